extension Observable2DArray: ObservableRows {
  /// The items of all sections, one section after the other, for as long as the array is there.
  ///
  /// What the sections are called is lost; an ``ObservableDataSource`` of the array keeps it.
  public var rows: SafeSignal<ObservableArrayEvent<Item>> {
    beginningWithReload().mapInEachObservation {
      var flat = FlatItems<Item>(NoItems<Item>(), name: nil)
      var rows = PersistentArray<Item>()
      return { event in
        let old = (items: flat, count: rows.count)
        flat = FlatItems(NamedSections(array: event.source) { _ in nil }, name: nil)
        let change = event.change.flatMap { old.items.change($0, to: flat) }
        let flatChange = DataSourceChange(items: flat, change: change)
        rows.follow(flatChange)
        return ObservableArrayEvent(source: rows, change: flatChange.rowChange(from: old.count))
      }
    }
  }
}
