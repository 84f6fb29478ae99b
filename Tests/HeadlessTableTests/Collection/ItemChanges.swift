import Binder
import BinderCollections
import TableBatches
import TestSupport

@testable import HeadlessTable

/// A collection view of plain arrays whose items change their sizes, which only the operations say.
@MainActor
final class ItemChanges {
  private let source = ItemSource()
  private let view: HeadlessCollectionView
  private let layout: Int
  private var random: SplitMix64
  private var names: [[Int]]
  private var sizes: [Int: LayoutSize] = [:]

  init(_ layout: Int, seed: UInt64) {
    (self.layout, random) = (layout, SplitMix64(seed: seed))
    names = (0..<3).map { section in Array(section * 20 + 1...section * 20 + 20) }
    view = source.view(height: 300, .uniform(ShiftingScreen.layouts[layout].layout))
    view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
    // A batch that a collection view does not take makes it reload.
    view.onInconsistency = .collect
    source.items = names.map { $0.map(String.init) }
    source.makesCell = { [unowned self] view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "sized", for: path)
      let name = names[path[0]][path[1]]
      (cell as? SizedCell)?.show(name, size(of: name))
      return cell
    }
    if layout == ShiftingScreen.sized {
      source.sizes = { [unowned self] path in size(of: names[path[0]][path[1]]) }
    }
  }

  private func size(of name: Int) -> LayoutSize {
    sizes[name] ?? LayoutSize(width: Double(30 + name % 5 * 30), height: Double(20 + name % 7 * 20))
  }

  /// Takes some steps, and returns what is wrong after the first one that leads to something wrong; nil if none does.
  func run(steps: Int) -> String? {
    for number in 0..<steps {
      let step = step()
      let faults =
        view.screenFaults + sizeFaults
        + view.diagnostics.map(\.message).filter {
          !$0.contains("the item width must be less than")
        }
      if !faults.isEmpty {
        return "step \(number), \(step): " + faults.prefix(4).joined(separator: "; ")
      }
    }
    return nil
  }

  private func step() -> String {
    switch random.below(8) {
    case 0: view.scroll(to: Double(random.below(2000)))
    case 1: view.scroll(by: Double(random.below(100)) - 70)
    case 2:
      let section = random.below(max(1, names.count))
      guard section < names.count, !names[section].isEmpty else { return "" }
      view.scrollToItem(at: [section, random.below(names[section].count)], at: .top)
    case 3: fill(by: view.reloadItems)
    case 4: fill(by: view.reconfigureItems)
    case 5:
      view.resize(width: [320.0, 260][random.below(2)], height: [300.0, 90][random.below(2)])
    default: batch()
    }
    return ""
  }

  private func fill(by announce: ([IndexPath]) -> Void) {
    var paths: [IndexPath] = []
    for (section, row) in names.enumerated() {
      for (index, name) in row.enumerated() where random.below(8) == 0 {
        change(name)
        paths.append([section, index])
      }
    }
    announce(paths)
  }

  private func change(_ name: Int) {
    sizes[name] = LayoutSize(
      width: Double(20 + random.below(150)),
      height: Double(10 + random.below(14) * 10)
    )
  }

  private func batch() {
    let last = names.joined().max() ?? 0
    let batch = RandomBatch(seed: random.next(), before: names, lastName: last + 1)
    view.perform(batch.operations) {
      names = batch.after
      source.items = names.map { $0.map(String.init) }
      for name in batch.reloaded { change(name) }
    }
  }

  /// Cells that are not as large as their items want.
  private var sizeFaults: [String] {
    view.core.displayed.cells.compactMap { row, shown in
      guard let cell = shown.cell as? SizedCell else { return nil }
      let wanted = size(of: names[row.section][row.row])
      return ShiftingScreen.fits(cell, wanted, layout)
        ? nil : "\(row) is \(cell.frame.corners), and wants \(wanted)"
    }
  }
}
