// Makes one visitor of several functions, each for some kinds of a variant.
#pragma once

namespace mael::web {

template <class... Ts>
struct Overloaded : Ts... {
  using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

}  // namespace mael::web
