import Binder
import HeadlessTable
import Observation
import TestSupport
import Testing

/// A row shows the cell, filled by the code, that its declaration has for it now.
@Suite("Cells that other code makes or fills", .bounded)
@MainActor
struct CellsOfOtherCodeTests {
  final class SmallCell: HeadlessCell { let title = Label() }
  final class BigCell: HeadlessCell { let title = Label() }
  enum Shelf: Int, TableViewSection, Comparable { case favourites, others }

  struct Book: Identifiable, Equatable {
    let id: Int
    var isFavourite = false
    var title: String { "book \(id)" }
  }

  @Observable @MainActor
  final class Store {
    var books = (1...4).map { Book(id: $0, isFavourite: $0 == 1) }
    var isCompact = true
    var favourites: [Book] { books.filter(\.isFavourite) }
    var others: [Book] { books.filter { !$0.isFavourite } }
  }

  /// How the cells of both sections are declared.
  enum Kind: CaseIterable { case types, oneType, provider }

  private let store = Store()
  private let table = HeadlessTable(id: "books", width: 320, height: 300)

  private static func show(_ title: String, in cell: HeadlessCell) {
    if let cell = cell as? BigCell { cell.title.text = title }
    if let cell = cell as? SmallCell { cell.title.text = title }
  }

  private func show(_ kind: Kind, byScreen: Bool, _ form: UpdateForm) -> Any {
    byScreen ? screen(kind, form).bind(to: table) : chain(kind, form)
  }

  private func chain(_ kind: Kind, _ form: UpdateForm) -> Any {
    let store = store
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Shelf.self)
    binder.configuration.rowUpdates = form
    switch kind {
    case .types, .oneType:
      binder.onSection(.favourites).bind(cellType: BigCell.self, models: { store.favourites })
        .onDequeue { _, cell, book in cell.title.text = "★ \(book.title)" }
      if kind == .types {
        binder.onSection(.others).bind(cellType: SmallCell.self, models: { store.others })
          .onDequeue { _, cell, book in cell.title.text = book.title }
      } else {
        binder.onSection(.others).bind(cellType: BigCell.self, models: { store.others })
          .onDequeue { _, cell, book in cell.title.text = book.title }
      }
    case .provider:
      table.register(BigCell.self)
      table.register(SmallCell.self)
      binder.onSections(.favourites, .others).bind(
        cellProvider: { table, section, _, book in Self.cell(table, section, book) },
        models: { [.favourites: store.favourites, .others: store.others] as [Shelf: [Book]] }
      )
    }
    binder.finish(displaying: .favourites, .others)
    return binder
  }

  private static func cell(
    _ table: any TableHost,
    _ section: Shelf,
    _ book: Book
  ) -> any TableCell {
    if section == .favourites {
      let cell = table.dequeue(BigCell.self)
      cell.title.text = "★ \(book.title)"
      return cell
    }
    let cell = table.dequeue(SmallCell.self)
    cell.title.text = book.title
    return cell
  }

  private func screen(_ kind: Kind, _ form: UpdateForm) -> TableScreen<Shelf> {
    let store = store
    let screen = TableScreen<Shelf> {
      if kind == .provider {
        OnSections(.favourites, .others) {
          CellsBySection(
            models: [.favourites: store.favourites, .others: store.others] as [Shelf: [Book]]
          ) { table, section, _, book in Self.cell(table, section, book) }
        }
      } else {
        OnSection(.favourites) {
          Cells(BigCell.self, models: store.favourites) { _, cell, book in
            cell.title.text = "★ \(book.title)"
          }
        }
        OnSection(.others) {
          if kind == .types {
            Cells(SmallCell.self, models: store.others) { _, cell, book in
              cell.title.text = book.title
            }
          } else {
            Cells(BigCell.self, models: store.others) { _, cell, book in
              cell.title.text = book.title
            }
          }
        }
      }
    }
    screen.configuration.rowUpdates = form
    if kind == .provider {
      table.register(BigCell.self)
      table.register(SmallCell.self)
    }
    return screen
  }

  private func rows() -> [String] {
    table.performPendingUpdates()
    return table.visibleCells.map { cell in
      switch cell {
      case let cell as BigCell: "Big \(cell.title.text ?? "")"
      case let cell as SmallCell: "Small \(cell.title.text ?? "")"
      default: "\(cell)"
      }
    }
  }

  @Test(
    "of a row that changes its section",
    arguments: Kind.allCases.flatMap { kind in [false, true].map { (kind, $0) } },
    [UpdateForm.reload, .reconfigure]
  )
  func otherSection(_ place: (kind: Kind, byScreen: Bool), form: UpdateForm) {
    let binding = show(place.kind, byScreen: place.byScreen, form)
    let small = place.kind == .oneType ? "Big" : "Small"
    #expect(
      rows() == [
        "Big ★ book 1", "\(small) book 2", "\(small) book 3", "\(small) book 4",
      ]
    )
    let changes: [(inout [Book]) -> Void] = [
      { $0[1].isFavourite = true },
      { books in
        books[0].isFavourite = false
        books[3].isFavourite = true
      },
      { $0.swapAt(0, 3) },
      { books in for index in books.indices { books[index].isFavourite.toggle() } },
    ]
    for (number, change) in changes.enumerated() {
      change(&store.books)
      let expected =
        store.favourites.map { "Big ★ \($0.title)" } + store.others.map { "\(small) \($0.title)" }
      #expect(rows() == expected, "after change \(number)")
    }
    #expect(table.diagnostics.isEmpty)
    #expect(table.inconsistencies.isEmpty)
    withExtendedLifetime(binding) {}
  }

  @Test(
    "of a row that stays where it is while the screen's branch changes",
    arguments: Kind.allCases
  )
  func otherBranch(kind: Kind) {
    let store = store
    var tapped: [String] = []
    table.register(BigCell.self)
    table.register(SmallCell.self)
    let screen = TableScreen<Shelf> {
      OnSection(.others) {
        switch (kind, store.isCompact) {
        case (.types, true):
          Cells(SmallCell.self, models: store.books) { _, cell, book in cell.title.text = book.title
          }
          .onTapped { _, cell, book in tapped.append("small \(book.id)") }
        case (.oneType, true):
          Cells(BigCell.self, models: store.books) { _, cell, book in cell.title.text = book.title }
            .onTapped { _, cell, book in tapped.append("small \(book.id)") }
        case (.provider, true):
          Cells(models: store.books) { table, _, book in Self.cell(table, .others, book) }
            .onTapped { _, _, book in tapped.append("small \(book.id)") }
        case (.provider, false):
          Cells(models: store.books) { table, _, book in Self.cell(table, .favourites, book) }
            .onTapped { _, _, book in tapped.append("big \(book.id)") }
        default:
          Cells(BigCell.self, models: store.books) { _, cell, book in
            cell.title.text = "★ \(book.title)"
          }
          .onTapped { _, cell, book in tapped.append("big \(book.id)") }
        }
      }
    }
    let binding = screen.bind(to: table)
    for isCompact in [true, false, true] {
      store.isCompact = isCompact
      let name = isCompact ? (kind == .oneType ? "Big " : "Small ") : "Big ★ "
      #expect(rows() == store.books.map { name + $0.title })
      table.tapRow(1, in: Shelf.others)
    }
    #expect(tapped == ["small 2", "big 2", "small 2"])
    #expect(table.diagnostics.isEmpty)
    #expect(table.inconsistencies.isEmpty)
    withExtendedLifetime(binding) {}
  }

  @Test(
    "of a row that a finger drags to another section",
    arguments: [false, true],
    [false, true]
  )
  func dragged(hasOneType: Bool, followsData: Bool) {
    var (favourites, others) = ([1], [2, 3, 4])
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Shelf.self)
    binder.onSection(.favourites).bind(cellType: BigCell.self, models: { favourites })
      .onDequeue { _, cell, number in cell.title.text = "★ \(number)" }
    if hasOneType {
      binder.onSection(.others).bind(cellType: BigCell.self, models: { others })
        .onDequeue { _, cell, number in cell.title.text = "\(number)" }
    } else {
      binder.onSection(.others).bind(cellType: SmallCell.self, models: { others })
        .onDequeue { _, cell, number in cell.title.text = "\(number)" }
    }
    binder.onAnySection().onMoved { from, to, _ in
      if followsData { favourites.append(others.removeFirst()) }
    }
    binder.finish(displaying: .favourites, .others)
    table.setEditing(true)
    table.dragRow(at: IndexPath(row: 0, section: 1), to: IndexPath(row: 1, section: 0))
    let small = hasOneType ? "Big" : "Small"
    #expect(
      rows() == ["Big ★ 1", followsData ? "Big ★ 2" : "\(small) 2", "\(small) 3", "\(small) 4"]
    )
    #expect(table.inconsistencies.isEmpty)
  }

  /// The section that a row moves into appears in the same update: the row is updated in a batch before it moves.
  @Test("a row that has changed and comes to a section that appears", arguments: [false, true])
  func toANewSection(byScreen: Bool) {
    final class Lessons {
      var bySection: [Shelf: [Book]] = [.others: [Book(id: 1), Book(id: 2)]]
    }
    let lessons = Lessons()
    let binder = SectionedTableViewBinder(
      tableView: table,
      sectionedBy: Shelf.self,
      sectionDisplayBehavior: .hidesSectionsWithNoCellData
    )
    let screen = TableScreen<Shelf>(sectionDisplayBehavior: .hidesSectionsWithNoCellData) {
      OnSections(.favourites, .others) {
        CellsBySection(BigCell.self, models: lessons.bySection) { shelf, _, cell, book in
          cell.title.text = "\(shelf) \(book.id) \(book.isFavourite)"
        }
        .cellHeight { shelf, _, _ in shelf == .favourites ? 80 : 44 }
      }
    }
    var binding: Any = binder
    if byScreen {
      binding = screen.bind(to: table)
    } else {
      binder.onSections(.favourites, .others)
        .bind(cellType: BigCell.self, models: { lessons.bySection })
        .onDequeue { shelf, _, cell, book in
          cell.title.text = "\(shelf) \(book.id) \(book.isFavourite)"
        }
        .cellHeight { shelf, _, _ in shelf == .favourites ? 80 : 44 }
      binder.finish()
    }
    table.layoutIfNeeded()
    lessons.bySection = [.others: [Book(id: 1)], .favourites: [Book(id: 2, isFavourite: true)]]
    byScreen ? screen.refresh() : binder.refresh()
    let shown = table.visibleCells.map { ($0 as? BigCell)?.title.text }
    #expect(shown == ["favourites 2 true", "others 1 false"])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
    withExtendedLifetime(binding) {}
  }

  /// A cell that is only filled again would keep the controls of the other branch.
  @Test("rows of another branch have its controls in editing mode")
  func editedBranch() {
    final class Rights { var canDelete = false }
    let rights = Rights()
    let books = store.books
    let screen = TableScreen<Shelf> {
      OnSection(.others) {
        if rights.canDelete {
          Cells(BigCell.self, models: books) { _, cell, book in cell.title.text = book.title }
            .onDelete { _, _ in }
        } else {
          Cells(BigCell.self, models: books) { _, cell, book in cell.title.text = book.title }
        }
      }
    }
    let binding = screen.bind(to: table)
    table.setEditing(true)
    #expect(!"\(table)".contains("deletable"))
    rights.canDelete = true
    screen.refresh()
    #expect("\(table)".contains("[editing deletable]"))
    withExtendedLifetime(binding) {}
  }
}
