public import Binder

extension SectionModelRows {
  /// Fills the view that each item has in the section's layout, such as a badge.
  ///
  ///     .layout(.compositional(LayoutSection(group: productsWithBadges)))
  ///     .bind(cellType: ProductCell.self, models: { products })
  ///     .supplementary("badge", BadgeView.self) { badge, product in badge.text = product.discount }
  ///
  /// The closure is called again for the views on the screen after each update, and at each refresh. The layout has one view of
  /// the kind on each item; one of a group or at an edge is filled by its number, before the cells.
  ///
  /// - Parameters:
  ///   - kind: The kind, as in the layout.
  ///   - type: The class of the views, which is registered by itself.
  ///   - fill: Receives the view, and the model of the item that it is on.
  /// - Returns: The same items, for further calls.
  @discardableResult
  public func supplementary<View: TableHeaderFooterView>(
    _ kind: String,
    _ type: View.Type,
    _ fill: @escaping (_ view: View, _ model: Model) -> Void
  ) -> Self { arranging { $0.views[kind] = ArrangedView(type, ofItem: .view(fill)) } }
}

extension MultiSectionModelRows {
  /// Fills the view that each item has in the section's layout, such as a badge.
  @discardableResult
  public func supplementary<View: TableHeaderFooterView>(
    _ kind: String,
    _ type: View.Type,
    _ fill: @escaping (_ section: Section, _ view: View, _ model: Model) -> Void
  ) -> Self { arranging { $0.views[kind] = ArrangedView(type, ofItem: .view(fill)) } }
}

extension ContentRowsDeclaration {
  /// Fills the view that each item has in the section's layout, such as a badge.
  ///
  ///     Rows(store.products) { product in ListContent(product.name) }
  ///       .supplementary("badge", BadgeView.self) { badge, product in badge.text = product.discount }
  ///
  /// The closure is called again for the views on the screen after each update, and at each refresh.
  ///
  /// - Parameters:
  ///   - kind: The kind, as in the layout.
  ///   - type: The class of the views, which is registered by itself.
  ///   - fill: Receives the view, and the model of the item that it is on.
  /// - Returns: The same items, for further calls.
  @discardableResult
  public func supplementary<View: TableHeaderFooterView>(
    _ kind: String,
    _ type: View.Type,
    _ fill: @escaping (_ view: View, _ model: Model) -> Void
  ) -> Self { arranging { $0.views[kind] = ArrangedView(type, ofItem: .view(fill)) } }
}

extension ContentRowDeclaration {
  /// Fills the view that the item has in the section's layout, such as a badge.
  @discardableResult
  public func supplementary<View: TableHeaderFooterView>(
    _ kind: String,
    _ type: View.Type,
    _ fill: @escaping (_ view: View) -> Void
  ) -> Self {
    arranging {
      $0.views[kind] = ArrangedView(type, ofItem: .view { (view: View, _: Void) in fill(view) })
    }
  }
}

extension PlainSectionRows {
  /// Fills the views of a kind in the section's layout, such as headers of its groups.
  ///
  ///     binder.onSection(.photos)
  ///       .layout(.compositional(LayoutSection(group: photosWithBadges)))
  ///       .supplementary("badge", BadgeView.self) { index, badge in badge.count = unread[index] }
  ///       .bind(cellType: PhotoCell.self, models: photos)
  ///
  /// Behind cells with models the closure of `supplementary` receives the view and the model. This one is called again for the
  /// views on the screen after each update, and at each refresh.
  ///
  /// - Parameters:
  ///   - kind: The kind, as in the layout.
  ///   - type: The class of the views, which is registered by itself.
  ///   - fill: Receives the number of the view among those of its kind in the section, counted from 0, and the view.
  /// - Returns: The same items, for further calls.
  @discardableResult
  public func supplementary<View: TableHeaderFooterView>(
    _ kind: String,
    _ type: View.Type,
    _ fill: @escaping (_ index: Int, _ view: View) -> Void
  ) -> Self { arranging { $0.views[kind] = ArrangedView(type, fill) } }
}

/// The views of a kind in a section's layout, known by their number, among the parts of the section.
///
///     OnSection(.photos) {
///       Layout(.compositional(LayoutSection(group: photosWithBadges)))
///       Supplementary("badge", BadgeView.self) { index, badge in badge.count = unread[index] }
///       Cells(PhotoCell.self, models: photos)
///     }
///
/// The closure is called again for the views on the screen after each update, and at each refresh. Views that belong to an item
/// each are filled with its model by `supplementary` behind the cells.
@MainActor
public struct Supplementary<Section: TableViewSection>: SectionPart {
  private let part: ArrangementPart<Section>

  /// Fills the views of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind, as in the layout.
  ///   - type: The class of the views, which is registered by itself.
  ///   - fill: Receives the number of the view among those of its kind in the section, counted from 0, and the view.
  public init<View: TableHeaderFooterView>(
    _ kind: String,
    _ type: View.Type,
    _ fill: @escaping (_ index: Int, _ view: View) -> Void
  ) { part = ArrangementPart { $0.views[kind] = ArrangedView(type, fill) } }

  /// The views, as parts of a section.
  public var sectionParts: SectionPartGroup<Section, WithoutCells> { part.sectionParts }
}
