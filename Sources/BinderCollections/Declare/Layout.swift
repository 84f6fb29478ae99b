public import Binder

extension Chaining {
  /// Arranges the items of the section in a collection view; a table does not read it.
  ///
  ///     binder.onSection(.albums)
  ///       .layout(.grid(columns: 3, spacing: 8))
  ///       .bind(cellType: AlbumCell.self, models: { albums })
  ///
  /// A section without a layout has that of its collection view, which by default is a list.
  @discardableResult
  public func layout(_ layout: SectionLayout) -> Self { arranging { $0.layout = layout } }
}

/// The layout of a section in a collection view, among the parts of the section; a table does not read it.
///
///     OnSection(.albums) {
///       Layout(.grid(columns: 3, spacing: 8))
///       Cells(AlbumCell.self, models: albums)
///     }
@MainActor
public struct Layout<Section: TableViewSection>: SectionPart, MultiSectionPart {
  private let part: ArrangementPart<Section>

  /// Arranges items in a way.
  public init(_ layout: SectionLayout) { part = ArrangementPart { $0.layout = layout } }

  /// The layout as something that can stand beside cells.
  public var sectionParts: SectionPartGroup<Section, WithoutCells> { part.sectionParts }

  /// The layout as something that can stand beside cells by section.
  public var multiSectionParts: MultiSectionPartGroup<Section, HandlersOnly> {
    part.multiSectionParts
  }
}
