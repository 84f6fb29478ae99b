// The closures that declarations take, for one section or several, for rows with models or without: each becomes one handler.

extension RowHandler where Argument == Void {
  package static func value<Model>(_ body: @escaping (Int, Model) -> Result) -> RowHandler {
    RowHandler { (_, row, _, model: Model) in body(row, model) }
  }

  package static func value<Section: TableViewSection, Model>(
    _ body: @escaping (Section, Int, Model) -> Result
  ) -> RowHandler {
    RowHandler { (section, row, _, model: Model) in body(section.typed(), row, model) }
  }
}

extension RowHandler where Argument == Void, Result == RowWork {
  static func work<Model>(
    _ body: @escaping @MainActor (Int, Model) async -> Void
  ) -> RowHandler {
    RowHandler { (_, row, _, model: Model) in { await body(row, model) } }
  }

  static func work<Section: TableViewSection, Model>(
    _ body: @escaping @MainActor (Section, Int, Model) async -> Void
  ) -> RowHandler {
    RowHandler { (section, row, _, model: Model) in { await body(section.typed(), row, model) } }
  }
}

extension RowHandler where Argument == (any TableCell)?, Result == RowWork {
  static func cellWork<Cell, Model>(
    _ body: @escaping @MainActor (Int, Cell?, Model) async -> Void
  ) -> RowHandler {
    RowHandler { (_, row, cell, model: Model) in { await body(row, cell as? Cell, model) } }
  }

  static func cellWork<Section: TableViewSection, Cell, Model>(
    _ body: @escaping @MainActor (Section, Int, Cell?, Model) async -> Void
  ) -> RowHandler {
    RowHandler { (section, row, cell, model: Model) in
      { await body(section.typed(), row, cell as? Cell, model) }
    }
  }
}

extension RowHandler where Argument == any TableHeaderFooterView, Result == Void {
  package static func view<View, Model>(_ body: @escaping (View, Model) -> Void) -> RowHandler {
    RowHandler { (_, _, view, model: Model) in (view as? View).map { body($0, model) } }
  }

  package static func view<Section: TableViewSection, View, Model>(
    _ body: @escaping (Section, View, Model) -> Void
  ) -> RowHandler {
    RowHandler { (section, _, view, model: Model) in
      (view as? View).map { body(section.typed(), $0, model) }
    }
  }
}

extension RowHandler where Argument == any TableCell, Result == Void {
  static func cell<Cell>(
    _ body: @escaping (Int, Cell) -> Void
  ) -> RowHandler {
    RowHandler { _, row, cell in (cell as? Cell).map { body(row, $0) } }
  }

  static func cell<Cell, Model>(
    _ body: @escaping (Int, Cell, Model) -> Void
  ) -> RowHandler {
    RowHandler { (_, row, cell, model: Model) in (cell as? Cell).map { body(row, $0, model) } }
  }

  static func cell<Section: TableViewSection, Cell>(
    _ body: @escaping (Section, Int, Cell) -> Void
  ) -> RowHandler {
    RowHandler { section, row, cell in (cell as? Cell).map { body(section.typed(), row, $0) } }
  }

  static func cell<Section: TableViewSection, Cell, Model>(
    _ body: @escaping (Section, Int, Cell, Model) -> Void
  ) -> RowHandler {
    RowHandler { (section, row, cell, model: Model) in
      (cell as? Cell).map { body(section.typed(), row, $0, model) }
    }
  }
}

// The closures of rows that are declared by what they show: with the model alone.

extension RowHandler where Argument == Void {
  static func value<Model>(_ body: @escaping (Model) -> Result) -> RowHandler {
    RowHandler { (_, _, _, model: Model) in body(model) }
  }
}

extension RowHandler where Result == RowWork {
  static func work<Model>(_ body: @escaping @MainActor (Model) async -> Void) -> RowHandler {
    RowHandler { (_, _, _, model: Model) in { await body(model) } }
  }
}

extension RowHandler where Argument == any TableCell, Result == Void {
  /// Code that may take its time and is begun at once, with the model.
  static func running<Model>(_ body: @escaping @MainActor (Model) async -> Void) -> RowHandler {
    RowHandler { (_, _, _, model: Model) in
      let work: RowWork = { await body(model) }
      runAtOnce { await work() }
    }
  }

  static func display<Model>(_ body: @escaping (Model) -> Void) -> RowHandler {
    RowHandler { (_, _, _, model: Model) in body(model) }
  }
}
