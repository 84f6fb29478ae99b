/// The tables that a screen is bound to, shared by all copies of the screen.
@MainActor
final class ScreenBindings {
  private var bindings: [ScreenBinding] = []
  /// The snapshot that was applied last, for tables that the screen is bound to later.
  let applied = AppliedSnapshots()

  /// The settings by which the screen is shown in its tables.
  var configuration: BindingConfiguration {
    didSet {
      for binding in bindings { binding.driver.configuration = configuration }
    }
  }

  init(_ configuration: BindingConfiguration) {
    self.configuration = configuration
  }

  /// Shows the screen that a driver knows in its table; what the screen was to that table before ends.
  func add(_ driver: TableDriver, to table: any TableHost) -> TableBinding {
    for former in bindings where former.driver.tableView === table { former.unbind() }
    bindings.removeAll { $0.driver.tableView == nil }
    let binding = ScreenBinding(driver, of: self)
    bindings.append(binding)
    driver.configuration = configuration
    if applied.sections != nil { driver.apply({ $0.adopt(applied) }, completion: nil) }
    driver.finish()
    table.scheduleUpdate { [weak binding] in binding?.frameCame() }
    return binding.makeHandle()
  }

  /// Has every table show the screen as it is at its next frame.
  func refresh() {
    for binding in bindings { binding.driver.refresh() }
  }

  /// Has every table show the screen as it is, and runs a closure when the last one does.
  func refresh(_ completion: @escaping () -> Void) {
    var rest = bindings.count
    if rest == 0 { completion() }
    for binding in bindings {
      binding.driver.refresh {
        rest -= 1
        if rest == 0 { completion() }
      }
    }
  }

  /// Has every table show the screen as it is, and waits until the last one does.
  func refreshAndWait() async {
    await withDiscardingTaskGroup { group in
      let tables: [any BoundTable] = bindings
      for table in tables { group.addTask { await table.refreshAndWait() } }
    }
  }

  /// Has every table show a snapshot, and runs a closure when the last one does.
  func apply(_ take: (AppliedSnapshots) -> Void, _ completion: (() -> Void)?) {
    take(applied)
    var rest = bindings.count
    if rest == 0 { completion?() }
    for binding in bindings {
      let ended = completion.map { completion in
        {
          rest -= 1
          if rest == 0 { completion() }
        }
      }
      binding.driver.apply(take, completion: ended)
    }
  }

  /// Has every table show a snapshot, and waits until the last one does.
  func applyAndWait(_ take: (AppliedSnapshots) -> Void) async {
    apply(take, nil)
    await withDiscardingTaskGroup { group in
      let tables: [any BoundTable] = bindings
      for table in tables { group.addTask { await table.waitForUpdate() } }
    }
  }

  /// The driver of the first table; nil if there is none.
  var firstDriver: TableDriver? {
    bindings.first { $0.driver.tableView != nil }?.driver
  }

  /// The position of a row with an identity in the first table; nil if there is none.
  func indexPath(for id: AnyHashable, in section: SectionKey?) -> IndexPath? {
    firstDriver?.indexPath(for: id, in: section)
  }

  /// Has every table show the screen as it is, each when its change has been found in the background.
  func refreshInBackground() async {
    await withDiscardingTaskGroup { group in
      let tables: [any BoundTable] = bindings
      for table in tables { group.addTask { await table.refreshInBackground() } }
    }
  }

  /// Ends all bindings.
  func unbind() {
    for binding in bindings { binding.unbind() }
  }

  fileprivate func remove(_ binding: ScreenBinding) {
    bindings.removeAll { $0 === binding }
  }
}

/// One table that a screen is bound to.
@MainActor
final class ScreenBinding: BoundTable {
  let driver: TableDriver
  /// Whether somebody has kept the handle, so that the binding ends with it.
  private var belongsToHandle = false
  private weak var handle: TableBinding?
  private weak var screen: ScreenBindings?

  init(_ driver: TableDriver, of screen: ScreenBindings) {
    self.driver = driver
    self.screen = screen
  }

  func makeHandle() -> TableBinding {
    let handle = TableBinding(self)
    self.handle = handle
    return handle
  }

  /// Looks whether somebody has kept the handle; in a table whose frames come at once nobody can have.
  func frameCame() {
    belongsToHandle = handle != nil
  }

  var declarationText: String { driver.declarationText }

  var contentText: String { driver.contentText }

  func refreshAndWait() async {
    await driver.refreshAndWait()
  }

  func refreshInBackground() async {
    await driver.refreshInBackground()
  }

  func waitForUpdate() async {
    await driver.waitForUpdate()
  }

  func unbind() {
    driver.unbind()
    screen?.remove(self)
  }

  func handleIsGone() {
    if belongsToHandle || screen == nil { unbind() }
  }
}

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

  /// Returns when what is to be shown at the next frame is shown.
  func waitForUpdate() async

  /// Ends the binding.
  func unbind()

  /// Ends the binding if it belongs to the handle.
  func handleIsGone()
}
