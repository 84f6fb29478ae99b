import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("Random sections that scroll across", .bounded)
struct RandomOrthogonalTests {
  @Test("are where one group behind the other is, and rest there", arguments: Cases.seeds(3))
  func places(run: UInt64) throws {
    for index in 0..<150 as Range<UInt64> {
      var random = SplitMix64(seed: run * 1_000 + index)
      let behaviours: [OrthogonalScrolling] = [
        .continuous, .paging, .groupPaging, .continuousGroupLeadingBoundary, .groupPagingCentered,
      ]
      let behaviour = behaviours[random.below(behaviours.count)]
      let isDown = random.below(3) > 0
      let view = isDown ? (along: 320.0, across: 480.0) : (along: 480, across: 320)
      let insets = LayoutInsets(top: 3.5, leading: 4, bottom: 5, trailing: 6.5)
      let axis: LayoutAxis = isDown ? .horizontal : .vertical
      let (part, thick) = (random.height([0.8, 0.4, 1, 77.5]), random.height([0.25, 60]))
      func dimension(_ value: Double, _ axis: LayoutAxis) -> LayoutDimension {
        guard value <= 1 else { return .ab(value) }
        return axis == .horizontal ? .w(value) : .h(value)
      }
      let (length, height) = (dimension(part, axis), dimension(thick, axis.other))
      let (spacing, count) = (random.height([0, 8]), random.below(12))
      let section = rows(
        isDown ? length : height,
        isDown ? height : length,
        [cell(.w(1))],
        between: spacing,
        insets: insets,
        scrolling: behaviour
      )
      let geometry = CollectionGeometry(
        section,
        count,
        size: TableSize(width: 320, height: 480),
        axis: isDown ? .vertical : .horizontal
      )
      func pixels(_ points: Double) -> Double { (points * 2 + 1e-6).rounded(.down) / 2 }
      let group = pixels(part <= 1 ? part * view.along : part)
      let thickness = pixels(
        thick <= 1 ? thick * (view.across - insets.sum(axis.other)) : thick
      )
      for item in 0..<count {
        var origin = TablePoint.zero
        origin[axis] = pixels(insets.start(axis) + Double(item) * (group + spacing) + 0.25)
        origin[axis.other] = insets.start(axis.other)
        let rect = geometry.rect(of: RowPosition(section: 0, row: item))
        try #require(rect?.origin == origin, "seed \(run * 1_000 + index)")
        #expect(rect?.size[axis] == group && rect?.size[axis.other] == thickness)
      }
      for _ in 0..<10 where count > 0 {
        let released = Double(random.below(900)) - 30.37
        let rest = LayoutReference.rest(
          behaviour,
          released: released,
          group: group,
          spacing: spacing,
          count: count,
          view: view.along,
          insets: (insets.start(axis), insets.end(axis))
        )
        let found = geometry.restingOffset(ofSection: 0, nearest: released)
        #expect(abs(found - rest) < 1e-9, "seed \(run * 1_000 + index) \(behaviour) \(released)")
      }
    }
  }
}
