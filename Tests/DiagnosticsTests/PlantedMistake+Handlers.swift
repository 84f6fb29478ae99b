extension PlantedMistake {
  /// Mistakes in handlers, heights and answers.
  static let inHandlers = [
    PlantedMistake(
      "a misspelt handler with an answer",
      ".canMove {",
      ".canMov {",
      chain: [
        "12: value of type 'SectionChain<Folder, MailCell, Mail>' has no dynamic member 'canMov' using key path from root type 'HandlerNames'"
      ],
      builder: [
        "12: value of type 'SectionCells<Folder, MailCell, Mail>' has no dynamic member 'canMov' using key path from root type 'HandlerNames'"
      ]
    ),
    PlantedMistake(
      "a misspelt last handler",
      ".accessory {",
      ".accesory {",
      chain: [
        "25: value of type 'SectionChain<Folder, MailCell, Mail>' has no dynamic member 'accesory' using key path from root type 'HandlerNames'",
        "25: cannot infer contextual base in reference to member 'none'",
      ],
      builder: [
        "25: value of type 'SectionCells<Folder, MailCell, Mail>' has no dynamic member 'accesory' using key path from root type 'HandlerNames'",
        "25: cannot infer contextual base in reference to member 'none'",
      ]
    ),
    PlantedMistake(
      "a misspelt handler of an event",
      ".onEvent {",
      ".onEvnt {",
      chain: [
        "13: contextual closure type '@MainActor @Sendable (Int, Mail) async -> Void' expects 2 arguments, but 4 were used in closure body",
        "13: value of type 'SectionChain<Folder, MailCell, Mail>' has no dynamic member 'onEvnt' using key path from root type 'HandlerNames'",
      ],
      builder: [
        "13: value of type 'SectionCells<Folder, MailCell, Mail>' has no dynamic member 'onEvnt' using key path from root type 'HandlerNames'",
        "13: contextual closure type '@MainActor @Sendable (Int, Mail) async -> Void' expects 2 arguments, but 4 were used in closure body",
      ]
    ),
    PlantedMistake(
      "a misspelt swipe",
      ".trailingSwipe {",
      ".trailngSwipe {",
      chain: [
        "19: value of type 'SectionChain<Folder, MailCell, Mail>' has no dynamic member 'trailngSwipe' using key path from root type 'HandlerNames'"
      ],
      builder: [
        "19: value of type 'SectionCells<Folder, MailCell, Mail>' has no dynamic member 'trailngSwipe' using key path from root type 'HandlerNames'"
      ]
    ),
    PlantedMistake(
      "a misspelt height",
      ".cellHeight { row, mail in mail.size > 3",
      ".celHeight { row, mail in mail.size > 3",
      chain: [
        "9: value of type 'SectionChain<Folder, MailCell, Mail>' has no dynamic member 'celHeight' using key path from root type 'HandlerNames'"
      ],
      builder: [
        "9: value of type 'SectionCells<Folder, MailCell, Mail>' has no dynamic member 'celHeight' using key path from root type 'HandlerNames'"
      ]
    ),
    PlantedMistake(
      "a handler by another name",
      ".onTapped { row, cell, mail in open",
      ".onSelect { row, cell, mail in open",
      chain: [
        "8: 'onSelect' is unavailable: use 'onTapped'"
      ],
      builder: [
        "8: 'onSelect' is unavailable: use 'onTapped'"
      ]
    ),
    PlantedMistake(
      "a height by another name",
      ".cellHeight { row, mail in mail.size > 3 ? 64 : 44 }",
      ".rowHeight(44)",
      chain: [
        "9: 'rowHeight' is unavailable: use 'cellHeight'"
      ],
      builder: [
        "9: 'rowHeight' is unavailable: use 'cellHeight'"
      ]
    ),
    PlantedMistake(
      "a property of the model",
      "cell.title.text = mail.subject",
      "cell.title.text = mail.subjct",
      chain: ["5: value of type 'Mail' has no member 'subjct'"],
      builder: ["5: value of type 'Mail' has no member 'subjct'"]
    ),
    PlantedMistake(
      "a property of the cell",
      "cell.detail",
      "cell.detial",
      chain: ["6: value of type 'MailCell' has no member 'detial'"],
      builder: ["6: value of type 'MailCell' has no member 'detial'"]
    ),
    PlantedMistake(
      "a property beside an operator",
      "mail.size > 3 ?",
      "mail.siz > 3 ?",
      chain: ["9: value of type 'Mail' has no member 'siz'"],
      builder: ["9: value of type 'Mail' has no member 'siz'"]
    ),
    PlantedMistake(
      "a property in arithmetic",
      "mail.size * 2",
      "mail.siz * 2",
      chain: ["10: value of type 'Mail' has no member 'siz'"],
      builder: ["10: value of type 'Mail' has no member 'siz'"]
    ),
    PlantedMistake(
      "an unknown function",
      "open(mail)",
      "opn(mail)",
      chain: ["8: cannot find 'opn' in scope"],
      builder: ["8: cannot find 'opn' in scope"]
    ),
    PlantedMistake(
      "an unknown function that takes its time",
      "await delete(mail)",
      "await delet(mail)",
      chain: ["11: cannot find 'delet' in scope"],
      builder: ["11: cannot find 'delet' in scope"]
    ),
    PlantedMistake(
      "operands of other types",
      "mail.size > 3 ?",
      #"mail.size > "3" ?"#,
      chain: ["9: binary operator '>' cannot be applied to operands of type 'Double' and 'String'"],
      builder: [
        "9: binary operator '>' cannot be applied to operands of type 'Double' and 'String'"
      ]
    ),
    PlantedMistake(
      "a whole number for points",
      "mail.size * 2 + 1",
      "mail.id * 2 + 1",
      chain: ["10: cannot convert value of type 'Int' to expected argument type 'Double'"],
      builder: ["10: cannot convert value of type 'Int' to expected argument type 'Double'"]
    ),
    PlantedMistake(
      "a text for points",
      "mail.size > 3 ? 64 : 44",
      #""64""#,
      chain: ["9: cannot convert value of type 'String' to expected argument type 'Double'"],
      builder: ["9: cannot convert value of type 'String' to expected argument type 'Double'"]
    ),
    PlantedMistake(
      "a number for a Bool",
      "mail.id > 3 && !mail.isRead",
      "mail.id",
      chain: ["12: type 'Int' cannot be used as a boolean; test for '!= 0' instead"],
      builder: ["12: type 'Int' cannot be used as a boolean; test for '!= 0' instead"]
    ),
    PlantedMistake(
      "an unknown accessory",
      ".disclosureIndicator",
      ".disclosureIndicatr",
      chain: ["25: type 'CellAccessory' has no member 'disclosureIndicatr'"],
      builder: ["25: type 'CellAccessory' has no member 'disclosureIndicatr'"]
    ),
    PlantedMistake(
      "a parameter too many",
      ".onDelete { row, mail",
      ".onDelete { row, cell, mail",
      chain: [
        "11: contextual closure type '@MainActor @Sendable (Int, Mail) async -> Void' expects 2 arguments, but 3 were used in closure body"
      ],
      builder: [
        "11: contextual closure type '@MainActor @Sendable (Int, Mail) async -> Void' expects 2 arguments, but 3 were used in closure body"
      ]
    ),
    PlantedMistake(
      "no model",
      ".onTapped { row, cell, mail in open(mail) }",
      ".onTapped { row, cell in print(row) }",
      chain: [
        "8: contextual closure type '(Int, MailCell, Mail) -> Void' expects 3 arguments, but 2 were used in closure body"
      ],
      builder: [
        "8: contextual closure type '(Int, MailCell, Mail) -> Void' expects 3 arguments, but 2 were used in closure body"
      ]
    ),
    PlantedMistake(
      "no cell",
      ".onTapped { row, cell, mail in open(mail) }",
      ".onTapped { row, mail in open(mail) }",
      chain: [
        "8: contextual closure type '(Int, MailCell, Mail) -> Void' expects 3 arguments, but 2 were used in closure body",
        "8: cannot convert value of type 'MailCell' to expected argument type 'Mail'",
      ],
      builder: [
        "8: contextual closure type '(Int, MailCell, Mail) -> Void' expects 3 arguments, but 2 were used in closure body",
        "8: cannot convert value of type 'MailCell' to expected argument type 'Mail'",
      ]
    ),
    PlantedMistake(
      "no parameters",
      ".canMove { row, mail in",
      ".canMove {",
      chain: [
        "12: cannot find 'mail' in scope",
        "12: cannot find 'mail' in scope",
        "12: contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored",
      ],
      builder: [
        "12: cannot find 'mail' in scope",
        "12: cannot find 'mail' in scope",
        "12: contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored",
      ]
    ),
    PlantedMistake(
      "a number for models and view models",
      "models: mails,",
      "models: 3,",
      chain: [
        "2: cannot convert value of type 'Int' to expected argument type '[Int]'",
        "2: value of type 'Int' has no member 'subject'",
        "3: value of type 'Int' has no member 'sender'",
        "5: value of type 'Int' has no member 'tags'",
      ],
      builder: [
        "4: cannot convert value of type 'Int' to expected argument type '[Int]'",
        "4: value of type 'Int' has no member 'subject'",
        "5: value of type 'Int' has no member 'sender'",
        "7: value of type 'Int' has no member 'tags'",
      ]
    ),
    PlantedMistake(
      "a number for models",
      "models: mails)",
      "models: 3)",
      builder: ["4: cannot convert value of type 'Int' to expected argument type '[Mail]'"]
    ),
    PlantedMistake(
      "a misspelt cell",
      "MailCell.self, models",
      "MailCel.self, models",
      chain: [
        "3: cannot find 'MailCel' in scope",
        "25: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)",
      ],
      builder: [
        "1: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)",
        "4: cannot find 'MailCel' in scope",
      ]
    ),
    PlantedMistake(
      "a value of another type that is assigned",
      "cell.title.text = mail.subject",
      "cell.title.text = mail.id",
      chain: ["5: cannot assign value of type 'Int' to type 'String'"],
      builder: ["5: cannot assign value of type 'Int' to type 'String'"]
    ),
    PlantedMistake(
      "a misspelt section",
      "(.inbox)",
      "(.inbx)",
      chain: ["1: type 'Folder' has no member 'inbx'"],
      builder: ["2: type 'Folder' has no member 'inbx'"]
    ),
    PlantedMistake(
      "an optional for a model",
      ".onDelete { row, mail in await delete(mail) }",
      ".onDelete { row, mail in await delete(mails.first) }",
      chain: ["11: value of optional type 'Mail?' must be unwrapped to a value of type 'Mail'"],
      builder: ["11: value of optional type 'Mail?' must be unwrapped to a value of type 'Mail'"]
    ),
    PlantedMistake(
      "a property in an action",
      #""Delete " + mail.subject"#,
      #""Delete " + mail.subjct"#,
      chain: ["20: value of type 'Mail' has no member 'subjct'"],
      builder: ["20: value of type 'Mail' has no member 'subjct'"]
    ),
    PlantedMistake(
      "an unknown function in an action",
      "await flag(mail)",
      "await flg(mail)",
      chain: ["21: cannot find 'flg' in scope"],
      builder: ["21: cannot find 'flg' in scope"]
    ),
    PlantedMistake(
      "an unknown end of an action",
      "return .done",
      "return .dne",
      chain: ["22: type 'ActionOutcome' has no member 'dne'"],
      builder: ["22: type 'ActionOutcome' has no member 'dne'"]
    ),
    PlantedMistake(
      "a misspelt event",
      "case .starred",
      "case .stared",
      chain: ["15: type 'MailCell.ViewEvent' has no member 'stared'"],
      builder: ["15: type 'MailCell.ViewEvent' has no member 'stared'"]
    ),
  ]
}
