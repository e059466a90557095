<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>BoardMethod</name>
    <message>
        <source>Backtracking</source>
        <translation>백트래킹</translation>
    </message>
    <message>
        <source>Stored board, transformed</source>
        <translation>저장된 판을 변형</translation>
    </message>
    <message>
        <source>Fresh board, transformed</source>
        <translation>새 판을 변형</translation>
    </message>
    <message>
        <source>9 random clues first</source>
        <translation>무작위 숫자 9개에서 시작</translation>
    </message>
    <message>
        <source>11 random clues first</source>
        <translation>무작위 숫자 11개에서 시작</translation>
    </message>
    <message>
        <source>Diagonal boxes first</source>
        <translation>대각선 박스에서 시작</translation>
    </message>
</context>
<context>
    <name>DigMethod</name>
    <message>
        <source>All that can go</source>
        <translation>지울 수 있는 것 모두</translation>
    </message>
    <message>
        <source>Android %1: %2 givens or more</source>
        <translation>Android %1: 주어진 숫자 %2개 이상</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3 givens</source>
        <translation>난이도 %1: 주어진 숫자 %2~%3개</translation>
    </message>
</context>
<context>
    <name>DigOrder</name>
    <message>
        <source>Random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>Jumping over one cell</source>
        <translation>한 칸 걸러 한 칸씩</translation>
    </message>
    <message>
        <source>Along an S</source>
        <translation>S자를 따라</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>읽는 순서대로</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>It was stopped.</source>
        <translation>중단되었습니다.</translation>
    </message>
    <message>
        <source>The games cannot be read: %1</source>
        <translation>게임을 읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The games cannot be kept: %1</source>
        <translation>게임을 저장할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>일반 파일이 아닙니다: %1.</translation>
    </message>
    <message>
        <source>games: %1, moves: %2.</source>
        <translation>게임: %1, 조작: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done before that: %1</source>
        <translation>그 전까지 처리됨: %1</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>이미 있음: %1.</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>저장된 게임 파일이 손상되었습니다.</translation>
    </message>
    <message>
        <source>Being played, and left as they are: %1.</source>
        <translation>진행 중이라 그대로 둠: %1.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>거부됨: %1.</translation>
    </message>
    <message>
        <source>Refused: %1 (%2).</source>
        <translation>거부됨: %1(%2).</translation>
    </message>
    <message>
        <source>the game %1 is here already, and was not played the same way</source>
        <translation>이미 있는 게임이지만 진행 내용이 다름(%1)</translation>
    </message>
    <message>
        <source>the game %1 is here already, and cannot be read</source>
        <translation>이미 있는 게임이지만 읽을 수 없음(%1)</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>&amp;Line of 81 cells</source>
        <translation>81칸 한 줄(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>격자(&amp;G)</translation>
    </message>
    <message>
        <source>Grid with &amp;notes</source>
        <translation>메모가 있는 격자(&amp;N)</translation>
    </message>
    <message>
        <source>SadMan &amp;sdk</source>
        <translation>SadMan sdk(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Collection sdm</source>
        <translation>퍼즐집 sdm(&amp;C)</translation>
    </message>
    <message>
        <source>Si&amp;mple Sudoku</source>
        <translation>Simple Sudoku(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;HoDoKu library line</source>
        <translation>HoDoKu 라이브러리 형식(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;OpenSudoku</source>
        <translation>OpenSudoku(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)</source>
        <translation>표(CSV)(&amp;T)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Ne&amp;xt in collection</source>
        <translation>퍼즐집의 다음 퍼즐(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>처음부터(&amp;R)</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation>조작 기록(&amp;V)</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint</source>
        <translation>체크포인트(&amp;K)</translation>
    </message>
    <message>
        <source>Return &amp;to checkpoint</source>
        <translation>체크포인트로 돌아가기(&amp;T)</translation>
    </message>
    <message>
        <source>Tr&amp;y this</source>
        <translation>시도 시작(&amp;Y)</translation>
    </message>
    <message>
        <source>Keep &amp;what was tried</source>
        <translation>시도한 것 유지(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Drop what was tried</source>
        <translation>시도한 것 버리기(&amp;D)</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>포기(&amp;U)</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>해답 보기(&amp;S)</translation>
    </message>
    <message>
        <source>Show the &amp;path to it</source>
        <translation>풀이 과정 보기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Edit checkpoints…</source>
        <translation>체크포인트 편집(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>GameRecord</name>
    <message>
        <source>line %1 is not a puzzle: %2 (column %3)</source>
        <translation>%1번째 줄은 퍼즐이 아님: %2(%3번째 글자)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>fault, then a sentence</comment>
        <extracomment>What is wrong with a puzzle, without a full stop, and a sentence about its solutions</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>HistoryExchange</name>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>가져오기(&amp;M)…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>백업 복원(&amp;B)…</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>기록 (*.json)</translation>
    </message>
    <message>
        <source>History or games (*.json *.sqlite)</source>
        <translation>기록 또는 게임 (*.json *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>sudoku-history</source>
        <translation>sudoku-history</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>모든 게임 내보내기</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>게임 가져오기</translation>
    </message>
</context>
<context>
    <name>InputMode</name>
    <message>
        <source>&amp;Digit</source>
        <translation>숫자(&amp;D)</translation>
    </message>
    <message>
        <source>Corner &amp;notes</source>
        <translation>코너 메모(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;entre notes</source>
        <translation>가운데 메모(&amp;E)</translation>
    </message>
    <message>
        <source>Col&amp;our</source>
        <translation>색(&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt mode</source>
        <translation>다음 모드(&amp;X)</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>쉬움</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>중간</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>어려움</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>전문가</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>익스트림</translation>
    </message>
    <message>
        <source>Inhuman</source>
        <translation>초인</translation>
    </message>
</context>
<context>
    <name>LibrarySame</name>
    <message>
        <source>Import a collection</source>
        <translation>퍼즐집 가져오기</translation>
    </message>
    <message>
        <source>%1 seems to be here already: %2.</source>
        <translation>이미 있는 퍼즐집인 것 같습니다: %1(%2).</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>기존 것 열기</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>새 퍼즐만 추가</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>사본 만들기</translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>has nothing to read without waiting for it</source>
        <translation>기다리지 않고는 읽을 것이 없음</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>일반 파일이 아님</translation>
    </message>
    <message>
        <source>larger than %1 MB, too large for puzzles</source>
        <translation>%1 MB보다 커서 퍼즐로 보기에 너무 큼</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>그런 파일이 없음</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>디렉터리임</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Read al&amp;oud</source>
        <translation>소리 내어 읽기(&amp;O)</translation>
    </message>
    <message>
        <source>This &amp;row</source>
        <translation>이 행(&amp;R)</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>이 열(&amp;C)</translation>
    </message>
    <message>
        <source>This &amp;box</source>
        <translation>이 박스(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;andidates of this cell</source>
        <translation>이 칸의 후보 숫자(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Where the chosen digit can go</source>
        <translation>고른 숫자가 들어갈 수 있는 곳(&amp;W)</translation>
    </message>
    <message>
        <source>What is &amp;left</source>
        <translation>남은 칸과 숫자(&amp;L)</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>%1열</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>%1번 박스</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>빈칸</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>%1행 %2열</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1은 %2입니다.</translation>
    </message>
    <message>
        <source>%1: no digit is left.</source>
        <translation>%1에는 들어갈 숫자가 남지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 can be %2.</source>
        <translation>%1에 들어갈 수 있는 숫자: %2.</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>%1행 %2열</translation>
    </message>
    <message>
        <source>%1 can go nowhere.</source>
        <translation>숫자 %1의 자리가 없습니다.</translation>
    </message>
    <message>
        <source>%1 can go to %2.</source>
        <translation>숫자 %1의 자리로 가능한 칸: %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>숫자 %2: %1개</translation>
    </message>
    <message>
        <source>No cell is left.</source>
        <translation>남은 칸이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>%n칸이 남았습니다. %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No digit is chosen.</source>
        <translation>고른 숫자가 없습니다.</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message>
        <source>A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that does not count ends the streak.</source>
        <translation>그날의 퍼즐을 그날 시작해 24시간 안에 풀면 그날이 기록에 들어갑니다. 도움을 받아도 됩니다. 들어가지 않는 날이 있으면 연속 기록이 끝납니다.</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>180도 회전</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>90도 회전</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>좌우 대칭</translation>
    </message>
    <message>
        <source>Mirrored up and down</source>
        <translation>상하 대칭</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>상하좌우 대칭</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>대각선</translation>
    </message>
    <message>
        <source>Other diagonal</source>
        <translation>반대 대각선</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>두 대각선</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>완전 대칭</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>시스템 설정 따름(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>고대비, 밝게(&amp;H)</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>고대비, 어둡게(&amp;C)</translation>
    </message>
</context>
<context>
    <name>ToolsMenu</name>
    <message>
        <source>&amp;Next step</source>
        <translation>다음 단계(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Explain the next step</source>
        <translation>다음 단계 설명(&amp;E)</translation>
    </message>
    <message>
        <source>As&amp;k about this cell</source>
        <translation>이 칸에 대해 질문(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Fill in the candidates</source>
        <translation>후보 숫자 채우기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove what is ruled out</source>
        <translation>불가능한 후보 숫자 제거(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear the notes</source>
        <translation>메모 지우기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Mark two-candidate cells</source>
        <translation>후보 숫자 두 개인 칸 표시(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Solve singles</source>
        <translation>싱글 풀기(&amp;S)</translation>
    </message>
</context>
<context>
    <name>sudoku::AccessibleTable</name>
    <message>
        <source>Row %1</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>%1열</translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message>
        <source>All steps</source>
        <translation>모든 단계</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Makes the move of the chosen step; that counts as help</source>
        <translation>고른 단계를 실행합니다. 도움으로 칩니다</translation>
    </message>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>기법 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a technique. The easiest is first.</source>
        <translation>기법을 고르세요. 가장 쉬운 것이 맨 앞에 있습니다.</translation>
    </message>
    <message>
        <source>Looking for all steps…</source>
        <translation>모든 단계 찾는 중…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>그런 단계가 없습니다.</translation>
    </message>
    <message>
        <source>No step is open here.</source>
        <translation>여기서는 열린 단계가 없습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message>
        <source>same box</source>
        <translation>같은 박스</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>같은 행</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>같은 열</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>채워짐</translation>
    </message>
    <message>
        <source>%1: filled</source>
        <translation>%1: 채워짐</translation>
    </message>
    <message>
        <source>taken by {cell}</source>
        <translation>{cell} 칸이 막음</translation>
    </message>
    <message>
        <source>%1: taken by row %2 column %3</source>
        <translation>%1: %2행 %3열이 막음</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <translation>앞서 제거됨</translation>
    </message>
    <message>
        <source>%1: ruled out before</source>
        <translation>%1: 앞서 제거됨</translation>
    </message>
    <message>
        <source>gone: {technique}</source>
        <translation>제거: {technique}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n단계</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gone, %2, %3</source>
        <comment>a digit, a technique, some steps</comment>
        <translation>%1: 제거, %2, %3</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>찾는 중…</translation>
    </message>
    <message>
        <source>%1: looking</source>
        <translation>%1: 찾는 중</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>아직 가능</translation>
    </message>
    <message>
        <source>%1: still possible</source>
        <translation>%1: 아직 가능</translation>
    </message>
    <message numerus="yes">
        <source>%n still possible</source>
        <comment>digits</comment>
        <translation>
            <numerusform>아직 가능한 숫자 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>논리로 제거된 숫자 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>막힌 숫자 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask: %1 can still be %2.</source>
        <comment>a cell and digits</comment>
        <translation>질문: %1 칸은 아직 %2일 수 있습니다.</translation>
    </message>
    <message>
        <source>Ask: {house} has its {digit} already.</source>
        <extracomment>In the status line, such as: Ask: row 3 has its 7 already.</extracomment>
        <translation>질문: {house}에는 숫자 {digit}의 자리가 이미 정해져 있습니다.</translation>
    </message>
    <message>
        <source>Ask: %1 can still go into %2.</source>
        <comment>a digit and cells</comment>
        <translation>질문: 숫자 %1의 자리로 아직 가능한 칸은 %2입니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::Background</name>
    <message>
        <source>Today&apos;s backup of the games could not be made.</source>
        <translation>오늘의 게임 백업을 만들지 못했습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>시도했던 입력 %n개가 되살아났고, 시도는 계속됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game stands there already.</source>
        <translation>게임이 이미 그 상태입니다.</translation>
    </message>
    <message>
        <source>Cells with two candidates are no longer marked.</source>
        <translation>후보 숫자가 두 개인 칸의 표시를 지웠습니다.</translation>
    </message>
    <message>
        <source>No cell has two candidates now.</source>
        <translation>지금은 후보 숫자가 두 개인 칸이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>후보 숫자가 두 개인 칸 %n개를 표시했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>All candidates are filled in already.</source>
        <translation>후보 숫자는 이미 모두 채워져 있습니다.</translation>
    </message>
    <message>
        <source>This note is there already.</source>
        <translation>이 메모는 이미 있습니다.</translation>
    </message>
    <message>
        <source>No note is ruled out.</source>
        <translation>제거할 메모가 없습니다.</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>메모가 없습니다.</translation>
    </message>
    <message>
        <source>An entry is wrong. Check shows where.</source>
        <translation>잘못 입력한 숫자가 있습니다. ‘검사’로 위치를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>No single is open.</source>
        <translation>열린 싱글이 없습니다.</translation>
    </message>
    <message>
        <source>This step is done already.</source>
        <translation>이 단계는 이미 끝났습니다.</translation>
    </message>
    <message>
        <source>No entry is wrong.</source>
        <translation>잘못 입력한 숫자가 없습니다.</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>a checkpoint</comment>
        <translation>저장됨: %1</translation>
    </message>
    <message>
        <source>Back at %1: %2</source>
        <comment>a checkpoint, what went and came back</comment>
        <translation>%1 상태로 돌아옴: %2</translation>
    </message>
    <message>
        <source>Nothing has been tried yet.</source>
        <translation>아직 시도한 것이 없습니다.</translation>
    </message>
    <message>
        <source>Trying from here on. Keep or Drop ends it.</source>
        <translation>여기서부터 시도합니다. ‘유지’나 ‘버리기’로 끝냅니다.</translation>
    </message>
    <message>
        <source>Trying within a trial. Keep or Drop ends the inner one.</source>
        <translation>시도 안에서 다시 시도합니다. ‘유지’나 ‘버리기’로 안쪽 시도를 끝냅니다.</translation>
    </message>
    <message>
        <source>Kept, within the trial around it.</source>
        <translation>바깥 시도 안에 유지했습니다.</translation>
    </message>
    <message>
        <source>What was tried is kept.</source>
        <translation>시도한 것을 유지했습니다.</translation>
    </message>
    <message>
        <source>What was tried is dropped. Undo brings it back.</source>
        <translation>시도한 것을 버렸습니다. ‘실행 취소’로 되돌릴 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>화살표 키</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>칸 사이 이동</translation>
    </message>
    <message>
        <source>{Home}, {End}</source>
        <translation>{Home}, {End}</translation>
    </message>
    <message>
        <source>First or last cell of the row</source>
        <translation>행의 첫 칸이나 마지막 칸</translation>
    </message>
    <message>
        <source>{PgUp}, {PgDown}</source>
        <translation>{PgUp}, {PgDown}</translation>
    </message>
    <message>
        <source>First or last cell of the column</source>
        <translation>열의 첫 칸이나 마지막 칸</translation>
    </message>
    <message>
        <source>{Ctrl+Home}, {Ctrl+End}</source>
        <translation>{Ctrl+Home}, {Ctrl+End}</translation>
    </message>
    <message>
        <source>First or last cell of the board</source>
        <translation>판의 첫 칸이나 마지막 칸</translation>
    </message>
    <message>
        <source>{Shift} and one of these</source>
        <translation>{Shift} + 이 키 중 하나</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>여러 칸 선택</translation>
    </message>
    <message>
        <source>{Ctrl+A}</source>
        <translation>{Ctrl+A}</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>모든 칸 선택</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Write the digit, or what the mode says</source>
        <translation>숫자 쓰기(모드에 따라 메모나 색)</translation>
    </message>
    <message>
        <source>{Shift} and 1 … 9</source>
        <translation>{Shift} + 1 … 9</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>메모 쓰기</translation>
    </message>
    <message>
        <source>{Ctrl} and 1 … 9</source>
        <translation>{Ctrl} + 1 … 9</translation>
    </message>
    <message>
        <source>Write a centre note</source>
        <translation>가운데 메모 쓰기</translation>
    </message>
    <message>
        <source>{Ctrl}, {Shift} and 1 … 6</source>
        <translation>{Ctrl} + {Shift} + 1 … 6</translation>
    </message>
    <message>
        <source>Colour the cell</source>
        <translation>칸에 색칠</translation>
    </message>
    <message>
        <source>{Alt} and 1 … 9</source>
        <translation>{Alt} + 1 … 9</translation>
    </message>
    <message>
        <source>Choose the digit</source>
        <translation>숫자 고르기</translation>
    </message>
    <message>
        <source>{Enter}</source>
        <translation>{Enter}</translation>
    </message>
    <message>
        <source>Write the chosen digit</source>
        <translation>고른 숫자 쓰기</translation>
    </message>
    <message>
        <source>{Del}, {Backspace}, 0, {Space}</source>
        <translation>{Del}, {Backspace}, 0, {Space}</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>칸 지우기</translation>
    </message>
    <message>
        <source>{Esc}</source>
        <translation>{Esc}</translation>
    </message>
    <message>
        <source>End what is shown, or drop the digit</source>
        <translation>표시된 것을 닫거나 숫자 선택 해제</translation>
    </message>
    <message>
        <source>{Menu}, {Shift+F10}</source>
        <translation>{Menu}, {Shift+F10}</translation>
    </message>
    <message>
        <source>Ask what the cell can be, or why not</source>
        <translation>칸에 들어갈 수 있는 숫자나 안 되는 이유 질문</translation>
    </message>
    <message>
        <source>{Alt} and ← or →</source>
        <translation>{Alt} + ← 또는 →</translation>
    </message>
    <message>
        <source>Walk through a chain, link by link</source>
        <translation>사슬을 연결 하나씩 따라가기</translation>
    </message>
    <message>
        <source>{Tab}, {Shift+Tab}</source>
        <translation>{Tab}, {Shift+Tab}</translation>
    </message>
    <message>
        <source>Go between the board and the buttons</source>
        <translation>판과 버튼 사이 이동</translation>
    </message>
    <message>
        <source>{Alt} and an underlined letter</source>
        <translation>{Alt} + 밑줄 친 글자</translation>
    </message>
    <message>
        <source>Open the menu, or press the button</source>
        <translation>메뉴 열기, 버튼 누르기</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>클릭</translation>
    </message>
    <message>
        <source>Select the cell, write the chosen digit</source>
        <translation>칸 선택, 고른 숫자 쓰기</translation>
    </message>
    <message>
        <source>Click on an open cell, then a digit</source>
        <translation>빈칸을 클릭한 다음 숫자</translation>
    </message>
    <message>
        <source>Write the digit, if none is chosen</source>
        <translation>고른 숫자가 없으면 그 숫자 쓰기</translation>
    </message>
    <message>
        <source>Right click, long press</source>
        <translation>오른쪽 클릭, 길게 누르기</translation>
    </message>
    <message>
        <source>Drag, {Shift} and click</source>
        <translation>끌기, {Shift} + 클릭</translation>
    </message>
    <message>
        <source>Drag with a digit chosen, for notes</source>
        <translation>메모 모드에서 숫자를 고르고 끌기</translation>
    </message>
    <message>
        <source>Paint the note</source>
        <translation>메모를 칠하듯 쓰기</translation>
    </message>
    <message>
        <source>{Ctrl} and click</source>
        <translation>{Ctrl} + 클릭</translation>
    </message>
    <message>
        <source>Take the cell in or out of the selection</source>
        <translation>칸을 선택에 넣거나 빼기</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>휠</translation>
    </message>
    <message>
        <source>Choose the next digit</source>
        <translation>다음 숫자 고르기</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>가운데 클릭</translation>
    </message>
    <message>
        <source>Choose the digit of the cell</source>
        <translation>칸의 숫자 고르기</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>두 번 클릭</translation>
    </message>
    <message>
        <source>Choose the digit of a given, select all like it</source>
        <translation>주어진 숫자를 고르고 같은 숫자의 칸을 모두 선택</translation>
    </message>
    <message>
        <source>Click on the number of a row or column</source>
        <translation>행이나 열의 번호 클릭</translation>
    </message>
    <message>
        <source>Ask where the chosen digit can go in it</source>
        <translation>고른 숫자가 그 줄에서 들어갈 수 있는 곳 질문</translation>
    </message>
    <message>
        <source>Long press on a number</source>
        <translation>숫자 길게 누르기</translation>
    </message>
    <message>
        <source>Ask why not that digit in the cell</source>
        <translation>그 숫자가 왜 칸에 안 되는지 질문</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>What can go here?</source>
        <translation>여기에 어떤 숫자가 들어갈까요?</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>안 되는 이유</translation>
    </message>
</context>
<context>
    <name>sudoku::BookPage</name>
    <message>
        <source>Sudoku</source>
        <translation>스도쿠</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>퍼즐(&amp;U)</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>대칭(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>제목(&amp;T)</translation>
    </message>
</context>
<context>
    <name>sudoku::CellCommands</name>
    <message>
        <source>Choose a colour first.</source>
        <translation>먼저 색을 고르세요.</translation>
    </message>
    <message>
        <source>Choose a digit first.</source>
        <translation>먼저 숫자를 고르세요.</translation>
    </message>
    <message>
        <source>There is no digit to choose in this cell.</source>
        <translation>이 칸에는 고를 숫자가 없습니다.</translation>
    </message>
    <message>
        <source>The colours are 1 to %1.</source>
        <translation>색은 1부터 %1까지입니다.</translation>
    </message>
    <message>
        <source>A given stays as it is.</source>
        <translation>주어진 숫자는 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>Givens stay as they are.</source>
        <translation>주어진 숫자는 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>A filled cell has no notes.</source>
        <translation>채워진 칸에는 메모가 없습니다.</translation>
    </message>
    <message>
        <source>Filled cells have no notes.</source>
        <translation>채워진 칸에는 메모가 없습니다.</translation>
    </message>
    <message>
        <source>The %1 is there already.</source>
        <translation>이미 들어 있는 숫자입니다: %1.</translation>
    </message>
    <message>
        <source>There is no colour to clear.</source>
        <translation>지울 색이 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>지울 것이 없습니다.</translation>
    </message>
    <message>
        <source>These cells have no colours.</source>
        <translation>이 칸들에는 색이 없습니다.</translation>
    </message>
    <message>
        <source>There are no colours.</source>
        <translation>색이 없습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::CellName</name>
    <message>
        <source>hidden</source>
        <comment>a cell of a paused game</comment>
        <translation>숨김</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>빈칸</translation>
    </message>
    <message>
        <source>given %1</source>
        <extracomment>A cell that the puzzle gives, such as: given 5</extracomment>
        <translation>주어진 숫자 %1</translation>
    </message>
    <message>
        <source>%1 colour %2</source>
        <extracomment>A candidate and the number of its colour, such as: 4 colour 1</extracomment>
        <translation>숫자 %1 색 %2</translation>
    </message>
    <message>
        <source>strong link %1 to row %2 column %3</source>
        <translation>숫자 %1의 강한 연결, %2행 %3열까지</translation>
    </message>
    <message>
        <source>weak link %1 to row %2 column %3</source>
        <translation>숫자 %1의 약한 연결, %2행 %3열까지</translation>
    </message>
    <message>
        <source>strong link %1 to %2 in row %3 column %4</source>
        <translation>숫자 %1의 강한 연결, %3행 %4열의 숫자 %2까지</translation>
    </message>
    <message>
        <source>weak link %1 to %2 in row %3 column %4</source>
        <translation>숫자 %1의 약한 연결, %3행 %4열의 숫자 %2까지</translation>
    </message>
    <message>
        <source>notes %1</source>
        <extracomment>The digits that are noted in a cell, such as: notes 1 3 9</extracomment>
        <translation>메모 %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <extracomment>The digits that are noted in the middle of a cell, such as: centre 1 3 9</extracomment>
        <translation>가운데 메모 %1</translation>
    </message>
    <message>
        <source>colours %1</source>
        <extracomment>The numbers of the colours of a cell, such as: colours 1 3</extracomment>
        <translation>색 %1</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an entry</comment>
        <translation>맞음</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an entry</comment>
        <translation>틀림</translation>
    </message>
    <message>
        <source>conflict</source>
        <comment>the same digit twice in a house</comment>
        <translation>충돌</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>the chosen digit</comment>
        <translation>가능</translation>
    </message>
    <message>
        <source>two candidates</source>
        <comment>left in the cell</comment>
        <translation>후보 숫자 두 개</translation>
    </message>
    <message>
        <source>trying</source>
        <comment>an entry of a trial</comment>
        <translation>시도 중</translation>
    </message>
    <message>
        <source>entered next</source>
        <comment>in a replay</comment>
        <translation>다음에 입력</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>by a hint</comment>
        <translation>공개됨</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>the cell of a question</comment>
        <translation>질문한 칸</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>The digits that this cell takes from the cell of a question, such as: takes 1</extracomment>
        <translation>숫자 %1 막음</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>the cell is part of a hint</comment>
        <translation>힌트</translation>
    </message>
    <message>
        <source>remove %1</source>
        <extracomment>The digits that a hint removes from the cell, such as: remove 4 7</extracomment>
        <translation>숫자 %1 제거</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>The digit that a hint places in the cell, such as: place 4</extracomment>
        <translation>숫자 %1 확정</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <extracomment>What a screen reader says of a cell. %3 is a list, such as: Row 1 column 2: empty, notes 1 3 9, possible</extracomment>
        <translation>%1행 %2열: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ChangeWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2 칸의 %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list as a sentence</comment>
        <extracomment>A sentence made of a list, such as: 5 in r3c4 written, two notes removed.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 written</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 입력</translation>
    </message>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>입력 %n개 적음</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 지움</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>입력 %n개 지움</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>메모 %n개 적음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>메모 %n개 지움</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>%n칸에 색칠</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>%n칸의 색 지움</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>후보 숫자 %n개에 색칠</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>후보 숫자 %n개의 색 지움</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>연결 %n개 그음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>연결 %n개 지움</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>후보 숫자 %n개 제거</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>후보 숫자 %n개 제거 취소</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 취소</translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>입력 %n개 취소</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 복원</translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>입력 %n개 복원</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>메모 %n개 취소</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>메모 %n개 복원</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>%n칸의 색 취소</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>%n칸의 색 복원</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>후보 숫자 %n개의 색 취소</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>후보 숫자 %n개의 색 복원</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>연결 %n개 취소</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>연결 %n개 복원</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>후보 숫자 %n개 다시 제거</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>조작 %n회</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointNames</name>
    <message>
        <source>Checkpoint %1</source>
        <translation>체크포인트 %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointsDialog</name>
    <message>
        <source>Checkpoints</source>
        <translation>체크포인트</translation>
    </message>
    <message>
        <source>Re&amp;turn</source>
        <translation>돌아가기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>이름 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  주어진 숫자 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 entered</source>
        <translation>, 입력 %1개</translation>
    </message>
    <message>
        <source>&amp;Puzzles in %1: %2</source>
        <translation>%1의 퍼즐(&amp;P): %2</translation>
    </message>
    <message>
        <source>and 1 more puzzle, too many to list</source>
        <translation>그 밖에 퍼즐 1개, 너무 많아 나열하지 않음</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>그 밖에 퍼즐 %Ln개, 너무 많아 나열하지 않음</numerusform>
        </translation>
    </message>
    <message>
        <source>and 1 more line that is no puzzle</source>
        <translation>그 밖에 퍼즐이 아닌 줄 1개</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>그 밖에 퍼즐이 아닌 줄 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>퍼즐 고르기</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>퍼즐</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
</context>
<context>
    <name>sudoku::ClashWords</name>
    <message numerus="yes">
        <source>{house} has {count} {digit}s.</source>
        <comment>one digit, more than once</comment>
        <translation>
            <numerusform>{house}에 같은 숫자({digit})가 {count}개 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>모든 칸이 채워졌지만 {house}에 같은 숫자({digit})가 {count}개 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message>
        <source>{cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Clauses within a sentence, such as: … r1c5 is 7 … Those marked &quot;if&quot; follow that word.</extracomment>
        <translation>{cells} 칸은 {digit}입니다</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} 칸이 {digit}이면</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … r1c5 is not 7 …</extracomment>
        <translation>{cells} 칸은 {digit}일 수 없습니다</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells} 칸이 {digit}일 수 없으면</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … one of r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells} 칸 중 하나는 {digit}입니다</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} 칸 중 하나가 {digit}이면</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … none of r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells} 칸은 어느 것도 {digit}일 수 없습니다</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} 칸이 어느 것도 {digit}일 수 없으면</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells} 칸 집합의 한 칸은 {digit}입니다</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} 칸 집합의 한 칸이 {digit}이면</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is not 7 …</extracomment>
        <translation>{cells} 칸 집합에서는 어느 칸도 {digit}일 수 없습니다</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells} 칸 집합에서 어느 칸도 {digit}일 수 없으면</translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: {count}칸 집합}의 한 칸은 {digit}입니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: {count}칸 집합}의 한 칸이 {digit}이면</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: {count}칸 집합}에서는 어느 칸도 {digit}일 수 없습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: {count}칸 집합}에서 어느 칸도 {digit}일 수 없으면</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: {count}칸 집합}</numerusform>
        </translation>
    </message>
    <message>
        <source>the set {cells}</source>
        <extracomment>The subject of a sentence: the set r1c5 and r2c5</extracomment>
        <translation>{cells} 칸 집합</translation>
    </message>
</context>
<context>
    <name>sudoku::ClockWidget</name>
    <message>
        <source>Time %1</source>
        <translation>시간 %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachBody</name>
    <message>
        <source>About this technique</source>
        <translation>이 기법에 대해</translation>
    </message>
    <message>
        <source>What if it were?</source>
        <translation>그렇다면?</translation>
    </message>
    <message>
        <source>Show another</source>
        <translation>다른 것 보기</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>이전 페이지</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>다음 페이지</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachButtons</name>
    <message>
        <source>What is it?</source>
        <translation>무엇인가요?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>왜 그런가요?</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Fill in the candidates</source>
        <translation>후보 숫자 채우기</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>이유 보기</translation>
    </message>
    <message>
        <source>Back to before the mistake</source>
        <translation>실수하기 전으로 되돌리기</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>No</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Next removal</source>
        <translation>다음 제거</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>다음 단계</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>따라가기</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>나중에</translation>
    </message>
    <message>
        <source>Put the %1 back</source>
        <comment>a digit</comment>
        <translation>%1 되살리기</translation>
    </message>
    <message>
        <source>Rule out %1</source>
        <comment>a digit</comment>
        <translation>%1 제거</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachPage</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>질문</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message>
        <source>more than %1 puzzles</source>
        <translation>퍼즐이 %1개보다 많음</translation>
    </message>
    <message>
        <source>it has %1 puzzles, and a collection at most %2</source>
        <translation>퍼즐이 %1개인데, 퍼즐집에는 %2개까지만 담을 수 있음</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>퍼즐이 없음</translation>
    </message>
    <message>
        <source>it cannot be kept: %1</source>
        <translation>저장할 수 없음: %1</translation>
    </message>
    <message>
        <source>larger than %1 MB</source>
        <translation>%1 MB보다 큼</translation>
    </message>
    <message>
        <source>%1: not imported: %2.</source>
        <translation>%1 가져오기 실패: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1: 새 퍼즐 %Ln개를 가져왔습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1: 퍼즐 %Ln개를 가져왔습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>이미 있음: %1.</translation>
    </message>
    <message>
        <source>More than once in the file: %1.</source>
        <translation>파일에 중복된 항목: %1.</translation>
    </message>
    <message>
        <source>No puzzles: %1.</source>
        <translation>퍼즐이 아님: %1.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>폴더임</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourPad</name>
    <message>
        <source>What is marked</source>
        <translation>표시할 것</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>칸</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>후보 숫자</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. By keyboard: the digit, move, the digit.</source>
        <translation>후보 숫자에서 다른 후보 숫자로 끕니다. 키보드로는 숫자를 누르고, 옮긴 다음, 숫자를 누릅니다.</translation>
    </message>
    <message>
        <source>A press on a link takes it away.</source>
        <translation>연결을 누르면 지워집니다.</translation>
    </message>
    <message>
        <source>Clear cell colours</source>
        <translation>칸의 색 지우기</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>이것 지우기</translation>
    </message>
    <message>
        <source>Clear all colours</source>
        <translation>모든 색 지우기</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>모두 지우기</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourToggle</name>
    <message>
        <source>Colour %1</source>
        <translation>색 %1</translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} 칸은 양쪽을 모두 바라봅니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>{cells} 칸은 셋을 모두 바라봅니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>그러므로 {cells} 칸은 {digits}입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>어느 쪽이든 {cells} 칸은 {digits}입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>어느 경우든 {cells} 칸은 {digits}입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>그러므로 {cells} 칸은 {digits}일 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>어느 쪽이든 {cells} 칸은 {digits}일 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>어느 경우든 {cells} 칸은 {digits}일 수 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out too: {list}.</source>
        <translation>함께 제거되는 후보 숫자: {list}.</translation>
    </message>
    <message>
        <source>So these are crossed out: {list}.</source>
        <translation>따라서 다음 후보 숫자가 제거됩니다: {list}.</translation>
    </message>
    <message>
        <source>In each case these are crossed out: {list}.</source>
        <translation>어느 경우든 다음 후보 숫자가 제거됩니다: {list}.</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list of what is crossed out, such as: 4 and 7 in r1c5</extracomment>
        <translation>{cells} 칸의 {digits}</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCalendar</name>
    <message>
        <source>Calendar</source>
        <translation>달력</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCard</name>
    <message>
        <source>Level</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>Preview of the puzzle</source>
        <translation>퍼즐 미리 보기</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level and its state</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyDelegate</name>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyLegend</name>
    <message>
        <source>solved</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>도움받아 완료</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>아직 안 풂</translation>
    </message>
    <message>
        <source>still open, can be played</source>
        <translation>아직 안 풂, 풀 수 있음</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonth</name>
    <message>
        <source>counts for a streak</source>
        <translation>연속 기록에 들어감</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>%1주</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonthCard</name>
    <message>
        <source>Month before</source>
        <translation>이전 달</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>다음 달</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message>
        <source>Daily puzzle</source>
        <translation>일일 퍼즐</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>다시 풀기</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>풀기</translation>
    </message>
    <message>
        <source>Making the puzzle…</source>
        <translation>퍼즐 만드는 중…</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>주어진 숫자 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>달력</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>퍼즐</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyStreakCard</name>
    <message>
        <source>%1, longest streak %2</source>
        <comment>&apos;12 days in a row&apos; and a number of days</comment>
        <translation>%1, 최장 연속 기록 %2</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyWords</name>
    <message>
        <source>d MMMM</source>
        <comment>a day of the month, see QLocale::toString()</comment>
        <translation>M월 d일</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day with its weekday</comment>
        <translation>M월 d일 dddd</translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day with its weekday and its year</comment>
        <translation>yyyy년 M월 d일 dddd</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%2년 %1</translation>
    </message>
    <message>
        <source>not yet to be played</source>
        <translation>아직 풀 수 없음</translation>
    </message>
    <message>
        <source>open</source>
        <translation>안 풂</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>놓침</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>시작함</translation>
    </message>
    <message>
        <source>solved later with help, %1</source>
        <translation>나중에 도움받아 완료, %1</translation>
    </message>
    <message>
        <source>solved later, %1</source>
        <translation>나중에 완료, %1</translation>
    </message>
    <message>
        <source>solved, its solution known, %1</source>
        <translation>해답을 본 뒤 완료, %1</translation>
    </message>
    <message>
        <source>solved with help, %1</source>
        <translation>도움받아 완료, %1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>완료, %1</translation>
    </message>
    <message>
        <source>%1, today: %2</source>
        <comment>a day and its state</comment>
        <translation>%1, 오늘: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its state</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>{n} days in a row</source>
        <extracomment>{n} is the number of days, in large digits: 12 days in a row</extracomment>
        <translation>
            <numerusform>{n}일 연속</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>최장 연속 기록</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>days of a month</comment>
        <translation>%2개 중 %1개 완료</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>중앙값 %1</translation>
    </message>
    <message>
        <source>Its puzzles can be played from that day on.</source>
        <translation>일일 퍼즐은 해당 날짜부터 풀 수 있습니다.</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>시작한 퍼즐입니다.</translation>
    </message>
    <message>
        <source>The same puzzle for everyone: %1, whatever level New has.</source>
        <comment>a level</comment>
        <translation>모두에게 똑같은 퍼즐입니다: %1. ‘새 게임’의 난이도와는 관계없습니다.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You solved it in %1. Its solution was known before, so it does not count for the streak.</source>
        <translation>%1 만에 풀었습니다. 해답을 미리 알았으므로 연속 기록에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>You solved it on a later day in %1, which does not count for the streak.</source>
        <translation>그날이 지나서 풀었으므로 연속 기록에 들어가지 않습니다. 걸린 시간: %1.</translation>
    </message>
    <message>
        <source>You solved it with help in %1.</source>
        <translation>도움을 받아 %1 만에 풀었습니다.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <translation>%1 만에 풀었습니다.</translation>
    </message>
    <message>
        <source>Today counts for the streak already.</source>
        <translation>오늘은 이미 연속 기록에 들어갔습니다.</translation>
    </message>
    <message>
        <source>Its day counts for the streak already.</source>
        <translation>그날은 이미 연속 기록에 들어갔습니다.</translation>
    </message>
    <message>
        <source>Solve it by %1, and its day counts for the streak.</source>
        <comment>a time of the day</comment>
        <translation>%1까지 풀면 그날이 연속 기록에 들어갑니다.</translation>
    </message>
    <message>
        <source>An earlier day does not count for the streak.</source>
        <translation>지난 날짜의 퍼즐은 연속 기록에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>Solve it today and your streak grows to %L1; a day left out ends it.</source>
        <translation>오늘 풀면 연속 기록이 %L1일이 됩니다. 하루를 거르면 끝납니다.</translation>
    </message>
    <message>
        <source>Solve it today to begin a streak.</source>
        <translation>오늘 풀어 연속 기록을 시작하세요.</translation>
    </message>
</context>
<context>
    <name>sudoku::DayWords</name>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>어제</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>A date, see QLocale::toString(): d, MMM and yyyy are day, month and year. Their order may change.</extracomment>
        <translation>yyyy년 M월 d일</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>A day of the year, see QLocale::toString(): d and MMM are day and month. Their order may change.</extracomment>
        <translation>M월 d일</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>A date, see QLocale::toString(): d, MMMM and yyyy are day, month and year. Their order may change.</extracomment>
        <translation>yyyy년 M월 d일</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <extracomment>A month and its year, see QLocale::toString(). Their order may change.</extracomment>
        <translation>yyyy년 M월</translation>
    </message>
</context>
<context>
    <name>sudoku::DesktopWords</name>
    <message>
        <source>Every puzzle has one solution and an honest level, which follows from the logic that it takes. Puzzles of six levels, from easy to inhuman, are ready at once.</source>
        <translation>모든 퍼즐의 해답은 하나뿐이고, 난이도는 풀이에 필요한 논리에 따라 정직하게 매겨집니다. 쉬움부터 초인까지 여섯 난이도의 퍼즐을 바로 시작할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no advertising, and nothing leaves your computer.</source>
        <translation>광고가 없으며, 어떤 데이터도 컴퓨터 밖으로 나가지 않습니다.</translation>
    </message>
    <message>
        <source>Hints say where to look, what the pattern is and why it works, with a picture on the board</source>
        <translation>어디를 볼지, 어떤 패턴인지, 왜 성립하는지를 판 위의 그림과 함께 알려 주는 힌트</translation>
    </message>
    <message>
        <source>A course leads from the rules to the hardest techniques, with exercises and puzzles for you</source>
        <translation>규칙부터 가장 어려운 기법까지, 연습 문제와 맞춤 퍼즐로 배우는 강좌</translation>
    </message>
    <message>
        <source>A review of each game shows what you found, and what would have helped</source>
        <translation>무엇을 찾아냈고 무엇이 도움이 되었을지 보여 주는 게임별 복기</translation>
    </message>
    <message>
        <source>Every move is saved at once; a library keeps all your games</source>
        <translation>모든 조작을 바로 저장하고, 모든 게임을 보관함에서 관리</translation>
    </message>
    <message>
        <source>A daily puzzle, statistics, and prints of sheets and whole books</source>
        <translation>일일 퍼즐과 통계, 낱장부터 책 한 권까지 인쇄</translation>
    </message>
    <message>
        <source>Opens and saves the puzzle files of many other programs</source>
        <translation>다른 여러 프로그램의 퍼즐 파일 열기와 저장</translation>
    </message>
    <message>
        <source>Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast</source>
        <translation>키보드, 마우스, 터치, 화면 낭독기를 모두 지원하며 밝은 테마, 어두운 테마, 고대비 테마 제공</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>메모를 적은 게임</translation>
    </message>
    <message>
        <source>A hint explains its pattern</source>
        <translation>패턴을 설명하는 힌트</translation>
    </message>
    <message>
        <source>The course, with what you know and what comes next</source>
        <translation>익힌 기법과 다음에 배울 내용을 보여 주는 강좌</translation>
    </message>
    <message>
        <source>The library of all games</source>
        <translation>모든 게임을 모아 둔 보관함</translation>
    </message>
    <message>
        <source>Logic game</source>
        <extracomment>What the program is, below its name in a menu.</extracomment>
        <translation>논리 게임</translation>
    </message>
    <message>
        <source>Solve puzzles, learn every step</source>
        <extracomment>Below the program&apos;s name in a software centre: at most about 35 characters, no full stop.</extracomment>
        <translation>퍼즐을 풀며 한 단계씩 배우기</translation>
    </message>
    <message>
        <source>puzzle;logic;numbers;brain;</source>
        <extracomment>Words by which somebody may search for the program, in your language, each with a semicolon behind it.</extracomment>
        <translation>스도쿠;퍼즐;논리;숫자;두뇌;</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>in the menu of the desktop</comment>
        <translation>새 게임</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>in the menu of the desktop</comment>
        <extracomment>Goes on with the latest game.</extracomment>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <comment>in the menu of the desktop</comment>
        <translation>일일 퍼즐</translation>
    </message>
    <message>
        <source>Sudoku puzzle (%1)</source>
        <extracomment>A kind of file. %1 is the name of its format, such as SDK.</extracomment>
        <translation>스도쿠 퍼즐(%1)</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryBoard</name>
    <message>
        <source>Board of the puzzle being entered</source>
        <translation>입력 중인 퍼즐의 판</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryPage</name>
    <message>
        <source>Enter a puzzle</source>
        <translation>퍼즐 입력</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>풀기(&amp;P)</translation>
    </message>
    <message>
        <source>Play all the &amp;same</source>
        <translation>그래도 풀기(&amp;S)</translation>
    </message>
    <message>
        <source>Any of the solutions solves it; it has no level and counts in no statistics</source>
        <translation>어느 해답이든 맞는 것으로 봅니다. 난이도가 없고 통계에 들어가지 않습니다</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>모두 지우기(&amp;C)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Take back what was entered last</source>
        <translation>마지막 입력을 되돌립니다</translation>
    </message>
    <message>
        <source>Enter again what was taken back</source>
        <translation>되돌린 것을 다시 입력합니다</translation>
    </message>
    <message>
        <source>Enter the puzzle of the clipboard</source>
        <translation>클립보드의 퍼즐을 입력합니다</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>숫자 %1</translation>
    </message>
    <message>
        <source>Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, {Backspace} goes back.</source>
        <translation>주어진 숫자를 인쇄된 대로 한 칸씩 입력하세요. {Space} 키는 칸을 비워 두고, {Backspace} 키는 뒤로 갑니다.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format.</source>
        <translation>또는 어떤 형식이든 퍼즐을 붙여넣으세요.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format, with %1.</source>
        <translation>또는 어떤 형식이든 퍼즐을 붙여넣으세요(%1).</translation>
    </message>
    <message>
        <source>&amp;Add what is missing</source>
        <translation>빠진 것 추가(&amp;A)</translation>
    </message>
    <message>
        <source>Sho&amp;w two solutions</source>
        <translation>두 해답 보기(&amp;W)</translation>
    </message>
</context>
<context>
    <name>sudoku::ExercisePane</name>
    <message>
        <source>Techniques</source>
        <translation>기법</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>끝까지 풀기</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>위치 보기</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>기법에 대해</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>이 기법의 레슨</translation>
    </message>
    <message>
        <source>Begins a game here; your own is kept</source>
        <translation>여기서 게임을 시작합니다. 하던 게임은 그대로 있습니다</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Ten rounds are played</source>
        <translation>연습 문제 열 개 완료</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>연습할 것이 없음</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>국면 찾는 중…</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>찾을 것</translation>
    </message>
    <message>
        <source>Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.</source>
        <translation>혼자 찾음: %1. 도움받음: %2. 정답 봄: %3. 건너뜀: %4. ‘다음’을 누르면 열 문제를 더 풉니다.</translation>
    </message>
    <message>
        <source>There is no position for these techniques. Choose others.</source>
        <translation>이 기법들에 맞는 국면이 없습니다. 다른 기법을 고르세요.</translation>
    </message>
    <message>
        <source>Link by link</source>
        <translation>연결 하나씩</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>그림에서</translation>
    </message>
</context>
<context>
    <name>sudoku::FirstTips</name>
    <message>
        <source>Click a cell and then its digit, or a digit and then its cells. You can type, too.</source>
        <translation>칸을 클릭한 뒤 숫자를 누르거나, 숫자를 고른 뒤 칸을 클릭하세요. 키보드로도 입력할 수 있습니다.</translation>
    </message>
    <message>
        <source>A right click or {Del} clears a cell; Undo takes any move back.</source>
        <translation>오른쪽 클릭이나 {Del} 키로 칸을 지웁니다. ‘실행 취소’로 어떤 조작이든 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>No idea how to go on? Next step shows where to look.</source>
        <translation>막혔나요? ‘다음 단계’가 어디를 보아야 할지 알려 줍니다.</translation>
    </message>
    <message>
        <source>New to this? Learn, in Tools, begins with the rules.</source>
        <translation>처음이신가요? ‘도구’ 메뉴의 ‘배우기’에서 규칙부터 시작하세요.</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>배우기…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>알겠습니다</translation>
    </message>
</context>
<context>
    <name>sudoku::ForMeWords</name>
    <message>
        <source>For me: needs %1</source>
        <comment>a technique</comment>
        <translation>맞춤: %1 필요</translation>
    </message>
    <message>
        <source>For me: what you know</source>
        <translation>맞춤: 익힌 기법만</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>새 항목 없음</translation>
    </message>
    <message>
        <source>what you know</source>
        <translation>익힌 기법만</translation>
    </message>
    <message>
        <source>your next lesson</source>
        <translation>다음 레슨</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>복습할 때</translation>
    </message>
    <message>
        <source>you are learning it</source>
        <translation>배우는 중</translation>
    </message>
    <message>
        <source>you know it</source>
        <translation>익힌 기법</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>새로운 기법</translation>
    </message>
    <message>
        <source>one %1</source>
        <comment>a technique</comment>
        <translation>%1 한 번</translation>
    </message>
    <message>
        <source>%1 at least once</source>
        <comment>a technique</comment>
        <translation>%1 한 번 이상</translation>
    </message>
    <message>
        <source>All that you know, and nothing else.</source>
        <translation>익힌 기법만으로 풀 수 있습니다.</translation>
    </message>
    <message>
        <source>All that you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>익힌 기법에 더해 필요한 것: %1.</translation>
    </message>
    <message>
        <source>You met it yesterday.</source>
        <translation>어제 만난 기법입니다.</translation>
    </message>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>%Ln일 동안 만나지 못했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>%Ln일 동안 만나지 못했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next New needs what you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>다음 ‘새 게임’에 익힌 기법 말고 더 필요한 것: %1.</translation>
    </message>
    <message>
        <source>The next New needs what you know, and nothing else.</source>
        <translation>다음 ‘새 게임’은 익힌 기법만으로 풀 수 있습니다.</translation>
    </message>
    <message>
        <source>No puzzle that needs %1 yet. This one needs what you know.</source>
        <comment>a technique</comment>
        <translation>다음 기법이 필요한 퍼즐은 아직 없습니다: %1. 이 퍼즐은 익힌 기법만으로 풀 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameButton</name>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Back to the game ({Esc})</source>
        <translation>게임으로 돌아가기({Esc})</translation>
    </message>
</context>
<context>
    <name>sudoku::GameDatabase</name>
    <message>
        <source>another program reads the games all the time</source>
        <translation>다른 프로그램이 게임을 계속 읽고 있음</translation>
    </message>
    <message>
        <source>another program is at work on it</source>
        <translation>다른 프로그램이 작업하고 있음</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>디스크가 가득 참</translation>
    </message>
    <message>
        <source>another program has locked the file</source>
        <translation>다른 프로그램이 파일을 잠금</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>파일에 쓸 수 없음</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>파일을 열 수 없음</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>디스크에 오류가 있음</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>폴더를 만들 수 없음</translation>
    </message>
    <message>
        <source>games.sqlite is no ordinary file</source>
        <translation>games.sqlite가 일반 파일이 아님</translation>
    </message>
    <message>
        <source>they belong to a newer version of this program</source>
        <translation>더 최신 버전의 프로그램에서 만들어짐</translation>
    </message>
</context>
<context>
    <name>sudoku::GameGroup</name>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>새 게임(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>검사(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>끝내기(&amp;X)</translation>
    </message>
    <message>
        <source>A new game of the level below</source>
        <translation>아래에서 고른 난이도로 새 게임</translation>
    </message>
    <message>
        <source>Marks right entries and wrong ones</source>
        <translation>맞게 입력한 숫자와 잘못 입력한 숫자를 표시합니다</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>게임은 저장됩니다</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>난이도(&amp;L)</translation>
    </message>
</context>
<context>
    <name>sudoku::GameHistory</name>
    <message>
        <source>This cannot be kept now.</source>
        <translation>지금은 저장할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message>
        <source>Your games can be read again. What you played meanwhile is kept as a game of its own.</source>
        <translation>저장된 게임을 다시 읽을 수 있습니다. 그동안 진행한 게임은 따로 저장됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>%1 백업에 있는 게임 %Ln개가 여기에 없습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameReader</name>
    <message>
        <source>a move cannot be made</source>
        <translation>실행할 수 없는 조작이 있음</translation>
    </message>
    <message>
        <source>its %1 are no list</source>
        <translation>‘%1’ 값이 목록이 아님</translation>
    </message>
    <message>
        <source>its %1 is no text</source>
        <translation>‘%1’ 값이 텍스트가 아님</translation>
    </message>
    <message>
        <source>its %1 is neither true nor false</source>
        <translation>‘%1’ 값이 참도 거짓도 아님</translation>
    </message>
    <message>
        <source>its key cannot be read</source>
        <translation>키를 읽을 수 없음</translation>
    </message>
    <message>
        <source>its key leaves no room for keys that follow</source>
        <translation>뒤따를 키를 둘 자리가 없는 키임</translation>
    </message>
    <message>
        <source>its givens cannot be read</source>
        <translation>주어진 숫자를 읽을 수 없음</translation>
    </message>
    <message>
        <source>its givens make no puzzle</source>
        <translation>주어진 숫자로 퍼즐이 되지 않음</translation>
    </message>
    <message>
        <source>its givens make no puzzle with one solution</source>
        <translation>주어진 숫자로는 해답이 하나인 퍼즐이 되지 않음</translation>
    </message>
    <message>
        <source>move %1 cannot be read</source>
        <translation>%1번 조작을 읽을 수 없음</translation>
    </message>
    <message>
        <source>the key of move %1 is not greater than the one before</source>
        <translation>%1번 조작의 키가 앞의 키보다 크지 않음</translation>
    </message>
    <message>
        <source>the key of move %1 leaves no room for the next</source>
        <translation>%1번 조작의 키 뒤에 다음 키를 둘 자리가 없음</translation>
    </message>
    <message>
        <source>event %1 cannot be read</source>
        <translation>%1번 이벤트를 읽을 수 없음</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>%1번 이벤트</translation>
    </message>
    <message>
        <source>checkpoint %1 cannot be read</source>
        <translation>%1번 체크포인트를 읽을 수 없음</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <translation>%1번 체크포인트</translation>
    </message>
    <message>
        <source>it stands after no move of its own</source>
        <translation>자기 조작 가운데 어느 것 뒤에도 있지 않음</translation>
    </message>
    <message>
        <source>a trial begins nowhere</source>
        <translation>시도의 시작점이 없음</translation>
    </message>
    <message>
        <source>its chosen number cannot be read</source>
        <translation>고른 숫자를 읽을 수 없음</translation>
    </message>
    <message>
        <source>its chosen colour cannot be read</source>
        <translation>고른 색을 읽을 수 없음</translation>
    </message>
    <message>
        <source>its input mode cannot be read</source>
        <translation>입력 모드를 읽을 수 없음</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>선택을 읽을 수 없음</translation>
    </message>
    <message>
        <source>its times cannot be read</source>
        <translation>시각을 읽을 수 없음</translation>
    </message>
    <message>
        <source>its days cannot be read</source>
        <translation>날짜를 읽을 수 없음</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>이름이 너무 긺</translation>
    </message>
    <message>
        <source>a tag cannot be read</source>
        <translation>읽을 수 없는 태그가 있음</translation>
    </message>
    <message>
        <source>%1 has the key of another</source>
        <translation>%1의 키가 다른 것과 같음</translation>
    </message>
    <message>
        <source>the key of %1 leaves no room for the next</source>
        <translation>%1의 키 뒤에 다음 키를 둘 자리가 없음</translation>
    </message>
</context>
<context>
    <name>sudoku::GameSession</name>
    <message>
        <source>No such puzzle was found.</source>
        <translation>그런 퍼즐을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>%1: a puzzle is being made …</source>
        <translation>%1: 퍼즐 만드는 중 …</translation>
    </message>
    <message>
        <source>This is the game before.</source>
        <translation>이전 게임입니다.</translation>
    </message>
    <message>
        <source>This game cannot be opened now: it is played in another window, or cannot be read.</source>
        <translation>지금은 이 게임을 열 수 없습니다. 다른 창에서 진행 중이거나 읽을 수 없는 게임입니다.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>이 게임을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>This puzzle is in no collection.</source>
        <translation>이 퍼즐은 어느 퍼즐집에도 없습니다.</translation>
    </message>
    <message>
        <source>This puzzle cannot be read.</source>
        <translation>이 퍼즐을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>이 퍼즐집의 퍼즐은 모두 시작했습니다.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>직접 만든 퍼즐</translation>
    </message>
    <message>
        <source>No new game: this one goes on.</source>
        <translation>새 게임을 시작하지 않고 이 게임을 계속합니다.</translation>
    </message>
    <message>
        <source>No new game.</source>
        <translation>새 게임을 시작하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameWords</name>
    <message>
        <source>No level</source>
        <translation>난이도 없음</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>해답 여러 개</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>포기</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a game, in a list</comment>
        <translation>완료</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a game, in a list</comment>
        <translation>포기</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game, in a list</comment>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>시작 전</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>도움받음</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>도움 없이</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>일일 퍼즐</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a collection, a puzzle in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a puzzle of a collection, how many it has</comment>
        <translation>%2개 중 %1번</translation>
    </message>
</context>
<context>
    <name>sudoku::GamesFile</name>
    <message>
        <source>What you play is not safe from a cut of the power: the disk reports an error.</source>
        <translation>정전되면 지금 하는 게임을 잃을 수 있습니다. 디스크에 오류가 있습니다.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged. The games in it are being read; you can play meanwhile.</source>
        <translation>저장된 게임 파일이 손상되었습니다. 파일에 남은 게임을 읽고 있습니다. 그동안 게임을 할 수 있습니다.</translation>
    </message>
    <message>
        <source>A saved game cannot be read and has been left alone.</source>
        <translation>저장된 게임 하나를 읽을 수 없어 그대로 두었습니다.</translation>
    </message>
    <message>
        <source>Game %1 in %2</source>
        <comment>a row of the file</comment>
        <translation>%2의 %1번 게임</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be set aside</source>
        <translation>파일이 손상되었고 따로 치워 둘 수 없음</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>폴더에 쓸 수 없음</translation>
    </message>
    <message>
        <source>the file has been deleted, and cannot be put back: %1</source>
        <translation>파일이 삭제되었고 되살릴 수 없음: %1</translation>
    </message>
    <message>
        <source>Another program has deleted the file of saved games. It has been put back.</source>
        <translation>다른 프로그램이 저장된 게임 파일을 삭제했습니다. 파일을 되살렸습니다.</translation>
    </message>
    <message>
        <source>Another program has replaced the file of saved games. This game has been added to it.</source>
        <translation>다른 프로그램이 저장된 게임 파일을 바꾸었습니다. 이 게임을 그 파일에 추가했습니다.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged.</source>
        <translation>저장된 게임 파일이 손상되었습니다.</translation>
    </message>
    <message>
        <source>Games saved from it: %1, %2 of them without their last moves; games lost: %3.</source>
        <translation>복구한 게임: %1(그중 마지막 조작 몇 개가 빠진 게임: %2). 복구하지 못한 게임: %3.</translation>
    </message>
    <message>
        <source>No game in it could be read.</source>
        <translation>파일에서 게임을 하나도 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>All games in it could be saved: %1.</source>
        <translation>파일의 게임을 모두 복구했습니다: %1.</translation>
    </message>
    <message>
        <source>From the backups: %1.</source>
        <translation>백업에서: %1.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>손상된 파일은 다음 이름으로 남아 있습니다: %1.</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>파일에 쓸 수 없음</translation>
    </message>
    <message>
        <source>Not saved: %1. What you play is saved as soon as that is possible.</source>
        <translation>저장하지 못함: %1. 지금 하는 게임은 가능해지는 대로 저장됩니다.</translation>
    </message>
    <message>
        <source>File: %1
Reason: %2</source>
        <translation>파일: %1
이유: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideContents</name>
    <message>
        <source>Basics</source>
        <translation>기초</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>그런 이름이 없습니다.</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>기법 찾기</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>기법</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>1분 만에 보는 규칙</translation>
    </message>
</context>
<context>
    <name>sudoku::GuidePage</name>
    <message>
        <source>Technique guide</source>
        <translation>기법 가이드</translation>
    </message>
    <message>
        <source>An example on the board</source>
        <translation>판 위의 예</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>다른 예</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>다른 예</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>이 기법의 레슨</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>이 기법 연습</translation>
    </message>
    <message>
        <source>%1 · score %2 · %3</source>
        <comment>level, HoDoKu&apos;s score, what it is in a few words</comment>
        <translation>%1 · 점수 %2 · %3</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>1분 만에 보는 규칙</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>찾을 것</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>왜 그런가</translation>
    </message>
    <message>
        <source>How to find it</source>
        <translation>어떻게 찾나</translation>
    </message>
    <message>
        <source>In this example</source>
        <translation>이 예에서</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>따라가기</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%2페이지 중 %1페이지</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>%2단계 중 %1단계</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <comment>a page of the guide</comment>
        <translation>이동: %1</translation>
    </message>
    <message>
        <source>Rules back</source>
        <translation>규칙: 이전 그림</translation>
    </message>
    <message>
        <source>Walk back</source>
        <translation>따라가기: 이전</translation>
    </message>
    <message>
        <source>Rules forward</source>
        <translation>규칙: 다음 그림</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>따라가기: 다음</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>설명으로 돌아가기</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideRules</name>
    <message>
        <source>The board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>The board has nine rows, nine columns and nine boxes.</source>
        <translation>판은 행 아홉 개, 열 아홉 개, 박스 아홉 개로 이루어집니다.</translation>
    </message>
    <message>
        <source>Here are {row}, {column} and {box}.</source>
        <translation>여기에 {row}, {column}, {box} 하나씩을 표시했습니다.</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>열</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>박스</translation>
    </message>
    <message>
        <source>We call each of them a house: nine cells that belong together.</source>
        <translation>이 하나하나를 유닛이라고 부릅니다. 유닛은 함께 묶인 아홉 칸입니다.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Every house contains each digit from 1 to 9 once.</source>
        <translation>어느 유닛에나 1부터 9까지의 숫자가 한 번씩 들어갑니다.</translation>
    </message>
    <message>
        <source>Look at {box}: nine cells, nine digits, none twice.</source>
        <translation>{box}에 주목하세요. 아홉 칸에 아홉 숫자가 겹치지 않고 들어갑니다.</translation>
    </message>
    <message>
        <source>the box in the middle</source>
        <translation>가운데 박스</translation>
    </message>
    <message>
        <source>It is the same in every row, every column and every other box.</source>
        <translation>어느 행, 어느 열, 다른 어느 박스도 마찬가지입니다.</translation>
    </message>
    <message>
        <source>That is the only rule.</source>
        <translation>규칙은 이것뿐입니다.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>목표</translation>
    </message>
    <message>
        <source>Some digits are given. They stay as they are.</source>
        <translation>몇몇 숫자는 처음부터 주어집니다. 이 숫자는 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>You fill in the rest, one cell after the other.</source>
        <translation>나머지 칸을 하나씩 채워 나갑니다.</translation>
    </message>
    <message>
        <source>Each puzzle has just one solution. You find it by thinking and need not guess.</source>
        <translation>퍼즐마다 해답은 단 하나입니다. 생각하면 찾을 수 있으니 찍을 필요가 없습니다.</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>칸이 바라보는 곳</translation>
    </message>
    <message>
        <source>{cell} lies in one row, one column and one box.</source>
        <translation>{cell}은 행, 열, 박스 하나씩에 속합니다.</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>이 칸</translation>
    </message>
    <message>
        <source>It sees the other cells of {houses}.</source>
        <translation>이 칸은 {houses}에 있는 다른 칸들을 바라봅니다.</translation>
    </message>
    <message>
        <source>these houses</source>
        <translation>이 세 유닛</translation>
    </message>
    <message>
        <source>What stands in one of those cannot stand here again.</source>
        <translation>그중 어느 칸에 있는 숫자는 여기에 또 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>후보 숫자</translation>
    </message>
    <message>
        <source>The digits that {cell} can still take are its candidates.</source>
        <translation>{cell}에 아직 들어갈 수 있는 숫자가 그 칸의 후보 숫자입니다.</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>한 칸</translation>
    </message>
    <message>
        <source>You can write them into the cell as small notes.</source>
        <translation>후보 숫자는 칸 안에 작은 메모로 적어 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>Techniques place a digit, or show that a candidate is wrong.</source>
        <translation>기법을 쓰면 숫자를 확정하거나 후보 숫자가 틀렸음을 밝힐 수 있습니다.</translation>
    </message>
    <message>
        <source>When one candidate is left in a cell, it is the digit.</source>
        <translation>칸에 후보 숫자가 하나만 남으면 그것이 그 칸의 숫자입니다.</translation>
    </message>
    <message>
        <source>A first step</source>
        <translation>첫 단계</translation>
    </message>
    <message>
        <source>Go on like this. The next pages show how.</source>
        <translation>이렇게 이어 가면 됩니다. 다음 페이지부터 그 방법을 보여 줍니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message>
        <source>A row, column or box in which only one cell is empty.</source>
        <translation>행, 열, 박스 가운데 빈칸이 하나뿐인 곳입니다.</translation>
    </message>
    <message>
        <source>A house has nine cells for nine digits.
Eight digits are there, so the last cell takes the ninth.</source>
        <translation>유닛에는 아홉 칸이 있고 아홉 숫자가 들어갑니다.
여덟 숫자가 이미 있으면 마지막 칸은 아홉 번째 숫자의 자리입니다.</translation>
    </message>
    <message>
        <source>Look for houses that are nearly full.
Count from 1 to 9 and see which digit is missing.</source>
        <translation>거의 다 찬 유닛을 찾으세요.
1부터 9까지 세면서 빠진 숫자를 알아내세요.</translation>
    </message>
    <message>
        <source>A cell for which only one digit is left.
Its row, its column and its box hold the other eight.</source>
        <translation>들어갈 수 있는 숫자가 하나만 남은 칸입니다.
그 칸의 행, 열, 박스에 나머지 여덟 숫자가 있습니다.</translation>
    </message>
    <message>
        <source>No digit may stand twice in a row, column or box.
If eight digits are taken around a cell, the ninth has to go there.</source>
        <translation>한 행, 열, 박스에 같은 숫자가 두 번 들어갈 수 없습니다.
한 칸의 행, 열, 박스에 여덟 가지 숫자가 이미 있다면 아홉 번째 숫자가 그 칸에 들어갑니다.</translation>
    </message>
    <message>
        <source>Pick a cell whose row, column and box are well filled.
Count from 1 to 9 and leave out every digit that the cell sees.
If one digit remains, write it.</source>
        <translation>행, 열, 박스가 많이 채워진 칸을 고르세요.
1부터 9까지 세면서 그 칸이 바라보는 숫자를 모두 빼세요.
숫자가 하나만 남으면 그 숫자를 쓰세요.</translation>
    </message>
    <message>
        <source>A digit that has only one place left in a row, column or box.</source>
        <translation>행, 열, 박스에서 들어갈 자리가 하나만 남은 숫자입니다.</translation>
    </message>
    <message>
        <source>Every house needs the digit once.
Where it stands already, it closes its row, its column and its box for itself.
If all cells of a house but one are closed, it goes there.</source>
        <translation>어느 유닛에나 그 숫자가 한 번씩 들어가야 합니다.
그 숫자가 이미 있는 칸은 같은 행, 열, 박스의 다른 칸을 모두 막습니다.
유닛의 칸이 하나만 빼고 모두 막혔다면 그 칸이 그 숫자의 자리입니다.</translation>
    </message>
    <message>
        <source>Take one digit and one box that lacks it.
From each place where the digit stands, cross out its row and its column.
If one empty cell of the box is left, write the digit.
Do the same with rows and columns.</source>
        <translation>숫자 하나와 그 숫자가 없는 박스 하나를 고르세요.
그 숫자가 놓인 곳마다 같은 행과 열의 칸을 제외하세요.
박스에 제외되지 않은 빈칸이 하나 남으면 그 숫자를 쓰세요.
행과 열에서도 똑같이 해 보세요.</translation>
    </message>
    <message>
        <source>A digit whose places in a box all lie on one row, or all on one column.</source>
        <translation>한 박스에서 자리가 모두 한 행 또는 한 열에 모인 숫자입니다.</translation>
    </message>
    <message>
        <source>The box needs the digit, so it will stand in one of these cells.
All of them lie on the same line, so this is the digit of the line too.
The rest of the line cannot hold it.</source>
        <translation>박스에는 그 숫자가 들어가야 하므로 이 칸들 가운데 하나가 그 자리입니다.
이 칸들은 모두 한 줄에 있으므로 그 줄의 그 숫자도 여기서 정해집니다.
그래서 그 줄의 나머지 칸에는 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Take a box and a digit that it lacks.
Mark where the digit can go.
If the marks stand in line, follow this line out of the box.</source>
        <translation>박스 하나와 그 박스에 없는 숫자 하나를 고르세요.
그 숫자가 들어갈 수 있는 곳을 표시하세요.
표시가 한 줄에 놓이면 그 줄을 따라 박스 밖에 그 후보 숫자가 있는지 보세요.</translation>
    </message>
    <message>
        <source>A digit whose places in a row or column all lie in one box.</source>
        <translation>한 행이나 한 열에서 자리가 모두 한 박스에 모인 숫자입니다.</translation>
    </message>
    <message>
        <source>The line needs the digit, so it will stand in one of these cells.
All of them lie in the same box, so this is the digit of the box too.
The rest of the box cannot hold it.</source>
        <translation>그 줄에는 그 숫자가 들어가야 하므로 이 칸들 가운데 하나가 그 자리입니다.
이 칸들은 모두 한 박스에 있으므로 그 박스의 그 숫자도 여기서 정해집니다.
그래서 그 박스의 나머지 칸에는 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Take a row or column and a digit that it lacks.
Mark where the digit can go.
If the marks lie in one box, look at the other cells of this box.</source>
        <translation>행이나 열 하나와 그 줄에 없는 숫자 하나를 고르세요.
그 숫자가 들어갈 수 있는 곳을 표시하세요.
표시가 한 박스에 모이면 그 박스의 다른 칸에 그 후보 숫자가 있는지 보세요.</translation>
    </message>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>한 박스에서 한 줄에 놓인 {count}칸에 똑같은 숫자 {count}개만 들어갈 수 있는 경우입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cells use up these digits; only the order is open.
The cells share a line and a box, so both lose the digits elsewhere.</source>
        <translation>이 칸들이 이 숫자들을 다 씁니다. 정해지지 않은 것은 순서뿐입니다.
이 칸들은 같은 줄, 같은 박스에 있으므로 줄과 박스의 다른 칸에서는 이 숫자들이 제거됩니다.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
In each box compare cells that stand in line.</source>
        <translation>빈칸마다 후보 숫자, 곧 아직 가능한 숫자를 적으세요.
박스마다 한 줄에 놓인 칸들을 비교하세요.</translation>
    </message>
    <message>
        <source>Two cells of a house that can both hold only the same two digits.</source>
        <translation>한 유닛에서 똑같은 두 숫자만 들어갈 수 있는 두 칸입니다.</translation>
    </message>
    <message>
        <source>If one cell takes the first digit, the other takes the second.
The order is open, the digits are not: both are used up.
So no other cell of the house can hold either.</source>
        <translation>한 칸이 첫째 숫자이면 다른 칸은 둘째 숫자입니다.
순서는 몰라도 숫자는 정해졌습니다. 두 숫자를 다 쓴 셈입니다.
그래서 유닛의 다른 칸에는 두 숫자 중 어느 것도 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
Look for cells with just two candidates.
If two such cells of a house are equal, you have a pair.</source>
        <translation>빈칸마다 후보 숫자, 곧 아직 가능한 숫자를 적으세요.
후보 숫자가 두 개뿐인 칸을 찾으세요.
한 유닛에서 그런 두 칸의 후보 숫자가 똑같으면 페어입니다.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>한 유닛에서 합쳐서 숫자 {count}개만 들어갈 수 있는 {count}칸입니다.
한 칸에 그 숫자가 다 있을 필요는 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many cells as digits: each cell takes one of them, and all are used up.
So no other cell of the house can hold any.</source>
        <translation>칸의 개수와 숫자의 개수가 같으니, 칸마다 하나씩 들어가 숫자를 다 씁니다.
그래서 유닛의 다른 칸에는 이 숫자들이 들어갈 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>유닛에서 후보 숫자가 가장 적은 칸들을 보세요.
그런 칸 {count}개의 서로 다른 숫자를 모두 세어 보세요.
꼭 {count}개라면 유닛의 나머지 칸에서 그 숫자들을 제거하세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two digits that have only the same two places in a house.</source>
        <translation>한 유닛에서 똑같은 두 곳에만 들어갈 수 있는 두 숫자입니다.</translation>
    </message>
    <message>
        <source>Both digits need a place, and there are two places for the two.
So these cells hold the two digits, and nothing else fits in.</source>
        <translation>두 숫자가 모두 들어가야 하는데, 들어갈 자리는 두 곳뿐입니다.
그래서 이 두 칸에는 두 숫자가 들어가고 다른 숫자는 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Go through the digits that a house still lacks.
Mark those with just two places.
If two digits have the same two places, clear these cells of all else.</source>
        <translation>유닛에 아직 없는 숫자를 하나씩 살펴보세요.
자리가 두 곳뿐인 숫자를 표시하세요.
두 숫자의 자리 두 곳이 똑같으면 그 칸에서 나머지 후보 숫자를 모두 지우세요.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>한 유닛에서 자리가 합쳐서 {count}곳뿐인 숫자 {count}개입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit needs a place, and there are just as many places.
So these cells hold these digits, and nothing else fits in.</source>
        <translation>이 숫자들이 모두 들어가야 하는데, 자리의 개수가 숫자의 개수와 꼭 같습니다.
그래서 이 칸들에는 이 숫자들이 들어가고 다른 숫자는 들어갈 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>유닛에 아직 없는 숫자를 자리가 적은 것부터 살펴보세요.
{count}칸을 나눠 가지는 숫자 {count}개를 찾으세요.
이때 유닛의 나머지 칸들과 나머지 숫자들도 개수가 같아 서로 짝을 이루며, 그 네이키드 조합이 더 쉽게 보일 때도 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows, in the same two columns.
The same works with rows and columns exchanged.</source>
        <translation>두 행에서 자리가 각각 두 곳뿐이고, 그 자리가 같은 두 열에 있는 숫자입니다.
행과 열을 바꾸어도 똑같습니다.</translation>
    </message>
    <message>
        <source>Each of the two rows needs the digit once.
They cannot take the same column, so they share out both columns.
Whichever way round, these columns have their digit; other rows cannot use them.</source>
        <translation>두 행에 모두 그 숫자가 한 번씩 들어가야 합니다.
같은 열에 함께 들어갈 수는 없으므로 두 열에 하나씩 나뉘어 들어갑니다.
어느 쪽이든 두 열에서 그 숫자가 정해지므로, 두 열의 다른 행에는 그 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose one digit and look at nothing else.
Find rows where it has only two places.
If two such rows use the same columns, you have an X-Wing.</source>
        <translation>숫자 하나를 골라 그 숫자만 보세요.
자리가 두 곳뿐인 행을 찾으세요.
그런 두 행의 자리가 같은 두 열에 있으면 X-윙입니다.</translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>행 {count}개에서 자리가 모두 열 {count}개 안에 있는 숫자입니다.
행과 열을 바꾸어도 똑같습니다.
행마다 그 열을 전부 쓸 필요는 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the rows needs the digit once, and no column may have it twice.
As many rows as columns: each of these columns gets its digit from these rows.
So other rows cannot have it there.</source>
        <translation>행마다 그 숫자가 한 번씩 들어가야 하고, 한 열에 두 번 들어갈 수는 없습니다.
행과 열의 개수가 같으므로, 이 열들의 그 숫자는 모두 이 행들에 들어갑니다.
그래서 이 열들의 다른 행에는 그 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>숫자 하나를 골라 그 숫자만 보세요.
자리가 많은 행은 빼세요.
남은 행 가운데 행 {count}개의 자리가 열 {count}개 안에 모두 들어가는지 보세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Like the {fish}, with one or a few places too many.
The extra places are the fins; they stand in one box.</source>
        <translation>{fish} 모양에 자리가 하나 또는 몇 개 더 있는 경우입니다.
그 여분 자리가 핀이고, 핀은 한 박스에 모여 있습니다.</translation>
    </message>
    <message>
        <source>Either no fin is true, and the pattern holds; or one of the fins is true.
A candidate that goes in the first case and sees all fins goes in both.</source>
        <translation>핀이 모두 거짓이어서 패턴이 성립하거나, 핀 가운데 하나가 참입니다.
패턴이 성립하면 제거되고 핀을 모두 바라보기도 하는 후보 숫자는 어느 쪽이든 제거됩니다.</translation>
    </message>
    <message>
        <source>Look for the pattern, and allow a few extra places in one box.
Look only at candidates of the pattern in the box of the fins.</source>
        <translation>한 박스에 여분 자리가 몇 개 있어도 된다고 보고 패턴을 찾으세요.
패턴으로 제거될 후보 숫자 중 핀의 박스에 있는 것만 보면 됩니다.</translation>
    </message>
    <message>
        <source>Like the {fish}, with fins, and with a place missing where the fins are.</source>
        <translation>{fish} 모양에 핀이 있고, 핀이 있는 곳의 자리 하나가 빠진 경우입니다.</translation>
    </message>
    <message>
        <source>If the fins are not true, the rest of the pattern falls into place and holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>핀이 모두 거짓이면 나머지 자리가 그대로 패턴을 이룹니다.
어느 핀이 참이면 그 핀이 바라보는 후보 숫자가 제거됩니다.
어느 경우든 제거되는 후보 숫자는 틀린 것입니다.</translation>
    </message>
    <message>
        <source>Look for lines with two places of a digit that agree at one end only.
If the other ends share a box, one of them can be the fin.</source>
        <translation>한 숫자의 자리가 두 곳뿐인 두 줄을 찾되, 한쪽 끝끼리만 나란히 맞는 것을 고르세요.
다른 쪽 끝이 한 박스에 있으면 그중 하나가 핀일 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>줄 일부를 박스가 대신할 수 있는 피시입니다.
여기서는 한쪽의 유닛 {count}개와 다른 쪽의 유닛 {count}개가 맞섭니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the first houses needs the digit once.
All its places there lie in as many other houses, and those get it from there.
So the rest of these other houses cannot have it.</source>
        <translation>한쪽의 유닛마다 그 숫자가 한 번씩 들어갑니다.
그 자리가 모두 같은 개수의 다른 쪽 유닛 안에 있으므로, 다른 쪽 유닛의 그 숫자도 모두 그 자리에서 정해집니다.
그래서 다른 쪽 유닛의 나머지 칸에는 그 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose a digit with many boxes in which it has few places.
Try a box together with lines that pass beside it.
Count: as many houses as houses that cover their places.</source>
        <translation>자리가 몇 곳뿐인 박스가 여럿 있는 숫자를 고르세요.
박스 하나를 그 옆을 지나는 줄과 함께 시험해 보세요.
유닛의 개수와 그 자리를 덮는 유닛의 개수가 같은지 세어 보세요.</translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>박스가 섞인 피시에 여분 자리, 곧 핀이 있는 경우입니다.
여기서는 한쪽의 유닛 {count}개와 다른 쪽의 유닛 {count}개가 맞섭니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>If no fin is true, the fish holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>핀이 모두 거짓이면 피시가 성립합니다.
어느 핀이 참이면 그 핀이 바라보는 후보 숫자가 제거됩니다.
어느 경우든 제거되는 후보 숫자는 틀린 것입니다.</translation>
    </message>
    <message>
        <source>Look for a fish that nearly works, and see which places are left over.
Candidates that see all of those are the ones to check.</source>
        <translation>거의 성립하는 피시를 찾고 어떤 자리가 남는지 보세요.
남는 자리를 모두 바라보는 후보 숫자를 확인하면 됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>행, 열, 박스를 마음대로 섞은 피시입니다. 한쪽의 유닛 {count}개와 다른 쪽의 유닛 {count}개가 맞섭니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
Choose a digit, and add up houses until as many others cover all places.</source>
        <translation>도움 없이 찾기는 매우 어렵습니다.
숫자 하나를 고르고, 같은 개수의 다른 유닛이 모든 자리를 덮을 때까지 유닛을 더해 가세요.</translation>
    </message>
    <message>
        <source>A fish of rows, columns and boxes in any mixture, with some places too many: the fins.</source>
        <translation>행, 열, 박스를 마음대로 섞은 피시에 여분 자리, 곧 핀이 있는 경우입니다.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>핀이 모두 거짓이면 피시가 성립합니다. 한쪽의 유닛 {count}개에서 다른 쪽의 유닛 {count}개의 그 숫자가 모두 정해집니다.
어느 핀이 참이면 그 핀이 바라보는 후보 숫자가 제거됩니다.
어느 경우든 제거되는 후보 숫자는 틀린 것입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
A shorter chain often does the same: look for one first.</source>
        <translation>도움 없이 찾기는 매우 어렵습니다.
더 짧은 사슬로 같은 결과를 얻을 때가 많으니 사슬부터 찾아보세요.</translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows.
One place of each stands in the same column: the feet. The others are the roofs.</source>
        <translation>두 행에서 자리가 각각 두 곳뿐인 숫자입니다.
두 행의 한쪽 끝끼리는 같은 열에 있으며, 이를 밑동이라 합니다. 나머지 두 끝은 지붕이라 합니다.</translation>
    </message>
    <message>
        <source>The feet stand in one line, so at most one of them is true.
Then at least one of the roofs is true.
A cell that sees both roofs cannot hold the digit.</source>
        <translation>두 밑동은 한 줄에 있으므로 많아야 하나만 참입니다.
그러면 지붕 중 적어도 하나는 참입니다.
두 지붕을 모두 바라보는 칸에는 그 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose a digit and find rows with two places.
If two such rows agree in one column but not in the other, look what sees both loose ends.
Do the same with columns.</source>
        <translation>숫자 하나를 골라 자리가 두 곳인 행을 찾으세요.
그런 두 행에서 한쪽 자리끼리는 같은 열에, 다른 쪽 자리끼리는 다른 열에 있으면, 어긋난 두 자리를 모두 바라보는 칸을 찾으세요.
열에서도 똑같이 해 보세요.</translation>
    </message>
    <message>
        <source>A row and a column, each with just two places of a digit.
One place of each lies in the same box.</source>
        <translation>어떤 숫자의 자리가 각각 두 곳뿐인 행 하나와 열 하나입니다.
한쪽 자리끼리 같은 박스에 있습니다.</translation>
    </message>
    <message>
        <source>The two places in the box cannot both be true.
So at least one of the strings has the digit at its far end.
A cell that sees both far ends cannot hold it.</source>
        <translation>박스 안의 두 자리가 함께 참일 수는 없습니다.
그래서 두 줄 가운데 적어도 하나는 반대쪽 끝이 그 숫자입니다.
반대쪽 두 끝을 모두 바라보는 칸에는 그 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose a digit and find a row and a column with two places each.
If they meet in a box, follow both strings to their ends.
Check the cell where the lines of these ends cross.</source>
        <translation>숫자 하나를 골라 자리가 두 곳인 행과 열을 하나씩 찾으세요.
둘이 한 박스에서 만나면 두 줄을 끝까지 따라가세요.
두 끝을 지나는 줄이 엇갈리는 칸을 확인하세요.</translation>
    </message>
    <message>
        <source>Two two-string kites over the same two cells of a box.</source>
        <translation>한 박스의 같은 두 칸 위에 놓인 두 개의 2-스트링 카이트입니다.</translation>
    </message>
    <message>
        <source>In each kite at least one of the far ends is true.
A cell that sees both far ends of a kite cannot hold the digit.</source>
        <translation>카이트마다 반대쪽 두 끝 가운데 적어도 하나는 참입니다.
한 카이트의 반대쪽 두 끝을 모두 바라보는 칸에는 그 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>When you have found a kite, see whether the same cells of the box give another.</source>
        <translation>카이트를 찾았으면 박스의 같은 칸으로 또 하나를 만들 수 있는지 보세요.</translation>
    </message>
    <message>
        <source>A box in which a digit lies only on one row and one column: a cross.
And a line elsewhere with just two places of the digit, one of them in line with the cross.</source>
        <translation>한 박스에서 한 숫자의 자리가 한 행과 한 열 위에만, 곧 십자 위에만 있습니다.
그리고 다른 곳에 그 숫자의 자리가 두 곳뿐인 줄이 있고, 그중 한 자리가 십자의 한쪽 팔과 같은 줄에 놓입니다.</translation>
    </message>
    <message>
        <source>If the first of these two places is true, it clears one arm of the cross.
Then the digit of the box lies on the other arm.
If it is not true, the second place is. The marked cell sees both.</source>
        <translation>두 자리 가운데 첫째가 참이면 십자의 한쪽 팔에서 그 숫자가 사라집니다.
그러면 박스의 그 숫자는 다른 쪽 팔에 있습니다.
거짓이면 둘째 자리가 참입니다. 표시한 칸은 양쪽을 모두 바라봅니다.</translation>
    </message>
    <message>
        <source>Choose a digit and look for boxes in which four cells of a rectangle are free of it.
Look for a line with two places that starts at one arm.
Check the cell where the other place and the other arm meet.</source>
        <translation>숫자 하나를 골라, 사각형을 이루는 네 칸에 그 숫자가 없는 박스를 찾으세요.
한쪽 팔에서 시작하는, 자리가 두 곳인 줄을 찾으세요.
다른 자리와 다른 쪽 팔이 만나는 칸을 확인하세요.</translation>
    </message>
    <message>
        <source>A cross of a digit in a box that works with two different lines.</source>
        <translation>한 박스 안에서 한 숫자가 이루는 십자 하나가 서로 다른 두 줄과 맞물립니다.</translation>
    </message>
    <message>
        <source>With each line the digit is either at its far place or on an arm of the cross.
What sees both goes, for either line.</source>
        <translation>두 줄 중 어느 줄을 쓰든, 그 숫자는 그 줄의 반대쪽 자리에 있거나 십자의 한쪽 팔에 있습니다.
그래서 각 줄에서 반대쪽 자리와 그 팔을 모두 바라보는 후보 숫자는 제거됩니다.</translation>
    </message>
    <message>
        <source>When you have found an empty rectangle, see whether another line of two places meets the same cross.</source>
        <translation>빈 사각형을 찾았으면, 같은 십자와 만나는 자리 두 곳짜리 줄이 또 있는지 보세요.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see each other.
A third place: a house where one of these digits has just two places, each seen by one of the cells.</source>
        <translation>후보 숫자 두 개가 똑같지만 서로 바라보지 않는 두 칸입니다.
여기에 유닛 하나가 더 있습니다. 그 두 숫자 가운데 하나의 자리가 두 곳뿐이고, 두 칸이 그 자리를 하나씩 바라봅니다.</translation>
    </message>
    <message>
        <source>The link is true at one of its places.
So one of the twins cannot hold the linking digit, and takes the other.
What sees both twins cannot hold that other digit.</source>
        <translation>그 유닛의 두 자리 가운데 하나는 참입니다.
그래서 후보 숫자가 똑같은 두 칸 중 적어도 하나는 이어 주는 숫자가 될 수 없어 다른 숫자가 됩니다.
그 두 칸을 모두 바라보는 칸에는 그 다른 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Find cells with the same two candidates.
See whether a row, column or box connects them by one of the digits.</source>
        <translation>후보 숫자 두 개가 똑같은 칸들을 찾으세요.
어느 행, 열, 박스가 두 숫자 중 하나로 이 칸들을 이어 주는지 보세요.</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, and two cells that it sees, the wings.
Pivot and wings have two candidates each, out of three digits.</source>
        <translation>후보 숫자가 두 개인 중심 칸과, 이 칸이 바라보는 두 날개 칸입니다.
중심 칸과 날개의 후보 숫자는 세 숫자 가운데 각각 두 개입니다.</translation>
    </message>
    <message>
        <source>Whichever digit the pivot takes, one of the wings loses it.
That wing then holds the third digit.
What sees both wings cannot hold the third digit.</source>
        <translation>중심 칸이 어느 숫자가 되든 한쪽 날개에서는 그 숫자가 빠집니다.
그 날개에는 셋째 숫자가 들어갑니다.
두 날개를 모두 바라보는 칸에는 셋째 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Start from a cell with two candidates, such as 1 and 2.
Look for a cell with 1 and 3 that it sees, and one with 2 and 3.
Then remove 3 where both are seen.</source>
        <translation>후보 숫자가 두 개인 칸(예를 들어 1과 2)에서 시작하세요.
그 칸이 바라보는 칸 가운데 후보 숫자가 1과 3인 칸, 그리고 2와 3인 칸을 찾으세요.
이 두 칸을 모두 바라보는 칸에서 3을 제거하세요.</translation>
    </message>
    <message>
        <source>Like an XY-Wing, but the pivot has all three candidates.</source>
        <translation>XY-윙과 같지만 중심 칸에 세 후보 숫자가 모두 있습니다.</translation>
    </message>
    <message>
        <source>One of pivot and wings holds the common digit, whatever the pivot is.
What sees all three cannot hold it.</source>
        <translation>중심 칸이 무엇이든, 중심 칸과 날개 가운데 적어도 하나에는 공통 숫자가 들어갑니다.
셋을 모두 바라보는 칸에는 그 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Start from a cell with three candidates.
Look for two cells that it sees, each with two of the three.
Remove the common digit next to the pivot where all three are seen.</source>
        <translation>후보 숫자가 세 개인 칸에서 시작하세요.
그 칸이 바라보는 칸 가운데 그 셋 중 둘만 있는 두 칸을 찾으세요.
중심 칸 곁에서 셋을 모두 바라보는 곳의 공통 숫자를 제거하세요.</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes.
Three of them have the same two candidates; the fourth has one or both of these, and others.</source>
        <translation>두 행, 두 열, 두 박스에 놓인 네 칸입니다.
세 칸의 후보 숫자 두 개가 똑같고, 넷째 칸에는 그중 하나 또는 둘 다와 함께 다른 후보 숫자도 있습니다.</translation>
    </message>
    <message>
        <source>With only two digits in all four, these could be swapped: there would be two solutions.
A Sudoku has one solution, so the fourth cell takes something else.</source>
        <translation>네 칸에 그 두 숫자만 있다면 서로 맞바꿀 수 있어 해답이 두 개가 됩니다.
스도쿠의 해답은 하나이므로 넷째 칸에는 다른 숫자가 들어갑니다.</translation>
    </message>
    <message>
        <source>Find three equal cells with two candidates at the corners of a rectangle.
The rectangle must lie in just two boxes.
Remove these two digits from the fourth corner, as far as they stand there.</source>
        <translation>사각형의 꼭짓점에서 후보 숫자 두 개가 똑같은 세 칸을 찾으세요.
사각형은 박스 두 개에만 걸쳐 있어야 합니다.
넷째 꼭짓점에 그 두 숫자가 있으면 제거하세요.</translation>
    </message>
    <message>
        <source>Four corners in two rows, two columns and two boxes with the same two candidates.
Some corners have one more candidate, the same in each.</source>
        <translation>두 행, 두 열, 두 박스에 놓인 네 꼭짓점에 후보 숫자 두 개가 똑같이 있습니다.
몇몇 꼭짓점에는 후보 숫자가 하나 더 있고, 그 숫자는 모두 같습니다.</translation>
    </message>
    <message>
        <source>Without the extra digit the corners could be swapped, and there would be two solutions.
So one of these corners holds the extra digit.
What sees them all cannot hold it.</source>
        <translation>그 여분 숫자가 없다면 꼭짓점의 숫자를 맞바꿀 수 있어 해답이 두 개가 됩니다.
그래서 그 꼭짓점들 가운데 적어도 하나에는 여분 숫자가 들어갑니다.
그 꼭짓점을 모두 바라보는 칸에는 여분 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Find a rectangle of corners with two common digits.
If all extras are one digit, look what sees every corner with it.</source>
        <translation>공통된 두 숫자가 있는 꼭짓점들의 사각형을 찾으세요.
여분이 모두 같은 숫자라면, 그 숫자가 있는 꼭짓점을 모두 바라보는 칸을 보세요.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.</source>
        <translation>네 꼭짓점에 똑같은 후보 숫자 두 개가 있습니다. 두 꼭짓점에는 다른 후보 숫자도 있습니다.</translation>
    </message>
    <message>
        <source>One of these two corners holds one of its extra digits, or there would be two solutions.
So together they act like one cell with the extra digits.
With other cells of the house it makes a naked set, and the rest of the house loses its digits.</source>
        <translation>이 두 꼭짓점 가운데 적어도 하나에는 여분 숫자가 들어갑니다. 그렇지 않으면 해답이 두 개가 됩니다.
그래서 두 꼭짓점을 합치면 여분 숫자만 있는 한 칸처럼 볼 수 있습니다.
유닛의 다른 칸과 함께 네이키드 집합을 이루면 유닛의 나머지에서 그 숫자들이 제거됩니다.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
Take the extras as a single cell and look for a pair or triple with it.</source>
        <translation>한 유닛에 있는 두 꼭짓점에 여분 숫자가 있는 사각형을 찾으세요.
두 꼭짓점을 여분 숫자만 있는 한 칸으로 보고, 이 칸을 넣은 페어나 트리플을 찾으세요.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.
One of the two digits has no other place in the house of these two corners.</source>
        <translation>네 꼭짓점에 똑같은 후보 숫자 두 개가 있습니다. 두 꼭짓점에는 다른 후보 숫자도 있습니다.
두 숫자 가운데 하나는 이 두 꼭짓점이 있는 유닛에서 다른 자리가 없습니다.</translation>
    </message>
    <message>
        <source>The house needs that digit, so one of the two corners holds it.
If the other took the second digit, the corners could be swapped: two solutions.
So neither of the two holds the second digit.</source>
        <translation>유닛에는 그 숫자가 들어가야 하므로 두 꼭짓점 가운데 하나가 그 자리입니다.
다른 꼭짓점이 둘째 숫자라면 꼭짓점의 숫자를 맞바꿀 수 있어 해답이 두 개가 됩니다.
그래서 두 꼭짓점 칸 중 어느 쪽도 둘째 숫자일 수 없습니다.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
See whether one digit of the rectangle has only these two places there.
Remove the other digit from both.</source>
        <translation>한 유닛에 있는 두 꼭짓점에 여분 숫자가 있는 사각형을 찾으세요.
사각형의 두 숫자 중 하나가 그 유닛에서 이 두 칸에만 들어갈 수 있는지 보세요.
두 꼭짓점에서 다른 숫자를 제거하세요.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two opposite corners have more.
One of the digits has only corners as its places, in both rows or both columns.</source>
        <translation>네 꼭짓점에 똑같은 후보 숫자 두 개가 있습니다. 대각선으로 마주 보는 두 꼭짓점에는 후보 숫자가 더 있습니다.
두 숫자 가운데 하나는 두 행 모두에서, 또는 두 열 모두에서 자리가 꼭짓점뿐입니다.</translation>
    </message>
    <message>
        <source>If that digit stood at one of the corners with extra candidates, it would stand at the opposite one too.
Then the corners could be swapped, and there would be two solutions.</source>
        <translation>그 숫자가 여분 숫자가 있는 꼭짓점 하나에 놓이면 대각선으로 마주 보는 꼭짓점에도 놓여야 합니다.
그러면 꼭짓점의 숫자를 맞바꿀 수 있어 해답이 두 개가 됩니다.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two opposite corners.
See whether one of the digits has no other places in these rows or columns.</source>
        <translation>대각선으로 마주 보는 두 꼭짓점에 여분 숫자가 있는 사각형을 찾으세요.
사각형의 두 숫자 가운데 하나가 사각형의 두 행이나 두 열에서 꼭짓점에만 들어갈 수 있는지 보세요.</translation>
    </message>
    <message>
        <source>Four corners that all have the same two candidates, mostly among others.
One of the digits has no other place in the lines of one corner.</source>
        <translation>네 꼭짓점 모두에 똑같은 후보 숫자 두 개가 있고, 대개 다른 후보 숫자도 섞여 있습니다.
두 숫자 가운데 하나는 한 꼭짓점의 행과 열에서 꼭짓점 말고는 자리가 없습니다.</translation>
    </message>
    <message>
        <source>If that corner took the other digit, the first would have to stand at both its neighbours.
Then all four corners hold the two digits and could be swapped: two solutions.</source>
        <translation>그 꼭짓점이 다른 숫자라면, 앞의 숫자는 그 이웃 꼭짓점 둘에 모두 놓여야 합니다.
그러면 네 꼭짓점에 두 숫자만 놓여 맞바꿀 수 있고 해답이 두 개가 됩니다.</translation>
    </message>
    <message>
        <source>Start from a corner with just the two candidates.
At the opposite corner look whether one digit has only corners in its row and its column.
Remove the other digit there.</source>
        <translation>후보 숫자가 그 두 개뿐인 꼭짓점에서 시작하세요.
대각선으로 마주 보는 꼭짓점에서, 한 숫자가 그 행과 열에서 꼭짓점에만 있는지 보세요.
그 꼭짓점에서 다른 숫자를 제거하세요.</translation>
    </message>
    <message>
        <source>Three entries at the corners of a rectangle, none of them given, made of two digits.
At the fourth corner the swapped digit is still a candidate.</source>
        <translation>사각형의 세 꼭짓점에 입력한 숫자가 있습니다. 주어진 숫자는 없고, 두 숫자로만 되어 있습니다.
넷째 꼭짓점에는 맞바꾸기를 완성하는 숫자가 아직 후보 숫자로 남아 있습니다.</translation>
    </message>
    <message>
        <source>With that digit the four entries could be swapped, and no given would object.
There would be two solutions, so the fourth corner is something else.</source>
        <translation>그 숫자가 놓이면 네 꼭짓점의 숫자를 서로 맞바꿀 수 있고, 이를 막는 주어진 숫자도 없습니다.
해답이 두 개가 되므로 넷째 꼭짓점에는 다른 숫자가 들어갑니다.</translation>
    </message>
    <message>
        <source>Look at entries of your own that stand in pairs like 3 7 over 7.
If no corner is given, keep the fourth from closing the rectangle.</source>
        <translation>직접 입력한 숫자 가운데 위에 3 7, 아래에 7이 있는 것처럼 짝을 이룬 곳을 찾으세요.
네 꼭짓점 가운데 처음부터 주어진 숫자가 하나도 없으면, 넷째 꼭짓점에는 사각형을 완성하는 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Two entries at corners of a rectangle, none of them given, and two empty corners.
The empty corners share one extra candidate.</source>
        <translation>사각형의 두 꼭짓점에는 처음부터 주어지지 않고 풀면서 채운 숫자가 있고, 나머지 두 꼭짓점은 빈칸입니다.
두 빈칸에는 똑같은 여분 숫자가 하나씩 있습니다.</translation>
    </message>
    <message>
        <source>Without the extra digit the four entries could be swapped: two solutions.
So one of the empty corners holds the extra digit.
What sees both cannot hold it.</source>
        <translation>여분 숫자가 없다면 네 꼭짓점의 숫자를 서로 맞바꿀 수 있어 해답이 두 개가 됩니다.
그래서 빈 꼭짓점 가운데 적어도 하나에는 여분 숫자가 들어갑니다.
빈 꼭짓점 두 곳을 모두 바라보는 칸에는 여분 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Look for two entries side by side, with the same two digits possible opposite, the other way round.</source>
        <translation>나란한 두 입력과, 맞은편에 같은 두 숫자가 순서만 바뀌어 들어갈 수 있는 곳을 찾으세요.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for one cell with three.
Without one of the three, each digit would stand twice in each row, column and box.</source>
        <translation>모든 빈칸에 후보 숫자가 두 개씩 있고, 한 칸에만 세 개 있습니다.
그 셋 가운데 하나를 빼면 행, 열, 박스마다 남은 숫자의 자리가 모두 두 곳씩이 됩니다.</translation>
    </message>
    <message>
        <source>With two candidates in each cell, and each digit twice in each house, the two could be swapped everywhere.
Then there would be two solutions, or none if neither fits.
A Sudoku has just one. So the extra candidate, which prevents the swap, is true.</source>
        <translation>칸마다 후보 숫자가 두 개이고 유닛마다 남은 숫자의 자리가 모두 두 곳씩이라면, 모든 칸을 한꺼번에 다른 쪽 후보 숫자로 바꿀 수 있습니다.
그러면 해답은 두 개이거나, 어느 쪽도 맞지 않아 하나도 없습니다.
스도쿠의 해답은 하나뿐입니다. 그래서 맞바꾸기를 막는 여분의 후보 숫자가 참입니다.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle count the cells with three candidates.
If there is just one, take the digit that appears three times in its row.</source>
        <translation>퍼즐이 끝나 갈 때 후보 숫자가 세 개인 칸을 세어 보세요.
하나뿐이라면, 그 행에 세 번 나오는 숫자를 고르세요.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for a few cells.</source>
        <translation>몇 칸만 빼고 모든 빈칸에 후보 숫자가 두 개씩 있습니다.</translation>
    </message>
    <message>
        <source>With two candidates everywhere, and each digit twice in each house, there are two solutions or none.
So at least one of the extra candidates is true.
What disagrees with all of them goes.</source>
        <translation>어디에나 후보 숫자가 두 개이고 유닛마다 남은 숫자의 자리가 모두 두 곳씩이라면, 해답은 두 개이거나 하나도 없습니다.
그래서 여분의 후보 숫자 가운데 적어도 하나는 참입니다.
그 모두와 함께 참일 수 없는 후보 숫자는 제거됩니다.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle mark the candidates that are too many.
See what they have in common: one digit, one house, or one pair.</source>
        <translation>퍼즐이 끝나 갈 때 여분의 후보 숫자를 표시하세요.
숫자 하나, 유닛 하나, 페어 하나처럼 그것들의 공통점을 찾으세요.</translation>
    </message>
    <message>
        <source>A ring of cells with the same two candidates, twice in each house that it meets.
Only one or a few of the cells have more.</source>
        <translation>후보 숫자 두 개가 똑같은 칸들이 고리를 이루고, 고리가 지나는 유닛마다 두 칸씩 있습니다.
그중 한 칸이나 몇 칸에만 후보 숫자가 더 있습니다.</translation>
    </message>
    <message>
        <source>With the two digits alone, the ring could be filled in two ways: two solutions.
So something else stands in one of the cells that have more.</source>
        <translation>두 숫자만 있다면 고리를 두 가지로 채울 수 있어 해답이 두 개가 됩니다.
그래서 후보 숫자가 더 있는 칸 가운데 적어도 하나에는 다른 숫자가 들어갑니다.</translation>
    </message>
    <message>
        <source>It is a unique rectangle with more corners.
Follow equal cells with two candidates until they come back.</source>
        <translation>꼭짓점이 더 많은 유일 사각형입니다.
후보 숫자 두 개가 똑같은 칸들을, 시작한 곳으로 돌아올 때까지 따라가세요.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, joined like links of a net.
Colour its places in turn: one colour, then the other.</source>
        <translation>한 숫자의 자리가 두 곳뿐인 유닛들이 그물처럼 이어진 경우입니다.
그 자리에 두 색을 번갈아 칠합니다.</translation>
    </message>
    <message>
        <source>In each link just one end is true, so one colour is true everywhere and the other nowhere.
Whichever it is, a cell that sees both colours cannot hold the digit.</source>
        <translation>연결마다 한쪽 끝만 참이므로, 한 색은 모두 참이고 다른 색은 모두 거짓입니다.
어느 쪽이든 두 색을 모두 바라보는 칸에는 그 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
Look for places outside that see both colours.</source>
        <translation>숫자 하나를 골라 자리가 두 곳인 유닛을 찾으세요.
한 자리에서 시작해 짝이 되는 자리를 따라가며 두 색을 번갈아 칠하세요.
색칠하지 않은 자리 가운데 두 색을 모두 바라보는 자리를 찾으세요.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, coloured in turn.
Two cells of one colour see each other.</source>
        <translation>한 숫자의 자리가 두 곳뿐인 유닛들에 두 색을 번갈아 칠한 경우입니다.
같은 색의 두 칸이 서로 바라봅니다.</translation>
    </message>
    <message>
        <source>One colour is true everywhere and the other nowhere.
A colour that would put the digit twice in a house cannot be the true one.
So it goes everywhere.</source>
        <translation>한 색은 모두 참이고 다른 색은 모두 거짓입니다.
한 유닛에 같은 숫자를 두 번 넣게 되는 색은 참일 수 없습니다.
그래서 그 색은 모두 제거됩니다.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
See whether a colour meets itself.</source>
        <translation>숫자 하나를 골라 자리가 두 곳인 유닛을 찾으세요.
한 자리에서 시작해 짝이 되는 자리를 따라가며 두 색을 번갈아 칠하세요.
같은 색의 두 칸이 서로 바라보는지 보세요.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees a colour of the second.</source>
        <translation>한 숫자의 그물이 따로따로 두 개 있고, 그물마다 두 색이 칠해져 있습니다.
첫 번째 그물의 한 색이 두 번째 그물의 한 색을 바라봅니다.</translation>
    </message>
    <message>
        <source>These two colours cannot both be true.
So at least one of their opposites is true.
What sees both opposites cannot hold the digit.</source>
        <translation>이 두 색이 함께 참일 수는 없습니다.
그래서 두 색의 상대 색 가운데 적어도 하나는 참입니다.
두 상대 색을 모두 바라보는 칸에는 그 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
Find where they touch, and look at the colours that do not.</source>
        <translation>한 숫자의 두 그물에 색을 칠하세요.
맞닿는 곳을 찾고, 맞닿지 않는 색을 보세요.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees both colours of the second.</source>
        <translation>한 숫자의 그물이 따로따로 두 개 있고, 그물마다 두 색이 칠해져 있습니다.
첫 번째 그물의 한 색이 두 번째 그물의 두 색을 모두 바라봅니다.</translation>
    </message>
    <message>
        <source>One colour of the second net is true, and the first colour sees it.
So that first colour is wrong everywhere.</source>
        <translation>두 번째 그물에서는 두 색 중 하나가 참이고, 첫 번째 그물의 한 색은 그 두 색을 모두 바라봅니다.
그래서 첫 번째 그물의 그 색은 모두 거짓입니다.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
See whether one colour touches both colours of the other net.</source>
        <translation>한 숫자의 두 그물에 색을 칠하세요.
한 색이 다른 그물의 두 색과 모두 맞닿는지 보세요.</translation>
    </message>
    <message>
        <source>A row of cells with the same two candidates, each seeing the next.
There are four or more of them, an even number.</source>
        <translation>후보 숫자 두 개가 똑같은 칸들이 줄지어 있고, 각 칸이 다음 칸을 바라봅니다.
칸은 네 개 이상이고 짝수입니다.</translation>
    </message>
    <message>
        <source>Along the row the digits change in turn.
The two ends therefore hold different digits, whichever way round.
What sees both ends can hold neither.</source>
        <translation>줄을 따라 두 숫자가 번갈아 놓입니다.
그래서 어느 쪽이든 양 끝의 숫자는 서로 다릅니다.
양 끝을 모두 바라보는 칸에는 두 숫자 중 어느 것도 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Find several cells with the same two candidates.
Walk from one to the next and count.
After three, five or seven steps the ends differ.</source>
        <translation>후보 숫자 두 개가 똑같은 칸을 여러 개 찾으세요.
한 칸씩 옮겨 가며 세어 보세요.
세 걸음, 다섯 걸음, 일곱 걸음 뒤에는 양 끝의 숫자가 다릅니다.</translation>
    </message>
    <message>
        <source>Two houses where a digit has just two places, joined by two places that see each other.</source>
        <translation>한 숫자의 자리가 두 곳뿐인 두 유닛이, 서로 바라보는 두 자리로 이어진 경우입니다.</translation>
    </message>
    <message>
        <source>The joined places cannot both be true.
So at least one of the far ends is true.
What sees both far ends cannot hold the digit.</source>
        <translation>이어진 두 자리가 함께 참일 수는 없습니다.
그래서 반대쪽 두 끝 가운데 적어도 하나는 참입니다.
반대쪽 두 끝을 모두 바라보는 칸에는 그 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Look for two of them that touch, and check what sees the loose ends.</source>
        <translation>숫자 하나를 골라 자리가 두 곳인 유닛을 표시하세요.
서로 맞닿는 두 유닛을 찾고, 나머지 두 끝을 함께 바라보는 칸을 확인하세요.</translation>
    </message>
    <message>
        <source>A digit, and houses where it has just two places, joined into a longer chain.</source>
        <translation>한 숫자의 자리가 두 곳뿐인 유닛들이 더 길게 이어진 사슬입니다.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow: is, is not, is …
The last end is then true.
So one of the ends is true, and what sees both goes.</source>
        <translation>첫 끝이 거짓이라고 가정하고 따라가세요. 참, 거짓, 참…
그러면 마지막 끝은 참입니다.
그래서 양 끝 중 적어도 하나는 참이고, 양 끝을 모두 바라보는 후보 숫자는 제거됩니다.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Start with one, step to a place that it sees, take the next house.
Stop when the two ends see a common candidate.</source>
        <translation>숫자 하나를 골라 자리가 두 곳인 유닛을 표시하세요.
하나에서 시작해 그 끝이 바라보는 자리로 옮기고, 그 자리의 유닛을 이으세요.
양 끝이 함께 바라보는 후보 숫자가 있으면 멈추세요.</translation>
    </message>
    <message>
        <source>Cells with two candidates, each seeing the next and sharing a digit with it.
Both ends have one digit in common.</source>
        <translation>후보 숫자가 두 개인 칸들이 이어집니다. 각 칸은 다음 칸을 바라보며, 두 칸에는 똑같은 후보 숫자가 하나 있습니다.
양 끝 칸에도 공통 숫자가 하나 있습니다.</translation>
    </message>
    <message>
        <source>It is like dominoes: if the first end is not the digit, it is its other digit.
That pushes the next cell, and so on, until the last end is the digit.
What sees both ends cannot hold it.</source>
        <translation>도미노와 같습니다. 첫 끝이 그 숫자가 아니면 자기의 다른 숫자가 됩니다.
그것이 다음 칸을 밀고, 그렇게 이어져 마지막 끝이 그 숫자가 됩니다.
양 끝을 모두 바라보는 칸에는 그 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Start at a cell with two candidates and leave out one of them.
Step to a cell with two candidates that contains the other.
Go on until the digit left out at the start comes up again.</source>
        <translation>후보 숫자가 두 개인 칸에서 시작해 그중 하나를 빼 보세요.
그 칸이 바라보는 칸 중에서, 후보 숫자가 두 개이고 남은 숫자가 있는 칸으로 옮기세요.
처음에 뺀 숫자가 다시 나올 때까지 계속하세요.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its beginning without a clash.</source>
        <translation>칸과 숫자를 넘나드는 연결의 사슬이 모순 없이 시작한 곳으로 돌아오는 경우입니다.</translation>
    </message>
    <message>
        <source>It can be walked both ways round, so in every link just one end is true.
Whatever sees both ends of a link goes.</source>
        <translation>어느 방향으로도 돌 수 있으므로 모든 연결에서 한쪽 끝만 참입니다.
한 연결의 양 끝을 모두 바라보는 후보 숫자는 제거됩니다.</translation>
    </message>
    <message>
        <source>Build a chain: if not this, then that; if that, then not the next.
If it closes, look beside each of its links.</source>
        <translation>사슬을 만드세요. 이것이 거짓이면 저것이 참, 저것이 참이면 다음은 거짓.
사슬이 닫히면 연결마다 양 끝을 함께 바라보는 후보 숫자를 살펴보세요.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its first cell and clashes there.</source>
        <translation>칸과 숫자를 넘나드는 연결의 사슬이 첫 칸으로 돌아와 거기서 모순을 일으키는 경우입니다.</translation>
    </message>
    <message>
        <source>Assume the opposite of what is marked, and follow the links.
They lead to a contradiction in the cell where they began.
So the assumption is wrong.</source>
        <translation>표시한 것의 반대를 가정하고 연결을 따라가세요.
시작한 칸에서 모순에 이릅니다.
따라서 가정이 틀렸습니다.</translation>
    </message>
    <message>
        <source>Take a candidate and ask what follows if it is true.
Follow houses with two places and cells with two candidates.
If the candidate is refuted at the end, remove it.</source>
        <translation>후보 숫자 하나가 참이면 어떻게 되는지 생각해 보세요.
자리가 두 곳인 유닛과 후보 숫자가 두 개인 칸을 따라가세요.
끝에 그 후보 숫자가 부정되면 제거하세요.</translation>
    </message>
    <message>
        <source>A chain of links over cells and digits whose two ends cannot both be wrong.</source>
        <translation>칸과 숫자를 넘나드는 연결의 사슬이고, 양 끝이 함께 틀릴 수는 없습니다.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow the links: the last end is true.
So at least one of the ends is true.
What disagrees with both ends goes.</source>
        <translation>첫 끝이 거짓이라고 가정하고 연결을 따라가면 마지막 끝이 참입니다.
그래서 양 끝 중 적어도 하나는 참입니다.
양 끝 어느 쪽과도 함께 참일 수 없는 후보 숫자는 제거됩니다.</translation>
    </message>
    <message>
        <source>Start with a house where a digit has two places, or a cell with two candidates.
Go on in turn: if this is true, that is not; if that is not, this is.
Stop when the ends see a common candidate.</source>
        <translation>한 숫자의 자리가 두 곳인 유닛이나 후보 숫자가 두 개인 칸에서 시작하세요.
번갈아 나아가세요. 이것이 참이면 저것은 거짓, 저것이 거짓이면 이것은 참.
양 끝이 함께 바라보는 후보 숫자가 있으면 멈추세요.</translation>
    </message>
    <message>
        <source>A chain like others, but some links hold several cells of a box that stand in line.
The digit is in one of them, whichever.</source>
        <translation>다른 사슬과 같지만, 어떤 연결에서는 한 박스에서 한 줄에 놓인 여러 칸을 그룹으로 묶습니다.
그 숫자는 어느 칸이든 그중 하나에 있습니다.</translation>
    </message>
    <message>
        <source>A group is true if one of its cells is; it sees what all its cells see.
With that the links hold as in any chain.
What disagrees with the result goes.</source>
        <translation>그룹은 그중 한 칸이 참이면 참이고, 모든 칸이 함께 바라보는 것을 바라봅니다.
그렇게 보면 연결은 여느 사슬처럼 성립합니다.
결과와 함께 참일 수 없는 후보 숫자는 제거됩니다.</translation>
    </message>
    <message>
        <source>When a chain gets stuck at three places, see whether two of them stand in line in a box.
Take these two as one.</source>
        <translation>세 자리에서 사슬이 막히면, 그중 둘이 한 박스에서 한 줄에 놓였는지 보세요.
그 둘을 하나로 보세요.</translation>
    </message>
    <message>
        <source>Two sets of cells, each in one house with one candidate more than cells.
They share a digit whose places in both sets all see each other.</source>
        <translation>칸의 집합 두 개입니다. 각 집합은 한 유닛 안에 있고 칸 수보다 후보 숫자가 하나 더 많습니다.
두 집합이 함께 쓰는 숫자가 있고, 양쪽에서 그 숫자의 자리는 모두 서로 바라봅니다.</translation>
    </message>
    <message>
        <source>Only one of the sets can have that digit.
The other has as many digits as cells, so it holds all of them.
A second shared digit is therefore in one of the sets; what sees all its places goes.</source>
        <translation>그 숫자는 한 집합에만 들어갈 수 있습니다.
다른 집합은 숫자와 칸의 개수가 같아져 나머지 숫자가 모두 들어갑니다.
그래서 함께 쓰는 둘째 숫자는 두 집합 중 적어도 하나에 들어가고, 두 집합에 있는 그 숫자의 자리를 모두 바라보는 칸에서는 그 숫자가 제거됩니다.</translation>
    </message>
    <message>
        <source>A cell with two candidates is the smallest such set; two cells with three come next.
Find two that share two digits, one of which cannot be in both.</source>
        <translation>후보 숫자가 두 개인 칸이 가장 작은 집합이고, 그다음은 숫자가 세 개인 두 칸입니다.
두 숫자를 함께 쓰고, 그중 하나는 양쪽에 다 들어갈 수 없는 두 집합을 찾으세요.</translation>
    </message>
    <message>
        <source>Three sets of cells, each with one candidate more than cells.
The middle one shares a digit with each of the others, and they cannot both have it.</source>
        <translation>칸 수보다 후보 숫자가 하나 더 많은 칸의 집합 세 개입니다.
가운데 집합은 다른 두 집합과 숫자를 하나씩 함께 쓰고, 그 숫자가 양쪽에 다 들어갈 수는 없습니다.</translation>
    </message>
    <message>
        <source>The middle set can give up only one digit.
So one of the outer sets loses its digit, and holds all its others.
A digit that both outer sets have is in one of them.</source>
        <translation>가운데 집합에서 빠질 수 있는 숫자는 하나뿐입니다.
그래서 두 바깥 집합 중 적어도 하나에서는 가운데 집합과 함께 쓰는 숫자가 빠지고, 그 집합에는 나머지 숫자가 모두 들어갑니다.
두 바깥 집합에 다 있는 숫자는 두 집합 중 적어도 하나에 들어갑니다.</translation>
    </message>
    <message>
        <source>It is an XY-Wing whose cells have grown into sets.
Start from the middle set and look for a partner at each of its digits.</source>
        <translation>XY-윙의 칸이 집합으로 커진 것입니다.
가운데 집합에서 시작해 그 숫자마다 짝이 될 집합을 찾으세요.</translation>
    </message>
    <message>
        <source>Sets of cells in a row, each with one candidate more than cells.
Each shares a digit with the next, and they cannot both have it.</source>
        <translation>칸 수보다 후보 숫자가 하나 더 많은 집합들이 차례로 이어집니다.
각 집합은 다음 집합과 숫자를 함께 쓰고, 그 숫자가 양쪽에 다 들어갈 수는 없습니다.</translation>
    </message>
    <message>
        <source>If the first set lacks its digit, it locks and takes a digit from the next, and so on.
So the first or the last set holds the digit that both have.
What sees all its places goes.</source>
        <translation>첫 집합에서 숫자가 빠지면 그 집합이 잠겨 다음 집합에서도 숫자가 하나 빠지고, 그렇게 이어집니다.
그래서 첫 집합과 마지막 집합에 다 있는 숫자는 둘 중 적어도 하나에 들어갑니다.
두 집합에 있는 그 숫자의 자리를 모두 바라보는 칸에서는 그 숫자가 제거됩니다.</translation>
    </message>
    <message>
        <source>It is an XY-chain whose cells have grown into sets.
Extend two connected sets by a third, and compare the ends.</source>
        <translation>XY-사슬의 칸이 집합으로 커진 것입니다.
이어진 두 집합에 셋째 집합을 잇고 양 끝을 비교하세요.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a set of cells that it would lock: the petals.
A petal has one candidate more than cells.</source>
        <translation>줄기라 부르는 칸이 있고, 그 후보 숫자마다 칸의 집합이 하나씩 딸려 있습니다. 이 집합을 꽃잎이라 하며, 줄기에 그 숫자가 들어가면 그 꽃잎은 남은 숫자만으로 잠긴 집합이 됩니다.
꽃잎마다 후보 숫자가 칸 수보다 하나 더 많습니다.</translation>
    </message>
    <message>
        <source>Whichever digit the stem takes, it takes that digit from one petal.
That petal then holds all its other digits.
A digit in all petals is in one of them; what sees all of it goes.</source>
        <translation>줄기가 어느 숫자가 되든 꽃잎 하나에서 그 숫자가 빠집니다.
그러면 그 꽃잎에는 나머지 숫자가 모두 들어갑니다.
모든 꽃잎에 있는 숫자는 그중 적어도 하나에 들어가고, 꽃잎들에 있는 그 숫자의 자리를 모두 바라보는 칸에서는 그 숫자가 제거됩니다.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates.
Find a set at each of them, and see which digit they share.</source>
        <translation>후보 숫자가 두 개나 세 개인 칸에서 시작하세요.
숫자마다 집합을 찾고, 집합들이 어떤 숫자를 함께 쓰는지 보세요.</translation>
    </message>
    <message>
        <source>Two or three cells where a row or column crosses a box, with at least two candidates more than cells.
In line and box beside them are cells that use only some of these digits.</source>
        <translation>행이나 열이 박스를 지나는 곳의 두세 칸에 칸 수보다 후보 숫자가 두 개 이상 더 많습니다.
그 줄과 박스의 다른 곳에 후보 숫자가 이 숫자들 가운데 일부뿐인 칸들이 있습니다.</translation>
    </message>
    <message>
        <source>Counted together there are as many digits as cells, so each digit stands once.
Digits of the line cells go from the rest of the line.
Digits of the box cells go from the rest of the box.</source>
        <translation>합쳐 세면 숫자와 칸의 개수가 같으므로 각 숫자가 한 번씩 들어갑니다.
줄 쪽 칸들의 숫자는 그 줄의 나머지에서 제거됩니다.
박스 쪽 칸들의 숫자는 그 박스의 나머지에서 제거됩니다.</translation>
    </message>
    <message>
        <source>Look where a line crosses a box with open cells.
Find a cell with two candidates out of them in the line, and one with two others in the box.</source>
        <translation>줄이 박스를 지나는 곳에 빈칸이 있는지 보세요.
그 빈칸들의 후보 숫자 가운데 두 개만 있는 칸을 줄에서, 다른 두 개만 있는 칸을 박스에서 찾으세요.</translation>
    </message>
    <message>
        <source>A fish whose fins do not all see the candidate that should go.
From each fin a chain leads there instead.</source>
        <translation>제거될 후보 숫자를 바라보지 않는 핀이 있는 피시입니다.
그 대신 핀마다 그 후보 숫자에 이르는 사슬이 있습니다.</translation>
    </message>
    <message>
        <source>If no fin is true, the fish removes the candidate.
If a fin is true, its chain removes it.
So it goes in every case.</source>
        <translation>핀이 모두 거짓이면 피시가 그 후보 숫자를 제거합니다.
어느 핀이 참이면 그 핀의 사슬이 제거합니다.
그래서 어느 경우든 제거됩니다.</translation>
    </message>
    <message>
        <source>Find a fish with fins first.
Then follow from each fin what it forces.</source>
        <translation>먼저 핀이 있는 피시를 찾으세요.
그다음 핀마다 어떤 결과로 이어지는지 따라가세요.</translation>
    </message>
    <message>
        <source>A candidate from which chains lead to something impossible.</source>
        <translation>불가능한 상황으로 사슬이 이어지는 후보 숫자입니다.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true.
By forced moves a cell runs out of digits, a house lacks a digit, or both yes and no follow.
So the assumption is wrong.</source>
        <translation>그 후보 숫자가 참이라고 가정합니다.
필연적인 결과를 따라가면 칸에 숫자가 남지 않거나, 유닛에서 어떤 숫자의 자리가 없어지거나, 참이면서 거짓인 것이 나옵니다.
따라서 가정이 틀렸습니다.</translation>
    </message>
    <message>
        <source>Pick a candidate whose place decides much, and follow it on paper.
Use cells with two candidates and houses with two places.</source>
        <translation>많은 것을 좌우하는 후보 숫자를 골라 종이 위에서 따라가세요.
후보 숫자가 두 개인 칸과 자리가 두 곳인 유닛을 쓰세요.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities lead to the same result.</source>
        <translation>모든 가능성이 같은 결과로 이어지는 칸이나 유닛입니다.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Each of them, followed by forced moves, ends alike.
So this result is true whatever happens.</source>
        <translation>가능성 가운데 하나는 참입니다.
그 하나하나에서 필연적인 결과를 따라가면 끝이 똑같습니다.
그래서 어떻게 되든 이 결과는 참입니다.</translation>
    </message>
    <message>
        <source>Pick a cell with two candidates, or a digit with two places in a house.
Follow both stories, and compare what they say.</source>
        <translation>후보 숫자가 두 개인 칸이나, 한 유닛에서 자리가 두 곳뿐인 숫자를 고르세요.
두 갈래를 모두 따라가 보고 결과를 비교하세요.</translation>
    </message>
    <message>
        <source>A candidate from which several lines of forced moves together lead to something impossible.</source>
        <translation>필연적인 결과의 여러 갈래가 모여 불가능한 상황으로 이어지는 후보 숫자입니다.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true, and write down all that is forced.
At last something impossible comes out.
So the assumption is wrong.</source>
        <translation>그 후보 숫자가 참이라고 가정하고, 그에 따라 정해지는 것을 모두 적습니다.
마침내 불가능한 것이 나옵니다.
따라서 가정이 틀렸습니다.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Keep this for puzzles where nothing else helps.</source>
        <translation>판을 옮겨 그리고, 후보 숫자 하나가 맞다고 가정한 뒤 그에 따라 정해지는 숫자를 채워 보세요.
다른 방법이 통하지 않는 퍼즐에만 쓰세요.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities, with everything that they force, lead to the same result.</source>
        <translation>모든 가능성이, 그에 따라 정해지는 것까지 합쳐, 같은 결과로 이어지는 칸이나 유닛입니다.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Whatever it is, all that it forces contains the result.
So the result is true.</source>
        <translation>가능성 가운데 하나는 참입니다.
그것이 무엇이든, 그에 따라 정해지는 것 안에 이 결과가 들어 있습니다.
그래서 이 결과는 참입니다.</translation>
    </message>
    <message>
        <source>Follow each possibility on a copy of the board, and look for what all copies share.</source>
        <translation>판을 옮겨 그려 가능성을 하나씩 따라가고, 모든 판에 공통된 것을 찾으세요.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, with one cell in common.</source>
        <translation>한 숫자를 판에 아홉 번 놓는 모든 방법에 공통으로 들어 있는 칸이 있습니다.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in all of them holds the digit.</source>
        <translation>그 방법들 가운데 하나가 해답입니다.
모든 방법에 들어 있는 칸에는 그 숫자가 들어갑니다.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try to leave the cell out and see that the digit cannot be placed.</source>
        <translation>컴퓨터가 할 일입니다.
손으로 한다면 그 칸을 빼고서는 숫자를 다 놓을 수 없다는 것을 확인해 보세요.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, none of which uses a cell.</source>
        <translation>한 숫자를 판에 아홉 번 놓는 어느 방법에도 쓰이지 않는 칸이 있습니다.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in none of them does not hold the digit.</source>
        <translation>그 방법들 가운데 하나가 해답입니다.
어느 방법에도 없는 칸에는 그 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try the digit in that cell and see that the rest cannot be placed.</source>
        <translation>컴퓨터가 할 일입니다.
손으로 한다면 후보 숫자가 있는 칸에 그 숫자를 넣어 보고, 나머지 유닛에 그 숫자를 모두 놓을 수는 없다는 것을 확인해 보세요.</translation>
    </message>
    <message>
        <source>Cells that see the same neighbours, and all combinations of digits that they could hold.</source>
        <translation>같은 이웃을 바라보는 칸들과, 그 칸들에 함께 들어갈 수 있는 모든 숫자 조합입니다.</translation>
    </message>
    <message>
        <source>A combination is impossible if it leaves a neighbour without a digit.
A candidate that is in impossible combinations only goes.</source>
        <translation>이웃 칸에 숫자가 남지 않게 하는 조합은 불가능합니다.
불가능한 조합에만 나오는 후보 숫자는 제거됩니다.</translation>
    </message>
    <message>
        <source>Take two or three cells that see several cells with few candidates.
Write down their combinations and cross out those that empty a neighbour.</source>
        <translation>후보 숫자가 적은 칸 여러 개를 바라보는 두세 칸을 고르세요.
그 두세 칸에 가능한 조합을 나열하고, 이웃 칸에 숫자가 남지 않게 하는 조합을 지우세요.</translation>
    </message>
    <message>
        <source>A candidate that, taken as true, makes its own digit impossible elsewhere.</source>
        <translation>참이라고 가정하면 같은 숫자가 다른 유닛에 들어갈 수 없게 되는 후보 숫자입니다.</translation>
    </message>
    <message>
        <source>Place the digit there and follow this one digit only.
At last a house has no place for it, or it stands twice.
So the candidate is wrong.</source>
        <translation>그곳에 숫자를 놓고 이 숫자 하나만 따라가세요.
그러다 보면 그 숫자의 자리가 없는 유닛이 나오거나, 한 유닛에 그 숫자가 두 번 놓입니다.
따라서 그 후보 숫자는 틀린 것입니다.</translation>
    </message>
    <message>
        <source>Choose a digit with few places.
Assume one of them and mark where the digit has to go next.</source>
        <translation>자리가 적은 숫자를 고르세요.
그 자리 중 한 곳에 숫자가 들어간다고 가정하고, 이어서 그 숫자가 들어갈 수밖에 없는 곳을 표시하세요.</translation>
    </message>
    <message>
        <source>An assumption whose consequences, taken together, lead to a contradiction or to one result.</source>
        <translation>한 가정의 결과들을 모으면 모순이나 하나의 결론에 이릅니다.</translation>
    </message>
    <message>
        <source>A link may rest on several earlier ones: what they remove together leaves one possibility.
Everything that follows is forced.
So the conclusion is certain.</source>
        <translation>한 연결이 앞선 여러 연결을 근거로 삼을 수도 있습니다. 그 연결들이 다른 가능성을 모두 제거하여 하나만 남았을 때입니다.
모든 단계가 반드시 그렇게 될 수밖에 없습니다.
그래서 결론은 확실합니다.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Do the same with the other possibility, and compare.</source>
        <translation>판을 옮겨 그리고, 후보 숫자 하나가 맞다고 가정한 뒤 그에 따라 정해지는 숫자를 채워 보세요.
다른 가능성도 똑같이 해 보고 비교하세요.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way pairs, X-Wings and the like are used too.</source>
        <translation>한 가정의 결과들이 모순이나 하나의 결론에 이릅니다.
도중에 페어나 X-윙 같은 것도 씁니다.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a simple pattern that they bring about.
So the conclusion is certain.</source>
        <translation>각 연결은 앞선 연결들, 또는 앞선 연결이 만들어 낸 단순한 패턴에서 반드시 따라 나옵니다.
그래서 결론은 확실합니다.</translation>
    </message>
    <message>
        <source>Assume one candidate on a copy of the board and go on solving there.
Use any technique that you know.</source>
        <translation>판을 옮겨 그려 후보 숫자 하나를 가정하고 계속 풀어 보세요.
아는 기법은 무엇이든 쓰세요.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way, smaller assumptions are made and settled.</source>
        <translation>한 가정의 결과들이 모순이나 하나의 결론에 이릅니다.
도중에 더 작은 가정을 세워 해결합니다.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a chain of its own that starts from them.
So the conclusion is certain.</source>
        <translation>각 연결은 앞선 연결들, 또는 앞선 연결에서 갈라져 나온 별도의 사슬에서 반드시 따라 나옵니다.
그래서 결론은 확실합니다.</translation>
    </message>
    <message>
        <source>This goes beyond what people do by hand.
The walk shows one link after the other.</source>
        <translation>사람이 손으로 푸는 수준을 넘어섭니다.
‘따라가기’가 연결을 하나씩 차례로 보여 줍니다.</translation>
    </message>
    <message>
        <source>A cell or house in which all possibilities but some can be shown to be impossible.</source>
        <translation>몇 가지를 뺀 모든 가능성이 불가능함을 밝힐 수 있는 칸이나 유닛입니다.</translation>
    </message>
    <message>
        <source>Each of the wrong possibilities is tried out until the board breaks.
What remains is true.</source>
        <translation>틀린 가능성을 하나씩, 모순에 이를 때까지 시험합니다.
남는 것이 참입니다.</translation>
    </message>
    <message>
        <source>This is the last resort where no pattern is known.
Follow each case on a copy of the board.</source>
        <translation>알려진 패턴이 없을 때의 마지막 수단입니다.
판을 옮겨 그려 경우마다 따라가 보세요.</translation>
    </message>
</context>
<context>
    <name>sudoku::HelpGroup</name>
    <message>
        <source>Help</source>
        <translation>도움</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>다음 단계(&amp;S)</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <translation>질문(&amp;K)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>다음 단계</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Marks where the chosen digit can go</source>
        <translation>고른 숫자가 들어갈 수 있는 곳을 표시합니다</translation>
    </message>
    <message>
        <source>What the cell can be, and why not another digit</source>
        <translation>칸에 어떤 숫자가 들어갈 수 있고 나머지 숫자는 왜 안 되는지 알려 줍니다</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>어디를 볼지, 어떤 기법인지, 왜 그런지 알려 줍니다</translation>
    </message>
    <message>
        <source>H&amp;ints for %1</source>
        <translation>%1 자리 표시(&amp;I)</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>자리 표시(&amp;I)</translation>
    </message>
</context>
<context>
    <name>sudoku::HintChoicesPage</name>
    <message>
        <source>Allow uni&amp;queness techniques</source>
        <translation>유일성 기법 허용(&amp;Q)</translation>
    </message>
    <message>
        <source>Techniques that Next step may use</source>
        <translation>‘다음 단계’가 쓸 수 있는 기법</translation>
    </message>
    <message>
        <source>Techniques &amp;up to</source>
        <translation>허용할 기법의 상한(&amp;U)</translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message>
        <source>Look here</source>
        <translation>여기를 보세요</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>힌트: %1</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>이 칸</translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>이 {count}칸</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a digit on the board</comment>
        <translation>이 칸에 이미 있는 숫자 %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>이 {count}칸에 이미 있는 숫자 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a candidate</comment>
        <translation>이 칸의 후보 숫자 %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>이 {count}칸의 후보 숫자 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>{pattern} decides it.</source>
        <translation>열쇠는 {pattern}입니다.</translation>
    </message>
    <message>
        <source>{pattern} decide it.</source>
        <translation>열쇠는 {pattern}입니다.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>힌트: %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>%2단계 중 %1단계: %3</translation>
    </message>
    <message>
        <source>Hint: %1. %2</source>
        <translation>힌트: %1. %2</translation>
    </message>
    <message>
        <source>Apply writes %1 into row %2, column %3.</source>
        <translation>‘적용’을 누르면 %2행 %3열에 숫자를 씁니다: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>‘적용’을 누르면 후보 숫자 {count}개를 제거합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>What if %1 were %2?</source>
        <comment>a cell and a digit</comment>
        <translation>%1 칸이 %2이면?</translation>
    </message>
    <message>
        <source>What if %1 were not %2?</source>
        <comment>a cell and a digit</comment>
        <translation>%1 칸에 숫자 %2 말고 다른 숫자가 들어가면?</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>잘못 입력한 숫자 {count}개</numerusform>
        </translation>
    </message>
    <message>
        <source>Are your notes complete?</source>
        <translation>메모가 완전한가요?</translation>
    </message>
    <message>
        <source>Do you note every candidate?</source>
        <translation>후보 숫자를 모두 메모하나요?</translation>
    </message>
    <message>
        <source>Then a missing one counts as crossed out.</source>
        <translation>그렇다면 메모에 없는 숫자는 제거한 것으로 봅니다.</translation>
    </message>
    <message>
        <source>If not, a missing one means nothing.</source>
        <translation>그렇지 않다면 어떤 숫자가 메모에 없더라도 아무 의미가 없습니다.</translation>
    </message>
    <message>
        <source>A note is missing</source>
        <translation>빠진 메모가 있습니다</translation>
    </message>
    <message>
        <source>You crossed out the right digit in {cell}.</source>
        <translation>{cell} 칸에서 맞는 숫자를 제거했습니다.</translation>
    </message>
    <message>
        <source>The notes of {cell} lack the right digit.</source>
        <translation>{cell} 칸의 메모에 맞는 숫자가 없습니다.</translation>
    </message>
    <message>
        <source>The next step rests on it.</source>
        <translation>다음 단계에는 이 숫자가 필요합니다.</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>단계 없음</translation>
    </message>
    <message>
        <source>No technique that Next step may use gets on here. This one would: {technique}.</source>
        <translation>‘다음 단계’에 허용된 기법으로는 더 나아갈 수 없습니다. 다음 기법이면 됩니다: {technique}.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>더 찾을 것이 없습니다.</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>해답이 여러 개</translation>
    </message>
    <message>
        <source>From here on logic decides nothing: several solutions are left.</source>
        <translation>여기서부터는 논리로 정할 수 없습니다. 해답이 여러 개 남아 있습니다.</translation>
    </message>
    <message>
        <source>Choose a digit yourself: any that leads to a solution is right.</source>
        <translation>숫자를 직접 고르세요. 해답에 이르는 숫자라면 모두 맞습니다.</translation>
    </message>
    <message>
        <source>Looking for the next step…</source>
        <translation>다음 단계 찾는 중…</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>후보 숫자 {count}개가 제거됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{cells} 칸에서 후보 숫자({digits})가 제거됩니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HistogramChart</name>
    <message>
        <source>Spread of times</source>
        <translation>시간 분포</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of games, in which unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>시간이 기록된 게임이 아직 없음</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a number of games, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The median is %1.</source>
        <comment>a time</comment>
        <translation>중앙값은 %1입니다.</translation>
    </message>
    <message>
        <source>The highest bar begins at %1: %2.</source>
        <comment>a time, a number of games</comment>
        <translation>가장 높은 막대는 %1부터 시작하는 구간이며, 그 구간의 게임은 %2개입니다.</translation>
    </message>
    <message>
        <source>median %1</source>
        <comment>a time</comment>
        <translation>중앙값 %1</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryFiles</name>
    <message>
        <source>Games are being imported already.</source>
        <translation>이미 게임을 가져오고 있습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryReader</name>
    <message>
        <source>this is no history of Sudoku games</source>
        <translation>스도쿠 게임 기록이 아님</translation>
    </message>
    <message>
        <source>the file is damaged, or ends too early</source>
        <translation>파일이 손상되었거나 중간에 잘림</translation>
    </message>
    <message>
        <source>this is in UTF-16, and has to be in UTF-8</source>
        <translation>UTF-16으로 되어 있으나 UTF-8이어야 함</translation>
    </message>
    <message>
        <source>the games are no list</source>
        <translation>게임 내용이 목록 형식이 아님</translation>
    </message>
    <message>
        <source>what %1 says cannot be read</source>
        <translation>‘%1’ 내용을 읽을 수 없음</translation>
    </message>
    <message>
        <source>this history is from a newer version of the program</source>
        <translation>더 최신 버전의 프로그램에서 만든 기록임</translation>
    </message>
    <message>
        <source>the collections are no list</source>
        <translation>퍼즐집 내용이 목록 형식이 아님</translation>
    </message>
    <message>
        <source>a collection cannot be read</source>
        <translation>읽을 수 없는 퍼즐집이 있음</translation>
    </message>
    <message>
        <source>the puzzles of a collection cannot be read</source>
        <translation>퍼즐집의 퍼즐을 읽을 수 없음</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1번째 줄: %2</translation>
    </message>
    <message>
        <source>a game cannot be read</source>
        <translation>읽을 수 없는 게임이 있음</translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message>
        <source>row %1</source>
        <comment>plain</comment>
        <translation>%1행</translation>
    </message>
    <message>
        <source>in row %1</source>
        <comment>in</comment>
        <translation>%1행</translation>
    </message>
    <message>
        <source>of row %1</source>
        <comment>of</comment>
        <translation>%1행</translation>
    </message>
    <message>
        <source>to row %1</source>
        <comment>to</comment>
        <translation>%1행</translation>
    </message>
    <message>
        <source>with row %1</source>
        <comment>with</comment>
        <translation>%1행</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>object</comment>
        <translation>%1행</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>plain</comment>
        <translation>%1열</translation>
    </message>
    <message>
        <source>in column %1</source>
        <comment>in</comment>
        <translation>%1열</translation>
    </message>
    <message>
        <source>of column %1</source>
        <comment>of</comment>
        <translation>%1열</translation>
    </message>
    <message>
        <source>to column %1</source>
        <comment>to</comment>
        <translation>%1열</translation>
    </message>
    <message>
        <source>with column %1</source>
        <comment>with</comment>
        <translation>%1열</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>object</comment>
        <translation>%1열</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>plain</comment>
        <translation>왼쪽 위 박스</translation>
    </message>
    <message>
        <source>in the top left box</source>
        <comment>in</comment>
        <translation>왼쪽 위 박스</translation>
    </message>
    <message>
        <source>of the top left box</source>
        <comment>of</comment>
        <translation>왼쪽 위 박스</translation>
    </message>
    <message>
        <source>to the top left box</source>
        <comment>to</comment>
        <translation>왼쪽 위 박스</translation>
    </message>
    <message>
        <source>with the top left box</source>
        <comment>with</comment>
        <translation>왼쪽 위 박스</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>object</comment>
        <translation>왼쪽 위 박스</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>plain</comment>
        <translation>가운데 위 박스</translation>
    </message>
    <message>
        <source>in the top middle box</source>
        <comment>in</comment>
        <translation>가운데 위 박스</translation>
    </message>
    <message>
        <source>of the top middle box</source>
        <comment>of</comment>
        <translation>가운데 위 박스</translation>
    </message>
    <message>
        <source>to the top middle box</source>
        <comment>to</comment>
        <translation>가운데 위 박스</translation>
    </message>
    <message>
        <source>with the top middle box</source>
        <comment>with</comment>
        <translation>가운데 위 박스</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>object</comment>
        <translation>가운데 위 박스</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>plain</comment>
        <translation>오른쪽 위 박스</translation>
    </message>
    <message>
        <source>in the top right box</source>
        <comment>in</comment>
        <translation>오른쪽 위 박스</translation>
    </message>
    <message>
        <source>of the top right box</source>
        <comment>of</comment>
        <translation>오른쪽 위 박스</translation>
    </message>
    <message>
        <source>to the top right box</source>
        <comment>to</comment>
        <translation>오른쪽 위 박스</translation>
    </message>
    <message>
        <source>with the top right box</source>
        <comment>with</comment>
        <translation>오른쪽 위 박스</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>object</comment>
        <translation>오른쪽 위 박스</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>plain</comment>
        <translation>왼쪽 가운데 박스</translation>
    </message>
    <message>
        <source>in the middle left box</source>
        <comment>in</comment>
        <translation>왼쪽 가운데 박스</translation>
    </message>
    <message>
        <source>of the middle left box</source>
        <comment>of</comment>
        <translation>왼쪽 가운데 박스</translation>
    </message>
    <message>
        <source>to the middle left box</source>
        <comment>to</comment>
        <translation>왼쪽 가운데 박스</translation>
    </message>
    <message>
        <source>with the middle left box</source>
        <comment>with</comment>
        <translation>왼쪽 가운데 박스</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>object</comment>
        <translation>왼쪽 가운데 박스</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>plain</comment>
        <translation>가운데 박스</translation>
    </message>
    <message>
        <source>in the middle box</source>
        <comment>in</comment>
        <translation>가운데 박스</translation>
    </message>
    <message>
        <source>of the middle box</source>
        <comment>of</comment>
        <translation>가운데 박스</translation>
    </message>
    <message>
        <source>to the middle box</source>
        <comment>to</comment>
        <translation>가운데 박스</translation>
    </message>
    <message>
        <source>with the middle box</source>
        <comment>with</comment>
        <translation>가운데 박스</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>object</comment>
        <translation>가운데 박스</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>plain</comment>
        <translation>오른쪽 가운데 박스</translation>
    </message>
    <message>
        <source>in the middle right box</source>
        <comment>in</comment>
        <translation>오른쪽 가운데 박스</translation>
    </message>
    <message>
        <source>of the middle right box</source>
        <comment>of</comment>
        <translation>오른쪽 가운데 박스</translation>
    </message>
    <message>
        <source>to the middle right box</source>
        <comment>to</comment>
        <translation>오른쪽 가운데 박스</translation>
    </message>
    <message>
        <source>with the middle right box</source>
        <comment>with</comment>
        <translation>오른쪽 가운데 박스</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>object</comment>
        <translation>오른쪽 가운데 박스</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>plain</comment>
        <translation>왼쪽 아래 박스</translation>
    </message>
    <message>
        <source>in the bottom left box</source>
        <comment>in</comment>
        <translation>왼쪽 아래 박스</translation>
    </message>
    <message>
        <source>of the bottom left box</source>
        <comment>of</comment>
        <translation>왼쪽 아래 박스</translation>
    </message>
    <message>
        <source>to the bottom left box</source>
        <comment>to</comment>
        <translation>왼쪽 아래 박스</translation>
    </message>
    <message>
        <source>with the bottom left box</source>
        <comment>with</comment>
        <translation>왼쪽 아래 박스</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>object</comment>
        <translation>왼쪽 아래 박스</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>plain</comment>
        <translation>가운데 아래 박스</translation>
    </message>
    <message>
        <source>in the bottom middle box</source>
        <comment>in</comment>
        <translation>가운데 아래 박스</translation>
    </message>
    <message>
        <source>of the bottom middle box</source>
        <comment>of</comment>
        <translation>가운데 아래 박스</translation>
    </message>
    <message>
        <source>to the bottom middle box</source>
        <comment>to</comment>
        <translation>가운데 아래 박스</translation>
    </message>
    <message>
        <source>with the bottom middle box</source>
        <comment>with</comment>
        <translation>가운데 아래 박스</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>object</comment>
        <translation>가운데 아래 박스</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>plain</comment>
        <translation>오른쪽 아래 박스</translation>
    </message>
    <message>
        <source>in the bottom right box</source>
        <comment>in</comment>
        <translation>오른쪽 아래 박스</translation>
    </message>
    <message>
        <source>of the bottom right box</source>
        <comment>of</comment>
        <translation>오른쪽 아래 박스</translation>
    </message>
    <message>
        <source>to the bottom right box</source>
        <comment>to</comment>
        <translation>오른쪽 아래 박스</translation>
    </message>
    <message>
        <source>with the bottom right box</source>
        <comment>with</comment>
        <translation>오른쪽 아래 박스</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>object</comment>
        <translation>오른쪽 아래 박스</translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in rows %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of rows %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to rows %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with rows %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in columns %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of columns %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to columns %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with columns %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>plain</comment>
        <translation>
            <numerusform>유닛 {count}개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>유닛 {count}개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>유닛 {count}개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>유닛 {count}개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>유닛 {count}개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>유닛 {count}개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1</source>
        <comment>number of a row in a list</comment>
        <extracomment>The number of a row or column in a list such as: rows 3 and 7. Turkish writes &quot;%1.&quot;</extracomment>
        <translation>%1행</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>number of a column in a list</comment>
        <translation>%1열</translation>
    </message>
</context>
<context>
    <name>sudoku::IdleCoach</name>
    <message>
        <source>Coach</source>
        <translation>코치</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>다음 단계</translation>
    </message>
    <message>
        <source>Ask about this cell</source>
        <translation>이 칸에 대해 질문</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>모든 단계</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>배우기…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>연습…</translation>
    </message>
    <message>
        <source>Next step says where to look first, then what is there, then why. You decide how much it tells.</source>
        <translation>‘다음 단계’는 먼저 어디를 볼지, 그다음 무엇이 있는지, 그다음 왜 그런지 알려 줍니다. 어디까지 볼지는 직접 정하세요.</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>볼 곳과 쓸 기법, 그 이유</translation>
    </message>
    <message>
        <source>What it can be, and why not another digit</source>
        <translation>어떤 숫자가 들어갈 수 있고 나머지는 왜 안 되는지</translation>
    </message>
    <message>
        <source>All that can be found now</source>
        <translation>지금 찾을 수 있는 모든 것</translation>
    </message>
    <message>
        <source>Lessons from the rules to the hardest techniques</source>
        <translation>규칙부터 가장 어려운 기법까지 배우는 레슨</translation>
    </message>
    <message>
        <source>Positions that need one technique</source>
        <translation>한 기법이 필요한 국면</translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message>
        <source>Nothing to restore: %1</source>
        <translation>복원할 것 없음: %1</translation>
    </message>
    <message>
        <source>Nothing to import: %1</source>
        <translation>가져올 것 없음: %1</translation>
    </message>
    <message>
        <source>there is no game in it.</source>
        <translation>게임이 없습니다.</translation>
    </message>
    <message>
        <source>its game is there already.</source>
        <translation>그 게임은 이미 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>게임 %Ln개가 모두 이미 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game in %1.</source>
        <translation>%1에 새 게임이 없습니다.</translation>
    </message>
    <message>
        <source>Taken out of the bin: %1.</source>
        <translation>휴지통에서 꺼냄: %1.</translation>
    </message>
    <message>
        <source>Collections that came with it: %1.</source>
        <translation>함께 온 퍼즐집: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>%1에서 게임 %Ln개 복원</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>%1에서 게임 %Ln개 가져옴</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>%1에서 조작 %Ln회 복원</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>%1에서 조작 %Ln회 가져옴</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what came, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <comment>what came, moves</comment>
        <extracomment>Such as: 12 games imported from sudoku.json (300 moves).</extracomment>
        <translation>%1(%2).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>조작 %Ln회</numerusform>
        </translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>%1 백업</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>%Ln개는 이미 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::InputStrip</name>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>How digits are meant</source>
        <translation>숫자 입력 방식</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>코너</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>가운데</translation>
    </message>
    <message>
        <source>Centre notes</source>
        <translation>가운데 메모</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>A digit typed is an entry</source>
        <translation>누른 숫자를 칸에 입력합니다</translation>
    </message>
    <message>
        <source>Notes at fixed places, as {Shift} with a digit</source>
        <translation>정해진 자리에 메모합니다. {Shift} 키를 누른 채 숫자를 눌러도 됩니다</translation>
    </message>
    <message>
        <source>Notes in a row, as {Ctrl} with a digit</source>
        <translation>한 줄로 메모합니다. {Ctrl} 키를 누른 채 숫자를 눌러도 됩니다</translation>
    </message>
    <message>
        <source>Colours, as {Ctrl} and {Shift} with a digit</source>
        <translation>색을 칠합니다. {Ctrl}, {Shift} 키를 함께 누른 채 숫자를 눌러도 됩니다</translation>
    </message>
</context>
<context>
    <name>sudoku::Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 and 7</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 and 7</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items, before the last is joined by and</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two, then 8</comment>
        <extracomment>Two items of a list whose last item begins with 8, such as: 4 or 8</extracomment>
        <translation>%1 또는 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 or 7</extracomment>
        <translation>%1 또는 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items, before the last is joined by or</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more, then 8</comment>
        <extracomment>The end of a list of three items or more that ends with an 8. %1 is all but the last item: 1, 4 or 8</extracomment>
        <translation>%1 또는 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 or 7</extracomment>
        <translation>%1 또는 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>neither of two</comment>
        <extracomment>Two items of a list after a negation: it cannot be 4 or 7</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>none of three or more</comment>
        <extracomment>The end of a list of three items or more after a negation: it cannot be 1, 4 or 7</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items</comment>
        <extracomment>What stands between the items of a list, with its blank if the language has one: 1, 4, 7</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items that may be lists</comment>
        <extracomment>What stands between items of which some are lists themselves: 1 and 4 in r6c5, 2 in r8c1</extracomment>
        <translation> / </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <extracomment>Two whole sentences, one after the other: without a blank in Chinese and Japanese</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>sudoku::KeysDialog</name>
    <message>
        <source>C&amp;lear</source>
        <translation>지우기(&amp;L)</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>기본 단축키(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>가져오기(&amp;T)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Search the entries and keys</source>
        <translation>메뉴 항목과 키를 검색</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Entries of the menus and their keys</source>
        <translation>메뉴 항목과 그 단축키</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>모두 초기화(&amp;R)</translation>
    </message>
    <message>
        <source>All entries have their default keys.</source>
        <translation>모든 항목이 기본 단축키로 되돌아갔습니다.</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>항목을 고르세요.</translation>
    </message>
    <message>
        <source>%1: no key by default</source>
        <translation>%1: 기본 단축키 없음</translation>
    </message>
    <message>
        <source>%1: %2 by default</source>
        <translation>%1: 기본 단축키 %2</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>%1의 키</translation>
    </message>
    <message>
        <source>Go to the field above and press the new key.</source>
        <translation>위의 입력란으로 가서 새 키를 누르세요.</translation>
    </message>
    <message>
        <source>%1 cannot be changed. It is for: %2. Press another key.</source>
        <translation>%1 키는 바꿀 수 없습니다. 용도: %2. 다른 키를 누르세요.</translation>
    </message>
    <message>
        <source>%1 belongs to %2 – take it from there?</source>
        <translation>%1 키는 이미 %2에 쓰이고 있습니다. 이 기능에 그 키를 대신 지정할까요?</translation>
    </message>
    <message>
        <source>%1 has no key now.</source>
        <translation>%1: 이제 키가 없습니다.</translation>
    </message>
    <message>
        <source>%1 has the key %2 now.</source>
        <translation>%1: 이제 %2 키입니다.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>찾지 못했습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownBar</name>
    <message>
        <source>Known</source>
        <translation>익힌 기법</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownCard</name>
    <message>
        <source>Choose where to begin</source>
        <translation>시작할 곳 고르기</translation>
    </message>
    <message>
        <source>You know %1 of %2</source>
        <translation>%2개 중 %1개 익힘</translation>
    </message>
</context>
<context>
    <name>sudoku::Ladder</name>
    <message>
        <source>Step %1 of 4 of the hint</source>
        <translation>힌트 4단계 중 %1단계</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>What</source>
        <translation>기법</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>배우기</translation>
    </message>
    <message>
        <source>Technique guide</source>
        <translation>기법 가이드</translation>
    </message>
    <message>
        <source>Choose where to begin</source>
        <translation>시작할 곳 고르기</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>기법 찾기</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnWords</name>
    <message>
        <source>Basics</source>
        <comment>the first stage of the course</comment>
        <translation>기초</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>약 %Ln분</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>익힘</translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>복습 · %Ln일</numerusform>
        </translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>복습</translation>
    </message>
    <message>
        <source>next · %1 min</source>
        <translation>다음 · %1분</translation>
    </message>
    <message>
        <source>%1 min · learning</source>
        <translation>%1분 · 배우는 중</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>known, due for a refresh</source>
        <translation>익혔으나 복습할 때</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>다음 레슨</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>배우는 중</translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1, %Ln일 동안 만나지 못함</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not met for a while</source>
        <translation>%1, 한동안 만나지 못함</translation>
    </message>
    <message>
        <source>new</source>
        <translation>새로움</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>복습할 때</translation>
    </message>
</context>
<context>
    <name>sudoku::Legend</name>
    <message>
        <source>the digit that links them</source>
        <translation>둘을 잇는 숫자</translation>
    </message>
    <message>
        <source>only one set can have it</source>
        <translation>두 집합 중 한쪽에만 들어갈 수 있는 숫자</translation>
    </message>
    <message>
        <source>digits it sees</source>
        <translation>이 칸이 바라보는 숫자</translation>
    </message>
    <message>
        <source>each closes what it sees</source>
        <translation>이런 칸이 하나라도 바라보는 칸에는 이 숫자가 들어갈 수 없음</translation>
    </message>
    <message>
        <source>has the digit</source>
        <translation>이 숫자가 있음</translation>
    </message>
    <message>
        <source>has the %1</source>
        <comment>a digit</comment>
        <translation>숫자 %1 있음</translation>
    </message>
    <message>
        <source>cannot be %1</source>
        <comment>a digit</comment>
        <translation>%1일 수 없음</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>제거됨</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>%1이어야 함</translation>
    </message>
    <message>
        <source>must be this digit</source>
        <translation>이 숫자여야 함</translation>
    </message>
    <message>
        <source>is this digit</source>
        <translation>이 숫자임</translation>
    </message>
    <message>
        <source>is %1</source>
        <comment>a digit</comment>
        <translation>%1임</translation>
    </message>
    <message>
        <source>leads from one to the other</source>
        <translation>한쪽에서 다른 쪽으로 이어짐</translation>
    </message>
    <message>
        <source>is not this digit</source>
        <translation>이 숫자가 아님</translation>
    </message>
    <message>
        <source>is not %1</source>
        <comment>a digit</comment>
        <translation>%1 아님</translation>
    </message>
    <message>
        <source>if not, then this</source>
        <translation>이쪽이 거짓이면 저쪽은 참</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>이쪽이 참이면 저쪽은 거짓</translation>
    </message>
    <message>
        <source>all are %1, or none</source>
        <comment>a digit</comment>
        <translation>모두 %1이거나, 어느 것도 %1일 수 없음</translation>
    </message>
    <message>
        <source>else all of these are</source>
        <translation>상대 색이 거짓이면 이 색이 모두 참</translation>
    </message>
    <message>
        <source>the other pair: all or none</source>
        <translation>다른 컬러링: 이 색이 모두 참이거나 모두 거짓</translation>
    </message>
    <message>
        <source>else all of these</source>
        <translation>다른 컬러링: 상대 색이 거짓이면 이 색이 모두 참</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>줄에 있는 칸</translation>
    </message>
    <message>
        <source>set A</source>
        <translation>집합 A</translation>
    </message>
    <message>
        <source>set C</source>
        <translation>집합 C</translation>
    </message>
    <message>
        <source>set D</source>
        <translation>집합 D</translation>
    </message>
    <message>
        <source>gone in step %1</source>
        <translation>%1단계에서 제거됨</translation>
    </message>
    <message>
        <source>gone before</source>
        <translation>앞서 제거됨</translation>
    </message>
    <message>
        <source>one of these is %1</source>
        <comment>a digit</comment>
        <translation>이 중 적어도 하나가 %1</translation>
    </message>
    <message>
        <source>places for %1</source>
        <translation>숫자 %1의 자리</translation>
    </message>
    <message>
        <source>these digits fill these cells</source>
        <translation>이 칸들에는 이 숫자들만 들어감</translation>
    </message>
    <message>
        <source>the twins</source>
        <translation>후보 숫자가 똑같은 두 칸</translation>
    </message>
    <message>
        <source>the wings</source>
        <translation>날개 칸</translation>
    </message>
    <message>
        <source>could be swapped</source>
        <translation>숫자를 맞바꿀 수 있는 칸</translation>
    </message>
    <message>
        <source>places of the fish</source>
        <translation>피시의 자리</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>이 중 적어도 하나는 참</translation>
    </message>
    <message>
        <source>cells tried together</source>
        <translation>함께 따져 보는 칸</translation>
    </message>
    <message>
        <source>in both row or column and box</source>
        <translation>박스와 줄(행 또는 열)에 모두 속함</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>패턴</translation>
    </message>
    <message>
        <source>the fin: an extra place</source>
        <translation>핀: 여분 자리</translation>
    </message>
    <message>
        <source>the %1 that makes three: it must be true</source>
        <translation>셋이 되게 하는 %1: 반드시 참</translation>
    </message>
    <message>
        <source>what keeps the swap away</source>
        <translation>맞바꾸기를 막는 숫자</translation>
    </message>
    <message>
        <source>where it breaks</source>
        <translation>모순이 생기는 곳</translation>
    </message>
    <message>
        <source>locked with the extra digits</source>
        <translation>여분 숫자와 함께 잠긴 집합을 이루는 칸</translation>
    </message>
    <message>
        <source>would have no candidate left</source>
        <translation>후보 숫자가 남지 않게 됨</translation>
    </message>
    <message>
        <source>cells of the box</source>
        <translation>박스에 있는 칸</translation>
    </message>
    <message>
        <source>set B</source>
        <translation>집합 B</translation>
    </message>
    <message>
        <source>a set with one digit more than cells</source>
        <translation>칸 수보다 숫자가 하나 더 많은 집합</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>줄기</translation>
    </message>
    <message>
        <source>the pivot</source>
        <translation>중심 칸</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>눈여겨볼 곳</translation>
    </message>
    <message>
        <source>the row we look at</source>
        <translation>살펴볼 행</translation>
    </message>
    <message>
        <source>the column we look at</source>
        <translation>살펴볼 열</translation>
    </message>
    <message>
        <source>the box we look at</source>
        <translation>살펴볼 박스</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonLadder</name>
    <message>
        <source>See it, part %1 of %2</source>
        <translation>살펴보기, %2개 중 %1번째 부분</translation>
    </message>
    <message>
        <source>Find it, exercise %1 of %2</source>
        <translation>찾아보기, 연습 문제 %2개 중 %1번</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>써 보기</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>레슨 끝</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>살펴보기</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>찾아보기</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>%2개 중 %1개 익힘</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>레슨</translation>
    </message>
    <message>
        <source>The example of the lesson</source>
        <translation>레슨의 예</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>배우기</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>강좌로 돌아가기</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>레슨 끝</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>레슨: %1</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>화살표 키로 칸을, 숫자로 그 후보 숫자를, {Enter} 키로 칸을 고릅니다.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>예: %1</translation>
    </message>
    <message>
        <source>The position of the lesson</source>
        <translation>레슨의 국면</translation>
    </message>
    <message>
        <source>%1: looking at the example…</source>
        <comment>a technique</comment>
        <translation>%1: 예 살펴보는 중…</translation>
    </message>
    <message>
        <source>%1, see it: part %2 of %3.</source>
        <translation>%1, 살펴보기: %3개 중 %2번째 부분.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>하던 게임은 그대로 있습니다.</translation>
    </message>
    <message>
        <source>You know it</source>
        <translation>이제 익혔습니다</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>아직 인정되지 않음</translation>
    </message>
    <message>
        <source>Two exercises found alone prove that you know it.</source>
        <translation>연습 문제 두 개를 혼자 힘으로 풀면 익힌 것으로 인정됩니다.</translation>
    </message>
    <message>
        <source>The lesson shows how to look.</source>
        <translation>레슨에서 찾는 법을 알려 줍니다.</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>살펴보기</translation>
    </message>
    <message>
        <source>Play a position to the end. The next step that it needs: %1.</source>
        <translation>국면 하나를 끝까지 풀어 보세요. 다음에 필요한 단계: %1.</translation>
    </message>
    <message>
        <source>Hints work as usual. Your own game is kept in the library.</source>
        <translation>힌트는 평소처럼 쓸 수 있습니다. 하던 게임은 보관함에 있습니다.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>국면 찾는 중…</translation>
    </message>
    <message>
        <source>There is no position to play.</source>
        <translation>풀 국면이 없습니다.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>써 보기</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>끝까지 풀기</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>레슨 끝내기</translation>
    </message>
    <message>
        <source>%1, use it.</source>
        <translation>%1, 써 보기.</translation>
    </message>
    <message>
        <source>Your own game is kept in the library.</source>
        <translation>하던 게임은 보관함에 있습니다.</translation>
    </message>
    <message>
        <source>You found it yourself.</source>
        <translation>스스로 찾아냈습니다.</translation>
    </message>
    <message>
        <source>You played it to the end.</source>
        <translation>끝까지 풀었습니다.</translation>
    </message>
    <message>
        <source>%1 is known now.</source>
        <comment>a technique</comment>
        <translation>새로 익힌 기법: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>도움 없이 찾음: %Ln번 중 %1번. 연습에서든 게임에서든 다 채우면 익힌 기법이 됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>다음 레슨: %1</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>연습 문제 더 풀기</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelBox</name>
    <message>
        <source>next game</source>
        <translation>다음 게임</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelPage</name>
    <message>
        <source>Whatever comes: from easy to very hard.</source>
        <translation>쉬운 것부터 아주 어려운 것까지 무엇이든 나옵니다.</translation>
    </message>
    <message>
        <source>Many givens, and always a cell or a digit that can only go one way.</source>
        <translation>주어진 숫자가 많고, 한 가지로 정해지는 칸이나 숫자가 늘 있습니다.</translation>
    </message>
    <message>
        <source>Pairs, triples and digits that are locked in a row or box.</source>
        <translation>페어, 트리플, 그리고 행이나 박스 안에 잠긴 숫자.</translation>
    </message>
    <message>
        <source>Patterns over two or more rows: X-Wing, Skyscraper, wings.</source>
        <translation>두 행 이상에 걸친 패턴: X-윙, 스카이스크래퍼, 여러 윙.</translation>
    </message>
    <message>
        <source>Larger patterns and short chains.</source>
        <translation>더 큰 패턴과 짧은 사슬.</translation>
    </message>
    <message>
        <source>Long chains of reasons.</source>
        <translation>길게 이어지는 추론의 사슬.</translation>
    </message>
    <message>
        <source>No pattern is enough: something has to be tried.</source>
        <translation>패턴만으로는 풀리지 않습니다. 가정을 세워 시험해 보아야 합니다.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>아무거나</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>맞춤</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>난이도(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>필요한 기법(&amp;N)</translation>
    </message>
</context>
<context>
    <name>sudoku::Library</name>
    <message>
        <source>it cannot be kept now</source>
        <translation>지금은 저장할 수 없음</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryActions</name>
    <message>
        <source>Undo deletion</source>
        <translation>삭제 취소</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>간직하기</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>처음부터</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>인쇄…</translation>
    </message>
    <message>
        <source>Print all that are shown…</source>
        <translation>보이는 것 모두 인쇄…</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>모두 선택</translation>
    </message>
    <message>
        <source>Show techniques</source>
        <translation>기법 보기</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>풀기</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryBar</name>
    <message>
        <source>All levels</source>
        <translation>모든 난이도</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>정렬 기준</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>which games</comment>
        <translation>표시할 게임: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the library, number of its games</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Any collection or none</source>
        <translation>퍼즐집 상관없음</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>퍼즐집 가져오기…</translation>
    </message>
    <message>
        <source>Any tag or none</source>
        <translation>태그 상관없음</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>정렬 기준: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryCollection</name>
    <message>
        <source>Play next</source>
        <translation>다음 것 풀기</translation>
    </message>
    <message>
        <source>Play at random</source>
        <translation>무작위로 골라 풀기</translation>
    </message>
    <message>
        <source>Rename collection</source>
        <translation>퍼즐집 이름 바꾸기</translation>
    </message>
    <message>
        <source>Delete collection</source>
        <translation>퍼즐집 삭제</translation>
    </message>
    <message>
        <source>The first puzzle of those listed that has not been begun</source>
        <translation>목록에서 아직 시작하지 않은 첫 번째 퍼즐</translation>
    </message>
    <message>
        <source>Any puzzle of those listed that has not been begun</source>
        <translation>목록에서 아직 시작하지 않은 아무 퍼즐</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>More about the collection</source>
        <translation>퍼즐집 더 보기</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryEditor</name>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Tags of all of them</source>
        <translation>모두의 태그</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>퍼즐집 이름</translation>
    </message>
    <message>
        <source>beautiful, again</source>
        <translation>멋진 퍼즐, 다시 풀기</translation>
    </message>
    <message>
        <source>With commas between</source>
        <translation>쉼표로 구분</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryImport</name>
    <message>
        <source>Details</source>
        <translation>자세히</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation>%1 가져오는 중…</translation>
    </message>
    <message>
        <source>Importing %1: waiting for another program that has locked the games…</source>
        <translation>%1 가져오는 중: 게임을 잠근 다른 프로그램을 기다리는 중…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>퍼즐이 아님</translation>
    </message>
    <message>
        <source>What is no puzzle, and why</source>
        <translation>퍼즐이 아닌 것과 그 이유</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>가져오지 못함</translation>
    </message>
    <message>
        <source>What was not imported, and why</source>
        <translation>가져오지 못한 것과 그 이유</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>그 밖에 %1개.</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>보관함</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>새 게임</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Level, state, tag, date, technique</source>
        <translation>난이도, 상태, 태그, 날짜, 기법</translation>
    </message>
    <message>
        <source>Finds all words on a card, dates, digits and techniques</source>
        <translation>카드에 적힌 모든 말, 날짜, 숫자, 기법을 찾습니다</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>검색 지우기</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>퍼즐집 가져오기</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted games stay here for 30 days.</source>
        <translation>휴지통이 비어 있습니다. 삭제한 게임은 30일 동안 여기에 남습니다.</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>아직 플레이한 게임이 없습니다.</translation>
    </message>
    <message>
        <source>No puzzle is like that.</source>
        <translation>조건에 맞는 퍼즐이 없습니다.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>조건에 맞는 게임이 없습니다.</translation>
    </message>
    <message>
        <source>Each puzzle that is listed has been begun.</source>
        <translation>목록의 퍼즐은 모두 시작했습니다.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>이 퍼즐집의 퍼즐은 모두 시작했습니다.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game</comment>
        <translation>삭제함: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game</comment>
        <translation>복원함: %1</translation>
    </message>
    <message>
        <source>It could not be deleted.</source>
        <translation>삭제하지 못했습니다.</translation>
    </message>
    <message>
        <source>Export the selected games</source>
        <translation>선택한 게임 내보내기</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>기록 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>sudoku-games</source>
        <translation>sudoku-games</translation>
    </message>
    <message>
        <source>A paused game is not printed.</source>
        <translation>일시 정지한 게임은 인쇄되지 않습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryProfile</name>
    <message>
        <source>%1, %2</source>
        <comment>a level, a game</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>풀이 과정 찾는 중…</translation>
    </message>
</context>
<context>
    <name>sudoku::LibrarySidebar</name>
    <message>
        <source>Collections</source>
        <translation>퍼즐집</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>퍼즐집 가져오기…</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>태그</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryView</name>
    <message>
        <source>Games</source>
        <translation>게임</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message>
        <source>All games</source>
        <translation>모든 게임</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>간직한 게임</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>휴지통</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>최근 플레이</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Date begun</source>
        <translation>시작한 날짜</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>게임 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>게임 %Ln개 중 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>No game in the bin</source>
        <translation>휴지통에 게임 없음</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>휴지통에 게임 %Ln개, 각각 30일 동안 보존</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>게임 %Ln개 중 %1개 선택함</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>삭제함: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>복원함: %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a collection</comment>
        <translation>%2개 중 %1개 완료</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message>
        <source>HoDoKu %1</source>
        <comment>score</comment>
        <translation>HoDoKu %1</translation>
    </message>
    <message>
        <source>No level yet</source>
        <translation>아직 난이도 없음</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>번호 없음</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>filled cells, all that are to be filled</comment>
        <translation>%2칸 중 %1칸</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>해답 봄</translation>
    </message>
    <message>
        <source>solved before</source>
        <translation>전에 완료</translation>
    </message>
    <message>
        <source>Daily puzzle of %1</source>
        <comment>a day</comment>
        <translation>%1 일일 퍼즐</translation>
    </message>
    <message>
        <source>The techniques of this puzzle are not known yet.</source>
        <translation>이 퍼즐에 쓰이는 기법은 아직 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>기법: %1</translation>
    </message>
    <message>
        <source>Ratings: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>평가: 퍼즐 %2개 중 %1개</translation>
    </message>
    <message>
        <source>Levels: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>난이도: 퍼즐 %2개 중 %1개</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln puzzles</source>
        <translation>
            <numerusform>퍼즐 %Ln개 중 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>퍼즐 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>간직함</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <comment>a day</comment>
        <translation>삭제: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LinkToggle</name>
    <message>
        <source>if not, then this</source>
        <translation>이쪽이 거짓이면 저쪽은 참</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>이쪽이 참이면 저쪽은 거짓</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>강함</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>약함</translation>
    </message>
    <message>
        <source>Strong, if not, then this</source>
        <translation>강한 연결, 이쪽이 거짓이면 저쪽은 참</translation>
    </message>
    <message>
        <source>Weak, if so, then not</source>
        <translation>약한 연결, 이쪽이 참이면 저쪽은 거짓</translation>
    </message>
</context>
<context>
    <name>sudoku::ListPage</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>퍼즐 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %Ln puzzles</source>
        <translation>
            <numerusform>퍼즐 %Ln개 중 처음 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>With &amp;entries</source>
        <translation>입력 포함(&amp;E)</translation>
    </message>
    <message>
        <source>With levels and &amp;ratings</source>
        <translation>난이도와 평가 포함(&amp;R)</translation>
    </message>
    <message>
        <source>Working them out takes a while for many puzzles.</source>
        <translation>퍼즐이 많으면 계산에 시간이 걸립니다.</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>제목(&amp;T)</translation>
    </message>
</context>
<context>
    <name>sudoku::LookBackWords</name>
    <message>
        <source>Hardest step: %1.</source>
        <translation>가장 어려운 단계: %1.</translation>
    </message>
    <message>
        <source>Hardest step: %1. Hardest that you found: %2.</source>
        <translation>가장 어려운 단계: %1. 직접 찾은 것 가운데 가장 어려운 단계: %2.</translation>
    </message>
    <message>
        <source>Hardest step: %1. You found it.</source>
        <translation>가장 어려운 단계: %1. 직접 찾아냈습니다.</translation>
    </message>
    <message>
        <source>Learn next: %1.</source>
        <translation>다음에 배울 것: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>끝내기(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>게임(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>새 게임(&amp;N)</translation>
    </message>
    <message>
        <source>Choose a new &amp;game…</source>
        <translation>새 게임 고르기(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>이전 게임(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>검사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>환경설정(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>자리 표시(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>도구(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>키보드 단축키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>단축키 변경(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;About Sudoku</source>
        <translation>스도쿠 정보(&amp;A)</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>스도쿠</translation>
    </message>
    <message>
        <source>The clipboard has a puzzle.</source>
        <translation>클립보드에 퍼즐이 있습니다.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>풀기</translation>
    </message>
    <message>
        <source>Show two</source>
        <translation>두 해답 보기</translation>
    </message>
    <message>
        <source>About Sudoku</source>
        <translation>스도쿠 정보</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;A Sudoku game that explains every step and keeps every game.&lt;/p&gt;&lt;p&gt;MIT licence&lt;/p&gt;</source>
        <translation>&lt;h3&gt;스도쿠 %1&lt;/h3&gt;&lt;p&gt;단계마다 이유를 설명하고 모든 게임을 보관하는 스도쿠 게임입니다.&lt;/p&gt;&lt;p&gt;MIT 라이선스&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>The last moves could not be saved. They are lost if you exit now.</source>
        <translation>마지막 조작 몇 개를 저장하지 못했습니다. 지금 끝내면 그 조작이 사라집니다.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>E&amp;xit all the same</source>
        <translation>그래도 끝내기(&amp;X)</translation>
    </message>
</context>
<context>
    <name>sudoku::MakingBar</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>퍼즐 만드는 중</translation>
    </message>
    <message>
        <source>Does without a new game</source>
        <translation>새 게임 없이 그대로 둡니다</translation>
    </message>
</context>
<context>
    <name>sudoku::MarkCommands</name>
    <message>
        <source>Close the hint first: it hides colours and links.</source>
        <translation>먼저 힌트를 닫으세요. 힌트가 색과 연결을 가립니다.</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>먼저 색을 고르세요.</translation>
    </message>
    <message>
        <source>Strong link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2 칸의 %1에서 강한 연결</translation>
    </message>
    <message>
        <source>Weak link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2 칸의 %1에서 약한 연결</translation>
    </message>
    <message>
        <source>%1: let go on %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1: %3 칸의 %2 위에서 놓으세요.</translation>
    </message>
    <message>
        <source>%1 to %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1: %3 칸의 %2까지.</translation>
    </message>
    <message>
        <source>The link is taken away.</source>
        <translation>연결을 지웠습니다.</translation>
    </message>
    <message>
        <source>%1 is not among the notes here.</source>
        <translation>이 칸의 메모에 없는 숫자입니다: %1.</translation>
    </message>
    <message>
        <source>%1: move to its other end and press the digit.</source>
        <comment>`Strong link from 4 in r6c1`</comment>
        <translation>%1: 커서를 반대쪽 끝으로 옮겨 숫자 키를 누르세요.</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>연결이 없습니다.</translation>
    </message>
    <message>
        <source>These cells have no links.</source>
        <translation>이 칸들에는 연결이 없습니다.</translation>
    </message>
    <message>
        <source>No candidate has a colour.</source>
        <translation>색칠한 후보 숫자가 없습니다.</translation>
    </message>
    <message>
        <source>No candidate of these cells has a colour.</source>
        <translation>이 칸들에는 색칠한 후보 숫자가 없습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::MenuKeys</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a submenu, its entry</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Mistakes</name>
    <message numerus="yes">
        <source>It is the first of {count} wrong entries.</source>
        <translation>
            <numerusform>잘못 입력한 숫자 {count}개 가운데 첫 번째입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is wrong.</source>
        <translation>{cell} 칸의 숫자({digit})가 틀렸습니다.</translation>
    </message>
    <message>
        <source>The {digit} in {cell}, entered in the last move, is wrong.</source>
        <translation>바로 전에 {cell} 칸에 입력한 숫자({digit})가 틀렸습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>조작 %n회 전에 {cell} 칸에 입력한 숫자({digit})가 틀렸습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, {house} comes to have no place left for {digit}.</source>
        <translation>이 숫자를 그대로 두면 {house}에 숫자 {digit}의 자리가 남지 않게 됩니다.</translation>
    </message>
    <message>
        <source>With it, no digit is left in the end for {cell}.</source>
        <translation>이 숫자를 그대로 두면 결국 {cell} 칸에 들어갈 숫자가 남지 않습니다.</translation>
    </message>
    <message>
        <source>With it, there is no way left to fill the board.</source>
        <translation>이 숫자를 그대로 두면 판을 다 채울 방법이 없습니다.</translation>
    </message>
    <message>
        <source>{house} has its {digit} already, in {cell}.</source>
        <translation>{house}에서는 이미 {cell} 칸이 {digit}입니다.</translation>
    </message>
    <message>
        <source>To go back to before the mistake takes notes away too.</source>
        <translation>실수하기 전으로 되돌리면 메모도 함께 지워집니다.</translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>실수하기 전으로 되돌리면 그 뒤에 올바르게 입력한 숫자 %n개도 함께 지워집니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>잘못 입력한 숫자 %n개를 지웠습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is cleared.</source>
        <translation>{cell} 칸의 숫자({digit})를 지웠습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>실수하기 전으로 되돌렸습니다. 그 뒤에 올바르게 입력한 숫자 %n개도 함께 지워졌습니다. ‘실행 취소’로 다시 불러올 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to before the mistake: notes went too. Undo brings them back.</source>
        <translation>실수하기 전으로 되돌렸습니다. 메모도 함께 지워졌습니다. ‘실행 취소’로 다시 불러올 수 있습니다.</translation>
    </message>
    <message>
        <source>Back to before the mistake.</source>
        <translation>실수하기 전으로 되돌렸습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message>
        <source>Key moments</source>
        <translation>주요 장면</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>입력 %Ln개 중 %1번째</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentView</name>
    <message>
        <source>Show the step</source>
        <translation>단계 보기</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>여기서부터 다시 보기</translation>
    </message>
    <message>
        <source>The position before this entry</source>
        <translation>이 입력 직전의 국면</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a technique</comment>
        <translation>연습: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>조작 %Ln회 갈래: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>검사함</translation>
    </message>
    <message>
        <source>help</source>
        <translation>도움</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>체크포인트</translation>
    </message>
    <message>
        <source>trial begins</source>
        <translation>시도 시작</translation>
    </message>
    <message>
        <source>trial %1 begins</source>
        <translation>시도 %1 시작</translation>
    </message>
    <message>
        <source>here</source>
        <translation>여기</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a move, what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>조작 기록</translation>
    </message>
</context>
<context>
    <name>sudoku::MovesPage</name>
    <message>
        <source>Moves</source>
        <translation>조작 기록</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>그때의 게임 상태</translation>
    </message>
    <message>
        <source>A click or {Enter} goes there.</source>
        <translation>클릭하거나 {Enter} 키를 누르면 그곳으로 갑니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::NearMissFinder</name>
    <message>
        <source>%1 in %2</source>
        <comment>a candidate: its digit, its cell</comment>
        <translation>%2 칸의 %1</translation>
    </message>
    <message>
        <source>Nearly: {candidate} sees a part of what decides it.</source>
        <translation>아깝습니다. 이 후보 숫자({candidate})는 열쇠가 되는 칸의 일부만 바라봅니다.</translation>
    </message>
    <message>
        <source>Look for a cell with {digit} that sees the rest too.</source>
        <translation>나머지도 바라보는, 후보 숫자 {digit}의 자리를 찾아보세요.</translation>
    </message>
    <message>
        <source>It has to see a cell of each of the two groups.</source>
        <translation>두 무리에서 한 칸씩은 바라보아야 합니다.</translation>
    </message>
    <message>
        <source>It has to see both ends of the pattern.</source>
        <translation>패턴의 양 끝을 모두 바라보아야 합니다.</translation>
    </message>
    <message>
        <source>It has to see all cells of the pattern that may hold its digit.</source>
        <translation>패턴에서 그 숫자가 들어갈 수 있는 칸을 모두 바라보아야 합니다.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} lies in a line of the fish.</source>
        <translation>아깝습니다. 이 후보 숫자({candidate})는 피시의 줄 위에 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>하지만 바라보지 않는 핀이 있고, 그 핀이 참일 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>그 줄을 따라가며 핀을 빠짐없이 바라보는 칸을 찾아보세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>아깝습니다. 이 후보 숫자({candidate})는 핀을 바라봅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not lie in a line of the fish.</source>
        <translation>하지만 피시의 줄 위에 있지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>핀이 바라보는 곳을 피시의 줄이 지나는 자리를 보세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly: {cell} is the right cell.</source>
        <translation>아깝습니다. {cell} 칸은 맞습니다.</translation>
    </message>
    <message>
        <source>Another digit belongs there.</source>
        <translation>그 칸에는 다른 숫자가 들어갑니다.</translation>
    </message>
    <message>
        <source>Another digit is crossed out there.</source>
        <translation>그 칸에서는 다른 숫자가 제거됩니다.</translation>
    </message>
    <message>
        <source>Look at which digits the pattern is about.</source>
        <translation>패턴이 어떤 숫자에 관한 것인지 보세요.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} is a part of the pattern.</source>
        <translation>아깝습니다. 이 후보 숫자({candidate})는 패턴의 일부입니다.</translation>
    </message>
    <message>
        <source>The pattern itself stays. What it rules out is crossed out.</source>
        <translation>패턴 자체는 그대로 남습니다. 패턴 때문에 안 되는 숫자가 제거됩니다.</translation>
    </message>
    <message>
        <source>Nearly: {cell} belongs to the pattern.</source>
        <translation>아깝습니다. {cell} 칸은 패턴에 속합니다.</translation>
    </message>
    <message>
        <source>Its {digit} is not what the pattern rules out.</source>
        <translation>하지만 이 칸의 후보 숫자({digit})는 패턴으로 제거되는 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>Look for the cell that has one digit left by it.</source>
        <translation>그 패턴으로 숫자가 하나만 남는 칸을 찾아보세요.</translation>
    </message>
    <message>
        <source>Look at the other digits in the cells of the pattern.</source>
        <translation>패턴에 속한 칸의 다른 숫자를 보세요.</translation>
    </message>
    <message>
        <source>Look at the cells that see the pattern.</source>
        <translation>패턴을 바라보는 칸들을 보세요.</translation>
    </message>
</context>
<context>
    <name>sudoku::NeedsBox</name>
    <message>
        <source>Needs</source>
        <translation>필요한 기법</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a technique, why the player may want it</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>sudoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>새 게임</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>난이도(&amp;V)</translation>
    </message>
    <message>
        <source>D&amp;aily</source>
        <translation>일일 퍼즐(&amp;A)</translation>
    </message>
    <message>
        <source>By &amp;id</source>
        <translation>ID로(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>더 보기(&amp;M)</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>퍼즐 만드는 중</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>풀기(&amp;P)</translation>
    </message>
    <message>
        <source>Default of these holes</source>
        <translation>이 칸 비우기 방식의 기본 순서</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>주어진 숫자(&amp;G)</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>주어진 숫자 최소 개수</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>주어진 숫자 최대 개수</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>How the full board is made that the puzzle is dug out of</source>
        <translation>퍼즐을 만들어 낼 완성된 판을 만드는 방법</translation>
    </message>
    <message>
        <source>Which givens are taken away, and how many</source>
        <translation>주어진 숫자 중 무엇을 얼마나 지울지</translation>
    </message>
    <message>
        <source>In which order cells are tried</source>
        <translation>어떤 순서로 칸을 시험할지</translation>
    </message>
    <message>
        <source>How the givens that stay lie to each other</source>
        <translation>남은 숫자들이 어떻게 배치될지</translation>
    </message>
    <message>
        <source>How many givens there are</source>
        <translation>주어진 숫자의 개수</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every machine</source>
        <translation>같은 시드는 어느 컴퓨터에서나 같은 퍼즐을 만듭니다</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>초기화(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>판(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>칸 비우기(&amp;H)</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>순서(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>대칭(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>시드(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>날짜(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>난이도(&amp;L)</translation>
    </message>
    <message>
        <source>The same id gives the same puzzle on every machine.</source>
        <translation>같은 ID는 어느 컴퓨터에서나 같은 퍼즐을 만듭니다.</translation>
    </message>
    <message>
        <source>Puzzle i&amp;d</source>
        <translation>퍼즐 ID(&amp;D)</translation>
    </message>
    <message>
        <source>The cells of this id are no puzzle: it needs exactly one solution.</source>
        <translation>이 ID의 칸으로는 퍼즐이 되지 않습니다. 해답이 꼭 하나여야 합니다.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Choose something else, or try again.</source>
        <translation>그런 퍼즐을 찾지 못했습니다. 다른 것을 고르거나 다시 시도하세요.</translation>
    </message>
    <message>
        <source>None of very many puzzles was like that. Try a wider choice.</source>
        <translation>아주 많은 퍼즐 가운데 조건에 맞는 것이 없었습니다. 조건을 넓혀 보세요.</translation>
    </message>
    <message>
        <source>Not for a puzzle for you</source>
        <translation>맞춤 퍼즐에는 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>조건에 맞는 퍼즐 찾는 중…</translation>
    </message>
    <message>
        <source>An id looks like 1-backtracking-all-180-48213.</source>
        <translation>ID의 예: 1-backtracking-all-180-48213</translation>
    </message>
    <message>
        <source>A seed is a number below 2^64.</source>
        <translation>시드는 2^64보다 작은 수입니다.</translation>
    </message>
    <message>
        <source>These holes have an order and a number of their own.</source>
        <translation>이 칸 비우기 방식에는 칸을 비우는 순서와 주어진 숫자의 개수가 따로 정해져 있습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLessonCard</name>
    <message>
        <source>Next lesson</source>
        <translation>다음 레슨</translation>
    </message>
    <message>
        <source>You know every lesson</source>
        <translation>모든 레슨을 익혔습니다</translation>
    </message>
    <message>
        <source>Practice and refreshes keep them in mind.</source>
        <translation>연습과 복습으로 잊지 않도록 하세요.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>예: %1</translation>
    </message>
    <message>
        <source>Start · %1</source>
        <translation>시작 · %1</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLevelBox</name>
    <message>
        <source>Level</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>The level of the next game</source>
        <translation>다음 게임의 난이도</translation>
    </message>
</context>
<context>
    <name>sudoku::NotationView</name>
    <message>
        <source>Notation</source>
        <translation>표기</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberToggle</name>
    <message>
        <source>Digit %1</source>
        <translation>숫자 %1</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n too many</source>
        <translation>
            <numerusform>숫자 %1, %n개 초과</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>숫자 %1, %n개 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n개 초과</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>숫자 %1 고르기({Alt}+%1): %n개 남음</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Numbers</name>
    <message>
        <source>no</source>
        <comment>how many</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <comment>how many</comment>
        <translation>한&#xa0;</translation>
    </message>
    <message>
        <source>two</source>
        <comment>how many</comment>
        <translation>두&#xa0;</translation>
    </message>
    <message>
        <source>three</source>
        <comment>how many</comment>
        <translation>세&#xa0;</translation>
    </message>
    <message>
        <source>four</source>
        <comment>how many</comment>
        <translation>네&#xa0;</translation>
    </message>
    <message>
        <source>five</source>
        <comment>how many</comment>
        <translation>다섯&#xa0;</translation>
    </message>
    <message>
        <source>six</source>
        <comment>how many</comment>
        <translation>여섯&#xa0;</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>how many</comment>
        <translation>일곱&#xa0;</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>how many</comment>
        <translation>여덟&#xa0;</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>how many</comment>
        <translation>아홉&#xa0;</translation>
    </message>
</context>
<context>
    <name>sudoku::NumbersGroup</name>
    <message>
        <source>Numbers</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>코너 메모</translation>
    </message>
    <message>
        <source>centre notes</source>
        <translation>가운데 메모</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>후보 숫자의 색</translation>
    </message>
    <message>
        <source>links</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>색</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n칸</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Opened</name>
    <message>
        <source>Then only {digit} is left for {cell}.</source>
        <translation>그러면 {cell} 칸에는 {digit}만 남습니다.</translation>
    </message>
    <message>
        <source>Then {cell} is the only place for {digit} in {house}.</source>
        <translation>그러면 {house}에서 숫자 {digit}의 자리는 {cell} 칸뿐입니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message>
        <source>One solution. %1, with %2.</source>
        <comment>a level, then a technique</comment>
        <translation>해답 하나. %1, %2 필요.</translation>
    </message>
    <message>
        <source>One solution. %1.</source>
        <translation>해답 하나. %1.</translation>
    </message>
    <message>
        <source>SE %1, HoDoKu %2 %3.</source>
        <translation>SE %1, HoDoKu %2 %3.</translation>
    </message>
    <message>
        <source>Every given is needed.</source>
        <translation>주어진 숫자가 모두 꼭 필요합니다.</translation>
    </message>
    <message>
        <source>Some givens could go.</source>
        <translation>주어진 숫자 가운데 없어도 되는 것이 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>해답은 %n칸에서 서로 다릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions differ in %1.</source>
        <translation>해답은 다음 칸에서 서로 다릅니다: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::OutcomeDots</name>
    <message>
        <source>Found alone %1, with help %2, shown %3, skipped %4</source>
        <translation>혼자 찾음 %1, 도움받음 %2, 정답 봄 %3, 건너뜀 %4</translation>
    </message>
</context>
<context>
    <name>sudoku::OutputFile</name>
    <message>
        <source>is a folder</source>
        <translation>폴더임</translation>
    </message>
    <message>
        <source>is a pipe</source>
        <translation>파이프임</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>소켓임</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>장치임</translation>
    </message>
    <message>
        <source>is a link that leads back to itself</source>
        <translation>자기 자신으로 돌아오는 링크임</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>일반 파일이 아님</translation>
    </message>
    <message>
        <source>is one of the files in which your games are kept</source>
        <translation>게임이 저장된 파일임</translation>
    </message>
    <message>
        <source>is in the folder in which your games are kept</source>
        <translation>게임이 저장된 폴더 안에 있음</translation>
    </message>
</context>
<context>
    <name>sudoku::PagePreview</name>
    <message>
        <source>Page before</source>
        <translation>이전 페이지</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>다음 페이지</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>아직 페이지가 없음</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>%L2페이지 중 %L1페이지</translation>
    </message>
</context>
<context>
    <name>sudoku::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>화면</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>보관함</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>모든 게임</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>일일 퍼즐</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <translation>일일 퍼즐</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>플레이한 것</translation>
    </message>
</context>
<context>
    <name>sudoku::PagedText</name>
    <message>
        <source>Page back</source>
        <translation>이전 페이지</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>다음 페이지</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Pages</name>
    <message>
        <source>Da&amp;ily puzzle</source>
        <translation>일일 퍼즐(&amp;I)</translation>
    </message>
    <message>
        <source>Enter a pu&amp;zzle</source>
        <translation>퍼즐 입력(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>보관함(&amp;L)…</translation>
    </message>
    <message>
        <source>Import a c&amp;ollection…</source>
        <translation>퍼즐집 가져오기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>통계(&amp;S)…</translation>
    </message>
    <message>
        <source>Solution &amp;path</source>
        <translation>풀이 과정(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>모든 단계(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>배우기(&amp;L)…</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>연습(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Technique guide</source>
        <translation>기법 가이드(&amp;T)</translation>
    </message>
</context>
<context>
    <name>sudoku::PanelHeader</name>
    <message>
        <source>Pause, or go on</source>
        <translation>일시 정지하거나 계속하기</translation>
    </message>
</context>
<context>
    <name>sudoku::Paper</name>
    <message>
        <source>Sudoku</source>
        <translation>스도쿠</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>해답</translation>
    </message>
    <message>
        <source>Solutions on the last pages</source>
        <translation>해답은 마지막 페이지들에</translation>
    </message>
    <message>
        <source>Solutions on the last page</source>
        <translation>해답은 마지막 페이지에</translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2</source>
        <translation>퍼즐 %L1 / %L2</translation>
    </message>
    <message>
        <source>Puzzles %L1 to %L2 of %L3</source>
        <translation>퍼즐 %L1~%L2 / %L3</translation>
    </message>
    <message>
        <source>page %L1</source>
        <translation>%L1페이지</translation>
    </message>
    <message>
        <source>Each code is a link that opens its puzzle at %1.</source>
        <translation>각 코드는 %1에서 해당 퍼즐을 여는 링크입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>퍼즐 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row, column and box holds each digit from 1 to 9 once.</source>
        <translation>각 행, 열, 박스에 1부터 9까지의 숫자가 한 번씩 들어갑니다.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>모든 퍼즐의 해답은 하나뿐입니다.</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>%1번</translation>
    </message>
    <message>
        <source>SE %1</source>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%n givens</source>
        <translation>
            <numerusform>주어진 숫자 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan to play it at</source>
        <translation>스캔해서 풀기:</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
</context>
<context>
    <name>sudoku::ParseWords</name>
    <message>
        <source>no puzzle in it</source>
        <extracomment>A text</extracomment>
        <translation>퍼즐이 없음</translation>
    </message>
    <message>
        <source>a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss</source>
        <extracomment>A text</extracomment>
        <translation>ZIP 압축 파일임. HoDoKu가 .hsol에 담는 내용은 .txt나 .ss로도 저장할 수 있음</translation>
    </message>
    <message>
        <source>byte 0x00: this is no text in UTF-8</source>
        <extracomment>A text</extracomment>
        <translation>값이 0x00인 바이트가 있음: UTF-8 텍스트가 아님</translation>
    </message>
    <message>
        <source>XML, but neither OpenSudoku&apos;s nor KSudoku&apos;s</source>
        <extracomment>A text</extracomment>
        <translation>XML이지만 OpenSudoku 것도 KSudoku 것도 아님</translation>
    </message>
    <message>
        <source>no valid XML</source>
        <extracomment>A text</extracomment>
        <translation>올바른 XML이 아님</translation>
    </message>
    <message>
        <source>no valid JSON</source>
        <extracomment>A text</extracomment>
        <translation>올바른 JSON이 아님</translation>
    </message>
    <message>
        <source>more values than a puzzle has</source>
        <extracomment>A text</extracomment>
        <translation>퍼즐에 쓰이는 것보다 값이 많음</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <extracomment>A text</extracomment>
        <translation>너무 깊이 중첩됨</translation>
    </message>
    <message>
        <source>{number} stands twice in row {row}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9</extracomment>
        <translation>{row}행에 숫자 {number} 중복: {first}, {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in column {column}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4</extracomment>
        <translation>{column}열에 숫자 {number} 중복: {first}, {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in box {box}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6</extracomment>
        <translation>{box}번 박스에 숫자 {number} 중복: {first}, {cell}</translation>
    </message>
    <message>
        <source>no solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>해답이 없음</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>해답이 여러 개임</translation>
    </message>
    <message>
        <source>unexpected {character}</source>
        <extracomment>A text of cells, such as: unexpected &apos;x&apos;</extracomment>
        <translation>예상하지 못한 문자: {character}</translation>
    </message>
    <message>
        <source>{character} for an empty cell, but {before} before</source>
        <extracomment>A text of cells, such as: &apos;_&apos; for an empty cell, but &apos;.&apos; before</extracomment>
        <translation>빈칸을 나타내는 문자가 {character}인데 앞에서는 다른 문자({before})임</translation>
    </message>
    <message>
        <source>more than 81 cells</source>
        <extracomment>A text of cells</extracomment>
        <translation>칸이 81개보다 많음</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>81칸 중 {count}칸뿐임</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine cells in this row</source>
        <extracomment>A text of cells</extracomment>
        <translation>이 행의 칸이 아홉 개보다 많음</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>이 행에 {count}칸뿐임</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>아홉 행 중 {count}행뿐임</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>아홉 칸이어야 할 행에 {count}칸이 있음</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine rows in [State]</source>
        <extracomment>A file with the headings [Puzzle] and [State]</extracomment>
        <translation>[State] 부분의 행이 아홉 개보다 많음</translation>
    </message>
    <message>
        <source>{cell} is not the given that [Puzzle] has there</source>
        <extracomment>A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there</extracomment>
        <translation>{cell} 칸이 [Puzzle] 부분의 주어진 숫자와 다름</translation>
    </message>
    <message>
        <source>{character} is no candidate</source>
        <extracomment>A text of candidates, such as: &apos;x&apos; is no candidate</extracomment>
        <translation>후보 숫자가 아님: {character}</translation>
    </message>
    <message>
        <source>{character} stands twice in this cell</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in this cell</extracomment>
        <translation>이 칸에 중복: {character}</translation>
    </message>
    <message>
        <source>{character} stands twice in {cell}</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in r1c9</extracomment>
        <translation>{cell} 칸에 중복: {character}</translation>
    </message>
    <message>
        <source>no candidate in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate in r1c9</extracomment>
        <translation>{cell} 칸에 후보 숫자가 없음</translation>
    </message>
    <message>
        <source>no candidate is left in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate is left in r1c9</extracomment>
        <translation>{cell} 칸에 후보 숫자가 남지 않음</translation>
    </message>
    <message>
        <source>more than 729 candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>후보 숫자가 729개보다 많음</translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>후보 숫자 729개 중 {count}개뿐임</numerusform>
        </translation>
    </message>
    <message>
        <source>a mark without candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>후보 숫자가 없는 표시 문자가 있음</translation>
    </message>
    <message>
        <source>&apos;u&apos; stands before one digit</source>
        <extracomment>A text of candidates</extracomment>
        <translation>‘u’ 문자는 숫자 하나 앞에만 쓸 수 있음</translation>
    </message>
    <message>
        <source>no cell from 00 to 80</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>00부터 80까지의 칸 번호가 아님</translation>
    </message>
    <message>
        <source>no digit from 1 to 9</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>1부터 9까지의 숫자가 아님</translation>
    </message>
    <message>
        <source>no candidate from 001 to 009</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>001부터 009까지의 후보 숫자가 아님</translation>
    </message>
    <message>
        <source>{cell} is filled already</source>
        <extracomment>A file of the program Simple Sudoku, such as: r1c9 is filled already</extracomment>
        <translation>{cell} 칸은 이미 채워져 있음</translation>
    </message>
    <message>
        <source>a library line begins with &apos;:&apos;</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>라이브러리 형식의 줄은 ‘:’ 문자로 시작함</translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>라이브러리 형식의 줄에는 콜론이 6개나 7개여야 하는데 {count}개임</numerusform>
        </translation>
    </message>
    <message>
        <source>no code of a technique</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>기법 코드가 아님</translation>
    </message>
    <message>
        <source>{character} is no digit from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu, such as: &apos;x&apos; is no digit from 1 to 9</extracomment>
        <translation>1부터 9까지의 숫자가 아님: {character}</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before a digit</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>‘+’ 문자는 숫자 앞에만 쓸 수 있음</translation>
    </message>
    <message>
        <source>no candidate: digit, row and column, each from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>후보 숫자가 아님. 숫자, 행, 열이 각각 1부터 9까지여야 함</translation>
    </message>
    <message>
        <source>no digest of 12 hexadecimal digits</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange</extracomment>
        <translation>12자리 16진수 다이제스트가 아님</translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>다이제스트, 퍼즐, 평가가 있어야 하는데 필드가 {count}개임</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>필드가 7개 이상이어야 하는데 {count}개임</numerusform>
        </translation>
    </message>
    <message>
        <source>the row ends before the column of puzzles</source>
        <extracomment>A table with commas between the columns</extracomment>
        <translation>퍼즐 열에 이르기 전에 줄이 끝남</translation>
    </message>
    <message>
        <source>{character} does not stand for packed cells</source>
        <extracomment>An address of Sudoku Exchange, such as: &apos;z&apos; does not stand for packed cells</extracomment>
        <translation>압축된 칸을 나타내는 문자가 아님: {character}</translation>
    </message>
    <message>
        <source>no level from 1 to 4</source>
        <extracomment>An address of Sudoku Exchange</extracomment>
        <translation>1부터 4까지의 난이도가 아님</translation>
    </message>
    <message>
        <source>SudokuPad&apos;s own form (scl) is not read; an f-puzzles address is</source>
        <extracomment>A web address</extracomment>
        <translation>SudokuPad 고유 형식(scl)은 읽지 못함. f-puzzles 주소는 읽을 수 있음</translation>
    </message>
    <message>
        <source>no puzzle in this address, only where to get one</source>
        <extracomment>A web address</extracomment>
        <translation>이 주소에는 퍼즐이 없고 퍼즐을 받을 곳만 있음</translation>
    </message>
    <message>
        <source>no text packed by LZString</source>
        <extracomment>A web address of f-puzzles; LZString is a program</extracomment>
        <translation>LZString으로 압축한 텍스트가 아님</translation>
    </message>
    <message>
        <source>in the packed JSON at {error}</source>
        <extracomment>A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON</extracomment>
        <translation>압축된 JSON 안, {error}</translation>
    </message>
    <message>
        <source>no &apos;:&apos; between size and cells</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>크기와 칸 사이에 ‘:’ 문자가 없음</translation>
    </message>
    <message>
        <source>a random seed names a puzzle in its own program only</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>무작위 시드는 만든 프로그램에서만 퍼즐을 가리킴</translation>
    </message>
    <message>
        <source>not the size 3x3</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>크기가 3x3이 아님</translation>
    </message>
    <message>
        <source>X (diagonals) is not plain Sudoku</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>X(대각선)는 일반 스도쿠가 아님</translation>
    </message>
    <message>
        <source>{text} is not plain Sudoku</source>
        <extracomment>A game id of the program Solo, such as: Killer is not plain Sudoku</extracomment>
        <translation>일반 스도쿠가 아님: {text}</translation>
    </message>
    <message>
        <source>{character} is no option of Solo</source>
        <extracomment>A game id of the program Solo, such as: &apos;z&apos; is no option of Solo</extracomment>
        <translation>Solo의 옵션이 아님: {character}</translation>
    </message>
    <message>
        <source>&apos;_&apos; stands between digits</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>‘_’ 문자는 숫자 사이에만 쓸 수 있음</translation>
    </message>
    <message>
        <source>{character} is neither a digit nor a run of empty cells (a-z)</source>
        <extracomment>A game id of the program Solo, such as: &apos;x&apos; is neither a digit nor a run of empty cells (a-z)</extracomment>
        <translation>숫자도 연속된 빈칸(a-z)도 아님: {character}</translation>
    </message>
    <message>
        <source>a number above 9, or &apos;_&apos; is missing</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>9보다 큰 수이거나 ‘_’ 문자가 빠짐</translation>
    </message>
    <message>
        <source>the counts of givens are cut short</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle</extracomment>
        <translation>주어진 숫자의 개수 부분이 잘려 있음</translation>
    </message>
    <message>
        <source>{character} is no count of givens</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no count of givens</extracomment>
        <translation>주어진 숫자의 개수가 아님: {character}</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>주어진 숫자가 {number}개라고 되어 있는데 실제로는 {count}개임</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} is no cell</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no cell</extracomment>
        <translation>칸이 아님: {character}</translation>
    </message>
    <message>
        <source>{cell} is given twice</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice</extracomment>
        <translation>{cell} 칸이 두 번 주어짐</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>JSON 객체가 아님</translation>
    </message>
    <message>
        <source>a constraint &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a constraint &apos;arrow&apos; that plain Sudoku does not have</extracomment>
        <translation>일반 스도쿠에 없는 제약 ‘{text}’ 있음</translation>
    </message>
    <message>
        <source>a cell property &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a cell property &apos;cosmic&apos; that plain Sudoku does not have</extracomment>
        <translation>일반 스도쿠에 없는 칸 속성 ‘{text}’ 있음</translation>
    </message>
    <message>
        <source>{cell} is not in box {box}: regions of another shape</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape</extracomment>
        <translation>{cell} 칸이 {box}번 박스에 없음. 영역의 모양이 다름</translation>
    </message>
    <message>
        <source>not the size 9</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>크기가 9가 아님</translation>
    </message>
    <message>
        <source>no &apos;grid&apos;</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>‘grid’ 항목이 없음</translation>
    </message>
    <message>
        <source>not nine rows</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>행이 아홉 개가 아님</translation>
    </message>
    <message>
        <source>not nine cells</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>칸이 아홉 개가 아님</translation>
    </message>
    <message>
        <source>pencil marks that are no list</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>연필 표시가 목록이 아님</translation>
    </message>
    <message>
        <source>no pencil mark from 1 to 9 in {cell}</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9</extracomment>
        <translation>{cell} 칸의 연필 표시가 1부터 9까지가 아님</translation>
    </message>
    <message>
        <source>no value from {number} to 9 in {cell}</source>
        <extracomment>A saved game, such as: no value from 0 to 9 in r1c9</extracomment>
        <translation>{cell} 칸의 값이 {number}부터 9까지가 아님</translation>
    </message>
    <message>
        <source>cell {number} of data: {reason}</source>
        <extracomment>A saved game, such as: cell 12 of data: unexpected &apos;x&apos;</extracomment>
        <translation>데이터의 {number}번째 칸: {reason}</translation>
    </message>
    <message>
        <source>neither the &apos;cells&apos; of GNOME Sudoku nor the &apos;grid&apos; of f-puzzles</source>
        <extracomment>A saved game of GNOME Sudoku, or a puzzle of f-puzzles</extracomment>
        <translation>GNOME 스도쿠의 ‘cells’ 항목도 f-puzzles의 ‘grid’ 항목도 없음</translation>
    </message>
    <message>
        <source>a cell without position</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>위치가 없는 칸이 있음</translation>
    </message>
    <message>
        <source>no row and column from 0 to 8</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>0부터 8까지의 행과 열이 아님</translation>
    </message>
    <message>
        <source>{cell} is there twice</source>
        <extracomment>A saved game of GNOME Sudoku, such as: r1c9 is there twice</extracomment>
        <translation>{cell} 칸이 두 번 나옴</translation>
    </message>
    <message>
        <source>not said whether {cell} is fixed</source>
        <extracomment>A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed</extracomment>
        <translation>{cell} 칸이 고정되었는지 나와 있지 않음</translation>
    </message>
    <message>
        <source>no list of earmarks in {cell}</source>
        <extracomment>A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9</extracomment>
        <translation>{cell} 칸에 후보 메모(earmarks) 목록이 없음</translation>
    </message>
    <message>
        <source>no earmark from 1 to 9</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>1부터 9까지의 후보 메모(earmark)가 아님</translation>
    </message>
    <message>
        <source>a difficulty that is no text</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>난이도가 텍스트가 아님</translation>
    </message>
    <message>
        <source>no time in seconds</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>초 단위 시간이 아님</translation>
    </message>
    <message>
        <source>files of OpenSudoku of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3</extracomment>
        <translation>알 수 없는 버전의 OpenSudoku 파일: {text}</translation>
    </message>
    <message>
        <source>data of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: data of an unknown version: 7</extracomment>
        <translation>알 수 없는 버전의 데이터: {text}</translation>
    </message>
    <message>
        <source>a game without data</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>데이터가 없는 게임이 있음</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>데이터에 81칸 중 {count}칸이 있음</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes in {cell}</source>
        <extracomment>A file of the program OpenSudoku, such as: no notes in r1c9</extracomment>
        <translation>{cell} 칸에 메모가 없음</translation>
    </message>
    <message>
        <source>not said whether {cell} can be edited</source>
        <extracomment>A file of the program OpenSudoku, such as: not said whether r1c9 can be edited</extracomment>
        <translation>{cell} 칸을 편집할 수 있는지 나와 있지 않음</translation>
    </message>
    <message>
        <source>no time in milliseconds</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>밀리초 단위 시간이 아님</translation>
    </message>
    <message>
        <source>no graph, so no kind of puzzle</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>graph가 없어 퍼즐 종류를 알 수 없음</translation>
    </message>
    <message>
        <source>not a plain Sudoku of 9 x 9 cells</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>9 x 9칸의 일반 스도쿠가 아님</translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>값이 81개여야 하는데 {count}개임</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell</source>
        <extracomment>A file of the program KSudoku, such as: &apos;z&apos; in r1c9 is no value: b (1) to j (9), or _ for an empty cell</extracomment>
        <translation>{cell} 칸의 값이 아님: {character}. b(1)부터 j(9)까지이거나 빈칸을 뜻하는 _ 문자여야 함</translation>
    </message>
    <message>
        <source>an event without index from 0 to 80</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>이벤트의 번호가 0부터 80까지의 수가 아님</translation>
    </message>
    <message>
        <source>an event changes the given {cell}</source>
        <extracomment>A file of the program KSudoku, such as: an event changes the given r1c9</extracomment>
        <translation>이벤트가 주어진 {cell} 칸을 바꿈</translation>
    </message>
    <message>
        <source>no markers of nine characters 0 and 1</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>0과 1로 된 아홉 글자의 메모가 아님</translation>
    </message>
    <message>
        <source>an event with neither markers nor a value from 0 to 9</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>메모도 0부터 9까지의 값도 없는 이벤트가 있음</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>The place in a text that cannot be read, and why: line 3: no solution</extracomment>
        <translation>%1번째 줄: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81</extracomment>
        <translation>%1번째 줄, %2번째 글자: %3</translation>
    </message>
    <message>
        <source>a blank</source>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected a blank</extracomment>
        <translation>공백</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <comment>a character</comment>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected &apos;x&apos;</extracomment>
        <translation>‘%1’</translation>
    </message>
    <message>
        <source>byte %1</source>
        <extracomment>A byte of a text that is no character, in place of {character} or {before}: unexpected byte 0xC3</extracomment>
        <translation>값이 %1인 바이트</translation>
    </message>
</context>
<context>
    <name>sudoku::PathPage</name>
    <message>
        <source>Solution path</source>
        <translation>풀이 과정</translation>
    </message>
    <message>
        <source>The path is copied, one step a line.</source>
        <translation>풀이 과정을 한 줄에 한 단계씩 복사했습니다.</translation>
    </message>
    <message>
        <source>Fold singles</source>
        <translation>싱글 접기</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>처음부터</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>텍스트로 복사</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>첫 단계</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>이전 단계</translation>
    </message>
    <message>
        <source>Following step</source>
        <translation>그다음 단계</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>마지막 단계</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>단계당 시간(초)</translation>
    </message>
    <message>
        <source>How long each step is shown while the path plays</source>
        <translation>풀이 과정을 재생할 때 각 단계를 보여 주는 시간</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1초</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>여기서부터 풀기</translation>
    </message>
    <message>
        <source>Choose a step.</source>
        <translation>단계를 고르세요.</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>풀이 과정 찾는 중…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>그런 단계가 없습니다.</translation>
    </message>
    <message>
        <source>Logic decides nothing here: several solutions are left.</source>
        <translation>여기서는 논리로 정할 수 없습니다. 해답이 여러 개 남아 있습니다.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>더 찾을 것이 없습니다.</translation>
    </message>
    <message>
        <source>SE %1.%2</source>
        <translation>SE %1.%2</translation>
    </message>
    <message>
        <source>HoDoKu %1 %2</source>
        <translation>HoDoKu %1 %2</translation>
    </message>
    <message>
        <source>hardest step %1</source>
        <translation>가장 어려운 단계 %1</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>해답 여러 개</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>%2단계 중 %1단계</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3</source>
        <comment>numbers, what the step does</comment>
        <translation>%2단계 중 %1단계. %3</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>하던 게임은 그대로 있습니다.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>계속</translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>{count}칸</numerusform>
        </translation>
    </message>
    <message>
        <source>r%1c%2</source>
        <comment>a cell by its row and its column</comment>
        <translation>r%1c%2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>행</translation>
    </message>
    <message>
        <source>column</source>
        <translation>열</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>열</translation>
    </message>
    <message>
        <source>box</source>
        <translation>박스</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>박스</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayTime</name>
    <message>
        <source>The game is paused.</source>
        <translation>게임이 일시 정지되었습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayerMoves</name>
    <message>
        <source>Well seen.</source>
        <translation>잘 찾았습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>The position to practise on</source>
        <translation>연습할 국면</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>화살표 키로 칸을, 숫자로 그 후보 숫자를, {Enter} 키로 칸을 고릅니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeRound</name>
    <message>
        <source>Find: %1</source>
        <translation>찾기: %1</translation>
    </message>
    <message>
        <source>Click the cell that it sets.</source>
        <translation>이 기법으로 정해지는 칸을 클릭하세요.</translation>
    </message>
    <message>
        <source>Click the candidates that it rules out.</source>
        <translation>이 기법으로 제거되는 후보 숫자를 클릭하세요.</translation>
    </message>
    <message>
        <source>Nothing easier is left here.</source>
        <translation>여기에 더 쉬운 단계는 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>You have found this one already.</source>
        <translation>이미 찾은 것입니다.</translation>
    </message>
    <message>
        <source>{cell} has no candidate {digit}.</source>
        <translation>{cell} 칸의 후보 숫자에 그 숫자({digit})는 없습니다.</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>{cell} 칸은 이미 채워져 있습니다.</translation>
    </message>
    <message>
        <source>Right: {cell} is {digit}.</source>
        <translation>맞습니다. {cell} 칸은 {digit}입니다.</translation>
    </message>
    <message>
        <source>Right: the {digit} in {cell} is crossed out.</source>
        <translation>맞습니다. {cell} 칸에서 후보 숫자({digit})가 제거됩니다.</translation>
    </message>
    <message>
        <source>All {all} are found.</source>
        <translation>{all}개를 모두 찾았습니다.</translation>
    </message>
    <message>
        <source>{found} of {all} found.</source>
        <translation>{all}개 중 {found}개를 찾았습니다.</translation>
    </message>
    <message>
        <source>This technique does not show that {cell} is {digit}.</source>
        <translation>이 기법으로는 {cell} 칸의 숫자가 {digit}임을 밝힐 수 없습니다.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for the cell that it sets.</source>
        <translation>먼저 패턴을 찾고, 그다음 패턴으로 정해지는 칸을 찾으세요.</translation>
    </message>
    <message>
        <source>The digit is right, but nothing leads to {candidate}.</source>
        <translation>숫자는 맞지만, 이 후보 숫자({candidate})에 이르는 패턴이 없습니다.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for what it rules out.</source>
        <translation>먼저 패턴을 찾고, 그다음 패턴으로 제거되는 후보 숫자를 찾으세요.</translation>
    </message>
    <message>
        <source>Nothing of this kind rules out {candidate}.</source>
        <translation>이런 패턴으로는 이 후보 숫자({candidate})를 제거할 수 없습니다.</translation>
    </message>
    <message>
        <source>Look at another digit.</source>
        <translation>다른 숫자를 보세요.</translation>
    </message>
    <message>
        <source>{cell} is not the last empty cell of a row, column or box.</source>
        <translation>{cell} 칸은 어느 행, 열, 박스에서도 마지막 빈칸이 아닙니다.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with one empty cell.</source>
        <translation>빈칸이 하나뿐인 행, 열, 박스를 찾아보세요.</translation>
    </message>
    <message>
        <source>{cell} can still be {digits}.</source>
        <translation>{cell} 칸은 아직 {digits}일 수 있습니다.</translation>
    </message>
    <message>
        <source>Look for a cell whose row, column and box hold eight digits.</source>
        <translation>그 행, 열, 박스에 이미 여덟 숫자가 있는 칸을 찾아보세요.</translation>
    </message>
    <message>
        <source>{cell} is the only place of no digit in its row, column or box.</source>
        <translation>{cell} 칸은 그 행, 열, 박스에서 어떤 숫자의 유일한 자리도 아닙니다.</translation>
    </message>
    <message>
        <source>Take one digit, and look where it can still go in a box.</source>
        <translation>숫자 하나를 골라 한 박스에서 아직 들어갈 수 있는 곳을 보세요.</translation>
    </message>
    <message>
        <source>This technique does not set {cell}.</source>
        <translation>이 기법으로는 {cell} 칸이 정해지지 않습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeSession</name>
    <message>
        <source>After three misses it counts as found with help.</source>
        <translation>세 번 틀리면 도움을 받아 찾은 것으로 칩니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::PreferencesDialog</name>
    <message>
        <source>Never</source>
        <translation>안 함</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minutes without input</source>
        <translation>
            <numerusform>입력 없이 %Ln분이 지나면</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>초기화 취소</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>환경설정</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>환경설정 검색</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>환경설정 분류</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>초기화(&amp;R)</translation>
    </message>
    <message>
        <source>All preferences as they are by default</source>
        <translation>모든 환경설정을 기본값으로</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>패널</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>다음 단계</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>시스템 설정 따름</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>고대비, 밝게</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>고대비, 어둡게</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>색(&amp;C)</translation>
    </message>
    <message>
        <source>theme light dark high contrast</source>
        <translation>테마 밝게 어둡게 고대비 다크 라이트</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>행과 열의 번호(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>애니메이션(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of digits</source>
        <translation>숫자 크기</translation>
    </message>
    <message>
        <source>&amp;Size of digits</source>
        <translation>숫자 크기(&amp;S)</translation>
    </message>
    <message>
        <source>large small</source>
        <translation>크게 작게</translation>
    </message>
    <message>
        <source>Font of digits</source>
        <translation>숫자 글꼴</translation>
    </message>
    <message>
        <source>&amp;Font of digits</source>
        <translation>숫자 글꼴(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Panel at the left</source>
        <translation>패널을 왼쪽에(&amp;P)</translation>
    </message>
    <message>
        <source>7, 8 and 9 in the upper row, as on a ca&amp;lculator</source>
        <translation>계산기처럼 7, 8, 9를 윗줄에(&amp;L)</translation>
    </message>
    <message>
        <source>Large &amp;targets for touch</source>
        <translation>터치하기 좋게 크게(&amp;T)</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>강조 표시</translation>
    </message>
    <message>
        <source>&amp;Mark digits that clash</source>
        <translation>충돌하는 숫자 표시(&amp;M)</translation>
    </message>
    <message>
        <source>Row, column and &amp;box of the selected cell</source>
        <translation>선택한 칸의 행, 열, 박스(&amp;B)</translation>
    </message>
    <message>
        <source>The chosen digit &amp;where it stands</source>
        <translation>고른 숫자가 있는 칸(&amp;W)</translation>
    </message>
    <message>
        <source>The chosen digit in n&amp;otes</source>
        <translation>메모 속의 고른 숫자(&amp;O)</translation>
    </message>
    <message>
        <source>Soun&amp;ds when solved or wrong</source>
        <translation>완료하거나 틀렸을 때 소리(&amp;D)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>칸</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>어느 쪽이든</translation>
    </message>
    <message>
        <source>Which comes f&amp;irst</source>
        <translation>먼저 고르는 것(&amp;I)</translation>
    </message>
    <message>
        <source>number cell either click pad mouse touch</source>
        <translation>숫자 칸 어느 쪽이든 클릭 패드 마우스 터치</translation>
    </message>
    <message>
        <source>Mar&amp;k wrong entries at once (counts as help)</source>
        <translation>잘못 입력한 숫자를 바로 표시(도움받은 것으로 봄)(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Erase notes that an entry rules out</source>
        <translation>입력한 숫자와 맞지 않는 메모 지우기(&amp;E)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>S&amp;how the clock</source>
        <translation>시계 보이기(&amp;H)</translation>
    </message>
    <message>
        <source>Pause b&amp;y itself</source>
        <translation>자동으로 일시 정지(&amp;Y)</translation>
    </message>
    <message>
        <source>idle minutes</source>
        <translation>자리 비움 분</translation>
    </message>
    <message>
        <source>hints techniques uniqueness level</source>
        <translation>힌트 기법 유일성 난이도</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Chan&amp;ge keys…</source>
        <translation>단축키 변경(&amp;G)…</translation>
    </message>
    <message>
        <source>change shortcuts keyboard</source>
        <translation>변경 단축키 키보드</translation>
    </message>
    <message>
        <source>All preferences are the default ones.</source>
        <translation>모든 환경설정이 기본값입니다.</translation>
    </message>
    <message>
        <source>The preferences are as before.</source>
        <translation>환경설정을 이전대로 되돌렸습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Not written: %1</source>
        <translation>저장하지 못함: %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>인쇄</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행 상황</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>PDF로 저장(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>These pu&amp;zzles</source>
        <translation>이 퍼즐들(&amp;Z)</translation>
    </message>
    <message>
        <source>This pu&amp;zzle</source>
        <translation>이 퍼즐(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Book of new puzzles</source>
        <translation>새 퍼즐 책(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Make the puzzles</source>
        <translation>퍼즐 만들기(&amp;M)</translation>
    </message>
    <message>
        <source>With &amp;entries and notes</source>
        <translation>입력과 메모 포함(&amp;E)</translation>
    </message>
    <message>
        <source>With the &amp;hint that is open</source>
        <translation>열려 있는 힌트 포함(&amp;H)</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>레터</translation>
    </message>
    <message>
        <source>All &amp;candidates</source>
        <translation>모든 후보 숫자(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>해답을 끝에(&amp;S)</translation>
    </message>
    <message>
        <source>Pro&amp;file</source>
        <translation>난이도 곡선(&amp;F)</translation>
    </message>
    <message>
        <source>Shows where a puzzle is hard, with one or two on a page</source>
        <translation>한 페이지에 퍼즐이 한두 개일 때, 어디가 어려운지 보여 줍니다</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>용지(&amp;A)</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>한 쪽의 퍼즐 수(&amp;G)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF로 저장</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>저장함: %1.</translation>
    </message>
    <message>
        <source>There is no printing here: %1</source>
        <translation>여기서는 인쇄할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>프린터로 보냈습니다.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>멈췄습니다.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>잠시만요…</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileStrip</name>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileWords</name>
    <message>
        <source>early (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>풀이 초반(%1)</translation>
    </message>
    <message>
        <source>in the middle (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>풀이 중반(%1)</translation>
    </message>
    <message>
        <source>late (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>풀이 후반(%1)</translation>
    </message>
    <message>
        <source>Opens easily, tight %1, then easy.</source>
        <translation>쉽게 시작해 %1에 까다로워졌다가 다시 쉬워집니다.</translation>
    </message>
    <message>
        <source>Opens easily, tight %1.</source>
        <translation>쉽게 시작해 %1에 까다로워집니다.</translation>
    </message>
    <message>
        <source>Tight %1, then easy.</source>
        <translation>%1에 까다로웠다가 쉬워집니다.</translation>
    </message>
    <message>
        <source>Tight %1.</source>
        <translation>%1에 까다롭습니다.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1, then easy.</source>
        <translation>쉽게 시작해 %1에 어려운 고비가 한 번 있고, 그 뒤로 쉽습니다.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1.</source>
        <translation>쉽게 시작해 %1에 어려운 고비가 한 번 있습니다.</translation>
    </message>
    <message>
        <source>One hard moment %1, then easy.</source>
        <translation>%1에 어려운 고비가 한 번 있고, 그 뒤로 쉽습니다.</translation>
    </message>
    <message>
        <source>One hard moment %1.</source>
        <translation>%1에 어려운 고비가 한 번 있습니다.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2, then easy.</source>
        <translation>%1에 가장 어렵고 %2에 다시 까다로웠다가 쉬워집니다.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2.</source>
        <translation>%1에 가장 어렵고 %2에 다시 까다롭습니다.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2, then easy.</source>
        <translation>%1에 까다롭고 %2에 가장 어려웠다가 쉬워집니다.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2.</source>
        <translation>%1에 까다롭고 %2에 가장 어렵습니다.</translation>
    </message>
    <message>
        <source>Singles all the way, with few open at times.</source>
        <translation>끝까지 싱글만으로 풀리지만, 열린 단계가 적을 때가 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>끝까지 쉽습니다. 열린 단계가 늘 {count}개 이상입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>no step open</source>
        <translation>열린 단계 없음</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>열린 단계 {count}개</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4.</source>
        <comment>numbers, a technique, how many steps are open</comment>
        <translation>%2단계 중 %1단계: %3, %4.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleEntry</name>
    <message>
        <source>%1, in %2.</source>
        <comment>which digit stands twice, cells</comment>
        <translation>%1(%2).</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cells.</source>
        <translation>
            <numerusform>두 해답은 %n칸에서 서로 다릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two solutions differ in %1.</source>
        <translation>두 해답은 다음 칸에서 서로 다릅니다: %1.</translation>
    </message>
    <message>
        <source>Looking for solutions …</source>
        <translation>해답 찾는 중 …</translation>
    </message>
    <message>
        <source>No solution. A digit is wrong.</source>
        <translation>해답이 없습니다. 틀린 숫자가 있습니다.</translation>
    </message>
    <message>
        <source>One solution. The puzzle can be played.</source>
        <translation>해답이 하나입니다. 풀 수 있는 퍼즐입니다.</translation>
    </message>
    <message>
        <source>Enter the givens of a puzzle, or paste it.</source>
        <translation>퍼즐의 주어진 숫자를 입력하거나 붙여넣으세요.</translation>
    </message>
    <message>
        <source>More than one solution. Digits are missing.</source>
        <translation>해답이 여러 개입니다. 빠진 숫자가 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>숫자 %n개를 추가했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Sudoku: %1</source>
        <translation>스도쿠가 아닙니다: %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>퍼즐 %n개 중 첫 번째.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleExchange</name>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>다른 형식으로 복사(&amp;A)</translation>
    </message>
    <message>
        <source>Puzzle &amp;without entries</source>
        <translation>입력을 뺀 퍼즐(&amp;W)</translation>
    </message>
    <message>
        <source>Puzzle &amp;id</source>
        <translation>퍼즐 ID(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>퍼즐 (%1)</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>끌어다 놓은 텍스트</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>지우기(&amp;C)</translation>
    </message>
    <message>
        <source>the position as a line of 81 cells</source>
        <translation>81칸 한 줄로 된 국면</translation>
    </message>
    <message>
        <source>the puzzle without entries</source>
        <translation>입력을 뺀 퍼즐</translation>
    </message>
    <message>
        <source>A puzzle with several solutions has no id.</source>
        <translation>해답이 여러 개인 퍼즐에는 ID가 없습니다.</translation>
    </message>
    <message>
        <source>puzzle id %1</source>
        <translation>퍼즐 ID %1</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>복사함: %1.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>붙여넣은 텍스트</translation>
    </message>
    <message>
        <source>There is no text to open.</source>
        <translation>열 텍스트가 없습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleOpener</name>
    <message>
        <source>%1: not saved: %2</source>
        <translation>%1: 저장하지 못함: %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1: 저장했습니다.</translation>
    </message>
    <message>
        <source>%1: saved, but this format cannot hold all entries and notes.</source>
        <translation>%1: 저장했지만 이 형식에는 입력과 메모를 다 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1: you had begun this puzzle, and go on with it.</source>
        <translation>%1: 시작한 적이 있는 퍼즐이어서 이어서 풉니다.</translation>
    </message>
    <message>
        <source>%1: opened.</source>
        <translation>%1: 열었습니다.</translation>
    </message>
    <message>
        <source>It has several solutions: any of them solves it.</source>
        <translation>해답이 여러 개입니다. 어느 해답이든 맞습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlesCard</name>
    <message>
        <source>Puzzles for you</source>
        <translation>맞춤 퍼즐</translation>
    </message>
    <message>
        <source>Start a puzzle for me</source>
        <translation>맞춤 퍼즐 시작</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>QR code of the puzzle</source>
        <translation>퍼즐의 QR 코드</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR 코드</translation>
    </message>
    <message>
        <source>Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.</source>
        <translation>스캔하면 다른 기기에서 이 퍼즐을 풀 수 있습니다. %1에서 퍼즐을 여는 링크가 들어 있습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message>
        <source>What can this cell be?</source>
        <translation>이 칸에는 어떤 숫자가 들어갈까요?</translation>
    </message>
    <message>
        <source>%1: what can it be?</source>
        <comment>a cell</comment>
        <translation>%1: 어떤 숫자가 들어갈까요?</translation>
    </message>
    <message>
        <source>Where can {digit} go in {house}?</source>
        <extracomment>Such as: Where can 7 go in row 3?</extracomment>
        <translation>{house}에서 숫자 {digit}의 자리는 어디일까요?</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <comment>a cell</comment>
        <translation>%1 칸의 모든 숫자</translation>
    </message>
    <message>
        <source>All places for {digit} in {house}</source>
        <extracomment>A button, such as: All places for 7 in row 3</extracomment>
        <translation>{house}에서 숫자 {digit}의 모든 자리</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <comment>a digit and a cell</comment>
        <translation>%2 칸은 왜 %1일 수 없을까요?</translation>
    </message>
    <message>
        <source>Logic decides this now. Ask about one of them, or take the next step.</source>
        <translation>이제 논리로 정할 수 있습니다. 하나를 골라 질문하거나 다음 단계로 가세요.</translation>
    </message>
    <message>
        <source>Press a digit to see why. Press another cell, or move there, to ask about that one.</source>
        <translation>숫자를 누르면 이유가 나옵니다. 다른 칸을 누르거나 그 칸으로 옮기면 그 칸에 대해 질문합니다.</translation>
    </message>
    <message>
        <source>Press a cell in this list to see why.</source>
        <translation>목록에서 칸을 누르면 이유가 나옵니다.</translation>
    </message>
    <message>
        <source>Asking counts as help, as a hint does.</source>
        <translation>질문도 힌트처럼 도움으로 칩니다.</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>질문: %1</translation>
    </message>
    <message>
        <source>{cell} has a digit already: {digit}.</source>
        <translation>{cell} 칸에는 이미 숫자가 있습니다: {digit}.</translation>
    </message>
    <message>
        <source>{cell} has the {digit} of {house}.</source>
        <translation>{house}에서는 이미 {cell} 칸이 {digit}입니다.</translation>
    </message>
    <message>
        <source>{digit} is still possible. Nothing here rules it out yet.</source>
        <translation>아직 {digit}일 수 있습니다. 지금은 제거할 근거가 없습니다.</translation>
    </message>
    <message>
        <source>{digit} has been ruled out before.</source>
        <translation>{digit}일 가능성은 앞서 제거되었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>{digit}일 수 없지만, 그것을 밝히려면 {count}단계가 필요합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>techniques</comment>
        <translation>%1, 그다음 %2</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2.</source>
        <comment>a cell and a digit</comment>
        <translation>질문: %1 칸은 %2일 수 없습니다.</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2. Rule out %2 takes this candidate away.</source>
        <comment>a cell and a digit</comment>
        <translation>질문: %1 칸은 %2일 수 없습니다. ‘%2 제거’를 누르면 이 후보 숫자를 지웁니다.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>증명 찾는 중…</translation>
    </message>
    <message>
        <source>One entry is wrong. Show it?</source>
        <translation>잘못 입력한 숫자가 하나 있습니다. 보여 드릴까요?</translation>
    </message>
    <message>
        <source>Some entries are wrong. Show the first?</source>
        <translation>잘못 입력한 숫자가 몇 개 있습니다. 첫 번째를 보여 드릴까요?</translation>
    </message>
    <message>
        <source>Wrong entries are no reasons: the answers leave them out.</source>
        <translation>잘못 입력한 숫자는 근거가 될 수 없어 답에서 빼고 봅니다.</translation>
    </message>
    <message>
        <source>%1 is given.</source>
        <comment>a cell</comment>
        <translation>%1 칸은 주어진 숫자입니다.</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <comment>a cell</comment>
        <translation>%1 칸에는 이미 숫자가 있습니다.</translation>
    </message>
    <message>
        <source>Press an empty cell, or move there, to ask about it.</source>
        <translation>빈칸을 누르거나 그 칸으로 옮기면 질문할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message>
        <source>two steps open, or fewer</source>
        <translation>열린 단계가 두 개 이하</translation>
    </message>
    <message>
        <source>The puzzle that is ready</source>
        <translation>준비된 퍼즐</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>퍼즐 만드는 중…</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · 주어진 숫자 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln단계</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message>
        <source>{cells} hold only {digits}, and each sees the next.</source>
        <translation>{cells} 칸에는 {digits}만 들어갈 수 있고, 각 칸은 다음 칸을 바라봅니다.</translation>
    </message>
    <message>
        <source>So the digits take turns along them, one way or the other.</source>
        <translation>그래서 두 숫자가 이 칸들을 따라 번갈아 놓입니다. 가능한 배치는 두 가지뿐입니다.</translation>
    </message>
    <message>
        <source>One of {even} and one of {odd} always differ.</source>
        <translation>{even} 칸 중 어느 하나와 {odd} 칸 중 어느 하나는 언제나 서로 다릅니다.</translation>
    </message>
    <message>
        <source>{cell} sees {one} and {other}: one is {a}, one is {b}.</source>
        <translation>{cell} 칸은 {one} 칸과 {other} 칸을 바라봅니다. 하나는 {a}, 하나는 {b}입니다.</translation>
    </message>
    <message>
        <source>Follow the links: they lead round, back to where they began.</source>
        <translation>연결을 따라가면 한 바퀴 돌아 시작한 곳으로 돌아옵니다.</translation>
    </message>
    <message>
        <source>Read backwards, the links hold too: of the two ends of each just one is true.</source>
        <translation>거꾸로 따라가도 연결은 성립합니다. 그래서 각 연결의 양 끝 가운데 하나만 참입니다.</translation>
    </message>
    <message>
        <source>{cell} is {digits}, and nothing else.</source>
        <translation>{cell} 칸은 {digits}입니다. 다른 숫자는 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>{cells} 칸 중 적어도 하나는 {digit}이고, {gone} 칸은 이 칸들을 모두 바라봅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow the links: then {end}.</source>
        <translation>연결을 따라가면 {end}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed. So it was wrong.</source>
        <translation>가정한 것과 정반대입니다. 따라서 가정이 틀렸습니다.</translation>
    </message>
    <message>
        <source>One cell cannot have both digits. So what was supposed is wrong.</source>
        <translation>한 칸에 두 숫자가 들어갈 수는 없습니다. 따라서 가정이 틀렸습니다.</translation>
    </message>
    <message>
        <source>So {one}, or {other}.</source>
        <translation>따라서 ‘{one}’, ‘{other}’ 중 적어도 하나는 참입니다.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees the set {source}, which is {digit}.</source>
        <extracomment>Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.</extracomment>
        <translation>{cell} 칸은 {other}이거나, 숫자가 {digit}인 칸이 있는 {source} 칸 집합을 바라봅니다.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees {source}, which is {digit}.</source>
        <translation>{cell} 칸은 {other}이거나, 숫자가 {digit}인 {source} 칸을 바라봅니다.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees one of {source}, which is {digit}.</source>
        <translation>{cell} 칸은 {other}이거나, {source} 칸 가운데 숫자가 {digit}인 칸을 바라봅니다.</translation>
    </message>
    <message>
        <source>If {start}, that is it.</source>
        <translation>{start.if}, 그것이 바로 결론입니다.</translation>
    </message>
    <message>
        <source>If {start}, then at once {end}.</source>
        <translation>{start.if}, 곧바로 {end}.</translation>
    </message>
    <message>
        <source>If {start}, the links lead to this: {end}.</source>
        <translation>{start.if}, 연결을 따라 {end}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, and is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} 칸이 {digit}이면서 동시에 {digit}일 수 없는 모순이 생깁니다</translation>
    </message>
    <message>
        <source>{cell} is both {one} and {other}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} 칸이 {one}이면서 동시에 {other}인 것이 됩니다</translation>
    </message>
    <message>
        <source>{house} has its {digit} twice, in {cells}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house}에 같은 숫자({digit})가 두 번 들어갑니다({cells})</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house}에 숫자 {digit}의 자리가 남지 않습니다</translation>
    </message>
    <message>
        <source>{cell} has no candidate left</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} 칸에 후보 숫자가 남지 않습니다</translation>
    </message>
    <message>
        <source>That cannot be: {broken}.</source>
        <translation>이는 불가능합니다. {broken}.</translation>
    </message>
    <message>
        <source>Follow the links: then {broken}.</source>
        <translation>연결을 따라가면 {broken}.</translation>
    </message>
    <message>
        <source>That cannot be, so what was supposed is wrong.</source>
        <translation>이는 불가능하므로 가정이 틀렸습니다.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, or it is not.</source>
        <translation>{cell} 칸은 {digit}이거나, 아니거나 둘 중 하나입니다.</translation>
    </message>
    <message>
        <source>{cell} is {digits}.</source>
        <translation>{cell} 칸은 {digits}입니다.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}.</source>
        <translation>{house}에서 숫자 {digit}의 자리는 {places} 칸입니다.</translation>
    </message>
    <message>
        <source>Follow the links from each of these: in each case {end}.</source>
        <translation>그 하나하나에서 연결을 따라가 보면, 어느 경우든 {end}.</translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells: 이 {count}칸}에 두 숫자 {digits}만 들어간다면 이 둘을 서로 맞바꿀 수 있습니다. 그래도 어느 행, 열, 박스에서나 규칙에 맞습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be a second solution. But a Sudoku has only one.</source>
        <translation>그러면 해답이 하나 더 생깁니다. 하지만 스도쿠의 해답은 하나뿐입니다.</translation>
    </message>
    <message>
        <source>With {cells} that makes a locked set: it uses up {digits}.</source>
        <translation>이 칸들을 여분 숫자만 있는 한 칸으로 보고 {cells} 칸과 합치면 잠긴 집합이 됩니다. 그래서 이 칸들이 함께 속한 유닛에서 숫자 {digits}의 자리는 모두 이 집합 안에 있습니다.</translation>
    </message>
    <message>
        <source>Only {cell} can prevent that, so it must be {digits}.</source>
        <translation>이를 막을 수 있는 것은 {cell} 칸뿐이므로 이 칸은 {digits}입니다.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}.</source>
        <translation>따라서 {cells} 칸 중 적어도 하나는 {digit}입니다.</translation>
    </message>
    <message>
        <source>No cell that sees both can be {digit}.</source>
        <translation>이 두 칸을 모두 바라보는 칸은 {digit}일 수 없습니다.</translation>
    </message>
    <message>
        <source>No cell that sees all of these can be {digit}.</source>
        <translation>이 칸들을 모두 바라보는 칸은 {digit}일 수 없습니다.</translation>
    </message>
    <message>
        <source>So one of {cells} must be something else: {digits}.</source>
        <translation>따라서 {cells} 칸 중 적어도 하나는 다른 숫자, 곧 {digits}입니다.</translation>
    </message>
    <message>
        <source>{corners} lie in two rows, two columns and just two boxes.</source>
        <translation>{corners} 칸은 두 행과 두 열에 있으면서 박스는 두 개에만 걸쳐 있습니다.</translation>
    </message>
    <message>
        <source>In {houses} the {digit} has no places but these corners.</source>
        <translation>{houses}에서 숫자 {digit}의 자리는 이 꼭짓점 칸뿐입니다.</translation>
    </message>
    <message>
        <source>If {one} were {digit}, {other} would be too, and the others {rest}.</source>
        <translation>{one} 칸이 {digit}이면 {other} 칸도 {digit}이고 나머지 둘은 {rest}입니다.</translation>
    </message>
    <message>
        <source>All four corners would hold {digits} alone.</source>
        <translation>그러면 네 꼭짓점에 모두 {digits}만 남게 됩니다.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {cells}.</source>
        <translation>{house}에서 숫자 {digit}의 자리는 {cells} 칸입니다.</translation>
    </message>
    <message>
        <source>If one of these two were {digit}, the other would be {other}.</source>
        <translation>이 둘 중 하나가 {digit}이면 다른 하나는 {other}입니다.</translation>
    </message>
    <message>
        <source>{others} have only {digits}, so all four would hold these alone.</source>
        <translation>{others} 칸의 후보 숫자는 {digits}뿐이므로 네 칸에 모두 이 두 숫자만 남게 됩니다.</translation>
    </message>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>가정: {cell} 칸은 {digit}입니다.</translation>
    </message>
    <message>
        <source>Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left.</source>
        <translation>그러면 다른 자리가 남지 않으므로 {row}에서 숫자 {other}의 자리는 {inRow} 칸, {column}에서는 {inColumn} 칸입니다.</translation>
    </message>
    <message>
        <source>{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone.</source>
        <translation>{last} 칸의 후보 숫자는 {digits}뿐인데, 이 칸이 그 두 칸을 바라보므로 {digit}입니다. 그러면 네 꼭짓점에 모두 {digits}만 남습니다.</translation>
    </message>
    <message>
        <source>No corner is a given, so nothing would tell the two solutions apart.</source>
        <translation>꼭짓점 칸 중에 주어진 숫자가 없으므로 두 해답을 가려낼 방법이 없습니다.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}, and no cell that sees both can be.</source>
        <translation>따라서 {cells} 칸 중 적어도 하나는 {digit}이고, 이 두 칸을 모두 바라보는 칸은 {digit}일 수 없습니다.</translation>
    </message>
    <message>
        <source>With {digit} in {cell} just the swap would be left.</source>
        <translation>{cell} 칸이 {digit}이면 서로 맞바꿀 수 있는 숫자만 남게 됩니다.</translation>
    </message>
    <message>
        <source>{cells} form a ring.</source>
        <translation>{cells} 칸은 하나의 고리를 이룹니다.</translation>
    </message>
    <message>
        <source>Each sees the next, and every row, column and box has two of them or none.</source>
        <translation>각 칸은 다음 칸을 바라보고, 어느 행, 열, 박스에나 고리의 칸이 두 개 있거나 하나도 없습니다.</translation>
    </message>
    <message>
        <source>Every empty cell but {cell} has just two candidates.</source>
        <translation>{cell} 칸을 뺀 모든 빈칸에는 후보 숫자가 두 개씩만 있습니다.</translation>
    </message>
    <message>
        <source>Without its {digit}, every digit would have two places in each house.</source>
        <translation>이 칸에 후보 숫자 {digit}만 없다면 유닛마다 남은 숫자의 자리가 모두 두 곳씩이 됩니다.</translation>
    </message>
    <message>
        <source>Any solution could then be turned into a second, by the other candidate in every empty cell.</source>
        <translation>그러면 어떤 해답이든 빈칸의 숫자를 모두 그 칸의 다른 쪽 후보 숫자로 바꾸어 또 하나의 해답을 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>A Sudoku has one solution, so {cell} is {digit}.</source>
        <translation>스도쿠의 해답은 하나이므로 {cell} 칸은 {digit}입니다.</translation>
    </message>
    <message>
        <source>In {house} only {cells: these two} can be {digit}, so the other is {digit}.</source>
        <extracomment>Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said before.</extracomment>
        <translation>{house}에서는 {cells: 이 두 칸}만 {digit}일 수 있으므로, 다른 한 칸은 {digit}입니다.</translation>
    </message>
    <message>
        <source>Nearly every empty cell has two candidates; only {cells} have more.</source>
        <translation>거의 모든 빈칸에 후보 숫자가 두 개씩 있고, {cells} 칸에만 후보 숫자가 더 있습니다.</translation>
    </message>
    <message>
        <source>Without {digits} there, the other candidate in every empty cell would make a second solution.</source>
        <translation>그곳에 여분의 후보 숫자({digits})가 없다면 빈칸마다 후보 숫자가 두 개뿐이므로, 해답에 쓰인 숫자를 모두 그 칸의 다른 쪽 후보 숫자로 바꾸어 또 하나의 해답을 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>So one of {cells} is {digits}.</source>
        <translation>따라서 {cells} 칸 중 적어도 하나는 {digits}입니다.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for an {digit}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Rows 3 and 7 have only two places each for an 8.</extracomment>
        <translation>{lines}에는 숫자 {digit}의 자리가 각각 두 곳뿐입니다.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for a {digit}.</source>
        <translation>{lines}에는 숫자 {digit}의 자리가 각각 두 곳뿐입니다.</translation>
    </message>
    <message>
        <source>{feet} share {house}, so at most one of them is {digit}.</source>
        <translation>{feet} 칸은 모두 {house}에 있으므로 그중 하나만 {digit}일 수 있습니다.</translation>
    </message>
    <message>
        <source>So at least one of the two lines has its {digit} at its other end: {ends}.</source>
        <extracomment>Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.</extracomment>
        <translation>따라서 두 줄 중 적어도 하나는 반대쪽 끝이 {digit}입니다: {ends}.</translation>
    </message>
    <message>
        <source>So have {lines}, with the ends {ends}.</source>
        <translation>{lines}도 마찬가지이고, 그 끝은 {ends} 칸입니다.</translation>
    </message>
    <message>
        <source>The {digit}s of {lines} do the same, with the ends {ends}.</source>
        <translation>숫자 {digit}의 자리를 보면 {lines}도 마찬가지이고, 반대쪽 끝은 {ends} 칸입니다.</translation>
    </message>
    <message>
        <source>A cell that sees both ends of one kite cannot have its digit.</source>
        <extracomment>A kite is the pattern of two lines that was told before.</extracomment>
        <translation>한 카이트의 반대쪽 두 끝을 모두 바라보는 칸에는 그 카이트의 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Just so, both cases close {cells}.</source>
        <extracomment>Such as: Just so, both cases close r5c3. The two cases for another cell were told before.</extracomment>
        <translation>마찬가지로, 어느 경우든 {cells} 칸에는 이 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>In {box} every {digit} is in {near} or {other}.</source>
        <translation>{box}에서 숫자 {digit}의 자리는 {near}과 {other} 위에만 있습니다.</translation>
    </message>
    <message>
        <source>{line} has only two places for its {digit}: {near} and {far}.</source>
        <translation>{line}에서 숫자 {digit}의 자리는 {near} 칸과 {far} 칸 두 곳뿐입니다.</translation>
    </message>
    <message>
        <source>If {far} is {digit}, it closes {cells}.</source>
        <translation>{far} 칸이 {digit}이면 {cells} 칸은 {digit}일 수 없습니다.</translation>
    </message>
    <message>
        <source>Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too.</source>
        <translation>그렇지 않으면 {near} 칸이 {digit}이므로 {box}에서 숫자 {digit}의 자리는 {other}에만 남고, 이때도 {cells} 칸은 {digit}일 수 없습니다.</translation>
    </message>
    <message>
        <source>Where a house has just two places for {digit}, one of them is right.</source>
        <translation>한 유닛에 숫자 {digit}의 자리가 두 곳뿐이면 그중 한 곳은 반드시 {digit}입니다.</translation>
    </message>
    <message>
        <source>Joined, such pairs take turns in two colours. Green: {cells}.</source>
        <translation>이런 짝을 이어 가며 두 색을 번갈아 칠합니다. 초록: {cells}.</translation>
    </message>
    <message>
        <source>Brown: {cells}.</source>
        <translation>갈색: {cells}.</translation>
    </message>
    <message>
        <source>Either every green one is {digit}, or every brown one.</source>
        <translation>초록이 모두 {digit}이거나, 갈색이 모두 {digit}입니다.</translation>
    </message>
    <message>
        <source>These cells see a green and a brown one each: {cells}.</source>
        <translation>다음 칸은 초록 칸과 갈색 칸을 하나씩 바라봅니다: {cells}.</translation>
    </message>
    <message>
        <source>{cell} sees {one}, which is green, and {other}, which is brown.</source>
        <translation>{cell} 칸은 초록인 {one} 칸과 갈색인 {other} 칸을 바라봅니다.</translation>
    </message>
    <message>
        <source>{cells}, both green, share {house}: only one of them could be {digit}.</source>
        <translation>{house}에 함께 있는 {cells} 칸은 둘 다 초록입니다. 그런데 그중 하나만 {digit}일 수 있습니다.</translation>
    </message>
    <message>
        <source>{cells}, both brown, share {house}: only one of them could be {digit}.</source>
        <translation>{house}에 함께 있는 {cells} 칸은 둘 다 갈색입니다. 그런데 그중 하나만 {digit}일 수 있습니다.</translation>
    </message>
    <message>
        <source>So no green one is {digit}, and every brown one is.</source>
        <translation>따라서 초록은 하나도 {digit}일 수 없고, 갈색이 모두 {digit}입니다.</translation>
    </message>
    <message>
        <source>So no brown one is {digit}, and every green one is.</source>
        <translation>따라서 갈색은 하나도 {digit}일 수 없고, 초록이 모두 {digit}입니다.</translation>
    </message>
    <message>
        <source>Either the green discs are right: {cells}.</source>
        <translation>초록 원과 갈색 네모 중 한쪽만 참입니다. 초록 원: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown squares are: {cells}.</source>
        <translation>갈색 네모: {cells}.</translation>
    </message>
    <message>
        <source>And either the green rings are: {cells}.</source>
        <translation>초록 고리와 갈색 테두리 중에서도 한쪽만 참입니다. 초록 고리: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown frames are: {cells}.</source>
        <translation>갈색 테두리: {cells}.</translation>
    </message>
    <message>
        <source>{one} {a} and {other} {b} see each other: at most one of them is right.</source>
        <extracomment>Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is right.</extracomment>
        <translation>{one} {a} 칸과 {other} {b} 칸은 서로 바라보므로 둘 다 참일 수는 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>따라서 {ones} 쪽과 {others} 쪽 중 적어도 한쪽은 참입니다. {cells} 칸은 양쪽의 칸을 하나씩 바라봅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b} and {frame} {d}.</source>
        <extracomment>Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.</extracomment>
        <translation>{one} {a} 칸은 {ring} {b} 칸과 {frame} {d} 칸을 바라봅니다.</translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b}, {one} {c} {frame} {d}.</source>
        <translation>{one} {a} 칸은 {ring} {b} 칸을, {one} {c} 칸은 {frame} {d} 칸을 바라봅니다.</translation>
    </message>
    <message>
        <source>One of these two is right, so {ones} are wrong.</source>
        <extracomment>Such as: One of these two is right, so the green discs are wrong.</extracomment>
        <translation>이 둘 중 하나는 참이므로 {ones} 쪽은 거짓입니다.</translation>
    </message>
    <message>
        <source>the green discs</source>
        <comment>subject</comment>
        <translation>초록 원</translation>
    </message>
    <message>
        <source>the brown squares</source>
        <comment>subject</comment>
        <translation>갈색 네모</translation>
    </message>
    <message>
        <source>the green rings</source>
        <comment>subject</comment>
        <translation>초록 고리</translation>
    </message>
    <message>
        <source>the brown frames</source>
        <comment>subject</comment>
        <translation>갈색 테두리</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>plain</comment>
        <translation>초록 원</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>plain</comment>
        <translation>갈색 네모</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>plain</comment>
        <translation>초록 고리</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>plain</comment>
        <translation>갈색 테두리</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>object</comment>
        <translation>초록 원</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>object</comment>
        <translation>갈색 네모</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>object</comment>
        <translation>초록 고리</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>object</comment>
        <translation>갈색 테두리</translation>
    </message>
    <message numerus="yes">
        <source>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>핀이 {digit}인 경우에도 {cells} 칸은 {digit}일 수 없습니다. 핀이 이 칸을 바라보기 때문입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base}에서 숫자 {digit}의 자리는 {places: {count}곳뿐}이고, 모두 {cover}에 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.</extracomment>
        <translation>이 자리들에 들어가야 하는 숫자 {digit}의 개수는 {cover}의 개수와 같습니다. 한 유닛에 같은 숫자가 두 번 들어갈 수 없으므로 {cover}에 하나씩 나뉘어 들어가고, {cover}의 다른 칸에는 이 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base}에서 숫자 {digit}의 자리는 {places: {count}곳뿐}입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these stand in {cover}.</source>
        <translation>이 자리는 모두 {cover}에 있습니다.</translation>
    </message>
    <message>
        <source>All of these stand in {cover: as many other houses}.</source>
        <extracomment>These are the places for a digit in some houses, of which no sentence says which they are.</extracomment>
        <translation>이 자리는 모두 {cover: 같은 개수의 다른 유닛들}에 있습니다.</translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover: these houses} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so these houses have theirs there, in the places said before.</extracomment>
        <translation>이 자리들에 들어가야 하는 숫자 {digit}의 개수는 이 다른 유닛들의 개수와 같습니다. 한 유닛에 같은 숫자가 두 번 들어갈 수 없으므로 {cover: 이 다른 유닛들}에 하나씩 나뉘어 들어가고, 그 유닛들의 다른 칸에는 이 숫자가 들어갈 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>{cells} 칸은 이 유닛들 가운데 두 개에 함께 속합니다. 여기에 숫자 {digit} 하나가 들어가면 두 유닛을 한꺼번에 써 버려, 아직 더 넣어야 하는 숫자 {digit}에 돌아갈 유닛이 모자랍니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the {digit}s in {base}.</source>
        <translation>{base}에서 숫자 {digit}의 자리를 보세요.</translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>핀인 {fins} 칸을 빼면 모두 {cover}에 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>{count}칸을 빼면 모두 {cover}에 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fins: {fins}.</source>
        <translation>핀: {fins}.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>핀에 숫자 {digit} 말고 다른 숫자가 들어간다면 나머지 자리({places: 파란 원})가 그대로 {fish} 모양이 됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>핀에 숫자 {digit} 말고 다른 숫자가 들어간다면 나머지 자리({places: 파란 원})가 그대로 {fish} 모양이 됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no other cell of {cover} can be {digit}.</source>
        <translation>그러면 {cover}의 다른 칸은 {digit}일 수 없습니다.</translation>
    </message>
    <message>
        <source>In {base} the {digit}s stand in {cover}, but for {fins}.</source>
        <translation>{base}에서 숫자 {digit}의 자리는 {fins} 칸을 빼면 모두 {cover}에 있습니다.</translation>
    </message>
    <message>
        <source>Or they stand in {cover}, but for {fins}.</source>
        <translation>또는 {fins} 칸을 빼면 모두 {cover}에 있습니다.</translation>
    </message>
    <message>
        <source>Take each of these with its fins, its extra places.</source>
        <translation>그 하나하나를 핀, 곧 여분 자리와 함께 살펴봅니다.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is an {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <comment>the fish is an X-Wing</comment>
        <translation>핀에 숫자 {digit} 말고 다른 숫자가 들어간다면 나머지 자리가 그대로 {fish} 모양이 되므로, 그 행, 열, 박스에서 숫자 {digit}의 자리는 모두 그 안에 있습니다.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is a {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <translation>핀에 숫자 {digit} 말고 다른 숫자가 들어간다면 나머지 자리가 그대로 {fish} 모양이 되므로, 그 행, 열, 박스에서 숫자 {digit}의 자리는 모두 그 안에 있습니다.</translation>
    </message>
    <message>
        <source>If a fin is {digit}, no cell that sees its fins can be {digit} either.</source>
        <translation>핀이 {digit}인 경우에도, 그 모양의 핀을 모두 바라보는 칸은 {digit}일 수 없습니다.</translation>
    </message>
    <message>
        <source>So one of {starts} is {digit}.</source>
        <translation>따라서 {starts} 칸 중 적어도 하나는 {digit}입니다.</translation>
    </message>
    <message>
        <source>From each of them links lead to this: {end}.</source>
        <translation>어느 칸에서 연결을 따라가도 {end}.</translation>
    </message>
    <message>
        <source>{house} has only one empty cell.</source>
        <translation>{house}에는 빈칸이 하나뿐입니다.</translation>
    </message>
    <message>
        <source>Of the digits 1 to 9 just the {digit} is missing there.</source>
        <translation>1부터 9까지의 숫자 가운데 그곳에 없는 것은 {digit}뿐입니다.</translation>
    </message>
    <message>
        <source>So {cell: this cell} must be {digit}.</source>
        <translation>따라서 {cell: 이 칸}의 숫자는 {digit}입니다.</translation>
    </message>
    <message>
        <source>Look at {cell: this cell} with its row, its column and its box.</source>
        <translation>{cell: 이 칸}이 속한 행, 열, 박스를 보세요.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>그곳에는 이미 {digits: 서로 다른 숫자 {count}개}가 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be {digits}, as was found before.</source>
        <translation>앞서 밝혔듯이 {digits}일 수는 없습니다.</translation>
    </message>
    <message>
        <source>Only the {digit} is left, so it must be {digit}.</source>
        <translation>{digit}만 남으므로 이 칸의 숫자는 {digit}입니다.</translation>
    </message>
    <message>
        <source>{house} still needs its {digit}.</source>
        <translation>{house}에서는 아직 숫자 {digit}의 자리가 정해지지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>{digits: 이미 숫자가 {digit}인 {count}칸}이 이 유닛을 바라봅니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>한 행, 한 열, 한 박스에는 숫자 {digit} 하나만 들어가므로 {cells: {count}칸}이 막힙니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {cells} it was crossed out before.</source>
        <translation>{cells} 칸에서는 앞서 제거되었습니다.</translation>
    </message>
    <message>
        <source>{cell: One cell} is left, so it must be {digit}.</source>
        <translation>숫자 {digit}의 자리로는 {cell: 한 칸}만 남으므로 그 칸은 {digit}입니다.</translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>{from}에는 숫자 {digit} 하나가 들어가야 하는데, 그 자리는 {places: {count}곳뿐}입니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>{from}에는 숫자 {digit} 하나가 들어가야 하는데, 그 자리는 {places: {count}곳뿐}입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lie in {in} too.</source>
        <translation>둘 다 {in}에도 속합니다.</translation>
    </message>
    <message>
        <source>All of them lie in {in} too.</source>
        <translation>모두 {in}에도 속합니다.</translation>
    </message>
    <message>
        <source>Whichever of them it is, that is the {digit} of {in} as well.</source>
        <translation>그중 어느 칸이 {digit}이든, 그 칸은 {in}의 {digit}이기도 합니다.</translation>
    </message>
    <message>
        <source>In {house}, {cells} have no candidates but {digits}.</source>
        <translation>{house}에서 {cells} 칸의 후보 숫자는 {digits}뿐입니다.</translation>
    </message>
    <message>
        <source>So {digits} are used up: no other cell of {houses} can have them.</source>
        <translation>따라서 숫자 {digits}의 자리는 모두 이 칸들 안에 있습니다. {houses}에서 다른 칸에는 이 숫자들이 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each, either way round.</source>
        <translation>두 숫자가 두 칸에 하나씩 들어갑니다. 순서는 어느 쪽이든 상관없습니다.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each.</source>
        <translation>두 숫자가 두 칸에 하나씩 들어갑니다.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>숫자 {count}개가 {count}칸에 어떤 순서로든 하나씩 들어갑니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>숫자 {count}개가 {count}칸에 하나씩 들어갑니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>{house}에서 숫자 {digits}의 자리는 합쳐서 {count}곳뿐입니다: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>숫자 {count}개에는 {count}칸이 필요하므로 이 숫자들이 이 칸들을 모두 차지합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other digit fits in any of them.</source>
        <translation>이 칸들에 다른 숫자는 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>{pivot}, the pivot, is {digits}.</source>
        <translation>중심 칸인 {pivot} 칸은 {digits}입니다.</translation>
    </message>
    <message>
        <source>{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}.</source>
        <translation>{pincer} 칸의 후보 숫자는 {digits}뿐입니다. {pivot} 칸이 {own}이면 {pincer} 칸은 {digit}입니다.</translation>
    </message>
    <message>
        <source>Or {pivot} is {digit} itself.</source>
        <translation>또는 {pivot} 칸 자신이 {digit}입니다.</translation>
    </message>
    <message>
        <source>So at least one of {ends} is {digit}.</source>
        <translation>따라서 {ends} 칸 중 적어도 하나는 {digit}입니다.</translation>
    </message>
    <message>
        <source>{one} and {other} are twins: each is {digits}.</source>
        <translation>{one} 칸과 {other} 칸은 후보 숫자 두 개가 똑같습니다. 칸마다 {digits}만 들어갈 수 있습니다.</translation>
    </message>
    <message>
        <source>In {house} the {link} is in {places}.</source>
        <translation>{house}에서 숫자 {link}의 자리는 {places} 칸입니다.</translation>
    </message>
    <message>
        <source>If {place} is {link}, {twin}, which it sees, is {digit}.</source>
        <translation>{place} 칸이 {link}이면, 이 칸이 바라보는 {twin} 칸은 {digit}입니다.</translation>
    </message>
    <message>
        <source>So {one} or {other} is {digit}.</source>
        <translation>따라서 {one} 칸과 {other} 칸 중 적어도 하나는 {digit}입니다.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}: one cell with two digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c5: one cell with two digits, 4 and 7.</extracomment>
        <translation>{set: 집합 {letter}}: {cells}. 한 칸에 숫자 두 개({digits}).</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}, with {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>{set: 집합 {letter}}: {cells}. 숫자는 {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: 집합 {letter}}: {count}칸에 숫자 {more}개({digits}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: 집합 {letter}}: {cells}. {count}칸에 숫자 {more}개({digits}).</numerusform>
        </translation>
    </message>
    <message>
        <source>All their {one}s see each other, and so do their {other}s: each can be in one set alone.</source>
        <translation>두 집합 사이에서 숫자 {one}의 자리끼리 모두 서로 바라보고, 숫자 {other}의 자리끼리도 그렇습니다. 그래서 두 숫자는 각각 한 집합에만 들어갈 수 있습니다.</translation>
    </message>
    <message>
        <source>A set can lack only one digit. So each lacks just one of {digits}.</source>
        <translation>한 집합에서 빠질 수 있는 숫자는 하나뿐입니다. 따라서 각 집합에서 {digits} 중 딱 하나만 빠집니다.</translation>
    </message>
    <message>
        <source>Every other digit of a set is in it, and one of the sets has each of {digits}.</source>
        <translation>각 집합의 나머지 숫자는 모두 그 집합에 들어가고, 두 숫자({digits})는 두 집합에 하나씩 나뉘어 들어갑니다.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have an {one}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: All their 8s see each other, so only one set can have an 8.</extracomment>
        <translation>두 집합에서 숫자 {digit}의 자리는 모두 서로 바라보므로, 숫자가 {one}인 칸은 한 집합에만 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have a {one}.</source>
        <translation>두 집합에서 숫자 {digit}의 자리는 모두 서로 바라보므로, 숫자가 {one}인 칸은 한 집합에만 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>The set without it needs all its other digits, {digits} too.</source>
        <translation>이 숫자가 없는 집합에는 나머지 숫자가 모두 들어가야 합니다. {digits}도 마찬가지입니다.</translation>
    </message>
    <message>
        <source>So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out sees all their places.</source>
        <extracomment>Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.</extracomment>
        <translation>따라서 {digits} 중 어느 숫자든 {one: 집합 {a}}, {other: 집합 {b}} 중 적어도 하나에 들어갑니다. X로 표시한 후보 숫자는 두 집합에 있는 같은 숫자의 자리를 모두 바라봅니다.</translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>따라서 {one: 집합 {a}}, {other: 집합 {b}} 중 적어도 하나에는 숫자가 {digits}인 칸이 있고, {cells} 칸은 두 집합에 있는 숫자 {digits}의 자리를 모두 바라봅니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>따라서 {one: 집합 {a}}, {other: 집합 {b}} 중 적어도 하나에는 숫자가 {digits}인 칸이 있고, {cells: {count}칸}이 두 집합에 있는 숫자 {digits}의 자리를 모두 바라봅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other.</source>
        <extracomment>Such as: Only one of set C and set A can have 4: all these see each other.</extracomment>
        <translation>{c: 집합 C}와 {set: 집합 {letter}} 중 하나에만 숫자가 {digits}인 칸이 있을 수 있습니다. 두 집합에서 이 숫자의 자리는 모두 서로 바라봅니다.</translation>
    </message>
    <message>
        <source>Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}.</source>
        <extracomment>Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.</extracomment>
        <translation>집합 C에서 빠질 수 있는 숫자는 하나뿐이므로, A의 숫자 {a}, B의 숫자 {b} 중 적어도 하나는 빠집니다. 빠지는 쪽 집합에는 나머지 숫자({digits} 포함)가 모두 들어가야 합니다.</translation>
    </message>
    <message>
        <source>Two neighbours share a digit whose places all see each other: one lacks it, and needs all its other digits.</source>
        <translation>이웃한 두 집합에는 양쪽의 자리가 모두 서로 바라보는 공통 숫자가 있습니다. 그래서 적어도 한쪽에서는 그 숫자가 빠지고, 그쪽에는 나머지 숫자가 모두 들어가야 합니다.</translation>
    </message>
    <message>
        <source>{next} loses {digits}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list, such as: B loses 4</extracomment>
        <translation>{next}에서 {digits} 빠짐</translation>
    </message>
    <message>
        <source>Then {links}.</source>
        <translation>그러면 다음과 같이 됩니다: {links}.</translation>
    </message>
    <message>
        <source>If A lacks one of {digits}, {links}.</source>
        <extracomment>Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.</extracomment>
        <translation>A에서 빠지는 숫자가 {digits} 중 하나이면 차례로 다음과 같이 됩니다: {links}.</translation>
    </message>
    <message>
        <source>If A has no {digits}, {links}.</source>
        <translation>A에서 빠지는 숫자가 {digits}이면 차례로 다음과 같이 됩니다: {links}.</translation>
    </message>
    <message>
        <source>{stem} is {digits}. Each of these empties a set of its digit.</source>
        <translation>{stem} 칸은 {digits}입니다. 어느 숫자가 되든 집합 하나에서 그 숫자가 빠집니다.</translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>줄기 칸이 {digit}이면 {set: 집합 {letter}}({cells})에는 숫자가 {digit}인 칸이 있을 수 없으므로 나머지 숫자({gone} 포함)가 모두 들어가야 합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>줄기 칸이 {digit}이면 {set: 집합 {letter}}({cells: {count}칸})에는 숫자가 {digit}인 칸이 있을 수 없으므로 나머지 숫자({gone} 포함)가 모두 들어가야 합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>So one of the sets has each of {digits}. What is crossed out sees all their places.</source>
        <translation>따라서 이 집합들 중 적어도 하나에는 이 숫자들({digits})이 모두 들어갑니다. X로 표시한 후보 숫자는 저마다 집합들에 있는 같은 숫자의 자리를 모두 바라봅니다.</translation>
    </message>
    <message>
        <source>So one of the sets has {digit}. What is crossed out sees all these places.</source>
        <translation>따라서 이 집합들 중 적어도 하나에는 숫자가 {digit}인 칸이 있습니다. X로 표시한 후보 숫자는 집합들에 있는 숫자 {digit}의 자리를 모두 바라봅니다.</translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>이 칸들 가운데 {house}에 속한 칸에 숫자 {digits}의 자리가 모두 있으므로, {house}의 다른 칸에는 이 숫자가 들어갈 수 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} lie in both {line} and {box}.</source>
        <translation>{cells} 칸은 {line}에도 {box}에도 속합니다.</translation>
    </message>
    <message>
        <source>They can hold {digits}.</source>
        <translation>이 칸들에 들어갈 수 있는 숫자는 {digits}입니다.</translation>
    </message>
    <message>
        <source>In {line}, {cells} can hold only {digits}.</source>
        <translation>{line}에서 {cells} 칸에 들어갈 수 있는 숫자는 {digits}뿐입니다.</translation>
    </message>
    <message>
        <source>In {box}, {cells} can hold only {digits}.</source>
        <translation>{box}에서 {cells} 칸에 들어갈 수 있는 숫자는 {digits}뿐입니다.</translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>이 {count}칸에는 같은 숫자가 두 번 들어갈 수 없고 숫자도 {count}개이므로, 각 숫자가 한 번씩 들어갑니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through all that {cells} can hold together.</source>
        <translation>{cells} 칸에 함께 들어갈 수 있는 숫자를 모두 따져 봅니다.</translation>
    </message>
    <message>
        <source>Some combinations put a digit twice into a house.</source>
        <translation>어떤 조합에서는 한 유닛에 같은 숫자가 두 번 들어갑니다.</translation>
    </message>
    <message>
        <source>Others take the last candidate from {cells}.</source>
        <translation>어떤 조합은 {cells} 칸의 마지막 후보 숫자를 없앱니다.</translation>
    </message>
    <message>
        <source>None of the combinations that remain has what is crossed out.</source>
        <translation>남은 조합 가운데 X로 표시한 후보 숫자가 들어가는 것은 없습니다.</translation>
    </message>
    <message>
        <source>{other} cannot be {digit} too: {cell} sees it.</source>
        <translation>{other} 칸도 {digit}일 수는 없습니다. {cell} 칸이 이 칸을 바라봅니다.</translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>{other} 칸은 {digit}일 수 없습니다. 그러면 {cells} 칸에 남는 후보 숫자가 모자랍니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left for {other}, so what was supposed is wrong.</source>
        <translation>{other} 칸에 남는 숫자가 없으므로 가정이 틀렸습니다.</translation>
    </message>
    <message>
        <source>Go through all ways to place the nine {digit}s on the board.</source>
        <translation>판에 숫자 {digit} 아홉 개를 놓는 방법을 모두 따져 봅니다.</translation>
    </message>
    <message>
        <source>None of them uses the cells that are crossed out.</source>
        <translation>X로 표시한 칸은 어느 방법에도 쓰이지 않습니다.</translation>
    </message>
    <message>
        <source>Some cells have a {digit} in each of them.</source>
        <extracomment>Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.</extracomment>
        <translation>어느 방법으로 놓아도 늘 숫자 {digit}의 자리가 되는 칸이 있습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::RefreshCard</name>
    <message>
        <source>Refresh</source>
        <translation>복습</translation>
    </message>
    <message>
        <source>Due for a refresh</source>
        <translation>복습할 때</translation>
    </message>
    <message>
        <source>Nothing today.</source>
        <translation>오늘은 없습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayBranches</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Older branch</source>
        <translation>이전 갈래</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>Newer branch</source>
        <translation>다음 갈래</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>아래로</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>갈래 %2개 중 %1번</translation>
    </message>
    <message>
        <source>No branch yet</source>
        <translation>아직 갈래 없음</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>그때의 게임 상태</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>여기서부터 계속하기</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>첫 국면</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>이전 국면</translation>
    </message>
    <message>
        <source>Following position</source>
        <translation>다음 국면</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>마지막 국면</translation>
    </message>
    <message>
        <source>1×</source>
        <comment>speed</comment>
        <translation>1×</translation>
    </message>
    <message>
        <source>4×</source>
        <comment>speed</comment>
        <translation>4×</translation>
    </message>
    <message>
        <source>16×</source>
        <comment>speed</comment>
        <translation>16×</translation>
    </message>
    <message>
        <source>1 move a second</source>
        <translation>1초에 조작 1회</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>실수</translation>
    </message>
    <message>
        <source>Show which entries are wrong</source>
        <translation>잘못 입력한 숫자를 표시합니다</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>조작 기록</translation>
    </message>
    <message>
        <source>The list of moves, in place of other things</source>
        <translation>다른 것 대신 조작 기록을 보여 줍니다</translation>
    </message>
    <message>
        <source>Move %L1 of %L2</source>
        <translation>조작 %L2회 중 %L1번째</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>시간 %1</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3.</source>
        <comment>numbers, what the move did</comment>
        <translation>조작 %2회 중 %1번째: %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>하던 게임은 그대로 있습니다.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayTimeline</name>
    <message>
        <source>Time line</source>
        <translation>타임라인</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2 칸의 %1</translation>
    </message>
    <message>
        <source>%1 is cleared</source>
        <comment>cell</comment>
        <translation>%1 칸 지움</translation>
    </message>
    <message>
        <source>note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2 칸에 메모 %1</translation>
    </message>
    <message>
        <source>note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>%2 칸에서 메모 %1 지움</translation>
    </message>
    <message>
        <source>centre note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2 칸에 가운데 메모 %1</translation>
    </message>
    <message>
        <source>centre note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>%2 칸에서 가운데 메모 %1 지움</translation>
    </message>
    <message>
        <source>%2 gets colour %1</source>
        <comment>colours, cell</comment>
        <translation>%2 칸에 색 %1</translation>
    </message>
    <message>
        <source>colour %1 taken off %2</source>
        <comment>colours, cell</comment>
        <translation>%2 칸에서 색 %1 지움</translation>
    </message>
    <message>
        <source>notes taken out of %1</source>
        <comment>cell</comment>
        <translation>%1 칸의 메모 지움</translation>
    </message>
    <message>
        <source>a candidate of %1 is ruled out</source>
        <comment>cell</comment>
        <translation>%1 칸의 후보 숫자 하나 제거</translation>
    </message>
    <message>
        <source>notes in %1</source>
        <comment>cell</comment>
        <translation>%1 칸에 메모</translation>
    </message>
    <message>
        <source>%1 in %2 gets colour %3</source>
        <comment>digits, cell, colour</comment>
        <translation>%2 칸의 %1에 색 %3</translation>
    </message>
    <message>
        <source>colour taken off %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2 칸의 %1에서 색 지움</translation>
    </message>
    <message>
        <source>back to another position</source>
        <translation>다른 국면으로 돌아감</translation>
    </message>
    <message>
        <source>links of %1 taken away</source>
        <comment>cell</comment>
        <translation>%1 칸의 연결 지움</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>the end of a link: digit, cell</comment>
        <translation>%2 칸의 %1</translation>
    </message>
    <message>
        <source>link from %1 to %2 taken away</source>
        <comment>`4 in r6c1`</comment>
        <translation>%1에서 %2까지의 연결 지움</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>%1에서 %2까지 강한 연결</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>%1에서 %2까지 약한 연결</translation>
    </message>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>%n칸에 입력</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>%n칸 지움</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>%n칸에 색</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>%n칸의 후보 숫자에 색</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>%n칸의 연결 지움</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>%n칸의 후보 숫자 제거</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>%n칸에 메모</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is shown</source>
        <translation>해답 공개</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>처음으로 돌아감</translation>
    </message>
    <message>
        <source>Back to move %1</source>
        <translation>%1번째 조작으로 돌아감</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>처음</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>then checked</source>
        <translation>그 뒤 검사</translation>
    </message>
    <message>
        <source>then help</source>
        <translation>그 뒤 도움</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>갈래</translation>
    </message>
    <message>
        <source>a trial begins</source>
        <translation>시도 시작</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>체크포인트</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <comment>its name</comment>
        <translation>체크포인트 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>실수 %Ln번</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>검사 %Ln번</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>도움 %Ln번</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>갈림길 %Ln곳</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>시도 %Ln번</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>체크포인트 %Ln개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RestoreDialog</name>
    <message>
        <source>The backups are being read …</source>
        <translation>백업 읽는 중 …</translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>백업 복원</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>백업</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>복원(&amp;R)</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made of each day on which you play.</source>
        <translation>아직 백업이 없습니다. 게임을 한 날마다 하나씩 만들어집니다.</translation>
    </message>
    <message>
        <source>The games of the backup that are missing come back. Nothing is taken away.</source>
        <translation>백업의 게임 중 여기에 없는 것을 되살립니다. 지워지는 것은 없습니다.</translation>
    </message>
    <message>
        <source>%1: games: %2, moves: %3</source>
        <translation>%1: 게임: %2, 조작: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>복기 항목</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>요약</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>타임라인</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>이전 장면</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>다음 장면</translation>
    </message>
    <message>
        <source>Looking at your moves…</source>
        <translation>조작 기록 살펴보는 중…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions: there is nothing to judge.</source>
        <translation>해답이 여러 개인 퍼즐이어서 판정할 것이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing was entered in this game.</source>
        <translation>이 게임에는 입력이 없습니다.</translation>
    </message>
    <message>
        <source>Entry %1 of %2, at %3. Your own game is untouched.</source>
        <comment>numbers, a time</comment>
        <translation>입력 %2개 중 %1번째, 시각 %3. 하던 게임은 그대로 있습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewTimeline</name>
    <message>
        <source>Time line</source>
        <translation>타임라인</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>조작 하나씩</translation>
    </message>
    <message>
        <source>found: %1</source>
        <comment>a level</comment>
        <translation>찾음: %1</translation>
    </message>
    <message>
        <source>two steps open, or fewer</source>
        <translation>열린 단계가 두 개 이하</translation>
    </message>
    <message>
        <source>steps
open</source>
        <comment>the axis of a chart</comment>
        <translation>열린
단계</translation>
    </message>
    <message>
        <source>time
taken</source>
        <comment>the axis of a chart</comment>
        <translation>걸린
시간</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewWords</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1초</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>직접 만든 퍼즐</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <comment>a game, a day, how it ended</comment>
        <translation>%1 · %2, %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, how it ended</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>어디를 볼지</translation>
    </message>
    <message>
        <source>which technique</source>
        <translation>어느 기법인지</translation>
    </message>
    <message>
        <source>a step explained</source>
        <translation>단계 설명</translation>
    </message>
    <message>
        <source>a step taken</source>
        <translation>단계 적용</translation>
    </message>
    <message>
        <source>the solution path</source>
        <translation>풀이 과정</translation>
    </message>
    <message>
        <source>all possible steps</source>
        <translation>가능한 모든 단계</translation>
    </message>
    <message>
        <source>singles filled in</source>
        <translation>싱글 풀기</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>해답</translation>
    </message>
    <message>
        <source>a check of entries</source>
        <translation>입력 검사</translation>
    </message>
    <message>
        <source>a mistake shown</source>
        <translation>실수 보기</translation>
    </message>
    <message>
        <source>You asked where to look, and found it.</source>
        <translation>어디를 볼지 묻고 나서 찾아냈습니다.</translation>
    </message>
    <message>
        <source>You asked which technique helps, and found it.</source>
        <translation>어느 기법인지 묻고 나서 찾아냈습니다.</translation>
    </message>
    <message>
        <source>A hint had explained the step.</source>
        <translation>힌트가 그 단계를 설명한 뒤였습니다.</translation>
    </message>
    <message>
        <source>A hint made the step.</source>
        <translation>힌트가 그 단계를 실행했습니다.</translation>
    </message>
    <message>
        <source>You had looked at the solution path.</source>
        <translation>풀이 과정을 본 뒤였습니다.</translation>
    </message>
    <message>
        <source>You had looked at the list of steps.</source>
        <translation>단계 목록을 본 뒤였습니다.</translation>
    </message>
    <message>
        <source>Solve singles filled it in.</source>
        <translation>‘싱글 풀기’로 채운 칸입니다.</translation>
    </message>
    <message>
        <source>You had seen the solution.</source>
        <translation>해답을 본 뒤였습니다.</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>도움 없이</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>도움받지 않음</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>받은 도움: %1</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>힌트 없음</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>힌트 %Ln번</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>실수 없음</translation>
    </message>
    <message>
        <source>every entry was right</source>
        <translation>모든 입력이 맞음</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>실수 %Ln번</numerusform>
        </translation>
    </message>
    <message>
        <source>there until the end</source>
        <translation>끝까지 남아 있었음</translation>
    </message>
    <message>
        <source>taken back after %1</source>
        <comment>a time</comment>
        <translation>%1 뒤에 되돌림</translation>
    </message>
    <message>
        <source>taken back after %1 at most</source>
        <comment>a time</comment>
        <translation>늦어도 %1 뒤에 되돌림</translation>
    </message>
    <message>
        <source>No insight</source>
        <translation>통찰 없음</translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>통찰 %Ln번</numerusform>
        </translation>
    </message>
    <message>
        <source>and no guess</source>
        <translation>추측 없음</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>맞은 추측 %Ln번</numerusform>
        </translation>
    </message>
    <message>
        <source>median of %1 %2</source>
        <comment>a level, a time</comment>
        <translation>%1 중앙값 %2</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>플레이 시간</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>hardest technique needed</source>
        <translation>풀이에 필요한 가장 어려운 기법</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a cell, its digit</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Then {cell} can only be {digit}.</source>
        <translation>그러면 {cell} 칸은 {digit}일 수밖에 없습니다.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>찾음</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>통찰</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>추측</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>실수</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움</translation>
    </message>
    <message>
        <source>found</source>
        <comment>in a list</comment>
        <translation>찾음</translation>
    </message>
    <message>
        <source>insight</source>
        <comment>in a list</comment>
        <translation>통찰</translation>
    </message>
    <message>
        <source>guess</source>
        <comment>in a list</comment>
        <translation>추측</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>in a list</comment>
        <translation>실수</translation>
    </message>
    <message>
        <source>help</source>
        <comment>in a list</comment>
        <translation>도움</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>an entry, a time</comment>
        <translation>%1, 걸린 시간 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, a technique</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You took it back %1 later.</source>
        <comment>a time</comment>
        <translation>%1 뒤에 되돌렸습니다.</translation>
    </message>
    <message>
        <source>It stayed until the end.</source>
        <translation>끝까지 남아 있었습니다.</translation>
    </message>
    <message>
        <source>%1 gives it.</source>
        <comment>a technique</comment>
        <translation>%1 기법으로 나옵니다.</translation>
    </message>
    <message>
        <source>%1 would have opened %2.</source>
        <comment>a technique, an entry</comment>
        <translation>%1 기법으로 ‘%2’ 입력이 열렸을 것입니다.</translation>
    </message>
    <message>
        <source>{technique} in {houses} gives it.</source>
        <extracomment>Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.</extracomment>
        <translation>{houses}에서 {technique} 기법으로 나옵니다.</translation>
    </message>
    <message>
        <source>{technique} in {houses} would have opened {entry}.</source>
        <translation>{houses}에서 {technique} 기법으로 ‘{entry}’ 입력이 열렸을 것입니다.</translation>
    </message>
    <message>
        <source>The puzzle can be solved without it.</source>
        <translation>이것이 없어도 풀 수 있는 퍼즐입니다.</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a time, a verdict, an entry, a sentence</comment>
        <translation>%1, %2, %3. %4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>when an entry was made, the time that it took</comment>
        <translation>%1, 걸린 시간 %2</translation>
    </message>
    <message>
        <source>It came before any logic gave it: a guess that was right.</source>
        <translation>논리로 정해지기 전에 입력했습니다. 추측이 맞았습니다.</translation>
    </message>
    <message>
        <source>It was wrong.</source>
        <translation>잘못 입력한 숫자였습니다.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1. The puzzle can be solved without that.</source>
        <translation>가장 쉬운 방법: %1. 이것이 없어도 풀 수 있는 퍼즐입니다.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1.</source>
        <translation>가장 쉬운 방법: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>가장 쉬운 방법: %1, 그 전에 머릿속으로 싱글 {count}개.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it follows</source>
        <translation>어떻게 나오는지</translation>
    </message>
    <message>
        <source>Open then: %1</source>
        <comment>an entry</comment>
        <translation>그때 열려 있던 것: %1</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3, %4, %5</source>
        <comment>a number, a time, an entry, a verdict, how long it took</comment>
        <translation>입력 %1, %2: %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>sudoku::SeePane</name>
    <message>
        <source>About it</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>I know this one</source>
        <translation>이미 아는 기법</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Skip to Find it</source>
        <translation>‘찾아보기’로 건너뛰기</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>기법에 대해</translation>
    </message>
    <message>
        <source>Two exercises prove it</source>
        <translation>연습 문제 두 개를 풀면 인정됩니다</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>찾는 법</translation>
    </message>
</context>
<context>
    <name>sudoku::Sharing</name>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>그림으로 저장(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy as pic&amp;ture</source>
        <translation>그림으로 복사(&amp;T)</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>링크로 복사(&amp;L)</translation>
    </message>
    <message>
        <source>Show &amp;QR code…</source>
        <translation>QR 코드 보기(&amp;Q)…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>그림으로 저장</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>벡터 그림, 어느 크기에서나 선명 (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>그림 (*.png)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>The picture could not be made: %1</source>
        <translation>그림을 만들지 못했습니다: %1</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>저장함: %1.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>저장하지 못함: %1</translation>
    </message>
    <message>
        <source>Copied: the board as a picture.</source>
        <translation>복사함: 판을 그림으로.</translation>
    </message>
    <message>
        <source>Copied: a link that opens the puzzle in a browser.</source>
        <translation>복사함: 브라우저에서 퍼즐을 여는 링크.</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>스도쿠</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsList</name>
    <message>
        <source>Nothing found</source>
        <translation>찾지 못함</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>마우스</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsOverlay</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>단축키 변경…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Search: a word or a key</source>
        <translation>검색: 단어나 키</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>이전 페이지</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>다음 페이지</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedCard</name>
    <message>
        <source>the same</source>
        <translation>똑같음</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a time</comment>
        <translation>%1 느림</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a time</comment>
        <translation>%1 빠름</translation>
    </message>
    <message>
        <source>Next in collection</source>
        <translation>퍼즐집의 다음 퍼즐</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>새 게임(&amp;N)</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>다음 난이도</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>다시 보기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>난이도(&amp;L)</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>포기</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Given up after %1</source>
        <comment>a time</comment>
        <translation>%1 만에 포기</translation>
    </message>
    <message>
        <source>Undo leads back to your entries.</source>
        <translation>‘실행 취소’를 누르면 입력한 상태로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Your best time of this level, %1 than before</source>
        <comment>a time and faster</comment>
        <translation>이 난이도의 최고 기록, 전보다 %1</translation>
    </message>
    <message>
        <source>Best time %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>최고 기록 %1: %2</translation>
    </message>
    <message>
        <source>Median %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>중앙값 %1: %2</translation>
    </message>
    <message>
        <source>Its solution was shown before: it counts for no record and no streak.</source>
        <translation>해답을 미리 보았으므로 신기록과 연속 기록에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>You solved this puzzle before: it counts for no record and no streak.</source>
        <translation>전에 푼 퍼즐이므로 신기록과 연속 기록에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>With help, in another game of this puzzle</source>
        <translation>이 퍼즐의 다른 게임에서 도움받음</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>도움 없이</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>도움받음</translation>
    </message>
    <message>
        <source>It has several solutions: it counts in no statistics.</source>
        <translation>해답이 여러 개여서 통계에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>You had crossed out the right digit in %1.</source>
        <comment>cells</comment>
        <translation>%1 칸에서 맞는 후보 숫자를 제거했습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedLookBack</name>
    <message>
        <source>Lesson</source>
        <translation>레슨</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Where do you want to begin?</source>
        <translation>어디서 시작할까요?</translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>잠긴 것은 없습니다.</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>규칙부터</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>규칙은 안다</translation>
    </message>
    <message>
        <source>I solve Hard ones</source>
        <translation>‘어려움’도 푼다</translation>
    </message>
    <message>
        <source>The rules, then the first lesson</source>
        <translation>규칙을 본 다음 첫 레슨</translation>
    </message>
    <message>
        <source>The next lesson is the first one of %1</source>
        <translation>다음 레슨은 %1의 첫 레슨입니다</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsCards</name>
    <message>
        <source>{n} of {all}</source>
        <comment>games</comment>
        <extracomment>The number of games that are solved, {n}, in large letters, and of all games: 12 of 30</extracomment>
        <translation>{n} / {all}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>%1 of %2 games solved</source>
        <translation>게임 %2개 중 %1개 완료</translation>
    </message>
    <message>
        <source>played</source>
        <translation>플레이</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>플레이 시간 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>도움 없이</translation>
    </message>
    <message>
        <source>%1 of the solved games unaided</source>
        <translation>완료한 게임의 %1 도움 없이</translation>
    </message>
    <message>
        <source>No game solved unaided</source>
        <translation>도움 없이 완료한 게임 없음</translation>
    </message>
    <message>
        <source>streak of the daily puzzle</source>
        <translation>일일 퍼즐 연속 기록</translation>
    </message>
    <message>
        <source>Streak of the daily puzzle: %1</source>
        <translation>일일 퍼즐 연속 기록: %1</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>최장 연속 기록</translation>
    </message>
    <message>
        <source>Longest streak: %1</source>
        <translation>최장 연속 기록: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsExport</name>
    <message>
        <source>Games, a line each (*.csv)</source>
        <translation>게임, 한 줄에 하나 (*.csv)</translation>
    </message>
    <message>
        <source>Levels, a line each (*.csv)</source>
        <translation>난이도, 한 줄에 하나 (*.csv)</translation>
    </message>
    <message>
        <source>Techniques, a line each (*.csv)</source>
        <translation>기법, 한 줄에 하나 (*.csv)</translation>
    </message>
    <message>
        <source>Picture of this page (*.png)</source>
        <translation>이 화면의 그림 (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>통계</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsFoot</name>
    <message>
        <source>Part</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>표로 보기</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>초기화…</translation>
    </message>
    <message>
        <source>Shows in tables what the pictures show</source>
        <translation>그림의 내용을 표로 보여 줍니다</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>초기화 취소</translation>
    </message>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>해답을 알고 한 게임: %Ln개. 신기록과 연속 기록에 들어가지 않습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>입력이 없는 게임 %Ln개는 세지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.</source>
        <translation>복기한 게임: %1, 통찰: %2, 추측: %3, 실수: %4.</translation>
    </message>
    <message>
        <source>Games with Next step or Check count as “with help”.</source>
        <translation>‘다음 단계’나 ‘검사’를 쓴 게임은 “도움받음”으로 칩니다.</translation>
    </message>
    <message>
        <source>Given up and unfinished games have no time.</source>
        <translation>포기하거나 끝나지 않은 게임에는 시간이 없습니다.</translation>
    </message>
    <message>
        <source>A streak ends with a game that is given up, not with an open one.</source>
        <translation>연속 기록은 게임을 포기하면 끝나고, 열어 둔 게임이 있다고 끝나지는 않습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsHead</name>
    <message>
        <source>Games</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>모든 게임</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>도움 없이</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>일일 퍼즐</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>이번 달</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>올해</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>최근 12개월</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>전체 기간</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>Spread of times</source>
        <translation>시간 분포</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>기법</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>시간이 기록된 게임이 아직 없음</translation>
    </message>
    <message>
        <source>Next step, practice and unaided games show which techniques you know. There are none yet.</source>
        <translation>‘다음 단계’, 연습, 도움 없이 푼 게임이 어떤 기법을 익혔는지 보여 줍니다. 아직 없습니다.</translation>
    </message>
    <message>
        <source>%1: spread of times</source>
        <comment>level</comment>
        <translation>%1: 시간 분포</translation>
    </message>
    <message>
        <source>%1: times</source>
        <comment>level</comment>
        <translation>%1: 시간</translation>
    </message>
    <message>
        <source>%1: times, in %2</source>
        <comment>level, unit of time</comment>
        <translation>%1: 시간(%2)</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>분포</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Let the statistics begin anew? The games stay in the library, and this can be undone.</source>
        <translation>통계를 새로 시작할까요? 게임은 보관함에 남고, 초기화는 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <comment>a file</comment>
        <translation>%1: 저장했습니다.</translation>
    </message>
    <message>
        <source>%1: not saved: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1: 저장하지 못함: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsTables</name>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>플레이</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>도움 없이</translation>
    </message>
    <message>
        <source>Solved unaided</source>
        <translation>도움 없이 완료</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>최고</translation>
    </message>
    <message>
        <source>Best unaided time</source>
        <translation>도움 없이 최고 기록</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>연속</translation>
    </message>
    <message>
        <source>Solved one after the other; giving up ends it</source>
        <translation>잇달아 완료한 수, 포기하면 끝남</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>최장</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>최장 연속 기록</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>월별</translation>
    </message>
    <message>
        <source>Median by month</source>
        <translation>월별 중앙값</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>기법</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>봄</translation>
    </message>
    <message>
        <source>Seen with Next step</source>
        <translation>‘다음 단계’로 봄</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>연습에서</translation>
    </message>
    <message>
        <source>Found in practice</source>
        <translation>연습에서 찾음</translation>
    </message>
    <message>
        <source>Found alone in games</source>
        <translation>게임에서 혼자 찾음</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a time</comment>
        <translation>%1 이상</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>신기록</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>10게임 중앙값</translation>
    </message>
    <message>
        <source>solution known</source>
        <translation>해답을 앎</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>도움받음</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>도움 없이</translation>
    </message>
    <message>
        <source>record</source>
        <translation>신기록</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsWords</name>
    <message>
        <source>No level</source>
        <translation>난이도 없음</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%L1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%L1시간 %2분</translation>
    </message>
    <message>
        <source>minutes and seconds</source>
        <translation>분과 초</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>분</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>시간</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>게임 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>신기록 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln일</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message>
        <source>There is no earlier game.</source>
        <translation>이전 게임이 없습니다.</translation>
    </message>
    <message>
        <source>Last game saved.</source>
        <translation>지난 게임을 저장했습니다.</translation>
    </message>
    <message>
        <source>The last game is not saved yet.</source>
        <translation>지난 게임은 아직 저장되지 않았습니다.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>돌아가기</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n칸 남음</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level, how much is left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Today&apos;s: %1</source>
        <translation>오늘의 퍼즐: %1</translation>
    </message>
    <message>
        <source>Yesterday&apos;s: %1</source>
        <translation>어제의 퍼즐: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Every cell is filled, but something is wrong. Check shows where.</source>
        <translation>모든 칸이 채워졌지만 틀린 곳이 있습니다. ‘검사’로 위치를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. A press on a link takes it away.</source>
        <translation>후보 숫자에서 다른 후보 숫자로 끕니다. 연결을 누르면 지워집니다.</translation>
    </message>
    <message>
        <source>Click the candidates that get colour %1, or type their digits.</source>
        <translation>%1번 색으로 칠할 후보 숫자를 클릭하거나 그 숫자 키를 누르세요.</translation>
    </message>
    <message>
        <source>Choose a colour and click a candidate. Right-click takes its colour away.</source>
        <translation>색을 고르고 후보 숫자를 클릭하세요. 오른쪽 클릭은 색을 지웁니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>%n칸 선택함. 1~9 키를 누르면 선택한 모든 칸에 입력됩니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>%n칸 선택함. 1~9 키로 선택한 모든 칸의 메모를 켜고 끕니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>%n칸 선택함. 1~9 키로 선택한 모든 칸의 가운데 메모를 켜고 끕니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>%n칸 선택함. 1-6 키로 모두에서 색을 켜고 끕니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the cells that get colour %1.</source>
        <translation>%1번 색으로 칠할 칸을 클릭하세요.</translation>
    </message>
    <message>
        <source>Choose a colour and click a cell. Right-click takes its colours away.</source>
        <translation>색을 고르고 칸을 클릭하세요. 오른쪽 클릭은 색을 지웁니다.</translation>
    </message>
    <message>
        <source>Fill the empty cells: each row, column and box has 1 to 9 once.</source>
        <translation>빈칸을 채우세요. 각 행, 열, 박스에 1부터 9까지 한 번씩 들어갑니다.</translation>
    </message>
    <message>
        <source>Choose a digit to see where it can go.</source>
        <translation>숫자를 고르면 들어갈 수 있는 곳이 보입니다.</translation>
    </message>
    <message>
        <source>Choose a digit and click a cell. Right-click clears a cell.</source>
        <translation>숫자를 고르고 칸을 클릭하세요. 오른쪽 클릭은 칸을 지웁니다.</translation>
    </message>
    <message>
        <source>Marked: where %1 breaks no rule.</source>
        <translation>표시한 곳: 숫자 %1의 자리로 규칙에 어긋나지 않는 칸.</translation>
    </message>
    <message>
        <source>Click the cells that are %1. Right-click clears a cell.</source>
        <translation>숫자가 %1인 칸을 클릭하세요. 오른쪽 클릭은 칸을 지웁니다.</translation>
    </message>
    <message>
        <source>Click the cells that may be %1, to note it.</source>
        <translation>%1일 수 있는 칸을 클릭하면 그 칸에 이 숫자가 메모됩니다.</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 empty</source>
        <translation>맞음 %1, 틀림 %2, 빈칸 %3</translation>
    </message>
    <message>
        <source>%1, %2 not checked</source>
        <comment>the counts of a check, a number</comment>
        <translation>%1, 검사 안 함 %2</translation>
    </message>
    <message>
        <source>Given up after %1. This is one of the solutions.</source>
        <translation>%1 만에 포기했습니다. 여러 해답 중 하나입니다.</translation>
    </message>
    <message>
        <source>Given up after %1. This is the solution.</source>
        <translation>%1 만에 포기했습니다. 이것이 해답입니다.</translation>
    </message>
    <message>
        <source>Solved in %1: your best unaided time of this level.</source>
        <translation>%1 만에 풀었습니다. 이 난이도에서 도움 없이 세운 최고 기록입니다.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>%1 만에 풀었습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepBox</name>
    <message>
        <source>About it</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>About the technique: %1</source>
        <translation>기법에 대해: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListHeader</name>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>기법</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>요약</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListModel</name>
    <message>
        <source>Level</source>
        <translation>난이도</translation>
    </message>
    <message>
        <source>open</source>
        <translation>열림</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>닫힘</translation>
    </message>
    <message>
        <source>%1, not used by Next step</source>
        <comment>number of steps</comment>
        <translation>%1, ‘다음 단계’에서 쓰지 않음</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListView</name>
    <message>
        <source>Technique</source>
        <translation>기법</translation>
    </message>
</context>
<context>
    <name>sudoku::StepRows</name>
    <message numerus="yes">
        <source>%n singles</source>
        <translation>
            <numerusform>싱글 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n단계</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>technique, number of steps, level</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>number, technique, level</comment>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>sudoku::StepsPage</name>
    <message>
        <source>The chosen step on the board</source>
        <translation>판에 나타낸 고른 단계</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>단계 거르기</translation>
    </message>
    <message>
        <source>Filter: wing, r4c5, 7</source>
        <translation>거르기: 윙, r4c5, 7</translation>
    </message>
    <message>
        <source>Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these</source>
        <translation>기법, 칸(r4c5), 숫자, 또는 이를 함께 써서 단계를 거릅니다</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>왜</translation>
    </message>
    <message>
        <source>%1: %2 goes into %3.</source>
        <translation>%1: %3 칸은 %2입니다.</translation>
    </message>
    <message>
        <source>%1 goes from %2</source>
        <comment>digit, cells</comment>
        <translation>%2 칸에서 %1 제거</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>technique, what goes</comment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::StorageStrip</name>
    <message>
        <source>Storage</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Go &amp;back to your game</source>
        <translation>하던 게임으로 돌아가기(&amp;B)</translation>
    </message>
    <message>
        <source>Resto&amp;re</source>
        <translation>복원(&amp;R)</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>다시 시도(&amp;Y)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>자세히(&amp;D)</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>닫기(&amp;O)</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>여전히 저장할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::StoreReader</name>
    <message>
        <source>there are no games in this file</source>
        <translation>이 파일에 게임이 없음</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>읽을 수 없는 게임: %1.</translation>
    </message>
    <message>
        <source>Game %1 is there without its last moves.</source>
        <translation>마지막 조작 몇 개가 빠진 게임: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message>
        <source>not seen yet</source>
        <translation>아직 못 봄</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>봄</translation>
    </message>
    <message>
        <source>found in practice</source>
        <translation>연습에서 찾음</translation>
    </message>
    <message>
        <source>found alone in a game</source>
        <translation>게임에서 혼자 찾음</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>기법</translation>
    </message>
    <message>
        <source>Learn next:</source>
        <translation>다음에 배울 것:</translation>
    </message>
    <message>
        <source>To the exercise</source>
        <translation>연습 문제로</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>기법 찾기</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>technique, how well it is known</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Learn next: %1</source>
        <translation>다음에 배울 것: %1</translation>
    </message>
    <message>
        <source>Practise this, and nothing else</source>
        <translation>이것만 연습합니다</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%Ln개 고름</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueWords</name>
    <message>
        <source>Last empty cell</source>
        <translation>마지막 빈칸</translation>
    </message>
    <message>
        <source>A row, column or box with one empty cell</source>
        <translation>빈칸이 하나뿐인 행, 열 또는 박스</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>네이키드 싱글</translation>
    </message>
    <message>
        <source>The only digit left for its cell</source>
        <translation>칸에 남은 단 하나의 숫자</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>히든 싱글</translation>
    </message>
    <message>
        <source>The only place left in a row, column or box</source>
        <translation>행, 열 또는 박스에서 한 숫자가 들어갈 단 하나의 자리</translation>
    </message>
    <message>
        <source>Locked pair</source>
        <translation>락드 페어</translation>
    </message>
    <message>
        <source>Two digits for two cells of a box and a line</source>
        <translation>박스와 줄이 겹치는 두 칸에 두 숫자</translation>
    </message>
    <message>
        <source>Locked triple</source>
        <translation>락드 트리플</translation>
    </message>
    <message>
        <source>Three digits for three cells of a box and a line</source>
        <translation>박스와 줄이 겹치는 세 칸에 세 숫자</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>포인팅</translation>
    </message>
    <message>
        <source>The digit of a box lies on one line</source>
        <translation>한 박스에서 한 숫자의 자리가 모두 한 줄 안에 있음</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>클레이밍</translation>
    </message>
    <message>
        <source>The digit of a line lies in one box</source>
        <translation>한 줄에서 한 숫자의 자리가 모두 한 박스 안에 있음</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>네이키드 페어</translation>
    </message>
    <message>
        <source>Two cells for two digits</source>
        <translation>두 칸에 두 숫자</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>네이키드 트리플</translation>
    </message>
    <message>
        <source>Three cells for three digits</source>
        <translation>세 칸에 세 숫자</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>히든 페어</translation>
    </message>
    <message>
        <source>Two digits with two places</source>
        <translation>두 숫자에 두 자리</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>히든 트리플</translation>
    </message>
    <message>
        <source>Three digits with three places</source>
        <translation>세 숫자에 세 자리</translation>
    </message>
    <message>
        <source>Naked quadruple</source>
        <translation>네이키드 쿼드</translation>
    </message>
    <message>
        <source>Four cells for four digits</source>
        <translation>네 칸에 네 숫자</translation>
    </message>
    <message>
        <source>Hidden quadruple</source>
        <translation>히든 쿼드</translation>
    </message>
    <message>
        <source>Four digits with four places</source>
        <translation>네 숫자에 네 자리</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-윙</translation>
    </message>
    <message>
        <source>Two lines share two places</source>
        <translation>두 줄에서 한 숫자의 자리가 모두 그 줄들과 교차하는 두 줄 안에 있음</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>스워드피시</translation>
    </message>
    <message>
        <source>Three lines share three places</source>
        <translation>세 줄에서 한 숫자의 자리가 모두 그 줄들과 교차하는 세 줄 안에 있음</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>젤리피시</translation>
    </message>
    <message>
        <source>Four lines share four places</source>
        <translation>네 줄에서 한 숫자의 자리가 모두 그 줄들과 교차하는 네 줄 안에 있음</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>스쿼엄백</translation>
    </message>
    <message>
        <source>Five lines share five places</source>
        <translation>다섯 줄에서 한 숫자의 자리가 모두 그 줄들과 교차하는 다섯 줄 안에 있음</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>웨일</translation>
    </message>
    <message>
        <source>Six lines share six places</source>
        <translation>여섯 줄에서 한 숫자의 자리가 모두 그 줄들과 교차하는 여섯 줄 안에 있음</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>리바이어던</translation>
    </message>
    <message>
        <source>Seven lines share seven places</source>
        <translation>일곱 줄에서 한 숫자의 자리가 모두 그 줄들과 교차하는 일곱 줄 안에 있음</translation>
    </message>
    <message>
        <source>Remote pair</source>
        <translation>리모트 페어</translation>
    </message>
    <message>
        <source>A row of equal pairs</source>
        <translation>사슬처럼 이어진 똑같은 쌍</translation>
    </message>
    <message>
        <source>BUG + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>One digit keeps two solutions away</source>
        <translation>해답이 둘이 되지 않게 막는 숫자 하나</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>스카이스크래퍼</translation>
    </message>
    <message>
        <source>Two towers on one line</source>
        <translation>한 줄 위에 선 두 탑</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>2-스트링 카이트</translation>
    </message>
    <message>
        <source>Two strings that meet in a box</source>
        <translation>한 박스에서 만나는 두 줄</translation>
    </message>
    <message>
        <source>Dual two-string kite</source>
        <translation>듀얼 2-스트링 카이트</translation>
    </message>
    <message>
        <source>Two kites that meet in a box</source>
        <translation>한 박스에서 만나는 두 카이트</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>터봇 피시</translation>
    </message>
    <message>
        <source>A short chain of one digit</source>
        <translation>숫자 하나로 된 짧은 사슬</translation>
    </message>
    <message>
        <source>Empty rectangle</source>
        <translation>빈 사각형</translation>
    </message>
    <message>
        <source>A box whose digit lies on a cross</source>
        <translation>숫자의 자리가 십자 위에만 있는 박스</translation>
    </message>
    <message>
        <source>Dual empty rectangle</source>
        <translation>듀얼 빈 사각형</translation>
    </message>
    <message>
        <source>A cross in a box, used twice</source>
        <translation>두 번 쓰이는 박스 안의 십자</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-윙</translation>
    </message>
    <message>
        <source>Twins with a link between them</source>
        <translation>후보 숫자가 똑같고 서로 이어진 두 칸</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-윙</translation>
    </message>
    <message>
        <source>Either wing holds the digit</source>
        <translation>두 날개 중 적어도 하나에 들어가는 숫자</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-윙</translation>
    </message>
    <message>
        <source>One of three cells holds the digit</source>
        <translation>세 칸 중 적어도 하나에 들어가는 숫자</translation>
    </message>
    <message>
        <source>Unique rectangle, type 1</source>
        <translation>유일 사각형 유형 1</translation>
    </message>
    <message>
        <source>Three corners that must not be four</source>
        <translation>꼭짓점 세 칸에 두 숫자만 있음: 네 번째 칸까지 그래서는 안 됨</translation>
    </message>
    <message>
        <source>Unique rectangle, type 2</source>
        <translation>유일 사각형 유형 2</translation>
    </message>
    <message>
        <source>Corners with one digit more</source>
        <translation>후보 숫자가 하나 더 있는 꼭짓점 칸</translation>
    </message>
    <message>
        <source>Unique rectangle, type 3</source>
        <translation>유일 사각형 유형 3</translation>
    </message>
    <message>
        <source>Corners that help to make a set</source>
        <translation>다른 칸과 함께 집합을 이루는 꼭짓점 칸</translation>
    </message>
    <message>
        <source>Unique rectangle, type 4</source>
        <translation>유일 사각형 유형 4</translation>
    </message>
    <message>
        <source>Corners that one digit needs</source>
        <translation>한 숫자의 자리가 꼭짓점 칸 두 곳뿐임</translation>
    </message>
    <message>
        <source>Unique rectangle, type 5</source>
        <translation>유일 사각형 유형 5</translation>
    </message>
    <message>
        <source>Unique rectangle, type 6</source>
        <translation>유일 사각형 유형 6</translation>
    </message>
    <message>
        <source>Corners that one digit needs twice</source>
        <translation>한 숫자가 두 번 들어가야 하는 꼭짓점 칸</translation>
    </message>
    <message>
        <source>Hidden rectangle</source>
        <translation>히든 유일 사각형</translation>
    </message>
    <message>
        <source>A rectangle among other digits</source>
        <translation>다른 숫자들 사이에 숨은 사각형</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 1</source>
        <translation>회피 가능 사각형 유형 1</translation>
    </message>
    <message>
        <source>Three entries that must not be four</source>
        <translation>꼭짓점 세 칸에 두 숫자만 입력됨: 네 번째 칸까지 그래서는 안 됨</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 2</source>
        <translation>회피 가능 사각형 유형 2</translation>
    </message>
    <message>
        <source>Entries, and corners with one digit more</source>
        <translation>숫자를 입력한 꼭짓점 칸, 그리고 후보 숫자가 하나 더 있는 꼭짓점 칸</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>핀드 X-윙</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place</source>
        <translation>여분 자리가 있는 X-윙</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>사시미 X-윙</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place and a gap</source>
        <translation>여분 자리와 빠진 자리가 있는 X-윙</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>핀드 스워드피시</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place</source>
        <translation>여분 자리가 있는 스워드피시</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>사시미 스워드피시</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place and a gap</source>
        <translation>여분 자리와 빠진 자리가 있는 스워드피시</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>핀드 젤리피시</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place</source>
        <translation>여분 자리가 있는 젤리피시</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>사시미 젤리피시</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place and a gap</source>
        <translation>여분 자리와 빠진 자리가 있는 젤리피시</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>핀드 스쿼엄백</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place</source>
        <translation>여분 자리가 있는 스쿼엄백</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>사시미 스쿼엄백</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place and a gap</source>
        <translation>여분 자리와 빠진 자리가 있는 스쿼엄백</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>핀드 웨일</translation>
    </message>
    <message>
        <source>A Whale with an extra place</source>
        <translation>여분 자리가 있는 웨일</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>사시미 웨일</translation>
    </message>
    <message>
        <source>A Whale with an extra place and a gap</source>
        <translation>여분 자리와 빠진 자리가 있는 웨일</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>핀드 리바이어던</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place</source>
        <translation>여분 자리가 있는 리바이어던</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>사시미 리바이어던</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place and a gap</source>
        <translation>여분 자리와 빠진 자리가 있는 리바이어던</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>수 드 코크</translation>
    </message>
    <message>
        <source>A line and a box share out digits</source>
        <translation>숫자를 나눠 가지는 줄과 박스</translation>
    </message>
    <message>
        <source>Colouring: trap</source>
        <translation>심플 컬러링: 트랩(Trap)</translation>
    </message>
    <message>
        <source>What both colours see</source>
        <translation>두 색을 모두 바라보는 칸</translation>
    </message>
    <message>
        <source>Colouring: wrap</source>
        <translation>심플 컬러링: 랩(Wrap)</translation>
    </message>
    <message>
        <source>A colour that sees itself</source>
        <translation>같은 색끼리 서로 바라봄</translation>
    </message>
    <message>
        <source>Two colourings: trap</source>
        <translation>멀티 컬러링: 트랩(Trap)</translation>
    </message>
    <message>
        <source>What the ends of two colourings see</source>
        <translation>서로 다른 두 컬러링의 칸을 하나씩 바라보는 칸</translation>
    </message>
    <message>
        <source>Two colourings: wrap</source>
        <translation>멀티 컬러링: 랩(Wrap)</translation>
    </message>
    <message>
        <source>A colour that sees both of another</source>
        <translation>다른 컬러링의 두 색을 모두 바라보는 색</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>X-사슬</translation>
    </message>
    <message>
        <source>A chain of one digit</source>
        <translation>숫자 하나로 된 사슬</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>XY-사슬</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates</source>
        <translation>후보 숫자가 두 개인 칸들의 사슬</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>연속 나이스 루프</translation>
    </message>
    <message>
        <source>A chain that ends where it began</source>
        <translation>시작한 곳에서 끝나는 사슬</translation>
    </message>
    <message>
        <source>Loop with a clash</source>
        <translation>불연속 나이스 루프</translation>
    </message>
    <message>
        <source>A chain that comes back changed</source>
        <translation>시작한 곳으로 돌아와 모순을 일으키는 사슬</translation>
    </message>
    <message>
        <source>Chain (AIC)</source>
        <translation>사슬(AIC)</translation>
    </message>
    <message>
        <source>One of two ends is true</source>
        <translation>양 끝 중 적어도 하나는 참</translation>
    </message>
    <message>
        <source>Closed loop with groups</source>
        <translation>그룹 연속 나이스 루프</translation>
    </message>
    <message>
        <source>Loop with groups and a clash</source>
        <translation>그룹 불연속 나이스 루프</translation>
    </message>
    <message>
        <source>Chain with groups</source>
        <translation>그룹 사슬</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>ALS-XZ</translation>
    </message>
    <message>
        <source>Two sets that share a digit</source>
        <translation>숫자를 함께 쓰는 두 집합</translation>
    </message>
    <message>
        <source>Almost locked sets: wing</source>
        <translation>ALS-XY-윙</translation>
    </message>
    <message>
        <source>Two sets that a third connects</source>
        <translation>셋째 집합이 이어 주는 두 집합</translation>
    </message>
    <message>
        <source>Almost locked sets: chain</source>
        <translation>ALS 사슬</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>차례로 이어진 여러 집합</translation>
    </message>
    <message>
        <source>Death blossom</source>
        <translation>죽음의 꽃</translation>
    </message>
    <message>
        <source>A cell with a set for each digit</source>
        <translation>숫자마다 집합이 딸린 칸</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>프랑켄 X-윙</translation>
    </message>
    <message>
        <source>Two lines and boxes share as many places</source>
        <translation>두 유닛(줄과 박스)에서 한 숫자의 자리가 모두 또 다른 두 유닛 안에 있음</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>프랑켄 스워드피시</translation>
    </message>
    <message>
        <source>Three lines and boxes share as many places</source>
        <translation>세 유닛(줄과 박스)에서 한 숫자의 자리가 모두 또 다른 세 유닛 안에 있음</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>프랑켄 젤리피시</translation>
    </message>
    <message>
        <source>Four lines and boxes share as many places</source>
        <translation>네 유닛(줄과 박스)에서 한 숫자의 자리가 모두 또 다른 네 유닛 안에 있음</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>프랑켄 스쿼엄백</translation>
    </message>
    <message>
        <source>Five lines and boxes share as many places</source>
        <translation>다섯 유닛(줄과 박스)에서 한 숫자의 자리가 모두 또 다른 다섯 유닛 안에 있음</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>프랑켄 웨일</translation>
    </message>
    <message>
        <source>Six lines and boxes share as many places</source>
        <translation>여섯 유닛(줄과 박스)에서 한 숫자의 자리가 모두 또 다른 여섯 유닛 안에 있음</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>프랑켄 리바이어던</translation>
    </message>
    <message>
        <source>Seven lines and boxes share as many places</source>
        <translation>일곱 유닛(줄과 박스)에서 한 숫자의 자리가 모두 또 다른 일곱 유닛 안에 있음</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>핀드 프랑켄 X-윙</translation>
    </message>
    <message>
        <source>A Franken X-Wing with an extra place</source>
        <translation>여분 자리가 있는 프랑켄 X-윙</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>핀드 프랑켄 스워드피시</translation>
    </message>
    <message>
        <source>A Franken Swordfish with an extra place</source>
        <translation>여분 자리가 있는 프랑켄 스워드피시</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>핀드 프랑켄 젤리피시</translation>
    </message>
    <message>
        <source>A Franken Jellyfish with an extra place</source>
        <translation>여분 자리가 있는 프랑켄 젤리피시</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>핀드 프랑켄 스쿼엄백</translation>
    </message>
    <message>
        <source>A Franken Squirmbag with an extra place</source>
        <translation>여분 자리가 있는 프랑켄 스쿼엄백</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>핀드 프랑켄 웨일</translation>
    </message>
    <message>
        <source>A Franken Whale with an extra place</source>
        <translation>여분 자리가 있는 프랑켄 웨일</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>핀드 프랑켄 리바이어던</translation>
    </message>
    <message>
        <source>A Franken Leviathan with an extra place</source>
        <translation>여분 자리가 있는 프랑켄 리바이어던</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>뮤턴트 X-윙</translation>
    </message>
    <message>
        <source>Two houses of all kinds share as many places</source>
        <translation>종류가 섞인 두 유닛에서 한 숫자의 자리가 모두 또 다른 두 유닛 안에 있음</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>뮤턴트 스워드피시</translation>
    </message>
    <message>
        <source>Three houses of all kinds share as many places</source>
        <translation>종류가 섞인 세 유닛에서 한 숫자의 자리가 모두 또 다른 세 유닛 안에 있음</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>뮤턴트 젤리피시</translation>
    </message>
    <message>
        <source>Four houses of all kinds share as many places</source>
        <translation>종류가 섞인 네 유닛에서 한 숫자의 자리가 모두 또 다른 네 유닛 안에 있음</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>뮤턴트 스쿼엄백</translation>
    </message>
    <message>
        <source>Five houses of all kinds share as many places</source>
        <translation>종류가 섞인 다섯 유닛에서 한 숫자의 자리가 모두 또 다른 다섯 유닛 안에 있음</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>뮤턴트 웨일</translation>
    </message>
    <message>
        <source>Six houses of all kinds share as many places</source>
        <translation>종류가 섞인 여섯 유닛에서 한 숫자의 자리가 모두 또 다른 여섯 유닛 안에 있음</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>뮤턴트 리바이어던</translation>
    </message>
    <message>
        <source>Seven houses of all kinds share as many places</source>
        <translation>종류가 섞인 일곱 유닛에서 한 숫자의 자리가 모두 또 다른 일곱 유닛 안에 있음</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>핀드 뮤턴트 X-윙</translation>
    </message>
    <message>
        <source>A Mutant X-Wing with an extra place</source>
        <translation>여분 자리가 있는 뮤턴트 X-윙</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>핀드 뮤턴트 스워드피시</translation>
    </message>
    <message>
        <source>A Mutant Swordfish with an extra place</source>
        <translation>여분 자리가 있는 뮤턴트 스워드피시</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>핀드 뮤턴트 젤리피시</translation>
    </message>
    <message>
        <source>A Mutant Jellyfish with an extra place</source>
        <translation>여분 자리가 있는 뮤턴트 젤리피시</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>핀드 뮤턴트 스쿼엄백</translation>
    </message>
    <message>
        <source>A Mutant Squirmbag with an extra place</source>
        <translation>여분 자리가 있는 뮤턴트 스쿼엄백</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>핀드 뮤턴트 웨일</translation>
    </message>
    <message>
        <source>A Mutant Whale with an extra place</source>
        <translation>여분 자리가 있는 뮤턴트 웨일</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>핀드 뮤턴트 리바이어던</translation>
    </message>
    <message>
        <source>A Mutant Leviathan with an extra place</source>
        <translation>여분 자리가 있는 뮤턴트 리바이어던</translation>
    </message>
    <message>
        <source>Kraken fish, type 1</source>
        <translation>크라켄 피시 유형 1</translation>
    </message>
    <message>
        <source>A fish whose fins lead on</source>
        <translation>핀(여분 자리)에서 사슬이 이어지는 피시</translation>
    </message>
    <message>
        <source>Kraken fish, type 2</source>
        <translation>크라켄 피시 유형 2</translation>
    </message>
    <message>
        <source>A fish whose places lead on</source>
        <translation>자리마다 사슬이 이어지는 피시</translation>
    </message>
    <message>
        <source>Forcing chain: contradiction</source>
        <translation>강제 사슬: 모순</translation>
    </message>
    <message>
        <source>A digit that refutes itself</source>
        <translation>스스로를 부정하는 숫자</translation>
    </message>
    <message>
        <source>Forcing chain: every case</source>
        <translation>강제 사슬: 모든 경우</translation>
    </message>
    <message>
        <source>All cases end alike</source>
        <translation>모든 경우의 결론이 같음</translation>
    </message>
    <message>
        <source>Forcing net: contradiction</source>
        <translation>강제 그물: 모순</translation>
    </message>
    <message>
        <source>Forcing net: every case</source>
        <translation>강제 그물: 모든 경우</translation>
    </message>
    <message>
        <source>Template: set</source>
        <translation>형태 겹침(템플릿): 확정</translation>
    </message>
    <message>
        <source>A cell in all ways to place a digit</source>
        <translation>한 숫자의 가능한 모든 배치에 공통으로 들어가는 칸</translation>
    </message>
    <message>
        <source>Template: delete</source>
        <translation>형태 겹침(템플릿): 제거</translation>
    </message>
    <message>
        <source>A cell in no way to place a digit</source>
        <translation>한 숫자를 어떻게 배치해도 그 숫자가 들어가지 않는 칸</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>유일 고리</translation>
    </message>
    <message>
        <source>A ring that must not be left with two digits</source>
        <translation>두 숫자만 남아서는 안 되는 고리</translation>
    </message>
    <message>
        <source>BUG, type 2</source>
        <translation>BUG 유형 2</translation>
    </message>
    <message>
        <source>BUG, type 3</source>
        <translation>BUG 유형 3</translation>
    </message>
    <message>
        <source>Some digits keep two solutions away</source>
        <translation>해답이 둘이 되지 않게 막는 숫자 몇 개</translation>
    </message>
    <message>
        <source>BUG, type 4</source>
        <translation>BUG 유형 4</translation>
    </message>
    <message>
        <source>Two cells keep two solutions away</source>
        <translation>해답이 둘이 되지 않게 막는 두 칸</translation>
    </message>
    <message>
        <source>Aligned pair</source>
        <translation>정렬 페어 제외</translation>
    </message>
    <message>
        <source>Two cells and what they can hold together</source>
        <translation>두 칸에 함께 들어갈 수 있는 숫자</translation>
    </message>
    <message>
        <source>Aligned triple</source>
        <translation>정렬 트리플 제외</translation>
    </message>
    <message>
        <source>Three cells and what they can hold together</source>
        <translation>세 칸에 함께 들어갈 수 있는 숫자</translation>
    </message>
    <message>
        <source>Forcing chains within a digit</source>
        <translation>한 숫자 강제 사슬</translation>
    </message>
    <message>
        <source>Dynamic forcing chains</source>
        <translation>동적 강제 사슬</translation>
    </message>
    <message>
        <source>What several links lead to together</source>
        <translation>여러 연결이 함께 이끄는 결론</translation>
    </message>
    <message>
        <source>Dynamic forcing chains with patterns</source>
        <translation>패턴을 쓰는 동적 강제 사슬</translation>
    </message>
    <message>
        <source>Links, and patterns on the way</source>
        <translation>연결, 그리고 도중의 패턴</translation>
    </message>
    <message>
        <source>Chains inside chains</source>
        <translation>사슬 속 사슬</translation>
    </message>
    <message>
        <source>Links, and chains on the way</source>
        <translation>연결, 그리고 도중의 사슬</translation>
    </message>
    <message>
        <source>Forcing chains inside chains</source>
        <translation>사슬 속 강제 사슬</translation>
    </message>
    <message>
        <source>Links, and cases on the way</source>
        <translation>연결, 그리고 도중의 경우 나누기</translation>
    </message>
    <message>
        <source>Dynamic chains inside chains</source>
        <translation>사슬 속 동적 사슬</translation>
    </message>
    <message>
        <source>Links, and nets on the way</source>
        <translation>연결, 그리고 도중의 그물</translation>
    </message>
    <message>
        <source>Chains three deep</source>
        <translation>세 겹 사슬</translation>
    </message>
    <message>
        <source>Links, and chains within chains on the way</source>
        <translation>연결, 그리고 도중의 사슬 속 사슬</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>모든 경우</translation>
    </message>
    <message>
        <source>Every other case breaks the board</source>
        <translation>나머지 경우는 모두 모순</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <comment>a fish, within a sentence</comment>
        <translation>X-윙</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <comment>a fish, within a sentence</comment>
        <translation>스워드피시</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <comment>a fish, within a sentence</comment>
        <translation>젤리피시</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <comment>a fish, within a sentence</comment>
        <translation>스쿼엄백</translation>
    </message>
    <message>
        <source>Whale</source>
        <comment>a fish, within a sentence</comment>
        <translation>웨일</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <comment>a fish, within a sentence</comment>
        <translation>리바이어던</translation>
    </message>
    <message>
        <source>An assumption that refutes itself</source>
        <translation>스스로를 부정하는 가정</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineChart</name>
    <message>
        <source>Times</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>시간이 기록된 게임이 아직 없음</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>number of games, days</comment>
        <translation>%1, %2부터 %3까지.</translation>
    </message>
    <message>
        <source>The best unaided time is %1.</source>
        <translation>도움 없이 세운 최고 기록은 %1입니다.</translation>
    </message>
    <message>
        <source>The median of ten games went from %1 to %2.</source>
        <comment>times</comment>
        <translation>10게임 중앙값이 %1에서 시작해 지금은 %2입니다.</translation>
    </message>
    <message>
        <source>best unaided, %1</source>
        <comment>a time</comment>
        <translation>도움 없이 최고 기록, %1</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>신기록</translation>
    </message>
    <message>
        <source>the solution was known</source>
        <translation>해답을 알고 있었음</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>도움받음</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>도움 없이</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>day, time, with help or unaided</comment>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineLegend</name>
    <message>
        <source>unaided</source>
        <translation>도움 없이</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>도움받음</translation>
    </message>
    <message>
        <source>record</source>
        <translation>신기록</translation>
    </message>
    <message>
        <source>median of ten</source>
        <translation>10게임 중앙값</translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message>
        <source>Trial</source>
        <translation>시도</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>유지</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Goes on with what was tried</source>
        <translation>시도한 것을 그대로 두고 계속합니다</translation>
    </message>
    <message>
        <source>Goes back to where the trial began</source>
        <translation>시도를 시작한 곳으로 돌아갑니다</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>시도 중</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <comment>within others</comment>
        <translation>시도 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>입력 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a trial, its entries</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a trial, a number</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkBox</name>
    <message>
        <source>Walk back</source>
        <translation>따라가기: 이전</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>따라가기: 다음</translation>
    </message>
    <message>
        <source>Walk through it</source>
        <translation>하나씩 따라가기</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>%2단계 중 %1단계</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message>
        <source>Suppose {node}.</source>
        <translation>가정: {node}.</translation>
    </message>
    <message>
        <source>For the {digit} of {cells}: suppose {node} too.</source>
        <translation>{cells} 칸의 {digit}에 대해 하나 더 가정: {node}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, so it is not {digit}.</source>
        <translation>{cell} 칸은 {other}이므로 {digit}일 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} 칸은 이 집합에 있는 숫자 {digit}의 자리를 모두 바라보므로 {digit}일 수 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>In each of these cases {node}.</source>
        <translation>이 모든 경우에 {node}.</translation>
    </message>
    <message>
        <source>So {node}.</source>
        <translation>따라서 {node}.</translation>
    </message>
    <message>
        <source>As before, {node}.</source>
        <translation>앞에서 보았듯이 {node}.</translation>
    </message>
    <message>
        <source>As {steps}, {node}.</source>
        <extracomment>Such as: As in steps 3 and 4, r1c5 is 7.</extracomment>
        <translation>{steps}에서 보았듯이 {node}.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as before.</source>
        <translation>따라서 {start.if}, 앞에서 보았듯이 {node}.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as {steps}.</source>
        <extracomment>Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.</extracomment>
        <translation>따라서 {start.if}, {steps}에서 보았듯이 {node}.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>in step %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>%1단계</translation>
    </message>
    <message>
        <source>in steps from %1 on</source>
        <comment>in the middle of a sentence</comment>
        <translation>%1단계 이후</translation>
    </message>
    <message>
        <source>in steps %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>%1단계</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digit}, or it is not.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.</extracomment>
        <translation>{goal} 칸의 {sought}에 대해 경우를 나눕니다. {cell} 칸은 {digit}이거나, 아니거나 둘 중 하나입니다.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digits}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.</extracomment>
        <translation>{goal} 칸의 {sought}에 대해 경우를 나눕니다. {cell} 칸은 {digits}입니다.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: in {house} the {digit} is in {places}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.</extracomment>
        <translation>{goal} 칸의 {sought}에 대해 경우를 나눕니다. {house}에서 숫자 {digit}의 자리는 {places} 칸입니다.</translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}. 따라서 {house: 같은 행}의 {cells} 칸에는 같은 숫자가 들어갈 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}. 따라서 {house: 같은 행}의 {cells} 칸에는 같은 숫자가 들어갈 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}. 따라서 {house: 같은 열}의 {cells} 칸에는 같은 숫자가 들어갈 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}. 따라서 {house: 같은 열}의 {cells} 칸에는 같은 숫자가 들어갈 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}. 따라서 {house: 같은 박스}의 {cells} 칸에는 같은 숫자가 들어갈 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}. 따라서 {house: 같은 박스}의 {cells} 칸에는 같은 숫자가 들어갈 수 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has only {digits}: it is not {other}, so it is {digit}.</source>
        <translation>{cell} 칸의 후보 숫자는 {digits}뿐입니다. {other}일 수 없으므로 {digit}입니다.</translation>
    </message>
    <message>
        <source>{cell} is none of {others}, so it is {digit}.</source>
        <translation>{cell} 칸은 {others} 가운데 어느 것도 아니므로 {digit}입니다.</translation>
    </message>
    <message>
        <source>In {house} all other places for {digit} are gone, so it is in {cells}.</source>
        <translation>{house}에서 숫자 {digit}의 다른 자리가 모두 없어졌으므로 {cells} 칸이 그 자리입니다.</translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{house}에서 {gone} 칸은 {digit}일 수 없으므로 {cells} 칸이 {digit}입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {set} has no {digit}, and needs each of {others}.</source>
        <translation>따라서 {set}에는 숫자가 {digit}인 칸이 없으므로, 나머지 숫자({others})가 모두 들어가야 합니다.</translation>
    </message>
    <message>
        <source>{end} cannot be {digit} and not {digit}, so {node}.</source>
        <translation>{end} 칸이 {digit}이면서 동시에 아닐 수는 없습니다. 따라서 {node}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed, so {node}.</source>
        <translation>이는 가정과 정반대입니다. 따라서 {node}.</translation>
    </message>
    <message>
        <source>But {known}, as was told before, so {node}.</source>
        <translation>그런데 앞에서 말했듯이 {known}. 따라서 {node}.</translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{from}에서 숫자 {digit}의 자리는 {cells} 칸에만 남으므로 {kind: 같은 행}의 {cell} 칸은 {digit}일 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>{from}에서 숫자 {digit}의 자리는 {cells} 칸에만 남으므로 {kind: 같은 열}의 {cell} 칸은 {digit}일 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>{from}에서 숫자 {digit}의 자리는 {cells} 칸에만 남으므로 {kind: 같은 박스}의 {cell} 칸은 {digit}일 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{cells} 칸에는 {digits}만 남으므로 {kind: 같은 행}의 {cell} 칸은 {digit}일 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} 칸에는 {digits}만 남으므로 {kind: 같은 열}의 {cell} 칸은 {digit}일 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} 칸에는 {digits}만 남으므로 {kind: 같은 박스}의 {cell} 칸은 {digit}일 수 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house}에서 숫자 {digits}의 자리는 {cells} 칸에만 남으므로 {cell} 칸은 {digit}일 수 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {from} the {digit} is left only in {across}, so {cell} is not.</source>
        <translation>{from}에서 숫자 {digit}의 자리는 {across}에만 남으므로 {cell} 칸은 {digit}일 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>가정: {cell} 칸은 {digit}입니다.</translation>
    </message>
    <message>
        <source>Suppose {cell} is not {digit}.</source>
        <translation>가정: {cell} 칸에는 숫자 {digit} 말고 다른 숫자가 들어갑니다.</translation>
    </message>
    <message>
        <source>Suppose the {digit} in {cell} were right.</source>
        <translation>{cell} 칸에 입력한 숫자({digit})가 맞다고 가정해 봅니다.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is {digit} too.</source>
        <translation>직접 확인해 봅니다. 가정: {cell} 칸도 {digit}입니다.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is not {digit} either.</source>
        <translation>직접 확인해 봅니다. 가정: {cell} 칸에도 숫자 {digit} 말고 다른 숫자가 들어갑니다.</translation>
    </message>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>{candidates: 후보 숫자 {count}개}가 제거됩니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} 칸은 {digits}일 수 없습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has no other candidate left, so it is {digit}.</source>
        <translation>{cell} 칸에는 후보 숫자 {digit}만 남으므로 이 칸은 {digit}입니다.</translation>
    </message>
    <message>
        <source>{house} has one place left for {digit}: {cell}.</source>
        <translation>{house}에서 숫자 {digit}의 자리로는 {cell} 칸만 남습니다.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, so it is not {others}.</source>
        <translation>{cell} 칸은 {digit}이므로 {others}일 수 없습니다.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} left, so {gone}.</source>
        <translation>{cells} 칸에는 {digits}만 남으므로 {gone}.</translation>
    </message>
    <message>
        <source>In {house} only {cells} are left for {digits}, so {gone}.</source>
        <translation>{house}에서 숫자 {digits}의 자리로는 {cells} 칸만 남으므로 {gone}.</translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses}에서 숫자 {digit}의 자리는 {covers}에 있으므로 {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {gone}.</source>
        <translation>{house}에서는 이제 숫자 {digit}의 자리가 정해졌으므로 {gone}.</translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {cell} can only be {other}.</source>
        <translation>{house}에서는 이제 숫자 {digit}의 자리가 정해졌으므로 {cell} 칸은 {other}일 수밖에 없습니다.</translation>
    </message>
    <message>
        <source>{filled} is {digit}, so in {house} only {cell} is left for {other}.</source>
        <translation>{filled} 칸이 {digit}이므로 {house}에서 숫자 {other}의 자리로는 {cell} 칸만 남습니다.</translation>
    </message>
    <message>
        <source>Then {first} has its {digit}, so in {house} only {cell} is left for it.</source>
        <translation>{first}에서는 이제 숫자 {digit}의 자리가 정해졌으므로 {house}에서 이 숫자의 자리로는 {cell} 칸만 남습니다.</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} 칸은 {digit}일 수 없습니다</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} 칸은 {digit}입니다</translation>
    </message>
    <message>
        <source>Now {cell} has no candidate left, so {so}.</source>
        <translation>이제 {cell} 칸에 후보 숫자가 남지 않습니다. 따라서 {so}.</translation>
    </message>
    <message>
        <source>Now {house} has no place left for {digit}, so {so}.</source>
        <translation>이제 {house}에 숫자 {digit}의 자리가 남지 않습니다. 따라서 {so}.</translation>
    </message>
    <message>
        <source>Now there would be two solutions, so {so}.</source>
        <translation>이제 해답이 두 개가 됩니다. 따라서 {so}.</translation>
    </message>
    <message>
        <source>{cell} has no candidate left.</source>
        <translation>{cell} 칸에 후보 숫자가 남지 않습니다.</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}.</source>
        <translation>{house}에 숫자 {digit}의 자리가 남지 않습니다.</translation>
    </message>
    <message>
        <source>Now {cells: all open cells} have two candidates each: swap them all, and there are two solutions or none.</source>
        <translation>이제 {cells: 남은 빈칸}마다 후보 숫자가 두 개씩 있습니다. 해답이 있다면 모든 칸을 한꺼번에 다른 쪽 후보 숫자로 바꾸어도 해답이 되므로, 해답은 두 개이거나 아예 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>이제 {cells: 이 {count}칸}에는 {digits}만 있습니다. 이 숫자들을 서로 맞바꾸면 해답이 하나 더 생기는데, 스도쿠의 해답은 하나뿐입니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhereWords</name>
    <message>
        <source>Look at {digits: the {digit}s}, all over the board.</source>
        <extracomment>Such as: Look at the 7s, all over the board.</extracomment>
        <translation>판 전체에서 {digits: 숫자 {digit}}의 자리를 보세요.</translation>
    </message>
    <message>
        <source>The next step is in {house}.</source>
        <translation>다음 단계는 {house}에 있습니다.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowContent</name>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowPausing</name>
    <message>
        <source>P&amp;ause</source>
        <translation>일시 정지(&amp;A)</translation>
    </message>
</context>
</TS>
