extension UpdateBatch: CustomStringConvertible {
  /// The stages, one a line: `§−0 §+1 §2→0 −0.3 +0.2 0.1→1.0 ~1.0`.
  package var description: String {
    stages.map(\.description).joined(separator: "\n")
  }
}

extension UpdateBatch.Stage: CustomStringConvertible {
  /// The operations in their order: `−` goes, `+` comes, `→` moves, `~` changes; `§` is a section.
  package var description: String {
    operations.map(text).joined(separator: " ")
  }

  private func text(of operation: TableOperation) -> String {
    switch operation {
    case .deleteRow(let path): "−\(text(of: path))"
    case .insertRow(let path): "+\(text(of: path))"
    case .reloadRow(let path): "~\(text(of: path))"
    case .reconfigureRow(let path): "≈\(text(of: path))"
    case .moveRow(let from, let to): "\(text(of: from))→\(text(of: to))"
    case .deleteSection(let section): "§−\(section)"
    case .insertSection(let section): "§+\(section)"
    case .reloadSection(let section): "§~\(section)"
    case .moveSection(let from, let to): "§\(from)→\(to)"
    }
  }

  private func text(of path: IndexPath) -> String {
    "\(path.section).\(path.row)"
  }
}
