/// A cell or a header and footer view whose whole look is described by one value.
@MainActor
public protocol ViewModelBindable: AnyObject {
  /// What describes the look.
  associatedtype ViewModel

  /// What is shown now; a binder sets it each time the view is dequeued.
  var viewModel: ViewModel? { get set }
}
