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
      #expect(
        looks.problems == Self.contentsWithoutLook[name].map { [Self.sentence($0)] } ?? [],
        "\(name)"
      )
    }
  }

  /// The samples' own contents, which have no looks on UIKit.
  private static let contentsWithoutLook = [
    "feed": "PostContent", "home": "EventContent", "mail": "MailContent",
    "packages": "PackageContent",
  ]

  private static func sentence(_ content: String) -> String {
    "error: UIKit has no look for '\(content)', so its rows show the texts of its fields. Let it conform to 'UIKitContent' or "
      + "'UIKitCellContent', or call setLook(of: \(content).self) before the screen is bound."
  }
}
