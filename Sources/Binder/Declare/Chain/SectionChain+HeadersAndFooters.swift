/// Binding headers and footers: a text, or a view described by a view model; nil for none.
extension SectionChain {
  /// Shows a text as the section's header.
  @discardableResult
  public func bind(headerTitle: String?) -> Self {
    link.bindTitles(.header, Supply.constant(headerTitle).keyed(by: section))
    return self
  }

  /// Shows a view of a type as the section's header; it wins over a title.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModel: View.ViewModel?
  ) -> Self {
    link.bindViews(.header, headerType, Supply.constant(viewModel).keyed(by: section))
    return self
  }

  /// Shows a text as the section's header, read anew at each refresh.
  @discardableResult
  public func bind(headerTitle: @escaping () -> String?) -> Self {
    link.bindTitles(.header, Supply.closure(headerTitle).keyed(by: section))
    return self
  }

  /// Shows a view of a type as the section's header; it wins over a title, read anew at each refresh.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModel: @escaping () -> View.ViewModel?
  ) -> Self {
    link.bindViews(.header, headerType, Supply.closure(viewModel).keyed(by: section))
    return self
  }

  /// Shows a text as the section's footer.
  @discardableResult
  public func bind(footerTitle: String?) -> Self {
    link.bindTitles(.footer, Supply.constant(footerTitle).keyed(by: section))
    return self
  }

  /// Shows a view of a type as the section's footer; it wins over a title.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModel: View.ViewModel?
  ) -> Self {
    link.bindViews(.footer, footerType, Supply.constant(viewModel).keyed(by: section))
    return self
  }

  /// Shows a text as the section's footer, read anew at each refresh.
  @discardableResult
  public func bind(footerTitle: @escaping () -> String?) -> Self {
    link.bindTitles(.footer, Supply.closure(footerTitle).keyed(by: section))
    return self
  }

  /// Shows a view of a type as the section's footer; it wins over a title, read anew at each refresh.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModel: @escaping () -> View.ViewModel?
  ) -> Self {
    link.bindViews(.footer, footerType, Supply.closure(viewModel).keyed(by: section))
    return self
  }
}
