/// One section of a screen, as `onSection(_:)` begins it in a chain.
///
///     OnSection(.friends) {
///       Header("FRIENDS")
///       Cells(PersonCell.self, models: friends)
///     }
@MainActor
public struct OnSection<Section: TableViewSection, Presence: CellsPresence> {
  let declared: ScreenParts<Section>

  /// Declares a section by its name.
  ///
  /// - Parameters:
  ///   - section: The name.
  ///   - content: The cells, and what stands around them, in any order.
  public init(
    _ section: Section,
    @SectionBuilder<Section> content: () -> SectionParts<Section, Presence>
  ) {
    declared = ScreenParts(.named([section]), content().write)
  }
}

extension OnSection: ScreenPart where Presence == WithCells {
  /// The section as something that can stand beside others.
  public var screenParts: ScreenParts<Section> { declared }
}
