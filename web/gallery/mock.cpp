#include "web/gallery/mock.h"

#include <array>

#include "web/base/ink.h"
#include "web/board/tile_fan.h"
#include "web/widgets/button.h"
#include "web/widgets/chips.h"
#include "web/widgets/panel.h"
#include "web/widgets/progress.h"
#include "web/widgets/sheet.h"
#include "web/widgets/toast.h"
#include "web/widgets/tooltip.h"

namespace mael::web {
namespace {

bool narrow(Vec2 page) { return page.x < 700; }

const std::vector<LogLine>& log_lines() {
  static const std::vector<LogLine> lines{
      {"Turn 5 – Amélie", Icon::None, 0, true, false},
      {"Cloud Runner flies over the Academy to 2.3", Icon::Flying, 0, false, false},
      {"Iron Guard and Metro Protector attack Gallag K'rol", Icon::Combat, 0, false, false},
      {"5 against Armor 2: two wounds", Icon::None, 0, false, true},
      {"Gallag K'rol strikes back at Iron Guard: destroyed", Icon::Wound, 1, false, false},
      {"Academy consumes the energy at 1.4", Icon::Energy, 0, false, false},
      {"Summons Iron Enforcer beside the Academy", Icon::Plus, 0, false, false},
      {"Four sides against two: nothing burns", Icon::Vortex, 0, false, true},
      {"Turn 6 – Greedy Bot", Icon::None, 1, true, false},
      {"Chitonok walks to 2.8", Icon::Movement, 1, false, false},
      {"Draws two tiles", Icon::DrawTile, 1, false, false},
      {"Burns 1 Essence: 1 left", Icon::Burn, 1, false, false},
      {"Turn 7 – Amélie", Icon::None, 0, true, false},
  };
  return lines;
}

void player_bar(Vec2 at, float width, int seat, const char* name, const char* force, Icon emblem,
                Tint tint, bool active) {
  const bool small = width < 330;
  const Rect rect = rect_at(at, {width, small ? 56.0F : 62.0F});
  const Panel panel(seat == 0 ? "##player0" : "##player1", rect, PanelLook::Raised, 0);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Palette& color = theme().color;
  if (active) outline(list, rect, color.accent, theme().metrics.radius, 2);
  draw_seat(list, seat, {rect.min.x + 28, rect.center().y}, 32);
  const float x = rect.min.x + 54;
  write_left(list, *look().fonts.strong, {{x, rect.min.y + 6}, {rect.max.x - 120, rect.min.y + 30}},
             color.text, name);
  draw_icon(list, emblem, {x + 8, rect.max.y - 17}, 15, theme().tint(tint).bright);
  write_left(list, *look().fonts.caption,
             {{x + 20, rect.max.y - 28}, {rect.max.x - 120, rect.max.y - 6}},
             theme().tint(tint).bright, force);
  const int left = seat == 0 ? 3 : 1;
  draw_pips(list, {rect.max.x - 88, rect.min.y + 8}, Icon::Essence, left, 3, 22, color.accent);
  const float y = rect.max.y - 17;
  const auto fact = [&](float right, Icon icon, const char* value, Rgba ink) {
    draw_icon(list, icon, {rect.max.x - right, y}, 16, ink);
    write_left(list, *look().fonts.strong,
               {{rect.max.x - right + 11, y - 12}, {rect.max.x, y + 12}}, color.text, value);
  };
  fact(110, Icon::HandOfTiles, seat == 0 ? "6" : "4", color.text_muted);
  fact(72, Icon::Stack, "12", color.text_muted);
  fact(32, Icon::Energy, seat == 0 ? "2" : "0", color.accent);
}

void phase_bar(Vec2 page, Rect rect) {
  const Panel panel("##phase", rect, PanelLook::Raised, 0);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Palette& color = theme().color;
  const bool phone = narrow(page);
  const Rect words{{rect.min.x + 16, rect.min.y + 8},
                   {rect.max.x - (phone ? 132.0F : 300.0F), rect.max.y - 8}};
  write_left(list, *look().fonts.title, {words.min, {words.max.x, words.min.y + 28}}, color.text,
             "Action Phase");
  write_left(list, *look().fonts.caption, {{words.min.x, words.max.y - 24}, words.max},
             color.text_muted,
             phone ? "2 of 3 actions left" : "Two actions left: choose attackers, or draw a tile");
  if (!phone)
    draw_pips(list, {words.max.x - 70, rect.min.y + 12}, Icon::Action, 2, 3, 22, color.legal);
  ImGui::SetCursorScreenPos({rect.max.x - (phone ? 122.0F : 290.0F), rect.center().y - 22});
  if (!phone) {
    button({.id = "draw", .label = "Draw", .icon = Icon::DrawTile, .key_hint = "D"});
    ImGui::SameLine();
  }
  button({.id = "end",
          .label = "End",
          .icon = Icon::EndPhase,
          .look = ButtonLook::Primary,
          .key_hint = "E",
          .width = phone ? 108.0F : 0});
}

void hand(HexRenderer& renderer, Vec2 page, Rect room) {
  FanSpec spec{.room = room, .count = 6, .size = narrow(page) ? 54.0F : 62.0F, .lifted = 2};
  const std::vector<FanSlot> slots = layout_fan(spec);
  std::vector<HexSprite> sprites;
  const std::array kinds{0, 1, 3, 4, 2, 15};
  for (int i = 0; i < spec.count; ++i) {
    HexSprite sprite = sample_tile(kinds.at(static_cast<std::size_t>(i)), 0);
    if (i == 2) sprite.marks = kMarkSelected;
    if (i == 3) sprite.dimmed = true;
    sprites.push_back(sprite);
  }
  const Panel panel("##hand", room, PanelLook::Bare, 0);
  renderer.queue(*ImGui::GetWindowDrawList(), fan_scene(slots, sprites), camera_at(page, {0, 0}, 1),
                 {{}, page});
  const FanSlot& lifted = slots[2];
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const Rect name = rect_at(lifted.center - Vec2{70, lifted.size * 0.87F + 36}, {140, 26});
  fill(list, name, with_alpha(theme().color.table, 0.86F), 13);
  write_middle(list, *look().fonts.strong, name, theme().color.text, "Cloud Runner");
}

void top_buttons(Vec2 page) {
  const Rect rect{{page.x - 196, 10}, {page.x - 10, 58}};
  const Panel panel("##menu", rect, PanelLook::Bare, 0);
  ImGui::SetCursorScreenPos(im(rect.min));
  icon_button("undo", Icon::Undo, "Take back");
  ImGui::SameLine();
  icon_button("share", Icon::Share, "Share this position");
  ImGui::SameLine();
  icon_button("rules", Icon::Rules, "Rules");
  ImGui::SameLine();
  icon_button("menu", Icon::Menu, "Menu");
}

void board(HexRenderer& renderer, Vec2 page, Insets insets) {
  const HexScene scene = sample_board();
  CameraLimits limits;
  limits.content = bounds_of(scene, limits.content);
  const Camera camera = fitted(page, grown(limits.content, 0.25F), insets, limits);
  renderer.paint(scene, camera, {{}, page});
}

void wide_table(HexRenderer& renderer, Vec2 page, MockState& state) {
  board(renderer, page, {300, 16, 16, 170});
  player_bar({12, 12}, 276, 1, "Greedy Bot", "Brood", Icon::EmblemBrood, Tint::Violet, false);
  player_bar({12, page.y - 74}, 276, 0, "Amélie", "Arcanae", Icon::EmblemArcanae, Tint::Blue, true);
  const Rect log{{12, 86}, {288, page.y - 86}};
  {
    const Panel panel("##log", log, PanelLook::Raised, 12);
    log_list("lines", panel.inside(), log_lines(), state.log);
  }
  phase_bar(page, {{306, page.y - 74}, {page.x - 12, page.y - 12}});
  hand(renderer, page, {{330, page.y - 250}, {page.x - 40, page.y - 86}});
  top_buttons(page);
}

void narrow_table(HexRenderer& renderer, Vec2 page) {
  board(renderer, page, {4, 70, 4, 270});
  player_bar({8, 8}, page.x - 16, 1, "Greedy Bot", "Brood", Icon::EmblemBrood, Tint::Violet, false);
  player_bar({8, page.y - 258}, page.x - 16, 0, "Amélie", "Arcanae", Icon::EmblemArcanae,
             Tint::Blue, true);
  phase_bar(page, {{8, page.y - 70}, {page.x - 8, page.y - 8}});
  hand(renderer, page, {{6, page.y - 206}, {page.x - 6, page.y - 76}});
}

}  // namespace

void mock_table(HexRenderer& renderer, Vec2 page, MockState& state) {
  if (narrow(page)) {
    narrow_table(renderer, page);
    draw_toast({"Saved", Icon::Check, ToastTone::Good, 0}, 1000, 76);
    return;
  }
  wide_table(renderer, page, state);
  refusal_tip({.at = {page.x * 0.62F, page.y * 0.42F},
               .sentence = "Taking this energy would part Iron Guard from the Vortex mass.",
               .rule = "MAE-132"});
  draw_toast({"Greedy Bot is thinking about its attack", Icon::Robot, ToastTone::Plain, 0}, 1000,
             14);
  draw_thinking(*ImGui::GetForegroundDrawList(), {248, 43}, 300);
}

void mock_start(HexRenderer& renderer, Vec2 page, MockState& state) {
  HexScene scene;
  HexSprite vortex;
  vortex.body = HexBody::Vortex;
  const bool phone = narrow(page);
  scene.sprites.push_back(vortex);
  scene.vortex_glow = 1;
  scene.lit = {{-2, -1}, {2, 1}};
  Camera camera = camera_at(page, {page.x / 2, phone ? 96.0F : 118.0F}, phone ? 70.0F : 92.0F);
  renderer.paint(scene, camera, {{}, page});
  const float width = std::min(page.x - 24, 760.0F);
  const float left = (page.x - width) / 2;
  const Rect rect{{left, phone ? 184.0F : 226.0F}, {left + width, page.y - 20}};
  const Panel panel("##start", rect, PanelLook::Bare, 0);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const Palette& color = theme().color;
  write_middle(list, phone ? *look().fonts.title : *look().fonts.display,
               {rect.min, {rect.max.x, rect.min.y + 50}}, color.text, "Maelstrom");
  write_middle(list, *look().fonts.body,
               {{rect.min.x, rect.min.y + 48}, {rect.max.x, rect.min.y + 72}}, color.text_muted,
               "Two forces. One Vortex. Hold its six sides.");
  struct Force {
    Icon emblem;
    Tint tint;
    const char* name;
    const char* line;
  };
  const std::array forces{
      Force{Icon::EmblemArcanae, Tint::Blue, "Arcanae", "Iron, steam and learned magic"},
      Force{Icon::EmblemHost, Tint::White, "Host", "Winged servants of light"},
      Force{Icon::EmblemDraconis, Tint::Orange, "Draconis", "Dragons and reptaurs"},
      Force{Icon::EmblemBrood, Tint::Violet, "Brood", "Daemons and insects"}};
  const int columns = phone ? 2 : 4;
  const float gap = 10;
  const float card = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const float height = phone ? 132.0F : 168.0F;
  float y = rect.min.y + 90;
  for (int i = 0; i < 4; ++i) {
    const Force& force = forces.at(static_cast<std::size_t>(i));
    ImGui::SetCursorScreenPos({left + static_cast<float>(i % columns) * (card + gap),
                               y + static_cast<float>(i / columns) * (height + gap)});
    ImGui::PushID(i);
    if (choice_card("force",
                    {force.emblem, force.tint, force.name, force.line,
                     i == 1   ? 0
                     : i == 3 ? 1
                              : -1,
                     i != 2},
                    state.force == i, card, height)) {
      state.force = i;
    }
    ImGui::PopID();
  }
  y += (phone ? 2 : 1) * (height + gap) + 8;
  ImGui::SetCursorScreenPos({left, y});
  const std::array players{Segment{"Person", Icon::Person}, Segment{"Random", Icon::Robot},
                           Segment{"Greedy", Icon::Robot}};
  segmented("players", players, state.player, phone ? width : 420);
  ImGui::SetCursorScreenPos({left, y + 60});
  button({.id = "play",
          .label = "Begin",
          .icon = Icon::Vortex,
          .look = ButtonLook::Primary,
          .width = phone ? width : 200.0F});
  if (!phone) ImGui::SameLine();
  button({.id = "continue", .label = "Continue", .icon = Icon::Next});
  ImGui::SameLine();
  button({.id = "paste", .label = "Paste a link", .icon = Icon::Link, .look = ButtonLook::Quiet});
  ImGui::SameLine();
  button({.id = "off", .label = "Not yet", .enabled = false});
}

void mock_settings(HexRenderer& renderer, Vec2 page, MockState& state) {
  mock_table(renderer, page, state);
  const Sheet sheet({.id = "##settings", .title = "Settings", .width = 460, .height = 360});
  toggle("motion", "Motion of pieces and Vortex", state.motion);
  ImGui::SetCursorScreenPos({sheet.inside().min.x, sheet.inside().min.y + 52});
  toggle("sound", "Sound", state.sound);
  ImGui::SetCursorScreenPos({sheet.inside().min.x, sheet.inside().min.y + 112});
  const std::array sizes{Segment{"Small"}, Segment{"Normal"}, Segment{"Large"}};
  segmented("size", sizes, state.player);
  ImGui::SetCursorScreenPos({sheet.inside().min.x, sheet.inside().max.y - 44});
  button({.id = "resign", .label = "Give up", .look = ButtonLook::Danger});
  ImGui::SameLine();
  button({.id = "done",
          .label = "Done",
          .icon = Icon::Check,
          .look = ButtonLook::Primary,
          .width = -1});
}

}  // namespace mael::web
