/// Pull to refresh in a screen, with a handler that loads the data again.
///
///     TableScreen(sectionedBy: Section.self) {
///       OnRefresh { await store.load() }
///       OnSection(.inbox) { … }
///     }
///
/// The table shows that it is busy until the code has ended; then the data is read again.
@MainActor
public struct OnRefresh<Section: TableViewSection>: WholeScreenPart {
  /// The handler, as a part of a screen.
  public let screenParts: ScreenPartGroup<Section>

  /// Runs code when the user has pulled the table down.
  public init(_ handler: @escaping @MainActor () async -> Void) {
    screenParts = ScreenPartGroup { $0.declareTable("OnRefresh") { $0.onRefresh = handler } }
  }
}
