import Binder
import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

/// Views of rows, and what a screen reader says of them.
@MainActor
@Suite("What a screen reader says of a row", .bounded)
struct AccessibilityTests {
  final class PaymentCell: HeadlessCell {
    let title = Label()
    let amount = Label()
    let logo = ImageView()
    let pay = Button()
    let delete = Button()
    let isStanding = Toggle()
  }

  final class Avatar: HeadlessView {
    let initials = Label()
    let presence = Label()
    let call = Button()
  }

  final class MemberCell: HeadlessCell {
    let avatar = Avatar()
    let name = Label()
    var labels: [Label] = []
  }

  final class FormCell: HeadlessCell {
    let name = TextField()
    let notes = TextView()
    let day = DatePicker()
  }

  /// A row of a table, as the picture of a screen reader has it, without the lines around it.
  private func picture(of cell: AnyObject, _ kind: TableScene.View.Kind = .row) -> String {
    let fields = ViewFields(of: cell).fields
    var view = TableScene.View(kind: kind, height: 44, type: "C", fields: fields)
    view.elements = AccessibilityReader(of: cell, kind, fields: fields).elements
    var scene = TableScene.empty
    scene.items = [.view(view)]
    return TablePicture.accessibility.render(scene).split(separator: "\n").dropFirst()
      .map { $0.dropFirst(2) }.joined(separator: "\n")
  }

  @Test("texts in one element, and controls beside it")
  func payment() {
    let cell = PaymentCell()
    cell.title.text = "Rent"
    cell.amount.text = "€ 900"
    cell.logo.imageName = "house"
    cell.pay.title = "Pay"
    cell.delete.isEnabled = false
    cell.isSelected = true
    cell.isStanding.accessibilityLabel = "Each month"
    cell.isStanding.accessibilityHint = "Pays it without asking"
    #expect(
      picture(of: cell) == """
        row     "Rent, € 900"  [selected]
                pay  "Pay"  [button]
                delete  [dimmed, button]  ! a button without a label
                isStanding  "Each month"  value "off"  hint "Pays it without asking"  [switch]
        """
    )
    cell.logo.accessibilityLabel = "House"
    cell.delete.isHidden = true
    cell.pay.accessibilityElementsHidden = true
    cell.isStanding.isOn = true
    cell.isStanding.accessibilityValue = "yes"
    cell.isUserInteractionEnabled = false
    #expect(
      picture(of: cell) == """
        row     "Rent, € 900, House"  [selected, dimmed]
                isStanding  "Each month"  value "yes"  hint "Pays it without asking"  [switch]
        """
    )
    cell.accessibilityLabel = "Rent of 900 euros"
    cell.accessibilityValue = "due"
    cell.accessibilityTraits = [.button, .updatesFrequently]
    cell.accessibilityHint = "Opens it"
    #expect(
      picture(of: cell).split(separator: "\n").first == """
        row     "Rent of 900 euros"  value "due"  hint "Opens it"  [button, updates frequently]
        """
    )
  }

  @Test(
    "a cell that is no element leaves each view to speak for itself, in the order that is given"
  )
  func order() {
    let cell = MemberCell()
    cell.name.text = "Ada"
    cell.avatar.initials.text = "AL"
    cell.avatar.call.title = "Call"
    cell.labels = [HeadlessView.Label(), HeadlessView.Label()]
    cell.labels[1].text = "admin"
    #expect(
      picture(of: cell) == """
        row     "AL, Ada, admin"
                avatar.call  "Call"  [button]
        """
    )
    cell.isAccessibilityElement = false
    #expect(
      picture(of: cell) == """
        row
                avatar.initials  "AL"
                avatar.call  "Call"  [button]
                name  "Ada"
                labels[1]  "admin"
        """
    )
    cell.accessibilityElements = [cell.name, cell.avatar.call]
    #expect(
      picture(of: cell) == """
        row
                name  "Ada"
                avatar.call  "Call"  [button]
        """
    )
    cell.accessibilityElements = nil
    cell.avatar.isAccessibilityElement = true
    cell.avatar.accessibilityTraits = .image
    #expect(
      picture(of: cell) == """
        row
                avatar  [image]  ! an image without a label
                name  "Ada"
                labels[1]  "admin"
        """
    )
    cell.avatar.accessibilityLabel = "Portrait"
    cell.avatar.accessibilityTraits = .none
    cell.isAccessibilityElement = true
    #expect(picture(of: cell) == #"row     "Portrait, Ada, admin""#)
    cell.avatar.isAccessibilityElement = false
    #expect(
      picture(of: cell) == """
        row     "AL, Ada, admin"  ! 'avatar.call' can't be reached: the row is one element
        """
    )
  }

  @Test("fields hold what was typed, and miss a label that stays")
  func fields() {
    let cell = FormCell()
    cell.name.placeholder = "Name"
    cell.name.accessibilityLabel = "Your name"
    cell.day.accessibilityLabel = "Day"
    #expect(
      picture(of: cell) == """
        row
                name  "Your name"  value "Name"  [text field]
                notes  [text field]  ! a text field without a label
                day  "Day"  value "‹date›"  [adjustable]
        """
    )
    cell.name.text = "Ada"
    cell.notes.accessibilityLabel = "Notes"
    cell.notes.text = "two\nlines"
    cell.notes.isEditable = false
    cell.day.isEnabled = false
    #expect(
      picture(of: cell) == #"""
        row
                name  "Your name"  value "Ada"  [text field]
                notes  "Notes"  value "two\nlines"  [dimmed, text field]
                day  "Day"  value "‹date›"  [dimmed, adjustable]
        """#
    )
  }

  @Test("a row that says nothing, a header that says nothing, and what is hidden")
  func silence() {
    let cell = PaymentCell()
    cell.isStanding.isHidden = true
    cell.pay.isHidden = true
    cell.delete.isHidden = true
    #expect(picture(of: cell) == "row     ! nobody can reach it: it has no text to read")
    cell.isAccessibilityElement = false
    #expect(picture(of: cell) == "row     ! nobody can reach it: it has no text to read")
    cell.accessibilityElementsHidden = true
    #expect(picture(of: cell) == "row     ! nobody can reach it: its elements are hidden")
    let header = HeadlessHeaderFooterView()
    #expect(picture(of: header, .header) == "")
    header.textLabel.text = "Bills"
    #expect(picture(of: header, .header) == #"header  "Bills"  [heading]"#)
    #expect(picture(of: header, .footer) == #"footer  "Bills""#)
    header.accessibilityTraits = [.header, .button]
    #expect(picture(of: header, .footer) == #"footer  "Bills"  [heading, button]"#)
    header.accessibilityElementsHidden = true
    #expect(picture(of: header, .header) == "")
  }

  @Test("a cell that has no views is read by the texts that it lists")
  func ownForm() {
    final class PriceCell: HeadlessCell, SnapshotDescribing {
      var snapshotFields: [SnapshotField] {
        [SnapshotField("price", "2 euro"), SnapshotField("n", 1)]
      }
    }
    final class Foreign: TableCell {
      var name = "x"
      init() {}
    }
    #expect(picture(of: PriceCell()) == #"row     "2 euro""#)
    #expect(picture(of: Foreign()) == #"row     "x""#)
  }

  @Test("a cell whose views are silent is silent, whatever else it stores")
  func silentViews() {
    final class OrderCell: HeadlessCell {
      let title = Label()
      var reference = "4711"
    }
    final class CodeCell: HeadlessCell { var code = "4711" }
    let silent = "row     ! nobody can reach it: it has no text to read"
    let cell = OrderCell()
    #expect(picture(of: cell) == silent)
    cell.title.text = "Order"
    #expect(picture(of: cell) == #"row     "Order""#)
    cell.title.isHidden = true
    #expect(picture(of: cell) == silent)
    #expect(picture(of: CodeCell()) == #"row     "4711""#)
  }

  @Test("blanks are no words", arguments: ["", " ", "\n\u{A0}\t"])
  func blanks(text: String) {
    let silent = "row     ! nobody can reach it: it has no text to read"
    let cell = PaymentCell()
    for view in [cell.isStanding, cell.delete] as [HeadlessView] { view.isHidden = true }
    cell.pay.accessibilityLabel = text
    cell.logo.imageName = "house"
    cell.logo.accessibilityLabel = text
    #expect(picture(of: cell) == "row\n        pay  [button]  ! a button without a label")
    cell.pay.isHidden = true
    cell.title.text = text
    #expect(picture(of: cell) == silent)
    cell.accessibilityLabel = text
    cell.accessibilityValue = text
    cell.accessibilityHint = text
    #expect(picture(of: cell) == silent)
    cell.title.text = "Rent"
    #expect(picture(of: cell) == #"row     "Rent""#)
    final class Foreign: TableCell {
      var name: String
      init(name: String) { self.name = name }
      convenience init() { self.init(name: "") }
    }
    #expect(picture(of: Foreign(name: text)) == silent)
  }

  @Test("a view within itself ends")
  func cycle() {
    final class Node: HeadlessView {
      var next: Node?
      let text = Label()
    }
    final class NodeCell: HeadlessCell { let node = Node() }
    let cell = NodeCell()
    cell.node.next = cell.node
    cell.node.text.text = "once"
    defer { cell.node.next = nil }
    #expect(picture(of: cell).hasPrefix("row     \"once"))
  }

  @Test("a whole screen, with sections, identities and what is missing")
  func screen() {
    struct Bill: CollectionIdentifiable, Equatable {
      var collectionId: String
      var title: String?
    }
    let table = HeadlessTable(id: "bills", width: 320, height: 120)
    let bills = (1...9).map { Bill(collectionId: "b\($0)", title: $0 == 2 ? nil : "Bill \($0)") }
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: PaymentCell.self, models: { bills })
      .onDequeue { _, cell, bill in
        cell.title.text = bill.title
        for view in [cell.delete, cell.pay, cell.isStanding] as [HeadlessView] {
          view.isHidden = true
        }
      }
    binder.finish()
    let picture = table.render(.accessibility)
    #expect(
      picture.replacing(/#[0-9a-f]{8}/, with: "#digest") == """
        accessibility bills · 1 section · 9 rows · 1 missing
        § 0 · 9 rows
          row     #b1  "Bill 1"
          row     #b2  ! nobody can reach it: it has no text to read
          row     #b3  "Bill 3"
          ⋮ 6 rows · #digest

        """
    )
    #expect(table.render(.accessibility(extent: .all)).contains(##"  row     #b9  "Bill 9""##))
    #expect(!table.render(.text).contains("accessibility"))
  }

  @Test("the name of a section is a token where it is another one in each run")
  func sections() {
    struct Group: TableViewSection { let id = UUID() }
    let group = Group()
    let table = HeadlessTable(id: "groups", width: 320, height: 120)
    let screen = TableScreen(sectionedBy: Group.self) {
      OnSection(group) { Cells(HeadlessCell.self, models: [1]) }
    }
    let binding = screen.bind(to: table)
    let line = table.render(.accessibility).split(separator: "\n")[1]
    #expect(!line.contains(group.id.uuidString) && line.contains("‹uuid 1›"), "\(line)")
    withExtendedLifetime(binding) {}
  }

  @Test("what a cell still says of the row before is a residue")
  func residue() {
    let table = HeadlessTable(id: "bills", width: 320, height: 480)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: PaymentCell.self, models: ["Rent", "Tea"])
      .onDequeue { _, cell, title in
        cell.title.text = title
        if title == "Rent" { cell.pay.accessibilityLabel = "Pay the rent" }
      }
    binder.finish()
    let failure = #expect(throws: SnapshotMismatch.self) {
      try verifySnapshot(of: table, as: .residue)
    }
    #expect(
      failure?.description.contains(#"keeps pay.accessibilityLabel="Pay the rent""#) == true,
      "\(failure?.description ?? "")"
    )
  }

  @Test("words of traits, in one order")
  func words() {
    let all = HeadlessView.AccessibilityTraits(rawValue: (1 << 12) - 1)
    #expect(
      all.words.joined(separator: ", ") == """
        selected, dimmed, heading, link, button, switch, text field, search field, image, \
        adjustable, updates frequently
        """
    )
    #expect(HeadlessView.AccessibilityTraits.none.words.isEmpty)
  }
}
