#include "filekinds.h"

#include <QXmlStreamWriter>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

const std::vector<FileKind>& allFileKinds() {
  static const std::vector<FileKind> kinds = {
      {u"application/x-sudoku-sdk"_s, u"*.sdk"_s, u"SDK"_s, false},
      {u"application/x-sudoku-sdm"_s, u"*.sdm"_s, u"SDM"_s, false},
      {u"application/x-sudoku-sdx"_s, u"*.sdx"_s, u"SDX"_s, false},
      {u"application/x-sudoku-ss"_s, u"*.ss"_s, u"Simple Sudoku"_s, false, u"*-----------*"_s},
      {u"application/x-sudoku-opensudoku"_s, u"*.opensudoku"_s, u"OpenSudoku"_s, true},
      {u"application/x-sudoku-ksudoku"_s, u"*.ksudoku"_s, u"KSudoku"_s, true}};
  return kinds;
}

QByteArray fileKinds(const std::vector<TranslatedTexts>& all, const QString& icon) {
  QByteArray content;
  QXmlStreamWriter xml(&content);
  xml.setAutoFormatting(true);
  xml.setAutoFormattingIndent(2);
  xml.writeStartDocument();
  xml.writeStartElement(u"mime-info"_s);
  xml.writeDefaultNamespace(u"http://www.freedesktop.org/standards/shared-mime-info"_s);
  for (const FileKind& kind : allFileKinds()) {
    xml.writeStartElement(u"mime-type"_s);
    xml.writeAttribute(u"type"_s, kind.type);
    forEachLanguage(
        all, [&](const DesktopTexts& texts) { return texts.puzzleFile.arg(kind.format); },
        [&](const QString& language, const QString& text) {
          xml.writeStartElement(u"comment"_s);
          if (!language.isEmpty()) xml.writeAttribute(u"xml:lang"_s, language);
          xml.writeCharacters(text);
          xml.writeEndElement();
        });
    xml.writeEmptyElement(u"sub-class-of"_s);
    xml.writeAttribute(u"type"_s, kind.isXml ? u"application/xml"_s : u"text/plain"_s);
    xml.writeEmptyElement(u"icon"_s);
    xml.writeAttribute(u"name"_s, icon);
    if (!kind.beginning.isEmpty()) {
      xml.writeStartElement(u"magic"_s);
      xml.writeEmptyElement(u"match"_s);
      xml.writeAttribute(u"type"_s, u"string"_s);
      xml.writeAttribute(u"value"_s, kind.beginning);
      xml.writeAttribute(u"offset"_s, u"0"_s);
      xml.writeEndElement();
    }
    xml.writeEmptyElement(u"glob"_s);
    xml.writeAttribute(u"pattern"_s, kind.pattern);
    xml.writeEndElement();
  }
  xml.writeEndDocument();
  return content;
}

}  // namespace sudoku
