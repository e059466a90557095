#pragma once

#include <QWidget>

#include "game/storage/storagestate.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace sudoku {

class GameController;

/// Reports problems with storing the games, and is hidden while there are none. To assistive technology it is
/// a group named Storage; each new sentence is announced.
class StorageStrip : public QWidget {
  Q_OBJECT

 public:
  /// The controller outlives the strip.
  explicit StorageStrip(GameController& controller, QWidget* parent = nullptr);

 signals:
  void saveRequested();
  /// Emitted when this strip at the edge of the window has been shown or hidden, or has another message.
  void changed();
  /// Emitted with a message for the player to read.
  void reported(const QString& message);

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QPushButton* addButton(const QString& text);
  void refresh();
  void setInks();
  void arrange();
  void tryAgain();
  void showDetails();

  GameController& m_controller;
  StorageState m_shown;
  QGridLayout* m_grid;
  QLabel* m_icon;
  QLabel* m_sentence;
  QWidget* m_buttons;
  QPushButton* m_details;
  QPushButton* m_tryAgain;
  QPushButton* m_save;
  QPushButton* m_return;
  QPushButton* m_restore;
  QPushButton* m_close;
};

}  // namespace sudoku
