/// Everything that is wrong with a declaration, in one message.
public struct DeclarationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, a sentence or two each: which section, what is wrong, what to do.
  public var problems: [String]

  /// The problems as a list.
  public var description: String {
    let count = problems.count == 1 ? "a problem" : "\(problems.count) problems"
    return "The declaration of this table has \(count):"
      + problems.map { "\n- \($0)" }.joined()
  }
}

/// What the rules look at: a declaration, its data, and what is to be displayed.
@MainActor
struct DeclarationFacts<Section: TableViewSection> {
  let declaration: TableDeclaration<Section>
  let reading: TableReading<Section>
  /// The sections that were set to be displayed; nil when a display behaviour chooses them.
  let displayedSections: [Section]?
}

/// One thing that can be wrong with a declaration.
@MainActor
protocol DeclarationRule {
  /// The problems of this kind, a message each.
  static func problems<Section>(in facts: DeclarationFacts<Section>) -> [String]
}

extension DeclarationError {
  /// Looks for everything that is wrong.
  @MainActor
  static func problems<Section>(in facts: DeclarationFacts<Section>) -> [String] {
    let rules: [any DeclarationRule.Type] = [
      OtherSectionsStartedTwice.self, BoundTwice.self, HandlersWithoutData.self,
      SharedReuseIdentifier.self,
    ]
    return rules.flatMap { $0.problems(in: facts) } + problemsOfData(in: facts)
  }

  /// Looks for what can become wrong after binding has ended, with other data or other sections.
  @MainActor
  static func problemsOfData<Section>(in facts: DeclarationFacts<Section>) -> [String] {
    DisplayedButNotBound.problems(in: facts) + ForeignData.problems(in: facts)
      + WrongModelAssumption.problems(in: facts)
  }
}
