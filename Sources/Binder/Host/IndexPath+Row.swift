public import FoundationEssentials

#if !canImport(UIKit) && !canImport(AppKit)
  extension IndexPath {
    /// Makes the path of a row in a section.
    public init(row: Int, section: Int) {
      self.init(indexes: [section, row])
    }

    /// The position of the section, the path's first index.
    public var section: Int {
      get { self[0] }
      set { self[0] = newValue }
    }

    /// The position of the row in its section, the path's second index.
    public var row: Int {
      get { self[1] }
      set { self[1] = newValue }
    }
  }
#endif
