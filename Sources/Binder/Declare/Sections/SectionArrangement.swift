/// How a collection view arranges a section, as it was declared.
///
/// Sizes are of a type that another module knows.
@MainActor
package struct SectionArrangement {
  /// The layout of the section; of one that a closure gives, what the closure gave last.
  private(set) var layout: AnyHashable?

  /// Gives the layout; nil for one that is declared as a value.
  private var readLayout: (() -> AnyHashable)?

  /// How many layouts were declared for the section, of which the last one counts.
  private(set) var layoutCount = 0

  /// The size of an item.
  package var itemSize: RowHandler<Void, Any>?

  /// The views that are neither a header nor a footer, by kind.
  package var views: [String: ArrangedView] = [:]

  /// Declares nothing.
  package init() {}

  /// Takes a layout as a value.
  package mutating func declare(_ layout: some ArrangingLayout) {
    (self.layout, readLayout) = (AnyHashable(layout), nil)
    layoutCount += 1
  }

  /// Takes a closure that gives the layout, and is called at each reading of the data.
  package mutating func declare<Layout: ArrangingLayout>(reading layout: @escaping () -> Layout) {
    (self.layout, readLayout) = (nil, { AnyHashable(layout()) })
    layoutCount += 1
  }

  /// Whether a closure gives the layout.
  var readsLayout: Bool { readLayout != nil }

  /// Has the closure give the layout again.
  ///
  /// - Returns: Whether it is another one.
  mutating func updateLayout() -> Bool {
    guard let new = readLayout?(), new != layout else { return false }
    layout = new
    return true
  }

  /// The types of models that sizes and views of items take; those of views are last, by kind.
  var modelTypes: [Any.Type?] {
    if views.isEmpty { return [itemSize?.modelType] }
    return [itemSize?.modelType]
      + views.keys.sorted().map { views[$0]?.fillOfItem?.modelType }
  }

  /// What is declared, as it is written in code.
  var names: [String] {
    [layoutCount > 0 ? "layout" : nil, itemSize.map { _ in "itemSize" }].compactMap { $0 }
      + views.keys.sorted().map { "supplementary \($0)" }
  }
}

/// A view of a kind in the layout of a section.
@MainActor
package struct ArrangedView {
  /// Code that fills it.
  package typealias Fill = RowHandler<any TableHeaderFooterView, Void>

  /// Dequeues it.
  let dequeue: (any TableHost) -> any TableHeaderFooterView
  /// Fills it as the view of an item; nil for one that is known by its number.
  let fillOfItem: Fill?
  /// Fills it by its number among those of its kind in the section.
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

  /// The view of an item.
  package init<View: TableHeaderFooterView>(_ type: View.Type, ofItem fill: Fill) {
    dequeue = { $0.dequeue(type) }
    (fillOfItem, fillByNumber) = (fill, nil)
  }

  /// Dequeues the view with a number and fills it.
  func view(_ index: Int, item: RowReference?, of table: any TableHost) -> any TableHeaderFooterView
  {
    let view = dequeue(table)
    fillByNumber?(index, view)
    if let item { _ = fillOfItem?.run(item, view) }
    return view
  }
}

extension RowsDeclaration {
  /// Says something about how a collection view arranges the section.
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

  /// Says it by a change.
  package init(_ change: @escaping (inout SectionArrangement) -> Void) { self.change = change }

  /// The part, as a part of a section.
  package var sectionParts: SectionPartGroup<Section, WithoutCells> {
    SectionPartGroup(multiSectionParts.write)
  }

  /// The part, as a part of several sections.
  package var multiSectionParts: MultiSectionPartGroup<Section, HandlersOnly> {
    MultiSectionPartGroup { [change] writer in writer.updateHandlers { $0.arrange(change) } }
  }
}
