// The engine without a face: words in, JSON lines out. What a command needs of the machine, it
// gets here: files, a clock, threads.

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <system_error>
#include <thread>

#include "engine/play/command.h"

namespace {

using mael::Error;
using mael::Result;
using mael::World;

// Time the program has spent computing, so that a bench hardly minds what else the machine does.
std::uint64_t nanoseconds() {
  constexpr std::uint64_t kPerTick = 1'000'000'000 / CLOCKS_PER_SEC;
  return static_cast<std::uint64_t>(std::clock()) * kPerTick;
}

// The same for the thread that asks alone.
std::uint64_t thread_nanoseconds() {
  std::timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
         static_cast<std::uint64_t>(time.tv_nsec);
}

Result<std::string> read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return Error{path + ": cannot be read"};
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

Result<std::vector<World::NamedText>> read_folder(const std::string& folder) {
  std::error_code failed;
  std::vector<World::NamedText> files;
  for (std::filesystem::recursive_directory_iterator place(folder, failed), end;
       !failed && place != end; place.increment(failed)) {
    if (!place->is_regular_file()) continue;
    auto text = read_file(place->path().string());
    if (!text) return text.error();
    files.emplace_back(place->path().string(), std::move(*text));
  }
  if (failed) return Error{folder + ": " + failed.message()};
  std::sort(files.begin(), files.end());
  return files;
}

// Ready to be written to, in place of what stood there.
Result<mael::GameLog::Write> open_file(const std::string& path) {
  const auto file = std::make_shared<std::ofstream>(path, std::ios::binary);
  if (!*file) return Error{path + ": cannot be written"};
  return mael::GameLog::Write([file](std::string_view text) {
    return static_cast<bool>(
        file->write(text.data(), static_cast<std::streamsize>(text.size())).flush());
  });
}

// As many threads as the machine has cores; where none can be started, this one does it all.
void run_jobs(int count, const std::function<void(int)>& job) {
  std::atomic<int> next = 0;
  const auto work = [&] {
    for (int i = next++; i < count; i = next++) job(i);
  };
  std::vector<std::thread> threads;
  try {
    for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) threads.emplace_back(work);
  } catch (const std::system_error&) {
    // WebAssembly under node has no threads.
  }
  work();
  for (std::thread& thread : threads) thread.join();
}

}  // namespace

int main(int count, char** words) {
  const World world{nanoseconds, read_file, read_folder, run_jobs, thread_nanoseconds, open_file};
  const mael::Answer answer = mael::answer({words + 1, words + count}, world);
  std::fputs(answer.out.c_str(), stdout);
  if (answer.ok()) return 0;
  std::fprintf(stderr, "%s\n", answer.error.c_str());
  return 1;
}
