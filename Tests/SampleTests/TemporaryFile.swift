import Foundation

/// A file that is there for as long as the object is.
final class TemporaryFile {
  let path: String

  init(_ text: String) throws {
    path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
