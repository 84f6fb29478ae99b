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
}

extension SectionedTableViewBinder {
  /// Is called `reactive`.
  @available(*, unavailable, renamed: "reactive")
  public var rx: ReactiveExtensions<SectionedTableViewBinder<Section>> { reactive }
}
