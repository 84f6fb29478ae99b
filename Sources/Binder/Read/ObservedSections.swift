/// The rows of a section of a data source, and its name; nil for one without a name.
public struct ObservedSection<Item> {
  /// The name.
  public let name: String?
  /// The rows, from first to last.
  public let rows: PersistentArray<Item>

  /// Makes a section of a name and rows.
  public init(_ name: String? = nil, rows: PersistentArray<Item>) {
    (self.name, self.rows) = (name, rows)
  }
}

/// Keeps the latest sections that a source has delivered, and the changes since they were last read.
final class ObservedSections<Model> {
  /// A section, with a number that it has as long as the source has it.
  struct Section {
    let id: Int
    let name: String?
    let rows: PersistentArray<Model>
  }

  let place: Int
  private(set) var version = 0
  private(set) var sections: [Section] = []
  private var nextID = 0
  private var log: SectionLog?
  private var last: SectionsReading?
  private let join: Join
  private weak var source: AnyObject?
  private var observation: AnyObject?

  @MainActor
  init<Source: ObservableRows<Model>>(
    _ source: Source,
    at place: Int,
    after former: ObservedSections? = nil,
    onChange: @escaping () -> Void
  ) {
    (self.place, self.source) = (place, source as AnyObject)
    join = { Source.joined($0, rowCounts: $1) }
    (sections, nextID) = (former?.sections ?? [], former?.nextID ?? 0)
    var hasBegun = false
    observation = source.observeSections { [weak self] sections, change in
      let isNew = self?.receive(sections, change) ?? false
      if hasBegun && isNew { onChange() }
    }
    hasBegun = true
  }

  func observes(_ other: any ObservableRows<Model>) -> Bool { source === other as AnyObject }

  private func receive(
    _ new: [ObservedSection<Model>],
    _ change: CollectionChange<SectionedChangeset>
  ) -> Bool {
    let counts = new.map(\.rows.count)
    let ids: [Int?]
    switch change.after(sections.map(\.rows.count), leadingTo: counts) {
    case .unchanged: return false
    case .patch(let patch):
      let map = ChangeMap(patch)
      ids = new.indices.map { map.old(ofSection: $0).map { sections[$0].id } }
      log?.add(patch, leadingTo: counts, join)
    case .reload:
      var known = Dictionary(grouping: sections, by: \.name)
      ids = new.map { known[$0.name]?.isEmpty == false ? known[$0.name]?.removeFirst().id : nil }
      log = nil
    }
    sections = zip(ids, new).map { id, section in
      Section(id: id ?? takeID(), name: section.name, rows: section.rows)
    }
    version += 1
    return true
  }

  private func takeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  func read() -> SectionsReading {
    let reading = SectionsReading(counts: sections.map(\.rows.count), join)
    last?.next = (log?.joined(join), reading)
    (last, log) = (reading, SectionLog(reading.counts))
    return reading
  }
}

private typealias Join = (_ changes: [SectionedChangeset], _ rowCounts: [[Int]]) ->
  SectionedChangeset?

/// The sections of a source at one moment; keeps those of later ones, as what is read is not always shown.
final class SectionsReading {
  fileprivate let counts: [Int]
  fileprivate var next: (patch: SectionedChangeset?, reading: SectionsReading)?
  private let join: Join

  var sectionCount: Int { counts.count }

  fileprivate init(counts: [Int], _ join: @escaping Join) {
    (self.counts, self.join) = (counts, join)
  }

  func patch(from earlier: SectionsReading) -> SectionedChangeset? {
    var (reading, log) = (earlier, SectionLog(earlier.counts))
    while reading !== self {
      guard let next = reading.next, let patch = next.patch else { return nil }
      if !patch.isEmpty { log.add(patch, leadingTo: next.reading.counts, join) }
      reading = next.reading
    }
    return log.joined(join)
  }
}

private struct SectionLog {
  private var counts: [[Int]]
  private var changes: [SectionedChangeset] = []
  private var mostChanges = 64

  init(_ counts: [Int]) { self.counts = [counts] }

  /// Adds a change, and joins them all now and then, so that they do not become more and more.
  mutating func add(_ patch: SectionedChangeset, leadingTo counts: [Int], _ join: Join) {
    changes.append(patch)
    self.counts.append(counts)
    guard changes.count > mostChanges, let all = join(changes, self.counts) else { return }
    (changes, self.counts) = ([all], [self.counts[0], counts])
    mostChanges = max(64, all.count)
  }

  func joined(_ join: Join) -> SectionedChangeset? {
    changes.count < 2 ? changes.first ?? SectionedChangeset() : join(changes, counts)
  }
}

extension ObservableRows {
  /// The only change; else nil, which lets the rows be compared.
  public static func joined(
    _ changes: [SectionedChangeset],
    rowCounts: [[Int]]
  ) -> SectionedChangeset? { changes.count == 1 ? changes[0] : nil }

  /// Delivers all rows in one section without a name.
  public func observeSections(
    _ observer: @escaping ([ObservedSection<Item>], CollectionChange<SectionedChangeset>) -> Void
  ) -> AnyObject {
    observeRows { observer([ObservedSection(rows: $0)], $1.map { SectionedChangeset($0) }) }
  }
}
