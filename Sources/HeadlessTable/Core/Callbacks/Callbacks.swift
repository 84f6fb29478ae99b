import Binder

/// The callbacks of a table: nothing else calls its data source and its delegate, checks their results and records the calls.
@MainActor
struct Callbacks: CorePart {
  let core: TableCore

  var table: HeadlessTable { core.table }
  var delegate: (any TableDelegate)? { core.delegate }
  private var dataSource: (any TableDataSource)? { core.dataSource }
}

extension Callbacks {
  func sectionCount() -> Int {
    guard let dataSource = core.requiredDataSource else { return 0 }
    let count = valid(
      count: dataSource.numberOfSections(in: table),
      of: "sections in the table",
      most: Self.mostSections
    )
    note(.count(Call.Count(place: nil, value: count)))
    return count
  }

  /// The number of rows of each section: of the last one first, then of the others from the first one on, as in every log
  /// of `UITableView`.
  func rowCounts(
    ofSections sectionCount: Int,
    _ visit: (_ section: Int, _ count: Int) -> Void = { _, _ in }
  ) -> [Int] {
    guard sectionCount > 0 else { return [] }
    var counts = Array(repeating: 0, count: sectionCount)
    let dataSource = dataSource
    func count(_ section: Int) {
      counts[section] = rowCount(ofSection: section, from: dataSource)
      visit(section, counts[section])
    }
    count(sectionCount - 1)
    for section in 0..<sectionCount - 1 { count(section) }
    return counts
  }

  private func rowCount(ofSection section: Int, from dataSource: (any TableDataSource)?) -> Int {
    let count = valid(
      count: dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0,
      of: "rows in section \(section)",
      most: Self.mostRowsOfSection
    )
    note(.count(Call.Count(place: core.place(of: .section, section: section), value: count)))
    return count
  }

  /// More would take all memory, or a sum beyond what an integer holds.
  private static let mostSections = 10_000_000
  private static let mostRowsOfSection = 10_000_000_000

  private func valid(count: Int, of place: @autoclosure () -> String, most: Int) -> Int {
    if (0...most).contains(count) { return count }
    report(.invalidCount(count, of: place(), most: most))
    return 0
  }
}

extension Callbacks {
  func cell(_ request: ViewRequest, from dataSource: (any TableDataSource)?) -> (any TableCell)? {
    guard let row = request.row, let dataSource else { return nil }
    return views.during(request) {
      let cell = dataSource.tableView(table, cellForRowAt: row.indexPath)
      if core.host == .collection { check(cell, at: row) } else { warnIfMade(cell, for: row) }
      return cell
    }
  }

  /// Says once that cells are made and not dequeued: when a row gets the third one, as one is kept by a program that makes it.
  private func warnIfMade(_ cell: any TableCell, for row: RowPosition) {
    guard views.reuseIdentifier(of: cell) == nil, !(cell is PlaceholderCell),
      views.countMade(cell, for: row) == 3
    else { return }
    let type = ViewClass.of(cell).name
    let place = "row \(row.row) of section '\(core.name(ofSection: row.section))'"
    report(
      once: .madeCells,
      .warning,
      "The cells of \(place) are made, each time another \(type), and no cell is used again. Dequeue them: "
        + "dequeue(\(type).self)."
    )
  }

  private func check(_ cell: any TableCell, at row: RowPosition) {
    if views.reuseIdentifier(of: cell) == nil {
      report(.cellNotDequeued(row.indexPath, isMissing: cell is PlaceholderCell))
    } else {
      core.dequeuing.check(cell)
    }
  }

  /// The delegate's view of a header or a footer, or a view for the data source's title; nil without either.
  func view(
    _ kind: SupplementaryKind,
    section: Int,
    _ request: ViewRequest
  ) -> (any TableHeaderFooterView)? {
    views.during(request) {
      let view =
        switch kind {
        case .header: delegate?.tableView(table, viewForHeaderInSection: section)
        case .footer: delegate?.tableView(table, viewForFooterInSection: section)
        }
      if let view { return view }
      guard let title = title(kind, section: section) else { return nil }
      let titleView = views.takeTitle()
      titleView.textLabel.text = title
      return titleView
    }
  }

  func title(_ kind: SupplementaryKind, section: Int) -> String? {
    guard let dataSource = core.requiredDataSource else { return nil }
    return switch kind {
    case .header: dataSource.tableView(table, titleForHeaderInSection: section)
    case .footer: dataSource.tableView(table, titleForFooterInSection: section)
    }
  }
}

extension Callbacks {
  func name(ofSection section: Int) -> String? {
    core.during(.reading) { dataSource?.tableView(table, nameOfSection: section) }
  }

  /// Whether the data source names the rows of a section; never in the middle of a batch, when it may have other rows than
  /// the table.
  func namesRows(inSection section: Int) -> Bool {
    guard let dataSource, progress.batch == nil else { return false }
    return core.during(.reading) { dataSource.tableView(table, namesRowsInSection: section) }
  }

  func identity(of row: RowPosition) -> String? {
    core.during(.reading) { dataSource?.tableView(table, identityOfRowAt: row.indexPath) }
  }

  /// The names of the rows of a section for a picture, with those that it leaves out marked; nil where rows have none.
  func picturedNames(inSection section: Int) -> ((_ row: Int) -> String?)? {
    guard let dataSource, namesRows(inSection: section) else { return nil }
    if let source = dataSource as? any RowNaming {
      return Redaction.identities(source.rowNames(inSection: section))
    }
    return Redaction.identities { [table] in
      dataSource.tableView(table, identityOfRowAt: IndexPath(row: $0, section: section))
    }
  }

  func listStarts(inSection section: Int) -> [Int] {
    (dataSource as? any RowNaming)?.listStarts(inSection: section) ?? []
  }

  /// The type of the cells of a section that a picture does not list; nil where they differ or it is not known.
  func cellTypeName(inSection section: Int) -> String? {
    progress.batch == nil ? dataSource?.tableView(table, cellTypeNameInSection: section) : nil
  }

  func indexTitles() -> [String] { dataSource?.sectionIndexTitles(for: table) ?? [] }

  func section(ofIndexTitle title: String, at index: Int) -> Int {
    dataSource?.tableView(table, sectionForSectionIndexTitle: title, at: index) ?? index
  }
}
