/// One section of a screen, as `onSection(_:)` begins it in a chain.
///
///     OnSection(.friends) {
///       Header("FRIENDS")
///       Cells(PersonCell.self, models: friends)
///     }
@MainActor
public struct OnSection<Section: TableViewSection, Presence: CellsPresence> {
  @usableFromInline let declared: ScreenPartGroup<Section>

  /// Declares a section by its name.
  ///
  /// - Parameters:
  ///   - section: The name.
  ///   - content: The cells, and what stands around them, in any order.
  @_alwaysEmitIntoClient
  public init(
    _ section: Section,
    @SectionBuilder<Section> content: () -> SectionPartGroup<Section, Presence>
  ) {
    declared = ScreenPartGroup(.section(SectionKey(section)), content().write)
  }
}

extension OnSection: ScreenPart where Presence == WithCells {
  /// The section, as a part of a screen.
  public var screenParts: ScreenPartGroup<Section> { declared }
}

/// Several sections of a screen, with data by section, as `onSections(_:)` begins them in a chain.
///
///     OnSections(.friends, .enemies) {
///       CellsBySection(PersonCell.self, models: [.friends: friends, .enemies: enemies])
///     }
@MainActor
public struct OnSections<Section: TableViewSection>: ScreenPart {
  /// The sections, as parts of a screen.
  public let screenParts: ScreenPartGroup<Section>

  /// Declares sections by their names.
  public init(
    _ section: Section,
    _ others: Section...,
    @MultiSectionBuilder<Section, BindsData> content: () -> MultiSectionPartGroup<
      Section, BindsData
    >
  ) {
    self.init([section] + others, content: content)
  }

  /// Declares sections by their names.
  public init(
    _ sections: [Section],
    @MultiSectionBuilder<Section, BindsData> content: () -> MultiSectionPartGroup<
      Section, BindsData
    >
  ) {
    screenParts = ScreenPartGroup(.sections(sections.map { SectionKey($0) }), content().write)
  }
}

/// Every section that no part of the screen binds by name, as `onAllOtherSections()` begins them in a
/// chain.
///
/// Its dictionaries are the state: a section that is missing has no rows. The sections are displayed
/// where this is written, in ascending order if their type is `Comparable`, else ordered by name. One a screen.
@MainActor
public struct OnAllOtherSections<Section: TableViewSection>: ScreenPart {
  /// The sections, as parts of a screen.
  public let screenParts: ScreenPartGroup<Section>

  /// Declares every section not bound by name.
  public init(
    @MultiSectionBuilder<Section, BindsData> content: () -> MultiSectionPartGroup<
      Section, BindsData
    >
  ) {
    screenParts = ScreenPartGroup(.others, content().write)
  }
}

/// Handlers and dimensions of every section, also those of other parts, as `onAnySection()` begins
/// them in a chain.
///
///     OnAnySection {
///       HeaderHeight(28)
///       HandlersBySection().onTapped { section, row, cell in log(section, row) }
///     }
@MainActor
public struct OnAnySection<Section: TableViewSection>: ScreenPart {
  /// The handlers, as parts of a screen.
  public let screenParts: ScreenPartGroup<Section>

  /// Adds handlers and dimensions to every section.
  public init(
    @MultiSectionBuilder<Section, HandlersOnly> content: () -> MultiSectionPartGroup<
      Section, HandlersOnly
    >
  ) {
    screenParts = ScreenPartGroup(.any, content().write)
  }
}

/// The only section of a screen without named sections, as `onTable()` begins it in a chain.
///
///     TableScreen {
///       OnTable { Cells(PersonCell.self, models: people) }
///     }
@MainActor
public struct OnTable<Presence: CellsPresence> {
  let declared: ScreenPartGroup<WholeTable>

  /// Declares the table's only section.
  public init(
    @SectionBuilder<WholeTable> content: () -> SectionPartGroup<WholeTable, Presence>
  ) {
    declared = ScreenPartGroup(.table, content().write)
  }
}

extension OnTable: ScreenPart where Presence == WithCells {
  /// The section as something that a screen can show.
  public var screenParts: ScreenPartGroup<WholeTable> { declared }
}

/// The only section of a collection view's screen without named sections, as `onCollection()` begins it in a chain.
///
///     CollectionScreen {
///       OnCollection { Cells(PhotoCell.self, models: photos) }
///     }
public typealias OnCollection<Presence: CellsPresence> = OnTable<Presence>

/// Says where a section belongs that is written inside another one.
@available(
  *,
  unavailable,
  message: "a section cannot be inside another one; write it after the other's closing brace"
)
extension OnSection: SectionPart {
  /// Nothing: the compiler refuses it.
  public var sectionParts: SectionPartGroup<Section, Presence> { SectionPartGroup { _ in } }
}
