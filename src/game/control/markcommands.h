#pragma once

#include <cstdint>
#include <optional>

#include <QObject>

#include <sudoku/play/gamestate.h>

namespace sudoku {

class Coach;
class Game;
class PlayerMessages;
class PlayerMoves;
class PlayTime;

/// What the player marks while the input mode is Colour.
enum class MarkTarget : std::uint8_t { Cell, Candidate, Link };

/// The commands for the colours of single candidates and for links between them, which the player gives in
/// Colour mode. Lives in the GUI thread.
class MarkCommands : public QObject {
  Q_OBJECT

 public:
  /// All arguments must outlive this object.
  MarkCommands(Game& game, const Coach& coach, PlayerMoves& moves, PlayTime& time, PlayerMessages& messages,
               QObject* parent = nullptr);

  /// What the player has chosen to mark, whatever the input mode is.
  MarkTarget chosenTarget() const { return m_target; }
  void chooseTarget(MarkTarget target);
  /// What a press on the board marks: cells, unless the input mode is Colour.
  MarkTarget target() const;
  LinkKind linkKind() const { return m_linkKind; }
  void chooseLinkKind(LinkKind kind);
  /// The candidate from which the next digit that is typed draws a link, if there is one.
  std::optional<Candidate> start() const;

  /// Gives a candidate the chosen colour, or removes it if the candidate has it. Called when the mouse
  /// presses a candidate.
  void press(Candidate candidate);
  /// Removes the colour of a candidate. Called for a right click on it.
  void removeColour(Candidate candidate);
  /// Draws a link of the chosen kind, or removes it if it is there. Called when a drag ends on a candidate.
  void link(Candidate from, Candidate to);
  /// Removes a link. Called for a press on it.
  void unlink(const CandidateLink& link);
  /// Tells the player where a drag would draw a link if it ended now.
  void sayLink(Candidate from, Candidate to);
  /// Called for a digit that is typed: colours that candidate of the selected cells, or makes that candidate
  /// of the current cell the start or the end of a link. Precondition: target() is not Cell.
  void type(Digit digit);
  /// Called by Escape: forgets the start of a link. Returns whether there was one.
  bool dropStart();
  /// Called by Alt and a digit: chooses a colour or, for links, the first or the second kind. Returns false
  /// if the digit chooses neither.
  bool choose(Digit digit);
  /// Removes the colours, or the links, of the candidates in the selected cells, or of all. Tells the player
  /// if there are none.
  void clearThese() { clear(false); }
  void clearAll() { clear(true); }

 signals:
  /// Emitted when what a press marks, the kind of links, or the start of a link has changed.
  void changed();

 private:
  void clear(bool all);
  bool isAllowed();
  void typeEnd(Candidate end);
  QString linkText(Candidate from) const;

  Game& m_game;
  const Coach& m_coach;
  PlayerMoves& m_moves;
  PlayTime& m_time;
  PlayerMessages& m_messages;
  MarkTarget m_target = MarkTarget::Cell;
  LinkKind m_linkKind = LinkKind::Strong;
  std::optional<Candidate> m_start;
};

}  // namespace sudoku
