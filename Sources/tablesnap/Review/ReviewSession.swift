import HeadlessTable
import HeadlessTableSnapshots

/// The review as a conversation: what is shown, and what a key does.
struct ReviewSession {
  /// The command of a key.
  enum Answer: Character, CaseIterable {
    case accept = "a"
    case reject = "r"
    case skip = "s"
    case back = "b"
    case all = "A"
    case diff = "d"
    case open = "o"
    case edit = "e"
    case help = "?"
    case quit = "q"

    var purpose: String {
      switch self {
      case .accept: "accept: the new texts become the references"
      case .reject: "reject: the new texts are deleted; the tests fail until the code is as it was"
      case .skip: "skip: decide later"
      case .back: "back: the change before, and what was decided about it is undone"
      case .all: "accept this change and all behind it"
      case .diff: "all lines, as a patch"
      case .open: "open the drawings before and after, in the browser"
      case .edit: "edit the test, with the program that VISUAL or EDITOR names"
      case .help: "these keys"
      case .quit: "quit: what is decided stays decided"
      }
    }
  }

  /// The number of names that are shown unasked.
  private static let shownNames = 5

  private let groups: [ChangeGroup]
  /// What is known of tests that were deleted.
  private let renamed: RenamedTests
  private let isColored: Bool
  private let programs: ReviewPrograms
  private var position = 0
  private var decisions: [[Decision]]
  private var hasFailed = false
  private(set) var isOver: Bool

  init(
    of snapshots: [PendingSnapshot],
    renamed: RenamedTests = RenamedTests(),
    isColored: Bool = false,
    programs: ReviewPrograms = ReviewPrograms()
  ) {
    groups = ChangeGroup.groups(of: snapshots)
    decisions = Array(repeating: [], count: groups.count)
    self.renamed = renamed
    self.isColored = isColored
    self.programs = programs
    isOver = groups.isEmpty
  }

  var opening: String { isOver ? Tool.nothingPending : question }

  var outcome: Outcome {
    Outcome(status: hasFailed ? .failure : left > 0 ? .differences : .done)
  }

  /// Carries out the command of a key, and returns what is shown then; nil means the end of the input.
  mutating func press(_ key: Character?) -> String {
    guard let key else { return finish("\n") }
    guard let answer = Answer(rawValue: key) else {
      return "\nThere is no key '\(String(key).withVisibleControls)'; ? lists the keys.\n\(prompt)"
    }
    switch answer {
    case .accept: return next("accept\n" + accept())
    case .reject: return next("reject\n" + reject())
    case .skip: return next("skip\n")
    case .back: return back()
    case .all: return acceptAll()
    case .diff: return "all lines\n\(colored(groups[position].snapshots.patch))\(prompt)"
    case .open: return "open\n\(programs.open(groups[position]))\n\(prompt)"
    case .edit: return "edit\n\(programs.edit(groups[position].snapshots[0]))\n\(prompt)"
    case .help: return "help\n\(Self.help)\(prompt)"
    case .quit: return finish("quit\n")
    }
  }

  mutating func run(reading key: () -> Character?, writing write: (String) -> Void) {
    while !isOver { write(press(key())) }
  }

  private static var help: String {
    Answer.allCases.map { "  \($0.rawValue)  \($0.purpose)\n" }.joined()
  }

  // MARK: Decisions

  private mutating func accept() -> String {
    decide(isAccepted: true)
  }

  private mutating func reject() -> String {
    decide(isAccepted: false)
  }

  /// Does the same with each snapshot of the change, also when one stays as it is.
  private mutating func decide(isAccepted: Bool) -> String {
    var text = ""
    for snapshot in groups[position].snapshots {
      do {
        decisions[position].append(try Decision(about: snapshot, isAccepted: isAccepted))
      } catch let refusal as PendingSnapshot.Refusal {
        text += "\(refusal)\n".withVisibleControls
      } catch {
        hasFailed = true
        text += "'\(snapshot.name)' could not be \(isAccepted ? "written" : "deleted"): \(error)\n"
      }
    }
    return text
  }

  private mutating func acceptAll() -> String {
    var text = "accept all that remain\n"
    while position < groups.count {
      text += accept()
      position += 1
    }
    return finish(text)
  }

  private mutating func back() -> String {
    guard position > 0 else { return "back\nThis is the first change.\n\(prompt)" }
    position -= 1
    var text = "back\n"
    for decision in decisions[position].reversed() {
      do {
        try decision.undo()
      } catch {
        hasFailed = true
        text += "'\(decision.snapshot.name)' could not be undone: \(error)\n"
      }
    }
    decisions[position] = []
    return "\(text)\n\(question)"
  }

  private mutating func next(_ text: String) -> String {
    position += 1
    return position == groups.count ? finish(text) : "\(text)\n\(question)"
  }

  private mutating func finish(_ text: String) -> String {
    isOver = true
    let accepted = decisions.reduce(0) { $0 + $1.count(where: \.isAccepted) }
    let rejected = decisions.reduce(0) { $0 + $1.count } - accepted
    return "\(text)\n\(accepted) accepted · \(rejected) rejected · \(left) left\n"
  }

  private var left: Int {
    zip(groups, decisions).reduce(0) { $0 + $1.0.snapshots.count - $1.1.count }
  }

  // MARK: Texts

  private var question: String {
    let group = groups[position]
    let count = group.snapshots.count
    let names = group.snapshots.prefix(Self.shownNames)
      .map {
        "  \($0.line(renamed))\n" + ($0.place.map { "    \($0)\n".withVisibleControls } ?? "")
      }
      .joined()
    let more = count > Self.shownNames ? "  … \(count - Self.shownNames) more\n" : ""
    return
      "change \(position + 1) of \(groups.count) · in \(counted(count, "snapshot"))\n\(names)\(more)"
      + colored(group.snapshots[0].preview) + prompt
  }

  private var prompt: String {
    "a accept  r reject  s skip  b back  d all lines  ? more  q quit  ? "
  }

  private func colored(_ text: String) -> String {
    let text = text.withVisibleControls
    return isColored ? Colors.patch(text) : text
  }
}

extension PendingSnapshot {
  /// The number of changed lines, and of rows, that are shown unasked for each part of a text.
  private static let shownLines = 40

  /// The change in words, then the changed lines of each part, so that a long table hides no update.
  var preview: String {
    let summary = comparison.summary
    var text = summary.prefix(Self.shownLines).map { "  \($0)\n" }.joined()
    if summary.count > Self.shownLines { text += "  … \(summary.count - Self.shownLines) more\n" }
    for part in diff.byPart {
      text += part.excerpt(limit: Self.shownLines, showsPlaces: true, advice: "d shows all")
    }
    return text
  }
}
