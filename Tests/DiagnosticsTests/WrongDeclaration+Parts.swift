/// What is a call in one place and a part or an argument in another.
extension WrongDeclaration {
  static let parts = [
    WrongDeclaration(
      "heights and titles of a section as calls on it",
      "2: 'headerHeight' is unavailable: write HeaderHeight(…) in the section, beside Cells",
      "3: 'footerHeight' is unavailable: write FooterHeight(…) in the section, beside Cells",
      "4: 'indexTitle' is unavailable: write IndexTitle(…) in the section, beside Cells",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, models: people) }.headerHeight(28)
          OnSection(.enemies) { Cells(PersonCell.self, models: people) }.footerHeight { 28 }
          OnSection(.friends) { Cells(PersonCell.self, models: people) }.indexTitle("K")
        }
        """
    ),
    WrongDeclaration(
      "heights and titles of a section as calls on its cells",
      """
      3: 'estimatedHeaderHeight' is unavailable: write EstimatedHeaderHeight(…) in the section, beside \
      Cells
      """,
      "7: 'indexTitle' is unavailable: write IndexTitle(…) in the section, beside Cells",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Cells(PersonCell.self, models: people) { row, cell, person in cell.show() }.estimatedHeaderHeight(28)
          }
          OnSection(.enemies) {
            Cells(PersonCell.self, models: people) { row, cell, person in cell.text = person.name }
              .indexTitle("K")
              .onTapped { row, cell, person in print(person.name) }
          }
        }
        """
    ),
    WrongDeclaration(
      "heights and titles of several sections, or of a table, as calls",
      "2: 'headerHeight' is unavailable: write HeaderHeight(…) in the section, beside Cells",
      "3: 'indexTitle' is unavailable: write IndexTitle(…) in the section, beside Cells",
      "4: 'footerHeight' is unavailable: write FooterHeight(…) in the section, beside Cells",
      """
      6: 'estimatedFooterHeight' is unavailable: write EstimatedFooterHeight(…) in the section, beside \
      Cells
      """,
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSections(.friends) { CellsBySection(PersonCell.self, models: by) }.headerHeight { $0 == .friends ? 8 : 9 }
          OnAllOtherSections { CellsBySection(PersonCell.self, models: by).indexTitle { "\\($0)" } }
          OnAnySection { HandlersBySection() }.footerHeight(28)
        }
        _ = TableScreen { OnTable { Cells(PersonCell.self, models: people) }.estimatedFooterHeight(28) }
        """
    ),
    WrongDeclaration(
      "the height of a header or footer as a call",
      "3: 'height' is unavailable: write HeaderHeight(…) beside Header",
      "5: 'height' is unavailable: write FooterHeight(…) beside Footer",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Header("FRIENDS").height(30)
            Cells(PersonCell.self, models: people)
            Footer("3").height(30)
          }
        }
        """
    ),
    WrongDeclaration(
      "a section without its type of a binder without any",
      "1: type 'TableViewBinder.NoNamedSections' has no member 'friends'",
      code: """
        TableViewBinder(tableView: binder.tableView).onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .onDequeue { row, cell, person in cell.text = person.name }
        """
    ),
    WrongDeclaration(
      "a snapshot of a screen or a binder",
      """
      2: 'assertSnapshot(of:named:as:matches:)' is unavailable: bind the screen to a HeadlessTable, and \
      assert the table
      """,
      """
      3: 'assertSnapshot(of:named:as:matches:)' is unavailable: bind the screen to a HeadlessTable, and \
      assert the table
      """,
      """
      4: 'assertSnapshot(of:named:as:matches:)' is unavailable: assert the binder's table, which is a \
      HeadlessTable
      """,
      code: """
        let screen = TableScreen { OnTable { Cells(PersonCell.self, models: people) } }
        assertSnapshot(of: screen)
        assertSnapshot(of: screen, matches: "")
        assertSnapshot(of: binder, named: "people")
        """
    ),
  ]
}
