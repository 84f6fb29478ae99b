public import Binder

extension Chaining {
  /// Arranges the items of the section in a collection view; a table shows its rows as always, with a warning.
  ///
  ///     binder.onSection(.albums)
  ///       .layout(.grid(columns: 3, spacing: 8))
  ///       .bind(cellType: AlbumCell.self, models: { albums })
  ///
  /// A section without a layout has that of its collection view, which by default is a list.
  @discardableResult
  public func layout(_ layout: SectionLayout) -> Self { arranging { $0.declare(layout) } }

  /// Arranges the items of the section by a layout that can change.
  ///
  ///     .sectionLayout { isWide ? .grid(columns: 5) : .list() }
  ///
  /// The closure is called whenever the data is read: at `finish()`, at each `refresh()`, and when something `@Observable` that
  /// it has read changes.
  ///
  /// - Parameter layout: Gives the layout.
  /// - Returns: The same chain.
  @discardableResult
  public func sectionLayout(
    @ClosureValue<SectionLayout> _ layout: @escaping () -> SectionLayout
  ) -> Self {
    arranging { $0.declare(reading: layout) }
  }
}

/// The layout of a section in a collection view, among the parts of the section; a table shows its rows as always, with a
/// warning.
///
///     OnSection(.albums) {
///       Layout(.grid(columns: 3, spacing: 8))
///       Cells(AlbumCell.self, models: albums)
///     }
@MainActor
public struct Layout<Section: TableViewSection>: SectionPart, MultiSectionPart {
  private let part: ArrangementPart<Section>

  /// Arranges items by a layout.
  public init(_ layout: SectionLayout) { part = ArrangementPart { $0.declare(layout) } }

  /// The layout, as a part of a section.
  public var sectionParts: SectionPartGroup<Section, WithoutCells> { part.sectionParts }

  /// The layout, as a part of several sections.
  public var multiSectionParts: MultiSectionPartGroup<Section, HandlersOnly> {
    part.multiSectionParts
  }
}
