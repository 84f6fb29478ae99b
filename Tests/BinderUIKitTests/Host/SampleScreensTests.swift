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
      #expect(looks.problems == [], "\(name)")
    }
  }
}
