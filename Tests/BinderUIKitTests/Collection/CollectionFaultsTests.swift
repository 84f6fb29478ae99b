import Foundation
import TestSupport
import Testing

@MainActor
@Suite("A UICollectionView whose app would stop, or wait in vain", .bounded)
struct CollectionFaultsTests {
  @Test("shows a list where UIKit reads a layout that nothing is known of any more")
  func lostLayout() {
    let widths = CollectionFaults.Loss.allCases.map {
      "\($0): \(CollectionFaults.layout(after: $0))"
    }
    #expect(
      widths == [
        #"none: ["125.0"]"#, #"otherDelegate: ["375.0"]"#, #"noDelegate: ["125.0"]"#,
        #"binderReleased: ["375.0"]"#,
      ]
    )
  }

  @Test("gives UIKit no group without height for a flow")
  func emptyFlow() {
    #expect(CollectionFaults.heightOfFlow([]) == "custom 375×1")
    #expect(CollectionFaults.heightOfFlow([30, 50]) == "custom 375×50")
    #expect(CollectionFaults.heightOfFlow([0]) == "custom 375×1")
  }

  @Test("has the app's own delegate describe the menu of several items and of none")
  func menus() {
    let notices = ["app: opens", "app: closes"]
    for opensOneFirst in [false, true] {
      let menu = { CollectionFaults.menu(of: $0, opensOneFirst: opensOneFirst) }
      #expect(menu([1]) == ["menu of 1", "opens at 1", "closes at 1"])
      #expect(menu([0, 2]) == ["app's menu of [0, 2]"] + notices)
      #expect(menu([]) == ["app's menu of []"] + notices)
    }
  }

  @Test("can be pulled where its items are fewer than fit")
  func pulling() async {
    #expect(await CollectionFaults.pulling(alwaysBounces: false) == ["1 pulls", "true", "false"])
    #expect(await CollectionFaults.pulling(alwaysBounces: true) == ["1 pulls", "true", "true"])
  }

  @Test("returns for a deallocated object what the method's type says")
  func returnedValues() throws {
    let header = try PackageRoot.text(of: ".ci/objc/UIKit/uikit.h")
    let kinds = [
      "CGFloat": "length", "CGSize": "size", "UIEdgeInsets": "insets", "CGPoint": "offset",
    ]
    var seen: [String: Int] = [:]
    for line in header.split(separator: "\n") where line.contains("- (") {
      guard line.contains("- ("),
        line.contains("(UITableView *)tableView ")
          || line.contains("(UICollectionView *)collectionView ")
      else { continue }
      let parts = line.split(separator: ")", maxSplits: 1)
      let type = String(parts[0].drop { $0 != "(" }.dropFirst())
      let method = parts[1].split(separator: ":").map { part in
        String(part.split(separator: " ").last ?? "")
      }.dropLast().joined(separator: ":")
      let kind = kinds[type] ?? "word"
      seen[kind, default: 0] += 1
      #expect(CollectionFaults.returned(method + ":") == kind, "\(method) returns \(type)")
    }
    #expect(seen.count == 5)
  }
}
