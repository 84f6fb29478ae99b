import Binder
import BinderUIKit
import HeadlessTable
import UIKit

struct Photo: Identifiable, Equatable {
  let id: Int
  var title: String

  static func numbered(_ ids: some Sequence<Int>) -> [Photo] {
    ids.map { Photo(id: $0, title: "Photo \($0)") }
  }
}

enum PhotoSection: TableViewSection {
  case recent, albums, settings, tags
}

/// A cell as an app has it: nothing to conform to, and no initialiser.
final class PhotoItemCell: UICollectionViewCell {
  let caption = UILabel()
}

/// A cell of a list.
final class SettingItemCell: UICollectionViewListCell {}

/// A header as an app has it.
final class AlbumsHeader: UICollectionReusableView, ViewModelBindable {
  let label = UILabel()

  var viewModel: String? { didSet { label.text = viewModel } }
}

/// A number on a photo.
final class BadgeItemView: UICollectionReusableView {
  var count = 0
}

/// A screen of a carousel, a grid, a list and a flow, declared in both ways.
@MainActor
final class Photos {
  var recent = Photo.numbered(1...9)
  var albums = Photo.numbered(11...30)
  var settings = Photo.numbered(51...53)
  var tags = Photo.numbered(61...70)
  var recentTitle = "RECENT"
  var albumsTitle: String? = "ALBUMS"
  var columns = 3
  var log: [String] = []
  private(set) var diagnostics: [String] = []
  private var kept: [AnyObject] = []
  private(set) var refresh: () -> Void = {}

  enum Syntax: CaseIterable, Sendable {
    case chain, builder
  }

  /// A collection view of UIKit with another layout than the declared one.
  static func collection(height: Double = 2_000) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: 375, height: height)
    return UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Declares the screen for a collection view of UIKit.
  func show(in collection: UICollectionView, _ syntax: Syntax) {
    collection.player.onInconsistency = .collect
    collection.diagnosticHandler = { [weak self] in self?.diagnostics.append("\($0)") }
    show(in: collection as any CollectionHost, syntax, PhotoItemCell.self, AlbumsHeader.self) {
      $0.caption.text = $1
    }
    collection.performPendingUpdates()
  }

  /// Declares the screen for any collection view, with the cells of a toolkit.
  func show<Cell: TableCell, Head: TableHeaderFooterView & ViewModelBindable>(
    in host: any CollectionHost,
    _ syntax: Syntax,
    _ cell: Cell.Type,
    _ header: Head.Type,
    _ fill: @escaping (Cell, String) -> Void
  ) where Head.ViewModel == String {
    switch syntax {
    case .chain: chain(host, cell, header, fill)
    case .builder: builder(host, cell, header, fill)
    }
  }

  static let carousel = SectionLayout.carousel(
    itemSize: LayoutSize(width: 140, height: 180),
    spacing: 12
  )
  static let flow = SectionLayout.flow(
    itemSize: LayoutSize(width: 60, height: 30),
    insets: LayoutInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
  )

  static func size(_ photo: Photo) -> LayoutSize {
    LayoutSize(width: Double(40 + photo.id % 7 * 11), height: photo.id % 3 == 0 ? 40 : 30)
  }

  private func chain<Cell: TableCell, Head: TableHeaderFooterView & ViewModelBindable>(
    _ host: any CollectionHost,
    _ cell: Cell.Type,
    _ header: Head.Type,
    _ fill: @escaping (Cell, String) -> Void
  ) where Head.ViewModel == String {
    let binder = SectionedCollectionViewBinder(
      collectionView: host,
      sectionedBy: PhotoSection.self
    )
    binder.onSection(.recent)
      .layout(Self.carousel)
      .bind(headerTitle: { [unowned self] in recentTitle })
      .bind(cellType: cell, models: { [unowned self] in recent })
      .onDequeue { _, cell, photo in fill(cell, photo.title) }
      .onTapped { [unowned self] item, _, photo in log.append("\(item) \(photo.title)") }
    binder.onSection(.albums)
      .layout(.grid(columns: columns, spacing: 8))
      .bind(headerType: header, viewModel: { [unowned self] in albumsTitle })
      .bind(cellType: cell, models: { [unowned self] in albums })
      .onDequeue { _, cell, photo in fill(cell, photo.title) }
      .contextMenu { [unowned self] _, photo in
        MenuAction("Delete") { [unowned self] in
          log.append("delete \(photo.title)")
          return .done
        }
      }
      .onMoved { [unowned self] from, to, photo in log.append("\(photo.title): \(from) to \(to)") }
    binder.onSection(.settings)
      .layout(.list(.insetGrouped))
      .bind(headerTitle: "SETTINGS")
      .bind(cellType: cell, models: { [unowned self] in settings })
      .onDequeue { _, cell, photo in fill(cell, photo.title) }
      .trailingSwipe { [unowned self] _, photo in
        SwipeAction("Hide") { [unowned self] in
          log.append("hide \(photo.title)")
          return .done
        }
      }
    binder.onSection(.tags)
      .layout(Self.flow)
      .bind(cellType: cell, models: { [unowned self] in tags })
      .onDequeue { _, cell, photo in fill(cell, photo.title) }
      .itemSize { _, photo in Self.size(photo) }
    binder.displayedSections = [.recent, .albums, .settings, .tags]
    binder.finish()
    kept.append(binder)
    refresh = { binder.refresh() }
  }

  private func builder<Cell: TableCell, Head: TableHeaderFooterView & ViewModelBindable>(
    _ host: any CollectionHost,
    _ cell: Cell.Type,
    _ header: Head.Type,
    _ fill: @escaping (Cell, String) -> Void
  ) where Head.ViewModel == String {
    let screen = CollectionScreen(sectionedBy: PhotoSection.self) { [unowned self] in
      OnSection(.recent) {
        Layout(Self.carousel)
        Header(recentTitle)
        Cells(cell, models: recent) { _, cell, photo in fill(cell, photo.title) }
          .onTapped { [unowned self] item, _, photo in log.append("\(item) \(photo.title)") }
      }
      OnSection(.albums) {
        Layout(.grid(columns: columns, spacing: 8))
        Header(header, viewModel: albumsTitle)
        Cells(cell, models: albums) { _, cell, photo in fill(cell, photo.title) }
          .contextMenu { [unowned self] _, photo in
            MenuAction("Delete") { [unowned self] in
              log.append("delete \(photo.title)")
              return .done
            }
          }
          .onMoved { [unowned self] from, to, photo in
            log.append("\(photo.title): \(from) to \(to)")
          }
      }
      OnSection(.settings) {
        Layout(.list(.insetGrouped))
        Header("SETTINGS")
        Cells(cell, models: settings) { _, cell, photo in fill(cell, photo.title) }
          .trailingSwipe { [unowned self] _, photo in
            SwipeAction("Hide") { [unowned self] in
              log.append("hide \(photo.title)")
              return .done
            }
          }
      }
      OnSection(.tags) {
        Layout(Self.flow)
        Cells(cell, models: tags) { _, cell, photo in fill(cell, photo.title) }
          .itemSize { _, photo in Self.size(photo) }
      }
    }
    let binding = screen.bind(to: host)
    kept.append(binding)
    refresh = { binding.refresh() }
  }
}

extension UICollectionView {
  /// The items and the headers in sight with their places, a line each.
  var places: [String] {
    placesOfItems(player) { ($0 as? PhotoItemCell)?.caption.text }
  }
}

/// The items of a collection view with their places, a line each.
@MainActor
func placesOfItems(
  _ collection: HeadlessCollectionView,
  _ text: (any TableCell) -> String?
) -> [String] {
  (0..<collection.numberOfSections).flatMap { section in
    (0..<collection.rows.numberOfRows(inSection: section)).map { item in
      let path = IndexPath(row: item, section: section)
      let frame = collection.layoutAttributesForItem(at: path)?.frame
      let shown = collection.cellForItem(at: path).flatMap(text) ?? "out of sight"
      return "\(section).\(item) \(frame.map { "\($0)" } ?? "nowhere") \(shown)"
    }
  }
}
