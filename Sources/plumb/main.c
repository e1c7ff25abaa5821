/// `PlumbCommand`: does what the words say, and ends the process.
void plumb_run_command(int count, char *const *words);

// In C, because main is told its words here. Swift's own list of them is read from /proc, and is empty where that is not there.
int main(int count, char **words) {
  plumb_run_command(count, words);
  return 70; // It does not return.
}
