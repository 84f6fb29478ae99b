/// Writes one JSON object, its members in the order in which they are added.
package struct JSONObject {
  private var members = ""

  package init() {}

  package var text: String { "{\(members)}" }

  /// The JSON without the closing brace, for an object that continues.
  var openText: String { "{\(members)" }

  package mutating func add(_ key: String, json value: String) {
    if !members.isEmpty { members += "," }
    members += "\(Self.string(key)):\(value)"
  }

  mutating func add(_ key: String, _ value: String) {
    add(key, json: Self.string(value))
  }

  mutating func add(_ key: String, _ value: Int) {
    add(key, json: String(value))
  }

  mutating func add(_ key: String, _ value: Double) {
    add(key, json: Self.number(value))
  }

  mutating func add(_ key: String, unlessEmpty values: [String]) {
    guard !values.isEmpty else { return }
    add(key, json: "[\(values.map(Self.string).joined(separator: ","))]")
  }

  /// Adds a number, unless a picture would show it as 0.
  mutating func add(_ key: String, unlessZero value: Double) {
    if value.isSeen { add(key, value) }
  }

  /// A number; what JSON has no number for becomes text.
  package static func number(_ value: Double) -> String {
    value.isFinite ? value.snapshotText : string(value.snapshotText)
  }

  /// A text in quotes, with everything that cannot be seen written as an escape.
  package static func string(_ text: String) -> String {
    let escaped =
      text.isPlainInQuotes
      ? text
      : text.replacingScalars { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        case _ where scalar.isEscaped:
          String(scalar).utf16.map { "\\u" + $0.hexadecimal(digits: 4).uppercased() }.joined()
        default: nil
        }
      }
    return "\"" + escaped + "\""
  }
}
