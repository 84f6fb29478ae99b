public import Binder

extension Chaining {
  /// Arranges the items of the section in a collection view; a table ignores it.
  ///
  ///     binder.onSection(.albums)
  ///       .layout(.grid(columns: 3, spacing: 8))
  ///       .bind(cellType: AlbumCell.self, models: { albums })
  ///
  /// A section without a layout has that of its collection view, which by default is a list.
  @discardableResult
  public func layout(_ layout: SectionLayout) -> Self { arranging { $0.layout = layout } }
}

/// The layout of a section in a collection view, among the parts of the section; a table ignores it.
///
///     OnSection(.albums) {
///       Layout(.grid(columns: 3, spacing: 8))
///       Cells(AlbumCell.self, models: albums)
///     }
@MainActor
public struct Layout<Section: TableViewSection>: SectionPart, MultiSectionPart {
  private let part: ArrangementPart<Section>

  /// Arranges items by a layout.
  public init(_ layout: SectionLayout) { part = ArrangementPart { $0.layout = layout } }

  /// The layout, as a part of a section.
  public var sectionParts: SectionPartGroup<Section, WithoutCells> { part.sectionParts }

  /// The layout, as a part of several sections.
  public var multiSectionParts: MultiSectionPartGroup<Section, HandlersOnly> {
    part.multiSectionParts
  }
}
