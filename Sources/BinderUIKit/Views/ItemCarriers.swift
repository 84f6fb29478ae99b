#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// A cell of a collection view that carries a cell which is none of UIKit's: it forwards its own calls, and draws nothing.
  class CarrierItem: UICollectionViewCell {
    /// What is carried; nil if it is not known how it is made.
    var carried: (any TableCell)? { nil }
    /// How wide the item may be if it decides its width; nil for the width that UIKit proposes.
    var widthLimit: Double?

    override func prepareForReuse() {
      super.prepareForReuse()
      carried?.prepareForReuse()
    }

    override var isSelected: Bool {
      didSet { carried?.setSelected(isSelected, animated: false) }
    }

    override var isHighlighted: Bool {
      didSet { carried?.setHighlighted(isHighlighted, animated: false) }
    }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      // An item whose layout estimates its width may have another.
      let own =
        horizontalFittingPriority == .required
        ? nil : carried?.preferredWidth(upTo: widthLimit ?? Double(targetSize.width))
      let width = own.flatMap { $0 >= 0 && $0.isFinite ? CGFloat($0) : nil } ?? targetSize.width
      guard let height = carried?.preferredHeight(forWidth: Double(width)) else {
        let size = super.systemLayoutSizeFitting(
          targetSize,
          withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority
        )
        return own == nil ? size : CGSize(width: width, height: size.height)
      }
      return CGSize(width: width, height: CGFloat(height))
    }
  }

  /// A carrier of cells of a type, which a collection view makes by its class.
  final class CarrierItemOf<Content: TableCell>: CarrierItem {
    private let content: Content?

    override var carried: (any TableCell)? { content }

    override init(frame: CGRect) {
      content = makeView(Content.self)
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
      content = makeView(Content.self)
      super.init(coder: coder)
    }
  }

  /// A view of a collection view that carries a view which is none of UIKit's.
  class CarrierReusableView: UICollectionReusableView {
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

  /// A carrier of views of a type, which a collection view makes by its class.
  final class CarrierReusableViewOf<Content: TableHeaderFooterView>: CarrierReusableView {
    private let content: Content?

    override var carried: (any TableHeaderFooterView)? { content }

    override init(frame: CGRect) {
      content = makeView(Content.self)
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
      content = makeView(Content.self)
      super.init(coder: coder)
    }
  }
#endif
