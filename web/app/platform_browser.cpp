// The platform in a browser: a window and a context by SDL, everything else by the page's scripts
// (web/shell/main.js), which this program knows as Module.host. The only file with their glue, but
// for letters that the browser draws (painter/drawn_letters.cpp).
//
// Pointers and keys come from the page, not from SDL: SDL knows no pens, loses fingers when the
// browser takes one away, and would keep keys from the text fields beside the canvas.
#include "web/app/platform_browser.h"

#include <SDL.h>
#include <emscripten.h>

#include <cstring>
#include <utility>
#include <vector>

#include "engine/play/json.h"
#include "web/base/game_texts.h"
#include "web/base/spoken.h"
#include "web/base/theme_imgui.h"

// ---- What the program asks of the page ---------------------------------------------------------

// clang-format off
EM_JS(void, host_wake, (), { Module.host.wake(); });
EM_JS(double, host_random_word, (), { return Module.host.randomWord(); });
EM_JS(double, host_wall_clock, (), { return Module.host.wallClock(); });
EM_JS(void, host_lay_segment, (const unsigned char* bytes, int size), {
  (Module.laid = Module.laid || []).push(HEAPU8.slice(bytes, bytes + size));
});
EM_JS(void, host_store, (int ticket, const char* id, int revision, double when, const char* title,
                         const char* line, const unsigned char* head, int size, int first), {
  const segments = Module.laid || [];
  Module.laid = [];
  Module.host.store(ticket, {id: UTF8ToString(id), revision, when, title: UTF8ToString(title),
    line: UTF8ToString(line), head: HEAPU8.slice(head, head + size), first, segments});
});
EM_JS(void, host_forget, (const char* id), { Module.host.forget(UTF8ToString(id)); });
EM_JS(void, host_remember, (const char* key, const char* value), {
  Module.host.remember(UTF8ToString(key), UTF8ToString(value));
});
EM_JS(void, host_keep, (int ticket, const char* key, const char* value), {
  Module.host.keep(ticket, UTF8ToString(key), UTF8ToString(value));
});
EM_JS(int, host_has_code, (int letter), {
  return Module.host.hasCode(String.fromCharCode(letter));
});
EM_JS(void, host_fetch_code, (int letter), { Module.host.fetchCode(String.fromCharCode(letter)); });
EM_JS(int, host_thinkers, (), { return Module.host.thinkers; });
EM_JS(void, host_think, (int ticket, const char* game, const char* question, int thinkers), {
  Module.host.think(ticket, UTF8ToString(game), UTF8ToString(question), thinkers);
});
EM_JS(void, host_stop_thinking, (), { Module.host.stopThinking(); });
EM_JS(void, host_share, (const char* title, const char* fragment), {
  Module.host.share(UTF8ToString(title), UTF8ToString(fragment));
});
EM_JS(void, host_copy_text, (const char* title, const char* text, const char* copied), {
  Module.host.copyText(UTF8ToString(title), UTF8ToString(text), UTF8ToString(copied));
});
EM_JS(void, host_offer_file, (const char* name, const unsigned char* bytes, int size), {
  Module.host.offerFile(UTF8ToString(name), HEAPU8.slice(bytes, bytes + size));
});
EM_JS(void, host_pick_file, (), { Module.host.pickFile(); });
EM_JS(void, host_ask, (int ticket, const char* question), {
  Module.host.ask(ticket, JSON.parse(UTF8ToString(question)));
});
EM_JS(void, host_edit_text, (const char* field), {
  Module.host.editText(JSON.parse(UTF8ToString(field)));
});
EM_JS(void, host_say, (const char* sentence), { Module.host.say(UTF8ToString(sentence)); });
EM_JS(void, host_unsay, (const char* sentence), { Module.host.unsay(UTF8ToString(sentence)); });
EM_JS(void, host_show_words, (const char* words), {
  Module.host.showWords(JSON.parse(UTF8ToString(words)));
});
EM_JS(void, host_show_rules, (const char* reference, const char* at), {
  Module.host.showRules(UTF8ToString(reference), UTF8ToString(at));
});
EM_JS(void, host_apply_settings, (const char* words), {
  Module.host.applySettings(JSON.parse(UTF8ToString(words)));
});
EM_JS(void, host_show_settings, (), { Module.host.showSettings(); });

EM_JS(void, host_show_puzzles, (const char* solved, const char* after), {
  Module.host.showPuzzles(UTF8ToString(solved), UTF8ToString(after));
});
EM_JS(void, host_puzzle_solved, (const char* id), { Module.host.puzzleSolved(UTF8ToString(id)); });
EM_JS(void, host_play, (const char* sound), { Module.host.play(UTF8ToString(sound)); });
EM_JS(void, host_set_title, (const char* title), { Module.host.setTitle(UTF8ToString(title)); });
EM_JS(void, host_set_turn, (int turn), { Module.host.setTurn(turn); });
EM_JS(void, host_set_fragment, (const char* fragment), {
  Module.host.setFragment(UTF8ToString(fragment));
});
EM_JS(void, host_set_cursor, (const char* name), { Module.host.setCursor(UTF8ToString(name)); });
EM_JS(void, host_reload, (), { Module.host.reload(); });
EM_JS(void, host_give_up, (), { Module.host.giveUp(); });
EM_JS(int, host_texts_size, (), { return Module.host.texts ? Module.host.texts.length : 0; });
EM_JS(void, host_copy_texts, (char* place), { HEAPU8.set(Module.host.texts, place); });
EM_JS(void, host_refuse_texts, (), { Module.host.refuseTexts(); });
// clang-format on

namespace mael::web {

namespace {

std::string json_list(const std::vector<std::string>& objects) {
  std::string text = "[";
  for (const std::string& object : objects) text += (text.size() > 1 ? "," : "") + object;
  return text + "]";
}

std::string json_field(std::string_view key, const std::string& value) {
  return json_quoted(key) + ":" + value;
}

std::string css_of(Rgba color) {
  return "rgb(" + std::to_string(color.r) + "," + std::to_string(color.g) + "," +
         std::to_string(color.b) + ")";
}

std::string to_json(const Question& question) {
  std::vector<std::string> choices;
  for (const Question::Choice& choice : question.choices) {
    JsonLine line;
    line.add("answer", choice.answer).add("label", choice.label);
    if (!choice.sign.empty()) {
      line.add("note", choice.note).add("sign", choice.sign).add("ink", css_of(choice.ink));
    }
    choices.push_back(line.text());
  }
  std::string text = "{" + json_field("title", json_quoted(question.title)) + "," +
                     json_field("sentence", json_quoted(question.sentence)) + "," +
                     json_field("choices", json_list(choices));
  if (!question.close.empty()) text += "," + json_field("close", json_quoted(question.close));
  if (!question.field.empty()) {
    const Question::Field& field = question.field.front();
    text += "," + json_field("field", JsonLine()
                                          .add("label", field.label)
                                          .add("value", field.value)
                                          .add("fixed", field.fixed)
                                          .text());
  }
  return text + "}";
}

std::string to_json(Ticket ticket, const TextField& field) {
  return JsonLine()
      .add("ticket", ticket)
      .add_rounded("x", static_cast<double>(field.at.min.x), 2)
      .add_rounded("y", static_cast<double>(field.at.min.y), 2)
      .add_rounded("width", static_cast<double>(field.at.width()), 2)
      .add_rounded("height", static_cast<double>(field.at.height()), 2)
      .add("label", field.label)
      .add("value", field.value)
      .add("limit", field.limit)
      .text();
}

std::string to_json(const Words& words) {
  std::vector<std::string> choices;
  for (const Words::Choice& choice : words.choices) {
    JsonLine line;
    line.add("label", choice.label).add("notation", choice.notation);
    if (!choice.group.empty()) line.add("group", choice.group);
    if (choice.pressed) line.add("pressed", *choice.pressed);
    choices.push_back(line.text());
  }
  const std::string lists = json_field("choices", json_list(choices));
  const std::string rest = JsonLine()
                               .add("table", words.table)
                               .add("title", words.title)
                               .add("status", words.status)
                               .add("alert", words.alert)
                               .add("scene", words.scene)
                               .add("log", words.log)
                               .add("first", words.first)
                               .text();
  return "{" + lists + "," + rest.substr(1);
}

// The canvas is measured and resized by the page; SDL only makes window and context.
bool open_window() {
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  SDL_SetMainReady();
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
  SDL_Window* window = SDL_CreateWindow("Maelstrom", 0, 0, 1, 1, SDL_WINDOW_OPENGL);
  return window != nullptr && SDL_GL_CreateContext(window) != nullptr;
}

PageListener* listener = nullptr;

}  // namespace

bool BrowserPlatform::open(PageListener& hears) {
  listener = &hears;
  return open_window();
}

void BrowserPlatform::give_up() { host_give_up(); }

void BrowserPlatform::take_up_texts() {
  const auto size = static_cast<std::size_t>(host_texts_size());
  if (size == 0) return;
  std::string table;
  if (size <= kMaxTextsFile) {
    table.resize(size);
    host_copy_texts(table.data());
  }
  if (!speak(table).empty()) host_refuse_texts();
}

void BrowserPlatform::wake() { host_wake(); }

std::uint64_t BrowserPlatform::random_seed() {
  const auto high = static_cast<std::uint64_t>(host_random_word());
  return high << 32U | static_cast<std::uint64_t>(host_random_word());
}

std::int64_t BrowserPlatform::wall_clock() { return static_cast<std::int64_t>(host_wall_clock()); }

Ticket BrowserPlatform::store(const StoredGame& game) {
  for (const Bytes& segment : game.segments) {
    host_lay_segment(segment.data(), static_cast<int>(segment.size()));
  }
  host_store(++last_ticket_, game.id.c_str(), game.revision, static_cast<double>(game.when),
             game.title.c_str(), game.line.c_str(), game.head.data(),
             static_cast<int>(game.head.size()), game.first);
  return last_ticket_;
}

void BrowserPlatform::forget(const std::string& id) { host_forget(id.c_str()); }

void BrowserPlatform::remember(const std::string& key, const std::string& value) {
  host_remember(key.c_str(), value.c_str());
}

Ticket BrowserPlatform::keep(const std::string& key, const std::string& value) {
  host_keep(++last_ticket_, key.c_str(), value.c_str());
  return last_ticket_;
}

bool BrowserPlatform::has_code(char letter) { return host_has_code(letter) != 0; }
void BrowserPlatform::fetch_code(char letter) { host_fetch_code(letter); }

int BrowserPlatform::thinkers() { return host_thinkers(); }

Ticket BrowserPlatform::think(const std::string& game, const std::string& question, int thinkers) {
  host_think(++last_ticket_, game.c_str(), question.c_str(), thinkers);
  return last_ticket_;
}

void BrowserPlatform::stop_thinking() { host_stop_thinking(); }

void BrowserPlatform::share_link(const std::string& title, const std::string& fragment) {
  host_share(title.c_str(), fragment.c_str());
}

void BrowserPlatform::copy_text(const std::string& title, const std::string& text,
                                const std::string& copied) {
  host_copy_text(title.c_str(), text.c_str(), copied.c_str());
}

void BrowserPlatform::offer_file(const std::string& name, const Bytes& bytes) {
  host_offer_file(name.c_str(), bytes.data(), static_cast<int>(bytes.size()));
}

void BrowserPlatform::pick_file() { host_pick_file(); }

Ticket BrowserPlatform::ask(const Question& question) {
  host_ask(++last_ticket_, to_json(question).c_str());
  return last_ticket_;
}

Ticket BrowserPlatform::edit_text(const TextField& field) {
  host_edit_text(to_json(++last_ticket_, field).c_str());
  return last_ticket_;
}

void BrowserPlatform::say(const std::string& sentence) { host_say(sentence.c_str()); }
void BrowserPlatform::unsay(const std::string& sentence) { host_unsay(sentence.c_str()); }
void BrowserPlatform::show_words(const Words& words) { host_show_words(to_json(words).c_str()); }
void BrowserPlatform::show_rules(std::string_view reference, RuleId at) {
  host_show_rules(std::string(reference).c_str(), at.text().c_str());
}
void BrowserPlatform::apply_settings(const Settings& settings) {
  JsonLine line;
  for (const auto& [key, word] : words_of(settings)) line.add(key, word);
  host_apply_settings(line.text().c_str());
}
void BrowserPlatform::show_settings() { host_show_settings(); }

void BrowserPlatform::show_puzzles(const std::string& solved, const std::string& after) {
  host_show_puzzles(solved.c_str(), after.c_str());
}
void BrowserPlatform::puzzle_solved(const std::string& id) { host_puzzle_solved(id.c_str()); }
void BrowserPlatform::play(Sound sound) { host_play(std::string(name_of(sound)).c_str()); }
void BrowserPlatform::set_title(const std::string& title) { host_set_title(title.c_str()); }
void BrowserPlatform::set_turn(Turn turn) { host_set_turn(static_cast<int>(turn)); }
void BrowserPlatform::set_fragment(const std::string& fragment) {
  host_set_fragment(fragment.c_str());
}
void BrowserPlatform::set_cursor(const std::string& name) { host_set_cursor(name.c_str()); }
void BrowserPlatform::reload() { host_reload(); }

}  // namespace mael::web

// ---- What the page tells the program -----------------------------------------------------------

using namespace mael::web;

namespace {

const char* lasting(std::string text) {
  static std::string kept;  // until the next call; the page copies it at once
  kept = std::move(text);
  return kept.c_str();
}

mael::Bytes to_bytes(const unsigned char* data, int size) { return {data, data + size}; }

std::vector<mael::Bytes> arrived;  // segments of the game that is handed over next

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE double mael_frame(double now) { return listener->frame(now); }

EMSCRIPTEN_KEEPALIVE void mael_resized(float width, float height, float ratio, int pixel_width,
                                       int pixel_height, float left, float top, float right,
                                       float bottom) {
  listener->resized(
      {{width, height}, ratio, pixel_width, pixel_height, {left, top, right, bottom}});
}

EMSCRIPTEN_KEEPALIVE void mael_pointer(int action, int device, int button, int id, float x, float y,
                                       double time) {
  listener->pointer({static_cast<PointerAction>(action),
                     static_cast<PointerDevice>(device),
                     static_cast<PointerButton>(button),
                     id,
                     {x, y},
                     static_cast<Milliseconds>(time)});
}

EMSCRIPTEN_KEEPALIVE void mael_wheel(float x, float y, float dx, float dy, int zooms, int steps) {
  listener->wheel({{x, y}, {dx, dy}, zooms != 0, steps != 0});
}

EMSCRIPTEN_KEEPALIVE int mael_key(int key, int character, int shift, int control) {
  return listener->key(
      {static_cast<Key>(key), static_cast<char>(character), shift != 0, control != 0});
}

EMSCRIPTEN_KEEPALIVE int mael_back_pressed() { return listener->back_pressed(); }

EMSCRIPTEN_KEEPALIVE void mael_graphics_lost() { listener->graphics_lost(); }
EMSCRIPTEN_KEEPALIVE void mael_graphics_restored() { listener->graphics_restored(); }
EMSCRIPTEN_KEEPALIVE void mael_motion_reduced(int reduced) {
  listener->motion_reduced(reduced != 0);
}
EMSCRIPTEN_KEEPALIVE void mael_theme_wished(int wished) {
  listener->theme_wished(kThemes.at(static_cast<std::size_t>(wished)));
}
EMSCRIPTEN_KEEPALIVE void mael_touch_expected(int touch) { listener->touch_expected(touch != 0); }
EMSCRIPTEN_KEEPALIVE void mael_covered(int covered) { listener->covered(covered != 0); }

EMSCRIPTEN_KEEPALIVE void mael_kept_segment(const unsigned char* bytes, int size) {
  arrived.push_back(to_bytes(bytes, size));
}

EMSCRIPTEN_KEEPALIVE void mael_kept(const char* id, int revision, double when, const char* title,
                                    const char* line, const unsigned char* head, int size) {
  listener->kept({id, revision, static_cast<std::int64_t>(when), title, line, to_bytes(head, size),
                  0, std::exchange(arrived, {})});
}

EMSCRIPTEN_KEEPALIVE void mael_remembered(const char* key, const char* value) {
  listener->remembered(key, value);
}

EMSCRIPTEN_KEEPALIVE const char* mael_begins_with(const char* fragment) {
  const auto letter = listener->begins_with(fragment);
  return lasting(letter ? std::string(1, *letter) : "");
}

EMSCRIPTEN_KEEPALIVE void mael_started(const char* fragment, int can_store) {
  listener->started(fragment, can_store != 0);
}

EMSCRIPTEN_KEEPALIVE void mael_fragment_changed(const char* fragment) {
  listener->fragment_changed(fragment);
}

EMSCRIPTEN_KEEPALIVE void mael_stored(int ticket, int problem) {
  listener->stored(ticket, static_cast<StoreProblem>(problem));
}

EMSCRIPTEN_KEEPALIVE void mael_forgotten(const char* id, int gone) {
  listener->forgotten(id, gone != 0);
}

EMSCRIPTEN_KEEPALIVE void mael_code_fetched(const char* letter, int here) {
  listener->code_fetched(letter[0], here != 0);
}

// Texts of a game, which come with its code. Whether they could be read.
EMSCRIPTEN_KEEPALIVE int mael_game_texts(const char* table, int size, int in_english) {
  return take_up_game_texts({table, static_cast<std::size_t>(size)}, in_english != 0).empty();
}

EMSCRIPTEN_KEEPALIVE void mael_thought(int ticket, int place, const char* report) {
  listener->thought(ticket, place, report);
}

EMSCRIPTEN_KEEPALIVE void mael_answered(int ticket, const char* answer, const char* text) {
  listener->answered(ticket, answer, text);
}

EMSCRIPTEN_KEEPALIVE void mael_settings_wanted() { listener->settings_wanted(); }
EMSCRIPTEN_KEEPALIVE void mael_setting_chosen(const char* key, const char* word) {
  listener->setting_chosen(key, word);
}

EMSCRIPTEN_KEEPALIVE void mael_puzzle_chosen(const char* table, const char* told) {
  listener->puzzle_chosen(table, told);
}

EMSCRIPTEN_KEEPALIVE void mael_day_told(const char* line) { listener->day_told(line); }

EMSCRIPTEN_KEEPALIVE void mael_data_wanted(const char* what) { listener->data_wanted(what); }

EMSCRIPTEN_KEEPALIVE void mael_text_edited(int ticket, const char* text) {
  listener->text_edited(ticket, text);
}

EMSCRIPTEN_KEEPALIVE void mael_file_opened(const unsigned char* bytes, int size) {
  listener->file_opened(to_bytes(bytes, size));
}

EMSCRIPTEN_KEEPALIVE void mael_chosen(int choice) { listener->chosen(choice); }

// The program's typefaces, for what the page writes beside the table: text, strong text, titles.
EMSCRIPTEN_KEEPALIVE const unsigned char* mael_typeface(int which) {
  return typeface(which).data();
}
EMSCRIPTEN_KEEPALIVE int mael_typeface_size(int which) {
  return static_cast<int>(typeface(which).size());
}

EMSCRIPTEN_KEEPALIVE const char* mael_command(const char* line) {
  return lasting(listener->command(line));
}

}  // extern "C"
