#include "historyexchange.h"

#include <QCoreApplication>
#include <QFileDialog>

#include "commands.h"
#include "game/control/historyfiles.h"
#include "ui/dialogs/restoredialog.h"

namespace sudoku {
namespace {

QString historyText(const char* text) {
  return QCoreApplication::translate("HistoryExchange", text);
}

void ask(const QString& title, QFileDialog::AcceptMode mode, HistoryFiles& files, QWidget& window,
         void (HistoryFiles::*command)(const QString&)) {
  auto* dialog = new QFileDialog(&window, title);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(mode);
  const bool saves = mode == QFileDialog::AcceptSave;
  dialog->setFileMode(saves ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
  QStringList kinds = {historyText("History (*.json)")};
  if (!saves) kinds = {historyText("History or games (*.json *.sqlite)")};
  dialog->setNameFilters(kinds << historyText("All files (*)"));
  dialog->setDefaultSuffix("json");
  if (saves) dialog->selectFile(historyText("sudoku-history"));
  QObject::connect(dialog, &QFileDialog::fileSelected, &files, command);
  dialog->open();
}

}  // namespace

void setHistoryCommands(Commands& commands, HistoryFiles& files, QWidget& window) {
  commands.set("export", [&files, &window] {
    ask(historyText("Export all games"), QFileDialog::AcceptSave, files, window,
        &HistoryFiles::exportHistory);
  });
  commands.set("import", [&files, &window] {
    ask(historyText("Import games"), QFileDialog::AcceptOpen, files, window, &HistoryFiles::importHistory);
  });
  commands.set("restore-backup", [&files, &window] {
    auto* dialog = new RestoreDialog(files, &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
  });
}

}  // namespace sudoku
