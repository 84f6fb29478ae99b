public import HeadlessTable

/// One way to show a screen: how wide, how high, in which style, and with text of which size.
///
///     [.width(375), .width(320), .text(.accessibilityLarge), TableVariant(height: 300, style: .grouped)]
public struct TableVariant: Hashable, Sendable {
  /// Points from left to right.
  public var width: Double

  /// Points from top to bottom.
  public var height: Double

  /// The style of the table, which separates its sections.
  public var style: TableSectionStyle

  /// The size of text that the reader prefers.
  public var contentSizeCategory: HeadlessView.ContentSizeCategory

  /// The direction in which lines run.
  public var layoutDirection: TableLayoutDirection

  /// Makes a variant.
  public init(
    width: Double = 375,
    height: Double = 640,
    style: TableSectionStyle = .plain,
    contentSizeCategory: HeadlessView.ContentSizeCategory = .large,
    layoutDirection: TableLayoutDirection = .leftToRight
  ) {
    self.width = width
    self.height = height
    self.style = style
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
  }

  /// A plain table of some width, 640 points high.
  public static func width(_ points: Double) -> TableVariant { TableVariant(width: points) }

  /// A plain table of some height, 375 points wide.
  public static func height(_ points: Double) -> TableVariant { TableVariant(height: points) }

  /// A table in a style, 375 points wide and 640 high.
  public static func style(_ style: TableSectionStyle) -> TableVariant {
    TableVariant(style: style)
  }

  /// A plain table with text of a size, 375 points wide and 640 high.
  public static func text(_ category: HeadlessView.ContentSizeCategory) -> TableVariant {
    TableVariant(contentSizeCategory: category)
  }

  /// A plain table whose lines begin at the right, 375 points wide and 640 high.
  public static let rightToLeft = TableVariant(layoutDirection: .rightToLeft)

  /// Makes a table as the variant says, which shows nothing yet; `id` is its name in snapshots and messages.
  @MainActor
  public func makeTable(
    id: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> HeadlessTable {
    let table = HeadlessTable(
      id: id,
      width: width,
      height: height,
      style: style,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    table.contentSizeCategory = contentSizeCategory
    table.layoutDirection = layoutDirection
    return table
  }

  /// Makes a collection view as the variant says, which shows nothing yet; the style is a table's alone.
  @MainActor
  public func makeCollectionView(
    id: String,
    layout: CollectionViewLayout = .sections(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> HeadlessCollectionView {
    let collection = HeadlessCollectionView(
      id: id,
      width: width,
      height: height,
      layout: layout,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    collection.contentSizeCategory = contentSizeCategory
    collection.layoutDirection = layoutDirection
    return collection
  }

  /// The differences from another variant: `width 320 · height 300`.
  func name(besides other: TableVariant) -> String {
    var parts: [String] = []
    if width != other.width { parts.append("width \(width.pointsText)") }
    if height != other.height { parts.append("height \(height.pointsText)") }
    if style != other.style { parts.append("style \(style.rawValue)") }
    if contentSizeCategory != other.contentSizeCategory {
      parts.append("text \(contentSizeCategory.rawValue)")
    }
    if layoutDirection != other.layoutDirection {
      parts.append(layoutDirection == .rightToLeft ? "right to left" : "left to right")
    }
    return parts.isEmpty ? "the same" : parts.joined(separator: " · ")
  }
}

extension SnapshotStrategy where Subject == [TableVariant] {
  /// One screen in several variants, under the name of the `id` of its table or collection view.
  ///
  ///     assertSnapshot(
  ///       of: [.width(375), .width(320)],
  ///       as: .screens(\.table) { PeopleScreen(table: $0.makeTable(id: "people")) }
  ///     )
  ///
  /// The text is the first variant in full, and of each other the lines that differ from the first, under a title
  /// such as `== width 320`.
  ///
  /// - Parameters:
  ///   - table: Returns the table or the collection view of a screen.
  ///   - picture: The picture of each.
  ///   - makeScreen: Makes the screen, which is kept until its table has been drawn.
  /// - Returns: The strategy.
  @MainActor
  public static func screens<Screen, List: HeadlessListView>(
    _ table: @escaping (Screen) -> List,
    in picture: TablePicture = .text,
    _ makeScreen: @escaping (TableVariant) throws -> Screen
  ) -> SnapshotStrategy {
    SnapshotStrategy { variants in
      var snapshot = try Snapshot(of: table, in: variants, as: picture, makeScreen)
      let first = snapshot.text
      snapshot.again = {
        let second = try? Snapshot(of: table, in: variants, as: picture, makeScreen)
        return second.map { (first, $0.text) }
      }
      return snapshot
    }
  }
}

extension Snapshot {
  /// Takes one snapshot of a screen in several variants: the first in full, of each other the lines that are
  /// not as in the first.
  @MainActor
  package init<Screen, List: HeadlessListView, Failure: Error>(
    of table: (Screen) -> List,
    in variants: [TableVariant],
    as picture: TablePicture,
    _ makeScreen: (TableVariant) throws(Failure) -> Screen
  ) throws(Failure) {
    guard !variants.isEmpty else {
      self.init("")
      faults = ["There are no variants: give at least one."]
      return
    }
    let snapshots = try variants.map { (variant) throws(Failure) -> Snapshot in
      // The screen keeps what its table holds weakly.
      let screen = try makeScreen(variant)
      return withExtendedLifetime(screen) { Snapshot(of: table(screen), as: picture) }
    }
    self = snapshots[0]
    format = "variants"
    // The lines that differ are text, whatever the pictures are.
    if variants.count > 1 { fileExtension = "txt" }
    for (variant, snapshot) in zip(variants, snapshots).dropFirst() {
      let diff = LineDiff(from: snapshots[0].text, to: snapshot.text)
      let name = variant.name(besides: variants[0])
      text +=
        "== \(name)\n"
        + (diff.isEmpty ? "  no line is another\n" : diff.changedLines())
      faults += snapshot.faults.map { "\(name): \($0)" }
      hints += snapshot.hints.filter { !hints.contains($0) }
    }
  }
}
