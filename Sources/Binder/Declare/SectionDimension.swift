/// A height of a section's rows, header or footer, to be given to `dimensions(_:)`.
@MainActor
public struct SectionDimension<Model> {
  enum Rule {
    case points(Double)
    case row((Int) -> Double)
    case model((Int, Model) -> Double)
    case supplementary(() -> Double)
  }

  let kind: DimensionKind
  let rule: Rule

  /// The heights of rows in points; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(_ height: @escaping (_ row: Int) -> Double) -> Self {
    Self(kind: .cellHeight, rule: .row(height))
  }

  /// The heights of rows in points, from their models.
  public static func cellHeight(
    _ height: @escaping (_ row: Int, _ model: Model) -> Double
  ) -> Self {
    Self(kind: .cellHeight, rule: .model(height))
  }

  /// Guesses in points at the heights of rows, used until they are displayed.
  public static func estimatedCellHeight(_ height: @escaping (_ row: Int) -> Double) -> Self {
    Self(kind: .estimatedCellHeight, rule: .row(height))
  }

  /// Guesses in points at the heights of rows, from their models.
  public static func estimatedCellHeight(
    _ height: @escaping (_ row: Int, _ model: Model) -> Double
  ) -> Self {
    Self(kind: .estimatedCellHeight, rule: .model(height))
  }

  /// The height of the header in points.
  public static func headerHeight(_ height: @escaping () -> Double) -> Self {
    Self(kind: .headerHeight, rule: .supplementary(height))
  }

  /// A guess in points at the height of the header.
  public static func estimatedHeaderHeight(_ height: @escaping () -> Double) -> Self {
    Self(kind: .estimatedHeaderHeight, rule: .supplementary(height))
  }

  /// The height of the footer in points.
  public static func footerHeight(_ height: @escaping () -> Double) -> Self {
    Self(kind: .footerHeight, rule: .supplementary(height))
  }

  /// A guess in points at the height of the footer.
  public static func estimatedFooterHeight(_ height: @escaping () -> Double) -> Self {
    Self(kind: .estimatedFooterHeight, rule: .supplementary(height))
  }

  /// One height in points for every row; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(_ points: Double) -> Self {
    Self(kind: .cellHeight, rule: .points(points))
  }

  /// One guess in points at the height of every row, used until it is displayed.
  public static func estimatedCellHeight(_ points: Double) -> Self {
    Self(kind: .estimatedCellHeight, rule: .points(points))
  }

  /// One height in points for the header; 0 for none.
  public static func headerHeight(_ points: Double) -> Self {
    Self(kind: .headerHeight, rule: .points(points))
  }

  /// One guess in points at the height of the header.
  public static func estimatedHeaderHeight(_ points: Double) -> Self {
    Self(kind: .estimatedHeaderHeight, rule: .points(points))
  }

  /// One height in points for the footer; 0 for none.
  public static func footerHeight(_ points: Double) -> Self {
    Self(kind: .footerHeight, rule: .points(points))
  }

  /// One guess in points at the height of the footer.
  public static func estimatedFooterHeight(_ points: Double) -> Self {
    Self(kind: .estimatedFooterHeight, rule: .points(points))
  }
}

/// A height of the rows, headers or footers of several sections, to be given to `dimensions(_:)`.
@MainActor
public struct MultiSectionDimension<Section: TableViewSection, Model> {
  enum Rule {
    case points(Double)
    case row((Section, Int) -> Double)
    case model((Section, Int, Model) -> Double)
    case supplementary((Section) -> Double)
  }

  let kind: DimensionKind
  let rule: Rule

  /// The heights of rows in points; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(
    _ height: @escaping (_ section: Section, _ row: Int) -> Double
  ) -> Self {
    Self(kind: .cellHeight, rule: .row(height))
  }

  /// The heights of rows in points, from their models.
  public static func cellHeight(
    _ height: @escaping (_ section: Section, _ row: Int, _ model: Model) -> Double
  ) -> Self {
    Self(kind: .cellHeight, rule: .model(height))
  }

  /// Guesses in points at the heights of rows, used until they are displayed.
  public static func estimatedCellHeight(
    _ height: @escaping (_ section: Section, _ row: Int) -> Double
  ) -> Self {
    Self(kind: .estimatedCellHeight, rule: .row(height))
  }

  /// Guesses in points at the heights of rows, from their models.
  public static func estimatedCellHeight(
    _ height: @escaping (_ section: Section, _ row: Int, _ model: Model) -> Double
  ) -> Self {
    Self(kind: .estimatedCellHeight, rule: .model(height))
  }

  /// The heights of headers in points.
  public static func headerHeight(_ height: @escaping (_ section: Section) -> Double) -> Self {
    Self(kind: .headerHeight, rule: .supplementary(height))
  }

  /// Guesses in points at the heights of headers.
  public static func estimatedHeaderHeight(
    _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    Self(kind: .estimatedHeaderHeight, rule: .supplementary(height))
  }

  /// The heights of footers in points.
  public static func footerHeight(_ height: @escaping (_ section: Section) -> Double) -> Self {
    Self(kind: .footerHeight, rule: .supplementary(height))
  }

  /// Guesses in points at the heights of footers.
  public static func estimatedFooterHeight(
    _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    Self(kind: .estimatedFooterHeight, rule: .supplementary(height))
  }

  /// One height in points for every row; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(_ points: Double) -> Self {
    Self(kind: .cellHeight, rule: .points(points))
  }

  /// One guess in points at the height of every row, used until it is displayed.
  public static func estimatedCellHeight(_ points: Double) -> Self {
    Self(kind: .estimatedCellHeight, rule: .points(points))
  }

  /// One height in points for headers; 0 for none.
  public static func headerHeight(_ points: Double) -> Self {
    Self(kind: .headerHeight, rule: .points(points))
  }

  /// One guess in points at the height of headers.
  public static func estimatedHeaderHeight(_ points: Double) -> Self {
    Self(kind: .estimatedHeaderHeight, rule: .points(points))
  }

  /// One height in points for footers; 0 for none.
  public static func footerHeight(_ points: Double) -> Self {
    Self(kind: .footerHeight, rule: .points(points))
  }

  /// One guess in points at the height of footers.
  public static func estimatedFooterHeight(_ points: Double) -> Self {
    Self(kind: .estimatedFooterHeight, rule: .points(points))
  }
}

extension SectionHandlers {
  /// Keeps a dimension of the sections that a chain speaks for.
  func set<Section, Model>(_ dimension: MultiSectionDimension<Section, Model>) {
    switch dimension.rule {
    case .points(let points) where dimension.kind.isOfRows:
      cellDimensions[dimension.kind] = HeightHandler(
        model: .none,
        bind: { _ in { _, _ in points } },
        isConstant: true
      )
    case .points(let points):
      supplementaryDimensions[dimension.kind] = SupplementaryHeight(isConstant: true) { _ in points
      }
    case .row(let height):
      cellDimensions[dimension.kind] = HeightHandler { section, row, _ in
        height(section.typed(), row)
      }
    case .model(let height):
      cellDimensions[dimension.kind] = HeightHandler { (section, row, _, model: Model) in
        height(section.typed(), row, model)
      }
    case .supplementary(let height):
      supplementaryDimensions[dimension.kind] = SupplementaryHeight(isConstant: false) {
        height($0.typed())
      }
    }
  }
}

extension MultiSectionDimension {
  /// A dimension that was written for one section.
  init(_ dimension: SectionDimension<Model>) {
    kind = dimension.kind
    rule =
      switch dimension.rule {
      case .points(let points): .points(points)
      case .row(let height): .row { _, row in height(row) }
      case .model(let height): .model { _, row, model in height(row, model) }
      case .supplementary(let height): .supplementary { _ in height() }
      }
  }
}
