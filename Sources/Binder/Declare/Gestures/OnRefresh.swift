/// Lets a finger pull the table of a screen down to load its data again.
///
///     TableScreen(sectionedBy: Section.self) {
///       OnRefresh { await store.load() }
///       OnSection(.inbox) { … }
///     }
///
/// The table shows that it is busy until the code has ended; then the data is read again.
@MainActor
public struct OnRefresh<Section: TableViewSection>: WholeScreenPart {
  /// The handler as something that can stand beside sections.
  public let screenParts: ScreenPartGroup<Section>

  /// Runs code when a finger has pulled the table down.
  public init(_ handler: @escaping @MainActor () async -> Void) {
    screenParts = ScreenPartGroup { $0.declareTable("OnRefresh") { $0.onRefresh = handler } }
  }
}
