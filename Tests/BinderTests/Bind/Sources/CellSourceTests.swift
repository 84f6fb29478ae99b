import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// Cell sources as the data sources and delegates of tables, and what is handed to the source of each row.
@MainActor
@Suite(.bounded)
struct CellSourceTests {
  private let table = HeadlessTable(id: "feed", width: 320, height: 200)
  private let numbers = MutableObservableArray([1, 2, 3])

  init() {
    table.onInconsistency = .collect
  }

  private func posts() -> CellDataSource<Int> {
    ObservableDataSource(numbers)
      .cells(NameCell.self) { cell, post, path in cell.label.text = "post \(post) at \(path.row)" }
  }

  @Test func servesATableDirectly() {
    var said: [String] = []
    let posts = posts()
      .onTapped { post, path in said.append("tap \(post) at \(path.row)") }
      .onDeselected { post, path in said.append("deselect \(post) at \(path.row)") }
      .cellHeight { post, _ in post == 1 ? 60 : 44 }
    table.dataSource = posts
    table.delegate = posts
    #expect(table.visibleTexts == ["post 1 at 0", "post 2 at 1", "post 3 at 2"])
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 60)
    _ = table.takenOperations
    numbers.batchUpdate {
      $0.insert(9, at: 0); $0.removeLast()
    }
    #expect(table.takenOperations == [["−0.2", "+0.0"]])
    #expect(table.visibleTexts.first == "post 9 at 0")
    table.tapRow(at: IndexPath(row: 1, section: 0))
    table.tapRow(at: IndexPath(row: 2, section: 0))
    #expect(said == ["tap 1 at 1", "deselect 1 at 1", "tap 2 at 2"])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func namesOfSectionsAndRowsAreThoseOfTheItems() {
    let posts = ArrayDataSource(sections: [DataSourceSection("Posts", items: [7])])
      .cells(NameCell.self) { cell, post, _ in cell.label.text = "\(post)" }
    table.dataSource = posts
    #expect(
      table.render(.text(rows: .compact)) == """
        table feed · plain · 320×200 · select single
        content 320×94 · 1 section · 1 row · offset 0
        ┌── viewport
        § Posts · 1 row
          gap 22
          header   28  Title             "Posts"
          row      44  NameCell          "7"
        └── end of viewport · 106 blank

        """
    )
  }

  @Test func whatChangesBeforeTheFirstLookIsThere() {
    let posts = posts()
    table.dataSource = posts
    numbers.append(4)
    #expect(table.visibleTexts.count == 4)
    numbers.append(5)
    #expect(table.numberOfRows(inSection: 0) == 5)
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func aTableThatHasAnotherDataSourceIsToldNothing() {
    let (posts, others) = (posts(), ArrayDataSource([8]).cells { _, _, _ in NameCell() })
    table.dataSource = posts
    table.layoutIfNeeded()
    table.dataSource = others
    table.layoutIfNeeded()
    _ = table.takenOperations
    numbers.append(4)
    #expect(table.takenOperations == [])
    #expect(table.numberOfRows(inSection: 0) == 1)
    table.dataSource = posts
    #expect(table.numberOfRows(inSection: 0) == 4)
    numbers.removeAll()
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func servesTwoTablesAndOneBehindAProxy() {
    let posts = posts()
    let other = HeadlessTable(id: "other", width: 320, height: 200)
    other.onInconsistency = .collect
    for table in [table, other] { table.dataSource = posts }
    let titles = table.reactive.dataSource.signal(for: .titleForFooterInSection) {
      (subject: SafePublishSubject<Int>, _: HeadlessTable, section: Int) -> String? in "end"
    }
    titles.observeNext { _ in }.dispose(in: table.bag)
    for table in [table, other] { table.layoutIfNeeded() }
    numbers.append(4)
    for table in [table, other] {
      #expect(table.visibleTexts.count == 4)
      #expect(table.inconsistencies.isEmpty)
    }
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "end")
  }

  @Test func aChangeWhileACellIsMadeWaits() {
    let posts = ObservableDataSource(numbers).cells { [numbers] post, _, tableView in
      if post == 3, numbers.count == 3 { numbers.append(4) }
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell") as? NameCell ?? NameCell()
      cell.label.text = "\(post)"
      return cell
    }
    table.dataSource = posts
    #expect(table.visibleTexts == ["1", "2", "3", "4"])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func theTableHoldsItWeakly() {
    weak var gone: CellDataSource<Int>?
    do {
      let posts = posts()
      table.dataSource = posts
      table.layoutIfNeeded()
      gone = posts
    }
    #expect(gone == nil)
    weak var goneTable: HeadlessTable?
    let posts = posts()
    do {
      let table = HeadlessTable(id: "gone", width: 320, height: 200)
      table.dataSource = posts
      table.layoutIfNeeded()
      goneTable = table
    }
    #expect(goneTable == nil)
    numbers.append(4)
  }

  @Test func combinedCellSourcesServeATable() {
    var said: [String] = []
    let posts = posts().onTapped { post, path in said.append("post \(post) at \(path.row)") }
    let adverts = ArrayDataSource(["shoes"] as [String])
      .cells(NameCell.self) { cell, advert, _ in cell.label.text = advert }
      .onTapped { advert, path in said.append("\(advert) at \(path.row)") }
      .cellHeight { _, _ in 80 }
    let feed = posts.inserting(adverts, at: RowPosition(section: 0, row: 1)).cells()
    table.dataSource = feed
    table.delegate = feed
    #expect(table.visibleTexts == ["post 1 at 0", "shoes", "post 2 at 1", "post 3 at 2"])
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    for row in [1, 2] { table.tapRow(at: IndexPath(row: row, section: 0)) }
    #expect(said == ["shoes at 0", "post 2 at 1"])
    #expect(table.render(.text).contains(##"NameCell          #1  "post 1 at 0""##))
    numbers.remove(at: 0)
    #expect(table.visibleTexts == ["post 2 at 1", "shoes", "post 3 at 2"])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test(arguments: [true, false])
  func whatIsDisplayedIsToldToTheSourceOfTheRow(isBound: Bool) {
    var said: [String] = []
    let words = MutableObservableArray(["a", "b", "c", "d", "e", "f"])
    let letters = ObservableDataSource(words)
      .cells(NameCell.self) { cell, word, _ in cell.label.text = word }
      .onWillDisplay { cell, word, path in
        said.append("+\(word)\(path.row)\(cell is NameCell ? "" : " in another cell")")
      }
      .onDidEndDisplaying { _, word, path in said.append("−\(word)\(path.row)") }
      .onDeselected { word, path in said.append("deselect \(word)\(path.row)") }
    let digits = ArrayDataSource([0]).cells(NameCell.self) { cell, _, _ in cell.label.text = "0" }
    let all = digits.concatenated(with: letters).cells()
    if isBound {
      all.bind(to: table)
    } else {
      table.dataSource = all
      table.delegate = all
    }
    table.layoutIfNeeded()
    #expect(said == ["+a0", "+b1", "+c2", "+d3"])
    said = []
    words.remove(at: 0)
    table.layoutIfNeeded()
    #expect(said == ["+e3", "−a0"])
    said = []
    table.selectRow(at: IndexPath(row: 0, section: 1), scrollPosition: .none)
    table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(said == ["deselect b0"])
  }

  @Test func theDelegateOfATableThatIsBoundIsToldToo() {
    let delegate = ListeningDelegate()
    table.delegate = delegate
    var tapped: [Int] = []
    posts().onTapped { post, _ in tapped.append(post) }.bind(to: table)
    table.tapRow(at: IndexPath(row: 1, section: 0))
    table.tapRow(at: IndexPath(row: 2, section: 0))
    numbers.removeAll()
    table.layoutIfNeeded()
    #expect(tapped == [2, 3])
    #expect(
      delegate.said == [
        "display", "display", "display", "select", "deselect", "select", "end", "end", "end",
      ]
    )
  }
}

/// A delegate of a table beside its cell sources.
@MainActor
private final class ListeningDelegate: TableDelegate {
  private(set) var said: [String] = []

  func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {
    said.append("select")
  }

  func tableView(_ tableView: any TableHost, didDeselectRowAt indexPath: IndexPath) {
    said.append("deselect")
  }

  func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) { said.append("display") }

  func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) { said.append("end") }
}
