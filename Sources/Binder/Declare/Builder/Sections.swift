/// The sections of a data source in a screen without named sections, as `onSections(of:)` begins them in a chain.
///
///     TableScreen {
///       Sections(of: people) {
///         SourceCells(PersonCell.self, items: Person.self) { section, row, cell, person in cell.nameLabel.text = person.name }
///           .onTapped { section, row, cell, person in open(person) }
///       }
///     }
///
/// The names of the sections are their headers, unless `SourceHeaders` are written. Keep the source in a property of the screen's
/// owner: one that is made between the braces is another one each time the screen's closure runs.
@MainActor
public struct Sections<Item>: ScreenPart {
  /// The sections, as parts of a screen.
  public let screenParts: ScreenPartGroup<WholeTable>

  /// Shows the sections of a source, or an observed array as one section.
  public init(
    of source: any ObservableRows<Item>,
    @MultiSectionBuilder<SourceSection, SectionsOf<Item>> content: () -> MultiSectionPartGroup<
      SourceSection, SectionsOf<Item>
    >
  ) {
    let write = content().write
    screenParts = ScreenPartGroup { write($0.start(of: source)) }
  }
}

extension MultiSectionBuilder where DataPolicy: SourceDataPolicy {
  /// Takes cells, headers or footers of the sections of a source.
  public static func buildExpression(
    _ part: any MultiSectionPart<Section, DataPolicy>
  ) -> MultiSectionPartGroup<Section, DataPolicy> {
    part.multiSectionParts
  }
}

/// Shows one cell of a type for each item of the source of `Sections(of:)`.
@MainActor @_alwaysEmitIntoClient
public func SourceCells<Cell: TableCell, Item>(
  _ type: Cell.Type,
  items: Item.Type,
  onDequeue: ((_ section: SourceSection, _ row: Int, _ cell: Cell, _ item: Item) -> Void)? = nil
) -> MultiSectionCells<SourceSection, Cell, Item, SectionsOf<Item>> {
  MultiSectionCells { $0.bind(cellType: type).onDequeue(ifGiven: onDequeue) }
}

/// Shows one cell of a type for each item of the source of `Sections(of:)`, by the view model made of it.
@MainActor @_alwaysEmitIntoClient
public func MappedSourceCells<Cell: TableCell & ViewModelBindable, Item>(
  _ type: Cell.Type,
  items: Item.Type,
  @ClosureValue<Cell.ViewModel> mapToViewModels: @escaping (Item) -> Cell.ViewModel,
  onDequeue: ((_ section: SourceSection, _ row: Int, _ cell: Cell, _ item: Item) -> Void)? = nil
) -> MultiSectionCells<SourceSection, Cell, Item, SectionsOf<Item>> {
  MultiSectionCells {
    $0.bind(cellType: type, mapToViewModels: mapToViewModels).onDequeue(ifGiven: onDequeue)
  }
}

/// Shows a cell of the closure's choice for each item of the source of `Sections(of:)`.
@MainActor @_alwaysEmitIntoClient
public func SourceCells<Item, Kind: ProviderTable>(
  tableType: Kind.Type = AnyTable.self,
  items: Item.Type,
  cellProvider:
    @escaping (_ tableView: Kind.Table, _ section: SourceSection, _ row: Int, _ item: Item) ->
    Kind.Cell
) -> MultiSectionCells<SourceSection, Kind.Cell, Item, SectionsOf<Item>> {
  MultiSectionCells { $0.bind(tableType: tableType, cellProvider: cellProvider) }
}

/// The headers of the sections of `Sections(of:)`: texts, or views described by view models; nil for none.
///
///     SourceHeaders { section in section.name?.uppercased() }
public typealias SourceHeaders = SourceSupplementaries<HeaderRole>

/// The footers of the sections of `Sections(of:)`: texts, or views described by view models; nil for none.
public typealias SourceFooters = SourceSupplementaries<FooterRole>

/// Headers or footers of the sections of a source, written as ``SourceHeaders`` or ``SourceFooters``.
@MainActor
public struct SourceSupplementaries<Role: SupplementaryRole>: MultiSectionPart {
  /// The headers or footers, as parts of several sections.
  public let multiSectionParts: MultiSectionPartGroup<SourceSection, HandlersOnly>

  /// Shows a text for each section.
  public init(@ClosureValue<String?> _ title: @escaping (_ section: SourceSection) -> String?) {
    multiSectionParts = MultiSectionPartGroup { $0.bindTitles(Role.kind, ofSource: title) }
  }

  /// Shows a view of a type for each section.
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: @escaping (_ section: SourceSection) -> View.ViewModel?
  ) {
    multiSectionParts = MultiSectionPartGroup {
      $0.bindViews(Role.kind, type, ofSource: viewModel)
    }
  }
}
