/// Mutations of sections: each is one event, or a part of the batch that it is in.
extension MutableObservable2DArray {
  /// Adds a section at the end.
  public func appendSection(_ section: Section) {
    insert(section: section, at: numberOfSections)
  }

  /// Puts a section in, at a position in `0...numberOfSections`.
  public func insert(section: Section, at position: Int) {
    edit { value, changes in
      value.sections.insert(section, at: position)
      changes.insertSections(count: 1, at: position)
    }
  }

  /// Takes a section out, with its items, and returns it.
  @discardableResult
  public func removeSection(at position: Int) -> Section {
    edit { value, changes in
      changes.removeSections(position..<(position + 1))
      return value.sections.remove(at: position)
    }
  }

  /// Takes a section out, with its items, and puts it in again.
  ///
  /// - Parameters:
  ///   - source: The section's position.
  ///   - target: Its position afterwards.
  public func moveSection(from source: Int, to target: Int) {
    edit { value, changes in
      value.sections.move(from: source, to: target)
      changes.moveSection(from: source, to: target)
    }
  }

  /// Puts another section in the place of one, whatever its items.
  public func replaceSection(at position: Int, with section: Section) {
    edit { value, changes in
      value.sections[position] = section
      changes.replaceSection(position)
    }
  }

  /// Takes all sections out, with their items.
  public func removeAllItemsAndSections() {
    edit { value, changes in
      changes.removeSections(value.sections.indices)
      value.sections = []
    }
  }

  /// Puts the sections of another array, as they are now, in the place of all; observers are told to take them as new.
  public func replace(with other: Observable2DArray<Metadata, Item>) {
    replace(with: other.sections)
  }
}

extension MutableObservable2DArray where Metadata: Hashable, Item: Equatable {
  /// Puts the sections of another array, as they are now, in the place of all, and tells what is different about them.
  ///
  /// - Parameters:
  ///   - other: The other array.
  ///   - performDiff: Without it the change is a reload.
  public func replace(with other: Observable2DArray<Metadata, Item>, performDiff: Bool) {
    replace(with: other.sections, performDiff: performDiff)
  }
}
