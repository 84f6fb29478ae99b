/// Wrong chains.
extension WrongDeclaration {
  static let chain = [
    WrongDeclaration(
      "items instead of their type",
      "1: 'bind(cellType:items:)' is unavailable: name the type of the snapshot's items, as in 'items: Int.self'; models are bound by 'models:'",
      code: """
        binder.onSection(.friends).bind(cellType: PersonCell.self, items: people)
        """
    ),
    WrongDeclaration(
      "items of several sections instead of their type",
      "1: 'bind(cellType:items:)' is unavailable: name the type of the snapshot's items, as in 'items: Int.self'; models are bound by 'models:'",
      code: """
        binder.onSections(.friends, .enemies).bind(cellType: PersonCell.self, items: [1, 2])
        """
    ),
    WrongDeclaration(
      "a text as a placeholder of a binder",
      """
      1: 'placeholder' is unavailable: a text needs a view here: name its type, and give the text as \
      its view model
      """,
      """
      2: 'tableHeader' is unavailable: a text needs a view here: name its type, and give the text as \
      its view model
      """,
      """
      3: 'tableFooter' is unavailable: a text needs a view here: name its type, and give the text as \
      its view model
      """,
      code: """
        binder.placeholder("No people")
        binder.tableHeader("People")
        binder.tableFooter("People")
        """
    ),
    WrongDeclaration(
      "a handler before the cells",
      """
      2: 'onTapped' is unavailable: bind cells with models before a handler that takes the model
      """,
      code: """
        binder.onSection(.friends)
          .onTapped { row, cell, person in cell.text = person.name }
          .bind(cellType: PersonCell.self, models: people)
        """
    ),
    WrongDeclaration(
      "a handler for dequeues before the cells",
      noModel(2),
      code: """
        binder.onSection(.friends)
          .onDequeue { row, cell, person in print(person.name) }
          .bind(cellType: PersonCell.self, models: people)
        """
    ),
    WrongDeclaration(
      "a handler before the cells of several sections",
      """
      2: 'onTapped' is unavailable: bind cells with models before a handler that takes the model
      """,
      code: """
        binder.onSections(.friends)
          .onTapped { section, row, cell, person in cell.text = person.name }
          .bind(cellType: PersonCell.self, models: [.friends: people])
        """
    ),
    WrongDeclaration(
      "a section of another type",
      "1: cannot convert value of type 'Other' to expected argument type 'Section'",
      code: """
        binder.onSection(Other.friends).bind(cellType: PersonCell.self, models: people)
        """
    ),
    WrongDeclaration(
      "data for any section",
      """
      1: 'bind(cellType:models:)' is unavailable: onAnySection() only takes handlers and dimensions; \
      bind data with onAllOtherSections()
      """,
      code: """
        binder.onAnySection().bind(cellType: PersonCell.self, models: [.friends: people])
        """
    ),
    WrongDeclaration(
      "a misspelt handler",
      "2: value of type 'SectionChain<Section, PersonCell, Person>' has no member 'onTaped'",
      code: """
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: people)
          .onTaped { row, cell, person in print(row) }
        """
    ),
  ]
}
