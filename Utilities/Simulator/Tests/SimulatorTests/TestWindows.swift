import UIKit

/// The windows of a test: UIKit has cells only for tables that are in one and have been laid out.
///
/// Keep it as a property of the suite, so that it lives as long as the test.
@MainActor
final class TestWindows {
  private var windows: [UIWindow] = []

  /// A table in a window of its own, as large as that.
  func table(
    width: CGFloat = 320,
    height: CGFloat = 480,
    style: UITableView.Style = .plain
  ) -> UITableView {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let table = UITableView(frame: frame, style: style)
    show(table)
    return table
  }

  /// A collection view in a window of its own, with a layout that no declaration has made.
  func collection(width: CGFloat = 375, height: CGFloat = 1_200) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let collection = UICollectionView(
      frame: frame,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    show(collection)
    return collection
  }

  /// A collection view in a window whose sides are covered, as by the notch of a telephone that lies.
  func collection(besideBars side: CGFloat, width: CGFloat, height: CGFloat) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let (controller, window) = (UIViewController(), UIWindow(frame: collection.frame))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    window.rootViewController = controller
    controller.view.frame = collection.frame
    controller.view.addSubview(collection)
    window.isHidden = false
    windows.append(window)
    return collection
  }

  /// Puts a table or a collection view into a window.
  func show(_ view: UIScrollView) {
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    windows.append(window)
  }
}
