/// The height of a section's header in points; 0 for none.
///
///     HeaderHeight(28)
///     HeaderHeight { section in section == .friends ? 44 : 28 }
public typealias HeaderHeight<Section: TableViewSection> = HeightPart<
  Section, HeaderRole, ExactHeight
>

/// The estimated height of a section's header in points, used until it is displayed.
public typealias EstimatedHeaderHeight<Section: TableViewSection> = HeightPart<
  Section, HeaderRole, EstimatedHeight
>

/// The height of a section's footer in points; 0 for none.
///
///     FooterHeight(28)
///     FooterHeight { section in section == .friends ? 44 : 28 }
public typealias FooterHeight<Section: TableViewSection> = HeightPart<
  Section, FooterRole, ExactHeight
>

/// The estimated height of a section's footer in points, used until it is displayed.
public typealias EstimatedFooterHeight<Section: TableViewSection> = HeightPart<
  Section, FooterRole, EstimatedHeight
>

/// Whether a height is exact, or an estimate until the view is displayed.
public protocol HeightPrecision {
  /// Whether the height is an estimate.
  static var isEstimated: Bool { get }
}

/// An exact height.
public enum ExactHeight: HeightPrecision {
  /// False: the height is exact.
  public static var isEstimated: Bool { false }
}

/// An estimate, used until the view is displayed.
public enum EstimatedHeight: HeightPrecision {
  /// True: the height is an estimate.
  public static var isEstimated: Bool { true }
}

/// A height of headers or footers, written as ``HeaderHeight``, ``FooterHeight``, ``EstimatedHeaderHeight`` or
/// ``EstimatedFooterHeight``.
@MainActor
public struct HeightPart<
  Section: TableViewSection,
  Role: SupplementaryRole,
  Precision: HeightPrecision
>: SectionPart, MultiSectionPart {
  private let declared: DeclaredDimension

  private static var kind: DimensionKind {
    DimensionKind(of: Role.kind, isEstimated: Precision.isEstimated)
  }

  /// Gives one height, in points.
  public init(_ height: Double) {
    declared = DeclaredDimension(Self.kind, height)
  }

  /// Gives the height that a closure returns, in points.
  public init(@ClosureValue<Double> _ height: @escaping () -> Double) {
    declared = DeclaredDimension(Self.kind) { _ in height() }
  }

  /// Gives the height that a closure returns for a section, in points.
  public init(@ClosureValue<Double> _ height: @escaping (_ section: Section) -> Double) {
    declared = DeclaredDimension(Self.kind) { height($0.typed()) }
  }

  /// The height, as a part of a section.
  public var sectionParts: SectionPartGroup<Section, WithoutCells> {
    SectionPartGroup(multiSectionParts.write)
  }

  /// The height, as a part of several sections.
  public var multiSectionParts: MultiSectionPartGroup<Section, HandlersOnly> {
    MultiSectionPartGroup { [declared] in $0.updateHandlers(declared.add) }
  }
}
