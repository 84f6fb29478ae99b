/// Runs code of the main actor at once until it first awaits something, and the rest when that has ended.
///
/// A caller off the main actor has it all run in one of the next turns of that; so does every caller on older systems, which do
/// not say on which actor a caller is.
package func runAtOnce(_ body: @escaping @MainActor @Sendable () async -> Void) {
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    Task.immediate { @MainActor in await body() }
  } else {
    Task { @MainActor in await body() }
  }
}
