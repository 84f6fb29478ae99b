/// A height of a section's rows, header or footer, to be given to `dimensions(_:)`.
@MainActor
public struct SectionDimension<Model> {
  let declared: DeclaredDimension

  /// The heights of rows in points, from their models.
  public static func cellHeight(
    @Answer<Double> _ height: @escaping (_ row: Int, _ model: Model) -> Double
  ) -> Self {
    Self(declared: DeclaredDimension(.cellHeight) { _, row, model in height(row, model) })
  }

  /// Guesses in points at the heights of rows, from their models.
  public static func estimatedCellHeight(
    @Answer<Double> _ height: @escaping (_ row: Int, _ model: Model) -> Double
  ) -> Self {
    Self(declared: DeclaredDimension(.estimatedCellHeight) { _, row, model in height(row, model) })
  }

  /// The height of the header in points.
  public static func headerHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self {
    Self(declared: DeclaredDimension(.headerHeight) { _ in height() })
  }

  /// A guess in points at the height of the header.
  public static func estimatedHeaderHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self
  {
    Self(declared: DeclaredDimension(.estimatedHeaderHeight) { _ in height() })
  }

  /// The height of the footer in points.
  public static func footerHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self {
    Self(declared: DeclaredDimension(.footerHeight) { _ in height() })
  }

  /// A guess in points at the height of the footer.
  public static func estimatedFooterHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self
  {
    Self(declared: DeclaredDimension(.estimatedFooterHeight) { _ in height() })
  }

  /// One height in points for every row; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(_ points: Double) -> Self {
    Self(declared: DeclaredDimension(.cellHeight, points))
  }

  /// One guess in points at the height of every row, used until it is displayed.
  public static func estimatedCellHeight(_ points: Double) -> Self {
    Self(declared: DeclaredDimension(.estimatedCellHeight, points))
  }

  /// One height in points for the header; 0 for none.
  public static func headerHeight(_ points: Double) -> Self {
    Self(declared: DeclaredDimension(.headerHeight, points))
  }

  /// One guess in points at the height of the header.
  public static func estimatedHeaderHeight(_ points: Double) -> Self {
    Self(declared: DeclaredDimension(.estimatedHeaderHeight, points))
  }

  /// One height in points for the footer; 0 for none.
  public static func footerHeight(_ points: Double) -> Self {
    Self(declared: DeclaredDimension(.footerHeight, points))
  }

  /// One guess in points at the height of the footer.
  public static func estimatedFooterHeight(_ points: Double) -> Self {
    Self(declared: DeclaredDimension(.estimatedFooterHeight, points))
  }
}

extension SectionDimension where Model == NoModel {
  /// The heights of rows in points; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(@Answer<Double> _ height: @escaping (_ row: Int) -> Double) -> Self
  {
    Self(declared: DeclaredDimension(.cellHeight) { _, row in height(row) })
  }

  /// Guesses in points at the heights of rows, used until they are displayed.
  public static func estimatedCellHeight(
    @Answer<Double> _ height: @escaping (_ row: Int) -> Double
  ) -> Self {
    Self(declared: DeclaredDimension(.estimatedCellHeight) { _, row in height(row) })
  }
}

/// A height of the rows, headers or footers of several sections, to be given to `dimensions(_:)`.
@MainActor
public struct MultiSectionDimension<Section: TableViewSection, Model> {
  let declared: DeclaredDimension

  /// The heights of rows in points, from their models.
  public static func cellHeight(
    @Answer<Double> _ height: @escaping (_ section: Section, _ row: Int, _ model: Model) -> Double
  ) -> Self {
    Self(declared: DeclaredDimension(.cellHeight) { height($0.typed(), $1, $2) })
  }

  /// Guesses in points at the heights of rows, from their models.
  public static func estimatedCellHeight(
    @Answer<Double> _ height: @escaping (_ section: Section, _ row: Int, _ model: Model) -> Double
  ) -> Self {
    Self(declared: DeclaredDimension(.estimatedCellHeight) { height($0.typed(), $1, $2) })
  }

  /// The heights of headers in points.
  public static func headerHeight(
    @Answer<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    Self(declared: DeclaredDimension(.headerHeight) { height($0.typed()) })
  }

  /// Guesses in points at the heights of headers.
  public static func estimatedHeaderHeight(
    @Answer<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    Self(declared: DeclaredDimension(.estimatedHeaderHeight) { height($0.typed()) })
  }

  /// The heights of footers in points.
  public static func footerHeight(
    @Answer<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    Self(declared: DeclaredDimension(.footerHeight) { height($0.typed()) })
  }

  /// Guesses in points at the heights of footers.
  public static func estimatedFooterHeight(
    @Answer<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    Self(declared: DeclaredDimension(.estimatedFooterHeight) { height($0.typed()) })
  }

  /// One height in points for every row; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(_ points: Double) -> Self {
    Self(declared: DeclaredDimension(.cellHeight, points))
  }

  /// One guess in points at the height of every row, used until it is displayed.
  public static func estimatedCellHeight(_ points: Double) -> Self {
    Self(declared: DeclaredDimension(.estimatedCellHeight, points))
  }

  /// One height in points for headers; 0 for none.
  public static func headerHeight(_ points: Double) -> Self {
    Self(declared: DeclaredDimension(.headerHeight, points))
  }

  /// One guess in points at the height of headers.
  public static func estimatedHeaderHeight(_ points: Double) -> Self {
    Self(declared: DeclaredDimension(.estimatedHeaderHeight, points))
  }

  /// One height in points for footers; 0 for none.
  public static func footerHeight(_ points: Double) -> Self {
    Self(declared: DeclaredDimension(.footerHeight, points))
  }

  /// One guess in points at the height of footers.
  public static func estimatedFooterHeight(_ points: Double) -> Self {
    Self(declared: DeclaredDimension(.estimatedFooterHeight, points))
  }
}

extension MultiSectionDimension where Model == NoModel {
  /// The heights of rows in points; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(
    @Answer<Double> _ height: @escaping (_ section: Section, _ row: Int) -> Double
  ) -> Self {
    Self(declared: DeclaredDimension(.cellHeight) { height($0.typed(), $1) })
  }

  /// Guesses in points at the heights of rows, used until they are displayed.
  public static func estimatedCellHeight(
    @Answer<Double> _ height: @escaping (_ section: Section, _ row: Int) -> Double
  ) -> Self {
    Self(declared: DeclaredDimension(.estimatedCellHeight) { height($0.typed(), $1) })
  }
}
