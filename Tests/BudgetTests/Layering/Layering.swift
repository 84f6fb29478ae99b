/// Which folder of a module may mention the types of which other.
struct Layering {
  /// The module: `Binder`.
  var module: String

  /// For a folder, the folders whose types it may not mention.
  var forbidden: [String: Set<String>]

  /// What the folders are, in a sentence, for messages.
  var rule: String

  /// `Diff` and `Plan` do not know tables.
  static let binder: Layering = {
    var layering = Layering(
      module: "Binder",
      order: [
        "Change", "Collections", "Host", "Diff", "Applying", "Read", "Declare", "Validate",
        "Resolve", "Plan", "Drive", "Bind",
      ],
      rule:
        "the order is Change ← Collections ← Host, Diff ← Applying ← Read ← Declare ← Validate ← Resolve ← Plan ← Drive ← Bind"
    )
    for folder in ["Diff", "Plan"] { layering.forbidden[folder]?.insert("Host") }
    return layering
  }()

  static let binderObservables = Layering(
    module: "BinderObservables",
    order: ["Observe", "DataSources", "Bindings"],
    rule: "the order is Observe ← DataSources ← Bindings"
  )

  /// Pictures, layout, calls and consistency must not know the table.
  static let headlessTable = Layering(
    module: "HeadlessTable",
    forbidden: Dictionary(
      uniqueKeysWithValues: ["Render", "Layout", "Trace", "Consistency"].map {
        ($0, ["Table"])
      }
    ),
    rule: "Render, Layout, Trace and Consistency must not know Table"
  )

  private init(module: String, forbidden: [String: Set<String>], rule: String) {
    (self.module, self.forbidden, self.rule) = (module, forbidden, rule)
  }

  /// A folder mentions only types of folders before it.
  private init(module: String, order: [String], rule: String) {
    let forbidden = order.enumerated().map { ($1, Set(order[($0 + 1)...])) }
    self.init(
      module: module,
      forbidden: Dictionary(uniqueKeysWithValues: forbidden),
      rule: rule
    )
  }

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
