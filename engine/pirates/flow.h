// How the game goes on by itself after an action: tasks, the last of the list first, then the
// stages of the turn, up to the next decision.
#pragma once

#include "engine/pirates/derived.h"
#include "engine/pirates/event.h"
#include "engine/pirates/rules.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

// Whether something must be decided, or drawn, before the task on top or the stage goes on.
bool task_awaits(const State& state);
bool stage_awaits(const State& state);

// Changes a state and tells what happens. Every function leaves later consequences as tasks.
class Flow {
 public:
  Flow(State& state, Events* events) : state_(state), events_(events) {}

  // Goes on until a seat is awaited or the game is over.
  void settle();

  // ---- Ships (ships.cpp)
  void gain_points(Seat seat, int points);
  void pay(Seat seat, int points);
  void heal(Seat seat, int life);
  void move_ship(Seat seat, Cell to, Happened what);
  void win_title(Seat seat, Feat feat);
  // Comes into the hold once all loot of this moment is taken and shared (PIR-R23).
  void promise(Seat seat, Item item);
  // Loot for which the hold has no room is dropped, by choice (PIR-R30).
  void check_overflow(Seat seat);
  void equip(Seat seat, Item item);
  void return_to(Seat seat, Cell cell);
  void attack(Seat by, SeatBits mates, Target target);
  void wound(Seat seat, int life);  // by a penalty
  void pick(Seat seat, Item item);
  void trade(Seat seat);

  // ---- Calamities (calamities.cpp)
  void rotate(Seat by, int circle, int quarters);
  void move_token(int place, Cell to);
  void place_token(Kind kind, Cell cell, Happened what);

  // ---- Treasure (treasures.cpp)
  void claim(Seat seat, int card);
  void draw_card(Seat seat, int card);  // 0: unseen
  void draw_chest(int kind);
  void draw_artifact(Item item);
  void draw_calamity(Kind kind);
  void bring_up(const Task& summon, Kind kind);

  void push(const Task& task) { state_.tasks.push_back(task); }
  Task pop();
  void tell(const Event& event) {
    if (events_) events_->push_back(event);
  }

 private:
  // ---- Tasks (tasks.cpp)
  void run_task();
  void run_gain(const Task& task);
  void run_curse(const Task& task);
  void run_summon();
  void run_ambush(Seat seat);
  void push_below(const Task& task, bool (*above)(TaskKind));

  // ---- Battle (battle.cpp)
  void attack_ship(Seat by, SeatBits mates, Seat target);
  void attack_token(Seat by, SeatBits mates, int place);
  void mark_token(int place, int damage, SeatBits by);
  void remove_token(int place);
  void fall(Seat seat, Seat killer, SeatBits mates);
  void run_aftermath();
  void lose_everything(Seat seat);

  // ---- Calamities
  SeatBits struck_on(Cell cell) const;
  void push_hit(int place);
  void run_hit();
  void hit(const Task& task, Seat seat);
  void suffer(Kind kind, Seat seat);
  void sweep(Seat seat, Cell to);
  void run_second_step();

  // ---- Turn (turn.cpp)
  void run_stage();
  void begin_turn();
  void set_out();
  void end_if_due();
  void pass_turn();
  void finish();
  bool next_offer();

  void note_end(Cause cause);
  int loot_tasks(const Fallen& each, std::array<Task, 2>& tasks) const;

  State& state_;
  Events* events_;
};

}  // namespace mael::pirates
