extension TableOperation: CustomStringConvertible {
  /// `−` goes, `+` comes, `→` moves, `~` gets a new cell, `≈` has its cell filled anew; `§` is a section, and a row
  /// is named by its section and its place there: `0.1→1.0`.
  public var description: String {
    switch self {
    case .deleteRow(let path): "−\(Self.text(of: path))"
    case .insertRow(let path): "+\(Self.text(of: path))"
    case .reloadRow(let path): "~\(Self.text(of: path))"
    case .reconfigureRow(let path): "≈\(Self.text(of: path))"
    case .moveRow(let from, let to): "\(Self.text(of: from))→\(Self.text(of: to))"
    case .deleteSection(let section): "§−\(section)"
    case .insertSection(let section): "§+\(section)"
    case .reloadSection(let section): "§~\(section)"
    case .moveSection(let from, let to): "§\(from)→\(to)"
    }
  }

  private static func text(of path: IndexPath) -> String {
    path.map(String.init).joined(separator: ".")
  }
}
