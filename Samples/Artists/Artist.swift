import Foundation

/// A composer, as a line of the list that comes with the sample.
struct Artist: Identifiable, Equatable {
  let familyName: String
  let givenName: String
  let years: String

  /// Both names: two artists may share the family's.
  var id: String { "\(familyName), \(givenName)" }

  /// The letter under which a list of names has the artist.
  var letter: String { String(sortingName.prefix(1)) }

  /// The name without accents, by which a list of names is sorted in every locale.
  private var sortingName: String {
    let scalars = id.decomposedStringWithCanonicalMapping.unicodeScalars
    return String(
      String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .nonspacingMark })
    )
  }

  /// Reads a line: family name, given name, year of birth, year of death, between tabulators.
  init?(line: Substring) {
    let fields = line.split(separator: "\t").map(String.init)
    guard fields.count == 4 else { return nil }
    familyName = fields[0]
    givenName = fields[1]
    years = "\(fields[2])–\(fields[3])"
  }

  /// The artists that come with the sample, by name.
  static func shipped() throws -> [Artist] {
    let file = "artists.tsv"
    return try SampleData.lines(of: file).enumerated()
      .map { index, line in
        if let artist = Artist(line: line) { return artist }
        throw SampleFileError(SampleData.url(file), "line \(index + 1) has not four fields")
      }
      .sorted { $0.sortingName < $1.sortingName }
  }
}
