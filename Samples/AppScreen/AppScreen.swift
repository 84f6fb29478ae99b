import Binder
import HeadlessTable
import SampleScreens

/// The contacts of the app in `Samples/App.swiftpm`: the very screen that the app shows.
final class AppScreen: Sample {
  static let name = "app"
  static let summary = "the contacts of the sample app: its screen in a table without UIKit"

  let table: HeadlessTable
  private(set) var said: [String] = []
  /// Who keeps the handle keeps the screen bound.
  private var binding: TableBinding?

  init(_ options: SampleOptions) {
    table = HeadlessTable(
      id: "app",
      width: options.width,
      height: options.height,
      style: .insetGrouped
    )
    let screen = contactsScreen(ContactStore()) { [unowned self] contact in
      said.append("open \(contact.name)")
    }
    binding = screen.bind(to: table)
  }
}
