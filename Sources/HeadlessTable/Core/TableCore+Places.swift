package import Binder

extension TableCore {
  /// It is read once between two changes of the content.
  package func name(ofSection section: Int) -> String {
    if let name = reports.knownName(ofSection: section) { return name }
    guard progress.batch == nil else { return String(section) }
    let text = callbacks.name(ofSection: section) ?? String(section)
    reports.keep(name: text, ofSection: section)
    return text
  }

  /// In the middle of a batch the data source may have other rows than the table, and is not called.
  package func identity(of row: RowPosition) -> String? {
    callbacks.namesRows(inSection: row.section) ? callbacks.identity(of: row) : nil
  }

  package func place(of row: RowPosition) -> Call.Place {
    guard layout.contains(row) else {
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

  /// The name of a row where the log records, else nil; to be read once.
  func recordedPlace(of row: RowPosition) -> Call.Place? {
    reports.log.isRecording ? place(of: row) : nil
  }

  package func place(of kind: Call.Place.Kind, section: Int) -> Call.Place {
    Call.Place(kind, section: section, sectionName: name(ofSection: section))
  }
}

// Places in messages.

extension TableCore {
  /// A row in a message: `row 2 of section 'friends'`.
  func text(of row: RowPosition) -> String {
    "\(host.row) \(row.row) of \(text(ofSection: row.section))"
  }

  /// A header or a footer in a message: `the header of section 'friends'`.
  func text(of kind: SupplementaryKind, section: Int) -> String {
    "the \(kind) of \(text(ofSection: section))"
  }

  private func text(ofSection section: Int) -> String {
    "section '\(reports.knownName(ofSection: section) ?? String(section))'"
  }

  /// A row in a message, with its table: `Row 2 of section 'inbox' of table 'mail'`.
  func sentenceStart(_ row: RowPosition) -> String {
    "\(text(of: row).capitalizedFirst) of \(named)"
  }
}

extension TableCore {
  func position(of path: IndexPath) -> RowPosition? {
    if let position = RowPosition(exactly: path) { return position }
    report(.invalidIndexPath(path, host: host))
    return nil
  }

  func existingRow(at path: IndexPath) -> RowPosition? {
    guard let row = position(of: path) else { return nil }
    if layout.contains(row) { return row }
    report(.rowOutOfBounds(path, counts: layout.counts(at: row.section)))
    return nil
  }

  /// The section with a name of any type; nil, with a message, when the table does not display it.
  func section<Name>(_ name: Name) -> Int? {
    guard let section = section(named: displayName(of: name)) else { return nil }
    if name is any TableViewSection, let source = dataSource as? any RowNaming,
      let type = source.typeOfName(ofSection: section), type != Name.self
    {
      report(
        .warning,
        "\(title) names section '\(displayName(of: name))' by a \(String(reflecting: type)), and not by a "
          + "\(String(reflecting: Name.self)). Name it as in the declaration."
      )
    }
    return section
  }

  func section(named name: String) -> Int? {
    if let section = layout.sectionIndices.first(where: { self.name(ofSection: $0) == name }) {
      return section
    }
    let displayed = layout.sectionIndices.map { "'\(self.name(ofSection: $0))'" }
    report(
      .error,
      "\(title) does not display section '\(name)'; it displays "
        + "\(displayed.isEmpty ? "none" : displayed.joined(separator: ", "))."
    )
    return nil
  }
}
