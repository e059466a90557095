<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi" sourcelanguage="en">
<context>
    <name>BoardMethod</name>
    <message>
        <source>Backtracking</source>
        <translation>बैकट्रैकिंग</translation>
    </message>
    <message>
        <source>Stored board, transformed</source>
        <translation>सहेजा बोर्ड, बदला हुआ</translation>
    </message>
    <message>
        <source>Fresh board, transformed</source>
        <translation>नया बोर्ड, बदला हुआ</translation>
    </message>
    <message>
        <source>9 random clues first</source>
        <translation>पहले 9 बेतरतीब अंक</translation>
    </message>
    <message>
        <source>11 random clues first</source>
        <translation>पहले 11 बेतरतीब अंक</translation>
    </message>
    <message>
        <source>Diagonal boxes first</source>
        <translation>पहले विकर्ण के बॉक्स</translation>
    </message>
</context>
<context>
    <name>DigMethod</name>
    <message>
        <source>All that can go</source>
        <translation>जितने हट सकें</translation>
    </message>
    <message>
        <source>Android %1: %2 givens or more</source>
        <translation>Android %1: कम से कम %2 दिए गए अंक</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3 givens</source>
        <translation>स्तर %1: %2 से %3 दिए गए अंक</translation>
    </message>
</context>
<context>
    <name>DigOrder</name>
    <message>
        <source>Random</source>
        <translation>बेतरतीब</translation>
    </message>
    <message>
        <source>Jumping over one cell</source>
        <translation>एक सेल छोड़कर</translation>
    </message>
    <message>
        <source>Along an S</source>
        <translation>S के आकार में</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>पढ़ने के क्रम में</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>It was stopped.</source>
        <translation>बीच में रोक दिया गया।</translation>
    </message>
    <message>
        <source>The games cannot be read: %1</source>
        <translation>खेल पढ़े नहीं जा सकते: %1</translation>
    </message>
    <message>
        <source>The games cannot be kept: %1</source>
        <translation>खेल रखे नहीं जा सकते: %1</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1 साधारण फ़ाइल नहीं है।</translation>
    </message>
    <message>
        <source>games: %1, moves: %2.</source>
        <translation>खेल: %1, चालें: %2।</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done before that: %1</source>
        <translation>इससे पहले हो चुका: %1</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>%1 पहले से मौजूद।</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>सहेजे गए खेलों की फ़ाइल खराब है।</translation>
    </message>
    <message>
        <source>Being played, and left as they are: %1.</source>
        <translation>%1 अभी खेले जा रहे हैं, उन्हें वैसे ही छोड़ा गया।</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>%1 नहीं लिए गए।</translation>
    </message>
    <message>
        <source>Refused: %1 (%2).</source>
        <translation>%1 नहीं लिए गए (%2)।</translation>
    </message>
    <message>
        <source>the game %1 is here already, and was not played the same way</source>
        <translation>खेल %1 पहले से मौजूद है, और वह ऐसे नहीं खेला गया था</translation>
    </message>
    <message>
        <source>the game %1 is here already, and cannot be read</source>
        <translation>खेल %1 पहले से मौजूद है, और पढ़ा नहीं जा सकता</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>&amp;Line of 81 cells</source>
        <translation>81 सेलों की लाइन (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>ग्रिड (&amp;G)</translation>
    </message>
    <message>
        <source>Grid with &amp;notes</source>
        <translation>नोटों के साथ ग्रिड (&amp;N)</translation>
    </message>
    <message>
        <source>SadMan &amp;sdk</source>
        <translation>SadMan sdk (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Collection sdm</source>
        <translation>sdm संग्रह (&amp;C)</translation>
    </message>
    <message>
        <source>Si&amp;mple Sudoku</source>
        <translation>Simple Sudoku (&amp;M)</translation>
    </message>
    <message>
        <source>&amp;HoDoKu library line</source>
        <translation>HoDoKu लाइब्रेरी लाइन (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;OpenSudoku</source>
        <translation>OpenSudoku (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)</source>
        <translation>तालिका (CSV) (&amp;T)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Ne&amp;xt in collection</source>
        <translation>संग्रह की अगली पहेली (&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>फिर से शुरू करें (&amp;R)</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation>चालें (&amp;V)</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint</source>
        <translation>चेकपॉइंट (&amp;K)</translation>
    </message>
    <message>
        <source>Return &amp;to checkpoint</source>
        <translation>चेकपॉइंट पर लौटें (&amp;T)</translation>
    </message>
    <message>
        <source>Tr&amp;y this</source>
        <translation>आज़माकर देखें (&amp;Y)</translation>
    </message>
    <message>
        <source>Keep &amp;what was tried</source>
        <translation>आज़माइश रखें (&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Drop what was tried</source>
        <translation>आज़माइश छोड़ें (&amp;D)</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>हार मानें (&amp;U)</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>हल दिखाएँ (&amp;S)</translation>
    </message>
    <message>
        <source>Show the &amp;path to it</source>
        <translation>हल का रास्ता दिखाएँ (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Edit checkpoints…</source>
        <translation>चेकपॉइंट संपादित करें… (&amp;E)</translation>
    </message>
</context>
<context>
    <name>GameRecord</name>
    <message>
        <source>line %1 is not a puzzle: %2 (column %3)</source>
        <translation>लाइन %1 पहेली नहीं है: %2 (कॉलम %3)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>fault, then a sentence</comment>
        <extracomment>What is wrong with a puzzle, without a full stop, and a sentence about its solutions</extracomment>
        <translation>%1। %2</translation>
    </message>
</context>
<context>
    <name>HistoryExchange</name>
    <message>
        <source>&amp;Export…</source>
        <translation>एक्सपोर्ट करें… (&amp;E)</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>इंपोर्ट करें… (&amp;M)</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>बैकअप से वापस लाएँ… (&amp;B)</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>इतिहास (*.json)</translation>
    </message>
    <message>
        <source>History or games (*.json *.sqlite)</source>
        <translation>इतिहास या खेल (*.json *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>sudoku-history</source>
        <translation>sudoku-history</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>सभी खेल एक्सपोर्ट करें</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>खेल इंपोर्ट करें</translation>
    </message>
</context>
<context>
    <name>InputMode</name>
    <message>
        <source>&amp;Digit</source>
        <translation>अंक (&amp;D)</translation>
    </message>
    <message>
        <source>Corner &amp;notes</source>
        <translation>कोने के नोट (&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;entre notes</source>
        <translation>बीच के नोट (&amp;E)</translation>
    </message>
    <message>
        <source>Col&amp;our</source>
        <translation>रंग (&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt mode</source>
        <translation>अगला मोड (&amp;X)</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>आसान</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>मध्यम</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>कठिन</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>विशेषज्ञ</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>बेहद कठिन</translation>
    </message>
    <message>
        <source>Inhuman</source>
        <translation>अतिमानवीय</translation>
    </message>
</context>
<context>
    <name>LibrarySame</name>
    <message>
        <source>Import a collection</source>
        <translation>संग्रह इंपोर्ट करें</translation>
    </message>
    <message>
        <source>%1 seems to be here already: %2.</source>
        <translation>लगता है कि “%1” यहाँ पहले से मौजूद है: %2।</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>उसे खोलें</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>नई पहेलियाँ जोड़ें</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>कॉपी बनाएँ</translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>has nothing to read without waiting for it</source>
        <translation>बिना इंतज़ार के पढ़ने को कुछ नहीं है</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>यह साधारण फ़ाइल नहीं है</translation>
    </message>
    <message>
        <source>larger than %1 MB, too large for puzzles</source>
        <translation>%1 MB से बड़ी है, पहेलियों के लिए बहुत बड़ी</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>ऐसी कोई फ़ाइल नहीं है</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>यह एक फ़ोल्डर है</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Read al&amp;oud</source>
        <translation>पढ़कर सुनाएँ (&amp;O)</translation>
    </message>
    <message>
        <source>This &amp;row</source>
        <translation>यह पंक्ति (&amp;R)</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>यह कॉलम (&amp;C)</translation>
    </message>
    <message>
        <source>This &amp;box</source>
        <translation>यह बॉक्स (&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;andidates of this cell</source>
        <translation>इस सेल के विकल्प (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Where the chosen digit can go</source>
        <translation>चुना हुआ अंक कहाँ आ सकता है (&amp;W)</translation>
    </message>
    <message>
        <source>What is &amp;left</source>
        <translation>क्या बचा है (&amp;L)</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>पंक्ति %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>कॉलम %1</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>बॉक्स %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>खाली</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>पंक्ति %1 कॉलम %2</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 में %2 है।</translation>
    </message>
    <message>
        <source>%1: no digit is left.</source>
        <translation>%1: कोई अंक नहीं बचा।</translation>
    </message>
    <message>
        <source>%1 can be %2.</source>
        <translation>%1 के विकल्प: %2।</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>पंक्ति %1 कॉलम %2</translation>
    </message>
    <message>
        <source>%1 can go nowhere.</source>
        <translation>%1 कहीं नहीं आ सकता।</translation>
    </message>
    <message>
        <source>%1 can go to %2.</source>
        <translation>%1 यहाँ आ सकता है: %2।</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 बार %2</translation>
    </message>
    <message>
        <source>No cell is left.</source>
        <translation>कोई सेल बाकी नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>एक सेल बाकी है: %1।</numerusform>
            <numerusform>%n सेल बाकी हैं: %1।</numerusform>
        </translation>
    </message>
    <message>
        <source>No digit is chosen.</source>
        <translation>कोई अंक चुना नहीं है।</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message>
        <source>A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that does not count ends the streak.</source>
        <translation>दिन तब गिना जाता है, जब उसकी पहेली उसी दिन शुरू हो और 24 घंटे के भीतर हल हो जाए, चाहे मदद से ही। जो दिन नहीं गिना जाता, उससे सिलसिला टूट जाता है।</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>आधा घुमाव</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>चौथाई घुमाव</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>बाएँ-दाएँ सममित</translation>
    </message>
    <message>
        <source>Mirrored up and down</source>
        <translation>ऊपर-नीचे सममित</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>दोनों ओर सममित</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>विकर्ण</translation>
    </message>
    <message>
        <source>Other diagonal</source>
        <translation>दूसरा विकर्ण</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>दोनों विकर्ण</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>पूर्ण</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>थीम (&amp;T)</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>डेस्कटॉप जैसी (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>हल्की (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>गहरी (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>हाई कंट्रास्ट, हल्की (&amp;H)</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>हाई कंट्रास्ट, गहरी (&amp;C)</translation>
    </message>
</context>
<context>
    <name>ToolsMenu</name>
    <message>
        <source>&amp;Next step</source>
        <translation>अगला कदम (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Explain the next step</source>
        <translation>अगला कदम समझाएँ (&amp;E)</translation>
    </message>
    <message>
        <source>As&amp;k about this cell</source>
        <translation>इस सेल के बारे में पूछें (&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Fill in the candidates</source>
        <translation>विकल्प भरें (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove what is ruled out</source>
        <translation>कट चुके विकल्प हटाएँ (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear the notes</source>
        <translation>नोट मिटाएँ (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Mark two-candidate cells</source>
        <translation>दो विकल्पों वाले सेलों पर निशान लगाएँ (&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Solve singles</source>
        <translation>सिंगल भरें (&amp;S)</translation>
    </message>
</context>
<context>
    <name>sudoku::AccessibleTable</name>
    <message>
        <source>Row %1</source>
        <translation>पंक्ति %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>कॉलम %1</translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message>
        <source>All steps</source>
        <translation>सभी कदम</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>लागू करें</translation>
    </message>
    <message>
        <source>Makes the move of the chosen step; that counts as help</source>
        <translation>चुने हुए कदम की चाल चलता है; यह मदद मानी जाती है</translation>
    </message>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>एक तकनीक</numerusform>
            <numerusform>%Ln तकनीकें</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a technique. The easiest is first.</source>
        <translation>कोई तकनीक चुनें। सबसे आसान सबसे पहले है।</translation>
    </message>
    <message>
        <source>Looking for all steps…</source>
        <translation>सभी कदम खोजे जा रहे हैं…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>ऐसा कोई कदम नहीं है।</translation>
    </message>
    <message>
        <source>No step is open here.</source>
        <translation>यहाँ कोई कदम संभव नहीं है।</translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message>
        <source>same box</source>
        <translation>वही बॉक्स</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>वही पंक्ति</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>वही कॉलम</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>भरा है</translation>
    </message>
    <message>
        <source>%1: filled</source>
        <translation>%1: भरा है</translation>
    </message>
    <message>
        <source>taken by {cell}</source>
        <translation>{cell} में है</translation>
    </message>
    <message>
        <source>%1: taken by row %2 column %3</source>
        <translation>%1: पंक्ति %2 कॉलम %3 में है</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <translation>पहले ही कटा</translation>
    </message>
    <message>
        <source>%1: ruled out before</source>
        <translation>%1: पहले ही कटा</translation>
    </message>
    <message>
        <source>gone: {technique}</source>
        <translation>हटा: {technique}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>1 कदम</numerusform>
            <numerusform>%n कदम</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gone, %2, %3</source>
        <comment>a digit, a technique, some steps</comment>
        <translation>%1: हटा, %2, %3</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>खोज जारी…</translation>
    </message>
    <message>
        <source>%1: looking</source>
        <translation>%1: खोज जारी</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>अब भी संभव</translation>
    </message>
    <message>
        <source>%1: still possible</source>
        <translation>%1: अब भी संभव</translation>
    </message>
    <message numerus="yes">
        <source>%n still possible</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 अब भी संभव</numerusform>
            <numerusform>%n अब भी संभव</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 तर्क से हटा</numerusform>
            <numerusform>%n तर्क से हटे</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 नियम से हटा</numerusform>
            <numerusform>%n नियम से हटे</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask: %1 can still be %2.</source>
        <comment>a cell and digits</comment>
        <translation>पूछें: %1 में अब भी %2 हो सकता है।</translation>
    </message>
    <message>
        <source>Ask: {house} has its {digit} already.</source>
        <extracomment>In the status line, such as: Ask: row 3 has its 7 already.</extracomment>
        <translation>पूछें: {house.of} में अंक {digit} पहले ही आ चुका है।</translation>
    </message>
    <message>
        <source>Ask: %1 can still go into %2.</source>
        <comment>a digit and cells</comment>
        <translation>पूछें: %1 अब भी %2 में आ सकता है।</translation>
    </message>
</context>
<context>
    <name>sudoku::Background</name>
    <message>
        <source>Today&apos;s backup of the games could not be made.</source>
        <translation>खेलों का आज का बैकअप नहीं बन सका।</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>जो आज़माया था, वह लौट आया, और आज़माइश जारी है: भरा गया एक अंक।</numerusform>
            <numerusform>जो आज़माया था, वह लौट आया, और आज़माइश जारी है: भरे गए %n अंक।</numerusform>
        </translation>
    </message>
    <message>
        <source>The game stands there already.</source>
        <translation>खेल पहले से वहीं है।</translation>
    </message>
    <message>
        <source>Cells with two candidates are no longer marked.</source>
        <translation>दो विकल्पों वाले सेलों पर अब निशान नहीं है।</translation>
    </message>
    <message>
        <source>No cell has two candidates now.</source>
        <translation>अभी किसी भी सेल में दो विकल्प नहीं हैं।</translation>
    </message>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>दो विकल्पों वाले एक सेल पर निशान लगा है।</numerusform>
            <numerusform>दो विकल्पों वाले %n सेलों पर निशान लगा है।</numerusform>
        </translation>
    </message>
    <message>
        <source>All candidates are filled in already.</source>
        <translation>सारे विकल्प पहले से भरे हैं।</translation>
    </message>
    <message>
        <source>This note is there already.</source>
        <translation>यह नोट पहले से है।</translation>
    </message>
    <message>
        <source>No note is ruled out.</source>
        <translation>कोई नोट कटा हुआ नहीं है।</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>कोई नोट नहीं है।</translation>
    </message>
    <message>
        <source>An entry is wrong. Check shows where.</source>
        <translation>भरा गया एक अंक गलत है। “जाँचें” से दिखेगा कि कौन-सा।</translation>
    </message>
    <message>
        <source>No single is open.</source>
        <translation>अभी कोई सिंगल नहीं है।</translation>
    </message>
    <message>
        <source>This step is done already.</source>
        <translation>यह कदम पहले ही हो चुका है।</translation>
    </message>
    <message>
        <source>No entry is wrong.</source>
        <translation>भरा गया कोई भी अंक गलत नहीं है।</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>a checkpoint</comment>
        <translation>रखा गया: %1</translation>
    </message>
    <message>
        <source>Back at %1: %2</source>
        <comment>a checkpoint, what went and came back</comment>
        <translation>%1 पर वापस: %2</translation>
    </message>
    <message>
        <source>Nothing has been tried yet.</source>
        <translation>अभी कुछ आज़माया नहीं गया है।</translation>
    </message>
    <message>
        <source>Trying from here on. Keep or Drop ends it.</source>
        <translation>यहाँ से आज़माइश शुरू। “रखें” या “छोड़ें” से वह खत्म होती है।</translation>
    </message>
    <message>
        <source>Trying within a trial. Keep or Drop ends the inner one.</source>
        <translation>आज़माइश के भीतर आज़माइश। “रखें” या “छोड़ें” से भीतर वाली खत्म होती है।</translation>
    </message>
    <message>
        <source>Kept, within the trial around it.</source>
        <translation>रख लिया, बाहर वाली आज़माइश के भीतर।</translation>
    </message>
    <message>
        <source>What was tried is kept.</source>
        <translation>जो आज़माया, वह रख लिया गया।</translation>
    </message>
    <message>
        <source>What was tried is dropped. Undo brings it back.</source>
        <translation>जो आज़माया, वह छोड़ दिया गया। “पूर्ववत करें” से वह लौट आता है।</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>तीर कुंजियाँ</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>एक सेल से दूसरे पर जाएँ</translation>
    </message>
    <message>
        <source>{Home}, {End}</source>
        <translation>{Home}, {End}</translation>
    </message>
    <message>
        <source>First or last cell of the row</source>
        <translation>पंक्ति का पहला या आखिरी सेल</translation>
    </message>
    <message>
        <source>{PgUp}, {PgDown}</source>
        <translation>{PgUp}, {PgDown}</translation>
    </message>
    <message>
        <source>First or last cell of the column</source>
        <translation>कॉलम का पहला या आखिरी सेल</translation>
    </message>
    <message>
        <source>{Ctrl+Home}, {Ctrl+End}</source>
        <translation>{Ctrl+Home}, {Ctrl+End}</translation>
    </message>
    <message>
        <source>First or last cell of the board</source>
        <translation>बोर्ड का पहला या आखिरी सेल</translation>
    </message>
    <message>
        <source>{Shift} and one of these</source>
        <translation>{Shift} और इनमें से एक</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>कई सेल चुनें</translation>
    </message>
    <message>
        <source>{Ctrl+A}</source>
        <translation>{Ctrl+A}</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>सभी सेल चुनें</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Write the digit, or what the mode says</source>
        <translation>अंक लिखें, या मोड जो कहे</translation>
    </message>
    <message>
        <source>{Shift} and 1 … 9</source>
        <translation>{Shift} और 1 … 9</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>नोट लिखें</translation>
    </message>
    <message>
        <source>{Ctrl} and 1 … 9</source>
        <translation>{Ctrl} और 1 … 9</translation>
    </message>
    <message>
        <source>Write a centre note</source>
        <translation>बीच का नोट लिखें</translation>
    </message>
    <message>
        <source>{Ctrl}, {Shift} and 1 … 6</source>
        <translation>{Ctrl}, {Shift} और 1 … 6</translation>
    </message>
    <message>
        <source>Colour the cell</source>
        <translation>सेल में रंग भरें</translation>
    </message>
    <message>
        <source>{Alt} and 1 … 9</source>
        <translation>{Alt} और 1 … 9</translation>
    </message>
    <message>
        <source>Choose the digit</source>
        <translation>अंक चुनें</translation>
    </message>
    <message>
        <source>{Enter}</source>
        <translation>{Enter}</translation>
    </message>
    <message>
        <source>Write the chosen digit</source>
        <translation>चुना हुआ अंक लिखें</translation>
    </message>
    <message>
        <source>{Del}, {Backspace}, 0, {Space}</source>
        <translation>{Del}, {Backspace}, 0, {Space}</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>सेल खाली करें</translation>
    </message>
    <message>
        <source>{Esc}</source>
        <translation>{Esc}</translation>
    </message>
    <message>
        <source>End what is shown, or drop the digit</source>
        <translation>जो दिख रहा है उसे बंद करें, या चुना अंक छोड़ें</translation>
    </message>
    <message>
        <source>{Menu}, {Shift+F10}</source>
        <translation>{Menu}, {Shift+F10}</translation>
    </message>
    <message>
        <source>Ask what the cell can be, or why not</source>
        <translation>पूछें कि सेल में क्या हो सकता है, या क्यों नहीं</translation>
    </message>
    <message>
        <source>{Alt} and ← or →</source>
        <translation>{Alt} और ← या →</translation>
    </message>
    <message>
        <source>Walk through a chain, link by link</source>
        <translation>चेन पर कड़ी-दर-कड़ी चलें</translation>
    </message>
    <message>
        <source>{Tab}, {Shift+Tab}</source>
        <translation>{Tab}, {Shift+Tab}</translation>
    </message>
    <message>
        <source>Go between the board and the buttons</source>
        <translation>बोर्ड और बटनों के बीच जाएँ</translation>
    </message>
    <message>
        <source>{Alt} and an underlined letter</source>
        <translation>{Alt} और रेखांकित अक्षर</translation>
    </message>
    <message>
        <source>Open the menu, or press the button</source>
        <translation>मेनू खोलें, या बटन दबाएँ</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>क्लिक</translation>
    </message>
    <message>
        <source>Select the cell, write the chosen digit</source>
        <translation>सेल चुनें, चुना हुआ अंक लिखें</translation>
    </message>
    <message>
        <source>Click on an open cell, then a digit</source>
        <translation>खाली सेल पर क्लिक, फिर अंक</translation>
    </message>
    <message>
        <source>Write the digit, if none is chosen</source>
        <translation>अंक लिखें, अगर कोई चुना न हो</translation>
    </message>
    <message>
        <source>Right click, long press</source>
        <translation>राइट-क्लिक, देर तक दबाना</translation>
    </message>
    <message>
        <source>Drag, {Shift} and click</source>
        <translation>खींचना, {Shift} और क्लिक</translation>
    </message>
    <message>
        <source>Drag with a digit chosen, for notes</source>
        <translation>अंक चुनकर खींचें, नोट के लिए</translation>
    </message>
    <message>
        <source>Paint the note</source>
        <translation>नोट लिखते जाएँ</translation>
    </message>
    <message>
        <source>{Ctrl} and click</source>
        <translation>{Ctrl} और क्लिक</translation>
    </message>
    <message>
        <source>Take the cell in or out of the selection</source>
        <translation>सेल को चयन में लें या निकालें</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>माउस व्हील</translation>
    </message>
    <message>
        <source>Choose the next digit</source>
        <translation>अगला अंक चुनें</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>मिडिल-क्लिक</translation>
    </message>
    <message>
        <source>Choose the digit of the cell</source>
        <translation>सेल का अंक चुनें</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>डबल-क्लिक</translation>
    </message>
    <message>
        <source>Choose the digit of a given, select all like it</source>
        <translation>दिए गए अंक को चुनें, उस जैसे सब चुनें</translation>
    </message>
    <message>
        <source>Click on the number of a row or column</source>
        <translation>पंक्ति या कॉलम की संख्या पर क्लिक</translation>
    </message>
    <message>
        <source>Ask where the chosen digit can go in it</source>
        <translation>पूछें कि उसमें चुना हुआ अंक कहाँ आ सकता है</translation>
    </message>
    <message>
        <source>Long press on a number</source>
        <translation>किसी अंक को देर तक दबाना</translation>
    </message>
    <message>
        <source>Ask why not that digit in the cell</source>
        <translation>पूछें कि सेल में वह अंक क्यों नहीं</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>What can go here?</source>
        <translation>यहाँ क्या आ सकता है?</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>क्यों नहीं</translation>
    </message>
</context>
<context>
    <name>sudoku::BookPage</name>
    <message>
        <source>Sudoku</source>
        <translation>सुडोकू</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>पहेलियाँ (&amp;U)</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>सममिति (&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>शीर्षक (&amp;T)</translation>
    </message>
</context>
<context>
    <name>sudoku::CellCommands</name>
    <message>
        <source>Choose a colour first.</source>
        <translation>पहले कोई रंग चुनें।</translation>
    </message>
    <message>
        <source>Choose a digit first.</source>
        <translation>पहले कोई अंक चुनें।</translation>
    </message>
    <message>
        <source>There is no digit to choose in this cell.</source>
        <translation>इस सेल में चुनने के लिए कोई अंक नहीं है।</translation>
    </message>
    <message>
        <source>The colours are 1 to %1.</source>
        <translation>रंग 1 से %1 तक हैं।</translation>
    </message>
    <message>
        <source>A given stays as it is.</source>
        <translation>दिया गया अंक वैसे ही रहता है।</translation>
    </message>
    <message>
        <source>Givens stay as they are.</source>
        <translation>दिए गए अंक वैसे ही रहते हैं।</translation>
    </message>
    <message>
        <source>A filled cell has no notes.</source>
        <translation>भरे हुए सेल में नोट नहीं होते।</translation>
    </message>
    <message>
        <source>Filled cells have no notes.</source>
        <translation>भरे हुए सेलों में नोट नहीं होते।</translation>
    </message>
    <message>
        <source>The %1 is there already.</source>
        <translation>%1 पहले से वहाँ है।</translation>
    </message>
    <message>
        <source>There is no colour to clear.</source>
        <translation>मिटाने के लिए कोई रंग नहीं है।</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>मिटाने के लिए कुछ नहीं है।</translation>
    </message>
    <message>
        <source>These cells have no colours.</source>
        <translation>इन सेलों में कोई रंग नहीं है।</translation>
    </message>
    <message>
        <source>There are no colours.</source>
        <translation>कोई रंग नहीं है।</translation>
    </message>
</context>
<context>
    <name>sudoku::CellName</name>
    <message>
        <source>hidden</source>
        <comment>a cell of a paused game</comment>
        <translation>छिपा हुआ</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>खाली</translation>
    </message>
    <message>
        <source>given %1</source>
        <extracomment>A cell that the puzzle gives, such as: given 5</extracomment>
        <translation>दिया गया %1</translation>
    </message>
    <message>
        <source>%1 colour %2</source>
        <extracomment>A candidate and the number of its colour, such as: 4 colour 1</extracomment>
        <translation>%1 रंग %2</translation>
    </message>
    <message>
        <source>strong link %1 to row %2 column %3</source>
        <translation>%1 से पंक्ति %2 कॉलम %3 तक मज़बूत कड़ी</translation>
    </message>
    <message>
        <source>weak link %1 to row %2 column %3</source>
        <translation>%1 से पंक्ति %2 कॉलम %3 तक कमज़ोर कड़ी</translation>
    </message>
    <message>
        <source>strong link %1 to %2 in row %3 column %4</source>
        <translation>%1 से पंक्ति %3 कॉलम %4 के %2 तक मज़बूत कड़ी</translation>
    </message>
    <message>
        <source>weak link %1 to %2 in row %3 column %4</source>
        <translation>%1 से पंक्ति %3 कॉलम %4 के %2 तक कमज़ोर कड़ी</translation>
    </message>
    <message>
        <source>notes %1</source>
        <extracomment>The digits that are noted in a cell, such as: notes 1 3 9</extracomment>
        <translation>नोट %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <extracomment>The digits that are noted in the middle of a cell, such as: centre 1 3 9</extracomment>
        <translation>बीच के नोट %1</translation>
    </message>
    <message>
        <source>colours %1</source>
        <extracomment>The numbers of the colours of a cell, such as: colours 1 3</extracomment>
        <translation>रंग %1</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an entry</comment>
        <translation>सही</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an entry</comment>
        <translation>गलत</translation>
    </message>
    <message>
        <source>conflict</source>
        <comment>the same digit twice in a house</comment>
        <translation>टकराव</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>the chosen digit</comment>
        <translation>संभव</translation>
    </message>
    <message>
        <source>two candidates</source>
        <comment>left in the cell</comment>
        <translation>दो विकल्प</translation>
    </message>
    <message>
        <source>trying</source>
        <comment>an entry of a trial</comment>
        <translation>आज़माइश में</translation>
    </message>
    <message>
        <source>entered next</source>
        <comment>in a replay</comment>
        <translation>अगली चाल यहाँ</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>by a hint</comment>
        <translation>संकेत से मिला</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>the cell of a question</comment>
        <translation>पूछा गया सेल</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>The digits that this cell takes from the cell of a question, such as: takes 1</extracomment>
        <translation>पूछे गए सेल से %1 हटाता है</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>the cell is part of a hint</comment>
        <translation>संकेत का सेल</translation>
    </message>
    <message>
        <source>remove %1</source>
        <extracomment>The digits that a hint removes from the cell, such as: remove 4 7</extracomment>
        <translation>%1 हटाना है</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>The digit that a hint places in the cell, such as: place 4</extracomment>
        <translation>%1 भरना है</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <extracomment>What a screen reader says of a cell. %3 is a list, such as: Row 1 column 2: empty, notes 1 3 9, possible</extracomment>
        <translation>पंक्ति %1 कॉलम %2: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ChangeWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2 का %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list as a sentence</comment>
        <extracomment>A sentence made of a list, such as: 5 in r3c4 written, two notes removed.</extracomment>
        <translation>%1।</translation>
    </message>
    <message>
        <source>%1 written</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 लिखा गया</translation>
    </message>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>एक अंक लिखा गया</numerusform>
            <numerusform>%n अंक लिखे गए</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 मिटाया गया</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>एक अंक मिटाया गया</numerusform>
            <numerusform>%n अंक मिटाए गए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>एक नोट लिखा गया</numerusform>
            <numerusform>%n नोट लिखे गए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>एक नोट हटाया गया</numerusform>
            <numerusform>%n नोट हटाए गए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>एक सेल में रंग भरा गया</numerusform>
            <numerusform>%n सेलों में रंग भरा गया</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>एक सेल का रंग हटाया गया</numerusform>
            <numerusform>%n सेलों का रंग हटाया गया</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>एक विकल्प को रंग दिया गया</numerusform>
            <numerusform>%n विकल्पों को रंग दिया गया</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>एक विकल्प का रंग हटाया गया</numerusform>
            <numerusform>%n विकल्पों का रंग हटाया गया</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>एक कड़ी खींची गई</numerusform>
            <numerusform>%n कड़ियाँ खींची गईं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>एक कड़ी हटाई गई</numerusform>
            <numerusform>%n कड़ियाँ हटाई गईं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>एक विकल्प काटा गया</numerusform>
            <numerusform>%n विकल्प काटे गए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>एक विकल्प अब कटा हुआ नहीं रहा</numerusform>
            <numerusform>%n विकल्प अब कटे हुए नहीं रहे</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 वापस लिया गया</translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>भरा गया एक अंक वापस लिया गया</numerusform>
            <numerusform>भरे गए %n अंक वापस लिए गए</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 वापस आ गया</translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>भरा गया एक अंक वापस आ गया</numerusform>
            <numerusform>भरे गए %n अंक वापस आ गए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>एक नोट वापस लिया गया</numerusform>
            <numerusform>%n नोट वापस लिए गए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>एक नोट वापस आ गया</numerusform>
            <numerusform>%n नोट वापस आ गए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>एक सेल का रंग वापस लिया गया</numerusform>
            <numerusform>%n सेलों का रंग वापस लिया गया</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>एक सेल का रंग वापस आ गया</numerusform>
            <numerusform>%n सेलों का रंग वापस आ गया</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>एक विकल्प का रंग वापस लिया गया</numerusform>
            <numerusform>%n विकल्पों का रंग वापस लिया गया</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>एक विकल्प का रंग वापस आ गया</numerusform>
            <numerusform>%n विकल्पों का रंग वापस आ गया</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>एक कड़ी वापस ली गई</numerusform>
            <numerusform>%n कड़ियाँ वापस ली गईं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>एक कड़ी वापस आ गई</numerusform>
            <numerusform>%n कड़ियाँ वापस आ गईं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>एक विकल्प फिर कटा</numerusform>
            <numerusform>%n विकल्प फिर कटे</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>एक चाल</numerusform>
            <numerusform>%n चालें</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointNames</name>
    <message>
        <source>Checkpoint %1</source>
        <translation>चेकपॉइंट %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointsDialog</name>
    <message>
        <source>Checkpoints</source>
        <translation>चेकपॉइंट</translation>
    </message>
    <message>
        <source>Re&amp;turn</source>
        <translation>लौटें (&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>नाम बदलें (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>हटाएँ (&amp;D)</translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  %Ln दिया गया अंक</numerusform>
            <numerusform>%1.  %Ln दिए गए अंक</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 entered</source>
        <translation>, %1 भरे</translation>
    </message>
    <message>
        <source>&amp;Puzzles in %1: %2</source>
        <translation>%1 की पहेलियाँ: %2 (&amp;P)</translation>
    </message>
    <message>
        <source>and 1 more puzzle, too many to list</source>
        <translation>और 1 पहेली, जो सूची में नहीं समाई</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>और %Ln पहेली, जो सूची में नहीं समाई</numerusform>
            <numerusform>और %Ln पहेलियाँ, जो सूची में नहीं समाईं</numerusform>
        </translation>
    </message>
    <message>
        <source>and 1 more line that is no puzzle</source>
        <translation>और 1 लाइन, जो पहेली नहीं है</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>और %Ln लाइन, जो पहेली नहीं है</numerusform>
            <numerusform>और %Ln लाइनें, जो पहेली नहीं हैं</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>पहेली चुनें</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>पहेलियाँ</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>खोलें (&amp;O)</translation>
    </message>
</context>
<context>
    <name>sudoku::ClashWords</name>
    <message numerus="yes">
        <source>{house} has {count} {digit}s.</source>
        <comment>one digit, more than once</comment>
        <translation>
            <numerusform>{house.of} में अंक {digit} एक बार है।</numerusform>
            <numerusform>{house.of} में अंक {digit} {count} बार है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>सभी सेल भरे हैं, लेकिन {house.of} में अंक {digit} एक बार है।</numerusform>
            <numerusform>सभी सेल भरे हैं, लेकिन {house.of} में अंक {digit} {count} बार है।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message>
        <source>{cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Clauses within a sentence, such as: … r1c5 is 7 … Those marked &quot;if&quot; follow that word.</extracomment>
        <translation>{cells} में {digit} है</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} में {digit} हो</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … r1c5 is not 7 …</extracomment>
        <translation>{cells} में {digit} नहीं है</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells} में {digit} न हो</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … one of r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells} में से एक में {digit} है</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} में से एक में {digit} हो</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … none of r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells} में से किसी में भी {digit} नहीं है</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} में से किसी में भी {digit} न हो</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is 7 …</extracomment>
        <translation>सेट {cells} में {digit} है</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>if</comment>
        <translation>सेट {cells} में {digit} हो</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is not 7 …</extracomment>
        <translation>सेट {cells} में {digit} नहीं है</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>if</comment>
        <translation>सेट {cells} में {digit} न हो</translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: एक सेल के सेट} में {digit} है</numerusform>
            <numerusform>{cells: {count} सेलों के सेट} में {digit} है</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: एक सेल के सेट} में {digit} हो</numerusform>
            <numerusform>{cells: {count} सेलों के सेट} में {digit} हो</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: एक सेल के सेट} में {digit} नहीं है</numerusform>
            <numerusform>{cells: {count} सेलों के सेट} में {digit} नहीं है</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: एक सेल के सेट} में {digit} न हो</numerusform>
            <numerusform>{cells: {count} सेलों के सेट} में {digit} न हो</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: एक सेल के सेट}</numerusform>
            <numerusform>{cells: {count} सेलों के सेट}</numerusform>
        </translation>
    </message>
    <message>
        <source>the set {cells}</source>
        <extracomment>The subject of a sentence: the set r1c5 and r2c5</extracomment>
        <translation>सेट {cells}</translation>
    </message>
</context>
<context>
    <name>sudoku::ClockWidget</name>
    <message>
        <source>Time %1</source>
        <translation>समय %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachBody</name>
    <message>
        <source>About this technique</source>
        <translation>इस तकनीक के बारे में</translation>
    </message>
    <message>
        <source>What if it were?</source>
        <translation>अगर ऐसा हो, तो?</translation>
    </message>
    <message>
        <source>Show another</source>
        <translation>दूसरा दिखाएँ</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>पिछला पन्ना</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>अगला पन्ना</translation>
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
        <translation>यह क्या है?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>क्यों?</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>लागू करें</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Fill in the candidates</source>
        <translation>विकल्प भरें</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>कारण दिखाएँ</translation>
    </message>
    <message>
        <source>Back to before the mistake</source>
        <translation>गलती होने से पहले की स्थिति</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>हाँ</translation>
    </message>
    <message>
        <source>No</source>
        <translation>नहीं</translation>
    </message>
    <message>
        <source>Next removal</source>
        <translation>अगला कटा विकल्प</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>अगला कदम</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>कदम-दर-कदम</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>दिखाएँ</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>अभी नहीं</translation>
    </message>
    <message>
        <source>Put the %1 back</source>
        <comment>a digit</comment>
        <translation>%1 वापस रखें</translation>
    </message>
    <message>
        <source>Rule out %1</source>
        <comment>a digit</comment>
        <translation>%1 काटें</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachPage</name>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>संकेत</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>पूछें</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message>
        <source>more than %1 puzzles</source>
        <translation>%1 से ज़्यादा पहेलियाँ</translation>
    </message>
    <message>
        <source>it has %1 puzzles, and a collection at most %2</source>
        <translation>इसमें %1 पहेलियाँ हैं, और संग्रह में ज़्यादा से ज़्यादा %2 हो सकती हैं</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>इसमें कोई पहेली नहीं है</translation>
    </message>
    <message>
        <source>it cannot be kept: %1</source>
        <translation>इसे रखा नहीं जा सकता: %1</translation>
    </message>
    <message>
        <source>larger than %1 MB</source>
        <translation>%1 MB से बड़ी</translation>
    </message>
    <message>
        <source>%1: not imported: %2.</source>
        <translation>%1: इंपोर्ट नहीं हुआ: %2।</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1: एक नई पहेली इंपोर्ट हुई।</numerusform>
            <numerusform>%1: %Ln नई पहेलियाँ इंपोर्ट हुईं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1: एक पहेली इंपोर्ट हुई।</numerusform>
            <numerusform>%1: %Ln पहेलियाँ इंपोर्ट हुईं।</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>%1 पहले से मौजूद।</translation>
    </message>
    <message>
        <source>More than once in the file: %1.</source>
        <translation>फ़ाइल में एक से ज़्यादा बार: %1।</translation>
    </message>
    <message>
        <source>No puzzles: %1.</source>
        <translation>%1 पहेली नहीं हैं।</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>यह एक फ़ोल्डर है</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourPad</name>
    <message>
        <source>What is marked</source>
        <translation>किसे रंगना है</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>सेल</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>विकल्प</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>कड़ी</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. By keyboard: the digit, move, the digit.</source>
        <translation>एक विकल्प से दूसरे तक खींचें। कीबोर्ड से: अंक दबाएँ, दूसरे सेल पर जाएँ, अंक दबाएँ।</translation>
    </message>
    <message>
        <source>A press on a link takes it away.</source>
        <translation>कड़ी को दबाने से वह हट जाती है।</translation>
    </message>
    <message>
        <source>Clear cell colours</source>
        <translation>सेलों के रंग मिटाएँ</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>इन्हें मिटाएँ</translation>
    </message>
    <message>
        <source>Clear all colours</source>
        <translation>सारे रंग मिटाएँ</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>सब मिटाएँ</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourToggle</name>
    <message>
        <source>Colour %1</source>
        <translation>रंग %1</translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>इन दोनों को {cells} देखता है।</numerusform>
            <numerusform>इन दोनों को {cells} में से हर एक देखता है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>इन तीनों को {cells} देखता है।</numerusform>
            <numerusform>इन तीनों को {cells} में से हर एक देखता है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>इसलिए {cells} में {digits} ही होगा।</numerusform>
            <numerusform>इसलिए {cells} में {digits} ही होगा।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>दोनों सूरतों में {cells} में {digits} ही होगा।</numerusform>
            <numerusform>दोनों सूरतों में {cells} में {digits} ही होगा।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>हर सूरत में {cells} में {digits} ही होगा।</numerusform>
            <numerusform>हर सूरत में {cells} में {digits} ही होगा।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>इसलिए {cells} में {digits} नहीं हो सकता।</numerusform>
            <numerusform>इसलिए {cells} में {digits} नहीं हो सकता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>दोनों सूरतों में {cells} में {digits} नहीं हो सकता।</numerusform>
            <numerusform>दोनों सूरतों में {cells} में {digits} नहीं हो सकता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>हर सूरत में {cells} में {digits} नहीं हो सकता।</numerusform>
            <numerusform>हर सूरत में {cells} में {digits} नहीं हो सकता।</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out too: {list}.</source>
        <translation>साथ ही ये भी हट जाते हैं: {list}।</translation>
    </message>
    <message>
        <source>So these are crossed out: {list}.</source>
        <translation>इसलिए ये विकल्प हट जाते हैं: {list}।</translation>
    </message>
    <message>
        <source>In each case these are crossed out: {list}.</source>
        <translation>हर सूरत में ये विकल्प हट जाते हैं: {list}।</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list of what is crossed out, such as: 4 and 7 in r1c5</extracomment>
        <translation>{digits} ({cells} से)</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCalendar</name>
    <message>
        <source>Calendar</source>
        <translation>कैलेंडर</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCard</name>
    <message>
        <source>Level</source>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>Preview of the puzzle</source>
        <translation>पहेली की झलक</translation>
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
        <translation>आज</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyLegend</name>
    <message>
        <source>solved</source>
        <translation>हल हुई</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>मदद से हल हुई</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>अब भी बाकी</translation>
    </message>
    <message>
        <source>still open, can be played</source>
        <translation>अब भी बाकी, खेली जा सकती है</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonth</name>
    <message>
        <source>counts for a streak</source>
        <translation>सिलसिले में गिना जाता है</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>सप्ताह %1</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonthCard</name>
    <message>
        <source>Month before</source>
        <translation>पिछला महीना</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>अगला महीना</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message>
        <source>Daily puzzle</source>
        <translation>दैनिक पहेली</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>फिर से खेलें</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>खेलें</translation>
    </message>
    <message>
        <source>Making the puzzle…</source>
        <translation>पहेली बन रही है…</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>%Ln दिया गया अंक</numerusform>
            <numerusform>%Ln दिए गए अंक</numerusform>
        </translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>कैलेंडर</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>पहेली</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyStreakCard</name>
    <message>
        <source>%1, longest streak %2</source>
        <comment>&apos;12 days in a row&apos; and a number of days</comment>
        <translation>%1, सबसे लंबा सिलसिला %2</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyWords</name>
    <message>
        <source>d MMMM</source>
        <comment>a day of the month, see QLocale::toString()</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day with its weekday</comment>
        <translation>dddd, d MMMM</translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day with its weekday and its year</comment>
        <translation>dddd, d MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not yet to be played</source>
        <translation>अभी नहीं खेली जा सकती</translation>
    </message>
    <message>
        <source>open</source>
        <translation>बाकी</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>छूट गई</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>शुरू की हुई</translation>
    </message>
    <message>
        <source>solved later with help, %1</source>
        <translation>बाद में मदद से हल हुई, %1</translation>
    </message>
    <message>
        <source>solved later, %1</source>
        <translation>बाद में हल हुई, %1</translation>
    </message>
    <message>
        <source>solved, its solution known, %1</source>
        <translation>हल हुई (जवाब पहले से पता था), %1</translation>
    </message>
    <message>
        <source>solved with help, %1</source>
        <translation>मदद से हल हुई, %1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>हल हुई, %1</translation>
    </message>
    <message>
        <source>%1, today: %2</source>
        <comment>a day and its state</comment>
        <translation>%1, आज: %2</translation>
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
            <numerusform>लगातार {n} दिन</numerusform>
            <numerusform>लगातार {n} दिन</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>सबसे लंबा सिलसिला</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>days of a month</comment>
        <translation>%2 में से %1 हल</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>माध्यिका %1</translation>
    </message>
    <message>
        <source>Its puzzles can be played from that day on.</source>
        <translation>इसकी पहेलियाँ उसी दिन से खेली जा सकेंगी।</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>आपने इसे शुरू किया है।</translation>
    </message>
    <message>
        <source>The same puzzle for everyone: %1, whatever level New has.</source>
        <comment>a level</comment>
        <translation>सबके लिए एक ही पहेली: %1, “नया” का स्तर चाहे जो हो।</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You solved it in %1. Its solution was known before, so it does not count for the streak.</source>
        <translation>आपने इसे %1 में हल किया। जवाब पहले से पता था, इसलिए यह सिलसिले में नहीं गिना जाता।</translation>
    </message>
    <message>
        <source>You solved it on a later day in %1, which does not count for the streak.</source>
        <translation>आपने इसे बाद के किसी दिन %1 में हल किया, जो सिलसिले में नहीं गिना जाता।</translation>
    </message>
    <message>
        <source>You solved it with help in %1.</source>
        <translation>आपने इसे मदद से %1 में हल किया।</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <translation>आपने इसे %1 में हल किया।</translation>
    </message>
    <message>
        <source>Today counts for the streak already.</source>
        <translation>आज का दिन सिलसिले में गिना जा चुका है।</translation>
    </message>
    <message>
        <source>Its day counts for the streak already.</source>
        <translation>इसका दिन सिलसिले में गिना जा चुका है।</translation>
    </message>
    <message>
        <source>Solve it by %1, and its day counts for the streak.</source>
        <comment>a time of the day</comment>
        <translation>%1 तक हल करें, तो इसका दिन सिलसिले में गिना जाएगा।</translation>
    </message>
    <message>
        <source>An earlier day does not count for the streak.</source>
        <translation>बीता हुआ दिन सिलसिले में नहीं गिना जाता।</translation>
    </message>
    <message>
        <source>Solve it today and your streak grows to %L1; a day left out ends it.</source>
        <translation>आज की पहेली हल करें, तो आपका सिलसिला %L1 दिन का हो जाएगा; एक दिन भी छूटा, तो टूट जाएगा।</translation>
    </message>
    <message>
        <source>Solve it today to begin a streak.</source>
        <translation>सिलसिला शुरू करने के लिए आज की पहेली हल करें।</translation>
    </message>
</context>
<context>
    <name>sudoku::DayWords</name>
    <message>
        <source>Today</source>
        <translation>आज</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>कल</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>A date, see QLocale::toString(): d, MMM and yyyy are day, month and year. Their order may change.</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>A day of the year, see QLocale::toString(): d and MMM are day and month. Their order may change.</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>A date, see QLocale::toString(): d, MMMM and yyyy are day, month and year. Their order may change.</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <extracomment>A month and its year, see QLocale::toString(). Their order may change.</extracomment>
        <translation>MMM yyyy</translation>
    </message>
</context>
<context>
    <name>sudoku::DesktopWords</name>
    <message>
        <source>Every puzzle has one solution and an honest level, which follows from the logic that it takes. Puzzles of six levels, from easy to inhuman, are ready at once.</source>
        <translation>हर पहेली का केवल एक हल होता है और स्तर भरोसेमंद होता है, क्योंकि वह हल में लगने वाले तर्क से तय होता है। आसान से अतिमानवीय तक, छह स्तरों की पहेलियाँ तुरंत तैयार मिलती हैं।</translation>
    </message>
    <message>
        <source>There is no advertising, and nothing leaves your computer.</source>
        <translation>कोई विज्ञापन नहीं है, और आपके कंप्यूटर से कुछ भी बाहर नहीं जाता।</translation>
    </message>
    <message>
        <source>Hints say where to look, what the pattern is and why it works, with a picture on the board</source>
        <translation>संकेत बोर्ड पर चित्र के साथ बताते हैं कि कहाँ देखना है, पैटर्न क्या है और वह क्यों काम करता है</translation>
    </message>
    <message>
        <source>A course leads from the rules to the hardest techniques, with exercises and puzzles for you</source>
        <translation>कोर्स नियमों से शुरू होकर सबसे कठिन तकनीकों तक ले जाता है, आपके लिए चुने गए अभ्यासों और पहेलियों के साथ</translation>
    </message>
    <message>
        <source>A review of each game shows what you found, and what would have helped</source>
        <translation>हर खेल की समीक्षा दिखाती है कि आपने क्या खोजा और किस चीज़ से मदद मिलती</translation>
    </message>
    <message>
        <source>Every move is saved at once; a library keeps all your games</source>
        <translation>हर चाल तुरंत सहेजी जाती है; लाइब्रेरी में आपके सारे खेल रहते हैं</translation>
    </message>
    <message>
        <source>A daily puzzle, statistics, and prints of sheets and whole books</source>
        <translation>दैनिक पहेली, आँकड़े, और अलग-अलग पन्नों से लेकर पूरी किताब तक प्रिंट करने की सुविधा</translation>
    </message>
    <message>
        <source>Opens and saves the puzzle files of many other programs</source>
        <translation>कई दूसरे प्रोग्रामों की पहेली फ़ाइलें खोलता और सहेजता है</translation>
    </message>
    <message>
        <source>Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast</source>
        <translation>कीबोर्ड, माउस, टच और स्क्रीन रीडर के लिए बना; हल्की, गहरी और हाई कंट्रास्ट थीम में</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>नोट के साथ एक खेल</translation>
    </message>
    <message>
        <source>A hint explains its pattern</source>
        <translation>अपना पैटर्न समझाता संकेत</translation>
    </message>
    <message>
        <source>The course, with what you know and what comes next</source>
        <translation>कोर्स: क्या आता है और आगे क्या है</translation>
    </message>
    <message>
        <source>The library of all games</source>
        <translation>सभी खेलों की लाइब्रेरी</translation>
    </message>
    <message>
        <source>Logic game</source>
        <extracomment>What the program is, below its name in a menu.</extracomment>
        <translation>तर्क का खेल</translation>
    </message>
    <message>
        <source>Solve puzzles, learn every step</source>
        <extracomment>Below the program&apos;s name in a software centre: at most about 35 characters, no full stop.</extracomment>
        <translation>पहेलियाँ हल करें, हर कदम सीखें</translation>
    </message>
    <message>
        <source>puzzle;logic;numbers;brain;</source>
        <extracomment>Words by which somebody may search for the program, in your language, each with a semicolon behind it.</extracomment>
        <translation>पहेली;सुडोकू;तर्क;अंक;संख्या;दिमाग;</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>in the menu of the desktop</comment>
        <translation>नया खेल</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>in the menu of the desktop</comment>
        <extracomment>Goes on with the latest game.</extracomment>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <comment>in the menu of the desktop</comment>
        <translation>दैनिक पहेली</translation>
    </message>
    <message>
        <source>Sudoku puzzle (%1)</source>
        <extracomment>A kind of file. %1 is the name of its format, such as SDK.</extracomment>
        <translation>सुडोकू पहेली (%1)</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryBoard</name>
    <message>
        <source>Board of the puzzle being entered</source>
        <translation>भरी जा रही पहेली का बोर्ड</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryPage</name>
    <message>
        <source>Enter a puzzle</source>
        <translation>पहेली दर्ज करें</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>खेलें (&amp;P)</translation>
    </message>
    <message>
        <source>Play all the &amp;same</source>
        <translation>फिर भी खेलें (&amp;S)</translation>
    </message>
    <message>
        <source>Any of the solutions solves it; it has no level and counts in no statistics</source>
        <translation>कोई भी हल मान्य है; इसका कोई स्तर नहीं है, और यह आँकड़ों में नहीं गिनी जाती</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>पूर्ववत करें (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>पुनः करें (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>सब मिटाएँ (&amp;C)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>पेस्ट करें</translation>
    </message>
    <message>
        <source>Take back what was entered last</source>
        <translation>जो आखिर में भरा, उसे वापस लें</translation>
    </message>
    <message>
        <source>Enter again what was taken back</source>
        <translation>जो वापस लिया, उसे फिर भरें</translation>
    </message>
    <message>
        <source>Enter the puzzle of the clipboard</source>
        <translation>क्लिपबोर्ड की पहेली दर्ज करें</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>अंक %1</translation>
    </message>
    <message>
        <source>Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, {Backspace} goes back.</source>
        <translation>दिए गए अंक छपे क्रम में, सेल-दर-सेल लिखें: {Space} से सेल खाली रहता है, {Backspace} एक सेल पीछे ले जाता है।</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format.</source>
        <translation>या किसी भी फ़ॉर्मैट की पहेली पेस्ट करें।</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format, with %1.</source>
        <translation>या किसी भी फ़ॉर्मैट की पहेली %1 से पेस्ट करें।</translation>
    </message>
    <message>
        <source>&amp;Add what is missing</source>
        <translation>जो नहीं है, उसे जोड़ें (&amp;A)</translation>
    </message>
    <message>
        <source>Sho&amp;w two solutions</source>
        <translation>दो हल दिखाएँ (&amp;W)</translation>
    </message>
</context>
<context>
    <name>sudoku::ExercisePane</name>
    <message>
        <source>Techniques</source>
        <translation>तकनीकें</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>इसके बारे में</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>पाठ</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>अंत तक खेलें</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>कहाँ है, दिखाएँ</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>समझाएँ</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>छोड़ें</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>अगला</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>तकनीक के बारे में</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>इस तकनीक का पाठ</translation>
    </message>
    <message>
        <source>Begins a game here; your own is kept</source>
        <translation>यहाँ से एक खेल शुरू होता है; आपका अपना खेल सुरक्षित रहता है</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Ten rounds are played</source>
        <translation>दस बारियाँ पूरी हुईं</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>अभ्यास के लिए कुछ नहीं</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>स्थिति खोजी जा रही है…</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>क्या खोजना है</translation>
    </message>
    <message>
        <source>Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.</source>
        <translation>खुद खोजे: %1, मदद से: %2, दिखाए गए: %3, छोड़े: %4। “अगला” से दस और शुरू होंगे।</translation>
    </message>
    <message>
        <source>There is no position for these techniques. Choose others.</source>
        <translation>इन तकनीकों के लिए कोई स्थिति नहीं है। दूसरी चुनें।</translation>
    </message>
    <message>
        <source>Link by link</source>
        <translation>कड़ी-दर-कड़ी</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>चित्र में</translation>
    </message>
</context>
<context>
    <name>sudoku::FirstTips</name>
    <message>
        <source>Click a cell and then its digit, or a digit and then its cells. You can type, too.</source>
        <translation>सेल पर क्लिक करें और फिर उसके अंक पर, या अंक पर और फिर उसके सेलों पर। कीबोर्ड से भी लिखा जा सकता है।</translation>
    </message>
    <message>
        <source>A right click or {Del} clears a cell; Undo takes any move back.</source>
        <translation>राइट-क्लिक या {Del} से सेल खाली हो जाता है; “पूर्ववत करें” से कोई भी चाल वापस ली जा सकती है।</translation>
    </message>
    <message>
        <source>No idea how to go on? Next step shows where to look.</source>
        <translation>आगे कैसे बढ़ें, समझ नहीं आ रहा? “अगला कदम” बताता है कि कहाँ देखना है।</translation>
    </message>
    <message>
        <source>New to this? Learn, in Tools, begins with the rules.</source>
        <translation>पहली बार? “टूल” में “सीखें” नियमों से शुरू होता है।</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>सीखें…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>ठीक है</translation>
    </message>
</context>
<context>
    <name>sudoku::ForMeWords</name>
    <message>
        <source>For me: needs %1</source>
        <comment>a technique</comment>
        <translation>मेरे लिए: %1 ज़रूरी</translation>
    </message>
    <message>
        <source>For me: what you know</source>
        <translation>मेरे लिए: जो पहले से आता है</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>कुछ नया नहीं</translation>
    </message>
    <message>
        <source>what you know</source>
        <translation>जो पहले से आता है</translation>
    </message>
    <message>
        <source>your next lesson</source>
        <translation>आपका अगला पाठ</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>दोहराने का समय हो गया</translation>
    </message>
    <message>
        <source>you are learning it</source>
        <translation>सीखना जारी है</translation>
    </message>
    <message>
        <source>you know it</source>
        <translation>पहले से आती है</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>आपके लिए नई</translation>
    </message>
    <message>
        <source>one %1</source>
        <comment>a technique</comment>
        <translation>एक %1</translation>
    </message>
    <message>
        <source>%1 at least once</source>
        <comment>a technique</comment>
        <translation>कम से कम एक बार %1</translation>
    </message>
    <message>
        <source>All that you know, and nothing else.</source>
        <translation>जो आपको आता है, और कुछ नहीं।</translation>
    </message>
    <message>
        <source>All that you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>जो आपको आता है, और %1।</translation>
    </message>
    <message>
        <source>You met it yesterday.</source>
        <translation>यह कल ही सामने आई थी।</translation>
    </message>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>यह एक दिन से सामने नहीं आई।</numerusform>
            <numerusform>यह %Ln दिनों से सामने नहीं आई।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>यह एक दिन से सामने नहीं आई।</numerusform>
            <numerusform>यह %Ln दिनों से सामने नहीं आई।</numerusform>
        </translation>
    </message>
    <message>
        <source>The next New needs what you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>“नया” से मिली अगली पहेली में वह चाहिए जो आपको आता है, और %1।</translation>
    </message>
    <message>
        <source>The next New needs what you know, and nothing else.</source>
        <translation>“नया” से मिली अगली पहेली में वही चाहिए जो आपको आता है, और कुछ नहीं।</translation>
    </message>
    <message>
        <source>No puzzle that needs %1 yet. This one needs what you know.</source>
        <comment>a technique</comment>
        <translation>%1 वाली कोई पहेली अभी नहीं है। इस पहेली में वही चाहिए जो आपको आता है।</translation>
    </message>
</context>
<context>
    <name>sudoku::GameButton</name>
    <message>
        <source>Game</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>Back to the game ({Esc})</source>
        <translation>खेल पर वापस ({Esc})</translation>
    </message>
</context>
<context>
    <name>sudoku::GameDatabase</name>
    <message>
        <source>another program reads the games all the time</source>
        <translation>कोई दूसरा प्रोग्राम लगातार खेलों को पढ़ रहा है</translation>
    </message>
    <message>
        <source>another program is at work on it</source>
        <translation>कोई दूसरा प्रोग्राम इस पर काम कर रहा है</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>डिस्क भर गई है</translation>
    </message>
    <message>
        <source>another program has locked the file</source>
        <translation>किसी दूसरे प्रोग्राम ने फ़ाइल को लॉक कर रखा है</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>फ़ाइल में लिखा नहीं जा सकता</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>फ़ाइल खोली नहीं जा सकती</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>डिस्क में गड़बड़ी है</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>फ़ोल्डर नहीं बनाया जा सका</translation>
    </message>
    <message>
        <source>games.sqlite is no ordinary file</source>
        <translation>games.sqlite साधारण फ़ाइल नहीं है</translation>
    </message>
    <message>
        <source>they belong to a newer version of this program</source>
        <translation>वे इस प्रोग्राम के किसी नए संस्करण के हैं</translation>
    </message>
</context>
<context>
    <name>sudoku::GameGroup</name>
    <message>
        <source>Game</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>नया (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>जाँचें (&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>बाहर निकलें (&amp;X)</translation>
    </message>
    <message>
        <source>A new game of the level below</source>
        <translation>नीचे चुने हुए स्तर का नया खेल</translation>
    </message>
    <message>
        <source>Marks right entries and wrong ones</source>
        <translation>सही और गलत भरे अंकों पर निशान लगाता है</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>खेल सुरक्षित रहता है</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>स्तर (&amp;L)</translation>
    </message>
</context>
<context>
    <name>sudoku::GameHistory</name>
    <message>
        <source>This cannot be kept now.</source>
        <translation>इसे अभी रखा नहीं जा सकता।</translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message>
        <source>Your games can be read again. What you played meanwhile is kept as a game of its own.</source>
        <translation>आपके खेल फिर से पढ़े जा सकते हैं। इस बीच आपने जो खेला, वह एक अलग खेल के रूप में रख लिया गया है।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>%1 के बैकअप का एक खेल यहाँ नहीं है।</numerusform>
            <numerusform>%1 के बैकअप के %Ln खेल यहाँ नहीं हैं।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameReader</name>
    <message>
        <source>a move cannot be made</source>
        <translation>एक चाल चली नहीं जा सकती</translation>
    </message>
    <message>
        <source>its %1 are no list</source>
        <translation>इसका %1 सूची नहीं है</translation>
    </message>
    <message>
        <source>its %1 is no text</source>
        <translation>इसका %1 टेक्स्ट नहीं है</translation>
    </message>
    <message>
        <source>its %1 is neither true nor false</source>
        <translation>इसका %1 न सत्य है, न असत्य</translation>
    </message>
    <message>
        <source>its key cannot be read</source>
        <translation>इसकी पहचान-कुंजी पढ़ी नहीं जा सकती</translation>
    </message>
    <message>
        <source>its key leaves no room for keys that follow</source>
        <translation>इसकी पहचान-कुंजी के बाद आगे की कुंजियों के लिए जगह नहीं है</translation>
    </message>
    <message>
        <source>its givens cannot be read</source>
        <translation>इसके दिए गए अंक पढ़े नहीं जा सकते</translation>
    </message>
    <message>
        <source>its givens make no puzzle</source>
        <translation>इसके दिए गए अंकों से पहेली नहीं बनती</translation>
    </message>
    <message>
        <source>its givens make no puzzle with one solution</source>
        <translation>इसके दिए गए अंकों से एक हल वाली पहेली नहीं बनती</translation>
    </message>
    <message>
        <source>move %1 cannot be read</source>
        <translation>चाल %1 पढ़ी नहीं जा सकती</translation>
    </message>
    <message>
        <source>the key of move %1 is not greater than the one before</source>
        <translation>चाल %1 की पहचान-कुंजी अपने से पहले वाली से बड़ी नहीं है</translation>
    </message>
    <message>
        <source>the key of move %1 leaves no room for the next</source>
        <translation>चाल %1 की पहचान-कुंजी के बाद अगली के लिए जगह नहीं है</translation>
    </message>
    <message>
        <source>event %1 cannot be read</source>
        <translation>घटना %1 पढ़ी नहीं जा सकती</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>घटना %1</translation>
    </message>
    <message>
        <source>checkpoint %1 cannot be read</source>
        <translation>चेकपॉइंट %1 पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <translation>चेकपॉइंट %1</translation>
    </message>
    <message>
        <source>it stands after no move of its own</source>
        <translation>यह अपनी किसी चाल के बाद नहीं है</translation>
    </message>
    <message>
        <source>a trial begins nowhere</source>
        <translation>एक आज़माइश की कोई शुरुआत नहीं है</translation>
    </message>
    <message>
        <source>its chosen number cannot be read</source>
        <translation>इसका चुना हुआ अंक पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>its chosen colour cannot be read</source>
        <translation>इसका चुना हुआ रंग पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>its input mode cannot be read</source>
        <translation>इसका इनपुट मोड पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>इसका चयन पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>its times cannot be read</source>
        <translation>इसके समय पढ़े नहीं जा सकते</translation>
    </message>
    <message>
        <source>its days cannot be read</source>
        <translation>इसके दिन पढ़े नहीं जा सकते</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>इसका नाम बहुत लंबा है</translation>
    </message>
    <message>
        <source>a tag cannot be read</source>
        <translation>एक टैग पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>%1 has the key of another</source>
        <translation>%1 की पहचान-कुंजी किसी और की है</translation>
    </message>
    <message>
        <source>the key of %1 leaves no room for the next</source>
        <translation>%1 की पहचान-कुंजी के बाद अगली के लिए जगह नहीं है</translation>
    </message>
</context>
<context>
    <name>sudoku::GameSession</name>
    <message>
        <source>No such puzzle was found.</source>
        <translation>ऐसी कोई पहेली नहीं मिली।</translation>
    </message>
    <message>
        <source>%1: a puzzle is being made …</source>
        <translation>%1: पहेली बन रही है …</translation>
    </message>
    <message>
        <source>This is the game before.</source>
        <translation>यह पिछला खेल है।</translation>
    </message>
    <message>
        <source>This game cannot be opened now: it is played in another window, or cannot be read.</source>
        <translation>यह खेल अभी नहीं खुल सकता: यह किसी दूसरी विंडो में खेला जा रहा है, या पढ़ा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>यह खेल पढ़ा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>This puzzle is in no collection.</source>
        <translation>यह पहेली किसी संग्रह में नहीं है।</translation>
    </message>
    <message>
        <source>This puzzle cannot be read.</source>
        <translation>यह पहेली पढ़ी नहीं जा सकती।</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>इस संग्रह की हर पहेली शुरू की जा चुकी है।</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>आपकी पहेली</translation>
    </message>
    <message>
        <source>No new game: this one goes on.</source>
        <translation>नया खेल नहीं: यही जारी है।</translation>
    </message>
    <message>
        <source>No new game.</source>
        <translation>नया खेल नहीं।</translation>
    </message>
</context>
<context>
    <name>sudoku::GameWords</name>
    <message>
        <source>No level</source>
        <translation>बिना स्तर</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>एक से ज़्यादा हल</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>हल हुआ</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>हार मानी</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>जारी</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a game, in a list</comment>
        <translation>हल हुआ</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a game, in a list</comment>
        <translation>हार मानी</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game, in a list</comment>
        <translation>जारी</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>शुरू नहीं</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>मदद से</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>बिना मदद</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>दैनिक</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a collection, a puzzle in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a puzzle of a collection, how many it has</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GamesFile</name>
    <message>
        <source>What you play is not safe from a cut of the power: the disk reports an error.</source>
        <translation>जो खेल चल रहा है, वह बिजली जाने पर सुरक्षित नहीं है: डिस्क में गड़बड़ी है।</translation>
    </message>
    <message>
        <source>The file of saved games was damaged. The games in it are being read; you can play meanwhile.</source>
        <translation>सहेजे गए खेलों की फ़ाइल खराब हो गई थी। उसके खेल पढ़े जा रहे हैं; इस बीच खेला जा सकता है।</translation>
    </message>
    <message>
        <source>A saved game cannot be read and has been left alone.</source>
        <translation>सहेजा हुआ एक खेल पढ़ा नहीं जा सकता, और उसे वैसे ही छोड़ दिया गया है।</translation>
    </message>
    <message>
        <source>Game %1 in %2</source>
        <comment>a row of the file</comment>
        <translation>%2 में खेल %1</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be set aside</source>
        <translation>फ़ाइल खराब है और अलग नहीं रखी जा सकती</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>फ़ोल्डर में लिखा नहीं जा सकता</translation>
    </message>
    <message>
        <source>the file has been deleted, and cannot be put back: %1</source>
        <translation>फ़ाइल हटा दी गई है, और वापस नहीं रखी जा सकती: %1</translation>
    </message>
    <message>
        <source>Another program has deleted the file of saved games. It has been put back.</source>
        <translation>किसी दूसरे प्रोग्राम ने सहेजे गए खेलों की फ़ाइल हटा दी थी। उसे वापस रख दिया गया है।</translation>
    </message>
    <message>
        <source>Another program has replaced the file of saved games. This game has been added to it.</source>
        <translation>किसी दूसरे प्रोग्राम ने सहेजे गए खेलों की फ़ाइल बदल दी। यह खेल उसमें जोड़ दिया गया है।</translation>
    </message>
    <message>
        <source>The file of saved games was damaged.</source>
        <translation>सहेजे गए खेलों की फ़ाइल खराब हो गई थी।</translation>
    </message>
    <message>
        <source>Games saved from it: %1, %2 of them without their last moves; games lost: %3.</source>
        <translation>उस फ़ाइल से बचाए गए खेल: %1, जिनमें से %2 की आखिरी चालें नहीं बचीं; खोए हुए खेल: %3।</translation>
    </message>
    <message>
        <source>No game in it could be read.</source>
        <translation>फ़ाइल का कोई भी खेल पढ़ा नहीं जा सका।</translation>
    </message>
    <message>
        <source>All games in it could be saved: %1.</source>
        <translation>उसके सभी %1 खेल बचा लिए गए।</translation>
    </message>
    <message>
        <source>From the backups: %1.</source>
        <translation>%1 बैकअप से लौटे।</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>खराब फ़ाइल इस नाम से रखी गई है: %1।</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>फ़ाइल में लिखा नहीं जा सकता</translation>
    </message>
    <message>
        <source>Not saved: %1. What you play is saved as soon as that is possible.</source>
        <translation>नहीं सहेजा गया: %1। जो खेल चल रहा है, वह संभव होते ही सहेज लिया जाएगा।</translation>
    </message>
    <message>
        <source>File: %1
Reason: %2</source>
        <translation>फ़ाइल: %1
कारण: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideContents</name>
    <message>
        <source>Basics</source>
        <translation>बुनियादी बातें</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>इस नाम का कुछ नहीं मिला।</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>तकनीक खोजें</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>तकनीकें</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>एक मिनट में नियम</translation>
    </message>
</context>
<context>
    <name>sudoku::GuidePage</name>
    <message>
        <source>Technique guide</source>
        <translation>तकनीकों की गाइड</translation>
    </message>
    <message>
        <source>An example on the board</source>
        <translation>बोर्ड पर एक उदाहरण</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>विषय-सूची</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>दूसरा</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>दूसरा उदाहरण</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>पाठ</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>इस तकनीक का पाठ</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>इसका अभ्यास करें</translation>
    </message>
    <message>
        <source>%1 · score %2 · %3</source>
        <comment>level, HoDoKu&apos;s score, what it is in a few words</comment>
        <translation>%1 · स्कोर %2 · %3</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>एक मिनट में नियम</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>क्या खोजना है</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>यह क्यों काम करती है</translation>
    </message>
    <message>
        <source>How to find it</source>
        <translation>इसे कैसे खोजें</translation>
    </message>
    <message>
        <source>In this example</source>
        <translation>इस उदाहरण में</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>कदम-दर-कदम</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>पन्ना %1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>कदम %1 / %2</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <comment>a page of the guide</comment>
        <translation>यहाँ जाएँ: %1</translation>
    </message>
    <message>
        <source>Rules back</source>
        <translation>नियम: पीछे</translation>
    </message>
    <message>
        <source>Walk back</source>
        <translation>एक कदम पीछे</translation>
    </message>
    <message>
        <source>Rules forward</source>
        <translation>नियम: आगे</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>एक कदम आगे</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>पन्ने पर वापस</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideRules</name>
    <message>
        <source>The board</source>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>The board has nine rows, nine columns and nine boxes.</source>
        <translation>बोर्ड में नौ पंक्तियाँ, नौ कॉलम और नौ बॉक्स होते हैं।</translation>
    </message>
    <message>
        <source>Here are {row}, {column} and {box}.</source>
        <translation>यहाँ {row}, {column} और {box} दिखाए गए हैं।</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>एक पंक्ति</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>एक कॉलम</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>एक बॉक्स</translation>
    </message>
    <message>
        <source>We call each of them a house: nine cells that belong together.</source>
        <translation>इनमें से हर एक को इकाई कहते हैं: नौ सेल, जो एक-दूसरे से जुड़े हैं।</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Every house contains each digit from 1 to 9 once.</source>
        <translation>हर इकाई में 1 से 9 तक का हर अंक एक बार आता है।</translation>
    </message>
    <message>
        <source>Look at {box}: nine cells, nine digits, none twice.</source>
        <translation>{box} देखें: नौ सेल, नौ अंक, कोई अंक दो बार नहीं।</translation>
    </message>
    <message>
        <source>the box in the middle</source>
        <translation>बीच वाला बॉक्स</translation>
    </message>
    <message>
        <source>It is the same in every row, every column and every other box.</source>
        <translation>हर पंक्ति, हर कॉलम और बाकी हर बॉक्स में भी यही बात है।</translation>
    </message>
    <message>
        <source>That is the only rule.</source>
        <translation>बस यही एक नियम है।</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>लक्ष्य</translation>
    </message>
    <message>
        <source>Some digits are given. They stay as they are.</source>
        <translation>कुछ अंक पहले से दिए गए हैं। वे वैसे ही रहते हैं।</translation>
    </message>
    <message>
        <source>You fill in the rest, one cell after the other.</source>
        <translation>बाकी आपको भरने हैं, एक-एक सेल करके।</translation>
    </message>
    <message>
        <source>Each puzzle has just one solution. You find it by thinking and need not guess.</source>
        <translation>हर पहेली का एक ही हल होता है। वह सोचने से मिलता है, अनुमान लगाने की ज़रूरत नहीं।</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>सेल क्या देखता है</translation>
    </message>
    <message>
        <source>{cell} lies in one row, one column and one box.</source>
        <translation>{cell} एक पंक्ति, एक कॉलम और एक बॉक्स में है।</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>यह सेल</translation>
    </message>
    <message>
        <source>It sees the other cells of {houses}.</source>
        <translation>यह {houses} के बाकी सेलों को देखता है।</translation>
    </message>
    <message>
        <source>these houses</source>
        <translation>इन इकाइयों</translation>
    </message>
    <message>
        <source>What stands in one of those cannot stand here again.</source>
        <translation>जो अंक उनमें से किसी में है, वह यहाँ दोबारा नहीं आ सकता।</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>विकल्प</translation>
    </message>
    <message>
        <source>The digits that {cell} can still take are its candidates.</source>
        <translation>{cell} में जो अंक अब भी आ सकते हैं, वे उसके विकल्प हैं।</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>किसी सेल</translation>
    </message>
    <message>
        <source>You can write them into the cell as small notes.</source>
        <translation>इन्हें सेल में छोटे नोट की तरह लिखा जा सकता है।</translation>
    </message>
    <message>
        <source>Techniques place a digit, or show that a candidate is wrong.</source>
        <translation>तकनीकों से या तो कोई अंक तय होता है, या पता चलता है कि कोई विकल्प गलत है।</translation>
    </message>
    <message>
        <source>When one candidate is left in a cell, it is the digit.</source>
        <translation>जब किसी सेल में एक ही विकल्प बचे, तो वही उसका अंक है।</translation>
    </message>
    <message>
        <source>A first step</source>
        <translation>पहला कदम</translation>
    </message>
    <message>
        <source>Go on like this. The next pages show how.</source>
        <translation>ऐसे ही आगे बढ़ें। कैसे, यह अगले पन्नों पर है।</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message>
        <source>A row, column or box in which only one cell is empty.</source>
        <translation>ऐसी पंक्ति, कॉलम या बॉक्स, जिसमें एक ही सेल खाली है।</translation>
    </message>
    <message>
        <source>A house has nine cells for nine digits.
Eight digits are there, so the last cell takes the ninth.</source>
        <translation>हर इकाई में नौ अंकों के लिए नौ सेल होते हैं।
आठ अंक आ चुके हैं, इसलिए आखिरी सेल में नौवाँ अंक आता है।</translation>
    </message>
    <message>
        <source>Look for houses that are nearly full.
Count from 1 to 9 and see which digit is missing.</source>
        <translation>लगभग भरी हुई इकाइयाँ खोजें।
1 से 9 तक गिनें और देखें कि कौन-सा अंक नहीं है।</translation>
    </message>
    <message>
        <source>A cell for which only one digit is left.
Its row, its column and its box hold the other eight.</source>
        <translation>ऐसा सेल, जिसके लिए एक ही अंक बचा है।
बाकी आठ अंक उसकी पंक्ति, उसके कॉलम और उसके बॉक्स में हैं।</translation>
    </message>
    <message>
        <source>No digit may stand twice in a row, column or box.
If eight digits are taken around a cell, the ninth has to go there.</source>
        <translation>किसी भी पंक्ति, कॉलम या बॉक्स में कोई अंक दो बार नहीं आ सकता।
अगर किसी सेल की पंक्ति, कॉलम और बॉक्स में मिलाकर आठ अलग-अलग अंक आ चुके हैं, तो उसमें नौवाँ ही आएगा।</translation>
    </message>
    <message>
        <source>Pick a cell whose row, column and box are well filled.
Count from 1 to 9 and leave out every digit that the cell sees.
If one digit remains, write it.</source>
        <translation>ऐसा सेल चुनें, जिसकी पंक्ति, कॉलम और बॉक्स काफ़ी भरे हों।
1 से 9 तक गिनें, और सेल जो अंक देखता है, उन्हें छोड़ते जाएँ।
अगर एक ही अंक बचे, तो उसे लिख दें।</translation>
    </message>
    <message>
        <source>A digit that has only one place left in a row, column or box.</source>
        <translation>ऐसा अंक, जिसके लिए किसी पंक्ति, कॉलम या बॉक्स में एक ही जगह बची है।</translation>
    </message>
    <message>
        <source>Every house needs the digit once.
Where it stands already, it closes its row, its column and its box for itself.
If all cells of a house but one are closed, it goes there.</source>
        <translation>हर इकाई में हर अंक एक बार आता है।
अंक जहाँ पहले से है, वहाँ की पंक्ति, कॉलम और बॉक्स के बाकी सेलों में वह नहीं आ सकता।
अगर किसी इकाई में इस तरह एक को छोड़कर सारे सेल कट जाएँ, तो वह अंक उसी एक में आता है।</translation>
    </message>
    <message>
        <source>Take one digit and one box that lacks it.
From each place where the digit stands, cross out its row and its column.
If one empty cell of the box is left, write the digit.
Do the same with rows and columns.</source>
        <translation>एक अंक लें, और ऐसा बॉक्स, जिसमें वह नहीं है।
अंक जहाँ-जहाँ है, वहाँ से उसकी पंक्ति और उसका कॉलम काटते जाएँ।
अगर बॉक्स का एक ही खाली सेल बचे, तो उसमें अंक लिख दें।
पंक्तियों और कॉलमों के साथ भी यही करें।</translation>
    </message>
    <message>
        <source>A digit whose places in a box all lie on one row, or all on one column.</source>
        <translation>ऐसा अंक, जिसकी किसी बॉक्स में सारी जगहें एक ही पंक्ति पर, या एक ही कॉलम पर हैं।</translation>
    </message>
    <message>
        <source>The box needs the digit, so it will stand in one of these cells.
All of them lie on the same line, so this is the digit of the line too.
The rest of the line cannot hold it.</source>
        <translation>बॉक्स में यह अंक आना ही है, इसलिए वह इन्हीं सेलों में से किसी में होगा।
ये सब एक ही लाइन पर हैं, इसलिए उस लाइन में भी यह अंक यहीं आता है।
लाइन के बाकी सेलों में वह नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Take a box and a digit that it lacks.
Mark where the digit can go.
If the marks stand in line, follow this line out of the box.</source>
        <translation>एक बॉक्स लें, और ऐसा अंक, जो उसमें नहीं है।
वह जहाँ-जहाँ आ सकता है, वहाँ निशान लगाएँ।
अगर निशान एक सीध में हों, तो उस लाइन पर बॉक्स से बाहर तक जाएँ।</translation>
    </message>
    <message>
        <source>A digit whose places in a row or column all lie in one box.</source>
        <translation>ऐसा अंक, जिसकी किसी पंक्ति या कॉलम में सारी जगहें एक ही बॉक्स में हैं।</translation>
    </message>
    <message>
        <source>The line needs the digit, so it will stand in one of these cells.
All of them lie in the same box, so this is the digit of the box too.
The rest of the box cannot hold it.</source>
        <translation>लाइन में यह अंक आना ही है, इसलिए वह इन्हीं सेलों में से किसी में होगा।
ये सब एक ही बॉक्स में हैं, इसलिए उस बॉक्स में भी यह अंक यहीं आता है।
बॉक्स के बाकी सेलों में वह नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Take a row or column and a digit that it lacks.
Mark where the digit can go.
If the marks lie in one box, look at the other cells of this box.</source>
        <translation>एक पंक्ति या कॉलम लें, और ऐसा अंक, जो उसमें नहीं है।
वह जहाँ-जहाँ आ सकता है, वहाँ निशान लगाएँ।
अगर निशान एक ही बॉक्स में हों, तो उस बॉक्स के बाकी सेल देखें।</translation>
    </message>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>किसी बॉक्स में एक सेल, जिसमें केवल एक अंक आ सकता है।</numerusform>
            <numerusform>किसी बॉक्स में एक सीध में {count} सेल, जिनमें कुल मिलाकर केवल {count} अंक आ सकते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>These cells use up these digits; only the order is open.
The cells share a line and a box, so both lose the digits elsewhere.</source>
        <translation>ये अंक इन्हीं सेलों में खप जाते हैं; बस क्रम तय नहीं है।
ये सेल एक ही लाइन और एक ही बॉक्स के हैं, इसलिए दोनों में बाकी जगहों से ये अंक हट जाते हैं।</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
In each box compare cells that stand in line.</source>
        <translation>खाली सेलों के विकल्प लिखें, यानी वे अंक जो वहाँ अब भी संभव हैं।
हर बॉक्स में एक सीध के सेलों को आपस में मिलाकर देखें।</translation>
    </message>
    <message>
        <source>Two cells of a house that can both hold only the same two digits.</source>
        <translation>किसी इकाई के दो सेल, जिनमें कुल मिलाकर केवल दो अंक आ सकते हैं।</translation>
    </message>
    <message>
        <source>If one cell takes the first digit, the other takes the second.
The order is open, the digits are not: both are used up.
So no other cell of the house can hold either.</source>
        <translation>अगर एक सेल में पहला अंक आता है, तो दूसरे में दूसरा।
क्रम तय नहीं है, पर अंक तय हैं: दोनों यहीं खप जाते हैं।
इसलिए इकाई के किसी और सेल में इनमें से कोई भी अंक नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
Look for cells with just two candidates.
If two such cells of a house are equal, you have a pair.</source>
        <translation>खाली सेलों के विकल्प लिखें, यानी वे अंक जो वहाँ अब भी संभव हैं।
ठीक दो विकल्पों वाले सेल खोजें।
अगर किसी इकाई में ऐसे दो सेल एक जैसे हों, तो पेयर मिल गया।</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>किसी इकाई में एक सेल, जिसमें केवल एक अंक आ सकता है।
हर सेल में ये सारे अंक होना ज़रूरी नहीं।</numerusform>
            <numerusform>किसी इकाई में {count} सेल, जिनमें कुल मिलाकर केवल {count} अंक आ सकते हैं।
हर सेल में ये सारे अंक होना ज़रूरी नहीं।</numerusform>
        </translation>
    </message>
    <message>
        <source>As many cells as digits: each cell takes one of them, and all are used up.
So no other cell of the house can hold any.</source>
        <translation>जितने सेल, उतने अंक: हर सेल में इनमें से एक आता है, और सब यहीं खप जाते हैं।
इसलिए इकाई के किसी और सेल में इनमें से कोई भी अंक नहीं हो सकता।</translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>इकाई के सबसे कम विकल्पों वाले सेल देखें।
ऐसे एक सेल के अलग-अलग अंक गिनें।
अगर ठीक एक हो, तो उसे इकाई के बाकी सेलों में काट दें।</numerusform>
            <numerusform>इकाई के सबसे कम विकल्पों वाले सेल देखें।
गिनें कि ऐसे {count} सेलों में कुल कितने अलग-अलग अंक हैं।
अगर ठीक {count} हों, तो उन्हें इकाई के बाकी सेलों में काट दें।</numerusform>
        </translation>
    </message>
    <message>
        <source>Two digits that have only the same two places in a house.</source>
        <translation>दो अंक, जिनके लिए किसी इकाई में कुल मिलाकर दो ही जगहें हैं।</translation>
    </message>
    <message>
        <source>Both digits need a place, and there are two places for the two.
So these cells hold the two digits, and nothing else fits in.</source>
        <translation>दोनों अंकों को जगह चाहिए, और दोनों के लिए कुल मिलाकर दो ही जगहें हैं।
इसलिए इन सेलों में यही दो अंक हैं, और कुछ नहीं आ सकता।</translation>
    </message>
    <message>
        <source>Go through the digits that a house still lacks.
Mark those with just two places.
If two digits have the same two places, clear these cells of all else.</source>
        <translation>उन अंकों को एक-एक करके देखें, जो इकाई में अभी नहीं हैं।
जिनके लिए ठीक दो जगहें हों, उन पर निशान लगाएँ।
अगर दो अंकों की दोनों जगहें एक ही हों, तो इन सेलों से बाकी सब हटा दें।</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>किसी इकाई में एक अंक, जिसके लिए केवल एक जगह है।</numerusform>
            <numerusform>किसी इकाई में {count} अंक, जिनके लिए कुल मिलाकर केवल {count} जगहें हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit needs a place, and there are just as many places.
So these cells hold these digits, and nothing else fits in.</source>
        <translation>हर अंक को जगह चाहिए, और जगहें ठीक उतनी ही हैं।
इसलिए इन सेलों में यही अंक हैं, और कुछ नहीं आ सकता।</translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>उन अंकों को देखें जो इकाई में अभी नहीं हैं, पहले वे जिनके लिए कम जगहें हैं।
ऐसा एक अंक खोजें, जिसके लिए एक ही सेल है।
तब इकाई का बाकी हिस्सा भी सेलों और अंकों का एक सेट है: शायद वह आसानी से दिखे।</numerusform>
            <numerusform>उन अंकों को देखें जो इकाई में अभी नहीं हैं, पहले वे जिनके लिए कम जगहें हैं।
ऐसे {count} अंक खोजें, जिनके लिए कुल {count} ही सेल हैं।
तब इकाई का बाकी हिस्सा भी सेलों और अंकों का एक सेट है: शायद वह आसानी से दिखे।</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows, in the same two columns.
The same works with rows and columns exchanged.</source>
        <translation>ऐसा अंक, जिसकी दो पंक्तियों में दो-दो ही जगहें हैं, और वे भी उन्हीं दो कॉलमों में।
पंक्ति और कॉलम की भूमिका बदलकर भी यही होता है।</translation>
    </message>
    <message>
        <source>Each of the two rows needs the digit once.
They cannot take the same column, so they share out both columns.
Whichever way round, these columns have their digit; other rows cannot use them.</source>
        <translation>दोनों पंक्तियों में यह अंक एक-एक बार आता है।
दोनों एक ही कॉलम नहीं ले सकतीं, इसलिए दोनों कॉलम आपस में बाँट लेती हैं।
चाहे जैसे बाँटें, इन कॉलमों को अपना अंक मिल जाता है; दूसरी पंक्तियाँ वहाँ उसे नहीं रख सकतीं।</translation>
    </message>
    <message>
        <source>Choose one digit and look at nothing else.
Find rows where it has only two places.
If two such rows use the same columns, you have an X-Wing.</source>
        <translation>एक अंक चुनें और बाकी सब भूल जाएँ।
ऐसी पंक्तियाँ खोजें, जिनमें उसके लिए केवल दो जगहें हों।
अगर ऐसी दो पंक्तियों में ये जगहें कुल दो ही कॉलमों में हों, तो X-Wing मिल गया।</translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>ऐसा अंक, जिसकी एक पंक्ति में सारी जगहें केवल एक कॉलम में हैं।
पंक्ति और कॉलम की भूमिका बदलकर भी यही होता है।
ज़रूरी नहीं कि हर पंक्ति इन सभी कॉलमों का इस्तेमाल करे।</numerusform>
            <numerusform>ऐसा अंक, जिसकी {count} पंक्तियों में सारी जगहें केवल {count} कॉलमों में हैं।
पंक्ति और कॉलम की भूमिका बदलकर भी यही होता है।
ज़रूरी नहीं कि हर पंक्ति इन सभी कॉलमों का इस्तेमाल करे।</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the rows needs the digit once, and no column may have it twice.
As many rows as columns: each of these columns gets its digit from these rows.
So other rows cannot have it there.</source>
        <translation>हर पंक्ति में यह अंक एक बार आना है, और किसी भी कॉलम में यह दो बार नहीं आ सकता।
जितनी पंक्तियाँ, उतने कॉलम: इनमें से हर कॉलम को अपना अंक इन्हीं पंक्तियों से मिलता है।
इसलिए इन कॉलमों में, दूसरी पंक्तियों के सेलों में वह नहीं हो सकता।</translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>एक अंक चुनें और बाकी सब भूल जाएँ।
जिन पंक्तियों में उसकी बहुत जगहें हों, उन्हें छोड़ दें।
देखें कि बाकी में से किसी एक पंक्ति में उसकी सारी जगहें एक ही कॉलम में हैं या नहीं।</numerusform>
            <numerusform>एक अंक चुनें और बाकी सब भूल जाएँ।
जिन पंक्तियों में उसकी बहुत जगहें हों, उन्हें छोड़ दें।
देखें कि बाकी में से किन्हीं {count} पंक्तियों में उसकी सारी जगहें केवल {count} कॉलमों में सिमटती हैं या नहीं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Like the {fish}, with one or a few places too many.
The extra places are the fins; they stand in one box.</source>
        <translation>{fish} की तरह, पर एक या अधिक जगहें अतिरिक्त।
ये अतिरिक्त जगहें फ़िन हैं; सभी फ़िन एक ही बॉक्स में होते हैं।</translation>
    </message>
    <message>
        <source>Either no fin is true, and the pattern holds; or one of the fins is true.
A candidate that goes in the first case and sees all fins goes in both.</source>
        <translation>या तो कोई भी फ़िन सही नहीं है, और पैटर्न काम करता है; या कम से कम एक फ़िन सही है।
जो विकल्प पहली सूरत में हटता है और सभी फ़िनों को देखता है, वह दोनों सूरतों में हटता है।</translation>
    </message>
    <message>
        <source>Look for the pattern, and allow a few extra places in one box.
Look only at candidates of the pattern in the box of the fins.</source>
        <translation>पैटर्न खोजें, और एक बॉक्स में कुछ अतिरिक्त जगहें होने दें।
फ़िनों वाले बॉक्स में केवल वे विकल्प देखें, जिन्हें पैटर्न हटाता है।</translation>
    </message>
    <message>
        <source>Like the {fish}, with fins, and with a place missing where the fins are.</source>
        <translation>{fish} की तरह, पर फ़िनों के साथ, और जहाँ फ़िन हैं वहाँ एक जगह कम।</translation>
    </message>
    <message>
        <source>If the fins are not true, the rest of the pattern falls into place and holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>अगर फ़िन सही नहीं हैं, तो बाकी अंक अपनी जगह आ जाते हैं और पैटर्न काम करता है।
अगर कोई फ़िन सही है, तो वह जिन विकल्पों को देखता है, उन्हें हटा देता है।
जो विकल्प दोनों सूरतों में हटता है, वह गलत है।</translation>
    </message>
    <message>
        <source>Look for lines with two places of a digit that agree at one end only.
If the other ends share a box, one of them can be the fin.</source>
        <translation>किसी अंक की दो जगहों वाली ऐसी लाइनें खोजें, जो केवल एक सिरे पर मिलती हों।
अगर दूसरे सिरे एक ही बॉक्स में हों, तो उनमें से एक फ़िन हो सकता है।</translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>ऐसी फ़िश, जिसमें कुछ लाइनों की जगह बॉक्स हो सकते हैं।
यहाँ एक इकाई के सामने एक दूसरी इकाई है।</numerusform>
            <numerusform>ऐसी फ़िश, जिसमें कुछ लाइनों की जगह बॉक्स हो सकते हैं।
यहाँ {count} इकाइयों के सामने {count} दूसरी इकाइयाँ हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the first houses needs the digit once.
All its places there lie in as many other houses, and those get it from there.
So the rest of these other houses cannot have it.</source>
        <translation>एक ओर की हर इकाई में यह अंक एक बार आना है।
वहाँ उसकी सारी जगहें दूसरी ओर की उतनी ही इकाइयों में हैं, और उन्हें वह अंक वहीं से मिलता है।
इसलिए दूसरी ओर की इकाइयों के बाकी सेलों में वह नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Choose a digit with many boxes in which it has few places.
Try a box together with lines that pass beside it.
Count: as many houses as houses that cover their places.</source>
        <translation>ऐसा अंक चुनें, जिसकी कई बॉक्सों में कम जगहें हों।
किसी बॉक्स को उन लाइनों के साथ आज़माएँ, जो उसके बगल से गुज़रती हैं।
गिनें: जितनी इकाइयाँ, उनकी जगहें उतनी ही इकाइयों में समानी चाहिए।</translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>ऐसी फ़िश, जिसकी इकाइयों में बॉक्स भी हैं, और जिसमें कुछ जगहें अतिरिक्त हैं: फ़िन।
यहाँ एक इकाई के सामने एक दूसरी इकाई है।</numerusform>
            <numerusform>ऐसी फ़िश, जिसकी इकाइयों में बॉक्स भी हैं, और जिसमें कुछ जगहें अतिरिक्त हैं: फ़िन।
यहाँ {count} इकाइयों के सामने {count} दूसरी इकाइयाँ हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>If no fin is true, the fish holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>अगर कोई भी फ़िन सही नहीं है, तो फ़िश काम करती है।
अगर कोई फ़िन सही है, तो वह जिन विकल्पों को देखता है, उन्हें हटा देता है।
जो विकल्प दोनों सूरतों में हटता है, वह गलत है।</translation>
    </message>
    <message>
        <source>Look for a fish that nearly works, and see which places are left over.
Candidates that see all of those are the ones to check.</source>
        <translation>ऐसी फ़िश खोजें, जो लगभग बन रही हो, और देखें कि कौन-सी जगहें बच जाती हैं।
जो विकल्प उन सबको देखते हैं, उन्हीं को जाँचना है।</translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>पंक्तियों, कॉलमों और बॉक्सों की मिली-जुली फ़िश: एक इकाई के सामने एक दूसरी इकाई।</numerusform>
            <numerusform>पंक्तियों, कॉलमों और बॉक्सों की मिली-जुली फ़िश: {count} इकाइयों के सामने {count} दूसरी इकाइयाँ।</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
Choose a digit, and add up houses until as many others cover all places.</source>
        <translation>ये बिना मदद के कम ही मिलती हैं।
एक अंक चुनें, और इकाइयाँ जोड़ते जाएँ, जब तक उतनी ही दूसरी इकाइयों में सारी जगहें न समा जाएँ।</translation>
    </message>
    <message>
        <source>A fish of rows, columns and boxes in any mixture, with some places too many: the fins.</source>
        <translation>पंक्तियों, कॉलमों और बॉक्सों की मिली-जुली फ़िश, जिसमें कुछ जगहें अतिरिक्त हैं: फ़िन।</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>अगर कोई भी फ़िन सही नहीं है, तो फ़िश काम करती है: एक इकाई एक दूसरी इकाई को भर देती है।
अगर कोई फ़िन सही है, तो वह जिन विकल्पों को देखता है, उन्हें हटा देता है।
जो विकल्प दोनों सूरतों में हटता है, वह गलत है।</numerusform>
            <numerusform>अगर कोई भी फ़िन सही नहीं है, तो फ़िश काम करती है: {count} इकाइयाँ {count} दूसरी इकाइयों को भर देती हैं।
अगर कोई फ़िन सही है, तो वह जिन विकल्पों को देखता है, उन्हें हटा देता है।
जो विकल्प दोनों सूरतों में हटता है, वह गलत है।</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
A shorter chain often does the same: look for one first.</source>
        <translation>ये बिना मदद के कम ही मिलती हैं।
अक्सर कोई छोटी चेन भी वही काम कर देती है: पहले वही खोजें।</translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows.
One place of each stands in the same column: the feet. The others are the roofs.</source>
        <translation>ऐसा अंक, जिसकी दो पंक्तियों में दो-दो ही जगहें हैं।
दोनों पंक्तियों की एक-एक जगह एक ही कॉलम में है: ये आधार हैं। बाकी दो छतें हैं।</translation>
    </message>
    <message>
        <source>The feet stand in one line, so at most one of them is true.
Then at least one of the roofs is true.
A cell that sees both roofs cannot hold the digit.</source>
        <translation>आधार एक ही लाइन में हैं, इसलिए उनमें से ज़्यादा से ज़्यादा एक सही हो सकता है।
तब छतों में से कम से कम एक सही है।
जो सेल दोनों छतों को देखता है, उसमें यह अंक नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Choose a digit and find rows with two places.
If two such rows agree in one column but not in the other, look what sees both loose ends.
Do the same with columns.</source>
        <translation>एक अंक चुनें और दो जगहों वाली पंक्तियाँ खोजें।
अगर ऐसी दो पंक्तियाँ एक कॉलम में मिलें पर दूसरे में नहीं, तो देखें कि दोनों खुले सिरों को कौन देखता है।
कॉलमों के साथ भी यही करें।</translation>
    </message>
    <message>
        <source>A row and a column, each with just two places of a digit.
One place of each lies in the same box.</source>
        <translation>एक पंक्ति और एक कॉलम, दोनों में किसी अंक की दो-दो ही जगहें।
दोनों की एक-एक जगह एक ही बॉक्स में है।</translation>
    </message>
    <message>
        <source>The two places in the box cannot both be true.
So at least one of the strings has the digit at its far end.
A cell that sees both far ends cannot hold it.</source>
        <translation>बॉक्स वाली दोनों जगहें एक साथ सही नहीं हो सकतीं।
इसलिए कम से कम एक डोरी का अंक उसके दूर वाले सिरे पर है।
जो सेल दूर वाले दोनों सिरों को देखता है, उसमें वह नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Choose a digit and find a row and a column with two places each.
If they meet in a box, follow both strings to their ends.
Check the cell where the lines of these ends cross.</source>
        <translation>एक अंक चुनें, और दो-दो जगहों वाली एक पंक्ति और एक कॉलम खोजें।
अगर वे किसी बॉक्स में मिलते हों, तो दोनों डोरियों पर उनके सिरों तक जाएँ।
वह सेल जाँचें, जहाँ इन सिरों की लाइनें एक-दूसरे को काटती हैं।</translation>
    </message>
    <message>
        <source>Two two-string kites over the same two cells of a box.</source>
        <translation>एक बॉक्स के उन्हीं दो सेलों पर टिकी दो 2-String Kite।</translation>
    </message>
    <message>
        <source>In each kite at least one of the far ends is true.
A cell that sees both far ends of a kite cannot hold the digit.</source>
        <translation>हर पतंग में दूर वाले सिरों में से कम से कम एक सही है।
जो सेल किसी पतंग के दूर वाले दोनों सिरों को देखता है, उसमें यह अंक नहीं हो सकता।</translation>
    </message>
    <message>
        <source>When you have found a kite, see whether the same cells of the box give another.</source>
        <translation>एक पतंग मिल जाए, तो देखें कि बॉक्स के उन्हीं सेलों से दूसरी भी बनती है या नहीं।</translation>
    </message>
    <message>
        <source>A box in which a digit lies only on one row and one column: a cross.
And a line elsewhere with just two places of the digit, one of them in line with the cross.</source>
        <translation>ऐसा बॉक्स, जिसमें किसी अंक की सारी जगहें केवल एक पंक्ति और एक कॉलम में हैं: एक क्रॉस।
साथ में, बॉक्स के बाहर, एक ऐसी लाइन, जिसमें उस अंक की दो ही जगहें हैं, और उनमें से एक क्रॉस की सीध में है।</translation>
    </message>
    <message>
        <source>If the first of these two places is true, it clears one arm of the cross.
Then the digit of the box lies on the other arm.
If it is not true, the second place is. The marked cell sees both.</source>
        <translation>अगर इन दो जगहों में से पहली सही है, तो वह क्रॉस की एक बाँह खाली कर देती है।
तब बॉक्स का अंक दूसरी बाँह पर है।
अगर वह सही नहीं है, तो दूसरी जगह सही है। निशान वाला सेल दोनों को देखता है।</translation>
    </message>
    <message>
        <source>Choose a digit and look for boxes in which four cells of a rectangle are free of it.
Look for a line with two places that starts at one arm.
Check the cell where the other place and the other arm meet.</source>
        <translation>एक अंक चुनें, और ऐसे बॉक्स खोजें, जिनमें किसी आयत के चार सेलों में वह नहीं आ सकता।
दो जगहों वाली ऐसी लाइन खोजें, जो एक बाँह की सीध से शुरू होती हो।
वह सेल जाँचें, जहाँ दूसरी जगह और दूसरी बाँह की लाइनें मिलती हैं।</translation>
    </message>
    <message>
        <source>A cross of a digit in a box that works with two different lines.</source>
        <translation>बॉक्स में एक अंक का क्रॉस, जो दो अलग-अलग लाइनों के साथ काम करता है।</translation>
    </message>
    <message>
        <source>With each line the digit is either at its far place or on an arm of the cross.
What sees both goes, for either line.</source>
        <translation>हर लाइन के लिए, यह अंक या तो उस लाइन की दूर वाली जगह पर है, या क्रॉस की एक बाँह पर।
जो विकल्प इन दोनों को देखता है, वह हट जाता है; यह दोनों लाइनों पर लागू होता है।</translation>
    </message>
    <message>
        <source>When you have found an empty rectangle, see whether another line of two places meets the same cross.</source>
        <translation>एक Empty Rectangle मिल जाए, तो देखें कि दो जगहों वाली कोई और लाइन भी उसी क्रॉस से मिलती है या नहीं।</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see each other.
A third place: a house where one of these digits has just two places, each seen by one of the cells.</source>
        <translation>ऐसे दो सेल, जिनमें एक जैसे दो विकल्प हैं और जो एक-दूसरे को नहीं देखते।
और एक तीसरी जगह: ऐसी इकाई, जिसमें इन दो अंकों में से एक की दो ही जगहें हैं, और एक जगह को एक सेल देखता है, दूसरी को दूसरा।</translation>
    </message>
    <message>
        <source>The link is true at one of its places.
So one of the twins cannot hold the linking digit, and takes the other.
What sees both twins cannot hold that other digit.</source>
        <translation>कड़ी की दो जगहों में से कम से कम एक सही है।
इसलिए जुड़वाँ सेलों में से कम से कम एक में कड़ी वाला अंक नहीं हो सकता, और उसमें दूसरा अंक आता है।
जो सेल दोनों जुड़वाँ सेलों को देखता है, उसमें वह दूसरा अंक नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Find cells with the same two candidates.
See whether a row, column or box connects them by one of the digits.</source>
        <translation>ऐसे दो सेल खोजें, जिनमें एक जैसे दो विकल्प हों।
देखें कि कोई पंक्ति, कॉलम या बॉक्स दोनों सेलों को इन दो अंकों में से किसी एक से जोड़ता है या नहीं।</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, and two cells that it sees, the wings.
Pivot and wings have two candidates each, out of three digits.</source>
        <translation>दो विकल्पों वाला एक सेल, धुरी, और दो सेल जिन्हें वह देखता है, पंख।
धुरी और पंखों में दो-दो विकल्प हैं, कुल तीन अंकों में से।</translation>
    </message>
    <message>
        <source>Whichever digit the pivot takes, one of the wings loses it.
That wing then holds the third digit.
What sees both wings cannot hold the third digit.</source>
        <translation>धुरी में जो भी अंक आए, वह एक पंख से हट जाता है।
तब उस पंख में तीसरा अंक आता है।
जो सेल दोनों पंखों को देखता है, उसमें तीसरा अंक नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Start from a cell with two candidates, such as 1 and 2.
Look for a cell with 1 and 3 that it sees, and one with 2 and 3.
Then remove 3 where both are seen.</source>
        <translation>दो विकल्पों वाले सेल से शुरू करें, जैसे 1 और 2 वाला।
ऐसा सेल खोजें जिसे वह देखता हो और जिसमें 1 और 3 हों, और एक जिसमें 2 और 3 हों।
फिर जहाँ से दोनों दिखते हों, वहाँ से 3 हटाएँ।</translation>
    </message>
    <message>
        <source>Like an XY-Wing, but the pivot has all three candidates.</source>
        <translation>XY-Wing की तरह, पर धुरी में तीनों विकल्प हैं।</translation>
    </message>
    <message>
        <source>One of pivot and wings holds the common digit, whatever the pivot is.
What sees all three cannot hold it.</source>
        <translation>धुरी में जो भी हो, साझा अंक धुरी और पंखों में से कम से कम एक में है।
जो सेल तीनों को देखता है, उसमें वह नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Start from a cell with three candidates.
Look for two cells that it sees, each with two of the three.
Remove the common digit next to the pivot where all three are seen.</source>
        <translation>तीन विकल्पों वाले सेल से शुरू करें।
ऐसे दो सेल खोजें जिन्हें वह देखता हो, और जिनमें तीन में से दो-दो विकल्प हों।
धुरी के पास, जहाँ से तीनों दिखते हों, वहाँ से साझा अंक हटाएँ।</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes.
Three of them have the same two candidates; the fourth has one or both of these, and others.</source>
        <translation>दो पंक्तियों, दो कॉलमों और दो बॉक्सों में चार सेल।
उनमें से तीन में एक जैसे दो विकल्प हैं; चौथे में इनमें से एक या दोनों हैं, और दूसरे भी।</translation>
    </message>
    <message>
        <source>With only two digits in all four, these could be swapped: there would be two solutions.
A Sudoku has one solution, so the fourth cell takes something else.</source>
        <translation>चारों में केवल दो अंक होते, तो वे आपस में बदले जा सकते थे: दो हल हो जाते।
सुडोकू का एक ही हल होता है, इसलिए चौथे सेल में कुछ और आता है।</translation>
    </message>
    <message>
        <source>Find three equal cells with two candidates at the corners of a rectangle.
The rectangle must lie in just two boxes.
Remove these two digits from the fourth corner, as far as they stand there.</source>
        <translation>किसी आयत के कोनों पर दो विकल्पों वाले तीन एक जैसे सेल खोजें।
आयत केवल दो बॉक्सों में होना चाहिए।
चौथे कोने से ये दोनों अंक हटाएँ, जितने भी वहाँ हों।</translation>
    </message>
    <message>
        <source>Four corners in two rows, two columns and two boxes with the same two candidates.
Some corners have one more candidate, the same in each.</source>
        <translation>दो पंक्तियों, दो कॉलमों और दो बॉक्सों में चार कोने, सबमें एक जैसे दो विकल्प।
कुछ कोनों में एक विकल्प और है, हर एक में वही।</translation>
    </message>
    <message>
        <source>Without the extra digit the corners could be swapped, and there would be two solutions.
So one of these corners holds the extra digit.
What sees them all cannot hold it.</source>
        <translation>अतिरिक्त अंक के बिना कोनों के अंक आपस में बदले जा सकते थे, और दो हल हो जाते।
इसलिए इन कोनों में से कम से कम एक में अतिरिक्त अंक है।
जो सेल इन सबको देखता है, उसमें वह नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Find a rectangle of corners with two common digits.
If all extras are one digit, look what sees every corner with it.</source>
        <translation>ऐसे कोनों का आयत खोजें, जिनमें दो अंक साझा हों।
अगर सारे अतिरिक्त विकल्प एक ही अंक हों, तो देखें कि उस अंक वाले हर कोने को कौन देखता है।</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.</source>
        <translation>चार कोने, सबमें एक जैसे दो विकल्प; उनमें से दो में दूसरे विकल्प भी हैं।</translation>
    </message>
    <message>
        <source>One of these two corners holds one of its extra digits, or there would be two solutions.
So together they act like one cell with the extra digits.
With other cells of the house it makes a naked set, and the rest of the house loses its digits.</source>
        <translation>इन दो कोनों में से कम से कम एक में उसका कोई अतिरिक्त अंक है, नहीं तो दो हल हो जाते।
इसलिए दोनों मिलकर अतिरिक्त अंकों वाले एक सेल की तरह काम करते हैं।
इकाई के दूसरे सेलों के साथ इनसे नेकेड सेट बनता है, और इकाई के बाकी सेलों से उसके अंक हट जाते हैं।</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
Take the extras as a single cell and look for a pair or triple with it.</source>
        <translation>ऐसा आयत खोजें, जिसके अतिरिक्त विकल्प एक ही इकाई के दो कोनों पर हों।
अतिरिक्त विकल्पों को एक ही सेल मान लें, और उसके साथ पेयर या ट्रिपल खोजें।</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.
One of the two digits has no other place in the house of these two corners.</source>
        <translation>चार कोने, सबमें एक जैसे दो विकल्प; उनमें से दो में दूसरे विकल्प भी हैं।
आयत के दो अंकों में से एक के लिए इन दो कोनों की इकाई में और कोई जगह नहीं है।</translation>
    </message>
    <message>
        <source>The house needs that digit, so one of the two corners holds it.
If the other took the second digit, the corners could be swapped: two solutions.
So neither of the two holds the second digit.</source>
        <translation>इकाई में वह अंक आना ही है, इसलिए वह इन दो कोनों में से एक में है।
अगर इन दोनों में से बाकी बचे कोने में आयत का दूसरा अंक आता, तो कोनों के अंक आपस में बदले जा सकते थे: दो हल।
इसलिए इन दोनों में से किसी में आयत का दूसरा अंक नहीं है।</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
See whether one digit of the rectangle has only these two places there.
Remove the other digit from both.</source>
        <translation>ऐसा आयत खोजें, जिसके अतिरिक्त विकल्प एक ही इकाई के दो कोनों पर हों।
देखें कि उस इकाई में आयत के किसी अंक की यही दो जगहें हैं या नहीं।
दोनों से दूसरा अंक हटाएँ।</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two opposite corners have more.
One of the digits has only corners as its places, in both rows or both columns.</source>
        <translation>चार कोने, सबमें एक जैसे दो विकल्प; तिरछे आमने-सामने के दो कोनों में और भी विकल्प हैं।
इनमें से एक अंक की दोनों पंक्तियों में, या दोनों कॉलमों में, केवल कोनों पर जगह है।</translation>
    </message>
    <message>
        <source>If that digit stood at one of the corners with extra candidates, it would stand at the opposite one too.
Then the corners could be swapped, and there would be two solutions.</source>
        <translation>अगर वह अंक अतिरिक्त विकल्पों वाले एक कोने पर होता, तो तिरछे सामने के कोने पर भी होता।
तब कोनों के अंक आपस में बदले जा सकते थे, और दो हल हो जाते।</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two opposite corners.
See whether one of the digits has no other places in these rows or columns.</source>
        <translation>ऐसा आयत खोजें, जिसके अतिरिक्त विकल्प तिरछे आमने-सामने के दो कोनों पर हों।
देखें कि इन पंक्तियों या कॉलमों में किसी एक अंक की और कोई जगह तो नहीं।</translation>
    </message>
    <message>
        <source>Four corners that all have the same two candidates, mostly among others.
One of the digits has no other place in the lines of one corner.</source>
        <translation>चार कोने, सबमें एक जैसे दो विकल्प, अक्सर दूसरे विकल्पों के बीच।
आयत के दो अंकों में से एक के लिए किसी एक कोने की पंक्ति और कॉलम में कोनों के सिवा कोई जगह नहीं है।</translation>
    </message>
    <message>
        <source>If that corner took the other digit, the first would have to stand at both its neighbours.
Then all four corners hold the two digits and could be swapped: two solutions.</source>
        <translation>अगर उस कोने में दूसरा अंक आता, तो पहले अंक को उसके दोनों पड़ोसी कोनों पर आना पड़ता।
तब चारों कोनों में यही दो अंक होते और आपस में बदले जा सकते थे: दो हल।</translation>
    </message>
    <message>
        <source>Start from a corner with just the two candidates.
At the opposite corner look whether one digit has only corners in its row and its column.
Remove the other digit there.</source>
        <translation>ऐसे कोने से शुरू करें, जिसमें केवल ये दो विकल्प हों।
तिरछे सामने के कोने पर देखें कि उसकी पंक्ति और उसके कॉलम में किसी अंक की केवल कोनों पर जगह है या नहीं।
वहाँ से दूसरा अंक हटाएँ।</translation>
    </message>
    <message>
        <source>Three entries at the corners of a rectangle, none of them given, made of two digits.
At the fourth corner the swapped digit is still a candidate.</source>
        <translation>आयत के कोनों पर भरे गए तीन अंक, कोई भी दिया गया नहीं, और कुल दो ही अलग-अलग अंक।
चौथे कोने पर वह अंक अब भी विकल्प है, जिससे अदला-बदली पूरी हो जाए।</translation>
    </message>
    <message>
        <source>With that digit the four entries could be swapped, and no given would object.
There would be two solutions, so the fourth corner is something else.</source>
        <translation>वह अंक आने पर भरे गए चारों अंक आपस में बदले जा सकते थे, और कोई दिया गया अंक आड़े न आता।
दो हल हो जाते, इसलिए चौथे कोने में कुछ और है।</translation>
    </message>
    <message>
        <source>Look at entries of your own that stand in pairs like 3 7 over 7.
If no corner is given, keep the fourth from closing the rectangle.</source>
        <translation>अपने भरे अंकों में आयत के तीन कोने खोजें, जैसे ऊपर 3 और 7, और 3 के नीचे 7।
अगर इन कोनों में कोई दिया गया अंक नहीं है, तो चौथे कोने से आयत पूरा न होने दें।</translation>
    </message>
    <message>
        <source>Two entries at corners of a rectangle, none of them given, and two empty corners.
The empty corners share one extra candidate.</source>
        <translation>आयत के कोनों पर भरे गए दो अंक, कोई भी दिया गया नहीं, और दो खाली कोने।
खाली कोनों में एक अतिरिक्त विकल्प साझा है।</translation>
    </message>
    <message>
        <source>Without the extra digit the four entries could be swapped: two solutions.
So one of the empty corners holds the extra digit.
What sees both cannot hold it.</source>
        <translation>अतिरिक्त अंक के बिना चारों अंक आपस में बदले जा सकते थे: दो हल।
इसलिए खाली कोनों में से कम से कम एक में अतिरिक्त अंक है।
जो सेल दोनों को देखता है, उसमें वह नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Look for two entries side by side, with the same two digits possible opposite, the other way round.</source>
        <translation>अगल-बगल भरे गए दो अंक खोजें, जिनके सामने वही दो अंक उल्टे क्रम में संभव हों।</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for one cell with three.
Without one of the three, each digit would stand twice in each row, column and box.</source>
        <translation>हर खाली सेल में दो विकल्प हैं, बस एक सेल में तीन हैं।
तीन में से एक के बिना हर अंक हर पंक्ति, कॉलम और बॉक्स में ठीक दो बार विकल्प होता।</translation>
    </message>
    <message>
        <source>With two candidates in each cell, and each digit twice in each house, the two could be swapped everywhere.
Then there would be two solutions, or none if neither fits.
A Sudoku has just one. So the extra candidate, which prevents the swap, is true.</source>
        <translation>हर सेल में दो विकल्प हों, और हर अंक हर इकाई में दो बार विकल्प हो, तो दोनों विकल्प हर जगह आपस में बदले जा सकते हैं।
तब या तो दो हल होंगे, या, अगर कोई सही न बैठे, तो एक भी नहीं।
सुडोकू का एक ही हल होता है। इसलिए अदला-बदली रोकने वाला अतिरिक्त विकल्प सही है।</translation>
    </message>
    <message>
        <source>Near the end of a puzzle count the cells with three candidates.
If there is just one, take the digit that appears three times in its row.</source>
        <translation>पहेली के अंत के पास तीन विकल्पों वाले सेल गिनें।
अगर ऐसा एक ही सेल हो, तो वह अंक लें, जो उसकी पंक्ति में तीन बार आता है।</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for a few cells.</source>
        <translation>हर खाली सेल में दो विकल्प हैं, बस कुछ सेलों को छोड़कर।</translation>
    </message>
    <message>
        <source>With two candidates everywhere, and each digit twice in each house, there are two solutions or none.
So at least one of the extra candidates is true.
What disagrees with all of them goes.</source>
        <translation>हर सेल में दो विकल्प हों, और हर अंक हर इकाई में दो बार विकल्प हो, तो या तो दो हल होते हैं या एक भी नहीं।
इसलिए अतिरिक्त विकल्पों में से कम से कम एक सही है।
जो विकल्प इनमें से किसी के भी साथ सही नहीं हो सकता, वह हट जाता है।</translation>
    </message>
    <message>
        <source>Near the end of a puzzle mark the candidates that are too many.
See what they have in common: one digit, one house, or one pair.</source>
        <translation>पहेली के अंत के पास उन विकल्पों पर निशान लगाएँ, जो ज़्यादा हैं।
देखें कि उनमें क्या साझा है: एक अंक, एक इकाई, या एक पेयर।</translation>
    </message>
    <message>
        <source>A ring of cells with the same two candidates, twice in each house that it meets.
Only one or a few of the cells have more.</source>
        <translation>ऐसे सेलों का लूप, जिन सबमें एक जैसे दो विकल्प हैं; लूप जिस इकाई से गुज़रता है, उसमें उसके दो सेल होते हैं।
इनमें से एक या कुछ ही सेलों में और विकल्प हैं।</translation>
    </message>
    <message>
        <source>With the two digits alone, the ring could be filled in two ways: two solutions.
So something else stands in one of the cells that have more.</source>
        <translation>केवल दो अंकों के साथ यह लूप दो तरह से भरा जा सकता था: दो हल।
इसलिए जिन सेलों में और विकल्प हैं, उनमें से कम से कम एक में इन दोनों से अलग अंक है।</translation>
    </message>
    <message>
        <source>It is a unique rectangle with more corners.
Follow equal cells with two candidates until they come back.</source>
        <translation>यह ज़्यादा कोनों वाला Unique Rectangle ही है।
दो विकल्पों वाले एक जैसे सेलों पर चलते जाएँ, जब तक वे लौटकर शुरू में न आ जाएँ।</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, joined like links of a net.
Colour its places in turn: one colour, then the other.</source>
        <translation>ऐसा अंक, जिसकी कई इकाइयों में दो ही जगहें हैं, जाल की कड़ियों की तरह जुड़ी हुई।
उसकी जगहों को बारी-बारी से रंगें: एक रंग, फिर दूसरा।</translation>
    </message>
    <message>
        <source>In each link just one end is true, so one colour is true everywhere and the other nowhere.
Whichever it is, a cell that sees both colours cannot hold the digit.</source>
        <translation>हर कड़ी का ठीक एक सिरा सही है, इसलिए एक रंग हर जगह सही है और दूसरा कहीं नहीं।
जो भी रंग हो, दोनों रंगों को देखने वाले सेल में यह अंक नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
Look for places outside that see both colours.</source>
        <translation>एक अंक चुनें और दो जगहों वाली इकाइयाँ खोजें।
एक जगह से शुरू करें और पड़ोसियों को दूसरा रंग दें।
बाहर ऐसी जगहें खोजें, जो दोनों रंगों को देखती हों।</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, coloured in turn.
Two cells of one colour see each other.</source>
        <translation>ऐसा अंक, जिसकी कई इकाइयों में दो ही जगहें हैं, बारी-बारी से रंगी हुई।
एक ही रंग के दो सेल एक-दूसरे को देखते हैं।</translation>
    </message>
    <message>
        <source>One colour is true everywhere and the other nowhere.
A colour that would put the digit twice in a house cannot be the true one.
So it goes everywhere.</source>
        <translation>एक रंग हर जगह सही है और दूसरा कहीं नहीं।
जिस रंग से किसी इकाई में अंक दो बार आ जाए, वह सही रंग नहीं हो सकता।
इसलिए वह हर जगह से हट जाता है।</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
See whether a colour meets itself.</source>
        <translation>एक अंक चुनें और दो जगहों वाली इकाइयाँ खोजें।
एक जगह से शुरू करें और पड़ोसियों को दूसरा रंग दें।
देखें कि कोई रंग खुद से मिलता है या नहीं।</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees a colour of the second.</source>
        <translation>एक अंक के दो अलग जाल, हर एक अपने दो रंगों में।
पहले जाल का एक रंग दूसरे जाल के एक रंग को देखता है।</translation>
    </message>
    <message>
        <source>These two colours cannot both be true.
So at least one of their opposites is true.
What sees both opposites cannot hold the digit.</source>
        <translation>ये दोनों रंग एक साथ सही नहीं हो सकते।
इसलिए इनके विपरीत रंगों में से कम से कम एक सही है।
जो सेल दोनों विपरीत रंगों को देखता है, उसमें यह अंक नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
Find where they touch, and look at the colours that do not.</source>
        <translation>एक अंक के दो जाल रंगें।
देखें कि वे कहाँ छूते हैं, और फिर उन रंगों को देखें जो नहीं छूते।</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees both colours of the second.</source>
        <translation>एक अंक के दो अलग जाल, हर एक अपने दो रंगों में।
पहले जाल का एक रंग दूसरे जाल के दोनों रंगों को देखता है।</translation>
    </message>
    <message>
        <source>One colour of the second net is true, and the first colour sees it.
So that first colour is wrong everywhere.</source>
        <translation>दूसरे जाल का एक रंग सही है, और पहले जाल का वह रंग उसे देखता है।
इसलिए पहले जाल का वह रंग हर जगह गलत है।</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
See whether one colour touches both colours of the other net.</source>
        <translation>एक अंक के दो जाल रंगें।
देखें कि कोई रंग दूसरे जाल के दोनों रंगों को छूता है या नहीं।</translation>
    </message>
    <message>
        <source>A row of cells with the same two candidates, each seeing the next.
There are four or more of them, an even number.</source>
        <translation>ऐसे सेलों की चेन, जिन सबमें एक जैसे दो विकल्प हैं और जिनमें हर एक अगले को देखता है।
ऐसे सेल चार या ज़्यादा हैं, और उनकी गिनती सम है।</translation>
    </message>
    <message>
        <source>Along the row the digits change in turn.
The two ends therefore hold different digits, whichever way round.
What sees both ends can hold neither.</source>
        <translation>चेन में दोनों अंक बारी-बारी से आते हैं।
इसलिए दोनों सिरों पर अलग-अलग अंक हैं, चाहे जिस क्रम में।
जो सेल दोनों सिरों को देखता है, उसमें इनमें से कोई भी अंक नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Find several cells with the same two candidates.
Walk from one to the next and count.
After three, five or seven steps the ends differ.</source>
        <translation>ऐसे कई सेल खोजें, जिनमें एक जैसे दो विकल्प हों।
एक से अगले पर चलें और गिनते जाएँ।
तीन, पाँच या सात कदम बाद सिरों के अंक अलग होते हैं।</translation>
    </message>
    <message>
        <source>Two houses where a digit has just two places, joined by two places that see each other.</source>
        <translation>दो इकाइयाँ, जिनमें किसी अंक की दो ही जगहें हैं, और जो एक-दूसरे को देखती दो जगहों से जुड़ी हैं।</translation>
    </message>
    <message>
        <source>The joined places cannot both be true.
So at least one of the far ends is true.
What sees both far ends cannot hold the digit.</source>
        <translation>जुड़ी हुई दोनों जगहें एक साथ सही नहीं हो सकतीं।
इसलिए दूर वाले सिरों में से कम से कम एक सही है।
जो सेल दूर वाले दोनों सिरों को देखता है, उसमें यह अंक नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Look for two of them that touch, and check what sees the loose ends.</source>
        <translation>एक अंक चुनें और दो जगहों वाली इकाइयों पर निशान लगाएँ।
उनमें से दो ऐसी खोजें जो छूती हों, और जाँचें कि खुले सिरों को कौन देखता है।</translation>
    </message>
    <message>
        <source>A digit, and houses where it has just two places, joined into a longer chain.</source>
        <translation>एक अंक, और वे इकाइयाँ जिनमें उसकी दो ही जगहें हैं, एक लंबी चेन में जुड़ी हुई।</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow: is, is not, is …
The last end is then true.
So one of the ends is true, and what sees both goes.</source>
        <translation>मान लें कि पहला सिरा सही नहीं है, और चलते जाएँ: है, नहीं है, है …
तब आखिरी सिरा सही है।
इसलिए दोनों में से कम से कम एक सिरा सही है, और जो विकल्प दोनों को देखता है, वह हट जाता है।</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Start with one, step to a place that it sees, take the next house.
Stop when the two ends see a common candidate.</source>
        <translation>एक अंक चुनें और दो जगहों वाली इकाइयों पर निशान लगाएँ।
ऐसी किसी भी इकाई से शुरू करें, उसकी एक जगह से ऐसी जगह पर जाएँ, जिसे वह जगह देखती हो, और वहाँ से अगली इकाई लें।
जब दोनों सिरे एक ही विकल्प को देखें, तब रुक जाएँ।</translation>
    </message>
    <message>
        <source>Cells with two candidates, each seeing the next and sharing a digit with it.
Both ends have one digit in common.</source>
        <translation>दो विकल्पों वाले सेल, जिनमें हर एक अगले को देखता है और उसके साथ एक अंक साझा करता है।
दोनों सिरों में एक अंक साझा है।</translation>
    </message>
    <message>
        <source>It is like dominoes: if the first end is not the digit, it is its other digit.
That pushes the next cell, and so on, until the last end is the digit.
What sees both ends cannot hold it.</source>
        <translation>यह डोमिनो जैसा है: अगर पहले सिरे पर यह अंक नहीं है, तो वहाँ उसका दूसरा अंक है।
इससे अगला सेल तय होता है, और ऐसे ही आगे, जब तक आखिरी सिरे पर यह अंक न आ जाए।
जो सेल दोनों सिरों को देखता है, उसमें वह नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Start at a cell with two candidates and leave out one of them.
Step to a cell with two candidates that contains the other.
Go on until the digit left out at the start comes up again.</source>
        <translation>दो विकल्पों वाले सेल से शुरू करें और उनमें से एक को अलग रख दें।
दो विकल्पों वाले ऐसे सेल पर जाएँ, जिसमें दूसरा अंक हो।
तब तक चलें, जब तक शुरू में अलग रखा अंक फिर न आ जाए।</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its beginning without a clash.</source>
        <translation>सेलों और अंकों से होकर गुज़रने वाली कड़ियों की चेन, जो बिना टकराव के अपनी शुरुआत पर लौटती है (Continuous Nice Loop)।</translation>
    </message>
    <message>
        <source>It can be walked both ways round, so in every link just one end is true.
Whatever sees both ends of a link goes.</source>
        <translation>इस पर दोनों दिशाओं में चला जा सकता है, इसलिए हर कड़ी का ठीक एक सिरा सही है।
जो विकल्प किसी कड़ी के दोनों सिरों को देखता है, वह हट जाता है।</translation>
    </message>
    <message>
        <source>Build a chain: if not this, then that; if that, then not the next.
If it closes, look beside each of its links.</source>
        <translation>चेन बनाएँ: यह नहीं, तो वह; वह हो, तो अगला नहीं।
अगर चेन घूमकर अपनी शुरुआत से जुड़ जाए, तो उसकी हर कड़ी के आसपास देखें।</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its first cell and clashes there.</source>
        <translation>सेलों और अंकों से होकर गुज़रने वाली कड़ियों की चेन, जो अपने पहले सेल पर लौटती है और वहाँ अपनी ही शुरुआत से टकराती है (Discontinuous Nice Loop)।</translation>
    </message>
    <message>
        <source>Assume the opposite of what is marked, and follow the links.
They lead to a contradiction in the cell where they began.
So the assumption is wrong.</source>
        <translation>जिस पर निशान है, उसका उल्टा मान लें, और कड़ियों पर चलें।
वे जिस सेल से शुरू हुई थीं, उसी में विरोधाभास तक ले जाती हैं।
इसलिए जो माना था, वह गलत है।</translation>
    </message>
    <message>
        <source>Take a candidate and ask what follows if it is true.
Follow houses with two places and cells with two candidates.
If the candidate is refuted at the end, remove it.</source>
        <translation>एक विकल्प लें और सोचें कि वह सही हो तो क्या होगा।
दो जगहों वाली इकाइयों और दो विकल्पों वाले सेलों पर चलें।
अगर आखिर में विकल्प गलत साबित हो, तो उसे हटा दें।</translation>
    </message>
    <message>
        <source>A chain of links over cells and digits whose two ends cannot both be wrong.</source>
        <translation>सेलों और अंकों से होकर गुज़रने वाली कड़ियों की चेन, जिसके दोनों सिरे एक साथ गलत नहीं हो सकते।</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow the links: the last end is true.
So at least one of the ends is true.
What disagrees with both ends goes.</source>
        <translation>मान लें कि पहला सिरा सही नहीं है, और कड़ियों पर चलें: आखिरी सिरा सही निकलता है।
इसलिए दोनों में से कम से कम एक सिरा सही है।
जो दोनों में से किसी भी सिरे के साथ सही नहीं हो सकता, वह हट जाता है।</translation>
    </message>
    <message>
        <source>Start with a house where a digit has two places, or a cell with two candidates.
Go on in turn: if this is true, that is not; if that is not, this is.
Stop when the ends see a common candidate.</source>
        <translation>ऐसी इकाई से शुरू करें जिसमें किसी अंक की दो जगहें हों, या दो विकल्पों वाले सेल से।
बारी-बारी से आगे बढ़ें: यह सही है, तो वह नहीं; वह नहीं, तो यह है।
जब दोनों सिरे एक ही विकल्प को देखें, तब रुक जाएँ।</translation>
    </message>
    <message>
        <source>A chain like others, but some links hold several cells of a box that stand in line.
The digit is in one of them, whichever.</source>
        <translation>बाकी चेनों जैसी चेन, पर कुछ कड़ियों में एक बॉक्स के एक सीध वाले कई सेल होते हैं।
अंक उनमें से किसी एक में है, चाहे जिसमें हो।</translation>
    </message>
    <message>
        <source>A group is true if one of its cells is; it sees what all its cells see.
With that the links hold as in any chain.
What disagrees with the result goes.</source>
        <translation>समूह तब सही है, जब उसका कोई सेल सही हो; वह उसी को देखता है, जिसे उसके सभी सेल देखते हैं।
इस तरह कड़ियाँ किसी भी चेन जैसी ही रहती हैं।
जो विकल्प नतीजे के साथ-साथ सही नहीं हो सकता, वह हट जाता है।</translation>
    </message>
    <message>
        <source>When a chain gets stuck at three places, see whether two of them stand in line in a box.
Take these two as one.</source>
        <translation>जब चेन तीन जगहों पर अटक जाए, तो देखें कि उनमें से दो किसी बॉक्स में एक सीध में हैं या नहीं।
इन दोनों को एक मान लें।</translation>
    </message>
    <message>
        <source>Two sets of cells, each in one house with one candidate more than cells.
They share a digit whose places in both sets all see each other.</source>
        <translation>सेलों के दो सेट, हर सेट एक ही इकाई में, और हर सेट में जितने सेल, उनसे एक ज़्यादा अंक (Almost Locked Sets)।
दोनों में एक अंक साझा है, और दोनों सेटों में उसकी सारी जगहें एक-दूसरे को देखती हैं।</translation>
    </message>
    <message>
        <source>Only one of the sets can have that digit.
The other has as many digits as cells, so it holds all of them.
A second shared digit is therefore in one of the sets; what sees all its places goes.</source>
        <translation>वह अंक इनमें से केवल एक सेट में हो सकता है।
तब दूसरे सेट में जितने सेल, उतने ही अंक बचते हैं, इसलिए वे सब उसमें हैं।
इसलिए दोनों में साझा कोई दूसरा अंक कम से कम एक सेट में ज़रूर है; उस अंक का जो विकल्प उसकी सारी जगहों को देखता है, वह हट जाता है।</translation>
    </message>
    <message>
        <source>A cell with two candidates is the smallest such set; two cells with three come next.
Find two that share two digits, one of which cannot be in both.</source>
        <translation>ऐसा सबसे छोटा सेट दो विकल्पों वाला एक सेल है; उसके बाद तीन विकल्पों वाले दो सेल।
ऐसे दो सेट खोजें जिनमें दो अंक साझा हों, और उनमें से एक दोनों सेटों में एक साथ न हो सकता हो।</translation>
    </message>
    <message>
        <source>Three sets of cells, each with one candidate more than cells.
The middle one shares a digit with each of the others, and they cannot both have it.</source>
        <translation>सेलों के तीन सेट, हर एक में जितने सेल, उनसे एक ज़्यादा अंक।
बीच वाले सेट का बाकी दोनों के साथ एक-एक अंक साझा है; साझा अंक दोनों सेटों में एक साथ नहीं हो सकता।</translation>
    </message>
    <message>
        <source>The middle set can give up only one digit.
So one of the outer sets loses its digit, and holds all its others.
A digit that both outer sets have is in one of them.</source>
        <translation>बीच वाला सेट केवल एक अंक छोड़ सकता है।
इसलिए बाहर के सेटों में से कम से कम एक से उसका साझा अंक छिनता है, और तब उस सेट में बाकी सारे अंक आते हैं।
जो अंक बाहर के दोनों सेटों में है, वह उनमें से कम से कम एक में ज़रूर है।</translation>
    </message>
    <message>
        <source>It is an XY-Wing whose cells have grown into sets.
Start from the middle set and look for a partner at each of its digits.</source>
        <translation>यह ऐसा XY-Wing है, जिसके सेल बढ़कर सेट बन गए हैं।
बीच वाले सेट से शुरू करें, और उसके हर अंक पर एक साथी खोजें।</translation>
    </message>
    <message>
        <source>Sets of cells in a row, each with one candidate more than cells.
Each shares a digit with the next, and they cannot both have it.</source>
        <translation>सेलों के सेटों की चेन, हर एक में जितने सेल, उनसे एक ज़्यादा अंक।
हर सेट का अगले के साथ एक अंक साझा है; साझा अंक दोनों सेटों में एक साथ नहीं हो सकता।</translation>
    </message>
    <message>
        <source>If the first set lacks its digit, it locks and takes a digit from the next, and so on.
So the first or the last set holds the digit that both have.
What sees all its places goes.</source>
        <translation>मान लें कि पहले और आखिरी सेट में एक अंक साझा है। अगर वह पहले सेट में न आए, तो यह सेट लॉक हो जाता है और अगले से एक अंक छीन लेता है, और ऐसे ही आगे।
इसलिए पहले और आखिरी सेट में से कम से कम एक में वह साझा अंक ज़रूर है।
उस अंक का जो विकल्प इन दोनों सेटों में उसकी सारी जगहों को देखता है, वह हट जाता है।</translation>
    </message>
    <message>
        <source>It is an XY-chain whose cells have grown into sets.
Extend two connected sets by a third, and compare the ends.</source>
        <translation>यह ऐसी XY-Chain है, जिसके सेल बढ़कर सेट बन गए हैं।
जुड़े हुए दो सेटों में तीसरा जोड़ें, और सिरों को मिलाकर देखें।</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a set of cells that it would lock: the petals.
A petal has one candidate more than cells.</source>
        <translation>एक सेल, यानी डंठल, और उसके हर विकल्प के लिए सेलों का एक सेट, यानी पंखुड़ी, जिसे वह विकल्प लॉक कर देगा।
हर पंखुड़ी में जितने सेल हैं, उनसे एक ज़्यादा अंक है।</translation>
    </message>
    <message>
        <source>Whichever digit the stem takes, it takes that digit from one petal.
That petal then holds all its other digits.
A digit in all petals is in one of them; what sees all of it goes.</source>
        <translation>डंठल में जो भी अंक आए, वह एक पंखुड़ी से वही अंक छीन लेता है।
तब उस पंखुड़ी में बाकी सारे अंक हैं।
जो अंक सभी पंखुड़ियों में है, वह उनमें से कम से कम एक में ज़रूर है; उस अंक का जो विकल्प उसकी सारी जगहों को देखता है, वह हट जाता है।</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates.
Find a set at each of them, and see which digit they share.</source>
        <translation>दो या तीन विकल्पों वाले सेल से शुरू करें।
हर विकल्प के लिए एक सेट खोजें, और देखें कि उनमें कौन-सा अंक साझा है।</translation>
    </message>
    <message>
        <source>Two or three cells where a row or column crosses a box, with at least two candidates more than cells.
In line and box beside them are cells that use only some of these digits.</source>
        <translation>दो या तीन सेल, जहाँ कोई पंक्ति या कॉलम किसी बॉक्स से गुज़रता है, और जिनमें अंक सेलों की गिनती से कम से कम दो ज़्यादा हैं।
उनके साथ, लाइन में और बॉक्स में, ऐसे सेल हैं, जिनमें इन्हीं में से कुछ अंक आ सकते हैं।</translation>
    </message>
    <message>
        <source>Counted together there are as many digits as cells, so each digit stands once.
Digits of the line cells go from the rest of the line.
Digits of the box cells go from the rest of the box.</source>
        <translation>सब मिलाकर जितने सेल, उतने अंक, इसलिए हर अंक एक बार आता है।
लाइन वाले सेलों के अंक लाइन के बाकी सेलों से हट जाते हैं।
बॉक्स वाले सेलों के अंक बॉक्स के बाकी सेलों से हट जाते हैं।</translation>
    </message>
    <message>
        <source>Look where a line crosses a box with open cells.
Find a cell with two candidates out of them in the line, and one with two others in the box.</source>
        <translation>वहाँ देखें, जहाँ कोई लाइन किसी बॉक्स के खाली सेलों से गुज़रती है।
लाइन में इनके अंकों में से दो विकल्पों वाला एक सेल खोजें, और बॉक्स में बाकी दो अंकों वाला एक सेल।</translation>
    </message>
    <message>
        <source>A fish whose fins do not all see the candidate that should go.
From each fin a chain leads there instead.</source>
        <translation>ऐसी फ़िश, जिसमें कोई-न-कोई फ़िन हटाए जाने वाले विकल्प को नहीं देखता।
इसके बजाय हर फ़िन से एक चेन वहाँ तक जाती है।</translation>
    </message>
    <message>
        <source>If no fin is true, the fish removes the candidate.
If a fin is true, its chain removes it.
So it goes in every case.</source>
        <translation>अगर कोई भी फ़िन सही नहीं है, तो फ़िश विकल्प को हटाती है।
अगर कोई फ़िन सही है, तो उसकी चेन उसे हटाती है।
इसलिए वह हर सूरत में हट जाता है।</translation>
    </message>
    <message>
        <source>Find a fish with fins first.
Then follow from each fin what it forces.</source>
        <translation>पहले फ़िनों वाली फ़िश खोजें।
फिर हर फ़िन से देखें कि उससे क्या-क्या तय हो जाता है।</translation>
    </message>
    <message>
        <source>A candidate from which chains lead to something impossible.</source>
        <translation>ऐसा विकल्प, जिससे चेनें किसी असंभव बात तक ले जाती हैं।</translation>
    </message>
    <message>
        <source>Assume that the candidate is true.
By forced moves a cell runs out of digits, a house lacks a digit, or both yes and no follow.
So the assumption is wrong.</source>
        <translation>मान लें कि विकल्प सही है।
एक के बाद एक अंक तय होते जाते हैं, और आखिर में किसी सेल के लिए कोई अंक नहीं बचता, किसी इकाई में कोई अंक नहीं आ पाता, या एक ही बात हाँ भी निकलती है और ना भी।
इसलिए जो माना था, वह गलत है।</translation>
    </message>
    <message>
        <source>Pick a candidate whose place decides much, and follow it on paper.
Use cells with two candidates and houses with two places.</source>
        <translation>ऐसा विकल्प चुनें, जिससे बहुत कुछ तय होता हो, और कागज़ पर उसके पीछे चलें।
दो विकल्पों वाले सेलों और दो जगहों वाली इकाइयों का सहारा लें।</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities lead to the same result.</source>
        <translation>ऐसा सेल या ऐसी इकाई, जिसकी सारी संभावनाएँ एक ही नतीजे तक ले जाती हैं।</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Each of them, followed by forced moves, ends alike.
So this result is true whatever happens.</source>
        <translation>इनमें से एक संभावना सही है।
हर संभावना से जो-जो तय होता जाता है, वह एक ही जगह पहुँचता है।
इसलिए यह नतीजा हर हाल में सही है।</translation>
    </message>
    <message>
        <source>Pick a cell with two candidates, or a digit with two places in a house.
Follow both stories, and compare what they say.</source>
        <translation>दो विकल्पों वाला सेल चुनें, या किसी इकाई में दो जगहों वाला अंक।
दोनों कहानियों पर चलें, और देखें कि वे कहाँ मेल खाती हैं।</translation>
    </message>
    <message>
        <source>A candidate from which several lines of forced moves together lead to something impossible.</source>
        <translation>ऐसा विकल्प, जिससे निकलती कड़ियों की कई चेनें मिलकर किसी असंभव बात तक ले जाती हैं।</translation>
    </message>
    <message>
        <source>Assume that the candidate is true, and write down all that is forced.
At last something impossible comes out.
So the assumption is wrong.</source>
        <translation>मान लें कि विकल्प सही है, और उससे जो-जो तय होता है, सब लिखते जाएँ।
आखिर में कोई असंभव बात निकलती है।
इसलिए जो माना था, वह गलत है।</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Keep this for puzzles where nothing else helps.</source>
        <translation>बोर्ड की एक प्रति बना लें, एक विकल्प मान लें और जो निकले, उसे भरते जाएँ।
इसे उन पहेलियों के लिए रखें, जहाँ और कुछ काम न आए।</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities, with everything that they force, lead to the same result.</source>
        <translation>ऐसा सेल या ऐसी इकाई, जिसकी सारी संभावनाएँ, उनसे तय होने वाली हर बात के साथ, एक ही नतीजे तक ले जाती हैं।</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Whatever it is, all that it forces contains the result.
So the result is true.</source>
        <translation>इनमें से एक संभावना सही है।
जो भी हो, उससे तय होने वाली बातों में यह नतीजा शामिल है।
इसलिए नतीजा सही है।</translation>
    </message>
    <message>
        <source>Follow each possibility on a copy of the board, and look for what all copies share.</source>
        <translation>हर संभावना पर बोर्ड की अलग प्रति में चलें, और देखें कि सारी प्रतियों में क्या एक जैसा है।</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, with one cell in common.</source>
        <translation>बोर्ड पर किसी अंक को नौ बार रखने के सारे तरीके, जिनमें एक सेल साझा है।</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in all of them holds the digit.</source>
        <translation>इनमें से एक तरीका हल है।
जो सेल इन सबमें है, उसमें यही अंक है।</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try to leave the cell out and see that the digit cannot be placed.</source>
        <translation>यह काम कंप्यूटर का है।
हाथ से करना हो, तो मान लें कि अंक उस सेल में नहीं है, और देखें कि तब उसे बोर्ड की हर इकाई में रखना संभव ही नहीं।</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, none of which uses a cell.</source>
        <translation>बोर्ड पर किसी अंक को नौ बार रखने के सारे तरीके, जिनमें से किसी में भी एक खास सेल नहीं आता।</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in none of them does not hold the digit.</source>
        <translation>इनमें से एक तरीका हल है।
जो सेल इनमें से किसी में भी नहीं है, उसमें यह अंक नहीं है।</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try the digit in that cell and see that the rest cannot be placed.</source>
        <translation>यह काम कंप्यूटर का है।
हाथ से करना हो, तो उस सेल में अंक रखकर देखें कि तब उसे बाकी हर इकाई में रखना संभव ही नहीं।</translation>
    </message>
    <message>
        <source>Cells that see the same neighbours, and all combinations of digits that they could hold.</source>
        <translation>ऐसे सेल, जो एक ही पड़ोसियों को देखते हैं, और उनमें साथ-साथ आ सकने वाले अंकों के सारे संयोजन।</translation>
    </message>
    <message>
        <source>A combination is impossible if it leaves a neighbour without a digit.
A candidate that is in impossible combinations only goes.</source>
        <translation>जिस संयोजन से किसी पड़ोसी के लिए कोई अंक न बचे, वह असंभव है।
जो विकल्प केवल असंभव संयोजनों में आता है, वह हट जाता है।</translation>
    </message>
    <message>
        <source>Take two or three cells that see several cells with few candidates.
Write down their combinations and cross out those that empty a neighbour.</source>
        <translation>दो या तीन ऐसे सेल लें, जो कम विकल्पों वाले कई सेलों को देखते हों।
उनके संयोजन लिखें, और उन्हें काट दें, जिनसे कोई पड़ोसी खाली रह जाता है।</translation>
    </message>
    <message>
        <source>A candidate that, taken as true, makes its own digit impossible elsewhere.</source>
        <translation>ऐसा विकल्प, जिसे सही मानने पर उसी अंक के लिए कहीं और कोई जगह नहीं बचती।</translation>
    </message>
    <message>
        <source>Place the digit there and follow this one digit only.
At last a house has no place for it, or it stands twice.
So the candidate is wrong.</source>
        <translation>वहाँ अंक रखें और केवल इसी अंक के पीछे चलें।
आखिर में किसी इकाई में उसके लिए जगह नहीं बचती, या वह दो बार आ जाता है।
इसलिए विकल्प गलत है।</translation>
    </message>
    <message>
        <source>Choose a digit with few places.
Assume one of them and mark where the digit has to go next.</source>
        <translation>कम जगहों वाला अंक चुनें।
उनमें से एक को मान लें, और जहाँ-जहाँ अंक को आगे आना पड़े, वहाँ निशान लगाएँ।</translation>
    </message>
    <message>
        <source>An assumption whose consequences, taken together, lead to a contradiction or to one result.</source>
        <translation>कोई बात मान लें, तो उससे निकली बातें मिलकर विरोधाभास तक, या एक ही नतीजे तक ले जाती हैं।</translation>
    </message>
    <message>
        <source>A link may rest on several earlier ones: what they remove together leaves one possibility.
Everything that follows is forced.
So the conclusion is certain.</source>
        <translation>कोई कड़ी पहले की कई कड़ियों पर टिकी हो सकती है: वे मिलकर जो हटाती हैं, उससे एक ही संभावना बचती है।
आगे जो कुछ निकलता है, वह अपने आप तय होता है।
इसलिए नतीजा पक्का है।</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Do the same with the other possibility, and compare.</source>
        <translation>बोर्ड की एक प्रति बना लें, एक विकल्प मान लें और जो निकले, उसे भरते जाएँ।
दूसरी संभावना के साथ भी यही करें, और दोनों को मिलाकर देखें।</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way pairs, X-Wings and the like are used too.</source>
        <translation>कोई बात मान लें, तो उससे निकली बातें विरोधाभास तक, या एक ही नतीजे तक ले जाती हैं।
रास्ते में पेयर, X-Wing और ऐसे ही पैटर्न भी काम में आते हैं।</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a simple pattern that they bring about.
So the conclusion is certain.</source>
        <translation>हर कड़ी पहले की कड़ियों से, या उनसे बने किसी सरल पैटर्न से, निश्चित रूप से निकलती है।
इसलिए नतीजा पक्का है।</translation>
    </message>
    <message>
        <source>Assume one candidate on a copy of the board and go on solving there.
Use any technique that you know.</source>
        <translation>बोर्ड की एक प्रति पर एक विकल्प मान लें और वहीं आगे हल करते जाएँ।
जो भी तकनीक आती हो, उसका इस्तेमाल करें।</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way, smaller assumptions are made and settled.</source>
        <translation>कोई बात मान लें, तो उससे निकली बातें विरोधाभास तक, या एक ही नतीजे तक ले जाती हैं।
रास्ते में छोटी-छोटी बातें भी मानी जाती हैं और वहीं निपटाई जाती हैं।</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a chain of its own that starts from them.
So the conclusion is certain.</source>
        <translation>हर कड़ी पहले की कड़ियों से, या उनसे शुरू होने वाली किसी अलग चेन से, निश्चित रूप से निकलती है।
इसलिए नतीजा पक्का है।</translation>
    </message>
    <message>
        <source>This goes beyond what people do by hand.
The walk shows one link after the other.</source>
        <translation>यह हाथ से हल करने वालों के बस के बाहर है।
“कदम-दर-कदम” एक के बाद एक कड़ी दिखाता है।</translation>
    </message>
    <message>
        <source>A cell or house in which all possibilities but some can be shown to be impossible.</source>
        <translation>ऐसा सेल या ऐसी इकाई, जिसमें गिनी-चुनी संभावनाओं को छोड़कर बाकी सब असंभव साबित की जा सकती हैं।</translation>
    </message>
    <message>
        <source>Each of the wrong possibilities is tried out until the board breaks.
What remains is true.</source>
        <translation>हर गलत संभावना को तब तक आज़माया जाता है, जब तक विरोधाभास न आ जाए।
जो बचती है, वही सही है।</translation>
    </message>
    <message>
        <source>This is the last resort where no pattern is known.
Follow each case on a copy of the board.</source>
        <translation>यह आखिरी उपाय है, जब कोई पैटर्न पता न हो।
हर सूरत पर बोर्ड की एक प्रति में चलें।</translation>
    </message>
</context>
<context>
    <name>sudoku::HelpGroup</name>
    <message>
        <source>Help</source>
        <translation>मदद</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>अगला कदम (&amp;S)</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <translation>पूछें (&amp;K)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>अगला कदम</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>पूछें</translation>
    </message>
    <message>
        <source>Marks where the chosen digit can go</source>
        <translation>जहाँ चुना हुआ अंक आ सकता है, वहाँ निशान लगाता है</translation>
    </message>
    <message>
        <source>What the cell can be, and why not another digit</source>
        <translation>सेल में क्या हो सकता है, और बाकी अंक क्यों नहीं</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>कहाँ देखें, क्या मिलेगा और क्यों</translation>
    </message>
    <message>
        <source>H&amp;ints for %1</source>
        <translation>%1 के लिए संकेत (&amp;I)</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>संकेत (&amp;I)</translation>
    </message>
</context>
<context>
    <name>sudoku::HintChoicesPage</name>
    <message>
        <source>Allow uni&amp;queness techniques</source>
        <translation>एकमात्र हल पर टिकी तकनीकें भी (&amp;Q)</translation>
    </message>
    <message>
        <source>Techniques that Next step may use</source>
        <translation>“अगला कदम” किन तकनीकों का इस्तेमाल करे</translation>
    </message>
    <message>
        <source>Techniques &amp;up to</source>
        <translation>इस स्तर तक की तकनीकें (&amp;U)</translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message>
        <source>Look here</source>
        <translation>यहाँ देखें</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>संकेत: %1</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>इस सेल</translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>इस सेल</numerusform>
            <numerusform>इन {count} सेलों</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a digit on the board</comment>
        <translation>अंक %1 वाले इस सेल</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>अंक %1 वाले इस सेल</numerusform>
            <numerusform>अंक %1 वाले इन {count} सेलों</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a candidate</comment>
        <translation>अंक %1 की इस संभावित जगह</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>अंक %1 की इस संभावित जगह</numerusform>
            <numerusform>अंक %1 की इन {count} संभावित जगहों</numerusform>
        </translation>
    </message>
    <message>
        <source>{pattern} decides it.</source>
        <translation>सारी बात {pattern} पर टिकी है।</translation>
    </message>
    <message>
        <source>{pattern} decide it.</source>
        <translation>सारी बात {pattern} पर टिकी है।</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>संकेत: %1।</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>कदम %1 / %2: %3</translation>
    </message>
    <message>
        <source>Hint: %1. %2</source>
        <translation>संकेत: %1। %2</translation>
    </message>
    <message>
        <source>Apply writes %1 into row %2, column %3.</source>
        <translation>“लागू करें” से पंक्ति %2, कॉलम %3 में %1 लिखा जाता है।</translation>
    </message>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>“लागू करें” से एक विकल्प हटता है।</numerusform>
            <numerusform>“लागू करें” से {count} विकल्प हटते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>What if %1 were %2?</source>
        <comment>a cell and a digit</comment>
        <translation>अगर %1 में %2 हो, तो?</translation>
    </message>
    <message>
        <source>What if %1 were not %2?</source>
        <comment>a cell and a digit</comment>
        <translation>अगर %1 में %2 न हो, तो?</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>भरा गया एक अंक गलत है</numerusform>
            <numerusform>भरे गए {count} अंक गलत हैं</numerusform>
        </translation>
    </message>
    <message>
        <source>Are your notes complete?</source>
        <translation>क्या आपके नोट पूरे हैं?</translation>
    </message>
    <message>
        <source>Do you note every candidate?</source>
        <translation>क्या आपके नोटों में हर विकल्प होता है?</translation>
    </message>
    <message>
        <source>Then a missing one counts as crossed out.</source>
        <translation>तब जो विकल्प नोट में नहीं है, उसे कटा हुआ माना जाएगा।</translation>
    </message>
    <message>
        <source>If not, a missing one means nothing.</source>
        <translation>अगर नहीं, तो उसके न होने का कोई मतलब नहीं।</translation>
    </message>
    <message>
        <source>A note is missing</source>
        <translation>एक नोट की कमी है</translation>
    </message>
    <message>
        <source>You crossed out the right digit in {cell}.</source>
        <translation>{cell} में आपने सही अंक काट दिया।</translation>
    </message>
    <message>
        <source>The notes of {cell} lack the right digit.</source>
        <translation>{cell} के नोटों में सही अंक नहीं है।</translation>
    </message>
    <message>
        <source>The next step rests on it.</source>
        <translation>अगला कदम उसी पर टिका है।</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>कोई कदम नहीं</translation>
    </message>
    <message>
        <source>No technique that Next step may use gets on here. This one would: {technique}.</source>
        <translation>“अगला कदम” जिन तकनीकों का इस्तेमाल कर सकता है, उनसे यहाँ बात आगे नहीं बढ़ती। इससे बढ़ेगी: {technique}।</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>खोजने को कुछ नहीं बचा।</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>एक से ज़्यादा हल</translation>
    </message>
    <message>
        <source>From here on logic decides nothing: several solutions are left.</source>
        <translation>यहाँ से आगे तर्क से कुछ तय नहीं होता: एक से ज़्यादा हल बचे हैं।</translation>
    </message>
    <message>
        <source>Choose a digit yourself: any that leads to a solution is right.</source>
        <translation>कोई अंक खुद चुनें: जो भी किसी हल तक ले जाए, वह सही है।</translation>
    </message>
    <message>
        <source>Looking for the next step…</source>
        <translation>अगला कदम खोजा जा रहा है…</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>एक विकल्प काटा गया।</numerusform>
            <numerusform>{count} विकल्प काटे गए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{cells} में {digits} काटा गया।</numerusform>
            <numerusform>{cells} में {digits} काटे गए।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HistogramChart</name>
    <message>
        <source>Spread of times</source>
        <translation>समयों का फैलाव</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of games, in which unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>अभी किसी खेल का समय नहीं है</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a number of games, as a sentence</comment>
        <translation>%1।</translation>
    </message>
    <message>
        <source>The median is %1.</source>
        <comment>a time</comment>
        <translation>माध्यिका %1 है।</translation>
    </message>
    <message>
        <source>The highest bar begins at %1: %2.</source>
        <comment>a time, a number of games</comment>
        <translation>सबसे ज़्यादा खेल %1 से शुरू होने वाले खंभे में हैं: %2।</translation>
    </message>
    <message>
        <source>median %1</source>
        <comment>a time</comment>
        <translation>माध्यिका %1</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryFiles</name>
    <message>
        <source>Games are being imported already.</source>
        <translation>खेल पहले से इंपोर्ट हो रहे हैं।</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryReader</name>
    <message>
        <source>this is no history of Sudoku games</source>
        <translation>यह सुडोकू के खेलों का इतिहास नहीं है</translation>
    </message>
    <message>
        <source>the file is damaged, or ends too early</source>
        <translation>फ़ाइल खराब है, या बीच में ही खत्म हो जाती है</translation>
    </message>
    <message>
        <source>this is in UTF-16, and has to be in UTF-8</source>
        <translation>यह UTF-16 में है, जबकि UTF-8 में होनी चाहिए</translation>
    </message>
    <message>
        <source>the games are no list</source>
        <translation>जहाँ खेल होने चाहिए, वहाँ सूची नहीं है</translation>
    </message>
    <message>
        <source>what %1 says cannot be read</source>
        <translation>%1 में जो लिखा है, वह पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>this history is from a newer version of the program</source>
        <translation>यह इतिहास प्रोग्राम के किसी नए संस्करण का है</translation>
    </message>
    <message>
        <source>the collections are no list</source>
        <translation>जहाँ संग्रह होने चाहिए, वहाँ सूची नहीं है</translation>
    </message>
    <message>
        <source>a collection cannot be read</source>
        <translation>एक संग्रह पढ़ा नहीं जा सकता</translation>
    </message>
    <message>
        <source>the puzzles of a collection cannot be read</source>
        <translation>एक संग्रह की पहेलियाँ पढ़ी नहीं जा सकतीं</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>लाइन %1: %2</translation>
    </message>
    <message>
        <source>a game cannot be read</source>
        <translation>एक खेल पढ़ा नहीं जा सकता</translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message>
        <source>row %1</source>
        <comment>plain</comment>
        <translation>पंक्ति %1</translation>
    </message>
    <message>
        <source>in row %1</source>
        <comment>in</comment>
        <translation>पंक्ति %1 में</translation>
    </message>
    <message>
        <source>of row %1</source>
        <comment>of</comment>
        <translation>पंक्ति %1</translation>
    </message>
    <message>
        <source>to row %1</source>
        <comment>to</comment>
        <translation>पंक्ति %1 में</translation>
    </message>
    <message>
        <source>with row %1</source>
        <comment>with</comment>
        <translation>पंक्ति %1 से</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>object</comment>
        <translation>पंक्ति %1 को</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>plain</comment>
        <translation>कॉलम %1</translation>
    </message>
    <message>
        <source>in column %1</source>
        <comment>in</comment>
        <translation>कॉलम %1 में</translation>
    </message>
    <message>
        <source>of column %1</source>
        <comment>of</comment>
        <translation>कॉलम %1</translation>
    </message>
    <message>
        <source>to column %1</source>
        <comment>to</comment>
        <translation>कॉलम %1 में</translation>
    </message>
    <message>
        <source>with column %1</source>
        <comment>with</comment>
        <translation>कॉलम %1 से</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>object</comment>
        <translation>कॉलम %1 को</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>plain</comment>
        <translation>ऊपर बाएँ वाला बॉक्स</translation>
    </message>
    <message>
        <source>in the top left box</source>
        <comment>in</comment>
        <translation>ऊपर बाएँ वाले बॉक्स में</translation>
    </message>
    <message>
        <source>of the top left box</source>
        <comment>of</comment>
        <translation>ऊपर बाएँ वाले बॉक्स</translation>
    </message>
    <message>
        <source>to the top left box</source>
        <comment>to</comment>
        <translation>ऊपर बाएँ वाले बॉक्स में</translation>
    </message>
    <message>
        <source>with the top left box</source>
        <comment>with</comment>
        <translation>ऊपर बाएँ वाले बॉक्स से</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>object</comment>
        <translation>ऊपर बाएँ वाले बॉक्स को</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>plain</comment>
        <translation>ऊपर बीच वाला बॉक्स</translation>
    </message>
    <message>
        <source>in the top middle box</source>
        <comment>in</comment>
        <translation>ऊपर बीच वाले बॉक्स में</translation>
    </message>
    <message>
        <source>of the top middle box</source>
        <comment>of</comment>
        <translation>ऊपर बीच वाले बॉक्स</translation>
    </message>
    <message>
        <source>to the top middle box</source>
        <comment>to</comment>
        <translation>ऊपर बीच वाले बॉक्स में</translation>
    </message>
    <message>
        <source>with the top middle box</source>
        <comment>with</comment>
        <translation>ऊपर बीच वाले बॉक्स से</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>object</comment>
        <translation>ऊपर बीच वाले बॉक्स को</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>plain</comment>
        <translation>ऊपर दाएँ वाला बॉक्स</translation>
    </message>
    <message>
        <source>in the top right box</source>
        <comment>in</comment>
        <translation>ऊपर दाएँ वाले बॉक्स में</translation>
    </message>
    <message>
        <source>of the top right box</source>
        <comment>of</comment>
        <translation>ऊपर दाएँ वाले बॉक्स</translation>
    </message>
    <message>
        <source>to the top right box</source>
        <comment>to</comment>
        <translation>ऊपर दाएँ वाले बॉक्स में</translation>
    </message>
    <message>
        <source>with the top right box</source>
        <comment>with</comment>
        <translation>ऊपर दाएँ वाले बॉक्स से</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>object</comment>
        <translation>ऊपर दाएँ वाले बॉक्स को</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>plain</comment>
        <translation>बाएँ बीच वाला बॉक्स</translation>
    </message>
    <message>
        <source>in the middle left box</source>
        <comment>in</comment>
        <translation>बाएँ बीच वाले बॉक्स में</translation>
    </message>
    <message>
        <source>of the middle left box</source>
        <comment>of</comment>
        <translation>बाएँ बीच वाले बॉक्स</translation>
    </message>
    <message>
        <source>to the middle left box</source>
        <comment>to</comment>
        <translation>बाएँ बीच वाले बॉक्स में</translation>
    </message>
    <message>
        <source>with the middle left box</source>
        <comment>with</comment>
        <translation>बाएँ बीच वाले बॉक्स से</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>object</comment>
        <translation>बाएँ बीच वाले बॉक्स को</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>plain</comment>
        <translation>बीच वाला बॉक्स</translation>
    </message>
    <message>
        <source>in the middle box</source>
        <comment>in</comment>
        <translation>बीच वाले बॉक्स में</translation>
    </message>
    <message>
        <source>of the middle box</source>
        <comment>of</comment>
        <translation>बीच वाले बॉक्स</translation>
    </message>
    <message>
        <source>to the middle box</source>
        <comment>to</comment>
        <translation>बीच वाले बॉक्स में</translation>
    </message>
    <message>
        <source>with the middle box</source>
        <comment>with</comment>
        <translation>बीच वाले बॉक्स से</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>object</comment>
        <translation>बीच वाले बॉक्स को</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>plain</comment>
        <translation>दाएँ बीच वाला बॉक्स</translation>
    </message>
    <message>
        <source>in the middle right box</source>
        <comment>in</comment>
        <translation>दाएँ बीच वाले बॉक्स में</translation>
    </message>
    <message>
        <source>of the middle right box</source>
        <comment>of</comment>
        <translation>दाएँ बीच वाले बॉक्स</translation>
    </message>
    <message>
        <source>to the middle right box</source>
        <comment>to</comment>
        <translation>दाएँ बीच वाले बॉक्स में</translation>
    </message>
    <message>
        <source>with the middle right box</source>
        <comment>with</comment>
        <translation>दाएँ बीच वाले बॉक्स से</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>object</comment>
        <translation>दाएँ बीच वाले बॉक्स को</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>plain</comment>
        <translation>नीचे बाएँ वाला बॉक्स</translation>
    </message>
    <message>
        <source>in the bottom left box</source>
        <comment>in</comment>
        <translation>नीचे बाएँ वाले बॉक्स में</translation>
    </message>
    <message>
        <source>of the bottom left box</source>
        <comment>of</comment>
        <translation>नीचे बाएँ वाले बॉक्स</translation>
    </message>
    <message>
        <source>to the bottom left box</source>
        <comment>to</comment>
        <translation>नीचे बाएँ वाले बॉक्स में</translation>
    </message>
    <message>
        <source>with the bottom left box</source>
        <comment>with</comment>
        <translation>नीचे बाएँ वाले बॉक्स से</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>object</comment>
        <translation>नीचे बाएँ वाले बॉक्स को</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>plain</comment>
        <translation>नीचे बीच वाला बॉक्स</translation>
    </message>
    <message>
        <source>in the bottom middle box</source>
        <comment>in</comment>
        <translation>नीचे बीच वाले बॉक्स में</translation>
    </message>
    <message>
        <source>of the bottom middle box</source>
        <comment>of</comment>
        <translation>नीचे बीच वाले बॉक्स</translation>
    </message>
    <message>
        <source>to the bottom middle box</source>
        <comment>to</comment>
        <translation>नीचे बीच वाले बॉक्स में</translation>
    </message>
    <message>
        <source>with the bottom middle box</source>
        <comment>with</comment>
        <translation>नीचे बीच वाले बॉक्स से</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>object</comment>
        <translation>नीचे बीच वाले बॉक्स को</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>plain</comment>
        <translation>नीचे दाएँ वाला बॉक्स</translation>
    </message>
    <message>
        <source>in the bottom right box</source>
        <comment>in</comment>
        <translation>नीचे दाएँ वाले बॉक्स में</translation>
    </message>
    <message>
        <source>of the bottom right box</source>
        <comment>of</comment>
        <translation>नीचे दाएँ वाले बॉक्स</translation>
    </message>
    <message>
        <source>to the bottom right box</source>
        <comment>to</comment>
        <translation>नीचे दाएँ वाले बॉक्स में</translation>
    </message>
    <message>
        <source>with the bottom right box</source>
        <comment>with</comment>
        <translation>नीचे दाएँ वाले बॉक्स से</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>object</comment>
        <translation>नीचे दाएँ वाले बॉक्स को</translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>पंक्ति %1</numerusform>
            <numerusform>पंक्ति %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in rows %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>पंक्ति %1 में</numerusform>
            <numerusform>पंक्ति %1 में</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of rows %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>पंक्ति %1</numerusform>
            <numerusform>पंक्ति %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to rows %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>पंक्ति %1 में</numerusform>
            <numerusform>पंक्ति %1 में</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with rows %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>पंक्ति %1 से</numerusform>
            <numerusform>पंक्ति %1 से</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>पंक्ति %1 को</numerusform>
            <numerusform>पंक्ति %1 को</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>कॉलम %1</numerusform>
            <numerusform>कॉलम %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in columns %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>कॉलम %1 में</numerusform>
            <numerusform>कॉलम %1 में</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of columns %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>कॉलम %1</numerusform>
            <numerusform>कॉलम %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to columns %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>कॉलम %1 में</numerusform>
            <numerusform>कॉलम %1 में</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with columns %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>कॉलम %1 से</numerusform>
            <numerusform>कॉलम %1 से</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>कॉलम %1 को</numerusform>
            <numerusform>कॉलम %1 को</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>plain</comment>
        <translation>
            <numerusform>एक इकाई</numerusform>
            <numerusform>{count} इकाइयाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>एक इकाई में</numerusform>
            <numerusform>{count} इकाइयों में</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>एक इकाई</numerusform>
            <numerusform>{count} इकाइयों</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>एक इकाई में</numerusform>
            <numerusform>{count} इकाइयों में</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>एक इकाई से</numerusform>
            <numerusform>{count} इकाइयों से</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>एक इकाई को</numerusform>
            <numerusform>{count} इकाइयों को</numerusform>
        </translation>
    </message>
    <message>
        <source>%1</source>
        <comment>number of a row in a list</comment>
        <extracomment>The number of a row or column in a list such as: rows 3 and 7. Turkish writes &quot;%1.&quot;</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>number of a column in a list</comment>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>sudoku::IdleCoach</name>
    <message>
        <source>Coach</source>
        <translation>कोच</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>अगला कदम</translation>
    </message>
    <message>
        <source>Ask about this cell</source>
        <translation>इस सेल के बारे में पूछें</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>सभी कदम</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>सीखें…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>अभ्यास…</translation>
    </message>
    <message>
        <source>Next step says where to look first, then what is there, then why. You decide how much it tells.</source>
        <translation>“अगला कदम” पहले बताता है कि कहाँ देखना है, फिर वहाँ क्या है, फिर क्यों। कितना जानना है, यह आपके हाथ में है।</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>कहाँ देखें, क्या मिलेगा और क्यों</translation>
    </message>
    <message>
        <source>What it can be, and why not another digit</source>
        <translation>इसमें क्या हो सकता है, और बाकी अंक क्यों नहीं</translation>
    </message>
    <message>
        <source>All that can be found now</source>
        <translation>अभी जो कुछ खोजा जा सकता है</translation>
    </message>
    <message>
        <source>Lessons from the rules to the hardest techniques</source>
        <translation>नियमों से लेकर सबसे कठिन तकनीकों तक के पाठ</translation>
    </message>
    <message>
        <source>Positions that need one technique</source>
        <translation>ऐसी स्थितियाँ, जिनमें एक तकनीक चाहिए</translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message>
        <source>Nothing to restore: %1</source>
        <translation>वापस लाने को कुछ नहीं: %1</translation>
    </message>
    <message>
        <source>Nothing to import: %1</source>
        <translation>इंपोर्ट करने को कुछ नहीं: %1</translation>
    </message>
    <message>
        <source>there is no game in it.</source>
        <translation>इसमें कोई खेल नहीं है।</translation>
    </message>
    <message>
        <source>its game is there already.</source>
        <translation>इसका खेल पहले से मौजूद है।</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>इसका खेल पहले से मौजूद है।</numerusform>
            <numerusform>सभी %Ln खेल पहले से मौजूद हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game in %1.</source>
        <translation>%1 में कोई नया खेल नहीं।</translation>
    </message>
    <message>
        <source>Taken out of the bin: %1.</source>
        <translation>%1 ट्रैश से निकाले गए।</translation>
    </message>
    <message>
        <source>Collections that came with it: %1.</source>
        <translation>इसके साथ %1 संग्रह भी आए।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>%1 से एक खेल वापस लाया गया</numerusform>
            <numerusform>%1 से %Ln खेल वापस लाए गए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>%1 से एक खेल इंपोर्ट हुआ</numerusform>
            <numerusform>%1 से %Ln खेल इंपोर्ट हुए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>%1 से एक चाल वापस लाई गई</numerusform>
            <numerusform>%1 से %Ln चालें वापस लाई गईं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>%1 से एक चाल इंपोर्ट हुई</numerusform>
            <numerusform>%1 से %Ln चालें इंपोर्ट हुईं</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what came, as a sentence</comment>
        <translation>%1।</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <comment>what came, moves</comment>
        <extracomment>Such as: 12 games imported from sudoku.json (300 moves).</extracomment>
        <translation>%1 (%2)।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>एक चाल</numerusform>
            <numerusform>%Ln चालें</numerusform>
        </translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>%1 के बैकअप</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>एक पहले से मौजूद था।</numerusform>
            <numerusform>%Ln पहले से मौजूद थे।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::InputStrip</name>
    <message>
        <source>Undo</source>
        <translation>पूर्ववत करें</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>पुनः करें</translation>
    </message>
    <message>
        <source>How digits are meant</source>
        <translation>अंक किस रूप में लिखे जाएँ</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>कोने में</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>नोट</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>बीच में</translation>
    </message>
    <message>
        <source>Centre notes</source>
        <translation>बीच के नोट</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>रंग</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>रंग</translation>
    </message>
    <message>
        <source>A digit typed is an entry</source>
        <translation>लिखा हुआ अंक सेल में भरा जाता है</translation>
    </message>
    <message>
        <source>Notes at fixed places, as {Shift} with a digit</source>
        <translation>तय जगहों पर नोट, जैसा {Shift} और अंक से होता है</translation>
    </message>
    <message>
        <source>Notes in a row, as {Ctrl} with a digit</source>
        <translation>एक सीध में नोट, जैसा {Ctrl} और अंक से होता है</translation>
    </message>
    <message>
        <source>Colours, as {Ctrl} and {Shift} with a digit</source>
        <translation>रंग, जैसा {Ctrl}, {Shift} और अंक से होता है</translation>
    </message>
</context>
<context>
    <name>sudoku::Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 and 7</extracomment>
        <translation>%1 और %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 and 7</extracomment>
        <translation>%1 और %2</translation>
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
        <translation>%1 या %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 or 7</extracomment>
        <translation>%1 या %2</translation>
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
        <translation>%1 या %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 or 7</extracomment>
        <translation>%1 या %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>neither of two</comment>
        <extracomment>Two items of a list after a negation: it cannot be 4 or 7</extracomment>
        <translation>%1 या %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>none of three or more</comment>
        <extracomment>The end of a list of three items or more after a negation: it cannot be 1, 4 or 7</extracomment>
        <translation>%1 या %2</translation>
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
        <translation>; </translation>
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
        <translation>मिटाएँ (&amp;L)</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>डिफ़ॉल्ट कुंजी (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>ले लें (&amp;T)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>कुंजियाँ</translation>
    </message>
    <message>
        <source>Search the entries and keys</source>
        <translation>मेनू के आइटम और कुंजियाँ खोजें</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>खोजें</translation>
    </message>
    <message>
        <source>Entries of the menus and their keys</source>
        <translation>मेनू के आइटम और उनकी कुंजियाँ</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>सब रीसेट करें (&amp;R)</translation>
    </message>
    <message>
        <source>All entries have their default keys.</source>
        <translation>सभी कुंजियाँ डिफ़ॉल्ट हैं।</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>मेनू का कोई आइटम चुनें।</translation>
    </message>
    <message>
        <source>%1: no key by default</source>
        <translation>%1: डिफ़ॉल्ट में कोई कुंजी नहीं</translation>
    </message>
    <message>
        <source>%1: %2 by default</source>
        <translation>%1: डिफ़ॉल्ट कुंजी %2</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>%1 की कुंजी</translation>
    </message>
    <message>
        <source>Go to the field above and press the new key.</source>
        <translation>ऊपर के खाने में जाएँ और नई कुंजी दबाएँ।</translation>
    </message>
    <message>
        <source>%1 cannot be changed. It is for: %2. Press another key.</source>
        <translation>%1 को बदला नहीं जा सकता। यह इसके लिए है: %2। कोई और कुंजी दबाएँ।</translation>
    </message>
    <message>
        <source>%1 belongs to %2 – take it from there?</source>
        <translation>%1 कुंजी “%2” की है – वहाँ से ले लें?</translation>
    </message>
    <message>
        <source>%1 has no key now.</source>
        <translation>“%1” की अब कोई कुंजी नहीं है।</translation>
    </message>
    <message>
        <source>%1 has the key %2 now.</source>
        <translation>“%1” की कुंजी अब %2 है।</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>कुछ नहीं मिला।</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownBar</name>
    <message>
        <source>Known</source>
        <translation>जानी हुई तकनीकें</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownCard</name>
    <message>
        <source>Choose where to begin</source>
        <translation>चुनें कि कहाँ से शुरू करना है</translation>
    </message>
    <message>
        <source>You know %1 of %2</source>
        <translation>%2 में से %1 आपको आती हैं</translation>
    </message>
</context>
<context>
    <name>sudoku::Ladder</name>
    <message>
        <source>Step %1 of 4 of the hint</source>
        <translation>संकेत का चरण %1 / 4</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>कहाँ</translation>
    </message>
    <message>
        <source>What</source>
        <translation>क्या</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>क्यों</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>लागू करें</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>सीखें</translation>
    </message>
    <message>
        <source>Technique guide</source>
        <translation>तकनीकों की गाइड</translation>
    </message>
    <message>
        <source>Choose where to begin</source>
        <translation>चुनें कि कहाँ से शुरू करना है</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>तकनीक खोजें</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnWords</name>
    <message>
        <source>Basics</source>
        <comment>the first stage of the course</comment>
        <translation>बुनियादी बातें</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>लगभग एक मिनट</numerusform>
            <numerusform>लगभग %Ln मिनट</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>आती है</translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>दोहराव · %Ln दिन</numerusform>
            <numerusform>दोहराव · %Ln दिन</numerusform>
        </translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>दोहराव</translation>
    </message>
    <message>
        <source>next · %1 min</source>
        <translation>अगला · %1 मिनट</translation>
    </message>
    <message>
        <source>%1 min · learning</source>
        <translation>%1 मिनट · सीखना जारी</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 मिनट</translation>
    </message>
    <message>
        <source>known, due for a refresh</source>
        <translation>आती है, दोहराने का समय हो गया</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>अगला पाठ</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>सीखना जारी</translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1, एक दिन से सामने नहीं आई</numerusform>
            <numerusform>%1, %Ln दिनों से सामने नहीं आई</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not met for a while</source>
        <translation>%1, कुछ समय से सामने नहीं आई</translation>
    </message>
    <message>
        <source>new</source>
        <translation>नई</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>दोहराने का समय हो गया</translation>
    </message>
</context>
<context>
    <name>sudoku::Legend</name>
    <message>
        <source>the digit that links them</source>
        <translation>जुड़वाँ सेलों को जोड़ने वाला अंक</translation>
    </message>
    <message>
        <source>only one set can have it</source>
        <translation>यह अंक दो सेटों में से केवल एक में हो सकता है</translation>
    </message>
    <message>
        <source>digits it sees</source>
        <translation>अंक, जिन्हें यह सेल देखता है</translation>
    </message>
    <message>
        <source>each closes what it sees</source>
        <translation>इस सेल का अंक उन सेलों में नहीं आता, जिन्हें यह देखता है</translation>
    </message>
    <message>
        <source>has the digit</source>
        <translation>अंक यहाँ है</translation>
    </message>
    <message>
        <source>has the %1</source>
        <comment>a digit</comment>
        <translation>%1 यहाँ है</translation>
    </message>
    <message>
        <source>cannot be %1</source>
        <comment>a digit</comment>
        <translation>यहाँ %1 नहीं हो सकता</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>कटा हुआ विकल्प</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>यहाँ %1 ही होगा</translation>
    </message>
    <message>
        <source>must be this digit</source>
        <translation>यहाँ यही अंक होगा</translation>
    </message>
    <message>
        <source>is this digit</source>
        <translation>यहाँ यही अंक है</translation>
    </message>
    <message>
        <source>is %1</source>
        <comment>a digit</comment>
        <translation>यहाँ %1 है</translation>
    </message>
    <message>
        <source>leads from one to the other</source>
        <translation>दोनों को जोड़ने वाली जगह</translation>
    </message>
    <message>
        <source>is not this digit</source>
        <translation>यहाँ यह अंक नहीं है</translation>
    </message>
    <message>
        <source>is not %1</source>
        <comment>a digit</comment>
        <translation>यहाँ %1 नहीं है</translation>
    </message>
    <message>
        <source>if not, then this</source>
        <translation>वह नहीं, तो यह</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>वह हो, तो यह नहीं</translation>
    </message>
    <message>
        <source>all are %1, or none</source>
        <comment>a digit</comment>
        <translation>इन सबमें %1, या किसी में भी नहीं</translation>
    </message>
    <message>
        <source>else all of these are</source>
        <translation>हरे सेलों में नहीं, तो इन सबमें यही अंक</translation>
    </message>
    <message>
        <source>the other pair: all or none</source>
        <translation>दूसरी कलरिंग: सबमें यही अंक, या किसी में भी नहीं</translation>
    </message>
    <message>
        <source>else all of these</source>
        <translation>हरे छल्लों में नहीं, तो इन सबमें यही अंक</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>लाइन के सेल</translation>
    </message>
    <message>
        <source>set A</source>
        <translation>सेट A</translation>
    </message>
    <message>
        <source>set C</source>
        <translation>सेट C</translation>
    </message>
    <message>
        <source>set D</source>
        <translation>सेट D</translation>
    </message>
    <message>
        <source>gone in step %1</source>
        <translation>कदम %1 में हटा</translation>
    </message>
    <message>
        <source>gone before</source>
        <translation>पहले हटा</translation>
    </message>
    <message>
        <source>one of these is %1</source>
        <comment>a digit</comment>
        <translation>इनमें से एक में %1 है</translation>
    </message>
    <message>
        <source>places for %1</source>
        <translation>%1 की जगहें</translation>
    </message>
    <message>
        <source>these digits fill these cells</source>
        <translation>ये अंक इन्हीं सेलों में आते हैं</translation>
    </message>
    <message>
        <source>the twins</source>
        <translation>जुड़वाँ</translation>
    </message>
    <message>
        <source>the wings</source>
        <translation>पंख</translation>
    </message>
    <message>
        <source>could be swapped</source>
        <translation>इनके अंक आपस में बदले जा सकते थे</translation>
    </message>
    <message>
        <source>places of the fish</source>
        <translation>फ़िश की जगहें</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>इनमें से एक सही है</translation>
    </message>
    <message>
        <source>cells tried together</source>
        <translation>साथ-साथ आज़माए सेल</translation>
    </message>
    <message>
        <source>in both row or column and box</source>
        <translation>लाइन और बॉक्स, दोनों में</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>पैटर्न</translation>
    </message>
    <message>
        <source>the fin: an extra place</source>
        <translation>फ़िन: अतिरिक्त जगह</translation>
    </message>
    <message>
        <source>the %1 that makes three: it must be true</source>
        <translation>%1 यहाँ तीसरी बार है: यही सही है</translation>
    </message>
    <message>
        <source>what keeps the swap away</source>
        <translation>अदला-बदली रोकने वाला विकल्प</translation>
    </message>
    <message>
        <source>where it breaks</source>
        <translation>विरोधाभास यहाँ है</translation>
    </message>
    <message>
        <source>locked with the extra digits</source>
        <translation>अतिरिक्त अंकों के साथ लॉक्ड सेट</translation>
    </message>
    <message>
        <source>would have no candidate left</source>
        <translation>यहाँ कोई विकल्प न बचता</translation>
    </message>
    <message>
        <source>cells of the box</source>
        <translation>बॉक्स के सेल</translation>
    </message>
    <message>
        <source>set B</source>
        <translation>सेट B</translation>
    </message>
    <message>
        <source>a set with one digit more than cells</source>
        <translation>सेट, जिसमें जितने सेल हैं, उनसे एक ज़्यादा अंक है</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>डंठल</translation>
    </message>
    <message>
        <source>the pivot</source>
        <translation>धुरी</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>यहाँ देखें</translation>
    </message>
    <message>
        <source>the row we look at</source>
        <translation>यह पंक्ति देखें</translation>
    </message>
    <message>
        <source>the column we look at</source>
        <translation>यह कॉलम देखें</translation>
    </message>
    <message>
        <source>the box we look at</source>
        <translation>यह बॉक्स देखें</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonLadder</name>
    <message>
        <source>See it, part %1 of %2</source>
        <translation>समझें, भाग %1 / %2</translation>
    </message>
    <message>
        <source>Find it, exercise %1 of %2</source>
        <translation>खोजें, अभ्यास %1 / %2</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>इस्तेमाल करें</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>पाठ का अंत</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>समझें</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>खोजें</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>पाठ</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>%2 में से %1 आती हैं</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>पाठ</translation>
    </message>
    <message>
        <source>The example of the lesson</source>
        <translation>पाठ का उदाहरण</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>सीखें</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>कोर्स पर वापस</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>पाठ का अंत</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>पाठ: %1</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>तीर कुंजियों से सेल पर जाएँ; अंक दबाने से उसका वह विकल्प चुना जाता है, {Enter} से पूरा सेल।</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>उदाहरण: %1</translation>
    </message>
    <message>
        <source>The position of the lesson</source>
        <translation>पाठ की स्थिति</translation>
    </message>
    <message>
        <source>%1: looking at the example…</source>
        <comment>a technique</comment>
        <translation>%1: उदाहरण देखा जा रहा है…</translation>
    </message>
    <message>
        <source>%1, see it: part %2 of %3.</source>
        <translation>%1, समझें: कुल %3 में से भाग %2।</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>आपका अपना खेल वैसा ही है।</translation>
    </message>
    <message>
        <source>You know it</source>
        <translation>यह आपको आती है</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>अभी साबित नहीं</translation>
    </message>
    <message>
        <source>Two exercises found alone prove that you know it.</source>
        <translation>खुद हल किए दो अभ्यास साबित करते हैं कि यह आपको आती है।</translation>
    </message>
    <message>
        <source>The lesson shows how to look.</source>
        <translation>पाठ बताता है कि कैसे देखना है।</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>समझें</translation>
    </message>
    <message>
        <source>Play a position to the end. The next step that it needs: %1.</source>
        <translation>किसी स्थिति को अंत तक खेलें। उसमें अगला ज़रूरी कदम: %1।</translation>
    </message>
    <message>
        <source>Hints work as usual. Your own game is kept in the library.</source>
        <translation>संकेत हमेशा की तरह मिलते हैं। आपका अपना खेल लाइब्रेरी में सुरक्षित है।</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>स्थिति खोजी जा रही है…</translation>
    </message>
    <message>
        <source>There is no position to play.</source>
        <translation>खेलने के लिए कोई स्थिति नहीं है।</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>इस्तेमाल करें</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>अंत तक खेलें</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>पाठ खत्म करें</translation>
    </message>
    <message>
        <source>%1, use it.</source>
        <translation>%1, इस्तेमाल करें।</translation>
    </message>
    <message>
        <source>Your own game is kept in the library.</source>
        <translation>आपका अपना खेल लाइब्रेरी में सुरक्षित है।</translation>
    </message>
    <message>
        <source>You found it yourself.</source>
        <translation>आपने इसे खुद खोजा।</translation>
    </message>
    <message>
        <source>You played it to the end.</source>
        <translation>आपने इसे अंत तक खेला।</translation>
    </message>
    <message>
        <source>%1 is known now.</source>
        <comment>a technique</comment>
        <translation>%1 अब आपको आती है।</translation>
    </message>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>बिना मदद खोजा: %1 बार। अभ्यास में या खेल में एक बार खोजने पर तकनीक आ गई मानी जाती है।</numerusform>
            <numerusform>बिना मदद खोजा: %1 बार। अभ्यास में या खेल में %Ln बार खोजने पर तकनीक आ गई मानी जाती है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>अगला पाठ: %1</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>और अभ्यास</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelBox</name>
    <message>
        <source>next game</source>
        <translation>अगला खेल</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelPage</name>
    <message>
        <source>Whatever comes: from easy to very hard.</source>
        <translation>जो भी आए: आसान से बहुत कठिन तक।</translation>
    </message>
    <message>
        <source>Many givens, and always a cell or a digit that can only go one way.</source>
        <translation>बहुत-से दिए गए अंक, और हर समय कोई सेल या अंक ऐसा, जिसका एक ही रास्ता हो।</translation>
    </message>
    <message>
        <source>Pairs, triples and digits that are locked in a row or box.</source>
        <translation>पेयर, ट्रिपल, और किसी पंक्ति या बॉक्स में लॉक्ड अंक।</translation>
    </message>
    <message>
        <source>Patterns over two or more rows: X-Wing, Skyscraper, wings.</source>
        <translation>दो या ज़्यादा पंक्तियों के पैटर्न: X-Wing, Skyscraper, Wing।</translation>
    </message>
    <message>
        <source>Larger patterns and short chains.</source>
        <translation>बड़े पैटर्न और छोटी चेनें।</translation>
    </message>
    <message>
        <source>Long chains of reasons.</source>
        <translation>तर्क की लंबी चेनें।</translation>
    </message>
    <message>
        <source>No pattern is enough: something has to be tried.</source>
        <translation>कोई पैटर्न काफ़ी नहीं: कुछ आज़माना ही पड़ता है।</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>कोई भी</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>मेरे लिए</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>स्तर (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>ज़रूरी तकनीक (&amp;N)</translation>
    </message>
</context>
<context>
    <name>sudoku::Library</name>
    <message>
        <source>it cannot be kept now</source>
        <translation>इसे अभी रखा नहीं जा सकता</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryActions</name>
    <message>
        <source>Undo deletion</source>
        <translation>हटाना पूर्ववत करें</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>रखें</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>नाम बदलें</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>टैग</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>समीक्षा</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>रीप्ले</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>फिर से शुरू करें</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>हटाएँ</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>More</source>
        <translation>और भी</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>एक्सपोर्ट करें…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>प्रिंट करें…</translation>
    </message>
    <message>
        <source>Print all that are shown…</source>
        <translation>दिख रही सभी पहेलियाँ प्रिंट करें…</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>सभी चुनें</translation>
    </message>
    <message>
        <source>Show techniques</source>
        <translation>तकनीकें दिखाएँ</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>वापस लाएँ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>खेलें</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryBar</name>
    <message>
        <source>All levels</source>
        <translation>सभी स्तर</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>क्रम</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>कार्ड</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>पंक्तियाँ</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>which games</comment>
        <translation>दिखाएँ: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the library, number of its games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Any collection or none</source>
        <translation>कोई भी संग्रह, या कोई नहीं</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>संग्रह इंपोर्ट करें…</translation>
    </message>
    <message>
        <source>Any tag or none</source>
        <translation>कोई भी टैग, या कोई नहीं</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>क्रम: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryCollection</name>
    <message>
        <source>Play next</source>
        <translation>अगली खेलें</translation>
    </message>
    <message>
        <source>Play at random</source>
        <translation>कोई भी पहेली खेलें</translation>
    </message>
    <message>
        <source>Rename collection</source>
        <translation>संग्रह का नाम बदलें</translation>
    </message>
    <message>
        <source>Delete collection</source>
        <translation>संग्रह हटाएँ</translation>
    </message>
    <message>
        <source>The first puzzle of those listed that has not been begun</source>
        <translation>सूची की पहली पहेली, जो शुरू नहीं की गई</translation>
    </message>
    <message>
        <source>Any puzzle of those listed that has not been begun</source>
        <translation>सूची की कोई भी पहेली, जो शुरू नहीं की गई</translation>
    </message>
    <message>
        <source>More</source>
        <translation>और भी</translation>
    </message>
    <message>
        <source>More about the collection</source>
        <translation>संग्रह के बारे में और</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryEditor</name>
    <message>
        <source>Save</source>
        <translation>सहेजें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>टैग</translation>
    </message>
    <message>
        <source>Tags of all of them</source>
        <translation>इन सबके टैग</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>संग्रह का नाम</translation>
    </message>
    <message>
        <source>beautiful, again</source>
        <translation>सुंदर, फिर से</translation>
    </message>
    <message>
        <source>With commas between</source>
        <translation>बीच में कॉमा लगाकर</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryImport</name>
    <message>
        <source>Details</source>
        <translation>विवरण</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>इंपोर्ट करें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation>%1 इंपोर्ट हो रहा है…</translation>
    </message>
    <message>
        <source>Importing %1: waiting for another program that has locked the games…</source>
        <translation>%1 इंपोर्ट हो रहा है: किसी दूसरे प्रोग्राम ने खेलों को लॉक कर रखा है, उसका इंतज़ार है…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>पहेली नहीं</translation>
    </message>
    <message>
        <source>What is no puzzle, and why</source>
        <translation>क्या पहेली नहीं है, और क्यों</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>इंपोर्ट नहीं हुआ</translation>
    </message>
    <message>
        <source>What was not imported, and why</source>
        <translation>क्या इंपोर्ट नहीं हुआ, और क्यों</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>और %1 भी।</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>लाइब्रेरी</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>नया खेल</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>खोजें</translation>
    </message>
    <message>
        <source>Level, state, tag, date, technique</source>
        <translation>स्तर, हालत, टैग, तारीख, तकनीक</translation>
    </message>
    <message>
        <source>Finds all words on a card, dates, digits and techniques</source>
        <translation>कार्ड के सभी शब्द, तारीखें, अंक और तकनीकें खोजता है</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>खोज मिटाएँ</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>संग्रह इंपोर्ट करें</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted games stay here for 30 days.</source>
        <translation>ट्रैश खाली है। हटाए गए खेल यहाँ 30 दिन रहते हैं।</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>अभी कोई खेल नहीं खेला गया।</translation>
    </message>
    <message>
        <source>No puzzle is like that.</source>
        <translation>ऐसी कोई पहेली नहीं है।</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>ऐसा कोई खेल नहीं है।</translation>
    </message>
    <message>
        <source>Each puzzle that is listed has been begun.</source>
        <translation>सूची की हर पहेली शुरू की जा चुकी है।</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>इस संग्रह की हर पहेली शुरू की जा चुकी है।</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game</comment>
        <translation>हटाया गया: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game</comment>
        <translation>वापस लाया गया: %1</translation>
    </message>
    <message>
        <source>It could not be deleted.</source>
        <translation>इसे हटाया नहीं जा सका।</translation>
    </message>
    <message>
        <source>Export the selected games</source>
        <translation>चुने हुए खेल एक्सपोर्ट करें</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>इतिहास (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>sudoku-games</source>
        <translation>sudoku-games</translation>
    </message>
    <message>
        <source>A paused game is not printed.</source>
        <translation>रोका हुआ खेल प्रिंट नहीं होता।</translation>
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
        <translation>रास्ता खोजा जा रहा है…</translation>
    </message>
</context>
<context>
    <name>sudoku::LibrarySidebar</name>
    <message>
        <source>Collections</source>
        <translation>संग्रह</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>संग्रह इंपोर्ट करें…</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>टैग</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryView</name>
    <message>
        <source>Games</source>
        <translation>खेल</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message>
        <source>All games</source>
        <translation>सभी खेल</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>रखे हुए</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>ट्रैश</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>पिछली बार खेला</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>समय</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>क्रमांक</translation>
    </message>
    <message>
        <source>Date begun</source>
        <translation>शुरू करने की तारीख</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>एक खेल</numerusform>
            <numerusform>%Ln खेल</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>%Ln में से %1 खेल</numerusform>
            <numerusform>%Ln में से %1 खेल</numerusform>
        </translation>
    </message>
    <message>
        <source>No game in the bin</source>
        <translation>ट्रैश में कोई खेल नहीं</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>ट्रैश में एक खेल, 30 दिन के लिए</numerusform>
            <numerusform>ट्रैश में %Ln खेल, हर एक 30 दिन के लिए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>%Ln में से %1 खेल चुना</numerusform>
            <numerusform>%Ln में से %1 खेल चुने</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>हटाया गया: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>वापस लाया गया: %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a collection</comment>
        <translation>%2 में से %1 हल</translation>
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
        <translation>अभी कोई स्तर नहीं</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>बिना क्रमांक</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>रुका हुआ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>filled cells, all that are to be filled</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>हल दिखाया गया</translation>
    </message>
    <message>
        <source>solved before</source>
        <translation>पहले हल किया हुआ</translation>
    </message>
    <message>
        <source>Daily puzzle of %1</source>
        <comment>a day</comment>
        <translation>%1 की दैनिक पहेली</translation>
    </message>
    <message>
        <source>The techniques of this puzzle are not known yet.</source>
        <translation>इस पहेली की तकनीकें अभी पता नहीं हैं।</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>तकनीकें: %1</translation>
    </message>
    <message>
        <source>Ratings: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>रेटिंग: %1 / %2</translation>
    </message>
    <message>
        <source>Levels: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>स्तर: %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln puzzles</source>
        <translation>
            <numerusform>%Ln में से %1 पहेली</numerusform>
            <numerusform>%Ln में से %1 पहेलियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>एक पहेली</numerusform>
            <numerusform>%Ln पहेलियाँ</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>रखा हुआ</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <comment>a day</comment>
        <translation>हटाया गया: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LinkToggle</name>
    <message>
        <source>if not, then this</source>
        <translation>वह नहीं, तो यह</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>वह हो, तो यह नहीं</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>मज़बूत</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>कमज़ोर</translation>
    </message>
    <message>
        <source>Strong, if not, then this</source>
        <translation>मज़बूत, वह नहीं, तो यह</translation>
    </message>
    <message>
        <source>Weak, if so, then not</source>
        <translation>कमज़ोर, वह हो, तो यह नहीं</translation>
    </message>
</context>
<context>
    <name>sudoku::ListPage</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>एक पहेली</numerusform>
            <numerusform>%Ln पहेलियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %Ln puzzles</source>
        <translation>
            <numerusform>%Ln में से पहली %1 पहेली</numerusform>
            <numerusform>%Ln में से पहली %1 पहेलियाँ</numerusform>
        </translation>
    </message>
    <message>
        <source>With &amp;entries</source>
        <translation>भरे अंकों के साथ (&amp;E)</translation>
    </message>
    <message>
        <source>With levels and &amp;ratings</source>
        <translation>स्तर और रेटिंग के साथ (&amp;R)</translation>
    </message>
    <message>
        <source>Working them out takes a while for many puzzles.</source>
        <translation>पहेलियाँ ज़्यादा हों, तो इन्हें निकालने में समय लगता है।</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>शीर्षक (&amp;T)</translation>
    </message>
</context>
<context>
    <name>sudoku::LookBackWords</name>
    <message>
        <source>Hardest step: %1.</source>
        <translation>सबसे कठिन कदम: %1।</translation>
    </message>
    <message>
        <source>Hardest step: %1. Hardest that you found: %2.</source>
        <translation>सबसे कठिन कदम: %1। आपका खोजा सबसे कठिन कदम: %2।</translation>
    </message>
    <message>
        <source>Hardest step: %1. You found it.</source>
        <translation>सबसे कठिन कदम: %1। इसे आपने खोजा।</translation>
    </message>
    <message>
        <source>Learn next: %1.</source>
        <translation>आगे सीखें: %1।</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>फ़ाइल (&amp;F)</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>बाहर निकलें (&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>खेल (&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>नया (&amp;N)</translation>
    </message>
    <message>
        <source>Choose a new &amp;game…</source>
        <translation>नया खेल चुनें… (&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>पिछला खेल (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>जाँचें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>संपादन (&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>पूर्ववत करें (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>पुनः करें (&amp;R)</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>सेटिंग… (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>दृश्य (&amp;V)</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>संकेत (&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>पूरी स्क्रीन (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>टूल (&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>सहायता (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>कीबोर्ड शॉर्टकट (&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>कुंजियाँ बदलें… (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;About Sudoku</source>
        <translation>सुडोकू के बारे में (&amp;A)</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>सुडोकू</translation>
    </message>
    <message>
        <source>The clipboard has a puzzle.</source>
        <translation>क्लिपबोर्ड में एक पहेली है।</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>इसे खेलें</translation>
    </message>
    <message>
        <source>Show two</source>
        <translation>दो हल दिखाएँ</translation>
    </message>
    <message>
        <source>About Sudoku</source>
        <translation>सुडोकू के बारे में</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;A Sudoku game that explains every step and keeps every game.&lt;/p&gt;&lt;p&gt;MIT licence&lt;/p&gt;</source>
        <translation>&lt;h3&gt;सुडोकू %1&lt;/h3&gt;&lt;p&gt;सुडोकू का ऐसा खेल, जो हर कदम समझाता है और हर खेल सँभालकर रखता है।&lt;/p&gt;&lt;p&gt;MIT लाइसेंस&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>बाहर निकलें</translation>
    </message>
    <message>
        <source>The last moves could not be saved. They are lost if you exit now.</source>
        <translation>आखिरी चालें सहेजी नहीं जा सकीं। अभी बाहर निकलने पर वे खो जाएँगी।</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>इस नाम से सहेजें… (&amp;A)</translation>
    </message>
    <message>
        <source>E&amp;xit all the same</source>
        <translation>फिर भी बाहर निकलें (&amp;X)</translation>
    </message>
</context>
<context>
    <name>sudoku::MakingBar</name>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>पहेली बन रही है</translation>
    </message>
    <message>
        <source>Does without a new game</source>
        <translation>नया खेल नहीं बनाता</translation>
    </message>
</context>
<context>
    <name>sudoku::MarkCommands</name>
    <message>
        <source>Close the hint first: it hides colours and links.</source>
        <translation>पहले संकेत बंद करें: वह रंगों और कड़ियों को छिपाता है।</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>पहले कोई रंग चुनें।</translation>
    </message>
    <message>
        <source>Strong link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2 के %1 से मज़बूत कड़ी</translation>
    </message>
    <message>
        <source>Weak link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2 के %1 से कमज़ोर कड़ी</translation>
    </message>
    <message>
        <source>%1: let go on %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1: %3 के %2 पर छोड़ें।</translation>
    </message>
    <message>
        <source>%1 to %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1, %3 के %2 तक।</translation>
    </message>
    <message>
        <source>The link is taken away.</source>
        <translation>कड़ी हटा दी गई।</translation>
    </message>
    <message>
        <source>%1 is not among the notes here.</source>
        <translation>यहाँ के नोटों में %1 नहीं है।</translation>
    </message>
    <message>
        <source>%1: move to its other end and press the digit.</source>
        <comment>`Strong link from 4 in r6c1`</comment>
        <translation>%1: इसके दूसरे सिरे पर जाएँ और अंक दबाएँ।</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>कोई कड़ी नहीं है।</translation>
    </message>
    <message>
        <source>These cells have no links.</source>
        <translation>इन सेलों में कोई कड़ी नहीं है।</translation>
    </message>
    <message>
        <source>No candidate has a colour.</source>
        <translation>किसी भी विकल्प पर रंग नहीं है।</translation>
    </message>
    <message>
        <source>No candidate of these cells has a colour.</source>
        <translation>इन सेलों के किसी भी विकल्प पर रंग नहीं है।</translation>
    </message>
</context>
<context>
    <name>sudoku::MenuKeys</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
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
            <numerusform>यह भरे गए अंकों में इकलौता गलत अंक है।</numerusform>
            <numerusform>यह गलत भरे गए {count} अंकों में पहला है।</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is wrong.</source>
        <translation>{cell} का {digit} गलत है।</translation>
    </message>
    <message>
        <source>The {digit} in {cell}, entered in the last move, is wrong.</source>
        <translation>{cell} का {digit}, जो पिछली चाल में भरा गया, गलत है।</translation>
    </message>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>{cell} का {digit}, जो एक चाल पहले भरा गया था, गलत है।</numerusform>
            <numerusform>{cell} का {digit}, जो %n चाल पहले भरा गया था, गलत है।</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, {house} comes to have no place left for {digit}.</source>
        <translation>उसके रहते {house.of} में अंक {digit} के लिए आगे चलकर कोई जगह नहीं बचती।</translation>
    </message>
    <message>
        <source>With it, no digit is left in the end for {cell}.</source>
        <translation>उसके रहते {cell} के लिए आखिर में कोई अंक नहीं बचता।</translation>
    </message>
    <message>
        <source>With it, there is no way left to fill the board.</source>
        <translation>उसके रहते बोर्ड किसी भी तरह नहीं भरा जा सकता।</translation>
    </message>
    <message>
        <source>{house} has its {digit} already, in {cell}.</source>
        <translation>{house.of} में अंक {digit} पहले ही आ चुका है ({cell})।</translation>
    </message>
    <message>
        <source>To go back to before the mistake takes notes away too.</source>
        <translation>गलती होने से पहले की स्थिति पर लौटने से नोट भी हट जाएँगे।</translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>गलती होने से पहले की स्थिति पर लौटने से सही भरा गया एक अंक भी हट जाएगा।</numerusform>
            <numerusform>गलती होने से पहले की स्थिति पर लौटने से सही भरे गए %n अंक भी हट जाएँगे।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>गलत भरा गया एक अंक मिटा दिया गया।</numerusform>
            <numerusform>गलत भरे गए %n अंक मिटा दिए गए।</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is cleared.</source>
        <translation>{cell} का {digit} मिटा दिया गया।</translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>गलती होने से पहले की स्थिति लौट आई: सही भरा गया एक अंक भी हट गया। “पूर्ववत करें” से वह वापस आ जाता है।</numerusform>
            <numerusform>गलती होने से पहले की स्थिति लौट आई: सही भरे गए %n अंक भी हट गए। “पूर्ववत करें” से वे वापस आ जाते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to before the mistake: notes went too. Undo brings them back.</source>
        <translation>गलती होने से पहले की स्थिति लौट आई: नोट भी हट गए। “पूर्ववत करें” से वे वापस आ जाते हैं।</translation>
    </message>
    <message>
        <source>Back to before the mistake.</source>
        <translation>गलती होने से पहले की स्थिति लौट आई।</translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message>
        <source>Key moments</source>
        <translation>खास मोड़</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>भरे गए अंक: %1 / %Ln</numerusform>
            <numerusform>भरे गए अंक: %1 / %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentView</name>
    <message>
        <source>Show the step</source>
        <translation>कदम दिखाएँ</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>यहाँ से रीप्ले</translation>
    </message>
    <message>
        <source>The position before this entry</source>
        <translation>इस अंक को भरने से पहले की स्थिति</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a technique</comment>
        <translation>अभ्यास करें: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>शुरुआत</translation>
    </message>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>एक चाल की शाखा: %1</numerusform>
            <numerusform>%Ln चालों की शाखा: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>गलत</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>जाँचा</translation>
    </message>
    <message>
        <source>help</source>
        <translation>मदद</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>चेकपॉइंट</translation>
    </message>
    <message>
        <source>trial begins</source>
        <translation>आज़माइश शुरू</translation>
    </message>
    <message>
        <source>trial %1 begins</source>
        <translation>आज़माइश %1 शुरू</translation>
    </message>
    <message>
        <source>here</source>
        <translation>यहाँ</translation>
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
        <translation>चालें</translation>
    </message>
</context>
<context>
    <name>sudoku::MovesPage</name>
    <message>
        <source>Moves</source>
        <translation>चालें</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>उस समय खेल जैसा था</translation>
    </message>
    <message>
        <source>A click or {Enter} goes there.</source>
        <translation>क्लिक या {Enter} वहाँ ले जाता है।</translation>
    </message>
</context>
<context>
    <name>sudoku::NearMissFinder</name>
    <message>
        <source>%1 in %2</source>
        <comment>a candidate: its digit, its cell</comment>
        <translation>%2 का %1</translation>
    </message>
    <message>
        <source>Nearly: {candidate} sees a part of what decides it.</source>
        <translation>लगभग सही: सारी बात जिस पर टिकी है, {candidate} उसका केवल एक हिस्सा देखता है।</translation>
    </message>
    <message>
        <source>Look for a cell with {digit} that sees the rest too.</source>
        <translation>{digit} वाला ऐसा सेल खोजें, जो बाकी हिस्सा भी देखता हो।</translation>
    </message>
    <message>
        <source>It has to see a cell of each of the two groups.</source>
        <translation>उसे दोनों समूहों का कम से कम एक-एक सेल देखना चाहिए।</translation>
    </message>
    <message>
        <source>It has to see both ends of the pattern.</source>
        <translation>उसे पैटर्न के दोनों सिरे देखने चाहिए।</translation>
    </message>
    <message>
        <source>It has to see all cells of the pattern that may hold its digit.</source>
        <translation>उसे पैटर्न के वे सभी सेल देखने चाहिए, जिनमें उसका अंक आ सकता है।</translation>
    </message>
    <message>
        <source>Nearly: {candidate} lies in a line of the fish.</source>
        <translation>लगभग सही: {candidate} फ़िश की एक लाइन में है।</translation>
    </message>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>वह फ़िन को नहीं देखता, और फ़िन सही हो सकता है।</numerusform>
            <numerusform>वह सभी फ़िनों को नहीं देखता, और उनमें से कोई एक सही हो सकता है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>उसी लाइन पर ऐसा सेल खोजें, जो फ़िन को देखता हो।</numerusform>
            <numerusform>इन लाइनों पर ऐसा सेल खोजें, जो सभी फ़िनों को देखता हो।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>लगभग सही: {candidate} फ़िन को देखता है।</numerusform>
            <numerusform>लगभग सही: {candidate} फ़िनों को देखता है।</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not lie in a line of the fish.</source>
        <translation>वह फ़िश की किसी भी लाइन में नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>वहाँ देखें, जहाँ फ़िश की कोई लाइन उन सेलों से गुज़रती है, जिन्हें फ़िन देखता है।</numerusform>
            <numerusform>वहाँ देखें, जहाँ फ़िश की कोई लाइन उन सेलों से गुज़रती है, जिन्हें सभी फ़िन देखते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly: {cell} is the right cell.</source>
        <translation>लगभग सही: सेल {cell} ही सही है।</translation>
    </message>
    <message>
        <source>Another digit belongs there.</source>
        <translation>वहाँ कोई और अंक आता है।</translation>
    </message>
    <message>
        <source>Another digit is crossed out there.</source>
        <translation>वहाँ कोई और अंक कटता है।</translation>
    </message>
    <message>
        <source>Look at which digits the pattern is about.</source>
        <translation>देखें कि पैटर्न किन अंकों का है।</translation>
    </message>
    <message>
        <source>Nearly: {candidate} is a part of the pattern.</source>
        <translation>लगभग सही: {candidate} पैटर्न का हिस्सा है।</translation>
    </message>
    <message>
        <source>The pattern itself stays. What it rules out is crossed out.</source>
        <translation>पैटर्न खुद बना रहता है। कटता वह है, जिसे पैटर्न असंभव बनाता है।</translation>
    </message>
    <message>
        <source>Nearly: {cell} belongs to the pattern.</source>
        <translation>लगभग सही: {cell} पैटर्न का हिस्सा है।</translation>
    </message>
    <message>
        <source>Its {digit} is not what the pattern rules out.</source>
        <translation>पैटर्न जिसे असंभव बनाता है, वह उसका {digit} नहीं है।</translation>
    </message>
    <message>
        <source>Look for the cell that has one digit left by it.</source>
        <translation>ऐसा सेल खोजें, जिसमें इससे एक ही अंक बचता हो।</translation>
    </message>
    <message>
        <source>Look at the other digits in the cells of the pattern.</source>
        <translation>पैटर्न के सेलों में बाकी अंक देखें।</translation>
    </message>
    <message>
        <source>Look at the cells that see the pattern.</source>
        <translation>उन सेलों को देखें, जो पैटर्न को देखते हैं।</translation>
    </message>
</context>
<context>
    <name>sudoku::NeedsBox</name>
    <message>
        <source>Needs</source>
        <translation>ज़रूरी तकनीक</translation>
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
        <translation>नया खेल</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>स्तर (&amp;V)</translation>
    </message>
    <message>
        <source>D&amp;aily</source>
        <translation>दैनिक (&amp;A)</translation>
    </message>
    <message>
        <source>By &amp;id</source>
        <translation>आईडी से (&amp;I)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>और (&amp;M)</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>पहेली बन रही है</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>खेलें (&amp;P)</translation>
    </message>
    <message>
        <source>Default of these holes</source>
        <translation>तरीके का अपना क्रम</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>दिए गए अंक (&amp;G)</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>कम से कम दिए गए अंक</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>ज़्यादा से ज़्यादा दिए गए अंक</translation>
    </message>
    <message>
        <source>to</source>
        <translation>से</translation>
    </message>
    <message>
        <source>random</source>
        <translation>बेतरतीब</translation>
    </message>
    <message>
        <source>How the full board is made that the puzzle is dug out of</source>
        <translation>वह भरा हुआ बोर्ड कैसे बने, जिससे पहेली निकाली जाती है</translation>
    </message>
    <message>
        <source>Which givens are taken away, and how many</source>
        <translation>कौन-से दिए गए अंक हटाए जाएँ, और कितने</translation>
    </message>
    <message>
        <source>In which order cells are tried</source>
        <translation>सेल किस क्रम में आज़माए जाएँ</translation>
    </message>
    <message>
        <source>How the givens that stay lie to each other</source>
        <translation>बचे हुए दिए गए अंक एक-दूसरे के सामने कैसे हों</translation>
    </message>
    <message>
        <source>How many givens there are</source>
        <translation>कितने दिए गए अंक हों</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every machine</source>
        <translation>एक ही सीड से हर मशीन पर एक ही पहेली बनती है</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>रीसेट करें (&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>बोर्ड (&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>खाली सेल (&amp;H)</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>क्रम (&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>सममिति (&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>सीड (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>तारीख (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>स्तर (&amp;L)</translation>
    </message>
    <message>
        <source>The same id gives the same puzzle on every machine.</source>
        <translation>एक ही आईडी से हर मशीन पर एक ही पहेली मिलती है।</translation>
    </message>
    <message>
        <source>Puzzle i&amp;d</source>
        <translation>पहेली की आईडी (&amp;D)</translation>
    </message>
    <message>
        <source>The cells of this id are no puzzle: it needs exactly one solution.</source>
        <translation>इस आईडी के सेलों से पहेली नहीं बनती: उसका ठीक एक हल होना चाहिए।</translation>
    </message>
    <message>
        <source>No such puzzle was found. Choose something else, or try again.</source>
        <translation>ऐसी कोई पहेली नहीं मिली। कुछ और चुनें, या फिर से कोशिश करें।</translation>
    </message>
    <message>
        <source>None of very many puzzles was like that. Try a wider choice.</source>
        <translation>बहुत-सी पहेलियों में ऐसी एक भी नहीं थी। दायरा बढ़ाकर देखें।</translation>
    </message>
    <message>
        <source>Not for a puzzle for you</source>
        <translation>“मेरे लिए” वाली पहेली में नहीं</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>ऐसी पहेली खोजी जा रही है…</translation>
    </message>
    <message>
        <source>An id looks like 1-backtracking-all-180-48213.</source>
        <translation>आईडी 1-backtracking-all-180-48213 जैसी होती है।</translation>
    </message>
    <message>
        <source>A seed is a number below 2^64.</source>
        <translation>सीड 2^64 से छोटी संख्या होती है।</translation>
    </message>
    <message>
        <source>These holes have an order and a number of their own.</source>
        <translation>अंक हटाने के इस तरीके में क्रम और गिनती पहले से तय हैं।</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLessonCard</name>
    <message>
        <source>Next lesson</source>
        <translation>अगला पाठ</translation>
    </message>
    <message>
        <source>You know every lesson</source>
        <translation>आपको हर पाठ आता है</translation>
    </message>
    <message>
        <source>Practice and refreshes keep them in mind.</source>
        <translation>अभ्यास और दोहराव से वे याद रहते हैं।</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>उदाहरण: %1</translation>
    </message>
    <message>
        <source>Start · %1</source>
        <translation>शुरू करें · %1</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLevelBox</name>
    <message>
        <source>Level</source>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>The level of the next game</source>
        <translation>अगले खेल का स्तर</translation>
    </message>
</context>
<context>
    <name>sudoku::NotationView</name>
    <message>
        <source>Notation</source>
        <translation>संकेतन</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberToggle</name>
    <message>
        <source>Digit %1</source>
        <translation>अंक %1</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n too many</source>
        <translation>
            <numerusform>अंक %1, 1 ज़्यादा</numerusform>
            <numerusform>अंक %1, %n ज़्यादा</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>अंक %1, 1 बाकी</numerusform>
            <numerusform>अंक %1, %n बाकी</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>1 ज़्यादा</numerusform>
            <numerusform>%n ज़्यादा</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>%1 चुनें ({Alt}+%1): %n भरना बाकी</numerusform>
            <numerusform>%1 चुनें ({Alt}+%1): %n भरने बाकी</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Numbers</name>
    <message>
        <source>no</source>
        <comment>how many</comment>
        <translation>शून्य</translation>
    </message>
    <message>
        <source>one</source>
        <comment>how many</comment>
        <translation>एक</translation>
    </message>
    <message>
        <source>two</source>
        <comment>how many</comment>
        <translation>दो</translation>
    </message>
    <message>
        <source>three</source>
        <comment>how many</comment>
        <translation>तीन</translation>
    </message>
    <message>
        <source>four</source>
        <comment>how many</comment>
        <translation>चार</translation>
    </message>
    <message>
        <source>five</source>
        <comment>how many</comment>
        <translation>पाँच</translation>
    </message>
    <message>
        <source>six</source>
        <comment>how many</comment>
        <translation>छह</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>how many</comment>
        <translation>सात</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>how many</comment>
        <translation>आठ</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>how many</comment>
        <translation>नौ</translation>
    </message>
</context>
<context>
    <name>sudoku::NumbersGroup</name>
    <message>
        <source>Numbers</source>
        <translation>अंक</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>कोने के नोट</translation>
    </message>
    <message>
        <source>centre notes</source>
        <translation>बीच के नोट</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>विकल्पों के रंग</translation>
    </message>
    <message>
        <source>links</source>
        <translation>कड़ियाँ</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>रंग</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>1 सेल</numerusform>
            <numerusform>%n सेल</numerusform>
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
        <translation>तब {cell} के लिए केवल {digit} बचता है।</translation>
    </message>
    <message>
        <source>Then {cell} is the only place for {digit} in {house}.</source>
        <translation>तब {house.of} में अंक {digit} की इकलौती जगह {cell} है।</translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message>
        <source>One solution. %1, with %2.</source>
        <comment>a level, then a technique</comment>
        <translation>एक ही हल। %1, %2 के साथ।</translation>
    </message>
    <message>
        <source>One solution. %1.</source>
        <translation>एक ही हल। %1।</translation>
    </message>
    <message>
        <source>SE %1, HoDoKu %2 %3.</source>
        <translation>SE %1, HoDoKu %2 (%3)।</translation>
    </message>
    <message>
        <source>Every given is needed.</source>
        <translation>हर दिया गया अंक ज़रूरी है।</translation>
    </message>
    <message>
        <source>Some givens could go.</source>
        <translation>कुछ दिए गए अंक हटाए जा सकते हैं।</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>हलों में 1 सेल का फ़र्क है।</numerusform>
            <numerusform>हलों में %n सेलों का फ़र्क है।</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions differ in %1.</source>
        <translation>हलों में %1 का फ़र्क है।</translation>
    </message>
</context>
<context>
    <name>sudoku::OutcomeDots</name>
    <message>
        <source>Found alone %1, with help %2, shown %3, skipped %4</source>
        <translation>खुद खोजे %1, मदद से %2, दिखाए गए %3, छोड़े %4</translation>
    </message>
</context>
<context>
    <name>sudoku::OutputFile</name>
    <message>
        <source>is a folder</source>
        <translation>यह एक फ़ोल्डर है</translation>
    </message>
    <message>
        <source>is a pipe</source>
        <translation>यह एक पाइप है</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>यह एक सॉकेट है</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>यह एक डिवाइस है</translation>
    </message>
    <message>
        <source>is a link that leads back to itself</source>
        <translation>यह ऐसा लिंक है, जो खुद पर लौटता है</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>यह साधारण फ़ाइल नहीं है</translation>
    </message>
    <message>
        <source>is one of the files in which your games are kept</source>
        <translation>यह उन फ़ाइलों में से है, जिनमें आपके खेल रखे जाते हैं</translation>
    </message>
    <message>
        <source>is in the folder in which your games are kept</source>
        <translation>यह उस फ़ोल्डर में है, जिसमें आपके खेल रखे जाते हैं</translation>
    </message>
</context>
<context>
    <name>sudoku::PagePreview</name>
    <message>
        <source>Page before</source>
        <translation>पिछला पन्ना</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>अगला पन्ना</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>अभी कोई पन्ना नहीं</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>पन्ना %L1 / %L2</translation>
    </message>
</context>
<context>
    <name>sudoku::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>पन्ने</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>लाइब्रेरी</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>सभी खेल</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>दैनिक</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <translation>दैनिक पहेली</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>आँकड़े</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>क्या-क्या खेला गया</translation>
    </message>
</context>
<context>
    <name>sudoku::PagedText</name>
    <message>
        <source>Page back</source>
        <translation>पिछला पन्ना</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>अगला पन्ना</translation>
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
        <translation>दैनिक पहेली (&amp;I)</translation>
    </message>
    <message>
        <source>Enter a pu&amp;zzle</source>
        <translation>पहेली दर्ज करें (&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>लाइब्रेरी… (&amp;L)</translation>
    </message>
    <message>
        <source>Import a c&amp;ollection…</source>
        <translation>संग्रह इंपोर्ट करें… (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>आँकड़े… (&amp;S)</translation>
    </message>
    <message>
        <source>Solution &amp;path</source>
        <translation>हल का रास्ता (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>सभी कदम (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>सीखें… (&amp;L)</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>अभ्यास… (&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Technique guide</source>
        <translation>तकनीकों की गाइड (&amp;T)</translation>
    </message>
</context>
<context>
    <name>sudoku::PanelHeader</name>
    <message>
        <source>Pause, or go on</source>
        <translation>रोकें, या जारी रखें</translation>
    </message>
</context>
<context>
    <name>sudoku::Paper</name>
    <message>
        <source>Sudoku</source>
        <translation>सुडोकू</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>हल</translation>
    </message>
    <message>
        <source>Solutions on the last pages</source>
        <translation>हल आखिरी पन्नों पर हैं</translation>
    </message>
    <message>
        <source>Solutions on the last page</source>
        <translation>हल आखिरी पन्ने पर हैं</translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2</source>
        <translation>पहेली %L1 / %L2</translation>
    </message>
    <message>
        <source>Puzzles %L1 to %L2 of %L3</source>
        <translation>पहेलियाँ %L1 से %L2, कुल %L3</translation>
    </message>
    <message>
        <source>page %L1</source>
        <translation>पन्ना %L1</translation>
    </message>
    <message>
        <source>Each code is a link that opens its puzzle at %1.</source>
        <translation>हर कोड एक लिंक है, जो %1 पर उसकी पहेली खोलता है।</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>एक पहेली</numerusform>
            <numerusform>%Ln पहेलियाँ</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row, column and box holds each digit from 1 to 9 once.</source>
        <translation>हर पंक्ति, कॉलम और बॉक्स में 1 से 9 तक का हर अंक एक बार आता है।</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>हर पहेली का ठीक एक हल है।</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>नं. %1</translation>
    </message>
    <message>
        <source>SE %1</source>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%n givens</source>
        <translation>
            <numerusform>1 दिया गया अंक</numerusform>
            <numerusform>%n दिए गए अंक</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan to play it at</source>
        <translation>खेलने के लिए स्कैन करें:</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>समय</translation>
    </message>
</context>
<context>
    <name>sudoku::ParseWords</name>
    <message>
        <source>no puzzle in it</source>
        <extracomment>A text</extracomment>
        <translation>इसमें कोई पहेली नहीं है</translation>
    </message>
    <message>
        <source>a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss</source>
        <extracomment>A text</extracomment>
        <translation>यह ZIP संग्रह है: HoDoKu जो .hsol में रखता है, उसे .txt या .ss में भी सहेजता है</translation>
    </message>
    <message>
        <source>byte 0x00: this is no text in UTF-8</source>
        <extracomment>A text</extracomment>
        <translation>बाइट 0x00: यह UTF-8 का टेक्स्ट नहीं है</translation>
    </message>
    <message>
        <source>XML, but neither OpenSudoku&apos;s nor KSudoku&apos;s</source>
        <extracomment>A text</extracomment>
        <translation>XML है, पर न OpenSudoku का, न KSudoku का</translation>
    </message>
    <message>
        <source>no valid XML</source>
        <extracomment>A text</extracomment>
        <translation>मान्य XML नहीं है</translation>
    </message>
    <message>
        <source>no valid JSON</source>
        <extracomment>A text</extracomment>
        <translation>मान्य JSON नहीं है</translation>
    </message>
    <message>
        <source>more values than a puzzle has</source>
        <extracomment>A text</extracomment>
        <translation>पहेली में जितने मान होते हैं, उनसे ज़्यादा</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <extracomment>A text</extracomment>
        <translation>परतें बहुत गहरी हैं</translation>
    </message>
    <message>
        <source>{number} stands twice in row {row}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9</extracomment>
        <translation>पंक्ति {row} में {number} दो बार है: {first} और {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in column {column}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4</extracomment>
        <translation>कॉलम {column} में {number} दो बार है: {first} और {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in box {box}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6</extracomment>
        <translation>बॉक्स {box} में {number} दो बार है: {first} और {cell}</translation>
    </message>
    <message>
        <source>no solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>कोई हल नहीं</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>एक से ज़्यादा हल</translation>
    </message>
    <message>
        <source>unexpected {character}</source>
        <extracomment>A text of cells, such as: unexpected &apos;x&apos;</extracomment>
        <translation>{character} यहाँ नहीं आ सकता</translation>
    </message>
    <message>
        <source>{character} for an empty cell, but {before} before</source>
        <extracomment>A text of cells, such as: &apos;_&apos; for an empty cell, but &apos;.&apos; before</extracomment>
        <translation>खाली सेल के लिए {character}, पर पहले {before} था</translation>
    </message>
    <message>
        <source>more than 81 cells</source>
        <extracomment>A text of cells</extracomment>
        <translation>81 से ज़्यादा सेल</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>81 में से केवल एक सेल</numerusform>
            <numerusform>81 में से केवल {count} सेल</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine cells in this row</source>
        <extracomment>A text of cells</extracomment>
        <translation>इस पंक्ति में नौ से ज़्यादा सेल</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>इस पंक्ति में केवल एक सेल</numerusform>
            <numerusform>इस पंक्ति में केवल {count} सेल</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>नौ में से केवल एक पंक्ति</numerusform>
            <numerusform>नौ में से केवल {count} पंक्तियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>इस पंक्ति में एक सेल, जबकि नौ होने चाहिए</numerusform>
            <numerusform>इस पंक्ति में {count} सेल, जबकि नौ होने चाहिए</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine rows in [State]</source>
        <extracomment>A file with the headings [Puzzle] and [State]</extracomment>
        <translation>[State] में नौ से ज़्यादा पंक्तियाँ</translation>
    </message>
    <message>
        <source>{cell} is not the given that [Puzzle] has there</source>
        <extracomment>A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there</extracomment>
        <translation>{cell} में वह दिया गया अंक नहीं है, जो वहाँ [Puzzle] में है</translation>
    </message>
    <message>
        <source>{character} is no candidate</source>
        <extracomment>A text of candidates, such as: &apos;x&apos; is no candidate</extracomment>
        <translation>{character} विकल्प नहीं है</translation>
    </message>
    <message>
        <source>{character} stands twice in this cell</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in this cell</extracomment>
        <translation>इस सेल में {character} दो बार है</translation>
    </message>
    <message>
        <source>{character} stands twice in {cell}</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in r1c9</extracomment>
        <translation>{cell} में {character} दो बार है</translation>
    </message>
    <message>
        <source>no candidate in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate in r1c9</extracomment>
        <translation>{cell} में कोई विकल्प नहीं है</translation>
    </message>
    <message>
        <source>no candidate is left in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate is left in r1c9</extracomment>
        <translation>{cell} में कोई विकल्प नहीं बचा</translation>
    </message>
    <message>
        <source>more than 729 candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>729 से ज़्यादा विकल्प</translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>729 में से केवल एक विकल्प</numerusform>
            <numerusform>729 में से केवल {count} विकल्प</numerusform>
        </translation>
    </message>
    <message>
        <source>a mark without candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>एक निशान, जिसके बाद कोई विकल्प नहीं है</translation>
    </message>
    <message>
        <source>&apos;u&apos; stands before one digit</source>
        <extracomment>A text of candidates</extracomment>
        <translation>“u” एक ही अंक से पहले है</translation>
    </message>
    <message>
        <source>no cell from 00 to 80</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>यहाँ 00 से 80 तक का कोई सेल होना चाहिए</translation>
    </message>
    <message>
        <source>no digit from 1 to 9</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>यहाँ 1 से 9 तक का कोई अंक होना चाहिए</translation>
    </message>
    <message>
        <source>no candidate from 001 to 009</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>यहाँ 001 से 009 तक का कोई विकल्प होना चाहिए</translation>
    </message>
    <message>
        <source>{cell} is filled already</source>
        <extracomment>A file of the program Simple Sudoku, such as: r1c9 is filled already</extracomment>
        <translation>{cell} पहले से भरा है</translation>
    </message>
    <message>
        <source>a library line begins with &apos;:&apos;</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>लाइब्रेरी की लाइन “:” से शुरू होती है</translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>एक कोलन, जबकि लाइब्रेरी की लाइन में 6 या 7 होते हैं</numerusform>
            <numerusform>{count} कोलन, जबकि लाइब्रेरी की लाइन में 6 या 7 होते हैं</numerusform>
        </translation>
    </message>
    <message>
        <source>no code of a technique</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>यह किसी तकनीक का कोड नहीं है</translation>
    </message>
    <message>
        <source>{character} is no digit from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu, such as: &apos;x&apos; is no digit from 1 to 9</extracomment>
        <translation>{character} 1 से 9 तक का अंक नहीं है</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before a digit</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>“+” किसी अंक से पहले आता है</translation>
    </message>
    <message>
        <source>no candidate: digit, row and column, each from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>विकल्प नहीं है: अंक, पंक्ति और कॉलम, हर एक 1 से 9 तक</translation>
    </message>
    <message>
        <source>no digest of 12 hexadecimal digits</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange</extracomment>
        <translation>यहाँ 12 हेक्साडेसिमल अंकों का डाइजेस्ट होना चाहिए</translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>एक फ़ील्ड, जबकि डाइजेस्ट, पहेली और रेटिंग होनी चाहिए</numerusform>
            <numerusform>{count} फ़ील्ड, जबकि डाइजेस्ट, पहेली और रेटिंग होनी चाहिए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>एक फ़ील्ड, जबकि कम से कम 7 होने चाहिए</numerusform>
            <numerusform>{count} फ़ील्ड, जबकि कम से कम 7 होने चाहिए</numerusform>
        </translation>
    </message>
    <message>
        <source>the row ends before the column of puzzles</source>
        <extracomment>A table with commas between the columns</extracomment>
        <translation>पंक्ति पहेलियों वाले कॉलम से पहले ही खत्म हो जाती है</translation>
    </message>
    <message>
        <source>{character} does not stand for packed cells</source>
        <extracomment>An address of Sudoku Exchange, such as: &apos;z&apos; does not stand for packed cells</extracomment>
        <translation>{character} से सेल नहीं बनते</translation>
    </message>
    <message>
        <source>no level from 1 to 4</source>
        <extracomment>An address of Sudoku Exchange</extracomment>
        <translation>यहाँ 1 से 4 तक का कोई स्तर होना चाहिए</translation>
    </message>
    <message>
        <source>SudokuPad&apos;s own form (scl) is not read; an f-puzzles address is</source>
        <extracomment>A web address</extracomment>
        <translation>SudokuPad का अपना रूप (scl) नहीं पढ़ा जाता; f-puzzles का पता पढ़ा जाता है</translation>
    </message>
    <message>
        <source>no puzzle in this address, only where to get one</source>
        <extracomment>A web address</extracomment>
        <translation>इस पते में पहेली नहीं है, केवल यह है कि वह कहाँ मिलेगी</translation>
    </message>
    <message>
        <source>no text packed by LZString</source>
        <extracomment>A web address of f-puzzles; LZString is a program</extracomment>
        <translation>यह LZString से पैक किया टेक्स्ट नहीं है</translation>
    </message>
    <message>
        <source>in the packed JSON at {error}</source>
        <extracomment>A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON</extracomment>
        <translation>पैक किए JSON में, {error}</translation>
    </message>
    <message>
        <source>no &apos;:&apos; between size and cells</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>आकार और सेलों के बीच “:” नहीं है</translation>
    </message>
    <message>
        <source>a random seed names a puzzle in its own program only</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>बेतरतीब सीड की पहेली केवल उसी के प्रोग्राम में होती है</translation>
    </message>
    <message>
        <source>not the size 3x3</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>आकार 3x3 नहीं है</translation>
    </message>
    <message>
        <source>X (diagonals) is not plain Sudoku</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>X (विकर्ण) सादा सुडोकू नहीं है</translation>
    </message>
    <message>
        <source>{text} is not plain Sudoku</source>
        <extracomment>A game id of the program Solo, such as: Killer is not plain Sudoku</extracomment>
        <translation>{text} सादा सुडोकू नहीं है</translation>
    </message>
    <message>
        <source>{character} is no option of Solo</source>
        <extracomment>A game id of the program Solo, such as: &apos;z&apos; is no option of Solo</extracomment>
        <translation>{character} Solo की सेटिंग नहीं है</translation>
    </message>
    <message>
        <source>&apos;_&apos; stands between digits</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>“_” अंकों के बीच आता है</translation>
    </message>
    <message>
        <source>{character} is neither a digit nor a run of empty cells (a-z)</source>
        <extracomment>A game id of the program Solo, such as: &apos;x&apos; is neither a digit nor a run of empty cells (a-z)</extracomment>
        <translation>{character} न अंक है, न खाली सेलों का सिलसिला (a-z)</translation>
    </message>
    <message>
        <source>a number above 9, or &apos;_&apos; is missing</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>9 से बड़ी संख्या है, या “_” की कमी है</translation>
    </message>
    <message>
        <source>the counts of givens are cut short</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle</extracomment>
        <translation>दिए गए अंकों की गिनती अधूरी है</translation>
    </message>
    <message>
        <source>{character} is no count of givens</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no count of givens</extracomment>
        <translation>{character} दिए गए अंकों की गिनती नहीं है</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>एक दिया गया अंक, जबकि गिनती के हिसाब से {number} होने चाहिए</numerusform>
            <numerusform>{count} दिए गए अंक, जबकि गिनती के हिसाब से {number} होने चाहिए</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} is no cell</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no cell</extracomment>
        <translation>{character} सेल नहीं है</translation>
    </message>
    <message>
        <source>{cell} is given twice</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice</extracomment>
        <translation>{cell} दो बार दिया गया है</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>यह JSON ऑब्जेक्ट नहीं है</translation>
    </message>
    <message>
        <source>a constraint &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a constraint &apos;arrow&apos; that plain Sudoku does not have</extracomment>
        <translation>“{text}” की शर्त, जो सादे सुडोकू में नहीं होती</translation>
    </message>
    <message>
        <source>a cell property &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a cell property &apos;cosmic&apos; that plain Sudoku does not have</extracomment>
        <translation>सेल का गुण “{text}”, जो सादे सुडोकू में नहीं होता</translation>
    </message>
    <message>
        <source>{cell} is not in box {box}: regions of another shape</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape</extracomment>
        <translation>{cell} बॉक्स {box} में नहीं है: क्षेत्रों का आकार अलग है</translation>
    </message>
    <message>
        <source>not the size 9</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>आकार 9 नहीं है</translation>
    </message>
    <message>
        <source>no &apos;grid&apos;</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>“grid” नहीं है</translation>
    </message>
    <message>
        <source>not nine rows</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>नौ पंक्तियाँ नहीं हैं</translation>
    </message>
    <message>
        <source>not nine cells</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>नौ सेल नहीं हैं</translation>
    </message>
    <message>
        <source>pencil marks that are no list</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>पेंसिल के निशान सूची नहीं हैं</translation>
    </message>
    <message>
        <source>no pencil mark from 1 to 9 in {cell}</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9</extracomment>
        <translation>{cell} में 1 से 9 तक का पेंसिल का निशान नहीं है</translation>
    </message>
    <message>
        <source>no value from {number} to 9 in {cell}</source>
        <extracomment>A saved game, such as: no value from 0 to 9 in r1c9</extracomment>
        <translation>{cell} में {number} से 9 तक का मान नहीं है</translation>
    </message>
    <message>
        <source>cell {number} of data: {reason}</source>
        <extracomment>A saved game, such as: cell 12 of data: unexpected &apos;x&apos;</extracomment>
        <translation>डेटा का सेल {number}: {reason}</translation>
    </message>
    <message>
        <source>neither the &apos;cells&apos; of GNOME Sudoku nor the &apos;grid&apos; of f-puzzles</source>
        <extracomment>A saved game of GNOME Sudoku, or a puzzle of f-puzzles</extracomment>
        <translation>न GNOME सुडोकू का “cells”, न f-puzzles का “grid”</translation>
    </message>
    <message>
        <source>a cell without position</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>एक सेल बिना जगह के है</translation>
    </message>
    <message>
        <source>no row and column from 0 to 8</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>यहाँ 0 से 8 तक की पंक्ति और कॉलम होने चाहिए</translation>
    </message>
    <message>
        <source>{cell} is there twice</source>
        <extracomment>A saved game of GNOME Sudoku, such as: r1c9 is there twice</extracomment>
        <translation>{cell} दो बार है</translation>
    </message>
    <message>
        <source>not said whether {cell} is fixed</source>
        <extracomment>A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed</extracomment>
        <translation>नहीं बताया गया कि {cell} का अंक तय है या नहीं</translation>
    </message>
    <message>
        <source>no list of earmarks in {cell}</source>
        <extracomment>A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9</extracomment>
        <translation>{cell} में earmarks की सूची नहीं है</translation>
    </message>
    <message>
        <source>no earmark from 1 to 9</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>यहाँ 1 से 9 तक का कोई earmark होना चाहिए</translation>
    </message>
    <message>
        <source>a difficulty that is no text</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>कठिनाई टेक्स्ट नहीं है</translation>
    </message>
    <message>
        <source>no time in seconds</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>यहाँ सेकंड में समय होना चाहिए</translation>
    </message>
    <message>
        <source>files of OpenSudoku of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3</extracomment>
        <translation>OpenSudoku की फ़ाइलें, अनजाने संस्करण की: {text}</translation>
    </message>
    <message>
        <source>data of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: data of an unknown version: 7</extracomment>
        <translation>डेटा अनजाने संस्करण का: {text}</translation>
    </message>
    <message>
        <source>a game without data</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>एक खेल बिना डेटा के है</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>डेटा में 81 में से एक सेल</numerusform>
            <numerusform>डेटा में 81 में से {count} सेल</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes in {cell}</source>
        <extracomment>A file of the program OpenSudoku, such as: no notes in r1c9</extracomment>
        <translation>{cell} में नोट नहीं हैं</translation>
    </message>
    <message>
        <source>not said whether {cell} can be edited</source>
        <extracomment>A file of the program OpenSudoku, such as: not said whether r1c9 can be edited</extracomment>
        <translation>नहीं बताया गया कि {cell} बदला जा सकता है या नहीं</translation>
    </message>
    <message>
        <source>no time in milliseconds</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>यहाँ मिलीसेकंड में समय होना चाहिए</translation>
    </message>
    <message>
        <source>no graph, so no kind of puzzle</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>ग्राफ़ नहीं है, इसलिए पहेली का प्रकार पता नहीं</translation>
    </message>
    <message>
        <source>not a plain Sudoku of 9 x 9 cells</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>यह 9 x 9 सेलों का सादा सुडोकू नहीं है</translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>एक मान, जबकि 81 होने चाहिए</numerusform>
            <numerusform>{count} मान, जबकि 81 होने चाहिए</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell</source>
        <extracomment>A file of the program KSudoku, such as: &apos;z&apos; in r1c9 is no value: b (1) to j (9), or _ for an empty cell</extracomment>
        <translation>{cell} में {character} कोई मान नहीं है: b (1) से j (9) तक, या खाली सेल के लिए _</translation>
    </message>
    <message>
        <source>an event without index from 0 to 80</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>एक घटना, जिसमें सेल का क्रमांक 0 से 80 के बीच नहीं है</translation>
    </message>
    <message>
        <source>an event changes the given {cell}</source>
        <extracomment>A file of the program KSudoku, such as: an event changes the given r1c9</extracomment>
        <translation>एक घटना {cell} के दिए गए अंक को बदलती है</translation>
    </message>
    <message>
        <source>no markers of nine characters 0 and 1</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>यहाँ निशानों का कोड नौ कैरेक्टर (0 या 1) का होना चाहिए</translation>
    </message>
    <message>
        <source>an event with neither markers nor a value from 0 to 9</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>एक घटना, जिसमें न निशान हैं, न 0 से 9 तक का मान</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>The place in a text that cannot be read, and why: line 3: no solution</extracomment>
        <translation>लाइन %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81</extracomment>
        <translation>लाइन %1, कॉलम %2: %3</translation>
    </message>
    <message>
        <source>a blank</source>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected a blank</extracomment>
        <translation>स्पेस</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <comment>a character</comment>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected &apos;x&apos;</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>byte %1</source>
        <extracomment>A byte of a text that is no character, in place of {character} or {before}: unexpected byte 0xC3</extracomment>
        <translation>बाइट %1</translation>
    </message>
</context>
<context>
    <name>sudoku::PathPage</name>
    <message>
        <source>Solution path</source>
        <translation>हल का रास्ता</translation>
    </message>
    <message>
        <source>The path is copied, one step a line.</source>
        <translation>रास्ता कॉपी हो गया, हर लाइन में एक कदम।</translation>
    </message>
    <message>
        <source>Fold singles</source>
        <translation>सिंगल समेटें</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>शुरू से</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>टेक्स्ट के रूप में कॉपी करें</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>पहला कदम</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>पिछला कदम</translation>
    </message>
    <message>
        <source>Following step</source>
        <translation>इसके बाद का कदम</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>आखिरी कदम</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>प्रति कदम सेकंड</translation>
    </message>
    <message>
        <source>How long each step is shown while the path plays</source>
        <translation>रास्ता चलते समय हर कदम कितनी देर दिखे</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 से.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>यहाँ से खेलें</translation>
    </message>
    <message>
        <source>Choose a step.</source>
        <translation>कोई कदम चुनें।</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>रास्ता खोजा जा रहा है…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>ऐसा कोई कदम नहीं है।</translation>
    </message>
    <message>
        <source>Logic decides nothing here: several solutions are left.</source>
        <translation>यहाँ तर्क से कुछ तय नहीं होता: एक से ज़्यादा हल बचे हैं।</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>खोजने को कुछ नहीं बचा।</translation>
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
        <translation>सबसे कठिन कदम %1</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>एक से ज़्यादा हल</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>कदम %1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3</source>
        <comment>numbers, what the step does</comment>
        <translation>कदम %1 / %2। %3</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>आपका अपना खेल वैसा ही है।</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>चलाएँ</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>खेल रुका है</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>जारी रखें</translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>एक सेल</numerusform>
            <numerusform>{count} सेलों</numerusform>
        </translation>
    </message>
    <message>
        <source>r%1c%2</source>
        <comment>a cell by its row and its column</comment>
        <translation>r%1c%2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>पंक्ति</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>पंक्तियाँ</translation>
    </message>
    <message>
        <source>column</source>
        <translation>कॉलम</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>कॉलम</translation>
    </message>
    <message>
        <source>box</source>
        <translation>बॉक्स</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>बॉक्स</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayTime</name>
    <message>
        <source>The game is paused.</source>
        <translation>खेल रुका हुआ है।</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayerMoves</name>
    <message>
        <source>Well seen.</source>
        <translation>बहुत खूब।</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>अभ्यास</translation>
    </message>
    <message>
        <source>The position to practise on</source>
        <translation>अभ्यास की स्थिति</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>तीर कुंजियों से सेल पर जाएँ; अंक दबाने से उसका वह विकल्प चुना जाता है, {Enter} से पूरा सेल।</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeRound</name>
    <message>
        <source>Find: %1</source>
        <translation>खोजें: %1</translation>
    </message>
    <message>
        <source>Click the cell that it sets.</source>
        <translation>जिस सेल का अंक इससे तय होता है, उस पर क्लिक करें।</translation>
    </message>
    <message>
        <source>Click the candidates that it rules out.</source>
        <translation>जो विकल्प इससे कटते हैं, उन पर क्लिक करें।</translation>
    </message>
    <message>
        <source>Nothing easier is left here.</source>
        <translation>यहाँ इससे आसान कुछ नहीं बचा।</translation>
    </message>
    <message>
        <source>You have found this one already.</source>
        <translation>यह पहले ही मिल चुका है।</translation>
    </message>
    <message>
        <source>{cell} has no candidate {digit}.</source>
        <translation>{cell} में विकल्प {digit} नहीं है।</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>{cell} पहले से भरा है।</translation>
    </message>
    <message>
        <source>Right: {cell} is {digit}.</source>
        <translation>सही: {cell} में {digit} है।</translation>
    </message>
    <message>
        <source>Right: the {digit} in {cell} is crossed out.</source>
        <translation>सही: {cell} का {digit} कटता है।</translation>
    </message>
    <message>
        <source>All {all} are found.</source>
        <translation>सभी {all} मिल गए।</translation>
    </message>
    <message>
        <source>{found} of {all} found.</source>
        <translation>{all} में से {found} मिले।</translation>
    </message>
    <message>
        <source>This technique does not show that {cell} is {digit}.</source>
        <translation>यह तकनीक नहीं दिखाती कि {cell} में {digit} है।</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for the cell that it sets.</source>
        <translation>पहले पैटर्न खोजें, फिर वह सेल, जिसका अंक उससे तय होता है।</translation>
    </message>
    <message>
        <source>The digit is right, but nothing leads to {candidate}.</source>
        <translation>अंक सही है, पर {candidate} यहाँ किसी भी बात से नहीं निकलता।</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for what it rules out.</source>
        <translation>पहले पैटर्न खोजें, फिर वह, जो उससे कटता है।</translation>
    </message>
    <message>
        <source>Nothing of this kind rules out {candidate}.</source>
        <translation>{candidate} ऐसी किसी भी तकनीक से नहीं कटता।</translation>
    </message>
    <message>
        <source>Look at another digit.</source>
        <translation>कोई और अंक देखें।</translation>
    </message>
    <message>
        <source>{cell} is not the last empty cell of a row, column or box.</source>
        <translation>{cell} किसी भी पंक्ति, कॉलम या बॉक्स का आखिरी खाली सेल नहीं है।</translation>
    </message>
    <message>
        <source>Look for a row, column or box with one empty cell.</source>
        <translation>ऐसी पंक्ति, कॉलम या बॉक्स खोजें, जिसमें एक ही सेल खाली हो।</translation>
    </message>
    <message>
        <source>{cell} can still be {digits}.</source>
        <translation>{cell} में अब भी {digits} हो सकता है।</translation>
    </message>
    <message>
        <source>Look for a cell whose row, column and box hold eight digits.</source>
        <translation>ऐसा सेल खोजें, जिसकी पंक्ति, कॉलम और बॉक्स में मिलाकर आठ अलग-अलग अंक हों।</translation>
    </message>
    <message>
        <source>{cell} is the only place of no digit in its row, column or box.</source>
        <translation>{cell} अपनी पंक्ति, कॉलम या बॉक्स में किसी भी अंक की इकलौती जगह नहीं है।</translation>
    </message>
    <message>
        <source>Take one digit, and look where it can still go in a box.</source>
        <translation>एक अंक लें, और देखें कि किसी बॉक्स में वह अब भी कहाँ आ सकता है।</translation>
    </message>
    <message>
        <source>This technique does not set {cell}.</source>
        <translation>इस तकनीक से {cell} का अंक तय नहीं होता।</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeSession</name>
    <message>
        <source>After three misses it counts as found with help.</source>
        <translation>तीन बार चूकने पर इसे मदद से खोजा माना जाता है।</translation>
    </message>
</context>
<context>
    <name>sudoku::PreferencesDialog</name>
    <message>
        <source>Never</source>
        <translation>कभी नहीं</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minutes without input</source>
        <translation>
            <numerusform>%Ln मिनट कुछ न करने पर</numerusform>
            <numerusform>%Ln मिनट कुछ न करने पर</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>रीसेट पूर्ववत करें</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>सेटिंग में खोजें</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>खोजें</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>सेटिंग के समूह</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>रीसेट करें (&amp;R)</translation>
    </message>
    <message>
        <source>All preferences as they are by default</source>
        <translation>सभी सेटिंग डिफ़ॉल्ट पर ले आएँ</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>रूप-रंग</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>पैनल</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>निशान</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>भरना</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>अगला कदम</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>डेस्कटॉप जैसी</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>हल्की</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>गहरी</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>हाई कंट्रास्ट, हल्की</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>हाई कंट्रास्ट, गहरी</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>रंग (&amp;C)</translation>
    </message>
    <message>
        <source>theme light dark high contrast</source>
        <translation>थीम हल्की गहरी हाई कंट्रास्ट</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>पंक्तियों और कॉलमों की संख्याएँ (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>ऐनिमेशन (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>भाषा (&amp;L)</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of digits</source>
        <translation>अंकों का आकार</translation>
    </message>
    <message>
        <source>&amp;Size of digits</source>
        <translation>अंकों का आकार (&amp;S)</translation>
    </message>
    <message>
        <source>large small</source>
        <translation>बड़ा छोटा</translation>
    </message>
    <message>
        <source>Font of digits</source>
        <translation>अंकों का फ़ॉन्ट</translation>
    </message>
    <message>
        <source>&amp;Font of digits</source>
        <translation>अंकों का फ़ॉन्ट (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Panel at the left</source>
        <translation>पैनल बाईं ओर (&amp;P)</translation>
    </message>
    <message>
        <source>7, 8 and 9 in the upper row, as on a ca&amp;lculator</source>
        <translation>7, 8 और 9 ऊपर की पंक्ति में, जैसे कैलकुलेटर में (&amp;L)</translation>
    </message>
    <message>
        <source>Large &amp;targets for touch</source>
        <translation>टच के लिए बड़े बटन (&amp;T)</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>क्या उभरकर दिखे</translation>
    </message>
    <message>
        <source>&amp;Mark digits that clash</source>
        <translation>टकराते अंकों पर निशान (&amp;M)</translation>
    </message>
    <message>
        <source>Row, column and &amp;box of the selected cell</source>
        <translation>चुने हुए सेल की पंक्ति, कॉलम और बॉक्स (&amp;B)</translation>
    </message>
    <message>
        <source>The chosen digit &amp;where it stands</source>
        <translation>चुना हुआ अंक, जहाँ-जहाँ भरा है (&amp;W)</translation>
    </message>
    <message>
        <source>The chosen digit in n&amp;otes</source>
        <translation>चुना हुआ अंक नोटों में (&amp;O)</translation>
    </message>
    <message>
        <source>Soun&amp;ds when solved or wrong</source>
        <translation>हल होने या गलती पर आवाज़ (&amp;D)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>अंक</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>सेल</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>दोनों में से कोई भी</translation>
    </message>
    <message>
        <source>Which comes f&amp;irst</source>
        <translation>पहले क्या चुना जाए (&amp;I)</translation>
    </message>
    <message>
        <source>number cell either click pad mouse touch</source>
        <translation>अंक सेल कोई भी क्लिक पैड माउस टच</translation>
    </message>
    <message>
        <source>Mar&amp;k wrong entries at once (counts as help)</source>
        <translation>गलत भरे अंकों पर तुरंत निशान (मदद मानी जाती है) (&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Erase notes that an entry rules out</source>
        <translation>अंक भरने से जो नोट कटें, उन्हें मिटाएँ (&amp;E)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>समय</translation>
    </message>
    <message>
        <source>S&amp;how the clock</source>
        <translation>घड़ी दिखाएँ (&amp;H)</translation>
    </message>
    <message>
        <source>Pause b&amp;y itself</source>
        <translation>अपने आप रोकें (&amp;Y)</translation>
    </message>
    <message>
        <source>idle minutes</source>
        <translation>खाली मिनट</translation>
    </message>
    <message>
        <source>hints techniques uniqueness level</source>
        <translation>संकेत तकनीकें एकमात्र हल स्तर</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>कुंजियाँ</translation>
    </message>
    <message>
        <source>Chan&amp;ge keys…</source>
        <translation>कुंजियाँ बदलें… (&amp;G)</translation>
    </message>
    <message>
        <source>change shortcuts keyboard</source>
        <translation>बदलें शॉर्टकट कीबोर्ड</translation>
    </message>
    <message>
        <source>All preferences are the default ones.</source>
        <translation>सभी सेटिंग डिफ़ॉल्ट हैं।</translation>
    </message>
    <message>
        <source>The preferences are as before.</source>
        <translation>सेटिंग पहले जैसी हैं।</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Not written: %1</source>
        <translation>सहेजा नहीं गया: %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>प्रिंट करें</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>प्रगति</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>PDF के रूप में सहेजें… (&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>प्रिंट करें… (&amp;P)</translation>
    </message>
    <message>
        <source>These pu&amp;zzles</source>
        <translation>ये पहेलियाँ (&amp;Z)</translation>
    </message>
    <message>
        <source>This pu&amp;zzle</source>
        <translation>यह पहेली (&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Book of new puzzles</source>
        <translation>नई पहेलियों की किताब (&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Make the puzzles</source>
        <translation>पहेलियाँ बनाएँ (&amp;M)</translation>
    </message>
    <message>
        <source>With &amp;entries and notes</source>
        <translation>भरे अंकों और नोटों के साथ (&amp;E)</translation>
    </message>
    <message>
        <source>With the &amp;hint that is open</source>
        <translation>खुले हुए संकेत के साथ (&amp;H)</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>लेटर</translation>
    </message>
    <message>
        <source>All &amp;candidates</source>
        <translation>सारे विकल्प (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>हल आखिर में (&amp;S)</translation>
    </message>
    <message>
        <source>Pro&amp;file</source>
        <translation>कठिनाई का ग्राफ़ (&amp;F)</translation>
    </message>
    <message>
        <source>Shows where a puzzle is hard, with one or two on a page</source>
        <translation>दिखाता है कि पहेली कहाँ कठिन है, जब पन्ने पर एक या दो पहेलियाँ हों</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>कागज़ (&amp;A)</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>पन्ने पर पहेलियाँ (&amp;G)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF के रूप में सहेजें</translation>
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
        <translation>सहेजा गया: %1।</translation>
    </message>
    <message>
        <source>There is no printing here: %1</source>
        <translation>यहाँ प्रिंट नहीं हो सकता: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>प्रिंटर को भेज दिया गया।</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>रोक दिया गया।</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>एक पल रुकें…</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileStrip</name>
    <message>
        <source>Steps</source>
        <translation>कदम</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileWords</name>
    <message>
        <source>early (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>शुरू में (%1)</translation>
    </message>
    <message>
        <source>in the middle (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>बीच में (%1)</translation>
    </message>
    <message>
        <source>late (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>आखिर में (%1)</translation>
    </message>
    <message>
        <source>Opens easily, tight %1, then easy.</source>
        <translation>आसान शुरुआत, %1 अटकाव, फिर आसान।</translation>
    </message>
    <message>
        <source>Opens easily, tight %1.</source>
        <translation>आसान शुरुआत, %1 अटकाव।</translation>
    </message>
    <message>
        <source>Tight %1, then easy.</source>
        <translation>%1 अटकाव, फिर आसान।</translation>
    </message>
    <message>
        <source>Tight %1.</source>
        <translation>%1 अटकाव।</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1, then easy.</source>
        <translation>आसान शुरुआत, %1 एक कठिन मोड़, फिर आसान।</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1.</source>
        <translation>आसान शुरुआत, %1 एक कठिन मोड़।</translation>
    </message>
    <message>
        <source>One hard moment %1, then easy.</source>
        <translation>%1 एक कठिन मोड़, फिर आसान।</translation>
    </message>
    <message>
        <source>One hard moment %1.</source>
        <translation>%1 एक कठिन मोड़।</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2, then easy.</source>
        <translation>%1 सबसे कठिन, %2 फिर अटकाव, उसके बाद आसान।</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2.</source>
        <translation>%1 सबसे कठिन, %2 फिर अटकाव।</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2, then easy.</source>
        <translation>%1 अटकाव, %2 सबसे कठिन, फिर आसान।</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2.</source>
        <translation>%1 अटकाव, %2 सबसे कठिन।</translation>
    </message>
    <message>
        <source>Singles all the way, with few open at times.</source>
        <translation>शुरू से अंत तक सिंगल, पर कहीं-कहीं कम ही कदम संभव।</translation>
    </message>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>शुरू से अंत तक आसान: हर समय एक या ज़्यादा कदम संभव।</numerusform>
            <numerusform>शुरू से अंत तक आसान: हर समय {count} या ज़्यादा कदम संभव।</numerusform>
        </translation>
    </message>
    <message>
        <source>no step open</source>
        <translation>कोई कदम संभव नहीं</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>एक कदम संभव</numerusform>
            <numerusform>{count} कदम संभव</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4.</source>
        <comment>numbers, a technique, how many steps are open</comment>
        <translation>कदम %1 / %2: %3, %4।</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleEntry</name>
    <message>
        <source>%1, in %2.</source>
        <comment>which digit stands twice, cells</comment>
        <translation>%1, %2 में।</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cells.</source>
        <translation>
            <numerusform>दो हलों में 1 सेल का फ़र्क है।</numerusform>
            <numerusform>दो हलों में %n सेलों का फ़र्क है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Two solutions differ in %1.</source>
        <translation>दो हलों में %1 का फ़र्क है।</translation>
    </message>
    <message>
        <source>Looking for solutions …</source>
        <translation>हल खोजे जा रहे हैं …</translation>
    </message>
    <message>
        <source>No solution. A digit is wrong.</source>
        <translation>कोई हल नहीं। एक अंक गलत है।</translation>
    </message>
    <message>
        <source>One solution. The puzzle can be played.</source>
        <translation>एक ही हल। पहेली खेली जा सकती है।</translation>
    </message>
    <message>
        <source>Enter the givens of a puzzle, or paste it.</source>
        <translation>पहेली के दिए गए अंक भरें, या उसे पेस्ट करें।</translation>
    </message>
    <message>
        <source>More than one solution. Digits are missing.</source>
        <translation>एक से ज़्यादा हल। कुछ अंक कम हैं।</translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>एक अंक जोड़ा गया।</numerusform>
            <numerusform>%n अंक जोड़े गए।</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Sudoku: %1</source>
        <translation>यह सुडोकू नहीं है: %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>इकलौती पहेली।</numerusform>
            <numerusform>%n पहेलियों में से पहली।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleExchange</name>
    <message>
        <source>&amp;Open…</source>
        <translation>खोलें… (&amp;O)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>हाल की पहेलियाँ खोलें (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>इस नाम से सहेजें… (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>इस रूप में कॉपी करें (&amp;A)</translation>
    </message>
    <message>
        <source>Puzzle &amp;without entries</source>
        <translation>पहेली, भरे अंकों के बिना (&amp;W)</translation>
    </message>
    <message>
        <source>Puzzle &amp;id</source>
        <translation>पहेली की आईडी (&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>पेस्ट करें (&amp;P)</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>पहेलियाँ (%1)</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>खींचकर छोड़ा गया टेक्स्ट</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>सभी फ़ाइलें (*)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>इस नाम से सहेजें</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>मिटाएँ (&amp;C)</translation>
    </message>
    <message>
        <source>the position as a line of 81 cells</source>
        <translation>स्थिति, 81 सेलों की लाइन के रूप में</translation>
    </message>
    <message>
        <source>the puzzle without entries</source>
        <translation>पहेली, भरे अंकों के बिना</translation>
    </message>
    <message>
        <source>A puzzle with several solutions has no id.</source>
        <translation>एक से ज़्यादा हल वाली पहेली की आईडी नहीं होती।</translation>
    </message>
    <message>
        <source>puzzle id %1</source>
        <translation>पहेली की आईडी %1</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>कॉपी हुआ: %1।</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>पेस्ट किया हुआ टेक्स्ट</translation>
    </message>
    <message>
        <source>There is no text to open.</source>
        <translation>खोलने के लिए कोई टेक्स्ट नहीं है।</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleOpener</name>
    <message>
        <source>%1: not saved: %2</source>
        <translation>%1: नहीं सहेजा गया: %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1: सहेजा गया।</translation>
    </message>
    <message>
        <source>%1: saved, but this format cannot hold all entries and notes.</source>
        <translation>%1: सहेजा गया, पर इस फ़ॉर्मैट में भरे गए सारे अंक और नोट नहीं आ सकते।</translation>
    </message>
    <message>
        <source>%1: you had begun this puzzle, and go on with it.</source>
        <translation>%1: यह पहेली पहले शुरू की जा चुकी थी, वही खेल जारी है।</translation>
    </message>
    <message>
        <source>%1: opened.</source>
        <translation>%1: खुल गई।</translation>
    </message>
    <message>
        <source>It has several solutions: any of them solves it.</source>
        <translation>इसके एक से ज़्यादा हल हैं: कोई भी हल मान्य है।</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlesCard</name>
    <message>
        <source>Puzzles for you</source>
        <translation>आपके लिए पहेलियाँ</translation>
    </message>
    <message>
        <source>Start a puzzle for me</source>
        <translation>मेरे लिए पहेली शुरू करें</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>QR code of the puzzle</source>
        <translation>पहेली का QR कोड</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR कोड</translation>
    </message>
    <message>
        <source>Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.</source>
        <translation>दूसरे डिवाइस पर पहेली खेलने के लिए इसे स्कैन करें। इसमें एक लिंक है, जो %1 पर पहेली खोलता है।</translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message>
        <source>What can this cell be?</source>
        <translation>इस सेल में क्या हो सकता है?</translation>
    </message>
    <message>
        <source>%1: what can it be?</source>
        <comment>a cell</comment>
        <translation>%1 में क्या हो सकता है?</translation>
    </message>
    <message>
        <source>Where can {digit} go in {house}?</source>
        <extracomment>Such as: Where can 7 go in row 3?</extracomment>
        <translation>{house.of} में अंक {digit} कहाँ आ सकता है?</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <comment>a cell</comment>
        <translation>%1 के सभी अंक</translation>
    </message>
    <message>
        <source>All places for {digit} in {house}</source>
        <extracomment>A button, such as: All places for 7 in row 3</extracomment>
        <translation>{house.of} में अंक {digit} की सभी जगहें</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <comment>a digit and a cell</comment>
        <translation>%2 में %1 क्यों नहीं?</translation>
    </message>
    <message>
        <source>Logic decides this now. Ask about one of them, or take the next step.</source>
        <translation>तर्क से यह अभी तय हो जाता है। किसी एक के बारे में पूछें, या अगला कदम उठाएँ।</translation>
    </message>
    <message>
        <source>Press a digit to see why. Press another cell, or move there, to ask about that one.</source>
        <translation>कारण जानने के लिए कोई अंक दबाएँ। किसी और सेल के बारे में पूछना हो, तो उसे दबाएँ या उस पर जाएँ।</translation>
    </message>
    <message>
        <source>Press a cell in this list to see why.</source>
        <translation>कारण जानने के लिए इस सूची में कोई सेल दबाएँ।</translation>
    </message>
    <message>
        <source>Asking counts as help, as a hint does.</source>
        <translation>पूछना भी मदद माना जाता है, संकेत की तरह।</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>पूछें: %1</translation>
    </message>
    <message>
        <source>{cell} has a digit already: {digit}.</source>
        <translation>{cell} में {digit} पहले से है।</translation>
    </message>
    <message>
        <source>{cell} has the {digit} of {house}.</source>
        <translation>{house.of} का {digit} {cell} में है।</translation>
    </message>
    <message>
        <source>{digit} is still possible. Nothing here rules it out yet.</source>
        <translation>{digit} अब भी संभव है। यहाँ अभी कुछ भी उसे नहीं काटता।</translation>
    </message>
    <message>
        <source>{digit} has been ruled out before.</source>
        <translation>{digit} पहले ही कट चुका है।</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>यहाँ {digit} नहीं हो सकता, पर यह दिखाने में एक कदम लगता है।</numerusform>
            <numerusform>यहाँ {digit} नहीं हो सकता, पर यह दिखाने में {count} कदम लगते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>techniques</comment>
        <translation>%1, फिर %2</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2.</source>
        <comment>a cell and a digit</comment>
        <translation>पूछें: %1 में %2 नहीं है।</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2. Rule out %2 takes this candidate away.</source>
        <comment>a cell and a digit</comment>
        <translation>पूछें: %1 में %2 नहीं है। “%2 काटें” से यह विकल्प हट जाता है।</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>प्रमाण खोजा जा रहा है…</translation>
    </message>
    <message>
        <source>One entry is wrong. Show it?</source>
        <translation>भरा गया एक अंक गलत है। दिखाएँ?</translation>
    </message>
    <message>
        <source>Some entries are wrong. Show the first?</source>
        <translation>भरे गए कुछ अंक गलत हैं। पहला दिखाएँ?</translation>
    </message>
    <message>
        <source>Wrong entries are no reasons: the answers leave them out.</source>
        <translation>गलत भरे गए अंक कारण नहीं बन सकते: जवाबों में उन्हें छोड़ दिया जाता है।</translation>
    </message>
    <message>
        <source>%1 is given.</source>
        <comment>a cell</comment>
        <translation>%1 का अंक दिया गया है।</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <comment>a cell</comment>
        <translation>%1 में अंक भरा है।</translation>
    </message>
    <message>
        <source>Press an empty cell, or move there, to ask about it.</source>
        <translation>किसी खाली सेल के बारे में पूछने के लिए उसे दबाएँ या उस पर जाएँ।</translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message>
        <source>two steps open, or fewer</source>
        <translation>दो या कम कदम संभव</translation>
    </message>
    <message>
        <source>The puzzle that is ready</source>
        <translation>तैयार पहेली</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>पहेली बन रही है…</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · %Ln दिया गया अंक</numerusform>
            <numerusform>%1 · %Ln दिए गए अंक</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln कदम</numerusform>
            <numerusform>%Ln कदम</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message>
        <source>{cells} hold only {digits}, and each sees the next.</source>
        <translation>{cells} में केवल {digits} हैं, और हर सेल अगले को देखता है।</translation>
    </message>
    <message>
        <source>So the digits take turns along them, one way or the other.</source>
        <translation>इसलिए इनमें दोनों अंक बारी-बारी से आते हैं, इस क्रम में या उल्टे क्रम में।</translation>
    </message>
    <message>
        <source>One of {even} and one of {odd} always differ.</source>
        <translation>{even} में से कोई एक सेल लें और {odd} में से कोई एक: दोनों के अंक हमेशा अलग होते हैं।</translation>
    </message>
    <message>
        <source>{cell} sees {one} and {other}: one is {a}, one is {b}.</source>
        <translation>{cell} दोनों को देखता है, {one} को भी और {other} को भी: इनमें से एक में {a} और दूसरे में {b} है।</translation>
    </message>
    <message>
        <source>Follow the links: they lead round, back to where they began.</source>
        <translation>कड़ियों पर चलें: वे घूमकर वहीं लौटती हैं जहाँ से शुरू हुई थीं।</translation>
    </message>
    <message>
        <source>Read backwards, the links hold too: of the two ends of each just one is true.</source>
        <translation>कड़ियाँ उल्टी दिशा में भी सही हैं: हर कड़ी के दो सिरों में से ठीक एक सही है।</translation>
    </message>
    <message>
        <source>{cell} is {digits}, and nothing else.</source>
        <translation>{cell} में {digits} है, और कुछ नहीं।</translation>
    </message>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>{cells} में से एक में {digit} है, और इन सबको {gone} देखता है।</numerusform>
            <numerusform>{cells} में से एक में {digit} है, और इन सबको {gone} में से हर एक देखता है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow the links: then {end}.</source>
        <translation>कड़ियों पर चलें, तो {end}।</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed. So it was wrong.</source>
        <translation>जो माना था, नतीजा उसके ठीक उलट है। इसलिए जो माना था, वह गलत है।</translation>
    </message>
    <message>
        <source>One cell cannot have both digits. So what was supposed is wrong.</source>
        <translation>एक सेल में दोनों अंक नहीं हो सकते। इसलिए जो माना था, वह गलत है।</translation>
    </message>
    <message>
        <source>So {one}, or {other}.</source>
        <translation>इसलिए {one}, या {other}।</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees the set {source}, which is {digit}.</source>
        <extracomment>Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.</extracomment>
        <translation>{cell} में {other} है, या वह सेट {source} को देखता है, जिसमें {digit} है।</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees {source}, which is {digit}.</source>
        <translation>{cell} में {other} है, या वह {source} को देखता है, जिसमें {digit} है।</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees one of {source}, which is {digit}.</source>
        <translation>{cell} में {other} है, या वह {source} में से उस सेल को देखता है, जिसमें {digit} है।</translation>
    </message>
    <message>
        <source>If {start}, that is it.</source>
        <translation>अगर {start.if}, तो नतीजा सामने ही है।</translation>
    </message>
    <message>
        <source>If {start}, then at once {end}.</source>
        <translation>अगर {start.if}, तो तुरंत {end}।</translation>
    </message>
    <message>
        <source>If {start}, the links lead to this: {end}.</source>
        <translation>अगर {start.if}, तो कड़ियाँ यहाँ ले जाती हैं: {end}।</translation>
    </message>
    <message>
        <source>{cell} is {digit}, and is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} में {digit} है भी और नहीं भी</translation>
    </message>
    <message>
        <source>{cell} is both {one} and {other}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} में {one} भी है और {other} भी</translation>
    </message>
    <message>
        <source>{house} has its {digit} twice, in {cells}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.of} में अंक {digit} दो बार है, {cells} में</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.of} में अंक {digit} के लिए कोई जगह नहीं बचती</translation>
    </message>
    <message>
        <source>{cell} has no candidate left</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} में कोई विकल्प नहीं बचता</translation>
    </message>
    <message>
        <source>That cannot be: {broken}.</source>
        <translation>यह नहीं हो सकता: {broken}।</translation>
    </message>
    <message>
        <source>Follow the links: then {broken}.</source>
        <translation>कड़ियों पर चलें, तो {broken}।</translation>
    </message>
    <message>
        <source>That cannot be, so what was supposed is wrong.</source>
        <translation>यह नहीं हो सकता, इसलिए जो माना था, वह गलत है।</translation>
    </message>
    <message>
        <source>{cell} is {digit}, or it is not.</source>
        <translation>{cell} में {digit} है, या नहीं है।</translation>
    </message>
    <message>
        <source>{cell} is {digits}.</source>
        <translation>{cell} में {digits} है।</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}.</source>
        <translation>{house.of} में अंक {digit} केवल {places} में आ सकता है।</translation>
    </message>
    <message>
        <source>Follow the links from each of these: in each case {end}.</source>
        <translation>इनमें से हर एक से कड़ियों पर चलें: हर सूरत में {end}।</translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>अगर {cells: इस सेल} में केवल {digits} होते, तो इन अंकों की अदला-बदली हो सकती थी: हर पंक्ति, कॉलम और बॉक्स सही रहता।</numerusform>
            <numerusform>अगर {cells: इन {count} सेलों} में केवल {digits} होते, तो इन अंकों की अदला-बदली हो सकती थी: हर पंक्ति, कॉलम और बॉक्स सही रहता।</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be a second solution. But a Sudoku has only one.</source>
        <translation>तब दूसरा हल बन जाता। लेकिन सुडोकू का एक ही हल होता है।</translation>
    </message>
    <message>
        <source>With {cells} that makes a locked set: it uses up {digits}.</source>
        <translation>वह सेल {cells} के साथ मिलकर लॉक्ड सेट बनाता है: {digits} इन्हीं सेलों में खप जाते हैं।</translation>
    </message>
    <message>
        <source>Only {cell} can prevent that, so it must be {digits}.</source>
        <translation>इसे केवल {cell} रोक सकता है, इसलिए उसमें {digits} ही होगा।</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}.</source>
        <translation>इसलिए {cells} में से कम से कम एक में {digit} होना ही है।</translation>
    </message>
    <message>
        <source>No cell that sees both can be {digit}.</source>
        <translation>जो सेल दोनों को देखता है, उसमें {digit} नहीं हो सकता।</translation>
    </message>
    <message>
        <source>No cell that sees all of these can be {digit}.</source>
        <translation>जो सेल इन सबको देखता है, उसमें {digit} नहीं हो सकता।</translation>
    </message>
    <message>
        <source>So one of {cells} must be something else: {digits}.</source>
        <translation>इसलिए {cells} में से कम से कम एक में कोई और अंक, यानी {digits}, होगा।</translation>
    </message>
    <message>
        <source>{corners} lie in two rows, two columns and just two boxes.</source>
        <translation>{corners} दो पंक्तियों, दो कॉलमों और केवल दो बॉक्सों में हैं।</translation>
    </message>
    <message>
        <source>In {houses} the {digit} has no places but these corners.</source>
        <translation>{houses.of} में अंक {digit} इन कोनों के सिवा कहीं नहीं आ सकता।</translation>
    </message>
    <message>
        <source>If {one} were {digit}, {other} would be too, and the others {rest}.</source>
        <translation>अगर {one} में {digit} होता, तो {other} में भी होता, और बाकी दोनों में {rest} होता।</translation>
    </message>
    <message>
        <source>All four corners would hold {digits} alone.</source>
        <translation>चारों कोनों में केवल {digits} होते।</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {cells}.</source>
        <translation>{house.of} में अंक {digit} केवल {cells} में आ सकता है।</translation>
    </message>
    <message>
        <source>If one of these two were {digit}, the other would be {other}.</source>
        <translation>अगर इन दोनों में से एक में {digit} होता, तो दूसरे में {other} होता।</translation>
    </message>
    <message>
        <source>{others} have only {digits}, so all four would hold these alone.</source>
        <translation>{others} में केवल {digits} हैं, इसलिए चारों में यही दो अंक होते।</translation>
    </message>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>मान लें कि {cell} में {digit} है।</translation>
    </message>
    <message>
        <source>Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left.</source>
        <translation>तब {row.of} में अंक {other} केवल {inRow} में आ सकता है, और {column.of} में केवल {inColumn} में।</translation>
    </message>
    <message>
        <source>{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone.</source>
        <translation>{last} में केवल {digits} संभव हैं, इसलिए वहाँ {digit} है, और चारों कोनों में केवल {digits} हैं।</translation>
    </message>
    <message>
        <source>No corner is a given, so nothing would tell the two solutions apart.</source>
        <translation>किसी भी कोने में दिया गया अंक नहीं है, इसलिए दोनों हलों में फ़र्क करने वाला कुछ न होता।</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}, and no cell that sees both can be.</source>
        <translation>इसलिए {cells} में से कम से कम एक में {digit} होना ही है, और दोनों को देखने वाले किसी भी सेल में वह नहीं हो सकता।</translation>
    </message>
    <message>
        <source>With {digit} in {cell} just the swap would be left.</source>
        <translation>{cell} में {digit} होता, तो अंकों की अदला-बदली हो सकती थी।</translation>
    </message>
    <message>
        <source>{cells} form a ring.</source>
        <translation>{cells} एक लूप बनाते हैं।</translation>
    </message>
    <message>
        <source>Each sees the next, and every row, column and box has two of them or none.</source>
        <translation>हर सेल अगले को देखता है, और हर पंक्ति, कॉलम और बॉक्स में इनमें से दो सेल हैं या एक भी नहीं।</translation>
    </message>
    <message>
        <source>Every empty cell but {cell} has just two candidates.</source>
        <translation>{cell} को छोड़कर हर खाली सेल में केवल दो विकल्प हैं।</translation>
    </message>
    <message>
        <source>Without its {digit}, every digit would have two places in each house.</source>
        <translation>उसमें विकल्प {digit} न होता, तो हर इकाई में हर बाकी अंक की ठीक दो जगहें होतीं।</translation>
    </message>
    <message>
        <source>Any solution could then be turned into a second, by the other candidate in every empty cell.</source>
        <translation>तब किसी भी हल से दूसरा हल बन जाता: बस हर खाली सेल में दूसरा विकल्प रखना होता।</translation>
    </message>
    <message>
        <source>A Sudoku has one solution, so {cell} is {digit}.</source>
        <translation>सुडोकू का एक ही हल होता है, इसलिए {cell} में {digit} ही होगा।</translation>
    </message>
    <message>
        <source>In {house} only {cells: these two} can be {digit}, so the other is {digit}.</source>
        <extracomment>Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said before.</extracomment>
        <translation>{house.of} में अंक {digit} केवल {cells: इन्हीं दो सेलों} में आ सकता है, इसलिए दूसरे सेल में {digit} है।</translation>
    </message>
    <message>
        <source>Nearly every empty cell has two candidates; only {cells} have more.</source>
        <translation>लगभग हर खाली सेल में दो विकल्प हैं; केवल {cells} में ज़्यादा हैं।</translation>
    </message>
    <message>
        <source>Without {digits} there, the other candidate in every empty cell would make a second solution.</source>
        <translation>वहाँ विकल्प {digits} के बिना, हर खाली सेल में दूसरा विकल्प रखकर एक और हल बनाया जा सकता था।</translation>
    </message>
    <message>
        <source>So one of {cells} is {digits}.</source>
        <translation>इसलिए {cells} में से कम से कम एक में {digits} है।</translation>
    </message>
    <message>
        <source>{lines} have only two places each for an {digit}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Rows 3 and 7 have only two places each for an 8.</extracomment>
        <translation>{lines.of} में अंक {digit} के लिए दो-दो ही जगहें हैं।</translation>
    </message>
    <message>
        <source>{lines} have only two places each for a {digit}.</source>
        <translation>{lines.of} में अंक {digit} के लिए दो-दो ही जगहें हैं।</translation>
    </message>
    <message>
        <source>{feet} share {house}, so at most one of them is {digit}.</source>
        <translation>{feet} दोनों {house.of} में हैं, इसलिए इनमें से ज़्यादा से ज़्यादा एक में {digit} हो सकता है।</translation>
    </message>
    <message>
        <source>So at least one of the two lines has its {digit} at its other end: {ends}.</source>
        <extracomment>Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.</extracomment>
        <translation>इसलिए इन दोनों लाइनों में से कम से कम एक का {digit} उसके दूसरे सिरे पर है: {ends} में।</translation>
    </message>
    <message>
        <source>So have {lines}, with the ends {ends}.</source>
        <translation>यही बात {lines.of} में भी है, जिनके सिरे {ends} हैं।</translation>
    </message>
    <message>
        <source>The {digit}s of {lines} do the same, with the ends {ends}.</source>
        <translation>{lines.of} में अंक {digit} के साथ भी यही बात है; वहाँ सिरे {ends} हैं।</translation>
    </message>
    <message>
        <source>A cell that sees both ends of one kite cannot have its digit.</source>
        <extracomment>A kite is the pattern of two lines that was told before.</extracomment>
        <translation>जो सेल किसी एक 2-String Kite के दोनों सिरों को देखता है, उसमें उस Kite का अंक नहीं हो सकता।</translation>
    </message>
    <message>
        <source>Just so, both cases close {cells}.</source>
        <extracomment>Such as: Just so, both cases close r5c3. The two cases for another cell were told before.</extracomment>
        <translation>ठीक इसी तरह दोनों सूरतों में {cells} में भी यह अंक नहीं आ सकता।</translation>
    </message>
    <message>
        <source>In {box} every {digit} is in {near} or {other}.</source>
        <translation>{box.of} में अंक {digit} की हर जगह {near.of} या {other.of} में है।</translation>
    </message>
    <message>
        <source>{line} has only two places for its {digit}: {near} and {far}.</source>
        <translation>{line.of} में अंक {digit} की दो ही जगहें हैं: {near} और {far}।</translation>
    </message>
    <message>
        <source>If {far} is {digit}, it closes {cells}.</source>
        <translation>अगर {far} में {digit} हो, तो {cells} में {digit} नहीं आ सकता।</translation>
    </message>
    <message>
        <source>Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too.</source>
        <translation>नहीं तो {near} में {digit} है, और {box.of} में अंक {digit} केवल {other.of} में आ सकता है; तब भी {cells} में {digit} नहीं आ सकता।</translation>
    </message>
    <message>
        <source>Where a house has just two places for {digit}, one of them is right.</source>
        <translation>जिस इकाई में {digit} की दो ही जगहें हैं, वहाँ उनमें से एक सही है।</translation>
    </message>
    <message>
        <source>Joined, such pairs take turns in two colours. Green: {cells}.</source>
        <translation>आपस में जुड़े ऐसे जोड़ों में दो रंग बारी-बारी से आते हैं। {cells} का रंग हरा है।</translation>
    </message>
    <message>
        <source>Brown: {cells}.</source>
        <translation>{cells} का रंग भूरा है।</translation>
    </message>
    <message>
        <source>Either every green one is {digit}, or every brown one.</source>
        <translation>या तो हर हरे सेल में {digit} है, या हर भूरे सेल में।</translation>
    </message>
    <message>
        <source>These cells see a green and a brown one each: {cells}.</source>
        <translation>{cells} में से हर सेल एक हरे और एक भूरे सेल को देखता है।</translation>
    </message>
    <message>
        <source>{cell} sees {one}, which is green, and {other}, which is brown.</source>
        <translation>{cell} दोनों को देखता है, हरे {one} को भी और भूरे {other} को भी।</translation>
    </message>
    <message>
        <source>{cells}, both green, share {house}: only one of them could be {digit}.</source>
        <translation>{cells} दोनों हरे हैं और {house.of} में हैं: इनमें से केवल एक में {digit} हो सकता है।</translation>
    </message>
    <message>
        <source>{cells}, both brown, share {house}: only one of them could be {digit}.</source>
        <translation>{cells} दोनों भूरे हैं और {house.of} में हैं: इनमें से केवल एक में {digit} हो सकता है।</translation>
    </message>
    <message>
        <source>So no green one is {digit}, and every brown one is.</source>
        <translation>इसलिए किसी भी हरे सेल में {digit} नहीं है, और हर भूरे सेल में है।</translation>
    </message>
    <message>
        <source>So no brown one is {digit}, and every green one is.</source>
        <translation>इसलिए किसी भी भूरे सेल में {digit} नहीं है, और हर हरे सेल में है।</translation>
    </message>
    <message>
        <source>Either the green discs are right: {cells}.</source>
        <translation>या तो हरे गोले {cells} सही हैं।</translation>
    </message>
    <message>
        <source>Or the brown squares are: {cells}.</source>
        <translation>या फिर भूरे चौकोर निशान {cells} सही हैं।</translation>
    </message>
    <message>
        <source>And either the green rings are: {cells}.</source>
        <translation>और या तो हरे छल्ले {cells} सही हैं।</translation>
    </message>
    <message>
        <source>Or the brown frames are: {cells}.</source>
        <translation>या फिर भूरे चौखटे {cells} सही हैं।</translation>
    </message>
    <message>
        <source>{one} {a} and {other} {b} see each other: at most one of them is right.</source>
        <extracomment>Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is right.</extracomment>
        <translation>{one} {a} और {other} {b} एक-दूसरे को देखते हैं: इनमें से ज़्यादा से ज़्यादा एक सही हो सकता है।</translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>इसलिए {ones} या {others} सही हैं, और दोनों में से एक-एक को {cells} देखता है।</numerusform>
            <numerusform>इसलिए {ones} या {others} सही हैं, और दोनों में से एक-एक को {cells} में से हर सेल देखता है।</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b} and {frame} {d}.</source>
        <extracomment>Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.</extracomment>
        <translation>{one} {a} {ring.object} {b} को भी देखता है और {frame.object} {d} को भी।</translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b}, {one} {c} {frame} {d}.</source>
        <translation>{one} {a} {ring.object} {b} को देखता है, और {one} {c} {frame.object} {d} को।</translation>
    </message>
    <message>
        <source>One of these two is right, so {ones} are wrong.</source>
        <extracomment>Such as: One of these two is right, so the green discs are wrong.</extracomment>
        <translation>इन दोनों में से एक सही है, इसलिए {ones} गलत हैं।</translation>
    </message>
    <message>
        <source>the green discs</source>
        <comment>subject</comment>
        <translation>हरे गोले</translation>
    </message>
    <message>
        <source>the brown squares</source>
        <comment>subject</comment>
        <translation>भूरे चौकोर निशान</translation>
    </message>
    <message>
        <source>the green rings</source>
        <comment>subject</comment>
        <translation>हरे छल्ले</translation>
    </message>
    <message>
        <source>the brown frames</source>
        <comment>subject</comment>
        <translation>भूरे चौखटे</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>plain</comment>
        <translation>हरा गोला</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>plain</comment>
        <translation>भूरा चौकोर निशान</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>plain</comment>
        <translation>हरा छल्ला</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>plain</comment>
        <translation>भूरा चौखटा</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>object</comment>
        <translation>हरे गोले</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>object</comment>
        <translation>भूरे चौकोर निशान</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>object</comment>
        <translation>हरे छल्ले</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>object</comment>
        <translation>भूरे चौखटे</translation>
    </message>
    <message numerus="yes">
        <source>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>अगर फ़िन में {digit} हो, तब भी {cells} में {digit} नहीं हो सकता: फ़िन वहाँ के {digit} को देखता है।</numerusform>
            <numerusform>अगर किसी फ़िन में {digit} हो, तब भी {cells} में {digit} नहीं हो सकता: सभी फ़िन वहाँ के {digit} को देखते हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base.of} में अंक {digit} के लिए {places: केवल एक जगह} है, और वह {cover.of} में है।</numerusform>
            <numerusform>{base.of} में अंक {digit} के लिए {places: केवल {count} जगहें} हैं, सब की सब {cover.of} में।</numerusform>
        </translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.</extracomment>
        <translation>जिन इकाइयों में {digit} के लिए केवल यही जगहें हैं, उनमें से हर एक को एक {digit} चाहिए, और {cover.of} में अंक {digit} एक-एक बार ही आ सकता है, इसलिए वहाँ के सारे {digit} इन्हीं जगहों पर आते हैं।</translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base.of} में अंक {digit} के लिए {places: केवल एक जगह} है।</numerusform>
            <numerusform>{base.of} में अंक {digit} के लिए {places: केवल {count} जगहें} हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these stand in {cover}.</source>
        <translation>ये सब {cover.of} में हैं।</translation>
    </message>
    <message>
        <source>All of these stand in {cover: as many other houses}.</source>
        <extracomment>These are the places for a digit in some houses, of which no sentence says which they are.</extracomment>
        <translation>जितनी ये इकाइयाँ हैं, {cover: उतनी ही दूसरी इकाइयों} में ये सारी जगहें समा जाती हैं।</translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover: these houses} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so these houses have theirs there, in the places said before.</extracomment>
        <translation>जिन इकाइयों में {digit} के लिए केवल यही जगहें हैं, उनमें से हर एक को एक {digit} चाहिए। {cover: ये दूसरी इकाइयाँ} भी उतनी ही हैं, और हर एक में {digit} एक ही बार आ सकता है, इसलिए इनके सारे {digit} इन्हीं जगहों पर आते हैं।</translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>{cells} इनमें से दो इकाइयों में है। वहाँ {digit} होता, तो ये दोनों इकाइयाँ उसी एक से भर जातीं, और बाकी {digit} के लिए इकाइयाँ कम पड़ जातीं।</numerusform>
            <numerusform>{cells} में से हर सेल इनमें से दो इकाइयों में है। उसमें {digit} होता, तो वे दोनों इकाइयाँ उसी एक से भर जातीं, और बाकी {digit} के लिए इकाइयाँ कम पड़ जातीं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the {digit}s in {base}.</source>
        <translation>{base.of} में अंक {digit} को देखें।</translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>फ़िन {fins} को छोड़कर अंक की बाकी सारी जगहें {cover.of} में हैं।</numerusform>
            <numerusform>फ़िन {fins} को छोड़कर अंक की बाकी सारी जगहें {cover.of} में हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>एक सेल को छोड़कर अंक की बाकी सारी जगहें {cover.of} में हैं।</numerusform>
            <numerusform>{count} सेलों को छोड़कर अंक की बाकी सारी जगहें {cover.of} में हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>The fins: {fins}.</source>
        <translation>फ़िन {fins} हैं।</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>अगर फ़िन में {digit} न हो, तो बाकी जगहें, यानी {places: नीले गोले}, मिलकर {fish} बनाती हैं।</numerusform>
            <numerusform>अगर किसी भी फ़िन में {digit} न हो, तो बाकी जगहें, यानी {places: नीले गोले}, मिलकर {fish} बनाती हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>अगर फ़िन में {digit} न हो, तो बाकी जगहें, यानी {places: नीले गोले}, मिलकर {fish} बनाती हैं।</numerusform>
            <numerusform>अगर किसी भी फ़िन में {digit} न हो, तो बाकी जगहें, यानी {places: नीले गोले}, मिलकर {fish} बनाती हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no other cell of {cover} can be {digit}.</source>
        <translation>तब {cover.of} के किसी और सेल में {digit} नहीं हो सकता।</translation>
    </message>
    <message>
        <source>In {base} the {digit}s stand in {cover}, but for {fins}.</source>
        <translation>{base.of} में अंक {digit} की जगहें {cover.of} में हैं, {fins} को छोड़कर।</translation>
    </message>
    <message>
        <source>Or they stand in {cover}, but for {fins}.</source>
        <translation>दूसरी तरह से देखें, तो वे {cover.of} में हैं, {fins} को छोड़कर।</translation>
    </message>
    <message>
        <source>Take each of these with its fins, its extra places.</source>
        <translation>इनमें से हर एक को उसके फ़िनों, यानी अतिरिक्त जगहों, के साथ लें।</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is an {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <comment>the fish is an X-Wing</comment>
        <translation>अगर किसी भी फ़िन में {digit} न हो, तो यह {fish} है, और इसके कॉलमों, पंक्तियों या बॉक्सों के {digit} इसी में हैं।</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is a {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <translation>अगर किसी भी फ़िन में {digit} न हो, तो यह {fish} है, और इसके कॉलमों, पंक्तियों या बॉक्सों के {digit} इसी में हैं।</translation>
    </message>
    <message>
        <source>If a fin is {digit}, no cell that sees its fins can be {digit} either.</source>
        <translation>अगर किसी फ़िन में {digit} हो, तब भी जो सेल उस फ़िश के सभी फ़िनों को देखता है, उसमें {digit} नहीं हो सकता।</translation>
    </message>
    <message>
        <source>So one of {starts} is {digit}.</source>
        <translation>इसलिए {starts} में से कम से कम एक में {digit} है।</translation>
    </message>
    <message>
        <source>From each of them links lead to this: {end}.</source>
        <translation>इनमें से हर एक से कड़ियाँ यहाँ ले जाती हैं: {end}।</translation>
    </message>
    <message>
        <source>{house} has only one empty cell.</source>
        <translation>{house.of} में केवल एक सेल खाली है।</translation>
    </message>
    <message>
        <source>Of the digits 1 to 9 just the {digit} is missing there.</source>
        <translation>1 से 9 तक के अंकों में से वहाँ बस {digit} नहीं है।</translation>
    </message>
    <message>
        <source>So {cell: this cell} must be {digit}.</source>
        <translation>इसलिए {cell: इस सेल} में {digit} ही होगा।</translation>
    </message>
    <message>
        <source>Look at {cell: this cell} with its row, its column and its box.</source>
        <translation>{cell: इस सेल} को इसकी पंक्ति, इसके कॉलम और इसके बॉक्स के साथ देखें।</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>वहाँ {digits: एक अंक} पहले से है।</numerusform>
            <numerusform>वहाँ {digits: {count} अलग-अलग अंक} पहले से हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be {digits}, as was found before.</source>
        <translation>इसमें {digits} नहीं हो सकता, यह पहले पता चल चुका है।</translation>
    </message>
    <message>
        <source>Only the {digit} is left, so it must be {digit}.</source>
        <translation>केवल {digit} बचता है, इसलिए यहाँ {digit} ही होगा।</translation>
    </message>
    <message>
        <source>{house} still needs its {digit}.</source>
        <translation>{house.of} में अभी {digit} आना बाकी है।</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>{digits: अंक {digit}} एक जगह से इसके सेलों को देखता है।</numerusform>
            <numerusform>{digits: अंक {digit}} {count} जगहों से इसके सेलों को देखता है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>किसी भी पंक्ति, कॉलम या बॉक्स में दो {digit} नहीं होते, इसलिए इस इकाई के {cells: एक सेल} में {digit} नहीं आ सकता।</numerusform>
            <numerusform>किसी भी पंक्ति, कॉलम या बॉक्स में दो {digit} नहीं होते, इसलिए इस इकाई के {cells: {count} सेलों} में {digit} नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message>
        <source>In {cells} it was crossed out before.</source>
        <translation>{cells} में यह पहले ही कट चुका है।</translation>
    </message>
    <message>
        <source>{cell: One cell} is left, so it must be {digit}.</source>
        <translation>{cell: केवल एक सेल} बचता है, इसलिए उसमें {digit} ही होगा।</translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>{from.of} में अंक {digit} आना है, और उसके लिए {places: केवल एक जगह} है।</numerusform>
            <numerusform>{from.of} में अंक {digit} आना है, और उसके लिए {places: केवल {count} जगहें} हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>{from.of} में अंक {digit} आना है, और उसके लिए {places: केवल एक जगह} है।</numerusform>
            <numerusform>{from.of} में अंक {digit} आना है, और उसके लिए {places: केवल {count} जगहें} हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lie in {in} too.</source>
        <translation>ये दोनों सेल {in.of} में भी हैं।</translation>
    </message>
    <message>
        <source>All of them lie in {in} too.</source>
        <translation>ये सब सेल {in.of} में भी हैं।</translation>
    </message>
    <message>
        <source>Whichever of them it is, that is the {digit} of {in} as well.</source>
        <translation>{digit} इनमें से जिस सेल में भी हो, {in.of} का {digit} भी वही होगा।</translation>
    </message>
    <message>
        <source>In {house}, {cells} have no candidates but {digits}.</source>
        <translation>{house.of} में {cells} के विकल्प केवल {digits} हैं।</translation>
    </message>
    <message>
        <source>So {digits} are used up: no other cell of {houses} can have them.</source>
        <translation>इसलिए {digits} यहीं खप जाते हैं: {houses.of} के किसी और सेल में ये नहीं हो सकते।</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each, either way round.</source>
        <translation>दो सेलों में दो अंक आते हैं, हर सेल में एक, चाहे जिस क्रम में।</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each.</source>
        <translation>दो सेलों में दो अंक आते हैं, हर सेल में एक।</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>एक सेल में एक अंक आता है।</numerusform>
            <numerusform>{count} सेलों में {count} अंक आते हैं, हर सेल में एक, किसी न किसी क्रम में।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>एक सेल में एक अंक आता है।</numerusform>
            <numerusform>{count} सेलों में {count} अंक आते हैं, हर सेल में एक।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>{house.of} में अंक {digits} के लिए कुल मिलाकर केवल एक जगह है: {cells}।</numerusform>
            <numerusform>{house.of} में अंक {digits} के लिए कुल मिलाकर केवल {count} जगहें हैं: {cells}।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>एक अंक को एक सेल चाहिए, इसलिए वह इसी में आता है।</numerusform>
            <numerusform>{count} अंकों को {count} सेल चाहिए, इसलिए वे इन्हीं में आते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>No other digit fits in any of them.</source>
        <translation>इनमें से किसी भी सेल में और कोई अंक नहीं आ सकता।</translation>
    </message>
    <message>
        <source>{pivot}, the pivot, is {digits}.</source>
        <translation>धुरी {pivot} में {digits} है।</translation>
    </message>
    <message>
        <source>{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}.</source>
        <translation>{pincer} में केवल {digits} संभव हैं: अगर {pivot} में {own} हो, तो {pincer} में {digit} होगा।</translation>
    </message>
    <message>
        <source>Or {pivot} is {digit} itself.</source>
        <translation>या फिर {pivot} में ही {digit} है।</translation>
    </message>
    <message>
        <source>So at least one of {ends} is {digit}.</source>
        <translation>इसलिए {ends} में से कम से कम एक में {digit} है।</translation>
    </message>
    <message>
        <source>{one} and {other} are twins: each is {digits}.</source>
        <translation>{one} और {other} जुड़वाँ हैं: हर एक में {digits} है।</translation>
    </message>
    <message>
        <source>In {house} the {link} is in {places}.</source>
        <translation>{house.of} में अंक {link} केवल {places} में आ सकता है।</translation>
    </message>
    <message>
        <source>If {place} is {link}, {twin}, which it sees, is {digit}.</source>
        <translation>{twin} को {place} देखता है: अगर {place} में {link} हो, तो {twin} में {digit} होगा।</translation>
    </message>
    <message>
        <source>So {one} or {other} is {digit}.</source>
        <translation>इसलिए {one} या {other} में {digit} है।</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}: one cell with two digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c5: one cell with two digits, 4 and 7.</extracomment>
        <translation>{set: सेट {letter}} में एक सेल ({cells}) और दो अंक ({digits}) हैं।</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}, with {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>{set: सेट {letter}} में सेल {cells} हैं, और अंक {digits} हैं।</translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: सेट {letter}} में एक सेल और {more} अंक ({digits}) हैं।</numerusform>
            <numerusform>{set: सेट {letter}} में {count} सेल और {more} अंक ({digits}) हैं।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: सेट {letter}} में एक सेल ({cells}) और {more} अंक ({digits}) हैं।</numerusform>
            <numerusform>{set: सेट {letter}} में {count} सेल ({cells}) और {more} अंक ({digits}) हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>All their {one}s see each other, and so do their {other}s: each can be in one set alone.</source>
        <translation>दोनों सेटों के सारे {one} एक-दूसरे को देखते हैं, और सारे {other} भी: इनमें से हर अंक दोनों में से केवल एक सेट में हो सकता है।</translation>
    </message>
    <message>
        <source>A set can lack only one digit. So each lacks just one of {digits}.</source>
        <translation>किसी भी सेट में ज़्यादा से ज़्यादा एक अंक की कमी हो सकती है। इसलिए हर सेट में {digits} में से ठीक एक की कमी है।</translation>
    </message>
    <message>
        <source>Every other digit of a set is in it, and one of the sets has each of {digits}.</source>
        <translation>हर सेट के बाकी सारे अंक उसके अपने सेलों में ज़रूर आते हैं, और {digits} में से हर एक किसी एक सेट में आता है।</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have an {one}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: All their 8s see each other, so only one set can have an 8.</extracomment>
        <translation>दोनों सेटों के सारे {digit} एक-दूसरे को देखते हैं, इसलिए {one} दोनों में से केवल एक सेट में हो सकता है।</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have a {one}.</source>
        <translation>दोनों सेटों के सारे {digit} एक-दूसरे को देखते हैं, इसलिए {one} दोनों में से केवल एक सेट में हो सकता है।</translation>
    </message>
    <message>
        <source>The set without it needs all its other digits, {digits} too.</source>
        <translation>जिस सेट में वह नहीं है, उसे {digits} समेत अपने बाकी सभी अंक चाहिए।</translation>
    </message>
    <message>
        <source>So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out sees all their places.</source>
        <extracomment>Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.</extracomment>
        <translation>इसलिए {digits} में से हर एक {one: सेट {a}} या {other: सेट {b}} में है। जो विकल्प हटते हैं, वे इन सेटों में अपने अंक की सभी जगहों को देखते हैं।</translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>इसलिए {one: सेट {a}} या {other: सेट {b}} में {digits} है, और दोनों सेटों के हर {digits} को {cells} देखता है।</numerusform>
            <numerusform>इसलिए {one: सेट {a}} या {other: सेट {b}} में {digits} है, और दोनों सेटों के हर {digits} को {cells} में से हर एक देखता है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>इसलिए {one: सेट {a}} या {other: सेट {b}} में {digits} है, और दोनों सेटों के हर {digits} को {cells: एक सेल} देखता है।</numerusform>
            <numerusform>इसलिए {one: सेट {a}} या {other: सेट {b}} में {digits} है, और दोनों सेटों के हर {digits} को {cells: {count} सेल} देखते हैं।</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other.</source>
        <extracomment>Such as: Only one of set C and set A can have 4: all these see each other.</extracomment>
        <translation>{c: सेट C} और {set: सेट {letter}} में से केवल एक में {digits} हो सकता है: ये सब एक-दूसरे को देखते हैं।</translation>
    </message>
    <message>
        <source>Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}.</source>
        <extracomment>Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.</extracomment>
        <translation>सेट C में ज़्यादा से ज़्यादा एक अंक की कमी हो सकती है, इसलिए A से {a} या B से {b} छिनता है, और जिस सेट से छिनता है, उसे {digits} चाहिए।</translation>
    </message>
    <message>
        <source>Two neighbours share a digit whose places all see each other: one lacks it, and needs all its other digits.</source>
        <translation>दो पड़ोसी सेटों में एक अंक साझा है, जिसकी सभी जगहें एक-दूसरे को देखती हैं: इसलिए कम से कम एक सेट में वह अंक नहीं होता, और उस सेट को अपने बाकी सभी अंक चाहिए।</translation>
    </message>
    <message>
        <source>{next} loses {digits}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list, such as: B loses 4</extracomment>
        <translation>{next} से {digits} छिनता है</translation>
    </message>
    <message>
        <source>Then {links}.</source>
        <translation>फिर {links}।</translation>
    </message>
    <message>
        <source>If A lacks one of {digits}, {links}.</source>
        <extracomment>Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.</extracomment>
        <translation>अगर A में {digits} में से किसी एक अंक की कमी हो, तो {links}।</translation>
    </message>
    <message>
        <source>If A has no {digits}, {links}.</source>
        <translation>अगर A में {digits} न हो, तो {links}।</translation>
    </message>
    <message>
        <source>{stem} is {digits}. Each of these empties a set of its digit.</source>
        <translation>डंठल {stem} में {digits} है। इनमें से जो भी हो, एक सेट से वही अंक छिनता है।</translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>अगर वहाँ {digit} हो, तो {cells} में, यानी {set: सेट {letter}} में, {digit} नहीं हो सकता, और उसे {gone} चाहिए।</numerusform>
            <numerusform>अगर वहाँ {digit} हो, तो {cells} में, यानी {set: सेट {letter}} में, {digit} नहीं हो सकता, और उन्हें {gone} चाहिए।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>अगर वहाँ {digit} हो, तो {cells: एक सेल} में, यानी {set: सेट {letter}} में, {digit} नहीं हो सकता, और उसे {gone} चाहिए।</numerusform>
            <numerusform>अगर वहाँ {digit} हो, तो {cells: {count} सेलों} में, यानी {set: सेट {letter}} में, {digit} नहीं हो सकता, और उन्हें {gone} चाहिए।</numerusform>
        </translation>
    </message>
    <message>
        <source>So one of the sets has each of {digits}. What is crossed out sees all their places.</source>
        <translation>इसलिए किसी एक सेट में {digits}, ये सारे अंक हैं। जो विकल्प हटते हैं, वे इन सेटों में अपने अंक की सभी जगहों को देखते हैं।</translation>
    </message>
    <message>
        <source>So one of the sets has {digit}. What is crossed out sees all these places.</source>
        <translation>इसलिए कम से कम एक सेट में {digit} है। हटने वाला हर विकल्प इन सभी जगहों को देखता है।</translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.of} में अंक {digits} इन्हीं सेलों में रहता है, इसलिए वहाँ के किसी और सेल में यह नहीं हो सकता।</numerusform>
            <numerusform>{house.of} में अंक {digits} इन्हीं सेलों में रहते हैं, इसलिए वहाँ के किसी और सेल में ये नहीं हो सकते।</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} lie in both {line} and {box}.</source>
        <translation>{cells} {line.of} में भी हैं और {box.of} में भी।</translation>
    </message>
    <message>
        <source>They can hold {digits}.</source>
        <translation>इनमें {digits} आ सकते हैं।</translation>
    </message>
    <message>
        <source>In {line}, {cells} can hold only {digits}.</source>
        <translation>{line.of} के {cells} में केवल {digits} आ सकते हैं।</translation>
    </message>
    <message>
        <source>In {box}, {cells} can hold only {digits}.</source>
        <translation>{box.of} के {cells} में केवल {digits} आ सकते हैं।</translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>इस सेल में एक ही अंक आ सकता है: वह यहाँ एक बार है।</numerusform>
            <numerusform>इन {count} सेलों में कोई अंक दो बार नहीं आ सकता, और अंक भी {count} हैं: हर अंक इनमें एक बार है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through all that {cells} can hold together.</source>
        <translation>देखें कि {cells} में साथ-साथ क्या-क्या आ सकता है।</translation>
    </message>
    <message>
        <source>Some combinations put a digit twice into a house.</source>
        <translation>कुछ संयोजनों में कोई अंक एक ही इकाई में दो बार आ जाता है।</translation>
    </message>
    <message>
        <source>Others take the last candidate from {cells}.</source>
        <translation>कुछ और संयोजन {cells} का आखिरी विकल्प छीन लेते हैं।</translation>
    </message>
    <message>
        <source>None of the combinations that remain has what is crossed out.</source>
        <translation>बचे हुए किसी भी संयोजन में हटने वाले विकल्प नहीं हैं।</translation>
    </message>
    <message>
        <source>{other} cannot be {digit} too: {cell} sees it.</source>
        <translation>{other} में भी {digit} नहीं हो सकता: {cell} उसे देखता है।</translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>{other} में {digit} नहीं हो सकता: {cells} में कोई विकल्प न बचता।</numerusform>
            <numerusform>{other} में {digit} नहीं हो सकता: {cells} में विकल्प कम पड़ जाते।</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left for {other}, so what was supposed is wrong.</source>
        <translation>{other} के लिए कुछ नहीं बचता, इसलिए जो माना था, वह गलत है।</translation>
    </message>
    <message>
        <source>Go through all ways to place the nine {digit}s on the board.</source>
        <translation>देखें कि बोर्ड पर अंक {digit} को नौ बार रखने के कौन-कौन से तरीके हैं।</translation>
    </message>
    <message>
        <source>None of them uses the cells that are crossed out.</source>
        <translation>इनमें से कोई भी तरीका कटे हुए सेलों का इस्तेमाल नहीं करता।</translation>
    </message>
    <message>
        <source>Some cells have a {digit} in each of them.</source>
        <extracomment>Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.</extracomment>
        <translation>कुछ सेल ऐसे हैं, जिनमें अंक {digit} हर तरीके में आता है।</translation>
    </message>
</context>
<context>
    <name>sudoku::RefreshCard</name>
    <message>
        <source>Refresh</source>
        <translation>दोहराव</translation>
    </message>
    <message>
        <source>Due for a refresh</source>
        <translation>दोहराने का समय हो गया</translation>
    </message>
    <message>
        <source>Nothing today.</source>
        <translation>आज कुछ नहीं।</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayBranches</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Older branch</source>
        <translation>पुरानी शाखा</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>ऊपर</translation>
    </message>
    <message>
        <source>Newer branch</source>
        <translation>नई शाखा</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>नीचे</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>शाखा %1 / %2</translation>
    </message>
    <message>
        <source>No branch yet</source>
        <translation>अभी कोई शाखा नहीं</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>रीप्ले</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>उस समय खेल जैसा था</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>समीक्षा</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>यहाँ से जारी रखें</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>पहली स्थिति</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>पिछली स्थिति</translation>
    </message>
    <message>
        <source>Following position</source>
        <translation>अगली स्थिति</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>आखिरी स्थिति</translation>
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
        <translation>हर सेकंड 1 चाल</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>गति</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>गलतियाँ</translation>
    </message>
    <message>
        <source>Show which entries are wrong</source>
        <translation>दिखाएँ कि भरे गए कौन-से अंक गलत हैं</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>चालें</translation>
    </message>
    <message>
        <source>The list of moves, in place of other things</source>
        <translation>बाकी चीज़ों की जगह चालों की सूची</translation>
    </message>
    <message>
        <source>Move %L1 of %L2</source>
        <translation>चाल %L1 / %L2</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>समय %1</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3.</source>
        <comment>numbers, what the move did</comment>
        <translation>चाल %1 / %2: %3।</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>आपका अपना खेल वैसा ही है।</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>चलाएँ</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayTimeline</name>
    <message>
        <source>Time line</source>
        <translation>समय-रेखा</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2 में %1</translation>
    </message>
    <message>
        <source>%1 is cleared</source>
        <comment>cell</comment>
        <translation>%1 खाली किया गया</translation>
    </message>
    <message>
        <source>note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2 में नोट %1</translation>
    </message>
    <message>
        <source>note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>%2 से नोट %1 हटाया गया</translation>
    </message>
    <message>
        <source>centre note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2 में बीच का नोट %1</translation>
    </message>
    <message>
        <source>centre note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>%2 से बीच का नोट %1 हटाया गया</translation>
    </message>
    <message>
        <source>%2 gets colour %1</source>
        <comment>colours, cell</comment>
        <translation>%2 में रंग %1 भरा गया</translation>
    </message>
    <message>
        <source>colour %1 taken off %2</source>
        <comment>colours, cell</comment>
        <translation>%2 से रंग %1 हटाया गया</translation>
    </message>
    <message>
        <source>notes taken out of %1</source>
        <comment>cell</comment>
        <translation>%1 से नोट हटाए गए</translation>
    </message>
    <message>
        <source>a candidate of %1 is ruled out</source>
        <comment>cell</comment>
        <translation>%1 का एक विकल्प काटा गया</translation>
    </message>
    <message>
        <source>notes in %1</source>
        <comment>cell</comment>
        <translation>%1 में नोट</translation>
    </message>
    <message>
        <source>%1 in %2 gets colour %3</source>
        <comment>digits, cell, colour</comment>
        <translation>%2 के %1 को रंग %3 दिया गया</translation>
    </message>
    <message>
        <source>colour taken off %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2 के %1 से रंग हटाया गया</translation>
    </message>
    <message>
        <source>back to another position</source>
        <translation>किसी और स्थिति पर वापस</translation>
    </message>
    <message>
        <source>links of %1 taken away</source>
        <comment>cell</comment>
        <translation>%1 की कड़ियाँ हटाई गईं</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>the end of a link: digit, cell</comment>
        <translation>%2 के %1</translation>
    </message>
    <message>
        <source>link from %1 to %2 taken away</source>
        <comment>`4 in r6c1`</comment>
        <translation>%1 से %2 तक की कड़ी हटाई गई</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>%1 से %2 तक मज़बूत कड़ी</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>%1 से %2 तक कमज़ोर कड़ी</translation>
    </message>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>1 सेल में भरे अंक</numerusform>
            <numerusform>%n सेलों में भरे अंक</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>एक सेल खाली किया गया</numerusform>
            <numerusform>%n सेल खाली किए गए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>1 सेल में रंग</numerusform>
            <numerusform>%n सेलों में रंग</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>1 सेल में विकल्पों के रंग</numerusform>
            <numerusform>%n सेलों में विकल्पों के रंग</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>1 सेल की कड़ियाँ हटाई गईं</numerusform>
            <numerusform>%n सेलों की कड़ियाँ हटाई गईं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>एक सेल के विकल्प काटे गए</numerusform>
            <numerusform>%n सेलों के विकल्प काटे गए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>1 सेल में नोट</numerusform>
            <numerusform>%n सेलों में नोट</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is shown</source>
        <translation>हल दिखाया गया</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>शुरुआत पर वापस</translation>
    </message>
    <message>
        <source>Back to move %1</source>
        <translation>चाल %1 पर वापस</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>शुरुआत</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>गलत</translation>
    </message>
    <message>
        <source>then checked</source>
        <translation>फिर जाँच</translation>
    </message>
    <message>
        <source>then help</source>
        <translation>फिर मदद</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>शाखाएँ</translation>
    </message>
    <message>
        <source>a trial begins</source>
        <translation>आज़माइश शुरू</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>चेकपॉइंट</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <comment>its name</comment>
        <translation>चेकपॉइंट %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>एक गलती</numerusform>
            <numerusform>%Ln गलतियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>एक जाँच</numerusform>
            <numerusform>%Ln जाँचें</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>एक बार मदद</numerusform>
            <numerusform>%Ln बार मदद</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>एक जगह शाखा</numerusform>
            <numerusform>%Ln जगह शाखा</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>एक आज़माइश</numerusform>
            <numerusform>%Ln आज़माइशें</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>एक चेकपॉइंट</numerusform>
            <numerusform>%Ln चेकपॉइंट</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RestoreDialog</name>
    <message>
        <source>The backups are being read …</source>
        <translation>बैकअप पढ़े जा रहे हैं …</translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>बैकअप से वापस लाएँ</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>बैकअप</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>वापस लाएँ (&amp;R)</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made of each day on which you play.</source>
        <translation>अभी कोई बैकअप नहीं है। जिस दिन खेला जाए, उस दिन का एक बैकअप बनता है।</translation>
    </message>
    <message>
        <source>The games of the backup that are missing come back. Nothing is taken away.</source>
        <translation>बैकअप के जो खेल यहाँ नहीं हैं, वे लौट आते हैं। कुछ हटाया नहीं जाता।</translation>
    </message>
    <message>
        <source>%1: games: %2, moves: %3</source>
        <translation>%1: खेल: %2, चालें: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>समीक्षा</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>रीप्ले</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>समीक्षा के भाग</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>सार</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>समय-रेखा</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>मोड़</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>पिछला मोड़</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>अगला मोड़</translation>
    </message>
    <message>
        <source>Looking at your moves…</source>
        <translation>आपकी चालें देखी जा रही हैं…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions: there is nothing to judge.</source>
        <translation>पहेली के एक से ज़्यादा हल हैं: परखने को कुछ नहीं है।</translation>
    </message>
    <message>
        <source>Nothing was entered in this game.</source>
        <translation>इस खेल में कुछ नहीं भरा गया।</translation>
    </message>
    <message>
        <source>Entry %1 of %2, at %3. Your own game is untouched.</source>
        <comment>numbers, a time</comment>
        <translation>भरा गया अंक %1 / %2, %3 पर। आपका अपना खेल वैसा ही है।</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewTimeline</name>
    <message>
        <source>Time line</source>
        <translation>समय-रेखा</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>चाल-दर-चाल</translation>
    </message>
    <message>
        <source>found: %1</source>
        <comment>a level</comment>
        <translation>खोजा गया: %1</translation>
    </message>
    <message>
        <source>two steps open, or fewer</source>
        <translation>दो या कम कदम संभव</translation>
    </message>
    <message>
        <source>steps
open</source>
        <comment>the axis of a chart</comment>
        <translation>संभव
कदम</translation>
    </message>
    <message>
        <source>time
taken</source>
        <comment>the axis of a chart</comment>
        <translation>लगा
समय</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewWords</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 से.</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>आपकी अपनी पहेली</translation>
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
        <translation>कहाँ देखना है</translation>
    </message>
    <message>
        <source>which technique</source>
        <translation>कौन-सी तकनीक</translation>
    </message>
    <message>
        <source>a step explained</source>
        <translation>एक समझाया गया कदम</translation>
    </message>
    <message>
        <source>a step taken</source>
        <translation>एक लागू किया गया कदम</translation>
    </message>
    <message>
        <source>the solution path</source>
        <translation>हल का रास्ता</translation>
    </message>
    <message>
        <source>all possible steps</source>
        <translation>सभी संभव कदम</translation>
    </message>
    <message>
        <source>singles filled in</source>
        <translation>भरे गए सिंगल</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>हल</translation>
    </message>
    <message>
        <source>a check of entries</source>
        <translation>भरे अंकों की जाँच</translation>
    </message>
    <message>
        <source>a mistake shown</source>
        <translation>एक दिखाई गई गलती</translation>
    </message>
    <message>
        <source>You asked where to look, and found it.</source>
        <translation>आपने पूछा कि कहाँ देखना है, और इसे खोज लिया।</translation>
    </message>
    <message>
        <source>You asked which technique helps, and found it.</source>
        <translation>आपने पूछा कि कौन-सी तकनीक काम आएगी, और इसे खोज लिया।</translation>
    </message>
    <message>
        <source>A hint had explained the step.</source>
        <translation>यह कदम एक संकेत ने समझाया था।</translation>
    </message>
    <message>
        <source>A hint made the step.</source>
        <translation>यह कदम एक संकेत ने उठाया।</translation>
    </message>
    <message>
        <source>You had looked at the solution path.</source>
        <translation>आपने हल का रास्ता देख लिया था।</translation>
    </message>
    <message>
        <source>You had looked at the list of steps.</source>
        <translation>आपने कदमों की सूची देख ली थी।</translation>
    </message>
    <message>
        <source>Solve singles filled it in.</source>
        <translation>इसे “सिंगल भरें” ने भरा।</translation>
    </message>
    <message>
        <source>You had seen the solution.</source>
        <translation>आपने हल देख लिया था।</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>बिना मदद</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>कोई मदद नहीं</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>मदद से: %1</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>कोई संकेत नहीं</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln संकेत</numerusform>
            <numerusform>%Ln संकेत</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>कोई गलती नहीं</translation>
    </message>
    <message>
        <source>every entry was right</source>
        <translation>भरा गया हर अंक सही था</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln गलती</numerusform>
            <numerusform>%Ln गलतियाँ</numerusform>
        </translation>
    </message>
    <message>
        <source>there until the end</source>
        <translation>अंत तक बनी रही</translation>
    </message>
    <message>
        <source>taken back after %1</source>
        <comment>a time</comment>
        <translation>%1 बाद वापस ली गई</translation>
    </message>
    <message>
        <source>taken back after %1 at most</source>
        <comment>a time</comment>
        <translation>ज़्यादा से ज़्यादा %1 बाद वापस ली गई</translation>
    </message>
    <message>
        <source>No insight</source>
        <translation>कोई सूझ नहीं</translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>%Ln सूझ</numerusform>
            <numerusform>%Ln सूझ</numerusform>
        </translation>
    </message>
    <message>
        <source>and no guess</source>
        <translation>और कोई अनुमान नहीं</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>और %Ln अनुमान, जो सही निकला</numerusform>
            <numerusform>और %Ln अनुमान, जो सही निकले</numerusform>
        </translation>
    </message>
    <message>
        <source>median of %1 %2</source>
        <comment>a level, a time</comment>
        <translation>“%1” की माध्यिका %2</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>खेलने का समय</translation>
    </message>
    <message>
        <source>None</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>hardest technique needed</source>
        <translation>सबसे कठिन ज़रूरी तकनीक</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a cell, its digit</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Then {cell} can only be {digit}.</source>
        <translation>तब {cell} में केवल {digit} हो सकता है।</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>खोजा गया</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>सूझ</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>अनुमान</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>गलती</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>मदद</translation>
    </message>
    <message>
        <source>found</source>
        <comment>in a list</comment>
        <translation>खोजा गया</translation>
    </message>
    <message>
        <source>insight</source>
        <comment>in a list</comment>
        <translation>सूझ</translation>
    </message>
    <message>
        <source>guess</source>
        <comment>in a list</comment>
        <translation>अनुमान</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>in a list</comment>
        <translation>गलती</translation>
    </message>
    <message>
        <source>help</source>
        <comment>in a list</comment>
        <translation>मदद</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>an entry, a time</comment>
        <translation>%1, %2 बाद</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, a technique</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You took it back %1 later.</source>
        <comment>a time</comment>
        <translation>आपने इसे %1 बाद वापस लिया।</translation>
    </message>
    <message>
        <source>It stayed until the end.</source>
        <translation>यह अंत तक बना रहा।</translation>
    </message>
    <message>
        <source>%1 gives it.</source>
        <comment>a technique</comment>
        <translation>यह %1 से मिलता है।</translation>
    </message>
    <message>
        <source>%1 would have opened %2.</source>
        <comment>a technique, an entry</comment>
        <translation>%1 से %2 का रास्ता खुल जाता।</translation>
    </message>
    <message>
        <source>{technique} in {houses} gives it.</source>
        <extracomment>Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.</extracomment>
        <translation>{houses.of} में {technique} से यह मिलता है।</translation>
    </message>
    <message>
        <source>{technique} in {houses} would have opened {entry}.</source>
        <translation>{houses.of} में {technique} से {entry} का रास्ता खुल जाता।</translation>
    </message>
    <message>
        <source>The puzzle can be solved without it.</source>
        <translation>पहेली इसके बिना भी हल हो सकती है।</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a time, a verdict, an entry, a sentence</comment>
        <translation>%1, %2, %3। %4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>when an entry was made, the time that it took</comment>
        <translation>%1, %2 बाद</translation>
    </message>
    <message>
        <source>It came before any logic gave it: a guess that was right.</source>
        <translation>यह तर्क से निकलने से पहले ही भर दिया गया: अनुमान, जो सही निकला।</translation>
    </message>
    <message>
        <source>It was wrong.</source>
        <translation>यह गलत था।</translation>
    </message>
    <message>
        <source>The easiest way to it: %1. The puzzle can be solved without that.</source>
        <translation>इस तक सबसे आसान रास्ता: %1। पहेली उसके बिना भी हल हो सकती है।</translation>
    </message>
    <message>
        <source>The easiest way to it: %1.</source>
        <translation>इस तक सबसे आसान रास्ता: %1।</translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>इस तक सबसे आसान रास्ता: %1, और उससे पहले मन में एक सिंगल।</numerusform>
            <numerusform>इस तक सबसे आसान रास्ता: %1, और उससे पहले मन में {count} सिंगल।</numerusform>
        </translation>
    </message>
    <message>
        <source>How it follows</source>
        <translation>यह कैसे निकलता है</translation>
    </message>
    <message>
        <source>Open then: %1</source>
        <comment>an entry</comment>
        <translation>तब संभव: %1</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3, %4, %5</source>
        <comment>a number, a time, an entry, a verdict, how long it took</comment>
        <translation>भरा गया अंक %1, %2: %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>sudoku::SeePane</name>
    <message>
        <source>About it</source>
        <translation>इसके बारे में</translation>
    </message>
    <message>
        <source>I know this one</source>
        <translation>यह मुझे आती है</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Skip to Find it</source>
        <translation>“खोजें” पर जाएँ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>अगला</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>तकनीक के बारे में</translation>
    </message>
    <message>
        <source>Two exercises prove it</source>
        <translation>दो अभ्यास इसे साबित करते हैं</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>कैसे देखना है</translation>
    </message>
</context>
<context>
    <name>sudoku::Sharing</name>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>चित्र के रूप में सहेजें… (&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>प्रिंट करें… (&amp;P)</translation>
    </message>
    <message>
        <source>Copy as pic&amp;ture</source>
        <translation>चित्र के रूप में कॉपी करें (&amp;T)</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>लिंक के रूप में कॉपी करें (&amp;L)</translation>
    </message>
    <message>
        <source>Show &amp;QR code…</source>
        <translation>QR कोड दिखाएँ… (&amp;Q)</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>चित्र के रूप में सहेजें</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>रेखाचित्र, हर आकार में साफ़ (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>चित्र (*.png)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>The picture could not be made: %1</source>
        <translation>चित्र नहीं बन सका: %1</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>सहेजा गया: %1।</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>नहीं सहेजा गया: %1</translation>
    </message>
    <message>
        <source>Copied: the board as a picture.</source>
        <translation>कॉपी हुआ: बोर्ड, चित्र के रूप में।</translation>
    </message>
    <message>
        <source>Copied: a link that opens the puzzle in a browser.</source>
        <translation>कॉपी हुआ: एक लिंक, जो ब्राउज़र में पहेली खोलता है।</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>सुडोकू</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsList</name>
    <message>
        <source>Nothing found</source>
        <translation>कुछ नहीं मिला</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>बोर्ड</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>माउस</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsOverlay</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>कीबोर्ड शॉर्टकट</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>कुंजियाँ बदलें…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Search: a word or a key</source>
        <translation>खोजें: कोई शब्द या कुंजी</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>खोजें</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>पिछला पन्ना</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>अगला पन्ना</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedCard</name>
    <message>
        <source>the same</source>
        <translation>बराबर</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a time</comment>
        <translation>%1 ज़्यादा</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a time</comment>
        <translation>%1 कम</translation>
    </message>
    <message>
        <source>Next in collection</source>
        <translation>संग्रह की अगली</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>नया (&amp;N)</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>अगला स्तर</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>समीक्षा</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>आँकड़े</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>रीप्ले (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>स्तर (&amp;L)</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>हार मानी</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>हल हुआ</translation>
    </message>
    <message>
        <source>Given up after %1</source>
        <comment>a time</comment>
        <translation>%1 बाद हार मानी</translation>
    </message>
    <message>
        <source>Undo leads back to your entries.</source>
        <translation>“पूर्ववत करें” से आपके भरे अंक लौट आते हैं।</translation>
    </message>
    <message>
        <source>Your best time of this level, %1 than before</source>
        <comment>a time and faster</comment>
        <translation>इस स्तर में आपका सबसे अच्छा समय, पहले से %1</translation>
    </message>
    <message>
        <source>Best time %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>सबसे अच्छा समय %1: %2</translation>
    </message>
    <message>
        <source>Median %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>माध्यिका %1: %2</translation>
    </message>
    <message>
        <source>Its solution was shown before: it counts for no record and no streak.</source>
        <translation>इसका हल पहले दिखाया जा चुका था: यह न रिकॉर्ड में गिना जाता है, न सिलसिले में।</translation>
    </message>
    <message>
        <source>You solved this puzzle before: it counts for no record and no streak.</source>
        <translation>यह पहेली आपने पहले ही हल कर ली थी: यह न रिकॉर्ड में गिनी जाती है, न सिलसिले में।</translation>
    </message>
    <message>
        <source>With help, in another game of this puzzle</source>
        <translation>मदद से, इसी पहेली के दूसरे खेल में</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>बिना मदद</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>मदद से</translation>
    </message>
    <message>
        <source>It has several solutions: it counts in no statistics.</source>
        <translation>इसके एक से ज़्यादा हल हैं: यह आँकड़ों में नहीं गिनी जाती।</translation>
    </message>
    <message>
        <source>You had crossed out the right digit in %1.</source>
        <comment>cells</comment>
        <translation>%1 में आपने सही अंक काट दिया था।</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedLookBack</name>
    <message>
        <source>Lesson</source>
        <translation>पाठ</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Where do you want to begin?</source>
        <translation>कहाँ से शुरू करें?</translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>सब कुछ खुला है।</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>नियमों से</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>नियम मुझे आते हैं</translation>
    </message>
    <message>
        <source>I solve Hard ones</source>
        <translation>“कठिन” मुझसे हल हो जाती हैं</translation>
    </message>
    <message>
        <source>The rules, then the first lesson</source>
        <translation>पहले नियम, फिर पहला पाठ</translation>
    </message>
    <message>
        <source>The next lesson is the first one of %1</source>
        <translation>अगला पाठ “%1” का पहला पाठ है</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsCards</name>
    <message>
        <source>{n} of {all}</source>
        <comment>games</comment>
        <extracomment>The number of games that are solved, {n}, in large letters, and of all games: 12 of 30</extracomment>
        <translation>{all} में से {n}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>हल</translation>
    </message>
    <message>
        <source>%1 of %2 games solved</source>
        <translation>%2 में से %1 खेल हल</translation>
    </message>
    <message>
        <source>played</source>
        <translation>खेलने का समय</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>खेलने का समय: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>बिना मदद</translation>
    </message>
    <message>
        <source>%1 of the solved games unaided</source>
        <translation>हल हुए खेलों में से %1 बिना मदद</translation>
    </message>
    <message>
        <source>No game solved unaided</source>
        <translation>कोई खेल बिना मदद हल नहीं हुआ</translation>
    </message>
    <message>
        <source>streak of the daily puzzle</source>
        <translation>दैनिक पहेली का सिलसिला</translation>
    </message>
    <message>
        <source>Streak of the daily puzzle: %1</source>
        <translation>दैनिक पहेली का सिलसिला: %1</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>सबसे लंबा सिलसिला</translation>
    </message>
    <message>
        <source>Longest streak: %1</source>
        <translation>सबसे लंबा सिलसिला: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsExport</name>
    <message>
        <source>Games, a line each (*.csv)</source>
        <translation>खेल, हर लाइन में एक (*.csv)</translation>
    </message>
    <message>
        <source>Levels, a line each (*.csv)</source>
        <translation>स्तर, हर लाइन में एक (*.csv)</translation>
    </message>
    <message>
        <source>Techniques, a line each (*.csv)</source>
        <translation>तकनीकें, हर लाइन में एक (*.csv)</translation>
    </message>
    <message>
        <source>Picture of this page (*.png)</source>
        <translation>इस पन्ने का चित्र (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>एक्सपोर्ट करें</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>statistics</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsFoot</name>
    <message>
        <source>Part</source>
        <translation>भाग</translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>तालिका में</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>रीसेट करें…</translation>
    </message>
    <message>
        <source>Shows in tables what the pictures show</source>
        <translation>चित्र जो दिखाते हैं, वह तालिकाओं में दिखाता है</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>रीसेट पूर्ववत करें</translation>
    </message>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>जिसका हल पहले से पता था: %Ln खेल। वह न रिकॉर्ड में गिना जाता है, न सिलसिले में।</numerusform>
            <numerusform>जिनका हल पहले से पता था: %Ln खेल। वे न रिकॉर्ड में गिने जाते हैं, न सिलसिले में।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>एक खेल नहीं गिना गया, जिसमें कोई अंक नहीं भरा गया।</numerusform>
            <numerusform>%Ln खेल नहीं गिने गए, जिनमें कोई अंक नहीं भरा गया।</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.</source>
        <translation>%1 खेलों की समीक्षा हुई: %2 में सूझ, %3 में अनुमान, %4 में गलतियाँ।</translation>
    </message>
    <message>
        <source>Games with Next step or Check count as “with help”.</source>
        <translation>“अगला कदम” या “जाँचें” वाले खेल “मदद से” गिने जाते हैं।</translation>
    </message>
    <message>
        <source>Given up and unfinished games have no time.</source>
        <translation>हार माने हुए और अधूरे खेलों का कोई समय नहीं होता।</translation>
    </message>
    <message>
        <source>A streak ends with a game that is given up, not with an open one.</source>
        <translation>सिलसिला हार मानने से टूटता है, अधूरे खेल से नहीं।</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsHead</name>
    <message>
        <source>Games</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>एक्सपोर्ट करें…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>सभी खेल</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>बिना मदद</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>दैनिक</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>इस महीने</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>इस साल</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>पिछले 12 महीने</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>शुरू से अब तक</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>अवधि</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>खेल</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>आँकड़े</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>Spread of times</source>
        <translation>समयों का फैलाव</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>समय</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>तकनीकें</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>अभी किसी खेल का समय नहीं है</translation>
    </message>
    <message>
        <source>Next step, practice and unaided games show which techniques you know. There are none yet.</source>
        <translation>“अगला कदम”, अभ्यास और बिना मदद के खेल दिखाते हैं कि आपको कौन-सी तकनीकें आती हैं। अभी ऐसा कुछ नहीं है।</translation>
    </message>
    <message>
        <source>%1: spread of times</source>
        <comment>level</comment>
        <translation>%1: समयों का फैलाव</translation>
    </message>
    <message>
        <source>%1: times</source>
        <comment>level</comment>
        <translation>%1: समय</translation>
    </message>
    <message>
        <source>%1: times, in %2</source>
        <comment>level, unit of time</comment>
        <translation>%1: समय, %2 में</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>फैलाव</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>रीसेट करें</translation>
    </message>
    <message>
        <source>Let the statistics begin anew? The games stay in the library, and this can be undone.</source>
        <translation>आँकड़े नए सिरे से शुरू करें? खेल लाइब्रेरी में बने रहेंगे, और इसे पूर्ववत किया जा सकता है।</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <comment>a file</comment>
        <translation>%1: सहेजा गया।</translation>
    </message>
    <message>
        <source>%1: not saved: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1: नहीं सहेजा गया: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsTables</name>
    <message>
        <source>none</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>खेले</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>हल</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>बिना मदद</translation>
    </message>
    <message>
        <source>Solved unaided</source>
        <translation>बिना मदद हल</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>सर्वश्रेष्ठ</translation>
    </message>
    <message>
        <source>Best unaided time</source>
        <translation>बिना मदद सबसे अच्छा समय</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>माध्यिका</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>औसत</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>सिलसिला</translation>
    </message>
    <message>
        <source>Solved one after the other; giving up ends it</source>
        <translation>एक के बाद एक हल किए खेल; हार मानने से टूटता है</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>सबसे लंबा</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>सबसे लंबा सिलसिला</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>महीनेवार</translation>
    </message>
    <message>
        <source>Median by month</source>
        <translation>हर महीने की माध्यिका</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>तकनीक</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>देखी</translation>
    </message>
    <message>
        <source>Seen with Next step</source>
        <translation>“अगला कदम” से देखी</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>अभ्यास में</translation>
    </message>
    <message>
        <source>Found in practice</source>
        <translation>अभ्यास में खोजी</translation>
    </message>
    <message>
        <source>Found alone in games</source>
        <translation>खेलों में खुद खोजी</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>समय</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a time</comment>
        <translation>%1 या ज़्यादा</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1 से %2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>मदद</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>रिकॉर्ड</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>दस की माध्यिका</translation>
    </message>
    <message>
        <source>solution known</source>
        <translation>हल पहले से पता</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>मदद से</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>बिना मदद</translation>
    </message>
    <message>
        <source>record</source>
        <translation>रिकॉर्ड</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsWords</name>
    <message>
        <source>No level</source>
        <translation>बिना स्तर</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 मिनट</translation>
    </message>
    <message>
        <source>%L1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%L1 घं. %2 मि.</translation>
    </message>
    <message>
        <source>minutes and seconds</source>
        <translation>मिनट और सेकंड</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>मिनट</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>घंटे</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln खेल</numerusform>
            <numerusform>%Ln खेल</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln रिकॉर्ड</numerusform>
            <numerusform>%Ln रिकॉर्ड</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln दिन</numerusform>
            <numerusform>%Ln दिन</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message>
        <source>There is no earlier game.</source>
        <translation>इससे पहले का कोई खेल नहीं है।</translation>
    </message>
    <message>
        <source>Last game saved.</source>
        <translation>पिछला खेल सहेजा गया।</translation>
    </message>
    <message>
        <source>The last game is not saved yet.</source>
        <translation>पिछला खेल अभी सहेजा नहीं गया है।</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>वापस जाएँ</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>1 बाकी</numerusform>
            <numerusform>%n बाकी</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level, how much is left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Today&apos;s: %1</source>
        <translation>आज की: %1</translation>
    </message>
    <message>
        <source>Yesterday&apos;s: %1</source>
        <translation>बीते कल की: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>Every cell is filled, but something is wrong. Check shows where.</source>
        <translation>सभी सेल भरे हैं, पर कुछ गलत है। “जाँचें” से दिखेगा कि कहाँ।</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. A press on a link takes it away.</source>
        <translation>एक विकल्प से दूसरे तक खींचें। कड़ी को दबाने से वह हट जाती है।</translation>
    </message>
    <message>
        <source>Click the candidates that get colour %1, or type their digits.</source>
        <translation>जिन विकल्पों को रंग %1 देना है, उन पर क्लिक करें, या उनके अंक लिखें।</translation>
    </message>
    <message>
        <source>Choose a colour and click a candidate. Right-click takes its colour away.</source>
        <translation>रंग चुनें और विकल्प पर क्लिक करें। राइट-क्लिक से उसका रंग हट जाता है।</translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>1 सेल चुना गया है। 1-9 दबाने पर उसमें अंक लिखा जाता है।</numerusform>
            <numerusform>%n सेल चुने गए हैं। 1-9 दबाने पर सबमें अंक लिखा जाता है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>1 सेल चुना गया है। 1-9 दबाने पर उसमें नोट लगता या हटता है।</numerusform>
            <numerusform>%n सेल चुने गए हैं। 1-9 दबाने पर सबमें नोट लगता या हटता है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>1 सेल चुना गया है। 1-9 दबाने पर उसमें बीच का नोट लगता या हटता है।</numerusform>
            <numerusform>%n सेल चुने गए हैं। 1-9 दबाने पर सबमें बीच का नोट लगता या हटता है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>1 सेल चुना गया है। 1-6 दबाने पर उसमें रंग लगता या हटता है।</numerusform>
            <numerusform>%n सेल चुने गए हैं। 1-6 दबाने पर सबमें रंग लगता या हटता है।</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the cells that get colour %1.</source>
        <translation>जिन सेलों में रंग %1 भरना है, उन पर क्लिक करें।</translation>
    </message>
    <message>
        <source>Choose a colour and click a cell. Right-click takes its colours away.</source>
        <translation>रंग चुनें और सेल पर क्लिक करें। राइट-क्लिक से उसके रंग हट जाते हैं।</translation>
    </message>
    <message>
        <source>Fill the empty cells: each row, column and box has 1 to 9 once.</source>
        <translation>खाली सेल भरें: हर पंक्ति, कॉलम और बॉक्स में 1 से 9 एक-एक बार।</translation>
    </message>
    <message>
        <source>Choose a digit to see where it can go.</source>
        <translation>अंक चुनें और देखें कि वह कहाँ आ सकता है।</translation>
    </message>
    <message>
        <source>Choose a digit and click a cell. Right-click clears a cell.</source>
        <translation>अंक चुनें और सेल पर क्लिक करें। राइट-क्लिक से सेल खाली हो जाता है।</translation>
    </message>
    <message>
        <source>Marked: where %1 breaks no rule.</source>
        <translation>निशान वहाँ हैं, जहाँ %1 से कोई नियम नहीं टूटता।</translation>
    </message>
    <message>
        <source>Click the cells that are %1. Right-click clears a cell.</source>
        <translation>जिन सेलों में %1 है, उन पर क्लिक करें। राइट-क्लिक से सेल खाली हो जाता है।</translation>
    </message>
    <message>
        <source>Click the cells that may be %1, to note it.</source>
        <translation>जिन सेलों में %1 हो सकता है, उन पर क्लिक करके नोट लिखें।</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 empty</source>
        <translation>%1 सही, %2 गलत, %3 खाली</translation>
    </message>
    <message>
        <source>%1, %2 not checked</source>
        <comment>the counts of a check, a number</comment>
        <translation>%1, %2 की जाँच नहीं हुई</translation>
    </message>
    <message>
        <source>Given up after %1. This is one of the solutions.</source>
        <translation>%1 बाद हार मानी। यह हलों में से एक है।</translation>
    </message>
    <message>
        <source>Given up after %1. This is the solution.</source>
        <translation>%1 बाद हार मानी। यह हल है।</translation>
    </message>
    <message>
        <source>Solved in %1: your best unaided time of this level.</source>
        <translation>%1 में हल हुआ: इस स्तर में बिना मदद आपका सबसे अच्छा समय।</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>%1 में हल हुआ।</translation>
    </message>
</context>
<context>
    <name>sudoku::StepBox</name>
    <message>
        <source>About it</source>
        <translation>इसके बारे में</translation>
    </message>
    <message>
        <source>About the technique: %1</source>
        <translation>तकनीक के बारे में: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListHeader</name>
    <message>
        <source>Step</source>
        <translation>कदम</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>तकनीक</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>स्कोर</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>संक्षेप में</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListModel</name>
    <message>
        <source>Level</source>
        <translation>स्तर</translation>
    </message>
    <message>
        <source>open</source>
        <translation>खुला</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>बंद</translation>
    </message>
    <message>
        <source>%1, not used by Next step</source>
        <comment>number of steps</comment>
        <translation>%1, “अगला कदम” इनका इस्तेमाल नहीं करता</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListView</name>
    <message>
        <source>Technique</source>
        <translation>तकनीक</translation>
    </message>
</context>
<context>
    <name>sudoku::StepRows</name>
    <message numerus="yes">
        <source>%n singles</source>
        <translation>
            <numerusform>1 सिंगल</numerusform>
            <numerusform>%n सिंगल</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>एक कदम</numerusform>
            <numerusform>%n कदम</numerusform>
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
        <translation>चुना हुआ कदम बोर्ड पर</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>कदम छाँटें</translation>
    </message>
    <message>
        <source>Filter: wing, r4c5, 7</source>
        <translation>छाँटें: wing, r4c5, 7</translation>
    </message>
    <message>
        <source>Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these</source>
        <translation>किसी तकनीक, सेल (r4c5) या अंक के कदम दिखाता है, या इन सबसे मेल खाते कदम</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>कदम</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>क्यों</translation>
    </message>
    <message>
        <source>%1: %2 goes into %3.</source>
        <translation>%1: %3 में %2 आता है।</translation>
    </message>
    <message>
        <source>%1 goes from %2</source>
        <comment>digit, cells</comment>
        <translation>%2 से %1 हटता है</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>technique, what goes</comment>
        <translation>%1: %2।</translation>
    </message>
</context>
<context>
    <name>sudoku::StorageStrip</name>
    <message>
        <source>Storage</source>
        <translation>स्टोरेज</translation>
    </message>
    <message>
        <source>Go &amp;back to your game</source>
        <translation>अपने खेल पर लौटें (&amp;B)</translation>
    </message>
    <message>
        <source>Resto&amp;re</source>
        <translation>वापस लाएँ (&amp;R)</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>फिर से कोशिश करें (&amp;Y)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>इस नाम से सहेजें… (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>विवरण (&amp;D)</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>बंद करें (&amp;O)</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>यह अब भी नहीं सहेजा जा सकता।</translation>
    </message>
</context>
<context>
    <name>sudoku::StoreReader</name>
    <message>
        <source>there are no games in this file</source>
        <translation>इस फ़ाइल में कोई खेल नहीं है</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>खेल %1 पढ़ा नहीं जा सकता।</translation>
    </message>
    <message>
        <source>Game %1 is there without its last moves.</source>
        <translation>खेल %1 मौजूद है, पर उसकी आखिरी चालें नहीं हैं।</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message>
        <source>not seen yet</source>
        <translation>अभी नहीं देखी</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>देखी</translation>
    </message>
    <message>
        <source>found in practice</source>
        <translation>अभ्यास में खोजी</translation>
    </message>
    <message>
        <source>found alone in a game</source>
        <translation>किसी खेल में खुद खोजी</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>तकनीकें</translation>
    </message>
    <message>
        <source>Learn next:</source>
        <translation>आगे सीखें:</translation>
    </message>
    <message>
        <source>To the exercise</source>
        <translation>अभ्यास पर जाएँ</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>तकनीक खोजें</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>technique, how well it is known</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Learn next: %1</source>
        <translation>आगे सीखें: %1</translation>
    </message>
    <message>
        <source>Practise this, and nothing else</source>
        <translation>केवल इसका अभ्यास करें</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%Ln चुनी</numerusform>
            <numerusform>%Ln चुनीं</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueWords</name>
    <message>
        <source>Last empty cell</source>
        <translation>आखिरी खाली सेल</translation>
    </message>
    <message>
        <source>A row, column or box with one empty cell</source>
        <translation>पंक्ति, कॉलम या बॉक्स, जिसमें एक ही सेल खाली है</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>नेकेड सिंगल</translation>
    </message>
    <message>
        <source>The only digit left for its cell</source>
        <translation>सेल के लिए बचा इकलौता अंक</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>हिडन सिंगल</translation>
    </message>
    <message>
        <source>The only place left in a row, column or box</source>
        <translation>पंक्ति, कॉलम या बॉक्स में बची इकलौती जगह</translation>
    </message>
    <message>
        <source>Locked pair</source>
        <translation>लॉक्ड पेयर</translation>
    </message>
    <message>
        <source>Two digits for two cells of a box and a line</source>
        <translation>बॉक्स और लाइन के दो साझे सेलों में दो अंक</translation>
    </message>
    <message>
        <source>Locked triple</source>
        <translation>लॉक्ड ट्रिपल</translation>
    </message>
    <message>
        <source>Three digits for three cells of a box and a line</source>
        <translation>बॉक्स और लाइन के तीन साझे सेलों में तीन अंक</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>पॉइंटिंग</translation>
    </message>
    <message>
        <source>The digit of a box lies on one line</source>
        <translation>बॉक्स में अंक की सारी जगहें एक ही लाइन पर</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>क्लेमिंग</translation>
    </message>
    <message>
        <source>The digit of a line lies in one box</source>
        <translation>लाइन में अंक की सारी जगहें एक ही बॉक्स में</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>नेकेड पेयर</translation>
    </message>
    <message>
        <source>Two cells for two digits</source>
        <translation>दो सेल, दो ही अंक</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>नेकेड ट्रिपल</translation>
    </message>
    <message>
        <source>Three cells for three digits</source>
        <translation>तीन सेल, तीन ही अंक</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>हिडन पेयर</translation>
    </message>
    <message>
        <source>Two digits with two places</source>
        <translation>दो अंक, दो ही जगहें</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>हिडन ट्रिपल</translation>
    </message>
    <message>
        <source>Three digits with three places</source>
        <translation>तीन अंक, तीन ही जगहें</translation>
    </message>
    <message>
        <source>Naked quadruple</source>
        <translation>नेकेड क्वाड</translation>
    </message>
    <message>
        <source>Four cells for four digits</source>
        <translation>चार सेल, चार ही अंक</translation>
    </message>
    <message>
        <source>Hidden quadruple</source>
        <translation>हिडन क्वाड</translation>
    </message>
    <message>
        <source>Four digits with four places</source>
        <translation>चार अंक, चार ही जगहें</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Two lines share two places</source>
        <translation>दो पंक्तियों में अंक की सारी जगहें दो ही कॉलमों में, या इसका उल्टा</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>Three lines share three places</source>
        <translation>तीन पंक्तियों में अंक की सारी जगहें तीन ही कॉलमों में, या इसका उल्टा</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Four lines share four places</source>
        <translation>चार पंक्तियों में अंक की सारी जगहें चार ही कॉलमों में, या इसका उल्टा</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Five lines share five places</source>
        <translation>पाँच पंक्तियों में अंक की सारी जगहें पाँच ही कॉलमों में, या इसका उल्टा</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Six lines share six places</source>
        <translation>छह पंक्तियों में अंक की सारी जगहें छह ही कॉलमों में, या इसका उल्टा</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Seven lines share seven places</source>
        <translation>सात पंक्तियों में अंक की सारी जगहें सात ही कॉलमों में, या इसका उल्टा</translation>
    </message>
    <message>
        <source>Remote pair</source>
        <translation>Remote Pair</translation>
    </message>
    <message>
        <source>A row of equal pairs</source>
        <translation>एक जैसे जोड़ों की चेन</translation>
    </message>
    <message>
        <source>BUG + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>One digit keeps two solutions away</source>
        <translation>एक अंक, जो दो हल नहीं बनने देता</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Skyscraper</translation>
    </message>
    <message>
        <source>Two towers on one line</source>
        <translation>एक लाइन पर खड़ी दो मीनारें</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>2-String Kite</translation>
    </message>
    <message>
        <source>Two strings that meet in a box</source>
        <translation>बॉक्स में मिलती दो डोरियाँ</translation>
    </message>
    <message>
        <source>Dual two-string kite</source>
        <translation>Dual 2-String Kite</translation>
    </message>
    <message>
        <source>Two kites that meet in a box</source>
        <translation>बॉक्स में मिलती दो पतंगें</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>Turbot Fish</translation>
    </message>
    <message>
        <source>A short chain of one digit</source>
        <translation>एक अंक की छोटी चेन</translation>
    </message>
    <message>
        <source>Empty rectangle</source>
        <translation>Empty Rectangle</translation>
    </message>
    <message>
        <source>A box whose digit lies on a cross</source>
        <translation>बॉक्स, जिसमें अंक की जगहें क्रॉस बनाती हैं</translation>
    </message>
    <message>
        <source>Dual empty rectangle</source>
        <translation>Dual Empty Rectangle</translation>
    </message>
    <message>
        <source>A cross in a box, used twice</source>
        <translation>बॉक्स का क्रॉस, दो बार काम में</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>Twins with a link between them</source>
        <translation>जुड़वाँ सेल और उनके बीच एक कड़ी</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>Either wing holds the digit</source>
        <translation>अंक दो पंखों में से कम से कम एक में</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>One of three cells holds the digit</source>
        <translation>अंक तीन सेलों में से कम से कम एक में</translation>
    </message>
    <message>
        <source>Unique rectangle, type 1</source>
        <translation>Unique Rectangle, टाइप 1</translation>
    </message>
    <message>
        <source>Three corners that must not be four</source>
        <translation>तीन एक जैसे कोने, पर चौथा वैसा नहीं हो सकता</translation>
    </message>
    <message>
        <source>Unique rectangle, type 2</source>
        <translation>Unique Rectangle, टाइप 2</translation>
    </message>
    <message>
        <source>Corners with one digit more</source>
        <translation>एक अतिरिक्त अंक वाले कोने</translation>
    </message>
    <message>
        <source>Unique rectangle, type 3</source>
        <translation>Unique Rectangle, टाइप 3</translation>
    </message>
    <message>
        <source>Corners that help to make a set</source>
        <translation>कोने, जो सेट बनाने में मदद करते हैं</translation>
    </message>
    <message>
        <source>Unique rectangle, type 4</source>
        <translation>Unique Rectangle, टाइप 4</translation>
    </message>
    <message>
        <source>Corners that one digit needs</source>
        <translation>कोने, जिनके बिना एक अंक को जगह नहीं मिलती</translation>
    </message>
    <message>
        <source>Unique rectangle, type 5</source>
        <translation>Unique Rectangle, टाइप 5</translation>
    </message>
    <message>
        <source>Unique rectangle, type 6</source>
        <translation>Unique Rectangle, टाइप 6</translation>
    </message>
    <message>
        <source>Corners that one digit needs twice</source>
        <translation>कोने, जिनके बिना एक अंक को दो लाइनों में जगह नहीं मिलती</translation>
    </message>
    <message>
        <source>Hidden rectangle</source>
        <translation>Hidden Rectangle</translation>
    </message>
    <message>
        <source>A rectangle among other digits</source>
        <translation>दूसरे अंकों के बीच छिपा आयत</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 1</source>
        <translation>Avoidable Rectangle, टाइप 1</translation>
    </message>
    <message>
        <source>Three entries that must not be four</source>
        <translation>तीन कोनों में भरे हुए अंक, जिनका आयत पूरा नहीं होना चाहिए</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 2</source>
        <translation>Avoidable Rectangle, टाइप 2</translation>
    </message>
    <message>
        <source>Entries, and corners with one digit more</source>
        <translation>भरे हुए अंक, और ऐसे कोने जिनमें एक अंक अतिरिक्त है</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>Finned X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place</source>
        <translation>X-Wing, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>Sashimi X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place and a gap</source>
        <translation>X-Wing, जिसमें एक या अधिक जगहें अतिरिक्त हैं और एक जगह कम</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Finned Swordfish</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place</source>
        <translation>Swordfish, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Sashimi Swordfish</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place and a gap</source>
        <translation>Swordfish, जिसमें एक या अधिक जगहें अतिरिक्त हैं और एक जगह कम</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Finned Jellyfish</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place</source>
        <translation>Jellyfish, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Sashimi Jellyfish</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place and a gap</source>
        <translation>Jellyfish, जिसमें एक या अधिक जगहें अतिरिक्त हैं और एक जगह कम</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Finned Squirmbag</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place</source>
        <translation>Squirmbag, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Sashimi Squirmbag</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place and a gap</source>
        <translation>Squirmbag, जिसमें एक या अधिक जगहें अतिरिक्त हैं और एक जगह कम</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Finned Whale</translation>
    </message>
    <message>
        <source>A Whale with an extra place</source>
        <translation>Whale, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Sashimi Whale</translation>
    </message>
    <message>
        <source>A Whale with an extra place and a gap</source>
        <translation>Whale, जिसमें एक या अधिक जगहें अतिरिक्त हैं और एक जगह कम</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Finned Leviathan</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place</source>
        <translation>Leviathan, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Sashimi Leviathan</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place and a gap</source>
        <translation>Leviathan, जिसमें एक या अधिक जगहें अतिरिक्त हैं और एक जगह कम</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>A line and a box share out digits</source>
        <translation>लाइन और बॉक्स में बँटे अंक</translation>
    </message>
    <message>
        <source>Colouring: trap</source>
        <translation>Simple Coloring: Trap</translation>
    </message>
    <message>
        <source>What both colours see</source>
        <translation>विकल्प, जो दोनों रंगों को देखता है</translation>
    </message>
    <message>
        <source>Colouring: wrap</source>
        <translation>Simple Coloring: Wrap</translation>
    </message>
    <message>
        <source>A colour that sees itself</source>
        <translation>रंग, जो खुद को देखता है</translation>
    </message>
    <message>
        <source>Two colourings: trap</source>
        <translation>Multi-Coloring: Trap</translation>
    </message>
    <message>
        <source>What the ends of two colourings see</source>
        <translation>विकल्प, जो दो कलरिंग के एक-एक सेल को देखता है</translation>
    </message>
    <message>
        <source>Two colourings: wrap</source>
        <translation>Multi-Coloring: Wrap</translation>
    </message>
    <message>
        <source>A colour that sees both of another</source>
        <translation>रंग, जो दूसरी कलरिंग के दोनों रंगों को देखता है</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>X-Chain</translation>
    </message>
    <message>
        <source>A chain of one digit</source>
        <translation>एक अंक की चेन</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>XY-Chain</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates</source>
        <translation>दो विकल्पों वाले सेलों की चेन</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>बंद लूप</translation>
    </message>
    <message>
        <source>A chain that ends where it began</source>
        <translation>चेन, जो वहीं खत्म होती है, जहाँ से शुरू हुई थी</translation>
    </message>
    <message>
        <source>Loop with a clash</source>
        <translation>विरोधाभासी लूप</translation>
    </message>
    <message>
        <source>A chain that comes back changed</source>
        <translation>चेन, जो लौटकर अपनी ही शुरुआत से टकराती है</translation>
    </message>
    <message>
        <source>Chain (AIC)</source>
        <translation>चेन (AIC)</translation>
    </message>
    <message>
        <source>One of two ends is true</source>
        <translation>दो सिरों में से कम से कम एक सही है</translation>
    </message>
    <message>
        <source>Closed loop with groups</source>
        <translation>समूहों वाला बंद लूप</translation>
    </message>
    <message>
        <source>Loop with groups and a clash</source>
        <translation>समूहों वाला विरोधाभासी लूप</translation>
    </message>
    <message>
        <source>Chain with groups</source>
        <translation>समूहों वाली चेन</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>ALS-XZ</translation>
    </message>
    <message>
        <source>Two sets that share a digit</source>
        <translation>साझा अंकों वाले दो सेट</translation>
    </message>
    <message>
        <source>Almost locked sets: wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Two sets that a third connects</source>
        <translation>दो सेट, जिन्हें तीसरा जोड़ता है</translation>
    </message>
    <message>
        <source>Almost locked sets: chain</source>
        <translation>ALS Chain</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>सेटों की चेन</translation>
    </message>
    <message>
        <source>Death blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>A cell with a set for each digit</source>
        <translation>सेल, जिसके हर अंक के लिए एक सेट है</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>Franken X-Wing</translation>
    </message>
    <message>
        <source>Two lines and boxes share as many places</source>
        <translation>दो लाइनों या बॉक्सों में अंक की सारी जगहें, जो केवल दो दूसरी लाइनों या बॉक्सों में हैं</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Franken Swordfish</translation>
    </message>
    <message>
        <source>Three lines and boxes share as many places</source>
        <translation>तीन लाइनों या बॉक्सों में अंक की सारी जगहें, जो केवल तीन दूसरी लाइनों या बॉक्सों में हैं</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Franken Jellyfish</translation>
    </message>
    <message>
        <source>Four lines and boxes share as many places</source>
        <translation>चार लाइनों या बॉक्सों में अंक की सारी जगहें, जो केवल चार दूसरी लाइनों या बॉक्सों में हैं</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Franken Squirmbag</translation>
    </message>
    <message>
        <source>Five lines and boxes share as many places</source>
        <translation>पाँच लाइनों या बॉक्सों में अंक की सारी जगहें, जो केवल पाँच दूसरी लाइनों या बॉक्सों में हैं</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Franken Whale</translation>
    </message>
    <message>
        <source>Six lines and boxes share as many places</source>
        <translation>छह लाइनों या बॉक्सों में अंक की सारी जगहें, जो केवल छह दूसरी लाइनों या बॉक्सों में हैं</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Franken Leviathan</translation>
    </message>
    <message>
        <source>Seven lines and boxes share as many places</source>
        <translation>सात लाइनों या बॉक्सों में अंक की सारी जगहें, जो केवल सात दूसरी लाइनों या बॉक्सों में हैं</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>Finned Franken X-Wing</translation>
    </message>
    <message>
        <source>A Franken X-Wing with an extra place</source>
        <translation>Franken X-Wing, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Finned Franken Swordfish</translation>
    </message>
    <message>
        <source>A Franken Swordfish with an extra place</source>
        <translation>Franken Swordfish, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Finned Franken Jellyfish</translation>
    </message>
    <message>
        <source>A Franken Jellyfish with an extra place</source>
        <translation>Franken Jellyfish, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Finned Franken Squirmbag</translation>
    </message>
    <message>
        <source>A Franken Squirmbag with an extra place</source>
        <translation>Franken Squirmbag, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Finned Franken Whale</translation>
    </message>
    <message>
        <source>A Franken Whale with an extra place</source>
        <translation>Franken Whale, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Finned Franken Leviathan</translation>
    </message>
    <message>
        <source>A Franken Leviathan with an extra place</source>
        <translation>Franken Leviathan, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>Mutant X-Wing</translation>
    </message>
    <message>
        <source>Two houses of all kinds share as many places</source>
        <translation>हर तरह की दो इकाइयों में अंक की सारी जगहें, जो केवल दो दूसरी इकाइयों में हैं</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Mutant Swordfish</translation>
    </message>
    <message>
        <source>Three houses of all kinds share as many places</source>
        <translation>हर तरह की तीन इकाइयों में अंक की सारी जगहें, जो केवल तीन दूसरी इकाइयों में हैं</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Mutant Jellyfish</translation>
    </message>
    <message>
        <source>Four houses of all kinds share as many places</source>
        <translation>हर तरह की चार इकाइयों में अंक की सारी जगहें, जो केवल चार दूसरी इकाइयों में हैं</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Mutant Squirmbag</translation>
    </message>
    <message>
        <source>Five houses of all kinds share as many places</source>
        <translation>हर तरह की पाँच इकाइयों में अंक की सारी जगहें, जो केवल पाँच दूसरी इकाइयों में हैं</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Mutant Whale</translation>
    </message>
    <message>
        <source>Six houses of all kinds share as many places</source>
        <translation>हर तरह की छह इकाइयों में अंक की सारी जगहें, जो केवल छह दूसरी इकाइयों में हैं</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Mutant Leviathan</translation>
    </message>
    <message>
        <source>Seven houses of all kinds share as many places</source>
        <translation>हर तरह की सात इकाइयों में अंक की सारी जगहें, जो केवल सात दूसरी इकाइयों में हैं</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>Finned Mutant X-Wing</translation>
    </message>
    <message>
        <source>A Mutant X-Wing with an extra place</source>
        <translation>Mutant X-Wing, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Finned Mutant Swordfish</translation>
    </message>
    <message>
        <source>A Mutant Swordfish with an extra place</source>
        <translation>Mutant Swordfish, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Finned Mutant Jellyfish</translation>
    </message>
    <message>
        <source>A Mutant Jellyfish with an extra place</source>
        <translation>Mutant Jellyfish, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Finned Mutant Squirmbag</translation>
    </message>
    <message>
        <source>A Mutant Squirmbag with an extra place</source>
        <translation>Mutant Squirmbag, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Finned Mutant Whale</translation>
    </message>
    <message>
        <source>A Mutant Whale with an extra place</source>
        <translation>Mutant Whale, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Finned Mutant Leviathan</translation>
    </message>
    <message>
        <source>A Mutant Leviathan with an extra place</source>
        <translation>Mutant Leviathan, जिसमें एक या अधिक जगहें अतिरिक्त हैं</translation>
    </message>
    <message>
        <source>Kraken fish, type 1</source>
        <translation>Kraken Fish, टाइप 1</translation>
    </message>
    <message>
        <source>A fish whose fins lead on</source>
        <translation>फ़िश, जिसके फ़िनों से चेनें निकलती हैं</translation>
    </message>
    <message>
        <source>Kraken fish, type 2</source>
        <translation>Kraken Fish, टाइप 2</translation>
    </message>
    <message>
        <source>A fish whose places lead on</source>
        <translation>फ़िश, जिसकी जगहों से चेनें निकलती हैं</translation>
    </message>
    <message>
        <source>Forcing chain: contradiction</source>
        <translation>Forcing Chain: विरोधाभास</translation>
    </message>
    <message>
        <source>A digit that refutes itself</source>
        <translation>अंक, जो खुद को गलत साबित करता है</translation>
    </message>
    <message>
        <source>Forcing chain: every case</source>
        <translation>Forcing Chain: हर सूरत में</translation>
    </message>
    <message>
        <source>All cases end alike</source>
        <translation>हर सूरत का एक ही नतीजा</translation>
    </message>
    <message>
        <source>Forcing net: contradiction</source>
        <translation>Forcing Net: विरोधाभास</translation>
    </message>
    <message>
        <source>Forcing net: every case</source>
        <translation>Forcing Net: हर सूरत में</translation>
    </message>
    <message>
        <source>Template: set</source>
        <translation>टेम्पलेट: भरना</translation>
    </message>
    <message>
        <source>A cell in all ways to place a digit</source>
        <translation>सेल, जो अंक रखने के हर तरीके में आता है</translation>
    </message>
    <message>
        <source>Template: delete</source>
        <translation>टेम्पलेट: हटाना</translation>
    </message>
    <message>
        <source>A cell in no way to place a digit</source>
        <translation>सेल, जो अंक रखने के किसी भी तरीके में नहीं आता</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Unique Loop</translation>
    </message>
    <message>
        <source>A ring that must not be left with two digits</source>
        <translation>लूप, जिसमें दो अंकों के सिवा कोई और अंक भी होना चाहिए</translation>
    </message>
    <message>
        <source>BUG, type 2</source>
        <translation>BUG, टाइप 2</translation>
    </message>
    <message>
        <source>BUG, type 3</source>
        <translation>BUG, टाइप 3</translation>
    </message>
    <message>
        <source>Some digits keep two solutions away</source>
        <translation>कुछ अंक, जो दो हल नहीं बनने देते</translation>
    </message>
    <message>
        <source>BUG, type 4</source>
        <translation>BUG, टाइप 4</translation>
    </message>
    <message>
        <source>Two cells keep two solutions away</source>
        <translation>दो सेल, जो दो हल नहीं बनने देते</translation>
    </message>
    <message>
        <source>Aligned pair</source>
        <translation>Aligned Pair</translation>
    </message>
    <message>
        <source>Two cells and what they can hold together</source>
        <translation>दो सेल, और उनमें साथ-साथ क्या आ सकता है</translation>
    </message>
    <message>
        <source>Aligned triple</source>
        <translation>Aligned Triple</translation>
    </message>
    <message>
        <source>Three cells and what they can hold together</source>
        <translation>तीन सेल, और उनमें साथ-साथ क्या आ सकता है</translation>
    </message>
    <message>
        <source>Forcing chains within a digit</source>
        <translation>एक ही अंक की Forcing Chains</translation>
    </message>
    <message>
        <source>Dynamic forcing chains</source>
        <translation>Dynamic Forcing Chains</translation>
    </message>
    <message>
        <source>What several links lead to together</source>
        <translation>नतीजा, जिस तक कई कड़ियाँ मिलकर ले जाती हैं</translation>
    </message>
    <message>
        <source>Dynamic forcing chains with patterns</source>
        <translation>पैटर्न वाली Dynamic Forcing Chains</translation>
    </message>
    <message>
        <source>Links, and patterns on the way</source>
        <translation>कड़ियाँ, और रास्ते में पैटर्न</translation>
    </message>
    <message>
        <source>Chains inside chains</source>
        <translation>चेन के भीतर चेन</translation>
    </message>
    <message>
        <source>Links, and chains on the way</source>
        <translation>कड़ियाँ, और रास्ते में चेनें</translation>
    </message>
    <message>
        <source>Forcing chains inside chains</source>
        <translation>चेन के भीतर Forcing Chains</translation>
    </message>
    <message>
        <source>Links, and cases on the way</source>
        <translation>कड़ियाँ, और रास्ते में अलग-अलग सूरतें</translation>
    </message>
    <message>
        <source>Dynamic chains inside chains</source>
        <translation>चेन के भीतर Dynamic Chains</translation>
    </message>
    <message>
        <source>Links, and nets on the way</source>
        <translation>कड़ियाँ, और रास्ते में नेट</translation>
    </message>
    <message>
        <source>Chains three deep</source>
        <translation>तीन परत की चेन</translation>
    </message>
    <message>
        <source>Links, and chains within chains on the way</source>
        <translation>कड़ियाँ, और रास्ते में चेन के भीतर चेन</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>सभी संभावनाएँ</translation>
    </message>
    <message>
        <source>Every other case breaks the board</source>
        <translation>बाकी हर संभावना विरोधाभास तक ले जाती है</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <comment>a fish, within a sentence</comment>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <comment>a fish, within a sentence</comment>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <comment>a fish, within a sentence</comment>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <comment>a fish, within a sentence</comment>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Whale</source>
        <comment>a fish, within a sentence</comment>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <comment>a fish, within a sentence</comment>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>An assumption that refutes itself</source>
        <translation>अनुमान, जो खुद को गलत साबित करता है</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineChart</name>
    <message>
        <source>Times</source>
        <translation>समय</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>अभी किसी खेल का समय नहीं है</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>number of games, days</comment>
        <translation>%1, %2 से %3 तक।</translation>
    </message>
    <message>
        <source>The best unaided time is %1.</source>
        <translation>बिना मदद सबसे अच्छा समय %1 है।</translation>
    </message>
    <message>
        <source>The median of ten games went from %1 to %2.</source>
        <comment>times</comment>
        <translation>दस खेलों की माध्यिका %1 से %2 हुई।</translation>
    </message>
    <message>
        <source>best unaided, %1</source>
        <comment>a time</comment>
        <translation>बिना मदद सबसे अच्छा, %1</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>रिकॉर्ड</translation>
    </message>
    <message>
        <source>the solution was known</source>
        <translation>हल पहले से पता था</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>मदद से</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>बिना मदद</translation>
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
        <translation>बिना मदद</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>मदद से</translation>
    </message>
    <message>
        <source>record</source>
        <translation>रिकॉर्ड</translation>
    </message>
    <message>
        <source>median of ten</source>
        <translation>दस की माध्यिका</translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message>
        <source>Trial</source>
        <translation>आज़माइश</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>रखें</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>छोड़ें</translation>
    </message>
    <message>
        <source>Goes on with what was tried</source>
        <translation>जो आज़माया गया, उसी के साथ आगे बढ़ता है</translation>
    </message>
    <message>
        <source>Goes back to where the trial began</source>
        <translation>वहाँ लौटता है, जहाँ आज़माइश शुरू हुई थी</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>आज़माइश</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <comment>within others</comment>
        <translation>आज़माइश %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>%Ln भरा गया अंक</numerusform>
            <numerusform>%Ln भरे गए अंक</numerusform>
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
        <translation>एक कदम पीछे</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>एक कदम आगे</translation>
    </message>
    <message>
        <source>Walk through it</source>
        <translation>कदम-दर-कदम</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>कदम %1 / %2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message>
        <source>Suppose {node}.</source>
        <translation>मान लें कि {node}।</translation>
    </message>
    <message>
        <source>For the {digit} of {cells}: suppose {node} too.</source>
        <translation>{cells} के {digit} के लिए यह भी मान लें कि {node}।</translation>
    </message>
    <message>
        <source>{cell} is {other}, so it is not {digit}.</source>
        <translation>{cell} में {other} है, इसलिए वहाँ {digit} नहीं आ सकता।</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} इस सेट में {digit} की हर जगह को देखता है, इसलिए उसमें {digit} नहीं आ सकता।</numerusform>
            <numerusform>{cells} इस सेट में {digit} की हर जगह को देखते हैं, इसलिए उनमें {digit} नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message>
        <source>In each of these cases {node}.</source>
        <translation>इनमें से हर सूरत में {node}।</translation>
    </message>
    <message>
        <source>So {node}.</source>
        <translation>इसलिए {node}।</translation>
    </message>
    <message>
        <source>As before, {node}.</source>
        <translation>जैसा पहले दिखा, {node}।</translation>
    </message>
    <message>
        <source>As {steps}, {node}.</source>
        <extracomment>Such as: As in steps 3 and 4, r1c5 is 7.</extracomment>
        <translation>जैसा {steps} दिखा, {node}।</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as before.</source>
        <translation>इसलिए, जैसा पहले दिखा, अगर {start.if}, तो {node}।</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as {steps}.</source>
        <extracomment>Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.</extracomment>
        <translation>इसलिए, जैसा {steps} दिखा, अगर {start.if}, तो {node}।</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>%1 से %2</translation>
    </message>
    <message>
        <source>in step %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>कदम %1 में</translation>
    </message>
    <message>
        <source>in steps from %1 on</source>
        <comment>in the middle of a sentence</comment>
        <translation>कदम %1 और उसके बाद के कदमों में</translation>
    </message>
    <message>
        <source>in steps %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>कदम %1 में</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digit}, or it is not.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.</extracomment>
        <translation>{goal} के {sought} के लिए दो सूरतें: {cell} में {digit} है, या नहीं है।</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digits}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.</extracomment>
        <translation>{goal} के {sought} के लिए अलग-अलग सूरतें: {cell} में {digits} है।</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: in {house} the {digit} is in {places}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.</extracomment>
        <translation>{goal} के {sought} के लिए अलग-अलग सूरतें: {house.of} में अंक {digit} केवल {places} में आ सकता है।</translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}, इसलिए {house: उसकी पंक्ति} के {cells} में वह नहीं आ सकता।</numerusform>
            <numerusform>{given}, इसलिए {house: उसकी पंक्ति} के {cells} में वह नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}, इसलिए {house: उनकी पंक्ति} के {cells} में वह नहीं आ सकता।</numerusform>
            <numerusform>{given}, इसलिए {house: उनकी पंक्ति} के {cells} में वह नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}, इसलिए {house: उसके कॉलम} के {cells} में वह नहीं आ सकता।</numerusform>
            <numerusform>{given}, इसलिए {house: उसके कॉलम} के {cells} में वह नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}, इसलिए {house: उनके कॉलम} के {cells} में वह नहीं आ सकता।</numerusform>
            <numerusform>{given}, इसलिए {house: उनके कॉलम} के {cells} में वह नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}, इसलिए {house: उसके बॉक्स} के {cells} में वह नहीं आ सकता।</numerusform>
            <numerusform>{given}, इसलिए {house: उसके बॉक्स} के {cells} में वह नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}, इसलिए {house: उनके बॉक्स} के {cells} में वह नहीं आ सकता।</numerusform>
            <numerusform>{given}, इसलिए {house: उनके बॉक्स} के {cells} में वह नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has only {digits}: it is not {other}, so it is {digit}.</source>
        <translation>{cell} में केवल {digits} संभव हैं: वहाँ {other} नहीं है, इसलिए {digit} है।</translation>
    </message>
    <message>
        <source>{cell} is none of {others}, so it is {digit}.</source>
        <translation>{cell} में {others} में से कोई भी नहीं है, इसलिए {digit} है।</translation>
    </message>
    <message>
        <source>In {house} all other places for {digit} are gone, so it is in {cells}.</source>
        <translation>{house.of} में अंक {digit} की बाकी सभी जगहें जा चुकीं, इसलिए वह {cells} में है।</translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{house.of} के {gone} में {digit} नहीं है, इसलिए वह {cells} में है।</numerusform>
            <numerusform>{house.of} के {gone} में {digit} नहीं है, इसलिए वह {cells} में है।</numerusform>
        </translation>
    </message>
    <message>
        <source>So {set} has no {digit}, and needs each of {others}.</source>
        <translation>इसलिए {set} में {digit} नहीं आ सकता, और उसे {others} चाहिए।</translation>
    </message>
    <message>
        <source>{end} cannot be {digit} and not {digit}, so {node}.</source>
        <translation>{end} में {digit} हो भी और न भी हो, यह संभव नहीं, इसलिए {node}।</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed, so {node}.</source>
        <translation>जो माना था, यह उसके ठीक उलट है, इसलिए {node}।</translation>
    </message>
    <message>
        <source>But {known}, as was told before, so {node}.</source>
        <translation>लेकिन {known}, जैसा पहले बताया गया, इसलिए {node}।</translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{from.of} में अंक {digit} केवल {cells} में बचा है, इसलिए {kind: उसकी पंक्ति} के {cell} में वह नहीं आ सकता।</numerusform>
            <numerusform>{from.of} में अंक {digit} केवल {cells} में बचा है, इसलिए {kind: उनकी पंक्ति} के {cell} में वह नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>{from.of} में अंक {digit} केवल {cells} में बचा है, इसलिए {kind: उसके कॉलम} के {cell} में वह नहीं आ सकता।</numerusform>
            <numerusform>{from.of} में अंक {digit} केवल {cells} में बचा है, इसलिए {kind: उनके कॉलम} के {cell} में वह नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>{from.of} में अंक {digit} केवल {cells} में बचा है, इसलिए {kind: उसके बॉक्स} के {cell} में वह नहीं आ सकता।</numerusform>
            <numerusform>{from.of} में अंक {digit} केवल {cells} में बचा है, इसलिए {kind: उनके बॉक्स} के {cell} में वह नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{cells} में केवल {digits} बचा है, इसलिए {kind: उसकी पंक्ति} के {cell} में {digit} नहीं आ सकता।</numerusform>
            <numerusform>{cells} में केवल {digits} बचे हैं, इसलिए {kind: उनकी पंक्ति} के {cell} में {digit} नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} में केवल {digits} बचा है, इसलिए {kind: उसके कॉलम} के {cell} में {digit} नहीं आ सकता।</numerusform>
            <numerusform>{cells} में केवल {digits} बचे हैं, इसलिए {kind: उनके कॉलम} के {cell} में {digit} नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} में केवल {digits} बचा है, इसलिए {kind: उसके बॉक्स} के {cell} में {digit} नहीं आ सकता।</numerusform>
            <numerusform>{cells} में केवल {digits} बचे हैं, इसलिए {kind: उनके बॉक्स} के {cell} में {digit} नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.of} में अंक {digits} केवल {cells} में बचा है, इसलिए {cell} में {digit} नहीं आ सकता।</numerusform>
            <numerusform>{house.of} में अंक {digits} केवल {cells} में बचे हैं, इसलिए {cell} में {digit} नहीं आ सकता।</numerusform>
        </translation>
    </message>
    <message>
        <source>In {from} the {digit} is left only in {across}, so {cell} is not.</source>
        <translation>{from.of} में अंक {digit} केवल {across.of} में बचा है, इसलिए {cell} में वह नहीं आ सकता।</translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>मान लें कि {cell} में {digit} है।</translation>
    </message>
    <message>
        <source>Suppose {cell} is not {digit}.</source>
        <translation>मान लें कि {cell} में {digit} नहीं है।</translation>
    </message>
    <message>
        <source>Suppose the {digit} in {cell} were right.</source>
        <translation>मान लें कि {cell} में भरा गया {digit} सही है।</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is {digit} too.</source>
        <translation>आज़माकर देखें: यह भी मान लें कि {cell} में {digit} है।</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is not {digit} either.</source>
        <translation>आज़माकर देखें: यह भी मान लें कि {cell} में {digit} नहीं है।</translation>
    </message>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>{candidates: एक विकल्प} हट जाता है</numerusform>
            <numerusform>{candidates: {count} विकल्प} हट जाते हैं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} में {digits} नहीं आ सकता</numerusform>
            <numerusform>{cells} में {digits} नहीं आ सकता</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has no other candidate left, so it is {digit}.</source>
        <translation>{cell} में {digit} के सिवा कोई विकल्प नहीं बचा, इसलिए वहाँ {digit} है।</translation>
    </message>
    <message>
        <source>{house} has one place left for {digit}: {cell}.</source>
        <translation>अब {house.of} में अंक {digit} के लिए केवल {cell} बचता है।</translation>
    </message>
    <message>
        <source>{cell} is {digit}, so it is not {others}.</source>
        <translation>{cell} में {digit} है, इसलिए वहाँ {others} नहीं आ सकता।</translation>
    </message>
    <message>
        <source>{cells} have only {digits} left, so {gone}.</source>
        <translation>{cells} में केवल {digits} बचे हैं, इसलिए {gone}।</translation>
    </message>
    <message>
        <source>In {house} only {cells} are left for {digits}, so {gone}.</source>
        <translation>{house.of} में अंक {digits} केवल {cells} में आ सकते हैं, इसलिए {gone}।</translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses.of} में अंक {digit} केवल {covers.of} में आ सकता है, इसलिए {gone}।</numerusform>
            <numerusform>{houses.of} में अंक {digit} केवल {covers.of} में आ सकता है, इसलिए {gone}।</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {gone}.</source>
        <translation>अब {house.of} में अंक {digit} आ चुका है, इसलिए {gone}।</translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {cell} can only be {other}.</source>
        <translation>अब {house.of} में अंक {digit} आ चुका है, इसलिए {cell} में केवल {other} हो सकता है।</translation>
    </message>
    <message>
        <source>{filled} is {digit}, so in {house} only {cell} is left for {other}.</source>
        <translation>{filled} में {digit} है, इसलिए {house.of} में अंक {other} के लिए केवल {cell} बचता है।</translation>
    </message>
    <message>
        <source>Then {first} has its {digit}, so in {house} only {cell} is left for it.</source>
        <translation>अब {first.of} में अंक {digit} आ चुका है, इसलिए {house.of} में अंक {digit} के लिए केवल {cell} बचता है।</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} में {digit} नहीं है</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} में {digit} है</translation>
    </message>
    <message>
        <source>Now {cell} has no candidate left, so {so}.</source>
        <translation>अब {cell} में कोई विकल्प नहीं बचा, इसलिए {so}।</translation>
    </message>
    <message>
        <source>Now {house} has no place left for {digit}, so {so}.</source>
        <translation>अब {house.of} में अंक {digit} के लिए कोई जगह नहीं बची, इसलिए {so}।</translation>
    </message>
    <message>
        <source>Now there would be two solutions, so {so}.</source>
        <translation>अब दो हल हो जाते, इसलिए {so}।</translation>
    </message>
    <message>
        <source>{cell} has no candidate left.</source>
        <translation>{cell} में कोई विकल्प नहीं बचा।</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}.</source>
        <translation>{house.of} में अंक {digit} के लिए कोई जगह नहीं बची।</translation>
    </message>
    <message>
        <source>Now {cells: all open cells} have two candidates each: swap them all, and there are two solutions or none.</source>
        <translation>अब {cells: सभी खाली सेलों} में दो-दो विकल्प हैं: किसी हल में इनमें से हर सेल का अंक उसके दूसरे विकल्प से बदल दें, तो दूसरा हल बन जाता है; इसलिए या तो दो हल होंगे या एक भी नहीं।</translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>अब {cells: इस सेल} में केवल {digits} हैं: इन अंकों को आपस में बदल दें, तो दूसरा हल बन जाता है।</numerusform>
            <numerusform>अब {cells: इन {count} सेलों} में केवल {digits} हैं: इन अंकों को आपस में बदल दें, तो दूसरा हल बन जाता है।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhereWords</name>
    <message>
        <source>Look at {digits: the {digit}s}, all over the board.</source>
        <extracomment>Such as: Look at the 7s, all over the board.</extracomment>
        <translation>पूरे बोर्ड पर {digits: सारे {digit}} देखें।</translation>
    </message>
    <message>
        <source>The next step is in {house}.</source>
        <translation>अगला कदम {house.of} में है।</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowContent</name>
    <message>
        <source>Game</source>
        <translation>खेल</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowPausing</name>
    <message>
        <source>P&amp;ause</source>
        <translation>रोकें (&amp;A)</translation>
    </message>
</context>
</TS>
