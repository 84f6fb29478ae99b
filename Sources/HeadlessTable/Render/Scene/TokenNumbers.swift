#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif
internal import Binder

/// Gives values that differ in each run a number by their first appearance in a picture.
///
/// Within `share(_:_:)` all texts have the same numbers.
package struct TokenNumbers {
  private var numbers = NumbersOfKinds()
  private let shared = Self.scope

  package init() {}

  mutating func number(ofKind kind: String, value: String) -> Int {
    guard let shared else { return numbers.number(ofKind: kind, value: value) }
    return shared.numbers.withLock { $0.number(ofKind: kind, value: value) }
  }

  package mutating func text(ofKind kind: String, value: String, _ marks: TextMarks) -> String {
    let number = number(ofKind: kind, value: value)
    return "\(marks.tokenStart)\(kind) \(number)\(marks.tokenEnd)"
  }

  package mutating func text(of value: SnapshotValue, _ marks: TextMarks) -> String {
    switch value {
    case .string(let text): text.quoted
    case .number(let number): number.snapshotText
    case .integer(let number): String(number)
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .word(let word): word.isBareWord ? word : word.quoted
    case .token(let kind, let value): text(ofKind: kind, value: value, marks)
    case .redacted(let name): "\(marks.tokenStart)\(name)\(marks.tokenEnd)"
    }
  }

  /// The token of an identity that is a universally unique identifier, else nil.
  ///
  /// A second row of the same identity keeps its `~2` behind the token.
  package mutating func text(ofIdentity identity: String, _ marks: TextMarks) -> String? {
    guard let end = identity.uniqueIdentifierEnd else { return nil }
    return text(ofKind: "uuid", value: String(identity[..<end]), marks) + identity[end...]
  }
}

extension TokenNumbers {
  /// A text with tokens in the places of all universally unique identifiers in it.
  package mutating func text(ofNames text: String) -> String {
    guard text.utf8.count >= 36, text.utf8.contains(UInt8(ascii: "-")) else { return text }
    return text.replacing(#/[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}/#) { match in
      self.text(ofKind: "uuid", value: String(match.output), .unicode)
    }
  }
}

extension TokenNumbers {
  /// Numbers that several texts have in common, as the parts of a transition have.
  package final class Shared: Sendable {
    fileprivate let numbers = Lock(NumbersOfKinds())

    package init() {}
  }

  @TaskLocal private static var scope: Shared?

  /// Writes texts that have their numbers in common.
  package static func share<Result>(_ numbers: Shared, _ body: () -> Result) -> Result {
    $scope.withValue(numbers, operation: body)
  }
}

/// The numbers of values, by their kinds.
private struct NumbersOfKinds: Sendable {
  private var numbers: [String: [String: Int]] = [:]

  mutating func number(ofKind kind: String, value: String) -> Int {
    if let number = numbers[kind]?[value] { return number }
    let number = (numbers[kind]?.count ?? 0) + 1
    numbers[kind, default: [:]][value] = number
    return number
  }
}

extension String {
  /// The end of a universally unique identifier at the start, when nothing or `~2` follows it.
  var uniqueIdentifierEnd: Index? {
    guard utf8.count >= 36 else { return nil }
    let end = utf8.index(startIndex, offsetBy: 36)
    guard end == endIndex || utf8[end] == UInt8(ascii: "~") else { return nil }
    guard utf8[utf8.index(startIndex, offsetBy: 8)] == UInt8(ascii: "-") else { return nil }
    return UUID(uuidString: String(self[..<end])) == nil ? nil : end
  }
}
