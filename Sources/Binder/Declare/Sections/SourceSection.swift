/// A section of a data source that is shown by `onSections(of:)` or `Sections(of:)`; handlers receive it.
///
///     .onTapped { section, row, cell, person in print(section.name ?? "") }
///
/// It stays the same for as long as the source has it, whatever its name and its place.
public struct SourceSection: TableViewSection, CustomStringConvertible {
  /// The name that the source gives it; nil for none.
  public let name: String?
  let source: Int
  private let id: Int

  /// A section by its number; what stands for each section of a source has none.
  init(_ name: String? = nil, of source: Int, id: Int = -1) {
    (self.name, self.source, self.id) = (name, source, id)
  }

  /// The name, or words for a section that has none.
  public var description: String { name ?? (id < 0 ? "of a source" : "without a name") }

  /// Whether both are the same section, by whatever name.
  public static func == (one: SourceSection, other: SourceSection) -> Bool {
    one.id == other.id && one.source == other.source
  }

  /// Hashes what makes them the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(source)
  }
}

extension SectionKey {
  var nameInSource: String? { section(of: SourceSection.self)?.name }
}

/// The sections of a source, whatever its rows.
@MainActor
protocol SourceSections: AnyObject {
  var version: Int { get }
  var keys: [SectionKey] { get }
}

extension ObservedSections: SourceSections {
  var keys: [SectionKey] {
    sections.map { SectionKey(SourceSection($0.name, of: place, id: $0.id)) }
  }

  @MainActor
  func readRows(_ form: CellBinding<Model>) -> BySection<any RowList> {
    let (keys, reading) = (keys, read())
    let rows: [any RowList] = sections.enumerated().map { number, section in
      let storage = ObservedModels.Reading(models: section.rows)
      let place = PlaceInSource(reading: reading, section: number)
      return ModelRows(.observed(storage), form: form, place: place)
    }
    return .many(Dictionary(uniqueKeysWithValues: zip(keys, rows)), order: keys)
  }
}

/// Where the rows of a section stand among those of a source.
@usableFromInline
struct PlaceInSource {
  let reading: SectionsReading
  let section: Int
  var isEdited = false

  var edited: PlaceInSource {
    var edited = self
    edited.isEdited = true
    return edited
  }
}

/// The reach of a chain that shows the sections of a data source: `SectionsOf<Person>`.
public protocol SourceDataPolicy<Item> {
  /// The type of the source's items.
  associatedtype Item
}

/// The reach of a chain that shows the sections of a source of items of a type.
public enum SectionsOf<Item>: SourceDataPolicy {}
