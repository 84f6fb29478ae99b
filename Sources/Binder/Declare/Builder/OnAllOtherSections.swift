/// Every section that no part of the screen binds by name, as `onAllOtherSections()` begins them in a
/// chain.
///
/// Its dictionaries are the state: a section that is missing has no rows. The sections are displayed
/// where this is written, ordered by name. One a screen.
@MainActor
public struct OnAllOtherSections<Section: TableViewSection>: ScreenPart {
  /// The sections as something that can stand beside others.
  public let screenParts: ScreenParts<Section>

  /// Declares every section not bound by name.
  public init(
    @SectionsBuilder<Section, BindsData> content: () -> SectionsParts<Section, BindsData>
  ) {
    screenParts = ScreenParts(.others, content().write)
  }
}
