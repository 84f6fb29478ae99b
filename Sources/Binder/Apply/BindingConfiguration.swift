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
