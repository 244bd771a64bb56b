#include "web/app/dialogs.h"

#include "web/base/say.h"

namespace mael::web {

void Dialogs::tell(const std::string& title, const std::string& sentence) {
  ask({title, sentence, {}, {{"close", say("app.close")}}}, [](auto, auto) {});
}

}  // namespace mael::web
