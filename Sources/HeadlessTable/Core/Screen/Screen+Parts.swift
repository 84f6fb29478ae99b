import Binder

extension Screen {
  /// Shows a view of a part of the table that belongs to no section; nil takes it away.
  func show(_ view: (any TableHeaderFooterView)?, _ part: TablePart) {
    let heightBefore = layout.contentSize.height
    displayed.show(view, part)
    let height = measure(part)
    note(.event(Call.Event(kind: .setView, place: nil, text: text(of: part, height))))
    clampOffset(from: heightBefore)
    progress.layoutNeeded()
  }

  /// Measures the table's own header and footer.
  func measureParts() {
    for part in TablePart.allCases { _ = measure(part) }
  }

  /// Measures the view of a part; the placeholder is as high as the table.
  private func measure(_ part: TablePart) -> Double {
    var height = part == .placeholder ? layout.size.height : 0
    if let view = displayed.parts[part], part != .placeholder {
      height = callbacks.measure(view, part)
    }
    layout.setHeight(height, of: part)
    return height
  }

  private func text(of part: TablePart, _ height: Double) -> String {
    guard let view = displayed.parts[part] else { return "\(part): none" }
    return "\(part): \(views.tag(of: view).name) · \(height.pointsText)"
  }
}
