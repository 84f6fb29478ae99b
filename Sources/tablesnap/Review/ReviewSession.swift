import HeadlessTable

/// The review as a conversation: what is shown, and what a key does.
struct ReviewSession {
  /// The command of a key.
  private enum Answer: Character {
    case accept = "a"
    case reject = "r"
    case skip = "s"
    case diff = "d"
    case quit = "q"
  }

  /// The number of changed lines, and of names, that are shown unasked.
  private static let shownLines = 40
  private static let shownNames = 5

  private let groups: [ChangeGroup]
  private let isColored: Bool
  private var position = 0
  private var accepted = 0
  private var rejected = 0
  /// Whether a file could not be written or deleted.
  private var hasFailed = false
  private(set) var isOver: Bool

  init(of snapshots: [PendingSnapshot], isColored: Bool = false) {
    groups = ChangeGroup.groups(of: snapshots)
    self.isColored = isColored
    isOver = groups.isEmpty
  }

  /// The text before the first key.
  var opening: String { isOver ? Tool.nothingPending : question }

  /// The end of the review, for scripts.
  var outcome: Outcome {
    Outcome(status: hasFailed ? .failure : left > 0 ? .differences : .done)
  }

  /// Does what a key asks for, and returns what is shown then; nil stands for the end of the input.
  mutating func press(_ key: Character?) -> String {
    guard let key else { return finish("\n") }
    guard let answer = Answer(rawValue: key) else { return "\nPress a, r, s, d or q.\n\(prompt)" }
    switch answer {
    case .accept: return next(accept())
    case .reject: return next(reject())
    case .skip: return next("skip\n")
    case .diff: return "all lines\n\(colored(groups[position].patches))\(prompt)"
    case .quit: return finish("quit\n")
    }
  }

  /// Asks until everything is answered or the input ends.
  mutating func run(reading key: () -> Character?, writing write: (String) -> Void) {
    while !isOver { write(press(key())) }
  }

  private mutating func accept() -> String {
    var text = "accept\n"
    for snapshot in groups[position].snapshots {
      do {
        try snapshot.accept()
        accepted += 1
      } catch let refusal as PendingSnapshot.Refusal {
        text += "\(refusal)\n"
      } catch {
        hasFailed = true
        text += "'\(snapshot.name)' could not be written: \(error)\n"
      }
    }
    return text
  }

  private mutating func reject() -> String {
    var text = "reject\n"
    for snapshot in groups[position].snapshots {
      do {
        try snapshot.reject()
        rejected += 1
      } catch {
        hasFailed = true
        text += "'\(snapshot.name)' could not be deleted: \(error)\n"
      }
    }
    return text
  }

  private mutating func next(_ text: String) -> String {
    position += 1
    return position == groups.count ? finish(text) : "\(text)\n\(question)"
  }

  private mutating func finish(_ text: String) -> String {
    isOver = true
    return "\(text)\n\(accepted) accepted · \(rejected) rejected · \(left) left\n"
  }

  private var left: Int {
    groups.reduce(0) { $0 + $1.snapshots.count } - accepted - rejected
  }

  private var question: String {
    let group = groups[position]
    let count = group.snapshots.count
    let occurs = count == 1 ? "in 1 snapshot" : "in \(count) snapshots"
    let names = group.snapshots.prefix(Self.shownNames).map { "  \($0.line)\n" }.joined()
    let more = count > Self.shownNames ? "  … \(count - Self.shownNames) more\n" : ""
    let lines = group.snapshots[0].diff.excerpt(limit: Self.shownLines)
    return "change \(position + 1) of \(groups.count) · \(occurs)\n\(names)\(more)"
      + colored(lines) + prompt
  }

  private var prompt: String { "a accept  r reject  s skip  d all lines  q quit  ? " }

  private func colored(_ text: String) -> String {
    let text = text.withVisibleControls
    return isColored ? Colors.patch(text) : text
  }
}

extension ChangeGroup {
  /// The patches of all snapshots, one after the other.
  fileprivate var patches: String { snapshots.map(\.patch).joined() }
}
