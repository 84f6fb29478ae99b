import Binder
import Foundation
import HeadlessTable

/// A start page whose sections, and what is in them, a server decides.
final class HomeScreen: Sample {
  static let name = "home"
  static let summary = "a page that a JSON response divides into sections of mixed cells"
  static let options = ["--page"]

  /// A section is known by the name that the response gives it.
  struct Section: TableViewSection, CollectionIdentifiable {
    let collectionId: String
  }

  let table: HeadlessTable
  private(set) var said: [String] = []
  let notes: String
  private let binder: SectionedTableViewBinder<Section>

  init(_ options: SampleOptions) throws {
    let url =
      options.values["--page"].map { URL(fileURLWithPath: $0) } ?? SampleData.url("home.json")
    let page = try HomePage(contentsOf: url)
    notes = page.notes
    table = HeadlessTable(
      id: "home",
      width: options.width,
      height: options.height,
      style: .grouped
    )
    binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    for part in page.sections where !part.items.isEmpty { bind(part) }
    binder.finish()
  }

  private func bind(_ part: HomePage.Part) {
    let section = Section(collectionId: part.id)
    binder.onSection(section)
      .bind(headerTitle: part.title)
      .bind(cellProvider: { table, _, item in Self.cell(for: item, of: table) }, models: part.items)
      .bind(footerTitle: part.footer)
      .onTapped { [unowned self] _, _, item in said.append("open \(item.id)") }
      .cellHeight { _, item in item.height }
    binder.displayedSections.append(section)
  }

  private static func cell(for item: HomeItem, of table: any TableHost) -> any TableCell {
    switch item {
    case .banner(let banner): table.dequeue(HomeBannerCell.self) { $0.show(banner) }
    case .event(let event): table.dequeue(HomeEventCell.self) { $0.show(event) }
    case .article(let article): table.dequeue(HomeArticleCell.self) { $0.show(article) }
    case .advert(let advert): table.dequeue(HomeAdvertCell.self) { $0.show(advert) }
    }
  }
}

extension TableHost {
  /// Hands out a cell of a registered type that is filled already.
  fileprivate func dequeue<Cell: TableCell>(_ type: Cell.Type, fill: (Cell) -> Void) -> Cell {
    let cell = dequeue(type)
    fill(cell)
    return cell
  }
}
