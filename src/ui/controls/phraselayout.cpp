#include "phraselayout.h"

#include <algorithm>
#include <utility>

#include <QFontMetrics>
#include <QPainter>
#include <QStringList>
#include <QtMath>

#include "ui/style/rolelook.h"
#include "ui/style/rolemark.h"
#include "ui/style/textsize.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr QChar kNoBreakSpace(0x00A0);
constexpr QChar kMiddleDot(0x00B7);
constexpr int kPhraseRadius = 4;
constexpr double kLeading = 1.25;
// If a sentence has more phrases with the same meaning (Role), only the first gets a symbol.
constexpr std::size_t kMostSymbolsOfARole = 2;

QString space() {
  return QStringLiteral(" ");
}

bool isNumber(QString word) {
  if (word.endsWith(u',')) word.chop(1);
  bool isOne = false;
  word.toInt(&isOne);
  return isOne;
}

/// The words of a text; `1 and 5` is one word, so that a line break does not divide it.
QStringList wordsOf(const QString& text) {
  QStringList words = text.split(u' ', Qt::SkipEmptyParts);
  for (qsizetype at = 0; at + 2 < words.size(); ++at) {
    if (!isNumber(words[at]) || isNumber(words[at + 1]) || !isNumber(words[at + 2])) continue;
    words[at] += kNoBreakSpace + words[at + 1] + kNoBreakSpace + words[at + 2];
    words.remove(at + 1, 2);
  }
  return words;
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

RoleSymbol symbolOf(const Phrase& phrase) {
  RoleSymbol symbol{phrase.role};
  if (phrase.digits.size() == 1) symbol.digit = phrase.digits.first();
  if (!phrase.houses.empty()) symbol.houses = phrase.houses.front().kind();
  return symbol;
}

}  // namespace

double PhraseLayout::WordWidths::of(const QString& word) {
  const auto known = m_widths.constFind(word);
  return known != m_widths.constEnd() ? *known : *m_widths.insert(word, m_metrics.horizontalAdvance(word));
}

PhraseLayout::PhraseLayout(const std::vector<Sentence>& sentences, const QFont& font, int width)
    : m_font(font), m_widths(font), m_strongWidths(bold(font)), m_width(width) {
  m_lineHeight =
      std::max(qRound(QFontMetrics(font).height() * kLeading), QFontMetrics(bold(font)).height() + 3);
  for (const Sentence& sentence : sentences) {
    const std::vector<Cluster> clusters = clustersOf(sentence);
    if (!clusters.empty()) beginLine();
    for (const Cluster& cluster : clusters) place(cluster);
    ++m_sentence;
  }
}

std::vector<PhraseLayout::Cluster> PhraseLayout::clustersOf(const Sentence& sentence) {
  std::vector<Cluster> clusters;
  const std::vector<bool> strong = strongOnes(sentence);
  bool endsInSpace = true;
  for (std::size_t index = 0; index < sentence.size(); ++index) {
    const auto phrase = static_cast<int>(m_phrases.size());
    m_phrases.push_back(sentence[index]);
    m_isStrong.push_back(strong[index]);
    const QString& text = sentence[index].text;
    bool hasSpaceBefore = endsInSpace || text.startsWith(u' ');
    bool hasSymbol = strong[index] && hasSymbolOf(sentence[index]);
    for (const QString& word : wordsOf(text)) {
      // A dot between two parts stays with the part before it, as a line that begins with it looks cut off.
      const bool isDot = word == kMiddleDot;
      if ((hasSpaceBefore && !isDot) || clusters.empty()) clusters.emplace_back();
      clusters.back().push_back({word, phrase, hasSpaceBefore, hasSymbol});
      hasSpaceBefore = true;
      hasSymbol = false;
    }
    endsInSpace = text.endsWith(u' ');
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
  if (goesOn) {
    Piece& piece = line.pieces.back();
    piece.text += (token.hasSpaceBefore ? space() : QString()) + token.text;
    if (token.hasSpaceBefore) piece.textWidth += widthOf(space(), token.phrase);
  } else {
    const int gap = token.hasSpaceBefore && !line.pieces.empty() ? qRound(m_widths.of(space())) : 0;
    line.pieces.push_back({token.text, token.phrase, line.right() + gap, 0, token.hasSymbol});
  }
  Piece& piece = line.pieces.back();
  piece.textWidth += widthOf(token.text, token.phrase);
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
  m_lines.push_back({m_sentence, {}});
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
    qsizetype length = token.text.size() - 1;
    const auto head = [&] { return Token{token.text.left(length), token.phrase, false, token.hasSymbol}; };
    while (length > 1 && !fits({head()})) --length;
    const bool isNothing = length < 1 || (!fits({head()}) && !m_lines.back().pieces.empty());
    if (isNothing && m_lines.back().pieces.empty()) break;  // the line is too narrow for one letter
    if (!isNothing) {
      append(m_lines.back(), head());
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
  for (const Piece& piece : line.pieces) {
    const QRect area = areaOf(piece).translated(place);
    const Phrase& phrase = m_phrases[static_cast<std::size_t>(piece.phrase)];
    int left = area.left();
    QColor colour = ink;
    if (isColoured(piece.phrase)) {
      const RoleLook& look = roleLook(phrase.role, theme);
      painter.setPen(Qt::NoPen);
      painter.setBrush(look.fill);
      painter.drawRoundedRect(area, kPhraseRadius, kPhraseRadius);
      colour = look.text;
      left += padding();
    }
    if (piece.hasSymbol) {
      const int size = symbolSize();
      const QRectF symbol(left, area.top() + (area.height() - size) / 2.0, size, size);
      paintRoleSymbol(painter, symbol, symbolOf(phrase), theme, m_font);
      left += size + padding();
    }
    painter.setPen(colour);
    painter.setFont(fontOf(piece.phrase));
    painter.drawText(QRect(left, area.top(), area.width(), area.height()),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, piece.text);
  }
  painter.restore();
}

}  // namespace sudoku
