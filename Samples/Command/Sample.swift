import Binder
import HeadlessTable

/// A screen that the command can show.
@MainActor
protocol Sample: AnyObject {
  /// The word that chooses the sample on the command line.
  static var name: String { get }
  /// What the sample shows, in one line.
  static var summary: String { get }
  /// The options that only this sample takes, each with a value.
  static var options: [String] { get }

  /// Makes the screen and binds it to a table.
  init(_ options: SampleOptions) throws

  /// The table that the screen is bound to; of a collection view the same view with a table's names.
  var table: HeadlessTable { get }
  /// What the screen's handlers have said, a line each.
  var said: [String] { get }
  /// What a reader should know about the input, for the error output; empty if nothing.
  var notes: String { get }

  /// Scrolls to an offset in points, or as far as the content goes.
  func scroll(to offset: Double)
}

extension Sample {
  static var options: [String] { [] }
  var notes: String { "" }

  func scroll(to offset: Double) { table.scroll(to: offset) }

  /// Taps the row that `SECTION/ROW` names.
  func tap(_ target: String) throws {
    table.tapRow(at: try indexPath(of: target, for: "--tap"))
  }

  /// Changes the data at the row that `SECTION/ROW` names.
  func edit(_ target: String) throws {
    guard let screen = self as? any EditableSample else {
      throw UsageError("'\(Self.name)' has nothing to edit.")
    }
    screen.edit(try indexPath(of: target, for: "--edit"))
  }

  private func indexPath(of target: String, for option: String) throws -> IndexPath {
    guard let slash = target.lastIndex(of: "/") else {
      throw UsageError("'\(option) \(target)' names no row. Write it as SECTION/ROW.")
    }
    let section = String(target[..<slash])
    let row = String(target[target.index(after: slash)...])
    guard let path = table.indexPath(ofRow: row, inSection: section) else {
      throw UsageError("There is no row '\(row)' in a section '\(section)'.")
    }
    return path
  }
}

extension HeadlessTable {
  /// Where a row stands, by the name of its section and its own; nil if there is no such row.
  func indexPath(ofRow identity: String, inSection section: String) -> IndexPath? {
    for index in 0..<numberOfSections
    where dataSource?.tableView(self, nameOfSection: index) == section {
      for row in 0..<numberOfRows(inSection: index) {
        let path = IndexPath(row: row, section: index)
        if dataSource?.tableView(self, identityOfRowAt: path) == identity { return path }
      }
    }
    return nil
  }
}

/// A screen of a collection view.
@MainActor
protocol CollectionSample: Sample {
  /// The collection view that the screen is bound to.
  var collection: HeadlessCollectionView { get }
}

extension CollectionSample {
  /// The collection view as what the options and the keys know, which call an item a row.
  var table: HeadlessTable {
    guard let table = collection.rows as? HeadlessTable else {
      preconditionFailure("The rows of a HeadlessCollectionView are a HeadlessTable")
    }
    return table
  }
}

/// A screen that can show only the rows with some text.
@MainActor
protocol SearchableSample: Sample {
  /// Shows the rows with the text; all of them if it is empty.
  func search(_ text: String)
}

/// A screen whose data can be changed.
@MainActor
protocol EditableSample: Sample {
  /// Makes one change, best where the row is; nil when the table has no row.
  func edit(_ indexPath: IndexPath?)
}

/// A command line that cannot be followed.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
