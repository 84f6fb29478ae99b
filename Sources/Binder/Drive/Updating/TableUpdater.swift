/// Leads a table from one content to another: the one road for binders, arrays, signals and sources.
///
/// It knows what the table shows at each moment, also between the batches of an update.
@MainActor
package final class TableUpdater<Content: RowCounting> {
  package private(set) var shown: PresentedContent<Content>

  private let callsAlone: Bool

  package init(showing content: Content, callsAlone: Bool = false) {
    shown = PresentedContent(content)
    self.callsAlone = callsAlone
  }

  package func show(_ content: Content) {
    shown = PresentedContent(content)
  }

  /// Provides a row from now on at the place where the table has put it by itself, until other content is shown.
  package func show(_ move: Move<RowPosition>) {
    let content = shown.content
    let counts = (0..<content.sectionCount).map { content.rowCount(inSection: $0) }
    let moved = PlannedContent.mixed(RowsAfterMove(move).sections(counts))
    shown = PresentedContent(from: content, to: content, after: moved)
  }

  /// Leads a table from a content that it shows to another one, batch by batch.
  ///
  /// What a batch runs may end the binding: the next one is not announced then, and nothing is shown.
  package func update(
    _ tableView: any TableHost,
    from old: Content,
    to new: Content,
    by plan: UpdatePlan,
    with animations: UpdateAnimations,
    while isAnswering: () -> Bool = { true }
  ) {
    if callsAlone, plan.batches.count == 1, let batch = plan.batches.first, batch.change.count == 1
    {
      show(new)
      return batch.change.announce(to: tableView, updates: batch.updates, with: animations)
    }
    for batch in plan.batches {
      tableView.performBatchUpdates(
        {
          shown = PresentedContent(from: old, to: new, after: batch.content)
          batch.change.announce(to: tableView, updates: batch.updates, with: animations)
        },
        completion: nil
      )
      guard isAnswering() else { return }
    }
    show(new)
  }
}
