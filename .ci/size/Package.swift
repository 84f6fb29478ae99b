// swift-tools-version: 6.2

import PackageDescription

// The smallest app: one chain on a host that shows nothing. `.ci/run release` measures it.
let package = Package(
  name: "size",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Binder", path: "../..")],
  targets: [
    .executableTarget(name: "size", dependencies: [.product(name: "Binder", package: "Binder")])
  ],
  swiftLanguageModes: [.v6]
)
