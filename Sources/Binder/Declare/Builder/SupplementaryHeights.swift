/// The height of a section's header in points; 0 for none.
///
///     HeaderHeight(28)
///     HeaderHeight { section in section == .friends ? 44 : 28 }
public typealias HeaderHeight<Section: TableViewSection> = HeightPart<
  Section, HeaderRole, ExactHeight
>

/// A guess in points at the height of a section's header, used until it is displayed.
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

/// A guess in points at the height of a section's footer, used until it is displayed.
public typealias EstimatedFooterHeight<Section: TableViewSection> = HeightPart<
  Section, FooterRole, EstimatedHeight
>

/// Whether a height is what a view has, or a guess until the view is displayed.
public protocol HeightPrecision {
  /// Whether the height is a guess.
  static var isEstimated: Bool { get }
}

/// The height that a view has.
public enum ExactHeight: HeightPrecision {
  /// No guess.
  public static var isEstimated: Bool { false }
}

/// A guess, used until the view is displayed.
public enum EstimatedHeight: HeightPrecision {
  /// A guess.
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
  public init(@Answer<Double> _ height: @escaping () -> Double) {
    declared = DeclaredDimension(Self.kind) { _ in height() }
  }

  /// Gives the height that a closure returns for a section, in points.
  public init(@Answer<Double> _ height: @escaping (_ section: Section) -> Double) {
    declared = DeclaredDimension(Self.kind) { height($0.typed()) }
  }

  /// The height as something that can stand beside cells.
  public var sectionParts: SectionPartGroup<Section, WithoutCells> {
    SectionPartGroup(multiSectionParts.write)
  }

  /// The height as something that can stand beside cells by section.
  public var multiSectionParts: MultiSectionPartGroup<Section, HandlersOnly> {
    MultiSectionPartGroup { [declared] in $0.updateHandlers(declared.add) }
  }
}
