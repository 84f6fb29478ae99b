import Binder

/// Something that can be ended, such as an observation or a binding; it need not be kept.
public protocol Disposable {
  /// Whether it has ended.
  var isDisposed: Bool { get }

  /// Ends it; after that nothing is delivered any more. Ending it again does nothing.
  func dispose()
}

extension Disposable {
  /// Adds it to a bag, which ends it.
  public func dispose(in bag: DisposeBag) {
    bag.add(self)
  }
}

/// A flag that remembers its disposal, for work that reads it from time to time.
public final class SimpleDisposable: Disposable {
  /// Whether `dispose()` was called.
  public private(set) var isDisposed: Bool

  /// Makes a flag, by default one that is not disposed yet.
  public init(isDisposed: Bool = false) {
    self.isDisposed = isDisposed
  }

  /// Sets the flag.
  public func dispose() {
    isDisposed = true
  }
}

/// A disposable for a producer that keeps nothing: disposing of it does nothing.
public struct NonDisposable: Disposable {
  /// A disposable that does nothing.
  public static var instance: NonDisposable { NonDisposable() }

  /// Makes a disposable that does nothing.
  public init() {}

  /// True: there was never anything to end.
  public var isDisposed: Bool { true }

  /// Does nothing.
  public func dispose() {}
}

/// Runs a closure when it is disposed, once, and releases it.
public final class BlockDisposable: Disposable {
  private var block: (() -> Void)?

  /// Makes a disposable that runs a closure when it is disposed.
  public init(_ block: @escaping () -> Void) {
    self.block = block
  }

  /// Whether the closure has been run.
  public var isDisposed: Bool { block == nil }

  /// Runs the closure, the first time only.
  public func dispose() {
    let block = block
    self.block = nil
    block?()
  }
}

/// Holds one disposable, which can be set later and replaced.
///
/// Replacing what is in it does *not* end the previous one.
public final class SerialDisposable: Disposable {
  /// Whether it was disposed.
  public private(set) var isDisposed = false

  /// The disposable that ends with this one; ends at once if this one was disposed before.
  public var otherDisposable: (any Disposable)? {
    didSet {
      if isDisposed { otherDisposable?.dispose() }
    }
  }

  /// Makes a place, empty or filled.
  public init(_ otherDisposable: (any Disposable)? = nil) {
    self.otherDisposable = otherDisposable
  }

  /// Ends what it holds, and whatever is put into it later.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    otherDisposable?.dispose()
  }
}

/// Holds the latest of several disposables; the one before is ended.
final class LatestDisposable: Disposable {
  private(set) var isDisposed = false
  var current: (any Disposable)? {
    didSet {
      oldValue?.dispose()
      if isDisposed { current?.dispose() }
    }
  }

  func dispose() {
    isDisposed = true
    current?.dispose()
  }
}

/// Several disposables that are ended together, once and for all.
public final class CompositeDisposable: Disposable {
  private var list = DisposableList()

  /// Whether it was disposed.
  public private(set) var isDisposed = false

  /// Makes one of some disposables.
  public init(_ disposables: [any Disposable] = []) {
    for disposable in disposables { list.append(disposable) }
  }

  /// Adds a disposable; it ends at once if this one was disposed before.
  public func add(_ disposable: any Disposable) {
    if isDisposed {
      disposable.dispose()
    } else {
      list.append(disposable)
    }
  }

  /// Ends all, in the order in which they were added.
  public func dispose() {
    isDisposed = true
    for disposable in list.removeAll() { disposable.dispose() }
  }
}

/// Disposables that are ended together; those that have ended by themselves do not pile up.
struct DisposableList {
  private var elements: [any Disposable] = []
  private var countAfterPurge = 0

  var isEmpty: Bool { elements.allSatisfy(\.isDisposed) }

  /// Adds one.
  ///
  /// - Complexity: O(1) on average: the list is purged whenever it has doubled.
  mutating func append(_ disposable: any Disposable) {
    guard !Self.isOver(disposable) else { return }
    if elements.count >= 2 * countAfterPurge + 8 {
      elements.removeAll(where: Self.isOver)
      removeAbandonedBags()
      countAfterPurge = elements.count
    }
    elements.append(disposable)
  }

  /// Removes empty bags that are not kept elsewhere, so that nothing can be added to them again.
  private mutating func removeAbandonedBags() {
    var kept: [any Disposable] = []
    for index in elements.indices {
      guard var bag = elements[index] as? DisposeBag, bag.isDisposed else {
        kept.append(elements[index])
        continue
      }
      elements[index] = NonDisposable()
      if !isKnownUniquelyReferenced(&bag) { kept.append(bag) }
    }
    elements = kept
  }

  /// Whether nothing can be left to be ended: an empty bag can be filled again.
  private static func isOver(_ disposable: any Disposable) -> Bool {
    disposable.isDisposed && !(disposable is DisposeBag)
  }

  mutating func removeAll() -> [any Disposable] {
    defer { self = DisposableList() }
    return elements
  }
}

/// Ends something if it is still there, and does not keep it alive.
///
/// An observation is kept only by what delivers to it: the end of the source is then the end of the whole chain, and nothing
/// goes in circles.
struct WeakDisposable<Base: AnyObject & Disposable>: Disposable {
  private weak var base: Base?

  init(_ base: Base) {
    self.base = base
  }

  var isDisposed: Bool { base?.isDisposed ?? true }

  func dispose() { base?.dispose() }
}

/// Ends its disposables when it is disposed or deallocated; it can be filled again afterwards.
///
///     final class Screen {
///       let bag = DisposeBag()
///       init(names: SafeSignal<String>) {
///         names.observeNext { print($0) }.dispose(in: bag)
///       }
///     }
public final class DisposeBag: Disposable {
  private var list = DisposableList()
  private var end: PublishSubject<Never, Never>?

  /// Makes an empty bag.
  public init() {}

  /// Whether there is nothing in it to end; true for a fresh bag too.
  public var isDisposed: Bool { list.isEmpty }

  /// Puts something into the bag.
  public func add(_ disposable: any Disposable) {
    list.append(disposable)
  }

  /// Ends all disposables of the bag, in the order in which they were added, and removes them.
  public func dispose() {
    for disposable in list.removeAll() { disposable.dispose() }
  }

  /// A signal without elements that completes when the bag is deallocated.
  public var deallocated: SafeSignal<Never> {
    let end = end ?? PublishSubject()
    self.end = end
    return end.toSignal()
  }

  deinit {
    dispose()
    end?.completed()
  }
}

/// An object with a bag: bindings to it end together with it.
///
///     final class Model: DisposeBagProvider {
///       let bag = DisposeBag()
///     }
public protocol DisposeBagProvider: Deallocatable {
  /// The bag that is disposed together with the object.
  var bag: DisposeBag { get }
}

extension DisposeBagProvider {
  /// A signal without elements that completes when the object is deallocated.
  public var deallocated: SafeSignal<Never> { bag.deallocated }
}

/// An object that announces its deallocation.
public protocol Deallocatable: AnyObject {
  /// A signal without elements that completes when the object is deallocated.
  var deallocated: SafeSignal<Never> { get }
}
