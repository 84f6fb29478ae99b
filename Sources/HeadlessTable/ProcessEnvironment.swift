#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The variables of this process, as they were when they were first asked for.
package let processEnvironment = ProcessInfo.processInfo.environment
