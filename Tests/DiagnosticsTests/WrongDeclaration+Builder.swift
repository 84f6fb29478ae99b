/// Wrong screens.
extension WrongDeclaration {
  static let builder = [
    WrongDeclaration(
      "items instead of their type",
      "2: cannot convert value of type '[Person]' to expected argument type 'Model.Type'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, items: people) { row, cell, person in } }
        }
        """
    ),
    WrongDeclaration(
      "no cells",
      "2: 'buildFinalResult' is unavailable: a section shows rows; add Cells, Rows or a Row",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Header("FRIENDS")
            HeaderHeight(28)
          }
        }
        """
    ),
    WrongDeclaration(
      "nothing in a section",
      "3: 'buildFinalResult' is unavailable: a section shows rows; add Cells, Rows or a Row",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, models: people) }
          OnSection(.enemies) {}
        }
        """
    ),
    WrongDeclaration(
      "no cells in a table",
      "2: 'buildFinalResult' is unavailable: a section shows rows; add Cells, Rows or a Row",
      code: """
        _ = TableScreen {
          OnTable { Header("FRIENDS") }
        }
        """
    ),
    WrongDeclaration(
      "cells twice",
      """
      2: 'buildPartialBlock(accumulated:next:)' is unavailable: a section has its cells once; put \
      these Cells into a section of its own, or into an else
      """,
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Cells(PersonCell.self, models: people)
            Cells(PersonCell.self, models: people)
          }
        }
        """
    ),
    WrongDeclaration(
      "cells in a loop",
      """
      2: 'buildArray' is unavailable: a section has its cells once; put the loop around OnSection, or \
      into the models
      """,
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { for person in people { Cells(PersonCell.self, models: [person]) } }
        }
        """
    ),
    WrongDeclaration(
      "a section of another type",
      "2: cannot convert value of type 'Other' to expected argument type 'Section'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(Other.friends) { Cells(PersonCell.self, models: people) }
        }
        """
    ),
    WrongDeclaration(
      "a section that does not exist",
      "2: type 'Section' has no member 'freinds'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.freinds) { Cells(PersonCell.self, models: people) }
        }
        """
    ),
    WrongDeclaration(
      "a text among sections",
      "2: static method 'buildExpression' requires that 'String' conform to 'ScreenPart'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          "FRIENDS"
          OnSection(.friends) { Cells(PersonCell.self, models: people) }
        }
        """
    ),
    WrongDeclaration(
      "a cell among sections",
      "3: static method 'buildExpression' requires that 'PersonCell' conform to 'ScreenPart'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, models: people) }
          PersonCell()
        }
        """
    ),
    WrongDeclaration(
      "a view among sections",
      "2: static method 'buildExpression' requires that 'Banner' conform to 'ScreenPart'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          Banner()
        }
        """
    ),
    WrongDeclaration(
      "a statement among sections",
      "2: type '()' cannot conform to 'ScreenPart' [#ProtocolTypeNonConformance]",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          print("building")
          OnSection(.friends) { Cells(PersonCell.self, models: people) }
        }
        """
    ),
    WrongDeclaration(
      "a statement in a section",
      "3: type '()' cannot conform to 'SectionPart' [#ProtocolTypeNonConformance]",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            print("building")
            Cells(PersonCell.self, models: people)
          }
        }
        """
    ),
    WrongDeclaration(
      "mapped sections",
      "2: static method 'buildExpression' requires that '[OnSection<Section, WithCells>]' conform to 'ScreenPart'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          [Section.friends].map { OnSection($0) { Cells(PersonCell.self, models: people) } }
        }
        """
    ),
    WrongDeclaration(
      "the whole table among sections",
      "2: static method 'buildExpression' requires the types 'Section' and 'WholeTable' be equivalent",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnTable { Cells(PersonCell.self, models: people) }
        }
        """
    ),
    WrongDeclaration(
      "cells without a section in a screen without named ones",
      "2: static method 'buildExpression' requires that 'SectionCells<Section, PersonCell, Person>' conform to 'ScreenPart'",
      "2: generic parameter 'Section' could not be inferred",
      code: """
        _ = TableScreen {
          Cells(PersonCell.self, models: people)
        }
        """
    ),
    WrongDeclaration(
      "cells without a section",
      "2: generic parameter 'Section' could not be inferred",
      "2: static method 'buildExpression' requires that 'SectionCells<Section, PersonCell, Person>' conform to 'ScreenPart'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          Cells(PersonCell.self, models: people)
        }
        """
    ),
    WrongDeclaration(
      "a text in a section",
      "3: static method 'buildExpression' requires that 'String' conform to 'SectionPart'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            "FRIENDS"
            Cells(PersonCell.self, models: people)
          }
        }
        """
    ),
    WrongDeclaration(
      "a text as a placeholder",
      "2: 'init(_:)' is unavailable: name the type of a view; the text is its view model",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          Placeholder("No people")
          OnSection(.friends) { Cells(PersonCell.self, models: people) }
        }
        """
    ),
    WrongDeclaration(
      "parts of one section in several",
      "3: no exact matches in call to static method 'buildExpression'",
      "3: generic parameter 'Section' could not be inferred",
      "8: argument type 'PlainSectionCells<Section, any TableCell>' does not conform to expected type 'MultiSectionPart'",
      "8: generic parameter 'Section' could not be inferred",
      "8: contextual closure type '(Int, any TableCell) -> Void' expects 2 arguments, but 3 were used in closure body",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSections(.friends, .enemies) {
            Cells(PersonCell.self, models: people)
          }
        }
        _ = TableScreen(sectionedBy: Section.self) {
          OnAnySection {
            Handlers().onTapped { section, row, cell in }
          }
        }
        """
    ),
    WrongDeclaration(
      "parts of several sections in one",
      "3: global function 'CellsBySection(_:models:onDequeue:)' requires that 'AnyHashable' conform to 'TableViewSection'",
      "3: static method 'buildExpression' requires that 'MultiSectionCells<AnyHashable, PersonCell, Person, BindsData>' conform to 'SectionPart'",
      "3: reference to member 'friends' cannot be resolved without a contextual type",
      "8: generic type alias 'HeadersBySection' requires that 'AnyHashable' conform to 'TableViewSection'",
      "8: static method 'buildExpression' requires that 'HeadersBySection<AnyHashable>' (aka 'SupplementariesBySection<AnyHashable, HeaderRole>') conform to 'SectionPart'",
      "8: reference to member 'friends' cannot be resolved without a contextual type",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            CellsBySection(PersonCell.self, models: [.friends: people])
          }
        }
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            HeadersBySection([.friends: "FRIENDS"])
            Cells(PersonCell.self, models: people)
          }
        }
        """
    ),
    WrongDeclaration(
      "a view in a section",
      "3: static method 'buildExpression' requires that 'Banner' conform to 'SectionPart'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Banner()
            Cells(PersonCell.self, models: people)
          }
        }
        """
    ),
    WrongDeclaration(
      "a section in a section",
      "4: conformance of 'OnSection<Section, Presence>' to 'SectionPart' is unavailable: a section cannot be inside another one; write it after the other's closing brace",
      "2: 'buildPartialBlock(accumulated:next:)' is unavailable: a section has its cells once; put these Cells into a section of its own, or into an else",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Cells(PersonCell.self, models: people)
            OnSection(.enemies) { Cells(PersonCell.self, models: people) }
          }
        }
        """
    ),
    WrongDeclaration(
      "data for any section",
      "3: cannot convert value of type 'BindsData' to expected argument type 'HandlersOnly'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnAnySection {
            CellsBySection(PersonCell.self, models: [.friends: people])
          }
        }
        """
    ),
    WrongDeclaration(
      "a handler before the cells",
      "3: generic parameter 'Section' could not be inferred",
      "3: value of type 'Header<Section>' (aka 'SupplementaryPart<Section, HeaderRole>') has no member 'onTapped'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Header("FRIENDS").onTapped { row, cell in print(row) }
            Cells(PersonCell.self, models: people)
          }
        }
        """
    ),
    WrongDeclaration(
      "a handler on a section",
      "2: generic parameter 'Section' could not be inferred",
      "2: generic parameter 'Presence' could not be inferred",
      "2: type 'TableViewSection' has no member 'friends'",
      "3: value of type 'OnSection<Section, Presence>' has no member 'onTapped'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, models: people) }
            .onTapped { row, cell, person in print(row) }
        }
        """
    ),
  ]
}
