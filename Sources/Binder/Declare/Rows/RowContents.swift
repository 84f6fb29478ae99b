/// The values made of the models of one section when they are read: the view models of their cells.
///
/// What the rows showed is compared by these and not by the models: a view model may be made of more than its model,
/// and a model that is an object shows only how it is now.
@MainActor
protocol RowContents: AnyObject {
  func cell(at row: Int, of tableView: any TableHost) -> any TableCell

  func match(
    _ old: [PlacedContents],
    _ new: [PlacedContents]
  ) -> (@MainActor (inout RowMatches) -> Void)?

  func shows(_ row: Int, sameAs otherRow: Int, of other: any RowContents) -> Bool?

  /// The rows whose identity a row above them has, ascending; nil if the models identify the rows.
  func repeatedRows() -> [Int]?

  func removing(_ row: Int) -> any RowContents

  func inserting(_ row: Int, of other: any RowContents, at index: Int) -> (any RowContents)?
}

struct PlacedContents {
  let section: Int
  let contents: any RowContents
}

/// The values made of the models before a change and after it, of those sections that have any.
@MainActor
struct ContentPair {
  let old: [PlacedContents]
  let new: [PlacedContents]

  var isEmpty: Bool { old.isEmpty || new.isEmpty }

  func isOf(_ oldLists: [PlacedRows], _ newLists: [PlacedRows]) -> Bool {
    old.count == oldLists.count && new.count == newLists.count
  }

  var match: (@MainActor (inout RowMatches) -> Void)? {
    (new.first ?? old.first)?.contents.match(old, new)
  }

  var comparison: @MainActor (inout RowMatches) -> Void {
    let targets = Dictionary(uniqueKeysWithValues: new.map { ($0.section, $0.contents) })
    return { matches in
      for list in old {
        matches.compareContent(ofOldSection: list.section) { row, target in
          targets[target.section].flatMap {
            list.contents.shows(row, sameAs: target.row, of: $0)
          }
        }
      }
    }
  }
}

/// The view models that were made of the models of one section.
@MainActor
final class RowViewModels<Cell: TableCell & ViewModelBindable>: RowContents {
  struct Comparison {
    let matcher: ModelMatcher<Cell.ViewModel>?
    let equality: ValueEquality<Cell.ViewModel>?

    /// Finds how view models and models are compared; nil if the models alone decide what has changed.
    ///
    /// View models decide if they have an identity of their own and can be compared, and the models can be compared, too, or
    /// have no identity. Else the models identify the rows, and the view models decide whether a row shows the same.
    init?<Model>(_ models: ModelMatcher<Model>?, _ viewModels: ModelMatcher<Cell.ViewModel>?) {
      let viewModelsDecide =
        switch models?.tier {
        case nil, .equality: true
        case .identity: false
        case .identityAndEquality:
          viewModels.map { $0.hasOwnIdentity && $0.tier == .identityAndEquality } ?? false
        }
      matcher = viewModelsDecide ? viewModels : nil
      equality = .find()
      if matcher == nil && equality == nil { return nil }
    }
  }

  private let viewModels: [Cell.ViewModel]
  private let comparison: Comparison
  private let reuseIdentifier: String

  init(_ viewModels: [Cell.ViewModel], _ comparison: Comparison, reuseIdentifier: String) {
    self.viewModels = viewModels
    self.comparison = comparison
    self.reuseIdentifier = reuseIdentifier
  }

  func removing(_ row: Int) -> any RowContents {
    var rest = viewModels
    rest.remove(at: row)
    return RowViewModels(rest, comparison, reuseIdentifier: reuseIdentifier)
  }

  func inserting(_ row: Int, of other: any RowContents, at index: Int) -> (any RowContents)? {
    guard let other = other as? RowViewModels else { return nil }
    var all = viewModels
    all.insert(other.viewModels[row], at: index)
    return RowViewModels(all, comparison, reuseIdentifier: reuseIdentifier)
  }

  func cell(at row: Int, of tableView: any TableHost) -> any TableCell {
    let cell = tableView.dequeueReusableCell(Cell.self, withIdentifier: reuseIdentifier)
    cell.viewModel = viewModels[row]
    return cell
  }

  func match(
    _ old: [PlacedContents],
    _ new: [PlacedContents]
  ) -> (@MainActor (inout RowMatches) -> Void)? {
    guard let matcher = comparison.matcher else { return nil }
    let (old, new) = (Self.sections(old), Self.sections(new))
    return { matcher.match(old, new, &$0) }
  }

  private static func sections(_ lists: [PlacedContents]) -> [RowsToMatch<Cell.ViewModel>] {
    var sections: [RowsToMatch<Cell.ViewModel>] = []
    sections.reserveCapacity(lists.count)
    for list in lists {
      guard let contents = list.contents as? RowViewModels else { continue }
      sections.append(RowsToMatch(section: list.section, rows: contents.viewModels))
    }
    return sections
  }

  func shows(_ row: Int, sameAs otherRow: Int, of other: any RowContents) -> Bool? {
    guard let equality = comparison.equality else { return nil }
    guard let other = other as? RowViewModels else { return false }
    return equality.areEqual(viewModels[row], other.viewModels[otherRow])
  }

  func repeatedRows() -> [Int]? {
    comparison.matcher.map { $0.repeatedRows?(viewModels) ?? [] }
  }
}
