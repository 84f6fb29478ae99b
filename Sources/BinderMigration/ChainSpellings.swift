public import Binder
public import BinderObservables

// What chains and binders are called elsewhere: the compiler says what to write.

extension RowsDeclaration {
  /// Says that there is no other way for observed data.
  @available(*, unavailable, message: "leave out 'rx': 'bind' takes what is observed, too")
  public var rx: Self { self }

  /// Says that handlers show the controls.
  @available(
    *,
    unavailable,
    message:
      "leave it out: 'onDelete' and 'onInsert' show the controls, 'editingStyle' chooses them"
  )
  public func allowEditing(style: RowEditingStyle) -> Self { self }

  /// Says what moves rows.
  @available(
    *,
    unavailable,
    message:
      "leave it out: rows with 'onMoved' can be moved; 'canMove' and 'moveTarget' say which and where"
  )
  public func allowMoving<Rule>(_ rule: Rule) -> Self { self }

  /// Says where the indentation of a cell belongs.
  @available(*, unavailable, message: "set the cell's 'indentationLevel' in 'onDequeue'")
  public var cellIndentationLevel: MissingHandler<Self> {
    preconditionFailure("The compiler refuses this name")
  }
}

extension SectionedTableViewBinder {
  /// Is called `reactive`.
  @available(*, unavailable, renamed: "reactive")
  public var rx: ReactiveExtensions<SectionedTableViewBinder<Section>> { reactive }
}
