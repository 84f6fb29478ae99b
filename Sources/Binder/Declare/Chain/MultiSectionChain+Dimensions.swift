extension MultiSectionChaining {
  /// Gives each header its height in points; 0 for none.
  @discardableResult
  public func headerHeight(
    @Answer<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    dimensions(.headerHeight(height))
  }

  /// Gives a guess in points at the height of each header.
  @discardableResult
  public func estimatedHeaderHeight(
    @Answer<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    dimensions(.estimatedHeaderHeight(height))
  }

  /// Gives each footer its height in points; 0 for none.
  @discardableResult
  public func footerHeight(
    @Answer<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    dimensions(.footerHeight(height))
  }

  /// Gives a guess in points at the height of each footer.
  @discardableResult
  public func estimatedFooterHeight(
    @Answer<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    dimensions(.estimatedFooterHeight(height))
  }

  /// Gives headers one height in points; 0 for none.
  @discardableResult
  public func headerHeight(_ points: Double) -> Self {
    dimensions(.headerHeight(points))
  }

  /// Gives one guess in points at the height of headers.
  @discardableResult
  public func estimatedHeaderHeight(_ points: Double) -> Self {
    dimensions(.estimatedHeaderHeight(points))
  }

  /// Gives footers one height in points; 0 for none.
  @discardableResult
  public func footerHeight(_ points: Double) -> Self {
    dimensions(.footerHeight(points))
  }

  /// Gives one guess in points at the height of footers.
  @discardableResult
  public func estimatedFooterHeight(_ points: Double) -> Self {
    dimensions(.estimatedFooterHeight(points))
  }
}
