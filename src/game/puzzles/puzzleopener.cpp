#include "puzzleopener.h"

#include <algorithm>
#include <span>
#include <utility>

#include <QFileInfo>

#include "game/base/toqstring.h"
#include "game/language/isolated.h"
#include "game/language/joined.h"
#include "game/language/parsewords.h"
#include "game/play/game.h"
#include "game/play/gameclock.h"
#include "game/play/gamerecord.h"
#include "game/teacher/openedremark.h"
#include "gameoftext.h"

namespace sudoku {
namespace {

bool hasSuffix(const QString& path, Format format) {
  const auto suffixes = fileSuffixes(format);
  return std::any_of(suffixes.begin(), suffixes.end(), [&path](std::string_view suffix) {
    return path.endsWith(toQString(suffix), Qt::CaseInsensitive);
  });
}

}  // namespace

PuzzleOpener::PuzzleOpener(const Game& game, const GameClock& clock, Begin begin, QObject* parent)
    : QObject(parent),
      m_game(game),
      m_clock(clock),
      m_begin(std::move(begin)),
      m_reader([this](const ReadText& read) { take(read); }, this),
      m_maker([this](const auto& made) { beginRequested(made); }, this),
      m_judge([this](const QString& remark) {
        if (!remark.isEmpty()) emit judged(Joined::sentences({m_opened, remark}));
      }) {
  // Cancels the remark on the level and techniques of an opened puzzle at the player's first action, since
  // the status line then shows messages about that action.
  connect(&m_game, &Game::cellsChanged, this, [this] { m_judge.cancel(); });
  connect(&m_game, &Game::checked, this, [this] { m_judge.cancel(); });
}

void PuzzleOpener::openFile(const QString& path) {
  m_judge.cancel();
  m_reader.run([path](const std::stop_token& stop) {
    return withGame(readPuzzleFile(path, Extent::AllPuzzles, stop));
  });
}

void PuzzleOpener::openText(const QByteArray& text, const QString& source) {
  m_judge.cancel();
  m_reader.run([text, source](const std::stop_token& stop) {
    return withGame(readPuzzleText(text, source, Extent::AllPuzzles, stop));
  });
}

void PuzzleOpener::openPuzzle(const PuzzleText& text, std::size_t index) {
  m_judge.cancel();
  m_reader.run([text, index](const std::stop_token& /*stop*/) { return withGame(text, index); });
}

void PuzzleOpener::openAllTheSame(const Grid& givens, const QString& source) {
  m_judge.cancel();
  PuzzleText text{.source = source};
  PuzzleRecord record;
  record.givens = record.board = givens;
  if (m_refused.several && m_refused.several->givens == givens) {
    text = m_refused.text;
    record = *m_refused.several;
  }
  m_reader.run([text, record](const std::stop_token& /*stop*/) { return withGameAllTheSame(text, record); });
}

void PuzzleOpener::request(const NewGameRequest& request) {
  m_maker.run([request](const std::stop_token& stop) { return makeRequested(request, stop); });
}

void PuzzleOpener::cancel() {
  m_reader.cancel();
  m_maker.cancel();
  m_judge.cancel();
}

void PuzzleOpener::save(const QString& path, Format format) {
  m_judge.cancel();
  const std::string text = textOf(format);
  const QString name = QFileInfo(path).fileName();
  const QString failure = writePuzzleFile(path, text);
  if (!failure.isEmpty()) {
    emit failed(tr("%1: not saved: %2").arg(isolated(name), failure));
    return;
  }
  emit fileUsed(path);
  emit reported(
      holdsAll(text, m_game.state())
          ? tr("%1: saved.").arg(isolated(name))
          : tr("%1: saved, but this format cannot hold all entries and notes.").arg(isolated(name)));
}

std::string PuzzleOpener::textOf(Format format) const {
  PuzzleRecord record = recordOf(m_game.state());
  record.label.elapsed = std::chrono::milliseconds(m_clock.elapsedMs());
  return write(format, std::span(&record, 1));
}

/// Makes the game of a text. Runs in the background thread, since solving and rating a puzzle takes time.
PuzzleOpener::ReadText PuzzleOpener::withGame(const PuzzleText& text) {
  const auto isGood = [](const ReadPuzzle& read) { return read.puzzle.hasValue(); };
  const bool anyGood = std::any_of(text.puzzles.begin(), text.puzzles.end(), isGood);
  const bool wasStopped = text.puzzles.isEmpty() && text.failure.isEmpty();
  if (wasStopped || (anyGood && text.puzzles.size() > 1)) return {text, std::nullopt};
  return withGame(text, 0);
}

PuzzleOpener::ReadText PuzzleOpener::withGame(const PuzzleText& text, std::size_t index) {
  const auto game = gameOf(text, index);
  return {text, game, game ? std::nullopt : severalSolutionsIn(text, index)};
}

PuzzleOpener::ReadText PuzzleOpener::withGameAllTheSame(const PuzzleText& text, const PuzzleRecord& record) {
  const auto game = gameOf(record, Solutions::Several);
  if (game) return {text, *game};
  const QString why = ParseWords::text(toParseError(game.error(), record.givens));
  return {text, text.source + ": " + why};
}

void PuzzleOpener::take(const ReadText& read) {
  if (read.game)
    begin(read, *read.game);
  else
    emit choiceNeeded(read.text);
}

void PuzzleOpener::begin(const ReadText& read, const Result<StoredGame, QString>& game) {
  const PuzzleText& text = read.text;
  if (!game) {
    emit failed(game.error());
    if (!read.several) return;
    m_refused = read;
    m_refused.text.puzzles.clear();
    emit severalSolutionsFound(read.several->givens);
    return;
  }
  const bool goesOn = m_begin(*game);
  if (!text.path.isEmpty()) emit fileUsed(text.path);
  m_opened = goesOn ? tr("%1: you had begun this puzzle, and go on with it.").arg(text.source)
                    : tr("%1: opened.").arg(text.source);
  sayOpened(*game);
}

void PuzzleOpener::sayOpened(const StoredGame& game) {
  if (game.solutions == Solutions::Several)
    return emit reported(
        Joined::sentences({m_opened, tr("It has several solutions: any of them solves it.")}));
  emit reported(m_opened);
  m_judge.run([puzzle = game.puzzle](const std::stop_token& stop) { return OpenedRemark::of(puzzle, stop); });
}

void PuzzleOpener::beginRequested(const std::optional<StoredGame>& game) {
  if (game)
    m_begin(*game);
  else
    emit requestFailed();
}

Format formatForName(const QString& path, Format chosen) {
  if (hasSuffix(path, chosen)) return chosen;
  for (const auto& [format, name] : Names<Format>::kNames)
    if (canWrite(format) && hasSuffix(path, format)) return format;
  return chosen;
}

}  // namespace sudoku
