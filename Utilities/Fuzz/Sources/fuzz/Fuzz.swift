import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Hands the process over to libFuzzer; `FUZZ_TARGET` names the part of the package that is tried.
@main
enum Fuzz {
  static func main() {
    var count = CommandLine.argc
    var words: Words? = CommandLine.unsafeArgv
    exit(runDriver(&count, &words, tryInput))
  }

  private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// libFuzzer's own `main`, which SwiftPM's would be in the way of.
  @_silgen_name("LLVMFuzzerRunDriver")
  private static func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ words: UnsafeMutablePointer<Words?>,
    _ tryInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt
}

/// What libFuzzer runs with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  FuzzerInput.begin(bytes)
  let problem = MainActor.assumeIsolated { FuzzTarget.chosen.problem(bytes) }
  if let problem { fatalError("\(FuzzTarget.chosen): \(problem)") }
  return 0
}

/// A part of the package, and what must hold for it whatever the input is.
enum FuzzTarget: String, CaseIterable {
  case changes, batches, tables, collections, plans, sources, texts, pictures, readers, snapshots

  static let chosen: FuzzTarget = {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      fatalError("FUZZ_TARGET is '\(name)'; name one of \(allCases.map(\.rawValue))")
    }
    return target
  }()

  /// What is wrong; nil if nothing is.
  @MainActor
  func problem(_ bytes: [UInt8]) -> String? {
    var random = SplitMix64(seed: 1)
    switch self {
    case .changes: return ChangesTarget.problem(&random)
    case .batches: return BatchesTarget.problem(&random)
    case .tables: return TablesTarget.problem(&random)
    case .collections: return CollectionsTarget.problem(&random)
    case .plans: return PlansTarget.problem(&random)
    case .sources: return SourcesTarget.problem(&random)
    case .texts: return TextsTarget.problem(bytes)
    case .pictures: return PicturesTarget.problem(&random)
    case .readers: return ReadersTarget.problem(bytes)
    case .snapshots: return SnapshotsTarget.problem(&random)
    }
  }
}
