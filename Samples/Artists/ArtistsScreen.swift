import Binder
import HeadlessTable

/// Composers by letter: sections that are not known when the program is written.
///
/// A tap makes an artist a favourite, or an ordinary one again: the row moves to another section, and
/// a section is there from its first row to its last.
final class ArtistsScreen: Sample {
  static let name = "artists"
  static let summary = "composers by letter, with favourites: sections known at run time only"

  /// A letter of the alphabet, or the place of the favourites above all letters.
  struct Section: TableViewSection, Comparable, CustomStringConvertible {
    let title: String

    /// The name in pictures and in the call log.
    var description: String { title }

    static let favourites = Section(title: "Favourites")

    static func < (lhs: Section, rhs: Section) -> Bool {
      if lhs == rhs { return false }
      return lhs == .favourites || rhs != .favourites && lhs.title < rhs.title
    }
  }

  let table: HeadlessTable
  private(set) var said: [String] = []
  private let binder: SectionedTableViewBinder<Section>
  private let artists: [Artist]
  private var favourites: Set<Artist.ID> = []

  init(_ options: SampleOptions) throws {
    artists = try Artist.shipped()
    table = HeadlessTable(id: "artists", width: options.width, height: options.height)
    binder = SectionedTableViewBinder(
      tableView: table,
      sectionedBy: Section.self,
      sectionDisplayBehavior: .hidesSectionsWithNoCellData
    )
    bind()
    binder.finish()
  }

  private func bind() {
    binder.onAllSections()
      .bind(headerTitles: { [unowned self] in titles })
      .rows({ [unowned self] in artistsBySection }) { artist in
        ListContent(
          "\(artist.givenName) \(artist.familyName)",
          secondaryText: artist.years,
          arrangement: .sideBySide
        )
      }
      .onTapped { [unowned self] artist in toggle(artist) }
  }

  private var artistsBySection: [Section: [Artist]] {
    Dictionary(grouping: artists) { artist in
      favourites.contains(artist.id) ? .favourites : Section(title: artist.letter)
    }
  }

  private var titles: [Section: String?] {
    Dictionary(uniqueKeysWithValues: artistsBySection.keys.map { ($0, $0.title) })
  }

  private func toggle(_ artist: Artist) {
    if favourites.remove(artist.id) == nil {
      favourites.insert(artist.id)
      said.append("\(artist.id) is a favourite")
    } else {
      said.append("\(artist.id) is no favourite any more")
    }
    binder.refresh()
  }
}
