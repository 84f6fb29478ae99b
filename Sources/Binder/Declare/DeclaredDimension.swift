enum DimensionKind: CaseIterable {
  case cellHeight, estimatedCellHeight
  case headerHeight, estimatedHeaderHeight
  case footerHeight, estimatedFooterHeight

  var isOfRows: Bool { self == .cellHeight || self == .estimatedCellHeight }

  init(of kind: SupplementaryKind, isEstimated: Bool) {
    self =
      switch kind {
      case .header: isEstimated ? .estimatedHeaderHeight : .headerHeight
      case .footer: isEstimated ? .estimatedFooterHeight : .footerHeight
      }
  }
}

struct SupplementaryHeight {
  let constant: Double?
  let points: (SectionKey) -> Double

  init(constant: Double) {
    (self.constant, points) = (constant, { _ in constant })
  }

  init(_ points: @escaping (SectionKey) -> Double) {
    (constant, self.points) = (nil, points)
  }
}

/// Heights by their kinds: most sections have none, and few have more than one or two.
struct Dimensions<Height> {
  private(set) var all: [(kind: DimensionKind, height: Height)] = []

  var isEmpty: Bool { all.isEmpty }

  subscript(kind: DimensionKind) -> Height? {
    for known in all where known.kind == kind { return known.height }
    return nil
  }

  func setting(_ height: Height, _ kind: DimensionKind) -> Dimensions {
    var heights = self
    heights.all = all.filter { $0.kind != kind } + [(kind, height)]
    return heights
  }
}

/// A height without the types of its sections and models.
@MainActor
public struct DeclaredDimension {
  let add: (SectionHandlers) -> Void

  init(_ kind: DimensionKind, _ points: Double) {
    if kind.isOfRows {
      self.init(
        kind,
        HeightHandler(modelType: nil, bind: { _ in { _, _ in points } }, constant: points)
      )
    } else {
      let height = SupplementaryHeight(constant: points)
      self.init { $0.set(height, kind) }
    }
  }

  init(_ kind: DimensionKind, _ height: @escaping (SectionKey, Int) -> Double) {
    self.init(kind, HeightHandler { section, row, _ in height(section, row) })
  }

  init<Model>(_ kind: DimensionKind, _ height: @escaping (SectionKey, Int, Model) -> Double) {
    self.init(
      kind,
      HeightHandler { (section, row, _, model: Model) in height(section, row, model) }
    )
  }

  init(_ kind: DimensionKind, _ height: @escaping (SectionKey) -> Double) {
    self.init { $0.set(SupplementaryHeight(height), kind) }
  }

  private init(_ kind: DimensionKind, _ height: HeightHandler) {
    self.init { $0.set(height, kind) }
  }

  private init(_ add: @escaping (SectionHandlers) -> Void) { self.add = add }
}
