import Binder

/// What a cell, a header or a footer shows, as a snapshot lists it.
package struct ViewFields: Hashable, Sendable {
  /// What is shown now, in the order of declaration.
  package var fields: [SnapshotField]

  /// Whether the type can show two fields or more, whatever it shows now.
  ///
  /// The shape of the text follows from this and not from the values, so that a value that comes or
  /// goes touches its own line only.
  package var isMultiField: Bool
}

extension ViewFields {
  /// Asks the view if it describes itself, else lists its stored properties by reflection.
  ///
  /// A view model is listed only where the view shows nothing else: what it says, the labels show.
  ///
  /// - Complexity: O(stored properties), one `Mirror` for each class of the view's own.
  @MainActor
  package init(of view: AnyObject) {
    if let view = view as? any SnapshotDescribing {
      let fields = view.snapshotFields
      self.init(fields: fields, isMultiField: fields.count > 1)
    } else {
      self.init(reflecting: view)
    }
  }

  /// Lists the stored properties of a value by reflection; a value without any that is simple itself is a field
  /// called `value`.
  @MainActor
  package init(ofValue value: Any) {
    var collector = FieldCollector()
    for (name, value) in Mirror(reflecting: value).children {
      if let name { collector.add(name, value) }
    }
    if collector.capacity == 0 { collector.add("value", value) }
    self.init(fields: collector.fields, isMultiField: collector.capacity > 1)
  }

  @MainActor
  private init(reflecting view: AnyObject) {
    var collector = FieldCollector()
    let reusable = reusableView(view)
    if let reusable { collector.add(reusable.parts) }
    let base: AnyClass? = reusable?.baseClass
    var levels: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: view)
    while let level = mirror, base.map({ level.subjectType != $0 }) ?? true {
      levels.append(level)
      mirror = level.superclassMirror
    }
    var viewModel: Any?
    for (name, value) in levels.reversed().flatMap(\.children) {
      guard let name else { continue }
      if name == "viewModel", view is any ViewModelBindable {
        viewModel = value
      } else {
        collector.add(name, value)
      }
    }
    if let viewModel, collector.capacity == 0 { collector.add("viewModel", viewModel) }
    self.init(fields: collector.fields, isMultiField: collector.capacity > 1)
  }
}

/// Gathers the fields of a view, property by property.
@MainActor
private struct FieldCollector {
  var fields: [SnapshotField] = []
  var capacity = 0

  mutating func add(_ parts: CellParts) {
    for (name, view) in parts.touched { add(name, view) }
  }

  mutating func add(_ name: String, _ value: Any) {
    guard !name.hasPrefix("$__lazy_storage_$_") else { return }
    switch SimpleValue(value) {
    case .notShown:
      break
    case .absent:
      capacity += 1
    case .value(let value):
      capacity += 1
      fields.append(SnapshotField(name, value))
    case .view(let view):
      capacity += view.snapshotFieldCapacity
      if !view.isHidden { fields += view.snapshotFields(named: name) }
    }
  }
}
