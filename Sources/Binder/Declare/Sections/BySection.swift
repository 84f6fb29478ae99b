/// Data by section: that of one section, as most chains have it, or of any number.
@usableFromInline
enum BySection<Value> {
  case one(SectionKey, Value)
  case many([SectionKey: Value], order: [SectionKey] = [])

  @inline(__always)
  subscript(section: SectionKey) -> Value? {
    switch self {
    case .one(let known, let value): known == section ? value : nil
    case .many(let values, _): values[section]
    }
  }

  var count: Int {
    switch self {
    case .one: 1
    case .many(let values, _): values.count
    }
  }

  func mapValues<Result>(_ transform: (Value) -> Result) -> BySection<Result> {
    switch self {
    case .one(let section, let value): .one(section, transform(value))
    case .many(let values, let order): .many(values.mapValues(transform), order: order)
    }
  }

  var order: [SectionKey] {
    if case .many(_, let order) = self { order } else { [] }
  }
}

extension BySection: Sequence {
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
    case .many(let values, _): Iterator(one: nil, many: values.makeIterator())
    }
  }
}
