/// What a table shows: sections and rows at one moment, with everything that is to be run for them.
@MainActor
struct TableContent<Section: TableViewSection> {
  /// The sections, from top to bottom.
  let sections: [SectionContent<Section>]
  /// What was found wrong while the sections were chosen; nil if nothing was.
  let problem: String?

  /// Shows nothing.
  init() {
    sections = []
    problem = nil
  }

  /// Makes the content of a declaration and its data.
  ///
  /// - Complexity: O(sections); rows are not visited.
  init(
    _ declaration: TableDeclaration<Section>,
    reading: TableReading<Section>,
    behavior: SectionDisplayBehavior<Section>,
    manual: [Section]?
  ) {
    let displayed = DisplayedSections(behavior, manual: manual, reading: reading)
    problem = displayed.problem
    sections = displayed.sections.map { section in
      SectionContent(
        section: section,
        rows: reading.rows(of: section),
        header: reading.supplementary(.header, of: section)?.content,
        footer: reading.supplementary(.footer, of: section)?.content,
        handlers: ResolvedHandlers(section, declaration: declaration, reading: reading)
      )
    }
  }

  /// The names of the sections in code.
  var displayedSections: [Section] { sections.map { $0.section } }

  /// A section by its position; nil if there is none.
  func section(at index: Int) -> SectionContent<Section>? {
    index >= 0 && index < sections.count ? sections[index] : nil
  }
}
