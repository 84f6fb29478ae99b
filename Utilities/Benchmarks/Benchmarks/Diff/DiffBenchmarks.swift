import Benchmark
import Binder
import Workloads

/// Registers every workload with every type of identities.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration.metrics = [.wallClock, .instructions]
  register(UUIDs.self)
  register(Ints.self)
  register(Strings.self)
  register(FreshStrings.self)
}

private func register<Kind: IdentityKind>(_ kind: Kind.Type) {
  for workload in FlatWorkload.all {
    let old = workload.old.map { WorkRow(id: Kind.identity($0.id), content: $0.content) }
    let new = workload.new.map { WorkRow(id: Kind.identity($0.id), content: $0.content) }
    Benchmark("\(workload.name) \(Kind.name)") { benchmark in
      for _ in benchmark.scaledIterations { blackHole(Changeset(from: old, to: new)) }
    }
  }
  let workload = SectionedWorkload()
  let sides = [workload.old, workload.new].map { sections in
    sections.map { section in
      ListSection(
        section.id,
        rows: section.rows.map { WorkRow(id: Kind.identity($0.id), content: $0.content) }
      )
    }
  }
  Benchmark("\(workload.name) \(Kind.name)") { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(SectionedChangeset(from: sides[0], to: sides[1]))
    }
  }
}
