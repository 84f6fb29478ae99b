#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// A cell of UIKit that carries a cell which is none, such as a `HeadlessCell`: it forwards its own calls, and draws nothing.
  @MainActor
  protocol CellCarrier: UIView {
    associatedtype Content: TableCell

    /// What is carried; nil if it is not known how it is made.
    var carried: Content? { get }
  }

  /// A header, a footer or another view of UIKit that carries one which is none.
  @MainActor
  protocol ViewCarrier: UIView {
    associatedtype Content: TableHeaderFooterView

    /// What is carried; nil if it is not known how it is made.
    var carried: Content? { get }
  }

  final class HostingCell<Content: TableCell>: UITableViewCell, CellCarrier {
    let carried: Content?

    init(_ content: Content) {
      carried = content
      super.init(style: .default, reuseIdentifier: nil)
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
      carried = makeView(Content.self)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// A carrier is in no nib.
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      carried?.prepareForReuse()
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      carried?.setSelected(selected, animated: animated)
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      carried?.setHighlighted(highlighted, animated: animated)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      carried?.setEditing(editing, animated: animated)
    }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      carried?.preferredHeight(forWidth: Double(targetSize.width))
        .map { CGSize(width: targetSize.width, height: CGFloat($0)) }
        ?? super.systemLayoutSizeFitting(
          targetSize,
          withHorizontalFittingPriority: horizontal,
          verticalFittingPriority: vertical
        )
    }
  }

  final class HostingHeaderFooterView<Content: TableHeaderFooterView>: UITableViewHeaderFooterView,
    ViewCarrier
  {
    let carried: Content?

    init(_ content: Content) {
      carried = content
      super.init(reuseIdentifier: nil)
    }

    override init(reuseIdentifier: String?) {
      carried = makeView(Content.self)
      super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      carried?.prepareForReuse()
    }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      carried?.preferredHeight(forWidth: Double(targetSize.width))
        .map { CGSize(width: targetSize.width, height: CGFloat($0)) }
        ?? super.systemLayoutSizeFitting(
          targetSize,
          withHorizontalFittingPriority: horizontal,
          verticalFittingPriority: vertical
        )
    }
  }
#endif
