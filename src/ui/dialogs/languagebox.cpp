#include "languagebox.h"

#include <algorithm>

#include <QComboBox>

#include "game/language/languages.h"
#include "game/language/translations.h"
#include "ui/style/scriptfonts.h"

namespace sudoku {

QComboBox* makeLanguageBox(const QString& desktop, const QString& chosen) {
  auto* box = new QComboBox;
  box->addItem(desktop, QString());
  for (const Language& language : allLanguages()) {
    if (Translations::has(language)) {
      const bool isReadable = missingFontPackage(language).isEmpty();
      box->addItem((isReadable ? language.name : language.englishName).toString(), language.code.toString());
    }
  }
  box->setCurrentIndex(std::max(0, box->findData(chosen)));
  return box;
}

}  // namespace sudoku
