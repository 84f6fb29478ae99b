import Testing

/// A declaration that the compiler must refuse, with the line and the sentence of each error.
struct WrongDeclaration: Sendable, CustomTestStringConvertible {
  /// What is wrong.
  let name: String
  /// The errors, as `line: sentence`; lines count in `code`, from 1.
  let errors: [String]
  /// The body of a function that knows `people`, `binder` and `store`.
  let code: String

  var testDescription: String { name }

  init(_ name: String, _ errors: String..., code: String) {
    self.name = name
    self.errors = errors
    self.code = code
  }

  /// The number of lines of its code.
  var lineCount: Int { code.count { $0 == "\n" } + 1 }

  /// All of them, and a right one.
  static let all = builder + chain + typical + long + gestures + oldSpellings + parts + [right]

  /// What the compiler says of a property that the model does not have.
  static func noProperty(_ line: Int) -> String {
    """
    \(line): getter for 'subscript(dynamicMember:)' is unavailable: the model has no such property, or \
    it is optional, of another type, or can't be set here; if it is a method, look for another mistake
    """
  }

  /// What the compiler says of a handler with the model before there are cells.
  static func noModel(_ line: Int) -> String {
    """
    \(line): getter for 'subscript(dynamicMember:)' is unavailable: bind cells with models before a \
    handler that takes the model
    """
  }

  /// A declaration that has no errors.
  static let right = WrongDeclaration(
    "a right declaration",
    code: """
      _ = TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) { Cells(PersonCell.self, models: people) }
      }
      binder.onSection(.friends).bind(cellType: PersonCell.self, models: people)
      """
  )

  /// A file with all of them, each in a function of its own.
  static var source: String {
    prelude + all.indices.map { "\(head($0))\(all[$0].code)\n}\n" }.joined()
  }

  /// The line of the file on which each one's code begins, by that code.
  static let firstLines: [String: Int] = {
    var lines: [String: Int] = [:]
    var line = 1 + prelude.count { $0 == "\n" }
    for declaration in all {
      line += headLineCount
      lines[declaration.code] = line
      line += declaration.lineCount + 1
    }
    return lines
  }()

  private static let headLineCount = head(0).count { $0 == "\n" }

  private static let prelude = """
    import Binder
    import HeadlessTableTesting

    struct Person: Identifiable, Equatable { let id: Int; var name: String; var age = 0 }
    final class PersonCell: TableCell { var text = ""; func show() {} }
    final class Banner: TableHeaderFooterView {
      struct Model: Equatable { var text: String }
    }
    final class BannerCell: TableCell, ViewModelBindable { var viewModel: Banner.Model? }
    final class FieldCell: TableCell, ViewEventEmitting { enum ViewEvent { case ended } }
    enum Plain: TableViewSection { case one }
    enum Section: Int, TableViewSection { case friends, enemies }
    enum Other: Int, TableViewSection { case friends }

    """

  private static func head(_ number: Int) -> String {
    """
    @MainActor func declare\(number)(
      _ people: [Person],
      _ by: [Section: [Person]],
      _ binder: SectionedTableViewBinder<Section>
    ) {

    """
  }
}
