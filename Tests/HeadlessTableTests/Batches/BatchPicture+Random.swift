import Binder
import TableBatches
import TestSupport

extension BatchPicture {
  /// Half of the batches are random all over, half are valid ones with a few things changed.
  static func random(seed: UInt64) -> BatchPicture {
    var random = SplitMix64(seed: seed)
    var batch = BatchPicture([], [], "")
    if random.below(2) == 0 {
      let valid = RandomBatch(seed: seed)
      batch.before = valid.before.map(\.count)
      batch.after = valid.after.map(\.count)
      batch.operations = Array(valid.operations.prefix(8))
    } else {
      batch.before = (0..<random.below(4)).map { _ in random.below(5) }
      batch.after = batch.before
    }
    for _ in 0..<random.below(3) { changeCounts(&batch, &random) }
    for _ in 0...random.below(3) { changeOperations(&batch, &random) }
    return batch
  }

  private static func changeCounts(_ batch: inout BatchPicture, _ random: inout SplitMix64) {
    switch random.below(4) {
    case 0: batch.after.append(random.below(4))
    case 1: if !batch.after.isEmpty { batch.after.remove(at: random.below(batch.after.count)) }
    default:
      guard !batch.after.isEmpty else { return }
      let section = random.below(batch.after.count)
      batch.after[section] = max(0, batch.after[section] + random.below(5) - 2)
    }
  }

  private static func changeOperations(_ batch: inout BatchPicture, _ random: inout SplitMix64) {
    let operations = batch.operations
    switch random.below(8) {
    case 0 where !operations.isEmpty: batch.operations.remove(at: random.below(operations.count))
    case 1 where !operations.isEmpty:
      batch.operations.append(operations[random.below(operations.count)])
    default: batch.operations.append(operation(&random))
    }
  }

  private static func operation(_ random: inout SplitMix64) -> TableOperation {
    let section = random.below(4) - (random.below(12) == 0 ? 1 : 0)
    let row = random.below(5) - (random.below(12) == 0 ? 1 : 0)
    let path: IndexPath = [section, row]
    switch random.below(14) {
    case 0, 1: return .deleteRow(path)
    case 2, 3: return .insertRow(path)
    case 4, 5: return .reloadRow(path)
    case 6: return .reconfigureRow(path)
    case 7, 8, 9: return .moveRow(from: path, to: [random.below(4), random.below(5)])
    case 10: return .deleteSection(section)
    case 11: return .insertSection(section)
    case 12: return .reloadSection(section)
    default: return .moveSection(from: section, to: random.below(5) - 1)
    }
  }
}
