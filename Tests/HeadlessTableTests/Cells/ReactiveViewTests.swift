import Binder
import BinderObservables
import Foundation
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("The observable side of views", .bounded)
struct ReactiveViewTests {
  final class BoundCell: HeadlessCell {
    let label = Label()
    let name = Property("Steve")
    let taps = SafePublishSubject<Void>()
    let ownBag = DisposeBag()
  }

  final class BoundHeader: HeadlessHeaderFooterView {}

  /// Rows and one header a section, each with something in its bag.
  final class Source: TableDataSource, TableDelegate {
    var ended: [String] = []

    func numberOfSections(in tableView: any TableHost) -> Int { 20 }

    func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
      let cell = tableView.dequeue(BoundCell.self)
      note("cell \(path.section)", in: cell.reactive.bag)
      return cell
    }

    func tableView(
      _ tableView: any TableHost,
      viewForHeaderInSection section: Int
    ) -> (any TableHeaderFooterView)? {
      let header = tableView.dequeue(BoundHeader.self)
      note("header \(section)", in: header.reactive.bag)
      return header
    }

    private func note(_ what: String, in bag: DisposeBag) {
      BlockDisposable { [weak self] in self?.ended.append(what) }.dispose(in: bag)
    }
  }

  @Test("what a view delivers completes when the view is deallocated")
  func ends() {
    var log: [String] = []
    func observe<Value>(_ name: String, _ signal: some SignalProtocol<Value, Never>) {
      signal.observe { event in
        log.append(event.element == nil ? "\(name) completed" : "\(name) next")
      }
    }
    func use() {
      let (button, toggle) = (HeadlessView.Button(), HeadlessView.Toggle())
      let (field, view, picker) = (
        HeadlessView.TextField(), HeadlessView.TextView(), HeadlessView.DatePicker()
      )
      observe("tap", button.reactive.tap)
      observe("isOn", toggle.reactive.isOn)
      observe("text", field.reactive.text)
      observe("view", view.reactive.text)
      observe("date", picker.reactive.date)
      log = []
      button.tap()
      toggle.tap()
      field.type("a")
      view.type("b")
      picker.pick(Date(timeIntervalSince1970: 0))
    }
    use()
    let names = ["tap", "isOn", "text", "view", "date"]
    #expect(log.prefix(5) == ArraySlice(names.map { "\($0) next" }))
    #expect(log.dropFirst(5).sorted() == names.map { "\($0) completed" }.sorted())
  }

  @Test("a value of an object of one's own completes with the object")
  func dynamicSubject() {
    final class Model: DisposeBagProvider {
      let bag = DisposeBag()
      let changes = SafePublishSubject<Void>()
      var name = "Ann"
      var subject: DynamicSubject<String> {
        DynamicSubject(
          target: self,
          changes: changes.toSignal(),
          get: { $0.name },
          set: { $0.name = $1 }
        )
      }
    }
    var log: [String] = []
    let changes: SafePublishSubject<Void>
    do {
      let model = Model()
      changes = model.changes
      model.subject.observe { log.append($0.element ?? "completed") }
      model.name = "Bob"
      changes.send()
    }
    changes.send()
    #expect(log == ["Ann", "Bob", "completed"])
  }

  @Test("reuse empties the bags of cells and headers, once each")
  func reuse() {
    let source = Source()
    let table = HeadlessTable(id: "bags", width: 320, height: 144, profile: .bare)
    table.register(BoundCell.self)
    table.register(BoundHeader.self)
    table.dataSource = source
    table.delegate = source
    for offset in [200.0, 400, 700] { table.scroll(to: offset) }
    table.layoutIfNeeded()
    let reused = table.calls.dequeues.filter { !$0.isNew }.count
    #expect(reused > 6)
    #expect(source.ended.count == reused)
    let displayed = (table.indexPathsForVisibleRows ?? []).map { "cell \($0.section)" }
    #expect(!displayed.isEmpty)
    #expect(!displayed.contains(where: source.ended.contains))
  }

  @Test("a form of labels, fields and a button, as Bond's first page has it")
  func form() {
    let (mail, password) = (HeadlessView.TextField(), HeadlessView.TextField())
    let (label, button) = (HeadlessView.Label(), HeadlessView.Button())
    var printed: [String] = []
    mail.reactive.text.observeNext { text in printed.append(text ?? "-") }
    mail.reactive.text.map { "Hi " + ($0 ?? "") }.bind(to: label.reactive.text)
    combineLatest(mail.reactive.text, password.reactive.text) { mail, password in
      mail?.isEmpty == false && password?.isEmpty == false
    }
    .bind(to: button.reactive.isEnabled)
    button.reactive.tap.with(latestFrom: mail.reactive.text) { _, mail in mail }
      .bind(to: button.reactive.title)
    #expect(label.text == "Hi " && !button.isEnabled)
    mail.type("steve@example.org")
    password.type("1234")
    button.tap()
    #expect(label.text == "Hi steve@example.org")
    #expect(button.title == "steve@example.org")
    #expect(printed == ["-", "steve@example.org"])
  }

  @Test("a field and a property follow each other")
  func bothWays() {
    let (field, name) = (HeadlessView.TextField(), Property<String?>("Steve"))
    name.bidirectionalBind(to: field.reactive.text)
    #expect(field.text == "Steve")
    field.text = ""
    field.type("Tim")
    #expect(name.value == "Tim")
    name.value = "John"
    #expect(field.text == "John")
    SafeSignal(just: true).bind(to: field.reactive.isHidden)
    #expect(field.isHidden)
  }

  @Test("a view takes what it shows, without a name of its property")
  func wholeViews() {
    let (label, image) = (HeadlessView.Label(), HeadlessView.ImageView())
    let (field, text, toggle, picker) = (
      HeadlessView.TextField(), HeadlessView.TextView(), HeadlessView.Toggle(),
      HeadlessView.DatePicker()
    )
    let name = Property("Jim")
    let (isOn, date) = (Property(true), Property(Date(timeIntervalSince1970: 7)))
    name.bind(to: label)
    name.map { "\($0).png" }.bind(to: image)
    name.bind(to: text)
    let binding = Property<String?>("Tim").bind(to: field)
    isOn.bind(to: toggle)
    date.bind(to: picker)
    SafeSignal(just: "x.png").bind(to: HeadlessView.ImageView().reactive.imageName)
    name.value = "Ann"
    #expect(
      [label.text, image.imageName, text.text, field.text] == ["Ann", "Ann.png", "Ann", "Tim"]
    )
    #expect(toggle.isOn && picker.date == date.value)
    binding.dispose()
    field.reactive.text.bind(to: label)
    field.type("my")
    #expect(label.text == "Timmy")
  }

  @Test("what is bound to a view ends with it")
  func viewGoes() {
    var ended = 0
    var label: HeadlessView.Label? = HeadlessView.Label()
    let names = Property("Steve")
    label?.reactive.deallocated.observeCompleted { ended += 1 }
    let binding = label.map { names.bind(to: $0) { label, name in label.text = name } }
    #expect(label?.text == "Steve")
    #expect(binding?.isDisposed == false)
    label = nil
    #expect(binding?.isDisposed == true)
    #expect(ended == 1)
  }

  @Test("a snapshot shows no signals and no bags")
  func snapshot() {
    let source = Source()
    let table = HeadlessTable(id: "bags", width: 320, height: 72)
    table.register(BoundCell.self)
    table.register(BoundHeader.self)
    table.dataSource = source
    let text = "\(table)"
    #expect(!text.contains("Bag"))
    #expect(!text.contains("taps"))
    #expect(!text.contains("Steve"))
  }
}
