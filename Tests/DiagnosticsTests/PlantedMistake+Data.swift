extension PlantedMistake {
  /// Mistakes in events, data, view models, and the shorter sections.
  static let inData = [
    PlantedMistake(
      "an event with two parameters",
      "{ row, cell, event, mail in",
      "{ event, mail in",
      chain: [
        "13: contextual closure type '(Int, MailCell, MailCell.ViewEvent, Mail) -> Void' expects 4 arguments, but 2 were used in closure body",
        "15: type 'Int' has no member 'starred'",
      ],
      builder: [
        "13: contextual closure type '(Int, MailCell, MailCell.ViewEvent, Mail) -> Void' expects 4 arguments, but 2 were used in closure body",
        "15: type 'Int' has no member 'starred'",
      ]
    ),
    PlantedMistake(
      "a misspelt value of an event",
      "print(text, mail.sender)",
      "print(txt, mail.sender)",
      chain: ["16: cannot find 'txt' in scope"],
      builder: ["16: cannot find 'txt' in scope"]
    ),
    PlantedMistake(
      "a label left out",
      ".bind(cellType: MailCell.self",
      ".bind(MailCell.self",
      chain: ["3: missing argument label 'cellType:' in call"]
    ),
    PlantedMistake(
      "a misspelt label",
      "headerTitle: {",
      "headrTitle: {",
      chain: ["2: no exact matches in call to instance method 'bind'"]
    ),
    PlantedMistake(
      "a property in a title",
      "mails.count)",
      "mails.cont)",
      chain: ["2: value of type '[Mail]' has no member 'cont'"],
      builder: ["27: value of type '[Mail]' has no member 'cont'"]
    ),
    PlantedMistake(
      "a property in a closure of models",
      "$0.size > 2",
      "$0.siz > 2",
      chain: ["3: value of type 'Mail' has no member 'siz'"],
      builder: ["3: value of type 'Mail' has no member 'siz'"]
    ),
    PlantedMistake(
      "other types in a closure of models",
      "$0.size > 2",
      #"$0.size > "2""#,
      chain: ["3: binary operator '>' cannot be applied to operands of type 'Double' and 'String'"],
      builder: [
        "3: binary operator '>' cannot be applied to operands of type 'Double' and 'String'"
      ]
    ),
    PlantedMistake(
      "a property in a view model",
      "$0.subject",
      "$0.subjct",
      chain: ["2: value of type 'Mail' has no member 'subjct'"],
      builder: ["4: value of type 'Mail' has no member 'subjct'"]
    ),
    PlantedMistake(
      "a number for a text in a view model",
      "text: $0.subject",
      "text: $0.id",
      chain: ["2: cannot convert value of type 'Int' to expected argument type 'String'"],
      builder: ["4: cannot convert value of type 'Int' to expected argument type 'String'"]
    ),
    PlantedMistake(
      "a misspelt label of a mapping",
      "mapToViewModels:",
      "mapToViewModel:",
      chain: [
        "2: incorrect argument label in call (have 'cellType:models:mapToViewModel:', expected 'cellType:models:mapToViewModels:')"
      ],
      builder: [
        "4: incorrect argument label in call (have '_:models:mapToViewModel:', expected '_:models:mapToViewModels:')"
      ]
    ),
    PlantedMistake(
      "a property of the model, of two handlers",
      "cell.label.text = mail.sender",
      "cell.label.text = mail.sendr",
      chain: ["3: value of type 'Mail' has no member 'sendr'"],
      builder: ["5: value of type 'Mail' has no member 'sendr'"]
    ),
    PlantedMistake(
      "a property of the cell, of two handlers",
      "cell.label.text = mail",
      "cell.lable.text = mail",
      chain: ["3: value of type 'BadgeCell' has no member 'lable'"],
      builder: ["5: value of type 'BadgeCell' has no member 'lable'"]
    ),
    PlantedMistake(
      "an unknown trigger",
      ".cellsFromEnd(5)",
      ".cellsFromEd(5)",
      chain: ["4: type 'PrefetchTrigger' has no member 'cellsFromEd'"],
      builder: ["6: type 'PrefetchTrigger' has no member 'cellsFromEd'"]
    ),
    PlantedMistake(
      "a misspelt parameter",
      "print(row + 1)",
      "print(rw + 1)",
      chain: ["4: cannot find 'rw' in scope"],
      builder: ["6: cannot find 'rw' in scope"]
    ),
    PlantedMistake(
      "a text for a number of cells",
      "numberOfCells: 2",
      #"numberOfCells: "2""#,
      chain: ["2: no exact matches in call to instance method 'bind'"]
    ),
    PlantedMistake(
      "a text for a number of cells of a part",
      "count: 2",
      #"count: "2""#,
      builder: ["3: cannot convert value of type 'String' to expected argument type 'Int'"]
    ),
    PlantedMistake(
      "a misspelt parameter without a model",
      "in print(row) }",
      "in print(rw) }",
      chain: ["3: cannot find 'rw' in scope"],
      builder: ["4: cannot find 'rw' in scope"]
    ),
    PlantedMistake(
      "mixed types of a height",
      "row > 0 ? 40",
      #"row > 0 ? "40""#,
      chain: ["4: result values in '? :' expression have mismatching types 'String' and 'Double'"],
      builder: ["5: result values in '? :' expression have mismatching types 'String' and 'Double'"]
    ),
    PlantedMistake(
      "a misspelt method of the table",
      "table.dequeue(ButtonCell.self)",
      "table.deque(ButtonCell.self)",
      chain: ["2: value of type 'AnyTable.Table' (aka 'any TableHost') has no member 'deque'"],
      builder: ["3: value of type 'AnyTable.Table' (aka 'any TableHost') has no member 'deque'"]
    ),
    PlantedMistake(
      "a misspelt cell that is dequeued",
      "table.dequeue(ButtonCell.self)",
      "table.dequeue(ButonCell.self)",
      chain: [
        "2: cannot find 'ButonCell' in scope",
        "2: no exact matches in call to instance method 'dequeue'",
      ],
      builder: [
        "3: cannot find 'ButonCell' in scope",
        "3: no exact matches in call to instance method 'dequeue'",
      ]
    ),
    PlantedMistake(
      "a property in an if expression",
      "{ row, mail in if mail.size > 2",
      "{ row, mail in if mail.siz > 2",
      builder: ["4: value of type 'Mail' has no member 'siz'"]
    ),
    PlantedMistake(
      "a misspelt height after a closure of models",
      ".cellHeight { row, mail in if",
      ".cellHeigt { row, mail in if",
      builder: [
        "4: value of type 'SectionCells<Folder, MailCell, Mail>' has no dynamic member 'cellHeigt' using key path from root type 'HandlerNames'"
      ]
    ),
    PlantedMistake(
      "a property of the cell after a closure of models",
      "in cell.title.text = mail.subject }",
      "in cell.titel.text = mail.subject }",
      builder: ["3: value of type 'MailCell' has no member 'titel'"]
    ),
    PlantedMistake(
      "a property of the model after a closure of models",
      "in cell.title.text = mail.subject }",
      "in cell.title.text = mail.subjet }",
      builder: ["3: value of type 'Mail' has no member 'subjet'"]
    ),
    PlantedMistake(
      "view models of a cell that takes none",
      "models: mails) {",
      "viewModels: mails) {",
      builder: [
        "4: contextual closure type '(Int, MailCell) -> Void' expects 2 arguments, but 3 were used in closure body",
        "4: global function 'Cells(_:viewModels:onDequeue:)' requires that 'MailCell' conform to 'ViewModelBindable'",
        "8: contextual closure type '(Int, MailCell) -> Void' expects 2 arguments, but 3 were used in closure body",
        "9: contextual closure type '(Int) -> Double' expects 1 argument, but 2 were used in closure body",
        "10: contextual closure type '(Int) -> Double' expects 1 argument, but 2 were used in closure body",
        "11: cannot convert value of type 'NoModel' to expected argument type 'Mail'",
        "12: referencing operator function '>' on 'BinaryInteger' requires that 'NoModel' conform to 'BinaryInteger'",
        "12: cannot convert value of type 'NoModel' to expected argument type 'Bool'",
        "13: contextual closure type '(Int, MailCell, MailCell.ViewEvent) -> Void' expects 3 arguments, but 4 were used in closure body",
        "20: operator function '+' requires that 'NoModel' conform to 'RangeReplaceableCollection'",
        "21: cannot convert value of type 'NoModel' to expected argument type 'Mail'",
        "25: cannot convert value of type 'NoModel' to expected condition type 'Bool'",
      ]
    ),
    PlantedMistake(
      "a closure of view models for a cell that takes none",
      "MailCell.self, models: {",
      "MailCell.self, viewModels: {",
      chain: [
        "3: instance method 'bind(cellType:viewModels:)' requires that 'MailCell' conform to 'ViewModelBindable'",
        "4: contextual closure type '(Int, MailCell) -> Void' expects 2 arguments, but 3 were used in closure body",
        "8: contextual closure type '(Int, MailCell) -> Void' expects 2 arguments, but 3 were used in closure body",
        "9: contextual closure type '(Int) -> Double' expects 1 argument, but 2 were used in closure body",
        "10: contextual closure type '(Int) -> Double' expects 1 argument, but 2 were used in closure body",
        "11: cannot convert value of type 'PlainSectionChain<Folder, MailCell>.Model' (aka 'NoModel') to expected argument type 'Mail'",
        "12: referencing operator function '>' on 'BinaryInteger' requires that 'NoModel' conform to 'BinaryInteger'",
        "12: cannot convert value of type 'NoModel' to expected argument type 'Bool'",
        "13: contextual closure type '(Int, MailCell, MailCell.ViewEvent) -> Void' expects 3 arguments, but 4 were used in closure body",
        "20: operator function '+' requires that 'NoModel' conform to 'RangeReplaceableCollection'",
        "21: cannot convert value of type 'PlainSectionChain<Folder, MailCell>.Model' (aka 'NoModel') to expected argument type 'Mail'",
        "25: cannot convert value of type 'NoModel' to expected condition type 'Bool'",
      ],
      builder: [
        "3: contextual closure type '(Int, MailCell) -> Void' expects 2 arguments, but 3 were used in closure body",
        "3: global function 'Cells(_:viewModels:onDequeue:)' requires that 'MailCell' conform to 'ViewModelBindable'",
        "4: contextual closure type '(Int) -> Double' expects 1 argument, but 2 were used in closure body",
        "5: contextual closure type '(Int, MailCell) -> Void' expects 2 arguments, but 3 were used in closure body",
      ]
    ),
    PlantedMistake(
      "a text for a height part",
      "HeaderHeight(28)",
      #"HeaderHeight("28")"#,
      builder: ["26: no exact matches in call to initializer "]
    ),
    PlantedMistake(
      "a text in arithmetic",
      "print(row + 1)",
      #"print(row + "1")"#,
      chain: ["4: binary operator '+' cannot be applied to operands of type 'Int' and 'String'"],
      builder: ["6: binary operator '+' cannot be applied to operands of type 'Int' and 'String'"]
    ),
    PlantedMistake(
      "a number that is shown as a text",
      #"cell.detail.text = "\(mail.size)""#,
      "cell.detail.text = mail.size",
      chain: ["6: cannot assign value of type 'Double' to type 'String'"],
      builder: ["6: cannot assign value of type 'Double' to type 'String'"]
    ),
    PlantedMistake(
      "a model that is changed",
      ".onDelete { row, mail in await delete(mail) }",
      #".onDelete { row, mail in mail.subject = "" }"#,
      chain: ["11: cannot assign to property: 'mail' is a 'let' constant"],
      builder: ["11: cannot assign to property: 'mail' is a 'let' constant"]
    ),
  ]
}
