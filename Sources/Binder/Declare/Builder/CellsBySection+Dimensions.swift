extension CellsBySection {
  /// Gives several dimensions in one call: `.dimensions(.cellHeight { … }, .headerHeight { … })`.
  public func dimensions(_ dimensions: MultiSectionDimension<Section, Model>...) -> CellsBySection {
    adding { chain in dimensions.reduce(chain) { $0.dimensions($1) } }
  }

  /// Gives every row the same height in points; `automaticDimension` lets the cell measure itself.
  public func cellHeight(_ height: Double) -> CellsBySection {
    adding { $0.cellHeight(height) }
  }

  /// Gives rows their heights in points; `automaticDimension` lets the cell measure itself.
  @_disfavoredOverload
  public func cellHeight(
    _ height: @escaping (_ section: Section, _ row: Int) -> Double
  ) -> CellsBySection {
    adding { $0.cellHeight(height) }
  }

  /// Gives rows their heights in points; `automaticDimension` lets the cell measure itself.
  @_disfavoredOverload
  public func cellHeight(
    _ height: @escaping (_ section: Section, _ row: Int, _ model: Model) -> Double
  ) -> CellsBySection {
    adding { $0.cellHeight(height) }
  }

  /// Gives one guess in points at the height of every row, used until it is displayed.
  public func estimatedCellHeight(_ height: Double) -> CellsBySection {
    adding { $0.estimatedCellHeight(height) }
  }

  /// Gives guesses in points at the heights of rows, used until they are displayed.
  @_disfavoredOverload
  public func estimatedCellHeight(
    _ height: @escaping (_ section: Section, _ row: Int) -> Double
  ) -> CellsBySection {
    adding { $0.estimatedCellHeight(height) }
  }

  /// Gives guesses in points at the heights of rows, used until they are displayed.
  @_disfavoredOverload
  public func estimatedCellHeight(
    _ height: @escaping (_ section: Section, _ row: Int, _ model: Model) -> Double
  ) -> CellsBySection {
    adding { $0.estimatedCellHeight(height) }
  }
}
