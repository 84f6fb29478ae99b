// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "People",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "Binder", path: "../Binder")],
  targets: [
    .target(name: "People", dependencies: [.product(name: "Binder", package: "Binder")]),
    .testTarget(
      name: "PeopleTests",
      dependencies: [
        "People",
        .product(name: "Binder", package: "Binder"),
        .product(name: "HeadlessTable", package: "Binder"),
        .product(name: "HeadlessTableTesting", package: "Binder"),
      ],
      exclude: ["__Snapshots__"]
    ),
  ]
)
