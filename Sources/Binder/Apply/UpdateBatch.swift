/// One change of a table as the fewest batches that `UITableView` accepts.
///
/// Most changes are one stage. Two or three are needed where a row moves and changes, where rows
/// change in a section that moves, and where a row moves out of a section that goes or into one that
/// comes. Between the stages the table shows rows of the old and of the new content.
package struct UpdateBatch: Sendable {
  /// Operations that are valid as one batch, and what the table shows after it.
  package struct Stage: Sendable {
    /// The operations by kind; positions count in the content before and after this stage.
    fileprivate(set) var groups: OperationGroups
    /// What the table shows after the operations.
    package let content: StageContent

    /// The operations one by one; O(*k*).
    package var operations: [TableOperation] { groups.operations }
  }

  /// The batches in their order; none if nothing changed.
  package private(set) var stages: [Stage]
  /// What the stages do: the change, with the rows that come or go at the end of sections which can only be
  /// reloaded afterwards.
  let change: SectionedChangeset

  /// Plans the stages of a change between contents with so many rows in each section.
  ///
  /// Which sections move is chosen anew among the choices that move as few, so that rows seldom change in a
  /// section that moves; everything else is done as the change says. Sections that are updated are reloaded in
  /// the one stage that there is, or in a last one of their own.
  ///
  /// - Complexity: O(*s* log *s* + *k* log *k*) for *s* sections and *k* operations, however many rows.
  package init(
    _ change: SectionedChangeset,
    oldRowCounts: [Int],
    newRowCounts: [Int],
    updates form: UpdateForm = .reload
  ) {
    var equalCounts = oldRowCounts
    for pair in change.sectionUpdates { equalCounts[pair.old] = newRowCounts[pair.new] }
    let stages = Self.stages(change, equalCounts, newRowCounts, form)
    guard !change.sectionUpdates.isEmpty else {
      self.stages = stages
      self.change = change
      return
    }
    let reconfigures = stages.contains { !$0.groups.reconfiguredRows.isEmpty }
    if stages.count > 1 || !change.sectionMoves.isEmpty || reconfigures {
      self.change = change.countingUpdatedRows(oldCounts: oldRowCounts, newCounts: newRowCounts)
      let reload = OperationGroups(reloadedSections: change.sectionUpdates.map(\.new))
      self.stages = Self.stages(self.change, oldRowCounts, newRowCounts, form)
      self.stages.append(Stage(groups: reload, content: .new))
    } else {
      self.change = change
      var stage = stages.first ?? Stage(groups: OperationGroups(), content: .new)
      stage.groups.reloadedSections = change.sectionUpdates.map(\.old)
      self.stages = [stage]
    }
  }

  /// The stages of a change in which no sections are updated.
  private static func stages(
    _ change: SectionedChangeset,
    _ oldRowCounts: [Int],
    _ newRowCounts: [Int],
    _ form: UpdateForm
  ) -> [Stage] {
    guard change.hasRowsOrStructure else { return [] }
    if let rows = RowStages(change, updates: form) {
      return rows.stages(newRowCounts: newRowCounts).map { Stage(groups: $0, content: $1) }
    }
    let outline = ChangeOutline(change, oldRowCounts: oldRowCounts, newRowCounts: newRowCounts)
    let plan = StagePlan.fewest(outline, updates: form)
    let count = plan.schedule.count
    return (0..<count).map { index in
      let stage = index + 1
      return Stage(
        groups: plan.operations(ofStage: stage),
        content: stage < count ? .mixed(PlannedRows(plan, after: stage).sections()) : .new
      )
    }
  }
}

extension SectionedChangeset {
  /// Whether anything but the content of whole sections is different.
  fileprivate var hasRowsOrStructure: Bool {
    var change = self
    change.sectionUpdates = []
    return !change.isEmpty
  }
}
