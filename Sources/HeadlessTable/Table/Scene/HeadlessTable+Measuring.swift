import Binder

extension HeadlessTable {
  /// The height that a row will have when it is displayed, by its delegate or by a cell made for a picture.
  func offScreenHeight(of row: RowPosition, by cell: any TableCell) -> Double {
    offScreen {
      let height = heightOnDisplay(of: row, from: delegate)
      if height >= 0 { return height }
      (cell as? HeadlessReusableView)?.contentSizeCategory = contentSizeCategory
      guard let own = cell.preferredHeight(forWidth: rowWidth), own > 0, own.isLength
      else { return profile.rowHeight }
      return layout.rules.height(ofContent: own)
    }
  }

  /// The height that a header or footer will have when it is displayed, with the view or without one.
  func offScreenHeight(
    of kind: SupplementaryKind,
    section: Int,
    by view: (any TableHeaderFooterView)?
  ) -> Double {
    offScreen {
      let state = sections[section][kind]
      let answer = state.answer ?? askHeight(kind, section: section).answer
      if answer != automaticDimension,
        view != nil || layout.rules.reservesSpace(isAnswered: state.isAnswered)
      {
        return layout.rules.standardHeight(kind, answer: answer)
      }
      guard let view else { return 0 }
      return measure(view, kind, section: section)
    }
  }
}

/// The heights that a picture of all rows has measured and that the table had only estimated.
struct MeasuredHeights {
  /// Points that the content is higher than the table counts it.
  private(set) var difference = 0.0
  /// Points of it that are above the first row on the screen.
  private(set) var differenceAbove = 0.0
  private var isAbove = true

  /// Takes the next section, with the rows of it that are on the screen.
  mutating func add(_ section: SceneComposer.Section, _ stack: SectionGeometry, shown: Int?) {
    add(section.topGap + section.headerHeight - stack.topPadding - stack.header)
    for (row, view) in section.rows.listed {
      if row == shown { isAbove = false }
      add(view.height - stack.rows.height(at: row).height)
    }
    add(section.footerHeight + section.bottomGap - stack.footer - stack.bottomPadding)
  }

  /// Leaves the offset as it is, where no row tells what is above the screen.
  mutating func forgetPlace() { differenceAbove = 0 }

  private mutating func add(_ points: Double) {
    difference += points
    if isAbove { differenceAbove += points }
  }
}
