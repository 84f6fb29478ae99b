/// The data of a declaration at one moment: what every data closure gave, each called once.
///
/// Every section is looked up in it, so it is shared and not copied.
@MainActor
final class TableReading {
  /// The content of a header or a footer, and the chain that declares it.
  struct Supplementary {
    let content: SupplementaryContent
    let origin: ChainOrigin
  }

  /// The rows that each cells declaration gave, in the declaration's order.
  let cells: [BySection<any RowList>]
  /// The content that each supplementary declaration gave, in the declaration's order.
  let supplementaries: [BySection<SupplementaryContent?>]

  private let declaration: TableDeclaration
  private let otherRows: [BySection<any RowList>]
  private let headers: [SectionKey: Supplementary]
  private let footers: [SectionKey: Supplementary]

  /// Calls every data closure of a declaration.
  ///
  /// - Complexity: O(chains + sections), besides what the closures cost.
  init(_ declaration: TableDeclaration) {
    self.declaration = declaration
    let cells = declaration.cells.map { $0.rows.value.rows }
    let supplementaries = declaration.supplementaries.map { $0.contents.value }
    (self.cells, self.supplementaries) = (cells, supplementaries)
    otherRows = declaration.otherCells.map { cells[$0] }
    headers = Self.owned(.header, declaration.supplementaries, supplementaries)
    footers = Self.owned(.footer, declaration.supplementaries, supplementaries)
  }

  /// Whether another reading of the same declaration gave the same, as far as that is known without a look at each row.
  func isUnchanged(since old: TableReading) -> Bool {
    for (rows, oldRows) in zip(cells, old.cells) {
      guard rows.count == oldRows.count else { return false }
      for (section, list) in rows {
        guard let oldList = oldRows[section], list.isUnchanged(since: oldList) else { return false }
      }
    }
    for (contents, oldContents) in zip(supplementaries, old.supplementaries) {
      guard contents.count == oldContents.count else { return false }
      for (section, content) in contents {
        guard let oldContent = oldContents[section],
          SupplementaryContent.same(oldContent, content)
        else { return false }
      }
    }
    return true
  }

  /// Whether a chain binds the cells of a section by name.
  func bindsCellsByName(of section: SectionKey) -> Bool {
    declaration.named(section)?.cellOwner != nil
  }

  /// The rows of a section: those bound by name, else those of the all-other-sections chain.
  func rows(of section: SectionKey) -> (any RowList)? {
    rows(of: section, declaration.named(section))
  }

  /// The same, where it is known what chains that name the section have declared.
  func rows(of section: SectionKey, _ named: NamedSection?) -> (any RowList)? {
    if let owner = named?.cellOwner { return cells[owner][section] }
    return otherRows.lazy.compactMap { $0[section] }.first
  }

  /// The content of a section's header or footer; nil for none.
  func supplementary(
    _ kind: SupplementaryKind,
    of section: SectionKey
  ) -> Supplementary? {
    switch kind {
    case .header: headers[section]
    case .footer: footers[section]
    }
  }

  /// Every section that has data, in the order in which chains speak for them; those of the
  /// all-other-sections chain by name.
  var sections: [SectionKey] {
    let others = otherSections
    if others.isEmpty { return declaration.namedSections.map(\.key) }
    let sorted = others.map { (name: $0.name, section: $0) }
      .sorted { $0.name < $1.name }
    var seen: Set<SectionKey> = []
    return declaration.chains.flatMap { chain in
      chain.isOthers ? sorted.map { $0.section } : chain.sections.map(\.key)
    }
    .filter { seen.insert($0).inserted }
  }

  /// The sections that have data and that no chain names, each once.
  var otherSections: [SectionKey] {
    if otherRows.isEmpty && headers.isEmpty && footers.isEmpty { return [] }
    var seen: Set<SectionKey> = []
    return (otherRows.flatMap { $0.sections } + headers.keys + footers.keys).filter {
      declaration.named($0) == nil && seen.insert($0).inserted
    }
  }

  /// Finds what each section's header or footer shows: what is bound by name wins over all other sections, then
  /// a view over a title, then the earlier chain.
  ///
  /// A nil wins as a value does: there is no header then. What a chain by name leaves out of its dictionary is
  /// not left to the chain of all other sections.
  private static func owned(
    _ kind: SupplementaryKind,
    _ declarations: [SupplementaryDeclaration],
    _ contents: [BySection<SupplementaryContent?>]
  ) -> [SectionKey: Supplementary] {
    if declarations.isEmpty { return [:] }
    var owned: [SectionKey: (rank: Int, shown: Supplementary?)] = [:]
    for (declaration, contents) in zip(declarations, contents) where declaration.kind == kind {
      let origin = declaration.origin
      let rank = (origin.isOthers ? 2 : 0) + (declaration.form == .view ? 0 : 1)
      for (section, content) in contents where origin.speaks(for: section) {
        if let current = owned[section], current.rank <= rank { continue }
        owned[section] = (rank, content.map { Supplementary(content: $0, origin: origin) })
      }
    }
    for declaration in declarations where declaration.kind == kind {
      for section in declaration.origin.sections where owned[section.key]?.rank ?? 0 > 1 {
        owned[section.key] = nil
      }
    }
    return owned.compactMapValues { $0.shown }
  }
}
