import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("The numbers of a release of UIKit", .bounded)
struct LayoutProfileTests {
  @Test("headers and footers have default heights of their own")
  func defaultHeights() {
    var profile = LayoutProfile.iOS17
    (profile.plainHeaderHeight, profile.plainFooterHeight) = (20, 21)
    (profile.groupedHeaderHeight, profile.groupedFooterHeight) = (22, 23)
    #expect(SupplementaryKind.allCases.map { profile.height(of: $0, in: .plain) } == [20, 21])
    #expect(SupplementaryKind.allCases.map { profile.height(of: $0, in: .grouped) } == [22, 23])
    let inset = SupplementaryKind.allCases.map { profile.height(of: $0, in: .insetGrouped) }
    #expect(inset == [22, 23])
  }

  @Test(
    "blank space beside and in the place of headers and footers",
    arguments: [
      // with and without a header in the first section, with and without one in others, with and without a footer
      (.iOS17, .plain, [22, 0, 22, 0, 0, 0]),
      (.iOS17, .grouped, [0, 35, 0, 17.5, 0, 17.5]),
      (.iOS17, .insetGrouped, [0, 35, 0, 17.5, 0, 17.5]),
      (.macCatalyst, .grouped, [0, 35, 0, 17.5, 0, 20]),
    ] as [(LayoutProfile, TableSectionStyle, [Double])]
  )
  func spaces(profile: LayoutProfile, style: TableSectionStyle, points: [Double]) {
    let cases: [(SupplementaryKind, Bool)] = [(.header, true), (.header, false), (.footer, true)]
    let found = cases.flatMap { kind, isFirst in
      [true, false].map { isThere in
        profile.space(beside: kind, isThere: isThere, inFirstSection: isFirst, in: style)
      }
    }
    #expect(found == points)
  }

  @Test("an inset of groups that is set counts at every width")
  func ownInset() {
    var profile = LayoutProfile.iOS17
    profile.groupSideInset = 12
    for width in [320.0, 1000] {
      #expect(profile.sideInset(in: .insetGrouped, width: width) == 12)
      #expect(profile.sideInset(in: .grouped, width: width) == 0)
      #expect(LayoutProfile.iOS26.sideInset(in: .insetGrouped, width: width) == 16)
    }
  }
}
