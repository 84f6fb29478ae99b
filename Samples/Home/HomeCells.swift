import HeadlessTable

/// Shows a banner over the whole width.
final class HomeBannerCell: HeadlessCell {
  let image = ImageView()
  let title = Label()
  let subtitle = Label()

  func show(_ banner: HomeItem.Banner) {
    image.imageName = banner.id
    title.text = banner.title
    subtitle.text = banner.subtitle
  }
}

/// Shows when and where something is on.
final class HomeEventCell: HeadlessCell {
  let title = Label()
  let place = Label()
  let time = Label(aligned: .trailing)

  func show(_ event: HomeItem.Event) {
    title.text = event.title
    place.text = event.place
    time.text = event.time
  }
}

/// Shows something to read.
final class HomeArticleCell: HeadlessCell {
  let title = Label()
  let minutes = Label(aligned: .trailing)

  func show(_ article: HomeItem.Article) {
    title.text = article.title
    minutes.text = "\(article.minutes) min"
    accessoryType = .disclosureIndicator
  }
}

/// Shows an advertisement, which cannot be missed for anything else.
final class HomeAdvertCell: HeadlessCell {
  let text = Label()
  let mark = Label()

  func show(_ advert: HomeItem.Advert) {
    text.text = advert.text
    mark.text = "advertisement"
    isUserInteractionEnabled = false
  }
}
