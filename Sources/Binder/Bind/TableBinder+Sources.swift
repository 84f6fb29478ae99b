// The chains that show the sections of data sources.
extension TableBinder where Section == WholeTable {
  /// Starts a chain that shows the sections of a data source, or an observed array as one section.
  ///
  ///     binder.onSections(of: people)
  ///       .bind(cellType: PersonCell.self)
  ///       .onDequeue { section, row, cell, person in cell.nameLabel.text = person.name }
  ///       .onTapped { section, row, cell, person in open(person) }
  ///
  /// The names of the sections are their headers, unless others are bound. Every handler receives the section first. Several
  /// sources, and `onTable()`, stand below each other in the order of their chains.
  ///
  /// - Parameter source: The source; the table keeps it.
  /// - Returns: A chain without cells.
  public func onSections<Item>(
    of source: any ObservableRows<Item>
  ) -> PlainMultiSectionChain<SourceSection, any TableCell, SectionsOf<Item>> {
    PlainMultiSectionChain(driver.startChain(of: source))
  }
}

extension SectionedTableViewBinder {
  /// Says which binder shows the sections of a source.
  @available(
    *,
    unavailable,
    message:
      "the sections of a source are not of this binder's type; use a TableViewBinder or a CollectionViewBinder"
  )
  public func onSections<Item>(
    of source: any ObservableRows<Item>
  ) -> PlainMultiSectionChain<SourceSection, any TableCell, SectionsOf<Item>> {
    preconditionFailure("The compiler refuses this call")
  }
}
