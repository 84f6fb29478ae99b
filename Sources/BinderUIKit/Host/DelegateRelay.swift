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
    weak var adapter: ListAdapter?
    /// The delegate methods of Binder.
    let answers: HostAnswers
    /// The app's own delegate.
    weak var app: (any UIScrollViewDelegate)? {
      didSet {
        takeSlot()
        // What can be edited also depends on what this one says of swipes.
        adapter?.sourceRelay.takeSlotIfOthersAnswer()
      }
    }

    init(_ view: UIScrollView, _ answers: HostAnswers) {
      self.view = view
      self.answers = answers
      super.init()
    }

    override var messageAnswers: any MessageAnswers { answers }
    override var appObject: (any NSObjectProtocol)? { app }

    var binder: (any TableDelegate)? {
      get { answers.binder }
      set {
        answers.binder = newValue
        adapter?.binderChanged()
        takeSlot()
      }
    }

    /// Whether the app has set another delegate.
    var isReplaced: Bool { view?.delegate.map { $0 !== self } ?? false }

    /// Becomes the view's delegate, for UIKit to check again which methods there are; without a binder or a delegate to forward
    /// to, leaves the place free, or to the object that the app has set.
    func takeSlot() {
      guard let view, binder != nil || app != nil || !isReplaced else { return }
      warnOfFormer(view.delegate)
      forgetMessages()
      view.delegate = nil
      if binder != nil || app != nil { view.delegate = self }
    }

    /// Warns of a delegate that was set before the binding and is not called any more; a `UITableViewController` is the delegate
    /// of its table without being set.
    private func warnOfFormer(_ former: (any UIScrollViewDelegate)?) {
      guard app == nil, binder != nil, let former, former !== self, !isListController(former)
      else { return }
      // The app may set the forwarded delegate in its next line.
      adapter?.schedule.add { [weak self] in
        guard let self, app == nil, binder != nil, let adapter else { return }
        adapter.report(
          .warning,
          "The \(adapter.noun) had a delegate, which is told nothing from now on. Set it as the \(adapter.noun)'s "
            + "forwardedDelegate."
        )
      }
    }
  }

  /// Whether an object is a screen that is the data source and the delegate of its list without having been set.
  @MainActor
  func isListController(_ object: AnyObject) -> Bool {
    object is UITableViewController || object is UICollectionViewController
  }
#endif
