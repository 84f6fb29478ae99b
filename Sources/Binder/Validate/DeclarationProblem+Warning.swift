extension DeclarationProblem {
  /// Something without effect, or with another than was meant: a case for each kind, with the names for its sentence.
  public enum Warning: Hashable, Sendable {
    /// A chain is started by `onSections` with no sections.
    case chainWithoutSections(number: Int)
    /// The closure that orders the sections returns other sections than it received, or one several times.
    case wrongOrder(invented: [String], dropped: [String], repeated: [String])
    /// Several rows of a section, or of the only section of a table, have the same identities.
    case repeatedIdentities(section: String?, identities: [String])
    /// The models of a section, or of the only section of a table, have neither identity nor equality, and have changed.
    case unmatchedModels(section: String?, type: String)
    /// A snapshot has items in a section that a screen does not declare now.
    case undeclaredItems(section: String, type: String)
    /// A snapshot has items in a section whose rows are items of another type.
    case wrongItemType(section: String, type: String, bound: String)
    /// A snapshot has items in a section whose rows come from other data.
    case foreignItems(section: String, type: String)
    /// A height of a section, or of the only section of a table, is made of something `@Observable`.
    case observedHeight(section: String?)
    /// A closure that fills cells changes something `@Observable` that cells have read.
    case changedWhileFilling
    /// A type of cells, or of headers and footers, is not registered, and a program registers its types itself.
    case notRegistered(type: String, isCell: Bool)
    /// A binder is refreshed whose data was all given as values.
    case nothingToRefresh
    /// Sections are bound, and the sections to display were not set.
    case displayedSectionsNotSet
    /// The sections to display are set while the section display behavior chooses them.
    case displayedSectionsAreChosen
    /// A selected row has an identity of an unknown type, or of another than the selection; without a section, in the table.
    case wrongSelectionType(section: String?, identity: String?, kept: String)
    /// A screen or a binder takes over a table that another one still drives.
    case secondOwner(isScreen: Bool)
    /// Another object has become the table's data source.
    case otherDataSource
    /// Another object has become the table's delegate.
    case otherDelegate
  }
}

extension DeclarationProblem.Warning: CustomStringConvertible {
  /// A sentence that names the problem, and one that names the remedy.
  public var description: String { "\(problem) \(remedy)" }

  /// The problem, in a sentence.
  public var problem: String {
    switch self {
    case .chainWithoutSections:
      "A chain is started by onSections with no sections, so it declares nothing."
    case .wrongOrder(let invented, let dropped, let repeated):
      "The closure that orders the displayed sections "
        + Self.faults([("invents", invented), ("drops", dropped), ("repeats", repeated)]) + "."
    case .repeatedIdentities(let section, let identities):
      "\(section.map { "Section '\($0)'" } ?? "The table") has several rows with "
        + "\(Self.names(of: identities))."
    case .unmatchedModels(let section, let type):
      "The models of \(DeclarationProblem.name(section)) are of type \(type), which is neither Identifiable nor "
        + "Equatable, so each change reloads the whole section."
    case .undeclaredItems(let section, _):
      "The snapshot has items in section '\(section)', which the screen does not declare now."
    case .wrongItemType(let section, let type, let bound):
      "The snapshot has items of type \(type), but section '\(section)' is bound to items of type "
        + "\(bound), so it shows none."
    case .foreignItems(let section, _):
      "The snapshot has items in section '\(section)', whose rows come from other data."
    case .observedHeight(let section):
      "The cellHeight of \(DeclarationProblem.name(section)) reads an @Observable value, and the table keeps a height "
        + "until the next refresh."
    case .changedWhileFilling:
      "A closure that fills cells changes an @Observable value that cells read, so these cells may miss later changes."
    case .notRegistered(let type, _):
      "automaticallyRegister is false, and \(type) is not registered."
    case .nothingToRefresh:
      "refresh() has nothing to read again: all data of the binder was given as values, which stay as they are."
    case .displayedSectionsNotSet:
      "displayedSections was never set, so the table shows none of the sections that are bound."
    case .displayedSectionsAreChosen:
      "displayedSections was set, but the section display behavior chooses the sections."
    case .wrongSelectionType(let section, let identity, let kept):
      "A row of \(DeclarationProblem.name(section)) was selected whose identity is "
        + (identity.map { "of type \($0)" } ?? "not known")
        + ", but the selection keeps identities of type \(kept)."
    case .secondOwner(let isScreen):
      "A second \(isScreen ? "screen" : "binder") takes over a table that another one still drives, which "
        + "shows nothing from now on."
    case .otherDataSource:
      "Another object is the table's data source now, so nothing that is declared is shown any more."
    case .otherDelegate:
      "Another object is the table's delegate now, so no handler, height or view that is declared is used "
        + "any more, unless it hands the calls on."
    }
  }

  private static func faults(_ sections: [(fault: String, names: [String])]) -> String {
    sections.filter { !$0.names.isEmpty }
      .map { "\($0.fault) \($0.names.map { "'\($0)'" }.joined(separator: ", "))" }
      .joined(separator: " and ")
  }

  /// Identities, of which two are named, or three.
  private static func names(of identities: [String]) -> String {
    let names = identities.map { "'\($0)'" }
    return switch names.count {
    case 0: "one identity"
    case 1: "the identity \(names[0])"
    case 2: "the identities \(names[0]) and \(names[1])"
    case 3: "the identities \(names[0]), \(names[1]) and \(names[2])"
    default: "the identities \(names[0]), \(names[1]) and \(names.count - 2) others"
    }
  }

  /// The remedy, in a sentence.
  public var remedy: String {
    switch self {
    case .chainWithoutSections: "Name at least one."
    case .wrongOrder: "Give back exactly the sections that it was given, in another order."
    case .repeatedIdentities:
      "A change can't tell them apart, and takes them in their order: give each row an identity of its own."
    case .unmatchedModels(_, "Any"):
      "Give the models a type that is Identifiable, and Equatable too if its content changes."
    case .unmatchedModels(_, let type):
      "Let \(type) be Identifiable, and Equatable too if its content changes."
    case .undeclaredItems(_, let type):
      "Declare it with 'items: \(type).self', or leave its items out."
    case .wrongItemType(_, let type, _): "Bind it with 'items: \(type).self'."
    case .foreignItems(_, let type):
      "Bind the section with 'items: \(type).self', or leave its items out."
    case .changedWhileFilling: "Change it elsewhere, as in onTapped."
    case .observedHeight: "Call refresh() when the value changes."
    case .notRegistered(let type, let isCell):
      "Register it before binding ends, as in "
        + "register(\(type).self, \(isCell ? "forCell" : "forHeaderFooterView")ReuseIdentifier: …), or leave "
        + "automaticallyRegister as it is."
    case .nothingToRefresh: "Bind a closure, as in 'models: { people }', or an observed array."
    case .displayedSectionsNotSet:
      "Set it before finish(), or choose another sectionDisplayBehavior."
    case .displayedSectionsAreChosen: "Use .manuallyManaged to set them."
    case .wrongSelectionType(_, let identity, _):
      identity.map { "Keep identities of type \($0)." }
        ?? "Let the models be Identifiable or Hashable."
    case .secondOwner(let isScreen):
      isScreen
        ? "Unbind the other one first, or declare all sections in one screen."
        : "Use one binder a table, with a chain for each section."
    case .otherDataSource:
      "Leave the data source to Binder; a UITableView hands what is not declared to its forwardedDataSource."
    case .otherDelegate:
      "Leave the delegate to Binder; a UITableView hands what is not declared to its forwardedDelegate."
    }
  }
}
