/// Puts the items of a scene together from what is known of each section.
///
/// It is pure: it never calls a table, only the closures that it is given. Sections stand one below
/// the other from y = 0; the edges of the viewport are drawn between the items they fall between.
///
/// - Complexity: O(sections + listed rows), and one call for each row that is not listed where
///   rows have identities, but no more than 10,000 for neighbours.
struct SceneComposer {
  /// Closures give what is not listed of a section's rows, and what is listed is at hand.
  struct Rows {
    var count: Int
    /// The identity of a row as text; nil when the section's rows have none.
    var identity: ((Int) -> String?)?
    /// The rows at which lists of contents begin: the names of rows are counted in each; none for rows of cells.
    var listStarts: [Int] = []
    /// The type of all cells; nil when it is not known without one.
    var type: String?
    /// The sum of the heights of a range of rows in points; best in O(log rows).
    var height: (Range<Int>) -> Double
    /// The rows to be listed, in ascending order; a second row of an identity is renamed to `~2`.
    var listed: [(row: Int, view: TableScene.View)] = []
    var badges: [Int: [TableScene.View]] = [:]
  }

  struct Section {
    var name: String
    var tags: [String]
    var layout: [String] = []
    /// The content offset of a section that scrolls orthogonally.
    var offset = 0.0
    /// Where it begins, for a section whose views are at their frames.
    var start: Double?
    /// Points of space above the header.
    var topGap: Double
    var header: TableScene.View?
    /// Points from the header's top to its bottom, listed or not.
    var headerHeight: Double
    var rows: Rows
    var footer: TableScene.View?
    /// Points from the footer's top to its bottom, listed or not.
    var footerHeight: Double
    /// Points of space below the footer.
    var bottomGap: Double
    /// The views that are neither rows nor header nor footer.
    var others: [TableScene.View] = []

    /// Describes a section; a listed header or footer brings its height with it.
    init(
      name: String,
      tags: [String] = [],
      topGap: Double = 0,
      header: TableScene.View? = nil,
      headerHeight: Double? = nil,
      rows: Rows,
      footer: TableScene.View? = nil,
      footerHeight: Double? = nil,
      bottomGap: Double = 0
    ) {
      self.name = name
      self.tags = tags
      self.topGap = topGap
      self.header = header
      self.headerHeight = headerHeight ?? header?.height ?? 0
      self.rows = rows
      self.footer = footer
      self.footerHeight = footerHeight ?? footer?.height ?? 0
      self.bottomGap = bottomGap
    }
  }

  /// The views that belong to no section.
  struct Parts {
    /// Above the first section, in a collection view.
    var above: [TableScene.View] = []
    /// Below the last section, in a collection view.
    var below: [TableScene.View] = []
    var header: TableScene.View?
    var footer: TableScene.View?
    /// Behind all sections, where there are no rows.
    var placeholder: TableScene.View?
  }

  private var column: SceneColumn
  private let isHorizontal: Bool
  /// The part of the content that the viewport shows, where views are at their frames.
  private let visible: TableRect?

  static func items(
    of sections: [Section],
    parts: Parts = Parts(),
    offset: Double,
    viewportHeight: Double,
    isHorizontal: Bool = false,
    visible: TableRect? = nil,
    contentEnd: Double = 0
  ) -> [TableScene.Item] {
    let column = SceneColumn(
      top: offset,
      bottom: offset + viewportHeight,
      contentEnd: contentEnd
    )
    var composer = SceneComposer(column: column, isHorizontal: isHorizontal, visible: visible)
    composer.add(parts.header)
    for view in parts.above { composer.add(view) }
    for section in sections { composer.add(section) }
    for view in parts.below { composer.add(view) }
    composer.add(parts.footer)
    var items = composer.column.finish()
    if let placeholder = parts.placeholder { items.insert(.view(placeholder), at: 0) }
    return items
  }

  private mutating func add(_ view: TableScene.View?) {
    guard let view else { return }
    guard let y = view.y, let visible else { return column.add(.view(view), height: view.height) }
    // What sticks is listed where it would be at rest, and a badge where its item is.
    let rect =
      view.restingPlace ?? TableRect(x: view.x, y: y, width: view.width ?? 0, height: view.height)
    let (start, length) = isHorizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
    let isInSight = !view.isOnItem && rect.intersects(visible)
    column.add(.view(view), from: start, to: start + length, isInSight: isInSight)
  }

  private mutating func add(_ section: Section) {
    var title = TableScene.Section(
      name: section.name,
      rowCount: section.rows.count,
      tags: section.tags
    )
    (title.layout, title.offset) = (section.layout, section.offset)
    if let start = section.start {
      column.add(section: title, at: start)
      add(section.header)
      add(section.rows)
      for view in section.others { add(view) }
      return add(section.footer)
    }
    column.add(.section(title), height: 0)
    column.add(gap: section.topGap)
    column.add(section.header.map { .view($0) }, height: section.headerHeight)
    add(section.rows)
    column.add(section.footer.map { .view($0) }, height: section.footerHeight)
    column.add(gap: section.bottomGap)
  }

  private mutating func add(_ rows: Rows) {
    var next = 0
    var names = RowNames(
      among: rows.identity == nil ? 0 : rows.count,
      listsFrom: rows.listStarts
    )
    for (row, view) in rows.listed {
      elide(next..<row, of: rows, &names)
      var view = view
      if let identity = view.identity { view.identity = names.name(of: identity, at: row) }
      add(view)
      for badge in rows.badges[row] ?? [] { add(badge) }
      next = row + 1
    }
    elide(next..<rows.count, of: rows, &names)
    if names.repeatedCount > 0 { column.tagSection("repeated=\(names.repeatedCount)") }
  }

  private mutating func elide(_ range: Range<Int>, of rows: Rows, _ names: inout RowNames) {
    guard !range.isEmpty else { return }
    var digest = RowDigest()
    if let identity = rows.identity {
      let unread = Self.unread(of: range)
      func read(_ range: Range<Int>) {
        for row in range {
          digest.add(identity: names.pass(identity(row), at: row), type: rows.type)
        }
      }
      read(range.lowerBound..<unread.lowerBound)
      if !unread.isEmpty { digest.add(rowCount: unread.count, type: rows.type) }
      read(unread.upperBound..<range.upperBound)
    } else {
      digest.add(rowCount: range.count, type: rows.type)
    }
    let height = rows.height(range)
    let elision = TableScene.Elision(
      rowCount: range.count,
      types: rows.type.map { [TableScene.TypeCount(type: $0, count: range.count)] } ?? [],
      height: height,
      digest: digest.value
    )
    column.add(.elision(elision), height: height)
  }

  /// The rows in the middle of many that are not listed, of which only the number counts.
  ///
  /// A picture of ten million rows takes no longer than one of ten thousand.
  private static func unread(of range: Range<Int>) -> Range<Int> {
    let end = longestEnd
    guard range.count > 2 * end else { return range.upperBound..<range.upperBound }
    return (range.lowerBound + end)..<(range.upperBound - end)
  }

  /// The most neighbours at either end of rows that are not listed whose identities are read.
  static let longestEnd = 5_000
}
