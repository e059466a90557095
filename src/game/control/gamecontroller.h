#pragma once

#include <QObject>

#include "background.h"
#include "boardcommands.h"
#include "cellcommands.h"
#include "forme.h"
#include "game/storage/gamekeeper.h"
#include "game/teacher/coach.h"
#include "gamehistory.h"
#include "gamesession.h"
#include "hintcommands.h"
#include "historyfiles.h"
#include "markcommands.h"
#include "playermessages.h"
#include "playermoves.h"
#include "playtime.h"
#include "preferences.h"

namespace sudoku {

/// Holds and connects the objects that carry out the player's commands. A view calls the object for a
/// command, which changes the model or starts work. Lives in the GUI thread.
class GameController : public QObject {
  Q_OBJECT

 public:
  /// All arguments must outlive the controller, except `make`: the function that makes the puzzles of the
  /// command New, which are of a level or for what the player knows.
  GameController(Game& game, GameStore& store, Settings& settings, QObject* parent = nullptr,
                 const PuzzleQueue::Maker& make = PuzzleQueue::makeAny);

  /// Begins the requested game, at the start of the program or when a second start hands over to the running
  /// program.
  void start(const StartRequest& request);

  /// The commands for cells and digits: selecting, clicking and typing.
  CellCommands& cells() { return m_cells; }
  /// The commands for the colours of candidates and the links between them.
  MarkCommands& marks() { return m_marks; }
  /// The commands for the whole board: undo, check, notes, checkpoints, trials.
  BoardCommands& board() { return m_board; }
  HintCommands& hints() { return m_hints; }
  /// The commands that choose which game is played.
  GameSession& session() { return m_session; }
  /// All stored games, and statistics about the player.
  GameHistory& history() { return m_history; }
  /// The puzzles for what the player knows.
  ForMe& forMe() { return m_forMe; }
  Preferences& preferences() { return m_preferences; }
  /// The commands that export games to files and import them.
  HistoryFiles& files() { return m_files; }
  /// The work in the background, such as backups and ratings.
  Background& background() { return m_background; }
  /// The clock of the game, and its pause.
  PlayTime& time() { return m_time; }
  /// Writes the games to the store, and knows what is wrong if that fails.
  GameKeeper& keeper() { return m_keeper; }
  /// The object whose signals carry messages for the player.
  PlayerMessages& messages() { return m_messages; }

 private:
  PlayerMessages m_messages;
  PlayTime m_time;
  GameKeeper m_keeper;
  Coach m_coach;
  GameHistory m_history;
  ForMe m_forMe;
  GameSession m_session;
  PlayerMoves m_moves;
  BoardCommands m_board;
  HintCommands m_hints;
  CellCommands m_cells;
  MarkCommands m_marks;
  Preferences m_preferences;
  HistoryFiles m_files;
  Background m_background;
};

}  // namespace sudoku
