internal import HeadlessTable

/// The most calls of each kind.
struct CallBudget {
  private let limits: [Call.Kind: Int]

  static let mostPhases = 6

  init(_ limits: [Call.Kind: Int]) {
    self.limits = limits
  }

  /// A line for each kind that is over its limit, with the phases that its calls belong to.
  func findings(in calls: CallLog) -> [String] {
    var counts: [Call.Kind: Int] = [:]
    for call in calls { counts[call.kind, default: 0] += 1 }
    let over = Call.Kind.allCases.compactMap { kind -> (kind: Call.Kind, count: Int, limit: Int)? in
      guard let limit = limits[kind], let count = counts[kind], count > limit else { return nil }
      return (kind, count, limit)
    }
    let width = over.map(\.kind.rawValue.count).max() ?? 0
    return over.map { excess in
      let name = excess.kind.rawValue.column(width + 2)
      return
        "\(name)\(excess.count) of at most \(excess.limit): \(phases(of: excess.kind, in: calls))"
    }
  }

  /// The number of calls in each phase; phases of one title count together.
  private func phases(of kind: Call.Kind, in calls: CallLog) -> String {
    var titles: [String] = []
    var counts: [String: Int] = [:]
    func add(_ calls: CallLog.SubSequence, _ title: String) {
      let count = calls.count { $0.kind == kind }
      guard count > 0 else { return }
      if counts[title] == nil { titles.append(title) }
      counts[title, default: 0] += count
    }
    add(calls.callsBeforePhases, "what came before")
    for phase in calls.phases { add(calls.calls(in: phase), phase.title) }
    var texts = titles.prefix(Self.mostPhases).map { "\(counts[$0, default: 0]) in \($0)" }
    let rest = titles.dropFirst(Self.mostPhases)
    if !rest.isEmpty {
      let count = rest.reduce(0) { $0 + counts[$1, default: 0] }
      texts.append("\(count) in \(counted(rest.count, "more phase"))")
    }
    return texts.joined(separator: ", ")
  }
}
