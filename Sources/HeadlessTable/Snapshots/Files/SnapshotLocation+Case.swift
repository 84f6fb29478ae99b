extension SnapshotLocation {
  /// The path of a file or a folder that differs from this reference, or from a folder around it, in nothing
  /// but capital letters, so that both are one where case is ignored; nil if there is none.
  ///
  /// - Complexity: reads the folders below `__Snapshots__` on the way to the reference.
  var nameDifferingInCase: String? {
    var folder = package.root
    var isBelow = false
    for name in path.split(separator: "/").map(String.init) {
      if isBelow {
        let folded = name.lowercased()
        let names = SnapshotFiles.names(in: folder)
        if let other = names.first(where: { $0 != name && $0.lowercased() == folded }) {
          return package.relativePath(of: "\(folder)/\(other)")
        }
      }
      isBelow = isBelow || name == "__Snapshots__"
      folder += "/\(name)"
    }
    return nil
  }
}
