/// The cells of one section, with their handlers and heights, as `Cells` declares them.
///
///     OnSection(.friends) {
///       Cells(PersonCell.self, models: friends) { row, cell, person in cell.show(person) }
///         .onTapped { row, cell, person in open(person) }
///         .cellHeight(44)
///     }
///
/// There is one `Cells` for each form of the chain's `bind`; each of the chain's handlers and dimensions for rows is a modifier.
/// Data is a value, which is read when the screen's body runs, or a closure.
@MainActor
public struct SectionCells<Section: TableViewSection, Cell, Model>:
  UniformRows, SectionModelRows, SectionPart
{
  private let write: (DeclarationWriter) -> Void

  @usableFromInline
  package init(_ declare: @escaping (PlainSectionChain<Section, any TableCell>) -> Void) {
    write = { declare(PlainSectionChain($0)) }
  }

  private init(write: @escaping (DeclarationWriter) -> Void) { self.write = write }

  /// The cells, as parts of a section.
  public var sectionParts: SectionPartGroup<Section, WithCells> { SectionPartGroup(write) }

  /// The same cells, with more declared for them.
  public func adding(_ addition: RowsAddition<Section>) -> SectionCells {
    SectionCells(write: { [write] writer in
      write(writer)
      addition.write(writer)
    })
  }
}

/// The cells of one section that has no models, as `Cells` declares them: their handlers receive none.
@MainActor
public struct PlainSectionCells<Section: TableViewSection, Cell>:
  UniformRows, PlainSectionRows, SectionPart
{
  /// There are no models.
  public typealias Model = NoModel

  private let write: (DeclarationWriter) -> Void

  @usableFromInline
  package init(_ declare: @escaping (PlainSectionChain<Section, any TableCell>) -> Void) {
    write = { declare(PlainSectionChain($0)) }
  }

  private init(write: @escaping (DeclarationWriter) -> Void) { self.write = write }

  /// The cells, as parts of a section.
  public var sectionParts: SectionPartGroup<Section, WithCells> { SectionPartGroup(write) }

  /// The same cells, with more declared for them.
  public func adding(_ addition: RowsAddition<Section>) -> PlainSectionCells {
    PlainSectionCells(write: { [write] writer in
      write(writer)
      addition.write(writer)
    })
  }
}

/// Stands for cells that another part of the screen binds to models of a type, to give them handlers and dimensions.
///
///     OnSection(.friends) {
///       Handlers(assuming: Person.self)
///         .onTapped { row, cell, person in open(person) }
///     }
///
/// A wrong assumption is reported when the screen is bound, with the section, the expected and the actual type.
@MainActor
public func Handlers<Section: TableViewSection, Model>(
  assuming modelType: Model.Type
) -> SectionCells<Section, any TableCell, Model> {
  SectionCells { _ in }
}

/// Stands for cells that another part of the screen binds, to give them handlers that take no model, and dimensions.
@MainActor
public func Handlers<Section: TableViewSection>() -> PlainSectionCells<Section, any TableCell> {
  PlainSectionCells { _ in }
}

extension SectionChain {
  @usableFromInline
  func onDequeue(ifGiven handler: ((Int, Cell, Model) -> Void)?) {
    if let handler { onDequeue(handler) }
  }
}

extension PlainSectionChain {
  @usableFromInline
  func onDequeue(ifGiven handler: ((Int, Cell) -> Void)?) {
    if let handler { onDequeue(handler) }
  }
}
