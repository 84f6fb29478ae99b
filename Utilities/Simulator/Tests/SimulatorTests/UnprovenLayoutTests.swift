import Binder
import BinderUIKit
import HeadlessTable
import Testing
import UIKit

// What Binder relies on in the layouts of collection views, and no document of Apple's says.

@MainActor
@Suite("What nobody but a real UICollectionView can tell of layouts")
struct UnprovenLayoutTests {
  /// A cell without constraints of UIKit that says its height.
  final class TallCell: HeadlessCell {
    override func preferredHeight(forWidth width: Double) -> Double? { 70 }
  }

  enum Only: TableViewSection {
    case photos
  }

  private let windows = TestWindows()
  private let first = IndexPath(item: 0, section: 0)

  /// Declares a section of photos with a layout.
  private func declare<Cell: TableCell>(
    _ host: any CollectionHost,
    _ cell: Cell.Type,
    _ layout: @escaping () -> SectionLayout,
    title: @escaping () -> String? = { nil },
    photos: @escaping () -> [Photo] = { Photo.numbered(1...12) }
  ) -> TableBinding {
    let screen = CollectionScreen(sectionedBy: Only.self) {
      OnSection(.photos) {
        Layout(layout())
        Header(title())
        Cells(cell, models: photos()) { _, _, _ in }
      }
    }
    return screen.bind(to: host)
  }

  @Test("grids of 2 to 4 columns", arguments: [2, 3, 4], [320, 375, 393.0])
  func grids(columns: Int, width: Double) {
    let layout = SectionLayout.grid(
      columns: columns,
      spacing: 7,
      insets: LayoutInsets(top: 3, leading: 5, bottom: 3, trailing: 9)
    )
    let (real, plain) = (
      windows.collection(width: CGFloat(width)),
      HeadlessCollectionView(id: "grid", width: width, height: 1_200)
    )
    let binders = [
      declare(real, RealItemCell.self, { layout }), declare(plain, PlainItemCell.self, { layout }),
    ]
    real.performPendingUpdates()
    plain.layoutIfNeeded()
    let found = withExtendedLifetime(binders) { differences(real, plain) }
    #expect(
      found.isEmpty,
      "If this fails: the fraction of a repeated item is not that of the room which the spaces leave. Let LayoutItem.ofUIKit(share:_:) in LayoutSection+UIKit take the spaces off, or make the row of 'subitems: [item]'. \(found.first ?? "")"
    )
  }

  @Test("a flow beside the notch")
  func flowBesideNotch() {
    let collection = windows.collection(besideBars: 59, width: 800, height: 375)
    let binding = declare(
      collection,
      RealItemCell.self,
      { .flow(itemSize: LayoutSize(width: 100, height: 50)) }
    )
    collection.performPendingUpdates()
    let edges = (0..<12).compactMap { item -> (left: CGFloat, right: CGFloat)? in
      let path = IndexPath(item: item, section: 0)
      return collection.layoutAttributesForItem(at: path).map {
        ($0.frame.origin.x, $0.frame.origin.x + $0.frame.size.width)
      }
    }
    #expect(edges.count == 12)
    #expect(
      edges.map(\.left).min() == 59 && edges.map(\.right).max() == 741,
      "If this fails, and the lines end before the bars: the container that UIKit gives a section is without the safe area, and it is taken off twice. See DeclaredLayout.section(_:in:). \(edges)"
    )
    withExtendedLifetime(binding) {}
  }

  @Test("headers of lists that are pinned, or are not", arguments: [true, false])
  func pinnedHeaders(isPinned: Bool) {
    let collection = windows.collection(height: 300)
    let binding = declare(
      collection,
      RealItemCell.self,
      { SectionLayout.list(isPinned ? .grouped : .plain).pinsHeaders(isPinned) },
      title: { "PHOTOS" },
      photos: { Photo.numbered(1...40) }
    )
    collection.performPendingUpdates()
    collection.contentOffset.y = 400
    collection.layoutIfNeeded()
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: first
    )
    #expect(
      (header != nil) == isPinned,
      "If this fails: UIKit reads no change of a list's boundarySupplementaryItems. Make items of the same sizes and kinds in DeclaredLayout.section(_:in:), and set these."
    )
    withExtendedLifetime(binding) {}
  }

  @Test("a header that a section has only later, and other sections never")
  func missingKind() {
    let collection = windows.collection()
    var title: String?
    let binding = declare(
      collection,
      RealItemCell.self,
      { .grid(columns: 3) },
      title: { title }
    )
    collection.performPendingUpdates()
    let kind = UICollectionView.elementKindSectionHeader
    // If this stops: DeclaredLayout.knows(_:section:) must compare with the layout that UIKit was given, and not read attributes of
    // a kind that a section lacks.
    #expect(collection.supplementaryView(forElementKind: kind, at: first) == nil)
    for text in ["PHOTOS", nil] as [String?] {
      title = text
      UIView.performWithoutAnimation {
        binding.refresh()
        collection.performPendingUpdates()
        collection.layoutIfNeeded()
      }
      #expect(
        (collection.supplementaryView(forElementKind: kind, at: first) != nil) == (text != nil),
        "If this fails: UIKit gives attributes to views that a layout has not. See DeclaredLayout.knows(_:section:)."
      )
    }
  }

  @Test("a header of a section with insets", arguments: [true, false])
  func headerWithInsets(follows: Bool) {
    let group = LayoutGroup.horizontal(
      width: .fractionalWidth(1),
      height: .absolute(50),
      subitems: [LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))]
    )
    let layout = SectionLayout.compositional(
      LayoutSection(
        group: group,
        contentInsets: LayoutInsets(top: 0, leading: 20, bottom: 0, trailing: 30),
        boundaryItems: [LayoutBoundaryItem(kind: "header", height: .absolute(30), alignment: .top)],
        supplementariesFollowContentInsets: follows
      )
    )
    let collection = windows.collection()
    let binding = declare(collection, RealItemCell.self, { layout }, title: { "PHOTOS" })
    collection.performPendingUpdates()
    let kind = UICollectionView.elementKindSectionHeader
    let header = collection.supplementaryView(forElementKind: kind, at: first)
    let (x, width) = follows ? (20, 325) : (0, 375) as (CGFloat, CGFloat)
    #expect(
      header?.frame.origin.x == x && header?.frame.size.width == width,
      "If this fails: supplementaryContentInsetsReference does not say whether a header follows the insets (\(String(describing: header?.frame))). See LayoutSection.ofUIKit(sizes:in:)."
    )
    withExtendedLifetime(binding) {}
  }

  @Test("cells without UIKit that size themselves in a list")
  func selfSizingCarriers() {
    let collection = windows.collection()
    let binding = declare(collection, TallCell.self, { .list() })
    collection.performPendingUpdates()
    let height = collection.layoutAttributesForItem(at: first)?.frame.size.height
    #expect(
      height == 70,
      "If this fails: a collection view measures its cells by preferredLayoutAttributesFitting(_:), and not by systemLayoutSizeFitting. Override that in CarrierItem and CarrierReusableView. (\(String(describing: height)))"
    )
    withExtendedLifetime(binding) {}
  }

  @Test("a layout that changes together with its items")
  func layoutInBatch() {
    var (columns, photos) = (3, Photo.numbered(1...10))
    let real = windows.collection()
    let plain = HeadlessCollectionView(id: "grid", width: 375, height: 1_200)
    let bindings = [
      declare(real, RealItemCell.self, { .grid(columns: columns) }, photos: { photos }),
      declare(plain, PlainItemCell.self, { .grid(columns: columns) }, photos: { photos }),
    ]
    real.performPendingUpdates()
    (columns, photos) = (5, Photo.numbered(0...8) + Photo.numbered(20...24))
    UIView.performWithoutAnimation {
      for binding in bindings { binding.refresh() }
      real.performPendingUpdates()
      real.layoutIfNeeded()
    }
    plain.layoutIfNeeded()
    let found = differences(real, plain)
    #expect(
      found.isEmpty,
      "If this fails: UIKit keeps the layout from before a batch that invalidates it. Call declaredLayout.update() behind performBatchUpdates in CollectionAdapter.perform(_:_:). \(found.first ?? "")"
    )
  }

  @Test("a collection view that is turned, with the Main Thread Checker of the scheme")
  func rotation() async {
    let real = windows.collection(width: 375, height: 800)
    let plain = HeadlessCollectionView(id: "grid", width: 375, height: 800)
    let bindings = [
      declare(real, RealItemCell.self, { .grid(minimumItemWidth: 100, spacing: 4) }),
      declare(plain, PlainItemCell.self, { .grid(minimumItemWidth: 100, spacing: 4) }),
    ]
    real.performPendingUpdates()
    real.frame = CGRect(x: 0, y: 0, width: 800, height: 375)
    real.layoutIfNeeded()
    await Task.yield()
    plain.resize(width: 800, height: 375)
    plain.layoutIfNeeded()
    let found = withExtendedLifetime(bindings) { differences(real, plain) }
    // If the checker stops in DeclaredLayout.section(_:in:), UIKit reads sections on another thread: give it the sections of the
    // last update from there.
    #expect(
      found.isEmpty,
      "If this fails: UIKit does not read the sections again for another width. Invalidate the layout in DeclaredLayout when the width has changed. \(found.first ?? "")"
    )
  }

  @Test("a window without an app around it shows cells")
  func windowWithoutApp() {
    let collection = windows.collection()
    let binding = declare(collection, RealItemCell.self, { .list() })
    collection.performPendingUpdates()
    #expect(
      collection.window != nil && !collection.visibleCells.isEmpty,
      "If this fails: a bundle of tests without an app has no scene, and views in its windows have no cells. Run this package with an app as its host, or let TestWindows make windows of UIWindow(windowScene:)."
    )
    withExtendedLifetime(binding) {}
  }
}
