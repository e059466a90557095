#include <gtest/gtest.h>
#include <string_view>
#include <utility>

#include <QTemporaryDir>

#include <sudoku/formats/formats.h>

#include "game/control/gamecontroller.h"
#include "game/play/game.h"
#include "game/settings/settings.h"
#include "game/storage/gamestore.h"
#include "ui/sound/soundplayer.h"
#include "ui/sound/sounds.h"

namespace sudoku {
namespace {

constexpr std::string_view kAnyPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A player of sounds that only writes down what it is asked to play.
class Recorder : public SoundPlayer {
 public:
  void play(const QByteArrayList& names) override { m_heard += names.join('|'); }

  QByteArray takeHeard() { return std::exchange(m_heard, {}).join(' '); }

 private:
  QByteArrayList m_heard;
};

/// Tests with a game and its sounds, which are on.
class SoundsTest : public testing::Test {
 protected:
  SoundsTest() {
    m_controller.start(*parsePuzzle(kAnyPuzzle));
    m_settings.setPlaysSounds(true);
  }

  Digit solutionAt(Cell cell) const { return *m_game.state().puzzle.solution.at(cell); }
  void enterWrong(Cell cell) {
    m_game.play(Move::enter(cell, solutionAt(cell) == Digit(1) ? Digit(2) : Digit(1)));
  }
  void enterRight(Cell cell) { m_game.play(Move::enter(cell, solutionAt(cell))); }
  /// Fills all empty cells except the last one, which is returned.
  Cell fillButOne() {
    for (Cell open = firstOpen();; open = firstOpen()) {
      if (m_game.state().board.emptyCells().size() == 1) return open;
      enterRight(open);
    }
  }
  Cell firstOpen() const { return m_game.state().board.emptyCells().first(); }

  struct Folder : QTemporaryDir {
    Folder() { qputenv("XDG_CONFIG_HOME", path().toUtf8()); }
  };
  Folder m_folder;
  Settings m_settings;
  GameStore m_store{m_folder.path()};
  Game m_game;
  GameController m_controller{m_game, m_store, m_settings};
  Recorder m_recorder;
  int m_asked = 0;  ///< how often the sound player was asked for
  Sounds m_sounds{m_game, m_settings,
                  [this] {
                    ++m_asked;
                    return &m_recorder;
                  },
                  nullptr};
};

constexpr auto kNothing = "";
constexpr auto kWarning = "dialog-warning";
constexpr auto kTriumph = "game-over-winner|complete";

TEST_F(SoundsTest, OffThePlayerIsNotEvenLoaded) {
  m_settings.setPlaysSounds(false);
  enterWrong(firstOpen());
  m_controller.board().check();
  m_game.undo();
  enterRight(fillButOne());
  EXPECT_TRUE(m_game.isSolved());
  EXPECT_EQ(m_asked, 0);
}

TEST_F(SoundsTest, ThePlayerIsLoadedWithTheFirstSound) {
  enterRight(firstOpen());
  m_controller.board().check();
  EXPECT_EQ(m_asked, 0);
  enterWrong(firstOpen());
  m_controller.board().check();
  EXPECT_EQ(m_asked, 1);
}

TEST_F(SoundsTest, WithoutAPlayerNothingHappens) {
  Sounds sounds(
      m_game, m_settings, [] { return nullptr; }, nullptr);
  enterRight(fillButOne());
  EXPECT_EQ(m_recorder.takeHeard(), kTriumph);
}

TEST_F(SoundsTest, TheSolutionIsHeardOnce) {
  const Cell last = fillButOne();
  EXPECT_EQ(m_recorder.takeHeard(), kNothing);
  enterRight(last);
  EXPECT_EQ(m_recorder.takeHeard(), kTriumph);
}

TEST_F(SoundsTest, ASolutionThatIsShownIsNotHeard) {
  m_controller.board().giveUp();
  EXPECT_TRUE(m_game.isSolved());
  EXPECT_EQ(m_recorder.takeHeard(), kNothing);
}

TEST_F(SoundsTest, AGameThatWasSolvedBeforeIsNotHeard) {
  enterRight(fillButOne());
  m_recorder.takeHeard();
  m_controller.start(*parsePuzzle(kAnyPuzzle));
  m_controller.session().previousGame();
  ASSERT_TRUE(m_game.isSolved());
  EXPECT_EQ(m_recorder.takeHeard(), kNothing);
}

TEST_F(SoundsTest, AFullBoardWithAMistakeIsHeardOnce) {
  const Cell last = fillButOne();
  enterWrong(last);
  EXPECT_EQ(m_recorder.takeHeard(), kWarning);
  m_controller.time().setPaused(true);
  m_controller.time().setPaused(false);
  const Digit other(solutionAt(last) == Digit(9) ? 8 : 9);
  m_game.play(Move::enter(last, other));
  EXPECT_EQ(m_recorder.takeHeard(), kNothing);
}

TEST_F(SoundsTest, AFullBoardWithAMistakeIsToldOfThoughAllWasRightAtTheLastCheck) {
  const Cell last = fillButOne();
  m_controller.board().check();
  enterWrong(last);
  EXPECT_EQ(m_recorder.takeHeard(), kWarning);
}

TEST_F(SoundsTest, ACheckIsHeardOnlyIfItFindsMistakes) {
  enterRight(firstOpen());
  m_controller.board().check();
  EXPECT_EQ(m_recorder.takeHeard(), kNothing);
  enterWrong(firstOpen());
  EXPECT_EQ(m_recorder.takeHeard(), kNothing);
  m_controller.board().check();
  EXPECT_EQ(m_recorder.takeHeard(), kWarning);
  enterRight(firstOpen());
  m_controller.cells().escape();
  EXPECT_EQ(m_recorder.takeHeard(), kNothing);
  m_controller.board().check();
  EXPECT_EQ(m_recorder.takeHeard(), kWarning);
}

TEST_F(SoundsTest, AMistakeThatIsMarkedAtOnceIsHeardAtOnce) {
  m_controller.preferences().setChecksEntries(true);
  enterRight(firstOpen());
  EXPECT_EQ(m_recorder.takeHeard(), kNothing);
  enterWrong(firstOpen());
  EXPECT_EQ(m_recorder.takeHeard(), kWarning);
  enterRight(firstOpen());
  EXPECT_EQ(m_recorder.takeHeard(), kNothing);
}

TEST_F(SoundsTest, AMistakeThatFillsTheBoardIsHeardOnce) {
  m_controller.preferences().setChecksEntries(true);
  enterWrong(fillButOne());
  EXPECT_EQ(m_recorder.takeHeard(), kWarning);
}

TEST_F(SoundsTest, AnotherGameIsNotHeardForItsOldMistakes) {
  m_controller.preferences().setChecksEntries(true);
  enterWrong(firstOpen());
  m_recorder.takeHeard();
  m_controller.start(*parsePuzzle(kAnyPuzzle));
  m_controller.session().previousGame();
  ASSERT_FALSE(m_game.marks().wrong.isEmpty());
  EXPECT_EQ(m_recorder.takeHeard(), kNothing);
}

}  // namespace
}  // namespace sudoku
