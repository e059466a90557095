#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

namespace sudoku {

/// The SQLite file that keeps the games: opened, brought to the present schema, set aside if it is damaged.
/// What its rows mean is for GameStore to say. Never throws; whatever is locked is waited for a moment only.
/// To be used in the thread that made it.
class GameDatabase {
  Q_DECLARE_TR_FUNCTIONS(sudoku::GameDatabase)

 public:
  using Rows = std::vector<std::vector<QVariant>>;

  /// Opens or makes the file `games.sqlite` in a directory, which is made too.
  explicit GameDatabase(const QString& directory);
  ~GameDatabase();
  Q_DISABLE_COPY_MOVE(GameDatabase)

  /// Whether statements can be run at all. If not, each of them fails.
  bool isUsable() const { return m_connection.isOpen(); }
  /// What the player should know about the file: empty when all is well.
  QString complaint() const { return m_complaint; }
  /// Why the last statement that failed did so, in words for the player.
  QString failure() const { return m_failure; }

  /// Runs a statement, prepared only once, with values for its question marks. All its rows, none for a
  /// statement that has none; nothing if it failed.
  std::optional<Rows> run(const char* sql, const QVariantList& values = {});

  /// Runs work that says whether it went well in a transaction, undone if it did not.
  template <typename Work>
  bool inTransaction(const Work& work) {
    if (!run("BEGIN IMMEDIATE")) return false;
    if (work() && run("COMMIT")) return true;
    const QString failure = m_failure;
    run("ROLLBACK");
    m_failure = failure;
    return false;
  }

  /// Whether a statement failed because the file is damaged.
  bool isDamaged() const { return m_damaged; }
  /// If a statement failed because the file is damaged, sets the file aside and begins a new one. Whether
  /// there is such a new one.
  bool mend();

 private:
  enum class Opening { Done, Damaged, Refused };
  enum class Inspection {
    Quick,  ///< a large file is not read from end to end
    Whole,
  };

  void finishOpening(Opening opening);
  Opening replace();
  Opening open(Inspection inspection);
  void close();
  bool migrate();
  Opening inspect(Inspection inspection);
  bool setAside();
  std::optional<qint64> number(const char* sql);
  QSqlQuery* prepared(const char* sql);
  void fail(const QSqlError& error);

  QString m_directory;
  QString m_connectionName;
  QSqlDatabase m_connection;
  std::map<std::string_view, QSqlQuery> m_statements;  // by their text
  QString m_complaint;
  QString m_failure;
  bool m_damaged = false;
};

}  // namespace sudoku
