/// What is a call in one place and a part or an argument in another.
extension WrongDeclaration {
  static let parts = [
    WrongDeclaration(
      "names of other libraries for handlers, heights and headers",
      "2: 'onTap' is unavailable: use 'onTapped'",
      "3: 'swipeActions' is unavailable: use 'trailingSwipe' or 'leadingSwipe'",
      "4: 'rowHeight' is unavailable: use 'cellHeight'",
      "5: 'header' is unavailable: write a Header before the Cells, or 'bind(headerTitle:)' in the chain",
      "9: 'didSelect' is unavailable: use 'onTapped'",
      "10: 'onSwipe' is unavailable: use 'trailingSwipe' or 'leadingSwipe'",
      "11: 'footer' is unavailable: write a Footer after the Cells, or 'bind(footerTitle:)' in the chain",
      "14: 'onAppear' is unavailable: use 'onWillDisplay'",
      code: """
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: people)
          .onTap { row, cell, person in print(person.name) }
          .swipeActions { row, person in SwipeAction("Delete") { .done } }
          .rowHeight(44)
          .header("FRIENDS")
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Cells(PersonCell.self, models: people)
              .didSelect { row, cell, person in print(person.name) }
              .onSwipe { row, person in SwipeAction("Delete") { .done } }
              .footer("FRIENDS")
          }
          OnSections(.enemies) {
            CellsBySection(PersonCell.self, models: by).onAppear { section, row, cell, person in print(row) }
          }
        }
        """
    ),
    WrongDeclaration(
      "heights and titles of a section as calls on it",
      "2: generic parameter 'Section' could not be inferred",
      "2: generic parameter 'Presence' could not be inferred",
      "2: type 'TableViewSection' has no member 'friends'",
      "2: value of type 'OnSection<Section, Presence>' has no member 'headerHeight'",
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
      "3: value of type 'SectionCells<Section, PersonCell, Person>' has no dynamic member 'estimatedHeaderHeight' using key path from root type 'HandlerNames'",
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
      "2: value of type 'OnSections<Section>' has no member 'headerHeight'",
      "2: cannot infer contextual base in reference to member 'friends'",
      "2: type '[Section]' has no member 'friends'",
      "6: value of type 'OnTable<WithCells>' has no member 'estimatedFooterHeight'",
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
      "3: generic parameter 'Section' could not be inferred",
      "3: value of type 'Header<Section>' (aka 'SupplementaryPart<Section, HeaderRole>') has no member 'height'",
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
