import Binder
import BinderUIKit
import HeadlessTable
import UIKit

/// Another cell than those of photos.
final class TagItemCell: UICollectionViewCell {
  let caption = UILabel()
}

/// What a collection view of UIKit shows whose cells and views come from closures, and what is said of them.
@MainActor
enum CellsOfProviders {
  /// What a closure does with the collection view to get a cell.
  enum Way: CaseIterable, Sendable {
    case dequeues, makes, dequeuesAndMakes, dequeuesTwice, dequeuesTwoTypes, dequeuesByName
    case returnsKeptCell
  }

  /// The cells and their texts, and what is said by Binder and by UIKit.
  static func cells(_ way: Way) -> [String] {
    let (collection, said) = prepared()
    let kept = PhotoItemCell(frame: .zero)
    let binder = CollectionViewBinder(collectionView: collection)
    binder.onCollection().bind(
      cellProvider: { view, item, photo in
        let cell = cell(way, of: view, kept)
        (cell as? PhotoItemCell)?.caption.text = photo.title
        (cell as? TagItemCell)?.caption.text = photo.title
        return cell
      },
      models: Photo.numbered(1...1)
    )
    binder.finish()
    collection.performPendingUpdates()
    return withExtendedLifetime(binder) { [shown(collection, 0)] + said() }
  }

  private static func cell(
    _ way: Way,
    of view: any TableHost,
    _ kept: PhotoItemCell
  )
    -> any TableCell
  {
    switch way {
    case .dequeues: return view.dequeue(PhotoItemCell.self)
    case .makes: return PhotoItemCell(frame: .zero)
    case .dequeuesAndMakes:
      _ = view.dequeue(PhotoItemCell.self)
      return PhotoItemCell(frame: .zero)
    case .dequeuesTwice:
      _ = view.dequeue(PhotoItemCell.self)
      return view.dequeue(PhotoItemCell.self)
    case .dequeuesTwoTypes:
      let first = view.dequeue(PhotoItemCell.self)
      _ = view.dequeue(TagItemCell.self)
      return first
    case .dequeuesByName:
      view.register(TagItemCell.self, forCellReuseIdentifier: "tag")
      return view.dequeueReusableCell(withIdentifier: "tag") ?? PhotoItemCell(frame: .zero)
    case .returnsKeptCell: return kept
    }
  }

  private static func shown(_ collection: UICollectionView, _ item: Int) -> String {
    let cell = collection.cellForItem(at: IndexPath(row: item, section: 0))
    let text = (cell as? PhotoItemCell)?.caption.text ?? (cell as? TagItemCell)?.caption.text
    return "\(cell.map { "\(type(of: $0))" } ?? "no cell") \(text ?? "-")"
  }

  /// A collection view, and what Binder and UIKit have said of it.
  private static func prepared() -> (UICollectionView, () -> [String]) {
    let collection = Photos.collection(height: 100)
    collection.player.onInconsistency = .collect
    var said: [String] = []
    collection.diagnosticHandler = { said.append($0.message) }
    return (
      collection,
      {
        said + collection.player.inconsistencies.map { "UIKit: \($0)" }
          + collection.player.diagnostics.map { "UIKit: \($0.message)" }
      }
    )
  }

  /// The header of a delegate that is written by hand, and what is said.
  static func header(_ way: Way) -> [String] {
    let (collection, said) = prepared()
    let (rows, views) = (HandMadeItems(count: 1), HandMadeViews(way))
    collection.collectionViewLayout = UICollectionViewCompositionalLayout { _, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .grouped)
      list.headerMode = .supplementary
      return .list(using: list, layoutEnvironment: environment)
    }
    collection.rows.dataSource = rows
    collection.rows.delegate = views
    collection.rows.reloadData()
    collection.performPendingUpdates()
    let view = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(row: 0, section: 0)
    )
    return withExtendedLifetime((rows, views)) {
      [view.map { "\(type(of: $0))" } ?? "no view"] + said()
    }
  }

  /// The cells of items, some of which want another type after a change, and what is said.
  static func changingTypes() -> [String] {
    let (collection, said) = prepared()
    var photos = Photo.numbered(1...3)
    let binder = CollectionViewBinder(collectionView: collection)
    binder.rowUpdates = .reconfigure
    binder.onCollection().bind(
      cellProvider: { view, item, photo -> any TableCell in
        guard photo.title.hasPrefix("Tag") else {
          let cell = view.dequeue(PhotoItemCell.self)
          cell.caption.text = photo.title
          return cell
        }
        let cell = view.dequeue(TagItemCell.self)
        cell.caption.text = photo.title
        return cell
      },
      models: { photos }
    )
    binder.finish()
    collection.performPendingUpdates()
    let first = collection.cellForItem(at: IndexPath(row: 0, section: 0))
    collection.selectItem(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: [])
    photos[0].title = "Photo one"
    photos[1].title = "Tag 2"
    binder.refresh()
    collection.performPendingUpdates()
    let isKept = collection.cellForItem(at: IndexPath(row: 0, section: 0)) === first
    return withExtendedLifetime(binder) {
      (0..<3).map { shown(collection, $0) } + ["\(isKept ? "in place" : "another cell")"]
        + (collection.indexPathsForSelectedItems ?? []).map { "selected \($0.row)" } + said()
    }
  }

  /// The same in a table.
  static func changingTypesOfRows() -> [String] {
    let table = Adapted.table()
    table.player.onInconsistency = .collect
    var said: [String] = []
    table.diagnosticHandler = { said.append($0.message) }
    var names = [
      Friend(id: 1, name: "Asif"), Friend(id: 2, name: "Joanne"), Friend(id: 3, name: "Sue"),
    ]
    let binder = TableViewBinder(tableView: table)
    binder.rowUpdates = .reconfigure
    binder.onTable().bind(
      cellProvider: { (view: any TableHost, row, friend: Friend) -> any TableCell in
        guard friend.name.hasPrefix("Dr") else {
          let cell = view.dequeue(FriendCell.self)
          cell.textLabel?.text = friend.name
          return cell
        }
        let cell = view.dequeue(DoctorCell.self)
        cell.textLabel?.text = friend.name
        return cell
      },
      models: { names }
    )
    binder.finish()
    table.performPendingUpdates()
    func cell(_ row: Int) -> UITableViewCell? {
      table.cellForRow(at: IndexPath(row: row, section: 0))
    }
    let first = cell(0)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    names[0].name = "Asif!"
    names[1].name = "Dr Joanne"
    binder.refresh()
    table.performPendingUpdates()
    let isKept = cell(0) === first
    return withExtendedLifetime(binder) {
      (0..<3).map { row in
        "\(cell(row).map { "\(type(of: $0))" } ?? "no cell") \(cell(row)?.textLabel?.text ?? "-")"
      } + ["\(isKept ? "in place" : "another cell")"]
        + (table.indexPathsForSelectedRows ?? []).map { "selected \($0.row)" } + said
        + table.player.inconsistencies.map { "UIKit: \($0)" }
    }
  }
}

/// Another cell than that of friends.
final class DoctorCell: UITableViewCell {}

/// A delegate with a header that it dequeues, or makes.
@MainActor
private final class HandMadeViews: TableDelegate {
  private let way: CellsOfProviders.Way

  init(_ way: CellsOfProviders.Way) { self.way = way }

  func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    switch way {
    case .makes: return BadgeItemView(frame: .zero)
    case .dequeuesAndMakes:
      _ = tableView.dequeue(BadgeItemView.self)
      return BadgeItemView(frame: .zero)
    case .dequeuesTwice:
      _ = tableView.dequeue(BadgeItemView.self)
      return tableView.dequeue(BadgeItemView.self)
    default: return tableView.dequeue(BadgeItemView.self)
    }
  }
}
