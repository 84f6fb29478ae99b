import Foundation
import HeadlessTable
import HeadlessTableSnapshots

/// The page of all references: every screen that a test shows, test by test, with its variants beside each other.
struct GalleryPage {
  private enum Rank: Int {
    case drawings, texts
  }

  private let tests: [(name: String, references: [StoredReference])]
  private let count: Int
  private let package: String

  init(_ references: [StoredReference], package: String) {
    self.package = package
    count = references.count
    var tests: [(name: String, references: [StoredReference])] = []
    for reference in references {
      if let last = tests.indices.last,
        tests[last].references[0].folderOfTest == reference.folderOfTest
      {
        tests[last].references.append(reference)
      } else {
        tests.append((reference.testName, [reference]))
      }
    }
    self.tests = tests
  }

  var html: String {
    var page = SnapshotPage(
      title: "Screens of \(package)",
      summary: summary,
      filterLabel: "Filter by test or screen"
    )
    for (index, test) in tests.enumerated() {
      page.content.add(
        "section",
        [
          "class": "change", "id": "test-\(index + 1)", "tabindex": "-1",
          "aria-labelledby": "title-\(index + 1)",
          "data-names": test.references.map(\.location.shortName).joined(separator: " "),
        ]
      ) { page in
        page.add("h2", ["id": "title-\(index + 1)"], text: test.name)
        page.add("div", ["class": "screens"]) { page in
          for (place, reference) in test.references.enumerated() {
            add(reference, named: "g\(index + 1)-\(place + 1)", to: &page)
          }
        }
      }
    }
    return page.html
  }

  private var summary: String {
    guard count > 0 else { return "There are no references." }
    return "\(counted(count, "snapshot")) of \(counted(tests.count, "test"))"
  }

  private func add(_ reference: StoredReference, named name: String, to page: inout HTMLText) {
    let location = reference.location
    guard let data = SnapshotFiles.contents(of: location.reference) else { return }
    let text = String(decoding: data, as: UTF8.self)
    let drawings = drawings(of: text, data, location, named: name)
    let omission = "Left out, because the page would be longer than 5 MB: \(location.path)"
    let isDrawing = location.path.hasSuffix(".svg")
    for (index, (title, drawing)) in drawings.enumerated() {
      page.add("figure", ["class": "drawing"]) { page in
        page.add("figcaption", text: title)
        page.add(rank: Rank.drawings.rawValue, instead: omission) { page in
          page.add(html: drawing.html(title: title))
        }
        guard index == 0, !isDrawing else { return }
        page.add(rank: Rank.texts.rawValue, instead: omission) { page in
          add(text, titled: "Text of \(title)", to: &page)
        }
      }
    }
    guard drawings.isEmpty, !isDrawing else { return }
    page.add(rank: Rank.texts.rawValue, instead: omission) { page in
      add(text, titled: reference.screenName, isOpen: true, to: &page)
    }
  }

  private func add(
    _ text: String,
    titled title: String,
    isOpen: Bool = false,
    to page: inout HTMLText
  ) {
    page.add("details", isOpen ? ["open": ""] : [:]) { page in
      page.add("summary", text: title)
      page.add("pre", ["tabindex": "0"], text: text)
    }
  }

  /// The table of a reference, and of each variant whose text is certain, with their titles.
  private func drawings(
    of text: String,
    _ data: Data,
    _ location: SnapshotLocation,
    named name: String
  ) -> [(String, PageDrawing)] {
    let title = location.screenName
    if location.path.hasSuffix(".svg") { return [(title, .document(data))] }
    guard let first = SnapshotDrawing.ofTable(in: text, named: name) else { return [] }
    let parts = SnapshotParts(text)
    if parts.isTransition { return [(title, .made(first))] }
    let variants = parts.parts.enumerated().compactMap { index, part -> (String, PageDrawing)? in
      let other = VariantText.text(parts.table, applying: part.text)
      let drawing = other.flatMap { SnapshotDrawing.ofTable(in: $0, named: "\(name)-\(index + 1)") }
      return drawing.map { ("\(title), \(part.title)", .made($0)) }
    }
    return [(title, .made(first))] + variants
  }
}

extension StoredReference {
  fileprivate var folderOfTest: String { location.path.parentPath }

  /// `AccountsTests/overview`, with the file only where it has another name than the suite.
  fileprivate var testName: String {
    let folders = suites.first == file ? testFolders : [file] + testFolders
    return folders.joined(separator: "/")
  }

  fileprivate var screenName: String { location.screenName }
}

extension SnapshotLocation {
  fileprivate var screenName: String { shortName.lastPathName }
}
