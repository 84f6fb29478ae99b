/// The rows of one section as they were read, without their model type.
@MainActor
protocol RowList<Section>: AnyObject {
  associatedtype Section: TableViewSection

  /// How many rows there are.
  var count: Int { get }

  /// The model type, for messages and for comparison.
  var modelType: Any.Type { get }

  /// Whether rows can be found again after a change.
  var canMatch: Bool { get }

  /// What matches the rows of all sections that show this model type, in this order; nothing if nothing
  /// tells them apart.
  func matchings(
    _ old: [PlacedRows<Section>],
    _ new: [PlacedRows<Section>],
    _ comparisons: BackgroundComparisons
  ) -> [RowMatching]

  /// What became of the rows since others were read; nil if that is to be found by comparing them.
  func patch(from old: any RowList<Section>) -> Changeset?

  /// The rows whose identity a row above them has, ascending, where rows have an identity besides their value.
  ///
  /// - Complexity: O(`count`), for those that are read as an array.
  func repeatedRows() -> [Int]

  /// Whether rows can have identities.
  var hasIdentities: Bool { get }

  /// The cell type that all rows use, if that is known.
  var cellTypeName: String? { get }

  /// A row's identity as text.
  func identity(at row: Int) -> String?

  /// Dequeues the cell for a row and sets its view model.
  func cell(at row: Int, in section: Section, of tableView: any TableHost) -> any TableCell
}

/// The rows of one section, and the section's position.
struct PlacedRows<Section: TableViewSection> {
  let section: Int
  let rows: any RowList<Section>
}

/// The rows of one section as they were read.
///
/// This is the one place where a model type is forgotten; whoever knows it gets the models back by
/// a cast of the whole list, not of a row.
@MainActor
final class Rows<Section: TableViewSection, Model>: RowList {
  /// What there is a row for.
  enum Storage {
    /// One row a model.
    case models([Model])
    /// One row a model of an observed array.
    case observed(ObservedModels<Model>.Reading)
    /// As many rows as that, with nothing behind them.
    case count(Int, Model)
  }

  private let storage: Storage
  private let form: CellForm<Section, Model>
  private let contents: (any RowContents)?

  init(_ storage: Storage, form: CellForm<Section, Model>) {
    self.storage = storage
    self.form = form
    contents = if case .models(let models) = storage { form.contents?(models) } else { nil }
  }

  var count: Int {
    switch storage {
    case .models(let models): models.count
    case .observed(let reading): reading.models.count
    case .count(let count, _): count
    }
  }

  var modelType: Any.Type { Model.self }

  var canMatch: Bool { form.matcher != nil }

  func matchings(
    _ old: [PlacedRows<Section>],
    _ new: [PlacedRows<Section>],
    _ comparisons: BackgroundComparisons
  ) -> [RowMatching] {
    guard let matcher = form.matcher else { return [] }
    let rows = (old: Self.sections(old), new: Self.sections(new))
    let contents = Self.comparisonOfContents(old, new).map(RowMatching.onMainActor)
    if let background = comparisons[Model.self], background.comparison == matcher.comparison {
      return [.anywhere(background.match(rows.old, rows.new)), contents].compactMap { $0 }
    }
    return [.onMainActor { matcher.match(rows.old, rows.new, &$0) }, contents].compactMap { $0 }
  }

  func patch(from old: any RowList<Section>) -> Changeset? {
    guard let old = old as? Rows, case .observed(let before) = old.storage,
      case .observed(let reading) = storage
    else { return nil }
    return reading.patch(from: before)
  }

  func repeatedRows() -> [Int] {
    guard case .models(let models) = storage else { return [] }
    return form.matcher?.repeatedRows?(models) ?? []
  }

  private static func sections(_ lists: [PlacedRows<Section>]) -> [SectionRows<Model>] {
    lists.compactMap { list in
      (list.rows as? Rows).map { SectionRows(section: list.section, rows: $0.models) }
    }
  }

  /// What finds the rows whose objects have changed since the old ones were read; nil if none are objects.
  private static func comparisonOfContents(
    _ old: [PlacedRows<Section>],
    _ new: [PlacedRows<Section>]
  ) -> (@MainActor (inout RowMatches) -> Void)? {
    var contents: [Int: any RowContents] = [:]
    for list in new { contents[list.section] = (list.rows as? Rows)?.contents }
    guard !contents.isEmpty else { return nil }
    return { [contents] matches in
      for list in old {
        guard let before = (list.rows as? Rows)?.contents else { continue }
        matches.compareContent(ofOldSection: list.section) { row, target in
          contents[target.section].map { before.shows(row, sameAs: target.row, of: $0) } ?? true
        }
      }
    }
  }

  private var models: [Model] {
    switch storage {
    case .models(let models): models
    case .observed(let reading): Array(reading.models)
    case .count(let count, let model): Array(repeating: model, count: count)
    }
  }

  var hasIdentities: Bool { form.identity != nil }

  var cellTypeName: String? { form.registration?.typeName }

  func model(at row: Int) -> Model {
    switch storage {
    case .models(let models): models[row]
    case .observed(let reading): reading.models[row]
    case .count(_, let model): model
    }
  }

  func identity(at row: Int) -> String? {
    form.identity?.name(model(at: row))
  }

  func cell(at row: Int, in section: Section, of tableView: any TableHost) -> any TableCell {
    form.makeCell(tableView, section, row, model(at: row))
  }
}
