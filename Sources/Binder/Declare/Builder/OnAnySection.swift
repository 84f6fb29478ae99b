/// Handlers and dimensions of every section, also those of other parts, as `onAnySection()` begins
/// them in a chain.
///
///     OnAnySection {
///       HeaderHeight(28)
///       HandlersBySection().onTapped { section, row, cell in log(section, row) }
///     }
@MainActor
public struct OnAnySection<Section: TableViewSection>: ScreenPart {
  /// The handlers as something that can stand beside sections.
  public let screenParts: ScreenParts<Section>

  /// Adds handlers and dimensions to every section.
  public init(
    @SectionsBuilder<Section, HandlersOnly> content: () -> SectionsParts<Section, HandlersOnly>
  ) {
    screenParts = ScreenParts(.any, content().write)
  }
}
