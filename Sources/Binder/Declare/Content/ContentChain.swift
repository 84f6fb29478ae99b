// Rows that are declared by what they show, in chains. Handlers belong to the rows before them.
//
// Closures return a sequence, and not an array: for `rows({ people }) { person in ListContent(person.nme) }` the compiler would
// blame `{ people }`.

/// A chain of one section behind rows of models; more rows may follow.
///
///     binder.onSection(.devices)
///       .rows({ store.devices }) { device in ListContent(device.name) }
///       .onTapped { device in router.show(device) }
///       .row { ListContent("Add a device") }
///       .onTapped { router.addDevice() }
@MainActor
public struct ContentChain<Section: TableViewSection, Model>: UniformContentDeclaration,
  ContentListDeclaration, ContentChaining
{
  /// What the chain writes to.
  public let chained: ContentChainEnd

  init(_ writer: DeclarationWriter, _ list: DeclaredList) {
    chained = ContentChainEnd(writer, list)
  }

  /// The same chain, with more declared for the rows before.
  public func adding(_ addition: ContentAddition) -> Self {
    chained.add(addition)
    return self
  }
}

/// A chain of one section behind one row; more rows may follow.
@MainActor
public struct ContentRowChain<Section: TableViewSection>: UniformContentDeclaration,
  ContentRowDeclaration, ContentChaining
{
  /// Its handlers receive nothing.
  public typealias Model = Void

  /// What the chain writes to.
  public let chained: ContentChainEnd

  init(_ writer: DeclarationWriter, _ list: DeclaredList) {
    chained = ContentChainEnd(writer, list)
  }

  /// The same chain, with more declared for the row before.
  public func adding(_ addition: ContentAddition) -> Self {
    chained.add(addition)
    return self
  }
}

/// A chain of several sections behind rows of models; more rows may follow.
@MainActor
public struct MultiSectionContentChain<Section: TableViewSection, Model>: UniformContentDeclaration,
  ContentListsDeclaration
{
  let chained: ContentChainEnd

  init(_ writer: DeclarationWriter, _ list: DeclaredList) {
    chained = ContentChainEnd(writer, list)
  }

  /// The same chain, with more declared for the rows before.
  public func adding(_ addition: ContentAddition) -> Self {
    chained.add(addition)
    return self
  }

  /// Shows more rows below, with models by section, read again at each refresh.
  @discardableResult
  public func rows<NewModel, Models: Sequence<(key: Section, value: [NewModel])>>(
    _ models: @escaping () -> Models,
    @ContentBuilder content: @escaping @MainActor (_ model: NewModel) -> any CellContent
  ) -> MultiSectionContentChain<Section, NewModel> {
    MultiSectionContentChain<Section, NewModel>(
      chained.writer,
      .rows(bySection: .closure(bySection(models)), .findIdentity(), content)
    )
  }
}

/// The rows that a chain has declared last, and what it goes on with.
@MainActor
public struct ContentChainEnd {
  let writer: DeclarationWriter
  private let handlers = SectionHandlers()

  init(_ writer: DeclarationWriter, _ list: DeclaredList) {
    self.writer = writer
    list.write(writer, handledBy: handlers)
  }

  func add(_ addition: ContentAddition) { addition.write(writer.ofList(handlers)) }
}

/// A chain of one section that shows contents.
@MainActor
public protocol ContentChaining<Section> {
  /// The type that names the sections of the table.
  associatedtype Section: TableViewSection

  /// What the chain writes to.
  var chained: ContentChainEnd { get }
}

extension ContentChaining {
  /// Shows a row for each model that the closure returns, read again at each refresh.
  @discardableResult
  public func rows<NewModel, Models: Sequence<NewModel>>(
    _ models: @escaping () -> Models,
    @ContentBuilder content: @escaping @MainActor (_ model: NewModel) -> any CellContent
  ) -> ContentChain<Section, NewModel> {
    ContentChain<Section, NewModel>(
      chained.writer,
      .rows(.closure { Array(models()) }, .findIdentity(), content)
    )
  }

  /// Shows a row for each model of an observed array or a data source.
  @discardableResult
  public func observedRows<NewModel>(
    _ models: any ObservableRows<NewModel>,
    @ContentBuilder content: @escaping @MainActor (_ model: NewModel) -> any CellContent
  ) -> ContentChain<Section, NewModel> {
    ContentChain<Section, NewModel>(chained.writer, .observedRows(models, .findIdentity(), content))
  }

  /// Shows one row, whose content is made again at each refresh.
  @discardableResult
  public func row(
    id: AnyHashable? = nil,
    @ContentBuilder content: @escaping @MainActor () -> any CellContent
  ) -> ContentRowChain<Section> {
    ContentRowChain<Section>(chained.writer, .row(id, content))
  }
}

extension PlainSectionChain {
  /// Shows a row for each model that the closure returns, read again at each refresh; the content says what it shows.
  ///
  ///     .rows({ store.devices }) { device in ListContent(device.name) }
  ///
  /// Rows are identified by the `collectionId` or the `id` of the model, or else by the model itself if it is `Hashable`. The
  /// content is made for rows that are displayed, and after each update for the visible ones. More rows may follow.
  @discardableResult
  public func rows<NewModel, Models: Sequence<NewModel>>(
    _ models: @escaping () -> Models,
    @ContentBuilder content: @escaping @MainActor (_ model: NewModel) -> any CellContent
  ) -> ContentChain<Section, NewModel> {
    ContentChain<Section, NewModel>(
      writer,
      .rows(.closure { Array(models()) }, .findIdentity(), content)
    )
  }

  /// Shows a row for each model of an observed array or a data source; the content says what it shows.
  @discardableResult
  public func observedRows<NewModel>(
    _ models: any ObservableRows<NewModel>,
    @ContentBuilder content: @escaping @MainActor (_ model: NewModel) -> any CellContent
  ) -> ContentChain<Section, NewModel> {
    ContentChain<Section, NewModel>(writer, .observedRows(models, .findIdentity(), content))
  }

  /// Shows one row, whose content is made again at each refresh.
  ///
  /// - Parameters:
  ///   - id: Its identity; without one it is the row that is written at this place.
  ///   - content: Makes what it shows.
  /// - Returns: The row, for handlers, which receive nothing, and for more rows.
  @discardableResult
  public func row(
    id: AnyHashable? = nil,
    @ContentBuilder content: @escaping @MainActor () -> any CellContent
  ) -> ContentRowChain<Section> {
    ContentRowChain<Section>(writer, .row(id, content))
  }
}

extension PlainMultiSectionChain where DataPolicy == BindsData {
  /// Shows rows in these sections, with models by section, read again at each refresh; the content says what a row shows.
  @discardableResult
  public func rows<NewModel, Models: Sequence<(key: Section, value: [NewModel])>>(
    _ models: @escaping () -> Models,
    @ContentBuilder content: @escaping @MainActor (_ model: NewModel) -> any CellContent
  ) -> MultiSectionContentChain<Section, NewModel> {
    MultiSectionContentChain<Section, NewModel>(
      writer,
      .rows(bySection: .closure(bySection(models)), .findIdentity(), content)
    )
  }
}

/// Reads models by section, as a dictionary.
private func bySection<Section: TableViewSection, Model, Models>(
  _ models: @escaping () -> Models
) -> () -> [Section: [Model]] where Models: Sequence<(key: Section, value: [Model])> {
  { Dictionary(models().lazy.map { ($0.key, $0.value) }) { _, last in last } }
}
