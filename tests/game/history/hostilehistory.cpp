#include "hostilehistory.h"

#include <array>
#include <limits>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// number of characters of a key as text
constexpr qsizetype kKeyLetters = qsizetype{2} * UniqueId::kBytes;

/// Puts faults into the values of one history.
class Spoiler {
 public:
  explicit Spoiler(std::uint64_t seed) : m_random(seed) {}

  QByteArray spoil(const QByteArray& json) {
    const QJsonObject whole = QJsonDocument::fromJson(json).object();
    QJsonArray games = whole["games"_L1].toArray();
    // Keys of these games are put in place of other keys.
    for (const QJsonValue game : games) collectKeys(game);
    QList<QByteArray> lines;
    for (const QJsonValue game : games) lines += toText(spoiled(game, 1 + below(3)));
    QByteArray text = R"({"format":"sudoku-history","version":3,"games":[)" + lines.join(",\n") + "]";
    for (const QLatin1String name : {"mastery"_L1, "daily"_L1})
      text += ",\"" + QByteArray(name.data(), name.size()) +
              "\":" + toText(below(4) == 0 ? spoiled(whole[name], 1) : whole[name]);
    return spoilBytes(text + "}\n");
  }

 private:
  int below(std::size_t end) { return static_cast<int>(m_random.below(end)); }

  void collectKeys(const QJsonValue& value) {
    if (value.isString() && value.toString().size() == kKeyLetters) m_keys += value.toString();
    for (const QJsonValue item : value.toArray()) collectKeys(item);
    for (const QJsonValue member : value.toObject()) collectKeys(member);
  }

  static QByteArray toText(const QJsonValue& value) {
    return QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).chopped(1).sliced(1);
  }

  QJsonValue spoiled(QJsonValue value, int times) {
    for (; times > 0; --times) value = spoiledSomewhere(value);
    return value;
  }

  /// The value with a fault somewhere in it.
  QJsonValue spoiledSomewhere(const QJsonValue& value) {
    if (value.isArray() && !value.toArray().isEmpty()) {
      QJsonArray array = value.toArray();
      const int place = below(static_cast<std::size_t>(array.size()));
      const QJsonValue item = array.at(place);
      switch (below(12)) {
        case 0:
          array.insert(place, item);
          break;
        case 1:
          array.removeAt(place);
          break;
        case 2:
          array.append(item);
          break;
        default:
          array[place] = spoiledSomewhere(item);
      }
      return array;
    }
    if (value.isObject() && !value.toObject().isEmpty()) {
      QJsonObject object = value.toObject();
      const QStringList names = object.keys();
      const QString& name = names[below(static_cast<std::size_t>(names.size()))];
      if (below(12) == 0)
        object.remove(name);
      else
        object[name] = spoiledSomewhere(object[name]);
      return object;
    }
    return other(value);
  }

  QJsonValue other(const QJsonValue& value) {
    if (below(8) == 0) return ofAnotherKind();
    if (value.isDouble()) return otherNumber(value.toInteger());
    if (value.isBool()) return !value.toBool();
    if (m_keys.contains(value.toString())) return otherKey(value.toString());
    return otherText(value.toString());
  }

  QJsonValue ofAnotherKind() {
    QJsonValue deep = 1;
    switch (below(6)) {
      case 0:
        return QJsonValue::Null;
      case 1:
        return u"text"_s;
      case 2:
        return 0.5;
      case 3:
        return QJsonObject{{u"a"_s, 1}};
      case 4:
        for (int depth = 0; depth < 300; ++depth) deep = QJsonArray{deep};
        return deep;
      default:
        return true;
    }
  }

  QJsonValue otherNumber(qint64 number) {
    constexpr qint64 kMost = std::numeric_limits<qint64>::max();
    const std::array<qint64, 12> numbers = {0,          -1,
                                            1,          number + 1,
                                            number - 1, kMost,
                                            -kMost,     qint64{1} << 31,
                                            1LL << 53,  1'000'000'000'000,
                                            10,         qint64{1} << 48};
    return numbers[m_random.below(numbers.size())];
  }

  QJsonValue otherKey(QString key) {
    switch (below(8)) {
      case 0:
        return u"start"_s;
      case 1:
        return QString(kKeyLetters, u'f');
      case 2:
        return QString(kKeyLetters, u'0');
      case 3:  // about as deep as the reader allows
        return key.replace(0, 12, below(2) == 0 ? u"7fffffffffff"_s : u"800000000000"_s);
      case 4:
        return key.replace(0, 12, u"80000000000"_s + QString::number(below(10)));
      case 5:
        key[below(std::size_t{kKeyLetters})] = u"0123456789abcdefg"[below(17)];
        return key;
      default:
        return m_keys[below(static_cast<std::size_t>(m_keys.size()))];
    }
  }

  QJsonValue otherText(const QString& text) {
    const std::array<QString, 10> texts = {
        QString(),          text + text,         text.chopped(text.isEmpty() ? 0 : 1),
        u"a\nb"_s,          u"a\0b"_s,           QString(QChar(0xD800)),
        u"\U0001F600 äß"_s, QString(1000, u'n'), QString(1001, u'n'),
        u"2=1 3=2"_s};
    return texts[m_random.below(texts.size())];
  }

  QByteArray spoilBytes(QByteArray text) {
    constexpr std::string_view kMarks = "\"{}[],:0\\\n";
    if (below(6) == 0) text.truncate(below(static_cast<std::size_t>(text.size())));
    if (below(6) == 0 && !text.isEmpty())
      text[below(static_cast<std::size_t>(text.size()))] = kMarks[m_random.below(kMarks.size())];
    if (below(6) == 0) text.prepend("\xEF\xBB\xBF");
    return text;
  }

  Random m_random;
  QStringList m_keys;
};

}  // namespace

QByteArray hostileHistory(const History& history, std::uint64_t seed) {
  return Spoiler(seed).spoil(written(history));
}

}  // namespace sudoku
