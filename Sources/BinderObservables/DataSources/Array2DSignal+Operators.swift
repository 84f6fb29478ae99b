import Binder

/// Operators on the items of sections; the sections and their metadata stay.
extension SignalProtocol where Element: Observable2DArrayEventProtocol {
  /// Transforms each item, as `map` does in an array; O(sections + *k* log *n*) for *k* changes.
  public func map<Output>(
    _ transform: @escaping (Element.Item) -> Output
  ) -> Signal<Observable2DArrayEvent<Element.Metadata, Output>, Error> {
    mapSectionsInEachObservation {
      var outputs = RowTracking<PersistentArray<Output>>([])
      return { items, change in
        outputs.follow(change, to: items) { transform(items.item(at: $0)) }
        return (outputs.sections, change)
      }
    }
  }

  /// Keeps the items that satisfy a predicate, as `filter` does in an array; sections stay, also without items.
  ///
  /// - Complexity: O(sections + *k* log *n*) for *k* changes.
  public func filter(
    _ isIncluded: @escaping (Element.Item) -> Bool
  ) -> Signal<Observable2DArrayEvent<Element.Metadata, Element.Item>, Error> {
    mapSectionsInEachObservation {
      var left = FilteredItems<Element.Item>(base: ArrayItems(), tracking: RowTracking([]))
      var shown = RowTracking<PersistentArray<Element.Item>>([])
      return { items, change in
        let (new, leftChange) = left.following(change, to: items, where: isIncluded)
        left = new
        shown.follow(leftChange, to: new) { new.item(at: $0) }
        return leftChange == .unchanged ? nil : (shown.sections, leftChange)
      }
    }
  }

  /// Sorts the items of each section, by a stable sort; O(*n* log *n*), however little has changed.
  public func sorted(
    by areInIncreasingOrder: @escaping (Element.Item, Element.Item) -> Bool
  ) -> Signal<Observable2DArrayEvent<Element.Metadata, Element.Item>, Error> {
    mapSectionsInEachObservation {
      var order = Rearrangement<Int>()
      order.keepsSections = true
      var sorted: [PersistentArray<Element.Item>] = []
      return { items, change in
        let change = order.follow(change, to: items) { sections in
          sorted = []
          return sections.enumerated().map { section, id in
            let elements = items.items(inSection: section)
            let rows = elements.stableOrder(by: areInIncreasingOrder)
            sorted.append(PersistentArray(rows.lazy.map { elements[$0] }))
            return ArrangedSection(id: id, section: section, rows)
          }
        }
        return (sorted, change)
      }
    }
  }

  private func mapSectionsInEachObservation<Output>(
    _ makeTransform:
      @escaping () -> (any SectionedItems<Element.Item>, CollectionChange<SectionedChangeset>) -> (
        sections: [PersistentArray<Output>], change: CollectionChange<SectionedChangeset>
      )?
  ) -> Signal<Observable2DArrayEvent<Element.Metadata, Output>, Error> {
    beginningWithReload().mapInEachObservation {
      let transform = makeTransform()
      return { event in
        let items = NamedSections(array: event.source) { _ in nil }
        guard let (sections, change) = transform(items, event.change) else { return nil }
        let shown = Swift.zip(event.source.sections, sections).map {
          Observable2DArraySection(metadata: $0.metadata, items: $1)
        }
        return Observable2DArrayEvent(source: Array2D(shown), change: change)
      }
    }
  }
}

extension SignalProtocol where Element: Observable2DArrayEventProtocol, Element.Item: Comparable {
  /// Sorts the items of each section in ascending order; equal items keep theirs.
  public func sorted() -> Signal<Observable2DArrayEvent<Element.Metadata, Element.Item>, Error> {
    sorted(by: <)
  }
}

extension SignalProtocol
where
  Element: Observable2DArrayEventProtocol, Element.Metadata: Hashable, Element.Item: Equatable
{
  /// Replaces each reload but the first by the difference; other changes stay as they are.
  ///
  /// Sections are the same by their metadata; see `replace(with:performDiff:)` of an array of sections.
  public func diff() -> Signal<Observable2DArrayEvent<Element.Metadata, Element.Item>, Error> {
    beginningWithReload().mapInEachObservation {
      var last: [ListSection<Element.Metadata, Element.Item>]?
      return { event in
        let new = event.source.sections.map { ListSection($0.metadata, rows: Array($0.items)) }
        let patch =
          event.change == .reload
          ? last.flatMap { SectionedChangeset.found(from: $0, to: new) } : nil
        last = new
        return Observable2DArrayEvent(
          source: event.source,
          change: patch.map { CollectionChange($0) } ?? event.change
        )
      }
    }
  }
}
