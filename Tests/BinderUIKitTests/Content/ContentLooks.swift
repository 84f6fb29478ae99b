import Binder
import BinderUIKit
import HeadlessTable
import HeadlessTableUIKit
import UIKit

struct PhotoContent: CellContent, Equatable { var title: String, likes: Int }

/// A content that a cell class shows, whose cell sends events.
struct FieldContent: CellContent, Equatable {
  enum Event { case typed(String) }
  var text: String
}

struct UnknownContent: CellContent, Equatable { var title: String, count: Int }

final class FieldTableCell: UITableViewCell, ViewEventEmitting {
  typealias ViewEvent = FieldContent.Event
  let field = UILabel(frame: .zero)
}

extension FieldContent: UIKitCellContent {
  func configure(_ cell: FieldTableCell) {
    cell.contentView.addSubview(cell.field)
    cell.field.text = text
  }
}

final class ContentPhotoCell: UITableViewCell {
  let title = UILabel(frame: .zero)
}

final class ContentPhotoItem: UICollectionViewCell {
  let title = UILabel(frame: .zero)
}

/// A content that a cell class of collection views shows.
struct TileContent: UIKitCellContent, Equatable {
  var title: String

  func configure(_ cell: ContentPhotoItem) { cell.title.text = title }
}

/// A screen of contents in a table of UIKit, and one in a collection view.
@MainActor
final class ContentScreens {
  enum Part: TableViewSection { case main, fields }

  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 900), style: .plain)
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 375, height: 600),
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private(set) var log: [String] = []
  private var isOn = true
  private var bound: [TableScreen<Part>] = []

  /// A table with all kinds of contents.
  func showTable() -> String {
    table.setLook(of: PhotoContent.self, in: ContentPhotoCell.self) { photo, cell in
      cell.contentView.addSubview(cell.title)
      cell.title.text = "\(photo.title) \(photo.likes)"
    }
    table.diagnosticHandler = { [unowned self] in log.append("\($0.message)") }
    let screen = TableScreen(sectionedBy: Part.self) {
      OnSection(.main) {
        Header(ListContent("Main"))
        Row(ListContent("Asif", secondaryText: "Lahore", image: .symbol("star")), id: 1)
          .accessory(.disclosureIndicator)
          .onTapped { [unowned self] in log.append("tapped") }
        Row(ListContent("Sound")).toggle(isOn: self.isOn) { [unowned self] isOn in
          log.append("turned \(isOn)")
          self.isOn = isOn
        }
        Row(PhotoContent(title: "sea", likes: 3))
        Row(UnknownContent(title: "x", count: 2))
      }
      OnSection(.fields) {
        Rows(["Name"]) { FieldContent(text: $0) }
          .onEvent(from: FieldContent.self) { [unowned self] field, event in
            log.append("\(field) \(event)")
          }
      }
    }
    screen.bind(to: table)
    bound.append(screen)
    table.layoutIfNeeded()
    return "\(table.player)"
  }

  /// The rows of a content that a cell class shows, and then of the same class without a content.
  func showCellsAfterContents() -> [String] {
    var showsContents = true
    table.setLook(of: PhotoContent.self, in: ContentPhotoCell.self) { photo, cell in
      cell.title.text = photo.title
    }
    let screen = TableScreen(sectionedBy: Part.self) {
      if showsContents {
        OnSection(.main) { Row(PhotoContent(title: "sea", likes: 3)) }
      } else {
        OnSection(.fields) { Cells(ContentPhotoCell.self, models: ["sea"]) }
      }
    }
    screen.bind(to: table)
    bound.append(screen)
    table.layoutIfNeeded()
    let contents = table.player.render(.text)
    showsContents = false
    screen.refresh()
    table.performPendingUpdates()
    return [contents, table.player.render(.text)].map { picture in
      let row = picture.split(separator: "\n").first { $0.hasPrefix("  row") } ?? ""
      return row.split(separator: " ").dropFirst(2).joined(separator: " ")
    }
  }

  func tap() { table.player.tapRow(at: IndexPath(row: 0, section: 0)) }

  func turnSwitch() {
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    guard let toggle = cell?.accessoryView as? UISwitch else { return log.append("no switch") }
    toggle.isOn.toggle()
    toggle.sendActions(for: .valueChanged)
  }

  func emit() {
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 1)) as? FieldTableCell
    cell?.emit(event: .typed("Ole"))
  }

  /// A collection view with contents and a look of its own.
  func showCollection() -> String {
    view.setLook(of: PhotoContent.self, in: ContentPhotoItem.self) { photo, cell in
      cell.contentView.addSubview(cell.title)
      cell.title.text = photo.title
    }
    let screen = CollectionScreen(sectionedBy: Part.self) {
      OnSection(.main) {
        Layout(.list())
        Header(ListContent("Main"))
        Row(ListContent("Asif", secondaryText: "Lahore"), id: 1)
        Row(PhotoContent(title: "sea", likes: 3))
      }
    }
    screen.bind(to: view)
    bound.append(screen)
    view.layoutIfNeeded()
    return "\(view.player)"
  }

  /// What is said of a content whose cell is one of the other kind of view, in a table or a collection view, and what its row shows.
  func showCellsOfOtherViews(inTable: Bool) -> [String] {
    let screen = TableScreen(sectionedBy: Part.self) {
      OnSection(.main) {
        if !inTable { Layout(.list()) }
        Row(FieldContent(text: "Name"))
        Row(TileContent(title: "sea"))
      }
    }
    let report: (TableDiagnostic) -> Void = { [unowned self] in log.append("\($0)") }
    bound.append(screen)
    let paths = [0, 1].map { IndexPath(row: $0, section: 0) }
    let shown: [(any UIContentConfiguration)?]
    if inTable {
      table.diagnosticHandler = report
      screen.bind(to: table)
      table.layoutIfNeeded()
      shown = paths.map { path in
        let cell: UITableViewCell? = table.cellForRow(at: path)
        return cell?.contentConfiguration
      }
    } else {
      view.diagnosticHandler = report
      screen.bind(to: view)
      view.layoutIfNeeded()
      shown = paths.map { view.cellForItem(at: $0)?.contentConfiguration }
    }
    return log + shown.map { ($0 as? UIListContentConfiguration)?.text ?? "a cell of its own" }
  }

  /// The pictures of list contents of all kinds in a table or a collection view of UIKit, and in one without a screen, with text of a
  /// size.
  func showLists(inTable: Bool, _ size: HeadlessView.ContentSizeCategory) -> [String] {
    let long = "A text that is so long that it has to go on in another line"
    let screen = TableScreen(sectionedBy: Part.self) {
      OnSection(.main) {
        if !inTable { Layout(.list()) }
        Header(ListContent("Main", secondaryText: "of two lines"))
        Row(ListContent("Asif"))
        Row(ListContent("Asif", secondaryText: "Lahore", image: .symbol("star")))
        Row(ListContent("Version", secondaryText: "2.1", arrangement: .sideBySide))
        Row(ListContent(long, secondaryText: long, arrangement: .sideBySide))
        Row(ListContent(long, image: .symbol("star")))
      }
    }
    bound.append(screen)
    let text = UIContentSizeCategory(played: size)
    if inTable {
      let headless = HeadlessTable(id: "UITableView", width: 375, height: 900)
      headless.contentSizeCategory = size
      table.showText(text)
      screen.bind(to: table)
      screen.bind(to: headless)
      let rows: any TableHost = table
      table.names = rows.dataSource
      table.reloadData()
      return [table.player.render(.text), headless.render(.text)]
    }
    let headless = HeadlessCollectionView(id: "UICollectionView", width: 375, height: 600)
    headless.contentSizeCategory = size
    view.showText(text)
    screen.bind(to: view)
    screen.bind(to: headless)
    view.names = view.rows.dataSource
    view.reloadData()
    return [view.player.render(.text), headless.render(.text)]
  }

  /// What is said of a header of a content that only a cell shows, in a table or a collection view, and the text that a look given
  /// for `ListContent` has there.
  func showHeaders(inTable: Bool) -> [String] {
    let screen = TableScreen(sectionedBy: Part.self) {
      OnSection(.main) {
        if !inTable { Layout(.list()) }
        Header(FieldContent(text: "Name"))
        Row(ListContent("a"))
      }
      OnSection(.fields) {
        if !inTable { Layout(.list()) }
        Header(ListContent("Fields"))
        Row(ListContent("b"))
      }
    }
    let look: @MainActor (ListContent, any UIConfigurationState) -> any UIContentConfiguration = {
      content,
      _ in
      var configuration = UIListContentConfiguration.cell()
      configuration.text = "look of \(content.text)"
      return configuration
    }
    var header: (any UIContentConfiguration)?
    if inTable {
      table.setLook(of: ListContent.self, configuration: look)
      table.diagnosticHandler = { [unowned self] in log.append("\($0.message)") }
      screen.bind(to: table)
      table.layoutIfNeeded()
      header = table.headerView(forSection: 1)?.contentConfiguration
    } else {
      view.setLook(of: ListContent.self, configuration: look)
      view.diagnosticHandler = { [unowned self] in log.append("\($0.message)") }
      screen.bind(to: view)
      view.layoutIfNeeded()
      let kind = UICollectionView.elementKindSectionHeader
      let path = IndexPath(item: 0, section: 1)
      let cell = view.supplementaryView(forElementKind: kind, at: path) as? UICollectionViewListCell
      header = cell?.contentConfiguration
    }
    bound.append(screen)
    return log + [(header as? UIListContentConfiguration)?.text ?? "none"]
  }
}
