#pragma once

#include <functional>
#include <memory>

#include <QByteArray>
#include <QPageSize>
#include <QSize>
#include <QString>
#include <QtPlugin>

class QPagedPaintDevice;
class QPainter;
class QWidget;

namespace sudoku {

/// A printer that the player has chosen.
struct ChosenPrinter {
  std::shared_ptr<QPagedPaintDevice> device;  ///< its end sends the pages off; may be used in any thread
  std::function<void()> abort;                ///< no more pages come: nothing is to be printed
  QString file = {};                          ///< a PDF that is wanted in place of paper; empty if none is
};

/// What takes modules of Qt that the program does not load before somebody prints or asks for a picture: a
/// plugin (src/print/printplugin.h). Lives in the GUI thread.
class PrintService {
 public:
  PrintService() = default;
  PrintService(const PrintService&) = delete;
  PrintService& operator=(const PrintService&) = delete;
  virtual ~PrintService() = default;

  /// Asks for a printer, and calls back with it unless the player thinks otherwise. The title is what the
  /// printer's queue shows.
  virtual void choosePrinter(QWidget* window, const QString& title, QPageSize::PageSizeId paper,
                             std::function<void(const ChosenPrinter&)> then) = 0;
  /// What is painted, as an SVG picture of that size in pixels.
  virtual QByteArray toSvg(const QSize& size, const QString& title,
                           const std::function<void(QPainter&)>& paint) = 0;
};

}  // namespace sudoku

#define SUDOKU_PRINT_SERVICE "io.github.sudoku.PrintService/1"
Q_DECLARE_INTERFACE(sudoku::PrintService, SUDOKU_PRINT_SERVICE)
