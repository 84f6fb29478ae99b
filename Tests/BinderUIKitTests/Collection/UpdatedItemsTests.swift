import TestSupport
import Testing

@MainActor
@Suite("Items of a UICollectionView whose sizes change", .bounded)
struct UpdatedItemsTests {
  @Test(
    "stand and show after each update what they do without UIKit",
    arguments: UpdatedItems.Story.all.indices
  )
  func updates(story: Int) {
    #expect(UpdatedItems.differences(UpdatedItems.Story.all[story]) == [])
  }
}
