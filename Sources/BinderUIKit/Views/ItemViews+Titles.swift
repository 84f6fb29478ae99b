#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  // What is shown where a declaration has a text, or nothing.
  extension ItemViews {
    /// A view of the system with the title of a header or a footer.
    func titleView(
      _ title: String,
      _ kind: String,
      at indexPath: IndexPath
    )
      -> UICollectionReusableView
    {
      let view = plainView(UICollectionViewListCell.self, kind, at: indexPath)
      if let view = view as? UICollectionViewListCell { show(title, in: view, kind) }
      return view
    }

    /// Shows another title in a view that shows one; false for a view of another kind.
    func show(_ title: String, in view: UICollectionReusableView, _ kind: String) -> Bool {
      guard let view = view as? UICollectionViewListCell,
        view.reuseIdentifier == reuseIdentifier(of: UICollectionViewListCell.self)
      else { return false }
      show(title, in: view, kind)
      return true
    }

    private func show(_ title: String, in view: UICollectionViewListCell, _ kind: String) {
      let isFooter = if case .footer = ElementKind(kind) { true } else { false }
      var content: UIListContentConfiguration = isFooter ? .groupedFooter() : .groupedHeader()
      content.text = title
      view.contentConfiguration = content
    }

    func emptyView(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
      plainView(UICollectionReusableView.self, kind, at: indexPath)
    }

    private func plainView<View: UICollectionReusableView>(
      _ type: View.Type,
      _ kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      calling(kind, at: indexPath) { dequeue(type, reuseIdentifier(of: type)) }
        ?? UICollectionReusableView(frame: .zero)
    }
  }
#endif
