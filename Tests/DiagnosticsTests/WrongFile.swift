/// A file of wrong declarations, each in a function of its own, which the compiler reads in one run.
struct WrongFile: Sendable {
  /// What apps import.
  static let app = WrongFile(
    imports: ["Binder", "BinderObservables", "HeadlessTableTesting"],
    WrongDeclaration.builder + WrongDeclaration.chain + WrongDeclaration.typical
      + WrongDeclaration.parts + WrongDeclaration.contents
      + WrongDeclaration.contentParts + WrongDeclaration.contentChains
      + WrongDeclaration.planted.filter { !costlyNames.contains($0.name) }
      + [WrongDeclaration.right]
  )

  /// What takes the solver longer than anything else: what a chain binds is not known, and its handlers depend on it.
  static let costly = WrongFile(
    imports: ["Binder", "BinderObservables", "HeadlessTableTesting"],
    scopes: 60_000,
    WrongDeclaration.planted.filter { costlyNames.contains($0.name) }
  )
  private static let costlyNames: Set = [
    "a misspelt cell in a chain", "a misspelt label in a chain",
  ]

  /// What those import who come from another library.
  static let migration = WrongFile(
    imports: ["Binder", "BinderMigration", "BinderObservables", "HeadlessTableTesting"],
    WrongDeclaration.oldSpellings
  )

  let declarations: [WrongDeclaration]
  /// The scopes that the solver may take for one expression; beyond them the compiler gives up, with another error.
  let scopes: Int
  let source: String
  /// The line on which each one's code begins, by that code.
  let firstLines: [String: Int]

  private init(imports: [String], scopes: Int = 8_000, _ declarations: [WrongDeclaration]) {
    (self.declarations, self.scopes) = (declarations, scopes)
    let prelude = imports.map { "import \($0)\n" }.joined() + Self.prelude
    source =
      prelude
      + declarations.indices.map { "\(Self.head($0))\(declarations[$0].code)\n}\n" }.joined()
    var lines: [String: Int] = [:]
    var line = 1 + prelude.count { $0 == "\n" }
    for declaration in declarations {
      line += Self.head(0).count { $0 == "\n" }
      lines[declaration.code] = line
      line += declaration.lineCount + 1
    }
    firstLines = lines
  }

  private static let prelude = """
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
