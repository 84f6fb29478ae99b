import Foundation
import HeadlessTable

extension SnapshotPackage {
  /// The snapshots that wait for review, in the order of their paths.
  var pendingSnapshots: [PendingSnapshot] {
    SnapshotFiles.paths(below: pendingFolder)
      .filter { $0.contains("__Snapshots__/") }
      .compactMap { PendingSnapshot(at: SnapshotLocation(package: self, path: $0)) }
  }
}

extension SnapshotFiles {
  /// The paths of all files below a folder, from the folder, in their order.
  ///
  /// Hidden files are left out, and what is behind links.
  static func paths(
    below folder: String,
    isSkipped: (_ folder: String) -> Bool = { _ in false }
  ) -> [String] {
    names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = "\(folder)/\(name)"
      switch try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType {
      case .typeDirectory where !isSkipped(path):
        return paths(below: path, isSkipped: isSkipped).map { "\(name)/\($0)" }
      case .typeRegular: return [name]
      default: return []
      }
    }
  }

  /// Deletes the folders around a path that hold nothing, up to a folder that stays.
  static func deleteEmptyFolders(from path: String, to top: String) {
    var folder = path.parentPath
    while folder.hasPrefix("\(top)/"), names(in: folder).isEmpty {
      try? FileManager.default.removeItem(atPath: folder)
      folder = folder.parentPath
    }
  }
}
