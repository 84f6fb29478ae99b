import Foundation
import HeadlessTable
import TestSupport
import Testing

@Suite("A scene as JSON", .bounded)
struct TableJSONTests {
  @Test("one view a line, defaults left out")
  func full() {
    #expect(
      ExampleScenes.odd.json(detail: .full) == #"""
        {"table":"my table","style":"insetGrouped","width":375.5,"height":100,"select":"none",\#
        "contentWidth":375.5,"contentHeight":1000.125,"sections":1,"rows":20,"offset":-20,"items":[
        {"viewport":"start","blank":20},
        {"section":"a b","rows":20,"tags":["editing"]},
        {"gap":35},
        {"header":"TextHeader","height":28,"tags":["pinned"],"fields":{"text":"Title"}},
        {"row":"Cell","height":44,"number":3,"estimatedHeight":50,"x":16,"width":343.5,\#
        "reuse":"other","id":"‹uuid 1›","fields":{"flag":true}},
        {"row":"AVeryLongCellType","height":10000,"id":"‹uuid 1›~2","tags":["selected"],\#
        "fields":{"day":"‹date 1›","id":{"value":"‹uuid 2›","tags":["focused","disabled"]},\#
        "other":"‹uuid 1›","amount":0.5}},
        {"row":"Cell","height":44},
        {"viewport":"end"},
        {"elided":17,"height":748,"digest":"0000000a"}
        ],"pools":[
        {"pool":"Cell","waiting":2}
        ]}

        """#
    )
  }

  @Test("any scene parses, in any detail")
  func parses() throws {
    var hostile = ExampleScenes.form
    hostile.id = "\"\\\n\u{0}\u{2028}\u{E0041}😀"
    hostile.items.append(
      .view(
        .init(
          kind: .row,
          height: .infinity,
          type: "Cell<Int, \"x\">",
          fields: [.init("a", .number(.nan)), .init("a", .word("x y")), .init("a", .bool(false))]
        )
      )
    )
    let scenes = [
      ExampleScenes.accounts, ExampleScenes.form, ExampleScenes.feed, ExampleScenes.odd, .empty,
      hostile,
    ]
    for scene in scenes {
      for detail in TablePicture.Detail.allCases {
        let text = TablePicture.json(detail: detail).render(scene)
        let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let object = try #require(parsed as? [String: Any])
        #expect(object["table"] as? String == scene.id)
        let items = try #require(object["items"] as? [[String: Any]])
        if detail != .outline { #expect(items.count == scene.items.count) }
        #expect(text.hasSuffix("}\n"))
      }
    }
  }

  @Test("fields of lists and of views within views are members by path")
  func paths() {
    var scene = TableScene.empty
    let fields = [SnapshotField("tags[0]", "new"), SnapshotField("avatar.initials", "AL")]
    scene.items = [.view(.init(kind: .row, height: 1, type: "C", fields: fields))]
    let json = scene.json()
    #expect(json.contains(#""fields":{"tags[0]":"new","avatar.initials":"AL"}"#))
  }

  @Test("fields of one name are told apart")
  func sameNames() {
    var scene = TableScene.empty
    let fields = [SnapshotField("a", 1), SnapshotField("a", 2)]
    scene.items = [.view(.init(kind: .row, height: 1, type: "C", fields: fields))]
    #expect(scene.json().contains(#""fields":{"a":1,"a~2":2}"#))
  }
}
