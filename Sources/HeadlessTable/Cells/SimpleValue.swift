#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// What reflection makes of a stored property: something to list, or not.
@MainActor
enum SimpleValue {
  /// A simple value.
  case value(SnapshotValue)
  /// A simple value or a view that could be there and is not.
  case absent
  /// A label or a control.
  case view(HeadlessView)
  /// A closure, a collection, a model, an object: nothing that a snapshot lists.
  case notShown

  /// Sorts a value by its type; what is found out about a type is kept.
  init(_ value: Any) {
    switch Kind.of(value) {
    case .string: self = (value as? String).map { .value(.string($0)) } ?? .notShown
    case .bool: self = (value as? Bool).map { .value(.bool($0)) } ?? .notShown
    case .integer: self = (value as? any BinaryInteger).map { .value(.of($0)) } ?? .notShown
    case .floating:
      self = (value as? any BinaryFloatingPoint).map { .value(.number(Double($0))) } ?? .notShown
    case .date: self = (value as? Date).map { .value(SnapshotValue($0)) } ?? .notShown
    case .uuid: self = (value as? UUID).map { .value(SnapshotValue($0)) } ?? .notShown
    case .enumeration: self = Self.enumeration(value)
    case .view: self = (value as? HeadlessView).map { .view($0) } ?? .notShown
    case .optional(let wrapped):
      if let value = (value as? any Wrapping)?.wrappedValue {
        self.init(value)
      } else {
        self = wrapped.isSimple ? .absent : .notShown
      }
    case .other: self = .notShown
    }
  }

  /// The name of a case; a case that carries a payload is left out as a value, and keeps its place.
  private static func enumeration(_ value: Any) -> SimpleValue {
    Mirror(reflecting: value).children.isEmpty
      ? .value(.word(String(describing: value))) : .absent
  }
}

extension SnapshotValue {
  /// A whole number, as a word of digits if it is beyond the range of `Int`.
  fileprivate static func of(_ value: some BinaryInteger) -> SnapshotValue {
    Int(exactly: value).map { .integer($0) } ?? .word(value.description)
  }
}

extension SimpleValue {
  /// What is known about a type.
  @MainActor
  private indirect enum Kind {
    case string, bool, integer, floating, date, uuid, enumeration, view, other
    case optional(Kind)

    private static var known: [ObjectIdentifier: Kind] = [:]

    static func of(_ value: Any) -> Kind {
      let type = type(of: value)
      if let kind = known[ObjectIdentifier(type)] { return kind }
      var kind = of(type)
      if case .other = kind, Mirror(reflecting: value).displayStyle == .enum { kind = .enumeration }
      known[ObjectIdentifier(type)] = kind
      return kind
    }

    private static func of(_ type: Any.Type) -> Kind {
      switch type {
      case is String.Type: .string
      case is Bool.Type: .bool
      case is any BinaryInteger.Type: .integer
      case is any BinaryFloatingPoint.Type: .floating
      case is Date.Type: .date
      case is UUID.Type: .uuid
      case is HeadlessView.Type: .view
      case let type as any Wrapping.Type: .optional(of(type.wrappedType))
      default: .other
      }
    }

    var isSimple: Bool {
      switch self {
      case .other: false
      case .optional(let wrapped): wrapped.isSimple
      default: true
      }
    }
  }
}

/// `Optional`, with its type parameter out of sight.
private protocol Wrapping {
  static var wrappedType: Any.Type { get }
  var wrappedValue: Any? { get }
}

extension Optional: Wrapping {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate var wrappedValue: Any? { self }
}
