#include "web/screens/forces/screen.h"

#include <algorithm>

#include "engine/maelstrom/force_draw.h"
#include "engine/maelstrom/help/words.h"
#include "engine/maelstrom/text/force_link.h"
#include "web/base/spoken.h"
#include "web/screens/forces/items.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::forces {

namespace {

using mael::maelstrom::Alignment;
using mael::maelstrom::catalogue;
using mael::maelstrom::kMaxCopies;
using mael::maelstrom::kMaxForce;
using mael::maelstrom::ready_forces;
using mael::maelstrom::ReadyForce;
using maelstrom::say;

constexpr std::size_t kLongestSearch = 40;

std::string name_of(const ReadyForce& force) {
  const std::string own = "force." + force.id + ".name";
  return say(spoken().find(own).empty() ? "faction." + force.id + ".name" : own);
}

ShelfRow row_of(std::string id, std::string name, const Force& force) {
  const bool legal = mael::maelstrom::find_force_faults(force.lines, force.edition).empty();
  return {std::move(id), std::move(name), line_of(force.lines), factions_of(force.lines), legal};
}

// Why one more of this tile cannot be added; nothing if it can.
std::optional<Violation> too_many(const std::vector<ForceLine>& lines, TileKind kind) {
  std::vector<ForceLine> more = lines;
  const int count = mael::maelstrom::count_of(lines, kind) + 1;
  mael::maelstrom::set_count(more, kind, count);
  if (mael::maelstrom::size_of(more) > kMaxForce) return Violation("MAE-215"_rule);
  const bool primary = catalogue()[kind].has(mael::maelstrom::Trait::Primary);
  if (count > kMaxCopies && !primary) return Violation("MAE-229"_rule, {0, kind, count});
  return {};
}

}  // namespace

Forces::Forces() { refresh(); }

// ---- What is being made ------------------------------------------------------------------------

bool Forces::is_saved() const {
  const auto own =
      std::find_if(own_.begin(), own_.end(), [&](const OwnForce& each) { return each.id == id_; });
  return own != own_.end() && own->force == force_;
}

bool Forces::would_be_lost() const {
  if (force_.lines.empty() || is_saved()) return false;
  const auto ready = ready_forces();
  return std::none_of(ready.begin(), ready.end(), [&](const ReadyForce& each) {
    return mael::maelstrom::same_lines(each.lines, force_.lines);
  });
}

std::vector<ShelfRow> Forces::own_rows() const {
  std::vector<ShelfRow> rows;
  for (const OwnForce& each : own_) {
    rows.push_back(row_of(each.id, each.force.name, each.force));
  }
  return rows;
}

void Forces::refresh() {
  view_ = make_view(force_, filter_, at_home_);
  view_.saved = is_saved();
  view_.filters_open = filters_open_;
  view_.tab = tab_;
  view_.shelf_open = shelf_open_;
  view_.notice = notice_;
  view_.focus = focus_;
  if (card_) view_.card = card_of(*card_);
  if (shelf_open_) {
    view_.own = own_rows();
    for (const ReadyForce& ready : ready_forces()) {
      view_.ready.push_back(row_of(ready.id, name_of(ready), {"", ready.edition, ready.lines}));
    }
  }
  list_items(view_);
  if (focus_ >= static_cast<int>(view_.items.size())) view_.focus = focus_ = -1;
  layout_ = make_layout(view_, last_input_, scrolls_);
}

void Forces::set_own(OwnForces own) {
  own_ = std::move(own);
  refresh();
}

void Forces::open_shelf() {
  shelf_open_ = true;
  card_.reset();
  focus_ = -1;
  refresh();
}

void Forces::put(Force force, std::string id) {
  force_ = std::move(force);
  // Kept until another force is opened: tiles do not change places under the finger.
  at_home_ = factions_of(force_.lines);
  id_ = std::move(id);
  shelf_open_ = false;
  card_.reset();
  focus_ = -1;
  scrolls_ = {};
  refresh();
}

void Forces::discard() {
  force_ = {"", force_.edition, {}};
  id_.clear();
  refresh();
}

void Forces::draw(std::uint64_t seed) {
  Random random(seed);
  const Alignment alignment = random.below(2) == 0 ? Alignment::Good : Alignment::Evil;
  const Edition edition = force_.edition;
  put({say("forces.random.name"), edition,
       mael::maelstrom::draw_force(random, edition, alignment)});
}

void Forces::saved(const OwnForce& force) {
  if (id_.empty() && force.force == force_) id_ = force.id;
  refresh();
}

void Forces::set_text(bool search, std::string_view text) {
  if (search) {
    filter_.words = std::string(text.substr(0, kLongestSearch));
    scrolls_[static_cast<std::size_t>(Region::Tiles)] = 0;
  } else {
    force_.name = mael::maelstrom::tidy_force_name(text);
  }
  refresh();
}

// ---- Presses -----------------------------------------------------------------------------------

void Forces::change_count(TileKind kind, int by) {
  if (by > 0) {
    if (const auto why = too_many(force_.lines, kind)) {
      notice_ = mael::maelstrom::explain({}, *why, spoken(), {say("forces.this"), ""});
      return;
    }
  }
  const int count = mael::maelstrom::count_of(force_.lines, kind) + by;
  mael::maelstrom::set_count(force_.lines, kind, count);
}

void Forces::turn_filter(const Item& item) {
  const auto turn = [&](auto& bits) {
    using Bits = std::remove_reference_t<decltype(bits)>;
    bits = static_cast<Bits>(bits ^ (1U << item.which));
  };
  switch (item.control) {
    case Control::Faction: turn(filter_.factions); break;
    case Control::Type: turn(filter_.types); break;
    case Control::Cost: turn(filter_.costs); break;
    case Control::Trait: turn(filter_.traits); break;
    default: filter_ = {};
  }
  scrolls_[static_cast<std::size_t>(Region::Tiles)] = 0;
}

void Forces::change_header(const Item& item, Wishes& wishes) {
  switch (item.control) {
    case Control::Back: wishes.push_back(Leave{would_be_lost()}); break;
    case Control::Name:
      wishes.push_back(EditText{false, force_.name, where("name").value_or(Rect{})});
      break;
    case Control::Verdict: tab_ = 1; break;
    case Control::Edition: force_.edition = static_cast<Edition>(item.which); break;
    case Control::Export: wishes.push_back(ShowList{force_}); break;
    case Control::Share: wishes.push_back(ShareForce{force_}); break;
    case Control::Copy:
      id_.clear();
      force_.name = mael::maelstrom::tidy_force_name(say("forces.copied", {view_.name}));
      break;
    case Control::Save:
      if (force_.name.empty()) force_.name = line_of(force_.lines);
      force_.name = mael::maelstrom::tidy_force_name(force_.name);
      wishes.push_back(Save{id_, force_});
      break;
    default: break;
  }
}

void Forces::change_shelf(const Item& item, Wishes& wishes) {
  const auto place = static_cast<std::size_t>(item.which);
  const bool keeps = item.control == Control::Shelf || item.control == Control::Forget;
  if (!keeps && would_be_lost()) return wishes.push_back(AskToReplace{item.id});
  switch (item.control) {
    case Control::Shelf: return open_shelf();
    case Control::New: return put({"", force_.edition, {}});
    case Control::Random: wishes.push_back(DrawRandom{}); break;
    case Control::Import: wishes.push_back(PasteList{}); break;
    case Control::Own: {
      const OwnForce own = own_[place];
      return put(own.force, own.id);
    }
    case Control::Forget: wishes.push_back(ForgetForce{own_[place].id}); break;
    case Control::Ready: {
      const ReadyForce& ready = ready_forces()[place];
      return put({name_of(ready), ready.edition, ready.lines});
    }
    default: break;
  }
}

void Forces::change(const Item& item, Wishes& wishes) {
  const auto kind = static_cast<TileKind>(item.which);
  switch (item.control) {
    case Control::Add: change_count(kind, 1); break;
    case Control::Remove: change_count(kind, -1); break;
    case Control::About:
      card_ = kind;
      focus_ = -1;
      break;
    case Control::Rule:
      wishes.push_back(ShowRule{view_.faults[static_cast<std::size_t>(item.which)].rule});
      break;
    case Control::Tab: tab_ = item.which; break;
    case Control::Filters: filters_open_ = !filters_open_; break;
    case Control::Search:
      wishes.push_back(EditText{true, filter_.words, where("search").value_or(Rect{})});
      break;
    case Control::Clear:
    case Control::Faction:
    case Control::Type:
    case Control::Cost:
    case Control::Trait: turn_filter(item); break;
    case Control::Close: close(wishes); break;
    default:
      if (item.control >= Control::New || item.control == Control::Shelf) {
        change_shelf(item, wishes);
      } else {
        change_header(item, wishes);
      }
  }
}

void Forces::choose(int item, Wishes& wishes) {
  if (item < 0 || item >= static_cast<int>(view_.items.size())) return;
  const Item chosen = view_.items[static_cast<std::size_t>(item)];
  if (!chosen.is_free()) return;
  notice_.clear();
  const std::string focused = focus_ < 0 ? "" : view_.items[static_cast<std::size_t>(focus_)].id;
  change(chosen, wishes);
  refresh();
  // The list may have grown or shrunk before what had the focus.
  const auto same = std::find_if(view_.items.begin(), view_.items.end(), [&](const Item& each) {
    return each.id == focused && !each.behind;
  });
  const bool lost = focus_ < 0 || same == view_.items.end();
  view_.focus = focus_ = lost ? -1 : static_cast<int>(same - view_.items.begin());
  for (std::size_t i = 0; i < scrolls_.size(); ++i) {
    scrolls_[i] = std::clamp(scrolls_[i], 0.0F, layout_.limits[i]);
  }
  layout_ = make_layout(view_, last_input_, scrolls_);
}

void Forces::choose(std::string_view id, Wishes& wishes) {
  for (std::size_t i = 0; i < view_.items.size(); ++i) {
    const Item& item = view_.items[i];
    if (item.id == id && !item.behind) return choose(static_cast<int>(i), wishes);
  }
}

std::optional<std::pair<TileKind, int>> Forces::tile_asked_about() const {
  const int item = pointed_.item >= 0 && !last_input_.touch ? pointed_.item : focus_;
  if (item < 0 || item >= static_cast<int>(view_.items.size()) || card_) return {};
  const Item& of = view_.items[static_cast<std::size_t>(item)];
  if (of.control != Control::Add && of.control != Control::Remove) return {};
  return std::pair{static_cast<TileKind>(of.which), item};
}

std::optional<Rect> Forces::where(std::string_view id) const {
  for (std::size_t i = 0; i < view_.items.size() && i < layout_.items.size(); ++i) {
    const bool shown = !view_.items[i].behind && layout_.items[i].height() > 0;
    if (shown && view_.items[i].id == id) return layout_.items[i];
  }
  return {};
}

TextView Forces::text_view() const {
  TextView text_view;
  text_view.title = say("forces.title", {view_.name});
  text_view.status = say(
      "forces.status",
      {view_.summary, view_.verdict, say(view_.saved ? "forces.is_saved" : "forces.not_saved")});
  text_view.alert = view_.notice;
  for (const TileView& line : view_.lines) {
    text_view.scene.push_back(std::to_string(line.count) + " " + line.title + ", " + line.line);
  }
  for (const FaultView& fault : view_.faults) text_view.scene.push_back(fault.sentence);
  for (const Item& item : view_.items) {
    if (!item.enabled || item.behind) continue;
    std::optional<bool> pressed;
    if (can_be_selected(item.control)) pressed = item.selected;
    text_view.choices.push_back({item.label, item.id, Choose{item.id}, pressed});
  }
  if (view_.card) {
    text_view.scene = {view_.card->title, view_.card->line};
    for (const auto* part : {&view_.card->values, &view_.card->traits}) {
      text_view.scene.insert(text_view.scene.end(), part->begin(), part->end());
    }
    text_view.scene.push_back(view_.card->text);
  }
  return text_view;
}

}  // namespace mael::web::forces
