import Binder
import HeadlessTable
import TestSupport
import Testing

/// Every form of binding models can say that they are compared in the background, in both kinds of chain.
@MainActor
@Suite(.bounded)
struct BackgroundFormsTests {
  @Test func viewModelsAreComparedInTheBackground() async {
    let screen = Screen()
    var banners: [BannerCell.ViewModel] = [.init(text: "a")]
    screen.binder.onSection(.banner)
      .bind(cellType: BannerCell.self, viewModels: { banners })
      .compared(.inBackground)
    screen.binder.onSections(.friends)
      .bind(cellType: BannerCell.self, viewModels: { [.friends: banners] })
      .compared(.inBackground)
    screen.show(.banner, .friends)
    banners.append(.init(text: "b"))
    await screen.binder.refreshInBackground()
    #expect(
      screen.rows == """
        § banner · 2 rows
          row      44  BannerCell        "a"
          row      44  BannerCell        "b"
        § friends · 2 rows
          row      44  BannerCell        "a"
          row      44  BannerCell        "b"
        """
    )
  }

  @Test func modelsWithViewModelsAreComparedInTheBackground() async {
    let screen = Screen()
    var words = ["a"]
    screen.binder.onSection(.banner)
      .bind(cellType: BannerCell.self, models: { words }, mapToViewModels: { .init(text: $0) })
      .compared(.inBackground)
    screen.show(.banner)
    words.insert("b", at: 0)
    await screen.binder.refreshInBackground()
    #expect(
      screen.rows == """
        § banner · 2 rows
          row      44  BannerCell        "b"
          row      44  BannerCell        "a"
        """
    )
  }
}
