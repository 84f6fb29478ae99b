import HeadlessTable

/// Scenes written by hand, for the renderers.
enum ExampleScenes {
  static let accounts = TableScene(
    id: "accounts",
    style: "plain",
    size: TableSize(width: 375, height: 480),
    selectionMode: "single",
    contentSize: TableSize(width: 375, height: 524),
    offset: 0,
    sectionCount: 3,
    rowCount: 6,
    items: [
      .viewportStart(cut: 0),
      section("summary", 1),
      header(28, "Overview"),
      row(
        104,
        "BalanceCell",
        "total",
        ("title", "Total balance"),
        ("amount", "€ 12.340,50"),
        ("trend", "up 2.4 %")
      ),
      section("current", 3),
      header(28, "Current accounts"),
      account(
        "acc-1",
        ["selected", "disclosure"],
        "Main account",
        "NL91 ABNA 0417 1643 00",
        "€ 1.204,00"
      ),
      account("acc-2", ["disclosure"], "Joint account", "NL20 INGB 0001 2345 67", "€ 3.410,25"),
      account("acc-3", ["disabled"], "旅行 Travel", "NL02 RABO 0123 4567 89", "€ 96,25"),
      section("savings", 2),
      header(28, "Savings"),
      account("sav-1", ["disclosure"], "Rainy day", "NL44 TRIO 0212 3344 55", "€ 7.630,00"),
      row(44, "ButtonCell", "add", ("title", "Open a new account")),
      .viewportEnd(cut: 8, blank: 0),
      footer(36, "NoteFooter", "Interest is paid on 1 January."),
    ]
  )

  static let form = TableScene(
    id: "profile",
    style: "grouped",
    size: TableSize(width: 390, height: 508),
    selectionMode: "none",
    inset: TableEdgeInsets(bottom: 336),
    contentSize: TableSize(width: 390, height: 374),
    offset: 0,
    sectionCount: 3,
    rowCount: 6,
    items: [
      .viewportStart(cut: 0),
      section("name", 2),
      header(34, "Name"),
      row(
        44,
        "FieldCell",
        "first",
        tags: ["required"],
        ("label", "First name"),
        ("value", "Ada")
      ),
      row(
        44,
        "FieldCell",
        "last",
        tags: ["required", "focused", "invalid"],
        ("label", "Last name"),
        ("value", ""),
        ("placeholder", "Required")
      ),
      section("contact", 2),
      header(34, "Contact"),
      row(
        44,
        "FieldCell",
        "email",
        tags: ["invalid"],
        ("label", "E-mail"),
        ("value", "ada@example"),
        ("keyboard", "email")
      ),
      row(44, "SwitchCell", "news", ("label", "Newsletter"), ("value", "on")),
      footer(30, "ErrorFooter", "Enter a valid e-mail address."),
      section("actions", 2),
      row(50, "ButtonCell", "save", tags: ["disabled"], ("title", "Save")),
      row(50, "ButtonCell", "delete", tags: ["destructive"], ("title", "Delete profile")),
      .viewportEnd(cut: 0, blank: 134),
    ]
  )

  static let feed = TableScene(
    id: "feed",
    style: "plain",
    size: TableSize(width: 375, height: 320),
    selectionMode: "none",
    contentSize: TableSize(width: 375, height: 664_920),
    offset: 330_020,
    sectionCount: 2,
    rowCount: 10_001,
    items: [
      section("stories", 1),
      elision([("CarouselCell", 1)], 96, 0x4f52_5aa1),
      section("posts", 10_000),
      header(24, "Today", type: "DateHeader", tags: ["pinned"]),
      elision([("PostCell", 17)], 1100, 0x3031_5927),
      post(17, tags: ["selected"]),
      elision([("AdCell", 99), ("PostCell", 4845)], 328_680, 0x0c47_b9b9),
      .viewportStart(cut: 32),
      post(4962), post(4963), post(4964), post(4965), post(4966), post(4967),
      .viewportEnd(cut: 44, blank: 0),
      elision([("AdCell", 101), ("PostCell", 4931)], 334_536, 0x34b6_dc0f),
    ]
  )

  /// Everything that the other scenes do not have.
  static let odd = TableScene(
    id: "my table",
    style: "insetGrouped",
    size: TableSize(width: 375.5, height: 100),
    selectionMode: "none",
    contentSize: TableSize(width: 375.5, height: 1000.12499),
    offset: -20,
    sectionCount: 1,
    rowCount: 20,
    items: [
      .viewportStart(cut: 0, blank: 20),
      .section(.init(name: "a b", rowCount: 20, tags: ["editing"])),
      .gap(35),
      header(28, "Title", tags: ["pinned"]),
      .view(
        .init(
          kind: .row,
          height: 44,
          x: 16,
          width: 343.5,
          type: "Cell",
          reuseIdentifier: "other",
          identity: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
          fields: [.init("flag", true)],
          number: 3,
          estimatedHeight: 50
        )
      ),
      .view(
        .init(
          kind: .row,
          height: 10_000,
          type: "AVeryLongCellType",
          reuseIdentifier: "AVeryLongCellType",
          identity: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F~2",
          tags: ["selected"],
          fields: [
            .init("day", .token(kind: "date", value: "1")),
            .init("id", .token(kind: "uuid", value: "2"), tags: ["focused", "disabled"]),
            .init(
              "other",
              .token(kind: "uuid", value: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
            ),
            .init("amount", 0.5),
          ]
        )
      ),
      .view(.init(kind: .row, height: 44, type: "Cell")),
      .viewportEnd(cut: 0, blank: 0),
      .elision(.init(rowCount: 17, types: [], height: 748, digest: 10)),
    ],
    pools: [.init(reuseIdentifier: "Cell", count: 2)]
  )
}

extension ExampleScenes {
  static func section(_ name: String, _ rowCount: Int) -> TableScene.Item {
    .section(.init(name: name, rowCount: rowCount))
  }

  static func header(
    _ height: Double,
    _ text: String,
    type: String = "TextHeader",
    tags: [String] = []
  ) -> TableScene.Item {
    let fields = [SnapshotField("text", .string(text))]
    return .view(.init(kind: .header, height: height, type: type, tags: tags, fields: fields))
  }

  static func footer(_ height: Double, _ type: String, _ text: String) -> TableScene.Item {
    let fields = [SnapshotField("text", .string(text))]
    return .view(.init(kind: .footer, height: height, type: type, fields: fields))
  }

  static func row(
    _ height: Double,
    _ type: String,
    _ identity: String,
    tags: [String] = [],
    _ fields: (String, String)...
  ) -> TableScene.Item {
    let fields = fields.map { SnapshotField($0.0, .string($0.1)) }
    return .view(
      .init(kind: .row, height: height, type: type, identity: identity, tags: tags, fields: fields)
    )
  }

  static func account(
    _ id: String,
    _ tags: [String],
    _ name: String,
    _ iban: String,
    _ amount: String
  ) -> TableScene.Item {
    row(
      64,
      "AccountCell",
      id,
      tags: tags,
      ("name", name),
      ("iban", iban),
      ("amount", amount)
    )
  }

  static func post(_ number: Int, tags: [String] = []) -> TableScene.Item {
    row(
      [44, 66, 88][number % 3],
      "PostCell",
      "post-\(number)",
      tags: tags,
      ("author", "user\(number % 97)"),
      ("text", "Post number \(number)")
    )
  }

  static func elision(
    _ types: [(String, Int)],
    _ height: Double,
    _ digest: UInt32
  ) -> TableScene.Item {
    let types = types.map { TableScene.TypeCount(type: $0.0, count: $0.1) }
    let count = types.reduce(0) { $0 + $1.count }
    return .elision(.init(rowCount: count, types: types, height: height, digest: digest))
  }
}
