package import Binder
package import BinderCollections

/// The geometry of a collection view: the place of every item, header, badge and decoration.
///
/// It is a value without callbacks. Sections are a balanced tree, and so are the lines of each. So a section of ten million
/// items is as cheap to open, to search and to measure as one of ten thousand. Places are content coordinates: the corner is
/// that of the first section, or of what lies before it.
package struct CollectionGeometry: Sendable {
  package let container: LayoutContainer
  private let interSectionSpacing: Double
  var sections: SumTree<CollectionSection>
  var boundary: BoundaryItems

  package init(
    in container: LayoutContainer,
    sections: [SectionContent],
    interSectionSpacing: Double = 0,
    boundaryItems: [LayoutBoundaryItem] = []
  ) {
    self.container = container
    self.interSectionSpacing = interSectionSpacing.isFinite ? interSectionSpacing : 0
    let spacing = self.interSectionSpacing
    self.sections = SumTree(
      sections.map { CollectionSection($0, in: container, spacing: spacing) }
    )
    boundary = BoundaryItems(boundaryItems, in: container.size, container)
  }

  package var sectionCount: Int { sections.extent.elements }

  package func itemCount(inSection section: Int) -> Int {
    placed(section)?.section.items.count ?? 0
  }

  /// The size of all content, in whole pixels; O(1).
  package var contentSize: TableSize {
    let growth = boundary.growth
    var size = container.size
    let axis = container.axis
    size[axis] = container.length(growth.start + length + growth.end)
    if sectionCount > 0 { size[axis.other] = sections.extent.across }
    return size
  }

  /// Points from the beginning of the first section to the end of the last, or of what extends them beside them.
  private var length: Double {
    let length = sectionCount == 0 ? 0 : sections.extent.length - interSectionSpacing
    return max(length, boundary.leastLength)
  }

  /// A section, and its corner; nil if there is none; O(log sections).
  func placed(_ index: Int) -> (section: CollectionSection, origin: TablePoint)? {
    guard index >= 0, let found = sections.first(where: { $0.elements > index }) else { return nil }
    var origin = TablePoint.zero
    origin[container.axis] = boundary.growth.start + found.start.length
    return (found.element, origin)
  }

  /// What the headers of the whole view are at the edges of.
  var core: TableRect {
    var core = TableRect(origin: .zero, size: container.size)
    core.origin[container.axis] = boundary.growth.start
    core.size[container.axis] = length
    return core
  }

  /// The rectangle of an item; nil for one that does not exist or is not laid out.
  ///
  /// - Complexity: O(log sections + log runs), and what it costs to solve one line; so are all look-ups here.
  package func rect(of item: RowPosition) -> TableRect? { attributes(of: item)?.rect }

  package func attributes(of item: RowPosition) -> (rect: TableRect, zIndex: Int)? {
    guard let (section, origin) = placed(item.section), let found = section.item(item.row) else {
      return nil
    }
    return (container.aligned(found.frame.moved(by: origin)), found.zIndex)
  }

  /// The rectangle of a header, a footer or a badge where nothing is pinned; a section of nil is the whole view.
  package func rect(ofSupplementary kind: String, section: Int?, index: Int = 0) -> TableRect? {
    guard let section else {
      return boundary.place(of: kind).map { container.aligned(boundary.frame($0, at: core)) }
    }
    guard let (section, origin) = placed(section) else { return nil }
    let place = index == 0 ? section.boundary.place(of: kind) : nil
    let frame =
      place.map { section.boundary.frame($0, at: section.core) }
      ?? section.badge(kind, index)?.frame
    return frame.map { container.aligned($0.moved(by: origin)) }
  }

  /// Whether the cell of an item decides its size, and has not yet.
  package func isEstimated(_ item: RowPosition) -> Bool {
    placed(item.section)?.section.items.isEstimated(item.row) ?? false
  }

  /// Whether a header or the like decides its size, and has not yet; a section of nil is the whole view.
  package func isEstimated(supplementary kind: String, section: Int?) -> Bool {
    let boundary = boundaryItems(ofSection: section)
    return boundary?.place(of: kind).map { boundary?.isEstimated($0) ?? false } ?? false
  }

  /// Whether a header or the like decides its size, be it measured or not.
  func sizesItself(supplementary kind: String, section: Int?) -> Bool {
    let boundary = boundaryItems(ofSection: section)
    return boundary?.place(of: kind).map { boundary?.sizesItself($0) ?? false } ?? false
  }

  private func boundaryItems(ofSection section: Int?) -> BoundaryItems? {
    section.map { placed($0)?.section.boundary } ?? boundary
  }

  /// Sets the size that a cell has given.
  ///
  /// - Complexity: O(log sections + log runs); in a flow of estimated items O(runs), as the others take the average.
  package mutating func measure(_ item: RowPosition, as size: TableSize) {
    update(item.section) { $0.items.measure(item.row, as: size) }
  }

  /// Sets the size that a header or the like has given; a section of nil is the whole view.
  package mutating func measure(supplementary kind: String, section: Int?, as size: TableSize) {
    guard let section else {
      return boundary.place(of: kind).map { boundary.measure($0, as: size) } ?? ()
    }
    update(section) { section in
      if let place = section.boundary.place(of: kind) { section.boundary.measure(place, as: size) }
    }
  }

  /// Changes a section; O(log sections) and the cost of the change.
  mutating func update(_ index: Int, _ change: (inout CollectionSection) -> Void) {
    guard index >= 0 else { return }
    sections.updateFirst(where: { $0.elements > index }) { section, _ in change(&section) }
  }

  func section(_ content: SectionContent) -> CollectionSection {
    CollectionSection(content, in: container, spacing: interSectionSpacing)
  }
}

extension CollectionGeometry {
  package func offset(ofSection section: Int) -> Double { placed(section)?.section.offset ?? 0 }

  /// The offsets at which such a section may be.
  package func offsetLimits(ofSection section: Int) -> ClosedRange<Double> {
    placed(section)?.section.offsetLimits ?? 0...0
  }

  /// The offset at which scrolling of such a section ends where the user releases it at another.
  package func restingOffset(ofSection section: Int, nearest released: Double) -> Double {
    placed(section)?.section.restingOffset(nearest: released) ?? 0
  }

  package mutating func scroll(section: Int, to offset: Double) {
    update(section) { $0.offset = offset }
  }
}
