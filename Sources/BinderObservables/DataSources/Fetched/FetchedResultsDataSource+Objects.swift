public import Binder

// What a fetched results controller has, by the same names; the objects are those that are shown.
extension FetchedResultsDataSource {
  /// The objects of all sections, one section after the other; nil before the first fetch.
  public var fetchedObjects: [Object]? { sections?.flatMap(\.items) }

  /// The sections with their names and objects; nil before the first fetch.
  public var sections: [DataSourceSection<Object>]? {
    let results = results
    return hasFetched ? results : nil
  }

  /// Whether there are no objects.
  public var isEmpty: Bool { results.allSatisfy(\.items.isEmpty) }

  /// The object at a path, which exists.
  public func object(at indexPath: IndexPath) -> Object { item(at: RowPosition(indexPath)) }

  /// The path of an object; nil if it is not there.
  ///
  /// - Complexity: O(objects) comparisons of addresses.
  public func indexPath(for object: Object) -> IndexPath? {
    firstPosition { $0 === object }.map { IndexPath(row: $0.row, section: $0.section) }
  }

  /// Shows objects again whose cells show values that the controller does not observe, as those of a relationship.
  ///
  /// - Complexity: O(objects) comparisons of addresses, and nothing else for each object that is not updated.
  public func update(_ objects: some Sequence<Object>) {
    let updates = results.positions(of: Array(objects)).map { Move(old: $0, new: $0) }
    if !updates.isEmpty { show(items, .patch(SectionedChangeset(rowUpdates: updates))) }
  }

  /// Shows each object again when the object behind one of its relationships has changed, of which the controller says nothing.
  ///
  ///     let people = FetchedResultsDataSource(controller).refreshing(\.employer)
  ///
  /// - Complexity: O(objects) after a change of objects of the related type, whose relationships are read then.
  @discardableResult
  public func refreshing<Related: AnyObject>(
    _ relationship: @escaping (Object) -> Related?
  ) -> FetchedResultsDataSource {
    relations.append { [weak self] changed in
      let related = Set(changed.compactMap { ($0 as? Related).map(ObjectIdentifier.init) })
      guard let self, !related.isEmpty else { return }
      update(
        results.lazy.flatMap(\.items).filter { object in
          relationship(object).map { related.contains(ObjectIdentifier($0)) } ?? false
        }
      )
    }
    return self
  }

  /// Shows what has changed of which the controller says nothing.
  func objectsChanged(_ changed: [AnyObject]) {
    if !controller.namesUpdates { update(changed.compactMap { $0 as? Object }) }
    for relation in relations { relation(changed) }
  }
}
