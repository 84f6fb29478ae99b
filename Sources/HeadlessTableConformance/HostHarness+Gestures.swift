import Binder

/// The gestures of a host, on that host.
@MainActor
struct RigGestures {
  let known: Set<HostGesture>
  fileprivate let swipe: (IndexPath, SwipeEdge) -> [String]
  fileprivate let tapAction: (String) -> Void
  fileprivate let delete: (IndexPath) -> Void
  fileprivate let insert: (IndexPath) -> Void
  fileprivate let move: (IndexPath, IndexPath) -> Void
  fileprivate let tapAccessory: (IndexPath) -> Void
  fileprivate let openMenu: (IndexPath) -> [String]
  fileprivate let choose: (String) -> Void
  fileprivate let indexTitles: () -> [String]
  fileprivate let pull: () -> Void

  init<Host>(_ gestures: HostGestures<Host>, on host: Host) {
    known = gestures.known
    swipe = { gestures.swipe?(host, $0, $1) ?? [] }
    tapAction = { gestures.tapAction?(host, $0) }
    delete = { gestures.delete?(host, $0) }
    insert = { gestures.insert?(host, $0) }
    move = { gestures.move?(host, $0, $1) }
    tapAccessory = { gestures.tapAccessory?(host, $0) }
    openMenu = { gestures.openMenu?(host, $0) ?? [] }
    choose = { gestures.choose?(host, $0) }
    indexTitles = { gestures.indexTitles?(host) ?? [] }
    pull = { gestures.pull?(host) }
  }
}

/// What the user does with rows of the first section.
extension HostHarness {
  func swipe(_ row: Int, _ edge: SwipeEdge) {
    let titles = gestures.swipe(path(row), edge)
    note("the user swipes \(row), and the \(edge) actions are: \(text(titles))")
  }

  func tapAction(_ title: String) {
    note("the user taps '\(title)'")
    gestures.tapAction(title)
  }

  func edit(_ isEdited: Bool) {
    host.setEditing(isEdited, animated: false)
    settle()
    note("the table is \(host.isEditing ? "" : "not ")edited")
  }

  func delete(_ row: Int) {
    note("the user deletes \(row)")
    gestures.delete(path(row))
  }

  func insert(_ row: Int) {
    note("the user inserts at \(row)")
    gestures.insert(path(row))
  }

  func move(_ row: Int, to place: Int) {
    note("the user moves \(row) to \(place)")
    gestures.move(path(row), path(place))
  }

  func tapAccessory(_ row: Int) {
    note("the user taps the button of \(row)")
    gestures.tapAccessory(path(row))
  }

  func openMenu(_ row: Int) {
    note("the menu of \(row) is: \(text(gestures.openMenu(path(row))))")
  }

  func choose(_ title: String) {
    note("the user chooses '\(title)'")
    gestures.choose(title)
  }

  func pull() {
    note("the user pulls")
    gestures.pull()
  }

  func noteIndex() { note("the index is: \(text(gestures.indexTitles()))") }

  func noteAccessories(_ count: Int) {
    let accessories = (0..<count).map { row in
      (host.cellForRow(at: path(row)) as? HostCell).map { "\($0.accessory)" } ?? "?"
    }
    note("the accessories are: \(text(accessories))")
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func text(_ titles: [String]) -> String {
    titles.isEmpty ? "none" : titles.joined(separator: ", ")
  }
}
