/// What a header or a footer shows.
@MainActor
enum SupplementaryContent {
  /// A text, shown by a view of the table's own.
  case title(String)
  /// A view of some type, described by a view model.
  case view(any SupplementaryView)

  /// Whether both show the same; views whose view models cannot be compared do not.
  func shows(sameAs other: SupplementaryContent) -> Bool {
    switch (self, other) {
    case (.title(let old), .title(let new)): old == new
    case (.view(let old), .view(let new)): old === new || old.shows(sameAs: new)
    default: false
    }
  }
}

extension SupplementaryContent: @MainActor CustomStringConvertible {
  /// The title in quotes, or the type of the view.
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
  /// The name of the view's type.
  var typeName: String { get }

  /// Dequeues a view and describes it.
  func view(of tableView: any TableHost) -> any TableHeaderFooterView

  /// Whether another shows the same in the same type of view.
  func shows(sameAs other: any SupplementaryView) -> Bool
}

/// A header or a footer that is a view of a type, described by a view model.
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

  func shows(sameAs other: any SupplementaryView) -> Bool {
    guard let other = other as? DescribedView, let equality else { return false }
    return equality.areEqual(viewModel, other.viewModel)
  }
}
