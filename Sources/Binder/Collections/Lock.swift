#if canImport(Darwin)
  private import os
#else
  private import Synchronization
#endif

/// A value that one thread at a time reads and changes.
///
/// It is what `Mutex` is, which Apple's systems have from iOS 18 on.
package final class Lock<Value>: @unchecked Sendable {
  #if canImport(Darwin)
    private let state: OSAllocatedUnfairLock<Value>
  #else
    private let state: Mutex<Held<Value>>
  #endif

  package init(_ value: consuming sending Value) {
    #if canImport(Darwin)
      state = OSAllocatedUnfairLock(uncheckedState: value)
    #else
      state = Mutex(Held(value: value))
    #endif
  }

  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    #if canImport(Darwin)
      state.withLockUnchecked(body)
    #else
      state.withLock { Held(value: body(&$0.value)) }.value
    #endif
  }
}

#if !canImport(Darwin)
  /// A value that is used in the lock alone, or has left it.
  private struct Held<Value>: @unchecked Sendable {
    var value: Value
  }
#endif
