import Foundation

/// Something that happens to a reference by accident or by design.
struct Tampering: Sendable {
  /// What is said about it, apart from the lines that differ.
  let sentence: String
  /// What becomes of the content.
  let change: @Sendable (Data) -> Data

  private init(_ sentence: String = "", change: @escaping @Sendable (Data) -> Data) {
    self.sentence = sentence
    self.change = change
  }

  /// One for each thing that has a name, and some that have none.
  static let all = [
    Tampering("! the reference has conflict markers, the first in line 1") {
      Data("<<<<<<< HEAD\n".utf8) + $0 + Data("=======\n>>>>>>> other\n".utf8)
    },
    Tampering("! the reference has line ends CRLF") { content in
      Data(String(decoding: content, as: UTF8.self).replacing("\n", with: "\r\n").utf8)
    },
    Tampering("! the reference begins with a byte order mark") { Data([0xEF, 0xBB, 0xBF]) + $0 },
    Tampering("! the reference has no line feed at its end") { $0.dropLast() },
    Tampering("! the reference is in version 7 of the format, and this is version 1") {
      Data("%snapshot table 7\n".utf8) + $0
    },
    Tampering("! the reference is not UTF-8 text") { $0 + Data([0xC3, 0x28, 0x0A]) },
    Tampering { _ in Data() },
    Tampering { $0 + Data("\n".utf8) },
    Tampering { $0.dropLast(2) + Data("x\n".utf8) },
    Tampering { Data(" ".utf8) + $0 },
    Tampering { $0 + $0 },
    Tampering { content in
      Data(String(decoding: content, as: UTF8.self).replacing("1", with: "１").utf8)
    },
  ]
}
