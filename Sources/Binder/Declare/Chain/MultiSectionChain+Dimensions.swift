extension MultiSectionChaining {
  /// Gives each header its height in points; 0 for none.
  @discardableResult
  public func headerHeight(
    @Answer<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    dimension(.headerHeight(height))
  }

  /// Gives a guess in points at the height of each header.
  @discardableResult
  public func estimatedHeaderHeight(
    @Answer<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    dimension(.estimatedHeaderHeight(height))
  }

  /// Gives each footer its height in points; 0 for none.
  @discardableResult
  public func footerHeight(
    @Answer<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    dimension(.footerHeight(height))
  }

  /// Gives a guess in points at the height of each footer.
  @discardableResult
  public func estimatedFooterHeight(
    @Answer<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    dimension(.estimatedFooterHeight(height))
  }
}
