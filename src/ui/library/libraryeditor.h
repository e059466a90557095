#pragma once

#include <vector>

#include <QStringList>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace sudoku {

struct GameSummary;

/// A row in which the player edits the name of a game or a collection, or the tags of games.
class LibraryEditor : public QWidget {
  Q_OBJECT

 public:
  explicit LibraryEditor(QWidget* parent);

  void editName(const GameSummary& game);
  /// Starts to edit the tags that the games have in common. Precondition: there is at least one game.
  void editTags(const std::vector<const GameSummary*>& games);
  void editCollection(qint64 id, const QString& name);

  /// The tags in a text, which are separated by commas; without duplicates and line breaks.
  static QStringList tagsIn(const QString& text);

 signals:
  void named(qint64 id, const QString& name);
  void tagged(const std::vector<qint64>& ids, const QStringList& added, const QStringList& taken);
  void collectionNamed(qint64 id, const QString& name);
  /// Emitted when the row has been closed, with or without a change.
  void closed();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  enum class What { Name, Tags, Collection };

  void edit(What what, qint64 id, const QString& label, const QString& text);
  void save();
  void saveTags();

  qint64 m_id = 0;
  std::vector<qint64> m_games;  ///< ids of the games whose tags are edited
  QStringList m_tags;           ///< tags that all games in m_games had before the change
  QString m_before;
  What m_what = What::Name;
  QLabel* m_label;
  QLineEdit* m_text;
};

}  // namespace sudoku
