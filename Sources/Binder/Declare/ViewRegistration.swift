/// A type that must be registered with a table before the table can dequeue its objects.
@MainActor
@usableFromInline
package final class ViewRegistration {
  private let view: AnyObject.Type
  let reuseIdentifier: String
  let register: (any TableHost) -> Void
  let isCell: Bool

  // Each type has one registration, because screens declare the same types again and again.
  private static var cells = Registrations()
  private static var headersAndFooters = Registrations()

  package static func cell<Cell: TableCell>(_ type: Cell.Type) -> ViewRegistration {
    cells.known(type) ?? cells.keep(ViewRegistration(type, isCell: true) { $0.register(type) })
  }

  static func headerFooter<View: TableHeaderFooterView>(_ type: View.Type) -> ViewRegistration {
    headersAndFooters.known(type)
      ?? headersAndFooters.keep(ViewRegistration(type, isCell: false) { $0.register(type) })
  }

  private init<View: AnyObject>(
    _ type: View.Type,
    isCell: Bool,
    register: @escaping (any TableHost) -> Void
  ) {
    self.view = type
    self.reuseIdentifier = Binder.reuseIdentifier(of: type)
    self.register = register
    self.isCell = isCell
  }

  // A type shows models of few types, most often of one.
  private var forms: [(models: ObjectIdentifier, form: AnyObject)] = []

  /// The form of views of the type for models of a type; nil if there was none yet.
  ///
  /// All forms of the type's views are of one type for the same models, so that none has to be cast.
  func form<Model, Form: AnyObject>(ofModels type: Model.Type, as form: Form.Type) -> Form? {
    let models = ObjectIdentifier(type)
    for known in forms where known.models == models {
      return unsafeDowncast(known.form, to: form)
    }
    return nil
  }

  func keep<Model>(_ form: AnyObject, forModels type: Model.Type) {
    forms.append((ObjectIdentifier(type), form))
  }

  var type: ObjectIdentifier { ObjectIdentifier(view) }

  package var typeName: String { String(describing: view) }

  /// The type's name with the types around it, which distinguishes two of the same name.
  var qualifiedTypeName: String { String(reflecting: view) }
}

@MainActor
private struct Registrations {
  private var known: [ObjectIdentifier: ViewRegistration] = [:]
  /// The one that was requested last: most sections have views of the types of the section above them.
  private var latest: ViewRegistration?

  mutating func known(_ type: AnyObject.Type) -> ViewRegistration? {
    if let latest, latest.type == ObjectIdentifier(type) { return latest }
    guard let registration = known[ObjectIdentifier(type)] else { return nil }
    latest = registration
    return registration
  }

  mutating func keep(_ registration: ViewRegistration) -> ViewRegistration {
    known[registration.type] = registration
    latest = registration
    return registration
  }
}
