import Foundation
import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("What a snapshot shows of a cell", .bounded)
struct ViewFieldsTests {
  /// The fields as a snapshot lists them, one a line.
  private func picture(of view: AnyObject) -> String {
    let shown = ViewFields(of: view)
    var scene = TableScene.empty
    scene.items = [
      .view(
        .init(
          kind: .row,
          height: 44,
          type: "C",
          fields: shown.fields,
          isMultiField: shown.isMultiField
        )
      )
    ]
    return scene.text().split(separator: "\n").dropFirst(2)
      .map { $0.hasPrefix("  row") ? String($0.dropFirst(15)) : String($0.dropFirst(17)) }
      .joined(separator: "\n")
  }

  @Test("labels by property name, in the order of declaration")
  func person() {
    let cell = ExampleCells.PersonCell()
    #expect(picture(of: cell) == "C")
    cell.ageLabel.text = "27"
    cell.nameLabel.text = "Asif"
    #expect(
      picture(of: cell) == """
        C
        nameLabel   "Asif"
        ageLabel    "27"
        """
    )
    cell.ageLabel.text = nil
    #expect(
      picture(of: cell) == """
        C
        nameLabel   "Asif"
        """
    )
    cell.nameLabel.isHidden = true
    #expect(picture(of: cell) == "C")
  }

  @Test("a view that chooses what its mirror shows is asked for its mirror each time")
  func customMirror() {
    class Base: HeadlessCell { let first = Label() }
    final class MirroredCell: Base, CustomReflectable {
      var isAlone = true

      var customMirror: Mirror {
        let ancestors: Mirror.AncestorRepresentation = isAlone ? .suppressed : .generated
        return Mirror(self, children: ["own": 1], ancestorRepresentation: ancestors)
      }
    }
    let cell = MirroredCell()
    cell.first.text = "a"
    for _ in 1...2 {
      cell.isAlone = true
      #expect(picture(of: cell) == "C                 1")
      cell.isAlone = false
      #expect(picture(of: cell) == "C\nfirst       \"a\"\nown         1")
    }
  }

  @Test(
    "a cell of a class of this library shows what was touched, one of many classes what all declare"
  )
  func classes() {
    class Base: HeadlessCell { let first = Label() }
    class Middle: Base {}
    final class Own: Middle { let last = Label() }
    let plain = HeadlessCell()
    #expect(picture(of: plain) == "C")
    plain.textLabel.text = "t"
    #expect(picture(of: plain) == #"C                 "t""#)
    let cell = Own()
    (cell.first.text, cell.last.text) = ("1", "2")
    #expect(picture(of: cell) == "C\nfirst       \"1\"\nlast        \"2\"")
    let middle = Middle()
    middle.first.text = "1"
    #expect(picture(of: middle) == #"C                 "1""#)
  }

  @Test("a view model is not shown, what it sets is")
  func banner() {
    let cell = ExampleCells.BannerCell()
    cell.viewModel = .init(text: "Welcome")
    #expect(picture(of: cell) == #"C                 "Welcome""#)
  }

  @Test("a text field shows its placeholder while nothing has been typed")
  func textField() {
    let cell = ExampleCells.FieldCell()
    #expect(picture(of: cell) == "C")
    cell.type("Ada")
    #expect(picture(of: cell) == #"C                 "Ada""#)
    cell.field.placeholder = "Name"
    #expect(
      picture(of: cell) == """
        C
        field       "Ada"
        """
    )
    cell.type("")
    #expect(
      picture(of: cell) == """
        C
        field               ""
        field.placeholder   "Name"
        """
    )
    cell.field.becomeFirstResponder()
    cell.field.isEnabled = false
    cell.field.text = nil
    #expect(
      picture(of: cell) == """
        C
        field               ""  [focused disabled]
        field.placeholder   "Name"
        """
    )
    cell.field.resignFirstResponder()
    cell.field.isEnabled = true
    #expect(
      picture(of: cell) == """
        C
        field.placeholder   "Name"
        """
    )
  }

  @Test("superclass first, then what is stored, but no closures, dictionaries and objects")
  func many() {
    let cell = ExampleCells.ManyCell()
    _ = cell.late
    cell.imageView.imageName = "star"
    cell.textLabel?.text = "t"
    cell.title.text = "title"
    cell.toggle.isEnabled = false
    cell.field.placeholder = "type"
    cell.notes.text = "a\nb"
    cell.button.title = "Go"
    cell.button.isEnabled = false
    cell.image.imageName = "sun"
    cell.picker.date = cell.day
    cell.badge = HeadlessView.Label()
    cell.badge?.text = "9"
    #expect(
      picture(of: cell) == #"""
        C
        textLabel           "t"
        imageView           "star"
        title               "title"
        mood                happy
        count               3
        ratio               0.25
        small               0.1
        large               18446744073709551615
        byte                -3
        isOn                true
        name                "n"
        moodNow             plain
        sad.case            sad
        sad.0               1
        id                  ‹uuid 1›
        day                 ‹date 1›
        secret              "seen"
        list[0]             "x"
        model.text          "x"
        tuple.0             1
        tuple.1             2
        toggle              off  [disabled]
        field.placeholder   "type"
        notes               "a\nb"
        button              "Go"  [disabled]
        image               "sun"
        picker              ‹date 1›
        badge               "9"
        """#
    )
  }

  @Test("the shape follows from the type, not from the values")
  func shape() {
    #expect(ViewFields(of: ExampleCells.PersonCell()).isMultiField)
    #expect(!ViewFields(of: ExampleCells.BannerCell()).isMultiField)
    #expect(!ViewFields(of: HeadlessCell()).isMultiField)
    let cell = HeadlessCell()
    cell.textLabel?.text = "a"
    #expect(picture(of: cell) == #"C                 "a""#)
    cell.detailTextLabel.text = nil
    #expect(ViewFields(of: cell).isMultiField)
  }

  @Test("an optional without a value counts when its type is a simple one")
  func optionals() {
    final class OneOptional: HeadlessCell {
      var count: Int?
      var closure: (() -> Void)?
      var model: ExampleCells.BannerCell.ViewModel?
    }
    final class TwoOptionals: HeadlessCell {
      var count: Int?
      var label: Label?
    }
    #expect(!ViewFields(of: OneOptional()).isMultiField)
    #expect(ViewFields(of: TwoOptionals()).isMultiField)
    #expect(ViewFields(of: TwoOptionals()).fields.isEmpty)
  }

  @Test("an optional case of an enumeration touches its own line only")
  func optionalCases() {
    enum Mood { case good, bad }
    final class MoodCell: HeadlessCell {
      let name = Label()
      var mood: Mood?
    }
    final class OtherCell: HeadlessCell {
      let name = Label()
      var words: Set<Mood>?
      var moods: [Mood: Int]?
      var model: AnyObject?
    }
    let cell = MoodCell()
    cell.name.text = "Ada"
    for mood in [nil, Mood.good] {
      cell.mood = mood
      #expect(
        picture(of: cell) == """
          C
          name        "Ada"
          """ + (mood == nil ? "" : "\nmood        good")
      )
    }
    #expect(!ViewFields(of: OtherCell()).isMultiField)
  }

  @Test("a cell may describe itself, and may be any class")
  func others() {
    #expect(
      picture(of: ExampleCells.DescribingCell()) == """
        C
        own         1
        more        "x"
        """
    )
    #expect(picture(of: ExampleCells.PlainCell()) == #"C                 "plain""#)
    let header = ExampleCells.TitleHeader()
    header.title.text = "T"
    header.textLabel?.text = "first"
    #expect(ViewFields(of: header).fields.map(\.name) == ["textLabel", "title"])
  }

  @Test("equal dates share a token, others do not")
  func dates() {
    let first = Date(timeIntervalSinceReferenceDate: 1)
    #expect(SnapshotValue(first) == SnapshotValue(first))
    #expect(SnapshotValue(first) != SnapshotValue(first.addingTimeInterval(1)))
  }

  @Test("views within views are listed by path")
  func nested() {
    let cell = ExampleCells.ComposedCell()
    cell.avatar.initials.text = "AL"
    cell.avatar.status.dot.imageName = "dot"
    cell.chips.append(HeadlessView.Label())
    cell.chips[0].text = "new"
    cell.chips[1].text = "sale"
    cell.extra.note.text = "note"
    cell.extra.size = (3, 4)
    cell.badge = .labelled(HeadlessView.Label(), count: 2)
    if case .labelled(let label, _) = cell.badge { label.text = "b" }
    cell.chart.points = [1, 2]
    #expect(
      picture(of: cell) == """
        C
        avatar.initials     "AL"
        avatar.status.dot   "dot"
        chips[0]            "new"
        chips[1]            "sale"
        extra.note          "note"
        extra.size.width    3
        extra.size.height   4
        badge.case          labelled
        badge.0             "b"
        badge.count         2
        chart.points        "1 2"
        """
    )
  }

  @Test("what is made at its first use is not listed, wherever it is")
  func lazyProperties() {
    final class LazyAvatar: HeadlessView {
      lazy var initials = Label()
      let name = Label()
    }
    struct Pair {
      lazy var count = 1
      var sum = 2
    }
    final class LazyCell: HeadlessCell {
      let avatar = LazyAvatar()
      var pair = Pair()
    }
    let cell = LazyCell()
    cell.avatar.initials.text = "AL"
    cell.avatar.name.text = "Ada"
    _ = cell.pair.count
    #expect(
      picture(of: cell) == """
        C
        avatar.name         "Ada"
        pair.sum            2
        """
    )
  }

  @Test("a change of any nested value changes the fields, and the shape stays")
  func sensitive() {
    let changes: [(ExampleCells.ComposedCell) -> Void] = [
      { $0.avatar.initials.text = "x" }, { $0.avatar.initials.isEnabled = false },
      { $0.avatar.status.dot.imageName = "x" }, { $0.chips[0].text = "x" },
      { $0.chips = [] }, { $0.extra.note.text = "x" }, { $0.extra.size.width = 9 },
      { $0.badge = .plain }, { $0.chart.points = [7] }, { $0.avatar.isHidden = true },
      { $0.avatar.status.isHidden = true }, { $0.chips[0].isHidden = true },
    ]
    for (index, change) in changes.enumerated() {
      let cell = ExampleCells.ComposedCell()
      cell.avatar.initials.text = "AL"
      cell.avatar.status.dot.imageName = "dot"
      cell.chips[0].text = "new"
      let before = ViewFields(of: cell)
      #expect(before == ViewFields(of: cell))
      change(cell)
      #expect(ViewFields(of: cell) != before, "\(index)")
      #expect(ViewFields(of: cell).isMultiField)
    }
  }

  @Test("nothing that differs in each run is listed, and a view within itself ends")
  func unstable() {
    let cell = ExampleCells.ComposedCell()
    cell.chart.inner = cell.chart
    cell.loop.next = cell.loop
    let names = ViewFields(of: cell).fields.map(\.name)
    #expect(names.allSatisfy { !$0.hasPrefix("object") && !$0.hasPrefix("lookup") })
    #expect(!names.contains { $0.hasPrefix("loop") })
  }

  @Test(
    "a cell says why a field is not in the picture",
    arguments: [
      ("avatar.initials", "'avatar' is hidden"),
      ("avatar", "it is hidden"),
      ("chips[0]", "it has nothing to show"),
      ("object", "it is an object, which has no text of its own"),
      ("object.name", "'object' is an object, which has no text of its own"),
      ("action", "it is a function, or of a type without members"),
      ("lookup", "it has no order"),
      ("optional", "it is nil"),
      ("loop.next", "it is a view that contains itself"),
      ("missing", "ComposedCell has no stored property of that path"),
    ]
  )
  func reasons(path: String, reason: String) {
    let cell = ExampleCells.ComposedCell()
    cell.avatar.isHidden = true
    cell.loop.next = cell.loop
    #expect(cell.reasonNotShown(path) == "'\(path)' is not shown: \(reason).")
  }

  @Test("a field that is in the picture has no such reason")
  func noReason() {
    let cell = ExampleCells.ComposedCell()
    cell.avatar.initials.text = "AL"
    #expect(cell.reasonNotShown("avatar.initials") == nil)
    #expect(ExampleCells.DescribingCell().reasonNotShown("own") == nil)
    #expect(
      ExampleCells.DescribingCell().reasonNotShown("label")
        == "'label' is not shown: DescribingCell describes itself and lists no such field."
    )
    #expect(
      ExampleCells.TitleHeader().reasonNotShown("title")
        == "'title' is not shown: it has nothing to show."
    )
  }
}
