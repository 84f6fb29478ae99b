import Binder

extension TableInconsistency {
  /// The newer of UIKit's texts for counts that do not fit the operations, with every operation; nil for other kinds.
  ///
  /// It is not known which of the texts a system chooses. The lines for moves and for sections are made after those for rows.
  ///
  /// - Complexity: O(k log k) for k operations, as the text is made again.
  public var uikitBatchText: String? {
    switch kind {
    case .rowCountMismatch, .sectionCountMismatch, .sectionsLost: break
    default: return nil
    }
    let map = ChangeMap(batch)
    let updates = operations.flatMap { updateLines($0, map) }.map { "\t\($0)" }
    let list = updates.isEmpty ? "" : "\(updates.joined(separator: ",\n"))\n"
    return """
      Invalid batch updates detected: the number of sections and/or \(host.rows) returned by the \
      data source before \(host == .table ? "and" : "and/or") after performing the batch updates are \
      inconsistent with the updates.
      Data source before updates = { \(countsText(before)) }
      Data source after updates = { \(countsText(after)) }
      Updates = [
      \(list)]
      \(host == .table ? "Table" : "Collection") view: <\(host.className): 0x...>
      """
  }

  private func countsText(_ counts: [Int]) -> String {
    "\(counted(counts.count, "section")) with \(host.row) counts: \(counts)"
  }

  private func updateLines(_ operation: TableOperation, _ map: ChangeMap) -> [String] {
    switch operation {
    case .deleteRow(let path): ["Delete \(host.row) (\(path.shortText))"]
    case .insertRow(let path): ["Insert \(host.row) (\(path.shortText))"]
    case .reconfigureRow(let path): ["Reconfigure \(host.row) (\(path.shortText))"]
    case .moveRow(let from, let to): ["Move \(host.row) (\(from.shortText)) to (\(to.shortText))"]
    case .reloadRow(let path):
      ["Delete \(host.row) (\(path.shortText))"]
        + [RowPosition(exactly: path).flatMap(map.new(of:))].compactMap(\.self).map {
          "Insert \(host.row) (\($0.shortText))"
        }
    case .deleteSection(let section): ["Delete section (\(section))"]
    case .insertSection(let section): ["Insert section (\(section))"]
    case .moveSection(let from, let to): ["Move section (\(from)) to (\(to))"]
    case .reloadSection(let section):
      ["Delete section (\(section))"]
        + [map.new(ofSection: section)].compactMap(\.self).map { "Insert section (\($0))" }
    }
  }
}
