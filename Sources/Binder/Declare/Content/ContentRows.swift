// Rows that are declared by what they show, as parts of a section: `Row`, `Rows` and `ObservedRows`.

/// Shows a row for each model of an array, whose content the closure makes.
///
///     Rows(store.devices) { device in
///       ListContent(device.name, secondaryText: device.isOnline ? "online" : "offline")
///     }
///     .onTapped { device in router.show(device) }
///
/// Rows are identified by the `collectionId` or the `id` of the model, or else by the model itself if it is `Hashable`. The
/// closure runs for rows that are displayed, and after each update for the visible ones: those that show something else are
/// filled again. What it has read of `@Observable` objects fills the row again by itself.
///
/// A section has any number of `Row` and `Rows`. The same identity in two lists is two rows.
@MainActor @_alwaysEmitIntoClient
public func Rows<Section: TableViewSection, Model>(
  _ models: [Model],
  @ContentBuilder content: @escaping @MainActor (_ model: Model) -> any CellContent
) -> ContentRows<Section, Model> {
  ContentRows(models, .findIdentity(), content)
}

/// Shows a row for each model of an observed array or a data source, whose changes are shown without a refresh.
@MainActor @_alwaysEmitIntoClient
public func ObservedRows<Section: TableViewSection, Model>(
  _ models: any ObservableRows<Model>,
  @ContentBuilder content: @escaping @MainActor (_ model: Model) -> any CellContent
) -> ContentRows<Section, Model> {
  ContentRows(observing: models, .findIdentity(), content)
}

/// Shows one row.
///
///     Row(ListContent("Add a device")).onTapped { router.addDevice() }
///
/// - Parameters:
///   - content: What it shows.
///   - id: Its identity; without one it is the row that is written at this place.
/// - Returns: The row, for handlers, which receive nothing.
@MainActor
public func Row<Section: TableViewSection, Content: CellContent>(
  _ content: Content,
  id: AnyHashable? = nil
) -> ContentRow<Section> {
  ContentRow(content, id: id)
}

/// Rows of models, as ``Rows(_:content:)`` and ``ObservedRows(_:content:)`` declare them.
@MainActor
public struct ContentRows<Section: TableViewSection, Model>: UniformContentDeclaration,
  ContentListDeclaration, SectionPart
{
  private let list: DeclaredList

  /// The rows, as a part of a section.
  public var sectionParts: SectionPartGroup<Section, WithRows> { SectionPartGroup(list.write) }

  @usableFromInline
  init(
    _ models: [Model],
    _ matcher: ModelMatcher<Model>?,
    _ content: @escaping @MainActor (_ model: Model) -> any CellContent
  ) {
    list = .rows(.constant(models), matcher, content)
  }

  @usableFromInline
  init(
    observing source: any ObservableRows<Model>,
    _ matcher: ModelMatcher<Model>?,
    _ content: @escaping @MainActor (_ model: Model) -> any CellContent
  ) {
    list = .observedRows(source, matcher, content)
  }

  private init(_ list: DeclaredList) { self.list = list }

  /// The same rows, with more declared for them.
  public func adding(_ addition: ContentAddition) -> Self { Self(list.adding(addition)) }
}

/// One row, as ``Row(_:id:)`` declares it.
@MainActor
public struct ContentRow<Section: TableViewSection>: UniformContentDeclaration,
  ContentRowDeclaration, SectionPart
{
  /// Its handlers receive nothing.
  public typealias Model = Void

  private let list: DeclaredList

  /// The row, as a part of a section.
  public var sectionParts: SectionPartGroup<Section, WithRows> { SectionPartGroup(list.write) }

  init(_ content: any CellContent, id: AnyHashable?) {
    list = .row(id) { content }
  }

  private init(_ list: DeclaredList) { self.list = list }

  /// The same row, with more declared for it.
  public func adding(_ addition: ContentAddition) -> Self { Self(list.adding(addition)) }
}

/// The model of one row: its place is its identity, `"cover"` or the second row below a condition.
struct LoneRow: Identifiable {
  let id: ListPlace

  init(_ id: ListPlace) { self.id = id }
}

extension CellBinding<LoneRow> {
  /// The form of one row.
  ///
  /// An identity that was not given has no name for pictures.
  static func contents(content: @escaping (LoneRow) -> any CellContent) -> CellBinding {
    contents(
      matcher: .foundWhenRunning(),
      identity: {
        .named(
          { $0.id.id ?? AnyHashable($0.id) },
          name: { $0.id.id.flatMap { stableName(of: $0.base) } }
        )
      },
      content: content
    )
  }
}

/// A list that is not written into a declaration yet: what it shows, and its handlers.
@MainActor
struct DeclaredList {
  private let id: AnyHashable?
  private let rows: (DeclarationWriter, ListPlace) -> BoundData<BySection<any RowList>>
  private var additions: [ContentAddition] = []

  init(
    id: AnyHashable? = nil,
    _ rows: @escaping (DeclarationWriter, ListPlace) -> BoundData<BySection<any RowList>>
  ) {
    (self.id, self.rows) = (id, rows)
  }

  func adding(_ addition: ContentAddition) -> DeclaredList {
    var list = self
    list.additions.append(addition)
    return list
  }

  func write(_ writer: DeclarationWriter, handledBy handlers: SectionHandlers) {
    writer.bindList(handlers, id: id) { rows(writer, $0) }
  }

  func write(_ writer: DeclarationWriter) {
    let handlers = additions.isEmpty ? nil : SectionHandlers()
    for addition in additions { addition.write(writer.ofList(handlers)) }
    writer.bindList(handlers, id: id) { rows(writer, $0) }
  }
}

extension DeclaredList {
  typealias Content<Model> = @MainActor (_ model: Model) -> any CellContent

  static func rows<Model>(
    _ models: BoundData<[Model]>,
    _ matcher: ModelMatcher<Model>?,
    _ content: @escaping Content<Model>
  ) -> DeclaredList {
    let form = CellBinding.contents(matcher: matcher, content: content)
    return DeclaredList { writer, _ in
      models.map { [section = writer.section] in .one(section, ModelRows(.models($0), form: form)) }
    }
  }

  static func rows<Section: TableViewSection, Model>(
    bySection models: BoundData<[Section: [Model]]>,
    _ matcher: ModelMatcher<Model>?,
    _ content: @escaping Content<Model>
  ) -> DeclaredList {
    let form = CellBinding.contents(matcher: matcher, content: content)
    return DeclaredList { _, _ in
      models.map { .many($0.keyed { ModelRows(.models($0), form: form) }) }
    }
  }

  static func observedRows<Model>(
    _ models: any ObservableRows<Model>,
    _ matcher: ModelMatcher<Model>?,
    _ content: @escaping Content<Model>
  ) -> DeclaredList {
    let form = CellBinding.contents(matcher: matcher, content: content)
    return DeclaredList { writer, _ in
      let (section, models) = (writer.section, writer.observedModels(models))
      return .replaced(
        read: { .one(section, ModelRows(.observed(models.read()), form: form)) },
        version: { models.version },
        runsCode: false
      )
    }
  }

  static func row(
    _ id: AnyHashable?,
    _ content: @escaping @MainActor () -> any CellContent
  ) -> DeclaredList {
    DeclaredList(id: id) { writer, place in
      let form = CellBinding.contents { _ in content() }
      return .constant(.one(writer.section, ModelRows(.models([LoneRow(place)]), form: form)))
    }
  }
}
