// Tables in notation: fixed ones by name, others by their size and pieces of the kit.
#include <algorithm>

#include "engine/battle/ground/battlefields.h"
#include "engine/battle/text/notation.h"
#include "engine/battle/text/notation_words.h"
#include "engine/core/inches.h"

namespace mael::battle::notation {
namespace {

std::string write_corners(const PartPlan& part) {
  std::string text;
  Separator plus("+");
  for (const Point& corner : part.corners) {
    text += plus.next();
    text += write_point(corner);
  }
  return text;
}

std::string write_feature(const FeaturePlan& feature) {
  const PartPlan& part = feature.parts.front();
  std::string text(name_of(feature.look));
  if (part.dangerous) {
    text += '!';
    if (feature.danger.sides != 0) text += std::to_string(feature.danger.sides);
  }
  return text + ":" + write_corners(part);
}

FeaturePlan read_feature(TextReader& reader) {
  std::array<std::string_view, kLooks> looks;
  for (std::size_t i = 0; i < looks.size(); ++i) looks[i] = name_of(static_cast<Look>(i));
  const auto look = static_cast<Look>(reader.one_of(looks, "a piece of terrain"));
  PartPlan part;
  part.dangerous = reader.accept('!');
  int sides = 0;
  if (part.dangerous && reader.next_is_digit()) {
    sides = reader.number(3, 6, "a die of 3 or 6 sides");
    if (sides != 3 && sides != 6) reader.fail("a die of 3 or 6 sides");
  }
  reader.expect(':');
  do {
    part.corners.push_back(read_point(reader));
  } while (reader.accept('+') && !reader.failed());
  return piece_of_kit(look, std::move(part), sides);
}

BattlefieldId make_battlefield(TextReader& reader, const BattlefieldPlan& plan) {
  auto made = Battlefield::make(plan);
  if (!made) {
    reader.fail(made.error().front().message);
    return kNoBattlefield;
  }
  const BattlefieldId field = intern(std::move(*made));
  if (field == kNoBattlefield) reader.fail("one of the tables met before");
  return field;
}

const FixedBattlefield* fixed_battlefield(BattlefieldId field) {
  for (const FixedBattlefield& table : fixed_battlefields()) {
    if (table.battlefield == field) return &table;
  }
  return nullptr;
}

}  // namespace

BattlefieldText write_table(BattlefieldId field) {
  if (field == kNoBattlefield) return {"none", ""};  // of a state that was never set up
  if (const FixedBattlefield* fixed = fixed_battlefield(field)) return {fixed->name, ""};
  const BattlefieldPlan plan = battlefield(field).plan();
  BattlefieldText text;
  text.table =
      std::to_string(plan.width / kMilsPerInch) + "x" + std::to_string(plan.depth / kMilsPerInch);
  Separator comma(",");
  for (const FeaturePlan& feature : plan.features) {
    text.terrain += comma.next();
    text.terrain += write_feature(feature);
  }
  return text;
}

Deployment usual_deployment(BattlefieldId field) {
  const FixedBattlefield* fixed = fixed_battlefield(field);
  return fixed == nullptr ? Deployment::FaceOff : fixed->deployment;
}

BattlefieldId read_table(TextReader& reader) {
  if (!reader.next_is_digit()) {
    const std::string name(reader.peek_letters());
    for (const FixedBattlefield& table : fixed_battlefields()) {
      if (!equal_in_either_case(table.name, name)) continue;
      reader.advance(name.size());
      return table.battlefield;
    }
    reader.fail("a table");
    return kNoBattlefield;
  }
  BattlefieldPlan plan;
  plan.width = reader.number(36, 72, "a width of 36 or 72 inches") * kMilsPerInch;
  if (!reader.accept_word("x")) reader.fail("x");
  plan.depth = reader.number(36, 48, "a depth of 36 or 48 inches") * kMilsPerInch;
  const bool known =
      (plan.width == 36000 && plan.depth == 36000) || (plan.width == 72000 && plan.depth == 48000);
  if (!known) reader.fail("36x36 or 72x48");
  return reader.failed() ? kNoBattlefield : make_battlefield(reader, plan);
}

BattlefieldId read_terrain(TextReader& reader, BattlefieldId ground) {
  if (ground == kNoBattlefield) return ground;
  BattlefieldPlan plan = battlefield(ground).plan();
  do {
    plan.features.push_back(read_feature(reader));
  } while (reader.accept(',') && !reader.failed() && plan.features.size() < kMostFeatures);
  // Else it could be told neither here nor by a link.
  if (!reader.failed() && !is_of_kit(plan)) reader.fail("a table of nothing but pieces of the kit");
  return reader.failed() ? kNoBattlefield : make_battlefield(reader, plan);
}

}  // namespace mael::battle::notation
