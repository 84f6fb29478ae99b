/// A footer that follows a sequence of texts or view models; there is none before the first element.
extension Footer {
  /// Shows the latest text of a sequence as the section's footer; nil for none.
  @_disfavoredOverload
  public init(_ title: some AsyncSequence<String?, Never>) {
    self.init { $0.bind(footerTitle: title) }
  }

  /// Shows the latest text of a sequence as the section's footer.
  @_disfavoredOverload
  public init(_ title: some AsyncSequence<String, Never>) {
    self.init { $0.bind(footerTitle: title) }
  }

  /// Shows a view of a type, with the latest view model of a sequence, as the section's footer; nil for
  /// none.
  @_disfavoredOverload
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: some AsyncSequence<View.ViewModel?, Never>
  ) {
    self.init { $0.bind(footerType: type, viewModel: viewModel) }
  }

  /// Shows a view of a type, with the latest view model of a sequence, as the section's footer.
  @_disfavoredOverload
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: some AsyncSequence<View.ViewModel, Never>
  ) {
    self.init { $0.bind(footerType: type, viewModel: viewModel) }
  }
}
