/// Who answers a table in place of its data source or its delegate, method by method.
public protocol ProxyHandlers {
  /// Whom the table asks: `any TableDataSource` or `any TableDelegate`.
  associatedtype Target
}
