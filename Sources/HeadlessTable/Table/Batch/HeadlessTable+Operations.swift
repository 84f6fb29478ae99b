public import Binder

// Outside of a batch, each of these is a batch of its own: it is checked before the call returns.

extension HeadlessTable {
  /// Announces inserted rows, by their paths after the batch.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    announce(with: animation) { $0.append(.insert, indexPaths) }
  }

  /// Announces deleted rows, by their paths before the batch.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    announce(with: animation) { $0.append(.delete, indexPaths) }
  }

  /// Announces rows that are to be shown with new cells; the paths are those before the batch.
  ///
  /// A visible row's new cell is asked for before the old one is pooled. The rows are deselected;
  /// the delegate is not told.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    announce(with: animation) { $0.append(.reload, indexPaths) }
  }

  /// Announces rows whose cells are to be filled again; the paths are those before the batch.
  ///
  /// A visible row is asked for its cell, and to dequeue is to get the cell that it has, without
  /// `prepareForReuse()`; then it is measured again. Rows stay selected.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    announce(with: nil) { $0.append(.reconfigure, indexPaths) }
  }

  /// Announces a row that has moved from a place before the batch to one after it; it keeps its cell.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce(with: nil) { $0.append(.moveRow(from: indexPath, to: newIndexPath)) }
  }

  /// Announces rows that have moved; they keep their cells.
  public func moveRows(_ moves: [RowMove]) {
    announce(with: nil) { $0.append(moves) }
  }

  /// Announces inserted rows as ranges of positions after the batch.
  public func insertRows(in ranges: [RowRange], with animation: RowAnimation = .automatic) {
    announce(with: animation) { $0.append(.insert, ranges) }
  }

  /// Announces deleted rows as ranges of positions before the batch.
  public func deleteRows(in ranges: [RowRange], with animation: RowAnimation = .automatic) {
    announce(with: animation) { $0.append(.delete, ranges) }
  }

  /// Announces inserted sections, by their positions after the batch.
  public func insertSections(
    _ sections: some Sequence<Int>,
    with animation: RowAnimation = .automatic
  ) {
    announce(with: animation) { $0.append(.insert, sections: Array(sections)) }
  }

  /// Announces deleted sections, by their positions before the batch.
  public func deleteSections(
    _ sections: some Sequence<Int>,
    with animation: RowAnimation = .automatic
  ) {
    announce(with: animation) { $0.append(.delete, sections: Array(sections)) }
  }

  /// Announces sections that are to be shown again, with header and footer.
  ///
  /// The positions are those before the batch. The rows are deselected; the delegate is not told.
  public func reloadSections(
    _ sections: some Sequence<Int>,
    with animation: RowAnimation = .automatic
  ) {
    announce(with: animation) { $0.append(.reload, sections: Array(sections)) }
  }

  /// Announces a section that has moved from a position before the batch to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    announce(with: nil) { $0.append(.moveSection(from: section, to: newSection)) }
  }

  /// Announces sections whose header and footer are to be shown again, and their rows not.
  ///
  /// The positions are those after the batch.
  public func reconfigureHeadersAndFooters(
    inSections sections: some Sequence<Int>,
    with animation: RowAnimation = .none
  ) {
    announce(with: animation, headersAndFooters: sections) { _ in }
  }
}
