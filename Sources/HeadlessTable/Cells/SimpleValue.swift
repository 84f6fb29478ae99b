#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A stored property, sorted by what a snapshot lists of it.
@MainActor
package enum SimpleValue {
  case value(SnapshotValue)
  /// A simple value or a view that could be there and is not.
  case absent
  case view(HeadlessView)
  case elements([Any])
  /// A structure, a tuple or the payload of a case, to be listed by member.
  case members([(label: String, value: Any)])
  /// A function, an object, a dictionary: nothing that a snapshot lists, and the reason.
  case notShown(String)

  /// Sorts a value by its type; the result for a type is kept.
  package init(_ value: Any) {
    switch Kind.of(value) {
    case .view:
      // Most properties that a picture lists are views: no closure is between the cast and the case.
      if let view = value as? HeadlessView { self = .view(view) } else { self = Self.unknown }
    case .string: self = (value as? String).map { .value(.string($0)) } ?? Self.unknown
    case .bool: self = (value as? Bool).map { .value(.bool($0)) } ?? Self.unknown
    case .integer: self = (value as? any BinaryInteger).map { .value(.of($0)) } ?? Self.unknown
    case .floating:
      self = (value as? any BinaryFloatingPoint).map { .value(.number(Double($0))) } ?? Self.unknown
    case .date: self = (value as? Date).map { .value(SnapshotValue($0)) } ?? Self.unknown
    case .caseName: self = (value as? CaseName).map { .value(.word($0.text)) } ?? Self.unknown
    case .uuid: self = (value as? UUID).map { .value(SnapshotValue($0)) } ?? Self.unknown
    case .enumeration: self = Self.enumeration(value)
    case .optional(let wrapped):
      if let value = (value as? any Wrapping)?.wrappedValue {
        self.init(value)
      } else {
        self = wrapped.isSimple ? .absent : .notShown("is nil")
      }
    case .url: self = (value as? URL).map { .value(.string($0.absoluteString)) } ?? Self.unknown
    case .array: self = (value as? any Listing).map { .elements($0.elements) } ?? Self.unknown
    case .structure: self = .members(Self.members(of: Mirror(reflecting: value)))
    case .other(let reason): self = .notShown(reason)
    }
  }

  private static let unknown = SimpleValue.notShown("is of an unknown type")

  /// The name of a case; one that carries a payload is listed by `case` and by the members of the payload.
  private static func enumeration(_ value: Any) -> SimpleValue {
    guard let payload = Mirror(reflecting: value).children.first else {
      return .value(.word(String(describing: value)))
    }
    let mirror = Mirror(reflecting: payload.value)
    let members =
      mirror.displayStyle == .tuple ? Self.members(of: mirror) : [("0", payload.value)]
    return .members([("case", CaseName(text: payload.label ?? ""))] + members)
  }

  /// The members of a structure or a tuple; those of a tuple without labels are `0`, `1`.
  private static func members(of mirror: Mirror) -> [(label: String, value: Any)] {
    mirror.children.compactMap { child in
      child.label.map { ($0.hasPrefix(".") ? String($0.dropFirst()) : $0, child.value) }
    }
  }
}

/// The name of a case that carries a payload.
private struct CaseName { let text: String }

extension SnapshotValue {
  /// A whole number, as a word of digits if it is beyond the range of `Int`.
  fileprivate static func of(_ value: some BinaryInteger) -> SnapshotValue {
    Int(exactly: value).map { .integer($0) } ?? .word(value.description)
  }
}

extension SimpleValue {
  @MainActor
  private indirect enum Kind {
    case string, bool, integer, floating, date, uuid, url, enumeration, caseName, view, array,
      structure
    case optional(Kind)
    /// Nothing to list, with the reason.
    case other(String)

    private static var known: [ObjectIdentifier: Kind] = [:]

    static func of(_ value: Any) -> Kind {
      let type = type(of: value)
      if let kind = known[ObjectIdentifier(type)] { return kind }
      var kind = of(type)
      if case .other = kind { kind = Kind(Mirror(reflecting: value).displayStyle) }
      known[ObjectIdentifier(type)] = kind
      return kind
    }

    private init(_ style: Mirror.DisplayStyle?) {
      switch style {
      case .enum: self = .enumeration
      case .struct, .tuple: self = .structure
      case .class, .foreignReference: self = .other("is an object, which has no text of its own")
      case .dictionary, .set: self = .other("has no order")
      case .collection: self = .other("is a collection of another type than Array")
      default: self = .other("is a function, or of a type without members")
      }
    }

    private static func of(_ type: Any.Type) -> Kind {
      switch type {
      case is String.Type: .string
      case is Bool.Type: .bool
      case is any BinaryInteger.Type: .integer
      case is any BinaryFloatingPoint.Type: .floating
      case is Date.Type: .date
      case is UUID.Type: .uuid
      case is URL.Type: .url
      case is CaseName.Type: .caseName
      // A view that refers to the cell around it does not show that cell.
      case is HeadlessReusableView.Type: .other("")
      case is HeadlessView.Type: .view
      case let type as any Wrapping.Type:
        // Without a value to read, a type that fits into a byte is treated as an enumeration.
        .optional(type.wrapsByte ? .enumeration : of(type.wrappedType))
      case is any Listing.Type: .array
      default: .other("")
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

/// `Optional`, with its type parameter not visible.
private protocol Wrapping {
  static var wrappedType: Any.Type { get }
  /// Whether a value is no larger than a byte, as the cases of an enumeration are.
  static var wrapsByte: Bool { get }
  var wrappedValue: Any? { get }
}

extension Optional: Wrapping {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate static var wrapsByte: Bool { MemoryLayout<Wrapped>.size <= 1 }
  fileprivate var wrappedValue: Any? { self }
}

/// `Array`, with its type parameter not visible.
private protocol Listing {
  var elements: [Any] { get }
}

extension Array: Listing {
  fileprivate var elements: [Any] { self }
}

extension SnapshotValue {
  /// Makes a token of a date: equal dates have equal tokens, and none shows a clock's time.
  public init(_ date: Date) {
    self = .token(kind: "date", value: String(date.timeIntervalSinceReferenceDate.bitPattern))
  }

  /// Makes a token of a universally unique identifier.
  public init(_ identifier: UUID) {
    self = .token(kind: "uuid", value: identifier.uuidString)
  }
}
