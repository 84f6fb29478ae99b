import Binder
import BinderCollections
import HeadlessTable

/// A picture with a caption.
final class PhotoCell: HeadlessCell {
  let caption = Label()
}

/// A cell that says how high it is.
final class NoteCell: HeadlessCell {
  let note = Label()

  override func preferredHeight(forWidth width: Double) -> Double? {
    note.text.map { Double(20 + 10 * ($0.count / 10)) }
  }
}

/// A number on a photo.
final class BadgeView: HeadlessHeaderFooterView {
  let count = Label()
}

/// A header that says how high it is.
final class TallHeader: HeadlessHeaderFooterView, ViewModelBindable {
  var viewModel: String? { didSet { textLabel.text = viewModel } }

  override func preferredHeight(forWidth width: Double) -> Double? { 70 }
}

struct Photo: Identifiable, Equatable {
  let id: Int
  var title: String

  static func numbered(_ ids: some Sequence<Int>) -> [Photo] {
    ids.map { Photo(id: $0, title: "Photo \($0)") }
  }
}

enum PhotoSection: TableViewSection { case recent, albums, settings }

/// A screen of a carousel, a grid and a list, declared in a chain and in a builder.
@MainActor
final class PhotoScreen {
  var recent = Photo.numbered(1...9)
  var albums = Photo.numbered(11...40)
  var settings = Photo.numbered(51...53)
  private(set) var tapped: [String] = []

  let collection = HeadlessCollectionView(id: "photos", width: 375, height: 640)
  private var kept: [AnyObject] = []

  static let carousel = SectionLayout.carousel(
    itemSize: LayoutSize(width: 140, height: 180),
    spacing: 12
  )

  /// Binds the screen in a chain.
  func bindChain() -> SectionedCollectionViewBinder<PhotoSection> {
    let binder = SectionedCollectionViewBinder(
      collectionView: collection,
      sectionedBy: PhotoSection.self
    )
    binder.onSection(.recent)
      .layout(Self.carousel)
      .bind(headerTitle: "RECENT")
      .bind(cellType: PhotoCell.self, models: { [unowned self] in recent })
      .onDequeue { _, cell, photo in cell.caption.text = photo.title }
      .onTapped { [unowned self] item, _, photo in tapped.append("\(item) \(photo.title)") }
    binder.onSection(.albums)
      .layout(.grid(columns: 3, spacing: 8))
      .bind(headerTitle: "ALBUMS")
      .bind(cellType: PhotoCell.self, models: { [unowned self] in albums })
      .onDequeue { _, cell, photo in cell.caption.text = photo.title }
    binder.onSection(.settings)
      .bind(cellType: PhotoCell.self, models: { [unowned self] in settings })
      .onDequeue { _, cell, photo in cell.caption.text = photo.title }
    binder.displayedSections = [.recent, .albums, .settings]
    binder.finish()
    kept.append(binder)
    return binder
  }

  /// Binds the same screen in a builder.
  func bindBuilder() -> TableBinding {
    let screen = CollectionScreen(sectionedBy: PhotoSection.self) { [unowned self] in
      OnSection(.recent) {
        Layout(Self.carousel)
        Header("RECENT")
        Cells(PhotoCell.self, models: recent) { _, cell, photo in cell.caption.text = photo.title }
          .onTapped { [unowned self] item, _, photo in tapped.append("\(item) \(photo.title)") }
      }
      OnSection(.albums) {
        Layout(.grid(columns: 3, spacing: 8))
        Header("ALBUMS")
        Cells(PhotoCell.self, models: albums) { _, cell, photo in cell.caption.text = photo.title }
      }
      OnSection(.settings) {
        Cells(PhotoCell.self, models: settings) { _, cell, photo in
          cell.caption.text = photo.title
        }
      }
    }
    let binding = screen.bind(to: collection)
    kept.append(binding)
    return binding
  }
}
