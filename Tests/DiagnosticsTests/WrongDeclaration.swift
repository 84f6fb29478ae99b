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

  /// A file of its own, with the code at the end; the code's line 1 is line `firstLine`.
  var source: String { Self.prelude + code + "\n}\n" }

  static let firstLine = prelude.count { $0 == "\n" } + 1

  private static let prelude = """
    import Binder

    struct Person: Identifiable, Equatable { let id: Int; var name: String }
    final class PersonCell: TableCell { var text = "" }
    final class Banner: TableHeaderFooterView {}
    enum Section: Int, TableViewSection { case friends, enemies }
    enum Other: Int, TableViewSection { case friends }
    @MainActor func declare(
      _ people: [Person],
      _ binder: SectionedTableViewBinder<Section>
    ) {

    """
}
