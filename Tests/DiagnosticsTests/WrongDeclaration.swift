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
    self.init(name, errors, code: code)
  }

  init(_ name: String, _ errors: [String], code: String) {
    self.name = name
    self.errors = errors
    self.code = code
  }

  /// The number of lines of its code.
  var lineCount: Int { code.count { $0 == "\n" } + 1 }

  /// All of them, and a right one.
  static let all = builder + chain + typical + oldSpellings + parts + planted + [right]

  /// Mistakes of which each stands in a section of nine handlers, or in a shorter one beside it.
  private static let planted = PlantedMistake.all.flatMap(\.declarations)

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

    struct Mail: Identifiable, Equatable {
      let id: Int
      var subject: String, sender: String, size: Double, isRead: Bool, tags: [String]
    }
    final class Text: Equatable {
      var text: String?
      static func == (a: Text, b: Text) -> Bool { a.text == b.text }
    }
    final class MailCell: TableCell, ViewEventEmitting {
      enum ViewEvent { case starred, opened(String) }
      let title = Text(), detail = Text()
    }
    final class BadgeCell: TableCell, ViewModelBindable {
      struct ViewModel: Equatable { var text: String }
      let label = Text()
      var viewModel: ViewModel?
    }
    final class ButtonCell: TableCell {}
    enum Folder: Int, TableViewSection { case inbox, badges, buttons, archive }
    func open(_ mail: Mail) {}
    func delete(_ mail: Mail) async {}
    func flag(_ mail: Mail) async {}

    """

  private static func head(_ number: Int) -> String {
    """
    @MainActor func declare\(number)(
      _ people: [Person],
      _ by: [Section: [Person]],
      _ binder: SectionedTableViewBinder<Section>,
      _ mails: [Mail], _ store: [Mail], _ flagged: Bool,
      _ folders: SectionedTableViewBinder<Folder>
    ) {

    """
  }
}
