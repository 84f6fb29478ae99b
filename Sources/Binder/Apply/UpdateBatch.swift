/// One change of a table as the fewest batches that `UITableView` accepts.
///
/// Most changes are one stage. Two or three are needed where a row moves and changes, where rows
/// change in a section that moves, and where a row moves out of a section that goes or into one that
/// comes. Between the stages the table shows rows of the old and of the new content.
package struct UpdateBatch: Hashable, Sendable {
  /// Operations that are valid as one batch, and what the table shows after it.
  package struct Stage: Hashable, Sendable {
    /// The operations by kind; positions count in the content before and after this stage.
    let groups: OperationGroups
    /// What the table shows after the operations.
    package let content: StageContent

    /// The operations one by one; O(*k*).
    package var operations: [TableOperation] { groups.operations }
  }

  /// The batches in their order; none if nothing changed.
  package let stages: [Stage]

  /// Plans the stages of a change between contents with so many rows in each section.
  ///
  /// Which sections move is chosen anew among the choices that move as few, so that rows seldom change in a
  /// section that moves; everything else is done as the change says.
  ///
  /// - Complexity: O(*s* log *s* + *k* log *k*) for *s* sections and *k* operations, however many rows.
  package init(
    _ change: SectionedChangeset,
    oldRowCounts: [Int],
    newRowCounts: [Int],
    updates form: UpdateForm = .reload
  ) {
    if change.isEmpty {
      stages = []
      return
    }
    if let groups = OperationGroups(simple: change, updates: form) {
      stages = [Stage(groups: groups, content: .new)]
      return
    }
    let outline = ChangeOutline(change, oldRowCounts: oldRowCounts, newRowCounts: newRowCounts)
    let plan = StagePlan(outline, updates: form)
    stages = (0..<plan.schedule.count).map { index in
      Stage(
        groups: plan.operations(ofStage: index + 1),
        content: StageContent(plan.outline, plan.schedule, after: index + 1)
      )
    }
  }
}
