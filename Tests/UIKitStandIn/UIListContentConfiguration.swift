import Binder
import HeadlessTable

/// What a cell of a list shows.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image.
  public var image: UIImage?
  /// The first text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?

  /// Not of UIKit: whether the second text stands at the trailing edge where there is room.
  package var isSideBySide = false

  /// A cell with one line, or two.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A cell with a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A cell with a second text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.isSideBySide = true
    return configuration
  }

  /// The header of a group of a list.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// The footer of a group of a list.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
}

extension UIListContentConfiguration {
  /// The height of the texts, as a table without a screen measures them; nil for that of one line, which the table knows.
  @MainActor
  func height(forWidth width: CGFloat, _ category: UIContentSizeCategory) -> CGFloat? {
    let cell = HeadlessContentCell()
    cell.contentSizeCategory = category.played
    cell.content = ListContent(
      text ?? "",
      secondaryText: secondaryText,
      image: image == nil ? nil : .symbol("image"),
      arrangement: isSideBySide ? .sideBySide : .below
    )
    return cell.preferredHeight(forWidth: Double(width)).map { CGFloat($0) }
  }
}
