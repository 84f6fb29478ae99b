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
