extension TableDriver: TableDataSource {
  func numberOfSections(in tableView: any TableHost) -> Int { shown.sectionCount }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    shown.rowCount(inSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    cellForRowAt indexPath: IndexPath
  ) -> any TableCell {
    guard let section = shown.section(at: indexPath.section),
      let row = shown.row(indexPath.row, inSection: indexPath.section)
    else { preconditionFailure("The table asked for a cell at \(indexPath), where no row is") }
    let cell = row.cell(of: tableView)
    for handler in section.handlers.onDequeue { _ = handler.run(row, cell) }
    return cell
  }

  func tableView(_ tableView: any TableHost, titleForHeaderInSection section: Int) -> String? {
    title(shown.section(at: section)?.header)
  }

  func tableView(_ tableView: any TableHost, titleForFooterInSection section: Int) -> String? {
    title(shown.section(at: section)?.footer)
  }

  func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
    shown.section(at: section)?.name
  }

  func tableView(
    _ tableView: any TableHost,
    identityOfRowAt indexPath: IndexPath
  ) -> String? {
    shown.row(indexPath.row, inSection: indexPath.section)?.identity
  }

  func tableView(_ tableView: any TableHost, cellTypeNameInSection section: Int) -> String? {
    shown.section(at: section)?.rows?.cellTypeName
  }

  func tableView(_ tableView: any TableHost, namesRowsInSection section: Int) -> Bool {
    shown.section(at: section)?.rows?.hasIdentities ?? false
  }

  private func title(_ content: SupplementaryContent?) -> String? {
    if case .title(let text) = content { text } else { nil }
  }
}
