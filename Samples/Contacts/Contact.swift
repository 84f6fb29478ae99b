import Foundation

/// Somebody in the list of contacts.
struct Contact: Identifiable, Equatable {
  let givenName: String
  let familyName: String
  let telephone: String
  var isFavourite = false

  /// Both names; the list has each combination at most once.
  var id: String { "\(familyName), \(givenName)" }

  /// The letter under which the list has the contact.
  var letter: String { String(familyName.prefix(1)) }

  /// Whether a part of the name is the text, in capitals or not.
  func isFound(by text: String) -> Bool {
    text.isEmpty || "\(givenName) \(familyName)".range(of: text, options: .caseInsensitive) != nil
  }
}

extension Contact {
  /// A number of contacts in the order of their names, the same ones in every run.
  ///
  /// They are combined at random of the names that come with the sample; one in 600 is a favourite.
  static func generated(_ count: Int, seed: UInt64 = 1) throws -> [Contact] {
    let file = "names.txt"
    let lists = try SampleData.lines(of: file).map { $0.split(separator: " ").map(String.init) }
    guard lists.count == 2 else {
      throw SampleFileError(
        SampleData.url(file),
        "it has not one line of given names and one of family names"
      )
    }
    var generator = SeededGenerator(seed: seed)
    let names = lists[0].flatMap { given in lists[1].map { (given: given, family: $0) } }
      .shuffled(using: &generator)
    let contacts = names.prefix(count).enumerated().map { index, name in
      Contact(
        givenName: name.given,
        familyName: name.family,
        telephone: "555 \(Int.random(in: 1_000...9_999, using: &generator))",
        isFavourite: index.isMultiple(of: 600)
      )
    }
    return contacts.sorted { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
  }
}
