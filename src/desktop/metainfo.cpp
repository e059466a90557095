#include "metainfo.h"

#include <functional>

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include "filekinds.h"

namespace sudoku {
namespace {

using namespace Qt::Literals::StringLiterals;

/// The width of a window that shows all of the program, in logical pixels.
constexpr int kLeastDisplay = 560;

const QStringList& pictures() {
  static const QStringList names = {u"game.png"_s, u"hint-dark.png"_s, u"learn.png"_s, u"library-dark.png"_s};
  return names;
}

/// Writes the page, element by element.
class PageWriter {
 public:
  PageWriter(const std::vector<TranslatedTexts>& all, QByteArray& content) : m_all(all), m_xml(&content) {
    m_xml.setAutoFormatting(true);
    m_xml.setAutoFormattingIndent(2);
  }

  void write(const QString& id, const QByteArray& releases) {
    m_xml.writeStartDocument();
    m_xml.writeStartElement(u"component"_s);
    m_xml.writeAttribute(u"type"_s, u"desktop-application"_s);
    writeNames(id);
    writeDescription();
    writeLinks(id);
    writePictures();
    writeDevices();
    copy(releases);
    m_xml.writeEndDocument();
  }

 private:
  void line(const QString& name, const QString& text, const QString& attribute = {},
            const QString& value = {}) {
    m_xml.writeStartElement(name);
    if (!attribute.isEmpty()) m_xml.writeAttribute(attribute, value);
    m_xml.writeCharacters(text);
    m_xml.writeEndElement();
  }
  void translated(const QString& name, const std::function<QString(const DesktopTexts&)>& text) {
    forEachLanguage(m_all, text, [&](const QString& language, const QString& own) {
      line(name, own, language.isEmpty() ? QString() : u"xml:lang"_s, language);
    });
  }

  void writeNames(const QString& id) {
    line(u"id"_s, id);
    line(u"name"_s, u"Sudoku"_s);
    translated(u"summary"_s, &DesktopTexts::summary);
    line(u"metadata_license"_s, u"CC0-1.0"_s);
    line(u"project_license"_s, u"MIT"_s);
    m_xml.writeStartElement(u"developer"_s);
    m_xml.writeAttribute(u"id"_s, id.section(u'.', 0, -2));
    line(u"name"_s, u"The Sudoku authors"_s);
    m_xml.writeEndElement();
  }

  void writeDescription() {
    m_xml.writeStartElement(u"description"_s);
    const DesktopTexts& english = m_all.front().texts;
    const auto paragraphs = english.paragraphs.size();
    for (qsizetype at = 0; at < paragraphs; ++at) {
      if (at == paragraphs - 1) {
        m_xml.writeStartElement(u"ul"_s);
        for (qsizetype item = 0; item < english.features.size(); ++item)
          translated(u"li"_s, [&](const DesktopTexts& texts) { return texts.features[item]; });
        m_xml.writeEndElement();
      }
      translated(u"p"_s, [&](const DesktopTexts& texts) { return texts.paragraphs[at]; });
    }
    m_xml.writeEndElement();
  }

  void writeLinks(const QString& id) {
    line(u"launchable"_s, id + u".desktop"_s, u"type"_s, u"desktop-id"_s);
    line(u"url"_s, QStringLiteral(SUDOKU_HOMEPAGE), u"type"_s, u"homepage"_s);
    line(u"url"_s, QStringLiteral(SUDOKU_HOMEPAGE "/issues"), u"type"_s, u"bugtracker"_s);
    line(u"url"_s, QStringLiteral(SUDOKU_HOMEPAGE), u"type"_s, u"vcs-browser"_s);
    line(u"translation"_s, u"sudoku"_s, u"type"_s, u"qt"_s);
    m_xml.writeStartElement(u"provides"_s);
    line(u"binary"_s, u"sudoku"_s);
    for (const FileKind& kind : allFileKinds()) line(u"mediatype"_s, kind.type);
    m_xml.writeEndElement();
    m_xml.writeStartElement(u"categories"_s);
    line(u"category"_s, u"Game"_s);
    line(u"category"_s, u"LogicGame"_s);
    m_xml.writeEndElement();
  }

  void writePictures() {
    m_xml.writeStartElement(u"screenshots"_s);
    for (qsizetype at = 0; at < pictures().size(); ++at) {
      m_xml.writeStartElement(u"screenshot"_s);
      if (at == 0) m_xml.writeAttribute(u"type"_s, u"default"_s);
      if (pictures()[at].contains(u"dark"_s)) m_xml.writeAttribute(u"environment"_s, u"plasma:dark"_s);
      translated(u"caption"_s, [&](const DesktopTexts& texts) { return texts.captions[at]; });
      line(u"image"_s, QStringLiteral(SUDOKU_HOMEPAGE "/raw/main/resources/screenshots/") + pictures()[at],
           u"type"_s, u"source"_s);
      m_xml.writeEndElement();
    }
    m_xml.writeEndElement();
  }

  /// What the program can be played with, and its look in a software centre.
  void writeDevices() {
    m_xml.writeStartElement(u"requires"_s);
    line(u"display_length"_s, QString::number(kLeastDisplay), u"compare"_s, u"ge"_s);
    m_xml.writeEndElement();
    m_xml.writeStartElement(u"supports"_s);
    for (const QString& control : {u"keyboard"_s, u"pointing"_s, u"touch"_s}) line(u"control"_s, control);
    m_xml.writeEndElement();
    m_xml.writeStartElement(u"branding"_s);
    writeColour(u"light"_s, u"#d9e5fb"_s);
    writeColour(u"dark"_s, u"#1f3564"_s);
    m_xml.writeEndElement();
    m_xml.writeEmptyElement(u"content_rating"_s);
    m_xml.writeAttribute(u"type"_s, u"oars-1.1"_s);
  }
  void writeColour(const QString& scheme, const QString& colour) {
    m_xml.writeStartElement(u"color"_s);
    m_xml.writeAttribute(u"type"_s, u"primary"_s);
    m_xml.writeAttribute(u"scheme_preference"_s, scheme);
    m_xml.writeCharacters(colour);
    m_xml.writeEndElement();
  }

  void copy(const QByteArray& content) {
    QXmlStreamReader reader(content);
    while (!reader.atEnd()) {
      reader.readNext();
      const bool isBlank = reader.isCharacters() && reader.isWhitespace();
      if (reader.isStartElement() || reader.isEndElement() || (reader.isCharacters() && !isBlank))
        m_xml.writeCurrentToken(reader);
    }
  }

  const std::vector<TranslatedTexts>& m_all;
  QXmlStreamWriter m_xml;
};

}  // namespace

QByteArray metainfo(const std::vector<TranslatedTexts>& all, const QString& id, const QByteArray& releases) {
  QByteArray content;
  PageWriter(all, content).write(id, releases);
  return content;
}

}  // namespace sudoku
