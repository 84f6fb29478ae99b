/// Code that a chain wants to be run when the end of its section comes near.
@MainActor
struct PrefetchHandler {
  let trigger: PrefetchTrigger
  /// Receives the section and its number of rows.
  let body: (SectionKey, Int) -> Void
}

/// When the end of a section is near enough to load more of it.
public struct PrefetchTrigger: Hashable, Sendable {
  let distance: Int

  /// When the row that stands this many rows before the last one, or a later one, is displayed.
  ///
  /// - Parameter count: Rows before the last row; 0 is the last row itself.
  /// - Returns: A trigger at that distance.
  public static func cellsFromEnd(_ count: Int) -> PrefetchTrigger {
    precondition(count >= 0, "A row can't be \(count) rows from the end; use at least 0")
    return PrefetchTrigger(distance: count)
  }
}
