extension WrongDeclaration {
  /// Operators as they are called elsewhere: the compiler offers the names that they have here.
  static let oldSpellings = [
    WrongDeclaration(
      "operators of signals by other names",
      "2: 'skip(first:)' has been renamed to 'dropFirst(_:)'",
      "3: 'take(first:)' has been renamed to 'prefix(maxLength:)'",
      "4: 'take(until:)' has been renamed to 'prefix(untilOutputFrom:)'",
      "5: 'distinct()' has been renamed to 'removeDuplicates()'",
      "6: 'debounce(interval:)' is unavailable: write 'debounce(for: .seconds(1))'",
      code: """
        let numbers = PublishSubject<Int, Never>()
        _ = numbers.skip(first: 1)
        _ = numbers.take(first: 1)
        _ = numbers.take(until: numbers)
        _ = numbers.distinct()
        _ = numbers.debounce(interval: 1)
        """
    ),
    WrongDeclaration(
      "more operators of signals by other names",
      "2: 'take(last:)' has been renamed to 'suffix(maxLength:)'",
      "3: 'skip(last:)' has been renamed to 'dropLast(_:)'",
      "4: 'take(while:)' has been renamed to 'prefix(while:)'",
      "5: 'concat(with:)' has been renamed to 'append(_:)'",
      "6: 'recover(with:)' has been renamed to 'replaceError(with:)'",
      "7: 'retry(times:)' has been renamed to 'retry(_:)'",
      "8: 'distinctUntilChanged()' has been renamed to 'removeDuplicates()'",
      "9: 'shareReplay(limit:)' has been renamed to 'share(limit:)'",
      """
      10: 'receive(on:)' is unavailable: signals stay on the actor that they were made on; other threads send \
      through a 'Sender'
      """,
      """
      11: 'observeOn' is unavailable: signals stay on the actor that they were made on; other threads send \
      through a 'Sender'
      """,
      code: """
        let numbers = PublishSubject<Int, Never>()
        _ = numbers.take(last: 1)
        _ = numbers.skip(last: 1)
        _ = numbers.take(while: { $0 > 1 })
        _ = numbers.concat(with: numbers)
        _ = numbers.recover(with: 1)
        _ = numbers.retry(times: 1)
        _ = numbers.distinctUntilChanged()
        _ = numbers.shareReplay(limit: 1)
        _ = numbers.receive(on: 1)
        _ = numbers.observeOn(1)
        """
    ),
    WrongDeclaration(
      "signals and bags by other names",
      "1: 'just' has been replaced by 'init(just:)'",
      "2: 'sequence' has been replaced by 'init(sequence:)'",
      "4: 'add(disposable:)' has been renamed to 'add(_:)'",
      "5: 'store(in:)' has been renamed to 'dispose(in:)'",
      code: """
        let one = SafeSignal<Int>.just(1)
        _ = SafeSignal<Int>.sequence([1, 2])
        let bag = DisposeBag()
        bag.add(disposable: one.observeNext { print($0) })
        one.observeNext { print($0) }.store(in: bag)
        """
    ),
    WrongDeclaration(
      "operators of arrays by other names",
      "2: 'lazyMap' has been renamed to 'map(_:)'",
      "3: 'filterCollection' has been renamed to 'filter(_:)'",
      code: """
        let numbers = MutableObservableArray([1, 2])
        _ = numbers.lazyMap { $0 + 1 }
        _ = numbers.filterCollection { $0 > 1 }
        """
    ),
    WrongDeclaration(
      "queues and seconds",
      """
      2: 'receive(on:)' is unavailable: signals stay on the actor that they were made on; other threads send \
      through a 'Sender'
      """,
      """
      3: 'observeOn' is unavailable: signals stay on the actor that they were made on; other threads send \
      through a 'Sender'
      """,
      "4: 'debounce(for:queue:)' is unavailable: write 'debounce(for: .seconds(1))'",
      "5: 'debounce(for:)' is unavailable: write 'debounce(for: .seconds(1))'",
      "6: 'throttle(for:)' is unavailable: write 'throttle(for: .seconds(1))'",
      "7: 'delay(interval:on:)' is unavailable: write 'delay(interval: .seconds(1))'",
      "8: 'init(just:after:)' is unavailable: write 'Signal(just: element).delay(interval: .seconds(1))'",
      """
      9: 'init(sequence:interval:)' is unavailable: make the signal of an 'AsyncSequence' that waits: \
      'Signal(ticks)'
      """,
      code: """
        let numbers = PublishSubject<Int, Never>()
        _ = numbers.receive(on: .main)
        _ = numbers.observeOn(.immediateOnMain)
        _ = numbers.debounce(for: 0.3, queue: .main)
        _ = numbers.debounce(for: 1)
        _ = numbers.throttle(for: 0.5)
        _ = numbers.delay(interval: 0.1, on: .main)
        _ = SafeSignal(just: 1, after: 0.5)
        _ = SafeSignal(sequence: [1, 2], interval: 1)
        """
    ),
    WrongDeclaration(
      "types by other names",
      "1: 'Observable' has been renamed to 'Property'",
      "2: 'PassthroughSubject' has been renamed to 'PublishSubject'",
      "3: 'SafePassthroughSubject' has been renamed to 'SafePublishSubject'",
      "4: 'MutableObservableArray2D' has been renamed to 'MutableObservable2DArray'",
      """
      5: 'TableViewBinderDataSource' is unavailable: make a subclass of 'ObservableArray<Item>.TableViewBinder' or \
      'Observable2DArray<Metadata, Item>.TableViewBinder'
      """,
      "6: 'NoError' has been renamed to 'Never'",
      code: """
        _ = Observable("Jim")
        _ = PassthroughSubject<Int, Never>()
        _ = SafePassthroughSubject<Int>()
        _ = MutableObservableArray2D(Array2D<String, Int>())
        final class Binder: TableViewBinderDataSource<Int> {}
        let numbers: Signal<Int, NoError> = SafeSignal(just: 1)
        numbers.observeNext { print($0) }
        """
    ),
    WrongDeclaration(
      "what is sent, and to whom, by other names",
      "2: 'sink(receiveValue:)' has been renamed to 'observeNext(with:)'",
      "3: 'receive' has been renamed to 'send(_:)'",
      "4: 'receive(lastElement:)' has been renamed to 'completed(with:)'",
      "6: 'receive' has been renamed to 'next(_:)'",
      "9: 'eraseType()' is unavailable: write 'map { _ in }'",
      """
      10: 'handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:)' is unavailable: write \
      'doOn(next:start:failed:completed:disposed:)', with those of them that you need
      """,
      code: """
        let numbers = PublishSubject<Int, Never>()
        _ = numbers.sink { print($0) }
        numbers.receive(1)
        numbers.receive(lastElement: 2)
        _ = SafeSignal<Int> { observer in
          observer.receive(1)
          return NonDisposable()
        }
        _ = numbers.eraseType()
        _ = numbers.handleEvents(receiveOutput: { print($0) })
        """
    ),
    WrongDeclaration(
      "arrays of sections by other names",
      "2: 'appendItem(_:toSectionAt:)' has been renamed to 'appendItem(_:toSection:)'",
      "3: 'subscript(itemAt:)' is unavailable: write the path without a label: 'items[path]'",
      "4: 'subscript(sectionAt:)' is unavailable: write the position without a label: 'items[section]'",
      "5: 'collection' has been renamed to 'source'",
      "5: 'diff' has been renamed to 'change'",
      "6: 'collection' has been renamed to 'value'",
      "7: 'mapToChangeset()' is unavailable: a signal of arrays is bound as it is, or as its 'diff()'",
      "8: 'subscript(itemAt:)' is unavailable: write the path without a label: 'items[path]'",
      "9: 'sortedCollection()' has been renamed to 'sorted()'",
      "9: 'mapCollection' has been renamed to 'map(_:)'",
      code: """
        let numbers = MutableObservable2DArray(Array2D(sectionsWithItems: [("A", [1, 2])]))
        numbers.appendItem(3, toSectionAt: 0)
        _ = numbers[itemAt: IndexPath(row: 0, section: 0)]
        _ = numbers[sectionAt: 0]
        numbers.observeNext { print($0.collection, $0.diff) }
        _ = numbers.collection
        _ = SafeSignal(just: [1, 2]).mapToChangeset()
        numbers[itemAt: IndexPath(row: 0, section: 0)] += 1
        _ = MutableObservableSet([1, 2]).sortedCollection().mapCollection { $0 + 1 }
        """
    ),
    WrongDeclaration(
      "binders of tables as Bond has them",
      """
      1: 'TableViewBond' is unavailable: make a subclass of 'ObservableArray<Item>.TableViewBinder' or \
      'Observable2DArray<Metadata, Item>.TableViewBinder'
      """,
      """
      2: 'SectionedDataSourceChangeset' is unavailable: make a subclass of 'ObservableArray<Item>.TableViewBinder' \
      or 'Observable2DArray<Metadata, Item>.TableViewBinder'
      """,
      """
      3: 'TableViewBinderDataSource' is unavailable: make a subclass of 'ObservableArray<Item>.TableViewBinder' or \
      'Observable2DArray<Metadata, Item>.TableViewBinder'
      """,
      """
      4: 'TableViewBinderDataSource' is unavailable: make a subclass of 'ObservableArray<Item>.TableViewBinder' or \
      'Observable2DArray<Metadata, Item>.TableViewBinder'
      """,
      "6: 'rowReloadAnimation' has been renamed to 'rowUpdateAnimation'",
      code: """
        struct OldBond: TableViewBond {}
        class OldBinder<Changeset: SectionedDataSourceChangeset>:
          TableViewBinderDataSource<Changeset> where Changeset.Collection == Array2D<String, Int> {}
        class OtherBinder: TableViewBinderDataSource<TreeChangeset<Array2D<String, Int>>> {}
        let fading = ObservableArray<Int>.TableViewBinder()
        fading.rowReloadAnimation = .fade
        """
    ),
    WrongDeclaration(
      "binders of collection views as Bond has them",
      "3: 'collection' has been renamed to 'dataSource'",
      "4: 'diff' has been renamed to 'change'",
      "5: 'applyChangesetDiff' is unavailable: override 'applyChangeset(_:)' and call the superclass",
      code: """
        class OldBinder: ObservableArray<Int>.CollectionViewBinder {
          override func applyChangeset(_ changeset: Event) {
            print(changeset.collection)
            print(changeset.diff)
            applyChangesetDiff(changeset.change)
          }
        }
        """
    ),
    WrongDeclaration(
      "values of collections as Bond has them",
      "2: 'collection' is unavailable: leave out 'collection': this is the array",
      "4: 'appendSection' is unavailable: write 'sections.append(section)'",
      "5: 'appendItem(_:toSectionAt:)' is unavailable: write 'sections[section].items.append(item)'",
      "6: 'collection' is unavailable: leave out 'collection': these are the sections",
      code: """
        let numbers = MutableObservableArray([1, 2])
        print(numbers.value.collection)
        var sections = Array2D<String, Int>()
        sections.appendSection(Array2D.Section(metadata: "A", items: [1]))
        sections.appendItem(2, toSectionAt: 0)
        print(MutableObservable2DArray(sections).value.collection)
        """
    ),
    WrongDeclaration(
      "snapshots and items without a type, as of a diffable data source",
      """
      1: 'defaultRowAnimation' is unavailable: set 'rowInsertionAnimation', 'rowDeletionAnimation' and \
      'rowUpdateAnimation'
      """,
      "2: 'snapshot()' is unavailable: write the type of the items: 'snapshot(of: Item.self)'",
      """
      5: 'itemIdentifier(for:)' is unavailable: write the type of the item: 'itemIdentifier(for: path, of: \
      Item.self)'
      """,
      "9: 'snapshot()' is unavailable: write the type of the items: 'snapshot(of: Item.self)'",
      """
      10: 'itemIdentifier(for:)' is unavailable: write the type of the item: 'itemIdentifier(for: path, of: \
      Item.self)'
      """,
      """
      11: 'itemIdentifier(for:)' is unavailable: write the type of the item: 'itemIdentifier(for: path, of: \
      Item.self)'
      """,
      code: """
        binder.defaultRowAnimation = .fade
        var snapshot = binder.snapshot()
        snapshot.reloadItems([1])
        binder.apply(snapshot)
        if let item = binder.itemIdentifier(for: IndexPath(row: 0, section: 0)) { print(item) }
        let screen = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, items: Int.self) }
        }
        print(screen.snapshot().numberOfItems)
        print(screen.itemIdentifier(for: IndexPath(row: 0, section: 0)) as Any)
        print(screen.bind(to: binder.tableView).itemIdentifier(for: IndexPath(row: 0, section: 0)) as Any)
        let typed: TableSnapshot<Section, Int> = binder.snapshot()
        if let known: Int = screen.itemIdentifier(for: IndexPath(row: 0, section: 0)) { print(typed, known) }
        """
    ),
    WrongDeclaration(
      "a chain and a binder as Braid has them",
      "2: 'rx' is unavailable: leave out 'rx': 'bind' takes what is observed, too",
      "3: 'rx' is unavailable: leave out 'rx': 'bind' takes what is observed, too",
      "4: 'rx' has been renamed to 'reactive'",
      """
      6: 'allowEditing(style:)' is unavailable: leave it out: 'onDelete' and 'onInsert' show the controls, \
      'editingStyle' chooses them
      """,
      code: """
        let models = MutableObservableArray(people)
        binder.onSection(.friends).rx.bind(cellType: PersonCell.self, models: models)
        binder.onAllOtherSections().rx.bind(headerTitles: [.friends: "Friends"])
        SafeSignal(just: [Section.friends]).bind(to: binder.rx.displayedSections)
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: models)
          .allowEditing(style: .delete)
          .onDelete { row, person in print(row) }
        """
    ),
    WrongDeclaration(
      "a property and other rows as Braid has them",
      "2: 'rx' is unavailable: leave out 'rx': 'bind' takes what is observed, too",
      """
      4: 'allowMoving' is unavailable: leave it out: rows with 'onMoved' can be moved; 'canMove' and 'moveTarget' say \
      which and where
      """,
      "7: 'cellIndentationLevel' is unavailable: set the cell's 'indentationLevel' in 'onDequeue'",
      code: """
        let models = Property(people)
        binder.onSection(.friends).rx.bind(cellType: PersonCell.self, models: models)
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: models)
          .allowMoving(true)
          .onMoved { from, to, person in print(from) }
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: models)
          .cellIndentationLevel { row, person in 2 }
          .onTapped { row, cell, person in print(person.name) }
        let source = ArrayDataSource(people)
        binder.onSection(.enemies).bind(cellType: PersonCell.self, models: source.changes)
        """
    ),
    WrongDeclaration(
      "observables as RxSwift has them",
      "1: 'BehaviorRelay' has been renamed to 'Property'",
      "2: 'PublishRelay' has been renamed to 'SafePublishSubject'",
      "5: 'asObservable()' has been renamed to 'toSignal()'",
      "5: 'subscribe(onNext:)' has been renamed to 'observeNext(with:)'",
      "5: 'disposed(by:)' has been renamed to 'dispose(in:)'",
      "6: 'ignoreTerminal()' is unavailable: write 'append(Signal.never())'",
      """
      7: 'handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:)' is unavailable: write \
      'doOn(next:start:failed:completed:disposed:)', with those of them that you need
      """,
      "8: 'interval' is unavailable: make the signal of an 'AsyncSequence' that waits: 'Signal(ticks)'",
      "9: 'interval(_:queue:)' is unavailable: make the signal of an 'AsyncSequence' that waits: 'Signal(ticks)'",
      code: """
        let relay = BehaviorRelay(value: 1)
        let events = PublishRelay<Int>()
        let numbers = PublishSubject<Int, Never>()
        let bag = DisposeBag()
        numbers.asObservable().subscribe(onNext: { print($0) }).disposed(by: bag)
        _ = numbers.ignoreTerminal()
        _ = numbers.handleEvents(receiveSubscription: {}, receiveCompletion: { print($0) }, receiveCancel: {})
        _ = interval(1)
        _ = interval(1, queue: 2)
        """
    ),
  ]
}
