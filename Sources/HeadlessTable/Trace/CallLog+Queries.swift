import Binder

extension CallLog {
  /// The number of calls of a kind.
  ///
  /// - Complexity: O(`count`).
  public func count(of kind: Call.Kind) -> Int {
    count { $0.kind == kind }
  }

  /// The types that were registered under a reuse identifier, in order.
  public var registrations: [Call.Registration] {
    compactMap { if case .registration(let registration) = $0 { registration } else { nil } }
  }

  /// The numbers of sections and rows that the data source returned, in order.
  public var counts: [Call.Count] {
    compactMap { if case .count(let count) = $0 { count } else { nil } }
  }

  /// The cells and supplementary views that were dequeued, in order.
  public var dequeues: [Call.Dequeue] {
    compactMap { if case .dequeue(let dequeue) = $0 { dequeue } else { nil } }
  }

  /// The heights and estimates in points, in order.
  public var dimensions: [Call.Dimension] {
    compactMap { if case .dimension(let dimension) = $0 { dimension } else { nil } }
  }

  /// The cells and supplementary views that were displayed or left the screen, in order.
  public var displays: [Call.Display] {
    compactMap { if case .display(let display) = $0 { display } else { nil } }
  }

  /// The calls of the prefetch data source, to prefetch and to cancel, in order.
  public var prefetches: [Call.Prefetch] {
    compactMap { if case .prefetch(let prefetch) = $0 { prefetch } else { nil } }
  }

  /// Touches, changes of the selection and events of cells, in order.
  public var events: [Call.Event] {
    compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  /// The changes of the table's content, in order.
  public var updates: [Call.Update] {
    compactMap { if case .update(let update) = $0 { update } else { nil } }
  }
}

extension CallLog {
  /// The current step of the table's work, or the last one; nil before the first.
  public var lastPhase: Phase? { phases.last }

  /// The last phase with a batch in it; nil while there was none.
  package var lastUpdatePhase: Phase? {
    phases.last { phase in
      calls(in: phase).contains { call in
        if case .update(let update) = call, case .batch = update.kind { true } else { false }
      }
    }
  }

  package var lastUpdateMarks: UpdateMarks {
    guard let phase = lastUpdatePhase else { return UpdateMarks([]) }
    return UpdateMarks(
      calls(in: phase).compactMap { if case .update(let update) = $0 { update } else { nil } }
    )
  }

  func updates(from start: Int) -> [Call.Update] {
    self[start...].compactMap { if case .update(let update) = $0 { update } else { nil } }
  }

  /// The calls of a phase of this log; none for a phase that was cleared.
  ///
  /// - Complexity: O(log `phases.count`).
  public func calls(in phase: Phase) -> SubSequence {
    let index = phases.partitioningIndex { $0.start >= phase.start }
    guard index < phases.endIndex, phases[index] == phase else { return self[endIndex...] }
    let next = phases.index(after: index)
    let end = next < phases.endIndex ? phases[next].start : endIndex
    return self[phase.start..<end]
  }

  package var callsBeforePhases: SubSequence {
    self[startIndex..<(phases.first?.start ?? endIndex)]
  }
}
