/// What a batch does to the number of rows in a section that stays.
///
/// A row that moves within the section is moved in and moved out. A reload keeps the number; it is
/// told as a deletion and an insertion, which is what it is carried out as.
struct RowCounts {
  /// The position of the section before the batch.
  var section: Int
  var before: Int
  var after: Int
  /// What the operations make of `before`.
  var expected: Int
  var inserted: Int
  var deleted: Int
  var reloaded: Int
  var movedIn: Int
  var movedOut: Int

  init(of section: Int, now new: Int, expected: Int, in check: BatchCheck) {
    let sorted = check.sorted
    self.section = section
    self.expected = expected
    before = check.before[section]
    after = check.after[new]
    inserted = sorted.insertedRows.ascending.count { $0.section == new }
    deleted = sorted.deletedRows.ascending.count { $0.section == section }
    reloaded = sorted.reloadedRows.ascending.count { $0.section == section }
    movedIn = sorted.moveTargets.ascending.count { $0.section == new }
    movedOut = sorted.moveSources.ascending.count { $0.section == section }
  }
}
