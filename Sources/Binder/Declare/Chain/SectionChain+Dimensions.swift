extension SectionChain {
  /// Gives several dimensions in one call: `.dimensions(.cellHeight { … }, .headerHeight { … })`.
  @discardableResult
  public func dimensions(_ dimensions: SectionDimension<Model>...) -> Self {
    for dimension in dimensions { self.dimensions(dimension) }
    return self
  }

  /// Gives one dimension; no list is made for it.
  @discardableResult
  func dimensions(_ dimension: SectionDimension<Model>) -> Self {
    writer.updateHandlers(dimension.declared.add)
    return self
  }

  /// Gives rows their heights in points; `automaticDimension` lets the cell measure itself.
  @discardableResult
  public func cellHeight(_ height: @escaping (_ row: Int) -> Double) -> Self {
    dimensions(.cellHeight(height))
  }

  /// Gives rows their heights in points; `automaticDimension` lets the cell measure itself.
  @discardableResult
  public func cellHeight(_ height: @escaping (_ row: Int, _ model: Model) -> Double) -> Self {
    dimensions(.cellHeight(height))
  }

  /// Gives guesses in points at the heights of rows, used until they are displayed.
  @discardableResult
  public func estimatedCellHeight(_ height: @escaping (_ row: Int) -> Double) -> Self {
    dimensions(.estimatedCellHeight(height))
  }

  /// Gives guesses in points at the heights of rows, used until they are displayed.
  @discardableResult
  public func estimatedCellHeight(
    _ height: @escaping (_ row: Int, _ model: Model) -> Double
  ) -> Self {
    dimensions(.estimatedCellHeight(height))
  }

  /// Gives the header its height in points; 0 for none.
  @discardableResult
  public func headerHeight(_ height: @escaping () -> Double) -> Self {
    dimensions(.headerHeight(height))
  }

  /// Gives a guess in points at the height of the header.
  @discardableResult
  public func estimatedHeaderHeight(_ height: @escaping () -> Double) -> Self {
    dimensions(.estimatedHeaderHeight(height))
  }

  /// Gives the footer its height in points; 0 for none.
  @discardableResult
  public func footerHeight(_ height: @escaping () -> Double) -> Self {
    dimensions(.footerHeight(height))
  }

  /// Gives a guess in points at the height of the footer.
  @discardableResult
  public func estimatedFooterHeight(_ height: @escaping () -> Double) -> Self {
    dimensions(.estimatedFooterHeight(height))
  }

  /// Gives every row the same height in points; `automaticDimension` lets the cell measure itself.
  @discardableResult
  public func cellHeight(_ points: Double) -> Self {
    dimensions(.cellHeight(points))
  }

  /// Gives one guess in points at the height of every row, used until it is displayed.
  @discardableResult
  public func estimatedCellHeight(_ points: Double) -> Self {
    dimensions(.estimatedCellHeight(points))
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
