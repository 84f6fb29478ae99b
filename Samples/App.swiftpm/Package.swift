// swift-tools-version: 6.0

import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Contacts",
  platforms: [.iOS("17.0")],
  products: [
    .iOSApplication(
      name: "Contacts",
      targets: ["AppModule"],
      bundleIdentifier: "org.example.binder.contacts",
      teamIdentifier: "",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .book),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight]
    )
  ],
  dependencies: [.package(name: "Binder", path: "../..")],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        .product(name: "Binder", package: "Binder"),
        .product(name: "BinderUIKit", package: "Binder"),
        .product(name: "SampleScreens", package: "Binder"),
      ],
      path: "Sources"
    )
  ]
)
