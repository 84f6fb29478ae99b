extension MultiSectionChaining {
  /// Gives each header its height in points; 0 for none.
  @discardableResult
  public func headerHeight(
    @ClosureValue<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    dimension(.headerHeight(height))
  }

  /// Gives each header its estimated height in points.
  @discardableResult
  public func estimatedHeaderHeight(
    @ClosureValue<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    dimension(.estimatedHeaderHeight(height))
  }

  /// Gives each footer its height in points; 0 for none.
  @discardableResult
  public func footerHeight(
    @ClosureValue<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    dimension(.footerHeight(height))
  }

  /// Gives each footer its estimated height in points.
  @discardableResult
  public func estimatedFooterHeight(
    @ClosureValue<Double> _ height: @escaping (_ section: Section) -> Double
  ) -> Self {
    dimension(.estimatedFooterHeight(height))
  }
}
