#pragma once

#include <QWidget>

#include "game/history/exchange.h"
#include "game/storage/collectionimport.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace sudoku {

/// The row about an import of a collection: how far it is, and then how it went.
class LibraryImport : public QWidget {
  Q_OBJECT

 public:
  explicit LibraryImport(QWidget* parent);

  /// Begins to show an import of a file with that name.
  void begin(const QString& name);
  void setPercent(int percent);
  /// Shows that the import waits for another program, or no longer does.
  void setWaiting(bool isWaiting);
  /// Shows how the import ended.
  void end(const CollectionReport& report);
  void end(const ExchangeReport& report, const QString& name);
  void takeKeyboard();
  /// Whether the import has ended without anything being refused.
  bool isWellDone() const { return !m_isRunning && m_isAll; }

 signals:
  void cancelWanted();
  /// The player has closed the row.
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// A list of details about the import.
  struct Details {
    QString title;
    QString name;       ///< name of the list for assistive technology
    QStringList lines;  ///< the first of the lines
    qsizetype count = 0;
  };

  void end(const QString& text, Details details);
  void show(const QString& text);
  void showText();
  void showDetails();
  void leave();

  QString m_name;
  QString m_shown;
  Details m_told;
  bool m_isRunning = false;
  bool m_isAll = false;  ///< everything in the file was imported
  QLabel* m_text;
  QProgressBar* m_bar;
  QPushButton* m_details;
  QPushButton* m_end;
};

}  // namespace sudoku
