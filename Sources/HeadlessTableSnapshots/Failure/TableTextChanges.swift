internal import Binder

/// The changes between two texts of a table, a line for each changed row, section and sum.
///
/// ```text
/// ~ summary/total   height 104 → 112
/// → current/acc-3   behind the header (was behind acc-2)
/// + savings/add
/// - § archive
/// ⋮ § posts         21, 22 not visible; 25 now visible
/// ```
struct TableTextChanges {
  private(set) var changes: [TableChange] = []
  /// The words before each place, such as `after ` in the second table of a transition.
  private var title = ""

  /// The changes, their texts in one column.
  var lines: [String] {
    let width = changes.map(\.place.count).filter { $0 <= 24 }.max() ?? 0
    return changes.map { $0.line(title, width) }
  }

  /// Compares two texts; finds nothing where one of them is not a table's.
  ///
  /// - Complexity: O(length of the texts), and a comparison of lists for each section.
  init(
    from old: String,
    to new: String,
    titled title: String = "",
    areExcerpts: Bool = false
  ) {
    self.title = title
    guard let old = TableTextOutline(old), let new = TableTextOutline(new) else { return }
    changes += TableChange.ofTable(from: old, to: new)
    changes += TableChange.ofSections(from: old, to: new, areExcerpts)
  }
}

/// One line about what has changed.
struct TableChange {
  var sign: Character
  /// `section/row`, `§ section` or `table`.
  var place: String
  var text = ""
  /// The place of a row that has moved from another section.
  var formerPlace: String?

  func line(_ title: String, _ width: Int) -> String {
    guard !text.isEmpty else { return "\(sign) \(title)\(place)" }
    let room = String(repeating: " ", count: max(0, width - place.count))
    return "\(sign) \(title)\(place)\(room)   \(text)"
  }
}

extension TableChange {
  static func ofTable(from old: TableTextOutline, to new: TableTextOutline) -> [TableChange] {
    var parts = zip(old.table, new.table).filter { $0 != $1 }.map { "\($0) → \($1)" }
    parts += new.table.dropFirst(old.table.count).map { "\($0) added" }
    parts += old.table.dropFirst(new.table.count).map { "\($0) removed" }
    let offsets = [old, new].map { $0.content.first { $0.hasPrefix("offset ") } }
    if let before = offsets[0], let after = offsets[1], before != after {
      parts.append("\(before) → \(after.dropFirst("offset ".count))")
    }
    return parts.isEmpty
      ? [] : [TableChange(sign: "~", place: "table", text: parts.joined(separator: ", "))]
  }

  static func ofSections(
    from old: TableTextOutline,
    to new: TableTextOutline,
    _ areExcerpts: Bool
  ) -> [TableChange] {
    let names = (old: old.sections.map(\.name), new: new.sections.map(\.name))
    let changeset = Changeset(from: names.old, to: names.new, detectsMoves: true)
    let deleted = Set(changeset.deletions)
    let inserted = Set(changeset.insertions)
    let moved = Dictionary(changeset.moves.map { ($0.new, $0.old) }) { first, _ in first }
    let kept = names.old.indices.filter { index in
      !deleted.contains(index) && !moved.values.contains(index)
    }
    func change(_ sign: Character, _ name: String, _ words: String) -> TableChange {
      areExcerpts
        ? TableChange(sign: "⋮", place: "§ \(name)", text: words)
        : TableChange(sign: sign, place: "§ \(name)")
    }
    var changes = changeset.deletions.map { change("-", names.old[$0], "no longer listed") }
    var rows = RowChanges(areExcerpts: areExcerpts)
    rows.add(from: old.parts, to: new.parts)
    var next = kept.makeIterator()
    for (index, section) in new.sections.enumerated() {
      if inserted.contains(index) {
        changes.append(change("+", section.name, "listed now"))
        continue
      }
      guard let before = moved[index] ?? next.next() else { continue }
      if let from = moved[index] {
        let text = "\(place(index, names.new)) (was \(place(from, names.old)))"
        changes.append(TableChange(sign: "→", place: "§ \(section.name)", text: text))
      }
      rows.add(from: old.sections[before], to: section)
    }
    return changes + rows.finished
  }

  /// A position in a list, by the name of the element before it.
  static func place(_ index: Int, _ names: [String]) -> String {
    index == 0 ? "first" : "behind \(names[index - 1])"
  }
}
