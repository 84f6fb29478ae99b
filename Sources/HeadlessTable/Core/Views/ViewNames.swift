/// The names and the pools of the views that a table knows: `PersonCell #3`, from pool `person`.
///
/// Numbers count from 1 for each type and are never used twice. A view is known for as long as it
/// lives; a new object at the address of a dead one is a new view.
@MainActor
struct ViewNames {
  final class Tag {
    let name: Call.ViewName
    /// The pool of the view; nil for a view that the table did not dequeue.
    let reuseIdentifier: String?
    /// The rows, headers and footers that show the view; more than one is a mistake.
    var places = 0
    fileprivate private(set) weak var view: AnyObject?

    fileprivate init(name: Call.ViewName, reuseIdentifier: String?, view: AnyObject) {
      self.name = name
      self.reuseIdentifier = reuseIdentifier
      self.view = view
    }
  }

  private var tags: [ObjectIdentifier: Tag] = [:]
  private var lastNumbers: [String: Int] = [:]
  private var sweepCount = 256

  func tag(of view: AnyObject) -> Tag? {
    guard let tag = tags[ObjectIdentifier(view)], tag.view === view else { return nil }
    return tag
  }

  mutating func add(_ view: AnyObject, type: String, reuseIdentifier: String?) -> Tag {
    sweepIfDue()
    let number = lastNumbers[type, default: 0] + 1
    lastNumbers[type] = number
    let name = Call.ViewName(type: type, number: number)
    let tag = Tag(name: name, reuseIdentifier: reuseIdentifier, view: view)
    tags[ObjectIdentifier(view)] = tag
    return tag
  }

  private mutating func sweepIfDue() {
    guard tags.count >= sweepCount else { return }
    tags = tags.filter { $0.value.view != nil }
    sweepCount = max(256, tags.count * 2)
  }
}
