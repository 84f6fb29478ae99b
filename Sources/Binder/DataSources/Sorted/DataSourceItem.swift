/// Something that comes before or after others of its kind: what a sorted source is sorted by.
public protocol DataSourceComparable {
  /// Whether one comes before another.
  static func < (left: Self, right: Self) -> Bool
}

extension Int: DataSourceComparable {}
extension Double: DataSourceComparable {}
extension Float: DataSourceComparable {}
extension String: DataSourceComparable {}

/// A value of any type with an identity and a place in the order, for a sorted source.
///
///     let item = DataSourceItem("This item is A", "itemA", 1.0)
///
/// Items with the same `uid` are the same item.
public final class DataSourceItem: DataSourceComparable, Hashable, Sendable {
  /// What is shown; cast it to what it is.
  public let value: any Sendable

  /// What makes it the same item at another moment.
  public let uid: String

  /// Its place in the order, ascending.
  public let index: Float

  /// Makes an item; without an index it stands before those that have one.
  public init(_ value: any Sendable, _ uid: String, _ index: Float = -1) {
    self.value = value
    self.uid = uid
    self.index = index
  }

  /// Orders items by their index.
  public static func < (left: DataSourceItem, right: DataSourceItem) -> Bool {
    left.index < right.index
  }

  /// True for items with the same `uid`.
  public static func == (left: DataSourceItem, right: DataSourceItem) -> Bool {
    left.uid == right.uid
  }

  /// Hashes the `uid`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(uid)
  }
}

extension DataSourceItem: CustomStringConvertible {
  /// The `uid` and the place, as in `itemA@1.0`.
  public var description: String { "\(uid)@\(index)" }
}
