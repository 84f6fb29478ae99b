/// The rows of a section that shows contents: those of its lists, one after another.
///
/// A `Row`, a `Rows` of three devices and another `Row` are five rows; the row at 3 is the third device.
///
/// Rows are never compared as such: an update compares each list with the list that stood at the same place.
@MainActor
final class RowsOfLists: RowList {
  let lists: [ContentList]
  /// The position of each list's first row, and the number of all rows: `[0, 1, 4, 5]`.
  private let starts: [Int]

  init(_ lists: [ContentList]) {
    self.lists = lists
    starts = lists.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.rows.count) }
  }

  var count: Int { starts[lists.count] }
  var askedCount: Int { count }
  var modelType: Any.Type { lists.count == 1 ? lists[0].rows.modelType : RowsOfLists.self }
  var modelsCanDiffer: Bool { true }
  var isApplied: Bool { false }
  var isCounted: Bool { false }
  var place: PlaceInSource? { nil }
  var cellTypeName: String? { nil }
  var canMatch: Bool { lists.allSatisfy { $0.rows.canMatch || $0.rows.count == 0 } }
  var hasUnmatchedModels: Bool { lists.contains { $0.rows.hasUnmatchedModels } }
  var hasIdentities: Bool { lists.contains { $0.rows.hasIdentities } }

  func place(of row: Int) -> (list: Int, row: Int) {
    var (low, high) = (0, lists.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle } else { high = middle }
    }
    return (low, row - starts[low])
  }

  func positions(ofList list: Int) -> ClosedRange<Int> { starts[list]...starts[list + 1] }

  private func at<Result>(_ row: Int, _ body: (any RowList, Int) -> Result) -> Result {
    let place = place(of: row)
    return body(lists[place.list].rows, place.row)
  }

  func models<Other>(as type: Other.Type) -> (_ row: Int) -> Other? {
    let models = lists.map { $0.rows.models(as: type) }
    return { [self] row in
      let place = place(of: row)
      return models[place.list](place.row)
    }
  }

  func canHaveModels<Other>(of type: Other.Type) -> Bool {
    lists.isEmpty || lists.contains { $0.rows.canHaveModels(of: type) }
  }

  func identity(at row: Int) -> String? { at(row) { $0.identity(at: $1) } }
  func identityValue(at row: Int) -> AnyHashable? { at(row) { $0.identityValue(at: $1) } }
  func content(at row: Int) -> (any CellContent)? { at(row) { $0.content(at: $1) } }
  func only(_ row: Int) -> any RowList { at(row) { $0.only($1) } }
  func isOutdated(_ cell: any TableCell, at row: Int) -> Bool { false }

  func cell(at row: Int, in section: SectionKey, of tableView: any TableHost) -> any TableCell {
    at(row) { $0.cell(at: $1, in: section, of: tableView) }
  }

  var names: (_ row: Int) -> String? {
    let names = lists.map { $0.rows.names }
    return { [self] row in
      guard row >= 0, row < count else { return nil }
      let place = place(of: row)
      return names[place.list](place.row)
    }
  }

  func repeatedRows() -> [Int] {
    lists.indices.flatMap { list in lists[list].rows.repeatedRows().map { $0 + starts[list] } }
  }

  func firstRows(withIdentities ids: Set<AnyHashable>) -> [AnyHashable: Int] {
    var found: [AnyHashable: Int] = [:]
    for (list, start) in zip(lists, starts) where found.count < ids.count {
      let left = ids.filter { found[$0] == nil }
      for (id, row) in list.rows.firstRows(withIdentities: left) { found[id] = start + row }
    }
    return found
  }
}

// What has changed.
extension RowsOfLists {
  func consists(of others: [ContentList]) -> Bool {
    lists.count == others.count && zip(lists, others).allSatisfy { $0.rows === $1.rows }
  }

  func isUnchanged(since old: any RowList) -> Bool {
    if old === self { return true }
    guard let old = old as? RowsOfLists, old.lists.count == lists.count else { return false }
    return zip(old.lists, lists).allSatisfy {
      $0.place == $1.place && $1.rows.isUnchanged(since: $0.rows)
    }
  }

  func patch(from old: any RowList) -> Changeset? {
    guard let old = old as? RowsOfLists, lists.count == 1, old.lists.count == 1,
      lists[0].place == old.lists[0].place
    else { return nil }
    // What has changed in rows that stay shows when their contents are compared.
    var patch = lists[0].rows.patch(from: old.lists[0].rows)
    patch?.updates = []
    return patch
  }

  /// None: what rows show is compared, whatever is known of their models.
  func marks(since old: any RowList) -> [Int]? { [] }

  /// None: the lists are matched, and not the section.
  func matchings(
    _ old: [PlacedRows],
    _ new: [PlacedRows],
    _ comparisons: BackgroundComparisons
  ) -> [RowMatching] { [] }
}

// Rows that the user drags.
extension RowsOfLists {
  func removing(_ row: Int) -> any RowList {
    let place = place(of: row)
    return replacing(place.list, lists[place.list].rows.removing(place.row))
  }

  func inserting(_ row: Int, of other: any RowList, at index: Int) -> (any RowList)? {
    guard let other = other as? RowsOfLists else { return nil }
    let source = other.place(of: row)
    let list = other.lists[source.list]
    guard let target = target(of: list, at: index),
      let taken = lists[target].rows.inserting(
        source.row,
        of: list.rows,
        at: index - starts[target]
      )
    else { return nil }
    return replacing(target, taken)
  }

  /// The list that a dragged row of a list belongs to at a position: its own where that reaches so far.
  func target(of list: ContentList, at index: Int) -> Int? {
    let possible = lists.indices.filter {
      positions(ofList: $0).contains(index) && lists[$0].takesRows(of: list)
    }
    return possible.first { lists[$0].place == list.place } ?? possible.first
  }

  private func replacing(_ list: Int, _ rows: any RowList) -> RowsOfLists {
    var all = lists
    all[list] = ContentList(place: all[list].place, rows: rows, handlers: all[list].handlers)
    return RowsOfLists(all)
  }
}

extension ContentList {
  /// Whether a row of a list can be dropped in this one: in its own, in one that is declared with it for another section, and
  /// where rows move out of that list and into this one.
  @MainActor
  func takesRows(of other: ContentList) -> Bool {
    guard rows.modelType == other.rows.modelType else { return false }
    if place == other.place, handlers === other.handlers { return true }
    return other.handlers?.gestures?.onMovedOut != nil && handlers?.gestures?.onMovedIn != nil
  }
}
