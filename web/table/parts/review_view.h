// What a review shows besides the position: the curve of the game, and what is told of the decision
// that comes next.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "web/table/review_course.h"
#include "web/widgets/share_curve.h"

namespace mael::web {

// The near side stays where it is, whichever seat decides: a person's, or the first seat's.
Seat near_in_review(std::span<const Player> players);

// The one seat besides `near`; Seat::Chance: there are several.
Seat far_from(Seat near, Seats seats);

ShareCurve curve_of(const ReviewCourse& review, Seat near);

// A decision in words.
struct DecisionWords {
  std::string who;
  std::string done;    // "Summon Iron Enforcer on 1.3"
  std::string better;  // what would have been, and why; empty if nothing is known to be
};

// What is said of the position shown.
struct ReviewWords {
  std::string step;      // "Step 3 of 80"
  std::string progress;  // while decisions are being judged; else empty
  std::string title;     // what the near seat may expect; empty while it is not judged
  std::string told;      // what is done next
  std::string better;    // what would have been, or that it was not looked into yet
  std::string lost;      // what that cost; empty if nothing
};

// `decision` is nothing where no seat decides; the near seat of the curve is called `near_name`.
ReviewWords words_of(const ReviewCourse& review, const ShareCurve& curve,
                     const std::string& near_name, const std::optional<DecisionWords>& decision);

// What a prompt says of it: what is done next with what that cost, and what would have been.
std::vector<std::string> sentences_of(const ReviewWords& words);

// All of it, to be read out.
std::string read_out(const ReviewWords& words);

// "Summon Iron Enforcer on 1.3: it takes a fourth side of the Vortex."; `why` may be empty.
std::string sentence_of_advice(const std::string& what, const std::string& why);
// The same where what was said last would have to be said again: that there is a reason, or none.
std::string sentence_once_more(const std::string& what, bool has_reason);

// A share as it is told: "40" of a hundred.
std::string percent(float share);

}  // namespace mael::web
