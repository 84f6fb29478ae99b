/// Neighbouring rows of one section, from a first to a last one, upwards or downwards.
package struct PlaceRun {
  private let first: Call.Place
  private var last: Call.Place
  private var step: Int?

  package init(_ place: Call.Place) {
    first = place
    last = place
  }

  /// Takes a row that is next in line; false, and no change, for any other place.
  package mutating func absorb(_ place: Call.Place) -> Bool {
    guard place.kind == .row, last.kind == .row,
      place.section == last.section, place.sectionName == last.sectionName,
      let row = place.row, let lastRow = last.row
    else { return false }
    guard let step else {
      guard row == lastRow + 1 || row == lastRow - 1 else { return false }
      self.step = row - lastRow
      last = place
      return true
    }
    guard row == lastRow + step else { return false }
    last = place
    return true
  }

  /// `current/acc-1`, or `current/acc-1 ‥ acc-3`.
  package var text: String {
    step == nil ? first.description : "\(first) ‥ \(last.nameInSection)"
  }

  /// Places as text, neighbouring rows folded: `current/acc-1 ‥ acc-3 · savings/sav-1`.
  static func text(of places: [Call.Place]) -> String {
    var runs: [PlaceRun] = []
    for place in places {
      if let last = runs.indices.last, runs[last].absorb(place) { continue }
      runs.append(PlaceRun(place))
    }
    return runs.map(\.text).joined(separator: " · ")
  }
}
