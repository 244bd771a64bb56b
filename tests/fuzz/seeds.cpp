// Writes the corpus of a target into a folder, a file an entry: seeds NAME FOLDER
#include <fstream>
#include <string>

#include "tests/fuzz/corpus.h"

int main(int count, char** words) {
  if (count != 3) return 2;
  int number = 0;
  for (const std::string& entry : mael::fuzz::target_named(words[1]).corpus()) {
    const std::string file = std::string(words[2]) + "/seed-" + std::to_string(number++);
    std::ofstream(file, std::ios::binary) << entry;
  }
}
