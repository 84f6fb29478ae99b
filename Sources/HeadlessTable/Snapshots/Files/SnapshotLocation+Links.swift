#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// A link on the way to a reference that leads out of the package.
package struct OutwardLink: Error, Hashable, CustomStringConvertible {
  /// The path of the link from the package's root.
  package let path: String
  /// Where it leads.
  package let target: String

  /// What is wrong, and what to do.
  package var description: String {
    "'\(path)' is a link that leads out of the package, to '\(target)'. "
      + "Put a folder or a file in its place."
  }
}

extension SnapshotLocation {
  /// Writes the reference, in one step.
  ///
  /// - Throws: An `OutwardLink` if it would lie outside of the package, or why it cannot be written.
  package func writeReference(_ file: Data) throws {
    if let link = outwardLink { throw link }
    try SnapshotFiles.write(file, to: reference)
  }

  /// The first link on the way to the reference that leads out of the package, or nowhere.
  private var outwardLink: OutwardLink? {
    let root = Self.realPath(package.root) ?? package.root
    var place = package.root
    for name in path.split(separator: "/") {
      place += "/\(name)"
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
      else { continue }
      if let real = Self.realPath(place), real.hasPrefix("\(root)/") { continue }
      return OutwardLink(path: package.relativePath(of: place), target: target)
    }
    return nil
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
