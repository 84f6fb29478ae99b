/// The cells that a chain binds to its sections.
@MainActor
struct CellsDeclaration<Section: TableViewSection> {
  /// The chain that binds them.
  let origin: ChainOrigin<Section>
  /// The cell type, if one was named.
  let registration: ViewRegistration?
  /// Gives the rows as they are now, by section.
  let read: () -> [Section: any RowList<Section>]
  /// What keeps them up to date by itself, if anything does.
  let feed: (any DataFeed)?

  /// Forgets the model type; from here on only the rows themselves know it.
  init<Model>(
    origin: ChainOrigin<Section>,
    form: CellForm<Section, Model>,
    supply: Supply<[Section: Rows<Section, Model>.Storage]>,
    clock: DataClock
  ) {
    self.origin = origin
    self.registration = form.registration
    self.read = supply.map { $0.mapValues { Rows($0, form: form) } }
      .cached(clock)
    self.feed = supply.feed
  }
}
