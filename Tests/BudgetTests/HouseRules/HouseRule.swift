/// Something that no file may contain, with the sentence that says so.
struct HouseRule: Sendable {
  /// What to do instead, without a full stop.
  var sentence: String

  /// The lines that break the rule.
  var lines: @Sendable (SourceFile) -> [Int]

  /// The most lines a file may have.
  static let longestFile = 450

  /// Rules for everything that is Swift here.
  static let everywhere: [HouseRule] = [
    HouseRule("a file has at most \(longestFile) lines") { file in
      file.lineCount > longestFile ? [file.lineCount] : []
    },
    HouseRule("cast with 'as?' and say what happens else, or carry the type in a generic") { file in
      file.lines(of: ["as", "!"])
    },
    HouseRule("handle the error, or throw it on, instead of 'try!'") { file in
      file.lines(of: ["try", "!"])
    },
    HouseRule("give 'fatalError' a text that says what is wrong and what to do") { file in
      file.lines(of: ["fatalError", "(", ")"])
    },
    HouseRule("put the access level on the members, not on the extension") { file in
      ["public", "package", "internal", "fileprivate", "private", "open"]
        .flatMap { file.lines(of: [$0, "extension"]) }
    },
    HouseRule("wait with 'await', for a bounded time: a thread that tasks share must not stand") {
      file in
      let words = [
        [".", "wait", "(", ")"], ["waitUntilExit"], ["readLine", "("], ["readToEnd"],
        ["readDataToEndOfFile"], ["Thread", ".", "sleep"], ["usleep"],
      ]
      return words.flatMap { file.lines(of: $0) }.filter { !file.isAwaited(line: $0) }
    },
    HouseRule("end a loop over 'Task.yield()' after a while, as 'until' does") { file in
      let loops = Set(file.lines(of: ["while"]))
      return file.lines(of: ["Task", ".", "yield"]).filter(loops.contains)
    },
    HouseRule("wait for a condition by 'until': a busy machine needs more turns") { file in
      let conditions = Set(file.lines(of: ["where"]))
      return file.lines(of: ["Task", ".", "yield"]).filter(conditions.contains)
    },
  ]

  /// Rules for what users of the package see.
  static let publicInterface: [HouseRule] = [
    HouseRule("nothing public mentions 'Any'; carry the type in a generic, or name the eraser") {
      file in
      let publicLines = Set(["public", "open"].flatMap { file.lines(of: [$0]) })
      return file.lines(of: ["Any"]).filter(publicLines.contains)
    }
  ]

  init(_ sentence: String, lines: @escaping @Sendable (SourceFile) -> [Int]) {
    self.sentence = sentence
    self.lines = lines
  }

  /// One sentence for each line of a file that breaks the rule.
  func violations(in file: SourceFile) -> [String] {
    lines(file).sorted().map { "\(file.place($0)): \(sentence)." }
  }
}

extension SourceFile {
  /// Whether the line suspends a task instead of a thread.
  fileprivate func isAwaited(line: Int) -> Bool { lines(of: ["await"]).contains(line) }

  /// The lines on which a run of words and signs begins.
  func lines(of words: [String]) -> [Int] {
    guard let first = words.first else { return [] }
    return tokens.indices.dropLast(words.count - 1).compactMap { index in
      guard tokens[index].text == first else { return nil }
      let isRun = words.indices.allSatisfy { tokens[index + $0].text == words[$0] }
      return isRun ? tokens[index].line : nil
    }
  }
}
