import Binder

/// A table that writes down, one by one, the calls that change what it shows.
@MainActor
final class RecordingTable: BareHost {
  weak var dataSource: (any TableDataSource)?
  weak var delegate: (any TableDelegate)?
  weak var prefetchDataSource: (any TableDataSourcePrefetching)?
  let attachments = TableAttachments()
  private(set) var calls: [String] = []
  /// The number of times that work was put off to a frame.
  private(set) var scheduledCount = 0
  /// Runs at the end of a batch, as what a table asks for its rows then.
  var onBatchEnd: () -> Void = {}

  /// The calls since the last question.
  func takeCalls() -> String {
    defer { calls = [] }
    return calls.joined(separator: " ")
  }

  /// How many rows the data source says each section has.
  var rowCounts: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func scheduleUpdate(_ update: @escaping @MainActor () -> Void) {
    scheduledCount += 1
    Task { @MainActor in update() }
  }

  func reloadData() { calls.append("reloadData") }

  func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    calls.append("begin")
    updates()
    calls.append("end")
    onBatchEnd()
    completion?(true)
  }

  func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("insertRows\(indexPaths.map(Array.init)) \(animation)")
  }

  func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("deleteRows\(indexPaths.map(Array.init)) \(animation)")
  }

  func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("reloadRows\(indexPaths.map(Array.init)) \(animation)")
  }

  func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    calls.append("moveRow\(Array(indexPath))\(Array(newIndexPath))")
  }

  func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    calls.append("insertSections\(Array(sections)) \(animation)")
  }

  func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    calls.append("deleteSections\(Array(sections)) \(animation)")
  }

  func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    calls.append("reloadSections\(Array(sections)) \(animation)")
  }

  func moveSection(_ section: Int, toSection newSection: Int) {
    calls.append("moveSection[\(section)][\(newSection)]")
  }

  func report(_ diagnostic: TableDiagnostic) { calls.append("\(diagnostic)") }
}
