#include "web/screens/pirates/since.h"

#include <algorithm>
#include <string>
#include <utility>

#include "web/base/say.h"
#include "web/screens/pirates/journal.h"
#include "web/screens/pirates/words.h"

namespace mael::web::pirates {
namespace {

constexpr std::size_t kFew = 7;  // sentences with details among them

struct Sentence {
  ToldLine line;
  int times = 1;
};

class Summary {
 public:
  Summary(const Situation& situation, Seat reader) : situation_(situation), reader_(reader) {}

  void add(const ToldLine& line) {
    if (line.tone == Tone::Heading || is_bought_card(line)) return;
    // What reads the same need not be read twice.
    const auto same = std::find_if(told_.begin(), told_.end(), [&](const Sentence& each) {
      return each.line.text == line.text;
    });
    if (same != told_.end()) {
      ++same->times;
    } else {
      told_.push_back({line});
    }
  }

  std::vector<std::string> take() {
    drop_details();
    std::vector<std::string> sentences;
    for (const Sentence& each : told_) sentences.push_back(words_of_all(each));
    return sentences;
  }

 private:
  // A card that was bought is told as bought, not once more as drawn.
  bool is_bought_card(const ToldLine& line) {
    if (line.tone == Tone::Deed) {
      buyer_ = line.topic.what == kCardBought ? line.topic.of : Seat::Chance;
      return false;
    }
    if (buyer_ == Seat::Chance || line.topic != Topic{kUnseenCard, buyer_}) return false;
    buyer_ = Seat::Chance;
    return true;
  }

  // The first ones, while they are many; what befell the reader is none.
  void drop_details() {
    const auto is_detail = [this](const Sentence& each) {
      return each.line.tone == Tone::Detail && each.line.topic != Topic{kBefell, reader_};
    };
    while (told_.size() > kFew) {
      const auto first = std::find_if(told_.begin(), told_.end(), is_detail);
      if (first == told_.end()) return;
      told_.erase(first);
    }
  }

  std::string words_of_all(const Sentence& each) const {
    const ToldLine& line = each.line;
    if (each.times == 1) return line.text;
    if (line.topic.what == kCardBought) {
      return say_count("pirates.since.cards", each.times, {name_of(situation_, line.topic.of)});
    }
    std::string text = line.text;
    if (text.ends_with('.')) text.pop_back();
    return say("pirates.since.times", {text, number(each.times)});
  }

  const Situation& situation_;
  const Seat reader_;
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
  Summary summary(situation, seat);
  for (std::size_t i = begin; i < end; ++i) summary.add(lines[i]);
  return summary.take();
}

}  // namespace mael::web::pirates
