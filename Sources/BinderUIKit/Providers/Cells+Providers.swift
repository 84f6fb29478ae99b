#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  /// Shows a cell of the closure's choice for each model.
  @MainActor @_disfavoredOverload
  public func Cells<Section: TableViewSection, Model>(
    models: [Model],
    cellProvider:
      @escaping (_ tableView: UITableView, _ row: Int, _ model: Model) -> UITableViewCell
  ) -> SectionCells<Section, UITableViewCell, Model> {
    SectionCells { $0.bind(cellProvider: cellProvider, models: models) }
  }

  /// Shows a cell of the closure's choice for each model of the latest element.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @MainActor @_disfavoredOverload
  public func StreamedCells<Section: TableViewSection, Model>(
    models: some AsyncSequence<[Model], Never>,
    cellProvider:
      @escaping (_ tableView: UITableView, _ row: Int, _ model: Model) -> UITableViewCell
  ) -> SectionCells<Section, UITableViewCell, Model> {
    SectionCells { $0.bind(cellProvider: cellProvider, models: models) }
  }

  /// Shows a cell of the closure's choice for each model of an observed array or a data source.
  @MainActor @_disfavoredOverload
  public func ObservedCells<Section: TableViewSection, Model, Source: ObservableRows>(
    models: Source,
    cellProvider:
      @escaping (_ tableView: UITableView, _ row: Int, _ model: Model) -> UITableViewCell
  ) -> SectionCells<Section, UITableViewCell, Model> where Source.Item == Model {
    SectionCells { $0.bind(cellProvider: cellProvider, models: models) }
  }

  /// Shows a cell of the closure's choice for each item that the snapshot has in the section.
  @MainActor @_disfavoredOverload
  public func Cells<Section: TableViewSection, Model: Hashable>(
    items: Model.Type,
    cellProvider:
      @escaping (_ tableView: UITableView, _ row: Int, _ model: Model) -> UITableViewCell
  ) -> SectionCells<Section, UITableViewCell, Model> {
    SectionCells { $0.bind(cellProvider: cellProvider, items: items) }
  }

  /// Shows as many cells of the closure's choice as the number says.
  @MainActor @_disfavoredOverload
  public func Cells<Section: TableViewSection>(
    count: Int,
    cellProvider:
      @escaping (_ tableView: UITableView, _ row: Int) -> UITableViewCell
  ) -> PlainSectionCells<Section, UITableViewCell> {
    PlainSectionCells { $0.bind(cellProvider: cellProvider, numberOfCells: count) }
  }

  /// Shows as many cells of the closure's choice as the latest element says.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @MainActor @_disfavoredOverload
  public func StreamedCells<Section: TableViewSection>(
    count: some AsyncSequence<Int, Never>,
    cellProvider:
      @escaping (_ tableView: UITableView, _ row: Int) -> UITableViewCell
  ) -> PlainSectionCells<Section, UITableViewCell> {
    PlainSectionCells { $0.bind(cellProvider: cellProvider, numberOfCells: count) }
  }
#endif
