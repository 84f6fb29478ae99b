import Binder
import BinderObservables
import BinderUIKit
import CoreData
import Testing
import UIKit

/// A real controller over a store in memory, on a real table and a real collection view.
@MainActor
@Suite("A real NSFetchedResultsController")
struct RealFetchedResultsTests {
  /// What is fetched: a name, an order and the section that it belongs to.
  final class Town: NSManagedObject {
    @NSManaged var name: String
    @NSManaged var rank: Int
    @NSManaged var letter: String
  }

  final class TownCell: UITableViewCell {}
  final class TownItem: UICollectionViewListCell {}

  private let windows = TestWindows()
  private let context: NSManagedObjectContext

  /// One for the process: Core Data refuses a second entity of the same class.
  private static let model = {
    let entity = NSEntityDescription()
    entity.name = "Town"
    entity.managedObjectClassName = NSStringFromClass(Town.self)
    entity.properties = [
      attribute("name", .stringAttributeType), attribute("letter", .stringAttributeType),
      attribute("rank", .integer64AttributeType),
    ]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return model
  }()

  init() throws {
    let store = NSPersistentStoreCoordinator(managedObjectModel: Self.model)
    _ = try store.addPersistentStore(
      ofType: NSInMemoryStoreType,
      configurationName: nil,
      at: nil,
      options: nil
    )
    context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = store
  }

  private static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    return attribute
  }

  private func controller(sections: Bool) -> NSFetchedResultsController<Town> {
    let request = NSFetchRequest<Town>(entityName: "Town")
    request.sortDescriptors = [
      NSSortDescriptor(key: "letter", ascending: true),
      NSSortDescriptor(key: "rank", ascending: true),
    ]
    return NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: sections ? "letter" : nil,
      cacheName: nil
    )
  }

  /// An app's own delegate: it decides which of its methods the controller calls.
  final class Events: NSObject, NSFetchedResultsControllerDelegate {
    private(set) var changes = 0

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { changes += 1 }
  }

  final class Snapshots: NSObject, NSFetchedResultsControllerDelegate {
    private(set) var changes = 0

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { changes += 1 }
  }

  @Test("200 random saves are shown as they are fetched", arguments: [false, true])
  func randomSaves(sections: Bool) throws {
    let controller = controller(sections: sections)
    let people = FetchedResultsDataSource(controller)
    let (table, items) = (windows.table(), windows.collection())
    people.bind(to: table, cellType: TownCell.self) { $0.textLabel?.text = $1.name }
    people.bind(to: items, cellType: TownItem.self) { _, _ in }
    try people.performFetch()
    var generator = SystemRandomNumberGenerator()
    for number in 0..<200 {
      for _ in 0..<Int.random(in: 1...5, using: &generator) { change(number) }
      try context.save()
      table.layoutIfNeeded()
      items.layoutIfNeeded()
      let counts = (controller.sections ?? []).map(\.numberOfObjects)
      #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == counts)
      #expect((0..<items.numberOfSections).map { items.numberOfItems(inSection: $0) } == counts)
      for path in table.indexPathsForVisibleRows ?? [] {
        #expect(table.cellForRow(at: path)?.textLabel?.text == controller.object(at: path).name)
      }
    }
  }

  /// Inserts, deletes or changes a town.
  private func change(_ number: Int) {
    let towns = context.registeredObjects.compactMap { $0 as? Town }.filter { !$0.isDeleted }
    switch (Int.random(in: 0...3), towns.randomElement()) {
    case (0, let town?): context.delete(town)
    case (1...2, let town?):
      town.name += "'"
      if Bool.random() { town.rank = Int.random(in: 0...9) }
      if Bool.random() { town.letter = ["A", "B", "C"].randomElement() ?? "A" }
    default:
      let town = Town(context: context)
      town.name = "town \(number)"
      town.rank = Int.random(in: 0...9)
      town.letter = ["A", "B", "C"].randomElement() ?? "A"
    }
  }

  @Test("the app's delegate gets each of its calls, and the source shows the change")
  func forwarding() throws {
    let (events, snapshots) = (Events(), Snapshots())
    for delegate in [events, snapshots] as [any NSFetchedResultsControllerDelegate] {
      let controller = controller(sections: true)
      controller.delegate = delegate
      let people = FetchedResultsDataSource(controller)
      try people.performFetch()
      let count = people.count
      let town = Town(context: context)
      (town.name, town.rank, town.letter) = ("town", 1, "A")
      try context.save()
      #expect(people.count == count + 1)
      #expect(
        people.items.itemsBySection == controller.sections?.map { $0.objects as? [Town] ?? [] }
      )
    }
    #expect(events.changes > 0)
    #expect(snapshots.changes > 0)
  }

  @Test("two sources share a controller, which has its own delegate again when both have gone")
  func sharing() throws {
    let (controller, events) = (controller(sections: false), Events())
    controller.delegate = events
    var sources = [FetchedResultsDataSource(controller), FetchedResultsDataSource(controller)]
    for source in sources + sources { try source.performFetch() }
    let count = controller.fetchedObjects?.count
    #expect(sources.map(\.count) == [count, count])
    sources = []
    #expect(controller.delegate === events)
    let town = Town(context: context)
    (town.name, town.rank, town.letter) = ("town", 1, "A")
    try context.save()
    #expect(events.changes > 0)
  }
}
