#pragma once

#include <QObject>

#include "background.h"
#include "boardcommands.h"
#include "cellcommands.h"
#include "game/storage/gamekeeper.h"
#include "game/teacher/teacher.h"
#include "gamehistory.h"
#include "gamesession.h"
#include "hintcommands.h"
#include "historyfiles.h"
#include "playermessages.h"
#include "playermoves.h"
#include "playtime.h"
#include "preferences.h"

namespace sudoku {

/// The commands of the player, in parts: a view calls the part for a command, which changes the model or
/// hands work on. Holds the parts, and connects them. Lives in the GUI thread.
class GameController : public QObject {
  Q_OBJECT

 public:
  /// The arguments outlive the controller, except `makeForNew`, which makes the puzzles of New.
  GameController(Game& game, GameStore& store, Settings& settings, QObject* parent = nullptr,
                 PuzzleQueue::Maker makeForNew = PuzzleQueue::makeAny);

  /// Begins with what was asked for, at the start of the program or when a later start hands over to it.
  void start(const StartRequest& request);

  /// The commands for cells and digits: clicking and typing.
  CellCommands& cells() { return m_cells; }
  /// The commands for the whole board: undo, check, notes, checkpoints, trials.
  BoardCommands& board() { return m_board; }
  HintCommands& hints() { return m_hints; }
  /// The commands that choose which game is played.
  GameSession& session() { return m_session; }
  /// All games, and what they tell of the player.
  GameHistory& history() { return m_history; }
  Preferences& preferences() { return m_preferences; }
  /// The commands that write and read histories in files.
  HistoryFiles& files() { return m_files; }
  /// The work in the background: backups and ratings.
  Background& background() { return m_background; }
  /// The clock, and the pause.
  PlayTime& time() { return m_time; }
  /// Whether the games are kept, and what is wrong if not.
  GameKeeper& keeper() { return m_keeper; }
  /// The signals with messages for the player.
  PlayerMessages& messages() { return m_messages; }

 private:
  PlayerMessages m_messages;
  PlayTime m_time;
  GameKeeper m_keeper;
  Teacher m_teacher;
  GameHistory m_history;
  GameSession m_session;
  PlayerMoves m_moves;
  BoardCommands m_board;
  HintCommands m_hints;
  CellCommands m_cells;
  Preferences m_preferences;
  HistoryFiles m_files;
  Background m_background;
};

}  // namespace sudoku
