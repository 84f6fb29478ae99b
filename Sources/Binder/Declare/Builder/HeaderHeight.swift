/// The height of a section's header in points; 0 for none.
///
///     HeaderHeight(28)
///     HeaderHeight { section in section == .friends ? 44 : 28 }
@MainActor
public struct HeaderHeight<Section: TableViewSection>: SectionPart, SectionsPart {
  private let dimension: MultiSectionDimension<Section, NoModel>

  /// Gives the header that height, in points.
  public init(_ height: Double) {
    dimension = .headerHeight(height)
  }

  /// Gives what a closure answers, in points.
  @_disfavoredOverload
  public init(_ height: @escaping () -> Double) {
    dimension = .headerHeight { _ in height() }
  }

  /// Gives what a closure answers for a section, in points.
  @_disfavoredOverload
  public init(_ height: @escaping (_ section: Section) -> Double) {
    dimension = .headerHeight(height)
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
