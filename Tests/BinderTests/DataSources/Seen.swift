@testable import Binder
import BinderObservables

/// What a source has told, a line a change; a move is told as a deletion and an insertion.
@MainActor
final class Seen<Item> {
  private(set) var lines: [String] = []
  private(set) var shown: [[Item]] = []
  private let source: any DataSource<Item>
  private let bag = DisposeBag()

  init(_ source: some DataSource<Item>) {
    self.source = source
    source.changes.observeNext { [unowned self] in take($0) }.dispose(in: bag)
  }

  private func take(_ change: DataSourceChange<Item>) {
    shown = change.items.itemsBySection
    lines.append(lines.isEmpty ? "\(shown)" : "\(change.change.map(\.withoutRowMoves))")
  }
}

extension SectionedChangeset {
  fileprivate var withoutRowMoves: SectionedChangeset {
    let gone = Set(sectionDeletions)
    let come = Set(sectionInsertions)
    return SectionedChangeset(
      sectionDeletions: sectionDeletions,
      sectionInsertions: sectionInsertions,
      sectionMoves: sectionMoves,
      sectionUpdates: sectionUpdates,
      rowDeletions: (rowDeletions + rowMoves.map(\.old)).filter { !gone.contains($0.section) }
        .sorted(),
      rowInsertions: (rowInsertions + rowMoves.map(\.new)).filter { !come.contains($0.section) }
        .sorted(),
      rowUpdates: rows.withoutUpdatedMoves.updates
    )
  }
}
