import HeadlessTable

/// Shows a contact in one row.
final class ContactCell: HeadlessCell {
  let name = Label()
  let telephone = Label()
  let star = ImageView()

  func show(_ contact: Contact) {
    name.text = "\(contact.givenName) \(contact.familyName)"
    telephone.text = contact.telephone
    star.imageName = contact.isFavourite ? "star" : nil
  }
}

/// Shows a sentence that is no contact and cannot be tapped.
final class ContactNoticeCell: HeadlessCell {
  let text = Label()

  func show(_ sentence: String) {
    text.text = sentence
    isUserInteractionEnabled = false
  }
}
