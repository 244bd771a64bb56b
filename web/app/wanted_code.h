// What waits for code. What only one game needs is a module of its own that the page fetches
// (tools/web/modules.mjs), named by a letter: who reaches for it asks here first.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "web/app/dialogs.h"
#include "web/app/platform.h"

namespace mael::web {

class WantedCode {
 public:
  using Then = std::function<void()>;

  // Both must outlive it.
  WantedCode(Platform& platform, Dialogs& dialogs) : platform_(platform), dialogs_(dialogs) {}

  // Carries it out as soon as the code of all these letters is here, at once if it is. What waited
  // until now is dropped: who wants something else does not want that any more.
  void when_here(std::string letters, Then then);
  // The page's answer. Where nothing came the person is asked whether to try again.
  void fetched(char letter, bool here);

 private:
  struct Waiting {
    std::string letters;
    Then then;
  };

  void go_on();
  // It has come, or will not.
  void unsay_coming();

  Platform& platform_;
  Dialogs& dialogs_;
  std::optional<Waiting> waiting_;
  bool told_ = false;  // that it is on its way
};

}  // namespace mael::web
