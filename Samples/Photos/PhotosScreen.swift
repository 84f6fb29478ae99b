import Binder
import HeadlessTable

/// A collection view: the newest photos in a carousel, the albums in a list, all photos in a grid.
///
/// The grid has as many columns as the width has room for. A search leaves what it finds in all three.
final class PhotosScreen: CollectionSample {
  static let name = "photos"
  static let summary = "a collection view: a carousel, a list, and a grid that follows the width"
  static let options = ["--search"]

  enum Section: Int, TableViewSection, Comparable { case recent, albums, photos }

  let collection: HeadlessCollectionView
  private(set) var said: [String] = []
  private let binder: SectionedCollectionViewBinder<Section>
  private let photos: [Photo]
  private var query: String

  init(_ options: SampleOptions) throws {
    photos = try Photo.shipped()
    query = options.values["--search"] ?? ""
    collection = HeadlessCollectionView(
      id: "photos",
      width: options.width,
      height: options.height
    )
    binder = SectionedCollectionViewBinder(
      collectionView: collection,
      sectionedBy: Section.self,
      sectionDisplayBehavior: .hidesSectionsWithNoCellData
    )
    bind()
    binder.finish()
  }

  private func bind() {
    let margins = LayoutInsets(leading: 16, bottom: 16, trailing: 16)
    binder.onSection(.recent)
      .layout(
        .carousel(
          itemSize: LayoutSize(width: 140, height: 100),
          spacing: 12,
          paging: .items,
          insets: margins
        )
      )
      .bind(headerTitle: "Recent")
      .bind(cellType: PhotoCell.self, models: { [unowned self] in Array(found.prefix(6)) })
      .onDequeue { _, cell, photo in cell.show(photo) }
      .onTapped { [unowned self] _, _, photo in open(photo) }
    binder.onSection(.albums)
      .layout(.list(.insetGrouped))
      .bind(headerTitle: "Albums")
      .bind(cellType: AlbumCell.self, models: { [unowned self] in albums })
      .onDequeue { _, cell, album in cell.show(album) }
      .onTapped { [unowned self] _, _, album in
        said.append("only \(album.name)")
        search(album.name)
      }
    binder.onSection(.photos)
      .layout(.grid(minimumItemWidth: 100, spacing: 8, insets: margins))
      .bind(headerTitle: "All photos")
      .bind(cellType: PhotoCell.self, models: { [unowned self] in found })
      .onDequeue { _, cell, photo in cell.show(photo) }
      .onTapped { [unowned self] _, _, photo in open(photo) }
  }

  private var found: [Photo] { photos.filter { $0.isFound(by: query) } }

  private var albums: [Album] {
    Dictionary(grouping: found, by: \.album)
      .map { Album(name: $0.key, count: $0.value.count) }
      .sorted { $0.name < $1.name }
  }

  private func open(_ photo: Photo) {
    said.append("open \(photo.file), taken on \(photo.day)")
  }
}

extension PhotosScreen: SearchableSample {
  /// Shows the photos with the text in their title or in the name of their album.
  func search(_ text: String) {
    query = text
    binder.refresh()
  }
}
