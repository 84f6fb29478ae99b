import Binder

extension Callbacks {
  func willDisplay(_ shown: DisplayedCell, at row: RowPosition) {
    if let place = shown.place {
      note(.display(.init(kind: .willDisplay, view: shown.name, place: place)))
    }
    delegate?.tableView(table, willDisplay: shown.cell, forRowAt: row.indexPath)
  }

  func didEndDisplaying(_ shown: DisplayedCell, at row: RowPosition) {
    if let place = shown.place {
      note(.display(.init(kind: .didEndDisplaying, view: shown.name, place: place)))
    }
    delegate?.tableView(table, didEndDisplaying: shown.cell, forRowAt: row.indexPath)
  }

  func willDisplay(_ shown: DisplayedSupplementary, _ kind: SupplementaryKind, section: Int) {
    guard let view = shown.view else { return }
    note(.willDisplay, shown)
    switch kind {
    case .header: delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
    }
  }

  func didEndDisplaying(_ shown: DisplayedSupplementary, _ kind: SupplementaryKind, section: Int) {
    guard let view = shown.view else { return }
    note(.didEndDisplaying, shown)
    switch kind {
    case .header: delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  private func note(_ kind: Call.Kind, _ shown: DisplayedSupplementary) {
    guard let name = shown.name, let place = shown.place else { return }
    note(.display(.init(kind: kind, view: name, place: place)))
  }

  func didScroll() {
    note(.didScroll, nil, layout.offset.pointsText)
    delegate?.tableViewDidScroll(table)
  }

  func prefetch(_ step: PrefetchWindow.Step, from source: any TableDataSourcePrefetching) {
    if !step.cancel.isEmpty {
      notePrefetch(.cancelPrefetching, step.cancel)
      source.tableView(table, cancelPrefetchingForRowsAt: step.cancel.map(\.indexPath))
    }
    if !step.prefetch.isEmpty {
      notePrefetch(.prefetch, step.prefetch)
      source.tableView(table, prefetchRowsAt: step.prefetch.map(\.indexPath))
    }
  }

  private func notePrefetch(_ kind: Call.Kind, _ rows: [RowPosition]) {
    note(.prefetch(Call.Prefetch(kind: kind, places: rows.map(core.place(of:)))))
  }
}

// Views of a collection view that are neither cells nor headers nor footers.

extension Callbacks {
  func willDisplay(_ shown: DisplayedSupplementary, at place: ElementPlace) {
    guard let view = shown.view else { return }
    note(.willDisplay, shown)
    arranging?.willDisplay(view, ofKind: place.kind, at: place.path)
  }

  func didEndDisplaying(_ shown: DisplayedSupplementary, at place: ElementPlace) {
    guard let view = shown.view else { return }
    note(.didEndDisplaying, shown)
    arranging?.didEndDisplaying(view, ofKind: place.kind, at: place.path)
  }

  func view(at place: ElementPlace, _ request: ViewRequest) -> (any TableHeaderFooterView)? {
    views.during(request) {
      let view = arranging?.view(ofKind: place.kind, at: place.path, of: table)
      core.dequeuing.check(view)
      return view
    }
  }

  /// The delegate that knows how sections are arranged: the one in the slot, or the one behind it.
  var arranging: (any ArrangingDelegate)? { table.rowDelegate as? any ArrangingDelegate }
}
