import Binder

/// The view that a table makes for a section that has a title but no view; a snapshot calls it `Title`.
final class TitleView: HeadlessHeaderFooterView, SnapshotDescribing {
  static let typeName = "Title"

  override func prepareForReuse() {
    super.prepareForReuse()
    lazyBag.empty()
    textLabel.text = nil
  }

  var snapshotFields: [SnapshotField] { [SnapshotField("title", .string(textLabel.text ?? ""))] }
}

/// The cell that a table hands out where it has none of the wanted type, so that the program goes on.
final class PlaceholderCell: TableCell {}
