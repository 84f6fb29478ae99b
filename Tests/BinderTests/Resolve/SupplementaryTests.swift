import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite(.bounded)
struct SupplementaryTests {
  typealias Bind = @MainActor (Screen) -> Void

  nonisolated static let headers: [(String, Bind)] = [
    ("title", { $0.binder.onSection(.friends).bind(headerTitle: "A").bind(footerTitle: "Z") }),
    (
      "title",
      { $0.binder.onSection(.friends).bind(headerTitle: { "A" }).bind(footerTitle: { "Z" }) }
    ),
    (
      "title",
      {
        $0.binder.onSections(.friends).bind(headerTitles: [.friends: "A"])
          .bind(footerTitles: [.friends: "Z"])
      }
    ),
    (
      "title",
      {
        $0.binder.onAllOtherSections().bind(headerTitles: { [.friends: "A"] })
          .bind(footerTitles: { [.friends: "Z"] })
      }
    ),
    (
      "view",
      {
        $0.binder.onSection(.friends).bind(headerType: BannerHeader.self, viewModel: "A")
          .bind(footerType: BannerHeader.self, viewModel: "Z")
      }
    ),
    (
      "view",
      {
        $0.binder.onSection(.friends).bind(headerType: BannerHeader.self, viewModel: { "A" })
          .bind(footerType: BannerHeader.self, viewModel: { "Z" })
      }
    ),
    (
      "view",
      {
        $0.binder.onSections(.friends)
          .bind(headerType: BannerHeader.self, viewModels: [.friends: "A"])
          .bind(footerType: BannerHeader.self, viewModels: [.friends: "Z"])
      }
    ),
    (
      "view",
      {
        $0.binder.onSections(.friends)
          .bind(headerType: BannerHeader.self, viewModels: { [.friends: "A"] })
          .bind(footerType: BannerHeader.self, viewModels: { [.friends: "Z"] })
      }
    ),
    (
      "view",
      {
        $0.binder.onSection(.friends).bind(headerTitle: "title").bind(footerTitle: "title")
          .bind(headerType: BannerHeader.self, viewModel: "A")
          .bind(footerType: BannerHeader.self, viewModel: "Z")
      }
    ),
    (
      "none",
      {
        $0.binder.onSection(.friends).bind(headerTitle: nil)
          .bind(footerType: BannerHeader.self, viewModel: nil)
      }
    ),
  ]

  @Test(arguments: headers.indices)
  func spelling(_ index: Int) {
    let (kind, bind) = Self.headers[index]
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
    bind(screen)
    screen.show(.friends)
    let type = kind == "title" ? "Title             " : "BannerHeader      "
    let row = "  row      44  NameCell          #a"
    #expect(
      screen.rows
        == (kind == "none"
          ? "§ friends · 1 row\n" + row
          : """
          § friends · 1 row
            gap 22
            header   28  \(type)"A"
          \(row)
            footer   28  \(type)"Z"
          """)
    )
    #expect(screen.messages == [])
  }
}
