// GtkBox over widgets that answer sizes: gtk WORK ROUNDS
#include <gtk/gtk.h>

#include "passes.h"
#include "trees.h"

// A leaf: a box, a text, a spacer or what fills.
struct Leaf {
  GtkWidget parent;
  Item item;
};
struct LeafClass {
  GtkWidgetClass parent;
};
G_DEFINE_TYPE(Leaf, leaf, GTK_TYPE_WIDGET)

static GtkSizeRequestMode leaf_mode(GtkWidget *widget) {
  bool is_text = reinterpret_cast<Leaf *>(widget)->item.kind == Kind::text;
  return is_text ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void leaf_measure(GtkWidget *widget, GtkOrientation orientation, int across, int *minimum, int *natural,
                         int *, int *) {
  const Item &item = reinterpret_cast<Leaf *>(widget)->item;
  bool is_horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;
  if (item.kind != Kind::text) {
    *minimum = *natural = is_horizontal ? item.width : item.height;
  } else if (is_horizontal) {
    *natural = item.characters * 8;
    *minimum = item.characters > 5 ? 8 : *natural;
  } else {
    *minimum = *natural = lines_of(item.characters, across < 0 ? item.characters * 8 : across) * 16;
  }
}

static void leaf_init(Leaf *) {}

static void leaf_class_init(LeafClass *type) {
  type->parent.measure = leaf_measure;
  type->parent.get_request_mode = leaf_mode;
}

struct Made {
  GtkWidget *root = nullptr;
  std::vector<GtkWidget *> widgets;
};

static Made make(const Tree &tree) {
  Made made;
  for (const Item &item : tree) {
    GtkWidget *widget;
    if (item.is_stack()) {
      auto orientation = item.kind == Kind::row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
      widget = gtk_box_new(orientation, item.spacing);
      gtk_widget_set_margin_start(widget, item.horizontal_padding);
      gtk_widget_set_margin_end(widget, item.horizontal_padding);
      gtk_widget_set_margin_top(widget, item.vertical_padding);
      gtk_widget_set_margin_bottom(widget, item.vertical_padding);
    } else {
      widget = GTK_WIDGET(g_object_new(leaf_get_type(), nullptr));
      reinterpret_cast<Leaf *>(widget)->item = item;
      if (item.grows || item.kind == Kind::spacer) gtk_widget_set_hexpand(widget, true);
      if (item.grows) gtk_widget_set_vexpand(widget, true);
    }
    // Where a widget grows, GtkBox passes that on to what is around it.
    bool fills = item.grows || item.kind == Kind::spacer;
    if (!fills) {
      GtkAlign align = item.parent >= 0 && tree[item.parent].leading ? GTK_ALIGN_START : GTK_ALIGN_CENTER;
      gtk_widget_set_halign(widget, item.stretches || item.parent < 0 ? GTK_ALIGN_FILL : align);
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER);
    }
    if (item.parent < 0) made.root = GTK_WIDGET(g_object_ref_sink(widget));
    else gtk_box_append(GTK_BOX(made.widgets[item.parent]), widget);
    made.widgets.push_back(widget);
  }
  return made;
}

int main(int, char **words) {
  gtk_init();
  std::string work = words[1];
  int rounds = std::atoi(words[2]);
  Tree tree = tree_of(work);
  Made made = make(tree);
  bool is_list = work == "list" || work == "body" || work == "width";
  int width = 0, height = 0;
  auto pass = [&](int offered) {
    if (is_list) {
      int least;
      gtk_widget_measure(made.root, GTK_ORIENTATION_HORIZONTAL, -1, &least, nullptr, nullptr, nullptr);
      width = std::max(least, offered);
    } else {
      gtk_widget_measure(made.root, GTK_ORIENTATION_HORIZONTAL, -1, nullptr, &width, nullptr, nullptr);
    }
    gtk_widget_measure(made.root, GTK_ORIENTATION_VERTICAL, width, nullptr, &height, nullptr, nullptr);
    if (tree[0].grows) {
      int side = work == "chain-growing" ? 3000 : 16384;
      width = std::max(width, side), height = std::max(height, side);
    }
    gtk_widget_allocate(made.root, width, height, -1, nullptr);
  };
  std::function<void(int)> change;
  if (starts(work, "leaf") || work == "body") {
    GtkWidget *changed = made.widgets[work == "body" ? body_of_list() : tree.size() - 1];
    Item *item = &reinterpret_cast<Leaf *>(changed)->item;
    change = [&, changed, item](int turn) {
      if (work == "body") item->characters = turn % 2 ? 90 : 40;
      else item->width = turn % 2 ? 20 : 10;
      gtk_widget_queue_resize(changed);
      pass(390);
    };
  } else if (work == "width") {
    change = [&](int turn) { pass(390 - turn % 100); };
  }
  double time = least_pass(rounds, [&] { pass(390); }, change, [&] {
    g_object_unref(made.root);
    made = make(tree);
    return [&] { pass(390); };
  });
  print_pass(time, width, height);
  // Nobody waits for a hundred thousand widgets to go one by one.
  std::fflush(stdout);
  std::_Exit(0);
}
