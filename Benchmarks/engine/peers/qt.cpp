// QBoxLayout over items that answer sizes: qt WORK ROUNDS
#include <QApplication>
#include <QBoxLayout>

#include "passes.h"
#include "trees.h"

namespace {

// A leaf: a box, a text, a spacer or what fills.
class Leaf : public QLayoutItem {
 public:
  explicit Leaf(const Item &item) : item(item) {}

  QSize sizeHint() const override {
    if (item.kind == Kind::text) return {item.characters * 8, 16};
    return {item.width, item.height};
  }
  QSize minimumSize() const override {
    return item.kind == Kind::text && item.characters > 5 ? QSize(8, 16) : sizeHint();
  }
  QSize maximumSize() const override {
    if (item.kind == Kind::text) return {item.characters * 8, QLAYOUTSIZE_MAX};
    if (item.kind == Kind::spacer) return {QLAYOUTSIZE_MAX, 0};
    return item.grows ? QSize(QLAYOUTSIZE_MAX, QLAYOUTSIZE_MAX) : sizeHint();
  }
  Qt::Orientations expandingDirections() const override {
    if (item.kind == Kind::spacer) return Qt::Horizontal;
    return item.grows ? Qt::Horizontal | Qt::Vertical : Qt::Orientations();
  }
  bool hasHeightForWidth() const override { return item.kind == Kind::text; }
  int heightForWidth(int width) const override { return lines_of(item.characters, width) * 16; }
  void setGeometry(const QRect &rectangle) override { frame = rectangle; }
  QRect geometry() const override { return frame; }
  bool isEmpty() const override { return false; }

  Item item;

 private:
  QRect frame;
};

struct Made {
  QBoxLayout *root;
  std::vector<QLayoutItem *> items;
};

Made made(const Tree &tree) {
  Made made{nullptr, {}};
  for (const Item &item : tree) {
    QBoxLayout *parent = item.parent < 0 ? nullptr : static_cast<QBoxLayout *>(made.items[item.parent]);
    QLayoutItem *added;
    if (item.is_stack()) {
      auto direction = item.kind == Kind::row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
      auto layout = new QBoxLayout(direction);
      layout->setSpacing(item.spacing);
      layout->setContentsMargins(
          item.horizontal_padding, item.vertical_padding, item.horizontal_padding, item.vertical_padding);
      if (parent) parent->addLayout(layout); else made.root = layout;
      added = layout;
    } else {
      added = new Leaf(item);
      parent->addItem(added);
    }
    bool is_aligned = parent && !item.grows && !item.stretches && item.kind != Kind::spacer && !tree[item.parent].leading;
    // A text, or the texts of a row, may have to be less wide than they would like, which Qt's alignments do not allow.
    bool may_wrap = item.kind == Kind::text || (parent && tree[item.parent].stretches);
    if (is_aligned) added->setAlignment(may_wrap ? Qt::AlignVCenter : Qt::AlignCenter);
    made.items.push_back(added);
  }
  return made;
}

// A leaf answers something else: what is around it asks again.
void forget(const Tree &tree, const Made &made, int index) {
  for (int parent = tree[index].parent; parent >= 0; parent = tree[parent].parent) made.items[parent]->invalidate();
}

// Where heights depend on widths, the height is that for the width; where things grow, the root takes what it is offered.
QSize size_of(const std::string &work, const Tree &tree, const Made &made, int width) {
  if (work == "list" || work == "body" || work == "width") return {width, made.root->heightForWidth(width)};
  if (!tree[0].grows) return made.root->sizeHint();
  return work == "chain-growing" ? QSize(3000, 3000) : QSize(16384, 16384);
}

}  // namespace

int main(int count, char **words) {
  setenv("QT_QPA_PLATFORM", "offscreen", 1);
  QApplication application(count, words);
  std::string work = words[1];
  int rounds = std::atoi(words[2]);
  Tree tree = tree_of(work);
  Made made = ::made(tree);
  QSize size;
  auto pass = [&](int width) {
    size = size_of(work, tree, made, width);
    made.root->setGeometry(QRect(QPoint(0, 0), size));
  };
  std::function<void(int)> change;
  if (starts(work, "leaf") || work == "body") {
    int changed = work == "body" ? body_of_list() : int(tree.size()) - 1;
    Leaf *leaf = static_cast<Leaf *>(made.items[changed]);
    change = [&, changed, leaf](int turn) {
      if (work == "body") leaf->item.characters = turn % 2 ? 90 : 40;
      else leaf->item.width = turn % 2 ? 20 : 10;
      forget(tree, made, changed);
      pass(390);
    };
  } else if (work == "width") {
    change = [&](int turn) { pass(390 - turn % 100); };
  }
  double time = least_pass(rounds, [&] { pass(390); }, change, [&] {
    delete made.root;
    made = ::made(tree);
    return [&] { pass(390); };
  });
  print_pass(time, size.width(), size.height());
}
