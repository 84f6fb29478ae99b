import Foundation
import TestSupport

@testable import HeadlessTable

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Tables that show whatever Unicode has, and what their pictures must be.
enum ArbitraryText {
  /// Texts of up to twelve scalars of any kind: controls, marks, letters of all scripts, emoji, joiners, private ones.
  static func text(_ random: inout SplitMix64) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x00...0x1F, 0x20...0x7E, 0x7F...0xA0, 0xA1...0x17F, 0x300...0x36F, 0x370...0x4FF,
      0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x1100...0x11FF, 0x2000...0x206F,
      0x20D0...0x20FF,
      0x2190...0x27BF, 0x3040...0x30FF, 0x4E00...0x4EFF, 0xAC00...0xACFF, 0xE000...0xE0FF,
      0xFB1D...0xFDFF, 0xFE00...0xFE0F, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F6FF,
      0x1F3FB...0x1F3FF, 0xE0020...0xE007F, 0x10FFF0...0x10FFFF,
    ]
    let favourites: [UInt32] = [
      0x0A, 0x0D, 0x09, 0x1B, 0x22, 0x26, 0x3C, 0x3E, 0x5C, 0x200B, 0x200D, 0x200E, 0x202E, 0x2028,
      0x2069, 0xFE0F, 0xFEFF, 0xFFFE, 0xFFFF, 0x20E3, 0x1F469,
    ]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let value: UInt32 =
        Int.random(in: 0..<3, using: &random) == 0
        ? favourites.randomElement(using: &random) ?? 0x20
        : UInt32.random(in: ranges.randomElement(using: &random) ?? 0x20...0x7E, using: &random)
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  /// A table whose every text is arbitrary.
  static func scene(_ random: inout SplitMix64) -> TableScene {
    let kinds = SnapshotField.Kind.allCases
    let alignments = SnapshotField.Alignment.allCases
    func views() -> [TableScene.Item] {
      (0..<Int.random(in: 1...5, using: &random)).map { _ in
        let fields = (0..<Int.random(in: 0...4, using: &random)).map { _ in
          var field = SnapshotField(
            text(&random),
            Bool.random(using: &random) ? .string(text(&random)) : .word(text(&random)),
            tags: Bool.random(using: &random) ? [text(&random)] : [],
            kind: kinds.randomElement(using: &random) ?? .text
          )
          field.alignment = alignments.randomElement(using: &random) ?? .natural
          return field
        }
        var view = TableScene.View(
          kind: [.row, .row, .header, .footer].randomElement(using: &random) ?? .row,
          height: Double(Int.random(in: 10...120, using: &random)),
          type: "Cell",
          identity: text(&random),
          tags: Bool.random(using: &random) ? ["selected", text(&random)] : [],
          fields: fields
        )
        view.elements = [AccessibilityElement(label: text(&random), value: text(&random))]
        view.changes = TableScene.Change.allCases.filter { _ in Bool.random(using: &random) }
        return .view(view)
      }
    }
    var scene = TableScene(
      id: text(&random),
      style: TableSectionStyle.allCases.randomElement(using: &random)?.rawValue ?? "plain",
      size: TableSize(width: Double(Int.random(in: 40...400, using: &random)), height: 300),
      selectionMode: "single",
      contentSize: TableSize(width: 200, height: 300),
      offset: 0,
      sectionCount: 1,
      rowCount: 3,
      items: [.viewportStart(cut: 0), .section(.init(name: text(&random), rowCount: 3))] + views()
    )
    if Bool.random(using: &random) { scene.layoutDirection = "rightToLeft" }
    scene.contentSizeCategory =
      HeadlessView.ContentSizeCategory.allCases.randomElement(using: &random)?.rawValue
    if Bool.random(using: &random) {
      scene.transition = TableScene.Transition(
        title: text(&random),
        lines: (0..<3).map { _ in text(&random) + String(repeating: "x", count: 70) }
      )
    }
    return scene
  }

  /// What is wrong with the pictures of a scene; nil if nothing is.
  static func problem(of scene: TableScene, columns: Int) throws -> String? {
    if let problem = problemInTerminal(scene, columns: columns) { return problem }
    for extent in TablePicture.Extent.allCases {
      let drawing = scene.svg(extent: extent)
      if !XMLParser(data: Data(drawing.utf8)).parse() { return "not well-formed: \(drawing)" }
    }
    let json = scene.json(detail: .full)
    _ = try JSONSerialization.jsonObject(with: Data(json.utf8))
    for picture in [TablePicture.text, .accessibility, .ascii()] {
      let text = picture.render(scene)
      if !text.hasSuffix("\n") { return "no line feed at the end: \(text.quoted)" }
      let isControl = { (scalar: Unicode.Scalar) in
        scalar != "\n" && scalar.isEscaped && scalar.value < 0x300
      }
      if text.unicodeScalars.contains(where: isControl) { return "a control: \(text.quoted)" }
    }
    return nil
  }

  private static func problemInTerminal(_ scene: TableScene, columns: Int) -> String? {
    let ansi = scene.ansi(columns: columns, hasColors: false)
    for line in ansi.split(separator: "\n") {
      if String(line).columns > columns { return "too wide: \(String(line).quoted)" }
      if line.unicodeScalars.contains(where: { $0.value < 0x20 }) {
        return "a control: \(String(line).quoted)"
      }
    }
    let colored = scene.ansi(columns: columns)
    let colors = /\u{1B}\[[0-9;]*m/.matchingSemantics(.unicodeScalar)
    let rest = colored.replacing(colors, with: "")
    return rest.unicodeScalars.contains("\u{1B}") ? "an escape: \(rest.quoted)" : nil
  }
}
