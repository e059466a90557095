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
  /// Device for a printer or a PDF file, on which the pages are painted: they are printed when the device is
  /// destroyed. May be used in any thread.
  std::shared_ptr<QPagedPaintDevice> device;
  std::function<void()> abort;  ///< discards the pages, so that nothing is printed
  QString file = {};  ///< path of a PDF file that the player chose in place of a printer; empty if none
};

/// The interface of a plugin (src/print/printplugin.h) that links to modules of Qt which are loaded only when
/// the player prints or asks for a picture. Lives in the GUI thread.
class PrintService {
 public:
  PrintService() = default;
  PrintService(const PrintService&) = delete;
  PrintService& operator=(const PrintService&) = delete;
  virtual ~PrintService() = default;

  /// Asks the player for a printer, and calls `then` with it unless the player cancels. `title` is the name
  /// of the print job.
  virtual void choosePrinter(QWidget* window, const QString& title, QPageSize::PageSizeId paper,
                             std::function<void(const ChosenPrinter&)> then) = 0;
  /// Returns an SVG picture of what `paint` paints, with a size in pixels.
  virtual QByteArray toSvg(const QSize& size, const QString& title,
                           const std::function<void(QPainter&)>& paint) = 0;
};

}  // namespace sudoku

#define SUDOKU_PRINT_SERVICE "io.github.sudoku.PrintService/1"
Q_DECLARE_INTERFACE(sudoku::PrintService, SUDOKU_PRINT_SERVICE)
