#include "translatedtexts.h"

#include "game/language/languages.h"
#include "game/language/translations.h"

namespace sudoku {

std::vector<TranslatedTexts> allTexts(const QString& folder) {
  Translations translations;
  std::vector<TranslatedTexts> all;
  for (const Language& language : allLanguages()) {
    if (translations.use(language, folder) != Translations::Result::Complete) return {};
    all.push_back({language.code.toString(), DesktopTexts::now()});
  }
  return all;
}

void forEachLanguage(const std::vector<TranslatedTexts>& all,
                     const std::function<QString(const DesktopTexts&)>& text,
                     const std::function<void(const QString& language, const QString& text)>& write) {
  const QString english = text(all.front().texts);
  write(QString(), english);
  for (const TranslatedTexts& translated : all) {
    const QString own = text(translated.texts);
    if (own != english) write(translated.language, own);
  }
}

}  // namespace sudoku
