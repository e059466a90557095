#include "historyexchange.h"

#include <QCoreApplication>
#include <QFileDialog>

#include "commands.h"
#include "game/control/historyfiles.h"
#include "ui/dialogs/restoredialog.h"

namespace sudoku {
namespace {

struct HistoryTexts {
  Q_DECLARE_TR_FUNCTIONS(HistoryExchange)
};

void ask(const QString& title, QFileDialog::AcceptMode mode, HistoryFiles& files, QWidget& window,
         void (HistoryFiles::*command)(const QString&)) {
  auto* dialog = new QFileDialog(&window, title);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(mode);
  const bool saves = mode == QFileDialog::AcceptSave;
  dialog->setFileMode(saves ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
  QStringList kinds = {HistoryTexts::tr("History (*.json)")};
  if (!saves) kinds = {HistoryTexts::tr("History or games (*.json *.sqlite)")};
  dialog->setNameFilters(kinds << HistoryTexts::tr("All files (*)"));
  dialog->setDefaultSuffix("json");
  if (saves) dialog->selectFile(HistoryTexts::tr("sudoku-history"));
  QObject::connect(dialog, &QFileDialog::fileSelected, &files, command);
  dialog->open();
}

}  // namespace

void setHistoryCommands(Commands& commands, HistoryFiles& files, QWidget& window) {
  commands.set("export", [&files, &window] {
    ask(HistoryTexts::tr("Export all games"), QFileDialog::AcceptSave, files, window,
        &HistoryFiles::exportHistory);
  });
  commands.set("import", [&files, &window] {
    ask(HistoryTexts::tr("Import games"), QFileDialog::AcceptOpen, files, window,
        &HistoryFiles::importHistory);
  });
  commands.set("restore-backup", [&files, &window] {
    auto* dialog = new RestoreDialog(files, &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
  });
}

}  // namespace sudoku
