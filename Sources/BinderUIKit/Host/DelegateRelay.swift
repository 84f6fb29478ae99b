#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// The delegate of a table: it hands each call to Binder, or to the app's own delegate.
  ///
  /// It has no method itself. UIKit asks which ones there are when the delegate is set: those that the declaration has
  /// answers for, and those of the app's delegate.
  @MainActor
  final class DelegateRelay: MessageRelay, UITableViewDelegate, @unchecked Sendable {
    /// What answers for Binder.
    let answers: DelegateAnswers
    /// The app's own delegate.
    weak var app: (any UITableViewDelegate)? {
      didSet {
        takeSlot()
        // What can be edited also depends on what this one says of swipes.
        answers.adapter?.dataSource.takeSlotIfOthersAnswer()
      }
    }

    override init(_ table: UITableView) {
      answers = DelegateAnswers(table)
      super.init(table)
    }

    override var messageAnswers: any MessageAnswers { answers }
    override var appObject: (any NSObjectProtocol)? { app }

    var binder: (any TableDelegate)? {
      get { answers.binder }
      set {
        answers.binder = newValue
        answers.adapter?.swipeEnds()
        takeSlot()
      }
    }

    /// Whether the app has set another delegate.
    var isReplaced: Bool { table?.delegate.map { $0 !== self } ?? false }

    /// Becomes the table's delegate, for UIKit to ask again which methods there are; without a binder or a delegate to hand
    /// calls to, leaves the place free, or to whom the app has given it.
    func takeSlot() {
      guard let table, binder != nil || app != nil || !isReplaced else { return }
      warnOfFormer(table.delegate)
      forgetMessages()
      table.delegate = nil
      if binder != nil || app != nil { table.delegate = self }
    }

    /// Says that a delegate which was there before is told nothing; a controller of a table is its delegate by itself.
    private func warnOfFormer(_ former: (any UIScrollViewDelegate)?) {
      guard app == nil, binder != nil, let former, former !== self,
        !(former is UITableViewController)
      else { return }
      // The app may set the forwarded delegate in its next line.
      answers.adapter?.schedule.add { [weak self] in
        guard let self, app == nil, binder != nil else { return }
        answers.adapter?.report(
          .warning,
          "The table had a delegate, which is told nothing from now on. Set it as the table's "
            + "forwardedDelegate."
        )
      }
    }
  }
#endif
