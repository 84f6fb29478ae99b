import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

/// One change of the results of a controller, with what the controller says of it.
struct FetchedCase: CustomTestStringConvertible, Sendable {
  let name: String
  let old: String
  let events: String
  let new: String
  /// The change that the source delivers.
  let change: String
  /// Whether the events are so wrong that a warning prints them.
  let isWarned: Bool

  init(
    _ name: String,
    _ old: String,
    _ events: String,
    _ new: String,
    _ change: String,
    warned: Bool = false
  ) {
    (self.name, self.old, self.events, self.new) = (name, old, events, new)
    (self.change, isWarned) = (change, warned)
  }

  var testDescription: String { name }

  static let all = [
    FetchedCase("an insertion", "a b c", "insert x 0.1", "a x b c", "inserts([[0, 1]])"),
    FetchedCase("a deletion", "a b c", "delete b 0.1", "a c", "deletes([[0, 1]])"),
    FetchedCase("an update", "a b c", "update b 0.1", "a b c", "updates([[0, 1]])"),
    FetchedCase(
      "an update with the old position and the new one",
      "a b c",
      "update c 0.2 0.1, delete b 0.1",
      "a c",
      "deletes([[0, 1]]), updates([[0, 2]])"
    ),
    FetchedCase(
      "a move, which is an update, too",
      "a b c",
      "move a 0.0 0.2",
      "b c a",
      "updates([[0, 0]]), moves([([0, 0], [0, 2])])"
    ),
    FetchedCase(
      "D1: a move to its own place",
      "a b c",
      "move b 0.1 0.1",
      "a b c",
      "updates([[0, 1]])"
    ),
    FetchedCase(
      "D2: an update and a move of one object",
      "a b",
      "update a 0.0, move a 0.0 0.0",
      "a b",
      "updates([[0, 0]])"
    ),
    FetchedCase(
      "D2: an update and a move to another place",
      "a b c",
      "update a 0.0, move a 0.0 0.2",
      "b c a",
      "updates([[0, 0]]), moves([([0, 0], [0, 2])])"
    ),
    FetchedCase(
      "D3: an update before a deletion",
      "a b",
      "update a 0.0, delete a 0.0",
      "b",
      "deletes([[0, 0]])"
    ),
    FetchedCase(
      "D3: an update after a deletion",
      "a b",
      "delete a 0.0, update a 0.0",
      "b",
      "deletes([[0, 0]])"
    ),
    FetchedCase(
      "D4: an update of an inserted object",
      "a",
      "insert x 0.1, update x 0.1",
      "a x",
      "inserts([[0, 1]])"
    ),
    FetchedCase(
      "D5: two objects change places, one by an update",
      "a b",
      "move b 0.1 0.0, update a 0.0",
      "b a",
      "updates([[0, 0], [0, 1]]), moves([([0, 1], [0, 0])])"
    ),
    FetchedCase(
      "D6: a move out of a section that is deleted",
      "A: a | B: b",
      "-section 0, move a 0.0 0.1",
      "B: b a",
      "deleteSections([0]), updates([[0, 0]]), moves([([0, 0], [0, 1])])"
    ),
    FetchedCase(
      "D7: a move into a section that is inserted",
      "A: a b",
      "+section 1, move b 0.1 1.0",
      "A: a | B: b",
      "insertSections([1]), updates([[0, 1]]), moves([([0, 1], [1, 0])])"
    ),
    FetchedCase(
      "D8: a section is deleted, and its objects are, too",
      "A: a | B: b",
      "-section 0, delete a 0.0",
      "B: b",
      "deleteSections([0])"
    ),
    FetchedCase(
      "a move out of the first of four sections",
      "0: p | 1: q | 2: r | 3: s",
      "-section 0, move p 0.0 0.1",
      "1: q p | 2: r | 3: s",
      "deleteSections([0]), updates([[0, 0]]), moves([([0, 0], [0, 1])])"
    ),
    FetchedCase(
      "a section gets another name",
      "A: a",
      "-section 0, +section 0, move a 0.0 0.0",
      "C: a",
      "deleteSections([0]), insertSections([0]), updates([[0, 0]]), moves([([0, 0], [0, 0])])"
    ),
    FetchedCase(
      "an object with a section of its own",
      "A: a | C: c",
      "+section 1, insert b 1.0",
      "A: a | B: b | C: c",
      "insertSections([1])"
    ),
    FetchedCase(
      "the first object without a key path",
      "-",
      "insert a 0.0",
      "a",
      "inserts([[0, 0]])"
    ),
    FetchedCase(
      "the first object with a key path",
      "",
      "+section 0, insert a 0.0",
      "A: a",
      "insertSections([0])"
    ),
    FetchedCase(
      "the last object with a key path",
      "A: a",
      "-section 0, delete a 0.0",
      "",
      "deleteSections([0])"
    ),
    FetchedCase("nothing, with no event", "a b", "", "a b", "unchanged"),
    FetchedCase(
      "a deletion and an insertion of one object",
      "a b c",
      "delete a 0.0, insert a 0.2",
      "b c a",
      "updates([[0, 0]]), moves([([0, 0], [0, 2])])"
    ),
    FetchedCase(
      "a section that is deleted and inserted under its name",
      "A: a b",
      "-section 0, +section 0, insert x 0.1",
      "A: a x b",
      "inserts([[0, 1]])"
    ),
    FetchedCase(
      "D10: events of another change",
      "a b c d",
      "delete b 0.1, insert x 0.0",
      "d c y a",
      "deletes([[0, 1]]), inserts([[0, 2]]), moves([([0, 3], [0, 0]), ([0, 2], [0, 1])])",
      warned: true
    ),
    FetchedCase("no event, and other results", "a b", "", "a", "deletes([[0, 1]])", warned: true),
    FetchedCase(
      "positions that do not exist",
      "a",
      "delete a 7.9, insert x 3.1, -section 5, move x 9.9 8.8",
      "x",
      "deletes([[0, 0]]), inserts([[0, 0]])",
      warned: true
    ),
    FetchedCase(
      "an insertion at a wrong place",
      "a b",
      "insert x 0.0",
      "a x b",
      "inserts([[0, 1]])",
      warned: true
    ),
    FetchedCase(
      "an update whose old position is another object's",
      "a b c",
      "insert x 0.0, update b 0.1",
      "x a b c",
      "inserts([[0, 0]]), updates([[0, 1]])"
    ),
  ]
}

/// What a source makes of scripts of events, on a strict table and a strict collection view.
@MainActor
@Suite("a fetched results controller's events", .bounded)
struct FetchedCasesTests {
  @Test(arguments: FetchedCase.all)
  func events(_ fetched: FetchedCase) {
    var notation = FetchedNotation()
    let controller = StandInController()
    controller.fetchedSections = notation.sections(fetched.old)
    let source = FetchedResultsDataSource(following: controller)
    var warnings: [String] = []
    source.onWarning = { warnings.append($0) }
    let screens = [UpdateForm.reload, .reconfigure].map { FetchedScreens(source, updates: $0) }
    let seen = Heard(source)
    let new = notation.sections(fetched.new)
    controller.save(new, .events(notation.events(fetched.events)))
    #expect(seen.changes == [fetched.change])
    #expect(warnings.count == (fetched.isWarned ? 1 : 0), "\(warnings)")
    for screen in screens { #expect(screen.problem(new.texts) == nil) }
  }

  @Test func aWarningPrintsBothSides() {
    var notation = FetchedNotation()
    let controller = StandInController()
    controller.fetchedSections = notation.sections("a b")
    let source = FetchedResultsDataSource(following: controller)
    var warnings: [String] = []
    source.onWarning = { warnings.append($0) }
    controller.save(notation.sections("b"), .events(notation.events("insert x 0.0")))
    controller.save(notation.sections("b c"), .events([]))
    controller.save(notation.sections("c b"), .snapshot(notation.sections("b c"), reloaded: []))
    #expect(
      warnings == [
        "A fetched results controller reported inserts([[0, 0]]); its results say deletes([[0, 0]]). "
          + "The update follows the results.",
        "A fetched results controller reported nothing; its results say inserts([[0, 1]]). The update "
          + "follows the results.",
        "A fetched results controller reported a snapshot that becomes the results by moves([([0, 1], [0, 0])]); "
          + "its results say moves([([0, 1], [0, 0])]). The update follows the results.",
      ]
    )
  }
}

/// The changes that a source has delivered after the first reload, in words.
@MainActor
final class Heard<Item> {
  private(set) var changes: [String] = []
  private let bag = DisposeBag()
  private let source: any DataSource<Item>

  init(_ source: some DataSource<Item>) {
    self.source = source
    source.changes.dropFirst().observeNext { [unowned self] in changes.append("\($0.change)") }
      .dispose(in: bag)
  }
}
