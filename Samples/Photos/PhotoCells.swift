import Binder
import HeadlessTable

/// Shows a photo with its title below.
final class PhotoCell: HeadlessCell {
  let image = ImageView()
  let title = Label()

  func show(_ photo: Photo) {
    image.imageName = photo.file
    title.text = photo.title
  }
}

/// Shows an album and how many photos it has.
final class AlbumCell: HeadlessCell {
  let name = Label()
  let count = Label(aligned: .trailing)

  func show(_ album: Album) {
    name.text = album.name
    count.text = "\(album.count)"
    accessoryType = .disclosureIndicator
  }
}
