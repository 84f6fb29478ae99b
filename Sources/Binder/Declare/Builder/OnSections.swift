/// Several sections of a screen, with data by section, as `onSections(_:)` begins them in a chain.
///
///     OnSections(.friends, .enemies) {
///       CellsBySection(PersonCell.self, models: [.friends: friends, .enemies: enemies])
///     }
@MainActor
public struct OnSections<Section: TableViewSection>: ScreenPart {
  /// The sections as something that can stand beside others.
  public let screenParts: ScreenParts<Section>

  /// Declares sections by their names.
  public init(
    _ section: Section,
    _ others: Section...,
    @SectionsBuilder<Section, BindsData> content: () -> SectionsParts<Section, BindsData>
  ) {
    self.init([section] + others, content: content)
  }

  /// Says what several sections need.
  @available(*, unavailable, message: "name the sections that are declared here")
  public init(
    @SectionsBuilder<Section, BindsData> content: () -> SectionsParts<Section, BindsData>
  ) {
    self.init([], content: content)
  }

  /// Declares sections by their names.
  public init(
    _ sections: [Section],
    @SectionsBuilder<Section, BindsData> content: () -> SectionsParts<Section, BindsData>
  ) {
    screenParts = ScreenParts(.named(sections), content().write)
  }
}
