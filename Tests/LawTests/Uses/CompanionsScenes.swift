// swift-format-ignore-file
import SwiftUI
import SpriteKit
import CloudKit
import CoreBluetooth
import MultipeerConnectivity

class FallingScene: SKScene, SKPhysicsContactDelegate {
    let label = SKLabelNode(fontNamed: "Chalkduster")
    var score = 0 { didSet { label.text = "Score: \(score)" } }
    override func didMove(to view: SKView) {
        backgroundColor = .black
        physicsBody = SKPhysicsBody(edgeLoopFrom: frame)
        physicsWorld.contactDelegate = self
        physicsWorld.gravity = CGVector(dx: 0, dy: -9.8)
        label.position = CGPoint(x: frame.midX, y: frame.maxY - 50); label.fontSize = 24; label.fontColor = .white; label.horizontalAlignmentMode = .center
        addChild(label)
        let ball = SKShapeNode(circleOfRadius: 10)
        ball.fillColor = .red; ball.strokeColor = .clear; ball.name = "ball"
        addChild(ball)
        let node = SKSpriteNode(imageNamed: "player")
        node.zPosition = 1; node.setScale(0.5); node.alpha = 0.8; node.anchorPoint = CGPoint(x: 0.5, y: 0)
        node.physicsBody = SKPhysicsBody(rectangleOf: node.size)
        node.physicsBody?.categoryBitMask = 1; node.physicsBody?.isDynamic = false
        node.run(SKAction.repeatForever(.sequence([.moveBy(x: 0, y: 100, duration: 1), .wait(forDuration: 0.5), .fadeOut(withDuration: 1), .removeFromParent()])))
        addChild(node)
        if let emitter = SKEmitterNode(fileNamed: "rain") { addChild(emitter) }
        run(SKAction.playSoundFileNamed("a.wav", waitForCompletion: false))
        run(.run { [weak self] in self?.score += 1 }, withKey: "count")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let location = touch.location(in: self)
        let box = SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50))
        box.position = location
        box.physicsBody = SKPhysicsBody(circleOfRadius: 25)
        addChild(box)
        for node in nodes(at: location) where node.name == "ball" { node.removeFromParent() }
    }
    override func update(_ currentTime: TimeInterval) {}
    func didBegin(_ contact: SKPhysicsContact) { contact.bodyA.node?.removeFromParent() }
}
struct SpriteGame: View {
    var scene: SKScene { let scene = FallingScene(); scene.size = CGSize(width: 300, height: 400); scene.scaleMode = .fill; return scene }
    var body: some View {
        SpriteView(scene: scene).frame(width: 300, height: 400).ignoresSafeArea()
        SpriteView(scene: SKScene(size: CGSize(width: 100, height: 100)), options: [.allowsTransparency])
    }
}
@MainActor class CloudModel: ObservableObject {
    @Published var names: [String] = []
    let database = CKContainer.default().publicCloudDatabase
    func status() {
        CKContainer.default().accountStatus { status, error in
            DispatchQueue.main.async { switch status { case .available: print("ok"); case .noAccount, .restricted, .couldNotDetermine, .temporarilyUnavailable: print("no"); default: break } }
        }
    }
    func add(name: String) {
        let record = CKRecord(recordType: "Fruits")
        record["name"] = name; record["count"] = 3
        record.setValue(1.5, forKey: "weight")
        database.save(record) { saved, error in if let error { print(error.localizedDescription) } }
    }
    func fetch() async throws {
        let query = CKQuery(recordType: "Fruits", predicate: NSPredicate(value: true))
        query.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let (results, cursor) = try await database.records(matching: query, resultsLimit: 10)
        for (_, result) in results { if case .success(let record) = result { names.append(record["name"] as? String ?? "") } }
        if cursor != nil { print(record(id: "a").recordID.recordName) }
        let operation = CKQueryOperation(query: query)
        operation.recordMatchedBlock = { id, result in if case .failure(let error as CKError) = result, error.code == .networkFailure { print(id) } }
        operation.queryResultBlock = { _ in }
        CKContainer(identifier: "iCloud.x").privateCloudDatabase.add(operation)
        _ = try await CKContainer.default().userRecordID()
        try await database.deleteRecord(withID: CKRecord.ID(recordName: "a"))
    }
    func record(id: String) -> CKRecord { CKRecord(recordType: "Fruits", recordID: CKRecord.ID(recordName: id)) }
}
class BluetoothManager: NSObject, ObservableObject, CBCentralManagerDelegate, CBPeripheralDelegate {
    var central: CBCentralManager!
    @Published var peripherals: [CBPeripheral] = []
    let service = CBUUID(string: "180D")
    override init() { super.init(); central = CBCentralManager(delegate: self, queue: nil) }
    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        switch central.state { case .poweredOn: central.scanForPeripherals(withServices: [service], options: [CBCentralManagerScanOptionAllowDuplicatesKey: false]); case .unsupported, .unauthorized, .poweredOff: break; default: break }
    }
    func centralManager(_ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber) {
        if !peripherals.contains(where: { $0.identifier == peripheral.identifier }) { peripherals.append(peripheral); peripheral.delegate = self; central.connect(peripheral, options: nil) }
    }
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) { peripheral.discoverServices([service]) }
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?) { for s in peripheral.services ?? [] { peripheral.discoverCharacteristics(nil, for: s) } }
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: Error?) {
        for c in service.characteristics ?? [] where c.properties.contains(.notify) { peripheral.setNotifyValue(true, for: c); peripheral.readValue(for: c); peripheral.writeValue(Data([1]), for: c, type: .withResponse) }
    }
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: Error?) { print(characteristic.value?.first ?? 0, characteristic.uuid.uuidString, peripheral.name ?? "") }
}
class MultipeerSession: NSObject, ObservableObject, MCSessionDelegate, MCNearbyServiceAdvertiserDelegate, MCNearbyServiceBrowserDelegate {
    let me = MCPeerID(displayName: UIDevice.current.name)
    lazy var session = MCSession(peer: me, securityIdentity: nil, encryptionPreference: .required)
    lazy var advertiser = MCNearbyServiceAdvertiser(peer: me, discoveryInfo: nil, serviceType: "x-y")
    lazy var browser = MCNearbyServiceBrowser(peer: me, serviceType: "x-y")
    func start() { session.delegate = self; advertiser.delegate = self; browser.delegate = self; advertiser.startAdvertisingPeer(); browser.startBrowsingForPeers() }
    func send(_ text: String) { try? session.send(Data(text.utf8), toPeers: session.connectedPeers, with: .reliable) }
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) { print(state == .connected, peerID.displayName) }
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {}
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID) {}
    func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress) {}
    func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: Error?) {}
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void) { invitationHandler(true, session) }
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) { browser.invitePeer(peerID, to: session, withContext: nil, timeout: 10) }
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
}
