/// Screens that the result builder declares.
///
/// The scopes of one closure grow with the number of its sections, but the compiler's time with the
/// square of it: a large screen is written in functions, and only that fixture is timed.
extension TypeCheckFixture {
  /// Sections with four modifiers each, which take functions and values.
  ///
  /// Measured as 43 scopes a section and 44 for the rest, for any number of sections: one of these for each method of a
  /// cell that has a default.
  static func screen(sections count: Int) -> TypeCheckFixture {
    screen("\(count) sections by the builder", count, scopes: count * 44 + 46, plainSection)
  }

  /// 40 sections as their description writes them: a title, and handlers that are closures.
  ///
  /// Measured as 47 scopes a section; a closure with one statement takes six.
  static let describedScreen = screen(
    "40 sections by the builder, with closures",
    40,
    scopes: 40 * 52 + 54
  ) { number in
    """
    OnSection(.s\(number)) {
      Header("Section \(number)")
      Cells(PersonCell.self, models: people) { row, cell, person in cell.text = person.name }
        .onTapped { row, cell, person in open(row, cell, person) }
        .cellHeight(44)
    }
    """
  }

  /// Parts with data by section and six handlers that are closures.
  ///
  /// Measured as 12,965 scopes. While the compiler looked at the handlers before it
  /// knew the models, it gave up on one such part.
  static let partsBySection = screen(
    "10 parts with data by section and six handlers",
    10,
    scopes: 10 * 1_295 + 60
  ) { number in
    """
    OnSections(.s\(number)) {
      CellsBySection(PersonCell.self, models: bySection(people))
        .onDequeue { section, row, cell, person in cell.text = person.name }
        .onTapped { section, row, cell, person in open(row, cell, person) }
        .cellHeight { section, row, person in person.age == 2 ? 44 : 66 }
        .onDelete { section, row, person in more(row) }
        .onPrimaryAction { section, row, person in more(row) }
        .accessory { section, row, person in person.age == 1 ? .checkmark : .none }
    }
    """
  }

  /// 100 sections in ten functions, as a large screen is written.
  ///
  /// Measured as 8 scopes a function besides those of its sections.
  static let composedScreen = TypeCheckFixture(
    name: "100 sections by the builder, in ten functions",
    scopes: 100 * 44 + 10 * 8 + 46,
    source: source(
      sections: 100,
      numbered(10) { part in
        """
        @ScreenBuilder<Section>
        @MainActor func part\(part)(_ people: [Person]) -> ScreenPartGroup<Section> {
          \(numbered(10) { plainSection(10 * part + $0) })
        }
        """
      } + screenFunction(numbered(10) { "part\($0)(people)" })
    )
  )

  private static func screen(
    _ name: String,
    _ count: Int,
    scopes: Int,
    _ section: (Int) -> String
  ) -> TypeCheckFixture {
    TypeCheckFixture(
      name: name,
      scopes: scopes,
      isTimed: false,
      source: source(sections: count, screenFunction(numbered(count, section)))
    )
  }

  private static func plainSection(_ number: Int) -> String {
    """
    OnSection(.s\(number)) {
      Cells(PersonCell.self, models: people)
        .onDequeue(show)
        .onTapped(open)
        .cellHeight(44)
        .prefetch(when: .cellsFromEnd(2), with: more)
    }
    """
  }

  private static func screenFunction(_ body: String) -> String {
    """

    @MainActor func screen(_ people: [Person]) -> TableScreen<Section> {
      TableScreen(sectionedBy: Section.self) {
        \(body)
      }
    }
    """
  }

  private static func source(sections count: Int, _ functions: String) -> String {
    """
    import Binder

    struct Person: Identifiable, Equatable { let id: Int; var name: String; var age: Int }
    final class PersonCell: TableCell { var text = "" }
    enum Section: Int, TableViewSection { \(numbered(count) { "case s\($0)" }) }

    @MainActor func show(_ row: Int, _ cell: PersonCell, _ person: Person) {}
    @MainActor func open(_ row: Int, _ cell: PersonCell, _ person: Person) {}
    @MainActor func more(_ startingIndex: Int) {}
    func bySection(_ people: [Person]) -> [Section: [Person]] { [:] }

    \(functions)
    """
  }
}
