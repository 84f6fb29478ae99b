#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

package func stableName<Value>(of value: Value) -> String? {
  StableName(of: type(of: value as Any)).name(value)
}

@usableFromInline
package func displayName<Value>(of value: Value) -> String {
  nameOrIdentity(of: value) ?? String(describing: type(of: value))
}

private func nameOrIdentity(of value: Any) -> String? {
  if let value = value as? any CollectionIdentifiable { return value.collectionId }
  return stableName(of: value)
}

/// Writes values of one type as text that is the same in every run.
///
/// An object without a description of its own is printed with its address, and the elements of a set
/// or of a dictionary in any order: these have no such text.
enum StableName {
  case wrapped
  case rawValue
  case description
  case object
  case content
  case none

  init(of type: Any.Type) {
    if type is any WrappedValue.Type {
      self = .wrapped
    } else if type is any RawRepresentable.Type, !(type is any CustomStringConvertible.Type) {
      self = .rawValue
    } else if type is any SetAlgebra.Type || type is any DictionaryKeyed.Type
      || type == ObjectIdentifier.self
    {
      self = .none
    } else if describesItself(type) {
      self = type is AnyClass ? .object : .description
    } else {
      self = type is AnyClass ? .none : .content
    }
  }

  func name<Value>(_ value: Value) -> String? {
    switch self {
    case .wrapped: (value as? any WrappedValue)?.stableName
    case .rawValue: (value as? any RawRepresentable).flatMap { stableCaseName(of: $0) }
    case .description: String(describing: value)
    case .object: textWithoutPointers(String(describing: value))
    case .content: contentName(of: value)
    case .none: nil
    }
  }
}

/// Names the values of a type; found once for the type unless only the values know their name.
func stableNames<Value: Hashable>(of type: Value.Type) -> (Value) -> String? {
  if type is AnyClass { return stableName }
  let digits: (UUID) -> String? = { $0.digits }
  if let digits = digits as? (Value) -> String? { return digits }
  let name = StableName(of: type)
  if case .description = name, let described = type as? any CustomStringConvertible.Type,
    type == String.self || !(type is any TextOutputStreamable.Type)
  {
    return descriptions(of: described)
  }
  return name.name
}

/// The descriptions of values, without looking for a better form of each value, as `String(describing:)` does.
private func descriptions<Value, Described: CustomStringConvertible>(
  of type: Described.Type
) -> (Value) -> String? {
  let describe: (Described) -> String? = { $0.description }
  // The types are one: this is found out here, once, and not for each value.
  if let same = describe as? (Value) -> String? { return same }
  return { ($0 as? Described)?.description }
}

private func describesItself(_ type: Any.Type) -> Bool {
  type is any CustomStringConvertible.Type
    || !(type is AnyClass) && type is any CustomDebugStringConvertible.Type
}

private func stableCaseName<Value: RawRepresentable>(of value: Value) -> String? {
  Mirror(reflecting: value).displayStyle == .enum
    ? String(describing: value) : stableName(of: value.rawValue)
}

/// The name of a value by what it holds: `ID(raw: 7)` is `7`, and `letter("K")` is `letter(K)`.
private func contentName(of value: Any) -> String? {
  func known<Value>(_ value: Value) -> String?? { OnlyProperty.name(of: value) }
  if let name = _openExistential(value, do: known) { return name }
  let mirror = Mirror(reflecting: value)
  guard mirror.children.count == 1, let child = mirror.children.first else {
    return textWithoutAddresses(value)
  }
  switch mirror.displayStyle {
  case .struct:
    func learn<Value>(_ value: Value) { OnlyProperty.learn(from: value, property: child.value) }
    _openExistential(value, do: learn)
    return nameOrIdentity(of: child.value)
  case .enum:
    guard let label = child.label, let name = payloadName(of: child.value) else { return nil }
    return "\(label)(\(name))"
  default:
    return textWithoutAddresses(value)
  }
}

func textWithoutAddresses<Value>(_ value: Value) -> String {
  let marker = "(unknown context at $"
  let whole = String(describing: value)
  guard whole.utf8.contains(UInt8(ascii: "$")) else { return whole }
  var text = Substring(whole)
  var result = ""
  while let start = text.firstRange(of: marker) {
    result += text[..<start.lowerBound]
    let rest = text[start.upperBound...]
    text = rest.firstRange(of: ").").map { rest[$0.upperBound...] } ?? rest
  }
  return result + text
}

/// The description of an object without its address, which is another one in each run.
///
/// `<Photo: 0x600003b8c040>` says no more than its type, and is no text. That of a managed object, or of its identifier, is for
/// debuggers: entity and address.
private func textWithoutPointers(_ whole: String) -> String? {
  var (text, rest) = ("", whole[...])
  while let start = rest.firstRange(of: "0x") {
    let digits = rest[start.upperBound...].prefix(while: \.isHexDigit)
    text += rest[..<start.lowerBound]
    // A number with fewer digits is no address, but a colour or a code.
    if digits.count <= 8 { text += rest[start.lowerBound..<digits.endIndex] }
    rest = rest[digits.endIndex...]
  }
  text += rest
  guard text.count < whole.count else { return whole }
  if text.firstRange(of: "<x-coredata:") != nil { return nil }
  if text.isEmpty || text.hasPrefix("<") && text.hasSuffix(": >") { return nil }
  return String(text.drop(while: \.isWhitespace))
}

private func payloadName(of value: Any) -> String? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .tuple else { return nameOrIdentity(of: value) }
  let names = mirror.children.map { nameOrIdentity(of: $0.value) }
  return names.contains(nil) ? nil : names.compactMap(\.self).joined(separator: ",")
}

extension UUID {
  /// The text of `uuidString`, without its way through `snprintf`: rows are named as often as they are dequeued.
  fileprivate var digits: String {
    withUnsafeBytes(of: uuid) { bytes in
      String(unsafeUninitializedCapacity: 36) { text in
        var count = 0
        for (index, byte) in bytes.enumerated() {
          if index == 4 || index == 6 || index == 8 || index == 10 {
            text[count] = UInt8(ascii: "-")
            count += 1
          }
          text[count] = Self.digit(byte >> 4)
          text[count + 1] = Self.digit(byte & 15)
          count += 2
        }
        return count
      }
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}

private protocol WrappedValue {
  var stableName: String? { get }
}

extension Optional: WrappedValue {
  fileprivate var stableName: String? { map { Binder.stableName(of: $0) } ?? "nil" }
}

extension AnyHashable: WrappedValue {
  fileprivate var stableName: String? { Binder.stableName(of: base) }
}

private protocol DictionaryKeyed {}

extension Dictionary: DictionaryKeyed {}
