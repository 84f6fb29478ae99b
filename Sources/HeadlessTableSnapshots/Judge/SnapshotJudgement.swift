#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The result of comparing a snapshot with its reference, and the action that follows.
package struct SnapshotJudgement: Hashable, Sendable {
  /// The result of the comparison.
  package enum Verdict: Hashable, Sendable {
    /// The text is that of the reference.
    case passed
    /// The text is not that of the reference.
    case changed
    /// There is no reference.
    case missing
    /// The reference was written.
    case recorded
  }

  /// An action on the files.
  package enum Action: Hashable, Sendable {
    /// Nothing is written or deleted.
    case nothing
    /// A pending file of the same reference is out of date.
    case deletePending
    /// The text waits for review.
    case writePending
    /// The text becomes the reference.
    case writeReference
  }

  /// The result.
  package var verdict: Verdict
  /// The action.
  package var action: Action
  /// The damage of the reference, apart from its text.
  package var damages: [ReferenceDamage] = []

  /// Judges a text.
  ///
  /// - Parameters:
  ///   - file: The content that the reference should have.
  ///   - reference: The content that it has; nil if there is none.
  ///   - version: The version of the format that the text is in.
  ///   - mode: The mode, which decides the action.
  package init(_ file: Data, reference: Data?, version: Int, mode: SnapshotMode) {
    guard let reference else {
      switch mode {
      case .check: self.init(verdict: .missing, action: .nothing)
      case .pending: self.init(verdict: .missing, action: .writePending)
      case .missing, .failed, .all: self.init(verdict: .recorded, action: .writeReference)
      }
      return
    }
    guard reference != file else {
      self.init(verdict: .passed, action: mode == .check ? .nothing : .deletePending)
      return
    }
    let damages = Self.damages(in: reference, version)
    let isLost = damages.contains(where: \.needsPerson)
    switch mode {
    case .check: self.init(verdict: .changed, action: .nothing, damages: damages)
    case .failed where !isLost, .all:
      self.init(verdict: .recorded, action: .writeReference, damages: damages)
    case .pending, .missing, .failed:
      self.init(verdict: .changed, action: .writePending, damages: damages)
    }
  }

  /// The same where nothing could be written.
  var unwritten: SnapshotJudgement {
    SnapshotJudgement(
      verdict: verdict == .missing ? .missing : .changed,
      action: .nothing,
      damages: damages
    )
  }

  private init(
    verdict: Verdict,
    action: Action,
    damages: [ReferenceDamage] = []
  ) {
    self.verdict = verdict
    self.action = action
    self.damages = damages
  }

  private static func damages(in reference: Data, _ version: Int) -> [ReferenceDamage] {
    let text = String(decoding: reference, as: UTF8.self)
    guard text.utf8.elementsEqual(reference) else { return [.notUTF8] }
    return ReferenceDamage.found(in: text, expecting: version)
  }
}
