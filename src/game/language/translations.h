#pragma once

#include <memory>
#include <vector>

#include <QString>
#include <QTranslator>

#include "languages.h"

namespace sudoku {

/// A catalogue of texts in one language. A text whose placeholders are not those of the source, from another
/// version of the program or from a damaged file, is taken for missing, so that the source is shown.
class Catalogue : public QTranslator {
  Q_OBJECT

 public:
  using QTranslator::QTranslator;

  QString translate(const char* context, const char* source, const char* comment = nullptr,
                    int count = -1) const override;
};

/// Whether a translation has the placeholders of its source: %1 to %9, %n, `{name}` with or without a form.
/// If the text depends on a count, a translation may leave out the placeholder of the count.
bool hasPlacesOf(QStringView source, QStringView translation, bool hasCount);

/// The texts in which the program speaks: those of English plurals always, and the catalogues of a language,
/// the program's and Qt's own. Makes the language's locale the default one. To be used in the GUI thread, one
/// at a time, with a QCoreApplication; ends with the texts of the source.
class Translations {
 public:
  enum class Result {
    Complete,  ///< also for English
    Missing,   ///< there is no catalogue
    Damaged,   ///< the catalogue is not as it was made
  };

  /// Speaks English.
  Translations();
  ~Translations();
  Translations(const Translations&) = delete;
  Translations& operator=(const Translations&) = delete;

  /// Speaks a language, whose catalogues are in `folder`. If its catalogue is missing or damaged, speaks
  /// English.
  Result use(const Language& language, const QString& folder = catalogueFolder());
  const Language& language() const { return *m_language; }
  /// Whether there is a catalogue of a language; English needs none.
  static bool has(const Language& language, const QString& folder = catalogueFolder());

  /// Where the catalogues lie: beside the program, the same in the build tree and installed.
  static QString catalogueFolder();

 private:
  void install(std::unique_ptr<QTranslator> translator);
  void speakEnglish();

  const Language* m_language = nullptr;
  Catalogue m_plurals;
  std::vector<std::unique_ptr<QTranslator>> m_installed;
};

}  // namespace sudoku
