extension Observable2DArray: ObservableRows {
  /// The items of all sections, one section after the other.
  ///
  /// What the sections are called is lost; an ``ObservableDataSource`` of the array keeps it.
  public var rows: SafeSignal<ObservableArrayEvent<Item>> { ObservableDataSource(self).rows }
}
