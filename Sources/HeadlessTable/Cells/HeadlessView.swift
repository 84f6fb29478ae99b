/// A small view without a screen: it holds what is shown and draws nothing.
///
/// `Label`, `TextField`, `Toggle` and the others are such views. They are the parts of a cell that
/// a snapshot lists by property name.
@MainActor
open class HeadlessView {
  /// Whether the view is out of sight; a snapshot leaves a hidden view out.
  open var isHidden = false

  var lazyBag = LazyBag()

  /// Makes a view that is in sight.
  public init() {}

  /// The fields that a snapshot lists of the view.
  ///
  /// By default these are the labels, controls and values that the view stores, by path: a label `initials` in a
  /// view that a cell stores as `avatar` is `avatar.initials`. Override it to list others.
  ///
  /// - Parameter name: The path of the property that holds the view.
  /// - Returns: The fields, each with a name that begins with that path; none for a view that shows nothing.
  open func snapshotFields(named name: String) -> [SnapshotField] {
    FieldCollector.fields(of: self, named: name)
  }

  /// The most fields of a view as it is set up, whatever it shows now, as far as it lists them itself.
  package var snapshotFieldCapacity: Int { 1 }
}

extension HeadlessView {
  /// The tags of a control: `focused` before `disabled`.
  static func controlTags(isFocused: Bool = false, isEnabled: Bool) -> [String] {
    (isFocused ? ["focused"] : []) + (isEnabled ? [] : ["disabled"])
  }
}
