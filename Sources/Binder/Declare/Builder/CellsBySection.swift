/// The cells of several sections, with data by section, handlers and heights, as `CellsBySection` declares them.
///
///     OnSections(.friends, .enemies) {
///       CellsBySection(PersonCell.self, models: [.friends: friends, .enemies: enemies])
///         .onTapped { section, row, cell, person in open(person) }
///     }
///
/// There is one `CellsBySection` for each form of the chain's `bind`; each of the chain's handlers and dimensions for rows is a
/// modifier, whose closure receives the section first. `DataPolicy` says whether data is bound: `BindsData`, or `HandlersOnly` for
/// `HandlersBySection`.
@MainActor
public struct MultiSectionCells<Section: TableViewSection, Cell, Model, DataPolicy>:
  UniformRows, MultiSectionModelRows, MultiSectionPart
{
  private let write: (DeclarationWriter) -> Void

  @usableFromInline
  package init(
    _ declare: @escaping (PlainMultiSectionChain<Section, any TableCell, DataPolicy>) -> Void
  ) {
    write = { declare(PlainMultiSectionChain($0)) }
  }

  private init(write: @escaping (DeclarationWriter) -> Void) { self.write = write }

  /// The cells, as parts of several sections.
  public var multiSectionParts: MultiSectionPartGroup<Section, DataPolicy> {
    MultiSectionPartGroup(write)
  }

  /// The same cells, with more declared for them.
  public func adding(_ addition: RowsAddition<Section>) -> MultiSectionCells {
    MultiSectionCells(write: { [write] writer in
      write(writer)
      addition.write(writer)
    })
  }
}

/// The cells of several sections that have no models, as `CellsBySection` declares them: their handlers receive none.
@MainActor
public struct PlainMultiSectionCells<Section: TableViewSection, Cell, DataPolicy>:
  UniformRows, PlainMultiSectionRows, MultiSectionPart
{
  /// There are no models.
  public typealias Model = NoModel

  private let write: (DeclarationWriter) -> Void

  @usableFromInline
  package init(
    _ declare: @escaping (PlainMultiSectionChain<Section, any TableCell, DataPolicy>) -> Void
  ) {
    write = { declare(PlainMultiSectionChain($0)) }
  }

  private init(write: @escaping (DeclarationWriter) -> Void) { self.write = write }

  /// The cells, as parts of several sections.
  public var multiSectionParts: MultiSectionPartGroup<Section, DataPolicy> {
    MultiSectionPartGroup(write)
  }

  /// The same cells, with more declared for them.
  public func adding(_ addition: RowsAddition<Section>) -> PlainMultiSectionCells {
    PlainMultiSectionCells(write: { [write] writer in
      write(writer)
      addition.write(writer)
    })
  }
}

/// Stands for cells that other parts of the screen bind to models of a type, to give them handlers and dimensions.
///
/// A wrong assumption is reported when the screen is bound, with the section, the expected and the actual type.
@MainActor
public func HandlersBySection<Section: TableViewSection, Model>(
  assuming modelType: Model.Type
) -> MultiSectionCells<Section, any TableCell, Model, HandlersOnly> {
  MultiSectionCells { _ in }
}

/// Stands for cells that other parts of the screen bind, to give them handlers that take no model, and dimensions.
///
///     OnAnySection {
///       HandlersBySection().onTapped { section, row, cell in log(section, row) }
///     }
@MainActor
public func HandlersBySection<Section: TableViewSection>() -> PlainMultiSectionCells<
  Section, any TableCell, HandlersOnly
> {
  PlainMultiSectionCells { _ in }
}

extension MultiSectionChain {
  @usableFromInline
  func onDequeue(ifGiven handler: ((Section, Int, Cell, Model) -> Void)?) {
    if let handler { onDequeue(handler) }
  }
}

extension PlainMultiSectionChain {
  @usableFromInline
  func onDequeue(ifGiven handler: ((Section, Int, Cell) -> Void)?) {
    if let handler { onDequeue(handler) }
  }
}
