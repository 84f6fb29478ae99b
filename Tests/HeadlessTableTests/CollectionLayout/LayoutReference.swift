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
    let isUniform = Set(sizes.map(\.across)).count == 1
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
      if line.count == 1, !fits([widths[0], widths[0]]) {
        across = (room - widths[0]) / 2
      } else if number < lines.count - 1, line.count > 1 {
        gap = (room - widths.reduce(0, +)) / Double(line.count - 1)
      } else if isUniform {
        let full = (1...1000).prefix { fits(Array(repeating: widths[0], count: $0)) }.count
        if full > 1 { gap = (room - Double(full) * widths[0]) / Double(full - 1) }
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
