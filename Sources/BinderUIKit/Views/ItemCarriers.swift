#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// A carrier of a collection view, whose layout may leave the width to the cell.
  @MainActor
  protocol ItemCarrier: CellCarrier {
    /// How wide the item may be if it decides its width; nil for the width that UIKit proposes.
    var widthLimit: Double? { get set }
  }

  final class HostingItem<Content: TableCell>: UICollectionViewCell, ItemCarrier {
    let carried: Content?
    var widthLimit: Double?

    override init(frame: CGRect) {
      carried = makeView(Content.self)
      super.init(frame: frame)
    }

    /// A carrier is in no nib.
    required init?(coder: NSCoder) { nil }

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

  final class HostingReusableView<Content: TableHeaderFooterView>: UICollectionReusableView,
    ViewCarrier
  {
    let carried: Content?

    override init(frame: CGRect) {
      carried = makeView(Content.self)
      super.init(frame: frame)
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
