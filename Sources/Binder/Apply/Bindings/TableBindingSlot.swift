/// A table's place for the one binding that updates it.
///
/// A binding that ends leaves the table as it is, which goes on asking it. The next one begins with nothing: what the
/// one before has answered ends with it.
final class TableBindingSlot {
  private var updates: any Disposable = NonDisposable()
  private var answers: [any Disposable] = []

  /// Ends the updates of the binding before, and what it answers once a new one answers.
  func begin(answers: () -> [any Disposable]) {
    updates.dispose()
    let former = self.answers
    self.answers = answers()
    for answer in former { answer.dispose() }
  }

  /// What updates the table from now on.
  func update(by updates: any Disposable) {
    self.updates = updates
  }

  /// Keeps what the binding answers beside the rows.
  func add(_ answers: [any Disposable]) {
    self.answers += answers
  }
}

/// What answers a table for the rows that it shows itself, and has nothing to say about those of others.
@MainActor
protocol TableContentOwner: AnyObject {}

extension TableDriver: TableContentOwner {}
extension CellDataSource: TableContentOwner {}
extension TableViewDataSource: TableContentOwner {}

extension TableHost {
  /// Lets go of a binder or a source that has shown its rows in the table until now.
  func releaseContentOwners() {
    if dataSource is any TableContentOwner { dataSource = nil }
    if delegate is any TableContentOwner { delegate = nil }
  }
}
