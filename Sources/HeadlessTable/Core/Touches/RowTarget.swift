public import Binder

/// The row of a gesture, named by its index path, its position, its section or its identity.
///
///     table.swipe(IndexPath(row: 0, section: 1))
///     table.swipe(.row(0, in: Section.inbox))
///     table.swipe(.id(mail.id))
///
/// A test whose gesture is about a row that is not there fails in the line of the gesture.
@MainActor
public protocol RowTarget {
  /// The row in a table; nil, with a message, when it has none.
  func position(in table: HeadlessTable) -> RowPosition?

  /// The place in a table at which a row can be dropped, also after the last row.
  func place(in table: HeadlessTable) -> RowPosition?
}

extension RowTarget {
  /// The place of the row.
  public func place(in table: HeadlessTable) -> RowPosition? { position(in: table) }
}

extension IndexPath: RowTarget {
  /// The row that the path names.
  public func position(in table: HeadlessTable) -> RowPosition? { table.core.existingRow(at: self) }

  /// The place that the path names, in an existing section.
  public func place(in table: HeadlessTable) -> RowPosition? {
    table.core.position(of: self).flatMap { $0.place(in: table) }
  }
}

extension RowPosition: RowTarget {
  /// The row itself.
  public func position(in table: HeadlessTable) -> RowPosition? {
    table.core.existingRow(at: indexPath)
  }

  /// The place itself, in an existing section.
  public func place(in table: HeadlessTable) -> RowPosition? {
    table.core.layout.sectionIndices.contains(section) ? self : position(in: table)
  }
}

/// A row by the name of its section, or by its own identity.
@MainActor
public struct NamedRow: RowTarget {
  private let find: (TableCore) -> RowPosition?

  init<Section>(_ row: Int, in section: Section) {
    find = { core in
      core.section(section).map { RowPosition(section: $0, row: row) }
    }
  }

  init(identity: String) {
    find = { core in
      for section in core.layout.sectionIndices {
        for row in 0..<core.layout.rowCount(ofSection: section) {
          let position = RowPosition(section: section, row: row)
          if core.identity(of: position) == identity { return position }
        }
      }
      core.report(.error, "\(core.title) has no \(core.host.row) with the identity '\(identity)'.")
      return nil
    }
  }

  /// The row in a table.
  ///
  /// - Complexity: O(sections), and for an identity O(rows above it).
  public func position(in table: HeadlessTable) -> RowPosition? {
    guard let row = find(table.core) else { return nil }
    if table.core.layout.contains(row) { return row }
    table.core.reportMissingRow(row)
    return nil
  }

  /// The place in a table, or the one after the last row of a section.
  public func place(in table: HeadlessTable) -> RowPosition? {
    find(table.core)
  }
}

extension RowTarget where Self == NamedRow {
  /// A row by its place in a section, which is named as in the declaration.
  public static func row<Section>(_ row: Int, in section: Section) -> NamedRow {
    NamedRow(row, in: section)
  }

  /// The first row with an identity: the model's `collectionId`, else its `id`, else the model itself.
  public static func id(_ id: some Hashable) -> NamedRow {
    NamedRow(identity: stableName(of: id) ?? String(describing: id))
  }
}

extension TableCore {
  fileprivate func reportMissingRow(_ row: RowPosition) {
    let count = layout.rowCount(ofSection: row.section)
    report(
      .error,
      "\(title) has no \(host.row) \(row.row) in section '\(name(ofSection: row.section))'"
        + (count == 0 ? ", which has no \(host.rows)." : "; its last \(host.row) is \(count - 1).")
    )
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
