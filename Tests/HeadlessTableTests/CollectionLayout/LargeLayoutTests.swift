import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("Sections of ten million items", .bounded)
struct LargeLayoutTests {
  /// Anything that looks at every item would take minutes.
  @Test(
    "are as many runs as those of ten thousand",
    arguments: [
      SectionLayout.list(), .grid(columns: 7, spacing: 3),
      .flow(itemSize: .init(width: 47, height: 30)),
      .carousel(itemSize: .init(width: 140, height: 180)),
    ]
  )
  func runs(layout: SectionLayout) throws {
    let section = layout.section(width: 320)
    for count in [10_003, 10_000_003] {
      let container = LayoutContainer(size: TableSize(width: 320, height: 480))
      var items = SectionItems(section, sizes: .init(unsized: count), in: container, insets: .zero)
      #expect(items.runCount <= 2)
      let middle = try #require(items.line(of: count / 2))
      #expect(
        items.lines(from: middle.start + 1, to: middle.start + 2).map(\.items) == [middle.items]
      )
      for item in 0..<200 {
        items.measure(count / 2 + item * 3, as: TableSize(width: 140, height: 60))
      }
      items.replace(leaving: [5...7], entering: [(0, SizeRun(count: 4)), (90, SizeRun(count: 1))])
      #expect(items.count == count + 2)
      #expect(items.runCount < 1_000)
    }
  }

  @Test("break again as far as the lines of a flow are others, and no further")
  func flow() {
    var reads = 0
    let container = LayoutContainer(size: TableSize(width: 320, height: 480))
    let flow = SectionLayout.flow(itemSize: .zero).section(width: 320)
    var random = SplitMix64(seed: 7)
    let sizes = (0..<30_000).map { _ in
      TableSize(width: random.height([50, 60, 75.5, 110]), height: random.height([20, 30]))
    }
    var geometry = CollectionGeometry(
      in: container,
      sections: [
        SectionContent(flow, count: sizes.count) { item in
          reads += 1
          return sizes[item]
        }
      ]
    )
    #expect(reads == sizes.count)
    let change = SectionedChangeset(rowInsertions: [RowPosition(section: 0, row: 15_000)])
    geometry.apply(ChangeMap(change)) { _ in
      SectionContent(flow, count: sizes.count + 1) { _ in
        reads += 1
        return TableSize(width: 200, height: 25)
      }
    }
    #expect(reads == sizes.count + 1)
    var after = sizes
    after.insert(TableSize(width: 200, height: 25), at: 15_000)
    let anew = CollectionGeometry(
      in: container,
      sections: [SectionContent(flow, count: after.count) { after[$0] }]
    )
    for row in stride(from: 14_950, to: 15_100, by: 1) {
      let item = RowPosition(section: 0, row: row)
      #expect(geometry.rect(of: item) == anew.rect(of: item))
    }
    #expect(geometry.contentSize == anew.contentSize)
  }

  /// Equal widths never break again where they did before, so that all that follow an insertion break anew.
  @Test("break lines once for all changes of a batch", arguments: [true, false])
  func breaks(hasEqualWidths: Bool) {
    let section = SectionLayout.flow(itemSize: .zero).section(width: 320)
    let container = LayoutContainer(size: TableSize(width: 320, height: 480))
    var random = SplitMix64(seed: 11)
    var sizes = (0..<30_000).map { _ in
      TableSize(
        width: hasEqualWidths ? 50 : random.height([50, 60, 75.5, 110]),
        height: random.height([20, 30, 44])
      )
    }
    var items = SectionItems(section, sizes: .init(sizes), in: container, insets: .zero)
    let new = TableSize(width: 50, height: 25)
    func insert(_ positions: [Int]) -> Int {
      for position in positions { sizes.insert(new, at: position) }
      return items.replace(
        leaving: [],
        entering: positions.map { ($0, SizeRun(size: new, count: 1)) }
      )
    }
    let neighbours = insert((0..<11).map { 10_000 + $0 })
    #expect(neighbours < (hasEqualWidths ? 20_030 : 100))
    let apart = insert((0..<11).map { 1_000 + $0 * 2_000 })
    #expect(apart < (hasEqualWidths ? 29_100 : 1_100))
    let reloaded = items.set((0..<100).map { ($0 * 300, SizeRun(size: new, count: 1)) })
    #expect(reloaded < (hasEqualWidths ? 1_200 : 10_000))
    for item in 0..<100 { sizes[item * 300] = new }
    let made = SectionItems(section, sizes: .init(sizes), in: container, insets: .zero)
    for item in stride(from: 0, to: sizes.count, by: 7) {
      #expect(items.line(of: item)?.items == made.line(of: item)?.items)
      #expect(items.line(of: item)?.start == made.line(of: item)?.start)
    }
    #expect(items.length == made.length)
  }

  @Test("ask the function of a group with places of its own once")
  func custom() {
    let calls = Calls()
    let group = LayoutGroup.custom(width: .w(1), height: .ab(50)) { size in
      calls.count += 1
      return [LayoutFrame(x: 0, y: 0, width: size.width, height: 25)]
    }
    let geometry = CollectionGeometry(LayoutSection(group: group), 1_000_000)
    #expect(geometry.rect(of: RowPosition(section: 0, row: 999_999))?.text == "0,49999950,320,25")
    #expect(geometry.contentSize.height == 50_000_000)
    #expect(calls.count == 1)
  }

  private final class Calls: @unchecked Sendable { var count = 0 }
}
