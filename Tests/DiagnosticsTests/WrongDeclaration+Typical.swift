/// The mistakes that are made most, with the name or the data that is wrong in its line.
extension WrongDeclaration {
  static let typical = [
    WrongDeclaration(
      "a misspelt property in a tap",
      noProperty(3),
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .onTapped { row, cell, person in print(person.nme) }
        """
    ),
    WrongDeclaration(
      "a misspelt property, after a closure of models",
      noProperty(3),
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: { people })
          .onDequeue { row, cell, person in cell.text = person.nme }
        """
    ),
    WrongDeclaration(
      "a property of a misspelt property",
      noProperty(3),
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .onTapped { row, cell, person in print(person.nme.count) }
        """
    ),
    WrongDeclaration(
      "a misspelt property in a height",
      noProperty(3),
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .cellHeight { row, person in person.aeg > 3 ? 10 : 20 }
        """
    ),
    WrongDeclaration(
      "a misspelt property in an event",
      noProperty(3),
      code: """
        binder.onSection(.friends)
          .bind(cellType: FieldCell.self, models: people)
          .onEvent(from: FieldCell.self) { row, cell, event, person in print(person.nme) }
        """
    ),
    WrongDeclaration(
      "a misspelt property in an event of the bound cells",
      noProperty(3),
      code: """
        binder.onSection(.friends)
          .bind(cellType: FieldCell.self, models: people)
          .onEvent { row, cell, event, person in print(person.nme) }
        """
    ),
    WrongDeclaration(
      "a misspelt property in a view model",
      noProperty(5),
      code: """
        binder.onSection(.friends)
          .bind(
            cellType: BannerCell.self,
            models: people,
            mapToViewModels: { person in Banner.Model(text: person.nme) }
          )
        """
    ),
    WrongDeclaration(
      "a misspelt property in a provider",
      noProperty(5),
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
      noProperty(3),
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
      'tableView.dequeue(PersonCell.self)'; a closure that calls what UIKit has begins with '(tableView: UITableView, …) in'
      """,
      code: """
        func cell(_ tableView: any TableHost, _ path: IndexPath) -> any TableCell {
          tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        """
    ),
    WrongDeclaration(
      "a property as models",
      "2: conformance of 'Property<Value>' to 'ModelsOfRows' is unavailable: a property is read by a closure, which is observed: models: { people.value }",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: Property(people))
          .onTapped { row, cell, person in print(person.name) }
        """
    ),
    WrongDeclaration(
      "a signal as models of a screen",
      "1: conformance of 'Signal<Element, Error>' to 'ModelsOfRows' is unavailable: bind the signal to a Property, and read that by a closure, which is observed: models: { people.value }",
      code: """
        _ = TableScreen { OnTable { Cells(PersonCell.self, models: SafeSignal(just: people)) } }
        """
    ),
    WrongDeclaration(
      "optional models",
      "2: conformance of 'Optional<Wrapped>' to 'ModelsOfRows' is unavailable: the models are optional; bind an empty array for none: models ?? []",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: Optional(people))
          .onTapped { row, cell, person in print(person.name) }
        """
    ),
    WrongDeclaration(
      "an array for several sections",
      "2: 'bind(cellType:models:)' is unavailable: several sections take data by section: [.name: models]; an array is bound after onSection(…)",
      code: """
        binder.onSections(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .onTapped { section, row, cell, person in print(person.name) }
        """
    ),
    WrongDeclaration(
      "a dictionary for one section",
      "2: conformance of 'Dictionary<Key, Value>' to 'ModelsOfRows' is unavailable: one section takes an array; data by section is bound to several, after onSections(…) or in OnSections",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: [Section.friends: people])
        """
    ),
    WrongDeclaration(
      "a property of a misspelt property that is set",
      "3: cannot assign through dynamic lookup property: 'person' is a 'let' constant",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .onTapped { row, cell, person in person.frend.age = 2 }
        """
    ),
    WrongDeclaration(
      "data of another shape in each form of a chain",
      "2: conformance of 'Optional<Wrapped>' to 'ModelsOfRows' is unavailable: the models are optional; bind an empty array for none: models ?? []",
      "4: conformance of 'Optional<Wrapped>' to 'ModelsOfRows' is unavailable: the models are optional; bind an empty array for none: models ?? []",
      "5: conformance of 'Optional<Wrapped>' to 'ModelsOfRows' is unavailable: the models are optional; bind an empty array for none: models ?? []",
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
      "3: conformance of 'Optional<Wrapped>' to 'ModelsOfRows' is unavailable: the models are optional; bind an empty array for none: models ?? []",
      "4: conformance of 'Optional<Wrapped>' to 'ModelsOfRows' is unavailable: the models are optional; bind an empty array for none: models ?? []",
      "8: conformance of 'Optional<Wrapped>' to 'ModelsOfRows' is unavailable: the models are optional; bind an empty array for none: models ?? []",
      "10: conformance of 'Optional<Wrapped>' to 'ModelsOfRows' is unavailable: the models are optional; bind an empty array for none: models ?? []",
      code: """
        let (some, texts) = (people as [Person]?, [Banner.Model]?.none)
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(BannerCell.self, viewModels: texts) }
          OnSection(.enemies) { Cells(PersonCell.self, models: some) { row, cell, person in } }
        }
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Cells(BannerCell.self, models: some, mapToViewModels: { .init(text: $0.name) })
          }
          OnSection(.enemies) { Cells(models: some) { _, _, person in PersonCell() } }
        }
        """
    ),
    WrongDeclaration(
      "collections that are no arrays",
      "2: conformance of 'ArraySlice<Element>' to 'ModelsOfRows' is unavailable: the models are an array; write Array(…) around them",
      "3: conformance of 'Dictionary<Key, Value>.Values' to 'ModelsOfRows' is unavailable: the models are an array; write Array(…) around them",
      "4: conformance of 'Range<Bound>' to 'ModelsOfRows' is unavailable: the models are an array; write Array(…) around them",
      "5: conformance of 'EnumeratedSequence<Base>' to 'ModelsOfRows' is unavailable: the models are an array; write Array(…) around them",
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
      "1: 'bind(cellType:models:)' is unavailable: the models are an array; write Array(…) around them",
      "3: 'init(_:models:)' is unavailable: the models are an array; write Array(…) around them",
      "4: 'init(_:models:onDequeue:)' is unavailable: the models are an array; write Array(…) around them",
      code: """
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: AnySequence(people))
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, models: AnySequence(people)) }
          OnSection(.enemies) { Cells(PersonCell.self, models: AnySequence(people)) { _, _, _ in } }
        }
        """
    ),
    WrongDeclaration(
      "a closure of optional models, and a dictionary in Cells",
      "1: value of optional type '[Person]?' must be unwrapped to a value of type '[Person]'",
      "3: value of optional type '[Person]?' must be unwrapped to a value of type '[Person]'",
      "6: conformance of 'Dictionary<Key, Value>' to 'ModelsOfRows' is unavailable: one section takes an array; data by section is bound to several, after onSections(…) or in OnSections",
      code: """
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: { people as [Person]? })
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, models: { people as [Person]? }) }
        }
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.enemies) { Cells(PersonCell.self, models: by) }
        }
        """
    ),
    WrongDeclaration(
      "a set",
      "2: conformance of 'Set<Element>' to 'ModelsOfRows' is unavailable: a set has no order; bind an array: models.sorted { … }",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: Set([1, 2]))
        """
    ),
    WrongDeclaration(
      "a sequence that can fail",
      "2: 'bind(cellType:models:)' is unavailable: this sequence can fail; bind models.onError { error in … } and say there what is to be done",
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
      "1: 'hidesSectionsWithNoCellData' is unavailable: the section type is not Comparable; conform it, or order by hidesSectionsWithNoCellData(orderingWith:)",
      code: """
        let behavior: SectionDisplayBehavior<Plain> = .hidesSectionsWithNoCellData
        print(behavior)
        """
    ),
    WrongDeclaration(
      "a misspelt property in a closure of Cells",
      noProperty(3),
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Cells(PersonCell.self, models: people) { row, cell, person in cell.text = person.nme }
          }
        }
        """
    ),
    WrongDeclaration(
      "a misspelt property in a tap of Cells",
      noProperty(4),
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Cells(PersonCell.self, models: people)
              .onTapped { row, cell, person in print(person.nme) }
          }
        }
        """
    ),
    WrongDeclaration(
      "a misspelt property in a height of Cells",
      noProperty(4),
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Cells(PersonCell.self, models: people)
              .cellHeight { row, person in person.aeg > 3 ? 10 : 20 }
          }
        }
        """
    ),
    WrongDeclaration(
      "a misspelt property in CellsBySection",
      noProperty(4),
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
      "3: conformance of 'Optional<Wrapped>' to 'ModelsOfRows' is unavailable: the models are optional; bind an empty array for none: models ?? []",
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
      "3: 'init(_:models:)' is unavailable: several sections take data by section: [.name: models]; an array is written in OnSection as Cells",
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
      "3: 'init(_:models:)' is unavailable: this sequence can fail; write models.onError { error in … } and say there what is to be done",
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
      "2: 'init(content:)' is unavailable: name the sections that are declared here",
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
