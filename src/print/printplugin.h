#pragma once

#include <QObject>

#include "ui/print/printservice.h"

namespace sudoku {

/// The plugin for printing, which the window loads when the player prints for the first time.
class PrintPlugin : public QObject, public PrintService {
  Q_OBJECT
  Q_PLUGIN_METADATA(IID SUDOKU_PRINT_SERVICE)
  Q_INTERFACES(sudoku::PrintService)

 public:
  void choosePrinter(QWidget* window, const QString& title, QPageSize::PageSizeId paper,
                     std::function<void(const ChosenPrinter&)> then) override;
  QByteArray toSvg(const QSize& size, const QString& title,
                   const std::function<void(QPainter&)>& paint) override;
};

}  // namespace sudoku
