/// Mistakes in rows that are declared by what they show, among the parts of a section.
extension WrongDeclaration {
  static let contentParts = [
    WrongDeclaration(
      "a misspelt array of rows",
      "3: cannot find 'peple' in scope",
      "3: cannot infer type of closure parameter 'person' without a type annotation",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(peple) { person in ListContent(person.name) }
              .onTapped { person in print(person.name) }
          }
        }
        """
    ),
    WrongDeclaration(
      "a number for the text of a content",
      "3: cannot convert value of type 'Int' to expected argument type 'String'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in ListContent(person.age) }
          }
        }
        """
    ),
    WrongDeclaration(
      "a misspelt label of a content",
      "3: incorrect argument label in call (have '_:secndaryText:', expected '_:secondaryText:')",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in ListContent(person.name, secndaryText: person.name) }
          }
        }
        """
    ),
    WrongDeclaration(
      "a misspelt label of a row",
      "3: incorrect argument label in call (have '_:ide:', expected '_:id:')",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Row(ListContent("Add"), ide: 1)
          }
        }
        """
    ),
    WrongDeclaration(
      "a misspelt label of a toggle",
      "4: incorrect argument label in call (have 'isOne:_:', expected 'isOn:_:')",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Row(ListContent("Add"))
              .toggle(isOne: true) { isOn in print(isOn) }
          }
        }
        """
    ),
    WrongDeclaration(
      "a misspelt array, with an interpolation of the model",
      "3: cannot find 'peple' in scope",
      "1: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)",
      code: #"""
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(peple) { person in ListContent(person.name) }
              .onTapped { person in print("\(person.id)") }
          }
        }
        """#
    ),
    WrongDeclaration(
      "a member of the model of one row",
      "4: value of tuple type 'Void' has no member 'name'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Row(ListContent("Add"))
              .onTapped { person in print(person.name) }
          }
        }
        """
    ),
    WrongDeclaration(
      "a parameter too few of a moved row",
      "4: contextual closure type '@MainActor @Sendable (Int, Int, Person) async -> Void' expects 3 arguments, but 2 were used in closure body",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in ListContent(person.name) }
              .onMoved { from, to in print(from, to) }
          }
        }
        """
    ),
    WrongDeclaration(
      "an accessory that does not exist",
      "4: type 'CellAccessory' has no member 'chekmark'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in ListContent(person.name) }
              .accessory { person in person.age > 3 ? .chekmark : .none }
          }
        }
        """
    ),
    WrongDeclaration(
      "a uniform accessory that does not exist",
      "4: type 'CellAccessory' has no member 'chevron'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Row(ListContent("Add"))
              .accessory(.chevron)
          }
        }
        """
    ),
    WrongDeclaration(
      "a text for a height of contents",
      "4: cannot convert value of type 'String' to expected argument type 'Double'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in ListContent(person.name) }
              .cellHeight { person in person.name }
          }
        }
        """
    ),
    WrongDeclaration(
      "a content for some models alone",
      "4: 'buildOptional' is unavailable: a row always shows a content; add an else, or leave the model out of the rows",
      "4: 'buildOptional' is unavailable: a row always shows a content; add an else, or leave the model out of the rows",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in
              if person.age > 3 { ListContent(person.name) }
            }
          }
        }
        """
    ),
    WrongDeclaration(
      "a value that is no content",
      "3: static method 'buildExpression' requires that 'String' conform to 'CellContent'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in person.name }
          }
        }
        """
    ),
    WrongDeclaration(
      "a cell where a content belongs",
      "3: static method 'buildExpression' requires that 'PersonCell' conform to 'CellContent'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in PersonCell() }
          }
        }
        """
    ),
    WrongDeclaration(
      "rows beside cells",
      "2: 'buildPartialBlock(accumulated:next:)' is unavailable: a section has either Cells, once, or any number of Row and Rows; put one of both into a section of its own",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in ListContent(person.name) }
            Cells(PersonCell.self, models: people)
          }
        }
        """
    ),
    WrongDeclaration(
      "a misspelt Rows",
      "3: cannot find 'Rws' in scope",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rws(people) { person in ListContent(person.name) }
              .onTapped { person in print(person.name) }
          }
        }
        """
    ),
    WrongDeclaration(
      "a section without rows",
      "2: 'buildFinalResult' is unavailable: a section shows rows; add Cells, Rows or a Row",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Header("Friends")
          }
        }
        """
    ),
    WrongDeclaration(
      "a misspelt property of one row",
      "3: value of type '[Person]' has no member 'frst'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Row(ListContent(people.frst))
          }
        }
        """
    ),
    WrongDeclaration(
      "a cell in a handler of contents",
      "4: contextual closure type '(Person) -> Void' expects 1 argument, but 2 were used in closure body",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Rows(people) { person in ListContent(person.name) }
              .onWillDisplay { cell, person in print(person.name) }
          }
        }
        """
    ),
    WrongDeclaration(
      "rows of several sections with the models of one",
      "3: cannot convert value of type '[Person]' to expected argument type '[Section : [Model]]'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSections(.friends, .enemies) {
            RowsBySection(people) { person in ListContent(person.name) }
          }
        }
        """
    ),
    WrongDeclaration(
      "a misspelt property of rows by section",
      "3: value of type 'Person' has no member 'nme'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSections(.friends, .enemies) {
            RowsBySection(by) { person in ListContent(person.nme) }
              .onTapped { person in print(person.name) }
          }
        }
        """
    ),
    WrongDeclaration(
      "a misspelt event of a content",
      "6: type 'Field.Event' has no member 'tped'",
      code: """
        struct Field: CellContent, Equatable { enum Event { case typed(String) }; var text: String }
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Row(Field(text: "a"))
              .onEvent(from: Field.self) { event in
                if case .tped(let text) = event { print(text) }
              }
          }
        }
        """
    ),
  ]
}
