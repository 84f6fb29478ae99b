/// Data by section: that of one section, as most chains have it, or of any number.
@usableFromInline
enum BySection<Value> {
  /// The data of one section.
  case one(SectionKey, Value)
  /// The data of any number of sections.
  case many([SectionKey: Value])

  /// The data of a section; nil if there is none.
  @inline(__always)
  subscript(section: SectionKey) -> Value? {
    switch self {
    case .one(let known, let value): known == section ? value : nil
    case .many(let values): values[section]
    }
  }

  /// The number of sections.
  var count: Int {
    switch self {
    case .one: 1
    case .many(let values): values.count
    }
  }

  /// What is made of the data, by the same sections.
  func mapValues<Result>(_ transform: (Value) -> Result) -> BySection<Result> {
    switch self {
    case .one(let section, let value): .one(section, transform(value))
    case .many(let values): .many(values.mapValues(transform))
    }
  }

}

extension BySection: Sequence {
  /// Goes through the sections and their data, in no order.
  @usableFromInline
  struct Iterator: IteratorProtocol {
    fileprivate var one: (SectionKey, Value)?
    fileprivate var many: [SectionKey: Value].Iterator?

    @usableFromInline
    mutating func next() -> (SectionKey, Value)? {
      guard many == nil else { return many?.next().map { ($0.key, $0.value) } }
      defer { one = nil }
      return one
    }
  }

  @usableFromInline
  func makeIterator() -> Iterator {
    switch self {
    case .one(let section, let value): Iterator(one: (section, value), many: nil)
    case .many(let values): Iterator(one: nil, many: values.makeIterator())
    }
  }
}
