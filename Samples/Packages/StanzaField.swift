/// A field of a stanza that a package keeps.
enum StanzaField: Int, CaseIterable {
  case package, version, architecture, section, installedSize, description, status

  /// The field with a name, whatever the case of its letters; nil for one that is not kept.
  init?(name: UnsafeRawBufferPointer) {
    for (field, spelling) in Self.spellings where spelling.count == name.count {
      guard zip(spelling, name).allSatisfy({ $0 == $1 | 0x20 }) else { continue }
      self = field
      return
    }
    return nil
  }

  private static let spellings: [(StanzaField, [UInt8])] = [
    (.package, Array("package".utf8)),
    (.version, Array("version".utf8)),
    (.architecture, Array("architecture".utf8)),
    (.section, Array("section".utf8)),
    (.installedSize, Array("installed-size".utf8)),
    (.description, Array("description".utf8)),
    (.status, Array("status".utf8)),
  ]
}

/// The values of a stanza's fields.
struct StanzaValues {
  private var values: [String?] = Array(repeating: nil, count: StanzaField.allCases.count)

  /// Keeps the value of a field; false if it has one already.
  mutating func set(_ field: StanzaField, _ value: String) -> Bool {
    guard values[field.rawValue] == nil else { return false }
    values[field.rawValue] = value
    return true
  }

  /// The package, if it has a name.
  var package: PackageDatabase.Package? {
    guard let name = value(.package) else { return nil }
    return PackageDatabase.Package(
      id: name,
      name: name,
      version: value(.version) ?? "",
      architecture: value(.architecture) ?? "",
      section: value(.section) ?? "unknown",
      installedSize: value(.installedSize).flatMap(Self.size),
      summary: value(.description) ?? "",
      status: value(.status) ?? "unknown"
    )
  }

  private func value(_ field: StanzaField) -> String? {
    guard let value = values[field.rawValue], !value.isEmpty else { return nil }
    return value
  }

  private static func size(_ text: String) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
