#pragma once

#include <QCoreApplication>
#include <QString>

#include "exchange.h"

namespace sudoku {

/// What the window says about an import of games that has ended, in the player's language. The command line
/// says it as ExchangeReport::toText() does, which programs read.
class ImportWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::ImportWords)

 public:
  /// The report of an import in a few sentences, with the name of its file; a backup is named by its day.
  static QString ended(const ExchangeReport& report, const QString& file);

 private:
  static QString whatCame(const ExchangeReport& report, const QString& file);
  static QString sourceName(const QString& file);
  static QString thereAlready(int count);
};

}  // namespace sudoku
