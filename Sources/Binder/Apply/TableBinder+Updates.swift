/// How changes come to the table.
extension TableBinder {
  /// Whether changes come to the table as batches; without it every update is a reload.
  public var animateChanges: Bool {
    get { driver.animatesChanges }
    set { driver.animatesChanges = newValue }
  }

  /// What announces changes to the table instead of the binder; held weakly.
  public var updateDelegate: (any TableViewUpdateDelegate)? {
    get { driver.updateDelegate }
    set { driver.updateDelegate = newValue }
  }

  /// How rows go.
  public var rowDeletionAnimation: RowAnimation {
    get { driver.animations.rowDeletion }
    set { driver.animations.rowDeletion = newValue }
  }

  /// How rows come.
  public var rowInsertionAnimation: RowAnimation {
    get { driver.animations.rowInsertion }
    set { driver.animations.rowInsertion = newValue }
  }

  /// How rows show other content.
  public var rowUpdateAnimation: RowAnimation {
    get { driver.animations.rowUpdate }
    set { driver.animations.rowUpdate = newValue }
  }

  /// How sections go.
  public var sectionDeletionAnimation: RowAnimation {
    get { driver.animations.sectionDeletion }
    set { driver.animations.sectionDeletion = newValue }
  }

  /// How sections come.
  public var sectionInsertionAnimation: RowAnimation {
    get { driver.animations.sectionInsertion }
    set { driver.animations.sectionInsertion = newValue }
  }

  /// How sections show other rows, for a `TableViewUpdateDelegate`: the binder itself updates rows.
  public var sectionUpdateAnimation: RowAnimation {
    get { driver.animations.sectionUpdate }
    set { driver.animations.sectionUpdate = newValue }
  }

  /// How sections are reloaded whose rows cannot be told apart.
  public var undiffableSectionUpdateAnimation: RowAnimation {
    get { driver.animations.undiffableSectionUpdate }
    set { driver.animations.undiffableSectionUpdate = newValue }
  }

  /// How headers and footers show something else, for a `TableViewUpdateDelegate`: the binder itself has
  /// them filled anew in their place.
  public var sectionHeaderFooterUpdateAnimation: RowAnimation {
    get { driver.animations.sectionHeaderFooterUpdate }
    set { driver.animations.sectionHeaderFooterUpdate = newValue }
  }
}
