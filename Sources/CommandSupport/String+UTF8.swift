extension String {
  /// The text that bytes are in UTF-8; nil if they are none.
  ///
  /// `init(validating:as:)` does the same from macOS 15 on.
  public init?(utf8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
