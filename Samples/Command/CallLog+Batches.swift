import HeadlessTable

extension CallLog {
  /// The updates that are batches, in their order.
  var batches: [Call.Batch] {
    updates.compactMap { update in
      if case .batch(let batch) = update.kind { batch } else { nil }
    }
  }
}

extension [Call.Batch] {
  /// The number of operations of one kind in all batches.
  func count(of kind: KeyPath<Call.Batch, Int>) -> Int { reduce(0) { $0 + $1[keyPath: kind] } }
}
