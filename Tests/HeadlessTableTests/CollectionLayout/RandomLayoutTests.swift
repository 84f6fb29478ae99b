import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("Random sections of a layout", .bounded)
struct RandomLayoutTests {
  /// A section, and the places that its items must have.
  private struct Subject {
    var random: SplitMix64
    let axis: LayoutAxis
    let insets: LayoutInsets
    var geometry: CollectionGeometry?
    var reference: LayoutReference?

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      axis = random.below(3) == 0 ? .horizontal : .vertical
      insets =
        random.below(2) == 0
        ? .zero : LayoutInsets(top: 3.5, leading: 4, bottom: 5, trailing: 6.5)
      switch random.below(5) {
      case 0: flow()
      case 1: columns()
      case 2: columnsInRows()
      default: groups()
      }
    }

    /// The extent of the view across, without the insets.
    var room: Double { (axis == .vertical ? 320 : 480) - insets.sum(axis.other) }

    mutating func lay(
      _ section: LayoutSection,
      _ count: Int,
      size: ((Int) -> TableSize)? = nil
    ) {
      geometry = CollectionGeometry(
        in: LayoutContainer(size: TableSize(width: 320, height: 480), axis: axis),
        sections: [SectionContent(section, count: count, size: size)]
      )
    }

    func size(_ along: Double, _ across: Double) -> TableSize {
      axis == .vertical
        ? TableSize(width: across, height: along) : TableSize(width: along, height: across)
    }

    mutating func flow() {
      let widths = random.below(2) == 0 ? [50.0] : [30.5, 50, 50, 117, 100.5, 330, 0]
      let sizes = (0..<random.below(40)).map { _ in
        (along: random.height([20, 20, 44.5]), across: random.height(widths))
      }
      let (item, line) = (random.height([0, 10]), random.height([0, 7.5]))
      let isMeasured = random.below(2) == 0
      let one: LayoutDimension = isMeasured ? .es(1) : .ab(1)
      let rules = LayoutFlow(
        itemSize: LayoutDimensions(width: one, height: one),
        itemSpacing: item
      )
      let section = LayoutSection(flow: rules, lineSpacing: line, insets: insets)
      let own = sizes.map { size($0.along, $0.across) }
      lay(section, sizes.count, size: isMeasured ? nil : { own[$0] })
      if isMeasured { geometry = geometry?.measured(own) }
      reference = LayoutReference(flow: sizes, room: room, itemSpacing: item, lineSpacing: line)
    }

    mutating func columns() {
      let (item, group) = (random.height([20, 30.5]), random.height([100, 90, 15]))
      let (spacing, between) = (random.height([0, 10]), random.height([0, 3.5]))
      let own: LayoutItem =
        axis == .vertical ? cell(.w(1), .ab(item)) : cell(.ab(item), .h(1))
      let make = axis == .vertical ? LayoutGroup.vertical : LayoutGroup.horizontal
      let count = random.below(30)
      let group1 = make(
        axis == .vertical ? .w(1) : .ab(group),
        axis == .vertical ? .ab(group) : .h(1),
        [own],
        .fixed(spacing),
        .zero,
        LayoutEdgeSpacing(),
        []
      )
      lay(
        LayoutSection(group: group1, interGroupSpacing: between, contentInsets: insets),
        count
      )
      reference = LayoutReference(
        columns: count,
        item: item,
        group: group,
        spacing: spacing,
        between: between,
        width: room
      )
    }

    mutating func columnsInRows() {
      let (columns, perColumn) = (1 + random.below(3), 1 + random.below(3))
      let (item, spacing) = (random.height([20, 30.5]), random.height([0, 10]))
      let (slack, between) = (random.height([0, 7]), random.height([0, 3.5]))
      let group = Double(perColumn) * item + Double(perColumn - 1) * spacing + slack
      let across = ((room / Double(columns)) * 2).rounded(.down) / 2
      let isDown = axis == .vertical
      func make(
        _ axis: LayoutAxis,
        _ along: LayoutDimension,
        _ across: LayoutDimension,
        _ items: LayoutItem,
        _ spacing: Double
      ) -> LayoutGroup {
        let make = axis == .vertical ? LayoutGroup.vertical : LayoutGroup.horizontal
        return make(
          isDown ? across : along,
          isDown ? along : across,
          [items],
          .fixed(spacing),
          .zero,
          LayoutEdgeSpacing(),
          []
        )
      }
      let own = isDown ? cell(.w(1), .ab(item)) : cell(.ab(item), .h(1))
      let inner = make(axis, isDown ? .h(1) : .w(1), .ab(across), own, spacing)
      let whole: LayoutDimension = isDown ? .w(1) : .h(1)
      let outer = make(axis.other, .ab(group), whole, .group(inner), 0)
      let count = random.below(30)
      lay(LayoutSection(group: outer, interGroupSpacing: between, contentInsets: insets), count)
      reference = LayoutReference(
        columnsInRows: count,
        columns: columns,
        perColumn: perColumn,
        item: (item, across),
        group: group,
        spacing: spacing,
        between: between
      )
    }

    mutating func groups() {
      let parts = (0...random.below(3)).map { _ in random.height([0.25, 1.0 / 3, 0.3, 50, 77.5, 1])
      }
      let (spacing, between) = (random.height([0, 10]), random.height([0, 3.5]))
      let isEstimated = random.below(2) == 0
      let isFlexible = random.below(2) == 0
      let thick: LayoutDimension = isEstimated ? .es(30) : .ab(30)
      let length: LayoutDimension = isEstimated ? .es(50) : .ab(40)
      let items = parts.map { part -> LayoutItem in
        if axis == .vertical { return cell(part <= 1 ? .w(part) : .ab(part), thick) }
        return cell(thick, part <= 1 ? .h(part) : .ab(part))
      }
      let count = random.below(40)
      let make = axis == .vertical ? LayoutGroup.horizontal : LayoutGroup.vertical
      let group = make(
        axis == .vertical ? .w(1) : length,
        axis == .vertical ? length : .h(1),
        .list(items),
        isFlexible ? .flexible(spacing) : .fixed(spacing),
        .zero,
        LayoutEdgeSpacing(),
        []
      )
      lay(LayoutSection(group: group, interGroupSpacing: between, contentInsets: insets), count)
      var measured: [Int: Double] = [:]
      for _ in 0..<random.below(isEstimated ? 20 : 1) where count > 0 {
        let item = random.below(count)
        let length = random.height([20, 44.5, 44.5, 60])
        measured[item] = length
        let own = size(length, 0)
        geometry?.measure(RowPosition(section: 0, row: item), as: own)
      }
      reference = LayoutReference(
        groups: count,
        parts: parts,
        thickness: { measured[$0] ?? 30 },
        length: isEstimated ? nil : 40,
        room: room,
        spacing: spacing,
        isFlexible: isFlexible,
        between: between
      )
    }

    func rect(of item: LayoutReference.Item) -> TableRect {
      var origin = TablePoint.zero
      origin[axis] = item.along + insets.start(axis)
      origin[axis.other] = item.across + insets.start(axis.other)
      origin = TablePoint(
        x: (origin.x * 2 + 0.5 + 1e-6).rounded(.down) / 2,
        y: (origin.y * 2 + 0.5 + 1e-6).rounded(.down) / 2
      )
      return TableRect(origin: origin, size: size(item.extent.along, item.extent.across))
    }
  }

  @Test("have every item where it is if one is put behind the other", arguments: Cases.seeds(3))
  func places(run: UInt64) throws {
    for index in 0..<150 as Range<UInt64> {
      var subject = Subject(seed: run * 1_000 + index)
      let geometry = try #require(subject.geometry)
      let reference = try #require(subject.reference)
      let expected = reference.items.map { subject.rect(of: $0) }
      let found = expected.indices.compactMap {
        geometry.rect(of: RowPosition(section: 0, row: $0))
      }
      try #require(found.map(\.text) == expected.map(\.text), "seed \(run * 1_000 + index)")
      let (axis, insets) = (subject.axis, subject.insets)
      if !expected.isEmpty {
        let length = reference.end + insets.sum(axis)
        #expect(geometry.contentSize[axis] == (length * 2 + 1e-6).rounded(.down) / 2)
      }
      for _ in 0..<6 {
        var visible = TableRect(x: 0, y: 0, width: 320, height: 480)
        visible.origin[axis] = Double(subject.random.below(500)) + 0.13
        visible.size[axis] = Double(subject.random.below(200)) + 0.3
        let (start, end) = (visible.origin[axis], visible.end(axis))
        let shown = zip(expected, reference.items).enumerated().filter { _, found in
          let line = found.1.line
          return found.0.intersects(visible) && line.start + insets.start(axis) < end
            && line.end + insets.start(axis) > start
        }
        let plan = CollectionPlan(geometry, visible: visible)
        let items = plan.items.flatMap { $0.ranges.flatMap(Array.init) }
        try #require(items == shown.map(\.offset), "seed \(run * 1_000 + index)")
      }
    }
  }
}

@Suite("Random batches of a layout", .bounded)
struct RandomLayoutBatchTests {
  private static let layouts: [LayoutSection] = [
    SectionLayout.list().section(width: 320, hasHeader: true),
    SectionLayout.grid(columns: 3, spacing: 8, itemHeight: .estimated(40)).section(width: 320),
    SectionLayout.grid(columns: 2).section(width: 320, hasFooter: true),
    SectionLayout.carousel(itemSize: TableSize(width: 90, height: 60)).section(width: 320),
    SectionLayout.flow(estimatedItemSize: TableSize(width: 60, height: 40)).section(width: 320),
    SectionLayout.flow(itemSize: TableSize(width: 60, height: 40)).section(width: 320),
    columns(.w(1), .es(100), [cell(.w(1), .es(30)), cell(.w(1), .es(50))], between: 4),
  ]

  /// The last two have sizes of their own where items are new.
  private static func size(_ name: Int) -> TableSize {
    TableSize(width: Double(40 + name * 17 % 90), height: Double(20 + name % 3 * 10))
  }

  /// The content of some sections, each row with its name.
  private static func contents(_ names: [[Int]], _ layouts: [Int]) -> [SectionContent] {
    zip(names, layouts).map { names, layout in
      SectionContent(
        Self.layouts[layout],
        count: names.count,
        size: layout == 5 ? { Self.size(names[$0]) } : nil
      )
    }
  }

  private func text(_ geometry: CollectionGeometry) -> [String] {
    var lines = ["\(geometry.contentSize)"]
    for section in 0..<geometry.sectionCount {
      for row in 0..<geometry.itemCount(inSection: section) {
        let item = RowPosition(section: section, row: row)
        lines.append(
          "\(item) \(geometry.rect(of: item)?.text ?? "-") \(geometry.isEstimated(item))"
        )
      }
      lines.append(geometry.rect(ofSupplementary: "header", section: section)?.text ?? "-")
    }
    return lines
  }

  @Test("keep measured sizes: the geometry is the one that is made anew", arguments: Cases.seeds(3))
  func batches(run: UInt64) throws {
    for index in 0..<100 as Range<UInt64> {
      let seed = run * 1_000 + index
      var random = SplitMix64(seed: seed)
      let before = (0..<1 + random.below(4)).map { section in
        (0..<random.below(30)).map { section * 100 + $0 }
      }
      let batch = RandomBatch(seed: seed, before: before, lastName: 1_000)
      let map = try BatchCheck(
        before: before.map(\.count),
        after: batch.after.map(\.count),
        operations: batch.operations
      ).validMap()
      let layouts = before.map { _ in random.below(Self.layouts.count) }
      var geometry = CollectionGeometry(
        in: LayoutContainer(size: TableSize(width: 320, height: 480)),
        sections: Self.contents(before, layouts),
        interSectionSpacing: 6
      )
      var measured: [RowPosition: TableSize] = [:]
      for (section, names) in before.enumerated() where layouts[section] != 5 {
        for row in names.indices where random.below(3) == 0 {
          let item = RowPosition(section: section, row: row)
          measured[item] = TableSize(
            width: random.height([55, 80.5]),
            height: random.height([30, 44.5])
          )
          geometry.measure(item, as: measured[item] ?? .zero)
        }
      }
      let after = batch.after.indices.map { section -> Int in
        guard let old = map.old(ofSection: section), !map.isReloaded(oldSection: old) else {
          return random.below(Self.layouts.count)
        }
        return layouts[old]
      }
      let contents = Self.contents(batch.after, after)
      var expected = CollectionGeometry(
        in: geometry.container,
        sections: contents,
        interSectionSpacing: 6
      )
      for (section, names) in batch.after.enumerated() {
        for row in names.indices {
          let new = RowPosition(section: section, row: row)
          guard let old = map.old(of: new), !map.isReloaded(old) else { continue }
          if let known = measured[old] { expected.measure(new, as: known) }
        }
      }
      geometry.apply(map) { contents[$0] }
      try #require(text(geometry) == text(expected), "seed \(seed)")
    }
  }

  @Test("measure a header, and keep it")
  func headers() {
    var geometry = CollectionGeometry(Self.layouts[0], 3, 3)
    #expect(geometry.isEstimated(supplementary: "header", section: 1))
    geometry.measure(supplementary: "header", section: 1, as: TableSize(width: 320, height: 50))
    #expect(!geometry.isEstimated(supplementary: "header", section: 1))
    #expect(geometry.rect(ofSupplementary: "header", section: 1)?.text == "0,160,320,50")
    geometry.apply(ChangeMap(SectionedChangeset(sectionDeletions: [0]))) { _ in
      SectionContent(Self.layouts[0], count: 0)
    }
    #expect(geometry.rect(ofSupplementary: "header", section: 0)?.text == "0,0,320,50")
    #expect(geometry.contentSize.height == 182)
  }
}
