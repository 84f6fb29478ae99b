package import Binder

/// A cell on the screen, with what must be remembered of the row that it shows.
package struct DisplayedCell {
  package let cell: any TableCell
  package let name: Call.ViewName
  let reuseIdentifier: String?
  /// The row's name when it came to the screen; nil when nothing was recorded then.
  let place: Call.Place?
  /// Points that the row was estimated at before it was displayed; nil if its height was known.
  package let estimatedHeight: Double?

  /// Another cell for the same row.
  func replaced(by cell: any TableCell) -> DisplayedCell {
    DisplayedCell(
      cell: cell,
      name: name,
      reuseIdentifier: reuseIdentifier,
      place: place,
      estimatedHeight: estimatedHeight
    )
  }

  /// The same cell with the place that its row has after a batch.
  func moved(to place: Call.Place?) -> DisplayedCell {
    DisplayedCell(
      cell: cell,
      name: name,
      reuseIdentifier: reuseIdentifier,
      place: place,
      estimatedHeight: estimatedHeight
    )
  }
}

/// A header or a footer on the screen.
package struct DisplayedSupplementary {
  /// Nil for space that a height reserves without a view or a title.
  package let view: (any TableHeaderFooterView)?
  package let name: Call.ViewName?
  let reuseIdentifier: String?
  let place: Call.Place?

  /// The same view with the place that its section has after a batch.
  func moved(to place: Call.Place?) -> DisplayedSupplementary {
    DisplayedSupplementary(
      view: view,
      name: name,
      reuseIdentifier: reuseIdentifier,
      place: place
    )
  }
}

/// What is on the screen, by position.
package struct DisplayedViews {
  package var cells: [RowPosition: DisplayedCell] = [:]
  package var headers: [Int: DisplayedSupplementary] = [:]
  package var footers: [Int: DisplayedSupplementary] = [:]

  package subscript(kind: SupplementaryKind) -> [Int: DisplayedSupplementary] {
    get { kind == .header ? headers : footers }
    set { if kind == .header { headers = newValue } else { footers = newValue } }
  }

  /// The displayed rows from the top to the bottom.
  ///
  /// - Complexity: O(n log n) in the number of displayed rows.
  package var rows: [RowPosition] { cells.keys.sorted() }

  /// - Complexity: O(n) in the number of displayed rows.
  package func position(of cell: any TableCell) -> RowPosition? {
    cells.first { $0.value.cell === cell }?.key
  }
}

/// A header or a footer.
package enum SupplementaryKind: Hashable, Sendable, CaseIterable {
  case header, footer

  var placeKind: Call.Place.Kind { self == .header ? .header : .footer }
}
