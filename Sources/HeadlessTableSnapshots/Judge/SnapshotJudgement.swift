#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The result of comparing a snapshot with its reference, and the action that follows.
package struct SnapshotJudgement: Hashable, Sendable {
  /// An action on the files.
  package enum Action: Hashable, Sendable {
    case nothing
    case deletePending
    case writePending
    case writeReference
  }

  package var kind: SnapshotMismatch.Kind?
  package var action: Action
  /// The damage of the reference, apart from its text.
  package var damages: [ReferenceDamage] = []

  /// Judges a text whose reference is a file.
  package init(_ file: Data, reference: Data?, version: Int, mode: SnapshotMode) {
    self.init(of: reference == nil ? .missing : reference == file ? nil : .changed, mode: mode)
    guard let reference, kind != nil else {
      if reference == nil, [.missing, .failed, .all].contains(mode) { record() }
      return
    }
    damages = Self.damages(in: reference, version)
    let isLost = damages.contains(where: \.needsPerson)
    if mode == .all || mode == .failed && !isLost { record() }
  }

  /// Judges a text whose reference is in a source file, which no mode writes to.
  init(of kind: SnapshotMismatch.Kind?, mode: SnapshotMode) {
    self.kind = kind
    action = mode == .check ? .nothing : kind == nil ? .deletePending : .writePending
  }

  private mutating func record() { (kind, action) = (.recorded, .writeReference) }

  /// The same where nothing could be written, of what has a reference or has none.
  func unwritten(hasReference: Bool) -> SnapshotJudgement {
    var judgement = self
    (judgement.kind, judgement.action) = (hasReference ? .changed : .missing, .nothing)
    return judgement
  }

  private static func damages(in reference: Data, _ version: Int) -> [ReferenceDamage] {
    let text = String(decoding: reference, as: UTF8.self)
    guard text.utf8.elementsEqual(reference) else { return [.notUTF8] }
    return ReferenceDamage.found(in: text, expecting: version)
  }
}
