import Binder
import Workloads

/// Measures the diff against its limits and prints a table with ratios.
///
/// Arguments choose workloads and types of identities, as in `ratios W2 W8 UUID`. With a number, as in
/// `ratios W6 Int 1000`, it only compares the flat ones so often, for a profiler.
@main
enum Ratios {
  static let rounds = 15

  static func main() {
    var chosen = Set(CommandLine.arguments.dropFirst())
    if let number = chosen.first(where: { Int($0) != nil }), let count = Int(number) {
      chosen.remove(number)
      return compare(chosen, count)
    }
    print(Measurement.head)
    measure(UUIDs.self, chosen)
    measure(Ints.self, chosen)
    measure(Strings.self, chosen)
    measure(FreshStrings.self, chosen)
  }

  static func measure<Kind: IdentityKind>(_ kind: Kind.Type, _ chosen: Set<String>) {
    let kinds: Set = [UUIDs.name, Ints.name, Strings.name, FreshStrings.name]
    guard chosen.isDisjoint(with: kinds) || chosen.contains(Kind.name) else { return }
    let names = chosen.subtracting(kinds)
    for workload in FlatWorkload.all where names.isEmpty || names.contains(workload.name) {
      print(flat(workload, kind).text)
    }
    let sectioned = SectionedWorkload()
    if names.isEmpty || names.contains(sectioned.name) {
      print(self.sectioned(sectioned, kind).text)
    }
  }

  /// Compares the lists of the chosen flat workloads, and does nothing else.
  static func compare(_ chosen: Set<String>, _ count: Int) {
    compare(UUIDs.self, chosen, count)
    compare(Ints.self, chosen, count)
    compare(Strings.self, chosen, count)
    compare(FreshStrings.self, chosen, count)
  }

  static func compare<Kind: IdentityKind>(
    _ kind: Kind.Type,
    _ chosen: Set<String>,
    _ count: Int
  ) {
    guard chosen.contains(Kind.name) else { return }
    for workload in FlatWorkload.all where chosen.contains(workload.name) {
      let old = workload.old.map { WorkRow(id: Kind.identity($0.id), content: $0.content) }
      let new = workload.new.map { WorkRow(id: Kind.identity($0.id), content: $0.content) }
      for _ in 0..<count { use(Changeset(from: old, to: new)) }
    }
  }

  static func flat<Kind: IdentityKind>(
    _ workload: FlatWorkload,
    _ kind: Kind.Type
  ) -> Measurement {
    let old = workload.old.map { WorkRow(id: Kind.identity($0.id), content: $0.content) }
    let new = workload.new.map { WorkRow(id: Kind.identity($0.id), content: $0.content) }
    let repetitions = old.count < 1_000 ? 1_000 : 1
    let hasStandard = !["W2", "W6", "W7", "W9"].contains(workload.name)
    var contenders = [
      Stopwatch.Contender(name: "diff", repetitions: repetitions) {
        use(Changeset(from: old, to: new))
      },
      Stopwatch.Contender(name: "comparison", repetitions: repetitions) {
        use(Limits.compareRowByRow(old, new))
      },
      Stopwatch.Contender(name: "dictionary", repetitions: repetitions) {
        use(Limits.oneDictionary([old], [new]))
      },
    ]
    if hasStandard {
      contenders.append(
        Stopwatch.Contender(name: "standard", repetitions: repetitions) {
          use(new.difference(from: old).inferringMoves())
        }
      )
    }
    let medians = Stopwatch.medians(of: contenders, rounds: rounds)
    let changes = Changeset(from: old, to: new)
    return Measurement(
      workload: workload.name,
      kind: Kind.name,
      diff: medians[0],
      comparison: medians[1],
      dictionary: medians[2],
      standard: hasStandard ? medians[3] : nil,
      found: "−\(changes.deletions.count) +\(changes.insertions.count) "
        + "↔\(changes.moves.count) ~\(changes.updates.count)"
    )
  }

  static func sectioned<Kind: IdentityKind>(
    _ workload: SectionedWorkload,
    _ kind: Kind.Type
  ) -> Measurement {
    func sections(
      _ sections: [(id: Int, rows: [WorkRow<Int>])]
    ) -> [ListSection<Int, WorkRow<Kind.ID>>] {
      sections.map { section in
        ListSection(
          section.id,
          rows: section.rows.map { WorkRow(id: Kind.identity($0.id), content: $0.content) }
        )
      }
    }
    let old = sections(workload.old)
    let new = sections(workload.new)
    let contenders = [
      Stopwatch.Contender(name: "diff") { use(SectionedChangeset(from: old, to: new)) },
      Stopwatch.Contender(name: "comparison") {
        use(zip(old, new).reduce(0) { $0 + Limits.compareRowByRow($1.0.rows, $1.1.rows) })
      },
      Stopwatch.Contender(name: "dictionary") {
        use(Limits.oneDictionary(old.map(\.rows), new.map(\.rows)))
      },
    ]
    let medians = Stopwatch.medians(of: contenders, rounds: rounds)
    let changes = SectionedChangeset(from: old, to: new)
    return Measurement(
      workload: workload.name,
      kind: Kind.name,
      diff: medians[0],
      comparison: medians[1],
      dictionary: medians[2],
      standard: nil,
      found: "§↔\(changes.sectionMoves.count) −\(changes.rowDeletions.count) "
        + "+\(changes.rowInsertions.count) ↔\(changes.rowMoves.count) ~\(changes.rowUpdates.count)"
    )
  }
}
