/// Where rows are noted as pairs while they are compared.
@usableFromInline
struct MatchWriter {
  /// For the old rows in windows the new row, or −1.
  @usableFromInline let targets: UnsafeMutablePointer<Int32>
  /// For the new rows in windows the old row, or −1.
  @usableFromInline let sources: UnsafeMutablePointer<Int32>
  /// The old rows whose content changed.
  @usableFromInline var changes: RowBits

  @inlinable
  init(
    targets: UnsafeMutablePointer<Int32>,
    sources: UnsafeMutablePointer<Int32>,
    changes: RowBits
  ) {
    self.targets = targets
    self.sources = sources
    self.changes = changes
  }
}

extension RowMatches {
  /// Lets a function pair rows of windows that have been opened.
  @inlinable
  mutating func write(_ body: (inout MatchWriter) -> Void) {
    targets.withUnsafeMutableBufferPointer { targets in
      sources.withUnsafeMutableBufferPointer { sources in
        guard let target = targets.baseAddress, let source = sources.baseAddress else { return }
        var writer = MatchWriter(
          targets: target,
          sources: source,
          changes: RowBits(count: 0)
        )
        swap(&writer.changes, &changes)
        body(&writer)
        swap(&writer.changes, &changes)
      }
    }
  }
}
