// The trees of Benchmarks/PlumbWorkloads for the peers in C++, each item after its parent. trees.py has the same ones.
#pragma once
#include <string>
#include <vector>

enum class Kind { row, column, box, fill, text, spacer };

struct Item {
  int parent;
  Kind kind;
  // Of a box.
  int width = 0, height = 0;
  // Of a text: 8 points wide each, 16 high, and a line may end after any.
  int characters = 0;
  // Of a row or a column.
  int horizontal_padding = 0, vertical_padding = 0, spacing = 0;
  // Takes what is left over, in both directions.
  bool grows = false;
  // Is as long as the column that it is in is wide.
  bool stretches = false;
  // What is in it begins at its leading edge; else it is centred.
  bool leading = false;

  bool is_stack() const { return kind == Kind::row || kind == Kind::column; }
};

using Tree = std::vector<Item>;

inline Tree row_tree() {
  Tree tree{{-1, Kind::row}};
  for (int index = 0; index < 1000; index++) tree.push_back({0, Kind::box, 10, 10});
  return tree;
}

// Item i has the children 4i + 1 to 4i + 4, as far as they are there.
inline Tree heap_tree(int count, bool flexible) {
  Tree tree;
  for (int index = 0, level = 0, last = 0; index < count; index++) {
    if (index > last) last = last * 4 + 4, level++;
    int parent = index ? (index - 1) / 4 : -1;
    if (index * 4 + 1 < count)
      tree.push_back({parent, level % 2 ? Kind::column : Kind::row});
    else if (flexible && index % 2)
      tree.push_back({.parent = parent, .kind = Kind::fill, .grows = true});
    else
      tree.push_back({parent, Kind::box, 10, 10});
  }
  for (int index = count - 1; index > 0; index--)
    if (tree[index].grows) tree[tree[index].parent].grows = true;
  return tree;
}

// A thousand columns and rows in turn around a text, each with a padding of one.
inline Tree chain_tree(bool growing) {
  Tree tree;
  int parent = -1;
  for (int level = 999; level >= 0; level--) {
    int index = tree.size();
    Kind kind = level % 2 ? Kind::column : Kind::row;
    tree.push_back({.parent = parent, .kind = kind, .horizontal_padding = 1, .vertical_padding = 1, .grows = growing});
    // What fills stands after the stack, or the text, that it is beside.
    if (growing && parent >= 0) tree.push_back({.parent = parent, .kind = Kind::fill, .grows = true});
    parent = index;
  }
  tree.push_back({.parent = parent, .kind = Kind::text, .characters = 100});
  if (growing) tree.push_back({.parent = parent, .kind = Kind::fill, .grows = true});
  return tree;
}

inline Tree list_tree() {
  Tree tree{{-1, Kind::column}};
  for (int index = 0; index < 1000; index++) {
    int row = tree.size();
    tree.push_back({.parent = 0, .kind = Kind::row, .horizontal_padding = 12, .vertical_padding = 8, .spacing = 12,
                    .stretches = true});
    tree.push_back({row, Kind::box, 40, 40});
    int texts = tree.size();
    tree.push_back({.parent = row, .kind = Kind::column, .spacing = 2, .leading = true});
    tree.push_back({.parent = texts, .kind = Kind::text, .characters = 8 + index * 7 % 12});
    tree.push_back({.parent = texts, .kind = Kind::text, .characters = 20 + index * 37 % 100});
    tree.push_back({row, Kind::spacer});
    tree.push_back({.parent = row, .kind = Kind::text, .characters = 5});
  }
  return tree;
}

// The body of row 500.
inline int body_of_list() { return 1 + 500 * 7 + 4; }

inline bool starts(const std::string &text, const char *prefix) { return text.rfind(prefix, 0) == 0; }

// The tree of a work.
inline Tree tree_of(const std::string &work) {
  if (work == "row") return row_tree();
  if (starts(work, "chain")) return chain_tree(work == "chain-growing");
  if (work == "list" || work == "body" || work == "width") return list_tree();
  bool is_small = work.find("10k") != std::string::npos;
  return heap_tree(is_small ? 10001 : 100001, work.find("flex") != std::string::npos);
}

// How many lines a text has in a width, and the width that it takes.
inline int lines_of(int characters, int width) {
  int in_line = std::max(1, std::min(characters, width / 8));
  return (characters + in_line - 1) / in_line;
}
