import TestSupport
import Testing

@MainActor
@Suite("Cells and views of UIKit", .bounded)
struct MakingTests {
  @Test("come from a nib, from a storyboard, or from their class")
  func origins() {
    #expect(
      Adapted.origins() == [
        "NibCell from nib", "PrototypeCell from storyboard", "NibView from nib shows head",
      ]
    )
    #expect(Adapted.ownStyle())
  }

  @Test("a cell of another kind is carried, and told what its carrier is told")
  func carried() {
    #expect(
      Adapted.carried()
        == ["highlighted true", "selected true", "editing true", "reuse", "200 × 20"]
    )
  }

  @Test("of a type that cannot be made end the program, and nothing else is said")
  func unmade() async throws {
    let cell = try #require(
      await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent, \.standardOutputContent]
      ) {
        await Adapted.dequeueUnmade(isView: false)
      }
    )
    let view = try #require(
      await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent, \.standardOutputContent]
      ) {
        await Adapted.dequeueUnmade(isView: true)
      }
    )
    for (result, name) in [(cell, "UnmadeCell"), (view, "UnmadeView")] {
      let said = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(
        said.contains(
          "A UITableView can't make a '\(name)', which is no view of UIKit and says nowhere how it is made. "
            + "Inherit from UITableViewCell or UITableViewHeaderFooterView, or conform to 'DefaultInitializable'."
        )
      )
      let printed = String(decoding: result.standardOutputContent, as: UTF8.self)
      #expect(!printed.contains("Under the identifier"))
    }
  }

  @Test("an identifier of another type is named, and the type gets one of its own")
  func mismatch() {
    #expect(
      Adapted.mismatch() == [
        "Under the identifier 'same' a cell of another type than 'SubtitleCell' is known. "
          + "Register each type under an identifier of its own.",
        "SubtitleCell",
      ]
    )
  }
}
