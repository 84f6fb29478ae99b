import TestSupport
import Testing

@MainActor
@Suite("The samples' screens in a UITableView", .bounded)
struct SampleScreensTests {
  @Test("show the same as in a headless table")
  func looks() throws {
    for name in Adapted.sampleNames {
      let looks = try Adapted.looks(of: name)
      #expect(looks.direct == looks.adapted, "\(name)")
      // The samples' own contents have no looks on UIKit: it shows the texts of their fields.
      let others = looks.problems.filter { !$0.hasPrefix("error: UIKit has no look for") }
      #expect(others == [], "\(name)")
    }
  }
}
