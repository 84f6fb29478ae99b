import Binder
import HeadlessTable
import Observation
import TestSupport
import Testing

/// How often contents are made: for rows that are displayed, and for no others.
@MainActor
@Suite("What contents cost", .bounded)
struct ContentCostTests {
  @Observable
  final class Store {
    var devices = (0..<10_000).map { Device(id: $0, name: "d\($0)") }
    @ObservationIgnored var made: [Int] = []

    func name(of device: Device) -> String {
      made.append(device.id)
      return device.name
    }
  }

  @Test func areMadeForVisibleRows() {
    let store = Store()
    let table = HeadlessTable(id: "many", width: 320, height: 440)
    let screen = TableScreen {
      OnTable {
        Rows(store.devices) { device in
          ListContent(store.name(of: device))
        }
      }
    }
    screen.bind(to: table)
    table.layoutIfNeeded()
    #expect(store.made == Array(0..<10))
    store.made = []
    screen.refresh()
    table.layoutIfNeeded()
    #expect(
      store.made == Array(0..<10),
      "a refresh that changes nothing makes the contents of the visible rows"
    )
    store.made = []
    store.devices[5_000].name = "x"
    table.layoutIfNeeded()
    #expect(store.made == Array(0..<10))
    store.made = []
    store.devices.insert(Device(id: -1, name: "new"), at: 0)
    table.layoutIfNeeded()
    #expect(Set(store.made).isSubset(of: Set(-1..<10)))
  }
}
