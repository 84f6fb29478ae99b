#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  /// Cells that a closure with a `UITableView` gives.
  extension CellsBySection where Cell == UITableViewCell, Reach == BindsData {
    /// Shows a cell of the closure's choice for each model.
    @_disfavoredOverload
    public init(
      models: [Section: [Model]],
      cellProvider:
        @escaping (_ tableView: UITableView, _ section: Section, _ row: Int, _ model: Model) ->
        UITableViewCell
    ) {
      self.init { Start($0).bind(cellProvider: cellProvider, models: models) }
    }

    /// Shows a cell of the closure's choice for each model that the other closure gives.
    @_disfavoredOverload
    public init(
      models: @escaping () -> [Section: [Model]],
      cellProvider:
        @escaping (_ tableView: UITableView, _ section: Section, _ row: Int, _ model: Model) ->
        UITableViewCell
    ) {
      self.init { Start($0).bind(cellProvider: cellProvider, models: models) }
    }

    /// Shows a cell of the closure's choice for each model of the latest element.
    @_disfavoredOverload
    public init(
      models: some AsyncSequence<[Section: [Model]], Never>,
      cellProvider:
        @escaping (_ tableView: UITableView, _ section: Section, _ row: Int, _ model: Model) ->
        UITableViewCell
    ) {
      self.init { Start($0).bind(cellProvider: cellProvider, models: models) }
    }

    /// Shows a cell of the closure's choice for each model of each section's array or data source.
    @_disfavoredOverload
    public init<Source: ObservableRows>(
      models: [Section: Source],
      cellProvider:
        @escaping (_ tableView: UITableView, _ section: Section, _ row: Int, _ model: Model) ->
        UITableViewCell
    ) where Source.Item == Model {
      self.init { Start($0).bind(cellProvider: cellProvider, models: models) }
    }
  }

  extension CellsBySection where Cell == UITableViewCell, Model: Hashable, Reach == BindsData {
    /// Shows a cell of the closure's choice for each item of the snapshot.
    @_disfavoredOverload
    public init(
      items: Model.Type,
      cellProvider:
        @escaping (_ tableView: UITableView, _ section: Section, _ row: Int, _ model: Model) ->
        UITableViewCell
    ) {
      self.init { Start($0).bind(cellProvider: cellProvider, items: items) }
    }
  }

  extension CellsBySection where Cell == UITableViewCell, Model == NoModel, Reach == BindsData {
    /// Shows as many cells of the closure's choice as the numbers say.
    @_disfavoredOverload
    public init(
      count: [Section: Int],
      cellProvider:
        @escaping (_ tableView: UITableView, _ section: Section, _ row: Int) -> UITableViewCell
    ) {
      self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
    }

    /// Shows as many cells of the closure's choice as the other closure says.
    @_disfavoredOverload
    public init(
      count: @escaping () -> [Section: Int],
      cellProvider:
        @escaping (_ tableView: UITableView, _ section: Section, _ row: Int) -> UITableViewCell
    ) {
      self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
    }

    /// Shows as many cells of the closure's choice as the latest element says.
    @_disfavoredOverload
    public init(
      count: some AsyncSequence<[Section: Int], Never>,
      cellProvider:
        @escaping (_ tableView: UITableView, _ section: Section, _ row: Int) -> UITableViewCell
    ) {
      self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
    }
  }
#endif
