/// The rows of one section as they were read, without their model type.
@MainActor
@usableFromInline
protocol RowList: AnyObject {
  var count: Int { get }

  /// The number of rows that the data requests: the same, or by mistake one below 0.
  var askedCount: Int { get }

  var modelType: Any.Type { get }

  /// Gives the model of each row; nil for a row whose model is not of a type.
  ///
  /// The type is compared here, once for all rows, unless some rows may have models of the type and others not.
  func models<Other>(as type: Other.Type) -> (_ row: Int) -> Other?

  func canHaveModels<Other>(of type: Other.Type) -> Bool

  /// Whether the models can be of several types below the one that they are bound with: of classes, or of types that conform
  /// to a protocol.
  var modelsCanDiffer: Bool { get }

  var isApplied: Bool { get }

  var isCounted: Bool { get }

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

  func patch(from old: any RowList) -> Changeset?

  /// The rows that the source has said to show something else since others were read, for a comparison that cannot find
  /// them: an object is equal to itself. Nil if every row may.
  func marks(since old: any RowList) -> [Int]?

  var place: PlaceInSource? { get }

  /// The rows whose identity a row above them has, ascending, where rows have an identity besides their value.
  ///
  /// - Complexity: O(`count`), for those that are read as an array.
  func repeatedRows() -> [Int]

  var hasIdentities: Bool { get }

  var cellTypeName: String? { get }

  func identity(at row: Int) -> String?

  /// Gives the identities of rows as text, without a look at the kind of rows for each.
  var names: (_ row: Int) -> String? { get }

  func identityValue(at row: Int) -> AnyHashable?

  /// The first row with each of these identities; none for those that no row has.
  ///
  /// - Complexity: O(identities + rows), for items of a snapshot O(identities × log rows).
  func firstRows(withIdentities ids: Set<AnyHashable>) -> [AnyHashable: Int]

  func cell(at row: Int, in section: SectionKey, of tableView: any TableHost) -> any TableCell

  func content(at row: Int) -> (any CellContent)?

  /// Whether the cell of a row shows another view model than is made of its model now: those of an observed collection and
  /// of a snapshot are made when a cell is filled.
  func isOutdated(_ cell: any TableCell, at row: Int) -> Bool

  /// One of the rows alone, so that it can be kept without the others.
  func only(_ row: Int) -> any RowList

  func removing(_ row: Int) -> any RowList

  func inserting(
    _ row: Int,
    of other: any RowList,
    at index: Int
  ) -> (any RowList)?
}

@usableFromInline
struct PlacedRows {
  let section: Int
  let rows: any RowList
}
