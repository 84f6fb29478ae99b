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

  /// Mistakes of which each stands in a section of nine handlers, or in a shorter one beside it.
  static let planted = (PlantedMistake.inHandlers + PlantedMistake.inData)
    .flatMap(\.declarations)

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
}
