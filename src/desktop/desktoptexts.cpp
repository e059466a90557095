#include "desktoptexts.h"

#include <QCoreApplication>

namespace sudoku {
namespace {

/// The texts by which desktops present the program in menus and software centres.
class DesktopWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::DesktopWords)

 public:
  static QStringList paragraphs() {
    return {
        tr("Every puzzle has one solution and an honest level, which follows from the logic that it takes. "
           "Puzzles of six levels, from easy to inhuman, are ready at once."),
        tr("There is no advertising, and nothing leaves your computer.")};
  }

  static QStringList features() {
    return {tr("Hints say where to look, what the pattern is and why it works, with a picture on the board"),
            tr("A course leads from the rules to the hardest techniques, with exercises and puzzles for you"),
            tr("A review of each game shows what you found, and what would have helped"),
            tr("Every move is saved at once; a library keeps all your games"),
            tr("A daily puzzle, statistics, and prints of sheets and whole books"),
            tr("Opens and saves the puzzle files of many other programs"),
            tr("Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast")};
  }

  static QStringList captions() {
    return {tr("A game with notes"), tr("A hint explains its pattern"),
            tr("The course, with what you know and what comes next"), tr("The library of all games")};
  }

  static DesktopTexts all() {
    DesktopTexts texts;
    //: What the program is, below its name in a menu.
    texts.kind = tr("Logic game");
    //: Below the program's name in a software centre: at most about 35 characters, no full stop.
    texts.summary = tr("Solve puzzles, learn every step");
    //: Words by which somebody may search for the program, in your language, each with a semicolon behind it.
    texts.keywords = tr("puzzle;logic;numbers;brain;");
    texts.newGame = tr("New game", "in the menu of the desktop");
    //: Goes on with the latest game.
    texts.goOn = tr("Continue", "in the menu of the desktop");
    texts.daily = tr("Daily puzzle", "in the menu of the desktop");
    texts.paragraphs = paragraphs();
    texts.features = features();
    texts.captions = captions();
    //: A kind of file. %1 is the name of its format, such as SDK.
    texts.puzzleFile = tr("Sudoku puzzle (%1)");
    return texts;
  }
};

}  // namespace

DesktopTexts DesktopTexts::now() {
  return DesktopWords::all();
}

}  // namespace sudoku
