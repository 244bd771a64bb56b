// What is printed on a piece in words and numbers, as scenarios hold it: "rng:24,sho:2,pen:3".
#pragma once

#include <string>
#include <string_view>

namespace mael {

class PrintedWords {
 public:
  PrintedWords& say(std::string_view word) {
    text_ += (text_.empty() ? "" : ",") + std::string(word);
    return *this;
  }
  PrintedWords& say_if(bool holds, std::string_view word) { return holds ? say(word) : *this; }
  PrintedWords& number(std::string_view name, int number) {
    return say(std::string(name) + ":" + std::to_string(number));
  }
  // Nothing where there are none.
  PrintedWords& count(std::string_view name, int number) {
    return number == 0 ? *this : this->number(name, number);
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace mael
