import Binder
import BinderObservables
import TestSupport
import Testing

@Suite("Disposables", .bounded)
struct DisposableTests {
  @Test("a block runs once")
  func block() {
    var runs = 0
    let disposable = BlockDisposable { runs += 1 }
    #expect(!disposable.isDisposed)
    disposable.dispose()
    disposable.dispose()
    #expect(runs == 1)
    #expect(disposable.isDisposed)
  }

  @Test("a bag within another one ends with it, however late it was filled")
  func nestedBags() {
    let (parent, child) = (DisposeBag(), DisposeBag())
    child.dispose(in: parent)
    for _ in 0..<20 { SimpleDisposable().dispose(in: parent) }
    var runs = 0
    BlockDisposable { runs += 1 }.dispose(in: child)
    parent.dispose()
    #expect(runs == 1)
  }

  @Test("empty bags within a bag that nobody else keeps are let go")
  func abandonedBags() {
    let parent = DisposeBag()
    weak var abandoned: DisposeBag?
    do {
      let bag = DisposeBag()
      abandoned = bag
      bag.dispose(in: parent)
    }
    for _ in 0..<40 { BlockDisposable {}.dispose(in: parent) }
    #expect(abandoned == nil)
  }

  @Test("a flag says whether it was set")
  func simple() {
    let flag = SimpleDisposable()
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
    #expect(SimpleDisposable(isDisposed: true).isDisposed)
  }

  @Test("a composite ends all in order, and a newcomer at once when it has ended")
  func composite() {
    var log: [Int] = []
    let composite = CompositeDisposable([BlockDisposable { log.append(1) }])
    composite.add(BlockDisposable { log.append(2) })
    composite.dispose()
    composite.add(BlockDisposable { log.append(3) })
    composite.dispose()
    #expect(log == [1, 2, 3])
    #expect(composite.isDisposed)
  }

  @Test(
    "a serial one does not end what it is replaced by, and a newcomer at once when it has ended"
  )
  func serial() {
    var log: [Int] = []
    let serial = SerialDisposable(BlockDisposable { log.append(1) })
    serial.otherDisposable = BlockDisposable { log.append(2) }
    #expect(log.isEmpty)
    serial.dispose()
    serial.otherDisposable = BlockDisposable { log.append(3) }
    #expect(log == [2, 3])
  }

  @Test("a bag can be filled again, and says whether there is something in it")
  func bag() {
    var log: [Int] = []
    let bag = DisposeBag()
    #expect(bag.isDisposed)
    for number in 1...2 {
      BlockDisposable { log.append(number) }.dispose(in: bag)
      #expect(!bag.isDisposed)
      bag.dispose()
      #expect(bag.isDisposed)
    }
    bag.add(NonDisposable())
    #expect(bag.isDisposed)
    #expect(log == [1, 2])
  }

  @Test("a bag ends what is in it when it goes away, then says that it has gone")
  func bagGoes() {
    var log: [String] = []
    var bag: DisposeBag? = DisposeBag()
    bag?.deallocated.observe { log.append("\($0)") }
    bag?.add(BlockDisposable { log.append("disposed") })
    bag = nil
    #expect(log == ["disposed", "completed"])
  }

  @Test("what has ended does not pile up in a bag")
  func noPile() {
    let bag = DisposeBag()
    let living = Living()
    for _ in 0..<1_000 {
      let disposable = TrackedDisposable(living)
      disposable.dispose(in: bag)
      disposable.dispose()
    }
    #expect(living.count <= 16)
  }
}

/// How many objects there are.
final class Living {
  var count = 0
}

/// A flag that is counted as long as somebody keeps it.
private final class TrackedDisposable: Disposable {
  private let living: Living
  private(set) var isDisposed = false

  init(_ living: Living) {
    self.living = living
    living.count += 1
  }

  func dispose() { isDisposed = true }

  deinit { living.count -= 1 }
}
