#include "web/app/dialogs.h"

#include "web/screens/maelstrom/words.h"

namespace mael::web {

void Dialogs::tell(const std::string& title, const std::string& sentence) {
  using maelstrom::say;
  ask({title, sentence, {}, {{"close", say("app.close")}}}, [](auto, auto) {});
}

}  // namespace mael::web
