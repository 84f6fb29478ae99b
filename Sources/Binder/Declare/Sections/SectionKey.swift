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

  static var wholeTable: SectionKey { SectionKey(WholeTable()) }

  var isWholeTable: Bool { box is TypedSectionBox<WholeTable> }

  var name: String { box.name }

  var nameOfNamed: String? { isWholeTable ? nil : name }

  var typeOfName: Any.Type? {
    isWholeTable || section(of: SourceSection.self) != nil ? nil : box.sectionType
  }

  @usableFromInline
  func typed<Section: TableViewSection>() -> Section {
    guard type(of: box) == TypedSectionBox<Section>.self else {
      preconditionFailure("Section '\(name)' is not of type \(Section.self)")
    }
    return unsafeDowncast(box, to: TypedSectionBox<Section>.self).section
  }

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
  @usableFromInline let hash: Int

  /// The section's name, found at first use: it may be read off the section's properties.
  private(set) lazy var name = makeName()

  @inlinable
  init(hash: Int) { self.hash = hash }

  @usableFromInline
  func makeName() -> String { preconditionFailure("A section has a type") }

  @usableFromInline
  func isEqual(to other: SectionBox) -> Bool { preconditionFailure("A section has a type") }

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
  func keyed<Result>(_ transform: (Value) -> Result) -> [SectionKey: Result] {
    var keyed = [SectionKey: Result](minimumCapacity: count)
    for (section, value) in self { keyed[SectionKey(section)] = transform(value) }
    return keyed
  }
}
