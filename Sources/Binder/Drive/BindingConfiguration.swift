/// How what is declared comes to a table.
public struct BindingConfiguration {
  /// Whether cell and header and footer types are registered when they are bound.
  public var automaticallyRegister = true
  /// Whether changes come to the table as batches; without it every update is a reload.
  public var animateChanges = true
  /// How a row that shows something else comes to the table.
  ///
  /// `.reload` gives it a new cell. `.reconfigure` has the cell that it has filled anew by the same
  /// `onDequeue` handlers, without `prepareForReuse()`: a text field in it goes on being edited. What
  /// makes the cells has to give a row the same type of cell as before.
  public var rowUpdates = UpdateForm.reload
  /// How each kind of change comes and goes.
  public var animations = UpdateAnimations()
  /// What announces changes to the table instead of the binder; held weakly.
  public weak var updateDelegate: (any TableViewUpdateDelegate)?
  /// Runs the comparisons of `refreshInBackground()`; nil for the threads that all tasks share.
  ///
  /// A test that holds up a comparison gives it threads of its own: a thread that all tasks share must not wait.
  package var comparisonExecutor: (any TaskExecutor)?

  /// Begins with batches, new cells and automatic animations.
  public init() {}
}

/// How each kind of change comes to the table.
public struct UpdateAnimations: Hashable, Sendable {
  /// How rows go.
  public var rowDeletion = RowAnimation.automatic
  /// How rows come.
  public var rowInsertion = RowAnimation.automatic
  /// How rows show other content.
  public var rowUpdate = RowAnimation.automatic
  /// How sections go.
  public var sectionDeletion = RowAnimation.automatic
  /// How sections come.
  public var sectionInsertion = RowAnimation.automatic
  /// How sections show other rows, for a `TableViewUpdateDelegate`.
  public var sectionUpdate = RowAnimation.automatic
  /// How sections are reloaded whose rows cannot be told apart.
  public var undiffableSectionUpdate = RowAnimation.fade
  /// How headers and footers show something else, in sections that stay.
  public var sectionHeaderFooterUpdate = RowAnimation.none

  /// Leaves the choice to the table, but for sections whose rows cannot be told apart, which fade.
  public init() {}

  /// Takes one animation for everything.
  public init(all animation: RowAnimation) {
    rowDeletion = animation
    rowInsertion = animation
    rowUpdate = animation
    sectionDeletion = animation
    sectionInsertion = animation
    sectionUpdate = animation
    undiffableSectionUpdate = animation
    sectionHeaderFooterUpdate = animation
  }
}

/// A binder or a screen: what brings a declaration to tables, in a way that can be chosen.
///
/// ```swift
/// screen.rowInsertionAnimation = .fade
/// screen.rowUpdates = .reconfigure
/// ```
@MainActor
public protocol ConfigurableBinding {
  /// How what is declared comes to tables; counts from the next update on.
  var configuration: BindingConfiguration { get nonmutating set }
}

extension ConfigurableBinding {
  /// Whether cell and header and footer types are registered when they are bound.
  public var automaticallyRegister: Bool {
    get { configuration.automaticallyRegister }
    nonmutating set { configuration.automaticallyRegister = newValue }
  }

  /// Whether changes come to the table as batches; without it every update is a reload.
  public var animateChanges: Bool {
    get { configuration.animateChanges }
    nonmutating set { configuration.animateChanges = newValue }
  }

  /// Whether a row that shows something else gets a new cell, or has the cell that it has filled anew.
  public var rowUpdates: UpdateForm {
    get { configuration.rowUpdates }
    nonmutating set { configuration.rowUpdates = newValue }
  }

  /// What announces changes to the table instead of the binder; held weakly.
  public var updateDelegate: (any TableViewUpdateDelegate)? {
    get { configuration.updateDelegate }
    nonmutating set { configuration.updateDelegate = newValue }
  }

  /// How rows go.
  public var rowDeletionAnimation: RowAnimation {
    get { configuration.animations.rowDeletion }
    nonmutating set { configuration.animations.rowDeletion = newValue }
  }

  /// How rows come.
  public var rowInsertionAnimation: RowAnimation {
    get { configuration.animations.rowInsertion }
    nonmutating set { configuration.animations.rowInsertion = newValue }
  }

  /// How rows show other content.
  public var rowUpdateAnimation: RowAnimation {
    get { configuration.animations.rowUpdate }
    nonmutating set { configuration.animations.rowUpdate = newValue }
  }

  /// How sections go.
  public var sectionDeletionAnimation: RowAnimation {
    get { configuration.animations.sectionDeletion }
    nonmutating set { configuration.animations.sectionDeletion = newValue }
  }

  /// How sections come.
  public var sectionInsertionAnimation: RowAnimation {
    get { configuration.animations.sectionInsertion }
    nonmutating set { configuration.animations.sectionInsertion = newValue }
  }

  /// How sections show other rows, for a `TableViewUpdateDelegate`: the binder itself updates rows.
  public var sectionUpdateAnimation: RowAnimation {
    get { configuration.animations.sectionUpdate }
    nonmutating set { configuration.animations.sectionUpdate = newValue }
  }

  /// How sections are reloaded whose rows cannot be told apart.
  public var undiffableSectionUpdateAnimation: RowAnimation {
    get { configuration.animations.undiffableSectionUpdate }
    nonmutating set { configuration.animations.undiffableSectionUpdate = newValue }
  }

  /// How headers and footers show something else, in sections that stay.
  public var sectionHeaderFooterUpdateAnimation: RowAnimation {
    get { configuration.animations.sectionHeaderFooterUpdate }
    nonmutating set { configuration.animations.sectionHeaderFooterUpdate = newValue }
  }
}
