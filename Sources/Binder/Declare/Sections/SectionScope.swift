/// The sections that a chain speaks for.
@usableFromInline
enum SectionScope: Hashable {
  /// The only section of a table without named sections.
  case table
  /// One section, by name.
  case section(SectionKey)
  /// These sections, by name: none, one or several.
  case sections([SectionKey])
  /// Every section of a data source, by a name that stands for each of them.
  case source(SectionKey)
  /// Every section that no chain binds by name.
  case others
  /// Every section, also those of other chains.
  case any

  /// The sections that the chain names.
  var names: [SectionKey] {
    switch self {
    case .table: [.wholeTable]
    case .section(let section), .source(let section): [section]
    case .sections(let sections): sections
    case .others, .any: []
    }
  }
}

/// One chain: what it speaks for and which one it is, counted from 1 in the order of their starts.
@MainActor
final class ChainOrigin {
  let scope: SectionScope
  let position: Int
  /// The sections that the chain names, each once.
  let sections: SectionsOfChain
  /// The same, of a chain that names several.
  private lazy var keys = Set(sections.map(\.key))

  init(scope: SectionScope, position: Int, sections: SectionsOfChain) {
    self.scope = scope
    self.position = position
    self.sections = sections
  }

  /// Whether the chain speaks for all sections that no chain binds by name.
  var isOthers: Bool {
    if case .others = scope { true } else { false }
  }

  /// Whether the chain speaks for all sections of a data source.
  var isOfSource: Bool {
    if case .source = scope { true } else { false }
  }

  /// Whether the chain names a section.
  func isNamed(_ section: SectionKey) -> Bool {
    sections.count < 2 ? sections.first?.key == section : keys.contains(section)
  }
}

/// The sections that a chain names: one, as most chains do, or any number.
@MainActor
struct SectionsOfChain: @MainActor RandomAccessCollection {
  private let one: NamedSection?
  private let rest: [NamedSection]

  init(_ section: NamedSection) { (one, rest) = (section, []) }

  init(_ sections: [NamedSection]) { (one, rest) = (nil, sections) }

  var startIndex: Int { 0 }
  var endIndex: Int { one == nil ? rest.count : 1 }

  subscript(index: Int) -> NamedSection { one ?? rest[index] }
}

/// A section that chains name, with what they have declared for it.
@MainActor
final class NamedSection {
  let key: SectionKey
  /// The first declaration that binds its cells by name; nil if none does.
  var cellOwner: Int?
  /// The declarations that bind its headers and footers by name, in the order in which they were bound.
  @exclusivity(unchecked)
  var supplementaries: [Int] = []
  /// Handlers and dimensions; nil if there are none.
  private(set) var handlers: SectionHandlers?

  init(_ key: SectionKey) { self.key = key }

  /// The handlers and dimensions, made where there are none yet.
  var handlersToDeclare: SectionHandlers {
    if let handlers { return handlers }
    let new = SectionHandlers()
    handlers = new
    return new
  }
}

extension ChainOrigin {
  /// The start of the part of a screen that is written in place of the chain: `OnSection(.friends)`, `OnTable`.
  var startOfPart: String {
    let start = isOfSource ? "Sections" : "O\(description.dropFirst())"
    return start.hasSuffix("()") ? String(start.dropLast(2)) : start
  }
}

extension ChainOrigin: @MainActor CustomStringConvertible {
  /// The start of the chain, as it is written in code.
  var description: String {
    switch scope {
    case .table: "onTable()"
    case .section(let section):
      "onSection(.\(section.name))"
    case .sections(let sections):
      "onSections(\(sections.map { "." + $0.name }.joined(separator: ", ")))"
    case .source: "onSections(of:)"
    case .others: "onAllOtherSections()"
    case .any: "onAnySection()"
    }
  }
}
