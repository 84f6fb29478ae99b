extension DelegateForwarder {
  func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    if let handler = handlers.willDisplay { return handler((cell, indexPath)) }
    forwardTo?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) {
    if let handler = handlers.didEndDisplaying { return handler((cell, indexPath)) }
    forwardTo?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    willDisplayHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    if let handler = handlers.willDisplayHeaderView { return handler((view, section)) }
    forwardTo?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    willDisplayFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    if let handler = handlers.willDisplayFooterView { return handler((view, section)) }
    forwardTo?.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    if let handler = handlers.didEndDisplayingHeaderView { return handler((view, section)) }
    forwardTo?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplayingFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) {
    if let handler = handlers.didEndDisplayingFooterView { return handler((view, section)) }
    forwardTo?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  func tableView(
    _ tableView: any TableHost,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    if let handler = handlers.shouldHighlightRowAt { return handler(indexPath) }
    return forwardTo?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
  }

  func tableView(_ tableView: any TableHost, didHighlightRowAt indexPath: IndexPath) {
    if let handler = handlers.didHighlightRowAt { return handler(indexPath) }
    forwardTo?.tableView(tableView, didHighlightRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, didUnhighlightRowAt indexPath: IndexPath) {
    if let handler = handlers.didUnhighlightRowAt { return handler(indexPath) }
    forwardTo?.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if let handler = handlers.willSelectRowAt { return handler(indexPath) }
    guard let forwardTo else { return indexPath }
    return forwardTo.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(
    _ tableView: any TableHost,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if let handler = handlers.willDeselectRowAt { return handler(indexPath) }
    guard let forwardTo else { return indexPath }
    return forwardTo.tableView(tableView, willDeselectRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {
    if let handler = handlers.didSelectRowAt { return handler(indexPath) }
    forwardTo?.tableView(tableView, didSelectRowAt: indexPath)
  }

  func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath) {
    if let handler = handlers.didDeselectRowAt { return handler(indexPath) }
    forwardTo?.tableView(tableView, didDeselectRowAt: indexPath)
  }

  func tableViewDidScroll(_ tableView: any TableHost) {
    if let handler = handlers.didScroll { return handler(()) }
    forwardTo?.tableViewDidScroll(tableView)
  }
}
