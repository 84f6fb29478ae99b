import Binder

/// A value with an order among others of its kind: a sorted source is sorted by it.
public protocol DataSourceComparable {
  /// Whether one is ordered before another.
  static func < (left: Self, right: Self) -> Bool
}

extension Int: DataSourceComparable {}
extension Double: DataSourceComparable {}
extension Float: DataSourceComparable {}
extension String: DataSourceComparable {}

/// An item of any value type for a sorted source, with an identity and a place in the order.
///
///     let item = DataSourceItem("This item is A", "itemA", 1.0)
///
/// Items with the same `uid` are the same item. Cast the value to its type.
public typealias DataSourceItem = DataSourceItemGeneric<any Sendable>

/// An item for a sorted source: a value with an identity and a place in the order.
///
///     let item = DataSourceItemGeneric(song, { $0.title }, { $0.rating })
///
/// Items with the same `uid` are the same item.
public final class DataSourceItemGeneric<Value: Sendable>: DataSourceComparable, Hashable, Sendable
{
  /// The shown value.
  public let value: Value

  /// The identity of the item across changes.
  public let uid: String

  /// The place in the order, ascending.
  public let index: Float

  /// Makes an item; without an index it stands before those that have one.
  public init(_ value: Value, _ uid: String, _ index: Float = -1) {
    self.value = value
    self.uid = uid
    self.index = index
  }

  /// Makes an item of a value, and reads its identity and its place in the order once.
  public convenience init(
    _ value: Value,
    _ uid: (Value) -> String,
    _ index: (Value) -> Float = { _ in -1 }
  ) {
    self.init(value, uid(value), index(value))
  }

  /// Orders items by their index; those whose index is no number come first.
  public static func < (left: DataSourceItemGeneric, right: DataSourceItemGeneric) -> Bool {
    left.index < right.index || left.index.isNaN && !right.index.isNaN
  }

  /// True for items with the same `uid`.
  public static func == (left: DataSourceItemGeneric, right: DataSourceItemGeneric) -> Bool {
    left.uid == right.uid
  }

  /// Hashes the `uid`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(uid)
  }
}

extension DataSourceItemGeneric: Identifiable {
  /// The `uid`.
  public var id: String { uid }
}

extension DataSourceItemGeneric: CustomStringConvertible {
  /// The `uid` and the place, as in `itemA@1.0`.
  public var description: String { "\(uid)@\(index)" }
}

struct SortedItems<Item: Hashable, Key: Comparable>: SectionedItems {
  private let sections: [SortedSections<Item, Key>.Section]
  private let isNamed: Bool

  init(_ items: SortedSections<Item, Key>) {
    sections = items.sections
    isNamed = items.hasNamedSections
  }

  var sectionCount: Int { sections.count }

  func itemCount(inSection section: Int) -> Int { sections[section].entries.count }

  func item(at position: RowPosition) -> Item {
    sections[position.section].entries[position.row].item
  }

  func forEachChunk(inSection section: Int, _ body: (ArraySlice<Item>) -> Void) {
    sections[section].entries.forEachChunk { chunk in body(chunk.map { $0.item }[...]) }
  }

  func name(ofSection section: Int) -> String? { isNamed ? "\(sections[section].key)" : nil }
}

extension SortedItems: Sendable where Item: Sendable, Key: Sendable {}
