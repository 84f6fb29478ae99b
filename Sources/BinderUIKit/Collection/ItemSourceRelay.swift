#if canImport(UIKit) && !os(watchOS)
  import Binder
  import BinderCollections
  import UIKit

  /// A kind of views beside the items: headers and footers have names of UIKit's own.
  @MainActor
  enum ElementKind {
    case header, footer
    case other(String)

    /// Takes a kind as UIKit or a layout names it.
    init(_ name: String) {
      switch name {
      case UICollectionView.elementKindSectionHeader, LayoutBoundaryItem.headerKind: self = .header
      case UICollectionView.elementKindSectionFooter, LayoutBoundaryItem.footerKind: self = .footer
      default: self = .other(name)
      }
    }

    init(_ kind: SupplementaryKind) { self = kind == .header ? .header : .footer }

    var ofUIKit: String {
      switch self {
      case .header: UICollectionView.elementKindSectionHeader
      case .footer: UICollectionView.elementKindSectionFooter
      case .other(let name): name
      }
    }
  }

  /// The data source of a collection view.
  @MainActor
  final class ItemSourceRelay: SourceRelay, UICollectionViewDataSource, @unchecked Sendable {
    private weak var collectionView: UICollectionView?
    private let receiver: ItemMessages

    private weak var items: CollectionAdapter? { adapter as? CollectionAdapter }

    init(_ collectionView: UICollectionView, _ receiver: ItemMessages) {
      self.collectionView = collectionView
      self.receiver = receiver
      super.init()
    }

    override var messageReceiver: any MessageReceiver { receiver }
    override var ownMessages: Set<String> { Self.ownMethods }
    override var implemented: Set<String> {
      Set(ItemMessages.ofDataSource.keys.filter(receiver.has))
    }
    override var lostMethods: Set<String> {
      Set(ItemMessages.ofDataSource.keys).union([Self.supplementary])
    }

    override var slot: (any NSObjectProtocol)? {
      get { collectionView?.dataSource }
      set { collectionView?.dataSource = newValue as? any UICollectionViewDataSource }
    }

    private static let supplementary =
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
    private static let ownMethods: Set = ["numberOfSectionsInCollectionView:", supplementary]

    func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount() }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { rowCount(inSection: section) }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      items?.views.calling(for: indexPath) { cell(at: indexPath) }
        ?? collectionView.emptyCell(for: indexPath)
    }

    /// The view of the declaration, else of the declared title, else of the app's own data source, else an empty one.
    ///
    /// The empty view is for a place in the layout without a view, as UIKit takes none for an error.
    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      guard let items else { return UICollectionReusableView(frame: .zero) }
      if let view = items.views.calling(kind, at: indexPath, { view(kind, at: indexPath) }) {
        return view
      }
      if let title = title(kind, section: indexPath.section) {
        return items.views.titleView(title, kind, at: indexPath)
      }
      return ownView(kind, at: indexPath, of: collectionView)
        ?? items.views.emptyView(kind, at: indexPath)
    }

    func view(_ kind: String, at indexPath: IndexPath) -> (any TableHeaderFooterView)? {
      guard let items else { return nil }
      return calling {
        switch ElementKind(kind) {
        case .header: receiver.view(.header, section: indexPath.section)
        case .footer: receiver.view(.footer, section: indexPath.section)
        case .other(let kind):
          items.arranging?.view(ofKind: kind, at: indexPath, of: items)
        }
      }
    }

    func title(_ kind: String, section: Int) -> String? {
      guard let items else { return nil }
      return calling {
        switch ElementKind(kind) {
        case .header: binder?.tableView(items, titleForHeaderInSection: section)
        case .footer: binder?.tableView(items, titleForFooterInSection: section)
        case .other: nil
        }
      }
    }

    private func ownView(
      _ kind: String,
      at indexPath: IndexPath,
      of collectionView: UICollectionView
    ) -> UICollectionReusableView? {
      guard let app = app as? any UICollectionViewDataSource,
        app.responds(to: Selector(Self.supplementary))
      else { return nil }
      #if canImport(ObjectiveC)
        return app.collectionView?(
          collectionView,
          viewForSupplementaryElementOfKind: kind,
          at: indexPath
        )
      #else
        return app.collectionView(
          collectionView,
          viewForSupplementaryElementOfKind: kind,
          at: indexPath
        )
      #endif
    }
  }

  extension UICollectionView {
    /// A cell without content, for an item that nothing is known of: UIKit stops the app for a cell that was not dequeued.
    func emptyCell(for indexPath: IndexPath) -> UICollectionViewCell {
      let identifier = "Binder's empty cell"
      register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
      return dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }
#endif
