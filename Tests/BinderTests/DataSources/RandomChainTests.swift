import Testing

@testable import Binder

/// Trees of combinators over sources that change at random, in a table: each shows what it has to, and says how it came
/// about.
@MainActor
@Suite
struct RandomChainTests {
  @Test func everyChangeLeadsToWhatIsToBeShown() {
    for seed in 0..<5_000 {
      var generator = SplitMix64(seed: UInt64(seed))
      let count = Int.random(in: 1...3, using: &generator)
      let sources = (0..<count).map { number in
        RandomSource(firstID: number * 100_000, using: &generator)
      }
      let depth = Int.random(in: 1...4, using: &generator)
      let chain = RandomChain(over: sources, depth: depth, using: &generator)
      let replica = Replica(of: chain.source)
      let table = TokenTable(of: chain.source, using: &generator)
      for step in 0..<20 {
        if let knob = chain.knobs.randomElement(using: &generator), step % 4 == 3 {
          knob(&generator)
        } else {
          sources.randomElement(using: &generator)?.change(using: &generator)
        }
        let expected = chain.expected()
        var problem = replica.problem ?? Self.problem(chain, expected)
        if (seed + step).isMultiple(of: 2) {
          problem = problem ?? table.problem(expected, using: &generator)
        } else {
          problem = problem ?? Self.lostRow(chain, expected, sources)
        }
        if let problem {
          Issue.record("seed \(seed), step \(step), \(chain.text): \(problem)")
          return
        }
      }
    }
  }

  private static func problem(
    _ chain: RandomChain,
    _ expected: [DataSourceSection<Token>]
  ) -> String? {
    let shown = chain.source.items.sections
    return shown == expected ? nil : "shows \(shown)\ninstead of \(expected)"
  }

  private static func lostRow(
    _ chain: RandomChain,
    _ expected: [DataSourceSection<Token>],
    _ sources: [RandomSource]
  ) -> String? {
    for (section, list) in expected.enumerated() {
      for (row, token) in list.items.enumerated() {
        let position = RowPosition(section: section, row: row)
        if let problem = problem(at: position, token, chain, sources) { return problem }
      }
    }
    return nil
  }

  /// Looks for the row where it came from, and from there back again.
  private static func problem(
    at position: RowPosition,
    _ token: Token,
    _ chain: RandomChain,
    _ sources: [RandomSource]
  ) -> String? {
    for source in sources {
      guard let origin = chain.source.convert(position, to: source) else { continue }
      let found = source.item(at: origin)
      if found.id != token.id { return "\(token) at \(position) comes from \(found) at \(origin)" }
      guard let back = chain.source.convert(origin, from: source) else {
        // A source that is there twice may have been found at its other place, where the row is hidden.
        if Set(chain.leaves).count < chain.leaves.count { return nil }
        return "\(token) at \(position) is lost on the way back from \(origin)"
      }
      let again = chain.source.item(at: back)
      return again.id == token.id ? nil : "the way back from \(origin) leads to \(again)"
    }
    return "\(token) at \(position) comes from nowhere"
  }
}

/// What somebody knows who only ever hears of changes.
@MainActor
final class Replica {
  private var known: [ListSection<String?, Token>] = []
  private(set) var problem: String?
  private let bag = DisposeBag()

  init(of source: any DataSource<Token>) {
    observe(source)
  }

  private func observe(_ source: some DataSource<Token>) {
    source.changes.observeNext { [unowned self] in take($0) }.dispose(in: bag)
  }

  private func take(_ change: DataSourceChange<Token>) {
    let new = change.items.sections.map { ListSection($0.name, rows: $0.items) }
    switch change.change {
    case .reload: known = new
    case .unchanged: break
    case .patch(let patch): known = patch.applying(to: known, from: new)
    }
    if problem == nil, known != new {
      problem = "\(change.change) led to \(known)\ninstead of \(new)"
    }
  }
}

extension SectionedItems {
  /// Everything, as arrays.
  var sections: [DataSourceSection<Item>] {
    (0..<sectionCount).map {
      DataSourceSection(name(ofSection: $0), items: items(inSection: $0))
    }
  }
}
