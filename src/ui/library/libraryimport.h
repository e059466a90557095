#pragma once

#include <QWidget>

#include "game/history/exchange.h"
#include "game/storage/collectionimport.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace sudoku {

/// The row about the import of a collection: first its progress, then its result.
class LibraryImport : public QWidget {
  Q_OBJECT

 public:
  explicit LibraryImport(QWidget* parent);

  /// Shows the progress of an import of the file with that name.
  void begin(const QString& name);
  void setPercent(int percent);
  /// Shows whether the import is waiting because another program has locked the stored games.
  void setWaiting(bool isWaiting);
  /// Shows the result of the import.
  void end(const CollectionReport& report);
  void end(const ExchangeReport& report, const QString& name);
  void takeKeyboard();
  /// Whether the import has ended, and has imported everything in the file.
  bool isWellDone() const { return !m_isRunning && m_isAll; }

 signals:
  void cancelWanted();
  /// Emitted when the player has closed the row.
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// A list of details about an import, such as the lines that were refused.
  struct Details {
    QString title;
    QString name;       ///< name of the list for assistive technology
    QStringList lines;  ///< the first lines of the list
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
  bool m_isAll = false;  ///< whether everything in the file was imported
  QLabel* m_text;
  QProgressBar* m_bar;
  QPushButton* m_details;
  QPushButton* m_end;
};

}  // namespace sudoku
