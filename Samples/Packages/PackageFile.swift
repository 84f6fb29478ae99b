import Foundation

/// An open file that is read from its beginning to its end.
struct PackageFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Opens a file, or says why not.
  init(path: String) throws(PackageDatabaseError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw PackageDatabaseError(path: path, code: errno) }
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Reads what comes next and returns how many bytes that were; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(PackageDatabaseError) -> Int {
    while true {
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw PackageDatabaseError(path: path, code: errno) }
    }
  }
}
