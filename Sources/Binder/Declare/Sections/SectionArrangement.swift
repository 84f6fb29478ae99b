/// How a collection view arranges a section, as it was declared.
///
/// Sizes are of a type that another module knows.
@MainActor
package struct SectionArrangement {
  private(set) var layout: AnyHashable?

  private var readLayout: (() -> AnyHashable)?

  /// How many layouts were declared for the section, of which the last one counts.
  private(set) var layoutCount = 0

  package var itemSize: RowHandler<Void, Any>?

  package var views: [String: ArrangedView] = [:]

  package init() {}

  package mutating func declare(_ layout: some ArrangingLayout) {
    (self.layout, readLayout) = (AnyHashable(layout), nil)
    layoutCount += 1
  }

  package mutating func declare<Layout: ArrangingLayout>(reading layout: @escaping () -> Layout) {
    (self.layout, readLayout) = (nil, { AnyHashable(layout()) })
    layoutCount += 1
  }

  var readsLayout: Bool { readLayout != nil }

  mutating func updateLayout() -> Bool {
    guard let new = readLayout?(), new != layout else { return false }
    layout = new
    return true
  }

  var modelTypes: [Any.Type?] {
    if views.isEmpty { return [itemSize?.modelType] }
    return [itemSize?.modelType]
      + views.keys.sorted().map { views[$0]?.fillOfItem?.modelType }
  }

  var names: [String] {
    [layoutCount > 0 ? "layout" : nil, itemSize.map { _ in "itemSize" }].compactMap { $0 }
      + views.keys.sorted().map { "supplementary \($0)" }
  }
}

@MainActor
package struct ArrangedView {
  package typealias Fill = RowHandler<any TableHeaderFooterView, Void>

  let dequeue: (any TableHost) -> any TableHeaderFooterView
  let fillOfItem: Fill?
  private let fillByNumber: ((_ index: Int, _ view: any TableHeaderFooterView) -> Void)?

  /// A view that is known by its number.
  package init<View: TableHeaderFooterView>(
    _ type: View.Type,
    _ fill: @escaping (Int, View) -> Void
  ) {
    dequeue = { $0.dequeue(type) }
    fillOfItem = nil
    fillByNumber = { index, view in (view as? View).map { fill(index, $0) } }
  }

  package init<View: TableHeaderFooterView>(_ type: View.Type, ofItem fill: Fill) {
    dequeue = { $0.dequeue(type) }
    (fillOfItem, fillByNumber) = (fill, nil)
  }

  func view(_ index: Int, item: RowReference?, of table: any TableHost) -> any TableHeaderFooterView
  {
    let view = dequeue(table)
    fillByNumber?(index, view)
    if let item { _ = fillOfItem?.run(item, view) }
    return view
  }
}

extension RowsDeclaration {
  package func arranging(_ change: @escaping (inout SectionArrangement) -> Void) -> Self {
    handling { $0.arrange(change) }
  }
}

extension ContentDeclaration {
  /// Says something about how a collection view arranges the rows.
  package func arranging(_ change: @escaping (inout SectionArrangement) -> Void) -> Self {
    handling { $0.arrange(change) }
  }
}

extension SectionHandlers {
  fileprivate func arrange(_ change: (inout SectionArrangement) -> Void) {
    var arrangement = arrangement ?? SectionArrangement()
    change(&arrangement)
    self.arrangement = arrangement
  }
}

/// Says how a collection view arranges a section, among the parts of a section or of several.
@MainActor
package struct ArrangementPart<Section: TableViewSection> {
  private let change: (inout SectionArrangement) -> Void

  package init(_ change: @escaping (inout SectionArrangement) -> Void) { self.change = change }

  package var sectionParts: SectionPartGroup<Section, WithoutCells> {
    SectionPartGroup(multiSectionParts.write)
  }

  package var multiSectionParts: MultiSectionPartGroup<Section, HandlersOnly> {
    MultiSectionPartGroup { [change] writer in writer.updateHandlers { $0.arrange(change) } }
  }
}
