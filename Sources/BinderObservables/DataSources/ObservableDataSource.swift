import Binder

/// Observable arrays as a source.
///
///     let names = MutableObservableArray(["Steve", "Tim"])
///     let long = ObservableDataSource(names).filter { $0.count > 3 }
@MainActor
public final class ObservableDataSource<Item>: BaseDataSource<Item> {
  /// Makes a source of one section without a name.
  public init<Events: SignalProtocol>(_ events: Events)
  where Events.Element == ObservableArrayEvent<Item>, Events.Error == Never {
    super.init()
    follow(events.beginningWithReload()) {
      let section = Observable2DArraySection(metadata: (), items: $0.source)
      let items = NamedSections(array: Array2D([section])) { _ in nil }
      return DataSourceChange(items: items, change: $0.sectionedChange)
    }
  }

  /// Makes a source of sections, with names made of their metadata.
  public init<Metadata, Events: SignalProtocol>(
    _ events: Events,
    named name: @escaping (Metadata) -> String? = { _ in nil }
  ) where Events.Element == Observable2DArrayEvent<Metadata, Item>, Events.Error == Never {
    super.init()
    follow(events.beginningWithReload()) {
      DataSourceChange(items: NamedSections(array: $0.source, name: name), change: $0.change)
    }
  }

  private func follow<Events: SignalProtocol>(
    _ events: Events,
    _ change: @escaping (Events.Element) -> DataSourceChange<Item>
  ) where Events.Error == Never {
    events.observeNext { [weak self] event in
      let change = change(event)
      self?.deliver(change.items, change.change)
    }.dispose(in: observations)
  }
}

struct NamedSections<Metadata, Item>: SectionedItems {
  let array: Array2D<Metadata, Item>
  let name: (Metadata) -> String?

  var sectionCount: Int { array.sections.count }

  func itemCount(inSection section: Int) -> Int { array.sections[section].items.count }

  func item(at position: RowPosition) -> Item {
    array.sections[position.section].items[position.row]
  }

  func name(ofSection section: Int) -> String? { name(array.sections[section].metadata) }

  func forEachChunk(inSection section: Int, _ body: (ArraySlice<Item>) -> Void) {
    array.sections[section].items.forEachChunk(body)
  }
}
