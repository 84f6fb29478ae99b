import Binder
import Foundation
import HeadlessTable

/// The packages of a Debian system, by the section of the archive that they belong to.
final class PackagesScreen: Sample {
  static let name = "packages"
  static let summary = "the packages of a Debian system, by section"
  static let options = ["--file", "--syntax"]

  /// A section of the archive; the input says which there are.
  struct Section: TableViewSection, CollectionIdentifiable, Comparable {
    let collectionId: String

    static func < (lhs: Section, rhs: Section) -> Bool { lhs.collectionId < rhs.collectionId }
  }

  let table: HeadlessTable
  private(set) var said: [String] = []
  let notes: String
  private var declaration: Declaration<Section>?
  private let packages: [Section: [Package]]
  private var query = ""

  init(_ options: SampleOptions) throws {
    let path = options.values["--file"] ?? Self.defaultPath
    let database = try PackageDatabase(contentsOf: path)
    packages = Dictionary(grouping: database.packages) { Section(collectionId: $0.section) }
      .mapValues { $0.sorted { $0.id < $1.id } }
    notes = database.skipped.notes.map { "\(path): \($0)\n" }.joined()
    table = HeadlessTable(id: "packages", width: options.width, height: options.height)
    switch options.syntax {
    case .chain: declaration = .chain(chain())
    case .builder:
      let screen = screen()
      declaration = .builder(screen, screen.bind(to: table))
    }
  }

  /// The database of this system, or where there is none the one that comes with the samples.
  private static var defaultPath: String {
    let system = "/var/lib/dpkg/status"
    return FileManager.default.fileExists(atPath: system) ? system : PackageDatabase.shippedPath
  }

  private var titles: [Section: String] {
    let titles = packages.map { ($0.key, "\($0.key.collectionId) · \($0.value.count)") }
    return Dictionary(uniqueKeysWithValues: titles)
  }

  /// The screen as a chain.
  private func chain() -> SectionedTableViewBinder<Section> {
    let binder = SectionedTableViewBinder(
      tableView: table,
      sectionedBy: Section.self,
      sectionDisplayBehavior: .hidesSectionsWithNoCellData
    )
    binder.onAllOtherSections()
      .bind(headerTitles: titles)
      .rows({ [unowned self] in shownPackages }) { package in PackageContent(package: package) }
      .onTapped { [unowned self] package in said += package.details }
      .cellHeight(60)
    binder.finish()
    return binder
  }

  /// The screen by the result builder.
  private func screen() -> TableScreen<Section> {
    TableScreen(
      sectionedBy: Section.self,
      sectionDisplayBehavior: .hidesSectionsWithNoCellData
    ) { [unowned self] in
      OnAllOtherSections {
        HeadersBySection(titles)
        RowsBySection(shownPackages) { package in PackageContent(package: package) }
          .onTapped { [unowned self] package in said += package.details }
          .cellHeight(60)
      }
    }
  }

  private var shownPackages: [Section: [Package]] {
    guard !query.isEmpty else { return packages }
    return packages.mapValues { $0.filter { $0.name.contains(query) } }
  }
}

extension PackagesScreen: SearchableSample {
  /// Shows the packages with the text in their names.
  func search(_ text: String) {
    query = text
    declaration?.refresh()
  }
}

/// What a row shows of a package.
struct PackageContent: CellContent, Equatable {
  let package: Package
}

extension PackageContent: HeadlessContent {
  var snapshotFields: [SnapshotField]? {
    [
      .text("name", package.name), .text("version", package.version),
      .text("size", package.sizeText, .trailing), .text("summary", package.summary),
    ]
  }
}
