/// What covers a viewport, and whether that is as it must be.
struct SweepStop {
  /// A row, a header, a footer, or space that is meant to be there.
  struct Piece {
    var name: String
    var y: Double
    var height: Double

    var maxY: Double { y + height }
  }

  /// Headers and footers with the section that they must not leave.
  struct Sticking {
    var piece: Piece
    var section: ClosedRange<Double>
  }

  /// The part of the content that must be covered.
  var visible: ClosedRange<Double>
  var pieces: [Piece] = []
  /// The visible headers from top to bottom.
  var headers: [Sticking] = []
  /// The visible footers from top to bottom.
  var footers: [Sticking] = []

  /// Differences that come from adding numbers in another order.
  private static let tolerance = 0.001

  /// What is wrong, a line each.
  var violations: [String] {
    uncovered + outside(headers + footers) + covered(headers) + covered(footers)
  }

  private var uncovered: [String] {
    var violations: [String] = []
    var edge = visible.lowerBound
    let sticking = (headers + footers).map(\.piece)
    for piece in (pieces + sticking).sorted(by: { $0.y < $1.y }) where piece.maxY > edge {
      guard edge < visible.upperBound - Self.tolerance else { break }
      if piece.y > edge + Self.tolerance {
        violations.append(blank(from: edge, to: min(piece.y, visible.upperBound)))
      }
      edge = piece.maxY
    }
    if edge < visible.upperBound - Self.tolerance {
      violations.append(blank(from: edge, to: visible.upperBound))
    }
    return violations
  }

  private func blank(from start: Double, to end: Double) -> String {
    "nothing covers the content from \(start.snapshotText) to \(end.snapshotText)"
  }

  private func outside(_ sticking: [Sticking]) -> [String] {
    sticking.filter {
      $0.piece.y < $0.section.lowerBound - Self.tolerance
        || $0.piece.maxY > $0.section.upperBound + Self.tolerance
    }
    .map { "\($0.piece.name) is outside of its section" }
  }

  private func covered(_ sticking: [Sticking]) -> [String] {
    zip(sticking, sticking.dropFirst()).compactMap { above, below in
      let overlap = above.piece.maxY - below.piece.y
      guard overlap > Self.tolerance else { return nil }
      return "\(above.piece.name) and \(below.piece.name) overlap by \(overlap.snapshotText)"
    }
  }
}
