/// A source that shows rows of another one in other places, which it finds anew at each change.
///
/// A change costs what finding the places costs, and one comparison a row.
@MainActor
public class RearrangedDataSource<Item, SectionID: Hashable>: BaseDataSource<Item> {
  private let upstream: any DataSource<Item>
  private var base: any SectionedItems<Item> = NoItems<Item>()
  private var numbers = RowNumbers()
  private var arrangement: [ArrangedSection<SectionID>] = []
  /// The places of rows of the source, made when they are first asked for.
  private var places: [RowPosition: RowPosition]?

  init(_ upstream: some DataSource<Item>) {
    self.upstream = upstream
    super.init()
  }

  /// Says where the rows of the source are to be.
  ///
  /// - Parameters:
  ///   - items: The source's items.
  ///   - sections: For each of its sections a number that it keeps for as long as it is there.
  /// - Returns: The sections to show; nothing, if a subclass does not say otherwise.
  func arrange(
    _ items: any SectionedItems<Item>,
    sections: [Int]
  ) -> [ArrangedSection<SectionID>] { [] }

  /// Begins to follow the source; to be called when a subclass is ready to be asked.
  final func begin() {
    follow(upstream) { [weak self] in self?.receive($0) }
  }

  /// Finds the places again, as what they depend on is different now.
  final func rearrange() {
    let old = numbered
    arrangement = arrange(base, sections: numbers.sections)
    show(from: old, updates: [])
  }

  private func receive(_ change: DataSourceChange<Item>) {
    let old = numbered
    base = change.items
    switch change.change {
    case .unchanged: show(ArrangedItems(base: base, arrangement: arrangement), .unchanged)
    case .patch(let patch):
      numbers.apply(patch, to: base)
      arrangement = arrange(base, sections: numbers.sections)
      show(from: old, updates: Set(patch.rowUpdates.map { numbers[$0.new] }))
    case .reload:
      numbers = RowNumbers(base)
      arrangement = arrange(base, sections: numbers.sections)
      places = nil
      show(ArrangedItems(base: base, arrangement: arrangement), .reload)
    }
  }

  /// The rows that are shown, by their numbers.
  private var numbered: [ListSection<SectionID, Int>] {
    arrangement.map { ListSection($0.id, rows: $0.rows.map { numbers[$0] }) }
  }

  private func show(from old: [ListSection<SectionID, Int>], updates: Set<Int>) {
    places = nil
    let new = numbered
    let order = SectionedChangeset(from: old, to: new)
    var builder = PatchBuilder(order)
    let places = (old: old.positions(of: updates), new: new.positions(of: updates))
    for number in updates {
      guard let old = places.old[number], let new = places.new[number] else { continue }
      builder.rowUpdates.append(IndexPair(old: old, new: new))
    }
    show(ArrangedItems(base: base, arrangement: arrangement), builder.change())
  }

  public final override var upstreams: [any PositionMapping] { [upstream] }

  public final override func origin(of position: RowPosition) -> SourcePosition? {
    guard items.contains(position) else { return nil }
    let origin = arrangement[position.section].rows[position.row]
    return SourcePosition(source: upstream, position: origin)
  }

  public final override func position(of origin: SourcePosition) -> RowPosition? {
    let known = places ?? arrangement.places()
    places = known
    return known[origin.position]
  }
}

/// A section that is put together of rows of a source.
struct ArrangedSection<ID: Hashable> {
  /// What makes it the same section after a change.
  let id: ID
  let name: String?
  /// Where the rows come from.
  let rows: [RowPosition]
}

extension Array {
  /// Where each row of a source is.
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

  /// Where some of the rows are.
  fileprivate func positions<ID>(of rows: Set<Int>) -> [Int: RowPosition]
  where Element == ListSection<ID, Int> {
    var positions: [Int: RowPosition] = [:]
    if rows.isEmpty { return positions }
    for (section, list) in enumerated() {
      for (row, number) in list.rows.enumerated() where rows.contains(number) {
        positions[number] = RowPosition(section: section, row: row)
      }
    }
    return positions
  }
}

/// Items in other places.
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
