public import Binder

/// A row that a gesture is about, named by its index path, its position, its section or its identity.
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

  /// The place in a table that a row can be dropped at, which may be the one behind the last row.
  func place(in table: HeadlessTable) -> RowPosition?
}

extension RowTarget {
  /// The place of the row.
  public func place(in table: HeadlessTable) -> RowPosition? { position(in: table) }
}

extension IndexPath: RowTarget {
  /// The row that the path names.
  public func position(in table: HeadlessTable) -> RowPosition? { table.existingRow(at: self) }

  /// The place that the path names, in a section that there is.
  public func place(in table: HeadlessTable) -> RowPosition? {
    table.position(of: self).flatMap { $0.place(in: table) }
  }
}

extension RowPosition: RowTarget {
  /// The row itself.
  public func position(in table: HeadlessTable) -> RowPosition? {
    table.existingRow(at: indexPath)
  }

  /// The place itself, in a section that there is.
  public func place(in table: HeadlessTable) -> RowPosition? {
    table.sections.indices.contains(section) ? self : position(in: table)
  }
}

/// A row by the name of its section, or by its own identity.
@MainActor
public struct NamedRow: RowTarget {
  /// Finds the place, which is that of a row or the one behind the last row.
  private let find: (HeadlessTable) -> RowPosition?

  /// Finds the place of a row in a section with a name.
  init(_ row: Int, inSectionNamed name: String) {
    find = { table in
      table.section(named: name).map { RowPosition(section: $0, row: row) }
    }
  }

  /// Finds a row by the text of its identity.
  init(identity: String) {
    find = { table in
      for section in table.sections.indices {
        for row in 0..<table.geometry.section(section).rows.count {
          let position = RowPosition(section: section, row: row)
          if table.identity(of: position) == identity { return position }
        }
      }
      table.reportMistake("Table '\(table.id)' has no row with the identity '\(identity)'.")
      return nil
    }
  }

  /// The row in a table.
  ///
  /// - Complexity: O(sections), and for an identity O(rows above it).
  public func position(in table: HeadlessTable) -> RowPosition? {
    guard let row = find(table) else { return nil }
    if table.contains(row) { return row }
    table.reportMissingRow(row)
    return nil
  }

  /// The place in a table, which may be the one behind the last row of a section.
  public func place(in table: HeadlessTable) -> RowPosition? {
    find(table)
  }
}

extension RowTarget where Self == NamedRow {
  /// A row by its place in a section, which is named as in the declaration.
  public static func row<Section>(_ row: Int, in section: Section) -> NamedRow {
    NamedRow(row, inSectionNamed: displayName(of: section))
  }

  /// The first row with an identity: the model's `collectionId`, else its `id`, else the model itself.
  public static func id(_ id: some Hashable) -> NamedRow {
    NamedRow(identity: stableName(of: id) ?? String(describing: id))
  }
}

extension HeadlessTable {
  /// Reports something that a test asked for and a finger cannot do.
  func reportMistake(_ sentence: String) {
    report(TableDiagnostic(severity: .error, message: sentence))
  }

  /// The section with a name; nil, with a message, when the table does not display it.
  func section(named name: String) -> Int? {
    if let section = sections.indices.first(where: { self.name(ofSection: $0) == name }) {
      return section
    }
    let displayed = sections.indices.map { "'\(self.name(ofSection: $0))'" }
    reportMistake(
      "Table '\(id)' does not display section '\(name)'; it displays "
        + "\(displayed.isEmpty ? "none" : displayed.joined(separator: ", "))."
    )
    return nil
  }

  /// Says that a section that the table displays has no such row.
  fileprivate func reportMissingRow(_ row: RowPosition) {
    let count = geometry.section(row.section).rows.count
    reportMistake(
      "Table '\(id)' has no row \(row.row) in section '\(name(ofSection: row.section))'"
        + (count == 0 ? ", which has no rows." : "; its last row is \(count - 1).")
    )
  }

  /// Begins a gesture on a row: brings the row into view and begins a phase of the log.
  ///
  /// - Parameters:
  ///   - target: The row.
  ///   - participle: What is done to the row, for messages: `swiped`.
  ///   - title: Begins the title of the phase: `swipe`.
  ///   - body: Asks and tells the delegate; `interaction.touchedRow` is where the row is after each call.
  func gesture(
    on target: some RowTarget,
    _ participle: String,
    _ title: String,
    _ body: () -> Void
  ) {
    guard let row = readyRow(target, participle), bringIntoView(row, participle) else { return }
    beginPhase(title, row)
    during(.touching) { interaction.touching(row, body) }
  }

  /// The row that a gesture is about; nil, with a message, when there is none or the table is busy.
  func readyRow(_ target: some RowTarget, _ participle: String) -> RowPosition? {
    guard isReady(participle) else { return nil }
    return target.position(in: self)
  }

  /// Whether a finger can do something now; if not, a message says why.
  func isReady(_ participle: String) -> Bool {
    layoutIfNeeded()
    if progress.isFree { return true }
    reportMistake(
      "A row of table '\(id)' can't be \(participle), because the table is in the middle of a tap, "
        + "an update or a question. Do it after that."
    )
    return false
  }

  /// A row in a message, with its table: `Row 2 of section 'inbox' of table 'mail'`.
  func sentenceStart(_ row: RowPosition) -> String {
    "\(text(of: row).capitalizedFirst) of table '\(id)'"
  }
}
