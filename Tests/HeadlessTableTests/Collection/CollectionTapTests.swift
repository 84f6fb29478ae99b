import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("Taps on items", .bounded)
struct CollectionTapTests {
  let source = ItemSource(["a", "b", "c"])

  private func calls(_ view: HeadlessCollectionView, _ item: Int) -> [String] {
    source.calls = []
    view.tapItem(IndexPath(row: item, section: 0))
    return source.calls
  }

  @Test("an item is selected before the highlight ends, and does then what it is there for")
  func order() {
    let view = source.view()
    #expect(
      calls(view, 0) == [
        "shouldHighlight 0.0", "didHighlight 0.0", "shouldSelect 0.0", "didSelect 0.0",
        "didUnhighlight 0.0", "primaryAction 0.0",
      ]
    )
    #expect(
      calls(view, 1) == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didDeselect 0.0",
        "didSelect 0.1", "didUnhighlight 0.1", "primaryAction 0.1",
      ]
    )
    #expect(view.indexPathsForSelectedItems == [IndexPath(row: 1, section: 0)])
  }

  @Test("a selected item that is tapped again stays selected")
  func again() {
    let view = source.view()
    _ = calls(view, 0)
    #expect(calls(view, 0).contains("didSelect 0.0"))
    #expect(view.indexPathsForSelectedItems == [IndexPath(row: 0, section: 0)])
  }

  @Test("among several, a tap on a selected item deselects it")
  func several() {
    let view = source.view()
    view.allowsMultipleSelection = true
    _ = calls(view, 0)
    #expect(
      calls(view, 1) == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1",
        "didUnhighlight 0.1",
      ]
    )
    #expect(
      calls(view, 0) == [
        "shouldHighlight 0.0", "didHighlight 0.0", "shouldDeselect 0.0", "didDeselect 0.0",
        "didUnhighlight 0.0",
      ]
    )
    #expect(view.indexPathsForSelectedItems == [IndexPath(row: 1, section: 0)])
  }

  @Test(
    "what the delegate refuses",
    arguments: [
      ("shouldHighlight", ["shouldHighlight 0.1"], 0),
      (
        "shouldSelect",
        ["shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didUnhighlight 0.1"], 0
      ),
    ]
  )
  func refused(_ name: String, _ expected: [String], _ selected: Int) {
    let view = source.view()
    _ = calls(view, 0)
    source.refused = [name]
    let calls = calls(view, 1).filter { $0 != "primaryAction 0.1" }
    #expect(calls == expected)
    #expect(view.indexPathsForSelectedItems == [IndexPath(row: selected, section: 0)])
  }

  @Test("code selects without a call, and not where selection is not allowed")
  func byCode() {
    let view = source.view()
    view.selectItem(at: IndexPath(row: 2, section: 0))
    #expect(view.indexPathsForSelectedItems == [IndexPath(row: 2, section: 0)])
    view.selectItem(at: nil)
    view.allowsSelection = false
    view.selectItem(at: IndexPath(row: 1, section: 0))
    #expect(view.indexPathsForSelectedItems == nil)
    #expect(source.calls.isEmpty)
  }

  @Test("an item is dragged to another place, and the data follows")
  func drag() {
    let view = source.view()
    view.dragItem(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    #expect(source.items == [["b", "c", "a"]])
    #expect(captions(view) == ["b", "c", "a"])
    #expect(view.diagnostics.isEmpty)
  }

  @Test("an item has a menu")
  func menu() {
    let view = source.view()
    #expect(view.openContextMenu(IndexPath(row: 1, section: 0)).map(\.title) == ["Delete"])
  }
}

/// The captions of the items on the screen.
@MainActor
func captions(_ view: HeadlessCollectionView) -> [String] {
  view.visibleCells.compactMap { ($0 as? PhotoCell)?.caption.text }
}
