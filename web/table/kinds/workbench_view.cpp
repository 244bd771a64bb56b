#include "web/table/kinds/workbench_view.h"

#include <algorithm>
#include <memory>

#include "engine/core/table.h"

namespace mael::web {
namespace {

using ShownField = WorkbenchView::Field;

std::vector<ShownField> fields_of(std::string_view position) {
  std::vector<ShownField> fields;
  for (const std::string_view part : split(position, ' ')) {
    const std::size_t sign = part.find('=');
    if (sign == std::string_view::npos) continue;  // the head
    fields.push_back({std::string(part.substr(0, sign)), std::string(part.substr(sign + 1))});
  }
  return fields;
}

const ShownField* field_named(const std::vector<ShownField>& fields, std::string_view name) {
  const auto field = std::find_if(fields.begin(), fields.end(),
                                  [&](const ShownField& each) { return each.name == name; });
  return field == fields.end() ? nullptr : &*field;
}

// What of `seen` is not as in `known`; what is in one of them alone, too.
std::vector<ShownField> unlike(const std::vector<ShownField>& known,
                               const std::vector<ShownField>& seen) {
  std::vector<ShownField> other;
  for (const ShownField& field : known) {
    const ShownField* same = field_named(seen, field.name);
    if (same == nullptr) {
      other.push_back({field.name, {}});
    } else if (!(*same == field)) {
      other.push_back(*same);
    }
  }
  for (const ShownField& field : seen) {
    if (field_named(known, field.name) == nullptr) other.push_back(field);
  }
  return other;
}

bool lists_all(const AnyMatch& match) {
  const Awaited awaited = match.awaited();
  if (awaited.is_chance()) return match.lists_all(Seat::Chance);
  const Seats seats = awaited.seats();
  return std::all_of(seats.begin(), seats.end(), [&](Seat seat) { return match.lists_all(seat); });
}

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& letter : small) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return small;
}

}  // namespace

WorkbenchView workbench_view(const AnyMatch& match, int entries, const DeedWords& words) {
  const std::unique_ptr<AnyMatch> now = match.branch_at(entries);
  WorkbenchView view;
  view.position = now->position();
  view.form = view.position.substr(0, view.position.find(' '));
  view.fields = fields_of(view.position);
  view.awaited = now->awaited();
  view.over = now->ending().over;
  for (std::string& action : now->listed()) {
    std::string said = words(action);
    view.deeds.push_back({std::move(action), std::move(said)});
  }
  view.lists_all = lists_all(*now);
  const auto see = [&](Seat seat) {
    std::string seen = match.position(entries, seat);
    std::vector<ShownField> other = unlike(view.fields, fields_of(seen));
    view.sights.push_back({seat, std::move(seen), std::move(other)});
  };
  for (const Seat seat : now->seats()) see(seat);
  see(Seat::Chance);
  return view;
}

std::vector<std::size_t> deeds_with(const WorkbenchView& view, std::string_view filter) {
  const std::string wanted = in_small_letters(filter);
  std::vector<std::size_t> places;
  for (std::size_t place = 0; place < view.deeds.size(); ++place) {
    const WorkbenchView::Deed& deed = view.deeds[place];
    const bool holds = in_small_letters(deed.notation).find(wanted) != std::string::npos ||
                       in_small_letters(deed.words).find(wanted) != std::string::npos;
    if (holds) places.push_back(place);
  }
  return places;
}

}  // namespace mael::web
