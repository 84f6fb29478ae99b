/// A value that a snapshot leaves out, and the name that replaces it, as in `‹date›`.
///
///     assertSnapshot(of: table, as: .picture(.text).redacting(.kind(.date), .field("amount")))
///
/// Texts, calls, drawings, dumps and JSON leave out the same. The first redaction that fits a value names it.
public struct Redaction: Sendable {
  /// The kind of a value, for `kind(_:)`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The identity of a row, or a universally unique identifier.
    case identifier
    /// A date.
    case date
    /// A number, whole or not; not one within a text.
    case number
  }

  /// A value that could be left out.
  public struct Candidate: Hashable, Sendable {
    /// Its path: `amount`, `avatar.initials`, `lines[0].price`; `identity` for the identity of a row, `event` for the
    /// event of a cell in a log of calls.
    public var path: String
    /// The value as it is.
    public var value: SnapshotValue
    /// The kind; nil for anything else.
    public var kind: Kind?
  }

  let name: @Sendable (Candidate) -> String?

  /// Leaves out the fields at a path, and everything below it.
  ///
  /// In the path, `*` matches any name or index: `amount`, `lines[*].price`. By default its last name is in the snapshot.
  public static func field(_ path: String, as name: String? = nil) -> Redaction {
    let wanted = path.pathComponents
    let last = wanted.last { $0.first?.isLetter == true }
    let name = name ?? last.map(String.init) ?? "redacted"
    return Redaction { candidate in
      let found = candidate.path.pathComponents
      guard found.count >= wanted.count else { return nil }
      return zip(wanted, found).allSatisfy { $0 == "*" || $0 == $1 } ? name : nil
    }
  }

  /// Leaves out the values of a kind.
  public static func kind(_ kind: Kind) -> Redaction {
    Redaction { $0.kind == kind ? kind.rawValue : nil }
  }

  /// Leaves out the values for which a closure returns a name, which is in the snapshot.
  public static func values(_ name: @escaping @Sendable (Candidate) -> String?) -> Redaction {
    Redaction(name: name)
  }

  /// The redactions of what is drawn within `withRedactions(_:_:)`.
  @TaskLocal static var scope: [Redaction] = []
}

/// Draws and writes with values left out.
///
///     let text = withRedactions([.kind(.date)]) { table.render() }
///
/// What the code around it leaves out stays left out.
public func withRedactions<Result, Failure: Error>(
  _ redactions: [Redaction],
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  // `withValue` throws any error; a result carries the one type that there can be.
  let result = Redaction.$scope.withValue(Redaction.scope + redactions) {
    () -> Swift.Result<Result, Failure> in
    do throws(Failure) {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }
  return try result.get()
}

extension Redaction {
  package static func applied(to value: SnapshotValue, at path: String) -> SnapshotValue {
    guard !scope.isEmpty else { return value }
    return mark(Candidate(path: path, value: value, kind: value.kind)).map { .redacted($0) }
      ?? value
  }

  static func applied(to fields: [SnapshotField]) -> [SnapshotField] {
    scope.isEmpty ? fields : fields.map { applied(to: $0) }
  }

  package static func applied(to field: SnapshotField) -> SnapshotField {
    guard !scope.isEmpty else { return field }
    var field = field
    field.value = applied(to: field.value, at: field.name)
    return field
  }

  /// The text, or its replacement, as in `‹date›`.
  static func text(_ text: String?, at path: String) -> String? {
    guard let text, !scope.isEmpty else { return text }
    let value = SnapshotValue.string(text)
    return mark(Candidate(path: path, value: value, kind: value.kind)).map { "‹\($0)›" } ?? text
  }

  /// The identities of rows, or their replacements in `‹›`; the redactions are not read for each row where there are none.
  static func identities(_ names: @escaping (_ row: Int) -> String?) -> (_ row: Int) -> String? {
    scope.isEmpty ? names : { identity(names($0)) }
  }

  /// The identity of a row, or its replacement in `‹›`.
  static func identity(_ identity: String?) -> String? {
    guard let identity, !scope.isEmpty else { return identity }
    let candidate = Candidate(path: "identity", value: .string(identity), kind: .identifier)
    return mark(candidate).map { "‹\($0)›" } ?? identity
  }

  private static func mark(_ candidate: Candidate) -> String? {
    for redaction in scope {
      if let name = redaction.name(candidate) { return name }
    }
    return nil
  }
}

extension SnapshotValue {
  fileprivate var kind: Redaction.Kind? {
    switch self {
    case .number, .integer: .number
    case .token("date", _): .date
    case .token("uuid", _): .identifier
    case .string(let text): text.uniqueIdentifierEnd == text.endIndex ? .identifier : nil
    case .bool, .word, .token, .redacted: nil
    }
  }
}

extension String {
  /// Whether the text is the replacement of an identity that is left out.
  var isRedactionMark: Bool {
    // The first byte alone settles it for almost every identity.
    utf8.first == 0xE2 && hasPrefix("‹") && hasSuffix("›")
  }

  /// The names and the indices of a path: `lines`, `0` and `price` for `lines[0].price`.
  fileprivate var pathComponents: [Substring] {
    split { $0 == "." || $0 == "[" || $0 == "]" }
  }
}
