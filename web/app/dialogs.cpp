#include "web/app/dialogs.h"

#include "web/app/say.h"

namespace mael::web {

void Dialogs::tell(const std::string& title, const std::string& sentence) {
  ask({title, sentence, {}, {{"close", say("app.close")}}}, [](auto, auto) {});
}

}  // namespace mael::web
