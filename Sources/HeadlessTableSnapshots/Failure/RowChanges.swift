internal import Binder
internal import HeadlessTable

/// Collects what has changed about the rows of sections, so that a row which leaves one section and enters
/// another is told as moved.
struct RowChanges {
  private struct Entry {
    var section: String
    var name: String
    var change: TableChange
  }

  private var changes: [Entry] = []

  /// Adds what has changed between the rows of a section before and after.
  mutating func add(from old: TableTextOutline.Section, to new: TableTextOutline.Section) {
    if old.tags != new.tags {
      let text = Self.tags(from: old.tags, to: new.tags).joined(separator: ", ")
      add("~", "§ \(new.name)", new.name, "", text)
    }
    let names = (old: old.views.map(\.name), new: new.views.map(\.name))
    let changeset = Changeset(from: names.old, to: names.new, detectsMoves: true)
    let deleted = Set(changeset.deletions)
    let inserted = Set(changeset.insertions)
    let moved = Dictionary(changeset.moves.map { ($0.new, $0.old) }) { first, _ in first }
    let left = deleted.union(moved.values)
    var kept = names.old.indices.filter { !left.contains($0) }.makeIterator()
    for index in changeset.deletions { add("-", new.name, names.old[index]) }
    for (index, view) in new.views.enumerated() {
      if inserted.contains(index) {
        add("+", new.name, view.name)
      } else if let from = moved[index] {
        let text =
          "\(TableChange.place(index, names.new)) (was \(TableChange.place(from, names.old)))"
        add("→", new.name, view.name, text)
        addContent(new.name, from: old.views[from], to: view)
      } else if let before = kept.next() {
        addContent(new.name, from: old.views[before], to: view)
      }
    }
    if old.elisions != new.elisions, changeset.isEmpty {
      add("~", "§ \(new.name)", new.name, "", Self.elisions(from: old.elisions, to: new.elisions))
    }
  }

  /// `19,960 → 19,961 rows that are not listed`, or what else has changed about as many.
  private static func elisions(from old: [[String]], to new: [[String]]) -> String {
    let counts = [old, new].map { $0.reduce(0) { $0 + rowCount($1) } }
    if counts[0] != counts[1] { return "\(counts[0]) → \(counts[1]) rows that are not listed" }
    let rows = counts[0] == 1 ? "1 row that is not listed" : "\(counts[0]) rows that are not listed"
    let details = [old, new].map { lists in lists.map { $0.dropFirst().filter { !$0.isDigest } } }
    return details[0] == details[1]
      ? "\(rows): other identities, or another order"
      : "\(rows): \(text(details[0])) → \(text(details[1]))"
  }

  private static func rowCount(_ elision: [String]) -> Int {
    elision.first?.split(separator: " ").first.flatMap { Int($0) } ?? 0
  }

  private static func text(_ elisions: [[String]]) -> String {
    elisions.map { $0.joined(separator: " · ") }.joined(separator: ", ")
  }

  private mutating func add(
    _ sign: Character,
    _ section: String,
    _ name: String,
    _ text: String = ""
  ) {
    add(sign, "\(section)/\(name)", section, name, text)
  }

  private mutating func add(
    _ sign: Character,
    _ place: String,
    _ section: String,
    _ name: String,
    _ text: String
  ) {
    let change = TableChange(sign: sign, place: place, text: text)
    changes.append(Entry(section: section, name: name, change: change))
  }

  private mutating func addContent(
    _ section: String,
    from old: TableTextOutline.View,
    to new: TableTextOutline.View
  ) {
    let parts = Self.parts(from: old.line, to: new.line)
    if !parts.isEmpty { add("~", section, new.name, parts.joined(separator: ", ")) }
  }

  /// Every change; a row that was deleted from one section and inserted in one other has moved.
  var finished: [TableChange] {
    let deleted = Dictionary(grouping: changes.filter { $0.change.sign == "-" }, by: \.name)
    let inserted = Dictionary(grouping: changes.filter { $0.change.sign == "+" }, by: \.name)
    func partner(_ entry: Entry, in others: [String: [Entry]]) -> Entry? {
      guard TableScene.View.Kind(rawValue: entry.name) == nil, !entry.name.hasPrefix("row "),
        deleted[entry.name]?.count == 1, inserted[entry.name]?.count == 1
      else { return nil }
      return others[entry.name]?.first
    }
    return changes.compactMap { entry in
      switch entry.change.sign {
      case "-": return partner(entry, in: inserted) == nil ? entry.change : nil
      case "+":
        guard let from = partner(entry, in: deleted) else { return entry.change }
        let text = "from \(from.section)"
        let (place, former) = (entry.change.place, from.change.place)
        return TableChange(sign: "→", place: place, text: text, formerPlace: former)
      default: return entry.change
      }
    }
  }
}

extension RowChanges {
  private static func parts(from old: TableTextLine.View, to new: TableTextLine.View) -> [String] {
    var parts: [String] = []
    if old.type != new.type { parts.append("type \(old.type) → \(new.type)") }
    if let before = old.height, let after = new.height, before != after {
      parts.append("height \(before) → \(after)")
    }
    if old.geometry != new.geometry {
      let sides = [old, new].map {
        $0.geometry.isEmpty ? "none" : $0.geometry.joined(separator: " ")
      }
      parts.append("\(sides[0]) → \(sides[1])")
    }
    parts += tags(from: old.tags, to: new.tags)
    return parts + fields(from: old.fields, to: new.fields)
  }

  private static func tags(from old: [String], to new: [String]) -> [String] {
    new.filter { !old.contains($0) }.map { "now \($0)" }
      + old.filter { !new.contains($0) }.map { "no longer \($0)" }
  }

  private static func fields(
    from old: [TableTextLine.Field],
    to new: [TableTextLine.Field]
  ) -> [String] {
    let changeset = Changeset(from: old.map(\.name), to: new.map(\.name), detectsMoves: false)
    let inserted = Set(changeset.insertions)
    let deleted = Set(changeset.deletions)
    var kept = old.indices.filter { !deleted.contains($0) }.makeIterator()
    var parts = changeset.deletions.map { "\(old[$0].name) removed" }
    for (index, field) in new.enumerated() {
      if inserted.contains(index) {
        parts.append("\(field.name) \(field.value) added")
      } else if let before = kept.next(), old[before].value != field.value {
        let name = field.name.isEmpty ? "" : "\(field.name) "
        parts.append("\(name)\(old[before].value) → \(field.value)")
      }
    }
    return parts
  }
}

extension String {
  /// Whether it is the digest of identities and types.
  fileprivate var isDigest: Bool { hasPrefix("#") }
}
