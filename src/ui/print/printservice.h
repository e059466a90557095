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
  /// Prints its pages when it is destroyed; may be used in any thread.
  std::shared_ptr<QPagedPaintDevice> device;
  std::function<void()> abort;  ///< drops the pages: nothing is to be printed
  QString file = {};            ///< path of a PDF that the player wants in place of paper; empty if none
};

/// A plugin (src/print/printplugin.h) with what needs modules of Qt that the program loads only when somebody
/// prints or asks for a picture. Lives in the GUI thread.
class PrintService {
 public:
  PrintService() = default;
  PrintService(const PrintService&) = delete;
  PrintService& operator=(const PrintService&) = delete;
  virtual ~PrintService() = default;

  /// Asks for a printer, and calls back with it unless the player cancels. The title is what the printer's
  /// queue shows.
  virtual void choosePrinter(QWidget* window, const QString& title, QPageSize::PageSizeId paper,
                             std::function<void(const ChosenPrinter&)> then) = 0;
  /// What `paint` paints, as an SVG picture of a size in pixels.
  virtual QByteArray toSvg(const QSize& size, const QString& title,
                           const std::function<void(QPainter&)>& paint) = 0;
};

}  // namespace sudoku

#define SUDOKU_PRINT_SERVICE "io.github.sudoku.PrintService/1"
Q_DECLARE_INTERFACE(sudoku::PrintService, SUDOKU_PRINT_SERVICE)
