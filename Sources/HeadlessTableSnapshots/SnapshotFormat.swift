public import HeadlessTable

/// A format: makes the text of a snapshot from a value.
///
/// A format for a type of one's own is made of a closure:
///
///     extension SnapshotFormat where Value == Invoice {
///       static var lines: SnapshotFormat {
///         SnapshotFormat("invoice") { $0.lines.joined(separator: "\n") }
///       }
///     }
///
/// The text is written as UTF-8. If it does not end with a line feed, one is added.
public struct SnapshotFormat<Value> {
  /// The name of the format, by which a reference says that it was written in an older version of it.
  public var name: String

  /// The version of the format; references of another version are reported as such.
  ///
  /// A reference in version 1 is the text alone. One of a later version begins with a line that says so.
  public var version: Int

  /// The extension of the reference's name, without the dot.
  public var fileExtension: String

  /// The name of a snapshot that is given none.
  public var defaultName: (Value) -> String

  /// The text of a value.
  public var text: (Value) -> String

  /// Makes a format.
  public init(
    _ name: String,
    version: Int = 1,
    fileExtension: String = "txt",
    defaultName: @escaping (Value) -> String = { _ in "snapshot" },
    text: @escaping (Value) -> String
  ) {
    self.name = name
    self.version = version
    self.fileExtension = fileExtension
    self.defaultName = defaultName
    self.text = text
  }

  /// The same format with values left out, as `SnapshotStrategy.redacting(_:)` leaves them out.
  public func redacting(_ redactions: Redaction...) -> SnapshotFormat {
    var format = self
    format.text = { value in withRedactions(redactions) { text(value) } }
    return format
  }

  /// The same format for values that have one of this format's values in them.
  public func pullback<Whole>(_ part: @escaping (Whole) -> Value) -> SnapshotFormat<Whole> {
    SnapshotFormat<Whole>(
      name,
      version: version,
      fileExtension: fileExtension,
      defaultName: { defaultName(part($0)) },
      text: { text(part($0)) }
    )
  }
}

extension SnapshotFormat where Value: CustomStringConvertible {
  /// The value's description.
  public static var description: SnapshotFormat {
    SnapshotFormat("description") { $0.description }
  }
}

extension SnapshotFormat where Value == CallLog {
  /// The calls under their phases, one line each, under the name `<table>-calls`.
  public static var text: SnapshotFormat {
    SnapshotFormat("calls", defaultName: { "\($0.tableID)-calls" }) { $0.description }
  }
}

extension SnapshotFormat where Value == String {
  /// The text itself.
  public static var text: SnapshotFormat { SnapshotFormat("text") { $0 } }
}
