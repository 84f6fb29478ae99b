/// Binding headers and footers: a text, or a view described by a view model; nil for none.
extension MultiSectionChain where Reach == BindsData {
  /// Shows texts as the sections' headers.
  @discardableResult
  public func bind(headerTitles: [Section: String?]) -> Self {
    link.bindTitles(.header, Supply.constant(headerTitles))
    return self
  }

  /// Shows views of a type as the sections' headers; they win over titles.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModels: [Section: View.ViewModel?]
  ) -> Self {
    link.bindViews(.header, headerType, Supply.constant(viewModels))
    return self
  }

  /// Shows texts as the sections' headers, read anew at each refresh.
  @discardableResult
  public func bind(headerTitles: @escaping () -> [Section: String?]) -> Self {
    link.bindTitles(.header, Supply.closure(headerTitles))
    return self
  }

  /// Shows views of a type as the sections' headers; they win over titles, read anew at each refresh.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    headerType: View.Type,
    viewModels: @escaping () -> [Section: View.ViewModel?]
  ) -> Self {
    link.bindViews(.header, headerType, Supply.closure(viewModels))
    return self
  }

  /// Shows texts as the sections' footers.
  @discardableResult
  public func bind(footerTitles: [Section: String?]) -> Self {
    link.bindTitles(.footer, Supply.constant(footerTitles))
    return self
  }

  /// Shows views of a type as the sections' footers; they win over titles.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModels: [Section: View.ViewModel?]
  ) -> Self {
    link.bindViews(.footer, footerType, Supply.constant(viewModels))
    return self
  }

  /// Shows texts as the sections' footers, read anew at each refresh.
  @discardableResult
  public func bind(footerTitles: @escaping () -> [Section: String?]) -> Self {
    link.bindTitles(.footer, Supply.closure(footerTitles))
    return self
  }

  /// Shows views of a type as the sections' footers; they win over titles, read anew at each refresh.
  @discardableResult
  public func bind<View: TableHeaderFooterView & ViewModelBindable>(
    footerType: View.Type,
    viewModels: @escaping () -> [Section: View.ViewModel?]
  ) -> Self {
    link.bindViews(.footer, footerType, Supply.closure(viewModels))
    return self
  }
}
