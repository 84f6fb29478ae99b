extension TableBinder {
  /// Shows a view above all sections, which scrolls with them.
  ///
  ///     binder.tableHeader(SaleBanner.self) { store.sale }
  ///
  /// The view is as high as its `preferredHeight(forWidth:)` says.
  ///
  /// - Parameters:
  ///   - type: The type of the view.
  ///   - viewModel: Describes the view; nil for none. It is called at each refresh, and when something `@Observable` that it has
  ///     read changes; the view that is there takes what has changed.
  public func tableHeader<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: @escaping () -> View.ViewModel?
  ) {
    driver.declareView(of: .header, type, viewModel)
  }

  /// Shows a view below all sections, which scrolls with them.
  ///
  ///     binder.tableFooter(SumView.self) { SumView.Model(count: store.mails.count) }
  ///
  /// - Parameters:
  ///   - type: The type of the view.
  ///   - viewModel: Describes the view; nil for none. It is called as that of `tableHeader(_:viewModel:)` is.
  public func tableFooter<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: @escaping () -> View.ViewModel?
  ) {
    driver.declareView(of: .footer, type, viewModel)
  }

  /// Shows a view as large as the table while that has no rows.
  ///
  ///     binder.placeholder(NothingView.self) { "No mails yet" }
  ///
  /// Sections without rows may have headers and footers; they stand before the view. The first row takes it away.
  ///
  /// - Parameters:
  ///   - type: The type of the view.
  ///   - viewModel: Describes the view; nil for none. It is called while there are no rows, as that of
  ///     `tableHeader(_:viewModel:)` is.
  public func placeholder<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: @escaping () -> View.ViewModel?
  ) {
    driver.declareView(of: .placeholder, type, viewModel)
  }
}

/// The same with a view model that stays.
extension TableBinder {
  /// Shows a view above all sections, described by a view model; nil for none.
  public func tableHeader<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: View.ViewModel?
  ) {
    tableHeader(type) { viewModel }
  }

  /// Shows a view below all sections, described by a view model; nil for none.
  public func tableFooter<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: View.ViewModel?
  ) {
    tableFooter(type) { viewModel }
  }

  /// Shows a view as large as the table while that has no rows, described by a view model; nil for none.
  public func placeholder<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: View.ViewModel?
  ) {
    placeholder(type) { viewModel }
  }
}

/// Code that the compiler refuses, with a sentence each.
extension TableBinder {
  /// Says that a text needs a view.
  @available(*, unavailable, message: "name the type of a view; the text is its view model")
  public func tableHeader(_ text: String?) {}

  /// Says that a text needs a view.
  @available(*, unavailable, message: "name the type of a view; the text is its view model")
  public func tableFooter(_ text: String?) {}

  /// Says that a text needs a view.
  @available(*, unavailable, message: "name the type of a view; the text is its view model")
  public func placeholder(_ text: String?) {}
}
