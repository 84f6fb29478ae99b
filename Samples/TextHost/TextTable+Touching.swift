import Binder

extension TextTable {
  /// Does what a finger does that touches a row and lets go.
  func tap(_ path: IndexPath) {
    layoutIfNeeded()
    guard let row = row(at: path), let delegate,
      delegate.tableView(self, shouldHighlightRowAt: path)
    else { return }
    row.cell?.setHighlighted(true, animated: false)
    delegate.tableView(self, didHighlightRowAt: path)
    row.cell?.setHighlighted(false, animated: false)
    delegate.tableView(self, didUnhighlightRowAt: path)
    select(row, at: path, delegate)
    layoutIfNeeded()
  }

  private func select(_ row: TextRow, at path: IndexPath, _ delegate: any TableDelegate) {
    guard let target = delegate.tableView(self, willSelectRowAt: path),
      let targetRow = self.row(at: target)
    else { return }
    for old in selected where old !== targetRow { deselect(old, delegate) }
    if !isSelected(targetRow) { selected.append(targetRow) }
    targetRow.cell?.setSelected(true, animated: false)
    delegate.tableView(self, didSelectRowAt: target)
  }
}

extension TextTable {
  /// Deselects a row, or the one that the delegate names instead; a row that it keeps stays selected.
  private func deselect(_ row: TextRow, _ delegate: any TableDelegate) {
    guard let path = path(where: { $0 === row }),
      let target = delegate.tableView(self, willDeselectRowAt: path),
      let targetRow = self.row(at: target)
    else { return }
    targetRow.cell?.setSelected(false, animated: false)
    selected.removeAll { $0 === targetRow }
    delegate.tableView(self, didDeselectRowAt: target)
  }
}

/// A cell of a `TextTable`: a line.
@MainActor
protocol TextCell: TableCell {
  /// What the line says.
  var line: String { get }
}

extension TextTable {
  /// Every section with its title and its rows, a line each; a selected row has a `*` before it.
  var text: String {
    layoutIfNeeded()
    var lines: [String] = []
    for (index, section) in sections.enumerated() {
      if let title = dataSource?.tableView(self, titleForHeaderInSection: index) {
        lines.append("== \(title)")
      }
      for row in section.rows {
        let line = line(of: row.cell)
        lines.append((isSelected(row) ? "* " : "  ") + line)
      }
      if let title = dataSource?.tableView(self, titleForFooterInSection: index) {
        lines.append("   \(title)")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension TextTable {
  /// What a cell says: its own line, or the properties of the content that it shows.
  fileprivate func line(of cell: (any TableCell)?) -> String {
    guard let content = (cell as? any ContentShowing)?.content else {
      return (cell as? any TextCell)?.line ?? ""
    }
    if let list = content as? ListContent {
      return [list.text, list.secondaryText].compactMap { $0 }.joined(separator: "  ")
    }
    return Mirror(reflecting: content).children.map { "\($0.value)" }.joined(separator: "  ")
  }
}
