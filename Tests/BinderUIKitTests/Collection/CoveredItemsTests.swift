import TestSupport
import Testing

@MainActor
@Suite("Items of a UICollectionView whose sides are covered, or whose cells decide", .bounded)
struct CoveredItemsTests {
  @Test("stand where those of a headless collection view do", arguments: [false, true])
  func places(covered: Bool) {
    for (name, layout) in CoveredItems.layouts {
      let (native, plain) = CoveredItems.frames(layout, covered: covered)
      #expect(native == plain, "\(name)")
    }
  }

  @Test(
    "begin lines of a flow where cells decide how wide they are, and break them as without UIKit"
  )
  func chips() {
    for (name, layout) in CoveredItems.chips {
      let (native, plain) = CoveredItems.frames(layout, covered: true)
      #expect(native.map(\.withoutX) == plain.map(\.withoutX), "\(name)")
      #expect(
        native.map(\.x) == ["20", "32", "72", "142", "302", "32", "32", "32", "92", "192"],
        "\(name)"
      )
    }
  }

  @Test("are not wider than a line where cells decide how high they are, with one warning")
  func wide() {
    let (native, plain) = CoveredItems.frames(CoveredItems.wide, covered: true)
    #expect(native.dropFirst().prefix(2) == ["20,44,325,24", "20,78,325,36"])
    #expect(plain.dropFirst().prefix(2) == ["20,44,500,24", "20,78,500,36"])
    #expect(
      native.last == """
        The layout of section '0': the item width must be less than the width of the UICollectionView minus the section insets \
        left and right values, minus the content insets left and right values.
        """
    )
    #expect(native.count == plain.count + 1)
  }

  @Test("are as wide as their cells say where the layout does not")
  func fitting() {
    #expect(CoveredItems.fittingSizes() == ["80.0×24.0", "30.0×24.0", "354.0×60.0"])
  }
}

extension String {
  /// `32` of `32,47,90,40`.
  fileprivate var x: Substring { prefix { $0 != "," } }
  fileprivate var withoutX: Substring { drop { $0 != "," } }
}
