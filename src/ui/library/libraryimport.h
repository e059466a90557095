#pragma once

#include <QWidget>

#include "game/history/exchange.h"
#include "game/storage/collectionimport.h"

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
  /// It has to wait for another program, or no longer.
  void setWaiting(bool isWaiting);
  /// It has come to an end.
  void end(const CollectionReport& report);
  void end(const ExchangeReport& report, const QString& name);
  void takeKeyboard();
  /// It has ended, and nothing was refused.
  bool isWellDone() const { return !m_isRunning && m_isAll; }

 signals:
  void cancelWanted();
  /// The player has read how it went.
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  /// What there is to say in detail.
  struct Details {
    QString title;
    QString name;       ///< for those who hear it
    QStringList lines;  ///< the first of all
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
  bool m_isAll = false;  ///< all that there was came in
  QLabel* m_text;
  QProgressBar* m_bar;
  QPushButton* m_details;
  QPushButton* m_end;
};

}  // namespace sudoku
