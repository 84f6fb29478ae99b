public import Binder

/// One change of a table's rows or sections, as part of a batch.
///
/// Deletions and reloads are counted in the content before the batch, insertions in the content after
/// it, and a move leads from the one to the other; whatever the order of the operations.
public enum TableOperation: Hashable, Sendable {
  /// A row is deleted; the path is the one before the batch.
  case deleteRow(IndexPath)
  /// A row is inserted; the path is the one after the batch.
  case insertRow(IndexPath)
  /// A row shows other content with a new cell; the path is the one before the batch.
  case reloadRow(IndexPath)
  /// A row shows other content with its present cell; the path is the one before the batch.
  case reconfigureRow(IndexPath)
  /// A row moves from a place before the batch to a place after it.
  case moveRow(from: IndexPath, to: IndexPath)
  /// A section is deleted; the position is the one before the batch.
  case deleteSection(Int)
  /// A section is inserted; the position is the one after the batch.
  case insertSection(Int)
  /// A section shows other rows; the position is the one before the batch.
  case reloadSection(Int)
  /// A section moves from a position before the batch to one after it.
  case moveSection(from: Int, to: Int)
}

extension TableOperation: CustomStringConvertible {
  /// `−` is deleted, `+` is inserted, `→` moves, `~` gets a new cell, `≈` has its cell filled again; `§` is a section, and a row
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
