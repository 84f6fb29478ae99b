import HeadlessTable

/// Chooses snapshots by parts of their paths.
///
/// `AccountsTests/overview` chooses every snapshot whose path has these two folders one after the other, and
/// `overview/accounts` or `…/overview/accounts.txt` one snapshot.
struct SnapshotFilter {
  let parts: [String]

  /// Whether one of the parts is whole folders or files of the path; true for no parts.
  func includes(_ location: SnapshotLocation) -> Bool {
    parts.isEmpty || parts.contains { Self.includes(location, $0) }
  }

  /// The first part that chooses none of the snapshots.
  func firstUnused(in locations: [SnapshotLocation]) -> String? {
    parts.first { part in !locations.contains { Self.includes($0, part) } }
  }

  private static func includes(_ location: SnapshotLocation, _ part: String) -> Bool {
    let wanted = part.split(separator: "/").drop { $0 == "." }
    let folders = location.path.split(separator: "/")
    let named = location.shortName.split(separator: "/")
    return folders.contains(wanted) || named.contains(wanted)
  }
}
