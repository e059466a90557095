#include "boardkeys.h"

#include <QCoreApplication>

#include "commandtable.h"
#include "ui/controls/digitkeys.h"
#include "ui/controls/keynames.h"

namespace sudoku {
namespace {

BoardUse useOf(const CommandRow& row) {
  return {withKeys(QCoreApplication::translate(row.context, row.keys.range)), commandWords(row)};
}

std::vector<BoardUse> usesIn(CommandMenu place) {
  std::vector<BoardUse> uses;
  for (const CommandRow& row : commandTable())
    if (row.menu == place) uses.push_back(useOf(row));
  return uses;
}

}  // namespace

std::vector<BoardUse> boardKeyUses() {
  return usesIn(CommandMenu::Board);
}

std::vector<BoardUse> boardMouseUses() {
  return usesIn(CommandMenu::Mouse);
}

std::optional<BoardUse> boardUseOf(QKeyCombination key) {
  for (const CommandRow& row : commandTable())
    if (row.keys.isInRange != nullptr && row.keys.isInRange(key)) return useOf(row);
  return std::nullopt;
}

QKeyCombination combinationOf(const QKeyEvent& event) {
  Qt::KeyboardModifiers modifiers = event.modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
  if (const auto digit = digitOfKey(event))
    return QKeyCombination(modifiers, static_cast<Qt::Key>(Qt::Key_0 + digit->value()));
  const bool isSign =
      event.key() > Qt::Key_Space && event.key() < Qt::Key_Escape && !QChar(event.key()).isLetterOrNumber();
  if (isSign) modifiers.setFlag(Qt::ShiftModifier, false);
  return QKeyCombination(modifiers, static_cast<Qt::Key>(event.key()));
}

}  // namespace sudoku
