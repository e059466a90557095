#include "sharing.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QImage>
#include <QMimeData>
#include <QPainter>
#include <QStandardPaths>

#include "boardpicture.h"
#include "game/control/hintcommands.h"
#include "game/control/playtime.h"
#include "game/play/game.h"
#include "game/puzzles/puzzletext.h"
#include "gamepaper.h"
#include "printdialog.h"
#include "printservice.h"
#include "puzzlelink.h"
#include "qrdialog.h"

namespace sudoku {
namespace {

constexpr int kPictureSide = 1000;

bool isSvgName(const QString& path) {
  return path.endsWith(".svg", Qt::CaseInsensitive);
}

}  // namespace

Sharing::Sharing(const Game& game, HintCommands& hints, PlayTime& time, QWidget* window)
    : QObject(window), m_game(game), m_hints(hints), m_time(time), m_window(window) {}

bool Sharing::mayShare() {
  return m_game.isStarted() && m_time.allowsPlay();
}

void Sharing::showPrint() {
  if (mayShare()) show(new PrintDialog(m_game, m_hints, m_loader, m_window));
}

void Sharing::print(const PaperList& list) {
  show(new PrintDialog(m_game, m_hints, m_loader, list, m_window));
}

void Sharing::show(PrintDialog* dialog) {
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &PrintDialog::reported, this, &Sharing::reported);
  closeInPause(dialog);
  dialog->open();
}

void Sharing::showSavePicture() {
  if (!mayShare()) return;
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
  auto* dialog =
      new QFileDialog(m_window, tr("Save as Picture"), QDir(folder).exists() ? folder : QDir::homePath());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  const QString svg = tr("Drawing, sharp at any size (*.svg)");
  dialog->setNameFilters({tr("Picture (*.png)"), svg});
  dialog->setDefaultSuffix("png");
  connect(dialog, &QFileDialog::filterSelected, dialog,
          [dialog, svg](const QString& filter) { dialog->setDefaultSuffix(filter == svg ? "svg" : "png"); });
  dialog->selectFile(tr("sudoku"));
  connect(dialog, &QFileDialog::fileSelected, this, &Sharing::savePicture);
  closeInPause(dialog);
  dialog->open();
}

void Sharing::savePicture(const QString& path) {
  const QByteArray bytes = isSvgName(path) ? svgPicture()
                                           : toPng({kPictureSide, kPictureSide},
                                                   [this](QPainter& painter) { paintPicture(painter); });
  if (bytes.isEmpty()) {
    emit reported(tr("The picture could not be made: %1").arg(m_loader.trouble()));
    return;
  }
  const QString trouble = writePuzzleFile(path, bytes.toStdString());
  emit reported(trouble.isEmpty() ? tr("Saved: %1.").arg(QDir::toNativeSeparators(path))
                                  : tr("Not saved: %1").arg(trouble));
}

void Sharing::copyPicture() {
  if (!mayShare()) return;
  const QByteArray png =
      toPng({kPictureSide, kPictureSide}, [this](QPainter& painter) { paintPicture(painter); });
  auto* data = new QMimeData;
  data->setImageData(QImage::fromData(png, "PNG"));
  // Drawing programs can paste the SVG picture as shapes that can be edited.
  if (const QByteArray svg = svgPicture(); !svg.isEmpty()) data->setData("image/svg+xml", svg);
  QApplication::clipboard()->setMimeData(data);
  emit reported(tr("Copied: the board as a picture."));
}

void Sharing::copyLink() {
  if (!mayShare()) return;
  QApplication::clipboard()->setText(linkOf(m_game.state().puzzle.givens));
  emit reported(tr("Copied: a link that opens the puzzle in a browser."));
}

void Sharing::showCode() {
  if (!mayShare()) return;
  auto* dialog = new QrDialog(m_game.state().puzzle.givens, m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  closeInPause(dialog);
  dialog->open();
}

void Sharing::closeInPause(QDialog* dialog) const {
  connect(&m_time, &PlayTime::pausedChanged, dialog, &QDialog::reject);
}

void Sharing::paintPicture(QPainter& painter) const {
  paintScenePicture(painter, kPictureSide, pictureSceneOf(m_game, m_hints.hint()), m_window->font());
}

QByteArray Sharing::svgPicture() {
  PrintService* const service = m_loader.service();
  if (service == nullptr) return {};
  return service->toSvg({kPictureSide, kPictureSide}, tr("Sudoku"),
                        [this](QPainter& painter) { paintPicture(painter); });
}

}  // namespace sudoku
