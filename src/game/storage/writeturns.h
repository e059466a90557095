#pragma once

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>

#include <QString>

namespace sudoku {

/// Whose turn it is to write into a file, among the threads of this process: one at a time, the player's
/// thread first, the others in the order in which they asked. So that none of them finds the file locked by
/// another one, and fails or waits without knowing for how long. May be used by any thread.
class WriteTurns {
 public:
  enum class Rank : std::uint8_t {
    Player,  ///< the thread that must not make the player wait
    Worker,
  };

  /// The turns of a file: one object for all who ask while anybody has it.
  static std::shared_ptr<WriteTurns> of(const QString& path);

  /// A turn that lasts until the end of this object.
  class Turn {
   public:
    explicit Turn(WriteTurns& turns) : m_turns(turns) {}
    ~Turn() { m_turns.end(); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

   private:
    WriteTurns& m_turns;
  };

  /// Waits for a turn. Precondition: this thread has none.
  std::unique_ptr<Turn> take(Rank rank);

 private:
  void end();

  std::mutex m_mutex;
  std::condition_variable m_ended;
  bool m_isTaken = false;
  int m_players = 0;              ///< how many players wait
  std::uint64_t m_lastAsked = 0;  ///< the number of the worker who asked last
  std::uint64_t m_lastServed = 0;
};

}  // namespace sudoku
