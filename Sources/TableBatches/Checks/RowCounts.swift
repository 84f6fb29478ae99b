import Binder

/// The effect of a batch on the number of rows in a section that stays.
///
/// A row that moves within the section is moved in and moved out. A reload keeps the number; it counts as a deletion and an
/// insertion, which is how it is carried out.
struct RowCounts {
  /// The position of the section before the batch.
  var section: Int
  var before: Int
  var after: Int
  /// The number of rows that the operations make of `before`.
  var expected: Int
  var inserted: Int
  var deleted: Int
  var reloaded: Int
  var movedIn: Int
  var movedOut: Int
  private let host: HostKind

  init(of section: Int, now new: Int, expected: Int, in check: BatchCheck) {
    let rows = check.map.rows
    self.section = section
    host = check.host
    self.expected = expected
    before = check.before[section]
    after = check.after[new]
    inserted = rows.insertions.count(of: new)
    deleted = rows.deletions.count(of: section)
    reloaded = check.map.reloadedRows.count(of: section)
    movedIn = rows.moveTargets.count(of: new)
    movedOut = rows.moveSources.count(of: section)
  }

  /// UIKit's sentence for a section whose counts do not add up.
  var uikitText: String {
    "Invalid update: invalid number of \(host.rows) in section \(section). The number of \(host.rows) "
      + "contained in an existing section after the update (\(after)) must be equal to the number of "
      + "\(host.rows) contained in that section before the update (\(before)), plus or minus the number "
      + "of \(host.rows) inserted or deleted from that section (\(inserted + reloaded) inserted, "
      + "\(deleted + reloaded) deleted) and plus or minus the number of \(host.rows) moved into or out "
      + "of that section (\(movedIn) moved in, \(movedOut) moved out)."
  }
}
