#include "web/app/open_table.h"

#include "engine/play/games.h"
#include "web/app/overloaded.h"

namespace mael::web {

// Called inside the player's own press: browsers share and copy at no other time.
void OpenTable::carry_out_request(const Request& wanted) {
  std::visit(
      Overloaded{
          [&](const request::TakeBack& wish) { take_back(wish.after); },
          [&](const request::Leave&) { hooks_.asked_to_leave(); },
          [&](const request::Share&) { hooks_.asked_to_share(); },
          [&](const request::SaveFile&) { hooks_.asked_to_save_file(); },
          [&](const request::OpenRule& open) { hooks_.platform().show_rules(rules(), open.rule); },
          [&](const request::PlayAgain&) { hooks_.asked_to_play_again(); },
          [&](const request::ShowAdvantage& wish) { hooks_.asked_to_show_advantage(wish.shown); },
          [&](const request::OpenSettings&) { hooks_.platform().show_settings(); },
          [&](const request::Learn&) { hooks_.asked_to_learn(); },
          [&](const request::Review&) { review(); },
          [&](const request::HandToBot& wish) { hooks_.asked_to_hand_to_bot(wish.seat); },
          [&](const request::PlayFrom& from) { play_from(from.entries); },
          [&](const request::LookAt& wish) { look_at(wish.entries, wish.moves); },
          [&](const request::Analyse& wish) { hooks_.asked_to_analyse(analysed(wish.entries)); },
          [&](const request::CopyMatch&) { hooks_.asked_to_copy_match(); },
          [&](const request::OpenWorkbench&) { open_workbench(); },
      },
      wanted);
}

Milliseconds OpenTable::pause(const ScreenSettings& settings) const {
  const Milliseconds usual =
      settings.reduced_motion ? kPauseWithoutMotion : kPause * settings.time_percent / 100;
  return bot_pause_.value_or(usual);
}

std::string link_to(std::string_view game, const std::string& position, const Sealing& sealing) {
  return find_game(game)->link(position, sealing)->substr(1);
}

}  // namespace mael::web
