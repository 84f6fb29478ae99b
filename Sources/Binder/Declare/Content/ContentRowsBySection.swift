/// Shows rows in several sections, with models by section.
///
///     OnSections(.friends, .others) {
///       RowsBySection([.friends: store.friends, .others: store.others]) { person in ListContent(person.name) }
///         .onTapped { person in router.show(person) }
///     }
///
/// In `OnAllOtherSections` a section that the dictionary does not have is not displayed.
@MainActor @_alwaysEmitIntoClient
public func RowsBySection<Section: TableViewSection, Model>(
  _ models: @autoclosure () -> [Section: [Model]],
  @ContentBuilder content: @escaping @MainActor (_ model: Model) -> any CellContent
) -> ContentRowsBySection<Section, Model> {
  // As a plain argument the compiler would blame the dictionary for what is misspelt in the content.
  ContentRowsBySection(models(), .findIdentity(), content)
}

/// Rows of several sections, as ``RowsBySection(_:content:)`` declares them.
@MainActor
public struct ContentRowsBySection<Section: TableViewSection, Model>: UniformContentDeclaration,
  ContentListsDeclaration, MultiSectionPart
{
  private let list: DeclaredList

  /// The rows, as a part of several sections.
  public var multiSectionParts: MultiSectionPartGroup<Section, BindsData> {
    MultiSectionPartGroup(list.write)
  }

  @usableFromInline
  init(
    _ models: [Section: [Model]],
    _ matcher: ModelMatcher<Model>?,
    _ content: @escaping @MainActor (_ model: Model) -> any CellContent
  ) {
    list = .rows(bySection: .constant(models), matcher, content)
  }

  private init(_ list: DeclaredList) { self.list = list }

  /// The same rows, with more declared for them.
  public func adding(_ addition: ContentAddition) -> Self { Self(list.adding(addition)) }
}
