import Binder

/// The update from the results of a fetch to later ones.
///
/// The results are compared by the identity of their objects. What a controller reports only says which objects have
/// other values: its events are wrong at times.
struct FetchedUpdate<Object: AnyObject> {
  private(set) var change: CollectionChange<SectionedChangeset>
  /// What the controller says, where its results say something else; nil where they agree.
  let warning: String?

  init(
    from old: [DataSourceSection<Object>],
    to new: [DataSourceSection<Object>],
    _ report: FetchedReport<Object>
  ) {
    var patch = SectionedChangeset(from: old.lists(), to: new.lists(), id: ObjectIdentifier.init)
    warning = Self.warning(old, new, report, patch)
    let map = ChangeMap(patch)
    patch.rows.updates = new.positions(of: report.updated)
      .compactMap { new in map.old(of: new).map { Move(old: $0, new: new) } }
      .sorted { $0.old < $1.old }
    change = CollectionChange(patch)
  }

  private static func warning(
    _ old: [DataSourceSection<Object>],
    _ new: [DataSourceSection<Object>],
    _ report: FetchedReport<Object>,
    _ found: SectionedChangeset
  ) -> String? {
    let said: String
    switch report {
    case .difference: return nil
    case .events(let events):
      let claim = ClaimedChange(events)
      if claim.leads(from: old, to: new, found: found) { return nil }
      said = claim.change.isEmpty ? "nothing" : claim.change.operationsText
    case .snapshot(let sections, _):
      let claim = SectionedChangeset(
        from: sections.lists(),
        to: new.lists(),
        id: ObjectIdentifier.init
      )
      if claim.isEmpty { return nil }
      said = "a snapshot that becomes the results by \(claim.operationsText)"
    }
    return "A fetched results controller reported \(said); its results say "
      + "\(CollectionChange(found)). The update follows the results."
  }
}

extension Array {
  /// Every position of some objects, ascending: an object can be there twice.
  func positions<Object: AnyObject>(of objects: [Object]) -> [RowPosition]
  where Element == DataSourceSection<Object> {
    guard let first = objects.first else { return [] }
    let wanted = objects.count > 1 ? Set(objects.map(ObjectIdentifier.init)) : []
    var positions: [RowPosition] = []
    for (section, list) in enumerated() {
      for (row, object) in list.items.enumerated()
      where object === first || !wanted.isEmpty && wanted.contains(ObjectIdentifier(object)) {
        positions.append(RowPosition(section: section, row: row))
      }
    }
    return positions
  }
}
