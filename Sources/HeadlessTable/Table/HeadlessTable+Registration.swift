public import Binder

extension HeadlessTable {
  /// Makes a cell type known under a reuse identifier, replacing what was known under it.
  public func register<Cell: TableCell>(
    _ type: Cell.Type,
    forCellReuseIdentifier identifier: String
  ) {
    let name = String(describing: type)
    cellTypes[identifier] = .init(typeName: name) { type.init() }
    noteRegistration(of: name, identifier: identifier, isHeaderFooter: false)
  }

  /// Makes a header and footer type known under a reuse identifier, replacing what was known.
  public func register<View: TableHeaderFooterView>(
    _ type: View.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let name = String(describing: type)
    supplementaryTypes[identifier] = .init(typeName: name) { type.init() }
    noteRegistration(of: name, identifier: identifier, isHeaderFooter: true)
  }

  /// Forgets all views that wait to be handed out again, as a real table does when memory is short.
  public func memoryWarning() {
    layoutIfNeeded()
    beginPhase("memory warning")
    cellPool.removeAll()
    supplementaryPool.removeAll()
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
