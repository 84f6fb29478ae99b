/// The facts about a declaration that every update reads, found once for each declaration.
struct DeclaredFeatures {
  /// The methods of a delegate that the declaration implements, whatever the data.
  ///
  /// The display of cells is always among them, for the cells' events and for the end of a section.
  private(set) var methods: TableDelegateMethods = [.cellDisplay]
  /// Whether some handler says what is shown at the trailing edge of cells, so that the cells of others say it, too.
  private(set) var hasAccessories = false
  /// Whether some handler says whether switches are on, so that the cells of others have none.
  private(set) var hasToggles = false
  private(set) var followsDisplays = false
  private(set) var followsEnds = false
  private(set) var hasIndexTitles = false
  /// Whether some heights, or some views of a layout, can be other ones although the data is the same.
  private(set) var hasChangingHeights = false
  private(set) var readsLayouts = false
  /// Whether view models are made when cells are filled: of models of an observed collection or of a snapshot.
  private(set) var mapsWhenFilling = false
  /// A hash of the constant heights by section, and of which heights closures return: another one means other heights.
  private(set) var heights = 0

  init() {}

  /// Looks at a declaration that is complete; cells live on that the former one has given accessories, to be taken away.
  ///
  /// - Complexity: O(sections with handlers of their own).
  @MainActor
  init(_ declaration: TableDeclaration, after former: DeclaredFeatures) {
    (hasAccessories, hasToggles) = (former.hasAccessories, former.hasToggles)
    mapsWhenFilling = declaration.mapsWhenFilling
    var heights = Hasher()
    for section in declaration.namedSections {
      if let handlers = section.handlers { add(handlers, of: section.key, &heights) }
    }
    for list in declaration.listHandlers { add(list.handlers, of: list.section, &heights) }
    if let handlers = declaration.otherHandlers {
      if handlers.hasHeights { declaration.hashOwners(into: &heights) }
      add(handlers, of: nil, &heights)
    }
    if let handlers = declaration.anyHandlers {
      heights.combine("any")
      add(handlers, of: nil, &heights)
    }
    self.heights = heights.finalize()
    if !declaration.sources.isEmpty { methods.insert(.headerHeight) }
    for supplementary in declaration.supplementaries {
      let isHeader = supplementary.kind == .header
      methods.insert(isHeader ? .headerHeight : .footerHeight)
      if supplementary.form == .view { methods.insert(isHeader ? .headerView : .footerView) }
    }
    if declaration.selection != nil { methods.formUnion([.selection, .deselection]) }
  }

  @MainActor
  private mutating func add(
    _ handlers: SectionHandlers,
    of section: SectionKey?,
    _ heights: inout Hasher
  ) {
    if handlers.onTapped != nil { methods.insert(.selection) }
    if handlers.indexTitle != nil {
      hasIndexTitles = true
      methods.insert(.sectionIndex)
    }
    if let gestures = handlers.gestures {
      methods.formUnion(gestures.methods)
      if gestures.accessory != nil { hasAccessories = true }
      if gestures.toggle != nil { hasToggles = true }
      if gestures.onDidEndDisplaying != nil { followsEnds = true }
      if followsEnds || gestures.onWillDisplay != nil { followsDisplays = true }
    }
    if handlers.arrangement?.readsLayout == true {
      (readsLayouts, hasChangingHeights) = (true, true)
    } else if let layout = handlers.arrangement?.layout {
      heights.combine(section)
      heights.combine(layout)
    }
    if handlers.arrangement?.views.isEmpty == false { hasChangingHeights = true }
    guard handlers.hasHeights else { return }
    heights.combine(section)
    for (kind, height) in handlers.cellDimensions.all { add(kind, height.constant, &heights) }
    for (kind, height) in handlers.supplementaryDimensions.all {
      add(kind, height.constant, &heights)
    }
  }

  /// Takes note of a height: a constant, or nil for a closure.
  private mutating func add(_ kind: DimensionKind, _ constant: Double?, _ heights: inout Hasher) {
    methods.insert(kind.method)
    if constant == nil, [.cellHeight, .headerHeight, .footerHeight].contains(kind) {
      hasChangingHeights = true
    }
    heights.combine(kind)
    heights.combine(constant)
  }
}

extension TableDeclaration {
  /// Combines which parts of each section are bound by name: the heights of all others are not for these.
  fileprivate func hashOwners(into hasher: inout Hasher) {
    for section in namedSections {
      hasher.combine(section.key)
      hasher.combine(section.cellOwner == nil)
      for index in section.supplementaries { hasher.combine(supplementaries[index].kind) }
    }
  }
}

extension SectionHandlers {
  fileprivate var hasHeights: Bool {
    !cellDimensions.isEmpty || !supplementaryDimensions.isEmpty
  }
}

extension RowGestures {
  fileprivate var methods: TableDelegateMethods {
    var methods: TableDelegateMethods = []
    if leadingSwipe != nil { methods.formUnion([.leadingSwipe, .editing]) }
    if trailingSwipe != nil { methods.formUnion([.trailingSwipe, .editing]) }
    if onDelete != nil || onInsert != nil || editingStyle != nil {
      methods.insert(.editing)
    }
    if deleteTitle != nil { methods.insert(.deleteTitle) }
    if indentsWhileEditing != nil { methods.insert(.indentation) }
    if onMoved != nil || onMovedOut != nil { methods.insert(.moving) }
    if onDeselected != nil { methods.insert(.deselection) }
    if selectable != nil { methods.formUnion([.highlighting, .selectionChoice]) }
    if highlightable != nil { methods.insert(.highlighting) }
    if onAccessoryTapped != nil { methods.insert(.accessoryTaps) }
    if contextMenu != nil { methods.insert(.contextMenu) }
    if onPreviewTapped != nil { methods.insert(.previewAction) }
    if onPrimaryAction != nil { methods.insert(.primaryAction) }
    return methods
  }
}

extension DimensionKind {
  fileprivate var method: TableDelegateMethods {
    switch self {
    case .cellHeight: .rowHeight
    case .estimatedCellHeight: .estimatedRowHeight
    case .headerHeight: .headerHeight
    case .estimatedHeaderHeight: .estimatedHeaderHeight
    case .footerHeight: .footerHeight
    case .estimatedFooterHeight: .estimatedFooterHeight
    }
  }
}
