/// An Xcode project with an app and its tests, whose files are those of two folders, as Xcode 16 and later have it.
struct XcodeProjectText {
  let name: AppName

  /// The names of objects are any 24 hexadecimal digits.
  private func id(_ number: Int) -> String {
    "504C554D42000000" + String(repeating: "0", count: 8 - "\(number)".count) + "\(number)"
  }

  var text: String {
    let code = name.code
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = 77;
      \tobjects = {
      \t\t\(id(1)) = {
      \t\t\tisa = PBXProject;
      \t\t\tattributes = {
      \t\t\t\tBuildIndependentTargetsInParallel = 1;
      \t\t\t\tLastUpgradeCheck = 1600;
      \t\t\t\tTargetAttributes = { \(id(21)) = { TestTargetID = \(id(20)); }; };
      \t\t\t};
      \t\t\tbuildConfigurationList = \(id(30));
      \t\t\tdevelopmentRegion = en;
      \t\t\thasScannedForEncodings = 0;
      \t\t\tknownRegions = (en, Base);
      \t\t\tmainGroup = \(id(2));
      \t\t\tminimizedProjectReferenceProxies = 1;
      \t\t\tpreferredProjectObjectVersion = 77;
      \t\t\tproductRefGroup = \(id(3));
      \t\t\tprojectDirPath = "";
      \t\t\tprojectRoot = "";
      \t\t\ttargets = (\(id(20)), \(id(21)));
      \t\t};
      \t\t\(id(2)) = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (\(id(10)), \(id(11)), \(id(3)));
      \t\t\tsourceTree = "<group>";
      \t\t};
      \t\t\(id(3)) = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (\(id(12)), \(id(13)));
      \t\t\tname = Products;
      \t\t\tsourceTree = "<group>";
      \t\t};
      \(folder(10, code))
      \(folder(11, "\(code)Tests"))
      \(product(12, "\(code).app", "wrapper.application"))
      \(product(13, "\(code)Tests.xctest", "wrapper.cfbundle"))
      \(target(20, code, folder: 10, product: 12, type: "application", configurations: 31))
      \(target(21, "\(code)Tests", folder: 11, product: 13, type: "bundle.unit-test", configurations: 32, needs: 50))
      \t\t\(id(50)) = {
      \t\t\tisa = PBXTargetDependency;
      \t\t\ttarget = \(id(20));
      \t\t\ttargetProxy = \(id(51));
      \t\t};
      \t\t\(id(51)) = {
      \t\t\tisa = PBXContainerItemProxy;
      \t\t\tcontainerPortal = \(id(1));
      \t\t\tproxyType = 1;
      \t\t\tremoteGlobalIDString = \(id(20));
      \t\t\tremoteInfo = \(code);
      \t\t};
      \(phases(of: 20))
      \(phases(of: 21))
      \(XcodeBuildSettings(name: name).texts(id: id).joined(separator: "\n"))
      \t};
      \trootObject = \(id(1));
      }

      """
  }

  private func folder(_ number: Int, _ path: String) -> String {
    """
    \t\t\(id(number)) = {
    \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
    \t\t\tpath = \(path);
    \t\t\tsourceTree = "<group>";
    \t\t};
    """
  }

  private func product(_ number: Int, _ path: String, _ type: String) -> String {
    """
    \t\t\(id(number)) = {
    \t\t\tisa = PBXFileReference;
    \t\t\texplicitFileType = \(type);
    \t\t\tincludeInIndex = 0;
    \t\t\tpath = \(path);
    \t\t\tsourceTree = BUILT_PRODUCTS_DIR;
    \t\t};
    """
  }

  private func target(
    _ number: Int, _ name: String, folder: Int, product: Int, type: String, configurations: Int,
    needs: Int? = nil
  ) -> String {
    """
    \t\t\(id(number)) = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = \(id(configurations));
    \t\t\tbuildPhases = (\(id(number * 100)), \(id(number * 100 + 1)), \(id(number * 100 + 2)));
    \t\t\tbuildRules = ();
    \t\t\tdependencies = (\(needs.map(id) ?? ""));
    \t\t\tfileSystemSynchronizedGroups = (\(id(folder)));
    \t\t\tname = \(name);
    \t\t\tpackageProductDependencies = ();
    \t\t\tproductName = \(name);
    \t\t\tproductReference = \(id(product));
    \t\t\tproductType = "com.apple.product-type.\(type)";
    \t\t};
    """
  }

  private func phases(of target: Int) -> String {
    ["Sources", "Frameworks", "Resources"].enumerated().map { index, kind in
      """
      \t\t\(id(target * 100 + index)) = {
      \t\t\tisa = PBX\(kind)BuildPhase;
      \t\t\tbuildActionMask = 2147483647;
      \t\t\tfiles = ();
      \t\t\trunOnlyForDeploymentPostprocessing = 0;
      \t\t};
      """
    }.joined(separator: "\n")
  }
}
