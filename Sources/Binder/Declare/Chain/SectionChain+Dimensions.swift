extension SectionChaining {
  /// Gives the header its height in points; 0 for none.
  @discardableResult
  public func headerHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self {
    dimensions(.headerHeight(height))
  }

  /// Gives a guess in points at the height of the header.
  @discardableResult
  public func estimatedHeaderHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self {
    dimensions(.estimatedHeaderHeight(height))
  }

  /// Gives the footer its height in points; 0 for none.
  @discardableResult
  public func footerHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self {
    dimensions(.footerHeight(height))
  }

  /// Gives a guess in points at the height of the footer.
  @discardableResult
  public func estimatedFooterHeight(@Answer<Double> _ height: @escaping () -> Double) -> Self {
    dimensions(.estimatedFooterHeight(height))
  }

  /// Gives the header one height in points; 0 for none.
  @discardableResult
  public func headerHeight(_ points: Double) -> Self {
    dimensions(.headerHeight(points))
  }

  /// Gives one guess in points at the height of the header.
  @discardableResult
  public func estimatedHeaderHeight(_ points: Double) -> Self {
    dimensions(.estimatedHeaderHeight(points))
  }

  /// Gives the footer one height in points; 0 for none.
  @discardableResult
  public func footerHeight(_ points: Double) -> Self {
    dimensions(.footerHeight(points))
  }

  /// Gives one guess in points at the height of the footer.
  @discardableResult
  public func estimatedFooterHeight(_ points: Double) -> Self {
    dimensions(.estimatedFooterHeight(points))
  }
}
