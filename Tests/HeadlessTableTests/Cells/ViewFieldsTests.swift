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
    return TableText(scene).description.split(separator: "\n").dropFirst(2)
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

  @Test("a view model is not shown, what it sets is")
  func banner() {
    let cell = ExampleCells.BannerCell()
    cell.viewModel = .init(text: "Welcome")
    #expect(picture(of: cell) == #"C            "Welcome""#)
  }

  @Test("a text field shows its placeholder while nothing has been typed")
  func textField() {
    let cell = ExampleCells.FieldCell()
    #expect(picture(of: cell) == "C")
    cell.type("Ada")
    #expect(picture(of: cell) == #"C            "Ada""#)
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
        field       ""
        field.placeholder  "Name"
        """
    )
    cell.field.becomeFirstResponder()
    cell.field.isEnabled = false
    cell.field.text = nil
    #expect(
      picture(of: cell) == """
        C
        field       ""  [focused disabled]
        field.placeholder  "Name"
        """
    )
    cell.field.resignFirstResponder()
    cell.field.isEnabled = true
    #expect(
      picture(of: cell) == """
        C
        field.placeholder  "Name"
        """
    )
  }

  @Test("superclass first, simple values and controls only")
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
    cell.badge = Label()
    cell.badge?.text = "9"
    #expect(
      picture(of: cell) == #"""
        C
        textLabel   "t"
        imageView   "star"
        title       "title"
        mood        happy
        count       3
        ratio       0.25
        small       0.1
        large       18446744073709551615
        byte        -3
        isOn        true
        name        "n"
        moodNow     plain
        id          ‹uuid 1›
        day         ‹date 1›
        secret      "seen"
        toggle      off  [disabled]
        field.placeholder  "type"
        notes       "a\nb"
        button      "Go"  [disabled]
        image       "sun"
        picker      ‹date 1›
        badge       "9"
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
    #expect(picture(of: cell) == #"C            "a""#)
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

  @Test("a cell may describe itself, and may be any class")
  func others() {
    #expect(
      picture(of: ExampleCells.DescribingCell()) == """
        C
        own         1
        more        "x"
        """
    )
    #expect(picture(of: ExampleCells.PlainCell()) == #"C            "plain""#)
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
}
