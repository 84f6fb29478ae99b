/// Wrong screens.
extension WrongDeclaration {
  static let builder = [
    WrongDeclaration(
      "items instead of their type",
      "2: 'init(_:items:onDequeue:)' is unavailable: name the type of the snapshot's items, as in 'items: Int.self'; models are bound by 'models:'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, items: people) { row, cell, person in } }
        }
        """
    ),
    WrongDeclaration(
      "no cells",
      """
      2: 'buildExpression' is unavailable: this section has no cells; add Cells, for no rows with an \
      empty array, or Handlers() if another part binds them
      """,
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
      """
      3: 'buildExpression' is unavailable: this section has no cells; add Cells, for no rows with an \
      empty array, or Handlers() if another part binds them
      """,
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, models: people) }
          OnSection(.enemies) {}
        }
        """
    ),
    WrongDeclaration(
      "no cells in a table",
      """
      2: 'buildExpression' is unavailable: this table has no cells; add Cells, for no rows with an \
      empty array
      """,
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
      """
      2: 'buildExpression' is unavailable: the name of this section is not of the type that \
      sectionedBy says
      """,
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
      """
      2: 'buildExpression' is unavailable: a text is no section; write it as Header or Footer inside \
      OnSection
      """,
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          "FRIENDS"
          OnSection(.friends) { Cells(PersonCell.self, models: people) }
        }
        """
    ),
    WrongDeclaration(
      "a cell among sections",
      """
      3: 'buildExpression' is unavailable: a cell is no section; write Cells with its type inside \
      OnSection
      """,
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, models: people) }
          PersonCell()
        }
        """
    ),
    WrongDeclaration(
      "a view among sections",
      """
      2: 'buildExpression' is unavailable: a view is no section; write Header or Footer with its type \
      inside OnSection
      """,
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          Banner()
        }
        """
    ),
    WrongDeclaration(
      "a statement among sections",
      """
      2: 'buildExpression' is unavailable: only sections stand here; run other code before the screen, or in \
      a function
      """,
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          print("building")
          OnSection(.friends) { Cells(PersonCell.self, models: people) }
        }
        """
    ),
    WrongDeclaration(
      "a statement in a section",
      """
      3: 'buildExpression' is unavailable: only parts of the section stand here; run other code before the \
      screen, or in a function
      """,
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
      """
      2: 'buildExpression' is unavailable: write a loop: for name in names { OnSection(name) { … } }
      """,
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          [Section.friends].map { OnSection($0) { Cells(PersonCell.self, models: people) } }
        }
        """
    ),
    WrongDeclaration(
      "the whole table among sections",
      """
      2: 'buildExpression' is unavailable: OnTable is the whole of a screen without named sections; write \
      OnSection, or leave sectionedBy out
      """,
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnTable { Cells(PersonCell.self, models: people) }
        }
        """
    ),
    WrongDeclaration(
      "cells without a section in a screen without named ones",
      """
      2: 'buildExpression' is unavailable: this is a part of a section; write it inside OnTable, or inside \
      OnSection after TableScreen(sectionedBy:)
      """,
      code: """
        _ = TableScreen {
          Cells(PersonCell.self, models: people)
        }
        """
    ),
    WrongDeclaration(
      "cells without a section",
      "2: 'buildExpression' is unavailable: this is a part of a section; write it inside OnSection",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          Cells(PersonCell.self, models: people)
        }
        """
    ),
    WrongDeclaration(
      "a text in a section",
      """
      3: 'buildExpression' is unavailable: a text is no part of a section; write it as Header or \
      Footer
      """,
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
      """
      2: 'init(_:)' is unavailable: a text needs a view here: name its type, and give the text as its \
      view model
      """,
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          Placeholder("No people")
          OnSection(.friends) { Cells(PersonCell.self, models: people) }
        }
        """
    ),
    WrongDeclaration(
      "parts of one section in several",
      """
      3: 'buildExpression' is unavailable: this is a part of one section; write CellsBySection, \
      HandlersBySection, HeadersBySection or FootersBySection here
      """,
      """
      8: 'buildExpression' is unavailable: this is a part of one section; write CellsBySection, \
      HandlersBySection, HeadersBySection or FootersBySection here
      """,
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
      """
      3: 'buildExpression' is unavailable: this is a part of several sections; write Cells, Handlers, \
      Header or Footer here
      """,
      """
      8: 'buildExpression' is unavailable: this is a part of several sections; write Cells, Handlers, \
      Header or Footer here
      """,
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
      """
      3: 'buildExpression' is unavailable: a view is no part of a section; write Header or Footer with \
      its type
      """,
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
      """
      4: 'buildExpression' is unavailable: a section cannot be inside another one; write it after the \
      other's closing brace
      """,
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
      """
      3: 'buildExpression' is unavailable: OnAnySection only takes handlers and dimensions; bind data \
      with OnAllOtherSections
      """,
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
      """
      3: 'onTapped' is unavailable: a header has no handlers; write them on Cells
      """,
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
      """
      3: 'onTapped' is unavailable: a section has no handlers; write them on its Cells
      """,
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, models: people) }
            .onTapped { row, cell, person in print(row) }
        }
        """
    ),
  ]
}
