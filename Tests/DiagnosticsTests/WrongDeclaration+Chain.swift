/// Wrong chains.
extension WrongDeclaration {
  static let chain = [
    WrongDeclaration(
      "items instead of their type",
      "1: cannot convert value of type '[Person]' to expected argument type 'Item.Type'",
      "1: generic parameter 'Item' could not be inferred",
      code: """
        binder.onSection(.friends).bind(cellType: PersonCell.self, items: people)
        """
    ),
    WrongDeclaration(
      "items of several sections instead of their type",
      "1: generic parameter 'Item' could not be inferred",
      "1: cannot convert value of type '[Int]' to expected argument type 'Item.Type'",
      code: """
        binder.onSections(.friends, .enemies).bind(cellType: PersonCell.self, items: [1, 2])
        """
    ),
    WrongDeclaration(
      "the sections of a source in a binder of named sections",
      """
      2: 'onSections(of:)' is unavailable: the sections of a source are not of this binder's type; use a \
      TableViewBinder or a CollectionViewBinder
      """,
      "5: value of type 'Person' has no member 'nam'",
      code: """
        let source = ArrayDataSource(people)
        binder.onSections(of: source).bind(cellType: PersonCell.self)
          .onTapped { section, row, cell, person in print(section.name ?? "", person.name) }
        TableViewBinder(tableView: binder.tableView).onSections(of: source).bind(cellType: PersonCell.self)
          .onTapped { section, row, cell, person in print(section.name ?? "", person.nam) }
        """
    ),
    WrongDeclaration(
      "a text as a placeholder of a binder",
      "1: 'placeholder' is unavailable: name the type of a view; the text is its view model",
      "2: 'tableHeader' is unavailable: name the type of a view; the text is its view model",
      "3: 'tableFooter' is unavailable: name the type of a view; the text is its view model",
      code: """
        binder.placeholder("No people")
        binder.tableHeader("People")
        binder.tableFooter("People")
        """
    ),
    WrongDeclaration(
      "a handler before the cells",
      "2: contextual closure type '(Int, any TableCell) -> Void' expects 2 arguments, but 3 were used in closure body",
      "2: value of type 'any TableCell' has no member 'text'",
      code: """
        binder.onSection(.friends)
          .onTapped { row, cell, person in cell.text = person.name }
          .bind(cellType: PersonCell.self, models: people)
        """
    ),
    WrongDeclaration(
      "a handler for dequeues before the cells",
      "2: contextual closure type '(Int, any TableCell) -> Void' expects 2 arguments, but 3 were used in closure body",
      code: """
        binder.onSection(.friends)
          .onDequeue { row, cell, person in print(person.name) }
          .bind(cellType: PersonCell.self, models: people)
        """
    ),
    WrongDeclaration(
      "a handler before the cells of several sections",
      "2: contextual closure type '(Section, Int, any TableCell) -> Void' expects 3 arguments, but 4 were used in closure body",
      "2: value of type 'any TableCell' has no member 'text'",
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
      "1: referencing instance method 'bind(cellType:models:)' on 'PlainMultiSectionChain' requires the types 'HandlersOnly' and 'BindsData' be equivalent",
      code: """
        binder.onAnySection().bind(cellType: PersonCell.self, models: [.friends: people])
        """
    ),
    WrongDeclaration(
      "a misspelt handler",
      "2: value of type 'SectionChain<Section, PersonCell, Person>' has no dynamic member 'onTaped' using key path from root type 'HandlerNames'",
      code: """
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: people)
          .onTaped { row, cell, person in print(row) }
        """
    ),
  ]
}
