#include <algorithm>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <vector>

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include "app/memory.h"
#include "game/control/gamecontroller.h"
#include "game/language/translations.h"
#include "game/play/game.h"
#include "game/settings/settings.h"
#include "game/storage/gamestore.h"
#include "player.h"
#include "ui/style/icons.h"
#include "ui/style/sudokustyle.h"
#include "ui/window/translatedwindow.h"
#include "usage.h"

/// Plays through the window for some time and watches the process: exit status 1 if its memory grows by 2 MB
/// or more after the first tenth of the time (two minutes of twenty), if it opens new handles or threads, or
/// if anything is said on standard error.
namespace {

constexpr qint64 kMostGrowth = qint64{2} * 1024 * 1024;  // bytes
int messages = 0;                                        // what Qt or the program said

void count(QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& message) {
  ++messages;
  std::cerr << qPrintable(message) << '\n';
}

/// What a part of the time used, at the rests between the rounds.
class Used {
 public:
  void take(const sudoku::soak::Usage& usage) {
    m_resident.push_back(usage.residentBytes);
    m_handles = std::max(m_handles, usage.handles);
    m_threads = std::max(m_threads, usage.threads);
  }
  bool isEmpty() const { return m_resident.empty(); }
  /// The median: work in the background, such as the rating of puzzles, needs some memory for a while.
  qint64 residentBytes() const {
    std::vector<qint64> sorted = m_resident;
    std::sort(sorted.begin(), sorted.end());
    return sorted[sorted.size() / 2];
  }
  int handles() const { return m_handles; }
  int threads() const { return m_threads; }

 private:
  std::vector<qint64> m_resident;
  int m_handles = 0;
  int m_threads = 0;
};

double inMegabytes(qint64 bytes) {
  return static_cast<double>(bytes) / 1024 / 1024;
}

void tell(qint64 seconds, const sudoku::soak::Usage& usage, const sudoku::soak::Player& player) {
  std::cout << seconds << " s: " << inMegabytes(usage.residentBytes) << " MB, " << usage.handles
            << " handles, " << usage.threads << " threads, " << player.rounds() << " rounds, "
            << player.actions() << " actions" << std::endl;
}

/// Plays until the time is over. Returns the exit status.
int play(sudoku::soak::Player& player, qint64 seconds) {
  QElapsedTimer clock;
  clock.start();
  Used early;
  Used late;
  qint64 told = 0;
  player.visitEverything();
  for (qint64 now = 0; now < seconds; now = clock.elapsed() / 1000) {
    player.playRound();
    sudoku::giveBackFreeMemory();
    const sudoku::soak::Usage usage = sudoku::soak::measureUsage();
    if (now * 10 >= seconds && now * 10 < 3 * seconds) early.take(usage);
    if (now * 10 >= 8 * seconds) late.take(usage);
    if (now < told + 10) continue;
    tell(now, usage, player);
    told = now;
  }
  if (early.isEmpty() || late.isEmpty()) return 1;
  const qint64 growth = late.residentBytes() - early.residentBytes();
  const int handles = late.handles() - early.handles();
  const int threads = late.threads() - early.threads();
  std::cout << std::fixed << std::setprecision(1) << player.actions() << " actions in " << seconds
            << " s: memory " << inMegabytes(early.residentBytes()) << " MB, later " << std::showpos
            << inMegabytes(growth) << " MB, handles " << handles << ", threads " << threads << std::noshowpos
            << "; " << messages << " messages" << std::endl;
  return growth < kMostGrowth && handles <= 0 && threads <= 0 && messages == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  sudoku::keepMemorySmall();
  const QTemporaryDir folder;
  qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
  qputenv("XDG_DATA_HOME", folder.path().toUtf8());
  auto* style = new sudoku::SudokuStyle;
  QApplication::setStyle(style);  // takes ownership of the style
  const QApplication application(argc, argv);
  QApplication::setWindowIcon(sudoku::applicationIcon());
  QCommandLineParser parser;
  parser.addHelpOption();
  parser.addOptions(
      {{"seconds", "How long it plays [1200].", "N", "1200"}, {"seed", "Of the choices [1].", "N", "1"}});
  parser.process(application);

  qInstallMessageHandler(count);
  sudoku::Settings settings;
  settings.setLanguage("en");
  sudoku::Translations translations;
  sudoku::GameStore store(folder.path());
  sudoku::Game game;
  sudoku::GameController controller(game, store, settings);
  sudoku::TranslatedWindow translated(game, controller, settings, *style, translations);
  controller.start({});
  translated.show();
  sudoku::soak::Player player(translated, controller, parser.value("seed").toUInt());
  const int status = play(player, parser.value("seconds").toLongLong());
  translated.window().prepareForEnd();
  return status;
}
