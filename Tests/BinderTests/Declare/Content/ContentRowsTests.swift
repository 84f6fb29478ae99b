import Binder
import BinderCollections
import BinderObservables
import HeadlessTable
import Observation
import TestSupport
import Testing

/// Rows that are declared by what they show: `Row`, `Rows`, `ObservedRows`, in both syntaxes.
@MainActor
@Suite("Rows by what they show", .bounded)
struct ContentRowsTests {
  final class Log: Router {
    var lines: [String] = []
    func showAccount() { lines.append("account") }
    func show(_ device: Device) { lines.append("show \(device.name)") }
    func addDevice() { lines.append("add") }
  }

  @MainActor
  final class Shown {
    let table = HeadlessTable(id: "settings", width: 375, height: 600)
    let store = SettingsStore()
    let log = Log()
    private var screen: TableScreen<SettingsSection>?
    private var binder: SectionedTableViewBinder<SettingsSection>?

    init(byBuilder: Bool) {
      table.onInconsistency = .collect
      if byBuilder {
        screen = settingsScreen(store, log)
        screen?.bind(to: table)
      } else {
        let binder = SectionedTableViewBinder(tableView: table, sectionedBy: SettingsSection.self)
        settingsChain(store, log, binder)
        self.binder = binder
      }
    }
  }

  @Test(arguments: [true, false])
  func showTheirContents(byBuilder: Bool) {
    let shown = Shown(byBuilder: byBuilder)
    #expect(
      shown.table.text == """
        table settings · plain · 375×600 · select single
        content 375×353 · 2 sections · 5 rows · offset 0
        ┌── viewport
        § account · 2 rows
          row    62.33  ListContent       [disclosure]
                         text                "Asif"
                         secondaryText       "asif@example.org"
                         image               symbol(person.crop.circle)
          row      44  ListContent       [on]  "Notifications"
        § devices · 3 rows
          gap 22
          header   28  Title             "Devices"
          row    62.33  ListContent       #1
                         text                "Phone"
                         secondaryText       "online"
          row    62.33  ListContent       #2
                         text                "Laptop"
                         secondaryText       "offline"
          row      44  ListContent       "Add a device"
          footer   28  Title             "Devices that have used your account."
        └── end of viewport · 247 blank

        """
    )
    #expect(shown.table.diagnostics.isEmpty)
  }

  @Test(arguments: [true, false])
  func runTheHandlersOfTheirList(byBuilder: Bool) {
    let shown = Shown(byBuilder: byBuilder)
    let (table, store) = (shown.table, shown.store)
    table.tapRow(.row(0, in: SettingsSection.account))
    table.tapRow(.id(2))
    table.tapRow(.row(2, in: SettingsSection.devices))
    #expect(shown.log.lines == ["account", "show Laptop", "add"])
    table.tapAction("Remove", on: .id(1))
    #expect(store.devices.map(\.id) == [2])
    table.toggle(.row(1, in: SettingsSection.account))
    #expect(!store.notifies)
    #expect(table.text.contains("[off]  \"Notifications\""))
    store.canAdd = false
    #expect(table.numberOfRows(inSection: 1) == 1)
    #expect(table.diagnostics.isEmpty)
  }

  /// What changes is filled again, and is no reload, whatever `rowUpdates` says.
  @Test(arguments: [true, false])
  func areReconfigured(byBuilder: Bool) {
    let shown = Shown(byBuilder: byBuilder)
    let table = shown.table
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 1))
    table.calls.clear()
    shown.store.devices[0].isOnline = false
    #expect(table.text.contains("\"offline\""))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
    #expect(!"\(table.calls)".contains("reload"))
  }

  @Observable
  final class Lists {
    var friends = [Device(id: 1, name: "a"), Device(id: 2, name: "b")]
    var others = [Device(id: 1, name: "c")]
    var mode = "plain"
  }

  /// The same identity in two lists is two rows; a row that changes lists without moving is filled by the other list.
  @Test func areIdentifiedByList() {
    let store = Lists()
    let table = HeadlessTable(id: "lists", width: 320, height: 400)
    let screen = TableScreen {
      OnTable {
        Rows(store.friends) { ListContent("friend \($0.name)") }
        Rows(store.others) { ListContent("other \($0.name)") }
      }
    }
    screen.bind(to: table)
    #expect(Self.texts(table) == ["#1 friend a", "#2 friend b", "#1 other c"])
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false)
    table.calls.clear()
    store.others.insert(store.friends.removeLast(), at: 0)
    #expect(Self.texts(table) == ["#1 friend a", "#2 other b", "#1 other c"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    #expect(!"\(table.calls)".contains("insert"))
    #expect(table.diagnostics.isEmpty)
  }

  /// A content that has captured what the body has read is compared after each run of the body, whatever the models say.
  @Test func mayCaptureWhatTheBodyReads() {
    let store = Lists()
    let table = HeadlessTable(id: "lists", width: 320, height: 400)
    let screen = TableScreen {
      let mode = store.mode
      OnTable { Rows(store.friends) { ListContent("\($0.name) \(mode)") } }
    }
    screen.bind(to: table)
    table.layoutIfNeeded()
    store.mode = "bold"
    #expect(Self.texts(table) == ["#1 a bold", "#2 b bold"])
  }

  /// What a content reads by itself fills the row again, also where it has been compared in between and was the same.
  @Test func areFilledAgainByWhatTheyRead() {
    let (first, second) = (Lists(), Lists())
    let table = HeadlessTable(id: "lists", width: 320, height: 400)
    let screen = TableScreen {
      let mode = first.mode
      OnTable {
        Rows([1]) { _ in
          ListContent(mode == "other" ? second.friends[0].name : first.friends[0].name)
        }
      }
    }
    screen.bind(to: table)
    #expect(Self.texts(table) == ["#1 a"])
    first.mode = "other"
    #expect(Self.texts(table) == ["#1 a"])
    second.friends[0].name = "x"
    #expect(Self.texts(table) == ["#1 x"])
  }

  struct Photo: CellContent, Equatable { var title: String, likes: Int }

  /// Another type of content is a reload.
  @Test func areReloadedForAnotherType() {
    let store = Lists()
    let table = HeadlessTable(id: "kinds", width: 320, height: 400)
    let screen = TableScreen {
      OnTable {
        Rows(store.friends) { device in
          switch device.isOnline {
          case true: Photo(title: device.name, likes: 3)
          case false: ListContent(device.name)
          }
        }
      }
    }
    screen.bind(to: table)
    table.layoutIfNeeded()
    table.calls.clear()
    store.friends[0].isOnline = true
    #expect(table.text.contains("Photo             #1"))
    #expect("\(table.calls)".contains("reload"))
  }

  @Test func areShownByCollectionViews() {
    let store = Lists()
    let view = HeadlessCollectionView(id: "grid", width: 320, height: 400)
    var tapped: [String] = []
    let screen = CollectionScreen(sectionedBy: SettingsSection.self) {
      OnSection(.devices) {
        Layout(.grid(columns: 2, spacing: 8))
        Rows(store.friends) { ListContent($0.name) }.onTapped { tapped.append($0.name) }
        Row(Photo(title: "cover", likes: 1), id: "cover")
      }
    }
    screen.bind(to: view)
    view.tapItem(IndexPath(item: 1, section: 0))
    store.friends[0].name = "x"
    #expect(view.text.contains("\"x\""))
    #expect(tapped == ["b"])
    #expect(view.text.contains("#cover"))
  }

  @Test func followObservedArrays() {
    let array = MutableObservableArray([Device(id: 1, name: "a"), Device(id: 2, name: "b")])
    let table = HeadlessTable(id: "observed", width: 320, height: 400)
    let screen = TableScreen {
      OnTable {
        Row(ListContent("first"))
        ObservedRows(array) { ListContent($0.name) }
      }
    }
    screen.bind(to: table)
    table.layoutIfNeeded()
    array.insert(Device(id: 3, name: "c"), at: 1)
    array[0] = Device(id: 1, name: "A")
    #expect(Self.texts(table) == ["first", "#1 A", "#3 c", "#2 b"])
  }

  /// Rows in a loop are identified by what is given; the second of an identity is another row.
  @Test func areIdentifiedInLoops() {
    let store = Lists()
    let table = HeadlessTable(id: "loop", width: 320, height: 400)
    let screen = TableScreen {
      OnTable {
        for device in store.friends { Row(ListContent(device.name), id: device.id) }
      }
    }
    screen.bind(to: table)
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    store.friends.reverse()
    #expect(Self.texts(table) == ["#2 b", "#1 a"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    store.friends.append(Device(id: 1, name: "again"))
    #expect(Self.texts(table).count == 3)
    store.friends.removeFirst(2)
    #expect(Self.texts(table) == ["#1 again"])
  }

  /// The identities and the texts of the rows that are displayed.
  static func texts(_ table: HeadlessTable) -> [String] {
    table.text.split(separator: "\n").filter { $0.hasPrefix("  row") }.map { line in
      let identity = line.split(separator: " ").first { $0.hasPrefix("#") }
      let text = line.split(separator: "\"").dropFirst().first
      return [identity, text].compactMap { $0.map(String.init) }.joined(separator: " ")
    }
  }

}

extension HeadlessListView {
  /// The picture as text.
  var text: String { "\(self)" }
}
