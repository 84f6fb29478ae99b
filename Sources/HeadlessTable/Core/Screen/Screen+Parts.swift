import Binder

extension Screen {
  /// Shows a view of a part of the table that belongs to no section; nil takes it away.
  func show(_ view: (any TableHeaderFooterView)?, _ part: TablePart) {
    let lengthBefore = layout.contentLength
    displayed.show(view, part)
    let height = core.sizing.measure(part)
    note(.event(Call.Event(kind: .setView, place: nil, text: text(of: part, height))))
    clampOffset(from: lengthBefore)
    progress.layoutNeeded()
  }

  private func text(of part: TablePart, _ height: Double) -> String {
    guard let view = displayed.parts[part] else { return "\(part): none" }
    return "\(part): \(views.tag(of: view).name) · \(height.pointsText)"
  }
}
