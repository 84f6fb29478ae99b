/// Delegate methods for the menus of a table's rows.
@MainActor
public protocol TableMenuDelegate: AnyObject {
  /// The commands of the context menu of a row; nil for no menu.
  func tableView(
    _ tableView: any TableHost,
    contextMenuForRowAt indexPath: IndexPath
  ) -> [MenuAction]?

  /// The menu of a row is about to open.
  func tableView(_ tableView: any TableHost, willDisplayContextMenuForRowAt indexPath: IndexPath)

  /// The menu of a row is about to close.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: Where the row is now; nil for a row that was deleted.
  func tableView(_ tableView: any TableHost, willEndContextMenuForRowAt indexPath: IndexPath?)

  /// The user has tapped the preview of the row's menu.
  func tableView(_ tableView: any TableHost, performPreviewActionForRowAt indexPath: IndexPath)
}

extension TableMenuDelegate {
  /// No menu.
  public func tableView(
    _ tableView: any TableHost,
    contextMenuForRowAt indexPath: IndexPath
  ) -> [MenuAction]? { nil }

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    willDisplayContextMenuForRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    willEndContextMenuForRowAt indexPath: IndexPath?
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: any TableHost,
    performPreviewActionForRowAt indexPath: IndexPath
  ) {}
}
