#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace sudoku {

/// A made-up language, spoken as long as the object lives: it has the words of ParseWords alone, the English
/// ones in brackets.
class BracketedWords : public QTranslator {
 public:
  BracketedWords() { QCoreApplication::installTranslator(this); }
  ~BracketedWords() override { QCoreApplication::removeTranslator(this); }
  BracketedWords(const BracketedWords&) = delete;
  BracketedWords& operator=(const BracketedWords&) = delete;

  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* source, const char* /*comment*/,
                    int /*count*/) const override {
    return context == QByteArray("sudoku::ParseWords") ? '[' + QString(source) + ']' : QString();
  }
};

}  // namespace sudoku
