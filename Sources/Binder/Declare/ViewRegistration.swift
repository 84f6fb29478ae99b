/// A type that has to be known to the table before it can hand out its objects.
@MainActor
struct ViewRegistration {
  /// The type's name, without the types and the module around it.
  let typeName: String
  /// The type's name with the types around it, to tell two of the same name apart.
  let qualifiedTypeName: String
  /// Which type it is.
  let type: ObjectIdentifier
  /// The name of its pool.
  let reuseIdentifier: String
  /// Makes the type known to a table.
  let register: (any TableHost) -> Void

  static func cell<Cell: TableCell>(_ type: Cell.Type) -> ViewRegistration {
    ViewRegistration(type) { $0.register(type) }
  }

  static func headerFooter<View: TableHeaderFooterView>(_ type: View.Type) -> ViewRegistration {
    ViewRegistration(type) { $0.register(type) }
  }

  private init<View: AnyObject>(
    _ type: View.Type,
    register: @escaping (any TableHost) -> Void
  ) {
    self.typeName = String(describing: type)
    self.qualifiedTypeName = String(reflecting: type)
    self.type = ObjectIdentifier(type)
    self.reuseIdentifier = Binder.reuseIdentifier(of: type)
    self.register = register
  }
}
