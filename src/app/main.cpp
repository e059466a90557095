#include <cstdlib>
#include <iostream>

#include <QApplication>
#include <QStandardPaths>

#include "arguments.h"
#include "endsignals.h"
#include "game/game.h"
#include "game/gamecontroller.h"
#include "game/gamestore.h"
#include "game/settings.h"
#include "ui/mainwindow.h"
#include "ui/style/sudokustyle.h"

namespace {

/// Qt ends a program without a display by abort(). A line and an exit status are all that a person needs.
void handleMessage(QtMsgType type, const QMessageLogContext& /*context*/, const QString& message) {
  if (type == QtFatalMsg) {
    std::cerr << "sudoku: cannot open a window: "
              << qPrintable(message.section('\n', 0, 0, QString::SectionSkipEmpty)) << std::endl;
    std::_Exit(2);
  }
  std::cerr << qPrintable(message) << '\n';
}

QStringList toStrings(int argc, char** argv) {
  QStringList arguments;
  for (int index = 0; index < argc; ++index) arguments << QString::fromLocal8Bit(argv[index]);
  return arguments;
}

}  // namespace

int main(int argc, char** argv) {
  const sudoku::Arguments arguments = sudoku::readArguments(toStrings(argc, argv));
  if (!arguments.request) return arguments.exitStatus;

  qInstallMessageHandler(handleMessage);
  QApplication::setApplicationName("sudoku");
  QApplication::setApplicationDisplayName("Sudoku");
  QApplication::setApplicationVersion(SUDOKU_VERSION);
  auto* style = new sudoku::SudokuStyle;
  QApplication::setStyle(style);  // takes it over
  QApplication application(argc, argv);

  sudoku::Settings settings;
  sudoku::GameStore store(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
  sudoku::Game game;
  sudoku::GameController controller(game, store, settings);
  sudoku::MainWindow window(game, controller, settings, *style);
  controller.start(*arguments.request);
  window.show();

  const sudoku::EndSignals endSignals;
  QObject::connect(&endSignals, &sudoku::EndSignals::received, &window, [&window] {
    window.prepareForEnd();
    QApplication::exit();
  });
  QObject::connect(&application, &QGuiApplication::commitDataRequest, &window,
                   &sudoku::MainWindow::prepareForEnd, Qt::DirectConnection);
  return QApplication::exec();
}
