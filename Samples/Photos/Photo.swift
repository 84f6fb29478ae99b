import Binder

/// A photo, as a line of the list that comes with the sample.
struct Photo: Identifiable, Equatable {
  let file: String
  let title: String
  let album: String
  /// The day it was taken on, as `2025-10-19`.
  let day: String

  var id: String { file }

  /// Reads a line: file, title, album and day, between tabulators.
  init?(line: Substring) {
    let fields = line.split(separator: "\t").map(String.init)
    guard fields.count == 4 else { return nil }
    (file, title, album, day) = (fields[0], fields[1], fields[2], fields[3])
  }

  /// Whether a text is in the title or in the name of the album, whatever its case.
  func isFound(by text: String) -> Bool {
    let text = text.lowercased()
    return text.isEmpty || [title, album].contains { $0.lowercased().contains(text) }
  }

  /// The photos that come with the sample, the newest first.
  static func shipped() throws -> [Photo] {
    let file = "photos.tsv"
    return try SampleData.lines(of: file).enumerated()
      .map { index, line in
        if let photo = Photo(line: line) { return photo }
        throw SampleFileError(SampleData.url(file), "line \(index + 1) has not four fields")
      }
      .sorted { ($1.day, $0.file) < ($0.day, $1.file) }
  }
}

/// An album: the photos that name it.
struct Album: CollectionIdentifiable, Equatable {
  let name: String
  let count: Int

  var collectionId: String { name }
}
