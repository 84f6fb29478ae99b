/// Which type stands for which reuse identifier, and how an object of it is made.
struct ViewRegistrations<View> {
  struct Entry {
    let typeName: String
    let make: @MainActor () -> View
  }

  private var entries: [String: Entry] = [:]

  subscript(identifier: String) -> Entry? {
    get { entries[identifier] }
    set { entries[identifier] = newValue }
  }

  /// Every registered reuse identifier, in alphabetical order.
  var identifiers: [String] { entries.keys.sorted() }
}
