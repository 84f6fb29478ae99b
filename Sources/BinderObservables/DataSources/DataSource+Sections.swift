public import Binder

// The sections of a source in a chain by `onSections(of:)` and in a screen by `Sections(of:)`.
extension DataSource {
  /// Delivers the sections as a reload, and then after each change; the source is kept alive.
  public func observeSections(
    _ observer: @escaping ([ObservedSection<Item>], CollectionChange<SectionedChangeset>) -> Void
  ) -> AnyObject {
    var kept = KeptItems<Item>()
    let bag = DisposeBag()
    bag.add(
      keepingChanges.observeNext { change in
        kept = kept.following(change) { $0 }
        let sections = kept.sections.enumerated().map { number, rows in
          ObservedSection(change.items.name(ofSection: number), rows: rows)
        }
        observer(sections, change.change)
      }
    )
    return bag
  }
}

extension Observable2DArray {
  /// Delivers the sections as a reload, and then after each change; metadata that is a text is a section's name.
  public func observeSections(
    _ observer: @escaping ([ObservedSection<Item>], CollectionChange<SectionedChangeset>) -> Void
  ) -> AnyObject {
    let bag = DisposeBag()
    bag.add(
      beginningWithReload().observeNext { event in
        let sections = event.source.sections.map {
          ObservedSection($0.metadata as? String, rows: $0.items)
        }
        observer(Array(sections), event.change)
      }
    )
    return bag
  }
}
