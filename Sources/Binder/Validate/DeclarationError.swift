/// All problems of a declaration, in one message.
public struct DeclarationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, in the order of the rules that find them.
  public var problems: [DeclarationProblem]

  /// Collects problems.
  public init(problems: [DeclarationProblem]) {
    self.problems = problems
  }

  /// The problems as a list.
  public var description: String {
    let count = problems.count == 1 ? "a problem" : "\(problems.count) problems"
    return "The declaration of this table has \(count):"
      + problems.map { "\n- \($0)" }.joined()
  }
}

/// One problem of a declaration: a case for each kind, with the names that its sentence needs.
///
/// Sections are named as they are in code, chains as they are started: `onSection(.friends)`.
public enum DeclarationProblem: Hashable, Sendable {
  /// A chain, as it is started in code, and its number in the order of their starts, counted from 1.
  public struct Chain: Hashable, Sendable {
    /// The start of the chain: `onSection(.friends)`.
    public var start: String
    /// The number of the chain, counted from 1.
    public var number: Int
  }

  /// `onAllOtherSections()` is started by several chains with these numbers.
  case otherSectionsStartedTwice(chains: [Int])
  /// A part, as in `cells` or `header title`, is bound by several chains; without a section, for all other sections.
  case boundTwice(part: String, section: String?, chains: [Chain])
  /// A chain is started for a section and binds nothing to it.
  case nothingBound(section: String?)
  /// A section, or the only section of a table, has handlers or heights and no cells.
  case handlersWithoutCells(section: String?)
  /// Two view types have one reuse identifier.
  case sharedReuseIdentifier(types: [String], identifier: String)
  /// The only section of a table is displayed, and no cells are bound to it.
  case tableNotBound
  /// A section is displayed, and no chain binds cells to it.
  case displayedButNotBound(section: String)
  /// A section is displayed several times.
  case displayedTwice(section: String, count: Int)
  /// A part of a chain has data for a section that the chain does not declare.
  case foreignData(part: String, chain: Chain, section: String)
  /// The number of cells of a section, or of the only section of a table, is below 0.
  case negativeCount(section: String?, count: Int)
  /// A handler takes models of a type that the section's rows do not have.
  case wrongModelType(section: String?, assumed: String, bound: String)
  /// The declaration is right, but something in it has no effect, or not the one that was meant.
  case warning(Warning)
}

extension DeclarationProblem: CustomStringConvertible {
  /// A sentence that names the problem, and one that names the remedy.
  public var description: String { "\(problem) \(remedy)" }

  /// The problem, in a sentence.
  public var problem: String {
    switch self {
    case .otherSectionsStartedTwice(let chains):
      "onAllOtherSections() is started \(chains.count == 2 ? "twice" : "\(chains.count) times")."
    case .boundTwice(let part, let section, let chains):
      "The \(part) of \(Self.owner(section, chains)) \(part.hasSuffix("s") ? "are" : "is") bound "
        + "\(chains.count == 2 ? "twice" : "\(chains.count) times")\(Self.binders(chains))."
    case .nothingBound(let section):
      "A chain is started for \(Self.name(section)), but nothing is bound to it."
    case .handlersWithoutCells(let section):
      "\(section == nil ? "The table" : Self.name(section, "Section")) has handlers or dimensions, but no "
        + "chain binds cells to it."
    case .sharedReuseIdentifier(let types, let identifier):
      "The types \(types.joined(separator: " and ")) share the reuse identifier '\(identifier)'."
    case .tableNotBound: "Nothing is bound to the table."
    case .displayedButNotBound(let section): "Section '\(section)' is displayed but not bound."
    case .displayedTwice(let section, let count):
      "Section '\(section)' is displayed \(count) times."
    case .foreignData(let part, let chain, let section):
      "The \(part) of \(chain.start) have data for section '\(section)', which that chain does not speak for."
    case .negativeCount(let section, let count):
      "The number of cells of \(Self.name(section)) is \(count)."
    case .warning(let warning): warning.problem
    case .wrongModelType(let section, let assumed, let bound):
      "A handler of \(Self.name(section)) takes models of type \(assumed), but the "
        + "\(section == nil ? "table" : "section")'s cells are bound to \(bound)."
    }
  }

  static func name(_ section: String?, _ word: String = "section") -> String {
    section.map { "\(word) '\($0)'" } ?? "the table"
  }

  private static func owner(_ section: String?, _ chains: [Chain]) -> String {
    if let section { return name(section) }
    return ["onTable()", "OnTable"].contains(chains.first?.start) ? name(nil) : "all other sections"
  }

  /// The chains that bind a part: one that binds it twice, several with the same start, or different ones.
  private static func binders(_ chains: [Chain]) -> String {
    let starts = chains.map(\.start)
    guard let first = starts.first, Set(starts).count == 1 else {
      return ", by \(starts.joined(separator: " and by "))"
    }
    let count = Set(chains).count
    return count == 1 ? " by \(first)" : ", by \(count) chains that start with \(first)"
  }

  /// The remedy, in a sentence.
  public var remedy: String {
    switch self {
    case .otherSectionsStartedTwice:
      "Start it once and keep the chain in a variable if it is written in parts."
    case .boundTwice: "Keep one of them; the first one is shown."
    case .nothingBound: "Bind cells to it or remove the chain."
    case .handlersWithoutCells: "Bind cells to it or remove the handlers."
    case .sharedReuseIdentifier:
      "Conform one of them to ReuseIdentifiable and give it an identifier of its own."
    case .tableNotBound: "Bind cells to it with onTable()."
    case .displayedButNotBound(let section):
      "Bind cells to it with onSection(.\(section)), or take it out of displayedSections."
    case .displayedTwice: "Name it once in displayedSections."
    case .foreignData: "Name the section in the chain, or leave its data out."
    case .negativeCount: "Give 0 or more; no cells are shown."
    case .wrongModelType: "Assume that type, or bind it."
    case .warning(let warning): warning.remedy
    }
  }
}
