/// Keeps the latest rows that models have delivered, and the changes since they were last read.
final class ObservedModels<Model> {
  /// The models at one moment.
  struct Reading {
    let models: PersistentArray<Model>
    fileprivate let moment: Moment
    fileprivate let change: (since: Moment, patch: Changeset)?

    /// The change of the models since an earlier reading; nil if it is not known.
    func patch(from earlier: Reading) -> Changeset? {
      if earlier.moment === moment { return Changeset() }
      guard let change, change.since === earlier.moment else { return nil }
      return change.patch
    }
  }

  /// Stands for the time of a reading.
  fileprivate final class Moment {}

  /// The number of changes so far.
  private(set) var version = 0
  private var models = PersistentArray<Model>()
  private var last: Moment?
  /// The change of the models since the last reading; nil if they were replaced.
  private var changes: ChangeMerger?
  private var observation: AnyObject?

  /// Observes models for as long as it is kept.
  ///
  /// - Parameters:
  ///   - source: The models.
  ///   - onChange: Runs after each change, and not for an event that changes nothing.
  @MainActor
  init(_ source: some ObservableRows<Model>, onChange: @escaping () -> Void) {
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
    guard change != .unchanged else { return false }
    self.models = models
    version += 1
    if case .patch(let patch) = change { changes?.apply(patch) } else { changes = nil }
    return true
  }

  /// The models now.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes since the last reading.
  func read() -> Reading {
    let moment = Moment()
    var change: (since: Moment, patch: Changeset)?
    if let last, let changes { change = (last, changes.changeset) }
    last = moment
    changes = ChangeMerger(count: models.count)
    return Reading(models: models, moment: moment, change: change)
  }
}

/// Models that announce their own changes, for the `models:` of a chain or a screen: an observable array or array of
/// sections, what is made of an array by `map`, `filter` and the like, or a data source.
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
}
