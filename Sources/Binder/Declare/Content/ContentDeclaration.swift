// The kinds of rows that are declared by what they show. Each handler has one form for each kind.

/// Rows that are declared by what they show, and can be given handlers.
@MainActor
@dynamicMemberLookup
public protocol ContentDeclaration<Model> {
  /// What handlers receive: the model, or nothing where it is `Void`.
  associatedtype Model

  /// The same rows, with more declared for them.
  func adding(_ addition: ContentAddition) -> Self
}

/// Rows that can be alike in something: a height, or what stands at the trailing edge.
///
/// The compiler looks at these forms last.
@MainActor
public protocol UniformContentDeclaration<Model>: ContentDeclaration {}

/// Rows with handlers, which receive the model and nothing else.
@MainActor
public protocol ContentHandlersDeclaration<Model>: UniformContentDeclaration {}

/// Rows of models.
@MainActor
public protocol ContentRowsDeclaration<Model>: ContentHandlersDeclaration {}

/// Rows of models of one section: positions, where there are any, are positions in the list.
@MainActor
public protocol ContentListDeclaration<Model>: ContentRowsDeclaration {}

/// Rows of models of several sections: positions, where there are any, have a section.
@MainActor
public protocol ContentListsDeclaration<Section, Model>: ContentRowsDeclaration {
  /// The type that names the sections of the table.
  associatedtype Section: TableViewSection
}

/// One row: handlers receive nothing, so that their closures are written without a parameter.
///
///     Row(ListContent("Add a device")).onTapped { router.addDevice() }
@MainActor
public protocol ContentRowDeclaration: ContentHandlersDeclaration where Model == Void {}

/// What is declared for rows besides what they show: a handler, or how their models are compared.
@MainActor
public struct ContentAddition {
  let write: (DeclarationWriter) -> Void
}

extension ContentDeclaration {
  func handling(_ add: @escaping (SectionHandlers) -> Void) -> Self {
    adding(ContentAddition { $0.updateHandlers(add) })
  }

  func gesturing(_ add: @escaping (RowGestures) -> Void) -> Self {
    handling { add($0.gesturesToDeclare) }
  }

  /// Stands for a handler that does not exist; the compiler refuses its name.
  public subscript<Value>(
    dynamicMember name: KeyPath<HandlerNames, Value>
  ) -> MissingContentHandler<Self, Model> { MissingContentHandler(rows: self) }
}

/// A handler that does not exist, to be called and followed by others.
@MainActor
public struct MissingContentHandler<Rows, Model> {
  let rows: Rows

  /// Takes the closure of a handler.
  @discardableResult
  public func callAsFunction(_ handler: @MainActor (_ model: Model) async -> Void) -> Rows { rows }

  /// Takes the closure of a handler that returns a value.
  @discardableResult
  public func callAsFunction<Value>(_ handler: @MainActor (_ model: Model) async -> Value) -> Rows {
    rows
  }
}

extension UniformContentDeclaration {
  /// Gives every row the same height in points; `automaticDimension` lets the content be measured.
  @discardableResult
  public func cellHeight(_ points: Double) -> Self {
    handling(DeclaredDimension(.cellHeight, points).add)
  }

  /// Gives every row the same estimated height in points, used until it is displayed.
  @discardableResult
  public func estimatedCellHeight(_ points: Double) -> Self {
    handling(DeclaredDimension(.estimatedCellHeight, points).add)
  }

  /// Shows the same at the trailing edge of each row.
  @discardableResult
  public func accessory(_ accessory: CellAccessory) -> Self {
    gesturing { $0.accessory = RowProperty { _, _, _ in accessory } }
  }
}
