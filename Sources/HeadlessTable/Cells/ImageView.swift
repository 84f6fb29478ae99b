/// A view that shows an image, which it knows by name only.
open class ImageView: HeadlessView {
  /// The name of the image; a view without one is left out of a snapshot.
  open var imageName: String?

  open override func snapshotFields(named name: String) -> [SnapshotField] {
    imageName.map { [SnapshotField(name, .string($0), kind: .image)] } ?? []
  }
}
