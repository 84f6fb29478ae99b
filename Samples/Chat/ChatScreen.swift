import Binder
import BinderObservables
import HeadlessTable

/// A conversation that opens at its end and loads earlier messages when it is scrolled up; the visible rows stay in place.
final class ChatScreen: EditableSample {
  static let name = "chat"
  static let summary = "a conversation that opens at its end and loads earlier messages above"

  enum Section: Int, TableViewSection {
    case messages
  }

  let table: HeadlessTable
  /// The messages that are loaded, oldest first.
  private let loaded = MutableObservableArray<ChatMessage>()
  private let screen: TableScreen<Section>

  /// How many messages are loaded at a time.
  private static let pageSize = 20
  private static let newest = 60

  var said: [String] { ["\(loaded.count) of \(loaded.array.last?.id ?? Self.newest) messages"] }

  init(_ options: SampleOptions) {
    let (table, loaded) = (
      HeadlessTable(id: "chat", width: options.width, height: options.height), loaded
    )
    self.table = table
    screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.messages) {
        ObservedRows(loaded) { message in MessageContent(message: message) }
          .cellHeight { [unowned table] message in message.height(inWidth: table.size.width) }
          // The end of the table is where it seems to be only if rows are as high as they were guessed to be.
          .estimatedCellHeight { [unowned table] message in
            message.height(inWidth: table.size.width)
          }
          .prefetch(when: .cellsFromStart(3)) { _ in Self.loadEarlier(into: loaded) }
      }
    }
    screen.keepsVisibleRowsInPlace = true
    Self.loadEarlier(into: loaded)
    screen.bind(to: table)
    scrollToEnd()
  }

  private static func loadEarlier(into loaded: MutableObservableArray<ChatMessage>) {
    let end = loaded.array.first?.id ?? newest + 1
    loaded.insert(contentsOf: (max(1, end - pageSize)..<end).map(ChatMessage.numbered), at: 0)
  }

  private func scrollToEnd() {
    table.scrollToRow(at: IndexPath(row: loaded.count - 1, section: 0), at: .bottom)
  }

  /// A new message arrives.
  ///
  /// If the last message is visible, the table scrolls to the new one; else the visible rows stay in place.
  func edit(_ indexPath: IndexPath?) {
    let isAtEnd = table.indexPathsForVisibleRows?.last?.row == loaded.count - 1
    loaded.append(.numbered((loaded.array.last?.id ?? 0) + 1))
    if isAtEnd { scrollToEnd() }
  }
}

/// What a row shows: the reader's own messages at the trailing edge, those of others at the leading one.
struct MessageContent: CellContent, Equatable {
  let message: ChatMessage
}

extension MessageContent: HeadlessContent {
  var snapshotFields: [SnapshotField]? {
    let edge: SnapshotField.Alignment = message.isOwn ? .trailing : .natural
    return [.text("author", message.author, edge), .text("text", message.text, edge)]
  }
}
