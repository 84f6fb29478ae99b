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
