// The heights of rows.

extension RowsDeclaration {
  /// Gives several dimensions in one call: `.dimensions(.cellHeight { … }, .headerHeight { … })`.
  @discardableResult
  public func dimensions(_ dimensions: Height...) -> Self {
    handling { handlers in
      for dimension in dimensions { dimension.declared.add(handlers) }
    }
  }

  func dimension(_ dimension: Height) -> Self { handling(dimension.declared.add) }
}

extension SectionModelRows {
  /// Gives rows their heights in points; `automaticDimension` lets the cell measure itself.
  ///
  ///     .cellHeight { row, person in person.isClose ? 64 : 44 }
  ///
  /// Without a height, cells measure themselves. The closure is called for rows that are about to be displayed, and
  /// again for displayed rows at each refresh; where estimates are off, for all rows.
  @discardableResult
  public func cellHeight(
    @ClosureValue<Double> _ height: @escaping (_ row: Int, _ model: Model) -> Double
  ) -> Self {
    dimension(.cellHeight(height))
  }

  /// Gives rows their estimated heights in points, used until they are displayed.
  ///
  /// The length of the content and the positions of rows further down depend on the estimates, so a scroll to such a row
  /// is the more exact the better they are.
  @discardableResult
  public func estimatedCellHeight(
    @ClosureValue<Double> _ height: @escaping (_ row: Int, _ model: Model) -> Double
  ) -> Self {
    dimension(.estimatedCellHeight(height))
  }
}

extension PlainSectionRows {
  /// Gives rows their heights in points; `automaticDimension` lets the cell measure itself.
  @discardableResult
  public func cellHeight(@ClosureValue<Double> _ height: @escaping (_ row: Int) -> Double) -> Self {
    dimension(.cellHeight(height))
  }

  /// Gives rows their estimated heights in points, used until they are displayed.
  @discardableResult
  public func estimatedCellHeight(
    @ClosureValue<Double> _ height: @escaping (_ row: Int) -> Double
  ) -> Self {
    dimension(.estimatedCellHeight(height))
  }
}

extension MultiSectionModelRows {
  /// Gives rows their heights in points; `automaticDimension` lets the cell measure itself.
  @discardableResult
  public func cellHeight(
    @ClosureValue<Double> _ height:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> Double
  ) -> Self {
    dimension(.cellHeight(height))
  }

  /// Gives rows their estimated heights in points, used until they are displayed.
  @discardableResult
  public func estimatedCellHeight(
    @ClosureValue<Double> _ height:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> Double
  ) -> Self {
    dimension(.estimatedCellHeight(height))
  }
}

extension PlainMultiSectionRows {
  /// Gives rows their heights in points; `automaticDimension` lets the cell measure itself.
  @discardableResult
  public func cellHeight(
    @ClosureValue<Double> _ height: @escaping (_ section: Section, _ row: Int) -> Double
  ) -> Self {
    dimension(.cellHeight(height))
  }

  /// Gives rows their estimated heights in points, used until they are displayed.
  @discardableResult
  public func estimatedCellHeight(
    @ClosureValue<Double> _ height: @escaping (_ section: Section, _ row: Int) -> Double
  ) -> Self {
    dimension(.estimatedCellHeight(height))
  }
}
