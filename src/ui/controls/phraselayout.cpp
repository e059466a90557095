#include "phraselayout.h"

#include <algorithm>
#include <utility>

#include <QFontMetrics>
#include <QPainter>
#include <QTextBoundaryFinder>
#include <QTextLayout>
#include <QtMath>

#include "ui/style/rolelook.h"
#include "ui/style/rolemark.h"
#include "ui/style/textsize.h"
#include "ui/style/theme.h"
#include "unbroken.h"

namespace sudoku {
namespace {

constexpr QChar kMiddleDot(0x00B7);
constexpr int kPhraseRadius = 4;
constexpr double kLeading = 1.25;
// If a sentence has more phrases with the same meaning (Role), only the first gets a symbol.
constexpr std::size_t kMostSymbolsOfARole = 2;

QString space() {
  return QStringLiteral(" ");
}

bool isNumber(QStringView word) {
  if (word.endsWith(u',')) word.chop(1);
  return !word.isEmpty() && std::all_of(word.begin(), word.end(), [](QChar each) { return each.isDigit(); });
}

/// For each phrase of a sentence, whether it is written bold and gets a symbol, as the thing on the board
/// that it names has.
std::vector<bool> strongOnes(const Sentence& sentence) {
  std::vector<bool> has;
  for (const Phrase& phrase : sentence) {
    const auto isAlike = [&](const Phrase& other) { return other.role == phrase.role; };
    const bool isFirst =
        std::none_of(sentence.begin(), sentence.begin() + static_cast<std::ptrdiff_t>(has.size()), isAlike);
    const auto count = static_cast<std::size_t>(std::count_if(sentence.begin(), sentence.end(), isAlike));
    has.push_back(phrase.role != Role::Words && (isFirst || count <= kMostSymbolsOfARole));
  }
  return has;
}

/// Whether a phrase can get a symbol. A phrase about the base or cover houses of a fish can only if it says
/// which houses they are.
bool hasSymbolOf(const Phrase& phrase) {
  const bool isHouse = phrase.role == Role::Base || phrase.role == Role::Cover;
  return !isHouse || !phrase.houses.empty();
}

/// Takes away the line breaks between the words of a text that starts at `start`, where a number is joined to
/// another one, as in `1 and 5`.
void keepNumbersTogether(const QString& text, std::size_t start, std::vector<bool>& mayBreak) {
  struct Word {
    QStringView text;
    std::size_t start;
  };
  std::vector<Word> words;
  for (const QStringView word : QStringView(text).tokenize(u' ', Qt::SkipEmptyParts))
    words.push_back({word, start + static_cast<std::size_t>(word.data() - text.data())});
  for (std::size_t at = 0; at + 2 < words.size(); ++at) {
    if (!isNumber(words[at].text) || isNumber(words[at + 1].text) || !isNumber(words[at + 2].text)) continue;
    mayBreak[words[at + 1].start] = false;
    mayBreak[words[at + 2].start] = false;
    at += 2;
  }
}

/// For each place in the text of a sentence, whether a line may begin there. A line never ends inside a name
/// such as X-Wing.
std::vector<bool> lineBreaksOf(const Sentence& sentence) {
  const QString text = textOf(sentence);
  std::vector<bool> mayBreak(static_cast<std::size_t>(text.size()) + 1, false);
  QTextBoundaryFinder finder(QTextBoundaryFinder::Line, unbroken(text));
  for (qsizetype at = finder.toNextBoundary(); at >= 0 && at < text.size(); at = finder.toNextBoundary()) {
    // A dot between two parts stays with the part before it, as a line that begins with it looks cut off.
    mayBreak[static_cast<std::size_t>(at)] = text[at] != kMiddleDot && text[at] != u' ';
  }
  std::size_t start = 0;
  for (const Phrase& phrase : sentence) {
    keepNumbersTogether(phrase.text, start, mayBreak);
    start += static_cast<std::size_t>(phrase.text.size());
  }
  return mayBreak;
}

/// Whether a text has letters that are read from right to left. If it has none, it is one that is not
/// translated.
bool isFromRight(const QString& text) {
  return std::any_of(text.begin(), text.end(), [](QChar each) {
    return each.direction() == QChar::DirR || each.direction() == QChar::DirAL;
  });
}

bool isOfOtherFont(const QString& word) {
  constexpr char16_t kFirstOfOthers = 0x0590;  // after the letters of Europe
  return std::any_of(word.begin(), word.end(),
                     [](QChar each) { return each.unicode() >= kFirstOfOthers && each.isLetter(); });
}

/// Whether a word may be cut before a letter where no line break is allowed, for want of room: between two
/// letters as readers see them, and not before a sign that ends a sentence.
bool mayCut(const QTextBoundaryFinder& letters, const QString& word, qsizetype at) {
  constexpr int kVirama = 9;  // the combining class of the sign that joins the letters of a conjunct
  if (word[at - 1].combiningClass() == kVirama) return false;
  QTextBoundaryFinder finder(letters);
  finder.setPosition(at);
  const auto category = word[at].category();
  const bool closes = category == QChar::Punctuation_Close || category == QChar::Punctuation_FinalQuote ||
                      category == QChar::Punctuation_Other;
  return finder.isAtBoundary() && !closes;
}

RoleSymbol symbolOf(const Phrase& phrase) {
  RoleSymbol symbol{phrase.role};
  if (phrase.digits.size() == 1) symbol.digit = phrase.digits.first();
  if (!phrase.houses.empty()) symbol.houses = phrase.houses.front().kind();
  return symbol;
}

}  // namespace

int PhraseLayout::Line::left() const {
  if (pieces.empty()) return 0;
  return std::min(pieces.front().left, pieces.back().left);
}

int PhraseLayout::Line::right() const {
  if (pieces.empty()) return 0;
  return std::max(pieces.front().left + pieces.front().width, pieces.back().left + pieces.back().width);
}

double PhraseLayout::WordWidths::of(const QString& word) {
  const auto known = m_widths.constFind(word);
  if (known != m_widths.constEnd()) return *known;
  QTextLayout layout(word, m_font);
  layout.beginLayout();
  if (QTextLine line = layout.createLine(); line.isValid()) {
    line.setNumColumns(static_cast<int>(word.size()));
    m_ascent = std::max(m_ascent, line.ascent());
    m_descent = std::max(m_descent, line.descent());
  }
  layout.endLayout();
  return *m_widths.insert(word, m_metrics.horizontalAdvance(word));
}

PhraseLayout::PhraseLayout(const std::vector<Sentence>& sentences, const QFont& font, int width,
                           Qt::LayoutDirection direction)
    : m_font(font), m_widths(font), m_strongWidths(bold(font)), m_width(width) {
  std::vector<std::vector<Cluster>> all;
  all.reserve(sentences.size());
  for (const Sentence& sentence : sentences) all.push_back(clustersOf(sentence));
  measure(all);
  for (const std::vector<Cluster>& clusters : all) {
    if (!clusters.empty()) beginLine();
    for (const Cluster& cluster : clusters) place(cluster);
    ++m_sentence;
  }
  if (direction == Qt::RightToLeft) mirror(sentences);
}

/// Moves all lines to the right edge.
void PhraseLayout::mirror(const std::vector<Sentence>& sentences) {
  for (Line& line : m_lines) {
    const int right = line.right();
    if (isFromRight(textOf(sentences[static_cast<std::size_t>(line.sentence)])))
      line.direction = Qt::RightToLeft;
    for (Piece& piece : line.pieces)
      piece.left = line.direction == Qt::RightToLeft ? m_width - piece.left - piece.width
                                                     : m_width - right + piece.left;
  }
}

/// Sets the height of lines, which depends on the fonts of all words.
void PhraseLayout::measure(const std::vector<std::vector<Cluster>>& sentences) {
  for (const std::vector<Cluster>& clusters : sentences)
    for (const Cluster& cluster : clusters)
      for (const Token& token : cluster) widthOf(token.text, token.phrase);
  const double tallest = std::max(m_widths.ascent(), m_strongWidths.ascent()) +
                         std::max(m_widths.descent(), m_strongWidths.descent());
  m_lineHeight = std::max({qRound(QFontMetrics(m_font).height() * kLeading),
                           QFontMetrics(bold(m_font)).height() + 3, qCeil(tallest) + 2});
}

std::vector<PhraseLayout::Cluster> PhraseLayout::clustersOf(const Sentence& sentence) {
  std::vector<Cluster> clusters;
  const std::vector<bool> strong = strongOnes(sentence);
  const std::vector<bool> mayBreak = lineBreaksOf(sentence);
  bool endsInSpace = true;
  qsizetype phraseStart = 0;
  for (std::size_t index = 0; index < sentence.size(); ++index) {
    const auto phrase = static_cast<int>(m_phrases.size());
    m_phrases.push_back(sentence[index]);
    m_isStrong.push_back(strong[index]);
    const QString& text = sentence[index].text;
    bool hasSpaceBefore = endsInSpace;
    bool hasSymbol = strong[index] && hasSymbolOf(sentence[index]);
    const auto breaksAt = [&](qsizetype at) { return mayBreak[static_cast<std::size_t>(phraseStart + at)]; };
    for (qsizetype at = 0; at < text.size();) {
      if (text[at] == u' ') {
        hasSpaceBefore = true;
        ++at;
        continue;
      }
      qsizetype end = at + 1;
      while (end < text.size() && text[end] != u' ' && !breaksAt(end)) ++end;
      if (breaksAt(at) || clusters.empty()) clusters.emplace_back();
      clusters.back().push_back({text.mid(at, end - at), phrase, hasSpaceBefore, hasSymbol});
      hasSpaceBefore = false;
      hasSymbol = false;
      at = end;
    }
    endsInSpace = text.isEmpty() ? hasSpaceBefore : text.endsWith(u' ');
    phraseStart += text.size();
  }
  return clusters;
}

bool PhraseLayout::isColoured(int phrase) const {
  return m_phrases[static_cast<std::size_t>(phrase)].role != Role::Words;
}

QFont PhraseLayout::fontOf(int phrase) const {
  return m_isStrong[static_cast<std::size_t>(phrase)] ? bold(m_font) : m_font;
}

double PhraseLayout::widthOf(const QString& word, int phrase) {
  return (m_isStrong[static_cast<std::size_t>(phrase)] ? m_strongWidths : m_widths).of(word);
}

int PhraseLayout::padding() const {
  return std::max(3, m_lineHeight / 7);
}

int PhraseLayout::symbolSize() const {
  return m_lineHeight * 3 / 4;
}

void PhraseLayout::append(Line& line, const Token& token) {
  const bool goesOn = !line.pieces.empty() && line.pieces.back().phrase == token.phrase;
  double before = 0;
  if (goesOn) {
    Piece& piece = line.pieces.back();
    before = piece.textWidth;
    piece.text += (token.hasSpaceBefore ? space() : QString()) + token.text;
    if (token.hasSpaceBefore) before += widthOf(space(), token.phrase);
  } else {
    const int gap = token.hasSpaceBefore && !line.pieces.empty() ? qRound(m_widths.of(space())) : 0;
    line.pieces.push_back({token.text, token.phrase, line.right() + gap, 0, token.hasSymbol});
  }
  Piece& piece = line.pieces.back();
  // Between words of a script that the font does not have, the blank is of another font, too.
  const bool isAsOne = goesOn && token.hasSpaceBefore && isOfOtherFont(piece.text);
  piece.textWidth = isAsOne ? widthOf(piece.text, token.phrase) : before + widthOf(token.text, token.phrase);
  piece.width = qCeil(piece.textWidth);
  if (isColoured(piece.phrase)) piece.width += 2 * padding();
  if (piece.hasSymbol) piece.width += symbolSize() + padding();
}

bool PhraseLayout::fits(const Cluster& cluster) {
  Line line;
  if (!m_lines.back().pieces.empty()) line.pieces.push_back(m_lines.back().pieces.back());
  for (const Token& token : cluster) append(line, token);
  return line.right() <= m_width;
}

void PhraseLayout::beginLine() {
  m_lines.emplace_back().sentence = m_sentence;
}

void PhraseLayout::place(const Cluster& cluster) {
  if (!fits(cluster) && !m_lines.back().pieces.empty()) beginLine();
  if (fits(cluster)) {
    for (const Token& token : cluster) append(m_lines.back(), token);
  } else {
    for (const Token& token : cluster) placeCut(token);
  }
}

void PhraseLayout::placeCut(Token token) {
  while (!fits({token})) {
    const auto headOf = [&](qsizetype length) {
      return Token{token.text.left(length), token.phrase, token.hasSpaceBefore, token.hasSymbol};
    };
    const QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, token.text);
    // Best at a hyphen.
    qsizetype length = token.text.lastIndexOf(u'-', -2) + 1;
    while (length > 0 && !fits({headOf(length)}))
      length = length < 2 ? 0 : token.text.lastIndexOf(u'-', length - 2) + 1;
    if (length == 0) {
      length = token.text.size() - 1;
      while (length > 0 && !(mayCut(letters, token.text, length) && fits({headOf(length)}))) --length;
    }
    if (length < 1 && m_lines.back().pieces.empty()) {
      // The line is too narrow for one letter, which is cut by its edge.
      length = 1;
      while (length < token.text.size() && !mayCut(letters, token.text, length)) ++length;
      if (length == token.text.size()) break;
    }
    if (length > 0) {
      append(m_lines.back(), headOf(length));
      token = {token.text.mid(length), token.phrase, false, false};
    }
    beginLine();
  }
  append(m_lines.back(), token);
}

QRect PhraseLayout::areaOf(const Piece& piece) const {
  return {piece.left, 1, piece.width, m_lineHeight - 2};
}

void PhraseLayout::paint(QPainter& painter, QPoint place, const Line& line, const Theme& theme,
                         const QColor& ink) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setLayoutDirection(line.direction);
  // All pieces stand on one base line, in whatever fonts they are.
  const double ascent = std::max(m_widths.ascent(), m_strongWidths.ascent());
  const double descent = std::max(m_widths.descent(), m_strongWidths.descent());
  for (const Piece& piece : line.pieces) {
    const QRect area = areaOf(piece).translated(place);
    const Phrase& phrase = m_phrases[static_cast<std::size_t>(piece.phrase)];
    QRectF words(area);
    QColor colour = ink;
    if (isColoured(piece.phrase)) {
      const RoleLook& look = roleLook(phrase.role, theme);
      painter.setPen(Qt::NoPen);
      painter.setBrush(look.fill);
      painter.drawRoundedRect(area, kPhraseRadius, kPhraseRadius);
      colour = look.text;
      words.adjust(padding(), 0, -padding(), 0);
    }
    if (piece.hasSymbol) {
      const int size = symbolSize();
      const double left = line.direction == Qt::RightToLeft ? words.right() - size : words.left();
      paintRoleSymbol(painter, QRectF(left, area.top() + (area.height() - size) / 2.0, size, size),
                      symbolOf(phrase), theme, m_font);
      if (line.direction == Qt::LeftToRight) words.setLeft(words.left() + size + padding());
    }
    painter.setPen(colour);
    painter.setFont(fontOf(piece.phrase));
    painter.drawText(QPointF(words.left(), words.top() + (words.height() - ascent - descent) / 2 + ascent),
                     piece.text);
  }
  painter.restore();
}

}  // namespace sudoku
