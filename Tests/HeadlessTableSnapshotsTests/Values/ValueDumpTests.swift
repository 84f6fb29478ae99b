import Binder
import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import Observation
import TestSupport
import Testing

@MainActor
@Suite("Any value as a dump and as JSON", .bounded)
struct ValueDumpTests {
  struct Line: Hashable {
    var name: String
    var price: Double
  }

  enum State {
    case draft
    case sent(Int, by: String)
    case paid(Line)
  }

  struct Invoice {
    var id = UUID()
    var again: UUID?
    var lines: [Line]
    var state: State
    var note: String?
    var rates: [String: Int]
    var marks: Set<String>
    var size = (1, width: 2.5)
    var onPay: () -> Void = {}
    var type: Any.Type = Int.self
    var data = Data([1, 2, 255])
    var none: [Int] = []
  }

  class Base { let own = 1 }

  final class Node: Base {
    var name: String
    var next: Node?
    weak var parent: Node?
    lazy var late = 3

    init(_ name: String) { self.name = name }
  }

  struct Price: SnapshotDescribing {
    var cents: Int
    var snapshotFields: [SnapshotField] {
      [SnapshotField("euros", .number(Double(cents) / 100), tags: ["rounded"])]
    }
  }

  private func dump<Value>(_ value: Value) -> String {
    (try? SnapshotStrategy<Value>.dump.text(of: value)) ?? ""
  }
  private func json<Value>(_ value: Value) -> String {
    (try? SnapshotStrategy<Value>.json.text(of: value)) ?? ""
  }

  private var invoice: Invoice {
    var invoice = Invoice(
      lines: [Line(name: "Tea", price: 2.5), Line(name: "two\nlines", price: -0.0)],
      state: .sent(2, by: "Ada"),
      note: nil,
      rates: ["b": 2, "a": 1, "c d": 3],
      marks: ["y", "x"]
    )
    invoice.again = invoice.id
    return invoice
  }

  @Test("a structure with everything in it")
  func structure() {
    #expect(
      dump(invoice) == #"""
        Invoice
          id: ‹uuid 1›
          again: ‹uuid 1›
          lines: 2 elements
            [0]: Line
              name: "Tea"
              price: 2.5
            [1]: Line
              name: "two\nlines"
              price: 0
          state: sent
            0: 2
            by: "Ada"
          note: nil
          rates: 3 entries
            ["a"]: 1
            ["b"]: 2
            ["c d"]: 3
          marks: 2 elements
            - "x"
            - "y"
          size: tuple
            0: 1
            width: 2.5
          onPay: (a function)
          type: Int
          data: "3 bytes: 0102ff"
          none: 0 elements

        """#
    )
  }

  @Test("numbers have all their digits, and those of views three decimals")
  func numbers() {
    struct Rates {
      var euro = 0.12341
      var tiny = 0.0001
      var rates: [Float] = [1.0004, 2]
      var none = -Double.infinity
    }
    #expect(
      dump(Rates()) == """
        Rates
          euro: 0.12341
          tiny: 0.0001
          rates: 2 elements
            [0]: 1.0004
            [1]: 2
          none: -inf

        """
    )
    #expect(json(Rates()).contains(#""none": "-inf""#))
    #expect(dump(Thirds()) == "Thirds\n  third: 0.333\n")
  }

  private struct Thirds: SnapshotDescribing {
    var snapshotFields: [SnapshotField] { [SnapshotField("third", .number(1.0 / 3))] }
  }

  @Test("a table is drawn")
  func table() {
    let table = HeadlessTable(id: "people", width: 375, height: 100)
    #expect(dump(table) == table.render(.text))
    #expect(json(table) == table.render(.json))
  }

  @Test("the same as JSON, which parses")
  func asJSON() throws {
    let text = json(invoice)
    #expect(
      text == #"""
        {
          "id": "‹uuid 1›",
          "again": "‹uuid 1›",
          "lines": [
            {
              "name": "Tea",
              "price": 2.5
            },
            {
              "name": "two\nlines",
              "price": 0
            }
          ],
          "state": {
            "sent": {
              "0": 2,
              "by": "Ada"
            }
          },
          "note": null,
          "rates": {
            "a": 1,
            "b": 2,
            "c d": 3
          },
          "marks": [
            "x",
            "y"
          ],
          "size": {
            "0": 1,
            "width": 2.5
          },
          "onPay": "‹a function›",
          "type": "Int",
          "data": "3 bytes: 0102ff",
          "none": []
        }

        """#
    )
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test(
    "an object is listed once, with the members of its superclass, and named where it is met again"
  )
  func objects() {
    let node = Node("a")
    node.next = Node("b")
    node.next?.parent = node
    _ = node.late
    #expect(
      dump(node) == """
        Node
          own: 1
          name: "a"
          next: Node
            own: 1
            name: "b"
            next: nil
            parent: (the same object as the top)
          parent: nil

        """
    )
    let pair = [node.next, node.next]
    #expect(dump(pair).hasSuffix("  [1]: (the same object as '[0]')\n"))
    #expect(json(pair).contains("\"‹the same object as '[0]'›\""))
  }

  final class PersonCell: HeadlessCell {
    let nameLabel = Label()
    let ageLabel = Label()
  }

  @Test("what describes itself, views and cells list their fields")
  func ownForms() {
    let cell = PersonCell()
    cell.nameLabel.text = "Ada"
    let field = HeadlessView.TextField()
    field.placeholder = "Name"
    #expect(
      dump(["p": Price(cents: 250)]) == """
        1 entry
          ["p"]: Price
            euros: 2.5  [rounded]

        """
    )
    #expect(
      json(Price(cents: 250)) == """
        {
          "euros": {
            "value": 2.5,
            "tags": [
              "rounded"
            ]
          }
        }

        """
    )
    #expect(dump(cell) == "PersonCell\n  nameLabel: \"Ada\"\n")
    #expect(dump([cell.nameLabel]) == "1 element\n  [0]: \"Ada\"\n")
    #expect(dump(field) == "TextField\n  placeholder: \"Name\"\n")
  }

  @Observable
  final class Model {
    var name = "Ada"
    var age = 36
  }

  @Test("an observable object is what it stores")
  func observable() {
    #expect(dump(Model()) == "Model\n  name: \"Ada\"\n  age: 36\n")
  }

  @Test("simple values by themselves")
  func simple() throws {
    #expect(dump("a\"b") == "\"a\\\"b\"\n")
    #expect(dump("abc".dropFirst()) == "\"bc\"\n")
    #expect(dump(Character("c")) == "\"c\"\n")
    #expect(dump(State.draft) == "draft\n")
    #expect(dump(Optional<Int>.none) == "nil\n")
    #expect(dump(Optional<Int>.some(3)) == "3\n")
    #expect(dump(0..<3) == "Range<Int>\n  lowerBound: 0\n  upperBound: 3\n")
    #expect(dump(Date()) == "‹date 1›\n")
    #expect(dump(Double.nan) == "nan\n")
    #expect(dump(try #require(URL(string: "https://a.b/c"))) == "\"https://a.b/c\"\n")
    #expect(dump(\String.count) == "(a key path)\n")
    #expect(dump(ObjectIdentifier(Node("x"))) == "(an address)\n")
    #expect(dump(()) == "tuple\n")
    #expect(
      dump(State.paid(Line(name: "x", price: 1))) == """
        paid
          0: Line
            name: "x"
            price: 1

        """
    )
  }

  @Test("keys that are random are in the order of what they lead to")
  func randomKeys() {
    for _ in 0..<8 {
      let values = Dictionary(uniqueKeysWithValues: ["x", "y", "z"].map { (UUID(), $0) })
      #expect(
        dump(values) == """
          3 entries
            [‹uuid 1›]: "x"
            [‹uuid 2›]: "y"
            [‹uuid 3›]: "z"

          """
      )
      #expect(
        json(values) == """
          {
            "‹uuid 1›": "x",
            "‹uuid 2›": "y",
            "‹uuid 3›": "z"
          }

          """
      )
    }
    #expect(
      dump([Line(name: "k", price: 1): true]) == """
        1 entry
          [Line(name: "k", price: 1)]: true

        """
    )
  }

  private struct Team {
    var members: Set<UUID>
    var captain: UUID
    var guests: Set<UUID>
    var goals: [UUID: Int]
  }

  @Test("random members of a set beside one of them have the same numbers in each run")
  func randomMembers() {
    let texts = (0..<20).map { _ in
      let ids = (0..<6).map { _ in UUID() }
      let team = Team(
        members: Set(ids[..<5]),
        captain: ids[2],
        guests: [ids[3], ids[5]],
        goals: Dictionary(uniqueKeysWithValues: ids.dropFirst().map { ($0, 1) })
      )
      return "\(dump(team))\(json(team))"
    }
    #expect(Set(texts).count == 1, "\(texts[0])")
    let lists = (0..<20).map { _ in
      let ids = (0..<5).map { _ in UUID() }
      return dump([Set(ids), [ids[4]]] as [Set<UUID>])
    }
    #expect(Set(lists).count == 1)
  }

  private struct Share: Hashable {
    var name: String
    var owner: Node

    static func == (left: Share, right: Share) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  @Test("an object that entries share is listed in the first of them, in each run")
  func sharedObjects() {
    let names = ["a", "b", "c", "d", "e", "f"]
    for _ in 0..<8 {
      let owner = Node("o")
      let shares = names.map { Share(name: $0, owner: owner) }
      let listed =
        "owner: Node\n      own: 1\n      name: \"o\"\n      next: nil\n      parent: nil\n"
      let values = Dictionary(uniqueKeysWithValues: zip(names, shares))
      let again = ["b", "c", "d", "e", "f"].map { name in
        "  [\"\(name)\"]: Share\n    name: \"\(name)\"\n"
          + "    owner: (the same object as '[a].owner')\n"
      }
      #expect(
        dump(values)
          == "6 entries\n  [\"a\"]: Share\n    name: \"a\"\n    \(listed)\(again.joined())"
      )
      let others = ["b", "c", "d", "e", "f"].map { name in
        "  - Share\n    name: \"\(name)\"\n    owner: (the same object as '[].owner')\n"
      }
      #expect(
        dump(Set(shares))
          == "6 elements\n  - Share\n    name: \"a\"\n    \(listed)\(others.joined())"
      )
    }
  }

  private final class Person: Hashable {
    let name: String
    var friends: Set<Person> = []

    init(_ name: String) { self.name = name }

    static func == (left: Person, right: Person) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  @Test("objects that all know each other by sets are listed once, in the same order in each run")
  func sharedInSets() {
    let texts = (0..<4).map { _ in
      let people = (10..<30).map { Person("p\($0)") }
      for person in people { person.friends = Set(people) }
      return dump(Set(people))
    }
    #expect(Set(texts).count == 1)
    #expect(texts[0].split(separator: "name: ").count == 21)
  }

  @Test("a text with attributes is its characters, and how many runs it has")
  func attributedText() {
    var text = AttributedString("plain and bold")
    #expect(dump(text) == "\"plain and bold\"\n")
    if let range = text.range(of: "bold") { text[range].languageIdentifier = "de" }
    #expect(dump([text]).hasSuffix("[0]: \"plain and bold\"  [2 attributed runs]\n"))
    #expect(dump(text[text.startIndex..<text.endIndex]) == dump(text))
    #expect(json(text).contains("\"value\": \"plain and bold\""))
  }

  @Test("what lies too deep is said so, and ends")
  func deep() {
    indirect enum Chain { case end, link(Chain) }
    var chain = Chain.end
    for _ in 0..<100 { chain = .link(chain) }
    #expect(dump(chain).hasSuffix("(lies deeper than 32 levels)\n"))
  }

  @Test("two objects that are equal give the same text in each run")
  func stable() {
    let words = (0..<200).map { "w\($0 * 37 % 101)" }
    let one = Set(words)
    let two = Set(words.reversed())
    #expect(dump(one) == dump(two))
    #expect(
      json(Dictionary(words.map { ($0, 1) }) { a, _ in a })
        == json(Dictionary(words.reversed().map { ($0, 1) }) { a, _ in a })
    )
  }
}
