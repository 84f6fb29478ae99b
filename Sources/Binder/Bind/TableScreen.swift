/// A screen that is declared with a result builder and can be bound to tables.
///
///     let screen = TableScreen(sectionedBy: Section.self) {
///       OnSection(.friends) {
///         Header("FRIENDS")
///         Cells(PersonCell.self, models: store.friends) { row, cell, person in cell.show(person) }
///           .onTapped { row, cell, person in store.select(person) }
///       }
///       if store.showsEnemies {
///         OnSection(.enemies) { Cells(PersonCell.self, models: store.enemies) }
///       }
///     }
///     screen.bind(to: table)
///
/// The closure runs when the screen is bound, when something `@Observable` that it read has changed, and
/// at each refresh; what it declares then takes the place of what it declared before, and the table is led
/// from the one to the other. Sections are displayed in the order in which they are written.
///
/// A screen is a value; copies of it share their bindings. Keep it in a property: see `bind(to:)`.
@MainActor
public struct TableScreen<Section: TableViewSection>: ConfigurableBinding {
  private let behavior: SectionDisplayBehavior<Section>
  private let sections: [Section]?
  private let content: () -> ScreenPartGroup<Section>
  let bindings: ScreenBindings

  private init(
    behavior: SectionDisplayBehavior<Section>,
    displaying sections: [Section]?,
    configuration: BindingConfiguration = BindingConfiguration(),
    content: @escaping () -> ScreenPartGroup<Section>
  ) {
    self.behavior = behavior
    self.sections = sections
    self.content = content
    bindings = ScreenBindings(configuration)
  }

  /// Declares a screen; nothing runs before it is bound.
  ///
  /// - Parameters:
  ///   - sectionedBy: The type that names the sections.
  ///   - sectionDisplayBehavior: Which sections are displayed, and in which order; `.manuallyManaged`
  ///     displays all that are written, in that order.
  ///   - content: Writes the sections; runs again, once a frame, when something it read has changed.
  public init(
    sectionedBy: Section.Type,
    sectionDisplayBehavior: SectionDisplayBehavior<Section> = .manuallyManaged,
    @ScreenBuilder<Section> content: @escaping () -> ScreenPartGroup<Section>
  ) {
    let wholeTable = [WholeTable()] as? [Section]
    self.init(behavior: sectionDisplayBehavior, displaying: wholeTable, content: content)
  }

  /// Declares a screen whose type of sections is inferred; nothing runs before it is bound.
  ///
  ///     let screen: TableScreen<Section> = TableScreen { OnSection(.friends) { … } }
  ///
  /// - Parameters:
  ///   - sectionDisplayBehavior: Which sections are displayed, and in which order; `.manuallyManaged`
  ///     displays all that are written, in that order.
  ///   - content: Writes the sections; runs again, once a frame, when something it read has changed.
  public init(
    sectionDisplayBehavior: SectionDisplayBehavior<Section> = .manuallyManaged,
    @ScreenBuilder<Section> content: @escaping () -> ScreenPartGroup<Section>
  ) {
    self.init(
      sectionedBy: Section.self,
      sectionDisplayBehavior: sectionDisplayBehavior,
      content: content
    )
  }

  /// The settings by which the screen and its copies are shown in tables; they apply from the next update on.
  public var configuration: BindingConfiguration {
    get { bindings.configuration }
    nonmutating set { bindings.configuration = newValue }
  }

  /// Shows the screen in a table and keeps it up to date.
  ///
  /// Everything that is wrong with the declaration is reported here, in one message; what a later run
  /// brings is reported then, each problem once.
  ///
  /// The table holds its binding weakly, as tables hold their data sources. If your code keeps the
  /// handle until the next frame, the binding ends when the handle is deallocated. If it does not, the
  /// binding ends when the last copy of the screen is deallocated. It ends, too, when the table is deallocated, at
  /// `unbind()`, and when the screen is bound to the same table again.
  ///
  /// - Parameters:
  ///   - table: The table; it is not kept alive.
  ///   - fileID: The file that a wrong declaration is reported in, by a headless table.
  ///   - filePath: Its path.
  ///   - line: The line.
  ///   - column: The column.
  /// - Returns: A handle on the binding.
  @discardableResult
  public func bind(
    to table: any TableHost,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> TableBinding {
    let driver = TableDriver(table, choosing: behavior.choice, displaying: sectionKeys, body: body)
    return table.reporting(fileID, filePath, line, column) { bindings.add(driver, to: table) }
  }

  /// Shows the screen where a binding shows another one until now; the binding is one of this screen from now on.
  func replaceScreen(of binding: TableBinding, animated: Bool) -> Bool {
    bindings.take(binding, animated: animated) {
      $0.replaceBody(body, choosing: behavior.choice, displaying: sectionKeys)
    }
  }

  private var body: (DeclarationRecorder) -> Void { { [content] in content().write($0) } }

  private var sectionKeys: [SectionKey]? { sections?.map { SectionKey($0) } }

  /// Runs the closure again and shows what has changed in every table that the screen is bound to, at
  /// the next frame.
  ///
  /// There is no need for it where the closure reads `@Observable` objects: their changes do the same.
  /// Calls before the next frame are one update.
  public func refresh() {
    bindings.refresh()
  }

  /// Runs the closure again, and runs another one when every table that the screen is bound to shows what has changed.
  ///
  /// - Parameter completion: Runs once, also if nothing has changed; at once if the screen is bound to no table.
  public func refresh(completion: @escaping () -> Void) {
    bindings.refresh(completion)
  }

  /// Runs the closure again, and returns when every table that the screen is bound to shows what has changed.
  ///
  /// It returns at once when the task is cancelled.
  public func refreshAndWait() async {
    await bindings.refreshAndWait()
  }

  /// The position of the row with an identity in the first table that the screen is bound to.
  ///
  /// Pending changes are applied first.
  ///
  /// - Parameters:
  ///   - id: The model's `collectionId`, else its `id`, else the model itself.
  ///   - section: The section that is searched; nil for all.
  /// - Returns: The path of the first such row; nil if there is none.
  /// - Complexity: O(rows above it).
  public func indexPath(for id: some Hashable, in section: Section? = nil) -> IndexPath? {
    bindings.indexPath(for: AnyHashable(id), in: section.map { SectionKey($0) })
  }

  /// Runs the closure again, compares off the main actor, and shows what has changed in every bound table.
  ///
  ///     Cells(PackageCell.self, models: packages)
  ///       .compared(.inBackground)
  ///     …
  ///     await screen.refreshInBackground()
  ///
  /// The rows of cells that are `.compared(.inBackground)` are compared while the main actor goes on, those of all
  /// others on it; until then the tables show what they showed. If the data changes again meanwhile, the newest
  /// is shown. Returns when the tables show what was read here or something newer, when the bindings have ended,
  /// or when the task is cancelled.
  public func refreshInBackground() async {
    await bindings.refreshInBackground()
  }

  /// Ends all bindings of the screen; the tables show nothing.
  public func unbind() {
    bindings.unbind()
  }

  /// The same screen with other rules for which sections are displayed; it has no bindings yet.
  public func sectionDisplayBehavior(
    _ behavior: SectionDisplayBehavior<Section>
  ) -> TableScreen {
    TableScreen(
      behavior: behavior,
      displaying: sections,
      configuration: configuration,
      content: content
    )
  }
}
