#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  /// Cells that a closure with a `UITableView` gives.
  extension Cells where Cell == UITableViewCell {
    /// Shows a cell of the closure's choice for each model.
    @_disfavoredOverload
    public init(
      models: [Model],
      cellProvider:
        @escaping (_ tableView: UITableView, _ row: Int, _ model: Model) -> UITableViewCell
    ) {
      self.init { Start($0).bind(cellProvider: cellProvider, models: models) }
    }

    /// Shows a cell of the closure's choice for each model that the other closure gives.
    @_disfavoredOverload
    public init(
      models: @escaping () -> [Model],
      cellProvider:
        @escaping (_ tableView: UITableView, _ row: Int, _ model: Model) -> UITableViewCell
    ) {
      self.init { Start($0).bind(cellProvider: cellProvider, models: models) }
    }

    /// Shows a cell of the closure's choice for each model of the latest element.
    @_disfavoredOverload
    public init(
      models: some AsyncSequence<[Model], Never>,
      cellProvider:
        @escaping (_ tableView: UITableView, _ row: Int, _ model: Model) -> UITableViewCell
    ) {
      self.init { Start($0).bind(cellProvider: cellProvider, models: models) }
    }

    /// Shows a cell of the closure's choice for each model of an observed array or a data source.
    @_disfavoredOverload
    public init<Source: ObservableRows>(
      models: Source,
      cellProvider:
        @escaping (_ tableView: UITableView, _ row: Int, _ model: Model) -> UITableViewCell
    ) where Source.Item == Model {
      self.init { Start($0).bind(cellProvider: cellProvider, models: models) }
    }
  }

  extension Cells where Cell == UITableViewCell, Model: Hashable {
    /// Shows a cell of the closure's choice for each item that the snapshot has in the section.
    @_disfavoredOverload
    public init(
      items: Model.Type,
      cellProvider:
        @escaping (_ tableView: UITableView, _ row: Int, _ model: Model) -> UITableViewCell
    ) {
      self.init { Start($0).bind(cellProvider: cellProvider, items: items) }
    }
  }

  extension Cells where Cell == UITableViewCell, Model == NoModel {
    /// Shows as many cells of the closure's choice as the number says.
    @_disfavoredOverload
    public init(
      count: Int,
      cellProvider:
        @escaping (_ tableView: UITableView, _ row: Int) -> UITableViewCell
    ) {
      self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
    }

    /// Shows as many cells of the closure's choice as the other closure says.
    @_disfavoredOverload
    public init(
      count: @escaping () -> Int,
      cellProvider:
        @escaping (_ tableView: UITableView, _ row: Int) -> UITableViewCell
    ) {
      self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
    }

    /// Shows as many cells of the closure's choice as the latest element says.
    @_disfavoredOverload
    public init(
      count: some AsyncSequence<Int, Never>,
      cellProvider:
        @escaping (_ tableView: UITableView, _ row: Int) -> UITableViewCell
    ) {
      self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
    }
  }
#endif
