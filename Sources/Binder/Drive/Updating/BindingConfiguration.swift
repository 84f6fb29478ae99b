/// The settings by which a declaration is shown in a table.
public struct BindingConfiguration {
  /// Whether cell and header and footer types are registered when they are bound.
  public var automaticallyRegister = true
  /// Whether changes are shown in batches; without it every update is a `reloadData`.
  public var animateChanges = true
  /// The way in which a row that shows other content is updated.
  ///
  /// `.reload` gives it a new cell. `.reconfigure` has the cell that it has filled again by the same
  /// `onDequeue` handlers, without `prepareForReuse()`: a text field in it stays in use. A closure that
  /// makes the cells has to give a row the same type of cell as before: a `UITableView` and a `UICollectionView`
  /// reload a row that wants another type, and a table without a screen reports it.
  public var rowUpdates = UpdateForm.reload
  /// Whether an update leaves the visible rows where they are on the screen, and changes the content offset instead.
  ///
  /// Without it the table keeps its offset, as `UITableView` does: rows that are inserted above those on the screen push them
  /// down.
  public var keepsVisibleRowsInPlace = false
  /// The animation for each kind of change.
  public var animations = UpdateAnimations()
  /// Runs the comparisons of `refreshInBackground()`, if it is a `TaskExecutor`; nil for the threads that all tasks share.
  ///
  /// A test that holds up a comparison gives it threads of its own: a thread that all tasks share must not wait.
  package var comparisonExecutor: (any Executor)?

  /// Begins with batches, new cells and automatic animations.
  public init() {}
}

/// The animations for the kinds of changes.
public struct UpdateAnimations: Hashable, Sendable {
  /// The animation for deleted rows.
  public var rowDeletion = RowAnimation.automatic
  /// The animation for inserted rows.
  public var rowInsertion = RowAnimation.automatic
  /// The animation for reloaded rows.
  public var rowUpdate = RowAnimation.automatic
  /// The animation for deleted sections.
  public var sectionDeletion = RowAnimation.automatic
  /// The animation for inserted sections.
  public var sectionInsertion = RowAnimation.automatic
  /// The animation for sections that are reloaded because their rows have neither identity nor equality.
  public var undiffableSectionUpdate = RowAnimation.fade
  /// The animation for headers and footers that show other content, in sections that stay.
  public var sectionHeaderFooterUpdate = RowAnimation.none

  /// Leaves the choice to the table, but for sections whose rows have neither identity nor equality, which fade.
  public init() {}

  /// Takes one animation for everything.
  public init(all animation: RowAnimation) {
    rowDeletion = animation
    rowInsertion = animation
    rowUpdate = animation
    sectionDeletion = animation
    sectionInsertion = animation
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
  /// The settings by which the declaration is shown in tables; they apply from the next update on.
  var configuration: BindingConfiguration { get nonmutating set }
}

extension ConfigurableBinding {
  /// Whether cell and header and footer types are registered when they are bound.
  public var automaticallyRegister: Bool {
    get { configuration.automaticallyRegister }
    nonmutating set { configuration.automaticallyRegister = newValue }
  }

  /// Whether changes are shown in batches; without it every update is a `reloadData`.
  public var animateChanges: Bool {
    get { configuration.animateChanges }
    nonmutating set { configuration.animateChanges = newValue }
  }

  /// Whether a row that shows something else gets a new cell, or has the cell that it has filled again.
  public var rowUpdates: UpdateForm {
    get { configuration.rowUpdates }
    nonmutating set { configuration.rowUpdates = newValue }
  }

  /// Whether an update leaves the visible rows where they are on the screen, and changes the content offset instead.
  ///
  ///     binder.keepsVisibleRowsInPlace = true
  ///
  /// It is for screens that grow upwards, such as a chat that loads earlier messages. The first visible row that an update
  /// neither deletes nor moves keeps its place, within the limits of scrolling, also at the top of the table.
  /// It applies from the next update on, so it can be set for one update and reset.
  public var keepsVisibleRowsInPlace: Bool {
    get { configuration.keepsVisibleRowsInPlace }
    nonmutating set { configuration.keepsVisibleRowsInPlace = newValue }
  }

  /// The animation for deleted rows.
  public var rowDeletionAnimation: RowAnimation {
    get { configuration.animations.rowDeletion }
    nonmutating set { configuration.animations.rowDeletion = newValue }
  }

  /// The animation for inserted rows.
  public var rowInsertionAnimation: RowAnimation {
    get { configuration.animations.rowInsertion }
    nonmutating set { configuration.animations.rowInsertion = newValue }
  }

  /// The animation for reloaded rows.
  public var rowUpdateAnimation: RowAnimation {
    get { configuration.animations.rowUpdate }
    nonmutating set { configuration.animations.rowUpdate = newValue }
  }

  /// The animation for deleted sections.
  public var sectionDeletionAnimation: RowAnimation {
    get { configuration.animations.sectionDeletion }
    nonmutating set { configuration.animations.sectionDeletion = newValue }
  }

  /// The animation for inserted sections.
  public var sectionInsertionAnimation: RowAnimation {
    get { configuration.animations.sectionInsertion }
    nonmutating set { configuration.animations.sectionInsertion = newValue }
  }

  /// The animation for sections that are reloaded because their rows have neither identity nor equality.
  public var undiffableSectionUpdateAnimation: RowAnimation {
    get { configuration.animations.undiffableSectionUpdate }
    nonmutating set { configuration.animations.undiffableSectionUpdate = newValue }
  }

  /// The animation for headers and footers that show other content, in sections that stay.
  public var sectionHeaderFooterUpdateAnimation: RowAnimation {
    get { configuration.animations.sectionHeaderFooterUpdate }
    nonmutating set { configuration.animations.sectionHeaderFooterUpdate = newValue }
  }
}
