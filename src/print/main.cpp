#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <iostream>

#include <QGuiApplication>

#include "endsignal.h"
#include "game/language/translations.h"
#include "options.h"
#include "progressline.h"
#include "puzzlefiles.h"
#include "writing.h"

namespace sudoku::print {
namespace {

/// Drops Qt's messages about a missing desktop: they are of no use to somebody who asked for a file.
void handleMessage(QtMsgType type, const QMessageLogContext& /*context*/, const QString& message) {
  if (type != QtFatalMsg) return;
  std::cerr << "sudoku-print: " << qPrintable(message) << std::endl;
  std::_Exit(static_cast<int>(ExitStatus::SomeFailed));
}

/// The puzzles to print: those of a new book, or those that were read from files. Nothing if making the book
/// was stopped.
std::optional<std::vector<PaperPuzzle>> preparedPuzzles(const Options& options,
                                                        const std::vector<PuzzleRecord>& records,
                                                        const std::stop_token& stop) {
  ProgressLine line("puzzles");
  const auto progress = [&line](int done, int all) { line.show(done, all); };
  return options.book ? makeBook(*options.book, progress, stop) : paperPuzzles(records, progress, stop);
}

ExitStatus run(const Options& options, const std::stop_token& stop) {
  if (!mayWrite(options.output)) return ExitStatus::Usage;
  FilePuzzles read;
  if (!options.book) read = readPuzzleFiles(options.files, stop);
  if (stop.stop_requested()) EndSignal::endProgram();
  if (!options.book && read.records.empty()) return ExitStatus::SomeFailed;
  const auto puzzles = preparedPuzzles(options, read.records, stop);
  if (!puzzles) EndSignal::endProgram();
  const ExitStatus status = writePuzzles(options, *puzzles, stop);
  if (stop.stop_requested()) EndSignal::endProgram();
  return read.isWhole ? status : std::max(status, ExitStatus::SomeFailed);
}

}  // namespace
}  // namespace sudoku::print

int main(int argc, char** argv) {
  // With SIGPIPE ignored, writing to a closed pipe fails instead of ending the program.
  static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
  try {
    QStringList arguments;
    for (int index = 0; index < argc; ++index) arguments << QString::fromLocal8Bit(argv[index]);
    const auto read = sudoku::print::readOptions(arguments);
    if (!read.options) return static_cast<int>(read.status);
    const sudoku::print::EndSignal endSignal;
    qInstallMessageHandler(sudoku::print::handleMessage);
    // Qt's painting needs an application object; this platform plugin needs no display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    const sudoku::Translations translations;
    return static_cast<int>(sudoku::print::run(*read.options, endSignal.token()));
  } catch (const std::exception& error) {
    std::cerr << "sudoku-print: " << error.what() << '\n';
    return static_cast<int>(sudoku::print::ExitStatus::SomeFailed);
  }
}
