/// The content of a table: sections and rows at one moment, with everything that is to be run for them.
@MainActor
struct TableContent {
  let sections: [SectionContent]
  let problem: DeclarationProblem.Warning?
  /// The sections and rows to be shown again though nothing about them has changed.
  let requested: RequestedUpdates
  /// The rows that were dragged in from other sections, and whether the cell of each can be filled as one of its section.
  let arrived: [(row: RowPosition, keepsCell: Bool)]

  /// Whether another content of before shows the same, as far as that is known without a look at each row.
  func shows(sameAs old: TableContent) -> Bool {
    guard requested.version == old.requested.version, sections.count == old.sections.count,
      old.arrived.isEmpty
    else { return false }
    for (section, old) in zip(sections, old.sections)
    where section !== old && !section.shows(sameAs: old) {
      return false
    }
    return true
  }

  var showsContents: Bool { sections.contains { $0.rowsOfLists != nil } }

  var displayedSections: [SectionKey] { sections.map { $0.section } }

  func section(at index: Int) -> SectionContent? {
    index >= 0 && index < sections.count ? sections[index] : nil
  }
}

extension TableContent {
  init() {
    self.init(sections: [], problem: nil, requested: RequestedUpdates(version: 0), arrived: [])
  }

  /// Makes the content of a declaration and its data.
  ///
  /// - Complexity: O(sections); rows are not visited.
  init(
    _ declaration: TableDeclaration,
    reading: TableReading,
    choosing choice: SectionChoice,
    manual: [SectionKey]?,
    requested: RequestedUpdates,
    after former: TableContent? = nil
  ) {
    // Whose handlers run for a section can depend on its data where a chain speaks for all other sections, and a section of a
    // source can have another name.
    let former = declaration.otherChains.isEmpty && declaration.sources.isEmpty ? former : nil
    let displayed = choice.choose(manual, reading)
    var sections: [SectionContent] = []
    sections.reserveCapacity(displayed.sections.count)
    for (index, section) in displayed.sections.enumerated() {
      let known = former?.section(at: index).flatMap { $0.section == section ? $0.handlers : nil }
      let named = declaration.named(section, displayedAt: index)
      let header = reading.supplementary(.header, of: section, named)
      let footer = reading.supplementary(.footer, of: section, named)
      let handlers =
        known
        ?? ResolvedHandlers(
          section,
          named,
          declaration: declaration,
          headerIsOfOthers: header?.isOfOthers,
          footerIsOfOthers: footer?.isOfOthers
        )
      let bound = reading.boundRows(of: section, named)
      sections.append(
        SectionContent(
          section: section,
          rows: bound?.rows,
          maker: bound.map { CellSource($0.cells) },
          header: header?.content,
          footer: footer?.content,
          handlers: handlers
        )
      )
    }
    self.init(sections: sections, problem: displayed.problem, requested: requested, arrived: [])
  }
}

extension TableContent: @MainActor CustomStringConvertible {
  /// A line for each section with its name, the number of its rows, its header and footer, and below it a line for each
  /// row: the identity and the model, as far as they are known.
  ///
  ///     friends · 2 rows · header "FRIENDS"
  ///       7 · Person(id: 7, name: "Asif")
  ///       9 · Person(id: 9, name: "Sue")
  var description: String { sections.map(\.description).joined(separator: "\n") }
}

extension SectionContent: @MainActor CustomStringConvertible {
  var description: String {
    let rows = rowCount == 1 ? "1 row" : "\(rowCount) rows"
    let ends = [("header", header), ("footer", footer)].compactMap { kind, content in
      content.map { "\(kind) \($0)" }
    }
    let head = ([name ?? "table", rows] + ends).joined(separator: " · ")
    let model = self.rows?.models(as: Any.self)
    let lines = (0..<rowCount).map { row in
      let texts = [self.rows?.identity(at: row), model?(row).map { "\($0)" }]
      return "  " + texts.compactMap { $0 }.joined(separator: " · ")
    }
    return ([head] + lines).joined(separator: "\n")
  }
}

/// One section of a table's content: its rows, its header and footer, and what is to be run for it.
///
/// A table reads its sections several times a row, so they are shared and not copied.
@MainActor
final class SectionContent {
  let section: SectionKey
  let rows: (any RowList)?
  let maker: CellSource?
  var name: String? { section.nameOfNamed }
  let header: SupplementaryContent?
  let footer: SupplementaryContent?
  let handlers: ResolvedHandlers
  private(set) lazy var boundHandlers = rows.map { BoundHandlers(handlers, to: $0) }

  init(
    section: SectionKey,
    rows: (any RowList)?,
    maker: CellSource?,
    header: SupplementaryContent?,
    footer: SupplementaryContent?,
    handlers: ResolvedHandlers
  ) {
    self.section = section
    self.rows = rows
    self.maker = maker
    self.header = header
    self.footer = footer
    self.handlers = handlers
  }

  private(set) lazy var rowsOfLists = rows as? RowsOfLists

  private(set) lazy var lists: [SectionContent] =
    rowsOfLists?.lists.map { list in
      SectionContent(
        section: section,
        rows: list.rows,
        maker: maker,
        header: nil,
        footer: nil,
        handlers: handlers.ofList(list.handlers)
      )
    } ?? []

  func list(_ place: ListPlace) -> SectionContent? {
    rowsOfLists?.lists.firstIndex { $0.place == place }.map { lists[$0] }
  }

  var fillsCells: Bool { rowsOfLists != nil || handlers.fillsCells }

  var rowCount: Int { rows?.count ?? 0 }

  func showing(_ rows: any RowList) -> SectionContent {
    SectionContent(
      section: section,
      rows: rows,
      maker: maker,
      header: header,
      footer: footer,
      handlers: handlers
    )
  }

  /// Whether a section of before shows the same, as far as that is known without a look at each row.
  func shows(sameAs old: SectionContent) -> Bool {
    guard section == old.section, hasSameEnds(as: old), makesCells(as: old) else { return false }
    guard let rows, let oldRows = old.rows else { return rows == nil && old.rows == nil }
    return rows.isUnchanged(since: oldRows)
  }

  func makesCells(as old: SectionContent) -> Bool {
    guard let maker, let former = old.maker else { return true }
    return maker == former
  }

  func hasSameEnds(as old: SectionContent) -> Bool {
    SupplementaryContent.same(old.header, header) && SupplementaryContent.same(old.footer, footer)
  }

  func contentRow(
    _ row: Int,
    readAt index: Int,
    of content: SectionContent?
  ) -> (reference: RowReference, content: SectionContent)? {
    guard let content, let rows = content.rows, index >= 0, index < rows.count else { return nil }
    if let rows = content.rowsOfLists {
      let place = rows.place(of: index)
      let list = rows.lists[place.list]
      return (
        RowReference(
          section: section,
          row: row,
          rows: list.rows,
          index: place.row,
          list: list.place
        ),
        content.lists[place.list]
      )
    }
    return (RowReference(section: section, row: row, rows: rows, index: index), content)
  }
}
