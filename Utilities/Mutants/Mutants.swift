import Foundation

/// Plants mutants in a copy of the package: each a small fault that an environment variable switches on, so that one build
/// has them all.
///
///     mutants <copy of the package> <number> <seed> <file of refused places> <list to write>
///
/// A place is `path:line`. The compiler refuses some mutants; whoever builds the copy writes their places into the file and
/// plants again in a fresh copy. The list has a line for each mutant: number, place, kind, before and after, divided by tabs.
@main
struct Mutants {
  /// The folders that mutants are planted in, each with the module whose switch it asks.
  static let folders = [
    ("Sources/Binder/Diff", "Binder"), ("Sources/Binder/Plan", "Binder"),
    ("Sources/Binder/Drive", "Binder"),
    ("Sources/TableBatches/Checks", "TableBatches"),
    ("Sources/HeadlessTable/Layout", "HeadlessTable"),
    ("Sources/HeadlessTable/Core", "HeadlessTable"),
    ("Sources/HeadlessTableSnapshots", "HeadlessTableSnapshots"),
  ]

  static func main() throws {
    let words = CommandLine.arguments
    guard words.count == 6, let count = Int(words[2]), let seed = UInt64(words[3]) else {
      FileHandle.standardError.write(Data("mutants <copy> <number> <seed> <refused> <list>\n".utf8))
      exit(2)
    }
    let root = URL(fileURLWithPath: words[1])
    let refused = Set(
      try String(contentsOfFile: words[4], encoding: .utf8).split(separator: "\n").map(String.init)
    )
    let list = try plant(count, seed: seed, in: root, without: refused)
    try list.write(toFile: words[5], atomically: true, encoding: .utf8)
    for module in Set(folders.map(\.1)) {
      let file = root.appending(path: "Sources/\(module)/PlantedMutant.swift")
      try Self.switchSource(of: module).write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// Plants so many mutants, at most one in a line, and returns the list of them.
  static func plant(
    _ count: Int,
    seed: UInt64,
    in root: URL,
    without refused: Set<String>
  ) throws -> String {
    var files: [String: [String]] = [:]
    var mutants: [Mutant] = []
    for (folder, module) in folders {
      for path in try swiftFiles(in: folder, of: root) {
        let lines = try String(contentsOf: root.appending(path: path), encoding: .utf8).components(
          separatedBy: "\n"
        )
        files[path] = lines
        mutants += MutantFinder(lines: lines, path: path, number: switchName(of: module)).mutants
      }
    }
    var random = SplitMix64(state: seed)
    var taken: Set<String> = []
    let chosen = mutants.shuffled(using: &random).filter { taken.insert($0.place).inserted }.prefix(
      count
    )
    var list = ""
    for (offset, mutant) in chosen.enumerated() where !refused.contains(mutant.place) {
      let number = offset + 1
      files[mutant.path]?[mutant.line - 1] = mutant.planted(number)
      list += "\(number)\t\(mutant.place)\t\(mutant.kind)\t\(mutant.before)\t\(mutant.after)\n"
    }
    for (path, lines) in files {
      let text = lines.joined(separator: "\n")
      try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
    }
    return list
  }

  /// The paths of a folder's files in alphabetical order, so that a seed means the same everywhere.
  static func swiftFiles(in folder: String, of root: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  static func switchName(of module: String) -> String { "plantedIn\(module)" }

  static func switchSource(of module: String) -> String {
    """
    #if canImport(Glibc)
      import Glibc
    #else
      import Darwin
    #endif

    /// The number of the mutant that is switched on in this process, or 0.
    public let \(switchName(of: module)): Int = getenv("MUTANT").map { Int(atoi($0)) } ?? 0

    """
  }
}

/// The generator that `Tests/TestSupport` has, too.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
