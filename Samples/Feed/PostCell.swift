import HeadlessTable

/// Shows a post in one row.
final class PostCell: HeadlessCell {
  let account = Label()
  let text = Label()
  let image = ImageView()

  func show(_ post: FeedPost) {
    account.text = post.account
    text.text = post.text
    image.imageName = post.image
  }
}
