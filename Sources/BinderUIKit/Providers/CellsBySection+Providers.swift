#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  /// Shows a cell of the closure's choice for each model.
  @MainActor @_disfavoredOverload
  public func CellsBySection<Section: TableViewSection, Model>(
    models: [Section: [Model]],
    cellProvider:
      @escaping (_ tableView: UITableView, _ section: Section, _ row: Int, _ model: Model) ->
      UITableViewCell
  ) -> MultiSectionCells<Section, UITableViewCell, Model, BindsData> {
    MultiSectionCells { $0.bind(cellProvider: cellProvider, models: models) }
  }

  /// Shows a cell of the closure's choice for each model of the latest element.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @MainActor @_disfavoredOverload
  public func StreamedCellsBySection<Section: TableViewSection, Model>(
    models: some AsyncSequence<[Section: [Model]], Never>,
    cellProvider:
      @escaping (_ tableView: UITableView, _ section: Section, _ row: Int, _ model: Model) ->
      UITableViewCell
  ) -> MultiSectionCells<Section, UITableViewCell, Model, BindsData> {
    MultiSectionCells { $0.bind(cellProvider: cellProvider, models: models) }
  }

  /// Shows a cell of the closure's choice for each model of each section's array or data source.
  @MainActor @_disfavoredOverload
  public func ObservedCellsBySection<Section: TableViewSection, Model, Source: ObservableRows>(
    models: [Section: Source],
    cellProvider:
      @escaping (_ tableView: UITableView, _ section: Section, _ row: Int, _ model: Model) ->
      UITableViewCell
  ) -> MultiSectionCells<Section, UITableViewCell, Model, BindsData> where Source.Item == Model {
    MultiSectionCells { $0.bind(cellProvider: cellProvider, models: models) }
  }

  /// Shows a cell of the closure's choice for each item of the snapshot.
  @MainActor @_disfavoredOverload
  public func CellsBySection<Section: TableViewSection, Model: Hashable>(
    items: Model.Type,
    cellProvider:
      @escaping (_ tableView: UITableView, _ section: Section, _ row: Int, _ model: Model) ->
      UITableViewCell
  ) -> MultiSectionCells<Section, UITableViewCell, Model, BindsData> {
    MultiSectionCells { $0.bind(cellProvider: cellProvider, items: items) }
  }

  /// Shows as many cells of the closure's choice as the numbers say.
  @MainActor @_disfavoredOverload
  public func CellsBySection<Section: TableViewSection>(
    count: [Section: Int],
    cellProvider:
      @escaping (_ tableView: UITableView, _ section: Section, _ row: Int) -> UITableViewCell
  ) -> PlainMultiSectionCells<Section, UITableViewCell, BindsData> {
    PlainMultiSectionCells { $0.bind(cellProvider: cellProvider, numberOfCells: count) }
  }

  /// Shows as many cells of the closure's choice as the latest element says.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @MainActor @_disfavoredOverload
  public func StreamedCellsBySection<Section: TableViewSection>(
    count: some AsyncSequence<[Section: Int], Never>,
    cellProvider:
      @escaping (_ tableView: UITableView, _ section: Section, _ row: Int) -> UITableViewCell
  ) -> PlainMultiSectionCells<Section, UITableViewCell, BindsData> {
    PlainMultiSectionCells { $0.bind(cellProvider: cellProvider, numberOfCells: count) }
  }
#endif
