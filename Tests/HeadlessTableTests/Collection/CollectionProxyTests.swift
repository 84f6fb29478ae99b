import Binder
import BinderCollections
import BinderObservables
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("A collection view's data source and delegate, observed", .bounded)
struct CollectionProxyTests {
  private let source = ItemSource(["a", "b", "c"])

  @Test("the data source and the delegate move to forwardTo, and value what nobody observes")
  func forwardTo() {
    let view = source.view()
    #expect(view.dataSource === source && view.delegate === source)
    var selected: [Int] = []
    let observation = view.reactive.selectedItemIndexPath.observeNext { selected.append($0.item) }
    #expect(view.delegate == nil)
    #expect(view.reactive.delegate.forwardTo === source)
    source.refused = ["shouldSelect"]
    view.tapItem(IndexPath(row: 1, section: 0))
    #expect(selected.isEmpty)
    source.refused = []
    source.calls = []
    view.tapItem(IndexPath(row: 1, section: 0))
    #expect(selected == [1])
    #expect(
      source.calls == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didUnhighlight 0.1",
        "primaryAction 0.1",
      ]
    )
    observation.dispose()
    source.calls = []
    view.tapItem(IndexPath(row: 2, section: 0))
    #expect(source.calls.contains("didSelect 0.2"))
  }

  @Test("another one is set, and taken away")
  func others() {
    let view = source.view()
    let todos = MutableObservableArray(["milk"])
    todos.bind(to: view, cellType: PhotoCell.self) { cell, todo in cell.caption.text = todo }
    #expect(captions(view) == ["milk"])
    #expect(view.dataSource == nil)
    #expect(view.reactive.dataSource.forwardTo === source)
    do {
      let other = ItemSource([])
      view.reactive.dataSource.forwardTo = other
      view.reactive.delegate.forwardTo = other
      #expect(view.reactive.dataSource.forwardTo === other)
      view.tapItem(IndexPath(row: 0, section: 0))
      #expect(other.calls.contains("didSelect 0.0"))
    }
    #expect(view.reactive.dataSource.forwardTo == nil)
    #expect(view.reactive.delegate.forwardTo == nil)
    view.tapItem(IndexPath(row: 0, section: 0))
    #expect(captions(view) == ["milk"])
    #expect(source.calls.isEmpty)
  }

  @Test("views of the data source beside what a binding shows")
  func supplementaryViews() {
    let header = LayoutBoundaryItem(kind: "header", height: .absolute(30), alignment: .top)
    let item = LayoutItem(width: .fractionalWidth(0.5), height: .absolute(40))
    let section = LayoutSection(
      group: .horizontal(width: .fractionalWidth(1), height: .absolute(40), subitems: [item]),
      boundaryItems: [header]
    )
    let view = source.view(.uniform(.compositional(section)))
    view.delegate = nil
    MutableObservableArray(["milk"]).bind(to: view, cellType: PhotoCell.self) { cell, todo in
      cell.caption.text = todo
    }
    let path = IndexPath(row: 0, section: 0)
    let shown = view.supplementaryView(forElementKind: "header", at: path) as? BadgeView
    #expect(shown?.count.text == "0.0")
    #expect(captions(view) == ["milk"])
  }

  @Test("answers of signals and properties, by the names of items")
  func answers() {
    let view = HeadlessCollectionView(id: "names", width: 320, height: 480)
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    let names = Property(["Steve", "Tim", "Ann"])
    let proxy = view.reactive.dataSource
    proxy.feed(property: names, to: .numberOfItemsInSection) { names, _, _ in names.count }
    proxy.feed(property: names, to: .cellForItemAt) { names, view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
      (cell as? PhotoCell)?.caption.text = names[path.item]
      return cell
    }
    #expect(captions(view) == ["Steve", "Tim", "Ann"])
    let highlights = view.reactive.delegate.signal(for: .shouldHighlightItemAt) {
      (subject: SafePublishSubject<Int>, view: HeadlessCollectionView, path: IndexPath) -> Bool in
      subject.next(path.item)
      return path.item > 0
    }
    var heard: [String] = []
    let observations = [
      highlights.observeNext { heard.append("touch \($0)") },
      view.reactive.selectedItemIndexPath.observeNext { heard.append("select \($0.item)") },
    ]
    for item in 0...1 { view.tapItem(IndexPath(row: item, section: 0)) }
    #expect(heard == ["touch 0", "touch 1", "select 1"])
    let choice = Property([1: false])
    let delegate = view.reactive.delegate
    delegate.feed(property: choice, to: .shouldSelectItemAt) { $0[$2.item] ?? true }
    delegate.feed(property: choice, to: .shouldDeselectItemAt) { $0[$2.item] ?? true }
    view.allowsMultipleSelection = true
    for item in [1, 2, 2] { view.tapItem(IndexPath(row: item, section: 0)) }
    #expect(heard.suffix(4) == ["touch 1", "touch 2", "select 2", "touch 2"])
    choice.value = [2: false]
    for item in [2, 1] { view.tapItem(IndexPath(row: item, section: 0)) }
    #expect(heard.suffix(2) == ["touch 1", "select 1"])
    choice.value = [1: false]
    view.tapItem(IndexPath(row: 1, section: 0))
    #expect(view.indexPathsForSelectedItems == [IndexPath(row: 1, section: 0)])
    choice.value = [:]
    view.tapItem(IndexPath(row: 1, section: 0))
    #expect(view.indexPathsForSelectedItems == nil)
    for observation in observations { observation.dispose() }
  }

  @Test("a screen that is observed keeps its layouts, and its views beside the items")
  func layouts() {
    let screen = PhotoScreen()
    let binder = screen.bindChain()
    let before = screen.collection.render(.text)
    var selected: [Int] = []
    let selection = screen.collection.reactive.selectedItemIndexPath
    let observation = selection.observeNext { selected.append($0.item) }
    #expect(screen.collection.render(.text) == before)
    screen.collection.tapItem(1, in: PhotoSection.recent)
    #expect(selected == [1])
    observation.dispose()
    withExtendedLifetime(binder) {}
  }

  @Test("a binding ends with the collection view")
  func lifetime() {
    weak var gone: HeadlessCollectionView?
    var ended = false
    do {
      let view = source.view()
      view.reactive.selectedItemIndexPath.observe { if case .completed = $0 { ended = true } }
      _ = view.visibleCells
      gone = view
    }
    #expect(gone == nil)
    #expect(ended)
  }
}
