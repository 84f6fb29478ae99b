import Binder
import HeadlessTable
import TestSupport

/// A screen with a section for each tier of what may be known of models, and random changes of it.
@MainActor
final class RandomScreen {
  enum Part: Int, TableViewSection, CaseIterable { case one, two, named, equal, opaque, values }

  /// Identity and equality.
  struct Known: Identifiable, Equatable { var id: Int, text: Int }
  /// Identity only.
  struct Named: Identifiable { var id: Int, text: Int }
  /// Equality only.
  struct Equal: Equatable { var text: Int }
  /// Neither.
  struct Opaque { var text: Int }

  final class Cell: HeadlessCell {
    let label = Label()
  }

  struct Data {
    var known: [Part: [Known]] = [.one: [], .two: []]
    var named: [Named] = []
    var equal: [Equal] = []
    var opaque: [Opaque] = []
    var values: [Int] = []
    var titles: [Part: String] = [:]
    var displayed = Part.allCases
  }

  var data = Data()
  let table = HeadlessTable(id: "random", width: 320, height: 20_000)
  let binder: SectionedTableViewBinder<Part>
  /// Runs once at the next tap.
  var onTap: (() -> Void)?

  init() {
    table.onInconsistency = .collect
    binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    bind()
    binder.displayedSections = data.displayed
    binder.finish()
  }

  private func bind() {
    binder.onSections(.one, .two)
      .bind(cellType: Cell.self, models: { [unowned self] in data.known })
      .onDequeue { section, row, cell, model in cell.label.text = "\(model.id) \(model.text)" }
      .compared(.inBackground)
    binder.onSection(.named).bind(cellType: Cell.self, models: { [unowned self] in data.named })
      .onDequeue { row, cell, model in cell.label.text = "\(model.id)" }
    binder.onSection(.equal).bind(cellType: Cell.self, models: { [unowned self] in data.equal })
      .onDequeue { row, cell, model in cell.label.text = "\(model.text)" }
    binder.onSection(.opaque).bind(cellType: Cell.self, models: { [unowned self] in data.opaque })
      .onDequeue { row, cell, model in cell.label.text = "\(model.text)" }
    binder.onSection(.values).bind(cellType: Cell.self, models: { [unowned self] in data.values })
      .onDequeue { row, cell, model in cell.label.text = "\(model)" }
      .compared(.inBackground)
    binder.onAllOtherSections().bind(headerTitles: { [unowned self] in
      data.titles.mapValues { $0 }
    })
    binder.onAnySection().onTapped { [unowned self] section, row, cell in
      onTap?()
      onTap = nil
    }
  }

  /// What each displayed section should show, a text a row.
  var expected: [[String]] { data.displayed.map(rows) }

  private func rows(_ part: Part) -> [String] {
    switch part {
    case .one, .two: data.known[part, default: []].map { "\($0.id) \($0.text)" }
    case .named: data.named.map { "\($0.id)" }
    case .equal: data.equal.map { "\($0.text)" }
    case .opaque: data.opaque.map { "\($0.text)" }
    case .values: data.values.map { "\($0)" }
    }
  }

  /// What each section shows, a text a row.
  var shown: [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        let cell = table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell
        return cell?.label.text ?? "no cell"
      }
    }
  }

  /// The title of each section's header.
  var shownTitles: [String?] {
    (0..<table.numberOfSections).map { section in
      (table.headerView(forSection: section) as? any SnapshotDescribing)?
        .snapshotFields.first?.value.text
    }
  }

  /// What the titles should be.
  var expectedTitles: [String?] { data.displayed.map { data.titles[$0] } }

  /// The cells of rows whose identity is there once, by that identity and their text.
  var cells: [String: Cell] {
    var cells: [String: Cell] = [:]
    var seen: Set<String> = []
    for (section, part) in data.displayed.enumerated() where [.one, .two, .named].contains(part) {
      for (row, text) in rows(part).enumerated() {
        let key = (part == .named ? "named " : "known ") + text
        let id = (part == .named ? "named " : "known ") + text.prefix { $0 != " " }
        guard seen.insert(id).inserted else {
          cells = cells.filter { !$0.key.hasPrefix(id + " ") && $0.key != id }
          continue
        }
        cells[key] = table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell
      }
    }
    return cells
  }

  /// Changes a few things at random.
  func change(_ random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<9, using: &random) {
      case 0...2:
        let part: Part = (Int.random(in: 0..<100, using: &random) < 50) ? .one : .two
        edit(&data.known[part, default: []], &random) {
          Known(id: Int.random(in: 0..<40, using: &$0), text: Int.random(in: 0..<3, using: &$0))
        }
      case 3: moveAcross(&random)
      case 4:
        edit(&data.named, &random) {
          Named(id: Int.random(in: 0..<20, using: &$0), text: Int.random(in: 0..<3, using: &$0))
        }
      case 5: edit(&data.equal, &random) { Equal(text: Int.random(in: 0..<6, using: &$0)) }
      case 6: edit(&data.opaque, &random) { Opaque(text: Int.random(in: 0..<6, using: &$0)) }
      case 7: edit(&data.values, &random) { Int.random(in: 0..<9, using: &$0) }
      default: changeSections(&random)
      }
    }
  }

  private func changeSections(_ random: inout SplitMix64) {
    if (Int.random(in: 0..<100, using: &random) < 40) {
      data.titles = Dictionary(
        uniqueKeysWithValues: Part.allCases.filter { _ in
          (Int.random(in: 0..<100, using: &random) < 50)
        }
        .map { ($0, "title \(Int.random(in: 0..<2, using: &random))") }
      )
    } else {
      data.displayed = Part.allCases.shuffled(using: &random).filter { _ in
        (Int.random(in: 0..<100, using: &random) < 80)
      }
      binder.displayedSections = data.displayed
    }
  }

  private func moveAcross(_ random: inout SplitMix64) {
    let (from, to): (Part, Part) =
      (Int.random(in: 0..<100, using: &random) < 50) ? (.one, .two) : (.two, .one)
    guard var rows = data.known[from], !rows.isEmpty else { return }
    var row = rows.remove(at: Int.random(in: rows.indices, using: &random))
    if (Int.random(in: 0..<100, using: &random) < 30) { row.text += 1 }
    data.known[from] = rows
    let place = Int.random(in: 0...data.known[to, default: []].count, using: &random)
    data.known[to, default: []].insert(row, at: place)
  }

  private func edit<Row>(
    _ rows: inout [Row],
    _ random: inout SplitMix64,
    _ make: (inout SplitMix64) -> Row
  ) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      rows.insert(make(&random), at: Int.random(in: 0...rows.count, using: &random))
    case 2 where !rows.isEmpty:
      rows.remove(at: Int.random(in: rows.indices, using: &random))
    case 3 where !rows.isEmpty:
      rows[Int.random(in: rows.indices, using: &random)] = make(&random)
    case 4 where !rows.isEmpty:
      let row = rows.remove(at: Int.random(in: rows.indices, using: &random))
      rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
    default:
      rows = (0..<Int.random(in: 0...6, using: &random)).map { _ in make(&random) }
    }
  }
}

extension SnapshotValue {
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
