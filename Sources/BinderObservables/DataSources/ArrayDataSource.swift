import Binder

/// Arrays as a source: one section, or several with names.
///
///     let fruits = ArrayDataSource(["Apple", "Pear"])
///     let menu = ArrayDataSource(sections: [
///       DataSourceSection("Starters", items: ["Soup"]), DataSourceSection("Mains", items: []),
///     ])
///
/// It changes as a whole only; what changes item by item is an observable array.
@MainActor
public final class ArrayDataSource<Item>: BaseDataSource<Item> {
  /// Makes a source of one section without a name.
  public convenience init(_ items: [Item] = []) {
    self.init(sections: [DataSourceSection(items: items)])
  }

  /// Makes a source of sections.
  public init(sections: [DataSourceSection<Item>]) {
    super.init()
    replace(with: sections)
  }

  /// Shows other items in one section without a name: a reload.
  public func replace(with items: [Item]) {
    replace(with: [DataSourceSection(items: items)])
  }

  /// Shows other sections: a reload, turned into a patch by ``DataSource/animatingReloads(_:limit:updatesAll:)``.
  ///
  /// An empty array that is written as `[]` stands for no items in one section.
  @_disfavoredOverload
  public func replace(with sections: [DataSourceSection<Item>]) {
    show(ArrayItems(sections: sections), .reload)
  }
}

/// A section of a source: its items and perhaps a name.
public struct DataSourceSection<Item> {
  /// The name that is shown above the items; nil for none.
  public var name: String?
  /// The items, in their order.
  public var items: [Item]

  /// Makes a section.
  public init(_ name: String? = nil, items: [Item]) {
    self.name = name
    self.items = items
  }
}

extension DataSourceSection: Equatable where Item: Equatable {}
extension DataSourceSection: Sendable where Item: Sendable {}

struct ArrayItems<Item>: SectionedItems {
  var sections: [DataSourceSection<Item>] = []

  var sectionCount: Int { sections.count }

  func itemCount(inSection section: Int) -> Int { sections[section].items.count }

  func item(at position: RowPosition) -> Item { sections[position.section].items[position.row] }

  func name(ofSection section: Int) -> String? { sections[section].name }

  func forEachChunk(inSection section: Int, _ body: (ArraySlice<Item>) -> Void) {
    body(sections[section].items[...])
  }
}
