// Questions put to the player in dialogs of the page, each with what follows from its answer.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "web/app/platform.h"

namespace mael::web {

class Dialogs {
 public:
  // `text` is what stood in the question's field. An empty answer: the dialog was put aside.
  using Then = std::function<void(std::string_view answer, std::string_view text)>;

  explicit Dialogs(Platform& platform) : platform_(platform) {}

  void ask(const Question& question, Then then) {
    waiting_[platform_.ask(question)] = std::move(then);
  }

  // One sentence and a button to close it.
  void tell(const std::string& title, const std::string& sentence);

  void answered(Ticket ticket, std::string_view answer, std::string_view text) {
    const auto entry = waiting_.extract(ticket);
    if (entry) entry.mapped()(answer, text);
  }

 private:
  Platform& platform_;
  std::map<Ticket, Then> waiting_;
};

}  // namespace mael::web
