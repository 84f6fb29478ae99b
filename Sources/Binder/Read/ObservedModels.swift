/// Keeps the latest rows that models have delivered, and the changes since they were last read.
final class ObservedModels<Model> {
  struct Reading {
    let models: PersistentArray<Model>
    var moment = ReadingMoment()
  }

  private(set) var version = 0
  private var models = PersistentArray<Model>()
  private var last: ReadingMoment?
  private var changes: [Changeset]?
  private var count = 0
  private var mostChanges = 0
  private let join: (_ changes: [Changeset], _ rowCount: Int) -> Changeset?
  private var observation: AnyObject?

  @MainActor
  init<Source: ObservableRows<Model>>(_ source: Source, onChange: @escaping () -> Void) {
    // The models may keep their observers, so they are not kept here.
    join = { Source.joined($0, rowCount: $1) }
    var hasBegun = false
    observation = source.observeRows { [weak self] models, change in
      let isNew = self?.receive(models, change) ?? false
      // What is there from the beginning is no change.
      if hasBegun && isNew { onChange() }
    }
    hasBegun = true
  }

  private func receive(
    _ models: PersistentArray<Model>,
    _ change: CollectionChange<Changeset>
  ) -> Bool {
    let change = change.after(version == 0 ? nil : self.models.count, leadingTo: models.count)
    guard change != .unchanged else { return false }
    self.models = models
    version += 1
    if case .patch(let patch) = change { add(patch) } else { changes = nil }
    return true
  }

  /// Notes a change, and joins those that were not read, so that they do not become more and more.
  private func add(_ patch: Changeset) {
    changes?.append(patch)
    guard let all = changes, all.count > mostChanges else { return }
    changes = join(all, count).map { [$0] }
    mostChanges = max(64, changes?.first?.count ?? 0)
  }

  /// The models now.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes since the last reading.
  func read() -> Reading {
    let before = last.map { last in
      (last, changes.flatMap { $0.isEmpty ? Changeset() : join($0, count) })
    }
    let moment = ReadingMoment(count: models.count, after: before, join)
    last = moment
    (changes, count, mostChanges) = ([], models.count, 64)
    return Reading(models: models, moment: moment)
  }
}

/// The moment at which models were read, and what had changed since those before it: what is read is not always shown.
final class ReadingMoment {
  private let count: Int
  private var before: (moment: ReadingMoment, patch: Changeset?)?
  private let join: (_ changes: [Changeset], _ rowCount: Int) -> Changeset?

  init(
    count: Int = 0,
    after before: (moment: ReadingMoment, patch: Changeset?)? = nil,
    _ join: @escaping (_ changes: [Changeset], _ rowCount: Int) -> Changeset? = { _, _ in nil }
  ) {
    (self.count, self.before, self.join) = (count, before, join)
    // Only what was read lately can be shown still.
    before?.moment.before?.moment.before?.moment.before?.moment.before = nil
  }

  /// The change of the models since an earlier moment; nil if it is not known.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes if there were readings between the two, else O(1).
  func patch(since earlier: ReadingMoment) -> Changeset? {
    var (moment, patches) = (self, [Changeset]())
    while moment !== earlier {
      guard let before = moment.before, let patch = before.patch else { return nil }
      if !patch.isEmpty { patches.append(patch) }
      moment = before.moment
    }
    return patches.count > 1
      ? join(patches.reversed(), earlier.count) : patches.first ?? Changeset()
  }
}

/// Models that announce their own changes, for `models:` of a chain or a screen, such as an observable array.
@MainActor
public protocol ObservableRows<Item> {
  /// The type of the models.
  associatedtype Item

  /// Delivers the rows as a reload, and then after each change.
  ///
  /// - Parameter observer: Is given all rows, and their change since the last call.
  /// - Returns: An object that ends the observation when it is deallocated.
  func observeRows(
    _ observer: @escaping (PersistentArray<Item>, CollectionChange<Changeset>) -> Void
  ) -> AnyObject
  /// Makes one change out of some that follow each other.
  ///
  /// - Parameters:
  ///   - changes: At least one change; the positions of each are those after the one before it.
  ///   - rowCount: The number of rows before all of them.
  /// - Returns: The change from the rows before all changes to those after them, with positions in ascending order. Nil lets the
  ///   rows be compared instead: so it is, unless you say otherwise, for more than one change and for moves.
  static func joined(_ changes: [Changeset], rowCount: Int) -> Changeset?

  /// Delivers the rows by section as a reload, and then after each change; all in one section, unless you say otherwise.
  func observeSections(
    _ observer: @escaping ([ObservedSection<Item>], CollectionChange<SectionedChangeset>) -> Void
  ) -> AnyObject
  /// Makes one change of sections out of some that follow each other.
  ///
  /// - Parameters:
  ///   - changes: At least two changes.
  ///   - rowCounts: The numbers of rows of each section, before the first change and after each of them.
  /// - Returns: The change from the sections before all changes to those after them; nil lets the rows be compared instead.
  static func joined(
    _ changes: [SectionedChangeset],
    rowCounts: [[Int]]
  ) -> SectionedChangeset?
}

extension ObservableRows {
  /// The only change, if it has no moves; else nil.
  public static func joined(_ changes: [Changeset], rowCount: Int) -> Changeset? {
    changes.count == 1 && changes[0].moves.isEmpty ? changes[0] : nil
  }
}
