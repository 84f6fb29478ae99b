/// The rows of one section as they were read.
///
/// This is the one place where a model type is erased; code that knows it gets the models back by a cast of the whole list.
/// Code that knows a base class or a protocol of it gets each model by a cast of its own.
@MainActor
final class ModelRows<Model>: RowList {
  /// The models, or the number of the rows.
  ///
  /// Whatever the model is, it is one word that is copied without a look at the type.
  enum Storage {
    case models([Model])
    indirect case observed(ObservedModels<Model>.Reading)
    indirect case applied(AppliedRows<Model>)
    indirect case count(Int, model: (_ row: Int) -> Model)

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
  var askedCount: Int { storage.count }
  private let storage: Storage
  private let form: CellBinding<Model>
  private let contents: (any RowContents)?
  private let moment: ReadingMoment?
  let place: PlaceInSource?

  required init(_ storage: Storage, form: CellBinding<Model>, place: PlaceInSource? = nil) {
    count = max(storage.count, 0)
    self.storage = storage
    self.form = form
    self.place = place
    contents = if case .models(let models) = storage { form.contents?(models) } else { nil }
    moment = if case .observed(let reading) = storage { reading.moment } else { nil }
  }

  private init(
    _ storage: Storage,
    form: CellBinding<Model>,
    contents: (any RowContents)?,
    moment: ReadingMoment? = nil,
    place: PlaceInSource? = nil
  ) {
    count = storage.count
    self.place = place
    self.storage = storage
    self.form = form
    self.contents = contents
    self.moment = moment
  }

  func only(_ row: Int) -> any RowList {
    ModelRows(.models([model(at: row)]), form: form, contents: nil)
  }

  func removing(_ row: Int) -> any RowList {
    if case .count(let count, let model) = storage {
      return ModelRows(.count(count - 1, model: model), form: form, contents: nil)
    }
    var models = models
    models.remove(at: row)
    return ModelRows(
      .models(models),
      form: form,
      contents: contents?.removing(row),
      moment: moment,
      place: place?.edited
    )
  }

  func inserting(
    _ row: Int,
    of other: any RowList,
    at index: Int
  ) -> (any RowList)? {
    guard let other = other as? ModelRows else { return nil }
    if case .count(let count, let model) = storage {
      return ModelRows(.count(count + 1, model: model), form: form, contents: nil)
    }
    var models = models
    models.insert(other.model(at: row), at: index)
    return ModelRows(
      .models(models),
      form: form,
      contents: other.contents.flatMap { contents?.inserting(row, of: $0, at: index) },
      moment: moment,
      place: place?.edited
    )
  }

  var modelType: Any.Type { Model.self }

  func models<Other>(as type: Other.Type) -> (_ row: Int) -> Other? {
    if let same = self as? ModelRows<Other> { return same.lookUp }
    let model = lookUp
    return { model($0) as? Other }
  }

  /// Gives the model of each row, without a look at the kind of storage for each.
  private(set) lazy var lookUp: (_ row: Int) -> Model =
    switch storage {
    case .models(let models): { models[$0] }
    case .observed(let reading): { reading.models[$0] }
    case .applied(let rows): { rows.items[$0] }
    case .count(_, let model): model
    }

  func canHaveModels<Other>(of type: Other.Type) -> Bool {
    if Model.self is Other.Type { return true }
    if count > 0 {
      return (0..<min(count, modelsCanDiffer ? 1_000 : 1)).contains { model(at: $0) is Other }
    }
    // Only a value shows whether its type conforms to a protocol.
    return "\(Swift.type(of: type))".hasSuffix(".Protocol")
  }

  var modelsCanDiffer: Bool {
    Model.self is AnyClass || "\(Swift.type(of: Model.self))".hasSuffix(".Protocol")
  }

  var isApplied: Bool {
    if case .applied = storage { true } else { false }
  }

  var isCounted: Bool {
    if case .count = storage { true } else { false }
  }

  var canMatch: Bool { form.matcher != nil }

  var hasUnmatchedModels: Bool {
    if case .models = storage { !canMatch } else { false }
  }

  func matchings(
    _ old: [PlacedRows],
    _ new: [PlacedRows],
    _ comparisons: BackgroundComparisons
  ) -> [RowMatching] {
    let rows = (old: Self.sections(old), new: Self.sections(new))
    let contents = ContentPair(old: Self.contents(old), new: Self.contents(new))
    guard let matcher = matcher(!contents.isEmpty) else { return [] }
    var matchings: [RowMatching] = []
    if let background = comparisons[Model.self], background.comparison == matcher.comparison {
      matchings = [.anywhere(background.match(rows.old, rows.new))]
    } else if contents.isOf(old, new), let match = contents.match {
      return [.onMainActor(match)]
    } else {
      matchings = [.onMainActor { matcher.match(rows.old, rows.new, &$0) }]
    }
    if !contents.isEmpty { matchings.append(.onMainActor(contents.comparison)) }
    return matchings
  }

  /// Finds rows again: by the models alone where something was made of them, and where they are objects of a source, whose
  /// values may be others by now, or be there no more.
  private func matcher(_ hasContents: Bool) -> ModelMatcher<Model>? {
    hasContents || moment != nil && Model.self is AnyClass
      ? form.modelMatcher ?? form.matcher : form.matcher
  }

  func patch(from old: any RowList) -> Changeset? {
    guard let old = old as? ModelRows, case .observed(let reading) = storage,
      case .observed(let before) = old.storage
    else { return nil }
    return reading.moment.patch(since: before.moment)
  }

  func marks(since old: any RowList) -> [Int]? {
    guard let old = old as? ModelRows, case .observed(let reading) = storage,
      let before = old.moment
    else { return [] }
    let hidesChanges = Model.self is AnyClass || form.matcher?.tier == .identity
    guard let patch = reading.moment.patch(since: before) else { return hidesChanges ? nil : [] }
    return patch.updates.map(\.new) + (hidesChanges ? patch.insertions : [])
  }

  func isUnchanged(since old: any RowList) -> Bool {
    if old === self { return true }
    guard let old = old as? ModelRows else { return false }
    switch storage {
    case .models(let models):
      // What is made of a model may be another thing though the model is not.
      guard contents == nil, old.contents == nil, canMatch, case .models(let before) = old.storage
      else { return false }
      return models.sharesStorage(with: before)
    case .applied(let rows):
      guard case .applied(let before) = old.storage else { return false }
      return rows.items.isUnchanged(since: before.items)
    case .observed, .count: return false
    }
  }

  func repeatedRows() -> [Int] {
    guard case .models(let models) = storage else { return [] }
    if let repeated = contents?.repeatedRows() { return repeated }
    return matcher(contents != nil)?.repeatedRows?(models) ?? []
  }

  private static func sections(_ lists: [PlacedRows]) -> [RowsToMatch<Model>] {
    var sections: [RowsToMatch<Model>] = []
    sections.reserveCapacity(lists.count)
    for list in lists {
      guard let rows = list.rows as? ModelRows else { continue }
      sections.append(RowsToMatch(section: list.section, rows: rows.models))
    }
    return sections
  }

  private static func contents(_ lists: [PlacedRows]) -> [PlacedContents] {
    var placed: [PlacedContents] = []
    for list in lists {
      guard let contents = (list.rows as? ModelRows)?.contents else { continue }
      placed.append(PlacedContents(section: list.section, contents: contents))
    }
    return placed
  }

  private var models: [Model] {
    switch storage {
    case .models(let models): models
    case .observed(let reading): Array(reading.models)
    case .applied(let rows): rows.items.array
    case .count(let count, let model): (0..<count).map(model)
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

  func firstRows(withIdentities ids: Set<AnyHashable>) -> [AnyHashable: Int] {
    var found: [AnyHashable: Int] = [:]
    if case .applied(let rows) = storage {
      for id in ids { found[id] = rows.row(id) }
      // Items can have an identity of their own besides.
      if found.count == ids.count { return found }
    }
    guard let find = form.identity?.finder(ids) else { return found }
    for row in 0..<count {
      guard let id = find(model(at: row)), found[id] == nil else { continue }
      found[id] = row
      if found.count == ids.count { break }
    }
    return found
  }

  func content(at row: Int) -> (any CellContent)? { form.content?(model(at: row)) }

  func isOutdated(_ cell: any TableCell, at row: Int) -> Bool {
    guard contents == nil, row < count, let showsOther = form.showsOther else { return false }
    return showsOther(cell, model(at: row))
  }

  func cell(at row: Int, in section: SectionKey, of tableView: any TableHost) -> any TableCell {
    contents?.cell(at: row, of: tableView)
      ?? form.makeCell(tableView, section, row, model(at: row))
  }
}

extension ModelRows where Model == NoModel {
  /// So many rows with no models behind them.
  convenience init(count: Int, form: CellBinding<NoModel>) {
    self.init(.count(count) { _ in NoModel() }, form: form)
  }
}

/// The work that is left to find the rows of one model type again: everything else was looked up.
@usableFromInline
enum RowMatching: Sendable {
  case anywhere(@Sendable (inout RowMatches) -> Void)
  /// Models that must not leave the main actor, or whose conformances do not.
  case onMainActor(@MainActor (inout RowMatches) -> Void)

  @MainActor
  func run(_ matches: inout RowMatches) {
    switch self {
    case .anywhere(let match): match(&matches)
    case .onMainActor(let match): match(&matches)
    }
  }
}

/// The model types whose rows can be compared off the main actor, and how.
@usableFromInline
struct BackgroundComparisons {
  private var comparisons: [ObjectIdentifier: any Sendable] = [:]

  subscript<Model>(type: Model.Type) -> BackgroundComparison<Model>? {
    get { comparisons[ObjectIdentifier(type)] as? BackgroundComparison<Model> }
    set { comparisons[ObjectIdentifier(type)] = newValue }
  }
}
