import HeadlessTable

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

extension LineDiff {
  /// Each change as text without what names a row or a section, and without the sums over all rows.
  var normalizedChanges: Set<String> {
    Set(
      changes.map { change in
        let old = oldLines[change.old].map { "-\(Self.normalized($0))" }
        let new = newLines[change.new].map { "+\(Self.normalized($0))" }
        return (old + new).joined(separator: "\n")
      }
    )
  }

  /// A line of a table's text with `‹id›` for identities, and with `n` for the numbers of lines that sum up
  /// others.
  private static func normalized(_ line: Substring) -> String {
    let words = line.split(separator: " ").map(String.init)
    switch words.first {
    case "row":
      return withoutIdentity(words).joined(separator: " ")
    case "§", "#":
      let rest = words.drop { $0 != "·" && $0 != "|" }
      return (words.prefix(1) + ["‹id›"] + rest).joined(separator: " ").withoutNumbers
    case "table", "content", "⋮", "┌──", "└──", "...", "/--", "\\--":
      return words.joined(separator: " ").withoutNumbers
    default:
      return String(line)
    }
  }

  /// The identity of a row is the first word behind its type, its number and its named values that is
  /// neither quoted nor in brackets.
  private static func withoutIdentity(_ words: [String]) -> [String] {
    let hasHeight = words.count > 1 && Double(words[1].drop { $0 == "~" }) != nil
    let rest = words.dropFirst(hasHeight ? 3 : 2).drop { word in
      word.hasPrefix("#") || (word.contains("=") && !word.contains("\""))
    }
    guard let identity = rest.first, !identity.contains("\""), !identity.hasPrefix("[") else {
      return words
    }
    return words[..<rest.startIndex] + ["‹id›"] + rest.dropFirst()
  }
}

extension String {
  /// Every run of digits, and every digest behind a `#`, as one letter.
  fileprivate var withoutNumbers: String {
    replacing(/#[0-9a-f]{8}/, with: "#n").replacing(/[0-9]+/, with: "n")
  }
}
