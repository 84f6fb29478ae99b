import Foundation

/// The packages of a Debian system, read from a file in the format of `/var/lib/dpkg/status`.
///
/// A file is read in pieces and line by line, so its size is limited by the packages that are kept
/// and not by the file. A stanza that cannot be read is skipped and counted; the others are kept.
struct PackageDatabase: Sendable {
  /// The packages, in the order of the file.
  private(set) var packages: [Package]

  /// The stanzas that are not among the packages.
  let skipped: SkippedStanzas

  /// The longest line in bytes, with its end, that is read; a stanza with a longer one is skipped.
  static let lineLimit = 1 << 20

  /// Reads a file.
  ///
  /// - Complexity: O(bytes of the file).
  init(contentsOf path: String) throws(PackageDatabaseError) {
    let file = try PackageFile(path: path)
    try self.init(path: path) { (buffer) throws(PackageDatabaseError) in
      try file.read(into: buffer)
    }
  }

  /// Reads what a function delivers piece by piece; a piece of 0 bytes is the last.
  init(
    path: String,
    read: (UnsafeMutableRawBufferPointer) throws(PackageDatabaseError) -> Int
  ) throws(PackageDatabaseError) {
    var parser = StanzaParser()
    var lines = LineBuffer(capacity: Self.lineLimit)
    while try lines.fill(from: read) {
      while let line = lines.next() {
        parser.take(line)
        if case .tooLong = line, parser.packages.isEmpty { throw .binary(path) }
      }
    }
    if let line = lines.last() { parser.take(line) }
    parser.endStanza()
    guard !parser.packages.isEmpty else { throw Self.error(for: parser.skipped, in: path) }
    packages = parser.packages
    skipped = parser.skipped
    distinguishPackages()
  }

  /// The small database that comes with the samples.
  static var shippedPath: String {
    Bundle.module.path(forResource: "packages", ofType: "status") ?? "packages.status"
  }

  private static func error(
    for skipped: SkippedStanzas,
    in path: String
  ) -> PackageDatabaseError {
    if skipped.count == 0 { return .empty(path) }
    if skipped.count(for: .nulByte) > 0 { return .binary(path) }
    return .noPackage(path, stanzas: skipped.count)
  }

  /// Gives the packages of one name identities that differ.
  private mutating func distinguishPackages() {
    var uses: [String: Int] = [:]
    for package in packages { uses[package.name, default: 0] += 1 }
    guard uses.count < packages.count else { return }
    var taken = Set(uses.lazy.filter { $0.value == 1 }.map(\.key))
    var numbers: [String: Int] = [:]
    for index in packages.indices where uses[packages[index].name] != 1 {
      let architecture = packages[index].architecture
      let base = packages[index].name + (architecture.isEmpty ? "" : ":\(architecture)")
      var id: String
      repeat {
        let number = numbers[base, default: 0] + 1
        numbers[base] = number
        id = number == 1 ? base : "\(base)~\(number)"
      } while !taken.insert(id).inserted
      packages[index].id = id
    }
  }
}
