/// Mistakes among many handlers, which are named if a statement begins after the cells.
extension WrongDeclaration {
  static let long = [
    WrongDeclaration(
      "a misspelt property, first of six handlers",
      "3: 'subscript(dynamicMember:)' is unavailable: the model has no property of this name; if it is a method, look for another mistake",
      code: chain(
        ["  .onDequeue { row, cell, person in cell.text = person.nme }"] + handlers.dropFirst()
      )
    ),
    WrongDeclaration(
      "a misspelt property of a cell among six handlers",
      "3: value of type 'PersonCell' has no member 'txt'",
      code: chain(
        ["  .onDequeue { row, cell, person in cell.txt = person.name }"] + handlers.dropFirst()
      )
    ),
    WrongDeclaration(
      "a misspelt handler after four others",
      "7: value of type 'SectionChain<Section, PersonCell, Person>' has no member 'onTaped'",
      code: chain(handlers.prefix(4) + ["  .onTaped { row, cell, person in print(person.id) }"])
    ),
    WrongDeclaration(
      "an unknown name in the last of six handlers",
      "8: cannot find 'mark' in scope",
      code: chain(handlers.dropLast() + ["  .accessory { row, person in mark(person) }"])
    ),
    WrongDeclaration(
      "a misspelt property among many handlers in a builder",
      "5: 'subscript(dynamicMember:)' is unavailable: the model has no property of this name; if it is a method, look for another mistake",
      code: screen(
        ["  .onDequeue { row, cell, person in cell.text = person.nme }"] + handlers.dropFirst()
      )
    ),
    WrongDeclaration(
      "a misspelt property of a cell among many handlers in a builder",
      "5: value of type 'PersonCell' has no member 'txt'",
      code: screen(
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

  /// A chain of handlers that begins a statement.
  private static func chain(_ handlers: [String]) -> String {
    let rows =
      "let rows = binder.onSection(.friends).bind(cellType: PersonCell.self, models: people)"
    return ([rows, "rows"] + handlers).joined(separator: "\n")
  }

  /// Cells in a builder whose handlers begin a statement.
  private static func screen(_ handlers: [String]) -> String {
    let rows =
      "let rows: Cells<Section, PersonCell, Person> = Cells(PersonCell.self, models: people)"
    let head = [
      "_ = TableScreen(sectionedBy: Section.self) {", "OnSection(.friends) {", rows, "rows",
    ]
    return (head + handlers + ["}", "}"]).joined(separator: "\n")
  }
}
