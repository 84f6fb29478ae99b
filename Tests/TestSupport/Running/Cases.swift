import Foundation

/// How many cases a test with random cases tries.
///
/// By default as many as find a fault within seconds. `TEST_FACTOR=500 swift test` tries five hundred times as many.
package enum Cases {
  /// 1, or what the environment says.
  package static let factor =
    ProcessInfo.processInfo.environment["TEST_FACTOR"].flatMap { Int($0) }.map { max($0, 1) } ?? 1

  /// So many cases, times the factor.
  package static func count(_ usual: Int) -> Int { usual * factor }

  /// Seeds for so many cases, times the factor; no more than the test library can list.
  package static func seeds(_ usual: Int) -> Range<UInt64> { 0..<UInt64(min(count(usual), 20_000)) }

  /// The size up to which a test tries everything there is.
  ///
  /// - Parameters:
  ///   - usual: Without a factor.
  ///   - long: From a factor of 100 on; smaller ones lead to the size between the two.
  /// - Returns: The size for the factor.
  package static func size(_ usual: Int, long: Int) -> Int {
    switch factor {
    case 1: usual
    case ..<100: (usual + long) / 2
    default: long
    }
  }
}
