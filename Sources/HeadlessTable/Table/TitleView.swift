import Binder

/// The view that a table makes for a section that has a title but no view; a snapshot calls it `Title`.
final class TitleView: TableHeaderFooterView, SnapshotDescribing {
  static let typeName = "Title"

  var title = ""

  func prepareForReuse() { title = "" }

  var snapshotFields: [SnapshotField] { [SnapshotField("title", .string(title))] }
}
