package import Binder

extension HeadlessTable {
  /// The name that snapshots and the call log give a section.
  ///
  /// It is asked for once between two changes of the content.
  package func name(ofSection section: Int) -> String {
    if let name = reports.knownName(ofSection: section) { return name }
    guard progress.batch == nil else { return String(section) }
    let name = during(.asking) { dataSource?.tableView(self, nameOfSection: section) }
    let text = name ?? String(section)
    reports.keep(name: text, ofSection: section)
    return text
  }

  /// The name that snapshots and the call log give a row, if it has one.
  ///
  /// In the middle of a batch the data source may have other rows than the table: nobody is asked.
  package func identity(of row: RowPosition) -> String? {
    guard let dataSource, progress.batch == nil else { return nil }
    return during(.asking) {
      guard dataSource.tableView(self, namesRowsInSection: row.section) else { return nil }
      return dataSource.tableView(self, identityOfRowAt: row.indexPath)
    }
  }

  func place(of row: RowPosition) -> Call.Place {
    guard contains(row) else {
      return Call.Place(
        section: row.section,
        sectionName: String(row.section),
        row: row.row,
        identity: nil
      )
    }
    return namedPlace(of: row)
  }

  /// The place of a row that the data source has, if not yet the table.
  func namedPlace(of row: RowPosition) -> Call.Place {
    Call.Place(
      section: row.section,
      sectionName: name(ofSection: row.section),
      row: row.row,
      identity: identity(of: row)
    )
  }

  func place(of kind: Call.Place.Kind, section: Int) -> Call.Place {
    Call.Place(kind, section: section, sectionName: name(ofSection: section))
  }

  /// A row in a message: `row 2 of section 'friends'`.
  func text(of row: RowPosition) -> String {
    "row \(row.row) of section '\(reports.knownName(ofSection: row.section) ?? String(row.section))'"
  }
}
