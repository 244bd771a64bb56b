#include "web/screens/battle/icons.h"

#include <array>
#include <bit>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/battle/derived.h"
#include "web/app/overloaded.h"

namespace mael::web::battle {

Icon icon_of(const Squad& squad) {
  constexpr std::array<std::pair<std::string_view, Icon>, 20> kIcons{{
      {"E01", Icon::IronGuard},
      {"E02", Icon::Chitonok},
      {"E03", Icon::MetroProtector},
      {"E04", Icon::ChitarraSeeders},
      {"E05", Icon::IronCommander},
      {"E06", Icon::CloudRunner},
      {"K01", Icon::DraconoidTrooper},
      {"K02", Icon::BarrowKnight},
      {"K03", Icon::NkallaPillager},
      {"K04", Icon::OthielTerminator},
      {"K05", Icon::NkallaZealot},
      {"contractor-defenders", Icon::IronGuard},
      {"spider-drones", Icon::Chitonok},
      {"master-bot-handler", Icon::IronCommander},
      {"firefly-recon-drones", Icon::CloudRunner},
      {"karist-troopers", Icon::DraconoidTrooper},
      {"karist-praetorians", Icon::BarrowKnight},
      {"karist-trooper-heavy-squad", Icon::NkallaPillager},
      {"tempest-elites", Icon::OthielTerminator},
      {"kaddar-nova", Icon::NkallaZealot},
  }};
  for (const auto& [code, icon] : kIcons) {
    if (squad.code == code) return icon;
  }
  return Icon::None;
}

Icon icon_of(const State& state, const Deed& deed) {
  const auto squad = [&](UnitId unit) { return icon_of(squad_of(state, unit)); };
  return std::visit(
      Overloaded{
          [](const ChoosePriority& d) { return d.seat == Seat::A ? Icon::Sun : Icon::Moon; },
          [&](const Activate& d) { return squad(d.unit); },
          [&](const Retire& d) {
            return d.units == 0               ? Icon::Next
                   : count_bits(d.units) == 1 ? squad(static_cast<UnitId>(lowest_bit(d.units)))
                                              : Icon::Close;
          },
          [](const Move&) { return Icon::Movement; },
          [](const Dash&) { return Icon::Flying; },
          [](const Charge&) { return Icon::Attack; },
          [](const GoOnTheMove&) { return Icon::Vortex; },
          [](const TakeAim&) { return Icon::Eye; },
          [](const mael::battle::TakeCover&) { return Icon::Armor; },
          [](const mael::battle::Extinguish&) { return Icon::Burn; },
          [](const mael::battle::ChooseCriticals&) { return Icon::Attack; },
          [](const Consolidate&) { return Icon::Stack; },
          [](const Fire&) { return Icon::Range; },
          [](const SuppressiveFire&) { return Icon::Burn; },
          [](const Fight&) { return Icon::Combat; },
          [](const HitAndRun&) { return Icon::AttackMastery; },
          [](const Order&) { return Icon::Legendary; },
          [](const ShakeOff&) { return Icon::Life; },
          [](const Regroup&) { return Icon::Person; },
          [](const RemoveDice&) { return Icon::Minus; },
          [](const ChooseDefense& d) {
            return d.kind == Defense::None    ? Icon::Close
                   : d.kind == Defense::Cover ? Icon::Armor
                                              : Icon::Energy;
          },
          [](const ChooseAv&) { return Icon::Armor; },
          [](const Allocate&) { return Icon::Wound; },
          [](const Injure&) { return Icon::Wound; },
          [](const NameLeader&) { return Icon::Legendary; },
          [](const auto&) { return Icon::Action; },  // what waits
      },
      deed);
}

}  // namespace mael::web::battle
