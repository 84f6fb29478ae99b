import Binder

extension HostScenario {
  /// What the user does besides tapping, for hosts that have such gestures.
  static let gestures = [
    deselection, primaryAction, swipes, deletions, insertions, moves, accessories, menus, index,
    pulling,
  ]

  private static let deselection = HostScenario(
    rule: "A row's deselection is reported, with its cell"
  ) { rig in
    let screen = HostScreen(rig) { cells, _ in
      cells.onDeselected { row, cell, name in
        rig.note("onDeselected \(row) \(name) \(cell?.text ?? "no cell")")
      }
    }
    rig.tap(0, in: 0)
    rig.tap(2, in: 0)
    screen.noteRows()
  }

  private static let primaryAction = HostScenario(
    rule: "A tap performs the primary action of a row, also of one that it does not select",
    needs: [.primaryAction]
  ) { rig in
    let screen = HostScreen(rig) { cells, _ in
      cells.onTapped { row, cell, name in rig.note("onTapped \(row) \(name)") }
        .onPrimaryAction { row, name in rig.note("onPrimaryAction \(row) \(name)") }
        .selectable { row, name in name != "b" }
    }
    rig.tap(0, in: 0)
    rig.tap(1, in: 0)
    screen.noteRows()
  }

  private static let swipes = HostScenario(
    rule: "A row that is swiped aside has the actions of the declaration, which run for that row",
    needs: [.swipe, .tapAction]
  ) { rig in
    let screen = HostScreen(rig) { cells, names in
      cells.trailingSwipe { row, name in
        SwipeAction("Delete \(name)", style: .destructive) {
          rig.note("deletes \(row) \(name)")
          names.change { $0.removeAll { $0 == name } }
          return .done
        }
        if name != "a" {
          SwipeAction("Refuse") {
            rig.note("refuses \(row) \(name)")
            return .refused
          }
        }
      }
      .leadingSwipe { row, name in
        if name == "c" { SwipeAction("Flag") { .done } }
      }
    }
    rig.swipe(0, .leading)
    rig.swipe(2, .leading)
    rig.swipe(0, .trailing)
    rig.swipe(1, .trailing)
    rig.tapAction("Refuse")
    screen.noteRows()
    rig.swipe(1, .trailing)
    rig.tapAction("Delete b")
    screen.noteRows()
  }

  private static let deletions = HostScenario(
    rule: "A deletion that the user has confirmed is reported, and a row whose data stays is shown",
    needs: [.delete]
  ) { rig in
    let screen = HostScreen(rig) { cells, names in
      cells.onDelete { row, name in
        rig.note("onDelete \(row) \(name)")
        if name != "a" { names.change { $0.removeAll { $0 == name } } }
      }
    }
    rig.edit(true)
    rig.delete(1)
    screen.noteRows()
    rig.delete(0)
    screen.noteRows()
    rig.edit(false)
  }

  private static let insertions = HostScenario(
    rule: "An insertion that the user has requested is reported",
    needs: [.insert]
  ) { rig in
    let screen = HostScreen(rig) { cells, names in
      cells.onInsert { row, name in
        rig.note("onInsert \(row) \(name)")
        names.change { $0.insert("x", at: row) }
      }
    }
    rig.edit(true)
    rig.insert(1)
    screen.noteRows()
    rig.edit(false)
  }

  private static let moves = HostScenario(
    rule: "A row that the user has moved stays there with its data, or goes back to it",
    needs: [.move]
  ) { rig in
    let screen = HostScreen(rig) { cells, names in
      cells.onMoved { from, to, name in
        rig.note("onMoved \(from) to \(to) \(name)")
        if name != "b" { names.change { $0.insert($0.remove(at: from), at: to) } }
      }
      .moveTarget { from, proposed, name in max(1, proposed) }
      .canMove { row, name in name != "c" }
    }
    rig.edit(true)
    rig.move(0, to: 2)
    screen.noteRows()
    rig.move(0, to: 1)
    screen.noteRows()
    rig.move(2, to: 0)
    screen.noteRows()
    rig.edit(false)
  }

  private static let accessories = HostScenario(
    rule: "A cell shows the accessory of its row, and a tap of the button is reported",
    needs: [.tapAccessory]
  ) { rig in
    let screen = HostScreen(rig) { cells, _ in
      cells.accessory { row, name in name == "b" ? .detailButton : .disclosureIndicator }
        .onAccessoryTapped { row, cell, name in
          rig.note("onAccessoryTapped \(row) \(name) \(cell?.text ?? "no cell")")
        }
    }
    rig.noteAccessories(3)
    rig.tapAccessory(1)
    screen.noteRows()
  }

  private static let menus = HostScenario(
    rule: "The menu of a row has the commands of the declaration, which run for that row",
    needs: [.menu]
  ) { rig in
    let screen = HostScreen(rig) { cells, names in
      cells.contextMenu { row, name in
        if name != "a" {
          MenuAction("Rename \(name)") {
            rig.note("renames \(row) \(name)")
            names.change { $0[row] = name.uppercased() }
            return .done
          }
          MenuAction("Delete", style: .destructive) { .refused }
        }
      }
    }
    rig.openMenu(0)
    rig.openMenu(2)
    rig.choose("Rename c")
    screen.noteRows()
  }

  private static let index = HostScenario(
    rule: "The index has a title for each section that has one, also after an update",
    needs: [.index]
  ) { rig in
    let names = HostNames(["a", "b", "c"])
    let binder = SectionedTableViewBinder(tableView: rig.host, sectionedBy: HostPart.self)
    binder.onAllOtherSections()
      .bind(
        cellType: HostCell.self,
        models: { Dictionary(uniqueKeysWithValues: names.all.map { (HostPart(name: $0), [$0]) }) }
      )
      .onDequeue { section, row, cell, name in cell.text = name }
      .indexTitle { section in section.name == "b" ? nil : section.name.uppercased() }
    binder.displayedSections = names.all.map { HostPart(name: $0) }
    binder.finish()
    rig.settle()
    rig.noteIndex()
    binder.displayedSections = [HostPart(name: "b"), HostPart(name: "c")]
    rig.settle()
    rig.noteIndex()
  }

  private static let pulling = HostScenario(
    rule: "A table that is pulled down loads, and shows what has come",
    needs: [.pull]
  ) { rig in
    let names = HostNames(["a"])
    let binder = TableViewBinder(tableView: rig.host)
    binder.onTable().bind(cellType: HostCell.self, models: { names.all })
      .onDequeue { row, cell, name in cell.text = name }
    binder.onRefresh {
      rig.note("onRefresh")
      names.all.append("b")
    }
    binder.finish()
    rig.settle()
    rig.pull()
    rig.settle()
    rig.noteRows([names.all.count])
  }
}

/// A section for each name.
private struct HostPart: TableViewSection {
  let name: String
}

/// Names that handlers change.
@MainActor
final class HostNames {
  var all: [String]
  /// Has the table show what has changed.
  var refresh: () -> Void = {}

  init(_ all: [String]) { self.all = all }

  func change(_ change: (inout [String]) -> Void) {
    change(&all)
    refresh()
  }
}

/// Three rows that a declaration gives gestures.
@MainActor
struct HostScreen {
  private let rig: HostHarness
  private let names = HostNames(["a", "b", "c"])
  private let binder: TableViewBinder

  init(
    _ rig: HostHarness,
    _ declare: (SectionChain<WholeTable, HostCell, String>, HostNames) -> Void
  ) {
    self.rig = rig
    binder = TableViewBinder(tableView: rig.host)
    let cells = binder.onTable().bind(cellType: HostCell.self, models: { [names] in names.all })
      .onDequeue { row, cell, name in cell.text = name }
    declare(cells, names)
    names.refresh = { [weak binder] in binder?.refresh() }
    binder.finish()
    rig.settle()
  }

  func noteRows() {
    rig.settle()
    rig.noteRows([names.all.count])
  }
}
