/// The sections that a chain speaks for.
@usableFromInline
enum SectionScope: Hashable {
  case table
  case section(SectionKey)
  /// These sections, by name: none, one or several.
  case sections([SectionKey])
  case source(SectionKey)
  case others
  case any

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
  let sections: SectionsOfChain
  private lazy var keys = Set(sections.map(\.key))

  init(scope: SectionScope, position: Int, sections: SectionsOfChain) {
    self.scope = scope
    self.position = position
    self.sections = sections
  }

  var isOthers: Bool {
    if case .others = scope { true } else { false }
  }

  var isOfSource: Bool {
    if case .source = scope { true } else { false }
  }

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
  var cellOwner: Int?
  var supplementaries: [Int] = []
  private(set) var handlers: SectionHandlers?

  init(_ key: SectionKey) { self.key = key }

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
