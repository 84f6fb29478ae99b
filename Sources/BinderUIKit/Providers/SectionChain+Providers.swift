#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  /// Binding cells that a closure with a `UITableView` gives.
  extension PlainSectionChain {
    /// Shows a cell of the closure's choice for each model.
    @_disfavoredOverload
    @discardableResult
    public func bind<NewModel>(
      cellProvider: @escaping (UITableView, Int, NewModel) -> UITableViewCell,
      models: [NewModel]
    ) -> SectionChain<Section, UITableViewCell, NewModel> {
      bind(cellProvider: forAnyTable(cellProvider), models: models).withCells()
    }

    /// Shows a cell of the closure's choice for each model, read again at each refresh.
    @_disfavoredOverload
    @discardableResult
    public func bind<NewModel>(
      cellProvider: @escaping (UITableView, Int, NewModel) -> UITableViewCell,
      models: @escaping () -> [NewModel]
    ) -> SectionChain<Section, UITableViewCell, NewModel> {
      bind(cellProvider: forAnyTable(cellProvider), models: models).withCells()
    }

    /// Shows a cell of the closure's choice for each model, until the callback sets others.
    @_disfavoredOverload
    @discardableResult
    public func bind<NewModel>(
      cellProvider: @escaping (UITableView, Int, NewModel) -> UITableViewCell,
      models: [NewModel],
      updatedBy callback: inout ([NewModel]) -> Void
    ) -> SectionChain<Section, UITableViewCell, NewModel> {
      bind(cellProvider: forAnyTable(cellProvider), models: models, updatedBy: &callback)
        .withCells()
    }

    /// Shows a cell of the closure's choice for each model of the latest element.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @_disfavoredOverload
    @discardableResult
    public func bind<NewModel>(
      cellProvider: @escaping (UITableView, Int, NewModel) -> UITableViewCell,
      models: some AsyncSequence<[NewModel], Never>
    ) -> SectionChain<Section, UITableViewCell, NewModel> {
      bind(cellProvider: forAnyTable(cellProvider), models: models).withCells()
    }

    /// Shows a cell of the closure's choice for each model of an observed array or a data source.
    @_disfavoredOverload
    @discardableResult
    public func bind<Source: ObservableRows>(
      cellProvider: @escaping (UITableView, Int, Source.Item) -> UITableViewCell,
      models: Source
    ) -> SectionChain<Section, UITableViewCell, Source.Item> {
      bind(cellProvider: forAnyTable(cellProvider), models: models).withCells()
    }

    /// Shows a cell of the closure's choice for each item that the snapshot has in the section.
    @_disfavoredOverload
    @discardableResult
    public func bind<Item: Hashable>(
      cellProvider: @escaping (UITableView, Int, Item) -> UITableViewCell,
      items: Item.Type
    ) -> SectionChain<Section, UITableViewCell, Item> {
      bind(cellProvider: forAnyTable(cellProvider), items: items).withCells()
    }

    /// Shows as many cells of the closure's choice as the number says.
    @_disfavoredOverload
    @discardableResult
    public func bind(
      cellProvider: @escaping (UITableView, Int) -> UITableViewCell,
      numberOfCells: Int
    ) -> PlainSectionChain<Section, UITableViewCell> {
      bind(cellProvider: forAnyTable(cellProvider), numberOfCells: numberOfCells).withCells()
    }

    /// Shows as many cells of the closure's choice as the number says, read again at each refresh.
    @_disfavoredOverload
    @discardableResult
    public func bind(
      cellProvider: @escaping (UITableView, Int) -> UITableViewCell,
      numberOfCells: @escaping () -> Int
    ) -> PlainSectionChain<Section, UITableViewCell> {
      bind(cellProvider: forAnyTable(cellProvider), numberOfCells: numberOfCells).withCells()
    }

    /// Shows as many cells of the closure's choice as the number says, until the callback sets another.
    @_disfavoredOverload
    @discardableResult
    public func bind(
      cellProvider: @escaping (UITableView, Int) -> UITableViewCell,
      numberOfCells: Int,
      updatedBy callback: inout (Int) -> Void
    ) -> PlainSectionChain<Section, UITableViewCell> {
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
      cellProvider: @escaping (UITableView, Int) -> UITableViewCell,
      numberOfCells: some AsyncSequence<Int, Never>
    ) -> PlainSectionChain<Section, UITableViewCell> {
      bind(cellProvider: forAnyTable(cellProvider), numberOfCells: numberOfCells).withCells()
    }
  }
#endif
