extension TableBinder {
  /// Adds pull to refresh, with a handler that loads the data again.
  ///
  ///     binder.onRefresh { await store.load() }
  ///
  /// The table shows that it is busy until the code has ended; then the data is read again.
  ///
  /// - Parameter handler: Loads the data.
  public func onRefresh(_ handler: @escaping @MainActor () async -> Void) {
    driver.declareTable("onRefresh") { $0.onRefresh = handler }
  }
}

extension TableBinder {
  /// Binds the selected row to your data by its identity: it stays selected when it is moved, reloaded or inserted again.
  ///
  ///     binder.selection(get: { store.selectedMail }, set: { store.selectedMail = $0 })
  ///
  /// - Parameters:
  ///   - get: The identity of the row to select: the model's `collectionId`, else its `id`, else the model
  ///     itself. It is read at each update, and when something `@Observable` that it has read changes.
  ///   - set: Takes the identity of the row that the user has selected; nil when the user has deselected it. What is not
  ///     taken is not shown: with a `get` that gives nil, no row stays selected after its tap.
  public func selection<ID: Hashable>(
    get: @escaping () -> ID?,
    set: @escaping (ID?) -> Void
  ) {
    driver.declareTable("selection") { $0.selection = .single(get, set) }
  }

  /// Says that both closures are about one identity.
  @_disfavoredOverload
  @available(*, unavailable, message: "get and set are about one type: the identity of rows")
  public func selection<ID: Hashable, Other>(
    get: @escaping () -> ID?,
    set: @escaping (Other?) -> Void
  ) {}

  /// Binds the selected rows of a table with multiple selection to your data by their identities.
  ///
  /// - Parameters:
  ///   - get: The identities of the rows to select, also of rows that are not there at the moment.
  ///   - set: Takes the identities after the user has selected or deselected a row; what is not taken is not shown.
  public func selections<ID: Hashable>(
    get: @escaping () -> Set<ID>,
    set: @escaping (Set<ID>) -> Void
  ) {
    driver.declareTable("selections") { $0.selection = .multiple(get, set) }
  }
}

extension TableBinder {
  /// Whether the rows of the table show controls to delete, insert or move them; setting it shows or hides the controls.
  ///
  /// A selection that the program keeps is shown in both modes.
  public var isEditing: Bool {
    get { tableView.isEditing }
    set { driver.setEditing(newValue) }
  }
}

extension TableScreen {
  /// Whether the rows of the first table show controls to delete, insert or move them; setting it shows or hides the
  /// controls in every table.
  ///
  /// A selection that the program keeps is shown in both modes.
  public var isEditing: Bool {
    get { bindings.firstDriver?.tableView?.isEditing ?? false }
    nonmutating set { bindings.setEditing(newValue) }
  }
}
