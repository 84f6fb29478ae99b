import Binder

extension TableInconsistency {
  /// The newer of UIKit's texts for counts that do not fit the operations: it shows both counts and
  /// every operation, a reload as the deletion and the insertion that it is; nil for other kinds.
  ///
  /// Nobody knows which of the texts a system chooses. The lines for moves and for sections are
  /// made after those for rows.
  ///
  /// - Complexity: O(k log k) for k operations, as the text is made again.
  public var uikitBatchText: String? {
    switch kind {
    case .rowCountMismatch, .sectionCountMismatch, .sectionsLost: break
    default: return nil
    }
    let map = ChangeMap(batch)
    let updates = operations.flatMap { Self.updateLines($0, map) }.map { "\t\($0)" }
    let list = updates.isEmpty ? "" : "\(updates.joined(separator: ",\n"))\n"
    return """
      Invalid batch updates detected: the number of sections and/or rows returned by the data \
      source before and after performing the batch updates are inconsistent with the updates.
      Data source before updates = { \(Self.countsText(before)) }
      Data source after updates = { \(Self.countsText(after)) }
      Updates = [
      \(list)]
      Table view: <UITableView: 0x...>
      """
  }

  private static func countsText(_ counts: [Int]) -> String {
    "\(counted(counts.count, "section")) with row counts: \(counts)"
  }

  private static func updateLines(_ operation: TableOperation, _ map: ChangeMap) -> [String] {
    switch operation {
    case .deleteRow(let path): ["Delete row (\(path.shortText))"]
    case .insertRow(let path): ["Insert row (\(path.shortText))"]
    case .reconfigureRow(let path): ["Reconfigure row (\(path.shortText))"]
    case .moveRow(let from, let to): ["Move row (\(from.shortText)) to (\(to.shortText))"]
    case .reloadRow(let path):
      ["Delete row (\(path.shortText))"]
        + [RowPosition(exactly: path).flatMap(map.new(of:))].compactMap(\.self).map {
          "Insert row (\($0.shortText))"
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
