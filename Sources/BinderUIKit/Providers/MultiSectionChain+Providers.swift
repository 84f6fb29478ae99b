#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  /// Binding cells that a closure with a `UITableView` gives.
  extension PlainMultiSectionChain where Reach == BindsData {
    /// Shows a cell of the closure's choice for each model.
    @_disfavoredOverload
    @discardableResult
    public func bind<NewModel>(
      cellProvider: @escaping (UITableView, Section, Int, NewModel) -> UITableViewCell,
      models: [Section: [NewModel]]
    ) -> MultiSectionChain<Section, UITableViewCell, NewModel, Reach> {
      bind(cellProvider: forAnyTable(cellProvider), models: models).withCells()
    }

    /// Shows a cell of the closure's choice for each model, read again at each refresh.
    @_disfavoredOverload
    @discardableResult
    public func bind<NewModel>(
      cellProvider: @escaping (UITableView, Section, Int, NewModel) -> UITableViewCell,
      models: @escaping () -> [Section: [NewModel]]
    ) -> MultiSectionChain<Section, UITableViewCell, NewModel, Reach> {
      bind(cellProvider: forAnyTable(cellProvider), models: models).withCells()
    }

    /// Shows a cell of the closure's choice for each model, until the callback sets others.
    @_disfavoredOverload
    @discardableResult
    public func bind<NewModel>(
      cellProvider: @escaping (UITableView, Section, Int, NewModel) -> UITableViewCell,
      models: [Section: [NewModel]],
      updatedBy callback: inout ([Section: [NewModel]]) -> Void
    ) -> MultiSectionChain<Section, UITableViewCell, NewModel, Reach> {
      bind(cellProvider: forAnyTable(cellProvider), models: models, updatedBy: &callback)
        .withCells()
    }

    /// Shows a cell of the closure's choice for each model of the latest element.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @_disfavoredOverload
    @discardableResult
    public func bind<NewModel>(
      cellProvider: @escaping (UITableView, Section, Int, NewModel) -> UITableViewCell,
      models: some AsyncSequence<[Section: [NewModel]], Never>
    ) -> MultiSectionChain<Section, UITableViewCell, NewModel, Reach> {
      bind(cellProvider: forAnyTable(cellProvider), models: models).withCells()
    }

    /// Shows a cell of the closure's choice for each model of the array or the data source of each section.
    @_disfavoredOverload
    @discardableResult
    public func bind<Source: ObservableRows>(
      cellProvider: @escaping (UITableView, Section, Int, Source.Item) -> UITableViewCell,
      models: [Section: Source]
    ) -> MultiSectionChain<Section, UITableViewCell, Source.Item, Reach> {
      bind(cellProvider: forAnyTable(cellProvider), models: models).withCells()
    }

    /// Shows a cell of the closure's choice for each item of the snapshot.
    @_disfavoredOverload
    @discardableResult
    public func bind<Item: Hashable>(
      cellProvider: @escaping (UITableView, Section, Int, Item) -> UITableViewCell,
      items: Item.Type
    ) -> MultiSectionChain<Section, UITableViewCell, Item, Reach> {
      bind(cellProvider: forAnyTable(cellProvider), items: items).withCells()
    }

    /// Shows as many cells of the closure's choice as the numbers say.
    @_disfavoredOverload
    @discardableResult
    public func bind(
      cellProvider: @escaping (UITableView, Section, Int) -> UITableViewCell,
      numberOfCells: [Section: Int]
    ) -> PlainMultiSectionChain<Section, UITableViewCell, Reach> {
      bind(cellProvider: forAnyTable(cellProvider), numberOfCells: numberOfCells).withCells()
    }

    /// Shows as many cells of the closure's choice as the numbers say, read again at each refresh.
    @_disfavoredOverload
    @discardableResult
    public func bind(
      cellProvider: @escaping (UITableView, Section, Int) -> UITableViewCell,
      numberOfCells: @escaping () -> [Section: Int]
    ) -> PlainMultiSectionChain<Section, UITableViewCell, Reach> {
      bind(cellProvider: forAnyTable(cellProvider), numberOfCells: numberOfCells).withCells()
    }

    /// Shows as many cells of the closure's choice as the numbers say, until the callback sets others.
    @_disfavoredOverload
    @discardableResult
    public func bind(
      cellProvider: @escaping (UITableView, Section, Int) -> UITableViewCell,
      numberOfCells: [Section: Int],
      updatedBy callback: inout ([Section: Int]) -> Void
    ) -> PlainMultiSectionChain<Section, UITableViewCell, Reach> {
      bind(
        cellProvider: forAnyTable(cellProvider),
        numberOfCells: numberOfCells,
        updatedBy: &callback
      ).withCells()
    }

    /// Shows as many cells of the closure's choice as the latest element says.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @_disfavoredOverload
    @discardableResult
    public func bind(
      cellProvider: @escaping (UITableView, Section, Int) -> UITableViewCell,
      numberOfCells: some AsyncSequence<[Section: Int], Never>
    ) -> PlainMultiSectionChain<Section, UITableViewCell, Reach> {
      bind(cellProvider: forAnyTable(cellProvider), numberOfCells: numberOfCells).withCells()
    }
  }
#endif
