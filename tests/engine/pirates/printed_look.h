// What is printed on a piece, as scenarios tell it. Numbers that are none are left out.
#pragma once

#include <string>
#include <string_view>

namespace mael::pirates {

// By the tag of the piece: A3=island,I02,bastion,cw; L01=bastion,A0+B7;
// T05=I05,emblem,chests:1,curse; CH02=gold,coins:1,scroll,copies:2; E01=movement,2,cost:3,copies:5;
// TI3=times:2 and of the third of the backs back3=2; AR01=PIR-106; K01=DAMAGE,LIFE,POINTS,TOKENS.
// Empty for no piece.
std::string printed_text(std::string_view tag);

}  // namespace mael::pirates
