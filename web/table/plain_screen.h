// What the screen of every table answers alike, of a screen that knows its game (screen_core.h).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/table/any_screen.h"
#include "web/table/screen_core.h"
#include "web/table/session/session.h"

namespace mael::web {

class PlainScreen : public AnyScreen {
 public:
  // The session must outlive it.
  explicit PlainScreen(const Session& session) : session_(session) {}

  void set_mode(TableMode mode) override { core().set_mode(mode); }
  void set_facts(std::string facts) override { facts_ = std::move(facts); }
  void set_may_take_back(bool may) override { core().set_may_take_back(may); }
  void set_asks_who_plays(bool asks) override { core().set_asks_who_plays(asks); }
  void set_waiting(bool waiting) override { core().set_waiting(waiting); }
  void set_settings(const ScreenSettings& settings) override { core().set_settings(settings); }
  void set_stopped(bool stopped) override { core().set_stopped(stopped); }
  bool lets_play_on(Milliseconds now) const override { return core().lets_play_on(now); }
  bool is_moving(Milliseconds now) const override { return core().is_moving(now); }
  std::optional<Milliseconds> wake_at(Milliseconds now) const override {
    return core().wake_at(now);
  }

  const Chrome& chrome() const override { return core().chrome(); }
  const Moment& moment() const override { return core().moment(); }
  Seat actor() const override { return core().moment().device.acts_for(); }
  std::optional<Rect> where(std::string_view thing) const override { return core().where(thing); }
  std::string cursor() const override { return core().cursor(); }
  bool looks_back() const override { return core().looks_back(); }

  std::string held() const override { return core().held(); }
  std::string reading() const override { return core().reading(); }
  bool answers(std::string_view thing) const override { return core().answers(thing); }
  std::vector<Vec2> way_of(std::string_view light) const override { return core().way_of(light); }
  std::vector<Rect> used() const override { return core().used(); }
  Rect spare() const override { return core().spare(); }
  void keep_room(float height) override { core().keep_room(height); }
  void set_lit(const std::vector<std::string>& names) override { core().set_lit(names); }
  std::function<std::string(Vec2)> spots_by_hand() const override { return core().spots_by_hand(); }

  std::optional<Seat> awaits_advice() const override { return core().awaits_advice(); }
  int advice_parts() const override { return core().advice_parts(); }
  void advise(std::string_view counsel) override { core().advise(counsel); }
  std::optional<ReviewQuestion> unjudged() const override { return core().unjudged(); }
  void judged(int entry, std::string_view counsel) override { core().judged(entry, counsel); }

  // Whole, where nothing of it is hidden from the viewer; else the position, with what is hidden
  // imagined.
  Analysed analysed(int entries, std::uint64_t seed) const override;

 protected:
  virtual ScreenCore& core() = 0;
  virtual const ScreenCore& core() const = 0;
  const std::string& facts() const { return facts_; }
  const Session& session() const { return session_; }
  // Begins with what is seen.
  virtual Analysed imagined(std::uint64_t seed) const = 0;

 private:
  const Session& session_;
  std::string facts_;
};

}  // namespace mael::web
