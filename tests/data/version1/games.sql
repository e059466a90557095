-- Games kept by version 1 of the file, with its tables in their order; positions.txt has where
-- each game stood: id, board, [notes] [what is ruled out].
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
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
INSERT INTO games VALUES(1,1795451286436,1795451286437,1,'....3..9.7.6....5.93...52.......1..7.9..2..6.4..8.......15...32.2....5.6.4..9....','1-backtracking-all-180-1','medium',63,0,NULL,1,0,60000);
INSERT INTO games VALUES(2,1795451286486,1795451286486,2,'.28..6.17...2....3.5..8.6....3..52...1..2..7...48..5....1.6..8.7....4...46.7..32.','1-backtracking-all-180-2','easy',62,0,7,0,0,120000);
INSERT INTO games VALUES(3,1795451286552,1795451286552,3,'.86..729.....8..4.......8.689.17..6...........2..96.839.1.......7..3.....642..75.','1-backtracking-all-180-3','hard',0,0,NULL,0,0,0);
INSERT INTO games VALUES(4,1795451286686,1795451286686,4,'.....7.68..8..6.249...18..........5.3...5...1.4..........93...273.8..5..81.6.....','1-backtracking-all-180-4','medium',56,1,NULL,0,0,0);
INSERT INTO moves VALUES(1,1,'enter',5,7);
INSERT INTO moves VALUES(1,2,'note',0,4);
INSERT INTO moves VALUES(1,3,'note',8,9);
INSERT INTO moves VALUES(1,4,'note',15,7);
INSERT INTO moves VALUES(1,5,'note',14,1);
INSERT INTO moves VALUES(1,6,'note',0,1);
INSERT INTO moves VALUES(1,7,'note',6,6);
INSERT INTO moves VALUES(1,8,'note',14,7);
INSERT INTO moves VALUES(1,9,'note',0,8);
INSERT INTO moves VALUES(1,10,'note',2,8);
INSERT INTO moves VALUES(1,11,'clear',6,NULL);
INSERT INTO moves VALUES(1,12,'note',6,6);
INSERT INTO moves VALUES(1,13,'note',6,5);
INSERT INTO moves VALUES(1,14,'enter',15,4);
INSERT INTO moves VALUES(1,15,'note',10,9);
INSERT INTO moves VALUES(1,16,'note',14,3);
INSERT INTO moves VALUES(1,17,'note',2,5);
INSERT INTO moves VALUES(1,18,'note',10,7);
INSERT INTO moves VALUES(1,19,'enter',5,3);
INSERT INTO moves VALUES(1,20,'note',13,3);
INSERT INTO moves VALUES(1,21,'note',13,1);
INSERT INTO moves VALUES(1,22,'note',6,8);
INSERT INTO moves VALUES(1,23,'note',6,7);
INSERT INTO moves VALUES(1,24,'note',3,5);
INSERT INTO moves VALUES(1,25,'note',14,8);
INSERT INTO moves VALUES(1,26,'note',10,6);
INSERT INTO moves VALUES(1,27,'note',3,3);
INSERT INTO moves VALUES(1,28,'note',10,2);
INSERT INTO moves VALUES(1,29,'enter',2,3);
INSERT INTO moves VALUES(1,30,'note',13,7);
INSERT INTO moves VALUES(1,31,'note',8,3);
INSERT INTO moves VALUES(1,32,'enter',13,5);
INSERT INTO moves VALUES(1,33,'note',14,1);
INSERT INTO moves VALUES(1,34,'enter',8,4);
INSERT INTO moves VALUES(1,35,'enter',0,1);
INSERT INTO moves VALUES(1,36,'enter',12,2);
INSERT INTO moves VALUES(1,37,'note',10,4);
INSERT INTO moves VALUES(1,38,'note',14,3);
INSERT INTO moves VALUES(1,39,'enter',10,8);
INSERT INTO moves VALUES(1,40,'enter',1,7);
INSERT INTO moves VALUES(1,41,'note',6,8);
INSERT INTO moves VALUES(1,42,'enter',0,8);
INSERT INTO moves VALUES(1,43,'note',3,3);
INSERT INTO moves VALUES(1,44,'note',14,1);
INSERT INTO moves VALUES(1,45,'enter',12,6);
INSERT INTO moves VALUES(1,46,'note',6,8);
INSERT INTO moves VALUES(1,47,'note',6,3);
INSERT INTO moves VALUES(1,48,'enter',5,1);
INSERT INTO moves VALUES(1,49,'note',3,6);
INSERT INTO moves VALUES(1,50,'note',3,2);
INSERT INTO moves VALUES(1,51,'enter',15,7);
INSERT INTO moves VALUES(1,52,'enter',6,9);
INSERT INTO moves VALUES(1,53,'note',3,5);
INSERT INTO moves VALUES(1,54,'enter',6,7);
INSERT INTO moves VALUES(1,55,'note',3,9);
INSERT INTO moves VALUES(1,56,'note',14,3);
INSERT INTO moves VALUES(1,57,'clear',8,NULL);
INSERT INTO moves VALUES(1,58,'enter',0,2);
INSERT INTO moves VALUES(1,59,'enter',5,3);
INSERT INTO moves VALUES(1,60,'note',14,4);
INSERT INTO moves VALUES(1,61,'note',3,6);
INSERT INTO moves VALUES(1,62,'note',8,4);
INSERT INTO moves VALUES(1,63,'note',8,6);
INSERT INTO moves VALUES(2,1,'enter',14,7);
INSERT INTO moves VALUES(2,2,'note',13,2);
INSERT INTO moves VALUES(2,3,'note',3,7);
INSERT INTO moves VALUES(2,4,'note',10,2);
INSERT INTO moves VALUES(2,5,'enter',13,5);
INSERT INTO moves VALUES(2,6,'note',4,4);
INSERT INTO moves VALUES(2,7,'note',10,4);
INSERT INTO moves VALUES(2,8,'note',0,6);
INSERT INTO moves VALUES(2,9,'note',4,8);
INSERT INTO moves VALUES(2,10,'note',6,6);
INSERT INTO moves VALUES(2,11,'enter',4,8);
INSERT INTO moves VALUES(2,12,'enter',13,7);
INSERT INTO moves VALUES(2,13,'note',6,9);
INSERT INTO moves VALUES(2,14,'note',9,7);
INSERT INTO moves VALUES(2,15,'enter',0,5);
INSERT INTO moves VALUES(2,16,'note',9,5);
INSERT INTO moves VALUES(2,17,'note',10,5);
INSERT INTO moves VALUES(2,18,'note',15,1);
INSERT INTO moves VALUES(2,19,'note',15,2);
INSERT INTO moves VALUES(2,20,'note',18,3);
INSERT INTO moves VALUES(2,21,'note',16,1);
INSERT INTO moves VALUES(2,22,'note',18,7);
INSERT INTO moves VALUES(2,23,'note',16,6);
INSERT INTO moves VALUES(2,24,'enter',3,3);
INSERT INTO moves VALUES(2,25,'note',11,8);
INSERT INTO moves VALUES(2,26,'note',10,4);
INSERT INTO moves VALUES(2,27,'note',10,3);
INSERT INTO moves VALUES(2,28,'note',18,3);
INSERT INTO moves VALUES(2,29,'note',11,9);
INSERT INTO moves VALUES(2,30,'note',11,2);
INSERT INTO moves VALUES(2,31,'note',18,4);
INSERT INTO moves VALUES(2,32,'clear',14,NULL);
INSERT INTO moves VALUES(2,33,'note',11,1);
INSERT INTO moves VALUES(2,34,'note',16,7);
INSERT INTO moves VALUES(2,35,'note',14,8);
INSERT INTO moves VALUES(2,36,'note',9,6);
INSERT INTO moves VALUES(2,37,'note',14,1);
INSERT INTO moves VALUES(2,38,'note',18,5);
INSERT INTO moves VALUES(2,39,'note',18,2);
INSERT INTO moves VALUES(2,40,'clear',14,NULL);
INSERT INTO moves VALUES(2,41,'note',6,3);
INSERT INTO moves VALUES(2,42,'enter',4,6);
INSERT INTO moves VALUES(2,43,'note',15,1);
INSERT INTO moves VALUES(2,44,'enter',9,3);
INSERT INTO moves VALUES(2,45,'note',11,3);
INSERT INTO moves VALUES(2,46,'note',10,4);
INSERT INTO moves VALUES(2,47,'note',6,4);
INSERT INTO moves VALUES(2,48,'enter',15,7);
INSERT INTO moves VALUES(2,49,'note',11,8);
INSERT INTO moves VALUES(2,50,'enter',16,6);
INSERT INTO moves VALUES(2,51,'enter',0,6);
INSERT INTO moves VALUES(2,52,'clear',15,NULL);
INSERT INTO moves VALUES(2,53,'enter',16,5);
INSERT INTO moves VALUES(2,54,'note',11,7);
INSERT INTO moves VALUES(2,55,'note',15,6);
INSERT INTO moves VALUES(2,56,'enter',3,2);
INSERT INTO moves VALUES(2,57,'note',6,5);
INSERT INTO moves VALUES(2,58,'note',14,8);
INSERT INTO moves VALUES(2,59,'enter',9,4);
INSERT INTO moves VALUES(2,60,'enter',13,4);
INSERT INTO moves VALUES(2,61,'note',18,8);
INSERT INTO moves VALUES(2,62,'note',14,8);
INSERT INTO moves VALUES(2,63,'note',14,8);
INSERT INTO moves VALUES(2,64,'enter',10,6);
INSERT INTO moves VALUES(2,65,'note',14,2);
INSERT INTO moves VALUES(2,66,'note',6,5);
INSERT INTO moves VALUES(2,67,'enter',4,3);
INSERT INTO moves VALUES(4,1,'enter',0,1);
INSERT INTO moves VALUES(4,2,'enter',1,2);
INSERT INTO moves VALUES(4,3,'enter',2,3);
INSERT INTO moves VALUES(4,4,'enter',3,5);
INSERT INTO moves VALUES(4,5,'enter',4,4);
INSERT INTO moves VALUES(4,6,'enter',6,9);
INSERT INTO moves VALUES(4,7,'enter',9,5);
INSERT INTO moves VALUES(4,8,'enter',10,7);
INSERT INTO moves VALUES(4,9,'enter',12,3);
INSERT INTO moves VALUES(4,10,'enter',13,9);
INSERT INTO moves VALUES(4,11,'enter',15,1);
INSERT INTO moves VALUES(4,12,'enter',19,6);
INSERT INTO moves VALUES(4,13,'enter',20,4);
INSERT INTO moves VALUES(4,14,'enter',21,2);
INSERT INTO moves VALUES(4,15,'enter',24,7);
INSERT INTO moves VALUES(4,16,'enter',25,3);
INSERT INTO moves VALUES(4,17,'enter',26,5);
INSERT INTO moves VALUES(4,18,'enter',27,2);
INSERT INTO moves VALUES(4,19,'enter',28,8);
INSERT INTO moves VALUES(4,20,'enter',29,1);
INSERT INTO moves VALUES(4,21,'enter',30,7);
INSERT INTO moves VALUES(4,22,'enter',31,6);
INSERT INTO moves VALUES(4,23,'enter',32,9);
INSERT INTO moves VALUES(4,24,'enter',33,4);
INSERT INTO moves VALUES(4,25,'enter',35,3);
INSERT INTO moves VALUES(4,26,'enter',37,9);
INSERT INTO moves VALUES(4,27,'enter',38,7);
INSERT INTO moves VALUES(4,28,'enter',39,4);
INSERT INTO moves VALUES(4,29,'enter',41,2);
INSERT INTO moves VALUES(4,30,'enter',42,6);
INSERT INTO moves VALUES(4,31,'enter',43,8);
INSERT INTO moves VALUES(4,32,'enter',45,6);
INSERT INTO moves VALUES(4,33,'enter',47,5);
INSERT INTO moves VALUES(4,34,'enter',48,1);
INSERT INTO moves VALUES(4,35,'enter',49,8);
INSERT INTO moves VALUES(4,36,'enter',50,3);
INSERT INTO moves VALUES(4,37,'enter',51,2);
INSERT INTO moves VALUES(4,38,'enter',52,9);
INSERT INTO moves VALUES(4,39,'enter',53,7);
INSERT INTO moves VALUES(4,40,'enter',54,4);
INSERT INTO moves VALUES(4,41,'enter',55,5);
INSERT INTO moves VALUES(4,42,'enter',56,6);
INSERT INTO moves VALUES(4,43,'enter',59,1);
INSERT INTO moves VALUES(4,44,'enter',60,8);
INSERT INTO moves VALUES(4,45,'enter',61,7);
INSERT INTO moves VALUES(4,46,'enter',65,9);
INSERT INTO moves VALUES(4,47,'enter',67,2);
INSERT INTO moves VALUES(4,48,'enter',68,4);
INSERT INTO moves VALUES(4,49,'enter',70,1);
INSERT INTO moves VALUES(4,50,'enter',71,6);
INSERT INTO moves VALUES(4,51,'enter',74,2);
INSERT INTO moves VALUES(4,52,'enter',76,7);
INSERT INTO moves VALUES(4,53,'enter',77,5);
INSERT INTO moves VALUES(4,54,'enter',78,3);
INSERT INTO moves VALUES(4,55,'enter',79,4);
INSERT INTO moves VALUES(4,56,'enter',80,9);
COMMIT;
PRAGMA user_version = 1;
