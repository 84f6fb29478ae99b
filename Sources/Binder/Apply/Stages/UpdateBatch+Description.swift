extension UpdateBatch: CustomStringConvertible {
  /// The stages, one a line: `§−0 §+1 §2→0 −0.3 +0.2 0.1→1.0 ~1.0`.
  package var description: String {
    stages.map(\.description).joined(separator: "\n")
  }
}

extension UpdateBatch.Stage: CustomStringConvertible {
  /// The operations in their order.
  package var description: String {
    operations.map(\.description).joined(separator: " ")
  }
}
