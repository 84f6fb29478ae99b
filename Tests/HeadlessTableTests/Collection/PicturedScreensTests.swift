import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

/// What pictures show of six usual screens, and of the update that is usual for each.
@MainActor
@Suite("Pictures of usual screens", .bounded)
struct PicturedScreensTests {
  /// The lines that an update takes from a text, and those that it brings.
  private func changes(_ screen: PicturedScreen) -> String {
    let before = screen.view.render(.text).split(separator: "\n")
    screen.update()
    let after = screen.view.render(.text).split(separator: "\n")
    let (old, new) = (Set(before), Set(after))
    #expect(screen.view.diagnostics.isEmpty)
    return
      (before.filter { !new.contains($0) }.map { "-\($0)" }
      + after.filter { !old.contains($0) }.map { "+\($0)" }).joined(separator: "\n")
  }

  @Test("a grid: a new item is a line")
  func grid() {
    #expect(
      changes(.grid()) == """
        -content 320×320 · 1 section · 9 items · offset 0
        -§ 0 · grid of 3 · 104×104 · 9 items
        -  item         PhotoCell         #9  "Photo 9"
        +content 320×428 · 1 section · 10 items · offset 0
        +§ 0 · grid of 3 · 104×104 · 10 items
        +  item         PhotoCell         #10  "Photo 10"
        +  ⋮ 1 item · PhotoCell · #f33061b6
        """
    )
  }

  @Test("a calendar: a day is a line, a Boolean is a word, a fraction is rounded")
  func calendar() {
    let screen = PicturedScreen.calendar()
    #expect(
      screen.view.render(.text).split(separator: "\n")[2..<10].joined(separator: "\n") == """
        ┌── viewport
        § 0 · horizontal 1w×0.143w of 0.143w×1h · 30 items
          header   44  Title             "November"
          item         DayCell           #11-1  "1"
          item         DayCell           #11-2  "2"
          item         DayCell           #11-3  "3"
          item         DayCell           #11-4  [isBusy]  "4"
          item         DayCell           #11-5  "5"
        """
    )
    let terminal = screen.view.render(.ansi(columns: 70, colors: false)).split(separator: "\n")
    #expect(terminal[3].drop { $0 == " " } == "isBusy")
    #expect(
      screen.view.render(.json).contains(#""id":"11-4","tags":["isBusy"],"fields":{"day":"4"}}"#)
    )
    let words = screen.view.render(.svg).split(separator: "\n").filter { $0.contains(">is") }
    #expect(words.count == 2)
    #expect(
      changes(screen) == """
        -  item         DayCell           #11-16  "16"
        +  item         DayCell           #11-16  [isBusy]  "16"
        """
    )
  }

  @Test("a waterfall: heights stand with the items, and all that is in sight is between the edges")
  func waterfall() {
    let screen = PicturedScreen.waterfall()
    #expect(
      screen.view.render(.text) == """
        collection pins · 210×240 · select single
        content 210×460 · 1 section · 8 items · offset 0
        ┌── viewport
        § 0 · custom 1w×460 · 8 items
          item     90  CaptionCell       "oak"
          item    160  CaptionCell       "elm"
          item    120  CaptionCell       "ash"
          item    150  CaptionCell       "fir"
          item     60  CaptionCell       "yew"
        └── end of viewport · last 50 of previous line cut
          ⋮ 3 items · CaptionCell · #02f31228

        """
    )
    #expect(
      changes(screen) == """
        -  item    120  CaptionCell       "ash"
        -  item     60  CaptionCell       "yew"
        -└── end of viewport · last 50 of previous line cut
        -  ⋮ 3 items · CaptionCell · #02f31228
        +  item    180  CaptionCell       "ash"
        +└── end of viewport · last 80 of previous line cut
        +  ⋮ 4 items · CaptionCell · #926bdd59
        """
    )
  }

  @Test("a store: the offset of a carousel, and badges with their items")
  func store() {
    let screen = PicturedScreen.store()
    #expect(
      screen.view.render(.text) == """
        collection store · 320×320 · select single
        content 320×248 · 2 sections · 9 items · offset 0
        ┌── viewport
        § featured · carousel 140×80 · offset 150 · 5 items
          header   44  Title             "Featured"
          ⋮ 1 item · AppCell · #657ed77f
          item         AppCell           #Notes
                         name        "Notes"
                         price       "€ 2"
          item         AppCell           #Chess
                         name        "Chess"
                         price       "€ 2"
          item         AppCell           #Radio
                         name        "Radio"
                         price       "€ 2"
          ⋮ 1 item · AppCell · #ca8d21e1
        § updates · horizontal 1w×80 of 0.25w×1h · 4 items
          header   44  Title             "Updates"
          item         CaptionCell       "Mail"  badge="1"
          item         CaptionCell       "Clock"  badge="1"
          item         CaptionCell       "Files"  badge="1"
          item         CaptionCell       "Voice"  badge="1"
        └── end of viewport · 78 blank

        """
    )
    #expect(
      screen.view.render(.json).contains(#""layout":"carousel 140×80","offset":150,"items":5"#)
    )
    let ansi = screen.view.render(.ansi(columns: 60, colors: false))
    #expect(ansi.contains("    Mail           Clock          Files          Voice\n    1 "))
    let drawing = screen.view.render(.svg)
    #expect(
      drawing.contains(#"<rect x="54" y="174" width="20" height="20" rx="10" class="accent"/>"#)
    )
    #expect(drawing.split(separator: "\n").count { $0.contains("class=\"over\"") } == 4)
    #expect(
      changes(screen) == """
        -content 320×248 · 2 sections · 9 items · offset 0
        -§ updates · horizontal 1w×80 of 0.25w×1h · 4 items
        -└── end of viewport · 78 blank
        +content 320×328 · 2 sections · 10 items · offset 0
        +§ updates · horizontal 1w×80 of 0.25w×1h · 5 items
        +  item         CaptionCell       "Books"  badge="1"
        +└── end of viewport · last 2 of previous line cut
        """
    )
  }

  @Test(
    "a chat: a message is a line with its height, and a header that stays in sight is above the edge"
  )
  func chat() {
    let screen = PicturedScreen.chat()
    #expect(
      screen.view.render(.text) == """
        collection chat · 320×240 · select single
        content 320×422 · 1 section · 8 items · offset 182
        § 0 · horizontal 1w×~40 of 1w×~40 · 8 items
          header   44  Title             "Today"  [pinned]
          ⋮ 3 items · BubbleCell · #ff1fe1e7
        ┌── viewport
          item     40  BubbleCell        #4  "Message 4"
          item     40  BubbleCell        #5  "Message 5"
          item     56  BubbleCell        #6  [isMine]  "A longer one that goes on in the second line"
          item     40  BubbleCell        #7  "Message 7"
          item     40  BubbleCell        #8  "Message 8"
        └── end of viewport

        """
    )
    #expect(
      changes(screen).split(separator: "\n").filter { $0.contains("item  ") }
        .joined(separator: "\n") == """
          -  item     40  BubbleCell        #7  "Message 7"
          +  item     56  BubbleCell        #7  "Message 7, which is longer now and has a second line"
          """
    )
  }

  @Test("settings: groups with margins and round corners")
  func settings() {
    let screen = PicturedScreen.settings()
    let drawing = screen.view.render(.svg)
    #expect(drawing.contains(#"height="360" class="group"/>"#))
    #expect(drawing.split(separator: "\n").count { $0.contains("a10 10") } == 4)
    #expect(
      changes(screen) == """
        -content 320×293 · 2 sections · 4 items · offset 0
        -§ network · list insetGrouped · 2 items
        -                 toggle      off
        -└── end of viewport · 86.5 blank
        +content 320×337 · 2 sections · 5 items · offset 0
        +§ network · list insetGrouped · 3 items
        +  item     44  SettingCell       #"Network name"
        +                 title       "Network name"
        +                 value       "Home"
        +└── end of viewport · 42.5 blank
        """
    )
  }
}

/// Where the edges of the viewport stand, and what is not in a section.
@MainActor
@Suite("Edges of the viewport among views at places of their own", .bounded)
struct ScatteredViewportTests {
  /// Two columns by turns, of which the left one is twice as long.
  private static func columns(offset: Double) -> HeadlessCollectionView {
    let source = ItemSource((0..<8).map(String.init))
    let group = LayoutGroup.custom(width: .fractionalWidth(1), height: .absolute(400)) { _ in
      (0..<8).map { index in
        let (place, isLeft) = (Double(index / 2), index.isMultiple(of: 2))
        return LayoutFrame(
          x: isLeft ? 0 : 100,
          y: place * (isLeft ? 100 : 50),
          width: 90,
          height: isLeft ? 100 : 50
        )
      }
    }
    let view = source.view(
      width: 200,
      height: 120,
      .uniform(.compositional(LayoutSection(group: group)))
    )
    Self.sources.append(source)
    view.scroll(to: offset)
    return view
  }

  private static var sources: [ItemSource] = []

  private func rows(_ picture: TablePicture, offset: Double) -> [String] {
    Self.columns(offset: offset).render(picture).split(separator: "\n").dropFirst(2).map {
      $0.hasPrefix("  item")
        ? String($0.split(separator: " ").suffix(2).joined(separator: " ")) : String($0)
    }
  }

  @Test("a visible item stands between the edges, whatever stands before it")
  func edges() {
    #expect(
      rows(.text(extent: .all), offset: 0) == [
        "┌── viewport", "§ 0 · custom 1w×400 · 8 items", "reuse=photo \"0\"", "reuse=photo \"1\"",
        "reuse=photo \"2\"",
        "reuse=photo \"3\"", "[offscreen] \"4\"", "reuse=photo \"5\"",
        "└── end of viewport · last 30 of previous line cut", "reuse=photo \"6\"",
        "reuse=photo \"7\"",
      ]
    )
    #expect(
      rows(.text(extent: .all), offset: 130) == [
        "§ 0 · custom 1w×400 · 8 items", "reuse=photo \"0\"", "reuse=photo \"1\"",
        "┌── viewport · first 30 of next line cut", "reuse=photo \"2\"", "[offscreen] \"3\"",
        "reuse=photo \"4\"",
        "reuse=photo \"5\"", "[offscreen] \"6\"", "reuse=photo \"7\"", "└── end of viewport",
      ]
    )
  }

  @Test("what is between the edges without a mark is what the rectangle holds, at every offset")
  func offsets() {
    for offset in stride(from: 0.0, through: 280, by: 10) {
      let view = Self.columns(offset: offset)
      let lines = view.render(.text(extent: .all)).split(separator: "\n")
      let start = lines.firstIndex { $0.hasPrefix("┌──") } ?? 0
      let end = lines.firstIndex { $0.hasPrefix("└──") } ?? 0
      let between = lines[start..<end].filter {
        $0.hasPrefix("  item") && !$0.contains("offscreen")
      }
      let visible = view.indexPathsForVisibleItems.map { "\($0[1])" }
      #expect(between.map { String($0.suffix(2).dropLast()) } == visible, "\(offset)")
    }
  }

  @Test("views of the whole view of any kind, in text and drawing")
  func ofLayout() {
    let source = ItemSource(["a", "b"])
    let view = source.view(
      .sections(boundaryItems: [
        LayoutBoundaryItem(kind: "badge", height: .absolute(30), alignment: .top),
        LayoutBoundaryItem(kind: "header", height: .absolute(20), alignment: .bottom),
      ]) { _, _ in .grid(columns: 4) }
    )
    #expect(
      view.render(.text) == """
        collection items · 320×480 · select single
        content 320×130 · 1 section · 2 items · offset 0
        ┌── viewport
          view     30  BadgeView         "0"  [badge]
        § 0 · grid of 4 · 80×80 · 2 items
          item         PhotoCell         reuse=photo  "a"
          item         PhotoCell         reuse=photo  "b"
          view     20  BadgeView         "0"  [header]
        └── end of viewport · 350 blank

        """
    )
    let drawing = view.render(.svg)
    #expect(drawing.split(separator: "\n").count { $0.contains(">0<") } == 2)
  }
}
