#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  extension TableHost where Self: UITableView {
    /// Shows a view as `tableHeaderView`, `tableFooterView` or `backgroundView`; nil restores the app's own view there.
    ///
    /// UIKit takes the height of a header or a footer from its frame. So the view is put into another one, which finds the
    /// height, and finds it again where the table gets another width, the text another size or the view shows something
    /// else.
    public func setView(_ view: (any TableHeaderFooterView)?, of part: TablePart) {
      switch part {
      case .header:
        hold(view, as: part, in: tableHeaderView) { [weak self] in self?.tableHeaderView = $0 }
      case .footer:
        hold(view, as: part, in: tableFooterView) { [weak self] in self?.tableFooterView = $0 }
      case .placeholder:
        let isPlaceholder = backgroundView.map { $0 === adapter.placeholder } ?? false
        guard let view else {
          let covered = adapter.coveredViews.removeValue(forKey: part)
          if isPlaceholder { backgroundView = covered }
          return
        }
        if !isPlaceholder { adapter.coveredViews[part] = backgroundView }
        let shown = adapter.views.shownView(for: view)
        adapter.placeholder = shown
        backgroundView = shown
      }
    }

    private func hold(
      _ view: (any TableHeaderFooterView)?,
      as part: TablePart,
      in former: UIView?,
      _ show: @escaping (UIView?) -> Void
    ) {
      guard let view else {
        let covered = adapter.coveredViews.removeValue(forKey: part)
        if former is PartView { show(covered) }
        return
      }
      if !(former is PartView) { adapter.coveredViews[part] = former }
      let content = adapter.views.shownView(for: view)
      let known = (former as? PartView).flatMap { $0.content === content ? $0 : nil }
      let holder = known ?? PartView(content, show) { view.preferredHeight(forWidth: $0) }
      holder.measure(width: bounds.size.width)
      show(holder)
    }
  }

  /// Holds the header or the footer of a table, and is as high as that needs to be at the table's width.
  final class PartView: UIView {
    let content: UIView
    private let height: (Double) -> Double?
    /// Has the table look at the height again.
    private let show: (UIView?) -> Void
    private var measuredWidth: CGFloat = 0
    private var measuredText: UIContentSizeCategory?

    init(
      _ content: UIView,
      _ show: @escaping (UIView?) -> Void,
      height: @escaping (Double) -> Double?
    ) {
      self.content = content
      self.show = show
      self.height = height
      super.init(frame: content.frame)
      addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes a width, and the height that the content needs then; a table that is not laid out yet has no width.
    func measure(width: CGFloat) {
      guard width > 0 else { return }
      measuredWidth = width
      measuredText = traitCollection.preferredContentSizeCategory
      let height = height(Double(width)).map { CGFloat($0) } ?? content.frame.size.height
      frame.size = CGSize(width: width, height: height)
      content.frame = CGRect(origin: .zero, size: frame.size)
    }

    /// UIKit notices that the size of text is read here, and lays out again when that changes.
    override func layoutSubviews() {
      super.layoutSubviews()
      content.frame = CGRect(origin: .zero, size: bounds.size)
      let text = traitCollection.preferredContentSizeCategory
      let isMeasured = bounds.size.width == measuredWidth && text == measuredText
      guard bounds.size.width > 0, !isMeasured else { return }
      // The views inside do not have the text size yet.
      content.updateTraitsIfNeeded()
      let former = frame.size.height
      measure(width: bounds.size.width)
      if frame.size.height != former { show(self) }
    }
  }
#endif
