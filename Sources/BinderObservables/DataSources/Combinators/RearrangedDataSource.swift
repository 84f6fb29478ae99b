public import Binder

/// A source that shows rows of another one in other places, which it finds again at each change.
///
/// A combinator of your own is a subclass that arranges the rows. What has changed, and the ways back to the
/// source, follow from that:
///
/// ```swift
/// final class UpsideDown<Item>: RearrangedDataSource<Item, Int> {
///   override func arrange(
///     _ items: any SectionedItems<Item>,
///     sections: [Int]
///   ) -> [ArrangedSection<Int>] {
///     sections.enumerated().map { section, id in
///       let rows = (0..<items.itemCount(inSection: section)).reversed()
///       return ArrangedSection(
///         id: id,
///         name: items.name(ofSection: section),
///         rows: rows.map { RowPosition(section: section, row: $0) }
///       )
///     }
///   }
/// }
/// ```
///
/// Several sources are first made one, by `concatenated(with:)`. A change costs what finding the places costs, and one
/// comparison a row.
open class RearrangedDataSource<Item, SectionID: Hashable>: BaseDataSource<Item> {
  private let upstream: any DataSource<Item>
  private var base: any SectionedItems<Item> = ArrayItems<Item>()
  private var rows = Rearrangement<SectionID>()
  private var places: [RowPosition: RowPosition]?

  /// Makes a source of another one; arranges its rows at once.
  public init(_ upstream: some DataSource<Item>) {
    self.upstream = upstream
    super.init()
    follow(upstream) { [weak self] in self?.receive($0) }
  }

  /// Arranges the rows of the source.
  ///
  /// A row is shown once, or not at all. A section whose name is not the one that it had is shown as another one.
  ///
  /// - Parameters:
  ///   - items: The source's items.
  ///   - sections: For each of its sections a number that it keeps for as long as it is there.
  /// - Returns: The sections to show; nothing, if a subclass does not say otherwise.
  open func arrange(
    _ items: any SectionedItems<Item>,
    sections: [Int]
  ) -> [ArrangedSection<SectionID>] { [] }

  /// Arranges the rows again after other state has changed; the difference is a patch.
  public final func rearrange() {
    inTurn { [self] in
      show { $0.rearrange(arrange(base, sections: $0.numbers.sections)) }
    }
  }

  private func receive(_ change: DataSourceChange<Item>) {
    base = change.items
    show { $0.follow(change.change, to: base) { arrange(base, sections: $0) } }
  }

  private func show(
    _ change: (inout Rearrangement<SectionID>) -> CollectionChange<SectionedChangeset>
  ) {
    // A subclass may read positions while it arranges.
    var new = rows
    let shown = change(&new)
    (rows, places) = (new, nil)
    deliver(ArrangedItems(base: base, arrangement: rows.sections), shown)
  }

  public final override var upstreams: [any PositionMapping] { [upstream] }

  public final override func origin(of position: RowPosition) -> SourcePosition? {
    guard items.contains(position) else { return nil }
    let origin = rows.sections[position.section].rows[position.row]
    return SourcePosition(source: upstream, position: origin)
  }

  public final override func position(of origin: SourcePosition) -> RowPosition? {
    guard origin.source === upstream else { return nil }
    let known = places ?? rows.sections.places()
    places = known
    return known[origin.position]
  }
}

/// A section that is put together of rows of a source.
public struct ArrangedSection<ID: Hashable> {
  /// The identity of the section across changes.
  public let id: ID
  /// The name that is shown above the rows; nil for none.
  public let name: String?
  /// The positions of the rows in the source, in the order in which they are shown.
  public let rows: [RowPosition]

  /// Puts a section together.
  public init(id: ID, name: String? = nil, rows: [RowPosition]) {
    self.id = id
    self.name = name
    self.rows = rows
  }
}

extension ArrangedSection {
  init(id: ID, name: String? = nil, section: Int, _ rows: [Int]) {
    self.init(id: id, name: name, rows: rows.map { RowPosition(section: section, row: $0) })
  }
}

extension ArrangedSection: Sendable where ID: Sendable {}

/// Rows in other places, which are found again at each change.
struct Rearrangement<ID: Hashable> {
  private(set) var numbers = RowNumbers()
  private(set) var sections: [ArrangedSection<ID>] = []
  /// Whether each section is one of those that the rows come from, and is replaced with it.
  var keepsSections = false

  mutating func follow(
    _ change: CollectionChange<SectionedChangeset>,
    to items: any SectionedItems,
    arrange: ([Int]) -> [ArrangedSection<ID>]
  ) -> CollectionChange<SectionedChangeset> {
    switch change {
    case .unchanged: return .unchanged
    case .patch(let patch):
      let old = numbered
      numbers.apply(patch, to: items)
      let updates = Set(patch.rows.updates.map { numbers[$0.new] })
      return rearrange(
        arrange(numbers.sections),
        from: old,
        updates: updates,
        replaced: keepsSections ? patch.sections.updates : nil
      )
    case .reload:
      numbers = RowNumbers(items)
      sections = arrange(numbers.sections)
      return .reload
    }
  }

  mutating func rearrange(
    _ new: [ArrangedSection<ID>],
    from old: [ListSection<ID, Int>]? = nil,
    updates: Set<Int> = [],
    replaced: [Move<Int>]? = nil
  ) -> CollectionChange<SectionedChangeset> {
    let old = old ?? numbered
    let replaced = replaced ?? sections.renamed(in: new)
    sections = new
    var builder = PatchBuilder(from: old, to: numbered, updates: updates)
    builder.told.sections.updates = replaced
    return builder.change()
  }

  private var numbered: [ListSection<ID, Int>] {
    sections.map { ListSection($0.id, rows: $0.rows.map { numbers[$0] }) }
  }
}

extension Array {
  fileprivate func renamed<ID>(in new: Self) -> [Move<Int>]
  where Element == ArrangedSection<ID> {
    if elementsEqual(new, by: { $0.id == $1.id && $0.name == $1.name }) { return [] }
    var places: [ID: Int] = [:]
    for (place, section) in new.enumerated() { places[section.id] = place }
    return enumerated().compactMap { place, section in
      guard let target = places[section.id], new[target].name != section.name else { return nil }
      return Move(old: place, new: target)
    }
  }

  fileprivate func places<ID>() -> [RowPosition: RowPosition]
  where Element == ArrangedSection<ID> {
    var places: [RowPosition: RowPosition] = [:]
    for (section, arranged) in enumerated() {
      for (row, origin) in arranged.rows.enumerated() {
        places[origin] = RowPosition(section: section, row: row)
      }
    }
    return places
  }
}

struct ArrangedItems<Item, ID: Hashable>: SectionedItems {
  let base: any SectionedItems<Item>
  let arrangement: [ArrangedSection<ID>]

  var sectionCount: Int { arrangement.count }

  func itemCount(inSection section: Int) -> Int { arrangement[section].rows.count }

  func item(at position: RowPosition) -> Item {
    base.item(at: arrangement[position.section].rows[position.row])
  }

  func name(ofSection section: Int) -> String? { arrangement[section].name }
}
