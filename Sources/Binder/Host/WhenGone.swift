#if canImport(Darwin)
  import Darwin

  /// Runs the end of an object's deinitialiser on the main actor: at once if the object was released on its thread.
  ///
  /// An isolated deinitializer does the same, but the one that older systems are given stops a test of XCTest: "pointer
  /// being freed was not allocated".
  package func whenGone(_ end: @escaping @MainActor @Sendable () -> Void) {
    if pthread_main_np() != 0 {
      MainActor.assumeIsolated(end)
    } else {
      Task { @MainActor in end() }
    }
  }
#endif
