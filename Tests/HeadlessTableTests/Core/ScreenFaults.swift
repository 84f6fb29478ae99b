import Binder

@testable import HeadlessTable

extension HeadlessListView {
  /// What is on the screen and not where the layout has it, or the other way round: a line for each; empty where all is right.
  ///
  /// It looks at every row, so that it depends on no plan.
  var screenFaults: [String] {
    core.layoutIfNeeded()
    return core.cellFaults + core.headerAndFooterFaults + core.elementFaults
  }
}

extension TableCore {
  private var visible: TableRect {
    let (x, y) = layout.isHorizontal ? (layout.offset, 0) : (0, layout.offset)
    return TableRect(origin: TablePoint(x: x, y: y), size: layout.size)
  }

  /// A cell is displayed where a row's rectangle is in the viewport, has its frame, and has been measured.
  fileprivate var cellFaults: [String] {
    var faults: [String] = []
    for section in layout.sectionIndices {
      for row in 0..<layout.rowCount(ofSection: section) {
        let row = RowPosition(section: section, row: row)
        let (rect, cell) = (layout.rect(of: row), displayed.cells[row]?.cell)
        let isVisible = rect.width > 0 && rect.height > 0 && rect.intersects(visible)
        if isVisible != (cell != nil) {
          faults.append("\(row) at \(rect.corners) \(isVisible ? "is blank" : "is displayed")")
        }
        guard let cell else { continue }
        if let frame = (cell as? HeadlessReusableView)?.frame, frame != rect {
          faults.append("the cell of \(row) stands at \(frame.corners), not at \(rect.corners)")
        }
        if isVisible, layout.isEstimate(row) { faults.append("\(row) is not measured") }
      }
    }
    let strangers = displayed.rows.filter { !layout.contains($0) }
    return faults + strangers.map { "\($0) is displayed, and is no row" }
  }

  /// A header or a footer is displayed where it is in the viewport, and has its frame.
  fileprivate var headerAndFooterFaults: [String] {
    var faults: [String] = []
    for kind in SupplementaryKind.allCases {
      let planned = layout.plan.supplementaries(kind)
      if displayed[kind].keys != planned.map(\.section).sorted() {
        faults.append("\(kind)s \(displayed[kind].keys) are displayed, not \(planned)")
      }
      for section in layout.sectionIndices where !planned.contains(where: { $0.section == section })
      {
        let rect = layout.rect(ofSection: section, kind)
        if rect.height > 0, rect.width > 0, rect.intersects(visible) {
          faults.append("the \(kind) of section \(section) at \(rect.corners) is blank")
        }
      }
      for place in planned {
        guard let view = displayed[kind][place.section]?.view as? HeadlessReusableView else {
          continue
        }
        let rect = layout.rect(of: place, kind)
        if view.frame != rect {
          faults.append(
            "the \(kind) \(place) stands at \(view.frame.corners), not at \(rect.corners)"
          )
        }
      }
    }
    return faults
  }

  /// Any other view is displayed where it is in the viewport, and has its frame.
  fileprivate var elementFaults: [String] {
    guard let layout = layout as? CollectionLayout else { return [] }
    let planned = layout.elements.supplementaries.filter { !$0.isHeaderOrFooter }
    var faults: [String] = []
    if displayed.elements.keys != planned.map(\.place).sorted() {
      faults.append("\(displayed.elements.keys) are displayed, not \(planned.map(\.place))")
    }
    for element in planned {
      guard let view = displayed.elements[element.place]?.view as? HeadlessReusableView else {
        continue
      }
      if view.frame != element.rect {
        faults.append(
          "\(element.place) stands at \(view.frame.corners), not at \(element.rect.corners)"
        )
      }
    }
    return faults
  }
}

extension TableRect {
  /// The corner and the size: `0,44 320×44`.
  var corners: String {
    "\(minX.pointsText),\(minY.pointsText) \(width.pointsText)×\(height.pointsText)"
  }
}
