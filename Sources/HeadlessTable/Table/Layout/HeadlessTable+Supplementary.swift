import Binder

extension HeadlessTable {
  /// Asks at a reload about a section's header or footer, and gives the section the points that it takes.
  ///
  /// A height or a title settles it. Where there is neither, only the delegate can tell whether it
  /// has a view; it is asked for the view on the screen, and until then there is none.
  func askSupplementary(
    _ kind: SupplementaryKind,
    section: Int,
    _ stack: inout SectionGeometry
  ) -> SectionState.Supplementary {
    let (known, height) = askSupplementary(kind, section: section)
    stack.set(
      height,
      padding: layout.rules.padding(
        beside: kind,
        known,
        height: height,
        inFirstSection: section == 0
      ),
      isEstimate: known.answer == nil || known.isUnknown,
      of: kind
    )
    return known
  }

  private func askSupplementary(
    _ kind: SupplementaryKind,
    section: Int
  ) -> (SectionState.Supplementary, height: Double) {
    if let estimate = askEstimate(kind, section: section) {
      let known = SectionState.Supplementary(
        answer: nil,
        isAnswered: true,
        isEstimated: true,
        isUnknown: true
      )
      return (known, estimate)
    }
    let (answer, isFromDelegate) = askHeight(kind, section: section)
    var known = SectionState.Supplementary(answer: answer, isAnswered: isFromDelegate)
    if answer == 0 || answer > 0 && layout.rules.reservesSpace(isAnswered: isFromDelegate) {
      return (known, answer)
    }
    known.isUnknown = delegate != nil
    // A delegate that leaves the height to the table is likely to have a view.
    let isLikely = isFromDelegate || askTitle(kind, section: section) != nil
    return (known, isLikely ? layout.rules.standardHeight(kind, answer: answer) : 0)
  }

  /// Points that the header or footer counts for until it is on the screen; nil without estimates.
  private func askEstimate(_ kind: SupplementaryKind, section: Int) -> Double? {
    let answer =
      switch kind {
      case .header: delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      case .footer: delegate?.tableView(self, estimatedHeightForFooterInSection: section)
      }
    guard let answer else {
      return layout.rules.estimate(of: kind)
    }
    let noted: Call.Kind =
      kind == .header ? .estimatedHeaderHeight : .estimatedFooterHeight
    guard
      let estimate = valid(
        height: answer,
        of: "the estimate of \(text(of: kind, section: section))"
      )
    else { return nil }
    note(estimate, noted, place(of: kind.placeKind, section: section))
    return estimate > 0 ? estimate : nil
  }

  /// The height that the delegate, or else the table's property, gives a header or footer; `automaticDimension` for the
  /// default.
  func askHeight(
    _ kind: SupplementaryKind,
    section: Int
  ) -> (answer: Double, isFromDelegate: Bool) {
    let answer =
      switch kind {
      case .header: delegate?.tableView(self, heightForHeaderInSection: section)
      case .footer: delegate?.tableView(self, heightForFooterInSection: section)
      }
    if let answer, let valid = valid(height: answer, of: text(of: kind, section: section)) {
      note(valid, kind.heightKind, place(of: kind.placeKind, section: section))
      return (valid, true)
    }
    return (layout.rules.height(of: kind), false)
  }

  func askTitle(_ kind: SupplementaryKind, section: Int) -> String? {
    guard let dataSource = requiredDataSource else { return nil }
    return switch kind {
    case .header: dataSource.tableView(self, titleForHeaderInSection: section)
    case .footer: dataSource.tableView(self, titleForFooterInSection: section)
    }
  }

  /// The delegate's view, or a view for the data source's title; nil without either.
  func askView(_ kind: SupplementaryKind, section: Int) -> (any TableHeaderFooterView)? {
    let view =
      switch kind {
      case .header: delegate?.tableView(self, viewForHeaderInSection: section)
      case .footer: delegate?.tableView(self, viewForFooterInSection: section)
      }
    if let view { return view }
    guard let title = askTitle(kind, section: section) else { return nil }
    let titleView = views.takeTitle()
    titleView.textLabel.text = title
    return titleView
  }

  /// The height of a view that the delegate leaves to the table.
  func measure(
    _ view: any TableHeaderFooterView,
    _ kind: SupplementaryKind,
    section: Int
  ) -> Double {
    (view as? HeadlessReusableView)?.contentSizeCategory = contentSizeCategory
    let own = view.preferredHeight(forWidth: rowWidth)
    guard
      let height = valid(measured: own, of: "the view of \(text(of: kind, section: section))"),
      height > 0
    else { return layout.rules.standardHeight(kind) }
    note(height, kind.heightKind, place(of: kind.placeKind, section: section), source: .view)
    return height
  }
}

extension SupplementaryKind {
  fileprivate var heightKind: Call.Kind {
    self == .header ? .headerHeight : .footerHeight
  }
}
