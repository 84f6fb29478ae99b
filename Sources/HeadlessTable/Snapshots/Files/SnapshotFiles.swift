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

/// Why a file cannot be written or deleted, as a sentence in the system's words.
package struct FileFailure: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ error: any Error) {
    let cause = (error as? CocoaError)?.underlying as? POSIXError
    description = cause.map { "\(String(cString: strerror($0.code.rawValue)))." } ?? "\(error)"
  }
}

/// Reading and writing of what snapshots consist of: whole files, in folders that are made as needed.
package enum SnapshotFiles {
  /// The content of a file; nil if there is none.
  package static func contents(of path: String) -> Data? {
    FileManager.default.contents(atPath: path)
  }

  /// Writes a file in one step: whoever reads it meanwhile gets the old content or the new.
  package static func write(_ contents: Data, to path: String) throws(FileFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: path.parentPath,
        withIntermediateDirectories: true
      )
      try contents.write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw FileFailure(error)
    }
  }

  /// Deletes a file, if there is one.
  ///
  /// - Throws: Why it cannot be deleted.
  package static func delete(_ path: String) throws(FileFailure) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw FileFailure(error)
    }
  }

  /// The names in a folder, in the order of their characters; none if there is no folder.
  package static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
