/// Code that a chain wants to be run when the end or the start of its section comes near.
@MainActor
struct PrefetchHandler {
  let trigger: PrefetchTrigger
  let body: (SectionKey, Int) -> Void
}

/// When the end or the start of a section, or the end of the table, is near enough to load more.
public struct PrefetchTrigger: Hashable, Sendable {
  /// What comes near: the start or the end of a section, or the end of the table.
  enum Edge {
    case start, end, endOfTable
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

  /// When the row that stands this many rows before the last one of the table or collection view, or a later one, is displayed.
  ///
  /// The rows of all sections are counted, but only rows of sections with this trigger run the handler, so declare it on any
  /// section. The handler runs once for a number of rows of the table, and not once for each section. A chain or a part has this
  /// trigger or `cellsFromEnd`: the later one replaces the former.
  ///
  ///     binder.onAnySection().prefetch(when: .cellsFromEndOfTable(10)) { _, _ in feed.loadNextPage() }
  ///
  /// - Parameter count: Rows before the last row of the table; 0 is the last row itself.
  /// - Returns: A trigger at that distance.
  public static func cellsFromEndOfTable(_ count: Int) -> PrefetchTrigger {
    PrefetchTrigger(edge: .endOfTable, distance: cellsFromEnd(count).distance)
  }

  /// When the row that stands this many rows behind the first one, or an earlier one, is scrolled onto the screen from above.
  ///
  /// Rows that a table shows at the beginning or by an update do not count. But where all rows of the section are on the
  /// screen, so that there is nothing to scroll, its start is near at once.
  ///
  /// - Parameter count: Rows behind the first row; 0 is the first row itself.
  /// - Returns: A trigger at that distance.
  public static func cellsFromStart(_ count: Int) -> PrefetchTrigger {
    precondition(count >= 0, "A row can't be \(count) rows from the start; use at least 0")
    return PrefetchTrigger(edge: .start, distance: count)
  }
}

extension SectionRows {
  /// Runs code when a row near the end or the start of the section is displayed, to load more of it.
  ///
  ///     .prefetch(when: .cellsFromStart(5)) { count in chat.loadEarlierMessages() }
  ///
  /// The code runs once for a number of rows, also when a jump skips the row that triggers it: again only after
  /// the section has grown, or has become shorter than it was then. A section can have both triggers, one call for each.
  ///
  /// - Parameters:
  ///   - trigger: How near the end or the start must be: else the row that stands two rows before the last one.
  ///   - handler: Receives the number of rows now, the index at which the next row would stand.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func prefetch(
    when trigger: PrefetchTrigger = .cellsFromEnd(2),
    with handler: @escaping (_ startingIndex: Int) -> Void
  ) -> Self {
    handling { $0.set(PrefetchHandler(trigger: trigger) { handler($1) }) }
  }
}

extension MultiSectionRows {
  /// Runs code when a row near the end or the start of one of the sections is displayed, to load more of it.
  ///
  /// The code runs once for a number of rows of a section, also when a jump skips the row that triggers it: again only after
  /// that section has grown, or has become shorter than it was then. With `cellsFromEndOfTable` it runs once for all sections,
  /// and the rows of the table are counted. A section can have a trigger for its start and one for its end. Of several chains for
  /// a section only one counts: one that names it before that of all other sections, and that before one of any section.
  @discardableResult
  public func prefetch(
    when trigger: PrefetchTrigger = .cellsFromEnd(2),
    with handler: @escaping (_ section: Section, _ startingIndex: Int) -> Void
  ) -> Self {
    handling { $0.set(PrefetchHandler(trigger: trigger) { handler($0.typed(), $1) }) }
  }
}
