// Screens in views of SwiftUI, as an app writes them.
import Binder
import BinderCollections
import BinderSwiftUI
import BinderUIKit
import Observation
import SwiftUI
import UIKit

enum SettingsPart: TableViewSection { case devices, sounds }

@MainActor
@Observable
final class SettingsStore {
  var devices = ["Phone"]
  var sounds = ["Bell", "Chime"]
}

final class NamedItemCell: UICollectionViewListCell {}

@MainActor
func settingsScreen(_ store: SettingsStore) -> TableScreen<SettingsPart> {
  let screen = TableScreen(sectionedBy: SettingsPart.self) {
    OnSection(.devices) {
      Header("DEVICES")
      Cells(UITableViewCell.self, models: store.devices) { row, cell, device in
        cell.contentConfiguration = UIHostingConfiguration { Text(device) }
      }
    }
  }
  screen.rowUpdates = .reconfigure
  return screen
}

struct SettingsView: View {
  let store: SettingsStore
  var body: some View { ScreenView(settingsScreen(store)) }
}

struct SoundsView: View {
  let store: SettingsStore
  @State private var isSilent = false

  var body: some View {
    ScreenView(
      collection: CollectionScreen(sectionedBy: SettingsPart.self) {
        OnSection(.sounds) {
          BinderCollections.Layout(.grid(columns: 3))
          Cells(NamedItemCell.self, models: isSilent ? [] : store.sounds) { item, cell, sound in
            cell.contentConfiguration = UIHostingConfiguration { Text(sound) }
          }
          .onTapped { item, cell, sound in isSilent = true }
        }
      },
      configure: { collectionView in collectionView.setsDeclaredLayout = true }
    )
  }
}

struct KeptView: View {
  let screen: TableScreen<SettingsPart>

  var body: some View {
    ScreenView(screen, style: .grouped) { table in
      table.diagnosticHandler = { print($0.message) }
    }
  }
}
