import Binder

/// Neighbouring elements of a ``PieceTable``, by their positions before all changes.
struct OriginPiece: SumTreeChunk, Sendable {
  /// The place of the first element before all changes; nil for elements that were not there.
  var origin: RowPosition?
  /// The number of elements; those from before the changes followed each other then, too.
  var count: Int
  /// Whether the element, then a single one, was removed and inserted again.
  var isMoved = false
  var isUpdated = false

  var extent: ChunkCount { ChunkCount(elements: 1, count: count) }

  init(
    origin: RowPosition? = nil,
    count: Int,
    isMoved: Bool = false,
    isUpdated: Bool = false
  ) {
    (self.origin, self.count) = (origin, count)
    (self.isMoved, self.isUpdated) = (isMoved, isUpdated)
  }

  func cut(at offset: Int) -> (above: OriginPiece, below: OriginPiece) {
    var parts = (above: self, below: self)
    parts.above.count = offset
    parts.below.count = count - offset
    parts.below.origin?.row += offset
    return parts
  }

  func joined(with below: OriginPiece) -> OriginPiece? {
    guard !isMoved, !below.isMoved, isUpdated == below.isUpdated else { return nil }
    var next = origin
    next?.row += count
    guard next == below.origin else { return nil }
    var joined = self
    joined.count += below.count
    return joined
  }

  func part(_ range: Range<Int>) -> OriginPiece {
    var part = self
    part.count = range.count
    part.origin?.row += range.lowerBound
    return part
  }

  /// The elements above some of them, a piece in the place of these, and the elements below, each if there are any.
  func replacing(_ range: Range<Int>, with piece: OriginPiece?) -> [OriginPiece] {
    var pieces: [OriginPiece] = []
    pieces.reserveCapacity(3)
    if range.lowerBound > 0 { pieces.append(part(0..<range.lowerBound)) }
    if let piece { pieces.append(piece) }
    if range.upperBound < count { pieces.append(part(range.upperBound..<count)) }
    return pieces
  }
}

/// The elements of a list, or of a section, in the middle of changes: pieces of the list before the changes, and
/// inserted pieces between them.
typealias PieceTable = SumTree<OriginPiece>

extension SumTree<OriginPiece> {
  init(section: Int, count: Int) {
    let run = OriginPiece(origin: RowPosition(section: section, row: 0), count: count)
    self.init(count > 0 ? [run] : [])
  }

  mutating func insert(count: Int, at position: Int) {
    guard count > 0 else { return }
    let run = OriginPiece(count: count)
    if !lengthenPiece(at: position, by: run), !lengthenPiece(at: position - 1, by: run) {
      put(run, at: position)
    }
  }

  /// Adds elements that were not there before to a piece of such; false if there is none at a position.
  private mutating func lengthenPiece(at position: Int, by run: OriginPiece) -> Bool {
    guard let longer = piece(at: position)?.piece.joined(with: run) else { return false }
    replacePiece(at: position, with: [longer])
    return true
  }

  /// Puts other elements, or none, in the place of elements that are all in one piece, and returns what was there; nil if
  /// they are not.
  private mutating func replaceInPiece(
    _ range: Range<Int>,
    with change: (OriginPiece) -> OriginPiece?
  ) -> OriginPiece? {
    guard !range.isEmpty, let (piece, offset) = piece(at: range.lowerBound),
      offset + range.count <= piece.count
    else { return nil }
    let places = offset..<(offset + range.count)
    let part = piece.part(places)
    replacePiece(at: range.lowerBound, with: piece.replacing(places, with: change(part)))
    return part
  }

  mutating func remove(_ range: Range<Int>, _ deletions: inout [RowPosition]) {
    if let part = replaceInPiece(range, with: { _ in nil }) {
      deletions.append(originsOf: CollectionOfOne(part))
    } else {
      deletions.append(originsOf: replaceSubrange(range, with: SumTree()))
    }
  }

  mutating func update(_ range: Range<Int>) {
    let updated = { (run: OriginPiece) in
      var run = run
      run.isUpdated = run.isUpdated || run.origin != nil
      return run
    }
    guard replaceInPiece(range, with: updated) == nil else { return }
    let runs = replaceSubrange(range, with: SumTree()).map(updated)
    replaceSubrange(range.lowerBound..<range.lowerBound, with: SumTree(runs))
  }

  mutating func take(at position: Int) -> OriginPiece {
    var run =
      replaceInPiece(position..<(position + 1), with: { _ in nil }) ?? OriginPiece(count: 1)
    run.isMoved = run.origin != nil
    return run
  }

  mutating func put(_ run: OriginPiece, at position: Int) {
    guard let (above, offset) = piece(at: position - 1) else {
      self = SumTree([run]) + self
      return
    }
    replacePiece(at: position - 1, with: above.replacing((offset + 1)..<(offset + 1), with: run))
  }

  mutating func apply(_ patch: Changeset, _ deletions: inout [RowPosition]) {
    let order = PatchOrder(patch)
    var moved: [Int: OriginPiece] = [:]
    for leaving in order.leaving {
      switch leaving {
      case .deletions(let range): remove(range, &deletions)
      case .move(let move): moved[move.new] = take(at: move.old)
      }
    }
    for arriving in order.arriving {
      switch arriving {
      case .insertions(let range): insert(count: range.count, at: range.lowerBound)
      case .move(let move): moved[move.new].map { put($0, at: move.new) }
      }
    }
    for update in patch.updates { self.update(update.new..<(update.new + 1)) }
  }
}

extension [RowPosition] {
  mutating func append(originsOf runs: some Sequence<OriginPiece>) {
    for run in runs {
      guard let origin = run.origin else { continue }
      self += (0..<run.count).map { RowPosition(section: origin.section, row: origin.row + $0) }
    }
  }
}
