/// How each kind of change comes to the table.
public struct UpdateAnimations: Hashable, Sendable {
  /// How rows go.
  public var rowDeletion = RowAnimation.automatic
  /// How rows come.
  public var rowInsertion = RowAnimation.automatic
  /// How rows show other content.
  public var rowUpdate = RowAnimation.automatic
  /// How sections go.
  public var sectionDeletion = RowAnimation.automatic
  /// How sections come.
  public var sectionInsertion = RowAnimation.automatic
  /// How sections show other rows, for a `TableViewUpdateDelegate`.
  public var sectionUpdate = RowAnimation.automatic
  /// How sections are reloaded whose rows cannot be told apart.
  public var undiffableSectionUpdate = RowAnimation.fade
  /// How headers and footers show something else, in sections that stay.
  public var sectionHeaderFooterUpdate = RowAnimation.none

  /// Leaves the choice to the table, but for sections whose rows cannot be told apart, which fade.
  public init() {}

  /// Takes one animation for everything.
  public init(all animation: RowAnimation) {
    rowDeletion = animation
    rowInsertion = animation
    rowUpdate = animation
    sectionDeletion = animation
    sectionInsertion = animation
    sectionUpdate = animation
    undiffableSectionUpdate = animation
    sectionHeaderFooterUpdate = animation
  }
}
