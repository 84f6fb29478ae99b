/// A type that has to be known to a table before the table can hand out its objects.
@MainActor
@usableFromInline
final class ViewRegistration {
  private let view: AnyObject.Type
  /// The name of its pool.
  let reuseIdentifier: String
  /// Makes the type known to a table.
  let register: (any TableHost) -> Void

  // Each type has one registration, because screens declare the same types again and again.
  private static var cells: [ObjectIdentifier: ViewRegistration] = [:]
  /// The one that was asked for last: most sections have cells of the type of the section above them.
  private static var latestCell: ViewRegistration?
  private static var headersAndFooters: [ObjectIdentifier: ViewRegistration] = [:]

  /// A type of cells.
  static func cell<Cell: TableCell>(_ type: Cell.Type) -> ViewRegistration {
    if let latestCell, latestCell.type == ObjectIdentifier(type) { return latestCell }
    let known = cells[ObjectIdentifier(type)]
    let registration = known ?? ViewRegistration(type) { $0.register(type) }
    cells[ObjectIdentifier(type)] = registration
    latestCell = registration
    return registration
  }

  /// A type of headers and footers.
  static func headerFooter<View: TableHeaderFooterView>(_ type: View.Type) -> ViewRegistration {
    if let known = headersAndFooters[ObjectIdentifier(type)] { return known }
    let registration = ViewRegistration(type) { $0.register(type) }
    headersAndFooters[ObjectIdentifier(type)] = registration
    return registration
  }

  private init<View: AnyObject>(
    _ type: View.Type,
    register: @escaping (any TableHost) -> Void
  ) {
    self.view = type
    self.reuseIdentifier = Binder.reuseIdentifier(of: type)
    self.register = register
  }

  // A cell type shows models of few types, most often of one.
  private var forms: [(models: ObjectIdentifier, form: AnyObject)] = []

  /// The form of cells of the type for models of a type; nil if there was none yet.
  func form<Model>(ofModels type: Model.Type) -> CellForm<Model>? {
    let models = ObjectIdentifier(type)
    for known in forms where known.models == models {
      return unsafeDowncast(known.form, to: CellForm<Model>.self)
    }
    return nil
  }

  /// Keeps a form of cells of the type.
  func keep<Model>(_ form: CellForm<Model>) { forms.append((ObjectIdentifier(Model.self), form)) }

  /// The identity of the type.
  var type: ObjectIdentifier { ObjectIdentifier(view) }

  /// The type's name, without the types and the module around it.
  var typeName: String { String(describing: view) }

  /// The type's name with the types around it, to tell two of the same name apart.
  var qualifiedTypeName: String { String(reflecting: view) }
}
