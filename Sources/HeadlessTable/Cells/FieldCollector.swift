import Binder

/// Lists the stored properties of a view or a value, property by property, and those within them by path.
///
/// Arrays are listed by index (`tags[0]`), structures and views by member (`avatar.initials`). Values whose text would
/// differ between two runs (objects, functions) or has no order (dictionaries, sets) are left out, with the reason.
@MainActor
struct FieldCollector {
  private(set) var fields: [SnapshotField] = []
  /// The most fields that the type can show, as far as the type shows it.
  private(set) var capacity = 0
  private(set) var omissions: [String: String] = [:]

  /// The views that are being listed, so that a view within itself does not recur for ever.
  private static var openViews: [ObjectIdentifier] = []
  /// The view that was listed last by its stored properties, with everything that was found.
  private static var listed: (id: ObjectIdentifier, collector: FieldCollector)?
  private static let deepest = 8

  init() {}

  init(reflecting view: AnyObject, named name: String? = nil) {
    let parts = (view as? HeadlessReusableView)?.parts.touched ?? []
    for (name, view) in parts { add(name, view) }
    if !parts.isEmpty, let cell = view as? HeadlessCell { arrangeTexts(as: cell.cellStyle) }
    if let showing = view as? any ContentShowing {
      if let content = showing.content { add(content) }
      return
    }
    var viewModel: Any?
    Self.forEachProperty(of: view) { label, value in
      if label == "viewModel", view is any ViewModelBindable {
        viewModel = value
      } else {
        add(name.map { "\($0).\(label)" } ?? label, value)
      }
    }
    guard let viewModel else { return }
    if capacity == 0 {
      add("viewModel", viewModel)
    } else {
      omissions["viewModel"] = "is the view model, and the view shows fields of its own"
    }
  }

  private mutating func add(_ content: any CellContent) {
    if let own = content.ownFields {
      fields += own
      capacity += own.count
    } else {
      for case (let label?, let value) in Mirror(reflecting: content).children {
        if let image = value as? ListImage {
          capacity += 1
          fields.append(SnapshotField(label, .word(image.word), kind: .image))
        } else {
          add(label, value)
        }
      }
    }
  }

  /// Gives the stored properties with their names, those of superclasses first, but for those of the classes of this library.
  static func forEachProperty(of view: AnyObject, _ body: (_ label: String, _ value: Any) -> Void) {
    func add(_ level: Mirror, _ count: Int) {
      // Another mirror costs as much as a property: none is made to find out that it is of no use.
      if count > 1, let above = level.superclassMirror { add(above, count - 1) }
      for case (let label?, let value) in level.children { body(label, value) }
    }
    let count = ViewClass.of(view).classCount ?? ViewClass.classCount(of: view)
    if count > 0 { add(Mirror(reflecting: view), count) }
  }

  mutating func add(_ name: String, _ value: Any) { add(name, value, depth: 0) }

  private mutating func add(_ name: String, _ value: Any, depth: Int) {
    guard !name.contains("$__lazy_storage_$_") else { return }
    guard depth <= Self.deepest else {
      omissions[name] = "lies deeper than \(Self.deepest) levels"
      return
    }
    switch SimpleValue(value) {
    case .notShown(let reason):
      omissions[name] = reason
    case .absent:
      capacity += 1
      omissions[name] = "is nil"
    case .value(let value):
      capacity += 1
      fields.append(SnapshotField(name, value))
    case .view(let view):
      add(name, view)
    case .elements(let elements):
      for (index, element) in elements.enumerated() {
        add("\(name)[\(index)]", element, depth: depth + 1)
      }
      // The shape of the text must not follow from the number of elements.
      capacity += 2
    case .members(let members):
      for (label, value) in members { add("\(name).\(label)", value, depth: depth + 1) }
    }
  }

  private mutating func add(_ name: String, _ view: HeadlessView) {
    let id = ObjectIdentifier(view)
    guard !Self.openViews.contains(id) else {
      omissions[name] = "is a view that contains itself"
      return
    }
    Self.openViews.append(id)
    defer { Self.openViews.removeLast() }
    Self.listed = nil
    let shown = view.snapshotFields(named: name)
    // A view that lists its fields itself leaves nothing here.
    let nested = Self.listed?.id == id ? Self.listed?.collector : nil
    capacity += max(view.snapshotFieldCapacity, nested?.capacity ?? 1)
    guard !view.isHidden else {
      omissions[name] = "is hidden"
      return
    }
    fields += shown
    if let nested { omissions.merge(nested.omissions) { first, _ in first } }
    if shown.isEmpty { omissions[name] = "has nothing to show" }
  }

  /// Puts the second text of a cell at the trailing edge, or the main one into a column of its own, unless its label says
  /// another place.
  private mutating func arrangeTexts(as style: CellStyle) {
    for index in fields.indices where fields[index].alignment == .natural {
      switch (style, fields[index].name) {
      case (.value1, "detailTextLabel"): fields[index].alignment = .trailing
      case (.value2, "textLabel"): fields[index].isCaption = true
      default: break
      }
    }
  }

  static func fields(of view: HeadlessView, named name: String) -> [SnapshotField] {
    let collector = FieldCollector(reflecting: view, named: name)
    listed = (ObjectIdentifier(view), collector)
    return collector.fields
  }
}
