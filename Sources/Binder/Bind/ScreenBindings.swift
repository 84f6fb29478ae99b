/// The tables that a screen is bound to, shared by all copies of the screen.
@MainActor
final class ScreenBindings {
  private var bindings: [ScreenBinding] = []
  let applied = AppliedSnapshots()

  var configuration: BindingConfiguration {
    didSet {
      for binding in bindings { binding.driver.configuration = configuration }
    }
  }

  init(_ configuration: BindingConfiguration) {
    self.configuration = configuration
  }

  func add(_ driver: TableDriver, to table: any TableHost) -> TableBinding {
    for former in bindings where former.driver.tableView === table { former.unbind() }
    bindings.removeAll { $0.driver.tableView == nil }
    let binding = ScreenBinding(driver, of: self)
    bindings.append(binding)
    table.attachments.object { BoundScreens() }.add(binding)
    driver.configuration = configuration
    driver.adopt(applied)
    driver.finish()
    table.scheduleUpdate { [weak binding] in binding?.frameCame() }
    return binding.makeHandle()
  }

  /// Takes the table of a binding from the screen that it shows until now.
  func take(_ handle: TableBinding, animated: Bool, _ replace: (ContentReader) -> Void) -> Bool {
    let binding = handle.binding
    guard binding.driver.hasFinished else { return false }
    if binding.screen !== self {
      binding.screen?.remove(binding)
      binding.screen = self
      bindings.append(binding)
      replace(binding.driver.reader)
      binding.driver.adopt(applied)
    }
    binding.driver.showNow(configuration, animated: animated)
    return true
  }

  func refresh() {
    for binding in bindings { binding.driver.refresh() }
  }

  func refresh(_ completion: @escaping () -> Void) {
    let ended = lastEnd(completion)
    for binding in bindings { binding.driver.refresh(ended) }
  }

  /// A closure that each table runs, and that runs another one at the end of the last one; at once if there is no table.
  private func lastEnd(_ completion: @escaping () -> Void) -> () -> Void {
    var rest = bindings.count
    if rest == 0 { completion() }
    return {
      rest -= 1
      if rest == 0 { completion() }
    }
  }

  func refreshAndWait() async {
    await forEachTable { await $0.refreshAndWait() }
  }

  func apply(_ take: (AppliedSnapshots) -> Void, _ completion: (() -> Void)?) {
    take(applied)
    // What is to be shown again is for each table to remember.
    applied.wasShown(applied.version)
    let ended = completion.map(lastEnd)
    for binding in bindings { binding.driver.apply(take, completion: ended) }
  }

  var firstDriver: TableDriver? {
    bindings.first { $0.driver.tableView != nil }?.driver
  }

  func setEditing(_ isEditing: Bool) {
    for binding in bindings { binding.driver.setEditing(isEditing) }
  }

  func indexPath(for id: AnyHashable, in section: SectionKey?) -> IndexPath? {
    firstDriver?.indexPath(for: id, in: section)
  }

  func refreshInBackground() async {
    await forEachTable { await $0.refreshInBackground() }
  }

  func forEachTable(
    _ wait: @escaping @MainActor @Sendable (TableDriver) async -> Void
  ) async {
    await withDiscardingTaskGroup { group in
      for driver in bindings.map({ $0.driver }) { group.addTask { await wait(driver) } }
    }
  }

  func unbind() {
    for binding in bindings { binding.unbind() }
  }

  fileprivate func remove(_ binding: ScreenBinding) {
    bindings.removeAll { $0 === binding }
  }
}

@MainActor
final class ScreenBinding {
  let driver: TableDriver
  /// Whether the caller has kept the handle, so that the binding ends with it.
  private var belongsToHandle = false
  private weak var handle: TableBinding?
  fileprivate weak var screen: ScreenBindings?

  init(_ driver: TableDriver, of screen: ScreenBindings) {
    self.driver = driver
    self.screen = screen
  }

  func makeHandle() -> TableBinding {
    let handle = TableBinding(self)
    self.handle = handle
    return handle
  }

  /// Checks whether the caller has kept the handle; where frames come at once, no caller can have.
  func frameCame() {
    belongsToHandle = handle != nil
  }

  func unbind() {
    driver.unbind()
    screen?.remove(self)
  }

  func handleIsGone() {
    if belongsToHandle || screen == nil { unbind() }
  }
}

/// The bindings of screens that a table has had: what of them is left ends with the table.
@MainActor
private final class BoundScreens {
  private struct Entry {
    weak var binding: ScreenBinding?
  }

  private var entries: [Entry] = []

  func add(_ binding: ScreenBinding) {
    entries.removeAll { $0.binding == nil }
    entries.append(Entry(binding: binding))
  }

  #if canImport(Darwin)
    deinit { whenGone { [bindings = entries.compactMap(\.binding)] in Self.end(bindings) } }
  #else
    isolated deinit { Self.end(entries.compactMap(\.binding)) }
  #endif

  private static func end(_ bindings: [ScreenBinding]) {
    for binding in bindings { binding.unbind() }
  }
}
