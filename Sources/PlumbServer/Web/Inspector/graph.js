// The attributes behind a view: what they read, who reads them, and what an event did to them.

/** What keys of the environment are called in SwiftUI. */
const values = {
  AccessibilityFlagsKey: "accessibility settings", BackgroundStyleKey: "\\.backgroundStyle", BorderShapeKey: "\\.buttonBorderShape",
  CalendarKey: "\\.calendar", ColorSchemeKey: "\\.colorScheme", ContentTransitionKey: "\\.contentTransition",
  ControlSizeKey: "\\.controlSize", DismissSearchKey: "\\.dismissSearch", DisplayScaleKey: "\\.displayScale",
  EditModeKey: "\\.editMode", FocusEffectKey: "\\.isFocusEffectEnabled", FontKey: "\\.font",
  ForegroundStylesKey: "foregroundStyle(_:)", HeaderHeightKey: "\\.defaultMinListHeaderHeight",
  HorizontalBounceKey: "\\.horizontalScrollBounceBehavior", HorizontalIndicatorKey: "\\.horizontalScrollIndicatorVisibility",
  HorizontalKey: "\\.horizontalSizeClass", ImageScaleKey: "\\.imageScale", IsEnabledKey: "\\.isEnabled",
  IsFocusedKey: "\\.isFocused", IsScrollEnabledKey: "\\.isScrollEnabled", IsSearchingKey: "\\.isSearching",
  KeyboardModeKey: "\\.scrollDismissesKeyboardMode", LayoutDirectionKey: "\\.layoutDirection",
  LegibilityWeightKey: "\\.legibilityWeight", LineHeightKey: "\\.lineHeight", LineLimitKey: "\\.lineLimit", LineSpacingKey: "\\.lineSpacing",
  LocaleKey: "\\.locale", MinimumScaleKey: "\\.minimumScaleFactor", OpenURLKey: "\\.openURL",
  RedactionReasonsKey: "\\.redactionReasons", RefreshKey: "\\.refresh", RepeatBehaviorKey: "\\.buttonRepeatBehavior",
  RowHeightKey: "\\.defaultMinListRowHeight", ScenePhaseKey: "\\.scenePhase", SymbolRenderingModeKey: "\\.symbolRenderingMode",
  RenameActionKey: "\\.rename", SelectableTextKey: "textSelection(_:)", SymbolVariantsKey: "\\.symbolVariants", TextAlignmentKey: "\\.multilineTextAlignment", TextCaseKey: "\\.textCase",
  TightensKey: "\\.allowsTightening", TimeZoneKey: "\\.timeZone", TintKey: "tint(_:)", TruncationModeKey: "\\.truncationMode",
  TypeSizeKey: "\\.dynamicTypeSize", VerticalBounceKey: "\\.verticalScrollBounceBehavior",
  VerticalIndicatorKey: "\\.verticalScrollIndicatorVisibility", VerticalKey: "\\.verticalSizeClass",
};

/** Keys with which the program talks to itself. */
const inside = new Set(`AppStorageDefaults Canvas ContentBackground CurrentDate DatePickerStyle FontLibrary HidesTableHeaders
  IsInForm LabelsHidden LazySections ListSelection ListSettings ListStyle Menu MenuDismissal NavigationContext NextColumn
  OwnAccentColor PageDots PageDotsGround PickerStyle PlatformStyle PresentationPhase Presented Resources RowBadge RowSwipe ScreenPhase
  ScrollSettings SectionStyle Shortcut Style SubmitSearch SymbolFont SystemOpenURL TableLook TabViewStyle TargetBehavior TextChanges TextClock TextInputTraits TextRenderer
  TintGradient TypesettingLanguage`.split(/\s+/).map((name) => `${name}Key`));

export class Graph {
  constructor() {
    this.element = document.createElement("div");
    this.element.className = "graph";
    this.attributes = document.createElement("div");
    this.events = document.createElement("div");
    this.element.append(this.attributes, this.events);
    this.isWhole = false;
  }

  show(message) {
    this.message = message;
    const { view, attributes } = message;
    const list = document.createElement("ul");
    list.className = "attributes";
    let hidden = 0;
    for (const one of attributes) {
      const [reads, readBy] = [this.seen(one.reads), this.seen(one.readBy)];
      hidden += one.reads.length - reads.length;
      if (!this.isWhole && (isInside(one) || (isUnused(one) && !one.name.startsWith("@")))) {
        hidden += 1;
        continue;
      }
      const item = document.createElement("li");
      item.className = one.role;
      item.append(span("name", this.name(one.name)), span("value", this.value(one)));
      if (reads.length) item.append(this.links("reads", reads));
      if (readBy.length) item.append(this.links("read by", readBy));
      list.append(item);
    }
    const all = document.createElement("button");
    all.type = "button";
    all.className = "toggle all";
    all.textContent = "Show all";
    all.title = "Also what is only the program's own, by its internal names";
    all.setAttribute("aria-pressed", this.isWhole);
    all.hidden = hidden === 0 && !this.isWhole;
    all.addEventListener("click", () => {
      this.isWhole = !this.isWhole;
      this.show(this.message);
      this.attributes.querySelector(".all").focus();
    });
    const words = document.createElement("p");
    words.className = "summary";
    words.textContent = summary(view, attributes);
    this.attributes.replaceChildren(heading(`Attributes of ${view}`), words, legend(), list, all);
  }

  seen(list) { return this.isWhole ? list : list.filter((one) => !isInside(one)); }

  name(name) { return this.isWhole ? name : plain(name); }

  /** How many nodes a view has says nothing about it. */
  value({ name, value }) { return !this.isWhole && name.endsWith(".nodes") ? "" : value ?? ""; }

  links(word, names) {
    const made = document.createElement("div");
    made.className = "links";
    made.append(span("word", word), ...names.map(({ name, role }) => span(`name ${role}`, this.name(name))));
    return made;
  }

  showParts(showsParts) {
    this.showsParts = showsParts;
    if (this.last) this.wave(this.last);
  }

  wave(message) {
    this.last = message;
    const { cause, steps, left } = { ...message, steps: message.steps.filter(({ name }) => this.showsParts || !isOfPart(name)) };
    const list = document.createElement("ol");
    list.className = "wave";
    for (const { kind, name, role } of steps) {
      const item = document.createElement("li");
      item.className = kind;
      item.append(span("kind", kind), span(`name ${role}`, name));
      list.append(item);
    }
    const words = steps.length ? `After ${cause}` : `After ${cause}: nothing in the graph changed`;
    this.events.replaceChildren(heading(words), list);
    if (left > 0) this.events.append(span("more", `and ${left} more`));
  }
}

function isInside({ name }) { return inside.has(name); }

/** Whether an attribute belongs to what controls and modifiers are made of. */
function isOfPart(name) { return name.startsWith("_"); }

function isUnused({ reads, readBy }) { return reads.length === 0 && readBy.length === 0; }

function plain(name) {
  if (name.endsWith(".nodes")) return `what ${name.slice(0, -6)} shows`;
  return Object.hasOwn(values, name) ? values[name] : name.replace(/^__Key_/, "\\.");
}

/** What is to be seen, in a sentence or two. */
function summary(view, attributes) {
  const find = (name) => attributes.find((one) => one.name === name);
  const names = (one) => (one?.reads ?? []).filter((read) => !isInside(read) && read.name !== `${view}.body`)
    .map(({ name }) => (name === view ? "its own values" : plain(name)));
  const body = find(`${view}.body`);
  if (!body) return `${view} has no body: it is drawn by itself.`;
  const told = [`The body of ${view} reads ${several(names(body), "nothing that can change")}.`];
  const shown = names(find(`${view}.nodes`));
  if (shown.length) told.push(`It is read by what ${view} shows, which also reads ${several(shown, "")}.`);
  else if (body.readBy.length) told.push(`It is read by ${several(body.readBy.map(({ name }) => plain(name)), "")}.`);
  return told.join(" ");
}

function several(names, none) {
  if (names.length === 0) return none;
  const shown = names.length > 5 ? [...names.slice(0, 4), `${names.length - 4} more`] : names;
  return shown.length === 1 ? shown[0] : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

function heading(text) {
  const made = document.createElement("h3");
  made.textContent = text;
  return made;
}

function legend() {
  const made = document.createElement("p");
  made.className = "legend";
  made.append(span("inherited", "inherited: comes from above"), span("synthesized", "synthesized: goes up"), span("state", "the view's own"));
  return made;
}

function span(name, text) {
  const made = document.createElement("span");
  made.className = name;
  made.textContent = text;
  return made;
}
