import Binder

extension DataSource {
  /// Shows the source unchanged, and calls a closure before each change.
  public func onChange(
    _ observe: @escaping (DataSourceChange<Item>) -> Void
  ) -> ObservedDataSource<Item> {
    ObservedDataSource(self, observe)
  }
}

/// A source that shows another one unchanged, and calls a closure before each change.
public final class ObservedDataSource<Item>: DerivedDataSource<Item> {
  init(
    _ upstream: some DataSource<Item>,
    _ observe: @escaping (DataSourceChange<Item>) -> Void
  ) {
    super.init(of: [upstream])
    follow(upstream) { [weak self] in
      observe($0)
      self?.show($0.items, $0.change)
    }
  }
}
