// The program of one game's bots: rules and search, without window or table. A worker runs it, or
// the page itself where no worker can be made (web/shell/bots.js). Which game is a definition of
// the build (web/Page.cmake).
#include <emscripten.h>

#include <array>
#include <cstdint>
#include <string>

#include MAELSTROM_BOTS_HEADER
#include "engine/play/game_bots.h"
#include "web/app/thinking/bot_worker.h"

namespace mael {

std::span<const GameBots* const> game_bots() {
  static constexpr std::array kBots{&MAELSTROM_BOTS};
  return kBots;
}

}  // namespace mael

namespace {

mael::web::BotWorker& worker() {
  static mael::web::BotWorker worker(
      [] { return static_cast<std::uint64_t>(emscripten_get_now() * 1e6); });
  return worker;
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE int mael_begin_thinking(const char* question, int place) {
  return worker().begin(question, place);
}

// The text stays until the next call; the page copies it at once.
EMSCRIPTEN_KEEPALIVE const char* mael_think_for(int milliseconds) {
  static std::string report;
  report = worker().think_for(milliseconds);
  return report.c_str();
}

}  // extern "C"
