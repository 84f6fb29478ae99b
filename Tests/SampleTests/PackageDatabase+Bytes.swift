@testable import samples

extension PackageDatabase {
  /// Reads bytes as if they were the file `/db`, a piece at a time.
  init(bytes: [UInt8], pieceSize: Int = .max) throws(PackageDatabaseError) {
    var position = 0
    try self.init(path: "/db") { (buffer) throws(PackageDatabaseError) in
      let count = min(buffer.count, pieceSize, bytes.count - position)
      buffer.copyBytes(from: bytes[position..<position + count])
      position += count
      return count
    }
  }

  /// Reads text as if it was the file `/db`.
  init(text: String) throws(PackageDatabaseError) {
    try self.init(bytes: Array(text.utf8))
  }
}
