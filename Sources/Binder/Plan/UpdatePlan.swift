/// The batches that lead a table from one content to another, each one valid by itself.
///
/// Most changes are one batch. Two or three are needed for a row that moves and changes, for changed rows in a section that
/// moves, and for rows from a deleted section or into an inserted one. Between the batches the table shows rows of the old and
/// of the new content. For a change without moved sections the batches are the fewest.
package struct UpdatePlan: Sendable {
  /// Changes that are valid as one batch, and what the table shows after it.
  package struct Batch: Sendable {
    package fileprivate(set) var change: SectionedChangeset
    package let updates: UpdateForm
    package let content: PlannedContent

    package var changesMoreThanCells: Bool {
      if updates == .reload || change.rowUpdates.isEmpty { return !change.isEmpty }
      var structure = change
      structure.rows.updates = []
      return !structure.isEmpty
    }
  }

  package private(set) var batches: [Batch]
  /// The difference between the two contents.
  ///
  /// Where updated sections can only be reloaded after other batches, the rows that are added to or removed from their
  /// ends are listed as changes.
  package private(set) var change: ContentChange
  package var filledAgain = RowsFilledAgain()

  /// Plans the batches of a change.
  ///
  /// Updated sections are reloaded in the one batch that there is, or in a last one of their own.
  ///
  /// - Complexity: O(*s* log *s* + *k* log *k*) for *s* sections and *k* changes, however many rows.
  package init(_ change: ContentChange, updates form: UpdateForm = .reload) {
    let structure = change.structure
    var equalCounts = change.oldRowCounts
    for pair in structure.sectionUpdates { equalCounts[pair.old] = change.newRowCounts[pair.new] }
    batches = Self.batches(structure, equalCounts, change.newRowCounts, form)
    self.change = change
    guard !structure.sectionUpdates.isEmpty else { return }
    let reconfigures = form == .reconfigure && !structure.rowUpdates.isEmpty
    if batches.count > 1 || !structure.sectionMoves.isEmpty || reconfigures {
      self.change = change.with(
        structure.countingUpdatedRows(
          oldCounts: change.oldRowCounts,
          newCounts: change.newRowCounts
        )
      )
      batches = Self.batches(
        self.change.structure,
        change.oldRowCounts,
        change.newRowCounts,
        form
      )
      let reloads = structure.sectionUpdates.map { Move(old: $0.new, new: $0.new) }
      let reload = SectionedChangeset(sectionUpdates: reloads)
      batches.append(Batch(change: reload, updates: form, content: .new))
    } else {
      if batches.isEmpty {
        batches = [Batch(change: SectionedChangeset(), updates: form, content: .new)]
      }
      batches[0].change.sections.updates = structure.sectionUpdates
    }
  }

  /// Plans the batches of a change in which some rows are to be shown again whatever has changed.
  ///
  /// Those that do not get their content as updated rows do are in a last batch of their own.
  package init(_ change: ContentChange, updates form: UpdateForm, requested: RequestedReloads) {
    self.init(change.updating(requested[form]), updates: form)
    let other = form == .reload ? UpdateForm.reconfigure : .reload
    let rest = requested[other]
    if rest.isEmpty { return }
    self.change = self.change.updating(rest)
    let updates = rest.map { Move(old: $0.new, new: $0.new) }.sorted(byRow: { $0.old })
    batches.append(
      Batch(change: SectionedChangeset(rowUpdates: updates), updates: other, content: .new)
    )
  }

  private static func batches(
    _ change: SectionedChangeset,
    _ oldRowCounts: [Int],
    _ newRowCounts: [Int],
    _ form: UpdateForm
  ) -> [Batch] {
    if change.sectionChanges.isEmpty { return rowBatches(change.rows, newRowCounts, form) }
    let outline = ChangeOutline(change, oldRowCounts: oldRowCounts, newRowCounts: newRowCounts)
    let planner = BatchPlanner(outline, form)
    let count = planner.schedule.count
    return (1..<(count + 1)).map { batch in
      Batch(
        change: planner.change(inBatch: batch),
        updates: form,
        content: batch < count ? .mixed(PlannedRows(planner, after: batch).sections()) : .new
      )
    }
  }
}

extension UpdatePlan {
  /// The batches of a change in which sections stay as they are: one, or two where rows are updated that cannot be in
  /// the first.
  ///
  /// Nothing has to be planned here: the first batch deletes, inserts and moves rows. What it cannot update is updated in
  /// the second one, where rows have their new positions.
  ///
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* changes.
  private static func rowBatches(
    _ rows: Changes<RowPosition>,
    _ newRowCounts: [Int],
    _ form: UpdateForm
  ) -> [Batch] {
    if rows.isEmpty { return [] }
    if form == .reload, canShareBatch(rows) {
      return [Batch(change: SectionedChangeset(rows: rows), updates: form, content: .new)]
    }
    let updates = rows.updates.sorted(byRow: { $0.new })
    let second = Changes(updates: updates.map { Move(old: $0.new, new: $0.new) })
    let last = Batch(change: SectionedChangeset(rows: second), updates: form, content: .new)
    var first = rows
    first.updates = []
    if updates.isEmpty {
      return [Batch(change: SectionedChangeset(rows: first), updates: form, content: .new)]
    }
    if first.isEmpty { return [last] }
    let between = PlannedContent.mixed(RowsBeforeUpdates(updates).sections(newRowCounts))
    return [Batch(change: SectionedChangeset(rows: first), updates: form, content: between), last]
  }

  /// Whether rows can be reloaded in the batch that changes the others.
  ///
  /// A table refuses the reload of a row that moves, and of a position that a row moves to.
  private static func canShareBatch(_ rows: Changes<RowPosition>) -> Bool {
    if rows.updates.isEmpty || rows.moves.isEmpty { return true }
    let ends = Set(rows.moves.lazy.flatMap { [$0.old, $0.new] })
    return !rows.updates.contains { ends.contains($0.old) }
  }
}

/// The difference between two contents of a table.
///
/// It is looked at in many places while a table is led from one content to the other, so it is shared and not copied.
package final class ContentChange: Sendable {
  /// The changes of sections and rows; sections whose rows cannot be compared are updated.
  package let structure: SectionedChangeset
  let headersAndFooters: [Move<Int>]
  package let oldRowCounts: [Int]
  package let newRowCounts: [Int]

  package init(
    _ structure: SectionedChangeset,
    headersAndFooters: [Move<Int>] = [],
    oldRowCounts: [Int],
    newRowCounts: [Int]
  ) {
    self.structure = structure
    self.headersAndFooters = headersAndFooters
    self.oldRowCounts = oldRowCounts
    self.newRowCounts = newRowCounts
  }

  var insertsRows: Bool {
    !structure.rowInsertions.isEmpty || !structure.sectionInsertions.isEmpty
      || !structure.rowMoves.isEmpty
  }
}

/// Rows of both contents that are to be shown again whatever has changed.
package struct RequestedReloads: Sendable {
  private var reloads: [Move<RowPosition>] = []
  private var reconfigures: [Move<RowPosition>] = []

  package subscript(form: UpdateForm) -> [Move<RowPosition>] {
    get { form == .reload ? reloads : reconfigures }
    set {
      switch form {
      case .reload: reloads = newValue
      case .reconfigure: reconfigures = newValue
      }
    }
  }
}

extension ContentChange {
  /// The same change with more rows that are updated, some of which may be already.
  fileprivate func updating(_ rows: [Move<RowPosition>]) -> ContentChange {
    if rows.isEmpty { return self }
    var structure = structure
    let all = Set(structure.rows.updates).union(rows)
    structure.rows.updates = Array(all).sorted(byRow: { $0.old })
    return with(structure)
  }

  fileprivate func with(_ structure: SectionedChangeset) -> ContentChange {
    ContentChange(
      structure,
      headersAndFooters: headersAndFooters,
      oldRowCounts: oldRowCounts,
      newRowCounts: newRowCounts
    )
  }
}

/// The form in which a table shows the new content of a row.
public enum UpdateForm: Hashable, Sendable {
  /// With a new cell; may share a batch with other operations.
  case reload
  /// With the present cell of the row; always in a batch of its own, the last one.
  case reconfigure
}

extension UpdatePlan: CustomStringConvertible {
  /// The batches, one a line: `§−0 §+1 §2→0 −0.3 +0.2 0.1→1.0 ~1.0`; `≈` is a row that keeps its cell.
  package var description: String {
    batches.map(\.description).joined(separator: "\n")
  }
}

extension UpdatePlan.Batch: CustomStringConvertible {
  package var description: String {
    change.words(rowUpdate: updates == .reload ? "~" : "≈").joined(separator: " ")
  }
}
