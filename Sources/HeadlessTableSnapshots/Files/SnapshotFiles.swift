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
    let cause = Self.cause(of: error)
    description = cause.map { "\(String(cString: strerror($0.code.rawValue)))." } ?? "\(error)"
  }

  /// Whether the file is missing, or a folder on the way to it.
  static func isOfMissingFile(_ error: any Error) -> Bool {
    cause(of: error)?.code == .ENOENT
      || [.fileNoSuchFile, .fileReadNoSuchFile].contains((error as? CocoaError)?.code)
  }

  /// Whether a folder was there when it was to be made, and not any more when the system looked again.
  static func isOfFolderInTheWay(_ error: any Error) -> Bool { cause(of: error)?.code == .EEXIST }

  private static func cause(of error: any Error) -> POSIXError? {
    (error as? CocoaError)?.underlying as? POSIXError
  }
}

/// Reading and writing of what snapshots consist of: whole files, in folders that are made as needed.
package enum SnapshotFiles {
  /// Whether there is a file or a folder at a path, or behind a link there.
  static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  package static func contents(of path: String) -> Data? {
    FileManager.default.contents(atPath: path)
  }

  /// The content of a file; nil if there is none.
  package static func read(_ path: String) throws(FileFailure) -> Data? {
    do { return try Data(contentsOf: URL(filePath: path)) } catch {
      if FileFailure.isOfMissingFile(error) { return nil }
      throw FileFailure(error)
    }
  }

  /// The content of a file in a folder; nil if there is none, or only a link that leads out of the folder.
  package static func contents(ofOwn path: String, in folder: String) -> Data? {
    realPath(ofOwn: path, in: folder).flatMap(contents)
  }

  /// The path of a file in a folder without links; nil if there is none, or only a link that leads out of the folder.
  static func realPath(ofOwn path: String, in folder: String) -> String? {
    guard let real = realPath(path), let folder = realPath(folder), real.hasPrefix("\(folder)/")
    else { return nil }
    return real
  }

  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Writes a file in one step: another process that reads it meanwhile gets the old content or the new.
  ///
  /// A file that is there keeps its mode.
  package static func write(_ contents: Data, to path: String) throws(FileFailure) {
    // A reviewer deletes folders that are empty, also the one that was just made for this file, and another run of tests
    // makes it again at the same time.
    var attempts = 100
    while true {
      do {
        try FileManager.default.createDirectory(
          atPath: path.parentPath,
          withIntermediateDirectories: true
        )
        let before = mode(of: path)
        try contents.write(to: URL(filePath: path), options: .atomic)
        if let before, before != mode(of: path) {
          try FileManager.default.setAttributes([.posixPermissions: before], ofItemAtPath: path)
        }
        return
      } catch {
        attempts -= 1
        let isGone = FileFailure.isOfMissingFile(error) || FileFailure.isOfFolderInTheWay(error)
        if attempts == 0 || !isGone { throw FileFailure(error) }
      }
    }
  }

  private static func mode(of path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]) as? Int
  }

  /// Deletes a file, if there is one.
  package static func delete(_ path: String) throws(FileFailure) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      if !FileFailure.isOfMissingFile(error) { throw FileFailure(error) }
    }
  }

  static func deleteFolder(_ path: String) { rmdir(path) }

  package static func deleteEmptyFolders(from path: String, to top: String) {
    var folder = path.parentPath
    // The system refuses to delete a folder with a new file of another process, which may also have deleted the folder.
    while folder.hasPrefix("\(top)/"), rmdir(folder) == 0 || errno == ENOENT {
      folder = folder.parentPath
    }
  }

  /// The names in a folder, in the order of their characters; none if there is no folder.
  package static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
