#include "arguments.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <system_error>
#include <utility>

#include <QCommandLineParser>
#include <QFileInfo>

#include "game/language/languages.h"
#include "game/play/gamerecord.h"
#include "game/puzzles/gameoftext.h"
#include "qtoptions.h"
#include "version/versiontext.h"

namespace sudoku {
namespace {

constexpr int kFailedStatus = 1;
constexpr int kUsageStatus = 2;

Arguments fail(const QString& text, int status = kUsageStatus) {
  std::cerr << "sudoku: " << qPrintable(text) << '\n';
  return {std::nullopt, status};
}

/// Prints text that the command line asked for, such as the help, to standard output. A closed pipe is no
/// error; any other failure is reported.
Arguments print(const QString& text) {
  // With SIGPIPE ignored, writing to a closed pipe fails instead of ending the program.
  static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
  if (std::fputs(qPrintable(text), stdout) >= 0 && std::fflush(stdout) == 0) return {};
  const std::error_code error(errno, std::generic_category());
  if (error == std::errc::broken_pipe) return {};
  return fail("standard output: " + QString::fromLocal8Bit(error.message().c_str()), kFailedStatus);
}

Arguments readPuzzle(const QString& argument, const QDir& directory) {
  const QString path = directory.absoluteFilePath(argument);
  const bool isFile = !argument.isEmpty() && QFileInfo::exists(path);
  const bool looksLikeFile = argument.contains('/') || (argument.contains('.') && argument.size() < 40);
  PuzzleText text = isFile || looksLikeFile
                        ? readPuzzleFile(path, Extent::FirstPuzzle)
                        : readPuzzleText(argument.toUtf8(), "puzzle", Extent::FirstPuzzle);
  if (isFile || looksLikeFile) text.source = argument;
  const auto game = gameOf(text, 0);
  if (!game) return fail(game.error());
  return {StartRequest(*game)};
}

Arguments readLevel(const QString& name) {
  if (name == "usual") return {StartRequest(UsualLevel())};
  if (const auto level = fromName<Level>(name.toStdString())) return {StartRequest(*level)};
  return fail(
      QString("--new: '%1' is no level: easy, medium, hard, expert, extreme, inhuman or usual").arg(name));
}

Arguments readId(const QString& text) {
  if (const auto id = parsePuzzleId(text.toStdString())) return {StartRequest(*id)};
  if (const auto puzzle = puzzleWithId(text.toStdString())) return {StartRequest(*puzzle)};
  return fail(QString("--id: '%1' is no puzzle id such as 1-backtracking-all-180-48213").arg(text));
}

QString unknownLanguage(const QString& code) {
  QStringList codes;
  for (const Language& language : allLanguages()) codes += language.code.toString();
  return QString("--language: '%1' is no language: %2").arg(code, codes.join(", "));
}

Arguments readExchange(const char* option, ExchangeRequest request) {
  const QFileInfo file(request.path);
  if (request.path.isEmpty()) return fail(QString("%1: a file has to be named").arg(option));
  if (file.isDir()) return fail(QString("%1: %2 is a directory").arg(option, request.path));
  if (request.kind == ExchangeRequest::Kind::Import && !file.exists())
    return fail(QString("%1: %2: no such file").arg(option, request.path));
  return {std::nullopt, 0, std::move(request)};
}

}  // namespace

Arguments readArguments(const QStringList& arguments, const QDir& directory) {
  QCommandLineParser parser;
  parser.setApplicationDescription("Sudoku to play, to learn from and to trust.");
  const QCommandLineOption newOption(
      "new",
      "Begin a game of LEVEL: easy, medium, hard, expert, extreme, inhuman, or usual, the one chosen last.",
      "LEVEL");
  const QCommandLineOption idOption("id", "Play the puzzle with that id.", "PUZZLE-ID");
  const QCommandLineOption dailyOption("daily", "Show the puzzles of the day.");
  const QCommandLineOption exportOption("export", "Write all games into FILE, and exit.", "FILE");
  const QCommandLineOption importOption("import", "Take in the games of FILE, and exit.", "FILE");
  const QCommandLineOption languageOption(
      "language", "Speak the language with that code, such as de, this time.", "CODE");
  const QCommandLineOption helpOption({"h", "help"}, "Say how the program is called, and exit.");
  const QCommandLineOption versionOption({"v", "version"}, "Print the version, and exit.");
  parser.addOptions(
      {newOption, idOption, dailyOption, exportOption, importOption, helpOption, versionOption});
  parser.addPositionalArgument(
      "puzzle", "81 characters, or a file that holds a puzzle. Without, the latest game.", "[FILE | PUZZLE]");
  parser.addOption(languageOption);
  if (!parser.parse(withoutQtOptions(arguments))) return fail(parser.errorText());
  // Qt takes the program's name from the application object, which does not exist yet.
  if (parser.isSet(helpOption)) return print(parser.helpText().replace("<executable_name>", "sudoku"));
  if (parser.isSet(versionOption)) return print(QString::fromStdString(versionText("sudoku") + '\n'));
  const Language* const language = languageOf(parser.value(languageOption));
  if (parser.isSet(languageOption) && language == nullptr)
    return fail(unknownLanguage(parser.value(languageOption)));
  const QStringList puzzles = parser.positionalArguments();
  auto asked = puzzles.size();
  for (const auto& option : {newOption, idOption, exportOption, importOption})
    asked += parser.values(option).size();
  if (parser.isSet(dailyOption)) ++asked;
  if (asked > 1)
    return fail("only one of a puzzle, --new, --id, --daily, --export and --import can be asked for");
  const auto inLanguage = [language](Arguments read) {
    read.language = language;
    return read;
  };
  if (parser.isSet(newOption)) return inLanguage(readLevel(parser.value(newOption)));
  if (parser.isSet(idOption)) return inLanguage(readId(parser.value(idOption)));
  if (parser.isSet(dailyOption)) {
    Arguments daily{StartRequest()};
    daily.showsDaily = true;
    return inLanguage(daily);
  }
  if (parser.isSet(exportOption))
    return readExchange("--export", {ExchangeRequest::Kind::Export, parser.value(exportOption)});
  if (parser.isSet(importOption))
    return readExchange("--import", {ExchangeRequest::Kind::Import, parser.value(importOption)});
  return inLanguage(puzzles.isEmpty() ? Arguments{StartRequest()} : readPuzzle(puzzles.first(), directory));
}

}  // namespace sudoku
