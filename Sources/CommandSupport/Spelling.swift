/// Finds the word that was meant by a misspelt one.
public enum Spelling {
  /// The word with the fewest typing errors, if they are few for its length.
  public static func nearest(to word: String, among words: [String]) -> String? {
    let ranked = words.map { (word: $0, errors: errors(from: word, to: $0)) }
    guard let best = ranked.min(by: { $0.errors < $1.errors }) else { return nil }
    return best.errors <= max(1, best.word.count / 3) ? best.word : nil
  }

  /// The number of letters that are missing, superfluous, wrong or exchanged with a neighbour.
  public static func errors(from word: String, to other: String) -> Int {
    let word = Array(word)
    let other = Array(other)
    var rows = [Array(0...other.count)]
    for (i, letter) in word.enumerated() {
      var row = [i + 1]
      for (j, wanted) in other.enumerated() {
        var errors = min(rows[i][j + 1], row[j]) + 1
        errors = min(errors, rows[i][j] + (letter == wanted ? 0 : 1))
        if i > 0, j > 0, letter == other[j - 1], word[i - 1] == wanted {
          errors = min(errors, rows[i - 1][j - 1] + 1)
        }
        row.append(errors)
      }
      rows.append(row)
    }
    return rows[word.count][other.count]
  }
}
