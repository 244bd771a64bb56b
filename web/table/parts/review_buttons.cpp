#include "web/table/parts/review_buttons.h"

#include "web/base/say.h"

namespace mael::web {

namespace {

// From where to play on; nothing at the end of a game without a turning point.
std::optional<int> entry_to_play_from(const ReviewCourse& review, Seat near) {
  if (review.at() < review.size()) return review.at();
  const std::optional<TurningPoint> worst = review.costliest(near);
  return worst ? std::optional(worst->entry) : std::nullopt;
}

}  // namespace

std::vector<Button> review_buttons(const CommandList& commands, const ReviewCourse& review,
                                   Seat near) {
  std::vector<Button> buttons;
  const auto add = [&](Common command, bool enabled) {
    buttons.push_back(commands.button(command));
    if (!enabled) buttons.back().refusal = Refusal{{}, say("ui.review.no_further")};
  };
  const bool begins = review.at() == 0, ends = review.at() == review.size();
  add(Common::LastTurning, review.has_turning(-1));
  buttons.back().brief = say("ui.review.turning.brief");
  add(Common::Back, !begins);
  add(Common::Forward, !ends);
  add(Common::NextTurning, review.has_turning(+1));
  buttons.back().brief = say("ui.review.turning.brief");
  const bool plays = entry_to_play_from(review, near).has_value();
  add(Common::PlayFrom, plays);
  buttons.back().brief = say("ui.review.play_from.brief");
  if (ends && plays) {
    buttons.back().label = say("ui.review.try_again");
    buttons.back().brief = say("ui.review.try_again.brief");
  }
  buttons.back().primary = plays;
  return buttons;
}

std::vector<Button> review_tools(const CommandList& commands) {
  return {commands.button(Common::Log), commands.button(Common::Menu),
          commands.button(Common::CloseReview)};
}

std::vector<Button> review_menu(const CommandList& commands) {
  return {commands.button(Common::Analyse), commands.button(Common::Share),
          commands.button(Common::Leave)};
}

ReviewReply press_in_review(ReviewCourse& review, Seat near, Command command, bool sheet_open,
                            std::vector<Request>& requests) {
  const std::optional<Common> common = command.common();
  if (!common) return ReviewReply::PassedOn;
  switch (*common) {
    case Common::Back: review.step(-1); return ReviewReply::Done;
    case Common::Forward: review.step(+1); return ReviewReply::Done;
    case Common::LastTurning: review.go_to_turning(-1); return ReviewReply::Done;
    case Common::NextTurning: review.go_to_turning(+1); return ReviewReply::Done;
    case Common::PlayFrom:
      if (const auto entry = entry_to_play_from(review, near)) {
        requests.emplace_back(request::PlayFrom{*entry});
      }
      return ReviewReply::Done;
    case Common::Analyse:
      requests.emplace_back(request::Analyse{review.at()});
      return ReviewReply::Done;
    case Common::Cancel: return sheet_open ? ReviewReply::PassedOn : ReviewReply::Close;
    case Common::CloseReview: return ReviewReply::Close;
    // What there is to say is said already.
    case Common::Advise: return ReviewReply::Done;
    default: return ReviewReply::PassedOn;
  }
}

}  // namespace mael::web
