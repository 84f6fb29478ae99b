@MainActor
final class SupplementaryDeclaration {
  /// Whether the chain binds titles or views; a section may have one of each.
  enum Form: String {
    case title, view
  }

  let origin: ChainOrigin
  let kind: SupplementaryKind
  let registration: ViewRegistration?
  let form: Form
  let contents: BoundData<BySection<SupplementaryContent?>>
  let feed: (any DataFeed)?

  init(
    origin: ChainOrigin,
    kind: SupplementaryKind,
    form: Form,
    registration: ViewRegistration?,
    contents: BoundData<BySection<SupplementaryContent?>>,
    feed: (any DataFeed)?
  ) {
    self.form = form
    self.origin = origin
    self.kind = kind
    self.registration = registration
    self.contents = contents
    self.feed = feed
  }
}

@MainActor
enum SupplementaryContent {
  case title(String)
  case view(any SupplementaryView)

  /// Whether both show the same; views whose view models cannot be compared do not.
  func shows(sameAs other: SupplementaryContent) -> Bool {
    switch (self, other) {
    case (.title(let old), .title(let new)): old == new
    case (.view(let old), .view(let new)): old === new || old.shows(sameAs: new)
    default: false
    }
  }

  static func same(_ old: SupplementaryContent?, _ new: SupplementaryContent?) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let old?, let new?): old.shows(sameAs: new)
    default: false
    }
  }
}

extension SupplementaryContent: @MainActor CustomStringConvertible {
  var description: String {
    switch self {
    case .title(let title): "\"\(title)\""
    case .view(let view): view.typeName
    }
  }
}

/// A header or a footer that is a view, without its type.
@MainActor
protocol SupplementaryView: AnyObject {
  var typeName: String { get }

  func view(of tableView: any TableHost) -> any TableHeaderFooterView

  func fill(_ view: any TableHeaderFooterView, thatShowed other: any SupplementaryView) -> Bool

  func shows(sameAs other: any SupplementaryView) -> Bool
}

/// A header or a footer that shows a content: which view that is, the host decides.
@MainActor
final class ShownContent: SupplementaryView {
  private let content: any CellContent

  init(_ content: any CellContent) { self.content = content }

  var typeName: String { "\(type(of: content))" }

  func view(of tableView: any TableHost) -> any TableHeaderFooterView {
    tableView.dequeueHeaderFooterView(showing: content)
  }

  func fill(_ view: any TableHeaderFooterView, thatShowed other: any SupplementaryView) -> Bool {
    guard let other = other as? ShownContent, type(of: other.content) == type(of: content),
      let view = view as? any ContentShowing
    else { return false }
    view.content = content
    return true
  }

  func shows(sameAs other: any SupplementaryView) -> Bool {
    (other as? ShownContent).map { content.isSame(as: $0.content) } ?? false
  }
}

/// A way to describe views of a type by view models.
@MainActor
final class ViewForm<View: TableHeaderFooterView & ViewModelBindable> {
  let registration: ViewRegistration
  private let equality = ValueEquality<View.ViewModel>.find()

  private init(_ registration: ViewRegistration) { self.registration = registration }

  /// The form of a type: there is one, because screens declare the same again and again.
  static func views(_ type: View.Type) -> ViewForm {
    let registration = ViewRegistration.headerFooter(type)
    if let known = registration.form(ofModels: View.ViewModel.self, as: ViewForm.self) {
      return known
    }
    let form = ViewForm(registration)
    registration.keep(form, forModels: View.ViewModel.self)
    return form
  }

  func view(_ viewModel: View.ViewModel?) -> (any SupplementaryView)? {
    guard let viewModel else { return nil }
    return DescribedView<View>(viewModel: viewModel, equality: equality)
  }

  func content(_ viewModel: View.ViewModel?) -> SupplementaryContent? {
    view(viewModel).map { .view($0) }
  }
}

@MainActor
final class DescribedView<View: TableHeaderFooterView & ViewModelBindable>: SupplementaryView {
  private let viewModel: View.ViewModel
  private let equality: ValueEquality<View.ViewModel>?

  init(viewModel: View.ViewModel, equality: ValueEquality<View.ViewModel>?) {
    self.viewModel = viewModel
    self.equality = equality
  }

  var typeName: String { "\(View.self)" }

  func view(of tableView: any TableHost) -> any TableHeaderFooterView {
    let view = tableView.dequeue(View.self)
    view.viewModel = viewModel
    return view
  }

  func fill(_ view: any TableHeaderFooterView, thatShowed other: any SupplementaryView) -> Bool {
    guard other is DescribedView, let view = view as? View else { return false }
    view.viewModel = viewModel
    return true
  }

  func shows(sameAs other: any SupplementaryView) -> Bool {
    guard let other = other as? DescribedView, let equality else { return false }
    return equality.areEqual(viewModel, other.viewModel)
  }
}
