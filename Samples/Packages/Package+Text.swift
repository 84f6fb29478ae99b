typealias Package = PackageDatabase.Package

extension Package {
  /// The size on disk as text, the same in every locale.
  var sizeText: String {
    guard let size = installedSize else { return "size unknown" }
    return "\(size.grouped) KiB"
  }

  /// Everything that is known of the package, a line each.
  var details: [String] {
    [
      "package      \(name)",
      "version      \(version)",
      "architecture \(architecture)",
      "section      \(section)",
      "size         \(sizeText)",
      "status       \(status)",
      "summary      \(summary)",
    ].map { line in line.last == " " ? line + "unknown" : line }
  }
}

extension SkippedStanzas {
  /// What a reader should know: how many stanzas are missing, and why.
  var notes: [String] {
    guard count > 0 else { return [] }
    let stanzas = count == 1 ? "1 stanza was skipped:" : "\(count) stanzas were skipped:"
    let rest = count - first.count
    return [stanzas] + first.map { "  \($0)" } + (rest > 0 ? ["  and \(rest) more"] : [])
  }
}
