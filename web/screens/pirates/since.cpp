#include "web/screens/pirates/since.h"

#include <algorithm>
#include <utility>

#include "web/base/say.h"
#include "web/screens/pirates/words.h"

namespace mael::web::pirates {
namespace {

constexpr std::size_t kFew = 7;  // sentences with details among them

struct Sentence {
  Tone tone = Tone::Detail;
  std::string text;
  int times = 1;
};

class Summary {
 public:
  explicit Summary(const Situation& situation) : situation_(situation) {}

  void add(const ToldLine& line) {
    if (line.tone == Tone::Heading || is_bought_card(line)) return;
    const auto same = std::find_if(told_.begin(), told_.end(), [&](const Sentence& each) {
      return each.text == line.text;
    });
    if (same != told_.end()) {
      ++same->times;
    } else {
      told_.push_back({line.tone, line.text});
    }
  }

  std::vector<std::string> take() {
    drop_details();
    std::vector<std::string> sentences;
    for (const Sentence& each : told_) sentences.push_back(words_of_all(each));
    return sentences;
  }

 private:
  std::string buys(Seat seat) const {
    return say("pirates.log.card.bought", {name_of(situation_, seat)});
  }
  std::string draws(Seat seat) const {
    return say("pirates.log.card.unseen", {name_of(situation_, seat)});
  }

  // A card that was bought is told as bought, not once more as drawn.
  bool is_bought_card(const ToldLine& line) {
    if (line.tone == Tone::Deed) {
      buyer_ = line.text == buys(line.seat) ? line.seat : Seat::Chance;
      return false;
    }
    if (buyer_ == Seat::Chance || line.text != draws(buyer_)) return false;
    buyer_ = Seat::Chance;
    return true;
  }

  // The first ones, while they are many.
  void drop_details() {
    const auto is_detail = [](const Sentence& each) { return each.tone == Tone::Detail; };
    while (told_.size() > kFew) {
      const auto first = std::find_if(told_.begin(), told_.end(), is_detail);
      if (first == told_.end()) return;
      told_.erase(first);
    }
  }

  std::string words_of_all(const Sentence& each) const {
    if (each.times == 1) return each.text;
    for (const Seat seat : seats_of(situation_.seen)) {
      if (each.text != buys(seat)) continue;
      return say_count("pirates.since.cards", each.times, {name_of(situation_, seat)});
    }
    std::string text = each.text;
    if (text.ends_with('.')) text.pop_back();
    return say("pirates.since.times", {text, number(each.times)});
  }

  const Situation& situation_;
  std::vector<Sentence> told_;
  Seat buyer_ = Seat::Chance;  // whose card is drawn next
};

}  // namespace

// The turn that begins may have been told already.
std::vector<std::string> since_last_turn(const Situation& situation,
                                         const std::vector<ToldLine>& lines, Seat seat) {
  if (situation.seen.round < 2) return {};
  std::size_t end = lines.size();
  while (end > 0 && lines[end - 1].seat == seat) --end;
  std::size_t begin = end;
  while (begin > 0 && lines[begin - 1].seat != seat) --begin;
  Summary summary(situation);
  for (std::size_t i = begin; i < end; ++i) summary.add(lines[i]);
  return summary.take();
}

}  // namespace mael::web::pirates
