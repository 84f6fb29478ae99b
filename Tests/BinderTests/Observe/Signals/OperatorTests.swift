import Binder
import BinderObservables
import TestSupport
import Testing

@Suite("Operators on signals, as timelines", .bounded)
struct OperatorTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let sources: [String]
    let expected: String
    let make: ([TimelineSignal]) -> TimelineSignal

    init(
      _ name: String,
      _ sources: String...,
      gives expected: String,
      _ make: @escaping ([TimelineSignal]) -> TimelineSignal
    ) {
      self.name = name
      self.sources = sources
      self.expected = expected
      self.make = make
    }

    var testDescription: String { "\(name): \(sources) gives \(expected)" }
  }

  @Test("each operator", arguments: cases.indices)
  func operators(index: Int) {
    let example = Self.cases[index]
    let drawing = Timeline(example.sources).drawing(example.make)
    #expect(drawing == example.expected, "\(example.testDescription)")
  }

  nonisolated(unsafe) static let cases: [Case] = [
    Case("nothing after the end", "^a-|b#", gives: "^a-|--") { $0[0] },
    Case("nothing after a failure", "^a-#b|", gives: "^a-#--") { $0[0] },
    Case("nothing after disposal", "^a-.b|", gives: "^a----") { $0[0] },

    Case("map", "^a-b-|", gives: "^b-c-|") { $0[0].map(successor) },
    Case("map passes a failure", "^a-#", gives: "^b-#") { $0[0].map(successor) },
    Case("filter", "^a-b-a|", gives: "^--b--|") { $0[0].filter { $0 != "a" } },
    Case("filter passes a failure", "^a#", gives: "^-#") { $0[0].filter { $0 != "a" } },
    Case("ignoreNils", "^a-b-a#", gives: "^--b--#") {
      $0[0].map { $0 == "a" ? nil : $0 }.ignoreNils()
    },
    Case("dropFirst", "^a-b-c|", gives: "^----c|") { $0[0].dropFirst(2) },
    Case("dropFirst of fewer", "^a-|", gives: "^--|") { $0[0].dropFirst(2) },
    Case("dropFirst 0", "^a|", gives: "^a|") { $0[0].dropFirst(0) },
    Case("dropLast", "^a-b-c|", gives: "^--a-b|") { $0[0].dropLast() },
    Case("dropLast passes a failure", "^a-b#", gives: "^--a#") { $0[0].dropLast() },
    Case("suffix", "^a-b-c|", gives: "^-----(bc|)") { $0[0].suffix(maxLength: 2) },
    Case("suffix of fewer", "^a-|", gives: "^--(a|)") { $0[0].suffix(maxLength: 2) },
    Case("suffix 0", "^a-|", gives: "^--|") { $0[0].suffix(maxLength: 0) },
    Case("suffix passes a failure", "^a-#", gives: "^--#") { $0[0].suffix(maxLength: 2) },
    Case("append", "^a-|", gives: "^a-(x|)") { $0[0].append("x") },
    Case("append a signal", "^a-|", "^-x-y|", gives: "^a--y|") { $0[0].append($0[1]) },
    Case("append passes a failure", "^a-#", gives: "^a-#") { $0[0].append("x") },
    Case("prepend", "^a-|", gives: "xa-|") { $0[0].prepend("x") },
    Case("prepend twice", "^a-|", gives: "(yx)a-|") { $0[0].prepend("x").prepend("y") },

    Case("merge", "^a--b-|", "^-x--y--|", gives: "^ax-by--|") { $0[0].merge(with: $0[1]) },
    Case("merge, the same instant", "^a|", "^xy|", gives: "^(ax)y|") { $0[0].merge(with: $0[1]) },
    Case("merge fails with either", "^a--b", "^-x#-", gives: "^ax#-") { $0[0].merge(with: $0[1]) },
    Case("merge, disposed", "^a.b", "^-xy", gives: "^a--") { $0[0].merge(with: $0[1]) },

    Case("prefix", "^a-b-c", "^---x-", gives: "^a-b|-") { $0[0].prefix(untilOutputFrom: $0[1]) },
    Case("prefix ends with the other's end", "^a-b", "^-|-", gives: "^a|-") {
      $0[0].prefix(untilOutputFrom: $0[1])
    },
    Case("prefix ends with the other's failure", "^a-b", "^-#-", gives: "^a|-") {
      $0[0].prefix(untilOutputFrom: $0[1])
    },
    Case("prefix until something that has ended", "^a", gives: "|-") {
      $0[0].prefix(untilOutputFrom: TimelineSignal.completed())
    },

    Case("flatMapLatest", "^1---2----", "^a-b-c-d--", "^-x-y-z-w-", gives: "^a-b--z-w-") {
      inner($0)
    },
    Case("the inner one ends first", "^1---|", "^-ab|-", gives: "^-ab-|") { inner($0) },
    Case("the outer one ends first", "^1-|-", "^-a-b|", gives: "^-a-b|") { inner($0) },
    Case("an inner one fails", "^1-2-", "^-#--", "^---x", gives: "^-#--") { inner($0) },
    Case("the outer one fails", "^1-#-", "^-a-b", gives: "^-a#-") { inner($0) },
    Case("an older inner one ends", "^12--|", "^---|-", "^--x--|", gives: "^--x--|") { inner($0) },
    Case("an inner one that is done at once", "^1-|", gives: "^(yz)-|") {
      $0[0].flatMapLatest { _ in TimelineSignal(sequence: "yz") }
    },

    Case("share", "^a-b|", gives: "^(aa)-(bb)|") { sources in
      let shared = sources[0].share()
      return Signal { observer in
        CompositeDisposable([
          shared.observe { if let element = $0.element { observer.next(element) } },
          shared.observe(with: observer.on),
        ])
      }
    },
  ]

  private static func successor(_ character: Character) -> Character {
    character == "a" ? "b" : "c"
  }

  /// The latest of the other signals, by number.
  private static func inner(_ sources: [TimelineSignal]) -> TimelineSignal {
    sources[0].flatMapLatest { number in sources[number == "1" ? 1 : 2] }
  }
}
