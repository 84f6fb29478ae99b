import Foundation

/// Mistakes in sections of nine handlers and their neighbours, planted one at a time into the chain and into the result builder.
struct PlantedMistake {
  let name: String
  let right: String
  let wrong: String
  /// The errors of the compiler in the chain, and in the builder, as `line: sentence`; nil where the text does not stand there.
  let chain: [String]?
  let builder: [String]?

  init(
    _ name: String,
    _ right: String,
    _ wrong: String,
    chain: [String]? = nil,
    builder: [String]? = nil
  ) {
    (self.name, self.right, self.wrong) = (name, right, wrong)
    (self.chain, self.builder) = (chain, builder)
  }

  /// The declarations with the mistake.
  var declarations: [WrongDeclaration] {
    [
      (" in a chain", Self.chains, chain ?? []),
      (" in a builder", Self.builders, builder ?? []),
    ].compactMap { syntax, codes, errors in
      codes.first { $0.contains(right) }.map { code in
        WrongDeclaration(name + syntax, errors, code: planted(in: code))
      }
    }
  }

  private func planted(in code: String) -> String {
    guard let range = code.range(of: right) else { return code }
    return code.replacingCharacters(in: range, with: wrong)
  }
}

extension PlantedMistake {
  private static let chains = [
    #"""
    folders.onSection(.inbox)
      .bind(headerTitle: { mails.isEmpty ? nil : "Inbox \(mails.count)" })
      .bind(cellType: MailCell.self, models: { store.filter { $0.size > 2 } })
      .onDequeue { row, cell, mail in
        cell.title.text = mail.subject
        cell.detail.text = "\(mail.size)"
      }
      .onTapped { row, cell, mail in open(mail) }
      .cellHeight { row, mail in mail.size > 3 ? 64 : 44 }
      .estimatedCellHeight { row, mail in mail.size * 2 + 1 }
      .onDelete { row, mail in await delete(mail) }
      .canMove { row, mail in mail.id > 3 && !mail.isRead }
      .onEvent { row, cell, event, mail in
        switch event {
        case .starred: open(mail)
        case .opened(let text): print(text, mail.sender)
        }
      }
      .trailingSwipe { row, mail in
        SwipeAction("Delete " + mail.subject) {
          await flag(mail)
          return .done
        }
      }
      .accessory { row, mail in mail.isRead ? .none : .disclosureIndicator }
    """#,
    #"""
    folders.onSection(.badges)
      .bind(cellType: BadgeCell.self, models: mails, mapToViewModels: { BadgeCell.ViewModel(text: $0.subject) })
      .onTapped { row, cell, mail in cell.label.text = mail.sender }
      .prefetch(when: .cellsFromEnd(5)) { row in print(row + 1) }
      .selectable { row, mail in mail.tags.count + row > 4 }
    """#,
    #"""
    folders.onSection(.buttons)
      .bind(cellProvider: { table, row in table.dequeue(ButtonCell.self) }, numberOfCells: 2)
      .onTapped { row, cell in print(row) }
      .cellHeight { row in row > 0 ? 40 : 60 }
    """#,
  ]

  private static let builders = [
    #"""
    _ = TableScreen(sectionedBy: Folder.self) {
      OnSection(.inbox) {
        Header("Inbox")
        Cells(MailCell.self, models: mails) { row, cell, mail in
          cell.title.text = mail.subject
          cell.detail.text = "\(mail.size)"
        }
        .onTapped { row, cell, mail in open(mail) }
        .cellHeight { row, mail in mail.size > 3 ? 64 : 44 }
        .estimatedCellHeight { row, mail in mail.size * 2 + 1 }
        .onDelete { row, mail in await delete(mail) }
        .canMove { row, mail in mail.id > 3 && !mail.isRead }
        .onEvent { row, cell, event, mail in
          switch event {
          case .starred: open(mail)
          case .opened(let text): print(text, mail.sender)
          }
        }
        .trailingSwipe { row, mail in
          SwipeAction("Delete " + mail.subject) {
            await flag(mail)
            return .done
          }
        }
        .accessory { row, mail in mail.isRead ? .none : .disclosureIndicator }
        HeaderHeight(28)
        Footer(mails.isEmpty ? nil : "\(mails.count) mails")
      }
    }
    """#,
    #"""
    _ = TableScreen(sectionedBy: Folder.self) {
      if flagged {
        OnSection(.badges) {
          MappedCells(BadgeCell.self, models: mails, mapToViewModels: { BadgeCell.ViewModel(text: $0.subject) })
            .onTapped { row, cell, mail in cell.label.text = mail.sender }
            .prefetch(when: .cellsFromEnd(5)) { row in print(row + 1) }
            .selectable { row, mail in mail.tags.count + row > 4 }
        }
      }
    }
    """#,
    #"""
    _ = TableScreen(sectionedBy: Folder.self) {
      OnSection(.buttons) {
        Cells(count: 2) { table, row in table.dequeue(ButtonCell.self) }
          .onTapped { row, cell in print(row) }
          .cellHeight { row in row > 0 ? 40 : 60 }
      }
    }
    """#,
    #"""
    _ = TableScreen(sectionedBy: Folder.self) {
      OnSection(.archive) {
        Cells(MailCell.self, models: store.filter { $0.size > 2 }) { row, cell, mail in cell.title.text = mail.subject }
          .cellHeight { row, mail in if mail.size > 2 { 64 } else { mail.size * 2 + 1 } }
          .onTapped { row, cell, mail in open(mail) }
      }
    }
    """#,
  ]
}
