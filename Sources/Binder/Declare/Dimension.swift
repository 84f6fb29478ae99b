/// A height of rows, headers or footers, to pass to `dimensions(_:)` of the rows.
///
///     .dimensions(.cellHeight { row, person in person.isClose ? 64 : 44 }, .headerHeight(28))
@MainActor
public protocol Dimension {
  /// Takes the height without the types of its section and model.
  init(_ declared: DeclaredDimension)

  /// The height without the types of its section and model.
  var declared: DeclaredDimension { get }
}

/// A height that can be given to one section: of its rows, its header or its footer.
@MainActor
public protocol OneSectionDimension: Dimension {}

/// A height that can be given to several sections: of their rows, headers or footers.
@MainActor
public protocol MultiSectionDimension: Dimension {
  /// The type that names the sections of the table.
  associatedtype Section: TableViewSection
}

extension Dimension {
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

/// A height of one section with models, whose closures take a row and its model.
@MainActor
public struct SectionModelDimension<Model>: OneSectionDimension {
  /// The height without the types of its section and model.
  public let declared: DeclaredDimension

  /// Takes the height without the types of its section and model.
  public init(_ declared: DeclaredDimension) { self.declared = declared }

  /// The heights of rows in points; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(
    @ClosureValue<Double> _ height: @escaping (_ row: Int, _ model: Model) -> Double
  ) -> Self {
    Self(DeclaredDimension(.cellHeight) { _, row, model in height(row, model) })
  }

  /// The estimated heights of rows in points, used until they are displayed.
  public static func estimatedCellHeight(
    @ClosureValue<Double> _ height: @escaping (_ row: Int, _ model: Model) -> Double
  ) -> Self {
    Self(DeclaredDimension(.estimatedCellHeight) { _, row, model in height(row, model) })
  }
}

/// A height of one section without models, whose closures take a row.
@MainActor
public struct PlainSectionDimension: OneSectionDimension {
  /// The height without the types of its section and model.
  public let declared: DeclaredDimension

  /// Takes the height without the types of its section and model.
  public init(_ declared: DeclaredDimension) { self.declared = declared }

  /// The heights of rows in points; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(
    @ClosureValue<Double> _ height: @escaping (_ row: Int) -> Double
  ) -> Self {
    Self(DeclaredDimension(.cellHeight) { _, row in height(row) })
  }

  /// The estimated heights of rows in points, used until they are displayed.
  public static func estimatedCellHeight(
    @ClosureValue<Double> _ height: @escaping (_ row: Int) -> Double
  ) -> Self {
    Self(DeclaredDimension(.estimatedCellHeight) { _, row in height(row) })
  }
}

extension OneSectionDimension {
  /// The height of a header in points; 0 for none.
  public static func headerHeight(@ClosureValue<Double> _ height: @escaping () -> Double) -> Self {
    Self(DeclaredDimension(.headerHeight) { _ in height() })
  }

  /// The estimated height of a header in points.
  public static func estimatedHeaderHeight(
    @ClosureValue<Double> _ height: @escaping () -> Double
  ) -> Self {
    Self(DeclaredDimension(.estimatedHeaderHeight) { _ in height() })
  }

  /// The height of a footer in points; 0 for none.
  public static func footerHeight(@ClosureValue<Double> _ height: @escaping () -> Double) -> Self {
    Self(DeclaredDimension(.footerHeight) { _ in height() })
  }

  /// The estimated height of a footer in points.
  public static func estimatedFooterHeight(
    @ClosureValue<Double> _ height: @escaping () -> Double
  ) -> Self {
    Self(DeclaredDimension(.estimatedFooterHeight) { _ in height() })
  }
}

/// A height of several sections with models, whose closures take a section, a row and its model.
@MainActor
public struct MultiSectionModelDimension<Section: TableViewSection, Model>: MultiSectionDimension {
  /// The height without the types of its section and model.
  public let declared: DeclaredDimension

  /// Takes the height without the types of its section and model.
  public init(_ declared: DeclaredDimension) { self.declared = declared }

  /// The heights of rows in points; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(
    @ClosureValue<Double> _ height:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> Double
  ) -> Self {
    Self(DeclaredDimension(.cellHeight) { height($0.typed(), $1, $2) })
  }

  /// The estimated heights of rows in points, used until they are displayed.
  public static func estimatedCellHeight(
    @ClosureValue<Double> _ height:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> Double
  ) -> Self {
    Self(DeclaredDimension(.estimatedCellHeight) { height($0.typed(), $1, $2) })
  }
}

/// A height of several sections without models, whose closures take a section and a row.
@MainActor
public struct PlainMultiSectionDimension<Section: TableViewSection>: MultiSectionDimension {
  /// The height without the types of its section and model.
  public let declared: DeclaredDimension

  /// Takes the height without the types of its section and model.
  public init(_ declared: DeclaredDimension) { self.declared = declared }

  /// The heights of rows in points; `automaticDimension` lets the cell measure itself.
  public static func cellHeight(
    @ClosureValue<Double> _ height: @escaping (_ section: Section, _ row: Int) -> Double
  ) -> Self {
    Self(DeclaredDimension(.cellHeight) { height($0.typed(), $1) })
  }

  /// The estimated heights of rows in points, used until they are displayed.
  public static func estimatedCellHeight(
    @ClosureValue<Double> _ height: @escaping (_ section: Section, _ row: Int) -> Double
  ) -> Self {
    Self(DeclaredDimension(.estimatedCellHeight) { height($0.typed(), $1) })
  }
}

extension MultiSectionDimension {
  /// The height of a header in points; 0 for none.
  public static func headerHeight(
    @ClosureValue<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    Self(DeclaredDimension(.headerHeight) { height($0.typed()) })
  }

  /// The estimated height of a header in points.
  public static func estimatedHeaderHeight(
    @ClosureValue<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    Self(DeclaredDimension(.estimatedHeaderHeight) { height($0.typed()) })
  }

  /// The height of a footer in points; 0 for none.
  public static func footerHeight(
    @ClosureValue<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    Self(DeclaredDimension(.footerHeight) { height($0.typed()) })
  }

  /// The estimated height of a footer in points.
  public static func estimatedFooterHeight(
    @ClosureValue<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    Self(DeclaredDimension(.estimatedFooterHeight) { height($0.typed()) })
  }
}
