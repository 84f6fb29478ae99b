/// The mistakes that are made most, with the name or the data that is wrong in its line.
extension WrongDeclaration {
  static let typical = [
    WrongDeclaration(
      "a misspelt property in a tap",
      "2: no exact matches in call to instance method 'bind'",
      "3: cannot infer type of closure parameter 'person' without a type annotation",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .onTapped { row, cell, person in print(person.nme) }
        """
    ),
    WrongDeclaration(
      "a misspelt property, after a closure of models",
      "2: cannot convert value of type '[Person]' to closure result type '[NewModel]'",
      "3: cannot infer type of closure parameter 'person' without a type annotation",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: { people })
          .onDequeue { row, cell, person in cell.text = person.nme }
        """
    ),
    WrongDeclaration(
      "a misspelt property in a provider",
      "2: no exact matches in call to instance method 'bind'",
      code: """
        binder.onSection(.friends)
          .bind(
            cellProvider: { tableView, row, person in
              let cell = tableView.dequeue(PersonCell.self)
              cell.text = person.nme
              return cell
            },
            models: people
          )
        """
    ),
    WrongDeclaration(
      "a misspelt property, for several sections",
      "3: value of type 'Person' has no member 'nme'",
      code: """
        binder.onSections(.friends, .enemies)
          .bind(cellType: PersonCell.self, models: { [.friends: people] })
          .onTapped { section, row, cell, person in print(person.nme) }
        """
    ),
    WrongDeclaration(
      "a misspelt property of the cell",
      "3: value of type 'PersonCell' has no member 'txt'",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .onDequeue { row, cell, person in cell.txt = person.name }
        """
    ),
    WrongDeclaration(
      "two parameters for three",
      "3: contextual closure type '(Int, PersonCell, Person) -> Void' expects 3 arguments, but 2 were used in closure body",
      "3: value of type 'PersonCell' has no member 'name'",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .onTapped { row, person in print(person.name) }
        """
    ),
    WrongDeclaration(
      "the whole table of a binder with named sections",
      "1: 'onTable()' is unavailable: this binder has named sections, by onSection(…); use a TableViewBinder for one without a name",
      code: """
        binder.onTable().bind(cellType: PersonCell.self, models: people)
        """
    ),
    WrongDeclaration(
      "the section of a table by the name that a collection view has for it, and the reverse",
      "1: 'onCollection()' is unavailable: a table's section is declared by onTable()",
      "2: 'onCollection()' is unavailable: this binder has named sections, by onSection(…); use a CollectionViewBinder for one without a name",
      "4: 'onTable()' is unavailable: a collection view's section is declared by onCollection()",
      "5: 'onSection' is unavailable: a CollectionViewBinder has one section, by onCollection(); use a SectionedCollectionViewBinder",
      code: """
        TableViewBinder(tableView: binder.tableView).onCollection().bind(cellType: PersonCell.self, models: people)
        binder.onCollection().bind(cellType: PersonCell.self, models: people)
        func declare(_ binder: CollectionViewBinder) {
          binder.onTable().bind(cellType: PersonCell.self, models: people)
          _ = binder.onSection(1)
        }
        _ = CollectionScreen { OnCollection { Cells(PersonCell.self, models: people) } }
        """
    ),
    WrongDeclaration(
      "a named section of a binder without any",
      "1: 'onSection' is unavailable: a TableViewBinder has one section, by onTable(); use a SectionedTableViewBinder",
      code: """
        _ = TableViewBinder(tableView: binder.tableView).onSection(1)
        """
    ),
    WrongDeclaration(
      "a selection of two types",
      "1: 'selection(get:set:)' is unavailable: get and set are about one type: the identity of rows",
      code: """
        binder.selection(get: { people.first?.id }, set: { (name: String?) in print(name ?? "") })
        """
    ),
    WrongDeclaration(
      "a cell by its identifier and its path",
      """
      2: 'dequeueReusableCell(withIdentifier:for:)' is unavailable: any table hands out cells by type, as in \
      'tableView.dequeue(PersonCell.self)'; a provider that calls what UIKit has is bound with 'tableType: UITableView.self'
      """,
      code: """
        func cell(_ tableView: any TableHost, _ path: IndexPath) -> any TableCell {
          tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        """
    ),
    WrongDeclaration(
      "a signal as models of a screen",
      "1: cannot convert value of type 'SafeSignal<[Person]>' (aka 'Signal<Array<Person>, Never>') to expected argument type '[SafeSignal<[Person]>]' (aka 'Array<Signal<Array<Person>, Never>>')",
      code: """
        _ = TableScreen { OnTable { Cells(PersonCell.self, models: SafeSignal(just: people)) } }
        """
    ),
    WrongDeclaration(
      "optional models",
      "2: cannot convert value of type 'Optional<[Person]>' to expected argument type '() -> [NewModel]'",
      "3: cannot infer type of closure parameter 'person' without a type annotation",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: Optional(people))
          .onTapped { row, cell, person in print(person.name) }
        """
    ),
    WrongDeclaration(
      "an array for several sections",
      "2: no exact matches in call to instance method 'bind'",
      "3: cannot infer type of closure parameter 'person' without a type annotation",
      code: """
        binder.onSections(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .onTapped { section, row, cell, person in print(person.name) }
        """
    ),
    WrongDeclaration(
      "a dictionary for one section",
      "2: cannot convert value of type '[Section : [Person]]' to expected argument type '[[Section : [Person]]]'",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: [Section.friends: people])
        """
    ),
    WrongDeclaration(
      "data of another shape in each form of a chain",
      "2: value of optional type '[Banner.Model]?' must be unwrapped to a value of type '[Banner.Model]'",
      "4: no exact matches in call to instance method 'bind'",
      "5: value of optional type '[Person]?' must be unwrapped to a value of type '[Person]'",
      "5: cannot convert value of type '[Person]' to expected argument type '[[Person]?]'",
      code: """
        let (some, texts) = (people as [Person]?, [Banner.Model]?.none)
        binder.onSection(.friends).bind(cellType: BannerCell.self, viewModels: texts)
        binder.onSection(.friends)
          .bind(cellType: BannerCell.self, models: some, mapToViewModels: { .init(text: $0.name) })
        binder.onSection(.friends).bind(cellProvider: { _, _, person in PersonCell() }, models: some)
        """
    ),
    WrongDeclaration(
      "data of another shape in each form of Cells",
      "3: value of optional type '[Banner.Model]?' must be unwrapped to a value of type '[Banner.Model]'",
      "8: cannot convert value of type '[Person]' to expected argument type '[[Person]?]'",
      "8: value of optional type '[Person]?' must be unwrapped to a value of type '[Person]'",
      "8: value of type '[Person]?' has no member 'name'",
      code: """
        let (some, texts) = (people as [Person]?, [Banner.Model]?.none)
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(BannerCell.self, viewModels: texts) }
          OnSection(.enemies) { Cells(PersonCell.self, models: some) { row, cell, person in } }
        }
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            MappedCells(BannerCell.self, models: some, mapToViewModels: { .init(text: $0.name) })
          }
          OnSection(.enemies) { Cells(models: some) { _, _, person in PersonCell() } }
        }
        """
    ),
    WrongDeclaration(
      "collections that are no arrays",
      "2: cannot convert value of type 'ArraySlice<Person>' to expected argument type '[ArraySlice<Person>]'",
      "3: cannot convert value of type 'Dictionary<String, Person>.Values' to expected argument type '[Dictionary<String, Person>.Values]'",
      "4: cannot convert value of type 'Range<Int>' to expected argument type '[Range<Int>]'",
      "5: cannot convert value of type 'EnumeratedSequence<[Person]>' to expected argument type '[EnumeratedSequence<[Person]>]'",
      code: """
        let byName = ["A": people[0]]
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: people.prefix(3))
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: byName.values)
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: 0..<3)
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: people.enumerated())
        """
    ),
    WrongDeclaration(
      "any other sequence",
      "1: cannot convert value of type 'AnySequence<Person>' to expected argument type '[AnySequence<Person>]'",
      "3: cannot convert value of type 'AnySequence<Person>' to expected argument type '[AnySequence<Person>]'",
      code: """
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: AnySequence(people))
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, models: AnySequence(people)) }
          OnSection(.enemies) { Cells(PersonCell.self, models: AnySequence(people)) { _, _, _ in } }
        }
        """
    ),
    WrongDeclaration(
      "a closure of optional models, a closure and a dictionary in Cells",
      "1: value of optional type '[Person]?' must be unwrapped to a value of type '[Person]'",
      "3: closure passed to parameter of type '[Model]' that does not accept a closure",
      "6: cannot convert value of type '[Section : [Person]]' to expected argument type '[[Section : [Person]]]'",
      code: """
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: { people as [Person]? })
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, models: { people }) }
        }
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.enemies) { Cells(PersonCell.self, models: by) }
        }
        """
    ),
    WrongDeclaration(
      "a set",
      "2: cannot convert value of type 'Set<Int>' to expected argument type '[Set<Int>]'",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: Set([1, 2]))
        """
    ),
    WrongDeclaration(
      "a sequence that can fail",
      "2: no exact matches in call to instance method 'bind'",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: AsyncThrowingStream<[Person], any Error> { _ in })
        """
    ),
    WrongDeclaration(
      "no sections",
      "1: 'onSections()' is unavailable: name the sections that the chain declares",
      code: """
        binder.onSections().bind(cellType: PersonCell.self, models: [.friends: people])
        """
    ),
    WrongDeclaration(
      "sections without an order",
      "1: 'hidesSectionsWithNoCellData' is unavailable: sections that are not Comparable need (orderingWith:)",
      code: """
        let behavior: SectionDisplayBehavior<Plain> = .hidesSectionsWithNoCellData
        print(behavior)
        """
    ),
    WrongDeclaration(
      "a misspelt property in CellsBySection",
      "4: value of type 'Person' has no member 'nme'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSections(.friends) {
            CellsBySection(PersonCell.self, models: [.friends: people])
              .onTapped { section, row, cell, person in print(person.nme) }
          }
        }
        """
    ),
    WrongDeclaration(
      "optional models of Cells",
      "3: cannot convert value of type 'Optional<[Person]>' to expected argument type '[[Person]?]'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Cells(PersonCell.self, models: Optional(people))
          }
        }
        """
    ),
    WrongDeclaration(
      "an array for CellsBySection",
      "3: cannot convert value of type '[Person]' to expected argument type '[Section : [Model]]'",
      "3: generic parameter 'Model' could not be inferred",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSections(.friends) {
            CellsBySection(PersonCell.self, models: people)
          }
        }
        """
    ),
    WrongDeclaration(
      "a sequence that can fail, in Cells",
      "3: cannot convert value of type 'AsyncThrowingStream<[Person], any Error>' to expected argument type '[AsyncThrowingStream<[Person], any Error>]'",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Cells(PersonCell.self, models: AsyncThrowingStream<[Person], any Error> { _ in })
          }
        }
        """
    ),
    WrongDeclaration(
      "no sections in OnSections",
      "2: missing argument for parameter #1 in call",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSections {
            CellsBySection(PersonCell.self, models: [.friends: people])
          }
        }
        """
    ),
  ]
}
