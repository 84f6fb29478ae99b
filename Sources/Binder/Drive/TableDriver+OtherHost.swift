extension TableDriver {
  /// Says what is declared and has no effect: what only the other kind of host has, as a layout for a table or the editing of
  /// rows for a collection view, and what the layout of its section does not show.
  func warnOfOtherHost() {
    let host = (tableView as? any ArrangingHost).flatMap { $0.arrangesSections ? $0 : nil }
    let declaration = reader.declaration
    let (others, any) = (declaration.otherHandlers, declaration.anyHandlers)
    func warn(_ place: String, _ handlers: SectionHandlers?, _ layout: (any ArrangingLayout)?) {
      guard let handlers else { return }
      let unused =
        host == nil
        ? [Unused(handlers.arrangement?.names ?? [], .table)].compactMap { $0 }
        : handlers.unused(in: layout)
      for unused in unused { report(.warning, "\(place) declares \(unused).") }
    }
    for section in declaration.namedSections {
      let ofOthers = section.cellOwner == nil ? others?.layout : nil
      let declared = section.handlers?.layout ?? ofOthers ?? any?.layout
      let place = declared == nil ? latestPlace(of: section.key) : nil
      let layout = declared ?? place.flatMap { host?.ownLayout(ofSection: $0) }
      warn("Section '\(section.key.name)'", section.handlers, layout)
    }
    warn("onAllOtherSections", others, others?.layout ?? any?.layout)
    warn("onAnySection", any, any?.layout)
  }

  private func latestPlace(of section: SectionKey) -> Int? {
    content.displayedSections.firstIndex(of: section)
  }
}

/// Names of what is declared, and why it has no effect.
private struct Unused: CustomStringConvertible {
  enum Reason {
    case table, editing, estimate, severalLayouts
    case notInList, height, itemSize, kind
  }

  private let names: [String]
  private let reason: Reason
  private let layout: String

  /// Says why some names have no effect; nil if there are none.
  init?(_ names: [String], _ reason: Reason, _ layout: (any ArrangingLayout)? = nil) {
    guard !names.isEmpty else { return nil }
    (self.names, self.reason, self.layout) = (names, reason, layout.map { "'\($0)'" } ?? "")
  }

  var description: String { "\(names.joined(separator: ", ")): \(sentence)" }

  private var sentence: String {
    switch reason {
    case .table: "a table does not arrange its rows; bind this to a collection view"
    case .editing: "a collection view does not edit its items; declare trailingSwipe"
    case .estimate: "a collection view has estimates in its layouts; leave it out"
    case .severalLayouts: "the last one, \(layout), is shown; keep one of them"
    case .notInList:
      "only a list shows that, and its layout is \(layout); use .list, or contextMenu"
    case .height: "its items have the sizes of its layout, \(layout); give the height there"
    case .itemSize: "only a flow reads it, and its layout is \(layout); use .flow"
    case .kind: "its layout, \(layout), has no view of that kind; add one, or leave it out"
    }
  }
}

extension SectionHandlers {
  fileprivate var layout: (any ArrangingLayout)? {
    arrangement?.layout?.base as? any ArrangingLayout
  }

  /// What a collection view does not show of it in a layout; nil for one that is not declared.
  fileprivate func unused(in layout: (any ArrangingLayout)?) -> [Unused] {
    let dimensions = { [cellDimensions] (kind: DimensionKind) in
      cellDimensions[kind] == nil ? [] : ["\(kind)"]
    }
    // The controls that the rows of an edited table show.
    let editing = ["onDelete", "onInsert", "editingStyle", "deleteTitle", "indentsWhileEditing"]
    let always = [
      Unused(gestureNames(editing), .editing),
      Unused(dimensions(.estimatedCellHeight), .estimate),
    ]
    guard let layout else { return always.compactMap { $0 } }
    let isList = layout.isList
    let ofList = ["leadingSwipe", "trailingSwipe", "accessory", "onAccessoryTapped"]
    let kinds = arrangement?.views.keys.sorted().filter { !layout.viewKinds.contains($0) } ?? []
    let hasSize = arrangement?.itemSize != nil && !layout.takesItemSizes
    let ofLayout = [
      Unused(
        (arrangement?.layoutCount ?? 0) > 1 ? ["several layouts"] : [],
        .severalLayouts,
        layout
      ),
      Unused(isList ? [] : gestureNames(ofList), .notInList, layout),
      Unused(isList ? [] : dimensions(.cellHeight), .height, layout),
      Unused(hasSize ? ["itemSize"] : [], .itemSize, layout),
      Unused(kinds.map { "supplementary \($0)" }, .kind, layout),
    ]
    return (always + ofLayout).compactMap { $0 }
  }

  private func gestureNames(_ names: [String]) -> [String] {
    gestures?.all.map(\.name).filter(names.contains) ?? []
  }
}
