import Foundation

/// The file systems that others change without a report to this kernel (inotify(7), "Limitations and caveats"), by their names in
/// `/proc/self/mountinfo`: those of networks, of virtual machines' hosts, and those that a program makes.
enum SilentDisks {
  private static let kinds: Set<Substring> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "virtiofs", "vboxsf", "vmhgfs", "prl_fs",
    "grpcfuse",
  ]

  /// Returns whether a folder is on such a disk.
  static func hold(_ folders: Set<String>) -> Bool {
    let devices = Set(
      folders.compactMap { folder in
        var status = stat()
        return stat(folder, &status) == 0 ? status.st_dev : nil
      })
    guard let text = try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8) else {
      return false
    }
    return !devices.isDisjoint(with: silent(in: text))
  }

  /// The numbers of such disks in the kernel's list: `36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext3 /dev/root rw`, as proc(5) has it.
  static func silent(in mounts: String) -> Set<dev_t> {
    Set(
      mounts.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: " ")
        guard parts.count > 2, let dash = parts.firstIndex(of: "-"), dash + 1 < parts.count,
          kinds.contains(parts[dash + 1]) || parts[dash + 1].hasPrefix("fuse")
        else { return nil }
        let numbers = parts[2].split(separator: ":").compactMap { UInt64($0) }
        guard numbers.count == 2 else { return nil }
        return device(numbers[0], numbers[1])
      })
  }

  /// The number that `stat` has for a disk, as makedev(3) makes it.
  private static func device(_ major: UInt64, _ minor: UInt64) -> dev_t {
    dev_t((minor & 0xFF) | (major & 0xFFF) << 8 | (minor & ~0xFF) << 12 | (major & ~0xFFF) << 32)
  }
}
