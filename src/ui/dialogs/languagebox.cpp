#include "languagebox.h"

#include <algorithm>

#include <QComboBox>
#include <QFontDatabase>

#include "game/language/languages.h"
#include "game/language/translations.h"

namespace sudoku {
namespace {

/// The name of a language in the language itself; with its English name if there is no font for that.
QString nameOf(const Language& language) {
  const QLocale locale = language.locale();
  QFontDatabase::WritingSystem system = QFontDatabase::Latin;
  switch (locale.script()) {
    case QLocale::ArabicScript:
      system = QFontDatabase::Arabic;
      break;
    case QLocale::CyrillicScript:
      system = QFontDatabase::Cyrillic;
      break;
    case QLocale::DevanagariScript:
      system = QFontDatabase::Devanagari;
      break;
    case QLocale::JapaneseScript:
      system = QFontDatabase::Japanese;
      break;
    case QLocale::KoreanScript:
      system = QFontDatabase::Korean;
      break;
    case QLocale::SimplifiedHanScript:
      system = QFontDatabase::SimplifiedChinese;
      break;
    case QLocale::TraditionalHanScript:
      system = QFontDatabase::TraditionalChinese;
      break;
    default:
      break;
  }
  const bool isReadable = !QFontDatabase::families(system).isEmpty();
  return isReadable ? language.name.toString()
                    : QStringLiteral("%1 (%2)").arg(language.name, language.englishName);
}

}  // namespace

QComboBox* makeLanguageBox(const QString& desktop, const QString& chosen) {
  auto* box = new QComboBox;
  box->addItem(desktop, QString());
  for (const Language& language : allLanguages())
    if (Translations::has(language)) box->addItem(nameOf(language), language.code.toString());
  box->setCurrentIndex(std::max(0, box->findData(chosen)));
  return box;
}

}  // namespace sudoku
