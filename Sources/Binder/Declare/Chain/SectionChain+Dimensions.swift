extension SectionChaining {
  /// Gives the header its height in points; 0 for none.
  @discardableResult
  public func headerHeight(@ClosureValue<Double> _ height: @escaping () -> Double) -> Self {
    dimension(.headerHeight(height))
  }

  /// Gives the header its estimated height in points.
  @discardableResult
  public func estimatedHeaderHeight(@ClosureValue<Double> _ height: @escaping () -> Double) -> Self
  {
    dimension(.estimatedHeaderHeight(height))
  }

  /// Gives the footer its height in points; 0 for none.
  @discardableResult
  public func footerHeight(@ClosureValue<Double> _ height: @escaping () -> Double) -> Self {
    dimension(.footerHeight(height))
  }

  /// Gives the footer its estimated height in points.
  @discardableResult
  public func estimatedFooterHeight(@ClosureValue<Double> _ height: @escaping () -> Double) -> Self
  {
    dimension(.estimatedFooterHeight(height))
  }
}

extension Chaining {
  /// Gives headers one height in points; 0 for none.
  @discardableResult
  public func headerHeight(_ points: Double) -> Self { dimension(.headerHeight(points)) }

  /// Gives headers one estimated height in points.
  @discardableResult
  public func estimatedHeaderHeight(_ points: Double) -> Self {
    dimension(.estimatedHeaderHeight(points))
  }

  /// Gives footers one height in points; 0 for none.
  @discardableResult
  public func footerHeight(_ points: Double) -> Self { dimension(.footerHeight(points)) }

  /// Gives footers one estimated height in points.
  @discardableResult
  public func estimatedFooterHeight(_ points: Double) -> Self {
    dimension(.estimatedFooterHeight(points))
  }
}
