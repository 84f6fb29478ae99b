/// A handle on the binding of a screen to a table: if it is kept, the binding ends when it is released.
///
/// A handle that is released before the first frame after `bind(to:)` does not end the binding, which then belongs to the
/// screen. The handle may be released on any thread: off the main actor, the binding ends in one of the main actor's next
/// turns.
@MainActor
public final class TableBinding {
  let binding: ScreenBinding

  init(_ binding: ScreenBinding) {
    self.binding = binding
  }

  #if canImport(Darwin)
    deinit { whenGone { [binding] in binding.handleIsGone() } }
  #else
    isolated deinit { binding.handleIsGone() }
  #endif

  /// The screen's declaration as text, to look for a mistake: a line for each part, and the handlers.
  public var declarationText: String { binding.driver.declarationText }

  /// The data as it was read, as text: a line for each displayed section, and one for each row.
  public var contentText: String { binding.driver.contentText }

  /// Runs the screen's closure again and shows what has changed in the table of this binding, at the next frame.
  ///
  ///     binding = songsScreen(store).bind(to: table)
  ///     …
  ///     binding.refresh()
  ///
  /// There is no need for it where the closure reads `@Observable` objects: their changes do the same.
  /// Calls before the next frame are one update. When the binding has ended nothing happens.
  public func refresh() {
    binding.driver.refresh()
  }

  /// Runs the screen's closure again, and runs another one when the table shows what has changed.
  ///
  /// - Parameter completion: Runs once, also if nothing has changed; at once if the binding has ended.
  public func refresh(completion: @escaping () -> Void) {
    binding.driver.refresh(completion)
  }

  /// Runs the screen's closure again, and returns when the table shows what has changed.
  ///
  /// It returns at once when the binding has ended, or when the task is cancelled.
  public func refreshAndWait() async {
    await binding.driver.refreshAndWait()
  }

  /// Runs the screen's closure again, compares off the main actor, and shows what has changed.
  ///
  /// The rows of cells that are `.compared(.inBackground)` are compared while the main actor goes on, those of all
  /// others on it; until then the table shows what it showed. Returns when the table shows what was read here or
  /// something newer, when the binding has ended, or when the task is cancelled.
  public func refreshInBackground() async {
    await binding.driver.refreshInBackground()
  }

  /// The position of the row with an identity.
  ///
  /// Pending changes are applied first.
  ///
  /// - Parameter id: The model's `collectionId`, else its `id`, else the model itself.
  /// - Returns: The path of the first such row; nil if there is none, or the binding has ended.
  /// - Complexity: O(rows above it).
  public func indexPath(for id: some Hashable) -> IndexPath? {
    binding.driver.hasFinished ? binding.driver.indexPath(for: AnyHashable(id)) : nil
  }

  /// The position of the row with an identity in one section.
  ///
  /// - Parameters:
  ///   - id: The model's `collectionId`, else its `id`, else the model itself.
  ///   - section: The section that is searched.
  /// - Returns: The path of the first such row; nil if there is none, or the binding has ended.
  /// - Complexity: O(rows above it).
  public func indexPath(
    for id: some Hashable,
    in section: some TableViewSection
  ) -> IndexPath? {
    guard binding.driver.hasFinished else { return nil }
    return binding.driver.indexPath(for: AnyHashable(id), in: SectionKey(section))
  }

  /// The model, or the item of a snapshot, that a row shows.
  ///
  ///     binding.itemIdentifier(for: indexPath, of: Song.self)
  ///
  /// Pending changes are applied first, so look up what a path names before you change the data.
  ///
  /// - Parameters:
  ///   - indexPath: The row, as a delegate of your own receives it.
  ///   - type: The type of the model.
  /// - Returns: The model; nil if there is no such row, if it shows something of another type, or if the binding has ended;
  ///   O(log *n*).
  public func itemIdentifier<Item>(
    for indexPath: IndexPath,
    of type: Item.Type = Item.self
  ) -> Item? {
    binding.driver.hasFinished ? binding.driver.item(at: indexPath, type) : nil
  }

  /// The section at a position.
  ///
  /// Pending changes are applied first.
  ///
  /// - Parameters:
  ///   - index: The position of the section.
  ///   - type: The type of the names of sections.
  /// - Returns: The section; nil if there is none, if sections have names of another type, or if the binding has ended.
  public func sectionIdentifier<Section: TableViewSection>(
    for index: Int,
    of type: Section.Type = Section.self
  ) -> Section? {
    binding.driver.hasFinished ? binding.driver.section(at: index)?.section(of: type) : nil
  }

  /// The position of a section; nil if it is not displayed, or if the binding has ended.
  ///
  /// Pending changes are applied first.
  public func index(for section: some TableViewSection) -> Int? {
    binding.driver.hasFinished ? binding.driver.index(of: SectionKey(section)) : nil
  }

  /// Ends the binding: the table shows nothing, and nothing that was pending is applied.
  public func unbind() {
    binding.unbind()
  }
}
