import Binder
import BinderUIKit
import HeadlessTable
import TestSupport
import UIKit

/// Two sections of letters that random gestures and random updates change, in a table of UIKit.
@MainActor
final class RandomGestures {
  private struct Letter: Identifiable, Equatable {
    let id: Int
    var count = 0

    var text: String { "\(id) \(count)" }
  }

  private var random: SplitMix64
  private let table = Adapted.table(height: 300)
  private let binder: SectionedTableViewBinder<Circle>
  private var letters: [Circle: [Letter]] = [.near: [], .far: []]
  private var nextID = 0
  /// The identities that handlers were given.
  private var performed: [Int] = []
  /// What a handler was told that does not hold.
  private var faults: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    table.player.onInconsistency = .collect
    table.diagnosticHandler = { [weak self] in self?.faults.append("\($0)") }
    for _ in 0..<8 { insert() }
    declare()
    binder.displayedSections = [.near, .far]
    binder.finish()
    let host: any TableHost = table
    table.names = host.dataSource
  }

  private func declare() {
    binder.onSections(.near, .far)
      .bind(cellType: FriendCell.self, models: { [unowned self] in letters })
      .onDequeue { _, _, cell, letter in cell.textLabel?.text = letter.text }
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
      .onMoved { [unowned self] from, to, letter in
        perform(letter, from.section, from.row) {
          guard letter.id % 3 != 0 else { return }
          letters[from.section]?.remove(at: from.row)
          letters[to.section]?.insert(letter, at: to.row)
        }
      }
      .contextMenu { [unowned self] section, row, letter in
        [
          MenuAction("Show") {
            self.perform(letter, section, row) {}
            return .done
          }
        ]
      }
      .onPreviewTapped { [unowned self] section, row, letter in
        perform(letter, section, row) {}
      }
  }

  private func perform(
    _ letter: Letter,
    _ section: Circle? = nil,
    _ row: Int? = nil,
    _ body: () -> Void
  ) {
    performed.append(letter.id)
    if let section, let row, letters[section]?[row].id != letter.id {
      faults.append("\(letter.id) is not row \(row) of \(section)")
    }
    body()
  }
}

// Updates.
extension RandomGestures {
  private func change() {
    let section = anySection()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: insert()
    case 1:
      if let row = letters[section]?.indices.randomElement(using: &random) {
        letters[section]?.remove(at: row)
      }
    case 2: letters[section]?.shuffle(using: &random)
    default:
      for row in letters[section, default: []].indices
      where Int.random(in: 0..<3, using: &random) == 0 {
        letters[section]?[row].count += 1
      }
    }
    binder.refresh()
  }

  private func insert() {
    let section = anySection()
    let row = Int.random(in: 0...letters[section, default: []].count, using: &random)
    letters[section]?.insert(Letter(id: nextID), at: row)
    nextID += 1
  }

  private func anySection() -> Circle { Bool.random(using: &random) ? .near : .far }

  private func has(_ id: Int) -> Bool {
    letters.values.joined().contains { $0.id == id }
  }
}

// Gestures.
extension RandomGestures {
  /// Does something many times; returns what is wrong then, or nil.
  func problem(steps: Int) async -> String? {
    for step in 0..<steps {
      let count = performed.count
      let expected = step % 5 == 0 ? nil : gesture()
      if step % 5 == 0 { change() }
      if let expected {
        try? await until("a handler to be told") { performed[count...].contains(expected) }
        guard performed[count...].contains(expected) else {
          return "step \(step): \(expected) was to be told, not \(performed[count...])"
        }
      }
      if step % 3 == 0 {
        table.setEditing(false, animated: false)
        table.player.cancelDrag()
        binder.refresh()
        table.performPendingUpdates()
        if let problem = wrongRow() { return "step \(step): \(problem)" }
      }
      let wrong = table.player.inconsistencies.map { "\($0)" }
      let problems = faults + wrong + table.player.diagnostics.map(\.message)
      if let problem = problems.first { return "step \(step): \(problem)" }
    }
    return nil
  }

  /// Does something; the answer is the row whose handler must have been run, if it is known.
  private func gesture() -> Int? {
    let ids = letters.values.joined().map(\.id).sorted()
    guard let id = ids.randomElement(using: &random) else { return nil }
    binder.refresh()
    table.performPendingUpdates()
    let player = table.player
    let gesture = Int.random(in: 0..<8, using: &random)
    // Rows are dragged in editing mode, and swiped aside while it is not.
    table.setEditing([1, 3].contains(gesture), animated: false)
    switch gesture {
    case 0:
      player.tapAction("Delete", on: .id(id))
      return id
    case 1:
      player.tapDelete(.id(id))
      if !player.openActions.isEmpty { player.tapAction("Delete") }
      return id
    case 2:
      // A chosen action whose row has changed places since.
      let actions = player.swipe(.id(id))
      change()
      actions.first?.perform()
    case 3: drag(id)
    case 4: player.fullSwipe(.id(id))
    case 5:
      player.openContextMenu(.id(id))
      if Bool.random(using: &random) { change() }
      table.performPendingUpdates()
      player.choose("Show")
      return has(id) ? id : nil
    case 6:
      player.openContextMenu(.id(id))
      if Bool.random(using: &random) { change() }
      table.performPendingUpdates()
      player.tapPreview()
      return has(id) ? id : nil
    default:
      player.swipe(.id(id))
      if Bool.random(using: &random) { change() }
      table.performPendingUpdates()
      if !player.openActions.isEmpty { player.tapAction("Later") }
    }
    return nil
  }

  private func drag(_ id: Int) {
    table.player.beginDrag(.id(id))
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      table.performPendingUpdates()
      let section = Int.random(in: 0..<2, using: &random)
      let row = Int.random(in: 0...table.numberOfRows(inSection: section), using: &random)
      table.player.drag(to: RowPosition(section: section, row: row))
      if Bool.random(using: &random) { change() }
      guard has(id) else { break }
    }
    table.performPendingUpdates()
    table.player.drop()
  }

  private func wrongRow() -> String? {
    for (section, circle) in [Circle.near, .far].enumerated() {
      let texts = letters[circle, default: []].map(\.text)
      let shown = (0..<table.numberOfRows(inSection: section)).map { row in
        let path = IndexPath(row: row, section: section)
        table.player.scrollToRow(at: path, at: .none)
        let cell: UITableViewCell? = table.cellForRow(at: path)
        return cell?.textLabel?.text ?? "no cell"
      }
      if shown != texts { return "\(circle) shows \(shown) instead of \(texts)" }
    }
    return nil
  }
}
