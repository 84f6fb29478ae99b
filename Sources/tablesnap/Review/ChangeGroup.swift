import HeadlessTableSnapshots

/// Pending snapshots that change in the same way.
struct ChangeGroup {
  private(set) var snapshots: [PendingSnapshot]

  /// Puts snapshots together whose changes are the same, in the order of the first of each group.
  ///
  /// If the same change occurs once in one snapshot and several times in another, they still belong
  /// together.
  static func groups(of snapshots: [PendingSnapshot]) -> [ChangeGroup] {
    var groups: [ChangeGroup] = []
    var places: [Set<String>: Int] = [:]
    for snapshot in snapshots {
      let key = snapshot.diff.normalizedChanges
      if let place = places[key] {
        groups[place].snapshots.append(snapshot)
      } else {
        places[key] = groups.count
        groups.append(ChangeGroup(snapshots: [snapshot]))
      }
    }
    return groups
  }
}
