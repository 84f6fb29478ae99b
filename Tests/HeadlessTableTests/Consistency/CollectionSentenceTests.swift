import Binder
import TableBatches
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("The sentence of a collection view", .bounded)
struct CollectionSentenceTests {
  @Test("is UICollectionView's as far as it is known", arguments: questions + views)
  func sentence(inconsistency: TableInconsistency, kind: TableInconsistency.Kind, text: String) {
    #expect(inconsistency.kind == kind)
    #expect(inconsistency.uikitText == text)
    #expect(inconsistency.host == .collection)
    let words = inconsistency.hint.lowercased().split { !$0.isLetter }
    #expect(!words.isEmpty && !words.contains("row") && !words.contains("table"))
  }

  private typealias Case = (TableInconsistency, TableInconsistency.Kind, String)

  private static let path = "<NSIndexPath: 0x...> {length = 2, path = 0 - 7}"
  private static let header = "UICollectionElementKindSectionHeader"
  private static let item: IndexPath = [0, 7]

  private static func counts(_ rows: Int? = nil) -> TableInconsistency.Counts {
    .init(sections: 2, rows: rows, host: .collection)
  }

  private static let questions: [Case] = [
    (
      .sectionOutOfBounds(rowsOf: 3, counts: counts()), .sectionOutOfBounds,
      "request for number of items in section 3 when there are only 2 sections in the collection view"
    ),
    (
      .rowOutOfBounds([3, 0], counts: counts()), .rowOutOfBounds,
      "request for number of items before section 3 when there are only 2 sections in the collection "
        + "view"
    ),
    (
      .rowOutOfBounds(item, counts: counts(4)), .rowOutOfBounds,
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \(path)"
    ),
    (
      .scrollOutOfBounds(item, counts: counts(4), table: ""), .scrollToRowOutOfBounds,
      "Attempted to scroll the collection view to an out-of-bounds item (7) when there are only 4 "
        + "items in section 0."
    ),
    (
      .scrollOutOfBounds([3, 0], counts: counts(), table: ""), .scrollToSectionOutOfBounds,
      "Attempted to scroll the collection view to an out-of-bounds section (3) when there are only 2 "
        + "sections."
    ),
  ]

  private static let views: [Case] = [
    (
      .unregisteredCell("Photo", registered: [], host: .collection), .unregisteredCell,
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier Photo - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    ),
    (
      .unregisteredView("Title", ofKind: header, registered: ["Badge"]), .unregisteredView,
      "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier Title - "
        + "must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard"
    ),
    (
      .cellNotDequeued(item, isMissing: false), .viewNotDequeued,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier "
        + "- cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    ),
    (
      .cellNotDequeued(item, isMissing: true), .viewNotDequeued,
      "the collection view's data source did not return a valid cell from "
        + "-collectionView:cellForItemAtIndexPath: for index path \(path)"
    ),
    (
      .supplementaryViewNotDequeued(header, item), .viewNotDequeued,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(UICollectionElementKindSectionHeader,\(path)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))"
    ),
    (.viewNotReturned("PhotoCell #1"), .viewNotReturned, expected),
    (.dequeuedTwice("Photo", item, host: .collection), .dequeuedTwice, expected),
    (
      .reconfiguredWithOtherCell("PhotoCell #1", item, host: .collection),
      .reconfiguredWithOtherCell,
      "Attempted to dequeue a cell for a different registration or reuse identifier than the existing "
        + "cell when reconfiguring an item, which is not allowed. Existing cell: PhotoCell #1, index "
        + "path: \(path)"
    ),
  ]

  private static let expected =
    "Expected dequeued view to be returned to the collection view in preparation for display. When the "
    + "collection view's data source is asked to provide a view for a given index path, ensure that a "
    + "single view is dequeued and returned to the collection view. Avoid dequeuing views without a "
    + "request from the collection view. For retrieving an existing view in the collection view, use "
    + "-[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView "
    + "supplementaryViewForElementKind:atIndexPath:] ..."
}
