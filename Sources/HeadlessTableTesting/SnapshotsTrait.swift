#if canImport(Testing)
  public import HeadlessTableSnapshots
  public import Testing

  /// The mode of the snapshot assertions of a test or a suite.
  public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    /// The action when a text differs from its reference.
    public var record: SnapshotMode

    /// True: the mode also applies to the suites and tests within a suite.
    public var isRecursive: Bool { true }

    /// Runs a test in the mode.
    public func provideScope(
      for test: Test,
      testCase: Test.Case?,
      performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
      try await SnapshotMode.$scope.withValue(record, operation: function)
    }
  }

  extension Trait where Self == SnapshotsTrait {
    /// The mode of the snapshot assertions of a test or a suite, unless the call or the environment says
    /// another.
    ///
    ///     @Suite(.snapshots(record: .missing))
    ///     struct AccountsTests {}
    public static func snapshots(record: SnapshotMode) -> SnapshotsTrait {
      SnapshotsTrait(record: record)
    }
  }
#endif
