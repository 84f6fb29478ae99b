public import Binder

extension HeadlessTable {
  /// Makes a cell type known under a reuse identifier, replacing what was known under it.
  public func register<Cell: TableCell>(
    _ type: Cell.Type,
    forCellReuseIdentifier identifier: String
  ) {
    let name = String(describing: type)
    let entry = ViewRegistrations<any TableCell>.Entry(typeName: name) { [unowned self] in
      make(type, identifier: identifier)
    }
    views.register(identifier, entry)
    noteRegistration(of: name, identifier: identifier, isHeaderFooter: false)
  }

  /// Makes a header and footer type known under a reuse identifier, replacing what was known.
  public func register<View: TableHeaderFooterView>(
    _ type: View.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let name = String(describing: type)
    let entry = ViewRegistrations<any TableHeaderFooterView>.Entry(typeName: name) {
      [unowned self] in
      make(type, identifier: identifier)
    }
    views.registerHeaderFooter(identifier, entry)
    noteRegistration(of: name, identifier: identifier, isHeaderFooter: true)
  }

  /// Makes cells known that a closure makes, for a toolkit that knows more of them than their type.
  package func register(
    forCellReuseIdentifier identifier: String,
    make: @escaping @MainActor () -> any TableCell
  ) {
    views.register(identifier, .init(typeName: nil, make: make))
    noteRegistration(of: identifier, identifier: identifier, isHeaderFooter: false)
  }

  /// Makes headers and footers known that a closure makes.
  package func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    make: @escaping @MainActor () -> any TableHeaderFooterView
  ) {
    views.registerHeaderFooter(identifier, .init(typeName: nil, make: make))
    noteRegistration(of: identifier, identifier: identifier, isHeaderFooter: true)
  }

  /// Forgets the views of your types that wait to be handed out again, as a real table does when memory is short.
  public func memoryWarning() {
    layoutIfNeeded()
    beginPhase("memory warning")
    views.emptyPools()
    note(.event(Call.Event(kind: .memoryWarning, place: nil)))
  }

  private func noteRegistration(of type: String, identifier: String, isHeaderFooter: Bool) {
    note(
      .registration(
        Call.Registration(
          type: type,
          reuseIdentifier: identifier,
          isHeaderFooter: isHeaderFooter
        )
      )
    )
  }
}

extension HeadlessTable {
  /// Hands out a pooled cell, or a new one; a type that is not known under the identifier yet is registered.
  ///
  /// A pooled cell is told `prepareForReuse()` before it is handed out; the cell that was pooled
  /// last is handed out first.
  public func dequeueReusableCell<Cell: TableCell>(
    _ type: Cell.Type,
    withIdentifier identifier: String
  ) -> Cell {
    guard let (view, origin) = views.takeCell(identifier) else {
      register(type, forCellReuseIdentifier: identifier)
      return dequeueReusableCell(type, withIdentifier: identifier)
    }
    guard let cell = view as? Cell else {
      if origin != .reconfigured { views.pool(view) }
      report(mismatch(identifier, views.cellTypes[identifier]?.typeName ?? identifier, type))
      return madeByItself(type)
    }
    handOut(cell, origin)
    return cell
  }

  /// Hands out a pooled cell, or a new one; nil when none is pooled and nothing is registered under the identifier.
  ///
  /// Cells that your code makes with an identifier are pooled under it.
  public func dequeueReusableCell(withIdentifier identifier: String) -> (any TableCell)? {
    guard let (cell, origin) = views.takeCell(identifier) else { return nil }
    handOut(cell, origin)
    return cell
  }

  /// Hands out a cell for the row that the table is asking for, at its size.
  ///
  /// The delegate is asked for the row's height before the cell is returned, as `UITableView` does. A path without a
  /// row is an inconsistency.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> any TableCell {
    guard let row = position(of: indexPath) else { return PlaceholderCell() }
    guard views.cellTypes[identifier] != nil else {
      report(.unregisteredCell(identifier, registered: views.cellTypes.identifiers))
      return views.adopt(PlaceholderCell(), type: "PlaceholderCell", identifier: nil)
    }
    if !views.answer(with: row) { report(.dequeuedTwice(identifier, indexPath)) }
    guard let (cell, origin) = views.takeCell(identifier) else { return PlaceholderCell() }
    handOut(cell, origin)
    layoutIfNeeded()
    if existingRow(at: indexPath) != nil {
      _ = askHeight(of: row, place: views.request?.place, from: delegate)
    }
    return cell
  }

  /// Hands out a pooled header or footer view, or a new one; a type that is not known under the identifier yet is
  /// registered.
  public func dequeueReusableHeaderFooterView<View: TableHeaderFooterView>(
    _ type: View.Type,
    withIdentifier identifier: String
  ) -> View {
    guard let (any, isNew) = views.takeHeaderFooter(identifier) else {
      register(type, forHeaderFooterViewReuseIdentifier: identifier)
      return dequeueReusableHeaderFooterView(type, withIdentifier: identifier)
    }
    guard let view = any as? View else {
      views.pool(any)
      report(
        mismatch(identifier, views.headerFooterTypes[identifier]?.typeName ?? identifier, type)
      )
      return madeByItself(type)
    }
    handOut(view, isNew: isNew)
    return view
  }

  /// Hands out a pooled header or footer view, or a new one; nil when none is pooled and nothing is registered under
  /// the identifier.
  ///
  /// Views that your code makes with an identifier are pooled under it.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> (any TableHeaderFooterView)? {
    guard let (view, isNew) = views.takeHeaderFooter(identifier) else { return nil }
    handOut(view, isNew: isNew)
    return view
  }
}

/// A class of cells or views that a headless table has made in a way of its own: those of another toolkit.
@MainActor
package protocol MadeForHeadlessTable: AnyObject {
  /// Makes an object that shows nothing yet.
  ///
  /// - Parameters:
  ///   - table: The table that is to show it.
  ///   - identifier: The name of the pool that it goes to; nil for none.
  /// - Returns: The object; nil if the class cannot be made this way.
  static func makeView(for table: HeadlessTable, identifier: String?) -> AnyObject?

  /// The object's unusual states for a snapshot, one word each.
  var snapshotWords: [String] { get }

  /// Whether a finger reaches the object.
  var takesTouches: Bool { get }

  /// The fields that a snapshot lists, unless the class describes itself.
  var shownFields: [SnapshotField] { get }

  /// What a screen reader is told of the object and of the views within it.
  ///
  /// - Parameter kind: Its place in the table.
  /// - Returns: The answers.
  func accessibilityAnswers(as kind: TableScene.View.Kind) -> AccessibilityReader.Answers
}

extension HeadlessTable {
  /// Makes a cell or a view of a type.
  private func make<View: AnyObject>(_ type: View.Type, identifier: String?) -> View {
    if let type = type as? any MadeForHeadlessTable.Type,
      let view = type.makeView(for: self, identifier: identifier) as? View
    {
      return view
    }
    guard let view = Binder.makeView(type) else { preconditionFailure(Self.cannotMake(type)) }
    return view
  }

  /// The sentence about a type that no table can make an object of.
  static func cannotMake<View: AnyObject>(_ type: View.Type) -> String {
    "A headless table can't make a '\(type)', which says nowhere how it is made. "
      + "Let it conform to 'DefaultInitializable' by an 'init()', or inherit from 'HeadlessCell' or "
      + "'HeadlessHeaderFooterView'."
  }

  /// A cell or a view that no pool has, so that the program goes on.
  private func madeByItself<View: AnyObject>(_ type: View.Type) -> View {
    views.adopt(make(type, identifier: nil), type: String(describing: type), identifier: nil)
  }

  private func mismatch<View>(
    _ identifier: String,
    _ registered: String,
    _ requested: View.Type
  ) -> TableInconsistency {
    .dequeuedTypeMismatch(
      identifier,
      registered: registered,
      requested: String(describing: requested)
    )
  }

  private func handOut(_ cell: any TableCell, _ origin: ReusableViews.Origin) {
    noteDequeue(of: cell, isNew: origin == .made)
    let view = cell as? HeadlessReusableView
    view?.contentSizeCategory = contentSizeCategory
    if origin != .made { view?.lazyBag.empty() }
    if origin == .pooled { cell.prepareForReuse() }
    if let view { resize(view) }
  }

  private func handOut(_ view: any TableHeaderFooterView, isNew: Bool) {
    noteDequeue(of: view, isNew: isNew)
    let reusable = view as? HeadlessReusableView
    reusable?.contentSizeCategory = contentSizeCategory
    guard !isNew else { return }
    reusable?.lazyBag.empty()
    view.prepareForReuse()
  }

  private func noteDequeue(of view: AnyObject, isNew: Bool) {
    guard let tag = views.knownTag(of: view), let identifier = tag.reuseIdentifier else { return }
    note(
      .dequeue(
        Call.Dequeue(
          view: tag.name,
          reuseIdentifier: identifier,
          isNew: isNew,
          place: views.request?.place
        )
      )
    )
  }

  /// Gives a cell the size that its row has as yet; 320 × 44 outside of a question for a cell.
  private func resize(_ cell: HeadlessReusableView) {
    guard let row = views.request?.row, contains(row) else {
      cell.frame.size = TableSize(width: 320, height: 44)
      return
    }
    cell.frame = rect(of: row)
  }
}
