/// The rows of one section as they were read, without their model type.
@MainActor
@usableFromInline
protocol RowList: AnyObject {
  /// The number of rows.
  var count: Int { get }

  /// The number of rows that the data requests: the same, or by mistake one below 0.
  var askedCount: Int { get }

  /// The model type, for messages and for comparison.
  var modelType: Any.Type { get }

  /// Gives the model of each row; nil for a row whose model is not of a type.
  ///
  /// The type is compared here, once for all rows, unless some rows may have models of the type and others not.
  func models<Other>(as type: Other.Type) -> (_ row: Int) -> Other?

  /// Whether models are of a type, as far as the first thousand rows show; true also where there is no row.
  func canHaveModels<Other>(of type: Other.Type) -> Bool

  /// Whether the models can be of several types below the one that they are bound with: of classes, or of types that conform
  /// to a protocol.
  var modelsCanDiffer: Bool { get }

  /// Whether the rows are items of a snapshot that is applied.
  var isApplied: Bool { get }

  /// Whether the rows are but counted, and have no models.
  var isCounted: Bool { get }

  /// Whether rows can be found again after a change.
  var canMatch: Bool { get }

  /// Whether there is a model for each row, of a type without identity and equality.
  var hasUnmatchedModels: Bool { get }

  /// The work that matches the rows of all sections with this model type, in order; empty where rows have neither identity
  /// nor equality.
  func matchings(
    _ old: [PlacedRows],
    _ new: [PlacedRows],
    _ comparisons: BackgroundComparisons
  ) -> [RowMatching]

  /// Whether the rows and what they show are those that were read before, as far as that is known without a look at
  /// each.
  func isUnchanged(since old: any RowList) -> Bool

  /// The change of the rows since others were read; nil if it is to be found by comparing them.
  func patch(from old: any RowList) -> Changeset?

  /// The rows that the source has said to show something else since others were read, for a comparison that cannot find
  /// them: an object is equal to itself. Nil if every row may.
  func marks(since old: any RowList) -> [Int]?

  /// Where the rows stand among those of a source; nil for others.
  var place: PlaceInSource? { get }

  /// The rows whose identity a row above them has, ascending, where rows have an identity besides their value.
  ///
  /// - Complexity: O(`count`), for those that are read as an array.
  func repeatedRows() -> [Int]

  /// Whether rows can have identities.
  var hasIdentities: Bool { get }

  /// The cell type that all rows use, if that is known.
  var cellTypeName: String? { get }

  /// A row's identity as text.
  func identity(at row: Int) -> String?

  /// Gives the identities of rows as text, without a look at the kind of rows for each.
  var names: (_ row: Int) -> String? { get }

  /// A row's identity; nil if rows have none.
  func identityValue(at row: Int) -> AnyHashable?

  /// The first row with each of these identities; none for those that no row has.
  ///
  /// - Complexity: O(identities + rows), for items of a snapshot O(identities × log rows).
  func firstRows(withIdentities ids: Set<AnyHashable>) -> [AnyHashable: Int]

  /// Dequeues the cell for a row and sets its view model.
  func cell(at row: Int, in section: SectionKey, of tableView: any TableHost) -> any TableCell

  /// What a row shows now; nil for rows of cells.
  func content(at row: Int) -> (any CellContent)?

  /// Whether the cell of a row shows another view model than is made of its model now: those of an observed collection and
  /// of a snapshot are made when a cell is filled.
  func isOutdated(_ cell: any TableCell, at row: Int) -> Bool

  /// One of the rows alone, so that it can be kept without the others.
  func only(_ row: Int) -> any RowList

  /// The rows without one of them.
  func removing(_ row: Int) -> any RowList

  /// The rows with one of others among them; nil if these have models of another type.
  ///
  /// - Parameters:
  ///   - row: The position among the other rows.
  ///   - other: The other rows.
  ///   - index: The position among these rows.
  /// - Returns: The rows, with what was made of their models when these were read.
  func inserting(
    _ row: Int,
    of other: any RowList,
    at index: Int
  ) -> (any RowList)?
}

/// The rows of one section, and the section's position.
@usableFromInline
struct PlacedRows {
  let section: Int
  let rows: any RowList
}
