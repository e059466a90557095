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
class Coach;

/// Makes moves according to the player's settings, or tells the player why nothing happens. Lives in the GUI
/// thread.
class PlayerMoves : public QObject {
  Q_OBJECT

 public:
  /// All arguments must outlive this object.
  PlayerMoves(Game& game, const Settings& settings, const Coach& coach, PlayTime& time,
              PlayerMessages& messages, QObject* parent = nullptr);

  /// Whether the game is not paused; tells the player if it is.
  bool isAllowed();
  /// Whether there is an unsolved game that is not paused; tells the player if it is paused.
  bool isOpen();
  /// Plays a move if it is given and changes anything; otherwise tells the player the text `otherwise`. If
  /// `help` is given, records it first. Returns whether the move was played.
  bool play(const std::optional<Move>& move, const QString& otherwise,
            std::optional<HelpKind> help = std::nullopt);
  /// Plays a move like play(), and tells the player what it has changed.
  void playAndSay(const std::optional<Move>& move, const QString& otherwise,
                  std::optional<HelpKind> help = std::nullopt);
  /// Plays a move that the player has made in cells by clicking or typing. Then examines in the background
  /// which technique justifies the move, unless a hint is open or has told the move; see credited().
  void playOwn(const Move& asked);

 signals:
  /// Emitted when a move shows that the player has found a step of the technique without help.
  void credited(Technique technique);

 private:
  Move asWished(Move move) const;

  Game& m_game;
  const Settings& m_settings;
  const Coach& m_coach;
  PlayTime& m_time;
  PlayerMessages& m_messages;
  Examiner m_examiner;
};

}  // namespace sudoku
