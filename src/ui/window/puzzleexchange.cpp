#include "puzzleexchange.h"

#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QStandardPaths>
#include <QUrl>

#include <sudoku/solving/solver.h>

#include "commands.h"
#include "game/base/limits.h"
#include "game/base/toqstring.h"
#include "game/control/gamesession.h"
#include "game/control/preferences.h"
#include "game/play/game.h"
#include "game/puzzles/puzzletext.h"
#include "game/settings/settings.h"
#include "ui/dialogs/choosepuzzledialog.h"
#include "ui/keys/menukeys.h"

namespace sudoku {
namespace {

std::vector<Format> writtenFormats() {
  std::vector<Format> formats;
  for (const auto& [format, name] : Names<Format>::kNames)
    if (canWrite(format)) formats.push_back(format);
  return formats;
}

/// The row of the command that copies the puzzle in a format. Precondition: canWrite(format).
const CommandRow& copyCommandOf(Format format) {
  const std::string id = "copy-as-" + std::string(nameOf(format));
  return commandOf(QLatin1String(id.data(), static_cast<qsizetype>(id.size())));
}

/// The name of a format in the menus.
QString formatName(Format format) {
  return plainMenuText(commandWords(copyCommandOf(format)));
}

QString saveFilter(Format format) {
  return QString("%1 (*%2)").arg(formatName(format), toQString(fileSuffixes(format).front()));
}

/// The file name filter of the Open dialog, with the extensions of all formats.
QString openFilter() {
  QStringList patterns;
  for (const auto& [format, name] : Names<Format>::kNames)
    for (const std::string_view suffix : fileSuffixes(format)) patterns << '*' + toQString(suffix);
  patterns.removeDuplicates();
  return PuzzleExchange::tr("Puzzles (%1)").arg(patterns.join(' '));
}

}  // namespace

PuzzleExchange::PuzzleExchange(const Game& game, GameSession& session, Preferences& preferences,
                               const Settings& settings, QWidget* window)
    : QObject(window),
      m_game(game),
      m_session(session),
      m_preferences(preferences),
      m_settings(settings),
      m_window(window) {
  connect(&m_session, &GameSession::choiceNeeded, this, &PuzzleExchange::showChoice);
}

void PuzzleExchange::setCommands(Commands& commands) {
  commands.set("open", *this, &PuzzleExchange::showOpen);
  commands.set("save-as", *this, &PuzzleExchange::showSaveAs);
  commands.set("paste", *this, &PuzzleExchange::paste);
  setCopyCommands(commands);
  QMenu* recent = commands.menu(CommandMenu::OpenRecent);
  connect(commands.menu(CommandMenu::File), &QMenu::aboutToShow, recent,
          [this, recent] { showRecent(recent); });
}

void PuzzleExchange::takeDrop(const QMimeData& data) {
  take(data, tr("Dropped text"));
}

void PuzzleExchange::showOpen() {
  auto* dialog = new QFileDialog(m_window, tr("Open"), folder());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  dialog->setNameFilters({openFilter(), tr("All files (*)")});
  connect(dialog, &QFileDialog::fileSelected, &m_session, &GameSession::openFile);
  dialog->open();
}

void PuzzleExchange::showSaveAs() {
  auto* dialog = new QFileDialog(m_window, tr("Save As"), folder());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  const std::vector<Format> formats = writtenFormats();
  QStringList filters;
  for (const Format format : formats) filters << saveFilter(format);
  dialog->setNameFilters(filters);
  const auto chosen = [dialog, formats, filters] {
    const auto index = std::max<qsizetype>(0, filters.indexOf(dialog->selectedNameFilter()));
    return formats[static_cast<std::size_t>(index)];
  };
  const auto setSuffix = [dialog, chosen] {
    dialog->setDefaultSuffix(toQString(fileSuffixes(chosen()).front()));
  };
  connect(dialog, &QFileDialog::filterSelected, dialog, setSuffix);
  dialog->selectNameFilter(saveFilter(m_settings.saveFormat()));
  setSuffix();
  dialog->selectFile(tr("sudoku"));
  connect(dialog, &QFileDialog::fileSelected, this,
          [this, chosen](const QString& path) { m_session.save(path, chosen()); });
  dialog->open();
}

void PuzzleExchange::showRecent(QMenu* menu) {
  menu->clear();
  const QStringList files = m_settings.recentFiles();
  menu->setEnabled(!files.isEmpty());
  for (qsizetype index = 0; index < files.size(); ++index) {
    const QString& path = files[index];
    QString name = QDir::toNativeSeparators(path).replace('&', "&&");
    QAction* action = menu->addAction(QString("&%1  %2").arg(index + 1).arg(name));
    connect(action, &QAction::triggered, &m_session, [this, path] { m_session.openFile(path); });
  }
  menu->addSeparator();
  connect(menu->addAction(tr("&Clear")), &QAction::triggered, &m_preferences, &Preferences::clearRecentFiles);
}

void PuzzleExchange::showChoice(const PuzzleText& text) {
  auto* dialog = new ChoosePuzzleDialog(text, m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &ChoosePuzzleDialog::chosen, &m_session, &GameSession::openPuzzle);
  dialog->open();
}

void PuzzleExchange::setCopyCommands(Commands& commands) {
  commands.set("copy", *this, &PuzzleExchange::copyPosition);
  for (const Format format : writtenFormats())
    commands.set(copyCommandOf(format).id, [this, format] { copyAs(format); });
  commands.set("copy-givens", *this, &PuzzleExchange::copyGivens);
  commands.set("copy-id", *this, &PuzzleExchange::copyId);
}

void PuzzleExchange::copyPosition() {
  copy(QString::fromStdString(toLine(m_game.state().board)), tr("the position as a line of 81 cells"));
}

void PuzzleExchange::copyAs(Format format) {
  // The copied text has no line end at its end, which would add an empty line when it is pasted.
  QString text = QString::fromStdString(m_session.textOf(format));
  if (text.endsWith('\n')) text.chop(1);
  copy(text, formatName(format));
}

void PuzzleExchange::copyGivens() {
  copy(QString::fromStdString(toLine(m_game.state().puzzle.givens)), tr("the puzzle without entries"));
}

void PuzzleExchange::copyId() {
  const QString id = m_game.puzzleIdOrCells();
  if (id.isEmpty()) return emit reported(tr("A puzzle with several solutions has no id."));
  copy(id, tr("puzzle id %1").arg(id));
}

void PuzzleExchange::copy(const QString& text, const QString& what) {
  m_seenText = text;
  QApplication::clipboard()->setText(text);
  emit reported(tr("Copied: %1.").arg(what));
}

void PuzzleExchange::lookAtClipboard() {
  const QString text = QApplication::clipboard()->text();
  if (text == m_seenText || text.size() > kMostOffered) return;
  m_seenText = text;
  const std::vector<ReadPuzzle> read = readPuzzles(pastedText(text).toStdString());
  if (read.size() != 1 || !read.front().puzzle) return;
  const Grid& givens = read.front().puzzle->givens;
  if (givens != m_game.state().puzzle.givens && hasUniqueSolution(givens)) emit offered();
}

void PuzzleExchange::paste() {
  take(*QApplication::clipboard()->mimeData(), tr("Pasted text"));
}

void PuzzleExchange::take(const QMimeData& data, const QString& source) {
  const QList<QUrl> urls = data.urls();
  if (!urls.isEmpty() && urls.first().isLocalFile())
    m_session.openFile(urls.first().toLocalFile());
  else if (const QString text = data.text(); !text.trimmed().isEmpty())
    m_session.openText(pastedText(text), source);
  else
    emit reported(tr("There is no text to open."));
}

/// The folder of the file that was used last, or else the folder for documents.
QString PuzzleExchange::folder() const {
  const QStringList files = m_settings.recentFiles();
  if (!files.isEmpty() && QFileInfo(files.first()).dir().exists()) return QFileInfo(files.first()).path();
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return QDir(documents).exists() ? documents : QDir::homePath();
}

}  // namespace sudoku
