public import Binder

// The sizes of items in a flow.

extension SectionModelRows {
  /// Gives each item of a flow a size of its own.
  ///
  ///     .layout(.flow(itemSize: LayoutSize(width: 50, height: 50)))
  ///     .itemSize { item, tag in LayoutSize(width: tag.isLong ? 120 : 60, height: 32) }
  ///
  /// The closure is called once for each item, and again for items that are inserted, reloaded or reconfigured.
  ///
  /// - Parameter size: Receives the position in the section, counted from 0, and the model; widths and heights of 0 points or
  ///   more.
  /// - Returns: The same items, for further calls.
  @discardableResult
  public func itemSize(
    @ClosureValue<LayoutSize> _ size: @escaping (_ item: Int, _ model: Model) -> LayoutSize
  ) -> Self { arranging { $0.itemSize = .value { item, model in size(item, model) } } }
}

extension ContentHandlersDeclaration {
  /// Gives each item of a flow a size of its own.
  ///
  ///     Rows(store.tags) { tag in ListContent(tag.name) }
  ///       .itemSize { tag in LayoutSize(width: tag.isLong ? 120 : 60, height: 32) }
  @discardableResult
  public func itemSize(
    @ClosureValue<LayoutSize> _ size: @escaping (_ model: Model) -> LayoutSize
  ) -> Self {
    arranging { $0.itemSize = .value { (_: Int, model: Model) in size(model) } }
  }
}

extension PlainSectionRows {
  /// Gives each item of a flow a size of its own.
  @discardableResult
  public func itemSize(
    @ClosureValue<LayoutSize> _ size: @escaping (_ item: Int) -> LayoutSize
  ) -> Self {
    arranging { $0.itemSize = .value { (item: Int, _: NoModel) in size(item) } }
  }
}

extension MultiSectionModelRows {
  /// Gives each item of a flow a size of its own.
  @discardableResult
  public func itemSize(
    @ClosureValue<LayoutSize> _ size:
      @escaping (_ section: Section, _ item: Int, _ model: Model) -> LayoutSize
  ) -> Self {
    arranging {
      $0.itemSize = .value { (section: Section, item, model: Model) in size(section, item, model) }
    }
  }
}

extension PlainMultiSectionRows {
  /// Gives each item of a flow a size of its own.
  @discardableResult
  public func itemSize(
    @ClosureValue<LayoutSize> _ size: @escaping (_ section: Section, _ item: Int) -> LayoutSize
  ) -> Self {
    arranging {
      $0.itemSize = .value { (section: Section, item, _: NoModel) in size(section, item) }
    }
  }
}
