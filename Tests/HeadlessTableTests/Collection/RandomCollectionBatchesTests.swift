import Binder
import BinderCollections
import TableBatches
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("A collection view that takes random batches", .bounded)
struct RandomCollectionBatchesTests {
  nonisolated static let layouts: [SectionLayout] = [
    .grid(columns: 3, spacing: 10), .flow(itemSize: LayoutSize(width: 70, height: 40)),
    .list(.insetGrouped), .carousel(itemSize: LayoutSize(width: 90, height: 60), spacing: 7),
  ]

  @Test(
    "shows the items of plain arrays with the cells that they had, or refuses in the right words",
    arguments: layouts,
    Cases.seeds(1)
  )
  func batches(layout: SectionLayout, seed: UInt64) throws {
    var run = Run(layout, seed: seed)
    for step in 0..<100 {
      run.scrollAndSelect()
      let (selected, cells) = (run.selectedNames, run.cells)
      let (batch, isRight) = run.change()
      try #require(run.refusals == run.expected, "step \(step): \(batch.operations)")
      let isTaken = isRight && run.expected.isEmpty
      let stay = isTaken ? batch.staying : []
      try #require(run.selectedNames == selected.intersection(stay), "step \(step)")
      for (name, cell) in run.cells where cells[name] != nil && isTaken {
        try #require((cell == cells[name]) == stay.contains(name), "item \(name) at step \(step)")
      }
      // An item that is selected off the screen may have been measured in one of the two only.
      let texts = [run.view, run.freshView()].map {
        $0.render(.text(detail: .full)).withoutNumbers.replacing("~", with: "")
      }
      try #require(texts[0] == texts[1], "step \(step): \(batch.operations)")
    }
    #expect((20..<60).contains(run.view.inconsistencies.count))
    #expect(run.view.diagnostics.isEmpty)
  }
}

extension RandomBatch {
  /// The items that keep their cells.
  fileprivate var staying: Set<Int> {
    Set(before.joined()).intersection(after.joined()).subtracting(reloaded)
  }
}

extension RandomCollectionBatchesTests {
  /// A collection view that changes, with all that is needed to know what it ought to show.
  @MainActor
  private struct Run {
    let source = ItemSource()
    let view: HeadlessCollectionView
    private let layout: SectionLayout
    var random: SplitMix64
    var names: [[Int]] = []
    var versions: [Int: Int] = [:]
    /// The kinds and sentences that the view must have refused the last batch with.
    var expected: [String] = []
    private var refusalCount = 0

    init(_ layout: SectionLayout, seed: UInt64) {
      self.layout = layout
      random = SplitMix64(seed: seed)
      names = (0..<4).map { section in Array(section * 8 + 1...section * 8 + 8) }
      view = source.view(height: 300, .uniform(layout))
      view.onInconsistency = .collect
      show(names)
    }

    func show(_ names: [[Int]]) {
      source.items = names.map { $0.map { "\($0) \(versions[$0, default: 0])" } }
    }

    /// Changes items and sections by a batch that is right, or by one with a fault.
    mutating func change() -> (RandomBatch, isRight: Bool) {
      let last = names.joined().max() ?? 0
      let batch = RandomBatch(seed: random.next(), before: names, lastName: last + 1)
      var (operations, after) = (batch.operations, batch.after)
      let isRight = random.below(3) > 0
      if !isRight { spoil(&operations, &after) }
      view.strictness = [.strict, .uikit][random.below(2)]
      let verdict = BatchOracle(
        before: names.map(\.count),
        after: after.map(\.count),
        operations: operations,
        strictness: view.strictness,
        host: .collection
      ).verdict()
      expected = verdict.map { ["\($0.kind): \($0.sentence)"] } ?? []
      refusalCount = view.inconsistencies.count
      names = after
      for name in batch.reloaded { versions[name, default: 0] += 1 }
      view.perform(operations) { show(after) }
      // A batch with a fault may be right by chance, and not tell of an item that shows something else.
      if !isRight { view.reloadData() }
      return (batch, isRight)
    }

    private mutating func spoil(_ operations: inout [TableOperation], _ after: inout [[Int]]) {
      let path: IndexPath = [random.below(5), random.below(10)]
      switch random.below(5) {
      case 0: operations.append(.deleteRow(path))
      case 1: operations.append(.insertRow(path))
      case 2: operations.append(.moveRow(from: path, to: [random.below(5), random.below(10)]))
      case 3: operations.append(.moveSection(from: random.below(5), to: random.below(5)))
      default: after.append([500 + (names.joined().max() ?? 0)])
      }
    }

    mutating func scrollAndSelect() {
      if random.below(3) == 0 { view.scroll(to: Double(random.below(600))) }
      for section in names.indices where random.below(4) == 0 && scrollsAcross {
        view.scrollSection(at: section, to: Double(random.below(300)))
      }
      view.allowsMultipleSelection = true
      for path in paths where random.below(12) == 0 { view.selectItem(at: path) }
    }

    private var scrollsAcross: Bool {
      layout.section(width: 320).orthogonalScrolling != .none
    }

    private var paths: [IndexPath] {
      names.enumerated().flatMap { section, names in names.indices.map { [section, $0] } }
    }

    var selectedNames: Set<Int> {
      Set((view.indexPathsForSelectedItems ?? []).map { names[$0[0]][$0[1]] })
    }

    /// The cells on the screen by the names of their items.
    var cells: [Int: ObjectIdentifier] {
      var cells: [Int: ObjectIdentifier] = [:]
      for path in view.indexPathsForVisibleItems {
        cells[names[path[0]][path[1]]] = view.cellForItem(at: path).map { ObjectIdentifier($0) }
      }
      return cells
    }

    /// What the view has refused of the last batch.
    var refusals: [String] {
      view.inconsistencies.dropFirst(refusalCount).map { "\($0.kind): \($0.uikitText)" }
    }

    /// A collection view that has never shown anything else.
    func freshView() -> HeadlessCollectionView {
      let fresh = source.view(height: 300, .uniform(layout))
      fresh.scroll(to: view.contentOffset.y)
      for section in names.indices where scrollsAcross {
        fresh.scrollSection(at: section, to: view.contentOffset(ofSection: section))
      }
      fresh.allowsMultipleSelection = true
      for path in view.indexPathsForSelectedItems ?? [] { fresh.selectItem(at: path) }
      return fresh
    }
  }
}
