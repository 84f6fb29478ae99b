import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// Items whose sizes change with an update, in a collection view of UIKit and in a headless one.
@MainActor
final class UpdatedItems {
  /// What is shown first, and after each refresh: the numbers of two sections, and which of these is displayed.
  struct Story: Sendable {
    let name: String
    let layout: SectionLayout
    let stages: [(recent: [Int], albums: [Int], displayed: [PhotoSection])]
  }

  private struct Item: Identifiable, Equatable {
    let number: Int

    /// 1043 is the item 43 in another version.
    var id: Int { number % 1_000 }
    var size: LayoutSize {
      LayoutSize(width: 80, height: 20 + Double(id % 7) * 6 + (number > 1_000 ? 20 : 0))
    }
  }

  /// A cell that measures what it shows.
  final class Cell: HeadlessCell {
    let caption = Label()
    var height: Double?

    override func preferredHeight(forWidth width: Double) -> Double? { height }
  }

  private var stage: Story.Stage
  private var kept: AnyObject?
  private var refresh: () -> Void = {}

  private init(_ story: Story, _ host: any CollectionHost) {
    stage = story.stages[0]
    let binder = SectionedCollectionViewBinder(
      collectionView: host,
      sectionedBy: PhotoSection.self
    )
    for part in [PhotoSection.recent, .albums] {
      let rows = binder.onSection(part)
        .layout(story.layout)
        .bind(cellType: Cell.self, models: { [unowned self] in items(part) })
        .onDequeue { _, cell, item in
          cell.caption.text = "\(item.number)"
          cell.height = item.id % 5 == 0 ? nil : item.size.height
        }
      if !story.measures { rows.itemSize { _, item in item.size } }
    }
    binder.displayedSections = stage.displayed
    binder.finish()
    (kept, refresh) = (
      binder,
      { [unowned self] in
        binder.displayedSections = stage.displayed
        binder.refresh()
      }
    )
  }

  private func items(_ part: PhotoSection) -> [Item] {
    (part == .recent ? stage.recent : stage.albums).map(Item.init)
  }

  /// What stands or shows elsewhere, or something else, than without UIKit, and what UIKit refuses, a line each.
  ///
  /// Where UIKit keeps the estimate of items that have never been on the screen, places are compared with the attributes only.
  static func differences(_ story: Story) -> [String] {
    let (native, plain) = (
      Photos.collection(height: 200), HeadlessCollectionView(id: "plain", width: 375, height: 200)
    )
    native.player.onInconsistency = .collect
    var found: [String] = []
    native.diagnosticHandler = { found.append("\($0)") }
    let screens = [UpdatedItems(story, native), UpdatedItems(story, plain)]
    for (number, stage) in story.stages.enumerated() {
      for screen in screens {
        screen.stage = stage
        if number > 0 { screen.refresh() }
      }
      for offset in [0, 90, 1_000, 300] as [Double] {
        native.performPendingUpdates()
        let end = max(0, min(native.player.contentSize.height, plain.contentSize.height) - 200)
        native.contentOffset = CGPoint(x: 0, y: min(offset, end))
        plain.contentOffset = TablePoint(x: 0, y: min(offset, end))
        let (mine, others) = (shown(native.player), shown(plain))
        let place = "stage \(number) at \(offset)"
        if mine.isEmpty { found.append("\(place): nothing is shown") }
        found += mine.filter { $0.contains("but stands") }.map { "\(place): \($0)" }
        guard !story.keepsEstimates else { continue }
        found += zip(mine + ["end"], others + ["end"]).filter { $0 != $1 }.prefix(3)
          .map { "\(place): \($0), not \($1)" }
      }
    }
    return found + native.player.inconsistencies.map { "UIKit: \($0)" }
  }

  private static func shown(_ view: HeadlessCollectionView) -> [String] {
    view.indexPathsForVisibleItems.map { path in
      let cell = view.cellForItem(at: path) as? Cell
      let frame = view.layoutAttributesForItem(at: path)?.frame
      let isThere = cell?.frame == frame ? "" : " but stands at \(cell?.frame as Any)"
      return "\(path) \(cell?.caption.text ?? "no cell") at \(frame as Any)\(isThere)"
    }
  }
}

extension UpdatedItems.Story {
  typealias Stage = (recent: [Int], albums: [Int], displayed: [PhotoSection])

  /// Whether cells decide.
  var measures: Bool { !name.contains("sizes") }
  /// Whether items that have not been measured have the average of those that have, without UIKit.
  var keepsEstimates: Bool { name.contains("flow") }

  private static let sized = SectionLayout.flow(itemSize: LayoutSize(width: 80, height: 30))
  private static let both: [PhotoSection] = [.recent, .albums]

  static let all: [Self] = [
    Self(
      name: "sizes when a section leaves",
      layout: sized,
      stages: [([1, 2], [11], both), ([1], [11, 2], [.albums])]
    ),
    Self(
      name: "sizes when an item comes into another section",
      layout: sized,
      stages: [([1, 2], [11, 12], [.albums]), ([12], [11, 13, 14], both)]
    ),
    Self(
      name: "sizes when sections swap their items",
      layout: sized,
      stages: [
        ([1, 2, 3], [4, 5, 6], both), ([4, 5, 6], [1, 2, 3], both), ([6, 4], [5, 1], both),
      ]
    ),
    Self(
      name: "sizes that change",
      layout: sized,
      stages: [([1, 2, 3, 4], [], both), ([1, 1_002, 3, 4], [], both)]
    ),
    Self(
      name: "a list in which an item out of sight changes",
      layout: .list(),
      stages: [(Array(1...12), [], both), ([1_001] + Array(2...12), [], both)]
    ),
    Self(
      name: "a grid that gets an item",
      layout: .grid(columns: 2, itemHeight: .estimated(30)),
      stages: [([5, 10, 15], [], both), ([5, 10, 15, 20], [], both)]
    ),
    Self(
      name: "a long flow that is shuffled",
      layout: .flow(width: .absolute(80), height: .estimated(44), lineSpacing: 0),
      stages: [
        (Array(1...200), [], both), (Array(1...200).reversed(), [], both),
        (Array(50...90), Array(1...20), both),
      ]
    ),
  ]
}
