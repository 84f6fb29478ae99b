#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// A cell of UIKit that carries a cell which is none, such as a `HeadlessCell`: it forwards its own calls, and draws nothing.
  class CarrierCell: UITableViewCell {
    /// What is carried; nil if it is not known how it is made.
    var carried: (any TableCell)? { nil }

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
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      guard let height = carried?.preferredHeight(forWidth: Double(targetSize.width)) else {
        return super.systemLayoutSizeFitting(
          targetSize,
          withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority
        )
      }
      return CGSize(width: targetSize.width, height: CGFloat(height))
    }
  }

  /// A carrier of cells of a type, which a table makes by its class.
  final class HostingCell<Content: TableCell>: CarrierCell {
    private let content: Content?

    override var carried: (any TableCell)? { content }

    /// Carries a cell that is there already.
    init(_ content: Content) {
      self.content = content
      super.init(style: .default, reuseIdentifier: nil)
    }

    override init(style: CellStyle, reuseIdentifier: String?) {
      content = makeView(Content.self)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
      content = makeView(Content.self)
      super.init(coder: coder)
    }
  }

  /// A header or footer view of UIKit that carries a view which is none.
  class CarrierView: UITableViewHeaderFooterView {
    /// What is carried; nil if it is not known how it is made.
    var carried: (any TableHeaderFooterView)? { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      carried?.prepareForReuse()
    }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      guard let height = carried?.preferredHeight(forWidth: Double(targetSize.width)) else {
        return super.systemLayoutSizeFitting(
          targetSize,
          withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority
        )
      }
      return CGSize(width: targetSize.width, height: CGFloat(height))
    }
  }

  /// A carrier of header and footer views of a type, which a table makes by its class.
  final class CarrierViewOf<Content: TableHeaderFooterView>: CarrierView {
    private let content: Content?

    override var carried: (any TableHeaderFooterView)? { content }

    /// Carries a view that is there already.
    init(_ content: Content) {
      self.content = content
      super.init(reuseIdentifier: nil)
    }

    override init(reuseIdentifier: String?) {
      content = makeView(Content.self)
      super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
      content = makeView(Content.self)
      super.init(coder: coder)
    }
  }
#endif
