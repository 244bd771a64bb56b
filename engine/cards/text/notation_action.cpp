// The notation of actions, both ways.
#include "engine/cards/text/notation.h"
#include "engine/cards/text/notation_words.h"

namespace mael::cards {
namespace {

using namespace notation;

std::string sealed_text(std::uint16_t value) {
  return value == kUnknownSealed ? "?" : std::to_string(value);
}

// Writes each kind of deed.
struct DeedWriter {
  const State& state;
  Seat by;

  std::string operator()(const ChooseFaction& deed) const {
    return "faction:" + write_kind(deed.card);
  }
  std::string operator()(const ChooseOrder& deed) const { return deed.first ? "first" : "second"; }
  std::string operator()(const Coin& deed) const {
    return std::string("coin:") + letter_of(deed.winner);
  }
  std::string operator()(const DrawCard& deed) const { return "draw:" + write_kind(deed.card); }
  std::string operator()(const Play& deed) const {
    return write_played(state, deed.card, deed.target);
  }
  std::string operator()(const Attack& deed) const {
    return write_attack(state, deed.stack, deed.target);
  }
  std::string operator()(const MoveShip& deed) const {
    const std::string to = deed.target.spot == Spot::NewStack ? "A"
                           : deed.target.spot == Spot::Stack
                               ? write_place(static_cast<Place>(kAttackArea + deed.target.index))
                               : write_place(deed.target.index);
    return write_own_ship(state, by, deed.ship) + "-" + to;
  }
  std::string operator()(const Pass&) const { return "pass"; }
  std::string operator()(const EndTurn&) const { return "end"; }
  std::string operator()(const Decline&) const { return "decline"; }
  std::string operator()(const PickNumber& deed) const {
    return "pick:" + sealed_text(deed.number);
  }
  std::string operator()(const Bid& deed) const { return "bid:" + sealed_text(deed.amount); }
  std::string operator()(const Kill& deed) const { return "kill:" + write_ship(state, deed.ship); }
};

Deed read_chance(TextReader& reader) {
  constexpr std::array<std::string_view, 2> words{"coin", "draw"};
  const int word = reader.one_of(words, "what chance does");
  reader.expect(':');
  if (word == 0) return Coin{read_seat(reader)};
  return DrawCard{reader.accept('?') ? kUnknownCard : read_card(reader)};
}

class DeedReader {
 public:
  DeedReader(TextReader& reader, const State& state, Seat by)
      : reader_(reader), state_(state), by_(by) {}

  Deed read() {
    if (reader_.accept_word("first")) return ChooseOrder{true};
    if (reader_.accept_word("second")) return ChooseOrder{false};
    if (reader_.accept_word("pass")) return Pass{};
    if (reader_.accept_word("end")) return EndTurn{};
    if (reader_.accept_word("decline")) return Decline{};
    if (accept_key(reader_, "faction")) return ChooseFaction{read_card(reader_)};
    if (accept_key(reader_, "pick")) return PickNumber{read_sealed()};
    if (accept_key(reader_, "bid")) return Bid{read_sealed()};
    if (accept_key(reader_, "kill")) return read_kill();
    if (reader_.peek_letters().size() == 1) return read_with_place();
    Play play{read_card(reader_), {}};
    if (reader_.accept('@')) play.target = read_named_target();
    return play;
  }

 private:
  std::uint16_t read_sealed() {
    if (reader_.accept('?')) return kUnknownSealed;
    return static_cast<std::uint16_t>(reader_.number(0, kMaxResources, "a number"));
  }

  // Gone is nothing one can aim at.
  Target read_named_target() {
    if (reader_.peek() == '-') reader_.fail("a place or a ship");
    return read_card_target(reader_, state_);
  }

  Kill read_kill() {
    const Seat seat = read_seat(reader_);
    return {
        {Spot::Ship, seat, reader_.failed() ? std::uint8_t{0} : read_ship(reader_, state_, seat)}};
  }

  // A1*… attacks, A1.Rai-… and P1.Rai-… move.
  Deed read_with_place() {
    const std::size_t start = reader_.place();
    const Place place = read_place(reader_);
    if (reader_.accept('*')) {
      if (place < kAttackArea) reader_.fail("an attack by a stack");
      if (reader_.peek() == '-') reader_.fail("a target");
      const auto stack = static_cast<std::uint8_t>(place - kAttackArea);
      return Attack{stack, read_attack_target(reader_, state_, by_)};
    }
    reader_.return_to(start);
    const std::uint8_t ship = read_ship(reader_, state_, by_);
    reader_.expect('-');
    const std::size_t to = reader_.place();
    const Target target = read_named_target();
    if (target.spot == Spot::Ship) reader_.fail_at(to, "a planet or a stack");
    return MoveShip{ship, target};
  }

  TextReader& reader_;
  const State& state_;
  Seat by_;
};

}  // namespace

std::string write_action(const State& before, const Action& action) {
  return write_deed_of(action.by, std::visit(DeedWriter{before, action.by}, action.deed));
}

Result<Action> read_action(const State& before, std::string_view text) {
  return read_action_of<Action>(text, read_chance, [&](TextReader& reader, Seat by) {
    return DeedReader(reader, before, by).read();
  });
}

}  // namespace mael::cards
