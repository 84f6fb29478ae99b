extension SectionLayout {
  /// What UIKit would stop the app for, in its words where it has some; the layout goes on with something sane.
  package var problems: [String] {
    switch form {
    case .list: []
    case .grid(let columns, let spacing, let height, let insets):
      columns.problems + height.problems + distance(spacing, "between items") + insets.problems
    case .carousel(let size, let spacing, _, let insets):
      size.problems + distance(spacing, "between items") + insets.problems
    case .flow(let flow, let lineSpacing, let insets):
      flow.itemSize.problems + distance(lineSpacing, "between lines")
        + distance(flow.itemSpacing, "between items") + insets.problems
    case .compositional(let section): section.problems
    }
  }
}

extension LayoutSection {
  package var problems: [String] {
    var problems: [String] =
      switch content {
      case .group(let group): group.problems
      case .flow(let flow): flow.itemSize.problems
      }
    problems += distance(interGroupSpacing, "between groups") + contentInsets.problems
    for item in boundaryItems { problems += item.width.problems + item.height.problems }
    var seen: Set<String> = []
    let repeated = boundaryItems.map(\.kind).filter { !seen.insert($0).inserted }
    if !repeated.isEmpty {
      problems.append(
        "Error: Every supplementary must have a unique elementKind: duplicates detected: "
          + "(\(repeated.joined(separator: ", ")))"
      )
    }
    return problems
  }
}

extension LayoutGroup {
  fileprivate var problems: [String] {
    var problems = box.problems
    for (dimension, word) in [(box.width, "wide"), (box.height, "high")] {
      guard case .absolute(let points) = dimension, points <= 0 else { continue }
      problems.append("A group can't be \(points.plainText) points \(word); use more than 0")
    }
    guard case .row(let axis, let subitems, _) = arrangement else { return problems }
    if subitems.items.isEmpty { problems.append("At least 1 subitem is required for a group") }
    if let count = subitems.count, count < 1 {
      problems.append("A repeating \(axis) group should specify a count >= 1")
    }
    return problems + subitems.items.flatMap { $0.group?.problems ?? $0.box.problems }
  }
}

extension LayoutBox {
  fileprivate var problems: [String] {
    width.problems + height.problems + contentInsets.problems
      + supplementaryItems.flatMap { $0.width.problems + $0.height.problems }
  }
}

extension LayoutDimension {
  fileprivate var problems: [String] {
    switch self {
    case .fractionalWidth(let part) where !part.isFinite:
      ["Invalid fractional width: \(part). The fraction must be a finite value."]
    case .fractionalHeight(let part) where !part.isFinite:
      ["Invalid fractional height: \(part). The fraction must be a finite value."]
    case .absolute(let points) where !points.isFinite:
      ["Invalid absolute dimension: \(points). The dimension must be a finite value."]
    case .estimated(let points) where !points.isFinite:
      ["Invalid estimated dimension: \(points). The dimension must be a finite value."]
    case .estimated(let points) where points <= 0:
      ["Nothing of an estimated \(points.plainText) points is ever shown; use more than 0"]
    default: []
    }
  }
}

extension SectionLayout.GridColumns {
  fileprivate var problems: [String] {
    switch self {
    case .count(let count):
      count < 1 ? ["A grid can't have \(count) columns; use at least 1"] : []
    case .minimumWidth(let width):
      width.isFinite && width > 0
        ? [] : ["The items of a grid can't be \(width.plainText) points wide; use more than 0"]
    }
  }
}

extension ItemHeight {
  fileprivate var problems: [String] {
    switch self {
    case .fraction(let part):
      length(part)
        ? [] : ["An item can't be \(part.plainText) times as high as wide; use more than 0"]
    case .absolute(let points):
      length(points) ? [] : ["An item can't be \(points.plainText) points high; use more than 0"]
    case .estimated(let points): LayoutDimension.estimated(points).problems
    }
  }
}

extension LayoutDimensions {
  fileprivate var problems: [String] {
    [(width, "wide"), (height, "high")].flatMap { dimension, side in
      switch dimension {
      case .absolute(let points):
        length(points)
          ? [] : ["An item can't be \(points.plainText) points \(side); use more than 0"]
      case .estimated, .fractionalWidth, .fractionalHeight: dimension.problems
      }
    }
  }
}

extension LayoutInsets {
  fileprivate var problems: [String] {
    [top, leading, bottom, trailing].contains { !$0.isFinite }
      ? ["The insets of a section can't be (\(self)); use finite numbers"] : []
  }
}

private func length(_ points: Double) -> Bool { points > 0 && points.isFinite }

private func distance(_ points: Double, _ place: String) -> [String] {
  points.isFinite
    ? [] : ["The space \(place) can't be \(points.plainText) points; use a finite number"]
}
