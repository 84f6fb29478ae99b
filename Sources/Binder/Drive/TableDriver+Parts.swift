// The views above all sections, below them, and in place of rows.
extension TableDriver {
  func declareView<View: TableHeaderFooterView & ViewModelBindable>(
    of part: TablePart,
    _ type: View.Type,
    _ viewModel: @escaping () -> View.ViewModel?
  ) {
    reader.recorder.declareView(part.methodName, of: part, type, .closure(viewModel))
  }

  func declareView(of part: TablePart, _ content: @escaping () -> (any CellContent)?) {
    reader.recorder.declareView(part.methodName, of: part, .closure(content))
  }

  func showParts(in tableView: any TableHost) {
    for part in TablePart.allCases {
      let content = partContent(part)
      guard hasFinished else { return }
      if let content {
        show(content, as: part, in: tableView)
      } else if accessoryViews.parts.removeValue(forKey: part) != nil {
        tableView.setView(nil, of: part)
      }
    }
  }

  private func partContent(_ part: TablePart) -> (any SupplementaryView)? {
    guard let declaration = reader.declaration.parts[part] else { return nil }
    let hasRows = content.sections.contains { $0.rowCount > 0 }
    return part == .placeholder && hasRows ? nil : declaration.view.value
  }

  private func show(
    _ content: any SupplementaryView,
    as part: TablePart,
    in tableView: any TableHost
  ) {
    if let shown = accessoryViews.parts[part] {
      if content === shown.content || content.shows(sameAs: shown.content) { return }
      if content.fill(shown.view, thatShowed: shown.content) {
        accessoryViews.parts[part]?.content = content
        return tableView.setView(shown.view, of: part)
      }
    }
    let view = content.view(of: tableView)
    accessoryViews.parts[part] = (view, content)
    tableView.setView(view, of: part)
  }
}
