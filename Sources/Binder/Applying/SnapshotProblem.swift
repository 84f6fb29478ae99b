/// An edit of a snapshot that UIKit refuses, or warns of, in UIKit's words, with what was done instead.
///
/// All but ``existingItems(_:)`` are exceptions in UIKit.
public enum SnapshotProblem: Hashable, Sendable {
  /// The same items several times in one call.
  case repeatedItems([String])
  /// The same sections several times in one call.
  case repeatedSections([String])
  /// Items are inserted that are in the snapshot.
  case existingItems([String])
  /// Sections are inserted that are in the snapshot.
  case existingSections([String])
  /// Items are appended to a snapshot without sections.
  case noSection
  /// An item that is not in the snapshot is reloaded or reconfigured.
  case unknownItem(String, Update)
  /// A section that is not in the snapshot is reloaded.
  case unknownSection(String)
  /// A moved item, or one beside an insertion, is not in the snapshot; the name that UIKit has for it.
  case notFound(String)
  /// Something is inserted beside itself.
  case destinationInserted(String, among: [String])
  /// The same items several times in one call on a section snapshot, or items that are in it.
  case repeatedInSection([String])

  /// The form in which something is shown again.
  public enum Update: String, Sendable {
    /// By a new cell.
    case reload
    /// In the present cell.
    case reconfigure
  }
}

extension SnapshotProblem: CustomStringConvertible {
  /// UIKit's sentence, and one that says what was done instead.
  public var description: String { "\(sentence) \(outcome)" }

  /// The sentence of UIKit, character for character but for addresses.
  public var sentence: String {
    switch self {
    case .repeatedItems(let names):
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(Self.set(names))"
    case .repeatedSections(let names):
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(Self.set(names))"
    case .existingItems(let names): Self.existingItems(names)
    case .existingSections(let names):
      "Diffable data source detected an attempt to insert or append "
        + (names.count == 1
          ? "1 section identifier that already exists in the snapshot. "
            + "Identifiers in a snapshot must be unique. Section identifier that already exists: "
          : "\(names.count) section identifiers that already exist in the snapshot. "
            + "Identifiers in a snapshot must be unique. Section identifiers that already exist: ")
        + Self.list(names)
    case .noSection:
      "There are currently no sections in the data source. Please add a section first."
    case .unknownItem(let name, let update):
      "Attempted to \(update) item identifier that does not exist in the snapshot: \(name)"
    case .unknownSection(let name):
      "Attempted to reload section identifier that does not exist in the snapshot: \(name)"
    case .notFound(let parameter): "Invalid parameter not satisfying: \(parameter) != NSNotFound"
    case .destinationInserted(let name, let names):
      "Invalid update: destination for insertion operation [\(name)] is in the insertion identifier "
        + "list for update: <_UIDiffableDataSourceUpdate - action: INS; "
        + "identifiers: [\(names.joined(separator: ", "))]>."
    case .repeatedInSection(let names):
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + Self.set(names)
    }
  }

  private static func existingItems(_ names: [String]) -> String {
    let one = names.count == 1
    return "Diffable data source detected an attempt to insert or append \(names.count) item "
      + (one ? "identifier that already exists" : "identifiers that already exist")
      + " in the snapshot. The existing item \(one ? "identifier" : "identifiers") will be moved into "
      + "place instead, but this operation will be more expensive. For best performance, inserted "
      + "item identifiers should always be unique. Set a symbolic breakpoint on "
      + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the "
      + "debugger. Item \(one ? "identifier that already exists" : "identifiers that already exist"): "
      + list(names)
  }

  /// What was done instead, in a sentence such as: It was moved.
  public var outcome: String {
    switch self {
    case .repeatedItems, .repeatedSections, .repeatedInSection: "The first of each counts."
    case .existingItems(let names): names.count == 1 ? "It was moved." : "They were moved."
    case .existingSections(let names):
      names.count == 1 ? "It stays where it is." : "They stay where they are."
    case .noSection: "The items were left out."
    case .unknownItem, .unknownSection: "Nothing is shown again for it."
    case .notFound: "Nothing was changed by this call."
    case .destinationInserted: "It stays where it is."
    }
  }

  private static func set(_ names: [String]) -> String { "{\(list(names))}" }

  private static func list(_ names: [String]) -> String {
    "(\n" + names.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
  }
}
