#include "printplugin.h"

#include <utility>

#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>

#include "svgpicture.h"

namespace sudoku {

void PrintPlugin::choosePrinter(QWidget* window, const QString& title, QPageSize::PageSizeId paper,
                                std::function<void(const ChosenPrinter&)> then) {
  auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  printer->setFullPage(true);
  printer->setPageSize(QPageSize(paper));
  printer->setDocName(title);
  printer->setCreator("Sudoku");
  auto* dialog = new QPrintDialog(printer.get(), window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintShowPageSize);
  connect(dialog, &QDialog::accepted, window, [printer, then = std::move(then)] {
    then({printer, [printer] { printer->abort(); }, printer->outputFileName()});
  });
  // Keeps the printer alive until the dialog is destroyed, since QPrintDialog still writes into it while
  // closing.
  connect(dialog, &QObject::destroyed, window, [printer] {});
  dialog->open();
}

QByteArray PrintPlugin::toSvg(const QSize& size, const QString& title,
                              const std::function<void(QPainter&)>& paint) {
  return sudoku::toSvg(size, title, paint);
}

}  // namespace sudoku
