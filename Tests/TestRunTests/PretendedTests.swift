import CommandTesting
import Foundation
import PlumbSource

/// A program of tests that only says that they run, and the command that runs it.
struct PretendedTests {
  let command: Command

  /// - Parameter tests: lines of a name, how it ends (`pass`, `known`, `fail`, `crash`, `wait`, `quits`,
  ///   `works`, which takes a second of the processor, or `listens`, which fails where hang-ups are ignored) and its tags: `One.Stacks/wide() pass .long`.
  init(_ tests: String) throws {
    command = try Command()
    try command.folder.write(tests, to: "tests")
    try command.folder.write(Self.program, to: "program.pl")
    try writeScript("exec perl \(command.path("program.pl")) \"$@\"", to: command.path("program"))
  }

  static var executable: String {
    Command.executable.deletingLastPathComponent().appendingPathComponent("TestRun").path
  }

  /// Runs the tests one process at a time.
  func run(_ words: String = "", before: String = "", patience: Int = 300, processor: Double = 30) throws
    -> Command.Answer
  {
    try command.shell(
      "\(before) \"$TEST_RUN\" --program ./program --folder run --jobs 1 \(words)",
      environment: [
        "TEST_RUN": Self.executable, "PLUMB_TEST_PATIENCE": "\(patience)",
        "PLUMB_TEST_PROCESSOR": "\(processor)", "NOTES": command.path("notes"),
      ])
  }

  /// The tests that ran, in the order in which they began, a line for each process.
  var processes: [[String]] {
    let notes = (try? String(contentsOfFile: command.path("notes"), encoding: .utf8)) ?? ""
    return notes.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  private static let program = #"""
    use strict;
    my (@filters, @skips, $events, $lists, $isSwiftTesting);
    while (@ARGV) {
      my $word = shift;
      if ($word eq '--filter') { push @filters, shift }
      elsif ($word eq '--skip') { push @skips, shift }
      elsif ($word eq '--event-stream-output-path') { $events = shift }
      elsif ($word eq '--list-tests') { $lists = 1 }
      elsif ($word eq '--testing-library') { $isSwiftTesting = 1; shift }
    }
    if (!$isSwiftTesting) {
      print $lists ? "Listing 1 test in old:\n\nOld.OldTests/testOld\n" : "Test Case 'OldTests.testOld' passed (0.25 seconds)\n";
      exit($lists ? 0 : $ENV{XCTEST_STATUS} // 0);
    }
    open(my $stream, '>>', $events) or die;
    $stream->autoflush(1);
    my $time = 0;
    sub tell_event {
      my ($kind, $test, $messages, $more) = @_;
      $more //= '';
      $time += 2;
      $test =~ s|/|\\/|g;
      print $stream qq({"kind":"event","payload":{$more"instant":{"absolute":$time},"kind":"$kind","messages":[$messages],"testID":"$test"},"version":0}\n);
    }
    open(my $file, '<', 'tests') or die;
    my @tests = map { chomp; [split / /] } <$file>;
    my ($isFailed, $status) = (0, 0);
    open(my $notes, '>>', $ENV{NOTES}) or die;
    $notes->autoflush(1);
    for my $test (@tests) {
      my ($name, $end, @tags) = @$test;
      my $id = "$name/File.swift:1:1";
      if ($lists) {
        my $tags = join ',', map { qq("$_") } @tags;
        print $stream qq({"kind":"test","payload":{"_tags":[$tags],"id":"$id","kind":"function","name":"x","displayName":"$name"},"version":0}\n);
        next;
      }
      next unless grep { $id =~ /$_/ } @filters;
      next if grep { $id =~ /$_/ } @skips;
      print $notes "$name ";
      tell_event('testStarted', $id, '');
      kill 'SEGV', $$ if $end eq 'crash';
      sleep 1000 if $end eq 'wait';
      if ($end eq 'works') {
        my $start = (times)[0];
        1 while (times)[0] - $start < 1;
        $end = 'pass';
      }
      if ($end eq 'fail') {
        $isFailed = 1;
        tell_event('issueRecorded', $id, qq({"symbol":"fail","text":"no"},{"symbol":"details","text":"it & \\"that\\""}),
          qq("issue":{"isFailure":true,"isKnown":false,"sourceLocation":{"fileID":"One/File.swift","line":7,"column":5}},"_testCase":{"displayName":"wide"},));
      }
      if ($end eq 'quits') { ($end, $status) = ('pass', 3); }
      if ($end eq 'listens') { $end = ($SIG{HUP} // '') eq 'IGNORE' ? 'fail' : 'pass'; }
      if ($end eq 'known') {
        tell_event('issueRecorded', $id, qq({"symbol":"passWithKnownIssue","text":"as ever"}), qq("issue":{"isFailure":false,"isKnown":true},));
      }
      my $word = $end eq 'fail' ? 'failed' : 'passed';
      tell_event('testEnded', $id, qq({"symbol":"$end","text":"Test $name $word after 2.0 seconds."}));
    }
    if (!$lists) { print $notes "\n"; tell_event('runEnded', '', ''); }
    exit($isFailed || $status);
    """#
}
