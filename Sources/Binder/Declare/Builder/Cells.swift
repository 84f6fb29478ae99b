/// The cells of one section, with what is to be done with them.
///
///     OnSection(.friends) {
///       Cells(PersonCell.self, models: friends) { row, cell, person in cell.show(person) }
///         .onTapped { row, cell, person in open(person) }
///         .cellHeight(44)
///     }
///
/// Each form of the chain's `bind` is an initializer; each of its handlers and dimensions for rows is
/// a modifier. Data is a value, which is read when the screen's body runs, or a closure.
@MainActor
public struct Cells<Section: TableViewSection, Cell, Model>: SectionPart, RowsOfSection {
  @usableFromInline package typealias Start = PlainSectionChain<Section, any TableCell>

  private let write: (DeclarationWriter) -> Void

  /// Cells that are written as the calls of a chain.
  @usableFromInline
  package init(_ write: @escaping (DeclarationWriter) -> Void) {
    self.write = write
  }

  /// The cells as something that can stand beside a header.
  public var sectionParts: SectionParts<Section, WithCells> {
    SectionParts(write)
  }

  /// The same cells, with more said about them.
  public func adding(_ addition: RowsAddition<Section>) -> Cells {
    Cells { [write] writer in
      write(writer)
      writer.add(addition.content)
    }
  }
}

extension Cells: PlainRowsOfSection where Model == NoModel {}

/// Handlers and dimensions of cells that another part of the screen binds.
///
///     OnSection(.friends) {
///       Handlers(assuming: Person.self)
///         .onTapped { row, cell, person in open(person) }
///     }
public typealias Handlers<Section: TableViewSection, Model> = Cells<
  Section, any TableCell, Model
>

extension Cells where Cell == any TableCell {
  /// Stands for cells that another part binds to models of a type, to give them handlers.
  ///
  /// A wrong assumption is reported when the screen is bound, with the section, the expected and the
  /// actual type.
  public init(assuming modelType: Model.Type) {
    self.init { _ in }
  }
}

extension Cells where Cell == any TableCell, Model == NoModel {
  /// Stands for cells that another part binds, to give them handlers that take no model.
  public init() {
    self.init { _ in }
  }
}

extension SectionChain {
  /// Sets the handler for dequeued cells that was written behind the data, if one was.
  @usableFromInline
  func onDequeue(ifGiven handler: ((Int, Cell, Model) -> Void)?) {
    if let handler { onDequeue(handler) }
  }
}

extension PlainSectionChain {
  /// Sets the handler for dequeued cells that was written behind the data, if one was.
  @usableFromInline
  func onDequeue(ifGiven handler: ((Int, Cell) -> Void)?) {
    if let handler { onDequeue(handler) }
  }
}
