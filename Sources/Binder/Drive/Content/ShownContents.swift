/// What the cells of contents show, as they were filled last: a cell of an app's own class cannot say it.
@MainActor
struct ShownContents {
  struct Filling {
    let content: any CellContent
    let accessory: CellAccessory?
    var isOn: Bool?

    func isSame(as other: Filling) -> Bool {
      accessory == other.accessory && isOn == other.isOn && content.isSame(as: other.content)
    }
  }

  private struct Entry {
    weak var cell: (any TableCell)?
    var filling: Filling
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 64

  var isEmpty: Bool { entries.isEmpty }

  subscript(cell: any TableCell) -> Filling? {
    get {
      guard let entry = entries[ObjectIdentifier(cell)], entry.cell === cell else { return nil }
      return entry.filling
    }
    set {
      if entries.count >= sweepCount {
        entries = entries.filter { $0.value.cell != nil }
        sweepCount = max(64, entries.count * 2)
      }
      entries[ObjectIdentifier(cell)] = newValue.map { Entry(cell: cell, filling: $0) }
    }
  }
}
