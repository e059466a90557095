#include "desktopentry.h"

#include <functional>

#include "filekinds.h"

namespace sudoku {
namespace {

using namespace Qt::Literals::StringLiterals;

/// Writes the lines of an entry.
class EntryWriter {
 public:
  explicit EntryWriter(const std::vector<TranslatedTexts>& all) : m_all(all) {}

  void group(const QString& name) {
    m_content += (m_content.isEmpty() ? u"["_s : u"\n["_s) + name + u"]\n"_s;
  }
  void line(const QString& key, const QString& value) { m_content += key + u'=' + escaped(value) + u'\n'; }
  void translated(const QString& key, const std::function<QString(const DesktopTexts&)>& text) {
    forEachLanguage(m_all, text, [&](const QString& language, const QString& own) {
      line(language.isEmpty() ? key : key + u'[' + language + u']', own);
    });
  }
  /// An action that calls the program with some options.
  void action(const QString& id, const QString& options,
              const std::function<QString(const DesktopTexts&)>& name) {
    group(u"Desktop Action "_s + id);
    translated(u"Name"_s, name);
    line(u"Exec"_s, options.isEmpty() ? u"sudoku"_s : u"sudoku "_s + options);
  }
  QByteArray content() const { return m_content.toUtf8(); }

 private:
  static QString escaped(QString text) { return text.replace(u'\\', u"\\\\"_s); }

  const std::vector<TranslatedTexts>& m_all;
  QString m_content;
};

}  // namespace

QByteArray desktopEntry(const std::vector<TranslatedTexts>& all, const QString& icon) {
  EntryWriter entry(all);
  entry.group(u"Desktop Entry"_s);
  entry.line(u"Type"_s, u"Application"_s);
  entry.line(u"Name"_s, u"Sudoku"_s);
  entry.translated(u"GenericName"_s, &DesktopTexts::kind);
  entry.translated(u"Comment"_s, &DesktopTexts::summary);
  entry.translated(u"Keywords"_s, &DesktopTexts::keywords);
  entry.line(u"Exec"_s, u"sudoku %f"_s);
  entry.line(u"Icon"_s, icon);
  entry.line(u"Terminal"_s, u"false"_s);
  entry.line(u"Categories"_s, u"Qt;Game;LogicGame;"_s);
  QString types;
  for (const FileKind& kind : allFileKinds()) types += kind.type + u';';
  entry.line(u"MimeType"_s, types);
  entry.line(u"StartupNotify"_s, u"true"_s);
  entry.line(u"StartupWMClass"_s, u"sudoku"_s);
  entry.line(u"X-GNOME-SingleWindow"_s, u"true"_s);
  entry.line(u"Actions"_s, u"new;continue;daily;"_s);
  entry.action(u"new"_s, u"--new usual"_s, &DesktopTexts::newGame);
  entry.action(u"continue"_s, {}, &DesktopTexts::goOn);
  entry.action(u"daily"_s, u"--daily"_s, &DesktopTexts::daily);
  return entry.content();
}

}  // namespace sudoku
