import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("The numbers of a release of UIKit", .bounded)
struct LayoutProfileTests {
  @Test(
    "what an answer for a header's height means",
    arguments: [
      // answer, plain up to iOS 10, plain since, grouped up to iOS 10, grouped since
      (0, 0, 0, 20, 0),
      (automaticDimension, 0, 28, 20, 38),
      (57.5, 57.5, 57.5, 57.5, 57.5),
      (1e-300, 1e-300, 1e-300, 1e-300, 1e-300),
    ] as [(Double, Double, Double, Double, Double)]
  )
  func headerHeights(
    answer: Double,
    plain10: Double,
    plain11: Double,
    grouped10: Double,
    grouped11: Double
  ) {
    let (old, new) = (LayoutProfile.iOS10, LayoutProfile.iOS17)
    #expect(old.headerHeight(answer: answer, in: .plain) == plain10)
    #expect(new.headerHeight(answer: answer, in: .plain) == plain11)
    for style in [TableStyle.grouped, .insetGrouped] {
      #expect(old.headerHeight(answer: answer, in: style) == grouped10)
      #expect(new.headerHeight(answer: answer, in: style) == grouped11)
    }
  }

  @Test("footers follow the same rule with their own default")
  func footerHeights() {
    var profile = LayoutProfile.iOS17
    profile.plainFooterHeight = 21
    profile.groupedFooterHeight = 22
    #expect(profile.footerHeight(answer: automaticDimension, in: .plain) == 21)
    #expect(profile.footerHeight(answer: automaticDimension, in: .grouped) == 22)
    #expect(profile.footerHeight(answer: 0, in: .grouped) == 0)
  }

  @Test(
    "blank space around sections",
    arguments: [
      (.plain, false, 0, 0),
      (.plain, true, 0, 0),
      (.grouped, false, 35, 0),
      (.grouped, true, 0, 0),
      (.insetGrouped, false, 35, 20),
      (.insetGrouped, true, 0, 20),
    ] as [(TableStyle, Bool, Double, Double)]
  )
  func padding(style: TableStyle, hasHeader: Bool, top: Double, side: Double) {
    #expect(LayoutProfile.iOS17.topPadding(in: style, hasHeader: hasHeader) == top)
    #expect(LayoutProfile.iOS17.sideInset(in: style) == side)
  }
}
