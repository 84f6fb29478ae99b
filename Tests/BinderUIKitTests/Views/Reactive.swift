import Binder
import BinderObservables
import BinderObservablesUIKit
import HeadlessTable
import UIKit

@testable import BinderUIKit

extension Adapted {
  /// A form of labels, fields and a button, as Bond's first page has it.
  static func form() -> [String] {
    let (mail, password) = (UITextField(), UITextField())
    let (label, button) = (UILabel(), UIButton())
    var log: [String] = []
    mail.reactive.text.map { "Hi " + ($0 ?? "") }.bind(to: label.reactive.text)
    combineLatest(mail.reactive.text, password.reactive.text) { mail, password in
      mail?.isEmpty == false && password?.isEmpty == false
    }
    .bind(to: button.reactive.isEnabled)
    let taps = button.reactive.tap.observeNext { log.append("tap") }
    log.append("\(label.text ?? "") \(button.isEnabled)")
    for (field, text) in [(mail, "steve"), (password, "1234")] {
      field.text = text
      field.sendActions(for: .editingChanged)
    }
    log.append("\(label.text ?? "") \(button.isEnabled)")
    button.sendActions(for: .touchUpInside)
    taps.dispose()
    button.sendActions(for: .touchUpInside)
    SafeSignal(just: "Sign in").bind(to: button.reactive.title)
    SafeSignal(just: true).bind(to: label.reactive.isHidden)
    log.append("\(button.title(for: .normal) ?? "") \(label.isHidden)")
    return log
  }

  /// Views that take what they show, without a name of its property.
  static func wholeViews() -> [String] {
    let (label, field, view) = (UILabel(), UITextField(), UIImageView())
    let (toggle, slider) = (UISwitch(), UISlider())
    let name = Property("Jim")
    guard let image = UIImage(systemName: "star") else { return [] }
    name.bind(to: label)
    name.map { "\($0)my" }.bind(to: field)
    SafeSignal(just: image).bind(to: view)
    Property(true).bind(to: toggle)
    Property<Float>(0.5).bind(to: slider)
    name.value = "Tim"
    return [
      label.text ?? "", field.text ?? "", "\(view.image === image)", "\(toggle.isOn)",
      "\(slider.value)",
    ]
  }

  /// What is bound to views as a whole, and what they give back.
  static func moreViews() -> [String] {
    let (view, segments, control) = (UITextView(), UISegmentedControl(), UIRefreshControl())
    let (name, segment, isLoading) = (Property("Jim"), Property(1), Property(true))
    name.bind(to: view)
    segment.bind(to: segments)
    isLoading.bind(to: control)
    var log = [view.text ?? "", "\(segments.selectedSegmentIndex)", "\(control.isRefreshing)"]
    view.reactive.text.observeNext { name.value = $0 ?? "" }
    segments.reactive.selectedSegmentIndex.observeNext { segment.value = $0 }
    control.reactive.refreshing.observeNext { isLoading.value = $0 }
    view.type("my")
    segments.selectedSegmentIndex = 2
    segments.sendActions(for: .valueChanged)
    control.endRefreshing()
    control.sendActions(for: .valueChanged)
    log += [name.value, "\(segment.value)", "\(isLoading.value)"]
    return log
  }

  /// What a text view and a button deliver, to the end.
  static func ends() -> [String] {
    var log: [String] = []
    func observe<Value>(_ name: String, _ signal: some SignalProtocol<Value, Never>) {
      signal.observe { event in
        log.append("\(name) " + (event.element.map { "\($0)" } ?? "completed"))
      }
    }
    func use() {
      let (view, button) = (UITextView(), UIButton())
      observe("text", view.reactive.text)
      observe("tap", button.reactive.tap)
      view.type("a")
      button.sendActions(for: .touchUpInside)
    }
    use()
    return log.prefix(3) + log.dropFirst(3).sorted()
  }

  /// The texts that are set to a field which is typed into, and follows what it is told of the typing.
  static func echoes() -> [String] {
    final class Field: UITextField {
      var set: [String] = []
      override var text: String? { didSet { set.append(text ?? "") } }
    }
    let (field, names) = (Field(), Property<String?>("Ann"))
    names.bind(to: field)
    names.bind(to: field.reactive.text)
    field.reactive.text.observeNext { names.value = $0 }
    field.set = []
    field.text = "Anna"
    field.sendActions(for: .editingChanged)
    names.value = "Bob"
    return field.set
  }

  /// A switch and a property that follow each other.
  static func bothWays() -> [String] {
    let (toggle, isOn) = (UISwitch(), Property(true))
    isOn.bidirectionalBind(to: toggle.reactive.isOn)
    var log = ["\(toggle.isOn)"]
    toggle.isOn = false
    toggle.sendActions(for: .valueChanged)
    log.append("\(isOn.value)")
    return log
  }

  /// A table that shows an observed array: a row is tapped, one is moved, and a cell's button is tapped after a change.
  static func observedTable() -> [String] {
    final class TodoCell: UITableViewCell { let done = UIButton() }
    let todos = MutableObservableArray(["Buy bread", "Sleep"])
    let table = table()
    var log: [String] = []
    todos.bind(to: table, cellType: TodoCell.self) { cell, todo in
      cell.done.reactive.tap.observeNext { log.append("done: \(todo)") }
        .dispose(in: cell.reactive.bag)
    }
    let moves = table.reactive.dataSource.signal(
      for: .moveRowAt,
      dispatch: {
        (subject: SafePublishSubject<Int>, table: UITableView, old: IndexPath, new: IndexPath) in
        subject.next(new.row)
      }
    )
    moves.observeNext { row in log.append("moved to \(row)") }.dispose(in: table.reactive.bag)
    table.reactive.selectedRowIndexPath.observeNext { path in log.append("selected \(path.row)") }
      .dispose(in: table.reactive.bag)
    table.performPendingUpdates()
    table.simulateTap(at: IndexPath(row: 1, section: 0))
    todos.remove(at: 0)
    table.performPendingUpdates()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TodoCell
    cell?.done.sendActions(for: .touchUpInside)
    table.reactive.bag.dispose()
    table.simulateTap(at: IndexPath(row: 0, section: 0))
    return log
  }

  /// How many rows a cell is bound to, after it was scrolled through rows, and after its row was filled again.
  static func bags() -> [String] {
    struct Row: Identifiable, Equatable { let id: Int, number: Int }
    final class TickCell: UITableViewCell { var ticks: [Int] = [] }
    let table = table(height: 440)
    let ticks = SafePublishSubject<Void>()
    let binder = TableViewBinder(tableView: table)
    var models = (0..<40).map { Row(id: $0, number: $0) }
    binder.configuration.rowUpdates = .reconfigure
    binder.onTable().bind(cellType: TickCell.self, models: { models })
      .onDequeue { _, cell, model in
        cell.ticks = []
        ticks.observeNext { [unowned cell] in cell.ticks.append(model.number) }
          .dispose(in: cell.reactive.bag)
      }
      .cellHeight(44)
    binder.finish()
    table.layoutIfNeeded()
    for row in [39, 0, 20, 39] {
      table.player.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom)
      table.layoutIfNeeded()
    }
    models[39] = Row(id: 39, number: 100)
    binder.refresh()
    table.performPendingUpdates()
    ticks.send()
    let shown = table.visibleCells.compactMap { $0 as? TickCell }
    return [
      "\(shown.count > 1)", "\(shown.allSatisfy { $0.ticks.count == 1 })",
      "\(shown.last?.ticks ?? [])",
    ]
  }

  /// The bindings of a cell that the app dequeues itself: shown again as it is, filled again, and filled without any.
  static func leftBags() -> [String] {
    let (cell, texts) = (UITableViewCell(style: .default, reuseIdentifier: nil), Property("a"))
    var log: [String] = []
    func bind(_ name: String) {
      texts.dropFirst().observeNext { log.append("\(name) \($0)") }.dispose(in: cell.reactive.bag)
    }
    bind("first")
    cell.observer?.viewLeft()
    cell.observer?.viewReturned()
    texts.value = "b"
    cell.observer?.viewLeft()
    bind("second")
    cell.observer?.viewWasFilled()
    texts.value = "c"
    cell.observer?.viewLeft()
    cell.observer?.viewWasFilled()
    texts.value = "d"
    return log
  }

  /// How many rows each cell that the app dequeues itself is bound to, after it was scrolled through rows.
  static func ownBags() -> Set<Int> {
    final class TickCell: UITableViewCell { var ticks: [Int] = [] }
    let table = table(height: 440)
    let ticks = SafePublishSubject<Void>()
    let binder = TableViewBinder(tableView: table)
    table.register(TickCell.self, forCellReuseIdentifier: "tick")
    binder.onTable().bind(
      tableType: UITableView.self,
      cellProvider: { tableView, row, model in
        let path = IndexPath(row: row, section: 0)
        let cell = tableView.dequeueReusableCell(withIdentifier: "tick", for: path)
        guard let cell = cell as? TickCell else { return cell }
        cell.ticks = []
        ticks.observeNext { [unowned cell] in cell.ticks.append(model) }
          .dispose(in: cell.reactive.bag)
        return cell
      },
      models: Array(0..<40)
    )
    .cellHeight(44)
    binder.finish()
    table.layoutIfNeeded()
    for row in [39, 0, 20, 39] {
      table.player.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom)
      table.layoutIfNeeded()
    }
    ticks.send()
    return Set(table.visibleCells.map { ($0 as? TickCell)?.ticks.count ?? 0 })
  }
}
