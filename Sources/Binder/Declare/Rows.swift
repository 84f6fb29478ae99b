/// The rows of one section as they were read, without their model type.
@MainActor
protocol RowList: AnyObject {
  /// The number of rows.
  var count: Int { get }

  /// The model type, for messages and for comparison.
  var modelType: Any.Type { get }

  /// Gives the model of each row; nil for a row whose model is not of a type.
  ///
  /// The type is compared here, once for all rows, unless some rows may have models of the type and others not.
  func models<Other>(as type: Other.Type) -> (_ row: Int) -> Other?

  /// Whether models are of a type; true also where there is no row that would tell.
  func canHaveModels<Other>(of type: Other.Type) -> Bool

  /// Whether the rows are items of a snapshot that is applied.
  var isApplied: Bool { get }

  /// Whether rows can be found again after a change.
  var canMatch: Bool { get }

  /// What matches the rows of all sections that show this model type, in this order; nothing if nothing
  /// tells them apart.
  func matchings(
    _ old: [PlacedRows],
    _ new: [PlacedRows],
    _ comparisons: BackgroundComparisons
  ) -> [RowMatching]

  /// Whether the rows and what they show are those that were read before, as far as that is known without a look at
  /// each.
  func isUnchanged(since old: any RowList) -> Bool

  /// The change of the rows since others were read; nil if it is to be found by comparing them.
  func patch(from old: any RowList) -> Changeset?

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

  /// Gives the identities of rows as text, without a look at the kind of rows for each.
  var names: (_ row: Int) -> String? { get }

  /// A row's identity; nil if nothing tells rows apart.
  func identityValue(at row: Int) -> AnyHashable?

  /// The first row with an identity; nil if there is none.
  ///
  /// - Complexity: O(rows above it).
  func firstRow(withIdentity id: AnyHashable) -> Int?

  /// Dequeues the cell for a row and sets its view model.
  func cell(at row: Int, in section: SectionKey, of tableView: any TableHost) -> any TableCell

  /// The rows without one of them.
  func removing(_ row: Int) -> any RowList

  /// The rows with one of others among them; nil if these have models of another type.
  ///
  /// - Parameters:
  ///   - row: The position among the other rows.
  ///   - other: The other rows.
  ///   - index: The position among these rows.
  /// - Returns: The rows, with what was made of their models when these were read.
  func inserting(
    _ row: Int,
    of other: any RowList,
    at index: Int
  ) -> (any RowList)?
}

/// The rows of one section, and the section's position.
struct PlacedRows {
  let section: Int
  let rows: any RowList
}

/// The rows of one section as they were read.
///
/// This is the one place where a model type is forgotten; whoever knows it gets the models back by
/// a cast of the whole list, not of a row.
@MainActor
final class Rows<Model>: RowList {
  /// The models, or the number of the rows.
  enum Storage {
    /// One row a model.
    case models([Model])
    /// One row a model of an observed array.
    case observed(ObservedModels<Model>.Reading)
    /// One row an item of a snapshot that was applied.
    case applied(AppliedRows<Model>)
    /// As many rows as that, with nothing behind them.
    case count(Int, Model)

    /// The number of rows.
    var count: Int {
      switch self {
      case .models(let models): models.count
      case .observed(let reading): reading.models.count
      case .applied(let rows): rows.items.count
      case .count(let count, _): count
      }
    }
  }

  let count: Int
  private let storage: Storage
  private let form: CellForm<Model>
  private let contents: (any RowContents)?

  init(_ storage: Storage, form: CellForm<Model>) {
    count = storage.count
    self.storage = storage
    self.form = form
    contents = if case .models(let models) = storage { form.contents?(models) } else { nil }
  }

  private init(
    _ storage: Storage,
    form: CellForm<Model>,
    contents: (any RowContents)?
  ) {
    count = storage.count
    self.storage = storage
    self.form = form
    self.contents = contents
  }

  func removing(_ row: Int) -> any RowList {
    if case .count(let count, let model) = storage {
      return Rows(.count(count - 1, model), form: form, contents: nil)
    }
    var models = models
    models.remove(at: row)
    return Rows(.models(models), form: form, contents: contents?.removing(row))
  }

  func inserting(
    _ row: Int,
    of other: any RowList,
    at index: Int
  ) -> (any RowList)? {
    guard let other = other as? Rows else { return nil }
    if case .count(let count, let model) = storage {
      return Rows(.count(count + 1, model), form: form, contents: nil)
    }
    var models = models
    models.insert(other.model(at: row), at: index)
    guard let contents, let otherContents = other.contents,
      let taken = contents.inserting(row, of: otherContents, at: index)
    else { return Rows(.models(models), form: form, contents: nil) }
    return Rows(.models(models), form: form, contents: taken)
  }

  var modelType: Any.Type { Model.self }

  func models<Other>(as type: Other.Type) -> (_ row: Int) -> Other? {
    if let same = self as? Rows<Other> { return same.lookUp }
    let model = lookUp
    return { model($0) as? Other }
  }

  /// Gives the model of each row, without a look at the kind of storage for each.
  private lazy var lookUp: (_ row: Int) -> Model =
    switch storage {
    case .models(let models): { models[$0] }
    case .observed(let reading): { reading.models[$0] }
    case .applied(let rows): { rows.items[$0] }
    case .count(_, let model): { _ in model }
    }

  func canHaveModels<Other>(of type: Other.Type) -> Bool {
    if Model.self is Other.Type { return true }
    if count > 0 { return model(at: 0) is Other }
    // Only a value tells whether its type conforms to a protocol.
    return "\(Swift.type(of: type))".hasSuffix(".Protocol")
  }

  var isApplied: Bool {
    if case .applied = storage { true } else { false }
  }

  var canMatch: Bool { form.matcher != nil }

  func matchings(
    _ old: [PlacedRows],
    _ new: [PlacedRows],
    _ comparisons: BackgroundComparisons
  ) -> [RowMatching] {
    let rows = (old: Self.sections(old), new: Self.sections(new))
    let contents = Self.contents(old, new)
    guard let matcher = matcher(contents != nil) else { return [] }
    var matchings: [RowMatching] = []
    if let background = comparisons[Model.self], background.comparison == matcher.comparison {
      matchings = [.anywhere(background.match(rows.old, rows.new))]
    } else if let contents, let match = contents.match {
      return [.onMainActor(match)]
    } else {
      matchings = [.onMainActor { matcher.match(rows.old, rows.new, &$0) }]
    }
    if let contents { matchings.append(.onMainActor(contents.comparison)) }
    return matchings
  }

  /// Finds rows again: by the models alone where something was made of them.
  private func matcher(_ hasContents: Bool) -> ModelMatcher<Model>? {
    hasContents ? form.modelMatcher ?? form.matcher : form.matcher
  }

  func patch(from old: any RowList) -> Changeset? {
    guard let old = old as? Rows else { return nil }
    switch (old.storage, storage) {
    case (.observed(let before), .observed(let reading)): return reading.patch(from: before)
    default: return nil
    }
  }

  func isUnchanged(since old: any RowList) -> Bool {
    if old === self { return true }
    guard let old = old as? Rows else { return false }
    switch (old.storage, storage) {
    case (.models(let before), .models(let models)):
      // What is made of a model may be another thing though the model is not.
      return contents == nil && old.contents == nil && canMatch
        && models.sharesStorage(with: before)
    case (.applied(let before), .applied(let rows)):
      return rows.items.isUnchanged(since: before.items)
    default: return false
    }
  }

  func repeatedRows() -> [Int] {
    guard case .models(let models) = storage else { return [] }
    if let repeated = contents?.repeatedRows() { return repeated }
    return matcher(contents != nil)?.repeatedRows?(models) ?? []
  }

  private static func sections(_ lists: [PlacedRows]) -> [SectionRows<Model>] {
    lists.compactMap { list in
      (list.rows as? Rows).map { SectionRows(section: list.section, rows: $0.models) }
    }
  }

  /// The values made of the models of all sections; nil unless they were made of all of them.
  private static func contents(
    _ old: [PlacedRows],
    _ new: [PlacedRows]
  ) -> ContentPair? {
    let contents = { (lists: [PlacedRows]) in
      lists.compactMap { list in
        (list.rows as? Rows)?.contents.map { PlacedContents(section: list.section, contents: $0) }
      }
    }
    let pair = ContentPair(old: contents(old), new: contents(new))
    return pair.old.count == old.count && pair.new.count == new.count ? pair : nil
  }

  private var models: [Model] {
    switch storage {
    case .models(let models): models
    case .observed(let reading): Array(reading.models)
    case .applied(let rows): rows.items.array
    case .count(let count, let model): Array(repeating: model, count: count)
    }
  }

  var hasIdentities: Bool { form.identity != nil }

  var cellTypeName: String? { form.registration?.typeName }

  private func model(at row: Int) -> Model { lookUp(row) }

  func identity(at row: Int) -> String? {
    form.identity?.name(model(at: row))
  }

  var names: (_ row: Int) -> String? {
    guard let name = form.identity?.name else { return { _ in nil } }
    let (model, rows) = (lookUp, 0..<count)
    return { rows.contains($0) ? name(model($0)) : nil }
  }

  func identityValue(at row: Int) -> AnyHashable? {
    form.identity?.value(model(at: row))
  }

  func firstRow(withIdentity id: AnyHashable) -> Int? {
    if case .applied(let rows) = storage { return rows.row(id) }
    guard let isSame = form.identity?.finder(id) else { return nil }
    return (0..<count).first { isSame(model(at: $0)) }
  }

  func cell(at row: Int, in section: SectionKey, of tableView: any TableHost) -> any TableCell {
    contents?.cell(at: row, of: tableView)
      ?? form.makeCell(tableView, section, row, model(at: row))
  }
}

/// The work that is left to find the rows of one model type again: everything else was looked up.
enum RowMatching: Sendable {
  /// Models that can be compared on any actor.
  case anywhere(@Sendable (inout RowMatches) -> Void)
  /// Models that must not leave the main actor, or whose conformances do not.
  case onMainActor(@MainActor (inout RowMatches) -> Void)
}

/// The model types whose rows can be compared off the main actor, and how.
struct BackgroundComparisons {
  private var comparisons: [ObjectIdentifier: any Sendable] = [:]

  /// The comparison of rows of a type off the main actor; nil if they are compared on it.
  subscript<Model>(type: Model.Type) -> BackgroundComparison<Model>? {
    get { comparisons[ObjectIdentifier(type)] as? BackgroundComparison<Model> }
    set { comparisons[ObjectIdentifier(type)] = newValue }
  }
}
