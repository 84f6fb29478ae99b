import TestSupport

@testable import Binder
import BinderObservables

/// A tree with all who look at it.
@MainActor
struct ChainTrial {
  let chain: RandomChain
  private let seed: Int
  private var generator: SplitMix64
  private let sources: [RandomSource]
  private let replica: Replica
  private let table: TokenTable

  private let isMistaken: Bool

  init(seed: Int, isMistaken: Bool = false) {
    (self.seed, self.isMistaken) = (seed, isMistaken)
    var generator = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 1...3, using: &generator)
    sources = (0..<count).map { number in
      RandomSource(firstID: number * 100_000, using: &generator)
    }
    for source in sources { source.isMistaken = isMistaken }
    let depth = Int.random(in: 1...4, using: &generator)
    chain = RandomChain(over: sources, depth: depth, using: &generator)
    replica = Replica(of: chain.source)
    table = TokenTable(of: chain.source, using: &generator)
    self.generator = generator
  }

  /// Changes a source or turns a knob, and says what is wrong then; nil if nothing is.
  mutating func problem(afterStep step: Int) -> String? {
    let reloads = (chain: replica.reloads, sources: sources.map(\.reloads))
    if let knob = chain.knobs.randomElement(using: &generator), step % 4 == 3 {
      knob(&generator)
    } else {
      sources.randomElement(using: &generator)?.change(using: &generator)
    }
    if let problem = replica.problem { return problem }
    if !isMistaken, replica.reloads > reloads.chain, sources.map(\.reloads) == reloads.sources {
      return "a patch has become a reload"
    }
    let (shown, expected) = (chain.source.items.sections, chain.expected())
    if shown != expected { return "shows \(shown)\ninstead of \(expected)" }
    return (seed + step).isMultiple(of: 2)
      ? table.problem(expected, using: &generator) : lostRow(expected)
  }

  private func lostRow(_ expected: [DataSourceSection<Token>]) -> String? {
    for (section, list) in expected.enumerated() {
      for (row, token) in list.items.enumerated() {
        let position = RowPosition(section: section, row: row)
        if let problem = problem(at: position, token) { return problem }
      }
    }
    return nil
  }

  /// Looks for the row where it came from, and from there back again.
  private func problem(at position: RowPosition, _ token: Token) -> String? {
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
  /// How often everything was to be read again, the first time included.
  private(set) var reloads = 0
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
    case .reload:
      known = new
      reloads += 1
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
