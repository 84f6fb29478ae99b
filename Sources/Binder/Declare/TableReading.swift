/// The data of a declaration at one moment: what every data closure gave, each called once.
///
/// Every section is looked up in it, so it is shared and not copied.
@MainActor
final class TableReading {
  struct Supplementary {
    let content: SupplementaryContent
    let isOfOthers: Bool
  }

  let cells: [BySection<any RowList>]
  let supplementaries: [BySection<SupplementaryContent?>]

  private let declaration: TableDeclaration
  private let otherRows: [BySection<any RowList>]

  /// Calls every data closure of a declaration.
  ///
  /// - Complexity: O(chains + sections), besides what the closures cost.
  init(_ declaration: TableDeclaration) {
    self.declaration = declaration
    // Loops, because a closure checks in each round whether it runs on the main actor.
    var cells: [BySection<any RowList>] = []
    cells.reserveCapacity(declaration.cells.count)
    for declared in declaration.cells { cells.append(declared.rows.value) }
    var supplementaries: [BySection<SupplementaryContent?>] = []
    supplementaries.reserveCapacity(declaration.supplementaries.count)
    for declared in declaration.supplementaries { supplementaries.append(declared.contents.value) }
    (self.cells, self.supplementaries) = (cells, supplementaries)
    otherRows = declaration.otherCells.map { cells[$0] }
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

  /// The rows of a section: those bound by name, else those of the all-other-sections chain.
  func rows(of section: SectionKey) -> (any RowList)? {
    boundRows(of: section, declaration.named(section))?.rows
  }

  func boundRows(
    of section: SectionKey,
    _ named: NamedSection?
  ) -> (rows: any RowList, cells: CellsDeclaration)? {
    if let owner = named?.cellOwner {
      return cells[owner][section].map { ($0, declaration.cells[owner]) }
    }
    for owner in declaration.otherCells {
      if let rows = cells[owner][section] { return (rows, declaration.cells[owner]) }
    }
    return nil
  }

  /// The header or the footer that a section shows; nil for none.
  ///
  /// What is bound by name wins over all other sections, then a view over a title, then the earlier chain. A nil wins as a
  /// value does: there is no header then. What a chain by name leaves out of its dictionary is not left to the chain of
  /// all other sections, nor what views leave out to titles.
  func supplementary(_ kind: SupplementaryKind, of section: SectionKey) -> Supplementary? {
    supplementary(kind, of: section, declaration.named(section))
  }

  func supplementary(
    _ kind: SupplementaryKind,
    of section: SectionKey,
    _ named: NamedSection?
  ) -> Supplementary? {
    if let named, !named.supplementaries.isEmpty {
      let own = supplementary(kind, of: section, among: named.supplementaries)
      if own.isBound { return own.shown }
    }
    if kind == .header, let name = declaration.sources.isEmpty ? nil : section.nameInSource {
      return Supplementary(content: .title(name), isOfOthers: false)
    }
    let others = declaration.otherSupplementaries
    return others.isEmpty ? nil : supplementary(kind, of: section, among: others).shown
  }

  /// What the first of several declarations shows that has data for a section, and whether one of them binds that kind.
  private func supplementary(
    _ kind: SupplementaryKind,
    of section: SectionKey,
    among declarations: [Int]
  ) -> (isBound: Bool, shown: Supplementary?) {
    var (isBound, hasViews) = (false, false)
    var title: Supplementary??
    for index in declarations {
      let declared = declaration.supplementaries[index]
      guard declared.kind == kind else { continue }
      isBound = true
      if declared.form == .view { hasViews = true }
      guard let content = supplementaries[index][section] else { continue }
      var shown: Supplementary?
      if let content {
        shown = Supplementary(content: content, isOfOthers: declared.origin.isOthers)
      }
      if declared.form == .view { return (true, shown) }
      if title == nil { title = .some(shown) }
    }
    return (isBound, hasViews ? nil : title ?? nil)
  }

  /// Every section that has data, in the order in which chains speak for them; those of the
  /// all-other-sections chain in ascending order, or by name if they have none.
  var sections: [SectionKey] {
    let others = otherSections
    if others.isEmpty && declaration.sources.isEmpty {
      return declaration.namedSections.map(\.key)
    }
    let sorted = SectionKey.sorted(others)
    var seen: Set<SectionKey> = []
    return declaration.chains.flatMap { chain in
      if chain.isOthers { return sorted }
      guard chain.isOfSource else { return chain.sections.map(\.key) }
      return chain.sections.first?.cellOwner.map { cells[$0].order } ?? []
    }
    .filter { seen.insert($0).inserted }
  }

  private(set) lazy var otherSections = findOtherSections()

  private func findOtherSections() -> [SectionKey] {
    let others = declaration.otherSupplementaries
    if otherRows.isEmpty && others.isEmpty { return [] }
    let withEnds = others.flatMap { supplementaries[$0].map { $0.0 } }.filter { section in
      SupplementaryKind.allCases.contains { supplementary($0, of: section, nil) != nil }
    }
    var seen: Set<SectionKey> = []
    return (otherRows.flatMap { $0.map { $0.0 } } + withEnds).filter {
      declaration.named($0) == nil && seen.insert($0).inserted
    }
  }
}
