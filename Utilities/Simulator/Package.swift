// swift-tools-version: 6.2

import PackageDescription

// Tests that need Apple's UIKit: they run on a simulator, see .github/workflows/ci.yml.
let package = Package(
  name: "Simulator",
  platforms: [.iOS(.v17)],
  dependencies: [.package(name: "Binder", path: "../..")],
  targets: [
    .testTarget(
      name: "SimulatorTests",
      dependencies: [
        .product(name: "Binder", package: "Binder"),
        .product(name: "BinderObservables", package: "Binder"),
        .product(name: "BinderUIKit", package: "Binder"),
        .product(name: "HeadlessTable", package: "Binder"),
        .product(name: "HeadlessTableUIKit", package: "Binder"),
        .product(name: "HeadlessTableConformance", package: "Binder"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
