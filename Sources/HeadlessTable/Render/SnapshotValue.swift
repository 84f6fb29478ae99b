/// A simple value in a snapshot, written the same on every machine.
public enum SnapshotValue: Hashable, Sendable {
  /// Text, written in quotes with what cannot be seen escaped.
  case string(String)
  /// A number, written in its shortest form with at most three decimals.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// `true` or `false`.
  case bool(Bool)
  /// A word that needs no quotes: the case of an enumeration.
  case word(String)
  /// A value that differs in each run, written as `‹kind n›` with n by first appearance.
  case token(kind: String, value: String)
  /// A value that a `Redaction` leaves out, written as `‹name›`.
  case redacted(String)
}

extension SnapshotValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  /// Makes text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}
