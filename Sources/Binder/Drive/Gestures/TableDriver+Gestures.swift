/// An action with a title that the user chooses: of a swipe, or of a menu.
@MainActor
protocol ChosenAction {
  var title: String { get }
  var handler: @MainActor () async -> ActionOutcome { get set }
  var children: [Self] { get set }
}

extension SwipeAction: ChosenAction {
  var children: [SwipeAction] {
    get { [] }
    set {}
  }
}

extension MenuAction: ChosenAction {}

// The general form of every gesture: a callback that returns a value for a row, and one that does not.
extension TableDriver {
  func current(_ seen: RowToFind) -> RowReference? {
    updateIfNeeded()
    if let same = row(at: seen.indexPath)?.reference, same.rows === seen.reference.rows {
      return same
    }
    guard let path = seen.indexPath(in: shown, likely: nil), let now = row(at: path)?.reference
    else { return nil }
    return RowReference(
      section: now.section,
      row: now.row,
      rows: seen.reference.rows,
      index: seen.reference.index,
      list: now.list
    )
  }

  /// The same actions for the row that the user saw, wherever that is when one of them is chosen; they refuse when the row was
  /// deleted.
  func finding<Action: ChosenAction>(
    _ seen: RowToFind,
    _ actions: [Action],
    now: @escaping (RowReference) -> [Action]
  ) -> [Action] {
    finding(seen, actions, below: [], now)
  }

  @inline(never)
  private func finding<Action: ChosenAction>(
    _ seen: RowToFind,
    _ actions: [Action],
    below steps: [(index: Int, title: String)],
    _ now: @escaping (RowReference) -> [Action]
  ) -> [Action] {
    actions.enumerated().map { index, action in
      var found = action
      let steps = steps + [(index, action.title)]
      found.handler = { [weak self] in
        guard let row = self?.current(seen) else { return .refused }
        var (same, children) = (action, now(row))
        for (index, title) in steps {
          guard children.indices.contains(index), children[index].title == title else {
            return await action.handler()
          }
          same = children[index]
          children = same.children
        }
        return await same.handler()
      }
      found.children = finding(seen, action.children, below: steps, now)
      return found
    }
  }

  func value<Value>(
    at indexPath: IndexPath,
    _ property: (RowGestures) -> RowProperty<Value>?
  ) -> Value? {
    row(at: indexPath).flatMap { $0.content.handlers.property(property)?.run($0.reference, ()) }
  }

  /// Runs the handlers of a row that the user saw, one after the other, until one has unbound the driver.
  func tell<Argument>(
    _ seen: RowToFind?,
    _ argument: Argument,
    _ notice: (RowGestures) -> RowNotice<Argument>?
  ) {
    guard let seen, let row = current(seen) else { return }
    tell(seen.content, row, argument, notice)
  }

  /// Runs the handlers of a row at its place, and does not apply pending changes: the table goes on with its own paths.
  func tell<Argument>(
    _ content: SectionContent,
    _ row: RowReference,
    _ argument: Argument,
    _ notice: (RowGestures) -> RowNotice<Argument>?
  ) {
    let work = content.handlers.notices(notice).compactMap { $0.run(row, argument) }
    runAtOnce { [weak self] in
      for work in work where self?.hasFinished == true { await work() }
    }
  }
}
