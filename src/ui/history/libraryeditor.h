#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace sudoku {

struct GameSummary;

/// A row to change the name of a game, or its tags, in.
class LibraryEditor : public QWidget {
  Q_OBJECT

 public:
  explicit LibraryEditor(QWidget* parent);

  void editName(const GameSummary& game);
  void editTags(const GameSummary& game);

  /// The tags that a text names between commas, each once, without line breaks.
  static QStringList tagsIn(const QString& text);

 signals:
  void named(qint64 id, const QString& name);
  void tagged(qint64 id, const QStringList& tags);
  /// Also after one of these.
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void edit(qint64 id, const QString& label, const QString& text);
  void save();

  qint64 m_id = 0;
  QString m_before;
  bool m_editsTags = false;
  QLabel* m_label;
  QLineEdit* m_text;
};

}  // namespace sudoku
