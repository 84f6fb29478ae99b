@MainActor
final class CellsDeclaration {
  let origin: ChainOrigin
  let registration: ViewRegistration?
  let rows: BoundData<BySection<any RowList>>
  let feed: (any DataFeed)?
  let branches: [Branch]
  /// Whether the cells show contents: all of these are made alike.
  let showsContents: Bool

  init(
    origin: ChainOrigin,
    registration: ViewRegistration?,
    rows: BoundData<BySection<any RowList>>,
    feed: (any DataFeed)?,
    branches: [Branch],
    showsContents: Bool = false
  ) {
    self.origin = origin
    self.registration = registration
    self.rows = rows
    self.feed = feed
    self.branches = branches
    self.showsContents = showsContents
  }
}

/// What makes the cells of a section, as far as two declarations can be compared: the same fills the cells by the same code.
struct CellSource: Hashable {
  private let type: ObjectIdentifier?
  private var isOfOthers = false
  /// The branches of the screen that declare the cells, outermost first.
  private var branches: [Branch] = []

  @MainActor
  init(_ cells: CellsDeclaration) {
    type =
      cells.showsContents
      ? ObjectIdentifier(RowsOfLists.self) : cells.registration.map { ObjectIdentifier($0) }
    (isOfOthers, branches) = (cells.origin.isOthers, cells.branches)
  }

  private init(ofType type: ObjectIdentifier) { self.type = type }

  var isClosure: Bool { type == nil }

  /// Whether cells that the other one has made are of the type of these; a closure may make cells of any type.
  func hasCellType(of other: CellSource) -> Bool { type != nil && type == other.type }

  /// The same for all makers that can fill each other's cells: those of a type, and each closure by its place in the
  /// declaration.
  var kind: CellSource { type.map { CellSource(ofType: $0) } ?? self }
}
