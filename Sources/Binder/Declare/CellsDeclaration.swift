/// The cells that a chain binds to its sections.
@MainActor
final class CellsDeclaration {
  /// The chain that binds them.
  let origin: ChainOrigin
  /// The cell type, if one was named.
  let registration: ViewRegistration?
  /// Gives the rows as they are now, by section.
  let rows: BoundData<BySection<any RowList>>
  /// The feed that keeps them up to date by itself; nil if there is none.
  let feed: (any DataFeed)?
  /// The branches that they stand in, outermost first.
  let branches: [Branch]

  init(
    origin: ChainOrigin,
    registration: ViewRegistration?,
    rows: BoundData<BySection<any RowList>>,
    feed: (any DataFeed)?,
    branches: [Branch]
  ) {
    self.origin = origin
    self.registration = registration
    self.rows = rows
    self.feed = feed
    self.branches = branches
  }
}

/// What makes the cells of a section, as far as two declarations can be compared.
@MainActor
struct CellMaker {
  /// The cell type; nil if a closure makes the cells.
  private let registration: ViewRegistration?
  /// The branches of the screen that declare the cells, outermost first.
  private let branches: [Branch]
  /// Whether the cells are those of all other sections, to which a section comes that is not named any more.
  private let isOfOthers: Bool

  init(_ cells: CellsDeclaration) {
    (registration, branches) = (cells.registration, cells.branches)
    isOfOthers = cells.origin.isOthers
  }

  /// Whether a closure makes the cells, which may be of any type.
  var isClosure: Bool { registration == nil }

  /// Whether cells that the other one has made are of the type of these; a closure may make cells of any type.
  func hasCellType(of other: CellMaker) -> Bool {
    registration != nil && registration === other.registration
  }

  /// Whether it is the same, and fills the cells by the same code.
  func isSame(as other: CellMaker) -> Bool {
    registration === other.registration && hasPlace(of: other)
  }

  /// What tells those apart whose cells another one cannot fill.
  enum Kind: Hashable {
    /// Cells of a type, by its registration.
    case type(ObjectIdentifier)
    /// Cells of a closure, by its place in the declaration.
    case closure(isOfOthers: Bool, branches: [Branch])
  }

  /// The kind of the cells: one maker can fill those that another of its kind has made.
  var kind: Kind {
    registration.map { .type(ObjectIdentifier($0)) }
      ?? .closure(isOfOthers: isOfOthers, branches: branches)
  }

  /// Whether it is written in the same place of the declaration.
  private func hasPlace(of other: CellMaker) -> Bool {
    isOfOthers == other.isOfOthers && branches == other.branches
  }
}
