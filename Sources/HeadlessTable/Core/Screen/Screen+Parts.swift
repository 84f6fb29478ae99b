import Binder

extension Screen {
  /// Shows a view of a part of the table that belongs to no section; nil takes it away.
  ///
  /// A collection view shows the placeholder as its background, and has no place for the others.
  func show(_ view: (any TableHeaderFooterView)?, _ part: TablePart) {
    if core.host == .collection, part != .placeholder { return refuse(view, part) }
    let lengthBefore = layout.contentLength
    displayed.show(view, part)
    let height = core.sizing.measure(part)
    note(.setView, nil, text(of: part, height))
    clampOffset(from: lengthBefore)
    progress.layoutNeeded()
  }

  private func refuse(_ view: (any TableHeaderFooterView)?, _ part: TablePart) {
    guard view != nil else { return }
    report(
      once: .partOfCollectionView(part),
      .warning,
      "A collection view has no \(part) of its own; declare it as one of its first or its last section."
    )
  }

  private func text(of part: TablePart, _ height: Double) -> String {
    guard let view = displayed.parts[part] else { return "\(part): none" }
    return "\(part): \(views.tag(of: view).name) · \(height.pointsText)"
  }
}
