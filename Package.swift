// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

// Where there is no UIKit, a module of its name stands in for it, and what is written for UIKit is run by tests; no product
// has it.
#if os(Linux)
  let uiKit: [Target.Dependency] = ["UIKit"]
  let uiKitTargets: [Target] = [
    .target(
      name: "UIKit",
      dependencies: ["Binder", "BinderCollections", "BinderObservables", "HeadlessTable"],
      path: "Tests/UIKitStandIn",
      swiftSettings: settings
    ),
    .target(
      name: "SampleApp",
      dependencies: ["Binder", "BinderUIKit", "SampleScreens", "UIKit"],
      path: "Samples/App.swiftpm/Sources",
      swiftSettings: settings
    ),
    .testTarget(
      name: "BinderUIKitTests",
      dependencies: [
        "Binder", "BinderObservables", "BinderObservablesUIKit", "BinderUIKit", "HeadlessTable",
        "HeadlessTableConformance", "HeadlessTableTesting", "HeadlessTableUIKit", "SampleApp",
        "SampleScreens", "TestSupport", "UIKit", "samples",
      ],
      swiftSettings: settings
    ),
  ]
  let productOfBinderUIKit = ["Binder"]
  let productOfBinderSwiftUI = ["Binder"]
  let productOfBinderObservablesUIKit = ["BinderObservables"]
  let productOfHeadlessTableUIKit = ["HeadlessTable"]
#else
  let uiKit: [Target.Dependency] = []
  let uiKitTargets: [Target] = []
  let productOfBinderUIKit = ["BinderUIKit"]
  let productOfBinderSwiftUI = ["BinderSwiftUI"]
  let productOfBinderObservablesUIKit = ["BinderObservablesUIKit"]
  let productOfHeadlessTableUIKit = ["HeadlessTableUIKit"]
#endif

let package = Package(
  name: "Binder",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .visionOS(.v1)],
  products: [
    .library(name: "Binder", targets: ["Binder"]),
    .library(name: "BinderObservables", targets: ["BinderObservables"]),
    .library(name: "BinderCollections", targets: ["BinderCollections"]),
    .library(name: "BinderMigration", targets: ["BinderMigration"]),
    .library(name: "BinderUIKit", targets: productOfBinderUIKit),
    .library(name: "BinderSwiftUI", targets: productOfBinderSwiftUI),
    .library(name: "BinderObservablesUIKit", targets: productOfBinderObservablesUIKit),
    .library(name: "HeadlessTable", targets: ["HeadlessTable", "HeadlessTableSnapshots"]),
    .library(name: "HeadlessTableUIKit", targets: productOfHeadlessTableUIKit),
    .executable(name: "tablesnap", targets: ["tablesnap"]),
    .library(name: "HeadlessTableTesting", targets: ["HeadlessTableTesting"]),
    .library(name: "HeadlessTableConformance", targets: ["HeadlessTableConformance"]),
    .library(name: "SampleScreens", targets: ["SampleScreens"]),
  ],
  targets: [
    .target(name: "Binder", swiftSettings: settings),
    .target(name: "BinderObservables", dependencies: ["Binder"], swiftSettings: settings),
    .target(name: "BinderCollections", dependencies: ["Binder"], swiftSettings: settings),
    .target(
      name: "BinderMigration",
      dependencies: ["Binder", "BinderObservables"],
      swiftSettings: settings
    ),
    .target(name: "TableBatches", dependencies: ["Binder"], swiftSettings: settings),
    .target(
      name: "BinderUIKit",
      dependencies: ["Binder", "BinderCollections", "TableBatches"] + uiKit,
      swiftSettings: settings
    ),
    .target(
      name: "BinderSwiftUI",
      dependencies: ["Binder", "BinderUIKit"] + uiKit,
      swiftSettings: settings
    ),
    .target(
      name: "BinderObservablesUIKit",
      dependencies: ["Binder", "BinderObservables", "BinderUIKit"] + uiKit,
      swiftSettings: settings
    ),
    .target(
      name: "HeadlessTable",
      dependencies: ["Binder", "BinderCollections", "BinderObservables", "TableBatches"],
      swiftSettings: settings
    ),
    .target(
      name: "HeadlessTableSnapshots",
      dependencies: ["Binder", "HeadlessTable"],
      swiftSettings: settings
    ),
    .target(
      name: "HeadlessTableUIKit",
      dependencies: ["Binder", "BinderUIKit", "HeadlessTable"] + uiKit,
      swiftSettings: settings
    ),
    .target(
      name: "HeadlessTableTesting",
      dependencies: [
        "Binder", "HeadlessTable", "HeadlessTableSnapshots", "HeadlessTableTestingStart",
      ],
      swiftSettings: settings
    ),
    .target(name: "HeadlessTableTestingStart", swiftSettings: settings),
    .target(
      name: "HeadlessTableConformance",
      dependencies: ["Binder", "HeadlessTable"],
      swiftSettings: settings
    ),
    .target(name: "CommandSupport", swiftSettings: settings),
    .executableTarget(
      name: "tablesnap",
      dependencies: ["CommandSupport", "HeadlessTable", "HeadlessTableSnapshots"],
      swiftSettings: settings
    ),
    .target(
      name: "SampleScreens",
      dependencies: ["Binder"],
      path: "Samples/Screens",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "samples",
      dependencies: [
        "Binder", "BinderObservables", "CommandSupport", "HeadlessTable", "SampleScreens",
      ],
      path: "Samples",
      exclude: ["App.swiftpm", "README.md", "Screens", "Starter"],
      resources: [
        .copy("Artists/artists.tsv"),
        .copy("Contacts/names.txt"),
        .copy("Feed/feed.json"),
        .copy("Form/lunch.events"),
        .copy("Home/home.json"),
        .copy("Mail/inbox.mbox"),
        .copy("Packages/packages.status"),
        .copy("Photos/photos.tsv"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BinderTests",
      dependencies: ["Binder", "BinderObservables", "HeadlessTable", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BinderMigrationTests",
      dependencies: [
        "Binder", "BinderMigration", "BinderObservables", "HeadlessTable", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "HeadlessTableTests",
      dependencies: [
        "Binder", "BinderCollections", "BinderObservables", "HeadlessTable",
        "HeadlessTableSnapshots", "TableBatches", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "HeadlessTableSnapshotsTests",
      dependencies: [
        "Binder", "BinderObservables", "HeadlessTable", "HeadlessTableSnapshots", "TableBatches",
        "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "HeadlessTableTestingTests",
      dependencies: [
        "Binder", "BinderObservables", "HeadlessTable", "HeadlessTableSnapshots",
        "HeadlessTableTesting", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "HeadlessTableConformanceTests",
      dependencies: ["Binder", "HeadlessTable", "HeadlessTableConformance", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "tablesnapTests",
      dependencies: [
        "Binder", "CommandSupport", "HeadlessTable", "HeadlessTableSnapshots", "TestSupport",
        "tablesnap",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "samples", "HeadlessTableConformance", "HeadlessTableTesting", "TestSupport",
      ],
      exclude: ["__Snapshots__"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["HeadlessTable", "HeadlessTableSnapshots", "TestSupport", "tablesnap"],
      exclude: ["Fixture"],
      swiftSettings: settings
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "BudgetTests",
      dependencies: ["Binder", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DiagnosticsTests",
      dependencies: ["Binder", "BinderMigration", "BinderObservables", "TestSupport"],
      swiftSettings: settings
    ),
  ] + uiKitTargets,
  swiftLanguageModes: [.v6]
)

// Tests run on the newest systems, and use what the oldest ones do not have: typed asynchronous sequences, executors, locks.
for target in package.targets where target.isTest || target.name == "TestSupport" {
  target.swiftSettings?.append(
    .unsafeFlags(
      ["-Xfrontend", "-disable-availability-checking"],
      .when(platforms: [.macOS, .iOS, .tvOS, .visionOS])
    )
  )
}
