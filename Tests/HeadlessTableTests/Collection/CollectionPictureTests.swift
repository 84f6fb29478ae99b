import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("Pictures of a collection view", .bounded)
struct CollectionPictureTests {
  private let view: HeadlessCollectionView
  private let binding: TableBinding

  init() {
    view = HeadlessCollectionView(id: "tiles", width: 200, height: 120)
    binding = CollectionScreen {
      OnTable {
        Layout(.grid(columns: 2, spacing: 10, itemHeight: .absolute(40)))
        Cells(PhotoCell.self, models: ["a", "b", "c", "d", "e", "f", "g"]) { _, cell, name in
          cell.caption.text = name
        }
      }
    }
    .bind(to: view)
  }

  @Test("text in full has the frames")
  func fullText() {
    #expect(
      view.render(.text(detail: .full)) == """
        collection tiles · 200×120 · select single
        content 200×190 · 1 section · 7 items · offset 0
        ┌── viewport
        § 0 · grid of 2 · 95×40 · 7 items
          item         PhotoCell #1      frame=0,0,95,40  "a"
          item         PhotoCell #2      frame=105,0,95,40  "b"
          item         PhotoCell #3      frame=0,50,95,40  "c"
          item         PhotoCell #4      frame=105,50,95,40  "d"
          item         PhotoCell #5      frame=0,100,95,40  "e"
          item         PhotoCell #6      frame=105,100,95,40  "f"
        └── end of viewport · last 20 of previous line cut
          ⋮ 1 item · PhotoCell · #79c9dca4

        """
    )
  }

  @Test("JSON")
  func json() {
    #expect(
      view.render(.json) == """
        {"collection":"tiles","width":200,"height":120,"select":"single","contentWidth":200,"contentHeight":190,"sections":1,"items":7,"offset":0,"items":[
        {"viewport":"start"},
        {"section":"0","layout":"grid of 2","items":7},
        {"item":"PhotoCell","height":40,"y":0,"width":95,"id":"a","fields":{"caption":"a"}},
        {"item":"PhotoCell","height":40,"x":105,"y":0,"width":95,"id":"b","fields":{"caption":"b"}},
        {"item":"PhotoCell","height":40,"y":50,"width":95,"id":"c","fields":{"caption":"c"}},
        {"item":"PhotoCell","height":40,"x":105,"y":50,"width":95,"id":"d","fields":{"caption":"d"}},
        {"item":"PhotoCell","height":40,"y":100,"width":95,"id":"e","fields":{"caption":"e"}},
        {"item":"PhotoCell","height":40,"x":105,"y":100,"width":95,"id":"f","fields":{"caption":"f"}},
        {"viewport":"end","cut":20},
        {"elided":1,"types":{"PhotoCell":1},"digest":"79c9dca4"}
        ]}

        """
    )
  }

  @Test("what a screen reader says")
  func accessibility() {
    #expect(
      view.render(.accessibility) == """
        accessibility tiles · 1 section · 7 items
        § 0 · 7 items
          item    #a  "a"
          item    #b  "b"
          item    #c  "c"
          item    #d  "d"
          item    #e  "e"
          item    #f  "f"
          ⋮ 1 item · #79c9dca4

        """
    )
  }

  @Test("a terminal has items side by side")
  func ansi() {
    #expect(
      view.render(.ansi(columns: 24, colors: false)) == """
        tiles · 7 items · conte…
           a            b


           c            d

           e            f

        """
    )
  }

  /// The lines of a drawing for the edges of cards.
  private func cards(_ drawing: String) -> String {
    drawing.split(separator: "\n").filter { $0.contains("<rect") && $0.contains("rule-edge") }
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  @Test("a drawing has a card where each item is")
  func svg() {
    #expect(
      cards(view.render(.svg)) == """
        <rect x="0" y="0" width="95" height="40" rx="8" class="hair rule-edge"/>
        <rect x="105" y="0" width="95" height="40" rx="8" class="hair rule-edge"/>
        <rect x="0" y="50" width="95" height="40" rx="8" class="hair rule-edge"/>
        <rect x="105" y="50" width="95" height="40" rx="8" class="hair rule-edge"/>
        <rect x="0" y="100" width="95" height="40" rx="8" class="hair rule-edge"/>
        <rect x="105" y="100" width="95" height="40" rx="8" class="hair rule-edge"/>
        """
    )
  }

  @Test("a view that scrolls to the side is drawn where it is")
  func horizontal() {
    let source = ItemSource((0..<6).map(String.init))
    let item = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
    let section = LayoutSection(
      group: .vertical(
        width: .absolute(90),
        height: .fractionalHeight(1),
        subitems: .count(2, item)
      ),
      interGroupSpacing: 10
    )
    let view = source.view(
      width: 200,
      height: 80,
      .uniform(.compositional(section), axis: .horizontal)
    )
    view.scroll(by: 90)
    #expect(
      view.render(.text(detail: .full)) == """
        collection items · 200×80 · scrolls horizontally · select single
        content 290×80 · 1 section · 6 items · offset 90
        § 0 · vertical 90×1h of 2 × 1w×1h · 6 items
          ⋮ 2 items · #33eca365
        ┌── viewport
          item         PhotoCell #3      frame=100,0,90,40  reuse=photo  "2"
          item         PhotoCell #4      frame=100,40,90,40  reuse=photo  "3"
          item         PhotoCell #5      frame=200,0,90,40  reuse=photo  "4"
          item         PhotoCell #6      frame=200,40,90,40  reuse=photo  "5"
        └── end of viewport
        pool photo · 2 waiting

        """
    )
    #expect(
      view.render(.json).hasPrefix(
        #"{"collection":"items","width":200,"height":80,"scrolls":"horizontally","#
      )
    )
    #expect(
      view.render(.ansi(columns: 40, colors: false)) == """
        items · 6 items · content 290 wide · sc…
             2                   4

             3                   5


        """
    )
    #expect(
      cards(view.render(.svg)) == """
        <rect x="10" y="0" width="90" height="40" rx="8" class="hair rule-edge"/>
        <rect x="10" y="40" width="90" height="40" rx="8" class="hair rule-edge"/>
        <rect x="110" y="0" width="90" height="40" rx="8" class="hair rule-edge"/>
        <rect x="110" y="40" width="90" height="40" rx="8" class="hair rule-edge"/>
        """
    )
    let all = view.render(.svg(extent: .all))
    #expect(cards(all).split(separator: "\n").count == 6)
    #expect(all.contains("viewport 200 wide"))
  }

  @Test("items of a list that are swiped aside", arguments: [SwipeEdge.trailing, .leading])
  func swipe(edge: SwipeEdge) {
    let view = HeadlessCollectionView(id: "mails", width: 300, height: 150)
    let binding = CollectionScreen {
      OnTable {
        Layout(.list(.insetGrouped))
        Cells(PhotoCell.self, models: ["a", "b"]) { _, cell, name in cell.caption.text = name }
          .trailingSwipe { _, _ in
            SwipeAction("Delete", style: .destructive) { .done }
            SwipeAction("More") { .done }
          }
          .leadingSwipe { _, _ in SwipeAction("Read") { .done } }
      }
    }
    .bind(to: view)
    view.swipe(.row(1, in: "0"), edge)
    let buttons =
      edge == .trailing
      ? #"trailing    "Delete"  [destructive]  "More""# : #"leading     "Read""#
    #expect(
      view.render(.text) == """
        collection mails · 300×150 · select single
        content 300×143 · 1 section · 2 items · offset 0
        ┌── viewport
        § 0 · list insetGrouped · 2 items
          item     44  PhotoCell         "a"
          item     44  PhotoCell         [swiped]  "b"
                         \(buttons)
        └── end of viewport · 27 blank

        """
    )
    // Within the margins of the list, at the edge that was swiped from.
    let rects = view.render(.svg).split(separator: "\n").filter {
      $0.contains("<rect") && ($0.contains("\"deleted\"") || $0.contains("\"quiet\""))
    }
    let width = rects.compactMap {
      $0.firstMatch(of: /rect x="(?:[0-9.]+)" y="[0-9.]+" width="([0-9.]+)"/).flatMap {
        Double($0.1)
      }
    }
    let left = rects.compactMap { $0.firstMatch(of: /rect x="([0-9.]+)"/).flatMap { Double($0.1) } }
    #expect(rects.allSatisfy { $0.contains(" y=\"79\"") && $0.contains(" height=\"44\"") })
    #expect(edge == .trailing ? left[0] + width[0] == 284 : left == [16])
    withExtendedLifetime(binding) {}
  }
}
