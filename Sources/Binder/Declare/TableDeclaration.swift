/// A table as it was declared: which data is bound to which sections, and which handlers run when.
///
/// Both syntaxes write this value; whatever reads it works the same for both.
@MainActor
final class TableDeclaration {
  private(set) var chains: [ChainOrigin] = []
  private(set) var otherChains: [ChainOrigin] = []
  /// What stands for each of the sections of a data source: the sources in the order in which they are declared.
  private(set) var sources: [NamedSection] = []
  private(set) var cells: [CellsDeclaration] = []
  private(set) var namedSections: [NamedSection] = []
  private var sectionsByKey: [SectionKey: NamedSection] = [:]
  private(set) var otherCells: [Int] = []
  private(set) var supplementaries: [SupplementaryDeclaration] = []
  private(set) var otherSupplementaries: [Int] = []
  private(set) var otherHandlers: SectionHandlers?
  private(set) var anyHandlers: SectionHandlers?

  var backgroundComparisons = BackgroundComparisons()

  /// Whether view models are made when cells are filled: of models of an observed collection or of a snapshot.
  var mapsWhenFilling = false

  private(set) var feeds: [(place: FeedKey, feed: any DataFeed)] = []

  var lists: [Int: DeclaredLists] = [:]
  var listHandlers: [(section: SectionKey?, handlers: SectionHandlers)] = []

  private(set) var bindsTwice = false

  /// Whether all data was given as values, so that it stays as it is.
  ///
  /// - Complexity: O(1) where the first data is a closure, as most is.
  var isConstant: Bool {
    cells.allSatisfy { $0.rows.isConstant } && supplementaries.allSatisfy { $0.contents.isConstant }
      && parts.values.allSatisfy { $0.view.isConstant }
  }

  var bindsOtherSections: Bool { !otherCells.isEmpty || !otherSupplementaries.isEmpty }

  var bindsSections: Bool { !namedSections.isEmpty || bindsOtherSections }

  func add(_ cells: CellsDeclaration) {
    let index = self.cells.count
    self.cells.append(cells)
    for section in cells.origin.sections {
      if section.cellOwner == nil { section.cellOwner = index } else { bindsTwice = true }
    }
    if cells.origin.isOthers {
      if !otherCells.isEmpty { bindsTwice = true }
      otherCells.append(index)
    }
    guard let feed = cells.feed else { return }
    let place = FeedKey(scope: cells.origin.scope, part: .cells, branches: cells.branches)
    feeds.append((place, feed))
  }

  func add(_ supplementary: SupplementaryDeclaration, in branches: [Branch]) {
    let index = supplementaries.count
    supplementaries.append(supplementary)
    for section in supplementary.origin.sections {
      if isBound(supplementary, by: section.supplementaries) { bindsTwice = true }
      section.supplementaries.append(index)
    }
    if supplementary.origin.isOthers {
      if isBound(supplementary, by: otherSupplementaries) { bindsTwice = true }
      otherSupplementaries.append(index)
    }
    guard let feed = supplementary.feed else { return }
    let place = FeedKey(
      scope: supplementary.origin.scope,
      part: .supplementary(supplementary.kind, supplementary.form),
      branches: branches
    )
    feeds.append((place, feed))
  }

  private func isBound(_ supplementary: SupplementaryDeclaration, by others: [Int]) -> Bool {
    for index in others {
      let other = supplementaries[index]
      if other.kind == supplementary.kind && other.form == supplementary.form { return true }
    }
    return false
  }

  func startChain(_ scope: SectionScope) -> ChainOrigin {
    let sections =
      if case .section(let name) = scope { SectionsOfChain(section(name)) } else {
        SectionsOfChain(Self.unique(scope.names).map(section))
      }
    let origin = ChainOrigin(scope: scope, position: chains.count + 1, sections: sections)
    chains.append(origin)
    if origin.isOthers { otherChains.append(origin) }
    if origin.isOfSource { sources += origin.sections }
    return origin
  }

  private static func unique(_ names: [SectionKey]) -> [SectionKey] {
    var seen: Set<SectionKey> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func section(_ key: SectionKey) -> NamedSection {
    if let known = sectionsByKey[key] { return known }
    let section = NamedSection(key)
    sectionsByKey[key] = section
    namedSections.append(section)
    return section
  }

  init(like former: TableDeclaration? = nil) {
    guard let former else { return }
    chains.reserveCapacity(former.chains.count)
    cells.reserveCapacity(former.cells.count)
    namedSections.reserveCapacity(former.namedSections.count)
    sectionsByKey.reserveCapacity(former.namedSections.count)
  }

  func updateHandlers(of origin: ChainOrigin, _ change: (SectionHandlers) -> Void) {
    for section in origin.sections {
      let handlers = section.handlersToDeclare
      handlers.isOfSeveral = origin.sections.count > 1
      change(handlers)
    }
    switch origin.scope {
    case .table, .section, .sections, .source: break
    case .others:
      let handlers = otherHandlers ?? SectionHandlers()
      otherHandlers = handlers
      change(handlers)
    case .any:
      let handlers = anyHandlers ?? SectionHandlers()
      anyHandlers = handlers
      change(handlers)
    }
  }

  var onRefresh: RowWork?
  var selection: RowSelection?
  var parts: [TablePart: TablePartDeclaration] = [:]

  func named(_ section: SectionKey) -> NamedSection? {
    if let named = sectionsByKey[section] { return named }
    if sources.isEmpty { return nil }
    return section.section(of: SourceSection.self).map { sources[$0.source] }
  }

  /// The same of a section that is displayed at a position: most are displayed in the order in which they are named.
  func named(_ section: SectionKey, displayedAt index: Int) -> NamedSection? {
    if index < namedSections.count, namedSections[index].key == section {
      return namedSections[index]
    }
    return named(section)
  }
}

/// The place in a declaration of data that is new by itself.
///
/// A screen's body writes its declaration again and again; what is at the same place is the same.
struct FeedKey: Hashable {
  enum Part: Hashable {
    case cells
    case supplementary(
      SupplementaryKind,
      SupplementaryDeclaration.Form
    )
  }

  let scope: SectionScope
  let part: Part
  let branches: [Branch]
}

/// A branch that distinguishes a place from others for the same part of the same sections.
enum Branch: Hashable {
  case first, second
  /// One of several conditions that are written one after another, by its position among what is written there.
  case statement(Int)
  case id(AnyHashable)
}

extension TableDeclaration: @MainActor CustomStringConvertible {
  /// A line for each chain, and below it what the chain binds; then the handlers and heights of each section.
  ///
  ///     1 onSection(.friends)
  ///       cells PersonCell
  ///       header title
  ///     handlers of friends: onDequeue, onTapped, cellHeight
  var description: String {
    let parts = chains.flatMap { chain in
      ["\(chain.position) \(chain)"] + boundParts(of: chain).map { "  \($0)" }
    }
    let lists: [(String, SectionHandlers?)] = listHandlers.map {
      ("rows of \($0.section?.name ?? "all other sections")", $0.handlers)
    }
    let named = namedSections.map { ($0.key.name, $0.handlers) } + lists
    let handlers = named + [("all other sections", otherHandlers), ("any section", anyHandlers)]
    let lines = handlers.compactMap { name, handlers in
      handlers.flatMap { $0.names.isEmpty ? nil : $0.names }
        .map { "handlers of \(name): \($0.joined(separator: ", "))" }
    }
    let views = TablePart.allCases.compactMap { part in
      self.parts[part].map { "table \(part) \($0.registration?.typeName ?? "content")" }
    }
    return (parts + lines + views).joined(separator: "\n")
  }

  private func boundParts(of chain: ChainOrigin) -> [String] {
    let cells = cells.filter { $0.origin.position == chain.position }.map {
      $0.showsContents ? "rows" : "cells \($0.registration?.typeName ?? "of the closure's choice")"
    }
    let others = supplementaries.filter { $0.origin.position == chain.position }.map {
      "\($0.kind) \($0.registration?.typeName ?? ($0.form == .title ? "title" : "content"))"
    }
    return cells + others
  }
}

extension SectionHandlers {
  var concernCells: Bool {
    names.count > supplementaryDimensions.all.count + (indexTitle == nil ? 0 : 1)
      + (arrangement?.names.count ?? 0)
  }

  var names: [String] {
    let handlers = [
      onDequeue.map { _ in "onDequeue" }, onTapped.map { _ in "onTapped" },
      onEvent.isEmpty && contentEvents.isEmpty ? nil : "onEvent",
      (prefetchAtEnd ?? prefetchAtStart).map { _ in "prefetch" },
    ]
    let dimensions = DimensionKind.allCases.filter {
      cellDimensions[$0] != nil || supplementaryDimensions[$0] != nil
    }
    let index = indexTitle.map { _ in "indexTitle" }
    return (handlers + [index]).compactMap { $0 } + (arrangement?.names ?? [])
      + (gestures?.all.map(\.name) ?? [])
      + dimensions.map { "\($0)" }
  }
}
