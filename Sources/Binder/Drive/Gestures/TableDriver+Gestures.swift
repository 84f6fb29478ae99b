/// A row as a finger sees it, to be found again when an update has come in between.
@MainActor
struct SeenRow {
  let indexPath: IndexPath
  let name: RowName
  /// The row and its model as they were seen.
  let reference: RowReference
  /// The section of the content that the row was read in, with its handlers.
  let content: SectionContent
}

// The general form of every gesture: a question about a row, and a notice about one.
extension TableDriver {
  /// The row at a path; nil if there is none.
  func seenRow(at indexPath: IndexPath) -> SeenRow? {
    guard let name = RowName(indexPath, in: shown), let row = row(at: indexPath) else { return nil }
    return SeenRow(indexPath: indexPath, name: name, reference: row.reference, content: row.content)
  }

  /// The row that a finger saw, with the model that it saw, at its place after all pending updates; nil if it is gone.
  func current(_ seen: SeenRow) -> RowReference? {
    updateIfNeeded()
    if let same = row(at: seen.indexPath)?.reference, same.rows === seen.reference.rows {
      return same
    }
    guard let path = seen.name.indexPath(in: shown, likely: nil), let now = row(at: path)?.reference
    else { return nil }
    return RowReference(
      section: now.section,
      row: now.row,
      rows: seen.reference.rows,
      index: seen.reference.index
    )
  }

  /// The answer to a question about the row at a path; nil if no handler has one.
  func answer<Answer>(
    at indexPath: IndexPath,
    _ question: (RowGestures) -> RowQuestion<Answer>?
  ) -> Answer? {
    row(at: indexPath).flatMap { $0.content.handlers.question(question)?.run($0.reference, ()) }
  }

  /// Tells the handlers of a row that a finger saw, one after the other.
  ///
  /// - Parameters:
  ///   - seen: The row; nobody is told of one that is gone.
  ///   - argument: What the handlers are told.
  ///   - notice: Chooses the handlers.
  ///   - completion: Runs when the last handler has ended.
  func tell<Argument>(
    _ seen: SeenRow?,
    _ argument: Argument,
    _ notice: (RowGestures) -> RowNotice<Argument>?,
    then completion: @escaping @MainActor () -> Void = {}
  ) {
    guard let seen, let row = current(seen) else { return completion() }
    let work = seen.content.handlers.notices(notice).compactMap { $0.run(row, argument) }
    runAtOnce {
      for work in work { await work() }
      completion()
    }
  }
}
