#include "statisticsexport.h"

#include <algorithm>
#include <utility>

#include <QBuffer>
#include <QCoreApplication>
#include <QFileDialog>
#include <QPixmap>
#include <QStandardPaths>
#include <QWidget>

namespace sudoku {
namespace {

class ExportWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::StatisticsExport)

 public:
  /// The filters of the file dialog, in the order of enum StatisticsFile.
  static QStringList filters() {
    return {tr("Games, a line each (*.csv)"), tr("Levels, a line each (*.csv)"),
            tr("Techniques, a line each (*.csv)"), tr("Picture of this page (*.png)")};
  }
};

}  // namespace

void askForStatisticsFile(QWidget* parent,
                          std::function<void(const QString& path, StatisticsFile file)> then) {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  auto* dialog = new QFileDialog(parent, ExportWords::tr("Export"), folder);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  const QStringList filters = ExportWords::filters();
  dialog->setNameFilters(filters);
  const auto chosen = [dialog, filters] {
    return static_cast<StatisticsFile>(std::max<qsizetype>(0, filters.indexOf(dialog->selectedNameFilter())));
  };
  const auto setSuffix = [dialog, chosen] {
    dialog->setDefaultSuffix(chosen() == StatisticsFile::Picture ? "png" : "csv");
  };
  QObject::connect(dialog, &QFileDialog::filterSelected, dialog, setSuffix);
  setSuffix();
  dialog->selectFile(ExportWords::tr("statistics"));
  QObject::connect(dialog, &QFileDialog::fileSelected, parent,
                   [chosen, then = std::move(then)](const QString& path) { then(path, chosen()); });
  dialog->open();
}

std::string pictureOf(QWidget& widget) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  widget.grab().save(&buffer, "PNG");
  return bytes.toStdString();
}

}  // namespace sudoku
