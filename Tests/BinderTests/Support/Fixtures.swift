import Binder
import HeadlessTable

enum Section: Int, TableViewSection, Comparable { case banner, friends, enemies, form }

struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var age: Int
}

final class PersonCell: HeadlessCell {
  let nameLabel = Label()
  let ageLabel = Label()
}

final class NameCell: HeadlessCell {
  let label = Label()

  /// The cell itself, which says something now.
  func saying(_ text: String) -> NameCell {
    label.text = text
    return self
  }
}

final class BannerCell: HeadlessCell, ViewModelBindable {
  struct ViewModel: CollectionIdentifiable, Equatable {
    let text: String
    var collectionId: String { text }
  }

  let label = Label()
  var viewModel: ViewModel? { didSet { label.text = viewModel?.text } }
}

final class FieldCell: HeadlessCell, ViewEventEmitting {
  enum ViewEvent { case textEntered(String), ended }

  let field = TextField()

  func type(_ text: String) {
    field.text = text
    emit(event: .textEntered(text))
  }
}

final class BannerHeader: HeadlessHeaderFooterView, ViewModelBindable {
  let label = Label()
  var viewModel: String? { didSet { label.text = viewModel } }
}

extension SectionedTableViewBinder {
  func finish(displaying first: Section, _ others: Section...) {
    displayedSections = [first] + others
    finish()
  }
}

/// A screen under test: a table, a binder, and what handlers said.
@MainActor
final class Screen {
  let table: HeadlessTable
  let binder: SectionedTableViewBinder<Section>
  private(set) var said: [String] = []

  init(
    height: Double = 480,
    _ behavior: SectionDisplayBehavior<Section> = .manuallyManaged
  ) {
    table = HeadlessTable(id: "screen", width: 375, height: height)
    table.onInconsistency = .collect
    binder = SectionedTableViewBinder(
      tableView: table,
      sectionedBy: Section.self,
      sectionDisplayBehavior: behavior
    )
  }

  func say(_ words: Any...) {
    said.append(words.map { "\($0)" }.joined(separator: " "))
  }

  func show(_ sections: Section...) {
    binder.displayedSections = sections
    binder.finish()
  }

  /// The rows as text: what is listed between the viewport's marks, a line each.
  var rows: String { table.listing }

  /// The batches since this was read last, a line each.
  var updates: [String] { table.takenUpdates }

  /// The messages of all errors and warnings.
  var messages: [String] { table.diagnostics.map(\.message) }

  func cell<Cell: HeadlessCell>(_ type: Cell.Type, row: Int, section: Int) -> Cell? {
    table.cellForRow(at: .init(row: row, section: section)) as? Cell
  }
}
