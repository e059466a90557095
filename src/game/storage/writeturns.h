#pragma once

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>

#include <QString>

namespace sudoku {

/// Decides which thread of this process may write to a file: one at a time, the GUI thread first, the others
/// in the order in which they asked. So no thread finds the file locked by another, and then fails or waits
/// for an unknown time. May be used by any thread.
class WriteTurns {
 public:
  enum class Rank : std::uint8_t {
    Player,  ///< the GUI thread, where waiting would be noticed by the player
    Worker,
  };

  /// The object for a file, which all threads of the process share.
  static std::shared_ptr<WriteTurns> of(const QString& path);

  /// The permission to write, until this object is destroyed.
  class Turn {
   public:
    explicit Turn(WriteTurns& turns) : m_turns(turns) {}
    ~Turn() { m_turns.end(); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

   private:
    WriteTurns& m_turns;
  };

  /// Waits for permission to write. Precondition: this thread has no Turn.
  std::unique_ptr<Turn> take(Rank rank);

 private:
  void end();

  std::mutex m_mutex;
  std::condition_variable m_ended;
  bool m_isTaken = false;
  int m_players = 0;              ///< number of waiting threads with Rank::Player
  std::uint64_t m_lastAsked = 0;  ///< the number of the worker thread that asked last
  std::uint64_t m_lastServed = 0;
};

}  // namespace sudoku
