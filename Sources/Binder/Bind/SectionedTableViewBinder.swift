/// Binds data to the sections of a table, which are named by a type of yours.
///
///     enum Section: TableViewSection { case friends, enemies }
///
///     let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
///     binder.onSection(.friends)
///       .bind(headerTitle: "FRIENDS")
///       .bind(cellType: PersonCell.self, models: { friends })
///       .onTapped { row, cell, person in print(person.name) }
///     binder.displayedSections = [.friends]
///     binder.finish()
@MainActor
@dynamicMemberLookup
public class SectionedTableViewBinder<Section: TableViewSection>: TableBinder<Section> {
  /// The type that names the sections.
  public typealias S = Section

  /// Stands for a method that does not exist; the compiler refuses its name.
  public subscript<Value>(
    dynamicMember name: KeyPath<HandlerNames, Value>
  ) -> MissingSections<Section> { MissingSections(binder: self) }

  /// Makes a binder for a table; nothing is shown before `finish()`.
  ///
  /// - Parameters:
  ///   - tableView: The table to drive.
  ///   - sectionedBy: The type that names the sections.
  ///   - sectionDisplayBehavior: Which sections are displayed, and in which order.
  public init(
    tableView: any TableHost,
    sectionedBy: Section.Type,
    sectionDisplayBehavior: SectionDisplayBehavior<Section> = .manuallyManaged
  ) {
    super.init(tableView, behavior: sectionDisplayBehavior, displaying: [])
  }

  /// The sections that the table displays when pending updates are done, from top to bottom.
  ///
  /// Changes in place, such as `append`, are one update until the next frame.
  ///
  /// They can be set while the display behavior is `.manuallyManaged`; with another one setting them is
  /// refused with a warning and changes nothing.
  public var displayedSections: [Section] {
    get { driver.displayedSections.map { $0.typed() } }
    set { driver.displayedSections = newValue.map { SectionKey($0) } }
  }

  /// Whether the displayed sections are set by hand, or are those that have data, and in which order.
  ///
  /// It can be changed at any time. After a change to `.manuallyManaged` the table keeps the sections that it displays, until
  /// others are set.
  public var sectionDisplayBehavior: SectionDisplayBehavior<Section> {
    get { SectionDisplayBehavior(choice: driver.choice) }
    set { driver.choice = newValue.choice }
  }

  /// The position of the row of a section with an identity.
  ///
  /// - Parameters:
  ///   - id: The model's `collectionId`, else its `id`, else the model itself.
  ///   - section: The section that is searched.
  /// - Returns: The path of the first such row; nil if there is none.
  public func indexPath(for id: some Hashable, in section: Section) -> IndexPath? {
    driver.indexPath(for: AnyHashable(id), in: SectionKey(section))
  }

  /// Starts a chain that declares one section.
  ///
  ///     binder.onSection(.friends)
  ///       .bind(cellType: PersonCell.self, models: { friends })
  ///
  /// A section can have several chains, as long as cells, header and footer are bound once each.
  ///
  /// - Parameter section: The name of the section, which `displayedSections` has to contain where sections are managed
  ///   by hand.
  /// - Returns: A chain without cells.
  public func onSection(_ section: Section) -> PlainSectionChain<Section, any TableCell> {
    PlainSectionChain(driver.startChain(.section(SectionKey(section))))
  }

  /// Starts a chain that declares several sections, with data by section.
  public func onSections(
    _ section: Section,
    _ others: Section...
  ) -> PlainMultiSectionChain<Section, any TableCell, BindsData> {
    onSections([section] + others)
  }

  /// Does not compile: a chain for several sections needs their names.
  @available(*, unavailable, message: "name the sections that the chain declares")
  public func onSections() -> PlainMultiSectionChain<Section, any TableCell, BindsData> {
    onSections([])
  }

  /// Starts a chain that declares several sections, with data by section.
  public func onSections(
    _ sections: [Section]
  ) -> PlainMultiSectionChain<Section, any TableCell, BindsData> {
    PlainMultiSectionChain(driver.startChain(.sections(sections.map { SectionKey($0) })))
  }

  /// Starts the chain that declares every section not bound by name.
  ///
  ///     binder.onAllOtherSections()
  ///       .bind(cellType: PersonCell.self, models: [.enemies: [sue]])
  ///
  /// A section that is missing in the dictionaries has no rows, no header and no footer. A binder has one such chain.
  public func onAllOtherSections()
    -> PlainMultiSectionChain<Section, any TableCell, BindsData>
  {
    PlainMultiSectionChain(driver.startChain(.others))
  }

  /// Starts the chain that declares every section not bound by name: `onAllOtherSections()`.
  public func onAllSections()
    -> PlainMultiSectionChain<Section, any TableCell, BindsData>
  {
    onAllOtherSections()
  }

  /// Starts a chain that adds handlers and dimensions to every section, also those of other chains.
  public func onAnySection()
    -> PlainMultiSectionChain<Section, any TableCell, HandlersOnly>
  {
    PlainMultiSectionChain(driver.startChain(.any))
  }
}

/// Binds data to a table without named sections.
///
///     let binder = TableViewBinder(tableView: table)
///     binder.onTable()
///       .bind(cellType: PersonCell.self, models: people)
///       .onDequeue { row, cell, person in cell.nameLabel.text = person.name }
///     binder.finish()
@MainActor
public final class TableViewBinder: TableBinder<WholeTable> {
  /// Makes a binder for a table; nothing is shown before `finish()`.
  public init(tableView: any TableHost) {
    super.init(tableView, behavior: .manuallyManaged, displaying: [WholeTable()])
  }

  /// Starts the chain that declares the table's only section.
  public func onTable() -> PlainSectionChain<WholeTable, any TableCell> {
    PlainSectionChain(driver.startChain(.table))
  }

  /// Says which name a table has for it.
  @available(*, unavailable, message: "a table's section is declared by onTable()")
  public func onCollection() -> PlainSectionChain<WholeTable, any TableCell> { onTable() }

  /// Says what names sections.
  @available(
    *,
    unavailable,
    message: "a TableViewBinder has one section, by onTable(); use a SectionedTableViewBinder"
  )
  public func onSection<Name: Hashable>(
    _ name: Name
  ) -> PlainSectionChain<WholeTable, any TableCell> {
    preconditionFailure("The compiler refuses this call")
  }

  /// Says of a name without its type that there is none, in the name of the parameter's type.
  @available(
    *,
    unavailable,
    message: "a TableViewBinder has one section, by onTable(); use a SectionedTableViewBinder"
  )
  public func onSection(
    _ name: NoNamedSections
  ) -> PlainSectionChain<WholeTable, any TableCell> {
    preconditionFailure("The compiler refuses this call")
  }

  /// Stands for the names of sections, which this binder does not have.
  public enum NoNamedSections {}
}

extension SectionedTableViewBinder {
  /// Does not compile: the sections of this binder have names.
  @available(
    *,
    unavailable,
    message:
      "this binder has named sections, by onSection(…); use a TableViewBinder for one without a name"
  )
  public func onTable() -> PlainSectionChain<Section, any TableCell> {
    preconditionFailure("The compiler refuses this call")
  }

  /// Does not compile: the sections of this binder have names.
  @available(
    *,
    unavailable,
    message:
      "this binder has named sections, by onSection(…); use a CollectionViewBinder for one without a name"
  )
  public func onCollection() -> PlainSectionChain<Section, any TableCell> {
    preconditionFailure("The compiler refuses this call")
  }
}

/// A method that does not exist, to be called and followed by what chains have.
@MainActor
public struct MissingSections<Section: TableViewSection> {
  let binder: SectionedTableViewBinder<Section>

  /// Takes the name of a section.
  public func callAsFunction(_ section: Section) -> PlainSectionChain<Section, any TableCell> {
    binder.onSection(section)
  }

  /// Takes the names of several sections.
  public func callAsFunction(
    _ section: Section,
    _ second: Section,
    _ others: Section...
  ) -> PlainMultiSectionChain<Section, any TableCell, BindsData> {
    binder.onSections(section)
  }
}
