/// The cells that a chain binds to its sections.
@MainActor
struct CellsDeclaration<Section: TableViewSection> {
  /// The chain that binds them.
  let origin: ChainOrigin<Section>
  /// The cell type, if one was named.
  let registration: ViewRegistration?
  /// Gives the rows as they are now, by section.
  let read: () -> [Section: any RowList<Section>]

  /// Forgets the model type; from here on only the rows themselves know it.
  init<Model>(
    origin: ChainOrigin<Section>,
    form: CellForm<Section, Model>,
    supply: Supply<[Section: Rows<Section, Model>.Storage]>,
    refreshes: @escaping () -> Int
  ) {
    self.origin = origin
    self.registration = form.registration
    self.read = supply.map { $0.mapValues { Rows($0, form: form) } }
      .cached(refreshes: refreshes)
  }
}
