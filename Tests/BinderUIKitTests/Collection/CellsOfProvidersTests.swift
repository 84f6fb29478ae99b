import TestSupport
import Testing

@MainActor
@Suite("Cells and views of closures in a UICollectionView", .bounded)
struct CellsOfProvidersTests {
  private nonisolated static let twice =
    "A UICollectionView hands out one cell each time it requests one. Dequeue it in a cell provider, and find the cells that "
    + "are displayed by their index paths."
  private nonisolated static let notDequeued =
    "The cell provider returned a 'PhotoItemCell' that was not dequeued. A UICollectionView shows only cells that it has "
    + "handed out: use collectionView.dequeue(_:)."
  private nonisolated static let viewNotDequeued =
    "The view provider returned a 'BadgeItemView' that was not dequeued. A UICollectionView shows only views that it has "
    + "handed out: use collectionView.dequeue(_:)."

  @Test(
    "the one cell that was dequeued is shown, or an empty one, and UIKit refuses none",
    arguments: [
      (.dequeues, ["PhotoItemCell Photo 1"]),
      (.makes, ["UICollectionViewCell -", notDequeued]),
      (.returnsKeptCell, ["UICollectionViewCell -", notDequeued]),
      (.dequeuesAndMakes, ["PhotoItemCell -", notDequeued]),
      (.dequeuesTwice, ["PhotoItemCell Photo 1", twice]),
      (.dequeuesTwoTypes, ["PhotoItemCell Photo 1", twice]),
      (.dequeuesByName, ["TagItemCell Photo 1"]),
    ] as [(CellsOfProviders.Way, [String])]
  )
  func cells(way: CellsOfProviders.Way, expected: [String]) {
    #expect(CellsOfProviders.cells(way) == expected)
  }

  @Test(
    "the one view that was dequeued is shown, or an empty one, and UIKit refuses none",
    arguments: [
      (.dequeues, ["BadgeItemView"]),
      (.makes, ["UICollectionReusableView", viewNotDequeued]),
      (.dequeuesAndMakes, ["BadgeItemView", viewNotDequeued]),
      (.dequeuesTwice, ["BadgeItemView"]),
    ] as [(CellsOfProviders.Way, [String])]
  )
  func header(way: CellsOfProviders.Way, expected: [String]) {
    #expect(CellsOfProviders.header(way) == expected)
  }

  @Test("an item keeps its cell when it changes, and gets another one where it wants another type")
  func changingTypes() {
    #expect(
      CellsOfProviders.changingTypes() == [
        "PhotoItemCell Photo one", "TagItemCell Tag 2", "PhotoItemCell Photo 3", "in place",
        "selected 1",
      ]
    )
  }

  @Test("a row keeps its cell when it changes, and gets another one where it wants another type")
  func changingTypesOfRows() {
    #expect(
      CellsOfProviders.changingTypesOfRows() == [
        "FriendCell Asif!", "DoctorCell Dr Joanne", "FriendCell Sue", "in place", "selected 1",
      ]
    )
  }
}
