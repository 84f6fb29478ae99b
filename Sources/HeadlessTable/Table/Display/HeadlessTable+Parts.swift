public import Binder

extension HeadlessTable {
  /// The view of a part of the table that belongs to no section; nil for none.
  ///
  ///     let banner = table.view(of: .header) as? SaleBanner
  public func view(of part: TablePart) -> (any TableHeaderFooterView)? {
    layoutIfNeeded()
    return displayed.parts[part]
  }

  /// Shows a view above all sections, below them, or behind them; nil takes it away.
  ///
  /// A header or a footer is measured at once, and again at each reload.
  public func setView(_ view: (any TableHeaderFooterView)?, of part: TablePart) {
    let heightBefore = geometry.contentHeight
    displayed.show(view, part)
    let height = measure(part)
    note(.event(Call.Event(kind: .setView, place: nil, text: text(of: part, height))))
    clampOffset(from: heightBefore)
    progress.layoutNeeded()
  }

  /// Asks the table's own header and footer how high they are.
  func measureParts() {
    for part in TablePart.allCases { _ = measure(part) }
  }

  /// Asks the view of a part how high it is; the placeholder is as high as the table.
  private func measure(_ part: TablePart) -> Double {
    var height = part == .placeholder ? size.height : 0
    if let view = displayed.parts[part], part != .placeholder {
      (view as? HeadlessReusableView)?.contentSizeCategory = contentSizeCategory
      let own = view.preferredHeight(forWidth: size.width)
      height = valid(measured: own, of: "the view of the \(part) of the table") ?? profile.rowHeight
    }
    layout.setHeight(height, of: part)
    return height
  }

  private func text(of part: TablePart, _ height: Double) -> String {
    guard let view = displayed.parts[part] else { return "\(part): none" }
    return "\(part): \(views.tag(of: view).name) · \(height.pointsText)"
  }
}

extension HeadlessTable {
  /// The view of a part in a picture; nil for none.
  func pictured(_ part: TablePart, _ contents: PictureContents) -> TableScene.View? {
    guard let view = displayed.parts[part] else { return nil }
    let look = ViewFields(of: view)
    let type = ViewClass.of(view).name
    let identifier = views.reuseIdentifier(of: view)
    var scene = TableScene.View(
      kind: part.kind,
      height: part.height(in: layout),
      type: type,
      reuseIdentifier: identifier == type ? nil : identifier,
      tags: tags(of: view) ?? [],
      fields: look.fields,
      isMultiField: look.isMultiField,
      number: views.tag(of: view).name.number
    )
    if contents.hasElements { scene.read(view) }
    return scene
  }
}

extension TablePart {
  fileprivate var kind: TableScene.View.Kind {
    switch self {
    case .header: .tableHeader
    case .footer: .tableFooter
    case .placeholder: .placeholder
    }
  }

  fileprivate func height(in layout: TableLayout) -> Double {
    switch self {
    case .header: layout.geometry.header
    case .footer: layout.geometry.footer
    case .placeholder: layout.size.height
    }
  }
}
