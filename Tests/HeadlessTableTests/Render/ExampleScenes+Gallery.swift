import HeadlessTable

extension ExampleScenes {
  /// Every kind of field, accessory and state, in groups that are set in.
  static let gallery: TableScene = {
    var scene = TableScene(
      id: "gallery",
      style: "insetGrouped",
      size: TableSize(width: 375, height: 700),
      selectionMode: "multiple",
      contentSize: TableSize(width: 375, height: 782),
      offset: 0,
      sectionCount: 2,
      rowCount: 12,
      items: [
        .viewportStart(cut: 0), title("controls", 7), supplementary(.header, 34, "Controls"),
        cell(44, [SnapshotField("label", "First name"), typed("Ada", tags: ["focused"])]),
        cell(64, [SnapshotField("label", "Last name"), typed(""), hint("Required")], ["required"]),
        cell(44, [typed("locked", tags: ["disabled"])]),
        cell(44, [SnapshotField("label", "Newsletter"), toggle("on")]),
        cell(44, [toggle("off", tags: ["disabled"])]),
        cell(
          44,
          [
            SnapshotField("starts", "Starts"),
            SnapshotField("date", .token(kind: "date", value: "1"), kind: .datePicker),
          ]
        ),
        cell(50, [press("Save & <close>")]),
        supplementary(.footer, 30, "Be \"careful\" with these."),
        .gap(12), title("rows", 5), supplementary(.header, 34, "Rows"),
        cell(64, [picture, SnapshotField("name", "Lighthouse"), press("Follow")], ["disclosure"]),
        cell(44, [SnapshotField("name", "Chosen"), SnapshotField("count", 3)], ["checkmark"]),
        cell(44, [SnapshotField("name", "Selected")], ["selected", "detail"]),
        cell(44, [SnapshotField("name", "Touched")], ["highlighted", "detailDisclosure"]),
        cell(44, [SnapshotField("name", "Edited")], ["editing", "disabled", "new"]),
        cell(44, [SnapshotField("name", .string(String(repeating: "long ", count: 20)))]),
        .viewportEnd(cut: 0, blank: 26),
      ]
    )
    scene.sideInset = 20
    return scene
  }()

  private static let picture = SnapshotField("photo", "lighthouse.png", kind: .image)

  private static func title(_ name: String, _ count: Int) -> TableScene.Item {
    .section(TableScene.Section(name: name, rowCount: count))
  }

  private static func supplementary(
    _ kind: TableScene.View.Kind,
    _ height: Double,
    _ text: String
  ) -> TableScene.Item {
    let field = SnapshotField("text", .string(text))
    return .view(TableScene.View(kind: kind, height: height, type: "Title", fields: [field]))
  }

  private static func cell(
    _ height: Double,
    _ fields: [SnapshotField],
    _ tags: [String] = []
  ) -> TableScene.Item {
    let view = TableScene.View(
      kind: .row,
      height: height,
      type: "Cell",
      tags: tags,
      fields: fields
    )
    return .view(view)
  }

  private static func typed(_ text: String, tags: [String] = []) -> SnapshotField {
    SnapshotField("field", .string(text), tags: tags, kind: .textField)
  }

  private static func hint(_ text: String) -> SnapshotField {
    SnapshotField("field.placeholder", .string(text), kind: .placeholder)
  }

  private static func toggle(_ word: String, tags: [String] = []) -> SnapshotField {
    SnapshotField("isPublic", .word(word), tags: tags, kind: .toggle)
  }

  private static func press(_ title: String) -> SnapshotField {
    SnapshotField("button", .string(title), kind: .button)
  }
}
