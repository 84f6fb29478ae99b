extension SectionChaining {
  /// Gives the header its height in points; 0 for none.
  @discardableResult
  public func headerHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self {
    dimension(.headerHeight(height))
  }

  /// Gives a guess in points at the height of the header.
  @discardableResult
  public func estimatedHeaderHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self {
    dimension(.estimatedHeaderHeight(height))
  }

  /// Gives the footer its height in points; 0 for none.
  @discardableResult
  public func footerHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self {
    dimension(.footerHeight(height))
  }

  /// Gives a guess in points at the height of the footer.
  @discardableResult
  public func estimatedFooterHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self {
    dimension(.estimatedFooterHeight(height))
  }
}

extension Chaining {
  /// Gives headers one height in points; 0 for none.
  @discardableResult
  public func headerHeight(_ points: Double) -> Self { dimension(.headerHeight(points)) }

  /// Gives one guess in points at the height of headers.
  @discardableResult
  public func estimatedHeaderHeight(_ points: Double) -> Self {
    dimension(.estimatedHeaderHeight(points))
  }

  /// Gives footers one height in points; 0 for none.
  @discardableResult
  public func footerHeight(_ points: Double) -> Self { dimension(.footerHeight(points)) }

  /// Gives one guess in points at the height of footers.
  @discardableResult
  public func estimatedFooterHeight(_ points: Double) -> Self {
    dimension(.estimatedFooterHeight(points))
  }
}
