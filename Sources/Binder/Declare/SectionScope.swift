/// The sections that a chain speaks for.
enum SectionScope<Section: TableViewSection>: Hashable {
  /// The only section of a table without named sections.
  case table(Section)
  /// These sections, by name.
  case named([Section])
  /// Every section that no chain binds by name.
  case others
  /// Every section, also those of other chains.
  case any

  /// The sections that the chain names.
  var names: [Section] {
    switch self {
    case .table(let section): [section]
    case .named(let sections): sections
    case .others, .any: []
    }
  }
}

/// One chain: what it speaks for and which one it is, counted from 1 in the order of their starts.
struct ChainOrigin<Section: TableViewSection> {
  let scope: SectionScope<Section>
  let position: Int
  /// The sections that the chain names, each once.
  let names: Set<Section>

  init(scope: SectionScope<Section>, position: Int) {
    self.scope = scope
    self.position = position
    names = Set(scope.names)
  }

  /// Whether the chain names a section.
  func isNamed(_ section: Section) -> Bool { names.contains(section) }
}

extension ChainOrigin {
  /// Whether the chain speaks for all sections that no chain binds by name.
  var isOthers: Bool {
    if case .others = scope { true } else { false }
  }

  /// Whether data of the chain can be about a section.
  func speaks(for section: Section) -> Bool {
    isOthers || isNamed(section)
  }
}

extension ChainOrigin {
  /// The warning about a chain that names no section; nil if it names one.
  var warning: String? {
    guard case .named(let sections) = scope, sections.isEmpty else { return nil }
    return "Chain \(position) is started by onSections with no sections, so it declares nothing. "
      + "Name at least one."
  }
}

extension ChainOrigin: CustomStringConvertible {
  /// The start of the chain, as it is written in code.
  var description: String {
    switch scope {
    case .table: "onTable()"
    case .named(let sections) where sections.count == 1:
      "onSection(.\(sectionName(of: sections[0])))"
    case .named(let sections):
      "onSections(\(sections.map { "." + sectionName(of: $0) }.joined(separator: ", ")))"
    case .others: "onAllOtherSections()"
    case .any: "onAnySection()"
    }
  }
}
