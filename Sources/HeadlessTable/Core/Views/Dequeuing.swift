import Binder

/// Dequeues views: from a pool, or made for the purpose.
@MainActor
struct Dequeuing: CorePart {
  let core: TableCore
}

extension Dequeuing {
  func registerCell<Cell: TableCell>(_ type: Cell.Type, _ identifier: String) {
    registerCell(identifier, String(describing: type)) { [unowned core] in
      core.dequeuing.make(type, identifier: identifier)
    }
  }

  func registerView<View: TableHeaderFooterView>(_ type: View.Type, _ identifier: String) {
    registerView(identifier, String(describing: type)) { [unowned core] in
      core.dequeuing.make(type, identifier: identifier)
    }
  }

  func registerCell(
    _ identifier: String,
    _ type: String? = nil,
    make: @escaping @MainActor () -> any TableCell
  ) {
    views.register(identifier, .init(typeName: type, make: make))
    noteRegistration(of: type, identifier, isHeaderFooter: false)
  }

  func registerView(
    _ identifier: String,
    _ type: String? = nil,
    make: @escaping @MainActor () -> any TableHeaderFooterView
  ) {
    views.registerHeaderFooter(identifier, .init(typeName: type, make: make))
    noteRegistration(of: type, identifier, isHeaderFooter: true)
  }

  func emptyPools() {
    core.layoutIfNeeded()
    core.beginPhase("memory warning")
    views.emptyPools()
    note(.memoryWarning, nil)
  }

  private func noteRegistration(of type: String?, _ identifier: String, isHeaderFooter: Bool) {
    note(
      .registration(
        Call.Registration(
          type: type ?? identifier,
          reuseIdentifier: identifier,
          isHeaderFooter: isHeaderFooter
        )
      )
    )
  }
}

extension Dequeuing {
  func cell<Cell: TableCell>(_ type: Cell.Type, _ identifier: String) -> Cell {
    guard let (view, origin) = views.takeCell(identifier) else {
      registerCell(type, identifier)
      return cell(type, identifier)
    }
    guard let cell = view as? Cell else {
      if origin != .reconfigured { views.pool(view) }
      report(mismatch(identifier, views.cellTypes[identifier]?.typeName ?? identifier, type))
      return madeByItself(type)
    }
    handOut(cell, origin)
    return cell
  }

  func cell(_ identifier: String) -> (any TableCell)? {
    guard let (cell, origin) = views.takeCell(identifier) else { return nil }
    handOut(cell, origin)
    return cell
  }

  func cell(_ identifier: String, for indexPath: IndexPath) -> any TableCell {
    guard let row = core.position(of: indexPath) else { return PlaceholderCell() }
    guard views.cellTypes[identifier] != nil else {
      report(
        .unregisteredCell(
          identifier,
          registered: views.cellTypes.keys.sorted(),
          host: core.host
        )
      )
      return views.adopt(PlaceholderCell(), type: "PlaceholderCell", identifier: nil)
    }
    if !views.fulfill(with: row) { report(.dequeuedTwice(identifier, indexPath, host: core.host)) }
    guard let cell = cell(identifier) else { return PlaceholderCell() }
    core.layoutIfNeeded()
    if core.existingRow(at: indexPath) != nil {
      _ = callbacks.height(of: row, place: views.request?.place, from: core.delegate)
    }
    return cell
  }

  func view<View: TableHeaderFooterView>(_ type: View.Type, _ identifier: String) -> View {
    guard let (any, isNew) = views.takeHeaderFooter(identifier) else {
      registerView(type, identifier)
      return view(type, identifier)
    }
    guard let view = any as? View else {
      views.pool(any)
      report(
        mismatch(identifier, views.headerFooterTypes[identifier]?.typeName ?? identifier, type)
      )
      return madeByItself(type)
    }
    // A view in place of rows is dequeued in no callback.
    handOut(view, isNew: isNew, mayBePart: true)
    return view
  }

  func view(ofKind kind: String, _ identifier: String, pool: String) -> any TableHeaderFooterView {
    if let view = view(pool) { return view }
    let registered = views.headerFooterTypes.keys.sorted()
    report(.unregisteredView(identifier, ofKind: kind, registered: registered))
    return views.adopt(TitleView(), type: TitleView.typeName, identifier: nil)
  }

  func view(_ identifier: String) -> (any TableHeaderFooterView)? {
    guard let (view, isNew) = views.takeHeaderFooter(identifier) else { return nil }
    handOut(view, isNew: isNew)
    return view
  }
}

extension Dequeuing {
  func make<View: AnyObject>(_ type: View.Type, identifier: String?) -> View {
    if let type = type as? any MadeForHeadlessTable.Type,
      let view = type.makeView(for: core.table, identifier: identifier) as? View
    {
      return view
    }
    guard let view = Binder.makeView(type) else { preconditionFailure(Self.cannotMake(type)) }
    return view
  }

  static func cannotMake<View: AnyObject>(_ type: View.Type) -> String {
    "A headless table can't make a '\(type)', which says nowhere how it is made. "
      + "Let it conform to 'DefaultInitializable' by an 'init()', or inherit from 'HeadlessCell' or "
      + "'HeadlessHeaderFooterView'."
  }

  /// A cell or a view that no pool has, so that the program continues.
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
    view?.contentSizeCategory = core.contentSizeCategory
    if origin != .made { view?.lazyBag.empty() }
    if origin == .pooled { cell.prepareForReuse() }
    if let view { resize(view) }
  }

  private func handOut(
    _ view: any TableHeaderFooterView,
    isNew: Bool,
    mayBePart: Bool = false
  ) {
    noteDequeue(of: view, isNew: isNew, mayBePart: mayBePart)
    let reusable = view as? HeadlessReusableView
    reusable?.contentSizeCategory = core.contentSizeCategory
    guard !isNew else { return }
    reusable?.lazyBag.empty()
    view.prepareForReuse()
  }

  private func name(of view: AnyObject) -> String {
    views.knownTag(of: view)?.name.description ?? "A view"
  }

  /// Checks, as a collection view does, that a callback for a view has dequeued one view, and has returned it.
  func check(_ view: AnyObject?) {
    guard core.host == .collection, core.strictness == .strict,
      let dequeued = views.request?.dequeuedViews,
      let lost = dequeued.first(where: { $0 !== view })
    else { return }
    report(.viewNotReturned(name(of: lost)))
  }

  private func noteDequeue(of view: AnyObject, isNew: Bool, mayBePart: Bool = false) {
    if core.host == .collection, !views.fulfill(with: view), !mayBePart, core.strictness == .strict
    {
      report(.viewNotReturned(name(of: view)))
    }
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

  /// Gives a cell the size that its row has as yet; 320 × 44 outside a callback for a cell.
  private func resize(_ cell: HeadlessReusableView) {
    guard let row = views.request?.row, layout.contains(row) else {
      cell.frame.size = TableSize(width: 320, height: 44)
      return
    }
    cell.frame = layout.rect(of: row)
  }
}

/// A class of cells or views of another toolkit, which a headless table makes through this protocol.
@MainActor
package protocol MadeForHeadlessTable: AnyObject {
  static func makeView(for table: HeadlessTable, identifier: String?) -> AnyObject?

  /// The name of the content that the object shows, by which pictures call it; nil for none.
  var contentName: String? { get }

  /// The object's unusual states for a snapshot, one word each.
  var snapshotWords: [String] { get }

  var takesTouches: Bool { get }

  /// The fields that a snapshot lists, unless the class describes itself.
  var shownFields: [SnapshotField] { get }

  func accessibilityAttributes(as kind: TableScene.View.Kind) -> AccessibilityReader.Attributes
}
