import Binder
import Foundation
import HeadlessTable

/// A start page whose sections, and what is in them, a server decides.
final class HomeScreen: Sample {
  static let name = "home"
  static let summary = "a page that a JSON response divides into sections of mixed rows"
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
      .bind(footerTitle: part.footer)
      .rows({ part.items }) { item in item.content() }
      .accessory { item in item.isArticle ? .disclosureIndicator : .none }
      .selectable { item in !item.isAdvert }
      .onTapped { [unowned self] item in said.append("open \(item.id)") }
      .cellHeight { item in item.height }
    binder.displayedSections.append(section)
  }
}

extension HomeItem {
  /// What a row shows of the item.
  @ContentBuilder
  fileprivate func content() -> any CellContent {
    switch self {
    case .banner(let banner):
      ListContent(banner.title, secondaryText: banner.subtitle, image: .named(banner.id))
    case .event(let event): EventContent(title: event.title, place: event.place, time: event.time)
    case .article(let article):
      let minutes = "\(article.minutes) min"
      ListContent(article.title, secondaryText: minutes, arrangement: .sideBySide)
    case .advert(let advert): ListContent(advert.text, secondaryText: "advertisement")
    }
  }

  fileprivate var isAdvert: Bool { if case .advert = self { true } else { false } }
  fileprivate var isArticle: Bool { if case .article = self { true } else { false } }
}

/// Shows when and where something is on.
struct EventContent: CellContent, Equatable { let title: String, place: String, time: String }

extension EventContent: HeadlessContent {
  var snapshotFields: [SnapshotField]? {
    [.text("title", title), .text("place", place), .text("time", time, .trailing)]
  }
}
