/// A class whose objects show rows: `HeadlessCell`, a cell of UIKit, or any class of yours.
///
/// How a cell is made is the host's business. A `HeadlessTable`, and every host that knows no more of a cell than its
/// type, makes those that are `DefaultInitializable`.
@MainActor
public protocol TableCell: AnyObject {
  /// Removes what the last row left, right before the cell is reused.
  func prepareForReuse()

  /// The height in points that the cell's content needs, or nil to leave the choice to the table.
  func preferredHeight(forWidth width: Double) -> Double?

  /// The width in points that the cell's content needs where the layout of a collection view leaves it open, or nil for the
  /// estimate; at most a line's width.
  func preferredWidth(upTo limit: Double) -> Double?

  /// Shows the cell as selected or not; the table keeps the selection and sets it again after reuse.
  func setSelected(_ selected: Bool, animated: Bool)

  /// Shows the cell as touched or not.
  func setHighlighted(_ highlighted: Bool, animated: Bool)

  /// Shows the cell in editing mode, or not.
  func setEditing(_ editing: Bool, animated: Bool)

  /// Shows something at the trailing edge.
  func setAccessory(_ accessory: CellAccessory)

  /// Shows a switch at the trailing edge, in place of the accessory; nil removes it.
  func setToggle(_ toggle: CellToggle?)
}

extension TableCell {
  /// Does nothing.
  public func prepareForReuse() {}

  /// Leaves the height to the table.
  public func preferredHeight(forWidth width: Double) -> Double? { nil }

  /// Leaves the width to the layout.
  public func preferredWidth(upTo limit: Double) -> Double? { nil }

  /// Does nothing.
  public func setSelected(_ selected: Bool, animated: Bool) {}

  /// Does nothing.
  public func setHighlighted(_ highlighted: Bool, animated: Bool) {}

  /// Does nothing.
  public func setEditing(_ editing: Bool, animated: Bool) {}

  /// Does nothing.
  public func setAccessory(_ accessory: CellAccessory) {}

  /// Does nothing.
  public func setToggle(_ toggle: CellToggle?) {}
}

/// A class whose objects show a section's header or footer; the host makes them, as it does cells.
@MainActor
public protocol TableHeaderFooterView: AnyObject {
  /// Removes what the last section left, right before the view is reused.
  func prepareForReuse()

  /// The height in points that the view's content needs, or nil to leave the choice to the table.
  func preferredHeight(forWidth width: Double) -> Double?
}

extension TableHeaderFooterView {
  /// Does nothing.
  public func prepareForReuse() {}

  /// Leaves the height to the table.
  public func preferredHeight(forWidth width: Double) -> Double? { nil }
}

/// A class whose objects can be made without arguments, by a host that knows no other way to make its cells and views.
///
///     final class LineCell: TableCell, DefaultInitializable {
///       var line = ""
///       init() {}
///     }
@MainActor
public protocol DefaultInitializable: AnyObject {
  /// Makes an object that shows nothing yet.
  init()
}

/// Makes a cell or a view of a type without arguments, for a host to dequeue.
///
/// - Returns: A new object; nil if the type is not `DefaultInitializable`.
@MainActor
public func makeView<View: AnyObject>(_ type: View.Type) -> View? {
  (type as? any DefaultInitializable.Type)?.init() as? View
}

/// A cell or a header and footer view that is pooled under a name.
///
/// A type that does not conform is pooled under its own name. Conform when two types of one table
/// have the same name, or when one type is to have several pools.
@MainActor
public protocol ReuseIdentifiable: AnyObject {
  /// The name of the reuse pool of the type's objects.
  static var reuseIdentifier: String { get }
}

extension ReuseIdentifiable {
  /// The type's name, without the types and the module around it.
  public static var reuseIdentifier: String { String(describing: Self.self) }
}

/// The name of the pool for a type: its own choice, or its name.
@MainActor
package func reuseIdentifier<View: AnyObject>(of type: View.Type) -> String {
  if let name = namesOfTypes[ObjectIdentifier(type)] { return name }
  if let type = type as? any ReuseIdentifiable.Type { return type.reuseIdentifier }
  let name = String(describing: type)
  namesOfTypes[ObjectIdentifier(type)] = name
  return name
}

@MainActor private var namesOfTypes: [ObjectIdentifier: String] = [:]

/// A cell or a header and footer view whose whole look is described by one value.
@MainActor
public protocol ViewModelBindable: AnyObject {
  /// The value that describes the look.
  associatedtype ViewModel

  /// The value that is shown; a binder sets it each time the view is dequeued.
  var viewModel: ViewModel? { get set }
}

/// Whether a supplementary view is above or below the rows of its section.
public enum SupplementaryKind: String, Hashable, Sendable, CaseIterable {
  /// Above the rows.
  case header
  /// Below the rows.
  case footer
}
