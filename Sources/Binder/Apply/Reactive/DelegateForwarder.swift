/// Stands in for a table's delegate.
final class DelegateForwarder: ProxyForwarder<TableDelegateHandlers> {
  private weak var target: (any TableDelegate)?

  init(host: any TableHost) {
    super.init(host: host, handlers: TableDelegateHandlers())
  }

  override var forwardTo: (any TableDelegate)? {
    get { target }
    set {
      target = newValue
      takeSlot(asksAnew: true)
    }
  }

  override var occupant: (any TableDelegate)? { host?.delegate }

  override var isInSlot: Bool { host?.delegate === self }

  override func occupySlot() {
    host?.delegate = nil
    host?.delegate = self
  }
}

extension DelegateForwarder: TableDelegate {
  func tableView(
    _ tableView: any TableHost,
    rowDimensionsInSection section: Int
  ) -> RowDimensions {
    var dimensions = forwardTo?.tableView(tableView, rowDimensionsInSection: section) ?? []
    if handlers.heightForRowAt != nil { dimensions.insert(.height) }
    if handlers.estimatedHeightForRowAt != nil { dimensions.insert(.estimatedHeight) }
    return dimensions
  }

  func tableView(_ tableView: any TableHost, heightForRowAt indexPath: IndexPath) -> Double? {
    if let handler = handlers.heightForRowAt { return handler(indexPath) }
    return forwardTo?.tableView(tableView, heightForRowAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double? {
    if let handler = handlers.estimatedHeightForRowAt { return handler(indexPath) }
    return forwardTo?.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, heightForHeaderInSection section: Int) -> Double? {
    if let handler = handlers.heightForHeaderInSection { return handler(section) }
    return forwardTo?.tableView(tableView, heightForHeaderInSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double? {
    if let handler = handlers.estimatedHeightForHeaderInSection { return handler(section) }
    return forwardTo?.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  func tableView(_ tableView: any TableHost, heightForFooterInSection section: Int) -> Double? {
    if let handler = handlers.heightForFooterInSection { return handler(section) }
    return forwardTo?.tableView(tableView, heightForFooterInSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    estimatedHeightForFooterInSection section: Int
  ) -> Double? {
    if let handler = handlers.estimatedHeightForFooterInSection { return handler(section) }
    return forwardTo?.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    if let handler = handlers.viewForHeaderInSection { return handler(section) }
    return forwardTo?.tableView(tableView, viewForHeaderInSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    viewForFooterInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    if let handler = handlers.viewForFooterInSection { return handler(section) }
    return forwardTo?.tableView(tableView, viewForFooterInSection: section)
  }
}
