#pragma once

#include <QCoreApplication>
#include <QString>

#include "exchange.h"

namespace sudoku {

/// The window's messages about a finished import of games, in the player's language. (The command line prints
/// ExchangeReport::toText(), which scripts may read.)
class ImportWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::ImportWords)

 public:
  /// The report of an import in a few sentences, with the name of its file, or the day of a backup.
  static QString ended(const ExchangeReport& report, const QString& file);

 private:
  static QString whatCame(const ExchangeReport& report, const QString& file);
  static QString sourceName(const QString& file);
  static QString thereAlready(int count);
};

}  // namespace sudoku
