extension TableDriver: TableDataSource {
  func numberOfSections(in tableView: any TableHost) -> Int { content.sections.count }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    content.section(at: section)?.rowCount ?? 0
  }

  func tableView(
    _ tableView: any TableHost,
    cellForRowAt indexPath: IndexPath
  ) -> any TableCell {
    guard let section = content.section(at: indexPath.section),
      let row = section.row(indexPath.row)
    else { preconditionFailure("The table asked for a cell at \(indexPath), where no row is") }
    let cell = row.rows.cell(at: row.row, in: row.section, of: tableView)
    for handler in section.handlers.onDequeue { _ = handler.run(row, cell) }
    return cell
  }

  func tableView(_ tableView: any TableHost, titleForHeaderInSection section: Int) -> String? {
    title(content.section(at: section)?.header)
  }

  func tableView(_ tableView: any TableHost, titleForFooterInSection section: Int) -> String? {
    title(content.section(at: section)?.footer)
  }

  func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
    guard let section = content.section(at: section)?.section, !(section is WholeTable) else {
      return nil
    }
    return sectionName(of: section)
  }

  func tableView(
    _ tableView: any TableHost,
    identityOfRowAt indexPath: IndexPath
  ) -> String? {
    guard let row = content.section(at: indexPath.section)?.row(indexPath.row) else { return nil }
    return row.rows.identity(at: row.row)
  }

  func tableView(_ tableView: any TableHost, cellTypeNameInSection section: Int) -> String? {
    content.section(at: section)?.rows?.cellTypeName
  }

  func tableView(_ tableView: any TableHost, namesRowsInSection section: Int) -> Bool {
    content.section(at: section)?.rows?.hasIdentities ?? false
  }

  private func title(_ content: SupplementaryContent?) -> String? {
    if case .title(let text) = content { text } else { nil }
  }
}
