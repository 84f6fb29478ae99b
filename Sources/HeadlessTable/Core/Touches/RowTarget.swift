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
  /// The row, as a table finds it.
  var namedRow: NamedRow { get }
}

extension IndexPath: RowTarget {
  /// The row at the path, or the place at it in an existing section.
  public var namedRow: NamedRow {
    NamedRow(row: { $0.existingRow(at: self) }) { core in
      core.position(of: self).flatMap {
        core.layout.sectionIndices.contains($0.section) ? $0 : core.existingRow(at: self)
      }
    }
  }
}

extension RowPosition: RowTarget {
  /// The row at the position, or the place at it in an existing section.
  public var namedRow: NamedRow { indexPath.namedRow }
}

/// A row by the name of its section, by its own identity or by its position.
@MainActor
public struct NamedRow: RowTarget {
  /// Finds the row in a table; nil, with a message, when it has none.
  let row: @MainActor (TableCore) -> RowPosition?

  /// Finds the place at which a row can be dropped, also after the last row.
  let place: @MainActor (TableCore) -> RowPosition?

  fileprivate init(
    row: @escaping @MainActor (TableCore) -> RowPosition?,
    place: @escaping @MainActor (TableCore) -> RowPosition?
  ) { (self.row, self.place) = (row, place) }

  private init(place: @escaping @MainActor (TableCore) -> RowPosition?) {
    self.init(
      row: { core in
        guard let row = place(core) else { return nil }
        if core.layout.contains(row) { return row }
        core.reportMissingRow(row)
        return nil
      },
      place: place
    )
  }

  init<Section>(_ row: Int, in section: Section) {
    self.init { core in core.section(section).map { RowPosition(section: $0, row: row) } }
  }

  /// Finds the first row of an identity; O(rows above it).
  init(identity: String) {
    self.init { core in
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

  /// The row itself.
  public var namedRow: NamedRow { self }
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
