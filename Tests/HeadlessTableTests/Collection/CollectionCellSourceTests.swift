// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// Chainable data sources in a collection view.
@MainActor
@Suite("Cell sources of a collection view", .bounded)
struct CollectionCellSourceTests {
  private struct Contact: Identifiable, Equatable {
    let id: Int
    var name: String
    var isFavourite = true
  }

  private let collection = HeadlessCollectionView(
    id: "contacts",
    width: 320,
    height: 480,
    layout: .uniform(.grid(columns: 2, itemHeight: .absolute(44)))
  )
  private let contacts = MutableObservableArray([
    Contact(id: 1, name: "Asif"), Contact(id: 2, name: "Joanne", isFavourite: false),
    Contact(id: 3, name: "Sue"),
  ])

  private func favourites(_ told: @escaping (String) -> Void) -> CellDataSource<Contact> {
    ObservableDataSource(contacts).filter { $0.isFavourite }
      .cells(PhotoCell.self) { cell, contact, path in cell.caption.text = contact.name }
      .onTapped { contact, path in told("tap \(contact.name) \(path.item)") }
      .onDeselected { contact, path in told("deselect \(contact.name)") }
      .onWillDisplay { cell, contact, path in told("display \(contact.name)") }
      .onDidEndDisplaying { cell, contact, path in told("end \(contact.name)") }
  }

  private enum Way: CaseIterable { case bound, set, asked }

  @Test(
    "bound in one line, set as the data source, or asked by another one",
    arguments: Way.allCases
  )
  private func sources(way: Way) {
    var told: [String] = []
    let cells = favourites { told.append($0) }
    let asking = AskingSource(cells)
    switch way {
    case .bound: cells.bind(to: collection)
    case .set: (collection.dataSource, collection.delegate) = (cells, cells)
    case .asked: (collection.dataSource, collection.delegate) = (asking, asking)
    }
    #expect(captions(collection) == ["Asif", "Sue"])
    contacts[1].isFavourite = true
    contacts.remove(at: 0)
    if way == .asked { collection.reloadData() }
    #expect(captions(collection) == ["Joanne", "Sue"])
    collection.tapItem(IndexPath(row: 1, section: 0))
    collection.tapItem(IndexPath(row: 0, section: 0))
    #expect(
      told.filter { !$0.contains("d") || $0.contains("deselect") } == [
        "tap Sue 1", "deselect Sue", "tap Joanne 0",
      ]
    )
    #expect(told.prefix(2) == ["display Asif", "display Sue"])
    #expect(told.contains("display Joanne") && told.contains("end Asif"))
    #expect(collection.diagnostics.isEmpty)
    withExtendedLifetime(cells) {}
  }

  @Test("a set source is in the slot, and another takes its place")
  func slot() {
    let cells = favourites { _ in }
    (collection.dataSource, collection.delegate) = (cells, cells)
    #expect(collection.dataSource === cells && collection.delegate === cells)
    collection.delegate = nil
    #expect(collection.delegate == nil)
    let other = ItemSource(["a"])
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collection.dataSource = other
    #expect(captions(collection) == ["a"])
    contacts.removeAll()
    #expect(captions(collection) == ["a"])
    #expect(collection.diagnostics.isEmpty)
  }

  @Test("a collection view as the delegate of a source of the protocol")
  func updateDelegate() {
    let lines = Lines()
    collection.dataSource = lines
    lines.cds_updateDelegate = collection
    #expect(captions(collection) == ["Milk", "Bread"])
    collection.calls.clear()
    lines.update { lines, delegate in
      lines.sections[0] = ["Rye", "Eggs"]
      lines.sections.append(["Soap"])
      delegate.cds_dataSource(lines, didDeleteObjectsAt: [IndexPath(row: 0, section: 0)])
      delegate.cds_dataSource(lines, didInsertObjectsAt: [IndexPath(row: 1, section: 0)])
      delegate.cds_dataSource(lines, didUpdateObjectsAt: [IndexPath(row: 0, section: 0)])
      delegate.cds_dataSource(lines, didInsertSectionsAt: [1])
    }
    #expect(captions(collection) == ["Rye", "Eggs", "Soap"])
    #expect(batches(collection).count == 1)
    lines.sections.removeFirst()
    lines.cds_updateDelegate?.cds_dataSource(lines, didDeleteSectionsAt: [0])
    #expect(captions(collection) == ["Soap"])
    #expect(batches(collection).count == 2)
    lines.sections = [["Oil"]]
    lines.cds_updateDelegate?.cds_dataSourceDidReload(lines)
    #expect(captions(collection) == ["Oil"])
    #expect(collection.inconsistencies.isEmpty && collection.diagnostics.isEmpty)
  }
}

/// A data source and a delegate that hand on what they are asked.
@MainActor
private final class AskingSource<Model>: CollectionViewDataSource, CollectionViewDelegate {
  private let cells: CellDataSource<Model>

  init(_ cells: CellDataSource<Model>) { self.cells = cells }

  func numberOfSections(in collectionView: HeadlessCollectionView) -> Int {
    cells.numberOfSections(in: collectionView)
  }

  func collectionView(_ view: HeadlessCollectionView, numberOfItemsInSection section: Int) -> Int {
    cells.collectionView(view, numberOfItemsInSection: section)
  }

  func collectionView(
    _ view: HeadlessCollectionView,
    cellForItemAt path: IndexPath
  ) -> any TableCell { cells.collectionView(view, cellForItemAt: path) }

  func collectionView(_ view: HeadlessCollectionView, didSelectItemAt path: IndexPath) {
    cells.collectionView(view, didSelectItemAt: path)
  }

  func collectionView(_ view: HeadlessCollectionView, didDeselectItemAt path: IndexPath) {
    cells.collectionView(view, didDeselectItemAt: path)
  }

  func collectionView(
    _ view: HeadlessCollectionView,
    willDisplay cell: any TableCell,
    forItemAt path: IndexPath
  ) { cells.collectionView(view, willDisplay: cell, forItemAt: path) }

  func collectionView(
    _ view: HeadlessCollectionView,
    didEndDisplaying cell: any TableCell,
    forItemAt path: IndexPath
  ) { cells.collectionView(view, didEndDisplaying: cell, forItemAt: path) }
}

/// Sections of lines as somebody writes them who knows the protocol alone, and what answers the collection view from them.
@MainActor
private final class Lines: CDSDataSource, CollectionViewDataSource {
  var sections = [["Milk", "Bread"]]
  weak var cds_updateDelegate: (any CDSUpdateDelegate)?

  /// Changes the lines between the beginning and the end of a batch.
  func update(_ change: (Lines, any CDSUpdateDelegate) -> Void) {
    guard let delegate = cds_updateDelegate else { return }
    delegate.cds_dataSourceWillUpdate(self)
    change(self, delegate)
    delegate.cds_dataSourceDidUpdate(self)
  }

  func cds_numberOfSections() -> Int { sections.count }
  func cds_numberOfObjects(inSection section: Int) -> Int { sections[section].count }
  func cds_object(at indexPath: IndexPath) -> String { sections[indexPath.section][indexPath.item] }

  func numberOfSections(in collectionView: HeadlessCollectionView) -> Int { cds_numberOfSections() }

  func collectionView(_ view: HeadlessCollectionView, numberOfItemsInSection section: Int) -> Int {
    cds_numberOfObjects(inSection: section)
  }

  func collectionView(
    _ view: HeadlessCollectionView,
    cellForItemAt path: IndexPath
  ) -> any TableCell {
    let cell = view.dequeue(PhotoCell.self)
    cell.caption.text = cds_object(at: path)
    return cell
  }
}
