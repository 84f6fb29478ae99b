#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// The delegate of a table or a collection view: it forwards each call to Binder, or to the app's own delegate.
  ///
  /// It has no method itself. UIKit checks which ones it implements when the delegate is set: those of the declaration, and
  /// those of the app's delegate.
  @MainActor
  final class DelegateRelay: MessageRelay, UITableViewDelegate, UICollectionViewDelegateFlowLayout,
    @unchecked Sendable
  {
    private weak var view: UIScrollView?
    let receiver: HostDelegate
    weak var app: (any UIScrollViewDelegate)? {
      didSet {
        takeSlot()
        // What can be edited also depends on what this one says of swipes.
        adapter?.sourceRelay.takeSlotIfOthersAnswer()
      }
    }

    init(_ view: UIScrollView, _ receiver: HostDelegate) {
      self.view = view
      self.receiver = receiver
      super.init()
    }

    override var messageReceiver: any MessageReceiver { receiver }
    override var appObject: (any NSObjectProtocol)? { app }
    override var isBound: Bool { binder != nil }

    override var slot: (any NSObjectProtocol)? {
      get { view?.delegate }
      set { view?.delegate = newValue as? any UIScrollViewDelegate }
    }

    var binder: (any TableDelegate)? {
      get { receiver.binder }
      set {
        receiver.binder = newValue
        adapter?.binderChanged()
        takeSlot()
      }
    }

    /// Becomes the view's delegate, for UIKit to check again which methods there are; without a binder or a delegate to forward
    /// to, leaves the place free, or to the object that the app has set.
    func takeSlot() {
      guard isBound || app != nil || !isReplaced else { return }
      warnOfFormer {
        "The \($0) had a delegate, which is not called from now on. Set it as the \($0)'s forwardedDelegate."
      }
      forgetMessages()
      slot = nil
      if isBound || app != nil { slot = self }
    }
  }

  /// Whether an object is a screen that is the data source and the delegate of its list without having been set.
  @MainActor
  func isListController(_ object: AnyObject) -> Bool {
    object is UITableViewController || object is UICollectionViewController
  }
#endif
