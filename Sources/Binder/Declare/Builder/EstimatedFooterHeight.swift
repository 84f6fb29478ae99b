/// A guess in points at the height of a section's footer, used until it is displayed.
///
///     EstimatedFooterHeight(28)
///     EstimatedFooterHeight { section in section == .friends ? 44 : 28 }
@MainActor
public struct EstimatedFooterHeight<Section: TableViewSection>: SectionPart, SectionsPart {
  private let dimension: MultiSectionDimension<Section, NoModel>

  /// Gives that guess, in points.
  public init(_ height: Double) {
    dimension = .estimatedFooterHeight(height)
  }

  /// Gives what a closure answers, in points.
  @_disfavoredOverload
  public init(_ height: @escaping () -> Double) {
    dimension = .estimatedFooterHeight { _ in height() }
  }

  /// Gives what a closure answers for a section, in points.
  @_disfavoredOverload
  public init(_ height: @escaping (_ section: Section) -> Double) {
    dimension = .estimatedFooterHeight(height)
  }

  /// The height as something that can stand beside cells.
  public var sectionParts: SectionParts<Section, WithoutCells> {
    SectionParts(sectionsParts.write)
  }

  /// The height as something that can stand beside cells by section.
  public var sectionsParts: SectionsParts<Section, HandlersOnly> {
    SectionsParts { [dimension] chain in chain.dimensions(dimension) }
  }
}
