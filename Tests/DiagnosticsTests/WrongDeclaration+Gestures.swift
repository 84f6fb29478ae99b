/// Mistakes about what a finger does, with what is wrong in its line.
extension WrongDeclaration {
  static let gestures = [
    WrongDeclaration(
      "a misspelt property in the actions of a swipe",
      "3: 'trailingSwipe(allowsFullSwipe:_:)' is unavailable: the model has no property of a name in this closure, or one of another type",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .trailingSwipe { row, person in SwipeAction(person.nme) { .done } }
        """
    ),
    WrongDeclaration(
      "a misspelt property in what an action does",
      "3: 'leadingSwipe(allowsFullSwipe:_:)' is unavailable: the model has no property of a name in this closure, or one of another type",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .leadingSwipe { row, person in
            SwipeAction("Greet") {
              print(person.nme)
              return .done
            }
          }
        """
    ),
    WrongDeclaration(
      "a misspelt property in a condition of a swipe",
      "3: 'trailingSwipe(allowsFullSwipe:_:)' is unavailable: the model has no property of a name in this closure, or one of another type",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .trailingSwipe { row, person in
            if person.nme.isEmpty { SwipeAction("Name") { .done } }
          }
        """
    ),
    WrongDeclaration(
      "a misspelt property in a menu",
      "3: 'contextMenu' is unavailable: the model has no property of a name in this closure, or one of another type",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .contextMenu { row, person in MenuAction(person.nme) { .done } }
        """
    ),
    WrongDeclaration(
      "a misspelt property in a deletion",
      "3: 'onDelete' is unavailable: the model has no property of a name in this closure, or one of another type",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .onDelete { row, person in print(person.nme) }
        """
    ),
    WrongDeclaration(
      "a misspelt property in a deletion that takes its time",
      "3: 'onDelete' is unavailable: the model has no property of a name in this closure, or one of another type",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .onDelete { row, person in
            await Task.yield()
            print(person.nme)
          }
        """
    ),
    WrongDeclaration(
      "a misspelt property in a move",
      "3: 'onMoved' is unavailable: the model has no property of a name in this closure, or one of another type",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .onMoved { from, to, person in print(person.nme) }
        """
    ),
    WrongDeclaration(
      "a misspelt property in the place of a move",
      "3: 'moveTarget' is unavailable: the model has no property of a name in this closure, or one of another type",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .moveTarget { from, proposed, person in person.aeg > 3 ? 0 : proposed }
        """
    ),
    WrongDeclaration(
      "a misspelt property in an accessory",
      "3: 'accessory' is unavailable: the model has no property of a name in this closure, or one of another type",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .accessory { row, person in person.aeg > 3 ? .checkmark : .none }
        """
    ),
    WrongDeclaration(
      "a misspelt property in a question",
      "3: 'selectable' is unavailable: the model has no property of a name in this closure, or one of another type",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .selectable { row, person in person.nme.isEmpty }
        """
    ),
    WrongDeclaration(
      "a misspelt property in a deselection",
      "3: 'onDeselected' is unavailable: the model has no property of a name in this closure, or one of another type",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .onDeselected { row, cell, person in cell?.text = person.nme }
        """
    ),
    WrongDeclaration(
      "a misspelt property of a row that is displayed",
      "3: 'onWillDisplay' is unavailable: the model has no property of a name in this closure, or one of another type",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .onWillDisplay { row, cell, person in cell.text = person.nme }
        """
    ),
    WrongDeclaration(
      "an action without a result",
      "3: 'init(_:style:image:color:handler:)' is unavailable: say how the action has ended: return .done, or .refused when nothing was done",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .trailingSwipe { row, person in SwipeAction("Greet") { print(person.name) } }
        """
    ),
    WrongDeclaration(
      "a command without a result",
      "3: 'init(_:subtitle:style:state:image:handler:)' is unavailable: say how the command has ended: return .done, or .refused when nothing was done",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .contextMenu { row, person in MenuAction("Greet") { print(person.name) } }
        """
    ),
    WrongDeclaration(
      "a text for an action",
      "3: 'buildExpression' is unavailable: a text is no action; write SwipeAction or MenuAction with the text and what it does",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .trailingSwipe { row, person in "Delete" }
        """
    ),
    WrongDeclaration(
      "a command in a swipe",
      "3: 'buildExpression' is unavailable: a command of a menu is no action of a swipe; write SwipeAction",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .trailingSwipe { row, person in MenuAction("Greet") { .done } }
        """
    ),
    WrongDeclaration(
      "an action in a menu",
      "3: 'buildExpression' is unavailable: an action of a swipe is no command of a menu; write MenuAction",
      code: """
        binder.onSection(.friends)
          .bind(cellType: PersonCell.self, models: people)
          .contextMenu { row, person in SwipeAction("Greet") { .done } }
        """
    ),
    WrongDeclaration(
      "a swipe before the cells",
      "2: 'trailingSwipe(allowsFullSwipe:_:)' is unavailable: bind cells with models before a handler that takes the model",
      code: """
        binder.onSection(.friends)
          .trailingSwipe { row, person in
            SwipeAction(person.name, style: .destructive) { print(person); return .done }
            if person.age > 3 { SwipeAction("Greet") { .done } }
          }
          .bind(cellType: PersonCell.self, models: people)
        """
    ),
    WrongDeclaration(
      "a swipe of several sections before the cells",
      "2: 'leadingSwipe(allowsFullSwipe:_:)' is unavailable: bind cells with models before a handler that takes the model",
      code: """
        binder.onSections(.friends, .enemies)
          .leadingSwipe { section, row, person in SwipeAction(person.name) { .done } }
          .bind(cellType: PersonCell.self, models: { [.friends: people] })
        """
    ),
    WrongDeclaration(
      "a menu before the cells",
      "2: 'contextMenu' is unavailable: bind cells with models before a handler that takes the model",
      code: """
        binder.onSection(.friends)
          .contextMenu { row, person in MenuAction(person.name) { .done } }
          .bind(cellType: PersonCell.self, models: people)
        """
    ),
    WrongDeclaration(
      "a deletion before the cells",
      "2: 'onDelete' is unavailable: bind cells with models before a handler that takes the model",
      code: """
        binder.onSection(.friends)
          .onDelete { row, person in print(person.name) }
          .bind(cellType: PersonCell.self, models: people)
        """
    ),
    WrongDeclaration(
      "a question before the cells",
      "2: 'accessory' is unavailable: bind cells with models before a handler that takes the model",
      code: """
        binder.onSection(.friends)
          .accessory { row, person in person.age > 3 ? .checkmark : .none }
          .bind(cellType: PersonCell.self, models: people)
        """
    ),
    WrongDeclaration(
      "a deselection before the cells",
      "2: 'onDeselected' is unavailable: bind cells with models before a handler that takes the model",
      code: """
        binder.onSection(.friends)
          .onDeselected { row, cell, person in cell?.text = person.name }
          .bind(cellType: PersonCell.self, models: people)
        """
    ),
    WrongDeclaration(
      "the end of a display before the cells",
      "2: 'onDidEndDisplaying' is unavailable: bind cells with models before a handler that takes the model",
      code: """
        binder.onSection(.friends)
          .onDidEndDisplaying { row, cell, person in cell.text = person.name }
          .bind(cellType: PersonCell.self, models: people)
        """
    ),
    WrongDeclaration(
      "the end of a display before the cells, for several sections",
      "2: 'onDidEndDisplaying' is unavailable: bind cells with models before a handler that takes the model",
      code: """
        binder.onSections([.friends])
          .onDidEndDisplaying { section, row, cell, person in cell.text = person.name }
          .bind(cellType: PersonCell.self, models: [.friends: people])
        """
    ),
    WrongDeclaration(
      "a misspelt property in a deletion, for several sections",
      "3: 'onDelete' is unavailable: the model has no property of a name in this closure, or one of another type",
      code: """
        binder.onSections(.friends, .enemies)
          .bind(cellType: PersonCell.self, models: { [.friends: people] })
          .onDelete { section, row, person in print(person.nme) }
        """
    ),
    WrongDeclaration(
      "a misspelt property in a swipe of Cells",
      "4: 'trailingSwipe(allowsFullSwipe:_:)' is unavailable: the model has no property of a name in this closure, or one of another type",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            Cells(PersonCell.self, models: people)
              .trailingSwipe { row, person in SwipeAction(person.nme) { .done } }
          }
        }
        """
    ),
    WrongDeclaration(
      "a deletion on a section",
      "3: 'onDelete' is unavailable: a section has no handlers; write them on its Cells",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, models: people) }
            .onDelete { row, person in print(row) }
        }
        """
    ),
    WrongDeclaration(
      "a part of the screen in a section",
      "3: 'buildExpression' is unavailable: this belongs to the whole screen; write it beside OnSection",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            OnRefresh { print(people) }
            Cells(PersonCell.self, models: people)
          }
        }
        """
    ),
    WrongDeclaration(
      "an action in a section",
      "3: 'buildExpression' is unavailable: an action is no part of a section; write it in trailingSwipe or leadingSwipe of Cells",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) {
            SwipeAction("Delete") { .done }
            Cells(PersonCell.self, models: people)
          }
        }
        """
    ),
  ]
}
