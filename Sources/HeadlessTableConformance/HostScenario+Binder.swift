import Binder

extension HostScenario {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var version = 0

    var text: String { "\(id).\(version)" }
  }

  private struct Part: TableViewSection {
    let number: Int
  }

  static let declaration = HostScenario(
    rule:
      "A declaration is shown, its handlers are called for the right rows, and it follows its data"
  ) { rig in
    var items = (0..<4).map { Item(id: $0) }
    let binder = TableViewBinder(tableView: rig.host)
    binder.onTable()
      .bind(cellType: HostCell.self, models: { items })
      .onDequeue { row, cell, item in
        rig.note("onDequeue \(row) \(item.text)")
        cell.text = item.text
      }
      .onTapped { row, cell, item in rig.note("onTapped \(row) \(item.text) \(cell.text)") }
    binder.finish()
    rig.settle()
    rig.noteRows([items.count])
    rig.tap(2, in: 0)
    items[1].version += 1
    items.remove(at: 2)
    items.append(Item(id: 9))
    binder.refresh()
    rig.settle()
    rig.noteRows([items.count])
    rig.tap(3, in: 0)
  }

  static let changeInQuestion = HostScenario(
    rule: "A change while a cell is filled waits for the end of the question, and is shown then"
  ) { rig in
    var items = (0..<3).map { Item(id: $0) }
    let binder = TableViewBinder(tableView: rig.host)
    binder.onTable()
      .bind(cellType: HostCell.self, models: { items })
      .onDequeue { [unowned binder] row, cell, item in
        cell.text = item.text
        rig.note("begin \(item.text) at \(row)")
        if items.count == 3 {
          items.insert(Item(id: 9), at: 0)
          binder.refresh()
        }
        rig.note("end \(item.text)")
      }
    binder.finish()
    rig.settle()
    // What is scheduled in the middle of a frame may wait for the next one.
    rig.settle()
    rig.noteRows([items.count])
  }

  static func randomUpdates(_ seed: Int) -> HostScenario {
    HostScenario(rule: "Updates of several sections lead to their rows, series \(seed)") { rig in
      var random = HostRandom(state: UInt64(seed) + 1)
      var models = [Part(number: 0): [Item(id: 1), Item(id: 2)], Part(number: 1): [Item(id: 3)]]
      let binder = SectionedTableViewBinder(tableView: rig.host, sectionedBy: Part.self)
      binder.onAllOtherSections()
        .bind(cellType: HostCell.self, models: { models })
        .onDequeue { _, _, cell, item in cell.text = item.text }
      binder.displayedSections = [Part(number: 0), Part(number: 1)]
      binder.finish()
      rig.settle()
      for _ in 0..<25 {
        let ids = (0..<9).shuffled(using: &random).prefix(Int.random(in: 0...9, using: &random))
        let count = Int.random(in: 0...4, using: &random)
        let sections = (0..<4).shuffled(using: &random).prefix(count).map(Part.init)
        models = [:]
        for id in ids where !sections.isEmpty {
          let section = sections[Int.random(in: 0..<sections.count, using: &random)]
          let version = Int.random(in: 0...1, using: &random)
          models[section, default: []].append(Item(id: id, version: version))
        }
        binder.displayedSections = sections
        binder.refresh()
        rig.settle()
        rig.noteRows(sections.map { models[$0]?.count ?? 0 })
      }
    }
  }
}

/// Numbers that are the same on every machine.
private struct HostRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
