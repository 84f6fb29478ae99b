#if canImport(Glibc)
  import Dispatch
  import Glibc

  /// Runs code on a thread that may only do with files what anybody may, also where the tests are run by root.
  func withoutRights<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { ended in
      DispatchQueue(label: "withoutRights").async {
        let nobody: uid_t = 65_534
        let isRoot = geteuid() == 0
        if isRoot { _ = setFileUser?(nobody) }
        defer { if isRoot { _ = setFileUser?(0) } }
        ended.resume(with: Swift.Result { try body() })
      }
    }
  }

  /// `setfsuid`, which changes the rights of the calling thread alone.
  private let setFileUser: (@convention(c) (uid_t) -> Int32)? = dlsym(nil, "setfsuid").map {
    unsafeBitCast($0, to: (@convention(c) (uid_t) -> Int32).self)
  }
#endif
