/// Mistakes in rows that are declared by what they show, in chains.
extension WrongDeclaration {
  static let contentChains = [
    WrongDeclaration(
      "a misspelt property in a chain of contents by section",
      "2: value of type 'Person' has no member 'nme'",
      code: """
        binder.onSections(.friends, .enemies)
          .rows({ by }) { person in ListContent(person.nme) }
        """
    ),
    WrongDeclaration(
      "a misspelt property in a chain of contents",
      "2: value of type 'Person' has no member 'nme'",
      code: """
        binder.onSection(.friends)
          .rows({ people }) { person in ListContent(person.nme) }
          .onTapped { person in print(person.name) }
        """
    ),
    WrongDeclaration(
      "a misspelt property behind a chain of contents",
      "3: value of type 'Person' has no member 'nme'",
      code: """
        binder.onSection(.friends)
          .rows({ people }) { person in ListContent(person.name) }
          .onTapped { person in print(person.nme) }
          .row { ListContent("Add") }
        """
    ),
    WrongDeclaration(
      "a misspelt content in a chain",
      "2: cannot find 'LitContent' in scope",
      code: """
        binder.onSection(.friends)
          .rows({ people }) { person in LitContent(person.name) }
          .onTapped { person in print(person.name) }
        """
    ),
    WrongDeclaration(
      "a parameter too many in a chain of contents",
      "3: contextual closure type '@MainActor @Sendable (Person) async -> Void' expects 1 argument, but 2 were used in closure body",
      code: """
        binder.onSection(.friends)
          .rows({ people }) { person in ListContent(person.name) }
          .onTapped { row, person in print(person.name) }
        """
    ),
    WrongDeclaration(
      "a member of the model of one row in a chain",
      "3: value of tuple type 'ContentRowChain<Section>.Model' has no member 'name'",
      code: """
        binder.onSection(.friends)
          .row { ListContent("Add") }
          .onTapped { person in print(person.name) }
        """
    ),
    WrongDeclaration(
      "two contents in a chain",
      "2: 'buildBlock' is unavailable: a row shows one content; write a Rows or a Row for each",
      code: """
        binder.onSection(.friends)
          .rows({ people }) { person in
            ListContent(person.name)
            ListContent(person.name)
          }
        """
    ),
    WrongDeclaration(
      "a content for some models alone in a chain",
      "3: 'buildOptional' is unavailable: a row always shows a content; add an else, or leave the model out of the rows",
      "3: 'buildOptional' is unavailable: a row always shows a content; add an else, or leave the model out of the rows",
      code: """
        binder.onSection(.friends)
          .rows({ people }) { person in
            if person.age > 3 { ListContent(person.name) }
          }
        """
    ),
    WrongDeclaration(
      "an accessory that does not exist, in a chain",
      "3: type 'CellAccessory' has no member 'chekmark'",
      code: """
        binder.onSection(.friends)
          .rows({ people }) { person in ListContent(person.name) }
          .accessory { person in person.age > 3 ? .chekmark : .none }
        """
    ),
    WrongDeclaration(
      "a misspelt handler in a chain of contents",
      "3: value of type 'ContentChain<Section, Person>' has no dynamic member 'onTaped' using key path from root type 'HandlerNames'",
      code: """
        binder.onSection(.friends)
          .rows({ people }) { person in ListContent(person.name) }
          .onTaped { person in print(person.name) }
          .cellHeight(60)
        """
    ),
    WrongDeclaration(
      "a common wrong name in a chain of contents",
      "3: 'onSelect' is unavailable: use 'onTapped'",
      code: """
        binder.onSection(.friends)
          .rows({ people }) { person in ListContent(person.name) }
          .onSelect { person in print(person.name) }
        """
    ),
    WrongDeclaration(
      "cells behind rows of a chain",
      "4: 'bind(cellType:models:)' is unavailable: a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own",
      code: """
        binder.onSection(.friends)
          .rows({ people }) { person in ListContent(person.name) }
          .onTapped { person in print(person.name) }
          .bind(cellType: PersonCell.self, models: { people })
          .onDequeue { row, cell, person in cell.text = person.name }
        """
    ),
    WrongDeclaration(
      "rows behind the cells of a chain",
      "4: 'rows(_:content:)' is unavailable: a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: { people })
          .onDequeue { row, cell, person in cell.text = person.name }
          .rows({ people }) { person in ListContent(person.name) }
          .onTapped { person in print(person.name) }
        """
    ),
    WrongDeclaration(
      "one row behind the cells of a chain",
      "3: 'row(id:content:)' is unavailable: a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: { people })
          .row { ListContent("Add") }
          .onTapped { print(people.count) }
        """
    ),
    WrongDeclaration(
      "observed rows behind the cells of a chain",
      "3: 'observedRows(_:content:)' is unavailable: a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: { people })
          .observedRows(MutableObservableArray(people)) { person in ListContent(person.name) }
        """
    ),
    WrongDeclaration(
      "rows behind the cells of several sections",
      "3: 'rows(_:content:)' is unavailable: a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own",
      code: """
        binder.onSections(.friends, .enemies)
          .bind(cellType: PersonCell.self, models: { by })
          .rows({ by }) { person in ListContent(person.name) }
          .onTapped { person in print(person.name) }
        """
    ),
    WrongDeclaration(
      "cells behind the rows of several sections",
      "3: 'bind(cellType:models:)' is unavailable: a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own",
      code: """
        binder.onSections(.friends, .enemies)
          .rows({ by }) { person in ListContent(person.name) }
          .bind(cellType: PersonCell.self, models: { by })
          .onDequeue { section, row, cell, person in cell.text = person.name }
        """
    ),
    WrongDeclaration(
      "a footer behind the rows of a chain",
      "3: 'bind(footerTitle:)' is unavailable: write the footer before the rows",
      code: """
        binder.onSection(.friends)
          .rows({ people }) { person in ListContent(person.name) }
          .bind(footerTitle: "All")
          .onTapped { person in print(person.name) }
        """
    ),
    WrongDeclaration(
      "a header behind the rows of a chain",
      "3: 'bind(headerTitle:)' is unavailable: write the header before the rows",
      code: """
        binder.onSection(.friends)
          .row { ListContent("Add") }
          .bind(headerTitle: "All")
        """
    ),
  ]
}
