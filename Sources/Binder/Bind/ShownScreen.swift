/// Shows one screen after the other in a table: a view of SwiftUI has a new one at each run of its `body`.
///
///     shown.show(settingsScreen(["Sound"]), in: table, animated: false)
///     shown.show(settingsScreen(["Wi-Fi", "Sound"]), in: table, animated: true)  // inserts a row
///
/// The second screen takes the place of the first one as another run of a screen's closure does, by the smallest update; of the
/// first one nothing is kept. The binding ends with this object.
@MainActor
package final class ShownScreen {
  private var binding: TableBinding?

  package init() {}

  /// Shows a screen, at once if the table can be changed.
  package func show<Section: TableViewSection>(
    _ screen: TableScreen<Section>,
    in table: any TableHost,
    animated: Bool
  ) {
    if let binding, screen.replaceScreen(of: binding, animated: animated) { return }
    binding = screen.bind(to: table)
  }

  package func end() {
    binding?.unbind()
    binding = nil
  }
}
