/// Mistakes in rows that are declared by what they show.
extension WrongDeclaration {
  static let contents = [
    WrongDeclaration(
      "a misspelt property in a content",
      "3: value of type 'Person' has no member 'nme'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in ListContent(person.nme) }
              .onTapped { person in print(person.id) }
          }
        }
        """
    ),
    WrongDeclaration(
      "a misspelt property behind a content",
      "4: value of type 'Person' has no member 'nme'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in ListContent(person.name) }
              .onTapped { person in print(person.nme) }
          }
        }
        """
    ),
    WrongDeclaration(
      "a misspelt content",
      "3: cannot find 'LitContent' in scope",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in LitContent(person.name) }
          }
        }
        """
    ),
    WrongDeclaration(
      "a parameter too many behind a content",
      "4: contextual closure type '@MainActor @Sendable (Person) async -> Void' expects 1 argument, but 2 were used in closure body",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in ListContent(person.name) }
              .onTapped { row, person in print(person.name) }
          }
        }
        """
    ),
    WrongDeclaration(
      "cells beside rows",
      "2: 'buildPartialBlock(accumulated:next:)' is unavailable: a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Cells(PersonCell.self, models: people)
            Row(ListContent("Add"))
          }
        }
        """
    ),
    WrongDeclaration(
      "two contents of a row",
      "3: 'buildBlock' is unavailable: a row shows one content; write a Rows or a Row for each",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in
              ListContent(person.name)
              ListContent("")
            }
          }
        }
        """
    ),
    WrongDeclaration(
      "a handler that does not exist, behind a content",
      "4: value of type 'ContentRows<Section, Person>' has no dynamic member 'onTaped' using key path from root type 'HandlerNames'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in ListContent(person.name) }
              .onTaped { person in print(person.name) }
          }
        }
        """
    ),
    WrongDeclaration(
      "an event of a class that is no content",
      "4: instance method 'onEvent(from:_:)' requires that 'PersonCell' conform to 'CellContent'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in ListContent(person.name) }
              .onEvent(from: PersonCell.self) { person, event in print(event) }
          }
        }
        """
    ),
  ]
}
