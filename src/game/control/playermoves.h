#pragma once

#include <optional>

#include <QObject>

#include <sudoku/logic/technique.h>
#include <sudoku/play/gamestate.h>

#include "game/play/storedgame.h"
#include "game/teacher/examiner.h"

namespace sudoku {

class Game;
class PlayerMessages;
class PlayTime;
class Settings;
class Teacher;

/// Makes moves as the player's settings say, or tells why nothing happens. Lives in the GUI thread.
class PlayerMoves : public QObject {
  Q_OBJECT

 public:
  /// All arguments outlive this object.
  PlayerMoves(Game& game, const Settings& settings, const Teacher& teacher, PlayTime& time,
              PlayerMessages& messages, QObject* parent = nullptr);

  /// Whether the board can be seen; tells the player if the game is paused.
  bool isAllowed();
  /// Whether there is an unsolved game that can be played on; tells the player if it is paused.
  bool isOpen();
  /// Plays a move if there is one and it changes anything; else tells the player `otherwise`. If the move is
  /// help, it is counted first. Whether the move was played.
  bool play(const std::optional<Move>& move, const QString& otherwise,
            std::optional<HelpKind> help = std::nullopt);
  /// Does what play() does, and tells what the move did.
  void playAndSay(const std::optional<Move>& move, const QString& otherwise,
                  std::optional<HelpKind> help = std::nullopt);
  /// Plays a move of the player's own. Credits it to a technique if no hint tells the move.
  void playOwn(const Move& asked);

 signals:
  /// The player has found a step of that technique alone.
  void credited(Technique technique);

 private:
  Move asWished(Move move) const;

  Game& m_game;
  const Settings& m_settings;
  const Teacher& m_teacher;
  PlayTime& m_time;
  PlayerMessages& m_messages;
  Examiner m_examiner;
};

}  // namespace sudoku
