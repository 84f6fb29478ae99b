import Binder
import HeadlessTable
import TestSupport
import Testing

/// Two sections of letters that gestures and updates change.
@MainActor
private final class Letters {
  struct Letter: Identifiable, Equatable {
    let id: Int
    var count = 0
  }

  final class LetterCell: HeadlessCell {
    let label = Label()
  }

  final class CountView: HeadlessHeaderFooterView, ViewModelBindable {
    var viewModel: Int?

    override func preferredHeight(forWidth width: Double) -> Double? { Double(viewModel ?? 0) }
  }

  let table = HeadlessTable(id: "letters", width: 320, height: 300)
  private let binder: SectionedTableViewBinder<Section>
  private(set) var letters: [Section: [Letter]] = [.friends: [], .enemies: []]
  private var nextID = 0
  /// The actions that were performed, by the identity that the handler was given.
  private(set) var performed: [Int] = []
  /// What a handler was told that does not hold.
  private(set) var faults: [String] = []

  init(_ random: inout SplitMix64) {
    table.onInconsistency = .collect
    binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    for _ in 0..<8 { insert(&random) }
    binder.tableHeader(CountView.self) { [unowned self] in count }
    binder.placeholder(CountView.self) { 0 }
    binder.onSections(.friends, .enemies)
      .bind(cellType: LetterCell.self, models: { [unowned self] in letters })
      .onDequeue { section, row, cell, letter in cell.label.text = "\(letter.id) \(letter.count)" }
      .trailingSwipe { [unowned self] section, row, letter in
        SwipeAction("Delete", style: .destructive) {
          self.perform(letter, section, row) { self.letters[section]?.remove(at: row) }
          return .done
        }
        SwipeAction("Later") { [weak self] in
          await Task.yield()
          self?.perform(letter) {}
          return .refused
        }
      }
      .onDelete { [unowned self] section, row, letter in
        perform(letter, section, row) { letters[section]?.remove(at: row) }
      }
      .contextMenu { [unowned self] section, row, letter in
        MenuAction("Delete", style: .destructive) {
          self.perform(letter, section, row) { self.letters[section]?.remove(at: row) }
          return .done
        }
      }
      .accessory { section, row, letter in letter.id % 2 == 0 ? .detailButton : .none }
      .onAccessoryTapped { [unowned self] section, row, cell, letter in
        perform(letter, section, row) {}
        if cell?.label.text != "\(letter.id) \(letter.count)" {
          faults.append("\(letter.id) is not in the cell '\(cell?.label.text ?? "")'")
        }
      }
      .onMoved { [unowned self] from, to, letter in
        perform(letter, from.section, from.row) {
          guard letter.id % 3 != 0 else { return }
          letters[from.section]?.remove(at: from.row)
          letters[to.section]?.insert(letter, at: to.row)
        }
      }
    binder.finish(displaying: .friends, .enemies)
  }

  private func perform(
    _ letter: Letter,
    _ section: Section? = nil,
    _ row: Int? = nil,
    _ body: () -> Void
  ) {
    performed.append(letter.id)
    if let section, let row, letters[section]?[row].id != letter.id {
      faults.append("\(letter.id) is not row \(row) of \(section)")
    }
    body()
  }

  func refresh() { binder.refresh() }

  /// The number of all letters.
  private var count: Int { letters.values.reduce(0) { $0 + $1.count } }

  /// The cell that shows a letter; nil if it is out of sight.
  func cell(of letter: Letter) -> HeadlessCell? {
    binder.indexPath(for: letter.id).flatMap { table.cellForRow(at: $0) } as? HeadlessCell
  }

  /// The identity of the letter that a cell was filled with last.
  func letter(in cell: HeadlessCell?) -> Int? {
    let text = (cell as? LetterCell)?.label.text
    return text?.split(separator: " ").first.flatMap { Int($0) }
  }

  /// What the views above all sections and in place of rows show otherwise than the data.
  var partFaults: [String] {
    table.layoutIfNeeded()
    let shown = (table.view(of: .header) as? CountView)?.viewModel
    let isEmpty = table.view(of: .placeholder) != nil
    return (shown == count ? [] : ["the header shows \(shown ?? -1) of \(count)"])
      + (isEmpty == (count == 0) ? [] : ["the placeholder is \(isEmpty ? "" : "not ")there"])
      + (table.rect(forSection: 0).minY == Double(count) ? [] : ["the header has another height"])
  }

  func change(_ random: inout SplitMix64) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: insert(&random)
    case 1:
      for section in [Section.friends, .enemies] where Bool.random(using: &random) {
        remove(section, &random)
      }
    case 2: letters[section(&random)]?.shuffle(using: &random)
    default:
      let section = section(&random)
      for row in letters[section, default: []].indices
      where Int.random(in: 0..<3, using: &random) == 0 {
        letters[section]?[row].count += 1
      }
    }
    refresh()
  }

  private func insert(_ random: inout SplitMix64) {
    let section = section(&random)
    let row = Int.random(in: 0...(letters[section]?.count ?? 0), using: &random)
    letters[section]?.insert(Letter(id: nextID), at: row)
    nextID += 1
  }

  private func remove(_ section: Section, _ random: inout SplitMix64) {
    guard let row = letters[section]?.indices.randomElement(using: &random) else { return }
    letters[section]?.remove(at: row)
  }

  private func section(_ random: inout SplitMix64) -> Section {
    Bool.random(using: &random) ? .friends : .enemies
  }

  /// The letters that the cells show, and those of the data.
  var shown: [[String]] {
    (0..<2).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        let path = IndexPath(row: row, section: section)
        table.scrollToRow(at: path, at: .none)
        return (table.cellForRow(at: path) as? LetterCell)?.label.text ?? "no cell"
      }
    }
  }

  var expected: [[String]] {
    [Section.friends, .enemies].map { letters[$0, default: []].map { "\($0.id) \($0.count)" } }
  }

  func randomRow(_ random: inout SplitMix64) -> Letter? {
    letters.values.joined().sorted { $0.id < $1.id }.randomElement(using: &random)
  }

  func randomPlace(_ random: inout SplitMix64) -> RowPosition {
    table.layoutIfNeeded()
    let section = Int.random(in: 0..<2, using: &random)
    let row = Int.random(in: 0...table.numberOfRows(inSection: section), using: &random)
    return RowPosition(section: section, row: row)
  }
}

/// Random gestures among random updates, a hundred steps a seed: the table shows the data, no batch is refused, no action
/// is lost, and handlers get the row and the model that the finger saw.
@MainActor
@Suite("Random gestures among random updates", .bounded)
struct RandomGesturesTests {
  @Test(arguments: Cases.seeds(15))
  func gestures(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screen = Letters(&random)
    let table = screen.table
    for step in 0..<100 {
      let expected = perform(screen, &random)
      let place: Comment = "seed \(seed), step \(step)"
      if let expected { #expect(screen.performed.last == expected, place) }
      #expect(screen.faults == [], place)
      #expect(table.inconsistencies.isEmpty, place)
      #expect(table.diagnostics.isEmpty, place)
      if Int.random(in: 0..<3, using: &random) == 0 {
        table.setEditing(false)
        table.cancelDrag()
        screen.refresh()
        #expect(screen.shown == screen.expected, place)
        #expect(screen.partFaults == [], place)
      }
      guard table.diagnostics.isEmpty, table.inconsistencies.isEmpty, screen.faults.isEmpty else {
        return
      }
    }
  }

  /// Does something; the answer is the row whose handler must have been run, if it is known.
  private func perform(_ screen: Letters, _ random: inout SplitMix64) -> Int? {
    let table = screen.table
    guard let letter = screen.randomRow(&random) else {
      screen.change(&random)
      return nil
    }
    screen.refresh()
    let gesture = Int.random(in: 0..<10, using: &random)
    // Rows are dragged in editing mode, and swiped aside while it is not.
    table.setEditing([4, 6].contains(gesture))
    switch gesture {
    case 0, 1: screen.change(&random)
    case 2:
      table.swipe(.id(letter.id))
      let held = screen.cell(of: letter)
      if Bool.random(using: &random) { screen.change(&random) }
      table.layoutIfNeeded()
      guard !table.openActions.isEmpty else { return nil }
      let shown = screen.letter(in: held)
      #expect(shown == letter.id, "The cell of a row that is swiped aside shows another row")
      table.tapAction(Bool.random(using: &random) ? "Delete" : "Later")
      return nil
    case 3:
      table.tapAction("Delete", on: .id(letter.id))
      return letter.id
    case 4:
      table.tapDelete(.id(letter.id))
      if !table.openActions.isEmpty { table.tapAction("Delete") }
      return letter.id
    case 5:
      // A chosen action whose row has changed places since.
      let actions = table.swipe(.id(letter.id))
      screen.change(&random)
      actions.first?.perform()
    case 6:
      drag(letter.id, screen, &random)
    case 7:
      let titles = table.openContextMenu(.id(letter.id)).map(\.title)
      if Bool.random(using: &random) { screen.change(&random) }
      table.layoutIfNeeded()
      guard let title = titles.first, screen.randomRow(&random) != nil else {
        table.closeContextMenu()
        return nil
      }
      let isThere = screen.letters.values.joined().contains { $0.id == letter.id }
      table.choose(title)
      return isThere ? letter.id : nil
    case 8:
      guard letter.id % 2 == 0 else { return nil }
      table.tapAccessory(.id(letter.id))
      return letter.id
    default: table.fullSwipe(.id(letter.id))
    }
    return nil
  }

  private func drag(_ id: Int, _ screen: Letters, _ random: inout SplitMix64) {
    let table = screen.table
    table.beginDrag(.id(id))
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      table.drag(to: screen.randomPlace(&random))
      if Bool.random(using: &random) { screen.change(&random) }
      guard screen.letters.values.joined().contains(where: { $0.id == id }) else {
        // The row is gone: the finger lets go of nothing.
        return table.drop()
      }
    }
    table.drop()
  }
}
