/// Who may import whom.
enum ImportRules {
  private static let ours: Set = [
    "Binder", "BinderCollections", "BinderMigration", "BinderObservables", "BinderObservablesUIKit",
    "BinderSwiftUI", "BinderUIKit",
    "HeadlessTable", "HeadlessTableConformance", "HeadlessTableSnapshots", "HeadlessTableTesting",
    "HeadlessTableTestingStart", "HeadlessTableUIKit",
    "TableBatches", "tablesnap", "samples",
  ]
  private static let testLibraries: Set = ["Testing", "XCTest"]
  /// They start other programs, and nobody waits for their tests to start.
  private static let programs: Set = ["tablesnap"]
  private static let mayImport: [String: Set<String>] = [
    "Binder": [],
    "BinderCollections": ["Binder"],
    "BinderMigration": ["Binder", "BinderObservables"],
    "BinderObservables": ["Binder"],
    "BinderObservablesUIKit": ["Binder", "BinderObservables", "BinderUIKit"],
    "BinderSwiftUI": ["Binder", "BinderUIKit"],
    "BinderUIKit": ["Binder", "BinderCollections", "TableBatches"],
    "HeadlessTableUIKit": ["Binder", "BinderUIKit", "HeadlessTable"],
    "HeadlessTable": ["Binder", "BinderCollections", "BinderObservables", "TableBatches"],
    "TableBatches": ["Binder"],
    "HeadlessTableConformance": ["Binder", "HeadlessTable"],
    "HeadlessTableSnapshots": ["Binder", "HeadlessTable"],
    "HeadlessTableTesting": ["Binder", "HeadlessTable", "HeadlessTableSnapshots"],
    "tablesnap": ["Binder", "HeadlessTable", "HeadlessTableSnapshots"],
  ]

  /// One sentence for each import in `Sources` that must not be.
  static func violations(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      file.imports.compactMap { module, line in
        reason(module, in: file).map { "\(file.place(line)): \($0)." }
      }
    }
  }

  private static func reason(_ module: String, in file: SourceFile) -> String? {
    if ours.contains(module), !mayImport[file.module, default: []].contains(module) {
      return "\(file.module) must not import \(module)"
    }
    if testLibraries.contains(module), file.module != "HeadlessTableTesting" {
      return "only HeadlessTableTesting may import \(module)"
    }
    if module == "Foundation", !programs.contains(file.module), !file.fallsBackToFoundation {
      return "import FoundationEssentials instead of the whole of Foundation"
    }
    return nil
  }
}

extension SourceFile {
  /// True when Foundation is imported only where there is no `FoundationEssentials`.
  fileprivate var fallsBackToFoundation: Bool {
    tokens.map(\.text).joined(separator: " ").contains("canImport ( FoundationEssentials )")
  }
}
