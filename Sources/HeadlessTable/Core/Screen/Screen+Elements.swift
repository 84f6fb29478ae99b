import Binder
import BinderCollections

/// The place of a view of a collection view that is neither a cell nor a header nor a footer of a section: a badge, or a header
/// of the whole view.
package struct ElementPlace: Hashable, Comparable {
  /// The section; -1 for the whole view.
  package let section: Int
  package let kind: String
  /// Its number among those of its kind in the section.
  package let index: Int

  /// The path by which a data source knows it: of one index for a view that belongs to no section.
  var path: IndexPath {
    section < 0 ? IndexPath(index: index) : IndexPath(row: index, section: section)
  }

  package static func < (first: ElementPlace, second: ElementPlace) -> Bool {
    (first.section, first.kind, first.index) < (second.section, second.kind, second.index)
  }
}

extension Screen {
  func displayElements() {
    for place in core.sizing.elementsInSight where displayed.elements[place] == nil {
      guard !needsReload else { return }
      let recorded = reports.log.isRecording ? core.place(of: place) : nil
      let view = core.sizing.makeView(at: place, place: recorded)
      let shown = displayedView(view, recorded)
      displayed.show(shown, at: place)
      callbacks.willDisplay(shown, at: place)
    }
  }

  func endDisplayOfElements() {
    guard !displayed.elements.keys.isEmpty else { return }
    let inSight = Set(core.sizing.elementsInSight)
    for place in displayed.elements.keys where !inSight.contains(place) { endDisplay(at: place) }
  }

  func endDisplay(at place: ElementPlace) {
    if let ended = displayed.remove(place) { end(ended, at: place) }
  }

  func end(_ ended: DisplayedSupplementary, at place: ElementPlace) {
    if retire(ended.view) { callbacks.didEndDisplaying(ended, at: place) }
  }

  func placeElements() {
    guard !displayed.elements.keys.isEmpty, let layout = layout as? CollectionLayout else { return }
    for element in layout.elements.supplementaries {
      let view = displayed.elements[element.place]?.view
      (view as? HeadlessReusableView)?.frame = element.rect
    }
  }
}

extension TableCore {
  func place(of place: ElementPlace) -> Call.Place {
    Call.Place(
      element: place.kind,
      section: place.section,
      sectionName: place.section < 0 ? "view" : name(ofSection: place.section),
      index: place.index
    )
  }
}

extension CollectionPlan.Element {
  package var place: ElementPlace {
    ElementPlace(section: section ?? -1, kind: kind, index: index)
  }

  /// Whether it is the header or the footer of a section, which has a place of its own.
  package var isHeaderOrFooter: Bool {
    section != nil && index == 0
      && (kind == LayoutBoundaryItem.headerKind || kind == LayoutBoundaryItem.footerKind)
  }
}

extension DisplayedViews {
  func view(ofKind kind: String, at path: IndexPath) -> (any TableHeaderFooterView)? {
    let (section, index) = path.count == 2 ? (path[0], path[1]) : (-1, path.first ?? 0)
    if index == 0, section >= 0 {
      if kind == LayoutBoundaryItem.headerKind { return headers[section]?.view }
      if kind == LayoutBoundaryItem.footerKind { return footers[section]?.view }
    }
    return elements[ElementPlace(section: section, kind: kind, index: index)]?.view
  }
}
