#if canImport(UIKit)
  public import Binder
  public import UIKit

  // Providers that call what only a `UITableView` has, or return a `UITableViewCell`. Each form of `bind` with a provider
  // takes these too; code that needs no more than any table has goes on with `any TableHost`.

  /// Cells of a provider that knows a `UITableView`.
  @MainActor
  private func cell(
    of table: any TableHost,
    _ provide: (UITableView) -> UITableViewCell
  ) -> any TableCell {
    if let table = table as? UITableView { return provide(table) }
    table.report(
      TableDiagnostic(
        severity: .error,
        message: "A cell provider takes a UITableView, and the table is a \(type(of: table)). "
          + "Use only what any TableHost has where the declaration is shown in other tables, too."
      )
    )
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  extension SectionChain {
    /// Shows a cell of the closure's choice for each model.
    @_disfavoredOverload
    @discardableResult
    public func bind<NewModel>(
      cellProvider: @escaping (UITableView, Int, NewModel) -> UITableViewCell,
      models: [NewModel]
    ) -> SectionChain<Section, UITableViewCell, NewModel> {
      bind(
        cellProvider: { host, row, model in cell(of: host) { cellProvider($0, row, model) } },
        models: models
      ).continued()
    }

    /// Shows a cell of the closure's choice for each model, read again at each refresh.
    @_disfavoredOverload
    @discardableResult
    public func bind<NewModel>(
      cellProvider: @escaping (UITableView, Int, NewModel) -> UITableViewCell,
      models: @escaping () -> [NewModel]
    ) -> SectionChain<Section, UITableViewCell, NewModel> {
      bind(
        cellProvider: { host, row, model in cell(of: host) { cellProvider($0, row, model) } },
        models: models
      ).continued()
    }

    /// Shows as many cells of the closure's choice as the number says.
    @_disfavoredOverload
    @discardableResult
    public func bind(
      cellProvider: @escaping (UITableView, Int) -> UITableViewCell,
      numberOfCells: Int
    ) -> SectionChain<Section, UITableViewCell, NoModel> {
      bind(
        cellProvider: { host, row in cell(of: host) { cellProvider($0, row) } },
        numberOfCells: numberOfCells
      ).continued()
    }

    /// Shows as many cells of the closure's choice as the number says, read again at each refresh.
    @_disfavoredOverload
    @discardableResult
    public func bind(
      cellProvider: @escaping (UITableView, Int) -> UITableViewCell,
      numberOfCells: @escaping () -> Int
    ) -> SectionChain<Section, UITableViewCell, NoModel> {
      bind(
        cellProvider: { host, row in cell(of: host) { cellProvider($0, row) } },
        numberOfCells: numberOfCells
      ).continued()
    }
  }

  extension MultiSectionChain where Reach == BindsData {
    /// Shows a cell of the closure's choice for each model.
    @_disfavoredOverload
    @discardableResult
    public func bind<NewModel>(
      cellProvider: @escaping (UITableView, Section, Int, NewModel) -> UITableViewCell,
      models: [Section: [NewModel]]
    ) -> MultiSectionChain<Section, UITableViewCell, NewModel, Reach> {
      bind(
        cellProvider: { host, section, row, model in
          cell(of: host) { cellProvider($0, section, row, model) }
        },
        models: models
      ).continued()
    }

    /// Shows a cell of the closure's choice for each model, read again at each refresh.
    @_disfavoredOverload
    @discardableResult
    public func bind<NewModel>(
      cellProvider: @escaping (UITableView, Section, Int, NewModel) -> UITableViewCell,
      models: @escaping () -> [Section: [NewModel]]
    ) -> MultiSectionChain<Section, UITableViewCell, NewModel, Reach> {
      bind(
        cellProvider: { host, section, row, model in
          cell(of: host) { cellProvider($0, section, row, model) }
        },
        models: models
      ).continued()
    }

    /// Shows as many cells of the closure's choice as the numbers say.
    @_disfavoredOverload
    @discardableResult
    public func bind(
      cellProvider: @escaping (UITableView, Section, Int) -> UITableViewCell,
      numberOfCells: [Section: Int]
    ) -> MultiSectionChain<Section, UITableViewCell, NoModel, Reach> {
      bind(
        cellProvider: { host, section, row in cell(of: host) { cellProvider($0, section, row) } },
        numberOfCells: numberOfCells
      ).continued()
    }
  }

  extension Cells where Cell == any TableCell {
    /// Shows a cell of the closure's choice for each model.
    @_disfavoredOverload
    public init(
      models: [Model],
      cellProvider:
        @escaping (_ tableView: UITableView, _ row: Int, _ model: Model) -> UITableViewCell
    ) {
      self.init(models: models) { host, row, model in
        cell(of: host) { cellProvider($0, row, model) }
      }
    }
  }

  extension Cells where Cell == any TableCell, Model == NoModel {
    /// Shows as many cells of the closure's choice as the number says.
    @_disfavoredOverload
    public init(
      count: Int,
      cellProvider: @escaping (_ tableView: UITableView, _ row: Int) -> UITableViewCell
    ) {
      self.init(count: count) { host, row in cell(of: host) { cellProvider($0, row) } }
    }
  }

  extension CellsBySection where Cell == any TableCell, Reach == BindsData {
    /// Shows a cell of the closure's choice for each model.
    @_disfavoredOverload
    public init(
      models: [Section: [Model]],
      cellProvider:
        @escaping (_ tableView: UITableView, _ section: Section, _ row: Int, _ model: Model) ->
        UITableViewCell
    ) {
      self.init(models: models) { host, section, row, model in
        cell(of: host) { cellProvider($0, section, row, model) }
      }
    }
  }
#endif
