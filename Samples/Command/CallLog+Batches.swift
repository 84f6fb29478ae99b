import HeadlessTable

extension CallLog {
  /// The updates that are batches, in their order.
  var batches: [Call.Batch] {
    updates.compactMap { update in
      if case .batch(let batch) = update.kind { batch } else { nil }
    }
  }
}
