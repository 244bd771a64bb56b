// The notation of actions, both ways.
#include "engine/pirates/text/notation.h"
#include "engine/pirates/text/notation_words.h"

namespace mael::pirates {
namespace {

using namespace notation;

std::string write_turn(int circle, int quarters) {
  return std::string("turn:") + static_cast<char>('A' + circle) + std::to_string(quarters);
}

// Writes each kind of deed.
struct DeedWriter {
  const State& state;

  std::string operator()(const DrawFirst& deed) const {
    return std::string("first:") + letter_of(deed.seat);
  }
  std::string operator()(const TurnCircles& deed) const {
    return "circles:" + std::to_string(deed.turned[0]) + "," + std::to_string(deed.turned[1]) +
           "," + std::to_string(deed.turned[2]);
  }
  std::string operator()(const DrawTreasure& deed) const {
    return "card:" + (deed.card == 0 ? "?" : write_tag("T", deed.card));
  }
  std::string operator()(const DrawChest& deed) const {
    return "chest:" + write_tag("CH", deed.kind);
  }
  std::string operator()(const DrawArtifact& deed) const {
    return "artifact:" + write_item(deed.item);
  }
  std::string operator()(const DrawCalamity& deed) const {
    return "calamity:" + write_tag("K", deed.kind);
  }
  std::string operator()(const DrawTitle& deed) const {
    return "title:" + std::to_string(deed.value);
  }
  std::string operator()(const ChoosePawn& deed) const {
    return "pawn:" + std::to_string(deed.pawn);
  }
  std::string operator()(const PlaceShip& deed) const { return "place:" + name_of(deed.cell); }
  std::string operator()(const PlaceForban& deed) const { return "forban:" + name_of(deed.cell); }
  std::string operator()(const ChooseConvert& deed) const {
    return "convert:" + write_word(std::span(kConverts), deed.what);
  }
  std::string operator()(const Move& deed) const { return "move:" + name_of(deed.cell); }
  std::string operator()(const Teleport& deed) const { return "teleport:" + name_of(deed.cell); }
  std::string operator()(const Rotate& deed) const {
    return write_turn(deed.circle, deed.quarters);
  }
  std::string operator()(const Attack& deed) const {
    return "attack:" + write_target(state, deed.target) +
           (deed.asked == 0 ? "" : "+" + write_seats(deed.asked));
  }
  std::string operator()(const Claim& deed) const { return "claim:" + write_tag("T", deed.card); }
  std::string operator()(const PickUp& deed) const { return "pick:" + write_item(deed.item); }
  std::string operator()(const Stow& deed) const { return "stow:" + write_item(deed.chest); }
  std::string operator()(const Unstow&) const { return "unstow"; }
  std::string operator()(const Sell& deed) const {
    return "sell:" + (deed.item == 0 ? "box" : write_item(deed.item));
  }
  std::string operator()(const BuyTile& deed) const { return "buy:" + write_tag("E", deed.tile); }
  std::string operator()(const BuyTreasure&) const { return "card"; }
  std::string operator()(const Repair&) const { return "repair"; }
  std::string operator()(const OfferTrade& deed) const {
    return "offer:" + write_trade(deed.trade);
  }
  std::string operator()(const MoveCalamity& deed) const {
    return "drag:" + write_token(state, deed.place) + "-" + name_of(deed.cell);
  }
  std::string operator()(const EndTurn&) const { return "end"; }
  std::string operator()(const ChooseReturn& deed) const { return "return:" + name_of(deed.cell); }
  std::string operator()(const AnswerJoint& deed) const { return deed.joins ? "join" : "decline"; }
  std::string operator()(const TakeLoot& deed) const {
    return "take:" + (deed.item == 0 ? "nothing" : write_item(deed.item));
  }
  std::string operator()(const ShareLoot& deed) const {
    return "share:" + write_item(deed.item) + ":" + letter_of(deed.to);
  }
  std::string operator()(const DropLoot& deed) const { return "drop:" + write_item(deed.item); }
  std::string operator()(const ChooseEquip& deed) const { return deed.equips ? "equip" : "keep"; }
  std::string operator()(const AnswerTrade& deed) const { return deed.takes ? "accept" : "refuse"; }
  std::string operator()(const ChooseIsland& deed) const { return "island:" + name_of(deed.cell); }
  std::string operator()(const ChooseToken& deed) const {
    return "token:" + write_tag("K", deed.kind);
  }
  std::string operator()(const FreeMove& deed) const {
    return deed.cell == kNoCell ? "stay" : "step:" + name_of(deed.cell);
  }
};

class DeedReader {
 public:
  DeedReader(TextReader& reader, const State& state) : reader_(reader), state_(state) {}

  Deed chance() {
    constexpr std::array<std::string_view, 9> kChanceWords{
        "first", "circles", "card", "chest", "artifact", "calamity", "title", "forban", "turn"};
    const int word = reader_.one_of(kChanceWords, "what chance does");
    reader_.expect(':');
    switch (word) {
      case 0: return DrawFirst{read_seat(reader_, state_.seats)};
      case 1: return circles();
      case 2: return DrawTreasure{reader_.accept('?') ? std::uint8_t{0} : tag("T", 1, kTreasures)};
      case 3: return DrawChest{tag("CH", 1, kChestKinds)};
      case 4: return DrawArtifact{read_item(reader_)};
      case 5: return DrawCalamity{tag("K", 0, kCalamities - 1)};
      case 6: return DrawTitle{small(9)};
      case 7: return PlaceForban{read_cell(reader_)};
      default: return turn();
    }
  }

  Deed seat() {
    for (const Word& each : kWords) {
      if (!reader_.accept_word(each.word)) continue;
      if (each.valued) reader_.expect(':');
      return each.read(*this);
    }
    reader_.fail("an action");
    return EndTurn{};
  }

 private:
  // What a word, and in most a value behind it, means.
  struct Word {
    std::string_view word;
    bool valued;
    Deed (*read)(DeedReader& r);
  };
  static const std::array<Word, 33> kWords;

  std::uint8_t tag(std::string_view letters, int low, int high) {
    return static_cast<std::uint8_t>(read_tag(reader_, letters, low, high));
  }
  std::uint8_t small(int high) {
    return static_cast<std::uint8_t>(reader_.number(0, high, "a number"));
  }

  TurnCircles circles() {
    TurnCircles deed;
    for (std::size_t i = 0; i < kCircles; ++i) {
      if (i > 0) reader_.expect(',');
      deed.turned[i] = small(3);
    }
    return deed;
  }

  Rotate turn() {
    const std::string_view letters = reader_.peek_letters();
    const char letter = letters.size() == 1 ? static_cast<char>(letters[0] | 0x20) : '\0';
    if (letter < 'a' || letter > 'c') {
      reader_.fail("a circle (A to C)");
      return {};
    }
    reader_.advance(1);
    return {static_cast<std::uint8_t>(letter - 'a'), small(9)};
  }

  Attack attack() {
    Attack deed{read_target(reader_, state_), 0};
    if (reader_.accept('+')) deed.asked = read_seats(reader_, state_.seats);
    return deed;
  }

  MoveCalamity drag() {
    const int place = read_token(reader_, state_);
    reader_.expect('-');
    return {static_cast<std::uint8_t>(place), read_cell(reader_)};
  }

  ShareLoot share() {
    const Item item = read_item(reader_);
    reader_.expect(':');
    return {item, read_seat(reader_, state_.seats)};
  }

  template <class Kind>
  static Deed named_cell(DeedReader& r) {
    return Kind{read_cell(r.reader_)};
  }
  template <class Kind>
  static Deed named_item(DeedReader& r) {
    return Kind{read_item(r.reader_)};
  }
  // An item, or the word that stands for none.
  Item item_or(std::string_view nothing) {
    return reader_.accept_word(nothing) ? Item{0} : read_item(reader_);
  }

  TextReader& reader_;
  const State& state_;
};

const std::array<DeedReader::Word, 33> DeedReader::kWords{{
    {"end", false, [](DeedReader&) -> Deed { return EndTurn{}; }},
    {"move", true, &named_cell<Move>},
    {"turn", true, [](DeedReader& r) -> Deed { return r.turn(); }},
    {"attack", true, [](DeedReader& r) -> Deed { return r.attack(); }},
    {"claim", true, [](DeedReader& r) -> Deed { return Claim{r.tag("T", 1, kTreasures)}; }},
    {"pick", true, &named_item<PickUp>},
    {"sell", true, [](DeedReader& r) -> Deed { return Sell{r.item_or("box")}; }},
    {"buy", true, [](DeedReader& r) -> Deed { return BuyTile{r.tag("E", 1, kTileKinds)}; }},
    {"card", false, [](DeedReader&) -> Deed { return BuyTreasure{}; }},
    {"repair", false, [](DeedReader&) -> Deed { return Repair{}; }},
    {"offer", true,
     [](DeedReader& r) -> Deed { return OfferTrade{read_trade(r.reader_, r.state_.seats)}; }},
    {"teleport", true, &named_cell<Teleport>},
    {"drag", true, [](DeedReader& r) -> Deed { return r.drag(); }},
    {"stow", true, &named_item<Stow>},
    {"unstow", false, [](DeedReader&) -> Deed { return Unstow{}; }},
    {"convert", true,
     [](DeedReader& r) -> Deed {
       return ChooseConvert{read_word<Convert>(r.reader_, kConverts, "what is converted")};
     }},
    {"pawn", true, [](DeedReader& r) -> Deed { return ChoosePawn{r.small(9)}; }},
    {"place", true, &named_cell<PlaceShip>},
    {"forban", true, &named_cell<PlaceForban>},
    {"return", true, &named_cell<ChooseReturn>},
    {"join", false, [](DeedReader&) -> Deed { return AnswerJoint{true}; }},
    {"decline", false, [](DeedReader&) -> Deed { return AnswerJoint{false}; }},
    {"take", true, [](DeedReader& r) -> Deed { return TakeLoot{r.item_or("nothing")}; }},
    {"share", true, [](DeedReader& r) -> Deed { return r.share(); }},
    {"drop", true, &named_item<DropLoot>},
    {"equip", false, [](DeedReader&) -> Deed { return ChooseEquip{true}; }},
    {"keep", false, [](DeedReader&) -> Deed { return ChooseEquip{false}; }},
    {"accept", false, [](DeedReader&) -> Deed { return AnswerTrade{true}; }},
    {"refuse", false, [](DeedReader&) -> Deed { return AnswerTrade{false}; }},
    {"island", true, &named_cell<ChooseIsland>},
    {"token", true,
     [](DeedReader& r) -> Deed { return ChooseToken{r.tag("K", 0, kCalamities - 1)}; }},
    {"step", true, &named_cell<FreeMove>},
    {"stay", false, [](DeedReader&) -> Deed { return FreeMove{}; }},
}};

}  // namespace

std::string write_action(const State& before, const Action& action) {
  return write_deed_of(action.by, std::visit(DeedWriter{before}, action.deed));
}

Result<Action> read_action(const State& before, std::string_view text) {
  return read_action_of<Action>(
      text, [&](TextReader& reader) { return DeedReader(reader, before).chance(); },
      [&](TextReader& reader, Seat) { return DeedReader(reader, before).seat(); }, before.seats);
}

}  // namespace mael::pirates
