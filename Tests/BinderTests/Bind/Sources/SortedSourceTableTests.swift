import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// A sorted source whose table comes late, or goes for a while, and subclasses of it.
@MainActor
@Suite(.bounded)
struct SortedSourceTableTests {
  private let table = HeadlessTable(id: "words", width: 320, height: 300)
  private let words = TableViewDataSource<String>()

  init() {
    table.onInconsistency = .collect
    table.register(NameCell.self)
    words.cellForRowFunction = { tableView, _, word in
      tableView.dequeue(NameCell.self).saying(word)
    }
  }

  @Test func aTableThatComesLaterShowsWhatIsThere() async {
    words.addItems(["pear", "apple"])
    await words.settled()
    words.tableView = table
    #expect(table.visibleTexts == ["apple", "pear"])
    words.addItems(["cherry"])
    await words.settled()
    #expect(table.visibleTexts == ["apple", "cherry", "pear"])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func whatIsAddedWhileThereIsNoTableIsShownWhenOneComes() async {
    words.tableView = table
    words.addItems(["pear"])
    await words.settled()
    #expect(table.visibleTexts == ["pear"])
    words.tableView = nil
    words.addItems(["apple"])
    await words.settled()
    words.tableView = table
    #expect(table.visibleTexts == ["apple", "pear"])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func aTableThatHasTheSourceAsItsDataSourceAloneIsAnsweredToo() async {
    words.addItems(["pear"])
    await words.settled()
    table.dataSource = words
    #expect(table.visibleTexts == ["pear"])
  }

  @Test func anEmptySourceHasOneSection() {
    words.tableView = table
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test func theFirstItemsAreInserted() async {
    words.tableView = table
    table.layoutIfNeeded()
    _ = table.takenOperations
    words.addItems(["pear", "apple"])
    await words.settled()
    #expect(table.takenOperations == [["+0.0", "+0.1"]])
    #expect(table.visibleTexts == ["apple", "pear"])
  }

  @Test func sectionsOfASourceThatComesLater() async {
    let sections = TableViewDataSource<String>(sectionedBy: { String($0.prefix(1)) })
    sections.cellForRowFunction = words.cellForRowFunction
    sections.addItems(["pear", "apple"])
    await sections.settled()
    sections.tableView = table
    #expect(table.numberOfSections == 2)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "p")
  }

  @Test func aSubclassAnswersWhatItOverrides() async {
    let chatty = ChattyWords()
    chatty.cellForRowFunction = words.cellForRowFunction
    chatty.addItems(["apple", "pear"])
    await chatty.settled()
    chatty.tableView = table
    #expect(table.visibleTexts == ["apple", "pear"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "fruit")
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "end")
    #expect(table.rectForHeader(inSection: 0).height == 30)
    #expect(table.rectForFooter(inSection: 0).height == 20)
    table.tapRow(at: IndexPath(row: 1, section: 0))
    table.setEditing(true)
    table.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    table.resize(height: 60)
    table.scroll(by: 10)
    chatty.removeItems(["apple"])
    await chatty.settled()
    table.layoutIfNeeded()
    for said in [
      "estimate", "display apple", "display header", "display footer", "highlight pear",
      "unhighlight pear", "select pear", "move", "scroll", "end",
    ] {
      #expect(chatty.said.contains(said), "\(said)")
    }
  }

  @Test(
    "a row that is dragged to another section is where the order has it, whatever is done",
    arguments: [false, true]
  )
  func draggedAcrossSections(replaces: Bool) async {
    let source = MovedWords(sectionedBy: \.count)
    source.replaces = replaces
    source.cellForRowFunction = words.cellForRowFunction
    source.addItems(["a", "xx", "yy"])
    await source.settled()
    source.tableView = table
    table.setEditing(true)
    table.layoutIfNeeded()
    table.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    #expect(table.visibleTexts == ["a", "xx", "yy"])
    await source.settled()
    #expect(table.visibleTexts == (replaces ? ["xx", "yy", "zz"] : ["a", "xx", "yy"]))
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func anItemThatHasNoSectionIsNotFound() async {
    let source = TableViewDataSource<String>(sectionedBy: { $0.count == 3 ? Double.nan : 1 })
    source.addItems(["a", "b"])
    await source.settled()
    #expect(source["a"] == "a")
    source.addItems(["abc", "c"])
    await source.settled()
    #expect(source["abc"] == nil)
    #expect(source["c"] == "c")
    #expect(source.items.itemsBySection == [["a", "b", "c"]])
  }

  @Test func itemsOfOneTypeKnowTheirIdentity() async {
    let numbers = TableViewDataSource<DataSourceItemGeneric<Int>>()
    numbers.cellForRowFunction = { tableView, _, item in
      tableView.dequeue(NameCell.self).saying("\(item.value)")
    }
    numbers.tableView = table
    numbers.addItems([3, 1, 2].map { DataSourceItemGeneric($0, { "n\($0)" }, { Float(-$0) }) })
    await numbers.settled()
    #expect(table.visibleTexts == ["3", "2", "1"])
    #expect(table.render(.text).contains(#"n3  "3""#))
    numbers.insertRowAnimation = .left
    numbers.deleteRowAnimation = .right
    numbers.reloadRowAnimation = .none
    #expect(numbers.insertRowAnimation == .left)
  }
}

/// A subclass whose rows can be dragged, and which may replace the first one then.
@MainActor
private final class MovedWords: TableViewDataSource<String> {
  var replaces = false

  override func tableView(_ tableView: any TableHost, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: any TableHost,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard replaces else { return }
    removeItems(["a"])
    addItems(["zz"])
  }
}

/// A subclass that answers what its superclass leaves open.
@MainActor
private final class ChattyWords: TableViewDataSource<String> {
  private(set) var said: [String] = []

  private func say(_ word: String, _ indexPath: IndexPath) {
    said.append("\(word) \(item(at: indexPath) ?? "nothing")")
  }

  override func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    let view = HeadlessHeaderFooterView(reuseIdentifier: "header")
    view.textLabel.text = "fruit"
    return view
  }

  override func tableView(
    _ tableView: any TableHost,
    titleForFooterInSection section: Int
  ) -> String? { "end" }

  override func tableView(
    _ tableView: any TableHost,
    heightForHeaderInSection section: Int
  ) -> Double? { 30 }

  override func tableView(
    _ tableView: any TableHost,
    heightForFooterInSection section: Int
  ) -> Double? { 20 }

  override func tableView(
    _ tableView: any TableHost,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double? {
    said.append("estimate")
    return 44
  }

  override func tableView(
    _ tableView: any TableHost,
    willDisplay cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) { say("display", indexPath) }

  override func tableView(
    _ tableView: any TableHost,
    didEndDisplaying cell: any TableCell,
    forRowAt indexPath: IndexPath
  ) { said.append("end") }

  override func tableView(
    _ tableView: any TableHost,
    willDisplayHeaderView view: any TableHeaderFooterView,
    forSection section: Int
  ) { said.append("display header") }

  override func tableView(
    _ tableView: any TableHost,
    willDisplayFooterView view: any TableHeaderFooterView,
    forSection section: Int
  ) { said.append("display footer") }

  override func tableView(_ tableView: any TableHost, didHighlightRowAt indexPath: IndexPath) {
    say("highlight", indexPath)
  }

  override func tableView(_ tableView: any TableHost, didUnhighlightRowAt indexPath: IndexPath) {
    say("unhighlight", indexPath)
  }

  override func tableView(_ tableView: any TableHost, didSelectRowAt indexPath: IndexPath) {
    say("select", indexPath)
  }

  override func tableView(_ tableView: any TableHost, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: any TableHost,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { said.append("move") }

  override func tableViewDidScroll(_ tableView: any TableHost) { said.append("scroll") }
}
