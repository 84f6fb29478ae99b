/// A height of rows, headers or footers, to pass to `dimensions(_:)` of the rows.
///
///     .dimensions(.cellHeight { row, person in person.isClose ? 64 : 44 }, .headerHeight(28))
@MainActor
public struct Dimension<Rows: RowsDeclaration> {
  let declared: DeclaredDimension

  init(_ declared: DeclaredDimension) { self.declared = declared }

  /// One height in points for every row; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(_ points: Double) -> Self {
    Self(DeclaredDimension(.cellHeight, points))
  }

  /// One estimated height in points for every row, used until it is displayed.
  public static func estimatedCellHeight(_ points: Double) -> Self {
    Self(DeclaredDimension(.estimatedCellHeight, points))
  }

  /// One height in points for headers; 0 for none.
  public static func headerHeight(_ points: Double) -> Self {
    Self(DeclaredDimension(.headerHeight, points))
  }

  /// One estimated height in points for headers.
  public static func estimatedHeaderHeight(_ points: Double) -> Self {
    Self(DeclaredDimension(.estimatedHeaderHeight, points))
  }

  /// One height in points for footers; 0 for none.
  public static func footerHeight(_ points: Double) -> Self {
    Self(DeclaredDimension(.footerHeight, points))
  }

  /// One estimated height in points for footers.
  public static func estimatedFooterHeight(_ points: Double) -> Self {
    Self(DeclaredDimension(.estimatedFooterHeight, points))
  }
}

extension Dimension where Rows: SectionModelRows {
  /// The heights of rows in points; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(
    @Answer<Double> _ height: @escaping (_ row: Int, _ model: Rows.Model) -> Double
  ) -> Self {
    Self(DeclaredDimension(.cellHeight) { _, row, model in height(row, model) })
  }

  /// The estimated heights of rows in points, used until they are displayed.
  public static func estimatedCellHeight(
    @Answer<Double> _ height: @escaping (_ row: Int, _ model: Rows.Model) -> Double
  ) -> Self {
    Self(DeclaredDimension(.estimatedCellHeight) { _, row, model in height(row, model) })
  }
}

extension Dimension where Rows: PlainSectionRows {
  /// The heights of rows in points; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(
    @Answer<Double> _ height: @escaping (_ row: Int) -> Double
  ) -> Self {
    Self(DeclaredDimension(.cellHeight) { _, row in height(row) })
  }

  /// The estimated heights of rows in points, used until they are displayed.
  public static func estimatedCellHeight(
    @Answer<Double> _ height: @escaping (_ row: Int) -> Double
  ) -> Self {
    Self(DeclaredDimension(.estimatedCellHeight) { _, row in height(row) })
  }
}

extension Dimension where Rows: SectionRows {
  /// The height of a header in points; 0 for none.
  public static func headerHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self {
    Self(DeclaredDimension(.headerHeight) { _ in height() })
  }

  /// The estimated height of a header in points.
  public static func estimatedHeaderHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self
  {
    Self(DeclaredDimension(.estimatedHeaderHeight) { _ in height() })
  }

  /// The height of a footer in points; 0 for none.
  public static func footerHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self {
    Self(DeclaredDimension(.footerHeight) { _ in height() })
  }

  /// The estimated height of a footer in points.
  public static func estimatedFooterHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self
  {
    Self(DeclaredDimension(.estimatedFooterHeight) { _ in height() })
  }
}

extension Dimension where Rows: MultiSectionModelRows {
  /// The heights of rows in points; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(
    @Answer<Double> _ height:
      @escaping (_ section: Rows.Section, _ row: Int, _ model: Rows.Model) -> Double
  ) -> Self {
    Self(DeclaredDimension(.cellHeight) { height($0.typed(), $1, $2) })
  }

  /// The estimated heights of rows in points, used until they are displayed.
  public static func estimatedCellHeight(
    @Answer<Double> _ height:
      @escaping (_ section: Rows.Section, _ row: Int, _ model: Rows.Model) -> Double
  ) -> Self {
    Self(DeclaredDimension(.estimatedCellHeight) { height($0.typed(), $1, $2) })
  }
}

extension Dimension where Rows: PlainMultiSectionRows {
  /// The heights of rows in points; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(
    @Answer<Double> _ height: @escaping (_ section: Rows.Section, _ row: Int) -> Double
  ) -> Self {
    Self(DeclaredDimension(.cellHeight) { height($0.typed(), $1) })
  }

  /// The estimated heights of rows in points, used until they are displayed.
  public static func estimatedCellHeight(
    @Answer<Double> _ height: @escaping (_ section: Rows.Section, _ row: Int) -> Double
  ) -> Self {
    Self(DeclaredDimension(.estimatedCellHeight) { height($0.typed(), $1) })
  }
}

extension Dimension where Rows: MultiSectionRows {
  /// The height of a header in points; 0 for none.
  public static func headerHeight(
    @Answer<Double> _ height: @escaping (_ section: Rows.Section) -> Double
  ) -> Self {
    Self(DeclaredDimension(.headerHeight) { height($0.typed()) })
  }

  /// The estimated height of a header in points.
  public static func estimatedHeaderHeight(
    @Answer<Double> _ height: @escaping (_ section: Rows.Section) -> Double
  ) -> Self {
    Self(DeclaredDimension(.estimatedHeaderHeight) { height($0.typed()) })
  }

  /// The height of a footer in points; 0 for none.
  public static func footerHeight(
    @Answer<Double> _ height: @escaping (_ section: Rows.Section) -> Double
  ) -> Self {
    Self(DeclaredDimension(.footerHeight) { height($0.typed()) })
  }

  /// The estimated height of a footer in points.
  public static func estimatedFooterHeight(
    @Answer<Double> _ height: @escaping (_ section: Rows.Section) -> Double
  ) -> Self {
    Self(DeclaredDimension(.estimatedFooterHeight) { height($0.typed()) })
  }
}
