#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace sudoku {

struct GameSummary;

/// A row to change the name of a game or a collection, or the tags of a game, in.
class LibraryEditor : public QWidget {
  Q_OBJECT

 public:
  explicit LibraryEditor(QWidget* parent);

  void editName(const GameSummary& game);
  void editTags(const GameSummary& game);
  void editCollection(qint64 id, const QString& name);

  /// The tags that a text names between commas, each once, without line breaks.
  static QStringList tagsIn(const QString& text);

 signals:
  void named(qint64 id, const QString& name);
  void tagged(qint64 id, const QStringList& tags);
  void collectionNamed(qint64 id, const QString& name);
  /// Also after one of these.
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  enum class What { Name, Tags, Collection };

  void edit(What what, qint64 id, const QString& label, const QString& text);
  void save();

  qint64 m_id = 0;
  QString m_before;
  What m_what = What::Name;
  QLabel* m_label;
  QLineEdit* m_text;
};

}  // namespace sudoku
