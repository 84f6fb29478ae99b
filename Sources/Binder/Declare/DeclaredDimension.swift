/// The dimensions that a chain can give.
enum DimensionKind: CaseIterable {
  case cellHeight, estimatedCellHeight
  case headerHeight, estimatedHeaderHeight
  case footerHeight, estimatedFooterHeight

  /// Whether it is a dimension of rows, and not of headers or footers.
  var isOfRows: Bool { self == .cellHeight || self == .estimatedCellHeight }

  /// The height of headers or footers.
  init(of kind: SupplementaryKind, isEstimated: Bool) {
    self =
      switch kind {
      case .header: isEstimated ? .estimatedHeaderHeight : .headerHeight
      case .footer: isEstimated ? .estimatedFooterHeight : .footerHeight
      }
  }
}

/// The height of a header or a footer in points.
struct SupplementaryHeight {
  /// Whether it is always the same.
  let isConstant: Bool
  /// Answers for a section.
  let points: (SectionKey) -> Double

  init(isConstant: Bool, _ points: @escaping (SectionKey) -> Double) {
    (self.isConstant, self.points) = (isConstant, points)
  }
}

/// A height without the types of its sections and models.
@MainActor
struct DeclaredDimension {
  private enum Height {
    case constant(Double)
    case rows(HeightHandler)
    case sections((SectionKey) -> Double)
  }

  private let kind: DimensionKind
  private let height: Height

  /// One height for all.
  init(_ kind: DimensionKind, _ points: Double) {
    (self.kind, height) = (kind, .constant(points))
  }

  /// Heights of rows.
  init(_ kind: DimensionKind, _ height: @escaping (SectionKey, Int) -> Double) {
    self.kind = kind
    self.height = .rows(HeightHandler { section, row, _ in height(section, row) })
  }

  /// Heights of rows, from their models.
  init<Model>(_ kind: DimensionKind, _ height: @escaping (SectionKey, Int, Model) -> Double) {
    self.kind = kind
    self.height = .rows(
      HeightHandler { (section, row, _, model: Model) in height(section, row, model) }
    )
  }

  /// Heights of headers or footers.
  init(_ kind: DimensionKind, _ height: @escaping (SectionKey) -> Double) {
    (self.kind, self.height) = (kind, .sections(height))
  }

  /// Adds the height to those of the sections that a chain speaks for.
  func add(to handlers: SectionHandlers) {
    switch height {
    case .constant(let points) where kind.isOfRows:
      handlers.cellDimensions[kind] = HeightHandler(
        model: .none,
        bind: { _ in { _, _ in points } },
        isConstant: true
      )
    case .constant(let points):
      handlers.supplementaryDimensions[kind] = SupplementaryHeight(isConstant: true) { _ in points }
    case .rows(let height): handlers.cellDimensions[kind] = height
    case .sections(let height):
      handlers.supplementaryDimensions[kind] = SupplementaryHeight(isConstant: false, height)
    }
  }
}
