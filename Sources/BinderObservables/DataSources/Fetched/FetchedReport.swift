package import Binder

/// What a fetched results controller says of one change of its results, by one of its three callbacks.
package enum FetchedReport<Object: AnyObject> {
  /// The events between `controllerWillChangeContent` and `controllerDidChangeContent`, in their order.
  case events([FetchedEvent<Object>])
  /// All sections, and the objects that are marked as reloaded.
  case snapshot([DataSourceSection<Object>], reloaded: [Object])
  /// Insertions and removals, which are found by comparing as well. It says nothing of objects with other values.
  case difference

  /// The objects that have other values: those that are inserted, too, as they may have been deleted in the same change.
  var updated: [Object] {
    switch self {
    case .events(let events):
      events.compactMap { event in
        switch event {
        case .update(let object, _, _), .move(let object, _, _), .insert(let object, _): object
        case .delete, .insertSection, .deleteSection: nil
        }
      }
    case .snapshot(_, let objects): objects
    case .difference: []
    }
  }
}

/// An event of a fetched results controller, with the positions that the controller gives: of deletions before the
/// change, of insertions after it.
package enum FetchedEvent<Object: AnyObject> {
  case insertSection(Int)
  case deleteSection(Int)
  case insert(Object, at: RowPosition)
  case delete(Object, at: RowPosition)
  /// The object has other values, too.
  case move(Object, from: RowPosition, to: RowPosition)
  /// Before iOS 10, there is no new position.
  case update(Object, at: RowPosition, to: RowPosition? = nil)
}

/// The change that the events of a controller describe.
///
/// Events of one object are taken together: a deletion and an insertion are a move, and an update adds nothing to others.
struct ClaimedChange<Object: AnyObject> {
  let change: SectionedChangeset
  private let deletions: [ObjectIdentifier: Place]
  private let insertions: [ObjectIdentifier: Place]

  private struct Place {
    let object: Object
    let position: RowPosition
  }

  init(_ events: [FetchedEvent<Object>]) {
    var (deletions, insertions) = ([ObjectIdentifier: Place](), [ObjectIdentifier: Place]())
    var (deleted, inserted) = (Set<Int>(), Set<Int>())
    for event in events {
      switch event {
      case .insertSection(let section): inserted.insert(section)
      case .deleteSection(let section): deleted.insert(section)
      case .insert(let object, let new):
        insertions[ObjectIdentifier(object)] = Place(object: object, position: new)
      case .delete(let object, let old):
        deletions[ObjectIdentifier(object)] = Place(object: object, position: old)
      case .move(let object, let old, let new):
        deletions[ObjectIdentifier(object)] = Place(object: object, position: old)
        insertions[ObjectIdentifier(object)] = Place(object: object, position: new)
      case .update: break
      }
    }
    self.deletions = deletions
    self.insertions = insertions
    var rows = Changes<RowPosition>()
    for (object, place) in deletions {
      rows.addMove(from: place.position, to: insertions[object]?.position)
    }
    rows.insertions = insertions.filter { deletions[$0.key] == nil }.map(\.value.position)
    // Deleted and inserted sections imply what becomes of their rows.
    change = SectionedChangeset(
      sectionDeletions: deleted.sorted(),
      sectionInsertions: inserted.sorted(),
      rowDeletions: rows.deletions.filter { !deleted.contains($0.section) }.sorted(),
      rowInsertions: rows.insertions.filter { !inserted.contains($0.section) }.sorted(),
      rowMoves: rows.moves.sorted { $0.new < $1.new }
    )
  }

  func leads(
    from old: [DataSourceSection<Object>],
    to new: [DataSourceSection<Object>],
    found: SectionedChangeset
  ) -> Bool {
    if change == found { return true }
    let counts = (old: old.map(\.items.count), new: new.map(\.items.count))
    guard change.leads(from: counts.old, to: counts.new),
      deletions.values.allSatisfy({ old.has($0.object, at: $0.position) }),
      insertions.values.allSatisfy({ new.has($0.object, at: $0.position) })
    else { return false }
    return zip(change.applying(to: old.lists(), from: new.lists()), new)
      .allSatisfy { $0.rows.elementsEqual($1.items, by: ===) }
  }
}

extension Array {
  func has<Object: AnyObject>(_ object: Object, at position: RowPosition) -> Bool
  where Element == DataSourceSection<Object> {
    guard indices.contains(position.section) else { return false }
    let items = self[position.section].items
    return items.indices.contains(position.row) && items[position.row] === object
  }

  /// The sections as lists to compare, distinguished by their names.
  func lists<Object>() -> [ListSection<String?, Object>]
  where Element == DataSourceSection<Object> { map { ListSection($0.name, rows: $0.items) } }
}
