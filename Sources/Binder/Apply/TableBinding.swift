/// A handle on a screen that is bound to a table: who keeps it decides how long the screen is bound.
///
/// Letting go of the handle ends the binding, unless nobody has kept it until the frame after
/// `bind(to:)`; then the binding belongs to the screen.
public final class TableBinding {
  private let table: any BoundTable

  init(_ table: any BoundTable) {
    self.table = table
  }

  deinit {
    MainActor.assumeIsolated { [table] in table.handleIsGone() }
  }

  /// The screen's declaration as text, to look for a mistake: a line for each part, and the handlers.
  @MainActor
  public var declarationText: String { table.declarationText }

  /// The data as it was read, as text: a line for each displayed section, and one for each row.
  @MainActor
  public var contentText: String { table.contentText }

  /// Ends the binding: the table shows nothing, and nothing that was pending is applied.
  @MainActor
  public func unbind() {
    table.unbind()
  }
}

/// A table that a screen is bound to, without the type that names its sections.
@MainActor
protocol BoundTable: AnyObject, Sendable {
  /// The declaration as text.
  var declarationText: String { get }

  /// The content as text.
  var contentText: String { get }

  /// Shows the screen as it is, and returns when that is done.
  func refreshAndWait() async

  /// Shows the screen as it is when the change has been found in the background.
  func refreshInBackground() async

  /// Ends the binding.
  func unbind()

  /// Ends the binding if it belongs to the handle.
  func handleIsGone()
}
