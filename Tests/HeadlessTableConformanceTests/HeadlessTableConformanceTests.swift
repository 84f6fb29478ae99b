import Binder
import HeadlessTable
import HeadlessTableConformance
import TestSupport
import Testing

@MainActor
@Suite("The conformance of hosts", .bounded)
struct HeadlessTableConformanceTests {
  private func conformance(
    height: Double,
    _ gestures: HostGestures<HeadlessTable> = .all
  ) -> TableHostConformance<HeadlessTable> {
    TableHostConformance(
      makeHost: {
        let table = HeadlessTable(id: "host", width: 200, height: height)
        table.onInconsistency = .collect
        return table
      },
      settle: { $0.layoutIfNeeded() },
      tap: { $0.tapRow(at: $1) },
      gestures: gestures
    )
  }

  @Test("HeadlessTable is such a host")
  func conforms() {
    #expect(conformance(height: 800).failures() == [])
  }

  @Test("so is one that knows of no gesture but a tap")
  func small() {
    #expect(conformance(height: 800, HostGestures()).failures() == [])
  }

  private typealias Change = @MainActor (inout HostGestures<HeadlessTable>) -> Void

  /// Gestures that a host does wrong, one each, and the rule that it breaks then.
  private nonisolated static let wrong: [(String, Change)] = [
    ("A row that is swiped aside", { $0.swipe = { $0.swipe($1, $2).map(\.title).reversed() } }),
    ("A row that is swiped aside", { $0.tapAction = { _, _ in } }),
    ("A deletion that the user", { $0.delete = { _, _ in } }),
    ("An insertion that the user", { $0.insert = { _, _ in } }),
    ("A row that the user has moved", { $0.move = { $0.dragRow(at: $2, to: $1) } }),
    ("A cell shows the accessory", { $0.tapAccessory = { $0.tapRow(at: $1) } }),
    ("The menu of a row", { $0.openMenu = { _, _ in [] } }),
    ("The menu of a row", { $0.choose = { _, _ in } }),
    ("The index has a title", { $0.indexTitles = { _ in ["A", "C"] } }),
    ("A table that is pulled down", { $0.pull = { _ in } }),
  ]

  @Test("a gesture that goes another way is found, and named by the rule", arguments: wrong.indices)
  func wrongGesture(index: Int) {
    let (rule, change) = Self.wrong[index]
    var gestures = HostGestures<HeadlessTable>.all
    change(&gestures)
    let failures = conformance(height: 800, gestures).failures()
    #expect(failures.map { $0.rule.hasPrefix(rule) } == [true], "\(failures)")
  }

  @Test("a host that shows too few rows is found")
  func tooLow() {
    let failures = conformance(height: 20).failures()
    #expect(
      failures.first?.description
        == "The first rows are requested once, from the top to the bottom, and displayed: after "
        + "'willDisplay a at 0.0' it must be 'cell for b at 0.1, new', but is "
        + "'the rows are a ? |  | ?'."
    )
  }

  private func view() -> HeadlessCollectionView {
    let view = HeadlessCollectionView(id: "host", width: 200, height: 800)
    view.onInconsistency = .collect
    return view
  }

  @Test("HeadlessCollectionView is such a host, and a tap that goes another way is found")
  func collectionView() {
    func failures(
      _ tap: @escaping @MainActor (HeadlessCollectionView, IndexPath) -> Void
    ) -> [String] {
      TableHostConformance(
        makeHost: view,
        settle: { $0.layoutIfNeeded() },
        tap: tap,
        gestures: .all
      ).failures().map(\.rule)
    }
    #expect(failures { $0.tapItem($1) } == [])
    #expect(failures { $0.selectItem(at: $1) }.first?.hasPrefix("A tap is reported") == true)
  }

  @Test("a collection view does with rows what a table does, but for the order of calls of a tap")
  func faces() {
    var views: [HeadlessCollectionView] = []
    let faces = TableHostConformance(
      makeHost: {
        views.append(view())
        return views[views.count - 1].table
      },
      settle: { $0.layoutIfNeeded() },
      tap: { $0.tapRow(at: $1) }
    )
    #expect(
      faces.failures().map(\.rule) == [
        "A tap is reported as UIKit reports it, and may be refused",
        "A row that may not be deselected stays selected, and so is the row that is tapped",
      ]
    )
  }
}
