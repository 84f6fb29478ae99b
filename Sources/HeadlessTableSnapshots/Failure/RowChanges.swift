internal import Binder
internal import HeadlessTable

/// Collects what has changed about the rows of sections, so that a row which leaves one section and enters another is listed as
/// moved.
struct RowChanges {
  private struct Entry {
    var section: String
    var name: String
    var change: TableChange
    /// The view that is inserted or deleted; nil for other changes.
    var view: TableTextLine.View?
  }

  private var changes: [Entry] = []
  /// Whether the texts leave out what a change does not touch, and do not say what is visible.
  private let areExcerpts: Bool

  init(areExcerpts: Bool) { self.areExcerpts = areExcerpts }

  /// Adds what has changed between the rows of a section before and after.
  mutating func add(from old: TableTextOutline.Section, to new: TableTextOutline.Section) {
    if old.tags != new.tags {
      let text = Self.tags(from: old.tags, to: new.tags).joined(separator: ", ")
      add("~", "§ \(new.name)", new.name, "", text)
    }
    if old.layout != new.layout {
      let text = [old, new].map { $0.layout.joined(separator: " · ") }.joined(separator: " → ")
      add("~", "§ \(new.name)", new.name, "", text)
    }
    let names = (old: old.views.map(\.name), new: new.views.map(\.name))
    let changeset = Changeset(from: names.old, to: names.new, detectsMoves: true)
    let deleted = Set(changeset.deletions)
    let inserted = Set(changeset.insertions)
    let moved = Dictionary(changeset.moves.map { ($0.new, $0.old) }) { first, _ in first }
    let left = deleted.union(moved.values)
    var kept = names.old.indices.filter { !left.contains($0) }.makeIterator()
    let sight = VisibilityDiff(from: old, to: new, deleted, inserted, areExcerpts)
    let maybe =
      areExcerpts
      ? ("no longer listed", "listed now")
      : ("deleted or out of sight", "inserted or now in sight")
    for index in changeset.deletions where !sight.gone.contains(index) {
      let text = sight.hidden.contains(index) ? maybe.0 : ""
      add("-", new.name, names.old[index], text, old.views[index].line)
    }
    addSight(sight, of: new.name, names)
    for (index, view) in new.views.enumerated() {
      if sight.come.contains(index) {
        continue
      } else if inserted.contains(index) {
        add("+", new.name, view.name, sight.shown.contains(index) ? maybe.1 : "", view.line)
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

  /// Adds a line about the rows that the one text lists and the other, as far as it shows, only does not list.
  private mutating func addSight(
    _ sight: VisibilityDiff,
    of section: String,
    _ names: (old: [String], new: [String])
  ) {
    func text(_ indices: [Int], _ names: [String], _ words: String) -> [String] {
      guard let first = indices.first, let last = indices.last else { return [] }
      let list =
        indices.count > 3
        ? "\(names[first]) ‥ \(names[last]) (\(indices.count))"
        : indices.map { names[$0] }.joined(separator: ", ")
      return ["\(list) \(words)"]
    }
    let words =
      areExcerpts ? ("no longer listed", "listed now") : ("out of sight", "now in sight")
    let parts =
      text(sight.gone, names.old, words.0) + text(sight.come, names.new, words.1)
    if !parts.isEmpty { add("⋮", "§ \(section)", section, "", parts.joined(separator: "; ")) }
  }

  /// `19,960 → 19,961 rows that are not listed`, or `4 rows that are not listed: other identities, or another order`.
  private static func elisions(from old: [[String]], to new: [[String]]) -> String {
    let counts = [old, new].map { $0.reduce(0) { $0 + rowCount($1) } }
    let noun = (old + new).first?.rowNoun ?? "row"
    if counts[0] != counts[1] { return "\(counts[0]) → \(counts[1]) \(noun)s that are not listed" }
    let rows = "\(counted(counts[0], noun)) that \(counts[0] == 1 ? "is" : "are") not listed"
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
    _ text: String = "",
    _ view: TableTextLine.View? = nil
  ) {
    add(sign, "\(section)/\(name)", section, name, text, view)
  }

  private mutating func add(
    _ sign: Character,
    _ place: String,
    _ section: String,
    _ name: String,
    _ text: String,
    _ view: TableTextLine.View? = nil
  ) {
    let change = TableChange(sign: sign, place: place, text: text)
    changes.append(Entry(section: section, name: name, change: change, view: view))
  }

  private mutating func addContent(
    _ section: String,
    from old: TableTextOutline.View,
    to new: TableTextOutline.View
  ) {
    let parts = Self.parts(from: old.line, to: new.line)
    if !parts.isEmpty { add("~", section, new.name, parts.joined(separator: ", ")) }
  }

  /// Every change; a row that was deleted from one section and inserted in one other has moved, and may show something else.
  var finished: [TableChange] {
    let deleted = Dictionary(grouping: changes.filter { $0.change.sign == "-" }, by: \.name)
    let inserted = Dictionary(grouping: changes.filter { $0.change.sign == "+" }, by: \.name)
    func partner(_ entry: Entry, in others: [String: [Entry]]) -> Entry? {
      guard TableScene.View.Kind(word: entry.name) == nil, !entry.name.hasPrefix("row "),
        !entry.name.hasPrefix("item "),
        deleted[entry.name]?.count == 1, inserted[entry.name]?.count == 1
      else { return nil }
      return others[entry.name]?.first
    }
    return changes.flatMap { entry -> [TableChange] in
      switch entry.change.sign {
      case "-": return partner(entry, in: inserted) == nil ? [entry.change] : []
      case "+":
        guard let from = partner(entry, in: deleted), let old = from.view, let new = entry.view
        else { return [entry.change] }
        var change = TableChange(sign: "→", place: entry.change.place, text: "from \(from.section)")
        change.formerPlace = from.change.place
        let parts = Self.parts(from: old, to: new).joined(separator: ", ")
        if parts.isEmpty { return [change] }
        var content = change
        (content.sign, content.text) = ("~", parts)
        return [change, content]
      default: return [entry.change]
      }
    }
  }
}

/// The views that one of two texts of a section lists and the other does not, though it may still have them.
///
/// A text does not name the rows that it does not list. If it has the same ones as the other text, by their digest, then no
/// other row is among them. Else the rows are taken to be the same as before, if the numbers say so: if there are `n`
/// more or fewer, and `n` were surely inserted or deleted.
private struct VisibilityDiff {
  /// The views that one text lists, and that the other may have without listing them.
  let hidden: Set<Int>
  let shown: Set<Int>
  /// Those of them that it is taken to have.
  let gone: [Int]
  let come: [Int]

  init(
    from old: TableTextOutline.Section,
    to new: TableTextOutline.Section,
    _ deleted: Set<Int>,
    _ inserted: Set<Int>,
    _ areExcerpts: Bool
  ) {
    hidden = deleted.filter { new.hides(old.views[$0], of: old, areExcerpts) }
    shown = inserted.filter { old.hides(new.views[$0], of: new, areExcerpts) }
    let surely = (
      deleted: deleted.subtracting(hidden).count { old.views[$0].isRow },
      inserted: inserted.subtracting(shown).count { new.views[$0].isRow }
    )
    let isBalanced = new.rowCount - old.rowCount == surely.inserted - surely.deleted
    gone = hidden.filter { old.views[$0].isRow ? isBalanced : new.isInSight != nil }.sorted()
    come = shown.filter { new.views[$0].isRow ? isBalanced : old.isInSight != nil }.sorted()
  }
}

extension TableTextOutline.View {
  fileprivate var isRow: Bool { line.isRow }
}

extension TableTextOutline.Section {
  /// Whether a view that another text of the section lists may be in it without being listed.
  fileprivate func hides(
    _ view: TableTextOutline.View,
    of other: Self,
    _ areExcerpts: Bool
  ) -> Bool {
    guard view.isRow else { return isInSight != true && (rowCount == 0 || listedRows < rowCount) }
    return areExcerpts ? listedRows < rowCount : !hiddenRows.isSubset(of: other.hiddenRows)
  }

  /// The number and the digest of each run of rows that are not listed.
  private var hiddenRows: Set<[String]> {
    Set(elisions.map { $0.last?.isDigest == true ? [$0[0], $0[$0.count - 1]] : $0 })
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
