// Index paths come from the system's smallest module that has them.
#if canImport(FoundationEssentials)
  @_exported public import struct FoundationEssentials.IndexPath
#else
  @_exported public import struct Foundation.IndexPath
#endif

// UIKit and AppKit have these as well. Where one of them is imported, its own are preferred, so that a file which imports
// both modules is not ambiguous.
extension IndexPath {
  /// Makes the path of a row in a section.
  @_disfavoredOverload
  public init(row: Int, section: Int) {
    // Unlike a literal, this allocates nothing.
    self = IndexPath(index: section).appending(row)
  }

  /// Makes the path of a row in a section, by its other name.
  @_disfavoredOverload
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The position of the row in its section, by its other name.
  @_disfavoredOverload
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// The position of the section, the path's first index.
  @_disfavoredOverload
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The position of the row in its section, the path's second index.
  @_disfavoredOverload
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
