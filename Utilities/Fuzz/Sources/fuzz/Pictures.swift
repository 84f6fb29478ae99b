import TestSupport

/// Pictures of tables that show arbitrary Unicode: columns are right, XML is well-formed, JSON parses.
enum PicturesTarget {
  static func problem(_ random: inout SplitMix64) -> String? {
    let columns = 1 + random.below(100)
    let scene = ArbitraryText.scene(&random)
    do {
      return try ArbitraryText.problem(of: scene, columns: columns)
    } catch {
      return "\(error)"
    }
  }
}
