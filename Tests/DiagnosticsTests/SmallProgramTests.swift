import Foundation
import TestSupport
import Testing

/// A program needs one module for a screen.
@Suite("A small program", .bounded)
struct SmallProgramTests {
  /// A screen of two sections with data, handlers and a header, in thirty lines.
  private static let program = """
    import Binder

    struct Song: Identifiable, Equatable {
      let id: Int
      var title: String, isLoved = false
    }

    enum Part: TableViewSection { case player, songs }

    @MainActor final class Library {
      var shuffles = false
      var songs = [Song(id: 1, title: "Asif"), Song(id: 2, title: "Joanne")]
      func remove(_ song: Song) { songs.removeAll { $0.id == song.id } }
    }

    @MainActor func screen(_ library: Library, play: @escaping (Song) -> Void) -> TableScreen<Part> {
      TableScreen(sectionedBy: Part.self) {
        OnSection(.player) {
          Row(ListContent("Shuffle"))
            .toggle(isOn: library.shuffles) { isOn in library.shuffles = isOn }
        }
        OnSection(.songs) {
          Header("Songs")
          Rows(library.songs) { song in ListContent(song.title) }
            .accessory { song in song.isLoved ? .checkmark : .none }
            .onTapped { song in play(song) }
            .onDelete { song in library.remove(song) }
        }
      }
    }
    """

  @Test("imports Binder alone and has a screen of two sections in 30 lines")
  func compiles() async throws {
    #expect(Self.program.split(separator: "\n", omittingEmptySubsequences: false).count <= 30)
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "small-\(UUID().uuidString)"
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "Program.swift")
    try Data(Self.program.utf8).write(to: path)
    let check = try await TypeCheck.run(path)
    #expect(check.succeeded, "\(check.output)")
  }
}
