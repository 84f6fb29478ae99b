internal import HeadlessTable

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// Reads a value by reflection, with everything that it holds, in an order that is the same in each run.
///
/// An object is listed where it is met first; a second mention names that place. What would differ in each run
/// (addresses) or has no text (functions) is a note.
@MainActor
struct ValueReader {
  private static let deepest = 32

  /// The objects that were met, which live until all is read, and the paths of the first mentions.
  var met: [ObjectIdentifier: (object: AnyObject, path: String)] = [:]
  /// The same objects in the order in which they were met.
  var order: [ObjectIdentifier] = []
  /// Whether sets and dictionaries are read with their members, and not by their number alone.
  var readsUnordered = true

  init() {}

  mutating func read(_ value: Any, at path: String = "", depth: Int = 0) -> ValueNode.Content {
    guard depth <= Self.deepest else { return .note("lies deeper than \(Self.deepest) levels") }
    let content = simple(value, at: path) ?? own(value, at: path) ?? reflected(value, path, depth)
    return path.isEmpty ? content : redacted(content, at: path)
  }

  /// The mark of a redacted value that has others in it, or that is not there.
  private func redacted(_ content: ValueNode.Content, at path: String) -> ValueNode.Content {
    let word: String
    switch content {
    case .value, .note: return content
    case .absent: word = "nil"
    case .group(_, let title, _): word = title
    }
    let value = Redaction.applied(to: .word(word), at: path)
    if case .redacted = value { return .value(value, tags: []) }
    return content
  }
}

// MARK: - Values without members

extension ValueReader {
  private func simple(_ value: Any, at path: String) -> ValueNode.Content? {
    if let value = Self.scalar(value) {
      return .value(Redaction.applied(to: value, at: path), tags: [])
    }
    switch value {
    case let text as AttributedString: return attributed(text, at: path)
    case let text as AttributedSubstring: return attributed(AttributedString(text), at: path)
    case let type as Any.Type:
      return .value(.word(String(describing: type)), tags: [])
    case is AnyKeyPath: return .note("a key path")
    case is any _Pointer, is ObjectIdentifier, is OpaquePointer, is UnsafeRawBufferPointer,
      is UnsafeMutableRawBufferPointer:
      return .note("an address")
    default: return nil
    }
  }

  /// The characters, and the number of runs if there are attributes; these have no text that is the same in each run.
  private func attributed(_ text: AttributedString, at path: String) -> ValueNode.Content {
    let value = Redaction.applied(to: .string(String(text.characters)), at: path)
    let isPlain = text.runs.allSatisfy { $0.attributes == AttributeContainer() }
    let tags = isPlain ? [] : [counted(text.runs.count, "attributed run")]
    return .value(value, tags: tags)
  }

  private static func scalar(_ value: Any) -> SnapshotValue? {
    switch value {
    case let text as any StringProtocol: return .string(String(text))
    case let character as Character: return .string(String(character))
    case let scalar as Unicode.Scalar: return .string(String(scalar))
    case let data as Data: return .word(text(of: data))
    case let number as Decimal: return .word(number.description)
    // Its digits are fewer than those of the nearest `Double`.
    case let number as Float: return Double(number.description).map { .number($0) }
    case let duration as Duration: return .word(duration.description)
    case let zone as TimeZone: return .word(zone.identifier)
    case let locale as Locale: return .word(locale.identifier)
    case let calendar as Calendar: return .word(String(describing: calendar.identifier))
    default: break
    }
    switch Mirror(reflecting: value).displayStyle {
    case .collection, .dictionary, .set, .tuple, .class: return nil
    default: break
    }
    if case .value(let value) = SimpleValue(value) { return value }
    return nil
  }

  /// The number of bytes, and the first of them.
  private static func text(of data: Data) -> String {
    let digits = data.prefix(16).map { $0.hexadecimal(digits: 2) }
    let rest = data.count > 16 ? "…#\(RowDigest.text(of: RowDigest(of: data).value))" : ""
    let count = counted(data.count, "byte")
    return digits.isEmpty ? count : "\(count): \(digits.joined())\(rest)"
  }
}

extension RowDigest {
  fileprivate init(of data: Data) {
    self.init()
    add(identity: data.map { String($0, radix: 16) }.joined(separator: " "), type: nil)
  }
}

// MARK: - Views, and values that describe themselves

extension ValueReader {
  private func own(_ value: Any, at path: String) -> ValueNode.Content? {
    let fields: [SnapshotField]
    switch value {
    case let describing as any SnapshotDescribing:
      fields = describing.snapshotFields
    case let view as HeadlessView:
      return content(of: view, at: path)
    case is HeadlessCell, is HeadlessHeaderFooterView, is any MadeForHeadlessTable:
      fields = ViewFields(of: value as AnyObject).fields
    case let table as HeadlessListView:
      return .note("the table \(table.id)")
    default: return nil
    }
    return .group(.members, title: Self.typeName(of: value), fields.map { node($0, at: path) })
  }

  private func content(of view: HeadlessView, at path: String) -> ValueNode.Content {
    let fields = view.isHidden ? [] : view.snapshotFields(named: "view")
    if fields.count == 1, let field = fields.first, field.name == "view" {
      return .value(Redaction.applied(to: field.value, at: path), tags: field.tags)
    }
    let members = fields.map { field in
      var field = field
      if field.name.hasPrefix("view.") { field.name.removeFirst(5) }
      return node(field, at: path)
    }
    return .group(.members, title: Self.typeName(of: view), members)
  }

  private func node(_ field: SnapshotField, at path: String) -> ValueNode {
    let path = path.isEmpty ? field.name : "\(path).\(field.name)"
    var value = Redaction.applied(to: field.value, at: path)
    // What is measured has three decimals, as in a table's text.
    if case .number(let number) = value { value = .number((number * 1000).rounded() / 1000) }
    return ValueNode(label: .name(field.name), content: .value(value, tags: field.tags))
  }

  private static func typeName(of value: Any) -> String { String(describing: type(of: value)) }
}

// MARK: - Values with members

extension ValueReader {
  private mutating func reflected(_ value: Any, _ path: String, _ depth: Int) -> ValueNode.Content {
    let mirror = Mirror(reflecting: value)
    let type = Self.typeName(of: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { read($0.value, at: path, depth: depth) } ?? .absent
    case .struct: return .group(.members, title: type, members(of: mirror, path, depth))
    case .tuple: return .group(.members, title: "tuple", members(of: mirror, path, depth))
    case .class: return object(value as AnyObject, mirror, path, depth)
    case .enum: return payload(of: mirror, value, path, depth)
    case .collection: return list(mirror, path, depth)
    case .set:
      let values = mirror.children.map(\.value)
      let elements = unordered(values) { reader, element in
        ValueNode(content: reader.read(element, at: "\(path)[]", depth: depth + 1))
      }
      return .group(.set, title: counted(values.count, "element"), elements)
    case .dictionary:
      let pairs = mirror.children.map { Mirror(reflecting: $0.value).children.map(\.value) }
        .filter { $0.count == 2 }
      let entries = unordered(pairs) { $0.entry($1, path, depth) }
      let title = "\(pairs.count) entr\(pairs.count == 1 ? "y" : "ies")"
      return .group(.dictionary, title: title, entries)
    default:
      // A type that gives its members without a style, as ranges do.
      let members = self.members(of: mirror, path, depth)
      return members.isEmpty ? .note("a function") : .group(.members, title: type, members)
    }
  }

  private mutating func object(
    _ object: AnyObject,
    _ mirror: Mirror,
    _ path: String,
    _ depth: Int
  ) -> ValueNode.Content {
    if let first = met[ObjectIdentifier(object)] {
      return .note("the same object as \(first.path.isEmpty ? "the top" : "'\(first.path)'")")
    }
    met[ObjectIdentifier(object)] = (object, path)
    order.append(ObjectIdentifier(object))
    let type = Self.typeName(of: object)
    return .group(.members, title: type, members(of: mirror, path, depth))
  }

  /// The members, those of superclasses first; of an observable class without what observes it.
  private mutating func members(of mirror: Mirror, _ path: String, _ depth: Int) -> [ValueNode] {
    var levels = [mirror]
    while let next = levels.last?.superclassMirror { levels.append(next) }
    let children = levels.reversed().flatMap(\.children)
    let isObservable = children.contains { $0.label == Self.registrar }
    var names = DistinctNames()
    return children.compactMap { child in
      guard var name = child.label, name != Self.registrar, !name.hasPrefix("$__lazy_storage_$_")
      else { return nil }
      if name.hasPrefix(".") || (isObservable && name.hasPrefix("_")) { name.removeFirst() }
      name = names.next(name)
      let path = path.isEmpty ? name : "\(path).\(name)"
      return ValueNode(
        label: .name(name),
        content: read(child.value, at: path, depth: depth + 1)
      )
    }
  }

  private static let registrar = "_$observationRegistrar"

  private mutating func payload(
    of mirror: Mirror,
    _ value: Any,
    _ path: String,
    _ depth: Int
  ) -> ValueNode.Content {
    guard let child = mirror.children.first else {
      return .value(.word(String(describing: value)), tags: [])
    }
    let inner = Mirror(reflecting: child.value)
    let members: [ValueNode]
    if inner.displayStyle == .tuple {
      members = self.members(of: inner, path, depth)
    } else {
      let content = read(child.value, at: "\(path).0", depth: depth + 1)
      members = [ValueNode(label: .name("0"), content: content)]
    }
    return .group(.payload, title: child.label ?? "", members)
  }

  private mutating func list(_ mirror: Mirror, _ path: String, _ depth: Int) -> ValueNode.Content {
    var elements: [ValueNode] = []
    for child in mirror.children {
      let index = elements.count
      let content = read(child.value, at: "\(path)[\(index)]", depth: depth + 1)
      elements.append(ValueNode(label: .index(index), content: content))
    }
    return .group(.list, title: counted(elements.count, "element"), elements)
  }

  private mutating func entry(_ pair: [Any], _ path: String, _ depth: Int) -> ValueNode {
    let key = read(pair[0], at: "\(path)[]", depth: depth + 1)
    var writer = ValueDumpWriter(hasNumbers: false)
    let name = writer.keyText(of: key)
    let content = read(pair[1], at: "\(path)[\(name)]", depth: depth + 1)
    return ValueNode(label: .key(key), content: content)
  }
}
