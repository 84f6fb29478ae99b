extension DataSource {
  /// Shows the source as it is, and tells of each change that passes before it goes on.
  public func onChange(
    _ observe: @escaping (DataSourceChange<Item>) -> Void
  ) -> ObservedDataSource<Item> {
    ObservedDataSource(self, observe)
  }
}

/// A source as it is, whose changes are told to a closure before they go on.
public final class ObservedDataSource<Item>: InPlaceDataSource<Item> {
  /// Makes a source that tells of what passes, the first reload included.
  public init(
    _ upstream: some DataSource<Item>,
    _ observe: @escaping (DataSourceChange<Item>) -> Void
  ) {
    super.init(upstream)
    follow(upstream) { [weak self] in
      observe($0)
      self?.show($0.items, $0.change)
    }
  }
}
