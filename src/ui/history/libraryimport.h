#pragma once

#include <QWidget>

#include "game/history/collectionimport.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace sudoku {

/// The row about an import: how far it is, and then how it went.
class LibraryImport : public QWidget {
  Q_OBJECT

 public:
  explicit LibraryImport(QWidget* parent);

  /// An import of a file with that name begins.
  void begin(const QString& name);
  void setPercent(int percent);
  /// It has come to an end.
  void end(const CollectionReport& report);

 signals:
  void cancelWanted();
  /// The player has read how it went.
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showText();
  void showDetails();
  void leave();

  QString m_shown;
  CollectionReport m_report;
  bool m_isRunning = false;
  QLabel* m_text;
  QProgressBar* m_bar;
  QPushButton* m_details;
  QPushButton* m_end;
};

}  // namespace sudoku
