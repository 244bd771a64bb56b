#include "web/setup/items.h"

#include <array>
#include <initializer_list>

#include "engine/core/seat.h"
#include "engine/play/ladder.h"
#include "web/app/thinking/bot_levels.h"
#include "web/app/thinking/characters.h"
#include "web/base/say.h"

namespace mael::web::setup {

namespace {

std::string letter(int seat) { return {letter_of(seat_at(seat))}; }

// "0.2": of milliseconds, in tenths of a second.
std::string in_seconds(int milliseconds) {
  const int tenths = (milliseconds + 99) / 100;
  const std::string whole = std::to_string(tenths / 10);
  return tenths % 10 == 0 ? whole : say("start.kind.tenths", {whole, std::to_string(tenths % 10)});
}

// Sentences after one another, those that are empty left out.
std::string joined(std::initializer_list<std::string> sentences) {
  std::string text;
  for (const std::string& sentence : sentences) {
    if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
  }
  return text;
}

std::string time_of(PlayerKind kind) {
  if (kind < PlayerKind::Novice) return {};
  return say("start.kind.time", {in_seconds(level_of(bot_of(kind)).budget.milliseconds)});
}

// What the arena found, in games of two.
std::string strength_of(PlayerKind kind, std::string_view game) {
  const Rung* const rung = rung_of(game, bot_of(kind));
  if (rung == nullptr) return {};
  const auto below = static_cast<PlayerKind>(static_cast<int>(rung->below) + 1);
  return say("start.ladder",
             {std::to_string(rung->won), std::to_string(rung->games), name_of_character(below)});
}

class Lister {
 public:
  Lister(const View& view, const Filled& filled, const GameCard& card, const Wins* wins)
      : view_(view), form_(view.form), filled_(filled), card_(card), wins_(wins) {}

  std::vector<Item> list() {
    list_choices(-1, form_.choices);
    const int seats = static_cast<int>(form_.seats.size());
    for (int seat = 0; seat < seats; ++seat) list_seat(seat, seats);
    if (seats < card_.most_seats) {
      add(Control::AddSeat, -1, 0, 0, "seat more", say("start.seat.more"));
    }
    add(Control::Begin, -1, 0, 0, "begin", say("start.begin")).enabled = form_.refusal.empty();
    if (!form_.numbers.empty() || !form_.toggles.empty()) {
      add(Control::Folded, -1, 0, 0, "options", say("start.options")).selected = view_.is_unfolded;
      if (view_.is_unfolded) list_folded();
    }
    for (std::size_t i = 0; i < form_.doors.size(); ++i) {
      add(Control::Door, -1, static_cast<int>(i), 0, form_.doors[i].id, form_.doors[i].label);
    }
    add(Control::Back, -1, 0, 0, "back", say("start.back"));
    if (view_.open) list_open();
    return std::move(items_);
  }

 private:
  Item& add(Control control, int seat, int of, int which, std::string id, std::string label,
            std::string note = {}) {
    items_.push_back({control, seat, of, which, std::move(id), std::move(label), std::move(note)});
    return items_.back();
  }

  void list_choices(int seat, const std::vector<Choice>& choices) {
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const Choice& choice = choices[i];
      const std::string id = seat < 0 ? choice.id : choice.id + " " + letter(seat);
      const int of = static_cast<int>(i);
      if (choice.look == ChoiceLook::List) {
        add(Control::List, seat, of, 0, id, choice.label, choice.chosen.about);
        if (!choice.parts.empty()) add(Control::Fit, seat, of, 0, "fit " + id, choice.fitting);
        continue;
      }
      for (std::size_t which = 0; which < choice.options.size(); ++which) {
        const Option& option = choice.options[which];
        add(Control::Option, seat, of, static_cast<int>(which), id + " " + option.id, option.label,
            option.about)
            .selected = option.id == choice.chosen.id;
      }
    }
  }

  void list_seat(int seat, int seats) {
    const auto place = static_cast<std::size_t>(seat);
    add(Control::Name, seat, 0, 0, "name " + letter(seat), view_.seats[place].name,
        say("start.name"));
    if (seats > card_.fewest_seats) {
      add(Control::RemoveSeat, seat, 0, 0, "seat less " + letter(seat), say("start.seat.less"));
    }
    for (std::size_t i = 0; i < form_.kinds.size(); ++i) {
      const PlayerKind kind = form_.kinds[i];
      add(Control::Kind, seat, 0, static_cast<int>(i),
          "kind " + letter(seat) + " " + std::string(key_of(kind)), name_and_rank(kind),
          joined({about(kind), time_of(kind), record_of(kind, wins_, card_, seats)}))
          .selected = filled_.seats[place].kind == kind;
    }
    list_choices(seat, form_.seats[place].choices);
  }

  void list_folded() {
    for (std::size_t i = 0; i < form_.numbers.size(); ++i) {
      const Number& number = form_.numbers[i];
      const int of = static_cast<int>(i);
      add(Control::Number, -1, of, 0, number.id + " less", number.less).enabled =
          number.number > number.least;
      add(Control::Number, -1, of, 1, number.id + " more", number.more).enabled =
          number.number < number.most;
    }
    for (std::size_t i = 0; i < form_.toggles.size(); ++i) {
      const Toggle& toggle = form_.toggles[i];
      add(Control::Toggle, -1, static_cast<int>(i), 0, "option " + toggle.id, toggle.label)
          .selected = toggle.on;
    }
  }

  void list_open() {
    for (Item& item : items_) item.behind = true;
    const Choice& choice = choice_at(form_, view_.open->seat, view_.open->choice);
    add(Control::Close, -1, 0, 0, "close", say("start.pick.close"));
    view_.open->parts ? list_parts(choice) : list_rows(choice);
  }

  void list_parts(const Choice& choice) {
    for (std::size_t of = 0; of < choice.parts.size(); ++of) {
      const Part& part = choice.parts[of];
      for (std::size_t which = 0; which < part.offers.size(); ++which) {
        const Offer& offer = part.offers[which];
        const std::string label = say("ui.pair", {part.title, offer.label});
        Item& item = add(Control::Offer, -1, static_cast<int>(of), static_cast<int>(which),
                         "offer " + std::to_string(of) + " " + offer.id, label,
                         joined({offer.line, offer.about}));
        item.selected = offer.on;
        item.enabled = offer.fits;
      }
    }
  }

  void list_rows(const Choice& choice) {
    if (!choice.drawn.empty()) add(Control::Draw, -1, 0, 0, "random", choice.drawn);
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
      const Option& option = choice.options[i];
      add(Control::Row, -1, 0, static_cast<int>(i), "row " + option.id, option.label, option.line);
    }
  }

  const View& view_;
  const Form& form_;
  const Filled& filled_;
  const GameCard& card_;
  const Wins* wins_;
  std::vector<Item> items_;
};

}  // namespace

std::vector<Item> items_of(const View& view, const Filled& filled, const GameCard& card,
                           const Wins* wins) {
  return Lister(view, filled, card, wins).list();
}

std::string record_of(PlayerKind kind, const Wins* wins, const GameCard& game, int seats) {
  const bool alone = kind == PlayerKind::Person && seats == 1;
  if (!alone && (kind == PlayerKind::Person || seats != 2)) return {};
  const std::string won = wins == nullptr ? std::string() : told(wins->against(game.id, kind));
  if (alone) return won;
  return joined({strength_of(kind, game.id), won});
}

SeatView seat_view(int seat, const FilledSeat& filled, const SeatForm& form) {
  return {say("start.seat." + letter(seat)),
          filled.name.empty() ? form.name : filled.name,
          name_and_rank(filled.kind),
          face_of(filled.kind),
          about(filled.kind),
          time_of(filled.kind)};
}

const Choice& choice_at(const Form& form, int seat, int choice) {
  const auto& choices =
      seat < 0 ? form.choices : form.seats[static_cast<std::size_t>(seat)].choices;
  return choices[static_cast<std::size_t>(choice)];
}

}  // namespace mael::web::setup
