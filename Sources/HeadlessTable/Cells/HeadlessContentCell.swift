public import Binder

/// A content of your own that says how a table without a screen shows it, where the stored properties are not enough.
///
///     extension MessageContent: @retroactive HeadlessContent {
///       public func preferredHeight(forWidth width: Double, contentSizeCategory: HeadlessView.ContentSizeCategory) -> Double? {
///         text.count > 80 ? 88 : 44
///       }
///     }
@MainActor
public protocol HeadlessContent: CellContent {
  /// What a snapshot lists; nil for the stored properties by name.
  var snapshotFields: [SnapshotField]? { get }

  /// The height in points that the content needs; nil leaves the choice to the table.
  func preferredHeight(
    forWidth width: Double,
    contentSizeCategory: HeadlessView.ContentSizeCategory
  ) -> Double?
}

extension HeadlessContent {
  /// The stored properties by name.
  public var snapshotFields: [SnapshotField]? { nil }

  /// Leaves the height to the table.
  public func preferredHeight(
    forWidth width: Double,
    contentSizeCategory: HeadlessView.ContentSizeCategory
  ) -> Double? { nil }
}

/// The cell of all contents.
package final class HeadlessContentCell: HeadlessCell, ContentShowing {
  package var content: (any CellContent)? { didSet { measured = MeasuredContent() } }
  private var measured = MeasuredContent()

  package override func prepareForReuse() {
    super.prepareForReuse()
    content = nil
  }

  package override func preferredHeight(forWidth width: Double) -> Double? {
    measured.height(of: content, forWidth: width, contentSizeCategory)
  }
}

/// The header or footer of all contents.
package final class HeadlessContentView: HeadlessHeaderFooterView, ContentShowing {
  package var content: (any CellContent)? { didSet { measured = MeasuredContent() } }
  private var measured = MeasuredContent()

  package override func prepareForReuse() { content = nil }

  package override func preferredHeight(forWidth width: Double) -> Double? {
    measured.height(of: content, forWidth: width, contentSizeCategory)
  }
}

/// The height that a view's content was measured with last, as each batch measures what is displayed: 68 in 320 points.
@MainActor
private struct MeasuredContent {
  private var last: (width: Double, category: HeadlessView.ContentSizeCategory, height: Double?)?

  mutating func height(
    of content: (any CellContent)?,
    forWidth width: Double,
    _ category: HeadlessView.ContentSizeCategory
  ) -> Double? {
    if let last, last.width == width, last.category == category { return last.height }
    let height = content?.height(forWidth: width, category)
    last = (width, category, height)
    return height
  }
}

extension ContentShowing {
  var contentName: String? { content.map { String(describing: type(of: $0)) } }
}

extension HeadlessTable {
  /// Dequeues a cell that shows a content by its fields.
  public func dequeueCell(showing content: any CellContent) -> any TableCell {
    dequeueCell(HeadlessContentCell.self, showing: content)
  }

  /// Dequeues a header or a footer that shows a content by its fields.
  public func dequeueHeaderFooterView(
    showing content: any CellContent
  ) -> any TableHeaderFooterView {
    dequeueHeaderFooterView(HeadlessContentView.self, showing: content)
  }
}

extension CellContent {
  /// What a snapshot lists of a content that says it itself; nil for one whose properties are listed.
  @MainActor var ownFields: [SnapshotField]? {
    (self as? ListContent)?.fields ?? (self as? any HeadlessContent)?.snapshotFields
  }

  @MainActor
  fileprivate func height(
    forWidth width: Double,
    _ category: HeadlessView.ContentSizeCategory
  ) -> Double? {
    if let list = self as? ListContent { return list.height(width, category) }
    return (self as? any HeadlessContent)?
      .preferredHeight(forWidth: width, contentSizeCategory: category)
  }
}

extension ListContent {
  fileprivate var fields: [SnapshotField] {
    var fields = [SnapshotField("text", .string(text))]
    if let secondaryText {
      var field = SnapshotField("secondaryText", .string(secondaryText))
      if arrangement == .sideBySide { field.alignment = .trailing }
      fields.append(field)
    }
    if let image { fields.append(SnapshotField("image", .word(image.word), kind: .image)) }
    return fields
  }

  /// The height of the texts, which wrap into further lines, and of the margins; nil for one line of the usual size.
  ///
  /// The margins are such that one line has the table's usual height. Unverified on devices; see `ListContentTests`.
  fileprivate func height(
    _ width: Double,
    _ category: HeadlessView.ContentSizeCategory
  ) -> Double? {
    let scale = category.bodyPointSize / 17
    let room = width - 40 - (image == nil ? 0 : 40)
    let main = TextAdvances(fontSize: 17 * scale)
    let second = TextAdvances(fontSize: (arrangement == .below ? 15 : 17) * scale)
    let isBeside =
      arrangement == .sideBySide
      && main.width(of: text) + second.width(of: secondaryText ?? "") + 8 <= room
    let first = main.height(of: text, room)
    let rest = secondaryText.map { second.height(of: $0, room) } ?? 0
    let height = 23 + (isBeside ? max(first, rest) : first + rest)
    return height > 44 ? height : nil
  }
}

extension TextAdvances {
  fileprivate func height(of text: String, _ width: Double) -> Double {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.reduce(0) {
      $0 + max(1, wrapped(String($1), to: max(width, fontSize), lines: 1_000).count)
    }
    return Double(lines) * (fontSize * 1.2).rounded(.up)
  }
}

extension ListImage {
  /// The image as pictures write it: `symbol(star)`.
  var word: String {
    switch self {
    case .symbol(let name): "symbol(\(name))"
    case .named(let name): "named(\(name))"
    }
  }
}
