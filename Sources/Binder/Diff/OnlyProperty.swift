/// Names structs that store one property and nothing else, as identities with a type of their own do: `ID(raw: 7)` is `7`.
///
/// A mirror of each value costs as much as the cell that shows it. The first value of a type is looked at through one;
/// of the others the property is read in its place, which is all of the struct.
///
/// Its function is made of two types, and keeps nothing that changes: any thread may call it.
struct OnlyProperty: @unchecked Sendable {
  private static let known = Lock<[ObjectIdentifier: OnlyProperty]>([:])

  private let name: (UnsafeRawPointer) -> String?

  static func name<Value>(of value: Value) -> String?? {
    guard let property = known.withLock({ $0[ObjectIdentifier(Value.self)] }) else { return nil }
    return withUnsafeBytes(of: value) { bytes in
      bytes.baseAddress.flatMap { property.name($0) }
    }
  }

  /// Remembers a type by its first value, whatever that holds, unless more than plain numbers or a text has to be read.
  static func learn<Value>(from value: Value, property: Any) {
    if value is any CustomReflectable || property is any CollectionIdentifiable { return }
    // An optional property holds a value with a name of its own in some values only.
    if case .wrapped = StableName(of: type(of: property)) { return }
    if let property = property as? any Hashable { learn(from: value, typed: property) }
  }

  private static func learn<Value, Property: Hashable>(from value: Value, typed property: Property)
  {
    // Anything else, as a weak reference, may be stored in another form than its mirror has.
    guard _isPOD(Property.self) || Property.self == String.self else { return }
    let isInPlace = withUnsafeBytes(of: value) { value in
      withUnsafeBytes(of: property) { value.elementsEqual($0) }
    }
    guard isInPlace else { return }
    let name = stableNames(of: Property.self)
    let known = OnlyProperty { name($0.assumingMemoryBound(to: Property.self).pointee) }
    Self.known.withLock { $0[ObjectIdentifier(Value.self)] = known }
  }
}
