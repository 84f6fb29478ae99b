#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension SnapshotLocation {
  /// The path of the digest of the reference that the pending text was compared with.
  package var base: String { "\(package.basesFolder)/\(path).digest" }

  /// Writes the text that waits to be accepted, and notes which reference it would replace.
  ///
  /// - Parameters:
  ///   - file: The new text.
  ///   - reference: What the reference holds; nil if there is none.
  /// - Throws: An error if one of the files cannot be written.
  package func writePending(_ file: Data, instead reference: Data?) throws {
    try SnapshotFiles.write(Data(Self.digest(reference).utf8), to: base)
    try SnapshotFiles.write(file, to: pending)
  }

  /// Deletes the text that waits to be accepted, if there is one.
  ///
  /// - Throws: Why it cannot be deleted; nothing is deleted then.
  package func deletePending() throws {
    try SnapshotFiles.delete(pending)
    try? SnapshotFiles.delete(base)
  }

  /// Whether the reference is another one than the pending text was compared with.
  ///
  /// - Parameter reference: What the reference holds now; nil if there is none.
  /// - Returns: False also where the digest is missing, as beside a pending file that was copied there.
  package func isPendingStale(beside reference: Data?) -> Bool {
    guard let digest = SnapshotFiles.contents(of: base) else { return false }
    return digest != Data(Self.digest(reference).utf8)
  }

  /// Sixteen hexadecimal digits and a line feed that follow from the bytes alone (FNV-1a).
  private static func digest(_ contents: Data?) -> String {
    guard let contents else { return "none\n" }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    contents.withUnsafeBytes { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + "\n"
  }
}
