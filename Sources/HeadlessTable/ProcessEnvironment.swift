#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The variables of this process, as they were at first use.
package let processEnvironment = ProcessInfo.processInfo.environment
