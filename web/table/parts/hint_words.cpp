#include "web/table/parts/hint_words.h"

#include <algorithm>

namespace mael::web {

HintWords HintMemory::next(const std::vector<Reason>& reasons) {
  const auto was_told = [&](const Reason& reason) {
    return last_ && std::any_of(last_->begin(), last_->end(), [&](const Reason& told) {
             return told.kind == reason.kind && told.topic == reason.topic &&
                    told.seat == reason.seat;
           });
  };
  std::vector<Reason> fresh = reasons;
  std::erase_if(fresh, was_told);
  const bool says_nothing_new = last_ && fresh.empty() && (!reasons.empty() || last_->empty());
  if (says_nothing_new) {
    last_.reset();
    return {reasons, true};
  }
  last_ = fresh;
  return {std::move(fresh), false};
}

}  // namespace mael::web
