import Binder
import BinderCollections
import TableBatches

/// The places of items, headers and other views of a collection view: its layouts decide them, and the views whose sizes these
/// leave open.
@MainActor
final class CollectionSizing: Sizing {
  unowned let core: TableCore
  let layout: CollectionLayout

  /// The layout that the collection view was made with; sections that were declared with one of their own have that.
  var own: CollectionViewLayout { didSet { progress.reloadNeeded() } }

  init(of core: TableCore, _ layout: CollectionLayout, _ own: CollectionViewLayout) {
    self.core = core
    self.layout = layout
    self.own = own
  }

  private var arranging: (any ArrangingDelegate)? { callbacks.arranging }
}

extension CollectionSizing {
  var readsContentTwice: Bool { false }

  func readContent() {
    reports.forgetNames()
    let counts = callbacks.rowCounts(ofSections: callbacks.sectionCount())
    layOut(counts)
    core.touches.edges.readIndexTitles()
  }

  private func layOut(_ counts: [Int]) {
    let states = counts.indices.map(state(ofSection:))
    layout.replace(
      states,
      CollectionGeometry(
        in: container,
        sections: states.indices.map { content(ofSection: $0, states[$0], count: counts[$0]) },
        interSectionSpacing: own.interSectionSpacing,
        boundaryItems: own.boundaryItems
      )
    )
  }

  private var container: LayoutContainer {
    LayoutContainer(
      size: layout.size,
      axis: layout.isHorizontal ? .horizontal : .vertical,
      safeArea: layout.inset.layoutInsets
    )
  }

  func ownLayout(ofSection section: Int) -> SectionLayout {
    own.section(section, LayoutEnvironment(size: layout.size)) ?? .list()
  }

  private func state(ofSection section: Int) -> CollectionLayout.SectionState {
    let declared =
      arranging?.layout(ofSection: section)?.base as? SectionLayout ?? ownLayout(ofSection: section)
    for problem in declared.problems { reportOnce(.error, problem, section) }
    let (header, footer) = (presence(.header, section), presence(.footer, section))
    let container = container
    var solved = declared.section(
      width: container.box(insets: container.safeArea, along: container.axis)[container.axis.other],
      axis: container.axis,
      hasHeader: header.isThere,
      hasFooter: footer.isThere
    )
    for (kind, height) in [(SupplementaryKind.header, header.height), (.footer, footer.height)] {
      guard let height else { continue }
      solved.setHeight(height, ofBoundaryItem: kind.elementKind)
    }
    for warning in solved.warnings(in: box(of: solved), axis: container.axis) {
      reportOnce(.warning, warning, section)
    }
    return CollectionLayout.SectionState(layout: declared, section: solved)
  }

  private func box(of section: LayoutSection) -> LayoutSize {
    let axis = section.orthogonalScrolling == .none ? container.axis : container.axis.other
    return container.box(insets: container.insets(of: section), along: axis)
  }

  private func presence(
    _ kind: SupplementaryKind,
    _ section: Int
  ) -> (isThere: Bool, height: Double?) {
    let (height, isFromDelegate) = reports.unrecorded { callbacks.height(kind, section: section) }
    if height >= 0 { return (height > 0, height) }
    return (isFromDelegate || callbacks.title(kind, section: section) != nil, nil)
  }

  private func content(
    ofSection section: Int,
    _ state: CollectionLayout.SectionState,
    count: Int
  ) -> SectionContent {
    guard count > 0, case .flow(let flow) = state.section.content,
      let sizes = arranging?.itemSizes(inSection: section)
    else { return SectionContent(state.section, count: count) }
    let box = box(of: state.section)
    return SectionContent(state.section, count: count) { row in
      let item = RowPosition(section: section, row: row)
      guard let size = sizes(row) as? LayoutSize else { return flow.itemSize.size(in: box) }
      return self.valid(size, of: item)
    }
  }

  /// A size that the delegate has given; what is none of it is 0, with a message.
  private func valid(_ size: LayoutSize, of item: RowPosition) -> LayoutSize {
    note(size.height, .cellHeight, core.namedPlace(of: item))
    if size.width.isLength, size.height.isLength { return size }
    report(.invalidSize(size, of: core.text(of: item)))
    return size.usable
  }

  private func reportOnce(
    _ severity: TableDiagnostic.Severity,
    _ problem: String,
    _ section: Int
  ) {
    let name = core.name(ofSection: section)
    let message = "The layout of section '\(name)' of \(core.named): \(problem)"
    report(once: .layoutProblem(message), severity, message)
  }
}

extension CollectionSizing {
  func takeSize(of row: RowPosition, by cell: any TableCell, place: Call.Place?) -> Double? {
    // What is known may be of what the row showed when it was on the screen last.
    guard layout.geometry.sizesItself(row) else { return nil }
    defer { layout.keepHeldRow() }
    let estimate = layout.geometry.isEstimated(row) ? layout.rect(of: row).height : nil
    measure(cell, at: row, place: place)
    return estimate
  }

  func measureAgain(_ cell: any TableCell, at row: RowPosition) {
    if layout.geometry.sizesItself(row) { measure(cell, at: row, place: nil) }
  }

  private func measure(_ cell: any TableCell, at row: RowPosition, place: Call.Place?) {
    let rect = layout.rect(of: row)
    let isList = layout.sections[row.section].layout.isList
    let declared = isList ? declaredHeight(of: row, place) : nil
    let limit = layout.geometry.widthLimit(of: row)
    let width = limit.flatMap { callbacks.width(of: cell, at: row, rect, upTo: $0) } ?? rect.width
    let height =
      declared
      ?? callbacks.measure(
        cell,
        at: row,
        width: width,
        hasSeparator: isList,
        orElse: isList && !layout.geometry.isEstimated(row) ? nil : rect.height,
        place: place
      )
    let size = TableSize(
      width: limit == nil ? rect.width : wholePixels(width),
      height: wholePixels(height)
    )
    layout.measure(row, as: size)
  }

  /// A length in whole pixels, not shorter: what Auto Layout finds a cell to need.
  private func wholePixels(_ points: Double) -> Double {
    let scale = layout.geometry.container.scale
    return (points * scale - 1e-6).rounded(.up) / scale
  }

  private func declaredHeight(of row: RowPosition, _ place: Call.Place?) -> Double? {
    guard callbacks.dimensions(ofSection: row.section).contains(.height),
      let height = callbacks.height(of: row, place: place, from: core.delegate), height >= 0
    else { return nil }
    return height
  }

  func makeView(
    _ kind: SupplementaryKind,
    section: Int,
    place: Call.Place?
  ) -> (any TableHeaderFooterView)? {
    let view = callbacks.view(kind, section: section, ViewRequest(place: place))
    let path = IndexPath(row: 0, section: section)
    take(view, kind.elementKind, section: section, path, isNew: true) {
      self.core.place(of: kind.placeKind, section: section)
    }
    return view
  }

  var elementsInSight: [ElementPlace] {
    layout.elements.supplementaries.filter { !$0.isHeaderOrFooter }.map(\.place)
  }

  func makeView(
    at place: ElementPlace,
    place recorded: Call.Place?
  ) -> (any TableHeaderFooterView)? {
    let view = callbacks.view(at: place, ViewRequest(place: recorded))
    let section = place.section < 0 ? nil : place.section
    take(view, place.kind, section: section, place.path, isNew: true) {
      self.core.place(of: place)
    }
    return view
  }

  /// Takes the size of a view whose layout leaves it open; a layout has a place only for what there is.
  private func take(
    _ view: (any TableHeaderFooterView)?,
    _ kind: String,
    section: Int?,
    _ path: IndexPath,
    isNew: Bool = false,
    _ name: () -> Call.Place
  ) {
    guard let view else {
      return report(.supplementaryViewNotDequeued(kind, path))
    }
    guard
      isNew
        ? layout.geometry.sizesItself(supplementary: kind, section: section)
        : layout.geometry.isEstimated(supplementary: kind, section: section),
      let rect = layout.geometry.rect(ofSupplementary: kind, section: section)
    else { return }
    let title = view is any TitleShowing ? section.flatMap { titleHeight(kind, section: $0) } : nil
    let height = callbacks.measure(view, in: rect, orElse: title ?? rect.height, of: name())
    layout.measure(kind, section: section, as: TableSize(width: rect.width, height: height))
  }

  /// The height of a title in a list, which is that of one in a table; nil in other layouts, which give it theirs.
  private func titleHeight(_ kind: String, section: Int) -> Double? {
    guard case .list(let appearance) = layout.sections[section].layout.form,
      let kind = SupplementaryKind.allCases.first(where: { $0.elementKind == kind })
    else { return nil }
    return layout.rules.profile.height(of: kind, in: appearance.isPlain ? .plain : .grouped)
  }

  private func warnOfLongItems(in section: Int) {
    guard layout.geometry.exceedsLines(section) else { return }
    reportOnce(.warning, LayoutFlow.warningOfLongItems(axis: container.axis), section)
  }

  func measureEstimatedViews() {
    for (row, shown) in displayed.cells where layout.geometry.isEstimated(row) {
      measure(shown.cell, at: row, place: nil)
    }
    for kind in SupplementaryKind.allCases {
      for (section, shown) in displayed[kind] where shown.view != nil {
        let path = IndexPath(row: 0, section: section)
        take(shown.view, kind.elementKind, section: section, path) {
          self.core.place(of: kind.placeKind, section: section)
        }
      }
    }
    for items in layout.elements.items { warnOfLongItems(in: items.section) }
  }

  func unknownSections(_ kind: SupplementaryKind) -> [Int] { [] }

  func measure(_ part: TablePart) -> Double { part == .placeholder ? layout.size.height : 0 }

  func offScreenHeight(of row: RowPosition, by cell: any TableCell) -> Double {
    layout.rect(of: row).height
  }

  func compose(_ contents: PictureContents) -> ComposedContent {
    CollectionComposition(core: core, layout: layout).compose(contents)
  }
}

extension CollectionSizing {
  func apply(_ batch: CheckedBatch) -> Bool {
    let states = batch.counts.indices.map(state(ofSection:))
    var geometry = layout.geometry
    geometry.apply(batch.map, reconfigured: batch.reconfigured) {
      self.content(ofSection: $0, states[$0], count: batch.counts[$0])
    }
    let filled = batch.map.reloadedRows.ascending.compactMap(batch.map.new(of:))
    // An item that is inserted further down can be in a line with items that stay.
    let keepsRectangles =
      arrange(states, &geometry, like: batch.map)
      && !(filled + batch.reconfigured).contains(where: geometry.hasOwnSize)
      && batch.map.keepsPositions(downTo: nil)
    layout.replace(
      states,
      geometry,
      keepsRectangles: keepsRectangles,
      newRow: batch.map.new(of:)
    )
    return keepsRectangles && batch.headersAndFooters.isEmpty
  }

  /// Gives sections their layouts where these have changed.
  ///
  /// - Returns: Whether there are none.
  private func arrange(
    _ states: [CollectionLayout.SectionState],
    _ geometry: inout CollectionGeometry,
    like map: ChangeMap?
  ) -> Bool {
    var isSame = true
    for (section, state) in states.enumerated() {
      let old = map.map { $0.old(ofSection: section) } ?? section
      guard let old, map?.isReloaded(oldSection: old) != true,
        layout.sections.indices.contains(old), layout.sections[old].section != state.section
      else { continue }
      isSame = false
      let count = geometry.itemCount(inSection: section)
      geometry.replace(section, with: content(ofSection: section, state, count: count))
    }
    return isSame
  }

  func readDisplayedRows(exceptEstimated: Bool) {
    if !exceptEstimated { measureDisplayedRows() }
  }

  func readAgain(ofDisplayedRows readsDisplayedRows: Bool) {
    let states = layout.sectionIndices.map(state(ofSection:))
    var geometry = layout.geometry
    if !arrange(states, &geometry, like: nil) { layout.replace(states, geometry) }
    if readsDisplayedRows { measureDisplayedRows() }
  }

  private func measureDisplayedRows() {
    for (row, shown) in displayed.cells { measureAgain(shown.cell, at: row) }
  }

  /// Lays everything out again in another size: sizes that cells have given are forgotten.
  func sizeChanged() { layOut(layout.rowCounts) }
}
