/// The cells of several sections, with data by section and what is to be done with them.
///
///     OnSections(.friends, .enemies) {
///       CellsBySection(PersonCell.self, models: [.friends: friends, .enemies: enemies])
///         .onTapped { section, row, cell, person in open(person) }
///     }
///
/// Each form of the chain's `bind` is an initializer; each of its handlers and dimensions for rows is
/// a modifier, whose closure receives the section first. `Reach` says whether data is bound:
/// `BindsData`, or `HandlersOnly` for `HandlersBySection`.
@MainActor
public struct CellsBySection<Section: TableViewSection, Cell, Model, Reach>: SectionsPart,
  RowsOfSections
{
  @usableFromInline package typealias Start = PlainMultiSectionChain<Section, any TableCell, Reach>

  private let write: (DeclarationWriter) -> Void

  /// Cells that are written as the calls of a chain.
  @usableFromInline
  package init(_ write: @escaping (DeclarationWriter) -> Void) {
    self.write = write
  }

  /// The cells as something that can stand beside headers.
  public var sectionsParts: SectionsParts<Section, Reach> {
    SectionsParts(write)
  }

  /// The same cells, with more said about them.
  public func adding(_ addition: RowsAddition<Section>) -> CellsBySection {
    CellsBySection { [write] writer in
      write(writer)
      writer.add(addition.content)
    }
  }
}

extension CellsBySection: PlainRowsOfSections where Model == NoModel {}

/// Handlers and dimensions of cells that other parts of the screen bind.
///
///     OnAnySection {
///       HandlersBySection().onTapped { section, row, cell in log(section, row) }
///     }
public typealias HandlersBySection<Section: TableViewSection, Model> = CellsBySection<
  Section, any TableCell, Model, HandlersOnly
>

extension CellsBySection where Cell == any TableCell, Reach == HandlersOnly {
  /// Stands for cells that other parts bind to models of a type, to give them handlers.
  ///
  /// A wrong assumption is reported when the screen is bound, with the section, the expected and the
  /// actual type.
  public init(assuming modelType: Model.Type) {
    self.init { _ in }
  }
}

extension CellsBySection where Cell == any TableCell, Model == NoModel, Reach == HandlersOnly {
  /// Stands for cells that other parts bind, to give them handlers that take no model.
  public init() {
    self.init { _ in }
  }
}

extension MultiSectionChain {
  /// Sets the handler for dequeued cells that was written behind the data, if one was.
  @usableFromInline
  func onDequeue(ifGiven handler: ((Section, Int, Cell, Model) -> Void)?) {
    if let handler { onDequeue(handler) }
  }
}

extension PlainMultiSectionChain {
  /// Sets the handler for dequeued cells that was written behind the data, if one was.
  @usableFromInline
  func onDequeue(ifGiven handler: ((Section, Int, Cell) -> Void)?) {
    if let handler { onDequeue(handler) }
  }
}
