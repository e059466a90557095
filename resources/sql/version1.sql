-- The tables of version 1, whose files are brought to the present version: see schema.h.

CREATE TABLE games (
  id            INTEGER PRIMARY KEY,
  created       INTEGER NOT NULL,
  last_played   INTEGER NOT NULL,
  play_order    INTEGER NOT NULL,            -- the game played last has the largest: clocks can be set back
  givens        TEXT    NOT NULL,            -- 81 characters
  puzzle_number TEXT,                        -- none for a puzzle from elsewhere
  level         TEXT,
  position      INTEGER NOT NULL DEFAULT 0,  -- how many of the moves are applied, the others can be redone
  finished      INTEGER NOT NULL DEFAULT 0,
  chosen_digit  INTEGER,
  hints         INTEGER NOT NULL DEFAULT 0,
  notes_mode    INTEGER NOT NULL DEFAULT 0,
  elapsed_ms    INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX games_by_play_order ON games (play_order);

CREATE TABLE moves (
  game   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,                   -- from 1
  kind   TEXT    NOT NULL,                   -- enter, clear, note
  cell   INTEGER NOT NULL,                   -- 0 to 80, in reading order
  digit  INTEGER,                            -- none for clear
  PRIMARY KEY (game, number)
) WITHOUT ROWID;

PRAGMA user_version = 1;
