#if canImport(Darwin)
  import UIKit

  /// The app: put these files into an iOS app target that depends on Binder and BinderUIKit.
  @main
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let contacts = ContactsController(ContactStore())
      window.rootViewController = UINavigationController(rootViewController: contacts)
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }
#endif
