// Cells without models: as many as a number says, which is a value, a closure or a sequence.

extension Cells where Cell: TableCell, Model == NoModel {
  /// Shows as many cells of a type as the number says.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - count: How many rows there are.
  ///   - onDequeue: Runs each time a cell was dequeued for a row.
  public init(
    _ type: Cell.Type,
    count: Int,
    onDequeue: ((_ row: Int, _ cell: Cell) -> Void)? = nil
  ) {
    self.init { Start($0).bind(cellType: type, numberOfCells: count).onDequeue(ifGiven: onDequeue) }
  }

  /// Shows as many cells of a type as the number says, which the closure gives.
  public init(
    _ type: Cell.Type,
    count: @escaping () -> Int,
    onDequeue: ((_ row: Int, _ cell: Cell) -> Void)? = nil
  ) {
    self.init { Start($0).bind(cellType: type, numberOfCells: count).onDequeue(ifGiven: onDequeue) }
  }
}

extension Cells where Cell == any TableCell, Model == NoModel {
  /// Shows as many cells of the closure's choice as the number says.
  ///
  /// - Parameters:
  ///   - count: How many rows there are.
  ///   - cellProvider: Dequeues the cell for a row.
  public init(
    count: Int,
    @Answer<any TableCell> cellProvider:
      @escaping (_ tableView: any TableHost, _ row: Int) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
  }

  /// Shows as many cells of the closure's choice as the other closure says.
  public init(
    count: @escaping () -> Int,
    @Answer<any TableCell> cellProvider:
      @escaping (_ tableView: any TableHost, _ row: Int) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
  }

  /// Shows as many cells of the closure's choice as the latest element says.
  public init(
    count: any AsyncSequence<Int, Never>,
    @Answer<any TableCell> cellProvider:
      @escaping (_ tableView: any TableHost, _ row: Int) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
  }
}

extension CellsBySection where Cell: TableCell, Model == NoModel, Reach == BindsData {
  /// Shows as many cells of a type as the numbers say.
  ///
  /// - Parameters:
  ///   - type: The type of the cells; it is registered with the table.
  ///   - count: How many rows each section has.
  ///   - onDequeue: Runs each time a cell was dequeued for a row.
  public init(
    _ type: Cell.Type,
    count: [Section: Int],
    onDequeue: ((_ section: Section, _ row: Int, _ cell: Cell) -> Void)? = nil
  ) {
    self.init { Start($0).bind(cellType: type, numberOfCells: count).onDequeue(ifGiven: onDequeue) }
  }

  /// Shows as many cells of a type as the numbers say, which the closure gives.
  public init(
    _ type: Cell.Type,
    count: @escaping () -> [Section: Int],
    onDequeue: ((_ section: Section, _ row: Int, _ cell: Cell) -> Void)? = nil
  ) {
    self.init { Start($0).bind(cellType: type, numberOfCells: count).onDequeue(ifGiven: onDequeue) }
  }
}

extension CellsBySection where Cell == any TableCell, Model == NoModel, Reach == BindsData {
  /// Shows as many cells of the closure's choice as the number says.
  ///
  /// - Parameters:
  ///   - count: How many rows each section has.
  ///   - cellProvider: Dequeues the cell for a row.
  public init(
    count: [Section: Int],
    @Answer<any TableCell> cellProvider:
      @escaping (_ tableView: any TableHost, _ section: Section, _ row: Int) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
  }

  /// Shows as many cells of the closure's choice as the other closure says.
  public init(
    count: @escaping () -> [Section: Int],
    @Answer<any TableCell> cellProvider:
      @escaping (_ tableView: any TableHost, _ section: Section, _ row: Int) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
  }

  /// Shows as many cells of the closure's choice as the latest element says.
  public init(
    count: any AsyncSequence<[Section: Int], Never>,
    @Answer<any TableCell> cellProvider:
      @escaping (_ tableView: any TableHost, _ section: Section, _ row: Int) -> any TableCell
  ) {
    self.init { Start($0).bind(cellProvider: cellProvider, numberOfCells: count) }
  }
}
