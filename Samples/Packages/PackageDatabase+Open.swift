import Foundation

extension PackageDatabase {
  /// Where a Debian system keeps its package database.
  static let systemPath = "/var/lib/dpkg/status"

  /// The small database that comes with the samples.
  static var shippedPath: String {
    Bundle.module.path(forResource: "packages", ofType: "status") ?? "packages.status"
  }

  /// Reads the file that was asked for; else that of the system; where there is none, the small one.
  static func open(
    _ path: String?,
    system: String = systemPath
  ) throws(PackageDatabaseError) -> PackageDatabase {
    if let path { return try PackageDatabase(contentsOf: path) }
    do {
      return try PackageDatabase(contentsOf: system)
    } catch .missing {
      return try PackageDatabase(contentsOf: shippedPath)
    }
  }

  /// What a reader should know about the file, each on its own line; empty if it was read whole.
  var notes: String {
    guard skipped.count > 0 else { return "" }
    let total = packages.count + skipped.count
    var lines = ["\(skipped.count) of the \(total) stanzas in '\(path)' were skipped:"]
    lines += skipped.first.map { "  \($0)" }
    let rest = skipped.count - skipped.first.count
    if rest > 0 { lines.append("  and \(rest) more") }
    return lines.joined(separator: "\n") + "\n"
  }
}
