import BinderCollections
import HeadlessTable

/// The places of a section's items, found by putting one behind the other; obviously right, and slow.
///
/// Lengths are along and across the direction of scrolling, whichever that is.
struct LayoutReference {
  struct Item {
    var along: Double
    var across: Double
    /// Its extents along and across.
    var extent: (along: Double, across: Double)
    /// Its line, from its beginning to its end.
    var line: (start: Double, end: Double)
  }

  private(set) var items: [Item] = []
  /// Where the last line ends.
  private(set) var end = 0.0

  /// Lines of items with sizes of their own.
  init(
    flow sizes: [(along: Double, across: Double)],
    room: Double,
    itemSpacing: Double,
    lineSpacing: Double
  ) {
    let hasEqualWidths = Set(sizes.map(\.across)).count == 1
    let hasEqualSizes = hasEqualWidths && Set(sizes.map(\.along)).count == 1
    func fits(_ widths: [Double]) -> Bool {
      widths.reduce(0, +) + Double(widths.count - 1) * itemSpacing <= room + 1e-6
    }
    var lines: [[Int]] = []
    for item in sizes.indices {
      if let line = lines.last, fits(line.map { sizes[$0].across } + [sizes[item].across]) {
        lines[lines.count - 1].append(item)
      } else {
        lines.append([item])
      }
    }
    for (number, line) in lines.enumerated() {
      let widths = line.map { sizes[$0].across }
      let start = number == 0 ? 0 : end + lineSpacing
      let height = line.map { sizes[$0].along }.max() ?? 0
      var (gap, across) = (itemSpacing, 0.0)
      let isLast = number == lines.count - 1
      if line.count == 1, !isLast || !fits([widths[0], widths[0]]) {
        across = max(0, (room - widths[0]) / 2)
      } else if !isLast {
        gap = (room - widths.reduce(0, +)) / Double(line.count - 1)
      } else if hasEqualWidths {
        let full = (1...1000).prefix { fits(Array(repeating: widths[0], count: $0)) }.count
        if full > 1, hasEqualSizes || line.count == full {
          gap = (room - Double(full) * widths[0]) / Double(full - 1)
        }
      }
      for item in line {
        let size = sizes[item]
        items.append(
          Item(
            along: start + (height - size.along) / 2,
            across: across,
            extent: size,
            line: (start, start + height)
          )
        )
        across += size.across + gap
      }
      end = start + height
    }
  }

  /// Groups that are filled across, and follow each other.
  ///
  /// The parts are the extents across of the items of a group, which repeat: a part of the room if it is at most 1. Without a
  /// length a group is as long as its longest item.
  init(
    groups count: Int,
    parts: [Double],
    thickness: (Int) -> Double,
    length: Double?,
    room: Double,
    spacing: Double,
    isFlexible: Bool,
    between: Double
  ) {
    func widths(_ count: Int) -> [Double] {
      let left = room - Double(count - 1) * spacing
      return (0..<count).map { item in
        let part = parts[item % parts.count]
        return ((part <= 1 ? part * left : part) * 2 + 1e-6).rounded(.down) / 2
      }
    }
    var full = 0
    while full < 200,
      widths(full + 1).reduce(0, +) + Double(full) * spacing <= room + 1e-6
    { full += 1 }
    guard full > 0 else { return }
    let columns = widths(full)
    let left = room - columns.reduce(0, +) - Double(full - 1) * spacing
    let gap = spacing + (isFlexible && full > 1 ? left / Double(full - 1) : 0)
    var next = 0
    while next < count {
      let group = next..<min(next + full, count)
      let start = next == 0 ? 0 : end + between
      end = start + (length ?? group.map(thickness).max() ?? 0)
      var across = 0.0
      for (column, item) in group.enumerated() {
        let extent = (along: thickness(item), across: columns[column])
        items.append(
          Item(along: start, across: across, extent: extent, line: (start, end))
        )
        across += columns[column] + gap
      }
      next = group.upperBound
    }
  }

  /// Columns beside each other that are filled one after the other, in groups of some columns: the last group is as long as its
  /// longest column.
  init(
    columnsInRows count: Int,
    columns: Int,
    perColumn: Int,
    item: (along: Double, across: Double),
    group: Double,
    spacing: Double,
    between: Double
  ) {
    for place in 0..<count {
      let (row, rest) = (place / (columns * perColumn), place % (columns * perColumn))
      let start = Double(row) * (group + between)
      let inRow = min(count - row * columns * perColumn, columns * perColumn)
      let longest = min(inRow, perColumn)
      end = start + group - Double(perColumn - longest) * (item.along + spacing)
      items.append(
        Item(
          along: start + Double(rest % perColumn) * (item.along + spacing),
          across: Double(rest / perColumn) * item.across,
          extent: item,
          line: (start, end)
        )
      )
    }
  }

  /// The offsets at which groups beside each other come to rest, the nearest of all to where they are let go.
  static func rest(
    _ behaviour: OrthogonalScrolling,
    released: Double,
    group: Double,
    spacing: Double,
    count: Int,
    view: Double,
    insets: (start: Double, end: Double)
  ) -> Double {
    let content =
      insets.start + insets.end + Double(count) * group + Double(max(0, count - 1)) * spacing
    let limit = max(0, content - view)
    let region = view - insets.start - insets.end
    func nearest(_ rests: [Double]) -> Double {
      rests.min { abs($0 - released) < abs($1 - released) } ?? 0
    }
    func steps(_ length: Double, from first: Double = 0, _ count: Int = 200) -> [Double] {
      (0..<count).map { first + Double($0) * length }
    }
    switch behaviour {
    case .none: return 0
    case .continuous: return min(max(0, released), limit)
    case .groupPagingCentered:
      let blocks = (1...100).map { Double($0) * group + Double($0 - 1) * spacing }
      let middle = blocks.indices.min { abs(blocks[$0] - region) < abs(blocks[$1] - region) } ?? 0
      let places = max(1, count - (middle + 1) / 2)
      return nearest(steps(group + spacing, from: (blocks[middle] - region) / 2, places))
    case .paging, .groupPaging, .continuousGroupLeadingBoundary:
      if released >= limit { return limit }
      return min(nearest(steps(behaviour == .paging ? region : group + spacing)), limit)
    }
  }

  /// Groups that are filled along, of items of one length; the last one ends where its items would have let the others begin.
  init(
    columns count: Int,
    item: Double,
    group: Double,
    spacing: Double,
    between: Double,
    width: Double
  ) {
    var full = 0
    while full < 200, Double(full + 1) * item + Double(full) * spacing <= group + 1e-6 { full += 1 }
    guard full > 0 else { return }
    for place in 0..<count {
      let start = Double(place / full) * (group + between)
      let isLast = place / full == (count - 1) / full
      let missing = isLast ? full - 1 - (count - 1) % full : 0
      end = start + group - Double(missing) * (item + spacing)
      items.append(
        Item(
          along: start + Double(place % full) * (item + spacing),
          across: 0,
          extent: (item, width),
          line: (start, end)
        )
      )
    }
  }
}
