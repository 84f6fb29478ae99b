// A name that no handler has: the compiler looks it up among the key paths of a type without properties, says in its line that
// there is none, and goes on with the same rows, so that what follows in the chain has a type.

extension RowsDeclaration {
  /// Stands for a handler that does not exist; the compiler refuses its name.
  public subscript<Value>(
    dynamicMember name: KeyPath<HandlerNames, Value>
  ) -> MissingHandler<Self> { MissingHandler(rows: self) }
}

/// Has no properties but the commonest names that handlers do not have, so that the compiler says which one they do.
public struct HandlerNames {
  /// Stands for a name that no handler has.
  @available(*, unavailable, message: "use 'onTapped'")
  public var onTap: Void { () }

  /// Stands for a name that no handler has.
  @available(*, unavailable, message: "use 'onTapped'")
  public var onSelect: Void { () }

  /// Stands for a name that no handler has.
  @available(*, unavailable, message: "use 'onTapped'")
  public var didSelect: Void { () }

  /// Stands for a name that no handler has.
  @available(*, unavailable, message: "use 'trailingSwipe' or 'leadingSwipe'")
  public var swipeActions: Void { () }

  /// Stands for a name that no handler has.
  @available(*, unavailable, message: "use 'trailingSwipe' or 'leadingSwipe'")
  public var onSwipe: Void { () }

  /// Stands for a name that no handler has.
  @available(*, unavailable, message: "use 'cellHeight'")
  public var rowHeight: Void { () }

  /// Stands for a name that no handler has.
  @available(*, unavailable, message: "use 'onWillDisplay'")
  public var onAppear: Void { () }

  /// Stands for a name that no handler has.
  @available(
    *,
    unavailable,
    message: "write a Header before the Cells, or 'bind(headerTitle:)' in the chain"
  )
  public var header: Void { () }

  /// Stands for a name that no handler has.
  @available(
    *,
    unavailable,
    message: "write a Footer after the Cells, or 'bind(footerTitle:)' in the chain"
  )
  public var footer: Void { () }
}

/// A handler that does not exist, to be called and followed by others.
@MainActor
public struct MissingHandler<Rows: RowsDeclaration> {
  let rows: Rows

  /// Takes a height.
  @_disfavoredOverload
  @discardableResult
  public func callAsFunction(_ points: Double) -> Rows { rows }

  /// Takes a title.
  @_disfavoredOverload
  @discardableResult
  public func callAsFunction(_ title: String) -> Rows { rows }
}

extension MissingHandler where Rows: SectionModelRows {
  /// Takes the closure of a handler that gets the cell and the model.
  @discardableResult
  public func callAsFunction(
    _ handler: @MainActor (_ row: Int, _ cell: Rows.Cell, _ model: Rows.Model) async -> Void
  ) -> Rows { rows }

  /// Takes the closure of a handler that receives the model, and may return a value.
  @discardableResult
  public func callAsFunction<Value>(
    _ handler: @MainActor (_ row: Int, _ model: Rows.Model) async -> Value
  ) -> Rows { rows }
}

extension MissingHandler where Rows: MultiSectionModelRows {
  /// Takes the closure of a handler that gets the cell and the model.
  @discardableResult
  public func callAsFunction(
    _ handler:
      @MainActor (
        _ section: Rows.Section, _ row: Int, _ cell: Rows.Cell, _ model: Rows.Model
      ) async -> Void
  ) -> Rows { rows }

  /// Takes the closure of a handler that receives the model, and may return a value.
  @discardableResult
  public func callAsFunction<Value>(
    _ handler: @MainActor (_ section: Rows.Section, _ row: Int, _ model: Rows.Model) async -> Value
  ) -> Rows { rows }
}

extension MissingHandler where Rows: PlainSectionRows {
  /// Takes the closure of a handler that gets the cell.
  @discardableResult
  public func callAsFunction(
    _ handler: @MainActor (_ row: Int, _ cell: Rows.Cell) async -> Void
  ) -> Rows { rows }
}

extension MissingHandler where Rows: PlainMultiSectionRows {
  /// Takes the closure of a handler that gets the cell.
  @discardableResult
  public func callAsFunction(
    _ handler: @MainActor (_ section: Rows.Section, _ row: Int, _ cell: Rows.Cell) async -> Void
  ) -> Rows { rows }
}
