/// Mistakes among many handlers.
extension WrongDeclaration {
  static let long = [
    WrongDeclaration(
      "a misspelt property, first of six handlers",
      noProperty(2),
      code: chain(
        ["  .onDequeue { row, cell, person in cell.text = person.nme }"] + handlers.dropFirst()
      )
    ),
    WrongDeclaration(
      "a misspelt property, third of six handlers",
      noProperty(4),
      code: chain(
        handlers.prefix(2) + ["  .cellHeight { row, person in person.aeg == 2 ? 44 : 66 }"]
          + handlers.dropFirst(3)
      )
    ),
    WrongDeclaration(
      "a property of another type, first of six handlers",
      noProperty(2),
      code: chain(
        ["  .onDequeue { row, cell, person in cell.text = person.age }"] + handlers.dropFirst()
      )
    ),
    WrongDeclaration(
      "a property of another type in statements of the first of six handlers",
      noProperty(2),
      code: chain(
        ["  .onDequeue { row, cell, person in cell.show(); cell.text = person.age }"]
          + handlers.dropFirst()
      )
    ),
    WrongDeclaration(
      "a method that the model does not have, before five handlers",
      noProperty(2),
      code: chain(
        ["  .onDequeue { row, cell, person in cell.text = person.describe(row) }"]
          + handlers.dropFirst()
      )
    ),
    WrongDeclaration(
      "optional models before six handlers",
      """
      1: conformance of 'Optional<Wrapped>' to 'ModelsOfRows' is unavailable: the models are \
      optional; bind an empty array for none: models ?? []
      """,
      code: chain(models: "people.isEmpty ? nil : people", handlers)
    ),
    WrongDeclaration(
      "a misspelt property of a cell among six handlers, in a statement of its own",
      "3: value of type 'PersonCell' has no member 'txt'",
      code: statement(
        ["  .onDequeue { row, cell, person in cell.txt = person.name }"] + handlers.dropFirst()
      )
    ),
    WrongDeclaration(
      "a misspelt handler after four others, in a statement of its own",
      "7: value of type 'SectionChain<Section, PersonCell, Person>' has no member 'onTaped'",
      code: statement(handlers.prefix(4) + ["  .onTaped { row, cell, person in print(person.id) }"])
    ),
    WrongDeclaration(
      "an unknown name in the last of six handlers, in a statement of its own",
      "8: cannot find 'mark' in scope",
      code: statement(handlers.dropLast() + ["  .accessory { row, person in mark(person) }"])
    ),
    WrongDeclaration(
      "a misspelt property, first of six handlers in a builder",
      noProperty(4),
      code: screen(
        ["  .onDequeue { row, cell, person in cell.text = person.nme }"] + handlers.dropFirst()
      )
    ),
    WrongDeclaration(
      "a misspelt property, third of six handlers in a builder",
      noProperty(6),
      code: screen(
        handlers.prefix(2) + ["  .cellHeight { row, person in person.aeg == 2 ? 44 : 66 }"]
          + handlers.dropFirst(3)
      )
    ),
    WrongDeclaration(
      "a misspelt property, first of six handlers of several sections",
      noProperty(2),
      code: several(by: "binder.onSections(.friends).bind(cellType: PersonCell.self, models: by)")
    ),
    WrongDeclaration(
      "a misspelt property, first of six handlers of several sections in a builder",
      noProperty(4),
      code: several(
        by: """
          _ = TableScreen(sectionedBy: Section.self) {
          OnSections(.friends, .enemies) {
          CellsBySection(PersonCell.self, models: by)
          """,
        end: "\n}\n}"
      )
    ),
    WrongDeclaration(
      "a misspelt property of a cell among six handlers of a builder, in a statement of its own",
      "5: value of type 'PersonCell' has no member 'txt'",
      code: screenStatement(
        ["  .onDequeue { row, cell, person in cell.txt = person.name }"] + handlers.dropFirst()
      )
    ),
  ]

  private static let handlers = [
    "  .onDequeue { row, cell, person in cell.text = person.name }",
    "  .onTapped { row, cell, person in print(person.id) }",
    "  .cellHeight { row, person in person.age == 2 ? 44 : 66 }",
    "  .onDelete { row, person in print(person.id) }",
    "  .onPrimaryAction { row, person in print(person.id) }",
    "  .accessory { row, person in person.id == 1 ? .checkmark : .none }",
  ]

  /// Handlers in the statement that binds the cells.
  private static func chain(models: String = "people", _ handlers: [String]) -> String {
    let rows = "binder.onSection(.friends).bind(cellType: PersonCell.self, models: \(models))"
    return ([rows] + handlers).joined(separator: "\n")
  }

  /// Handlers in a statement of their own.
  private static func statement(_ handlers: [String]) -> String {
    ["let rows = \(chain([]))", "rows"].joined(separator: "\n") + "\n"
      + handlers.joined(separator: "\n")
  }

  /// Handlers of cells in a builder.
  private static func screen(_ handlers: [String]) -> String {
    screen(["Cells(PersonCell.self, models: people)"], handlers)
  }

  /// Handlers in a statement of their own in a builder.
  private static func screenStatement(_ handlers: [String]) -> String {
    let rows =
      "let rows: Cells<Section, PersonCell, Person> = Cells(PersonCell.self, models: people)"
    return screen([rows, "rows"], handlers)
  }

  /// Handlers of several sections, of which the first has a mistake; `by` has the models by section.
  private static func several(by rows: String, end: String = "") -> String {
    let handlers =
      ["  .onDequeue { row, cell, person in cell.text = person.nme }"] + handlers.dropFirst()
    let bySection = handlers.map { $0.replacing("{ row", with: "{ section, row") }
    return ([rows] + bySection).joined(separator: "\n") + end
  }

  private static func screen(_ cells: [String], _ handlers: [String]) -> String {
    let head = ["_ = TableScreen(sectionedBy: Section.self) {", "OnSection(.friends) {"]
    return (head + cells + handlers + ["}", "}"]).joined(separator: "\n")
  }
}
