public import Binder

extension SectionChaining {
  /// Fills the views of a kind in the section's layout, such as badges on its items.
  ///
  ///     .layout(.compositional(LayoutSection(group: photosWithBadges)))
  ///     .supplementary("badge", BadgeView.self) { index, badge in badge.count = unread[index] }
  ///
  /// The closure is called again for the views on the screen after each update, and at each refresh.
  ///
  /// - Parameters:
  ///   - kind: The kind, as in the layout.
  ///   - type: The class of the views, which is registered by itself.
  ///   - fill: Receives the number of the view among those of its kind in the section, counted from 0, and the view.
  /// - Returns: The same chain.
  @discardableResult
  public func supplementary<View: TableHeaderFooterView>(
    _ kind: String,
    _ type: View.Type,
    _ fill: @escaping (_ index: Int, _ view: View) -> Void
  ) -> Self { arranging { $0.add(kind, type, fill) } }
}

/// The views of a kind in a section's layout, such as badges on its items, among the parts of the section.
///
///     OnSection(.photos) {
///       Layout(.compositional(LayoutSection(group: photosWithBadges)))
///       Supplementary("badge", BadgeView.self) { index, badge in badge.count = unread[index] }
///       Cells(PhotoCell.self, models: photos)
///     }
///
/// The closure is called again for the views on the screen after each update, and at each refresh.
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
  ) { part = ArrangementPart { $0.add(kind, type, fill) } }

  /// The views, as parts of a section.
  public var sectionParts: SectionPartGroup<Section, WithoutCells> { part.sectionParts }
}

extension SectionArrangement {
  fileprivate mutating func add<View: TableHeaderFooterView>(
    _ kind: String,
    _ type: View.Type,
    _ fill: @escaping (Int, View) -> Void
  ) {
    views[kind] = { table, index in
      let view = table.dequeue(type)
      fill(index, view)
      return view
    }
  }
}
