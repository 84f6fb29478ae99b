#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// Binder's methods for messages that UIKit sends a delegate or a data source.
  @MainActor
  protocol MessageReceiver: AnyObject {
    /// Whether the declaration handles a message.
    func has(_ name: String) -> Bool

    /// Whether Binder can handle a message, whatever the declaration says.
    func knows(_ name: String) -> Bool
  }

  /// Takes the messages of a table or a collection view, and forwards each to Binder's methods or to the app's own object.
  ///
  /// UIKit checks which messages the relay responds to when the relay is set, and remembers it.
  @MainActor
  class MessageRelay: NSObject, @unchecked Sendable {
    /// The messages that UIKit remembers of the app's object.
    private var remembered: Set<String> = []

    weak var adapter: ListAdapter?

    var messageReceiver: any MessageReceiver { preconditionFailure("A relay has receiver.") }

    /// The app's own object; nil for none.
    var appObject: (any NSObjectProtocol)? { nil }

    /// The view's delegate or data source.
    var slot: (any NSObjectProtocol)? {
      get { nil }
      set {}
    }

    /// Whether there is a binder to forward to.
    var isBound: Bool { false }

    /// Whether the app has set another object as the view's delegate or data source.
    var isReplaced: Bool { slot.map { $0 !== self } ?? false }

    /// Says that the object which was there before receives nothing; a controller of a list is there by itself.
    func warnOfFormer(
      where isMissed: (any NSObjectProtocol) -> Bool = { _ in true },
      _ sentence: @escaping (_ noun: String) -> String
    ) {
      guard appObject == nil, isBound, let former = slot, former !== self,
        !isListController(former), isMissed(former)
      else { return }
      // The app may set the object that is forwarded to in its next line.
      adapter?.schedule.add { [weak self] in
        guard let self, appObject == nil, isBound, let adapter else { return }
        adapter.report(.warning, sentence(adapter.noun))
      }
    }

    /// The optional messages that the relay takes itself.
    var ownMessages: Set<String> { [] }

    func forgetMessages() { remembered = [] }

    /// The object that takes a message: Binder's methods, the app's object, or none.
    private func target(for name: String) -> AnyObject? {
      let receiver = messageReceiver
      if receiver.has(name) { return receiver }
      guard let appObject, appObject.responds(to: Selector(name)) else { return nil }
      remembered.insert(name)
      return appObject
    }

    /// The object for a message that is not handled any more: a binder or an object of the app may be deallocated since UIKit
    /// has checked.
    private func lateTarget(for name: String) -> AnyObject? {
      let receiver = messageReceiver
      if receiver.knows(name) { return receiver }
      return remembered.contains(name) ? NullDelegate.shared : nil
    }

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      if super.responds(to: aSelector) { return true }
      guard let aSelector, isOnMainThread else { return false }
      let name = NSStringFromSelector(aSelector)
      return MainActor.assumeIsolated { ownMessages.contains(name) || target(for: name) != nil }
    }

    /// Whether it is the table that checks; a check on another thread is for no message to a delegate.
    private nonisolated var isOnMainThread: Bool {
      #if canImport(ObjectiveC)
        Thread.isMainThread
      #else
        true
      #endif
    }

    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let aSelector else { return nil }
      let name = NSStringFromSelector(aSelector)
      nonisolated(unsafe) var found: AnyObject?
      MainActor.assumeIsolated {
        found = ownMessages.contains(name) ? nil : target(for: name) ?? lateTarget(for: name)
      }
      return found
    }
  }

  /// What a method of a delegate or a data source returns, by the registers that it is returned in.
  package enum ReturnedValue {
    /// Nothing, an object, a Boolean value or a whole number.
    case word
    /// A height or a space, as in `minimumLineSpacingForSectionAtIndex:`.
    case length
    case size
    case insets
    /// An offset in the place of the one that UIKit proposes.
    case offset

    package init(ofMethod name: String) {
      let name = name.lowercased()
      let kinds: [(String, ReturnedValue)] = [
        ("heightfor", .length), ("spacingfor", .length), ("sizefor", .size), ("insetfor", .insets),
        ("targetcontentoffsetfor", .offset),
      ]
      self = kinds.first { name.contains($0.0) }?.1 ?? .word
    }
  }

  /// Takes messages for an object of the app that was deallocated, and returns nil, false, 0, or the offset that UIKit proposes.
  private final class NullDelegate: NSObject, UITableViewDelegate, UITableViewDataSource,
    UICollectionViewDelegateFlowLayout, UICollectionViewDataSource, Sendable
  {
    static let shared = NullDelegate()

    #if canImport(ObjectiveC)
      nonisolated override class func resolveInstanceMethod(_ sel: Selector!) -> Bool {
        guard let sel else { return false }
        let word: @convention(block) (AnyObject) -> Int = { _ in 0 }
        let length: @convention(block) (AnyObject) -> CGFloat = { _ in 0 }
        let size: @convention(block) (AnyObject) -> CGSize = { _ in CGSize(width: 0, height: 0) }
        let insets: @convention(block) (AnyObject) -> UIEdgeInsets = { _ in UIEdgeInsets() }
        let offset: @convention(block) (AnyObject, AnyObject, CGPoint) -> CGPoint = { $2 }
        return switch ReturnedValue(ofMethod: NSStringFromSelector(sel)) {
        case .word: add(sel, word, "q@:")
        case .length: add(sel, length, "d@:")
        case .size: add(sel, size, "{CGSize=dd}@:")
        case .insets: add(sel, insets, "{UIEdgeInsets=dddd}@:")
        case .offset: add(sel, offset, "{CGPoint=dd}@:@{CGPoint=dd}")
        }
      }

      private nonisolated static func add(_ sel: Selector, _ block: Any, _ types: String) -> Bool {
        class_addMethod(self, sel, imp_implementationWithBlock(block), types)
      }
    #endif

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 0 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.emptyCell(for: indexPath) }
  }

  extension NSObject {
    /// Whether the object's class has a method on this system, where the runtime knows: none is offered that is not there.
    func exists(_ name: String) -> Bool {
      #if canImport(ObjectiveC)
        responds(to: Selector(name))
      #else
        true
      #endif
    }
  }
#endif
