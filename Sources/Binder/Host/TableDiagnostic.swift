/// Something that is wrong, in the words of the code that a table's author has written.
public struct TableDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The severity.
  public enum Severity: Hashable, Sendable {
    /// The code is wrong, and what the table shows is not what was meant.
    case error
    /// The table works, and may show something else than was meant.
    case warning
  }

  /// The severity.
  public var severity: Severity

  /// The message: the thing that is wrong, how it is wrong, and the remedy.
  public var message: String

  /// Makes a diagnostic.
  public init(severity: Severity, message: String) {
    self.severity = severity
    self.message = message
  }

  /// The message behind the severity: `error: …`.
  public var description: String { "\(severity): \(message)" }
}
