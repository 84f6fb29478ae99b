/// A section of a table without its type.
///
/// Chains and screens are generic over the type of their sections. What stands behind them is not: it knows every section
/// by its key, so that no code is made, and no type is looked up, for each type of sections.
///
/// Two keys are the same if their sections are equal by the type's own `==`.
@usableFromInline
struct SectionKey: Hashable {
  @usableFromInline let box: SectionBox

  // Compiled where the type of sections is known, so that the type of the box is not looked up each time.
  @inlinable
  init<Section: TableViewSection>(_ section: Section) {
    box = TypedSectionBox(section)
  }

  /// The only section of a table without named sections.
  static var wholeTable: SectionKey { SectionKey(WholeTable()) }

  /// Whether it is the only section of a table without named sections.
  var isWholeTable: Bool { box is TypedSectionBox<WholeTable> }

  /// The section's name in messages, snapshots and the call log.
  var name: String { box.name }

  /// The same; nil for the only section of a table without named sections.
  var nameOfNamed: String? { isWholeTable ? nil : name }

  /// The type of the section; nil for the only one of a table and for those of a source.
  var typeOfName: Any.Type? {
    isWholeTable || section(of: SourceSection.self) != nil ? nil : box.sectionType
  }

  /// The section with its type, which is that of the table's sections.
  @usableFromInline
  func typed<Section: TableViewSection>() -> Section {
    guard type(of: box) == TypedSectionBox<Section>.self else {
      preconditionFailure("Section '\(name)' is not of type \(Section.self)")
    }
    return unsafeDowncast(box, to: TypedSectionBox<Section>.self).section
  }

  /// The section as the user wrote it; nil for a name of another type.
  func section<Section: TableViewSection>(of type: Section.Type) -> Section? {
    (box as? TypedSectionBox<Section>)?.section
  }

  /// Sections in ascending order if their type is `Comparable`, else ordered by name.
  static func sorted(_ sections: [SectionKey]) -> [SectionKey] {
    if let inOrder = sections.first?.box.sorted(sections) { return inOrder }
    return sections.ordered { $0.name < $1.name }
  }

  @usableFromInline
  static func == (lhs: SectionKey, rhs: SectionKey) -> Bool {
    lhs.box === rhs.box || lhs.box.hash == rhs.box.hash && lhs.box.isEqual(to: rhs.box)
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(box.hash) }
}

/// Holds a section; each kind of section has a box of its own.
@usableFromInline
class SectionBox {
  /// The section's hash value, computed once.
  @usableFromInline let hash: Int

  /// The section's name, found at first use: it may be read off the section's properties.
  private(set) lazy var name = makeName()

  @inlinable
  init(hash: Int) { self.hash = hash }

  @usableFromInline
  func makeName() -> String { preconditionFailure("A section has a type") }

  @usableFromInline
  func isEqual(to other: SectionBox) -> Bool { preconditionFailure("A section has a type") }

  /// The type of the section.
  var sectionType: Any.Type { preconditionFailure("A section has a type") }

  /// Sections of this type in ascending order; nil if the type has none.
  @usableFromInline
  func sorted(_ sections: [SectionKey]) -> [SectionKey]? {
    preconditionFailure("A section has a type")
  }
}

@usableFromInline
final class TypedSectionBox<Section: TableViewSection>: SectionBox {
  @usableFromInline let section: Section

  @inlinable
  init(_ section: Section) {
    self.section = section
    super.init(hash: section.hashValue)
  }

  override var sectionType: Any.Type { Section.self }

  @usableFromInline
  override func makeName() -> String { displayName(of: section) }

  @usableFromInline
  override func isEqual(to other: SectionBox) -> Bool {
    guard type(of: other) == Self.self else { return false }
    return unsafeDowncast(other, to: TypedSectionBox.self).section == section
  }

  @usableFromInline
  override func sorted(_ sections: [SectionKey]) -> [SectionKey]? {
    guard let type = Section.self as? any Comparable.Type else { return nil }
    return Self.sorted(sections, by: type)
  }

  private static func sorted<Order: Comparable>(
    _ sections: [SectionKey],
    by order: Order.Type
  ) -> [SectionKey] {
    sections.compactMap { key in
      (key.typed() as Section as? Order).map { (order: $0, key: key) }
    }
    .ordered { $0.order < $1.order }
    .map { $0.key }
  }
}

extension Dictionary where Key: TableViewSection {
  /// What is made of the values, by sections without their type.
  func keyed<Result>(_ transform: (Value) -> Result) -> [SectionKey: Result] {
    var keyed = [SectionKey: Result](minimumCapacity: count)
    for (section, value) in self { keyed[SectionKey(section)] = transform(value) }
    return keyed
  }
}
