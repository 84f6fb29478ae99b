#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// Runs code when the user has pulled a table or a collection view down.
  ///
  /// The view's own refresh control is used where it has one. Where UIKit has no such control, nothing can be pulled.
  @MainActor
  final class Refreshing {
    private weak var view: UIScrollView?

    var handler: (@MainActor () async -> Void)? {
      didSet { showControl() }
    }

    init(_ view: UIScrollView) {
      self.view = view
    }

    #if os(tvOS)
      private func showControl() {}
    #else
      private weak var control: UIRefreshControl?
      private var isOwn = false
      /// Whether the view bounces only to be pulled: a collection view with few items does not by itself.
      private var bouncesToRefresh = false
      /// The control that turns until its code has ended.
      private weak var running: UIRefreshControl?
      private lazy var action = UIAction { [weak self] _ in self?.begin() }

      /// Listens to the view's control, or to none while there is no code to run.
      private func showControl() {
        guard let view else { return }
        #if targetEnvironment(macCatalyst)
          // An app that looks like one of the Mac must not have the control.
          if view.traitCollection.userInterfaceIdiom == .mac { return }
        #endif
        guard handler != nil else { return leaveControl() }
        if let control, view.refreshControl === control { return }
        leaveControl()
        isOwn = view.refreshControl == nil
        let control = view.refreshControl ?? UIRefreshControl()
        control.addAction(action, for: .valueChanged)
        if isOwn { view.refreshControl = control }
        bouncesToRefresh = !view.alwaysBounceVertical
        view.alwaysBounceVertical = true
        self.control = control
      }

      private func leaveControl() {
        guard let control else { return }
        control.removeAction(action, for: .valueChanged)
        if isOwn, view?.refreshControl === control { view?.refreshControl = nil }
        if bouncesToRefresh { view?.alwaysBounceVertical = false }
        self.control = nil
      }

      private func begin() {
        guard let handler, let control, running !== control else { return }
        running = control
        runAtOnce { [weak self, weak control] in
          await handler()
          if self?.running === control { self?.running = nil }
          control?.endRefreshing()
        }
      }
    #endif
  }
#endif
