/// Which folder of a module may mention the types of which other.
struct Layering {
  /// The module: `Binder`.
  var module: String

  /// For a folder, the folders whose types it may not mention.
  var forbidden: [String: Set<String>]

  /// What the folders are, in a sentence, for messages.
  var rule: String

  /// `Change ← Collections ← Host, Diff ← Applying ← Read ← … ← Drive ← Bind ← Observe ← …`: a folder mentions only types of
  /// folders to its left.
  ///
  /// `Diff` and `Plan` do not know tables. What observes stands on what declares, which knows of it one protocol,
  /// `ObservableRows`.
  static let binder: Layering = {
    let order = [
      "Change", "Collections", "Host", "Diff", "Applying", "Read", "Declare", "Validate", "Resolve",
      "Plan", "Drive", "Bind", "Observe", "DataSources", "Bindings",
    ]
    var forbidden: [String: Set<String>] = [:]
    for (index, folder) in order.enumerated() {
      forbidden[folder] = Set(order[(index + 1)...])
    }
    for folder in ["Diff", "Plan"] { forbidden[folder]?.insert("Host") }
    return Layering(
      module: "Binder",
      forbidden: forbidden,
      rule:
        "the order is Change ← Collections ← Host, Diff ← Applying ← Read ← Declare ← Validate ← Resolve ← Plan ← Drive ← "
        + "Bind ← Observe ← DataSources ← Bindings"
    )
  }()

  /// Pictures, layout, calls and consistency must not know the table, and none of these the checks and the
  /// snapshots that are made of them.
  static let headlessTable: Layering = {
    let parts = ["Render", "Layout", "Trace", "Consistency", "Cells"]
    var forbidden: [String: Set<String>] = [:]
    for folder in parts { forbidden[folder] = ["Table", "Checks", "Snapshots"] }
    forbidden["Cells"] = ["Checks", "Snapshots"]
    forbidden["Table"] = ["Checks", "Snapshots"]
    forbidden["Checks"] = ["Snapshots"]
    return Layering(
      module: "HeadlessTable",
      forbidden: forbidden,
      rule:
        "Render, Layout, Trace and Consistency must not know Table, none of them Checks, and nobody Snapshots"
    )
  }()

  /// One sentence for each first mention in a file of a type that its folder may not know.
  func violations(in files: [SourceFile]) -> [String] {
    let files = files.filter { $0.module == module }
    let folders = Dictionary(grouping: files, by: \.folder)
    var owner: [String: String] = [:]
    for (folder, files) in folders {
      for declaration in files.flatMap(\.declarations)
      where declaration.isTopLevel && !declaration.isExtension {
        owner[declaration.name] = folder
      }
    }
    let hidden = folders.mapValues(names)
    return files.flatMap { file in
      mentions(in: file, of: owner, hidden: hidden[file.folder] ?? [])
    }
  }

  /// The names that a folder declares itself, at any depth; they hide others.
  private func names(in files: [SourceFile]) -> Set<String> {
    Set(files.flatMap(\.declarations).filter { !$0.isExtension }.map(\.name))
  }

  private func mentions(
    in file: SourceFile,
    of owner: [String: String],
    hidden: Set<String>
  ) -> [String] {
    let forbidden = forbidden[file.folder] ?? []
    var seen = hidden.union(file.genericParameters)
    var sentences: [String] = []
    var previous = ""
    for token in file.tokens {
      defer { previous = token.text }
      guard previous != ".", let folder = owner[token.text], forbidden.contains(folder),
        seen.insert(token.text).inserted
      else { continue }
      sentences.append(
        "\(file.place(token.line)): \(file.folder) mentions '\(token.text)' of \(folder); \(rule)."
      )
    }
    return sentences
  }
}
