#include "web/app/thinking/characters.h"

#include "web/app/thinking/bot_levels.h"
#include "web/base/say.h"

namespace mael::web {

namespace {

std::string text_of(PlayerKind kind) { return "start.kind." + std::string(key_of(kind)); }

}  // namespace

std::string_view key_of(PlayerKind kind) {
  return kind == PlayerKind::Person ? "person" : name_of(bot_of(kind));
}

Icon face_of(PlayerKind kind) {
  return kind == PlayerKind::Person ? Icon::None : find_icon("face-" + std::string(key_of(kind)));
}

std::string name_of_character(PlayerKind kind) {
  return kind == PlayerKind::Person ? std::string() : say(text_of(kind) + ".name");
}

std::string rank_of(PlayerKind kind) { return say(text_of(kind)); }

std::string about(PlayerKind kind) { return say(text_of(kind) + ".note"); }

std::string name_and_rank(PlayerKind kind) {
  if (kind == PlayerKind::Person) return rank_of(kind);
  return say("start.kind.ranked", {name_of_character(kind), rank_of(kind)});
}

}  // namespace mael::web
