// An open table at which a game is played: joins its screen with the session that stores its match,
// with the bots, and with the wishes of the players.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "web/table/kinds/session_table.h"
#include "web/table/session/bot_decider.h"

namespace mael::web {

class HostedTable final : public SessionTable {
 public:
  // How the match came out of a save; see Loaded in engine/play/save.h.
  struct Found {
    int broken_at = 0;
    bool is_damaged = false;
  };

  HostedTable(TableHooks& hooks, std::unique_ptr<OpenGame> game, Session::Seating seating,
              Found found);

  void begin(const ScreenSettings& settings) override;

  std::string title() const override;
  int broken_at() const override { return found_.broken_at; }
  bool is_damaged() const override { return found_.is_damaged; }
  bool has_setup() const override { return game().has_setup(); }
  std::unique_ptr<OpenTable> again(std::uint64_t seed, Place place) const override;
  Result<std::string> hand_out() override;

  Turn turn() const override;
  bool is_waiting() const override;
  void tick(Milliseconds now) override;
  std::vector<SeatClock> clocks() const override;
  void resign() override;
  std::optional<Milliseconds> wake_at(Milliseconds now) const override;

 private:
  void opened() override;
  void went_on(int from) override;
  void went_back() override;
  void kept() override;

  void go_on(Milliseconds now);
  const Player& player(Seat seat) const;
  void tell_end();
  void tell_end(Seat person, PlayerKind bot, int points);
  std::string facts_of_end() const;
  std::optional<int> looked_at() const;
  bool looks() const;
  Result<std::string> hand_out_secrets();
  void add_words(AnyScreen::Said& said) const override;
  void decide(const std::vector<std::string>& actions) override;
  void take_back(std::optional<int> after) override;
  void lay_out();
  bool came_as_position() const;
  Seats persons() const;
  void let_others_decide(Milliseconds now);

  void keep_time(Milliseconds now);
  Seat whose_time(Milliseconds now) const;

  void take_counsel();
  std::optional<std::string> counsel(const ThoughtQuestion& question);
  void review() override;
  void look_at(int entries, bool moves) override;
  void play_from(int entries) override;
  Session::Seating seated_anew(std::uint64_t seed, Place place) const;

  Found found_;
  std::string tally_;  // how games like the one that has just ended have ended here
  Pace pace_;          // of its bots
  std::vector<std::unique_ptr<BotDecider>> deciders_;
};

}  // namespace mael::web
