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

  /// What a snapshot lists of the view, under the name of the property that holds it.
  package func snapshotFields(named name: String) -> [SnapshotField] { [] }

  /// How many fields the view can come to as it is set up, whatever it shows now.
  package var snapshotFieldCapacity: Int { 1 }
}

extension HeadlessView {
  /// The tags of a control: `focused` before `disabled`.
  static func controlTags(isFocused: Bool = false, isEnabled: Bool) -> [String] {
    (isFocused ? ["focused"] : []) + (isEnabled ? [] : ["disabled"])
  }
}
