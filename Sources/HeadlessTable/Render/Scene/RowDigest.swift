/// A fingerprint of rows, in order: FNV-1a with 32 bits over their identities and types.
///
/// It is the same on every machine and in every run. An identity that is a universally unique
/// identifier counts as one whatever its digits are.
package struct RowDigest: Hashable, Sendable {
  package private(set) var value: UInt32 = 0x811C_9DC5

  package init() {}

  package mutating func add(identity: String?, type: String?) {
    add(identity: identity)
    add(optional: type)
  }

  private mutating func add(identity: String?) {
    if let identity {
      add(1)
      if let end = identity.uniqueIdentifierEnd {
        add("uuid")
        add(String(identity[end...]))
      } else {
        add(identity)
      }
    } else {
      add(0)
    }
  }

  /// Adds rows without identities that are all of one type, or of types that are not known.
  package mutating func add(rowCount: Int, type: String?) {
    add(2)
    for shift in stride(from: 0, to: 64, by: 8) {
      add(UInt8(truncatingIfNeeded: rowCount >> shift))
    }
    add(optional: type)
  }

  /// The eight digits that a picture shows of a fingerprint.
  package static func text(of value: UInt32) -> String { value.hexadecimal(digits: 8) }

  private mutating func add(optional text: String?) {
    add(text == nil ? 0 : 1)
    if let text { add(text) }
  }

  private mutating func add(_ text: String) {
    var text = text
    var digest = self
    text.withUTF8 { for byte in $0 { digest.add(byte) } }
    digest.add(0xFF)
    self = digest
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt32(byte)) &* 0x0100_0193
  }
}
