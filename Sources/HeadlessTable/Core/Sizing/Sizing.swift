import Binder

/// How a table or a collection view determines where things are: it reads what its layout needs to know from the delegate and
/// from the views, and writes it there.
///
/// A table has heights of rows, headers and footers; a collection view has layouts of sections.
@MainActor
protocol Sizing: AnyObject, CorePart {
  /// Reads the counts of all sections, and what the layout needs of each, at a reload.
  func readContent()

  /// Whether the counts are read a second time when the views of a reload are made.
  var readsContentTwice: Bool { get }

  /// Takes the size of a row that has its cell, from the delegate or from the cell.
  ///
  /// - Returns: Points that the row was estimated at; nil unless the cell has measured itself.
  func takeSize(of row: RowPosition, by cell: any TableCell, place: Call.Place?) -> Double?

  func measureAgain(_ cell: any TableCell, at row: RowPosition)

  /// Makes the view of a header or a footer, and takes its size; nil where it has none.
  func makeView(
    _ kind: SupplementaryKind,
    section: Int,
    place: Call.Place?
  ) -> (any TableHeaderFooterView)?

  /// Measures displayed views of which the layout has no size, because the layout has changed since they were made.
  func measureEstimatedViews()

  /// The views visible that are neither cells nor headers nor footers.
  var elementsInSight: [ElementPlace] { get }

  /// Makes such a view, and takes its size.
  func makeView(at place: ElementPlace, place recorded: Call.Place?) -> (any TableHeaderFooterView)?

  /// The sections in or at the viewport of which it is not known whether they have a header, or a footer.
  func unknownSections(_ kind: SupplementaryKind) -> [Int]

  /// Gives the layout what a batch has made of the sections.
  ///
  /// - Returns: Whether every row, header and footer that stays is as large as it was.
  func apply(_ batch: CheckedBatch) -> Bool

  /// Reads the sizes of displayed rows again that a batch leaves on the screen.
  ///
  /// - Parameter exceptEstimated: Whether those with estimates are read later, in turn with rows that enter the screen.
  func readDisplayedRows(exceptEstimated: Bool)

  /// Reads all sizes again that are not estimates.
  func readAgain(ofDisplayedRows readsDisplayedRows: Bool)

  /// Lays out what depends on the size of the table or the collection view, which has changed.
  func sizeChanged()

  /// Measures the view of a part of the table that belongs to no section; 0 without one.
  func measure(_ part: TablePart) -> Double

  /// The height that a row will have when it is displayed, by its delegate or by a cell made for a picture.
  func offScreenHeight(of row: RowPosition, by cell: any TableCell) -> Double

  func compose(_ contents: PictureContents) -> ComposedContent
}

/// A batch that was found valid, as the layout and the displayed views take it.
struct CheckedBatch {
  let map: ChangeMap
  let counts: [Int]
  let reconfigured: [RowPosition]
  /// The sections after it whose headers and footers are made again.
  let headersAndFooters: Set<Int>
}
