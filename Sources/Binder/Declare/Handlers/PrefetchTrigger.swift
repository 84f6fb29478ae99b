/// Code that a chain wants to be run when the end or the start of its section comes near.
@MainActor
struct PrefetchHandler {
  let trigger: PrefetchTrigger
  /// Receives the section and its number of rows.
  let body: (SectionKey, Int) -> Void
}

/// When the end or the start of a section is near enough to load more of it.
public struct PrefetchTrigger: Hashable, Sendable {
  /// The end of a section that comes near.
  enum Edge {
    case start, end
  }

  let edge: Edge
  let distance: Int

  /// When the row that stands this many rows before the last one, or a later one, is displayed.
  ///
  /// - Parameter count: Rows before the last row; 0 is the last row itself.
  /// - Returns: A trigger at that distance.
  public static func cellsFromEnd(_ count: Int) -> PrefetchTrigger {
    precondition(count >= 0, "A row can't be \(count) rows from the end; use at least 0")
    return PrefetchTrigger(edge: .end, distance: count)
  }

  /// When the row that stands this many rows behind the first one, or an earlier one, comes to the screen from above.
  ///
  /// A table that shows its first rows at the beginning or by an update does not come to them from above; only where all rows of
  /// the section are on the screen, so that nobody can scroll, is its start near at once.
  ///
  /// - Parameter count: Rows behind the first row; 0 is the first row itself.
  /// - Returns: A trigger at that distance.
  public static func cellsFromStart(_ count: Int) -> PrefetchTrigger {
    precondition(count >= 0, "A row can't be \(count) rows from the start; use at least 0")
    return PrefetchTrigger(edge: .start, distance: count)
  }
}
