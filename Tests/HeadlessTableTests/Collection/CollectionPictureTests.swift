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

  @Test("a drawing has a card where each item is")
  func svg() {
    let cards = view.render(.svg).split(separator: "\n").filter {
      $0.contains("<rect") && $0.contains("rule-edge")
    }
    #expect(
      cards.map { $0.drop { $0 == " " } }.joined(separator: "\n") == """
        <rect x="0" y="0" width="95" height="40" rx="8" class="hair rule-edge"/>
        <rect x="105" y="0" width="95" height="40" rx="8" class="hair rule-edge"/>
        <rect x="0" y="50" width="95" height="40" rx="8" class="hair rule-edge"/>
        <rect x="105" y="50" width="95" height="40" rx="8" class="hair rule-edge"/>
        <rect x="0" y="100" width="95" height="40" rx="8" class="hair rule-edge"/>
        <rect x="105" y="100" width="95" height="40" rx="8" class="hair rule-edge"/>
        """
    )
  }
}
