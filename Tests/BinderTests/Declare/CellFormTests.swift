import Binder
import TestSupport
import Testing

@testable import HeadlessTable

/// Every form of `bind`, in each spelling, for one section and for several.
@MainActor
@Suite(.bounded)
struct CellFormTests {
  typealias Bind = @MainActor (Screen) -> Void

  static let names = ["Asif", "Joanne"]
  static let viewModels = names.map { BannerCell.ViewModel(text: $0) }
  static let fill = { (row: Int, cell: NameCell, name: String) in cell.label.text = name }
  static let fillIn = { (section: Section, row: Int, cell: NameCell, name: String) in
    cell.label.text = name
  }

  @MainActor
  static func provide(_ tableView: any TableHost, _ name: String) -> any TableCell {
    let cell = tableView.dequeue(NameCell.self)
    cell.label.text = name
    return cell
  }

  nonisolated static let single: KeyValuePairs<String, Bind> = [
    "models": {
      $0.binder.onSection(.friends).bind(cellType: NameCell.self, models: names).onDequeue(fill)
    },
    "models, closure": {
      $0.binder.onSection(.friends).bind(cellType: NameCell.self, models: { names }).onDequeue(fill)
    },
    "view models": {
      $0.binder.onSection(.friends).bind(cellType: BannerCell.self, viewModels: viewModels)
    },
    "view models, closure": {
      $0.binder.onSection(.friends).bind(cellType: BannerCell.self, viewModels: { viewModels })
    },
    "models mapped": {
      $0.binder.onSection(.friends)
        .bind(
          cellType: BannerCell.self,
          models: names,
          mapToViewModels: { BannerCell.ViewModel(text: $0) }
        )
    },
    "models mapped, closure": {
      $0.binder.onSection(.friends)
        .bind(
          cellType: BannerCell.self,
          models: { names },
          mapToViewModels: { BannerCell.ViewModel(text: $0) }
        )
    },
    "provider": {
      $0.binder.onSection(.friends)
        .bind(cellProvider: { tableView, row, name in provide(tableView, name) }, models: names)
    },
    "provider, closure": {
      $0.binder.onSection(.friends)
        .bind(cellProvider: { tableView, row, name in provide(tableView, name) }, models: { names })
    },
    "number": {
      $0.binder.onSection(.friends)
        .bind(cellProvider: { tableView, row in provide(tableView, names[row]) }, numberOfCells: 2)
    },
    "number, closure": {
      $0.binder.onSection(.friends)
        .bind(
          cellProvider: { tableView, row in provide(tableView, names[row]) },
          numberOfCells: { names.count }
        )
    },
  ]

  nonisolated static let multi: KeyValuePairs<String, Bind> = [
    "models": {
      $0.binder.onSections(.friends).bind(cellType: NameCell.self, models: [.friends: names])
        .onDequeue(fillIn)
    },
    "models, closure": {
      $0.binder.onSections([.friends])
        .bind(cellType: NameCell.self, models: { [.friends: names] }).onDequeue(fillIn)
    },
    "view models": {
      $0.binder.onSections(.friends)
        .bind(cellType: BannerCell.self, viewModels: [.friends: viewModels])
    },
    "view models, closure": {
      $0.binder.onSections(.friends)
        .bind(cellType: BannerCell.self, viewModels: { [.friends: viewModels] })
    },
    "models mapped": {
      $0.binder.onSections(.friends)
        .bind(
          cellType: BannerCell.self,
          models: [.friends: names],
          mapToViewModels: { BannerCell.ViewModel(text: $0) }
        )
    },
    "models mapped, closure": {
      $0.binder.onSections(.friends)
        .bind(
          cellType: BannerCell.self,
          models: { [.friends: names] },
          mapToViewModels: { BannerCell.ViewModel(text: $0) }
        )
    },
    "provider": {
      $0.binder.onAllOtherSections()
        .bind(
          cellProvider: { tableView, section, row, name in provide(tableView, name) },
          models: [.friends: names]
        )
    },
    "provider, closure": {
      $0.binder.onAllSections()
        .bind(
          cellProvider: { tableView, section, row, name in provide(tableView, name) },
          models: { [.friends: names] }
        )
    },
    "number": {
      $0.binder.onSections(.friends)
        .bind(
          cellProvider: { tableView, section, row in provide(tableView, names[row]) },
          numberOfCells: [.friends: 2]
        )
    },
    "number, closure": {
      $0.binder.onSections(.friends)
        .bind(
          cellProvider: { tableView, section, row in provide(tableView, names[row]) },
          numberOfCells: { [.friends: names.count] }
        )
    },
  ]

  @Test(arguments: 0..<(single.count + multi.count))
  func form(_ index: Int) {
    let (name, bind) = (Self.single.map { $0 } + Self.multi.map { $0 })[index]
    let screen = Screen()
    screen.table.register(NameCell.self)
    bind(screen)
    screen.show(.friends)
    let type = name.hasPrefix("view") || name.contains("mapped") ? "BannerCell  " : "NameCell    "
    let ids = name.hasPrefix("number") ? [nil, nil] : ["Asif", "Joanne"]
    #expect([0, 1].map { screen.table.identity(of: RowPosition(section: 0, row: $0)) } == ids)
    #expect(
      screen.rows == """
        § friends · 2 rows
          row      44  \(type) "Asif"
          row      44  \(type) "Joanne"
        """,
      "\(name)"
    )
    #expect(screen.messages == [])
  }

  @Test func aValueIsReadOnceAndAClosureAtEachRefresh() {
    let screen = Screen()
    var names = ["a"]
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: names)
    screen.binder.onSection(.enemies).bind(cellType: NameCell.self, models: { names })
    screen.show(.friends, .enemies)
    names = ["b", "c"]
    #expect(screen.table.numberOfRows(inSection: 1) == 1)
    screen.binder.refresh()
    #expect(screen.table.numberOfRows(inSection: 0) == 1)
    #expect(screen.table.numberOfRows(inSection: 1) == 2)
  }

  @Test func eachClosureIsReadOnceARefresh() {
    let screen = Screen()
    var reads = 0
    screen.binder.onSections(.friends, .enemies)
      .bind(
        cellType: NameCell.self,
        models: {
          reads += 1
          return [.friends: ["a"], .enemies: ["b"]]
        }
      )
    screen.show(.friends, .enemies)
    #expect(reads == 1)
    screen.binder.refresh()
    screen.binder.refresh()
    screen.table.layoutIfNeeded()
    #expect(reads == 2)
  }
}
