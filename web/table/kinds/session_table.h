// What all open tables share: the session their game is played in, its screen, the words of that
// and what their choices stand for.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/open_table.h"
#include "web/table/any_screen.h"
#include "web/table/session/open_game.h"
#include "web/table/session/session.h"

namespace mael::web {

class SessionTable : public OpenTable, protected SessionListener {
 public:
  // The game is taken from where it is only here: who sits there may be read off it till then.
  SessionTable(TableHooks& hooks, std::unique_ptr<OpenGame>&& game, Session::Seating seating,
               SessionRules rules);

  char letter() const override { return game().letter(); }
  std::string_view game_id() const override { return screen().game_id(); }
  const Place& place() const override { return session_.place(); }
  bool is_writing() const override { return session_.is_writing(); }
  const StoredGame& written() const override { return session_.written(); }
  void stored(Ticket ticket, StoreProblem problem) override { session_.stored(ticket, problem); }
  void try_again() override { session_.try_again(); }
  void give_up() override { session_.give_up(); }
  void go_on_unstored() override { session_.go_on_unstored(); }
  bool is_over() const override { return game().ending(session_.at()).over; }
  TableReport report(Milliseconds now) const override;

  Words words() override;
  void choose(std::size_t choice) override;
  bool play(std::string_view notation) override;
  bool close_topmost() override;
  void read(const FrameInput& input) override { screen_->read(input); }
  void carry_out() override;
  void paint(const Frame& frame) const override { screen_->paint(frame); }
  std::optional<Rect> where(std::string_view thing) const override { return screen_->where(thing); }

  std::vector<SeatView> views() const override;
  Result<std::string> hand_out() override;
  std::string match_as_text() const override;
  OpenedTable analysed(std::optional<int> entries) override;
  void set_settings(const ScreenSettings& settings) override;

 protected:
  // A table at which it is played.
  std::unique_ptr<OpenTable> hosted(NewTable table) const;

  // What stands behind the # of the link to the moment after so many entries, with what was done
  // around it; nothing where a secret is in, or not all is known here.
  std::optional<std::string> moment_link(int entries) const;

  // The player wants these, one after the other, in notation; what could be done when it was wished
  // and cannot any longer is left out.
  virtual void decide(const std::vector<std::string>& actions) { session_.decide(actions); }
  // What the table says besides its screen.
  virtual void add_words(AnyScreen::Said& said) const = 0;
  // A button of the words.
  virtual void press(std::string_view button) { screen_->press(button); }

  std::string_view rules() const override { return game().rules(); }

  Session& session() { return session_; }
  const Session& session() const { return session_; }
  AnyScreen& screen() { return *screen_; }
  const AnyScreen& screen() const { return *screen_; }
  const OpenGame& game() const { return static_cast<const OpenGame&>(session_.game()); }
  // A seat's name where the session looks.
  std::string name_of(Seat seat) const;

  const ScreenSettings& settings() const { return settings_; }
  void keep_settings(const ScreenSettings& settings) { settings_ = settings; }

  // The match as it is now, nothing moving.
  void lay_out();

  void went_on(int from) override;
  void went_back() override { lay_out(); }
  void not_stored(StoreProblem problem) override { hooks().not_stored(problem); }
  void not_allowed(const std::string&) override { hooks().platform().wake(); }

 private:
  Session session_;
  std::unique_ptr<AnyScreen> screen_;
  ScreenSettings settings_;
  AnyScreen::Said said_;
};

}  // namespace mael::web
