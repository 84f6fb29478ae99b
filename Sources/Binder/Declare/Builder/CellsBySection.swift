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
  @usableFromInline
  package typealias Start = MultiSectionChain<Section, any TableCell, NoModel, Reach>
  @usableFromInline
  package typealias Chain = MultiSectionChain<Section, Cell, Model, Reach>

  private let declare: (Start) -> Chain

  /// Cells that a chain declares.
  @usableFromInline
  package init(_ declare: @escaping (Start) -> Chain) {
    self.declare = declare
  }

  /// The cells as something that can stand beside headers.
  public var sectionsParts: SectionsParts<Section, Reach> {
    SectionsParts { [declare] start in _ = declare(start) }
  }

  /// The same cells with more handlers or heights.
  public func handling(_ addition: HandlerAddition<Section>) -> CellsBySection {
    adding { $0.handling(addition) }
  }

  /// The same cells, with one more call of the chain.
  func adding(_ call: @escaping (Chain) -> Chain) -> CellsBySection {
    CellsBySection { [declare] start in call(declare(start)) }
  }
}

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
    self.init { $0.assuming(modelType: modelType) }
  }
}

extension CellsBySection where Cell == any TableCell, Model == NoModel, Reach == HandlersOnly {
  /// Stands for cells that other parts bind, to give them handlers that take no model.
  public init() {
    self.init { $0 }
  }
}

extension CellsBySection {
  /// Gives several dimensions in one call: `.dimensions(.cellHeight { … }, .headerHeight { … })`.
  public func dimensions(_ dimensions: MultiSectionDimension<Section, Model>...) -> CellsBySection {
    adding { chain in dimensions.reduce(chain) { $0.dimensions($1) } }
  }

  /// Gives every row the same height in points; `automaticDimension` lets the cell measure itself.
  public func cellHeight(_ height: Double) -> CellsBySection {
    adding { $0.cellHeight(height) }
  }

  /// Gives rows their heights in points; `automaticDimension` lets the cell measure itself.
  public func cellHeight(
    _ height: @escaping (_ section: Section, _ row: Int) -> Double
  ) -> CellsBySection {
    adding { $0.cellHeight(height) }
  }

  /// Gives rows their heights in points; `automaticDimension` lets the cell measure itself.
  public func cellHeight(
    _ height: @escaping (_ section: Section, _ row: Int, _ model: Model) -> Double
  ) -> CellsBySection {
    adding { $0.cellHeight(height) }
  }

  /// Gives one guess in points at the height of every row, used until it is displayed.
  public func estimatedCellHeight(_ height: Double) -> CellsBySection {
    adding { $0.estimatedCellHeight(height) }
  }

  /// Gives guesses in points at the heights of rows, used until they are displayed.
  public func estimatedCellHeight(
    _ height: @escaping (_ section: Section, _ row: Int) -> Double
  ) -> CellsBySection {
    adding { $0.estimatedCellHeight(height) }
  }

  /// Gives guesses in points at the heights of rows, used until they are displayed.
  public func estimatedCellHeight(
    _ height: @escaping (_ section: Section, _ row: Int, _ model: Model) -> Double
  ) -> CellsBySection {
    adding { $0.estimatedCellHeight(height) }
  }
}

extension CellsBySection {
  /// Has `refreshInBackground()` compare the models off the main actor.
  ///
  /// It is a matter of the model type: once said, it holds for all sections of the table that show the type.
  ///
  /// - Parameter comparison: `.inBackground`, which is there for models that are `Sendable`, and
  ///   `Identifiable` and `Equatable`, or `Hashable`.
  /// - Returns: The cells, to go on.
  public func compared(_ comparison: BackgroundComparison<Model>) -> CellsBySection {
    adding { $0.compared(comparison) }
  }
}

extension CellsBySection where Cell: ViewModelBindable, Model == NoModel {
  /// Has `refreshInBackground()` compare the view models off the main actor, where these are all that is bound.
  ///
  /// - Parameter comparison: `.inBackground`, which is there for view models that are `Sendable`, and
  ///   `Identifiable` and `Equatable`, or `Hashable`.
  /// - Returns: The cells, to go on.
  public func compared(_ comparison: BackgroundComparison<Cell.ViewModel>) -> CellsBySection {
    adding { $0.compared(comparison) }
  }
}
