import Binder
import HeadlessTable
import TestSupport
import Testing

/// What a declaration does in the middle of its own reading.
@MainActor
@Suite("A declaration that acts while it is read", .bounded)
struct ActingDeclarationTests {
  @Test("starts no sequence after it has unbound its screen")
  func unbindsWhileItRuns() async {
    let table = HeadlessTable(id: "names", width: 100, height: 100)
    let (stream, source) = AsyncStream.makeStream(of: [String].self)
    var received: [[String]] = []
    var unbinds = false
    var binding: TableBinding?
    let screen = TableScreen {
      OnTable {
        if unbinds {
          let _ = binding?.unbind()
          StreamedCells(
            NameCell.self,
            models: stream.map { @MainActor names in
              received.append(names); return names
            }
          )
        }
      }
    }
    binding = screen.bind(to: table)
    table.layoutIfNeeded()
    unbinds = true
    screen.refresh()
    table.layoutIfNeeded()
    source.yield(["a"])
    source.finish()
    for _ in 0..<20 { await Task.yield() }
    #expect(received.isEmpty)
  }

  @Test("is not read while it is read, in the background either", arguments: [false, true])
  func refreshesWhileItIsRead(inBackground: Bool) async {
    let table = HeadlessTable(id: "names", width: 100, height: 100)
    let binder = TableViewBinder(tableView: table)
    var (depth, deepest, refreshes) = (0, 0, 0)
    binder.onTable()
      .bind(
        cellType: NameCell.self,
        models: {
          depth += 1
          defer { depth -= 1 }
          deepest = max(deepest, depth)
          if refreshes > 0 {
            refreshes -= 1
            binder.refresh()
            _ = table.numberOfSections
          }
          return ["\(refreshes)"]
        }
      )
    binder.finish()
    table.layoutIfNeeded()
    refreshes = 3
    if inBackground { await binder.refreshInBackground() } else { await binder.refreshAndWait() }
    table.layoutIfNeeded()
    #expect(deepest == 1)
    #expect(refreshes == 0)
    #expect(binder.contentText == "table · 1 row\n  0 · 0")
  }

  @Test("says nothing of a refresh that a drag asks for, where nothing is read again")
  func dragOfConstants() {
    let table = HeadlessTable(id: "names", width: 100, height: 100)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: NameCell.self, models: ["a", "b"]).onMoved { from, to, _ in }
    binder.finish()
    table.setEditing(true, animated: false)
    table.dragRow(
      at: IndexPath(row: 0, section: 0),
      to: IndexPath(row: 1, section: 0)
    )
    table.layoutIfNeeded()
    #expect(table.diagnostics.isEmpty)
  }
}
