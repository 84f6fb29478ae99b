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

extension OnSection {
  /// Says where handlers belong.
  @available(*, unavailable, message: "a section has no handlers; write them on its Cells")
  public func onTapped(_ handler: (_ row: Int, _ cell: UnboundValue) -> Void) -> OnSection { self }

  /// Says where handlers belong.
  @available(*, unavailable, message: "a section has no handlers; write them on its Cells")
  public func onTapped(
    _ handler: (_ row: Int, _ cell: UnboundValue, _ model: UnboundValue) -> Void
  ) -> OnSection { self }
}
