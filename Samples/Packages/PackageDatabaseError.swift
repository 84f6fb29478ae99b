import Foundation

/// Why a file could not be read as a package database.
enum PackageDatabaseError: Error, Hashable {
  /// There is nothing at the path.
  case missing(String)
  /// The path is that of a directory.
  case directory(String)
  /// The file may not be read.
  case noPermission(String)
  /// The file has no stanza.
  case empty(String)
  /// The file has NUL bytes or an endless line, and no package.
  case binary(String)
  /// The file has stanzas, and none of them is a package.
  case noPackage(String, stanzas: Int)
  /// The system refused for another reason, in its own words.
  case unreadable(String, reason: String)

  /// Makes the error that a code of the system stands for.
  init(path: String, code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing(path)
    case EISDIR: self = .directory(path)
    case EACCES, EPERM: self = .noPermission(path)
    default: self = .unreadable(path, reason: String(cString: strerror(code)))
    }
  }
}

extension PackageDatabaseError: CustomStringConvertible {
  /// One sentence that names the file and what is wrong with it.
  var description: String {
    switch self {
    case .missing(let path): "There is no file '\(path)'."
    case .directory(let path): "'\(path)' is a directory; name a file, such as its 'status'."
    case .noPermission(let path): "There is no permission to read '\(path)'."
    case .empty(let path): "'\(path)' is empty; a package database lists at least one package."
    case .binary(let path): "'\(path)' is not a package database: it is not text."
    case .noPackage(let path, let stanzas):
      "'\(path)' is not a package database: "
        + (stanzas == 1
          ? "its only stanza does not describe a package."
          : "none of its \(stanzas) stanzas describes a package.")
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)."
    }
  }
}
