#include <cassert>
#include <utility>

#include "web/table/kinds/analysis_table.h"

namespace mael::web {

void AnalysisTable::arrange() {
  if (bench_) obey(WorkbenchCommand::Close);
  thoughts().stop();
  lay_out();
  by_hand_ = screen().arranged();
  if (!by_hand_) return;
  arranging_ = std::make_unique<Arranging>(*by_hand_);
  screen().set_mode(TableMode::Arranged);
  show_by_hand();
}

void AnalysisTable::show_by_hand() {
  screen().open_position(by_hand_->position(), settings());
  hooks().platform().wake();
}

void AnalysisTable::lay_by_hand(const std::string& position) {
  by_hand_->lay(position);
  arranging_->renew();
  show_by_hand();
}

void AnalysisTable::read_arranging(const FrameInput& page) {
  now_ = page.now;
  const FrameInput rest = arranging_->read(page);
  if (arranging_->take_change()) show_by_hand();
  CardedTable::read(rest);
  arranging_->place([this](const std::string& thing) { return CardedTable::where(thing); },
                    screen().moment().device.viewer, screen().spots_by_hand());
}

// What the table itself wishes meanwhile is passed over.
void AnalysisTable::carry_out_arranging() {
  if (arranging_->take_change()) show_by_hand();
  screen().take_wishes();
  if (const auto rule = arranging_->take_rule()) {
    carry_out_request(request::OpenRule{*rule});
  }
  const auto wish = arranging_->take_wish();
  if (!wish) return;
  if (*wish == Arranging::Wish::Write) {
    return hooks().asked_for_position(by_hand_->position(), {});
  }
  leave_arranging(*wish == Arranging::Wish::Done && by_hand_->may_undo());
}

// Once the position has changed, what was compared and gone before is of another one.
void AnalysisTable::leave_arranging(bool keeps) {
  const std::string position = by_hand_->position();
  arranging_.reset();
  by_hand_.reset();
  screen().set_mode(TableMode::Analysis);
  if (keeps) {
    auto laid = game().from_position(position);
    assert(laid.ok());
    session().lay(std::move(*laid));
  } else {
    went_back();
  }
}

void AnalysisTable::add_arranging(AnyScreen::Said& said) const {
  said.words.title = arranging_->heading();
  said.words.status = arranging_->sentence();
  said.words.alert = arranging_->refusal() ? arranging_->refusal()->sentence : std::string();
  said.words.choices = arranging_->choices();
  said.actions.assign(said.words.choices.size(), std::nullopt);
}

}  // namespace mael::web
