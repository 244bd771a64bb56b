#include "engine/core/reason_words.h"

#include <cstdlib>

#include "engine/core/refusal.h"

namespace mael {

namespace {

// The text for a reason, the closest there is: some topics are told alike now and later, or of
// whatever number.
std::string_view text_of(const Reason& reason, Seat advised, const ReasonKeys& keys,
                         const Texts& texts) {
  switch (reason.kind) {
    case Reason::Kind::WinsNow: return texts.find("reason.wins_now");
    case Reason::Kind::Wins: return texts.find("reason.wins");
    case Reason::Kind::Saves: return texts.find("reason.saves");
    case Reason::Kind::Now:
    case Reason::Kind::Later: break;
  }
  std::string key = std::string(keys.prefix).append(keys.topics[reason.topic]);
  key += reason.seat == advised ? ".own" : ".other";
  const std::string_view number = std::abs(reason.by) == 1 ? ".one" : ".more";
  const std::string_view when = reason.kind == Reason::Kind::Later ? ".later" : "";
  for (const std::string& ending :
       {std::string(when).append(number), std::string(number), std::string(when)}) {
    if (const auto text = texts.find(key + ending); !text.empty()) return text;
  }
  return texts.find(key);
}

std::string ordinal(int number, const Texts& texts) {
  const std::string_view known = texts.find("word.nth." + std::to_string(number));
  return known.empty() ? texts.get("word.nth.more") : std::string(known);
}

}  // namespace

std::string reasons_in_words(const std::vector<Reason>& reasons, Seat advised,
                             const ReasonKeys& keys, const Texts& texts,
                             std::span<const std::string> names) {
  std::string words;
  for (const Reason& reason : reasons) {
    const std::string clause =
        fill(text_of(reason, advised, keys, texts), [&](std::string_view word) -> std::string {
          if (word == "other") return seat_word(reason.seat, names, texts);
          if (word == "nth") return ordinal(reason.from + reason.by, texts);
          return std::to_string(std::abs(reason.by));
        });
    words = words.empty() ? clause : fill(texts.get("reason.both"), [&](std::string_view place) {
      return place == "0" ? words : clause;
    });
  }
  return words;
}

}  // namespace mael
