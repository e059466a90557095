#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <QMetaEnum>
#include <QSet>
#include <QStringList>

#include <sudoku/formats/formats.h>

#include "ui/keys/boardkeys.h"
#include "ui/keys/commandtable.h"

namespace sudoku {
namespace {

/// Every key that there is, with all modifiers that keys have.
std::vector<QKeyCombination> allKeys() {
  std::vector<QKeyCombination> keys;
  const auto names = QMetaEnum::fromType<Qt::Key>();
  keys.reserve(static_cast<std::size_t>(names.keyCount()) * 16);
  for (int index = 0; index < names.keyCount(); ++index)
    for (const Qt::KeyboardModifiers meta : {Qt::NoModifier, Qt::MetaModifier})
      for (const Qt::KeyboardModifiers alt : {Qt::NoModifier, Qt::AltModifier})
        for (const Qt::KeyboardModifiers control : {Qt::NoModifier, Qt::ControlModifier})
          for (const Qt::KeyboardModifiers shift : {Qt::NoModifier, Qt::ShiftModifier})
            keys.emplace_back(meta | alt | control | shift, static_cast<Qt::Key>(names.value(index)));
  return keys;
}

TEST(CommandTableTest, EachIdIsThereOnce) {
  std::set<std::string> ids;
  for (const CommandRow& row : commandTable()) {
    EXPECT_TRUE(ids.insert(row.id).second) << row.id;
    EXPECT_EQ(&commandOf(QLatin1String(row.id)), &row);
  }
}

TEST(CommandTableTest, TheIdsByWhichKeysAreStoredStay) {
  // A change of one of these would lose the keys that players have given to the command.
  const QString stored =
      "about all-steps centre-notes change-keys check checkpoint clear-notes colours copy copy-as-csv "
      "copy-as-grid copy-as-library copy-as-line copy-as-opensudoku copy-as-pm copy-as-sdk copy-as-sdm "
      "copy-as-ss copy-givens copy-id copy-link copy-picture daily digits drop-tried enter-puzzle exit "
      "explain-step export fill full-screen give-up give-up-path guide hints import import-collection "
      "keep-tried learn library mark-two moves new new-game next-in-collection next-mode next-step notes "
      "open paste path pause practice preferences previous-game print qr-code read-box read-candidates "
      "read-column read-left read-places read-row redo remove-ruled-out restart restore-backup save-as "
      "save-picture shortcuts solve-singles statistics theme-dark theme-high-contrast "
      "theme-high-contrast-dark theme-light theme-system try undo";
  QStringList ids;
  for (const CommandRow& row : commandTable())
    if (row.isEntry()) ids += row.id;
  for (const QString& id : stored.split(' ')) EXPECT_TRUE(ids.contains(id)) << id.toStdString();
}

TEST(CommandTableTest, EachMenuIsOpenedOnceAndBeforeItsEntries) {
  std::set<CommandMenu> opened = {CommandMenu::Board, CommandMenu::Mouse, CommandMenu::Bar};
  std::map<CommandMenu, int> groups;
  for (const CommandRow& row : commandTable()) {
    EXPECT_TRUE(opened.contains(row.menu)) << row.id;
    EXPECT_GE(row.group, groups[row.menu]) << row.id << " stands away from its group";
    groups[row.menu] = row.group;
    if (row.opens == CommandMenu::None) continue;
    EXPECT_TRUE(opened.insert(row.opens).second) << row.id;
    EXPECT_EQ(&openerOf(row.opens), &row);
  }
}

TEST(CommandTableTest, EachRowHasWordsAndTheBoardsRangesAlone) {
  for (const CommandRow& row : commandTable()) {
    EXPECT_FALSE(commandWords(row).isEmpty()) << row.id;
    EXPECT_NE(row.isEntry(), row.opens != CommandMenu::None || row.menu < CommandMenu::Bar) << row.id;
    EXPECT_EQ(row.keys.range != nullptr, row.menu < CommandMenu::Bar) << row.id;
    EXPECT_EQ(row.keys.isInRange != nullptr, row.menu == CommandMenu::Board) << row.id;
    EXPECT_TRUE(row.isEntry() || usualKeys(row).isEmpty()) << row.id;
  }
}

TEST(CommandTableTest, NoUsualKeyBelongsToTwo) {
  std::map<QKeySequence, const char*> owners;
  for (const CommandRow& row : commandTable())
    for (const QKeySequence& key : usualKeys(row)) {
      const auto [owner, isNew] = owners.emplace(key, row.id);
      EXPECT_TRUE(isNew) << row.id << " and " << owner->second;
    }
  EXPECT_GT(owners.size(), 30U);
  std::set<const CommandRow*> used;
  for (const QKeyCombination key : allKeys()) {
    const CommandRow* first = nullptr;
    for (const CommandRow& row : commandTable()) {
      if (row.keys.isInRange == nullptr || !row.keys.isInRange(key)) continue;
      EXPECT_EQ(first, nullptr) << row.id << " and " << first->id;
      EXPECT_FALSE(owners.contains(QKeySequence(key))) << row.id << " and " << owners[QKeySequence(key)];
      first = &row;
      used.insert(&row);
    }
    EXPECT_EQ(boardUseOf(key).has_value(), first != nullptr);
  }
  EXPECT_EQ(used.size(), boardKeyUses().size());
}

TEST(CommandTableTest, EveryFormatThatIsWrittenIsCopiedAndHasAMnemonicOfItsOwn) {
  QSet<QChar> mnemonics;
  std::set<std::string> ids;
  for (const auto& [format, name] : Names<Format>::kNames) {
    if (!canWrite(format)) continue;
    const std::string id = "copy-as-" + std::string(name);
    ids.insert(id);
    const QString words = commandWords(commandOf(QLatin1String(id.c_str())));
    ASSERT_TRUE(words.contains('&')) << name;
    const QChar mnemonic = words.at(words.indexOf('&') + 1).toLower();
    EXPECT_FALSE(mnemonics.contains(mnemonic)) << name;
    mnemonics << mnemonic;
  }
  for (const CommandRow& row : commandTable())
    if (std::string(row.id).starts_with("copy-as-")) {
      EXPECT_TRUE(ids.contains(row.id)) << row.id;
    }
}

}  // namespace
}  // namespace sudoku
