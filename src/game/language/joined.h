#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace sudoku {

/// Texts joined to a longer one as the player's language does it; the items of a list are isolated(). May be
/// called from any thread.
class Joined {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Joined)

 public:
  /// All of the items: `1, 4 and 7`.
  static QString allOf(const QStringList& items);
  /// One of the items, whichever: `1, 4 or 7`.
  static QString oneOf(const QStringList& items);
  /// None of the items, after a negation: `1, 4 or 7` in `it cannot be 1, 4 or 7`.
  static QString noneOf(const QStringList& items);
  /// The items one after the other: `1, 4, 7`.
  static QString list(const QStringList& items);
  /// What stands between the items of a list.
  static QString separator();
  /// What stands between items that may be lists themselves.
  static QString listSeparator();
  /// Whole sentences, one after the other; empty ones are left out.
  static QString sentences(const QStringList& sentences);
};

}  // namespace sudoku
