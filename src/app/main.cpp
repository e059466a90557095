#include <cstdlib>
#include <iostream>
#include <optional>
#include <variant>

#include <QApplication>
#include <QDir>
#include <QStandardPaths>

#include <sudoku/version.h>

#include "arguments.h"
#include "endsignals.h"
#include "game/base/outputfile.h"
#include "game/control/gamecontroller.h"
#include "game/history/exchange.h"
#include "game/language/translations.h"
#include "game/play/game.h"
#include "game/settings/settings.h"
#include "game/storage/gamestore.h"
#include "handoverserver.h"
#include "memory.h"
#include "singleinstance.h"
#include "ui/style/icons.h"
#include "ui/style/sudokustyle.h"
#include "ui/window/pages.h"
#include "ui/window/translatedwindow.h"

namespace {

/// Handles Qt's messages. Without a display Qt would end the program by abort(); one line and an exit status
/// are enough for the user.
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

/// The folder for sockets. If the system names no such folder, Qt makes one and prints a message, which is
/// hidden here.
QString runtimeDirectory() {
  const QtMessageHandler handler = qInstallMessageHandler(
      [](QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& /*message*/) {});
  QString directory = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
  qInstallMessageHandler(handler);
  return directory;
}

/// The token that lets the program raise its window, from Wayland's environment variable or the older one of
/// X11; empty if the desktop has not started the program.
QString activationToken() {
  const QString token = qEnvironmentVariable("XDG_ACTIVATION_TOKEN");
  return token.isEmpty() ? qEnvironmentVariable("DESKTOP_STARTUP_ID") : token;
}

void bringForward(QWidget& window, const QString& token) {
  constexpr auto kPlaceForToken = "XDG_ACTIVATION_TOKEN";  // where Qt looks for the token
  if (!token.isEmpty()) qputenv(kPlaceForToken, token.toUtf8());
  window.setWindowState(window.windowState().setFlag(Qt::WindowMinimized, false));
  window.show();
  window.raise();
  window.activateWindow();
  qunsetenv(kPlaceForToken);
}

/// Carries out the request that a later start of the program has passed on.
void take(const sudoku::Handover& handover, sudoku::GameController& controller, sudoku::MainWindow& window) {
  const auto arguments = sudoku::readArguments(handover.arguments, handover.directory);
  if (!arguments.request) return;
  bringForward(window, handover.activationToken);
  if (!std::holds_alternative<std::monostate>(*arguments.request)) controller.start(*arguments.request);
  if (arguments.showsDaily) window.pages().showDailyAtStart();
}

/// Imports the games of a file, and prints a message once if the import waits for another program.
sudoku::ExchangeReport importGames(const QString& games, const QString& file) {
  bool hasWaited = false;
  return sudoku::importHistory(games, file, [&](double /*part*/, bool isWaiting) {
    if (isWaiting && !hasWaited) std::cerr << "sudoku: waiting: another program has locked the games\n";
    hasWaited = hasWaited || isWaiting;
  });
}

/// Exports all games to a file, or imports a file's games, without a window. Returns the exit status.
int exchange(const sudoku::ExchangeRequest& request, const QString& games, int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  const sudoku::Translations translations;
  const bool isExport = request.kind == sudoku::ExchangeRequest::Kind::Export;
  const QString objection = isExport ? sudoku::outputPlace(request.path, games).objection : QString();
  if (!objection.isEmpty()) {
    std::cerr << "sudoku: " << qPrintable(request.path) << ": " << qPrintable(objection) << std::endl;
    return 2;
  }
  const auto report =
      isExport ? sudoku::exportHistory(games, request.path) : importGames(games, request.path);
  const bool isDone = report.isComplete();
  (isDone ? std::cout : std::cerr) << (isDone ? "" : "sudoku: ") << qPrintable(report.toText(request.path))
                                   << std::endl;
  return isDone && !report.isDamaged && std::cout ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  sudoku::keepMemorySmall();
  const sudoku::Arguments arguments = sudoku::readArguments(toStrings(argc, argv));
  if (!arguments.request && !arguments.exchange) return arguments.exitStatus;

  qInstallMessageHandler(handleMessage);
  QApplication::setApplicationName("sudoku");
  QApplication::setApplicationDisplayName("Sudoku");
  QApplication::setApplicationVersion(SUDOKU_VERSION_STRING);
  QApplication::setDesktopFileName(SUDOKU_APP_ID);
  const QString games = sudoku::gamesDirectory();
  if (arguments.exchange) return exchange(*arguments.exchange, games, argc, argv);
  sudoku::SingleInstance instance(runtimeDirectory(), games);
  if (instance.handOver({toStrings(argc, argv), QDir::currentPath(), activationToken()})) return 0;
  // The server runs before the window is made, so that later starts of the program get an answer while this
  // one is still starting.
  std::optional<sudoku::HandoverServer> server;
  if (instance.isFirst()) server.emplace(instance.socketPath());

  auto* style = new sudoku::SudokuStyle;
  QApplication::setStyle(style);  // takes ownership of the style
  QApplication application(argc, argv);
  QApplication::setWindowIcon(sudoku::applicationIcon());
  sudoku::Settings settings;
  // Without a catalogue of the language, or if that is damaged, all stays English.
  sudoku::Translations translations;
  translations.use(arguments.language != nullptr ? *arguments.language : sudoku::languageOf(settings));
  sudoku::GameStore store(games);
  sudoku::Game game;
  sudoku::GameController controller(game, store, settings);
  sudoku::TranslatedWindow translated(game, controller, settings, *style, translations);
  controller.start(*arguments.request);
  // A program that was started with a puzzle shows no beginner's tips: its player knows what to do.
  if (std::holds_alternative<std::monostate>(*arguments.request) && !arguments.showsDaily)
    translated.window().showFirstTips();
  if (arguments.showsDaily) translated.window().pages().showDailyAtStart();
  translated.show();
  sudoku::keepGivingBackMemory(application);

  if (server)
    QObject::connect(
        &*server, &sudoku::HandoverServer::received, &translated,
        [&](const sudoku::Handover& handover) { take(handover, controller, translated.window()); });
  const sudoku::EndSignals endSignals;
  QObject::connect(&endSignals, &sudoku::EndSignals::received, &translated, [&translated] {
    translated.window().prepareForEnd();
    QApplication::exit();
  });
  QObject::connect(
      &application, &QGuiApplication::commitDataRequest, &translated,
      [&translated] { translated.window().prepareForEnd(); }, Qt::DirectConnection);
  return QApplication::exec();
}
