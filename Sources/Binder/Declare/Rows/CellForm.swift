/// A way to make a section's cells of its models: one of the five forms of `bind`.
@MainActor
@usableFromInline
final class CellBinding<Model> {
  @usableFromInline let registration: ViewRegistration?

  private(set) lazy var identity: RowIdentity<Model>? =
    if let findIdentity { findIdentity() } else { .find() }
  private let findIdentity: (() -> RowIdentity<Model>?)?

  let matcher: ModelMatcher<Model>?

  let modelMatcher: ModelMatcher<Model>?

  let contents: (([Model]) -> any RowContents)?

  let showsOther: ((any TableCell, Model) -> Bool)?

  @usableFromInline var runsCode: Bool { contents != nil }

  private let rowsType = ModelRows<Model>.self

  let content: ((Model) -> any CellContent)?

  let makeCell: (any TableHost, SectionKey, Int, Model) -> any TableCell

  private init(
    registration: ViewRegistration?,
    identity: (() -> RowIdentity<Model>?)? = nil,
    matcher: ModelMatcher<Model>?,
    modelMatcher: ModelMatcher<Model>? = nil,
    contents: (([Model]) -> any RowContents)? = nil,
    showsOther: ((any TableCell, Model) -> Bool)? = nil,
    content: ((Model) -> any CellContent)? = nil,
    makeCell: @escaping (any TableHost, SectionKey, Int, Model) -> any TableCell
  ) {
    self.registration = registration
    findIdentity = identity
    self.matcher = matcher
    self.modelMatcher = modelMatcher
    self.contents = contents
    self.showsOther = showsOther
    self.content = content
    self.makeCell = makeCell
  }

  @usableFromInline
  func rows(_ models: [Model], in section: SectionKey) -> BySection<any RowList> {
    .one(section, rowsType.init(.models(models), form: self))
  }
}

extension CellBinding {
  /// One cell of a type a model, with models that are distinguished by what is known of their type.
  ///
  /// There is one such form for both types, because screens declare the same again and again.
  @inlinable
  static func models<Cell: TableCell>(_ type: Cell.Type) -> CellBinding {
    known(type) ?? kept(.models(type, matcher: .find()), for: type)
  }

  @usableFromInline
  static func known<Cell: TableCell>(_ type: Cell.Type) -> CellBinding? {
    ViewRegistration.cell(type).form(ofModels: Model.self, as: CellBinding.self)
  }

  @usableFromInline
  static func kept<Cell: TableCell>(_ form: CellBinding, for type: Cell.Type) -> CellBinding {
    ViewRegistration.cell(type).keep(form, forModels: Model.self)
    return form
  }

  @usableFromInline
  static func models<Cell: TableCell>(
    _ type: Cell.Type,
    matcher: ModelMatcher<Model>?
  ) -> CellBinding {
    let registration = ViewRegistration.cell(type)
    return CellBinding(registration: registration, matcher: matcher) { tableView, _, _, _ in
      tableView.dequeueReusableCell(type, withIdentifier: registration.reuseIdentifier)
    }
  }

  @inlinable
  static func viewModels<Cell: TableCell & ViewModelBindable>(
    _ type: Cell.Type
  ) -> CellBinding where Model == Cell.ViewModel {
    .models(type, mappedBy: { $0 }, matcher: .find(), viewModelMatcher: nil)
  }

  /// One cell of a type a model, and what describes the cell made of the model; both are distinguished by what is known of
  /// their types.
  @inlinable
  static func models<Cell: TableCell & ViewModelBindable>(
    _ type: Cell.Type,
    mappedBy viewModel: @escaping (Model) -> Cell.ViewModel
  ) -> CellBinding {
    .models(type, mappedBy: viewModel, matcher: .find(), viewModelMatcher: .find())
  }

  /// One cell of a type a model, and what describes the cell made of the model.
  ///
  /// View models are made when the models are read, and kept: rows show other content when these differ.
  @inlinable
  static func models<Cell: TableCell & ViewModelBindable>(
    _ type: Cell.Type,
    mappedBy viewModel: @escaping (Model) -> Cell.ViewModel,
    matcher: ModelMatcher<Model>?,
    viewModelMatcher: ModelMatcher<Cell.ViewModel>?
  ) -> CellBinding {
    // The loop is specialised for the types of the calling code.
    .models(
      type,
      mappedBy: viewModel,
      { $0.map(viewModel) },
      matcher: matcher,
      viewModelMatcher: viewModelMatcher
    )
  }

  @usableFromInline
  static func models<Cell: TableCell & ViewModelBindable>(
    _ type: Cell.Type,
    mappedBy viewModel: @escaping (Model) -> Cell.ViewModel,
    _ viewModels: @escaping ([Model]) -> [Cell.ViewModel],
    matcher: ModelMatcher<Model>?,
    viewModelMatcher: ModelMatcher<Cell.ViewModel>?
  ) -> CellBinding {
    let registration = ViewRegistration.cell(type)
    let comparison = RowViewModels<Cell>.Comparison(matcher, viewModelMatcher)
    let contents = comparison.map { comparison in
      { (models: [Model]) -> any RowContents in
        RowViewModels<Cell>(
          viewModels(models),
          comparison,
          reuseIdentifier: registration.reuseIdentifier
        )
      }
    }
    return CellBinding(
      registration: registration,
      identity: { .find() ?? RowIdentity.find()?.pullback(viewModel) },
      matcher: better(matcher, viewModelMatcher?.pullback(viewModel)),
      modelMatcher: matcher,
      contents: viewModelMatcher == nil ? nil : contents,
      showsOther: { cell, model in
        guard let shown = (cell as? Cell)?.viewModel,
          let equality = ValueEquality<Cell.ViewModel>.find()
        else { return false }
        return !equality.areEqual(shown, viewModel(model))
      }
    ) { tableView, _, _, model in
      let cell = tableView.dequeueReusableCell(type, withIdentifier: registration.reuseIdentifier)
      cell.viewModel = viewModel(model)
      return cell
    }
  }

  static func contents(
    matcher: ModelMatcher<Model>?,
    identity: (() -> RowIdentity<Model>?)? = nil,
    content: @escaping (Model) -> any CellContent
  ) -> CellBinding {
    CellBinding(
      registration: nil,
      identity: identity,
      matcher: matcher,
      content: content
    ) { tableView, _, _, model in
      tableView.dequeueCell(showing: content(model))
    }
  }

  @usableFromInline
  static func provider<Table, Cell>(
    matcher: ModelMatcher<Model>?,
    _ provider: @escaping (Table, Int, Model) -> Cell
  ) -> CellBinding {
    CellBinding(registration: nil, matcher: matcher) { table, _, row, model in
      providedCell(in: table) { provider($0, row, model) }
    }
  }

  @usableFromInline
  static func provider<Table, Cell, Section: TableViewSection>(
    matcher: ModelMatcher<Model>?,
    _ provider: @escaping (Table, Section, Int, Model) -> Cell
  ) -> CellBinding {
    CellBinding(registration: nil, matcher: matcher) { table, section, row, model in
      providedCell(in: table) { provider($0, section.typed(), row, model) }
    }
  }

  private static func better(
    _ model: ModelMatcher<Model>?,
    _ viewModel: ModelMatcher<Model>?
  ) -> ModelMatcher<Model>? {
    guard let model else { return viewModel }
    guard let viewModel, viewModel.tier < model.tier else { return model }
    return viewModel
  }
}

extension CellBinding where Model == NoModel {
  static func count<Cell: TableCell>(of type: Cell.Type) -> CellBinding {
    .models(type, matcher: nil)
  }

  static func provider<Table, Cell>(
    _ provider: @escaping (Table, Int) -> Cell
  ) -> CellBinding {
    CellBinding(registration: nil, identity: { nil }, matcher: nil) { table, _, row, _ in
      providedCell(in: table) { provider($0, row) }
    }
  }

  static func provider<Table, Cell, Section: TableViewSection>(
    _ provider: @escaping (Table, Section, Int) -> Cell
  ) -> CellBinding {
    CellBinding(registration: nil, identity: { nil }, matcher: nil) { table, section, row, _ in
      providedCell(in: table) { provider($0, section.typed(), row) }
    }
  }
}
