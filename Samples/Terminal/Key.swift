import CommandSupport

/// A key that the interactive screens know, or text.
enum Key: Hashable {
  case up, down, left, right, pageUp, pageDown, home, end
  case enter, escape, backspace
  case character(Character)
}

/// Turns the bytes of a terminal into keys, however they are cut into pieces.
struct KeyDecoder {
  private var pending: [UInt8] = []

  /// The keys that the bytes complete.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, length) = next() {
      pending.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// What the bytes mean if nothing follows them for a while: the escape key, which begins the codes
  /// of others.
  mutating func keysAfterPause() -> [Key] {
    let isEscape = pending == [0x1B]
    pending = []
    return isEscape ? [.escape] : []
  }

  /// The key at the start and its length, the key nil if no screen knows it; nil if more is needed.
  private func next() -> (Key?, Int)? {
    guard let first = pending.first else { return nil }
    switch first {
    case 0x1B: return escapeSequence()
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0..<0x20: return (nil, 1)
    default: return text(first)
    }
  }

  private func escapeSequence() -> (Key?, Int)? {
    guard pending.count > 1 else { return nil }
    guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else {
      return (.escape, 1)
    }
    guard let end = pending[2...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return pending.count > 32 ? (nil, pending.count) : nil
    }
    let code = String(decoding: pending[2...end], as: UTF8.self)
    return (Self.codes[code], end + 1)
  }

  private static let codes: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "5~": .pageUp, "6~": .pageDown, "H": .home,
    "F": .end, "1~": .home,
    "4~": .end, "7~": .home, "8~": .end,
  ]

  private func text(_ first: UInt8) -> (Key?, Int)? {
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard pending.count >= length else { return nil }
    let bytes = pending.prefix(length)
    guard let text = String(utf8: bytes), let character = text.first else {
      return (nil, 1)
    }
    return (.character(character), length)
  }
}
