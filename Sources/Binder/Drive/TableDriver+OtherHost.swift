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
        [handlers.repeatedHeights]
        + (host == nil ? handlers.unusedInTable : handlers.unused(in: layout))
      for (names, reason) in unused where !names.isEmpty {
        report(.warning, "\(place) declares \(names.joined(separator: ", ")): \(reason).")
      }
    }
    func warn(_ section: NamedSection, _ handlers: SectionHandlers?) {
      let ofOthers = section.cellOwner == nil ? others?.layout : nil
      let declared = section.handlers?.layout ?? ofOthers ?? any?.layout
      let place = content.displayedSections.firstIndex(of: section.key)
      let layout = declared ?? place.flatMap { host?.ownLayout(ofSection: $0) }
      let whole = written(host == nil ? "onTable" : "onCollection")
      warn(section.key.nameOfNamed.map { "Section '\($0)'" } ?? whole, handlers, layout)
    }
    let lists = declaration.listHandlers
    for section in declaration.namedSections {
      warn(section, section.handlers)
      for list in lists where list.section == section.key { warn(section, list.handlers) }
    }
    for handlers in [others] + lists.filter({ $0.section == nil }).map(\.handlers) {
      warn(written("onAllOtherSections"), handlers, others?.layout ?? any?.layout)
    }
    warn(written("onAnySection"), any, any?.layout)
  }
}

extension TableDriver {
  private func written(_ start: String) -> String {
    reader.isWrittenAnew ? "O" + start.dropFirst() : start
  }
}

extension SectionHandlers {
  fileprivate typealias Unused = (names: [String], reason: String)

  fileprivate var layout: (any ArrangingLayout)? {
    arrangement?.layout?.base as? any ArrangingLayout
  }

  fileprivate var repeatedHeights: Unused {
    (repeatedDimensions.map { "\($0) twice" }, "the last one counts; keep one of them")
  }

  fileprivate var unusedInTable: [Unused] {
    let reason = "a table does not arrange its rows; bind this to a collection view"
    return [(arrangement?.names ?? [], reason)]
  }

  fileprivate func unused(in layout: (any ArrangingLayout)?) -> [Unused] {
    // The controls that the rows of an edited table show.
    let editing = ["onDelete", "onInsert", "editingStyle", "deleteTitle", "indentsWhileEditing"]
    let estimate = "a collection view has estimates in its layouts; leave it out"
    let always: [Unused] = [
      (gestures(editing), "a collection view does not edit its items; declare trailingSwipe"),
      (cellDimensions[.estimatedCellHeight] == nil ? [] : ["estimatedCellHeight"], estimate),
    ]
    guard let layout else { return always }
    let ofLists = gestures(["leadingSwipe", "trailingSwipe", "accessory", "onAccessoryTapped"])
    let hasHeight = cellDimensions[.cellHeight] != nil && !layout.isList
    let hasSize = arrangement?.itemSize != nil && !layout.takesItemSizes
    let unknown = views { _, kind in !layout.viewKinds.contains(kind) }
    let ofItems = views { view, kind in
      view.fillOfItem != nil && layout.viewKinds.contains(kind)
        && !layout.hasViewOnEachItem(ofKind: kind)
    }
    let severalLayouts = (arrangement?.layoutCount ?? 0) > 1 ? ["several layouts"] : []
    return always + [
      (severalLayouts, "the last one, '\(layout)', is shown; keep one of them"),
      (
        layout.isList ? [] : ofLists,
        "only a list shows that, and its layout is '\(layout)'; use .list, or contextMenu"
      ),
      (
        hasHeight ? ["cellHeight"] : [],
        "its items have the sizes of its layout, '\(layout)'; give the height there"
      ),
      (
        hasSize ? ["itemSize"] : [],
        "only a flow reads it, and its layout is '\(layout)'; use .flow"
      ),
      (
        unknown, "its layout, '\(layout)', has no view of that kind; add one, or leave it out"
      ),
      (
        ofItems,
        "its layout, '\(layout)', does not have one such view on each item; fill it by its number, before the cells"
      ),
    ]
  }

  private func views(_ isMeant: (ArrangedView, _ kind: String) -> Bool) -> [String] {
    (arrangement?.views ?? [:]).filter { isMeant($1, $0) }.keys.sorted().map {
      "supplementary \($0)"
    }
  }

  private func gestures(_ names: [String]) -> [String] {
    gestures?.all.map(\.name).filter(names.contains) ?? []
  }
}
