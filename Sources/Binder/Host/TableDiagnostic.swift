/// Something that is wrong, in the words of the code that a table's author has written.
public struct TableDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The severity.
  public enum Severity: Hashable, Sendable {
    /// The code is wrong, and the table does not show what was meant.
    case error
    /// The table works, but may not show what was meant.
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

extension TableHost {
  /// Runs the body of a call; a host that knows lines reports the problems that it finds in the line of the call.
  func reporting<Result>(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt,
    _ body: () -> Result
  ) -> Result {
    guard let host = self as? any LineReporting else { return body() }
    return host.about(fileID, filePath, line, column, body)
  }
}

/// A host that knows what is registered with it.
@MainActor
package protocol RegistrationKnowing: AnyObject {
  func isRegistered(_ identifier: String, isCell: Bool) -> Bool
}

/// A host that reports problems in a line of code: that of the call in which they are found.
@MainActor
package protocol LineReporting: AnyObject {
  func about<Result>(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt,
    _ body: () -> Result
  ) -> Result
}
