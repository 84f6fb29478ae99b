import Binder

extension HeadlessTable {
  /// Tells the prefetch data source about the rows that come next if the scrolling goes on.
  func announceRows(_ direction: PrefetchWindow.Direction) {
    guard let prefetchDataSource else { return }
    let visible = displayed.rows
    let step = prefetching.scroll(
      direction,
      visible: visible,
      upcoming: upcomingRows(direction, beyond: visible)
    )
    if !step.cancel.isEmpty {
      note(.prefetch(Call.Prefetch(kind: .cancel, places: step.cancel.map(place(of:)))))
      prefetchDataSource.tableView(
        self,
        cancelPrefetchingForRowsAt: step.cancel.map(\.indexPath)
      )
    }
    if !step.prefetch.isEmpty {
      note(.prefetch(Call.Prefetch(kind: .prefetch, places: step.prefetch.map(place(of:)))))
      prefetchDataSource.tableView(self, prefetchRowsAt: step.prefetch.map(\.indexPath))
    }
  }

  /// As many rows as are visible, beyond the visible ones, nearest first.
  private func upcomingRows(
    _ direction: PrefetchWindow.Direction,
    beyond visible: [RowPosition]
  ) -> [RowPosition] {
    guard let first = visible.first, let last = visible.last else { return [] }
    let numbers: [Int] =
      switch direction {
      case .down: (1...visible.count).map { geometry.number(of: last) + $0 }
      case .up: (1...visible.count).map { geometry.number(of: first) - $0 }
      }
    return numbers.compactMap { number in
      geometry.position(ofRowNumber: number).map { RowPosition(section: $0.section, row: $0.row) }
    }
  }
}

extension TableGeometry {
  /// The position of a row among the rows of all sections.
  fileprivate func number(of row: RowPosition) -> Int {
    rowsBefore(section: row.section) + row.row
  }
}
