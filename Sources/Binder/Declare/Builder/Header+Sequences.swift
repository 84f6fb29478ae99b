/// A header that follows a sequence of texts or view models; there is none before the first element.
extension Header {
  /// Shows the latest text of a sequence as the section's header; nil for none.
  @_disfavoredOverload
  public init(_ title: some AsyncSequence<String?, Never>) {
    self.init { $0.bind(headerTitle: title) }
  }

  /// Shows the latest text of a sequence as the section's header.
  @_disfavoredOverload
  public init(_ title: some AsyncSequence<String, Never>) {
    self.init { $0.bind(headerTitle: title) }
  }

  /// Shows a view of a type, with the latest view model of a sequence, as the section's header; nil for
  /// none.
  @_disfavoredOverload
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: some AsyncSequence<View.ViewModel?, Never>
  ) {
    self.init { $0.bind(headerType: type, viewModel: viewModel) }
  }

  /// Shows a view of a type, with the latest view model of a sequence, as the section's header.
  @_disfavoredOverload
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: some AsyncSequence<View.ViewModel, Never>
  ) {
    self.init { $0.bind(headerType: type, viewModel: viewModel) }
  }
}
