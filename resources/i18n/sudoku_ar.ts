<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>BoardMethod</name>
    <message>
        <source>Backtracking</source>
        <translation>التتبع العكسي</translation>
    </message>
    <message>
        <source>Stored board, transformed</source>
        <translation>لوحة مخزنة ومحوّلة</translation>
    </message>
    <message>
        <source>Fresh board, transformed</source>
        <translation>لوحة جديدة ومحوّلة</translation>
    </message>
    <message>
        <source>9 random clues first</source>
        <translation>9 أرقام عشوائية أولًا</translation>
    </message>
    <message>
        <source>11 random clues first</source>
        <translation>11 رقمًا عشوائيًّا أولًا</translation>
    </message>
    <message>
        <source>Diagonal boxes first</source>
        <translation>مربعات القطر أولًا</translation>
    </message>
</context>
<context>
    <name>DigMethod</name>
    <message>
        <source>All that can go</source>
        <translation>كل ما يمكن حذفه</translation>
    </message>
    <message>
        <source>Android %1: %2 givens or more</source>
        <translation>Android %1: الأرقام المعطاة %2 أو أكثر</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3 givens</source>
        <translation>المستوى %1: الأرقام المعطاة من %2 إلى %3</translation>
    </message>
</context>
<context>
    <name>DigOrder</name>
    <message>
        <source>Random</source>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>Jumping over one cell</source>
        <translation>بالقفز فوق خلية</translation>
    </message>
    <message>
        <source>Along an S</source>
        <translation>على شكل حرف S</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>صفًّا بعد صف</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>It was stopped.</source>
        <translation>تم الإيقاف.</translation>
    </message>
    <message>
        <source>The games cannot be read: %1</source>
        <translation>لا يمكن قراءة الألعاب: %1</translation>
    </message>
    <message>
        <source>The games cannot be kept: %1</source>
        <translation>لا يمكن حفظ الألعاب: %1</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1 ليس ملفًّا عاديًّا.</translation>
    </message>
    <message>
        <source>games: %1, moves: %2.</source>
        <translation>الألعاب: %1، الحركات: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done before that: %1</source>
        <translation>ما تم قبل ذلك: %1</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>موجودة بالفعل: %1.</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>ملف الألعاب المحفوظة تالف.</translation>
    </message>
    <message>
        <source>Being played, and left as they are: %1.</source>
        <translation>قيد اللعب، وتُركت كما هي: %1.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>مرفوضة: %1.</translation>
    </message>
    <message>
        <source>Refused: %1 (%2).</source>
        <translation>مرفوضة: %1 (%2).</translation>
    </message>
    <message>
        <source>the game %1 is here already, and was not played the same way</source>
        <translation>اللعبة %1 موجودة هنا بالفعل، ولم تُلعب بالطريقة نفسها</translation>
    </message>
    <message>
        <source>the game %1 is here already, and cannot be read</source>
        <translation>اللعبة %1 موجودة هنا بالفعل، ولا يمكن قراءتها</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>&amp;Line of 81 cells</source>
        <translation>&amp;سطر من 81 خلية</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;لوحة</translation>
    </message>
    <message>
        <source>Grid with &amp;notes</source>
        <translation>لوحة مع &amp;ملاحظات</translation>
    </message>
    <message>
        <source>SadMan &amp;sdk</source>
        <translation>SadMan &amp;sdk</translation>
    </message>
    <message>
        <source>&amp;Collection sdm</source>
        <translation>مجمو&amp;عة sdm</translation>
    </message>
    <message>
        <source>Si&amp;mple Sudoku</source>
        <translation>Si&amp;mple Sudoku</translation>
    </message>
    <message>
        <source>&amp;HoDoKu library line</source>
        <translation>سطر مكتبة &amp;HoDoKu</translation>
    </message>
    <message>
        <source>&amp;OpenSudoku</source>
        <translation>&amp;OpenSudoku</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)</source>
        <translation>&amp;جدول (CSV)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Ne&amp;xt in collection</source>
        <translation>التال&amp;ي في المجموعة</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;بدء من جديد</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation>الح&amp;ركات</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint</source>
        <translation>&amp;نقطة حفظ</translation>
    </message>
    <message>
        <source>Return &amp;to checkpoint</source>
        <translation>ال&amp;عودة إلى نقطة حفظ</translation>
    </message>
    <message>
        <source>Tr&amp;y this</source>
        <translation>تجرب&amp;ة هذا</translation>
    </message>
    <message>
        <source>Keep &amp;what was tried</source>
        <translation>إبقا&amp;ء ما جُرّب</translation>
    </message>
    <message>
        <source>&amp;Drop what was tried</source>
        <translation>تجا&amp;هل ما جُرّب</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>استسلا&amp;م</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>عرض ال&amp;حل</translation>
    </message>
    <message>
        <source>Show the &amp;path to it</source>
        <translation>عرض ال&amp;مسار إليه</translation>
    </message>
    <message>
        <source>&amp;Edit checkpoints…</source>
        <translation>&amp;تعديل نقاط الحفظ…</translation>
    </message>
</context>
<context>
    <name>GameRecord</name>
    <message>
        <source>line %1 is not a puzzle: %2 (column %3)</source>
        <translation>السطر %1 ليس لغزًا: %2 (العمود %3)</translation>
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
        <translation>&amp;تصدير…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>&amp;استيراد…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>استعادة نسخة احتيا&amp;طية…</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>سجل (*.json)</translation>
    </message>
    <message>
        <source>History or games (*.json *.sqlite)</source>
        <translation>سجل أو ألعاب (*.json *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>sudoku-history</source>
        <translation>sudoku-history</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>تصدير كل الألعاب</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>استيراد ألعاب</translation>
    </message>
</context>
<context>
    <name>InputMode</name>
    <message>
        <source>&amp;Digit</source>
        <translation>ر&amp;قم</translation>
    </message>
    <message>
        <source>Corner &amp;notes</source>
        <translation>ملاحظات في ال&amp;زاوية</translation>
    </message>
    <message>
        <source>C&amp;entre notes</source>
        <translation>ملاحظات في ال&amp;وسط</translation>
    </message>
    <message>
        <source>Col&amp;our</source>
        <translation>تلو&amp;ين</translation>
    </message>
    <message>
        <source>Ne&amp;xt mode</source>
        <translation>الو&amp;ضع التالي</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>خبير</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>بالغ الصعوبة</translation>
    </message>
    <message>
        <source>Inhuman</source>
        <translation>خارق</translation>
    </message>
</context>
<context>
    <name>LibrarySame</name>
    <message>
        <source>Import a collection</source>
        <translation>استيراد مجموعة</translation>
    </message>
    <message>
        <source>%1 seems to be here already: %2.</source>
        <translation>يبدو أن المجموعة «%1» موجودة بالفعل: %2.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>فتح الموجودة</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>إضافة الجديد فقط</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>إنشاء نسخة</translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>has nothing to read without waiting for it</source>
        <translation>لا يمكن قراءة شيء منه دون انتظار</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>ليس ملفًّا عاديًّا</translation>
    </message>
    <message>
        <source>larger than %1 MB, too large for puzzles</source>
        <translation>أكبر من %1 ميغابايت، وهو حجم لا تبلغه الألغاز</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>لا يوجد ملف كهذا</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>هذا مجلد</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Read al&amp;oud</source>
        <translation>&amp;قراءة بصوت عالٍ</translation>
    </message>
    <message>
        <source>This &amp;row</source>
        <translation>هذا ال&amp;صف</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>هذا ال&amp;عمود</translation>
    </message>
    <message>
        <source>This &amp;box</source>
        <translation>هذا ال&amp;مربع</translation>
    </message>
    <message>
        <source>C&amp;andidates of this cell</source>
        <translation>مرشحات هذه ال&amp;خلية</translation>
    </message>
    <message>
        <source>&amp;Where the chosen digit can go</source>
        <translation>أين يمكن أن يقع ال&amp;رقم المختار</translation>
    </message>
    <message>
        <source>What is &amp;left</source>
        <translation>ما ال&amp;باقي</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>المربع %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>الصف %1 العمود %2</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1: الرقم %2.</translation>
    </message>
    <message>
        <source>%1: no digit is left.</source>
        <translation>%1: لم يبقَ أي رقم.</translation>
    </message>
    <message>
        <source>%1 can be %2.</source>
        <translation>%1: يمكن وضع %2.</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>الصف %1 العمود %2</translation>
    </message>
    <message>
        <source>%1 can go nowhere.</source>
        <translation>لا موضع للرقم %1.</translation>
    </message>
    <message>
        <source>%1 can go to %2.</source>
        <translation>المواضع الممكنة للرقم %1: %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 للرقم %2</translation>
    </message>
    <message>
        <source>No cell is left.</source>
        <translation>لم تبقَ أي خلية فارغة.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>بقيت %n خلية فارغة: %1.</numerusform>
            <numerusform>بقيت خلية واحدة فارغة: %1.</numerusform>
            <numerusform>بقيت خليتان فارغتان: %1.</numerusform>
            <numerusform>بقيت %n خلايا فارغة: %1.</numerusform>
            <numerusform>بقيت %n خلية فارغة: %1.</numerusform>
            <numerusform>بقيت %n خلية فارغة: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No digit is chosen.</source>
        <translation>لم يُختَر أي رقم.</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message>
        <source>A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that does not count ends the streak.</source>
        <translation>يُحسب اليوم إذا بُدئ لغزه في اليوم نفسه وحُلّ خلال 24 ساعة، ولو بمساعدة. واليوم الذي لا يُحسب ينهي سلسلة الأيام.</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>بلا تناظر</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>نصف دورة</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>ربع دورة</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>انعكاس بين اليمين واليسار</translation>
    </message>
    <message>
        <source>Mirrored up and down</source>
        <translation>انعكاس بين الأعلى والأسفل</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>انعكاس في الاتجاهين</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>حول القطر</translation>
    </message>
    <message>
        <source>Other diagonal</source>
        <translation>حول القطر الآخر</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>حول القطرين</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>كامل</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>ال&amp;سمة</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>مثل &amp;سطح المكتب</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;فاتحة</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;داكنة</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>&amp;تباين عالٍ، فاتحة</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>تباين عالٍ، دا&amp;كنة</translation>
    </message>
</context>
<context>
    <name>ToolsMenu</name>
    <message>
        <source>&amp;Next step</source>
        <translation>الخ&amp;طوة التالية</translation>
    </message>
    <message>
        <source>&amp;Explain the next step</source>
        <translation>&amp;شرح الخطوة التالية</translation>
    </message>
    <message>
        <source>As&amp;k about this cell</source>
        <translation>ال&amp;سؤال عن هذه الخلية</translation>
    </message>
    <message>
        <source>&amp;Fill in the candidates</source>
        <translation>م&amp;لء المرشحات</translation>
    </message>
    <message>
        <source>&amp;Remove what is ruled out</source>
        <translation>&amp;حذف ما استُبعد</translation>
    </message>
    <message>
        <source>&amp;Clear the notes</source>
        <translation>مسح الملاح&amp;ظات</translation>
    </message>
    <message>
        <source>&amp;Mark two-candidate cells</source>
        <translation>&amp;تمييز الخلايا ذات المرشحين</translation>
    </message>
    <message>
        <source>&amp;Solve singles</source>
        <translation>حل الأرقام الم&amp;فردة</translation>
    </message>
</context>
<context>
    <name>sudoku::AccessibleTable</name>
    <message>
        <source>Row %1</source>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>العمود %1</translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message>
        <source>All steps</source>
        <translation>كل الخطوات</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Makes the move of the chosen step; that counts as help</source>
        <translation>ينفّذ حركة الخطوة المختارة، ويُحسب ذلك مساعدة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>%n تقنية</numerusform>
            <numerusform>تقنية واحدة</numerusform>
            <numerusform>تقنيتان</numerusform>
            <numerusform>%n تقنيات</numerusform>
            <numerusform>%n تقنية</numerusform>
            <numerusform>%n تقنية</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a technique. The easiest is first.</source>
        <translation>اختر تقنية. الأسهل أولًا.</translation>
    </message>
    <message>
        <source>Looking for all steps…</source>
        <translation>جارٍ البحث عن كل الخطوات…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>لا خطوة بهذه الصفة.</translation>
    </message>
    <message>
        <source>No step is open here.</source>
        <translation>لا خطوة متاحة هنا.</translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message>
        <source>same box</source>
        <translation>المربع نفسه</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>الصف نفسه</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>العمود نفسه</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>مملوءة</translation>
    </message>
    <message>
        <source>%1: filled</source>
        <translation>%1: مملوءة</translation>
    </message>
    <message>
        <source>taken by {cell}</source>
        <translation>موجود في {cell}</translation>
    </message>
    <message>
        <source>%1: taken by row %2 column %3</source>
        <translation>%1: موجود في الصف %2 العمود %3</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <translation>مستبعد من قبل</translation>
    </message>
    <message>
        <source>%1: ruled out before</source>
        <translation>%1: مستبعد من قبل</translation>
    </message>
    <message>
        <source>gone: {technique}</source>
        <translation>مستبعد: {technique}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n خطوة</numerusform>
            <numerusform>خطوة واحدة</numerusform>
            <numerusform>خطوتان</numerusform>
            <numerusform>%n خطوات</numerusform>
            <numerusform>%n خطوة</numerusform>
            <numerusform>%n خطوة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gone, %2, %3</source>
        <comment>a digit, a technique, some steps</comment>
        <translation>%1: مستبعد، %2، %3</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>جارٍ البحث…</translation>
    </message>
    <message>
        <source>%1: looking</source>
        <translation>%1: جارٍ البحث</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>لا يزال ممكنًا</translation>
    </message>
    <message>
        <source>%1: still possible</source>
        <translation>%1: لا يزال ممكنًا</translation>
    </message>
    <message numerus="yes">
        <source>%n still possible</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n رقم لا تزال ممكنة</numerusform>
            <numerusform>رقم واحد لا يزال ممكنًا</numerusform>
            <numerusform>رقمان لا يزالان ممكنين</numerusform>
            <numerusform>%n أرقام لا تزال ممكنة</numerusform>
            <numerusform>%n رقمًا لا تزال ممكنة</numerusform>
            <numerusform>%n رقم لا تزال ممكنة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n رقم استبعدها المنطق</numerusform>
            <numerusform>رقم واحد استبعده المنطق</numerusform>
            <numerusform>رقمان استبعدهما المنطق</numerusform>
            <numerusform>%n أرقام استبعدها المنطق</numerusform>
            <numerusform>%n رقمًا استبعدها المنطق</numerusform>
            <numerusform>%n رقم استبعدها المنطق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n رقم موجودة</numerusform>
            <numerusform>رقم واحد موجود</numerusform>
            <numerusform>رقمان موجودان</numerusform>
            <numerusform>%n أرقام موجودة</numerusform>
            <numerusform>%n رقمًا موجودة</numerusform>
            <numerusform>%n رقم موجودة</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask: %1 can still be %2.</source>
        <comment>a cell and digits</comment>
        <translation>الجواب: لا يزال ممكنًا في %1: %2.</translation>
    </message>
    <message>
        <source>Ask: {house} has its {digit} already.</source>
        <extracomment>In the status line, such as: Ask: row 3 has its 7 already.</extracomment>
        <translation>الجواب: {house} فيه الرقم {digit} بالفعل.</translation>
    </message>
    <message>
        <source>Ask: %1 can still go into %2.</source>
        <comment>a digit and cells</comment>
        <translation>الجواب: لا يزال الرقم %1 ممكنًا في %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::Background</name>
    <message>
        <source>Today&apos;s backup of the games could not be made.</source>
        <translation>تعذّر إنشاء نسخة اليوم الاحتياطية من الألعاب.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>عاد ما جُرّب، وهو لا يزال قيد التجربة: %n رقم مُدخَل.</numerusform>
            <numerusform>عاد ما جُرّب، وهو لا يزال قيد التجربة: رقم مُدخَل واحد.</numerusform>
            <numerusform>عاد ما جُرّب، وهو لا يزال قيد التجربة: رقمان مُدخَلان.</numerusform>
            <numerusform>عاد ما جُرّب، وهو لا يزال قيد التجربة: %n أرقام مُدخَلة.</numerusform>
            <numerusform>عاد ما جُرّب، وهو لا يزال قيد التجربة: %n رقمًا مُدخَلًا.</numerusform>
            <numerusform>عاد ما جُرّب، وهو لا يزال قيد التجربة: %n رقم مُدخَل.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game stands there already.</source>
        <translation>اللعبة عند هذه النقطة أصلًا.</translation>
    </message>
    <message>
        <source>Cells with two candidates are no longer marked.</source>
        <translation>لم تعد الخلايا ذات المرشحين مميّزة.</translation>
    </message>
    <message>
        <source>No cell has two candidates now.</source>
        <translation>لا توجد الآن خلية ذات مرشحين.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>مُيّزت %n خلية ذات مرشحين.</numerusform>
            <numerusform>مُيّزت خلية واحدة ذات مرشحين.</numerusform>
            <numerusform>مُيّزت خليتان كلٌّ منهما ذات مرشحين.</numerusform>
            <numerusform>مُيّزت %n خلايا ذات مرشحين.</numerusform>
            <numerusform>مُيّزت %n خلية ذات مرشحين.</numerusform>
            <numerusform>مُيّزت %n خلية ذات مرشحين.</numerusform>
        </translation>
    </message>
    <message>
        <source>All candidates are filled in already.</source>
        <translation>كل المرشحات مكتوبة بالفعل.</translation>
    </message>
    <message>
        <source>This note is there already.</source>
        <translation>هذه الملاحظة موجودة بالفعل.</translation>
    </message>
    <message>
        <source>No note is ruled out.</source>
        <translation>لا ملاحظة مستبعدة.</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>لا توجد ملاحظات.</translation>
    </message>
    <message>
        <source>An entry is wrong. Check shows where.</source>
        <translation>هناك رقم مُدخَل خاطئ. «تحقق» يبيّن مكانه.</translation>
    </message>
    <message>
        <source>No single is open.</source>
        <translation>لا مفرد متاح.</translation>
    </message>
    <message>
        <source>This step is done already.</source>
        <translation>هذه الخطوة منفَّذة بالفعل.</translation>
    </message>
    <message>
        <source>No entry is wrong.</source>
        <translation>لا رقم مُدخَل خاطئ.</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>a checkpoint</comment>
        <translation>حُفظت: %1</translation>
    </message>
    <message>
        <source>Back at %1: %2</source>
        <comment>a checkpoint, what went and came back</comment>
        <translation>العودة إلى %1: %2</translation>
    </message>
    <message>
        <source>Nothing has been tried yet.</source>
        <translation>لم يُجرَّب شيء بعد.</translation>
    </message>
    <message>
        <source>Trying from here on. Keep or Drop ends it.</source>
        <translation>التجربة تبدأ من هنا. وتنتهي بزر «إبقاء» أو «تجاهل».</translation>
    </message>
    <message>
        <source>Trying within a trial. Keep or Drop ends the inner one.</source>
        <translation>تجربة داخل تجربة. «إبقاء» أو «تجاهل» ينهي التجربة الداخلية.</translation>
    </message>
    <message>
        <source>Kept, within the trial around it.</source>
        <translation>تم الإبقاء على ما جُرّب، ضمن التجربة المحيطة به.</translation>
    </message>
    <message>
        <source>What was tried is kept.</source>
        <translation>تم الإبقاء على ما جُرّب.</translation>
    </message>
    <message>
        <source>What was tried is dropped. Undo brings it back.</source>
        <translation>تم تجاهل ما جُرّب. «تراجع» يعيده.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>مفاتيح الأسهم</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>الانتقال من خلية إلى خلية</translation>
    </message>
    <message>
        <source>{Home}, {End}</source>
        <translation>{Home}، {End}</translation>
    </message>
    <message>
        <source>First or last cell of the row</source>
        <translation>أول خلية في الصف أو آخر خلية</translation>
    </message>
    <message>
        <source>{PgUp}, {PgDown}</source>
        <translation>{PgUp}، {PgDown}</translation>
    </message>
    <message>
        <source>First or last cell of the column</source>
        <translation>أول خلية في العمود أو آخر خلية</translation>
    </message>
    <message>
        <source>{Ctrl+Home}, {Ctrl+End}</source>
        <translation>{Ctrl+Home}، {Ctrl+End}</translation>
    </message>
    <message>
        <source>First or last cell of the board</source>
        <translation>أول خلية في اللوحة أو آخر خلية</translation>
    </message>
    <message>
        <source>{Shift} and one of these</source>
        <translation>{Shift} مع أحد هذه المفاتيح</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>تحديد عدة خلايا</translation>
    </message>
    <message>
        <source>{Ctrl+A}</source>
        <translation>{Ctrl+A}</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>تحديد كل الخلايا</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Write the digit, or what the mode says</source>
        <translation>كتابة الرقم، أو ما يقتضيه الوضع</translation>
    </message>
    <message>
        <source>{Shift} and 1 … 9</source>
        <translation>{Shift} مع 1 … 9</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>كتابة ملاحظة</translation>
    </message>
    <message>
        <source>{Ctrl} and 1 … 9</source>
        <translation>{Ctrl} مع 1 … 9</translation>
    </message>
    <message>
        <source>Write a centre note</source>
        <translation>كتابة ملاحظة في الوسط</translation>
    </message>
    <message>
        <source>{Ctrl}, {Shift} and 1 … 6</source>
        <translation>{Ctrl} مع {Shift} مع 1 … 6</translation>
    </message>
    <message>
        <source>Colour the cell</source>
        <translation>تلوين الخلية</translation>
    </message>
    <message>
        <source>{Alt} and 1 … 9</source>
        <translation>{Alt} مع 1 … 9</translation>
    </message>
    <message>
        <source>Choose the digit</source>
        <translation>اختيار الرقم</translation>
    </message>
    <message>
        <source>{Enter}</source>
        <translation>{Enter}</translation>
    </message>
    <message>
        <source>Write the chosen digit</source>
        <translation>كتابة الرقم المختار</translation>
    </message>
    <message>
        <source>{Del}, {Backspace}, 0, {Space}</source>
        <translation>{Del}، {Backspace}، 0، {Space}</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>مسح الخلية</translation>
    </message>
    <message>
        <source>{Esc}</source>
        <translation>{Esc}</translation>
    </message>
    <message>
        <source>End what is shown, or drop the digit</source>
        <translation>إنهاء المعروض، أو ترك الرقم</translation>
    </message>
    <message>
        <source>{Menu}, {Shift+F10}</source>
        <translation>{Menu}، {Shift+F10}</translation>
    </message>
    <message>
        <source>Ask what the cell can be, or why not</source>
        <translation>السؤال عما يمكن أن تحمله الخلية، أو عن سبب المنع</translation>
    </message>
    <message>
        <source>{Alt} and ← or →</source>
        <translation>{Alt} مع ← أو →</translation>
    </message>
    <message>
        <source>Walk through a chain, link by link</source>
        <translation>تتبّع سلسلة، رابطًا بعد رابط</translation>
    </message>
    <message>
        <source>{Tab}, {Shift+Tab}</source>
        <translation>{Tab}، {Shift+Tab}</translation>
    </message>
    <message>
        <source>Go between the board and the buttons</source>
        <translation>الانتقال بين اللوحة والأزرار</translation>
    </message>
    <message>
        <source>{Alt} and an underlined letter</source>
        <translation>{Alt} مع حرف تحته خط</translation>
    </message>
    <message>
        <source>Open the menu, or press the button</source>
        <translation>فتح القائمة، أو ضغط الزر</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>نقرة</translation>
    </message>
    <message>
        <source>Select the cell, write the chosen digit</source>
        <translation>تحديد الخلية، وكتابة الرقم المختار</translation>
    </message>
    <message>
        <source>Click on an open cell, then a digit</source>
        <translation>نقر خلية فارغة، ثم رقم</translation>
    </message>
    <message>
        <source>Write the digit, if none is chosen</source>
        <translation>كتابة الرقم، إذا لم يكن هناك رقم مختار</translation>
    </message>
    <message>
        <source>Right click, long press</source>
        <translation>نقرة يمنى، أو ضغطة مطوّلة</translation>
    </message>
    <message>
        <source>Drag, {Shift} and click</source>
        <translation>السحب، أو {Shift} مع النقر</translation>
    </message>
    <message>
        <source>Drag with a digit chosen, for notes</source>
        <translation>السحب مع رقم مختار، في وضع الملاحظات</translation>
    </message>
    <message>
        <source>Paint the note</source>
        <translation>رسم الملاحظة</translation>
    </message>
    <message>
        <source>{Ctrl} and click</source>
        <translation>{Ctrl} مع النقر</translation>
    </message>
    <message>
        <source>Take the cell in or out of the selection</source>
        <translation>إضافة الخلية إلى التحديد أو إخراجها منه</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>عجلة الفأرة</translation>
    </message>
    <message>
        <source>Choose the next digit</source>
        <translation>اختيار الرقم التالي</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>نقرة وسطى</translation>
    </message>
    <message>
        <source>Choose the digit of the cell</source>
        <translation>اختيار رقم الخلية</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>نقرة مزدوجة</translation>
    </message>
    <message>
        <source>Choose the digit of a given, select all like it</source>
        <translation>اختيار رقم معطى، وتحديد كل ما يماثله</translation>
    </message>
    <message>
        <source>Click on the number of a row or column</source>
        <translation>نقر رقم صف أو عمود</translation>
    </message>
    <message>
        <source>Ask where the chosen digit can go in it</source>
        <translation>السؤال أين يمكن أن يقع الرقم المختار فيه</translation>
    </message>
    <message>
        <source>Long press on a number</source>
        <translation>ضغطة مطوّلة على زر رقم</translation>
    </message>
    <message>
        <source>Ask why not that digit in the cell</source>
        <translation>السؤال لماذا لا يصح هذا الرقم في الخلية</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>What can go here?</source>
        <translation>ماذا يمكن أن يقع هنا؟</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>لماذا لا</translation>
    </message>
</context>
<context>
    <name>sudoku::BookPage</name>
    <message>
        <source>Sudoku</source>
        <translation>سودوكو</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>ال&amp;ألغاز</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>المستويات</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>الت&amp;ناظر</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>ال&amp;عنوان</translation>
    </message>
</context>
<context>
    <name>sudoku::CellCommands</name>
    <message>
        <source>Choose a colour first.</source>
        <translation>اختر لونًا أولًا.</translation>
    </message>
    <message>
        <source>Choose a digit first.</source>
        <translation>اختر رقمًا أولًا.</translation>
    </message>
    <message>
        <source>There is no digit to choose in this cell.</source>
        <translation>لا رقم في هذه الخلية لاختياره.</translation>
    </message>
    <message>
        <source>The colours are 1 to %1.</source>
        <translation>الألوان من 1 إلى %1.</translation>
    </message>
    <message>
        <source>A given stays as it is.</source>
        <translation>الرقم المعطى يبقى كما هو.</translation>
    </message>
    <message>
        <source>Givens stay as they are.</source>
        <translation>الأرقام المعطاة تبقى كما هي.</translation>
    </message>
    <message>
        <source>A filled cell has no notes.</source>
        <translation>لا ملاحظات في خلية مملوءة.</translation>
    </message>
    <message>
        <source>Filled cells have no notes.</source>
        <translation>لا ملاحظات في الخلايا المملوءة.</translation>
    </message>
    <message>
        <source>The %1 is there already.</source>
        <translation>الرقم %1 موجود بالفعل.</translation>
    </message>
    <message>
        <source>There is no colour to clear.</source>
        <translation>لا لون لمسحه.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>لا شيء لمسحه.</translation>
    </message>
    <message>
        <source>These cells have no colours.</source>
        <translation>لا ألوان في هذه الخلايا.</translation>
    </message>
    <message>
        <source>There are no colours.</source>
        <translation>لا توجد ألوان.</translation>
    </message>
</context>
<context>
    <name>sudoku::CellName</name>
    <message>
        <source>hidden</source>
        <comment>a cell of a paused game</comment>
        <translation>مخفية</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>فارغة</translation>
    </message>
    <message>
        <source>given %1</source>
        <extracomment>A cell that the puzzle gives, such as: given 5</extracomment>
        <translation>رقم معطى %1</translation>
    </message>
    <message>
        <source>%1 colour %2</source>
        <extracomment>A candidate and the number of its colour, such as: 4 colour 1</extracomment>
        <translation>%1 باللون %2</translation>
    </message>
    <message>
        <source>strong link %1 to row %2 column %3</source>
        <translation>رابط قوي للرقم %1 إلى الصف %2 العمود %3</translation>
    </message>
    <message>
        <source>weak link %1 to row %2 column %3</source>
        <translation>رابط ضعيف للرقم %1 إلى الصف %2 العمود %3</translation>
    </message>
    <message>
        <source>strong link %1 to %2 in row %3 column %4</source>
        <translation>رابط قوي من %1 إلى %2 في الصف %3 العمود %4</translation>
    </message>
    <message>
        <source>weak link %1 to %2 in row %3 column %4</source>
        <translation>رابط ضعيف من %1 إلى %2 في الصف %3 العمود %4</translation>
    </message>
    <message>
        <source>notes %1</source>
        <extracomment>The digits that are noted in a cell, such as: notes 1 3 9</extracomment>
        <translation>ملاحظات %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <extracomment>The digits that are noted in the middle of a cell, such as: centre 1 3 9</extracomment>
        <translation>في الوسط %1</translation>
    </message>
    <message>
        <source>colours %1</source>
        <extracomment>The numbers of the colours of a cell, such as: colours 1 3</extracomment>
        <translation>ألوان %1</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an entry</comment>
        <translation>صحيح</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an entry</comment>
        <translation>خاطئ</translation>
    </message>
    <message>
        <source>conflict</source>
        <comment>the same digit twice in a house</comment>
        <translation>مكرر</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>the chosen digit</comment>
        <translation>ممكن</translation>
    </message>
    <message>
        <source>two candidates</source>
        <comment>left in the cell</comment>
        <translation>مرشحان</translation>
    </message>
    <message>
        <source>trying</source>
        <comment>an entry of a trial</comment>
        <translation>قيد التجربة</translation>
    </message>
    <message>
        <source>entered next</source>
        <comment>in a replay</comment>
        <translation>يُدخَل تاليًا</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>by a hint</comment>
        <translation>مكشوف</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>the cell of a question</comment>
        <translation>موضع السؤال</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>The digits that this cell takes from the cell of a question, such as: takes 1</extracomment>
        <translation>تمنع %1</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>the cell is part of a hint</comment>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>remove %1</source>
        <extracomment>The digits that a hint removes from the cell, such as: remove 4 7</extracomment>
        <translation>شطب %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>The digit that a hint places in the cell, such as: place 4</extracomment>
        <translation>وضع %1</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <extracomment>What a screen reader says of a cell. %3 is a list, such as: Row 1 column 2: empty, notes 1 3 9, possible</extracomment>
        <translation>الصف %1 العمود %2: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ChangeWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 في %2</translation>
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
        <translation>كُتب %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>كُتب %n رقم</numerusform>
            <numerusform>كُتب رقم واحد</numerusform>
            <numerusform>كُتب رقمان</numerusform>
            <numerusform>كُتبت %n أرقام</numerusform>
            <numerusform>كُتب %n رقمًا</numerusform>
            <numerusform>كُتب %n رقم</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <comment>`5 in r3c4`</comment>
        <translation>مُسح %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>مُسح %n رقم</numerusform>
            <numerusform>مُسح رقم واحد</numerusform>
            <numerusform>مُسح رقمان</numerusform>
            <numerusform>مُسحت %n أرقام</numerusform>
            <numerusform>مُسح %n رقمًا</numerusform>
            <numerusform>مُسح %n رقم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>كُتبت %n ملاحظة</numerusform>
            <numerusform>كُتبت ملاحظة واحدة</numerusform>
            <numerusform>كُتبت ملاحظتان</numerusform>
            <numerusform>كُتبت %n ملاحظات</numerusform>
            <numerusform>كُتبت %n ملاحظة</numerusform>
            <numerusform>كُتبت %n ملاحظة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>حُذفت %n ملاحظة</numerusform>
            <numerusform>حُذفت ملاحظة واحدة</numerusform>
            <numerusform>حُذفت ملاحظتان</numerusform>
            <numerusform>حُذفت %n ملاحظات</numerusform>
            <numerusform>حُذفت %n ملاحظة</numerusform>
            <numerusform>حُذفت %n ملاحظة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>لُوّنت %n خلية</numerusform>
            <numerusform>لُوّنت خلية واحدة</numerusform>
            <numerusform>لُوّنت خليتان</numerusform>
            <numerusform>لُوّنت %n خلايا</numerusform>
            <numerusform>لُوّنت %n خلية</numerusform>
            <numerusform>لُوّنت %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>أُزيلت ألوان %n خلية</numerusform>
            <numerusform>أُزيلت ألوان خلية واحدة</numerusform>
            <numerusform>أُزيلت ألوان خليتين</numerusform>
            <numerusform>أُزيلت ألوان %n خلايا</numerusform>
            <numerusform>أُزيلت ألوان %n خلية</numerusform>
            <numerusform>أُزيلت ألوان %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>لُوّن %n مرشح</numerusform>
            <numerusform>لُوّن مرشح واحد</numerusform>
            <numerusform>لُوّن مرشحان</numerusform>
            <numerusform>لُوّنت %n مرشحات</numerusform>
            <numerusform>لُوّن %n مرشحًا</numerusform>
            <numerusform>لُوّن %n مرشح</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>أُزيلت ألوان %n مرشح</numerusform>
            <numerusform>أُزيل لون مرشح واحد</numerusform>
            <numerusform>أُزيلت ألوان مرشحين</numerusform>
            <numerusform>أُزيلت ألوان %n مرشحات</numerusform>
            <numerusform>أُزيلت ألوان %n مرشحًا</numerusform>
            <numerusform>أُزيلت ألوان %n مرشح</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>رُسم %n رابط</numerusform>
            <numerusform>رُسم رابط واحد</numerusform>
            <numerusform>رُسم رابطان</numerusform>
            <numerusform>رُسمت %n روابط</numerusform>
            <numerusform>رُسم %n رابطًا</numerusform>
            <numerusform>رُسم %n رابط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>حُذف %n رابط</numerusform>
            <numerusform>حُذف رابط واحد</numerusform>
            <numerusform>حُذف رابطان</numerusform>
            <numerusform>حُذفت %n روابط</numerusform>
            <numerusform>حُذف %n رابطًا</numerusform>
            <numerusform>حُذف %n رابط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>شُطب %n مرشح</numerusform>
            <numerusform>شُطب مرشح واحد</numerusform>
            <numerusform>شُطب مرشحان</numerusform>
            <numerusform>شُطبت %n مرشحات</numerusform>
            <numerusform>شُطب %n مرشحًا</numerusform>
            <numerusform>شُطب %n مرشح</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>أُلغي شطب %n مرشح</numerusform>
            <numerusform>أُلغي شطب مرشح واحد</numerusform>
            <numerusform>أُلغي شطب مرشحين</numerusform>
            <numerusform>أُلغي شطب %n مرشحات</numerusform>
            <numerusform>أُلغي شطب %n مرشحًا</numerusform>
            <numerusform>أُلغي شطب %n مرشح</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <comment>`5 in r3c4`</comment>
        <translation>سُحب %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>سُحب %n رقم</numerusform>
            <numerusform>سُحب رقم واحد</numerusform>
            <numerusform>سُحب رقمان</numerusform>
            <numerusform>سُحبت %n أرقام</numerusform>
            <numerusform>سُحب %n رقمًا</numerusform>
            <numerusform>سُحب %n رقم</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>`5 in r3c4`</comment>
        <translation>استُعيد: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>استُعيد %n رقم</numerusform>
            <numerusform>استُعيد رقم واحد</numerusform>
            <numerusform>استُعيد رقمان</numerusform>
            <numerusform>استُعيدت %n أرقام</numerusform>
            <numerusform>استُعيد %n رقمًا</numerusform>
            <numerusform>استُعيد %n رقم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>سُحبت %n ملاحظة</numerusform>
            <numerusform>سُحبت ملاحظة واحدة</numerusform>
            <numerusform>سُحبت ملاحظتان</numerusform>
            <numerusform>سُحبت %n ملاحظات</numerusform>
            <numerusform>سُحبت %n ملاحظة</numerusform>
            <numerusform>سُحبت %n ملاحظة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>عادت %n ملاحظة</numerusform>
            <numerusform>عادت ملاحظة واحدة</numerusform>
            <numerusform>عادت ملاحظتان</numerusform>
            <numerusform>عادت %n ملاحظات</numerusform>
            <numerusform>عادت %n ملاحظة</numerusform>
            <numerusform>عادت %n ملاحظة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>سُحبت ألوان %n خلية</numerusform>
            <numerusform>سُحب لون خلية واحدة</numerusform>
            <numerusform>سُحبت ألوان خليتين</numerusform>
            <numerusform>سُحبت ألوان %n خلايا</numerusform>
            <numerusform>سُحبت ألوان %n خلية</numerusform>
            <numerusform>سُحبت ألوان %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>استُعيدت ألوان %n خلية</numerusform>
            <numerusform>استُعيد لون خلية واحدة</numerusform>
            <numerusform>استُعيدت ألوان خليتين</numerusform>
            <numerusform>استُعيدت ألوان %n خلايا</numerusform>
            <numerusform>استُعيدت ألوان %n خلية</numerusform>
            <numerusform>استُعيدت ألوان %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>سُحبت ألوان %n مرشح</numerusform>
            <numerusform>سُحب لون مرشح واحد</numerusform>
            <numerusform>سُحبت ألوان مرشحين</numerusform>
            <numerusform>سُحبت ألوان %n مرشحات</numerusform>
            <numerusform>سُحبت ألوان %n مرشحًا</numerusform>
            <numerusform>سُحبت ألوان %n مرشح</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>استُعيدت ألوان %n مرشح</numerusform>
            <numerusform>استُعيد لون مرشح واحد</numerusform>
            <numerusform>استُعيدت ألوان مرشحين</numerusform>
            <numerusform>استُعيدت ألوان %n مرشحات</numerusform>
            <numerusform>استُعيدت ألوان %n مرشحًا</numerusform>
            <numerusform>استُعيدت ألوان %n مرشح</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>سُحب %n رابط</numerusform>
            <numerusform>سُحب رابط واحد</numerusform>
            <numerusform>سُحب رابطان</numerusform>
            <numerusform>سُحبت %n روابط</numerusform>
            <numerusform>سُحب %n رابطًا</numerusform>
            <numerusform>سُحب %n رابط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>استُعيد %n رابط</numerusform>
            <numerusform>استُعيد رابط واحد</numerusform>
            <numerusform>استُعيد رابطان</numerusform>
            <numerusform>استُعيدت %n روابط</numerusform>
            <numerusform>استُعيد %n رابطًا</numerusform>
            <numerusform>استُعيد %n رابط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>شُطب %n مرشح من جديد</numerusform>
            <numerusform>شُطب مرشح واحد من جديد</numerusform>
            <numerusform>شُطب مرشحان من جديد</numerusform>
            <numerusform>شُطبت %n مرشحات من جديد</numerusform>
            <numerusform>شُطب %n مرشحًا من جديد</numerusform>
            <numerusform>شُطب %n مرشح من جديد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n حركة</numerusform>
            <numerusform>حركة واحدة</numerusform>
            <numerusform>حركتان</numerusform>
            <numerusform>%n حركات</numerusform>
            <numerusform>%n حركة</numerusform>
            <numerusform>%n حركة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointNames</name>
    <message>
        <source>Checkpoint %1</source>
        <translation>نقطة الحفظ %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointsDialog</name>
    <message>
        <source>Checkpoints</source>
        <translation>نقاط الحفظ</translation>
    </message>
    <message>
        <source>Re&amp;turn</source>
        <translation>ال&amp;عودة</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>إعادة ال&amp;تسمية</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  %n رقم معطى</numerusform>
            <numerusform>%1.  رقم معطى واحد</numerusform>
            <numerusform>%1.  رقمان معطيان</numerusform>
            <numerusform>%1.  %n أرقام معطاة</numerusform>
            <numerusform>%1.  %n رقمًا معطى</numerusform>
            <numerusform>%1.  %n رقم معطى</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 entered</source>
        <translation>، أُدخل منها %1</translation>
    </message>
    <message>
        <source>&amp;Puzzles in %1: %2</source>
        <translation>ال&amp;ألغاز في %1: %2</translation>
    </message>
    <message>
        <source>and 1 more puzzle, too many to list</source>
        <translation>ولغز آخر لا تتسع له القائمة</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>و%n لغز آخر لا تتسع لها القائمة</numerusform>
            <numerusform>ولغز آخر لا تتسع له القائمة</numerusform>
            <numerusform>ولغزان آخران لا تتسع لهما القائمة</numerusform>
            <numerusform>و%n ألغاز أخرى لا تتسع لها القائمة</numerusform>
            <numerusform>و%n لغزًا آخر لا تتسع لها القائمة</numerusform>
            <numerusform>و%n لغز آخر لا تتسع لها القائمة</numerusform>
        </translation>
    </message>
    <message>
        <source>and 1 more line that is no puzzle</source>
        <translation>وسطر آخر ليس لغزًا</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>و%n سطر آخر ليست ألغازًا</numerusform>
            <numerusform>وسطر آخر ليس لغزًا</numerusform>
            <numerusform>وسطران آخران ليسا لغزين</numerusform>
            <numerusform>و%n أسطر أخرى ليست ألغازًا</numerusform>
            <numerusform>و%n سطرًا آخر ليست ألغازًا</numerusform>
            <numerusform>و%n سطر آخر ليست ألغازًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>اختيار لغز</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>الألغاز</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
</context>
<context>
    <name>sudoku::ClashWords</name>
    <message numerus="yes">
        <source>{house} has {count} {digit}s.</source>
        <comment>one digit, more than once</comment>
        <translation>
            <numerusform>الرقم {digit} موجود {count} مرة {house.in}.</numerusform>
            <numerusform>الرقم {digit} موجود مرة واحدة {house.in}.</numerusform>
            <numerusform>الرقم {digit} موجود مرتين {house.in}.</numerusform>
            <numerusform>الرقم {digit} موجود {count} مرات {house.in}.</numerusform>
            <numerusform>الرقم {digit} موجود {count} مرة {house.in}.</numerusform>
            <numerusform>الرقم {digit} موجود {count} مرة {house.in}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>كل الخلايا مملوءة، لكن الرقم {digit} موجود {count} مرة {house.in}.</numerusform>
            <numerusform>كل الخلايا مملوءة، لكن الرقم {digit} موجود مرة واحدة {house.in}.</numerusform>
            <numerusform>كل الخلايا مملوءة، لكن الرقم {digit} موجود مرتين {house.in}.</numerusform>
            <numerusform>كل الخلايا مملوءة، لكن الرقم {digit} موجود {count} مرات {house.in}.</numerusform>
            <numerusform>كل الخلايا مملوءة، لكن الرقم {digit} موجود {count} مرة {house.in}.</numerusform>
            <numerusform>كل الخلايا مملوءة، لكن الرقم {digit} موجود {count} مرة {house.in}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message>
        <source>{cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Clauses within a sentence, such as: … r1c5 is 7 … Those marked &quot;if&quot; follow that word.</extracomment>
        <translation>الخلية {cells} تحمل الرقم {digit}</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <comment>if</comment>
        <translation>حملت الخلية {cells} الرقم {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … r1c5 is not 7 …</extracomment>
        <translation>الخلية {cells} لا تحمل الرقم {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>if</comment>
        <translation>لم تحمل الخلية {cells} الرقم {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … one of r1c5 and r2c5 is 7 …</extracomment>
        <translation>واحدة من {cells} تحمل الرقم {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>حملت واحدة من {cells} الرقم {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … none of r1c5 and r2c5 is 7 …</extracomment>
        <translation>لا تحمل أيٌّ من {cells} الرقم {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>لم تحمل أيٌّ من {cells} الرقم {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is 7 …</extracomment>
        <translation>المجموعة {cells} تحوي الرقم {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>if</comment>
        <translation>حوت المجموعة {cells} الرقم {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is not 7 …</extracomment>
        <translation>المجموعة {cells} لا تحوي الرقم {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>if</comment>
        <translation>لم تحوِ المجموعة {cells} الرقم {digit}</translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: المجموعة المؤلفة من {count} خلية} تحوي الرقم {digit}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من خلية واحدة} تحوي الرقم {digit}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من خليتين} تحوي الرقم {digit}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من {count} خلايا} تحوي الرقم {digit}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من {count} خلية} تحوي الرقم {digit}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من {count} خلية} تحوي الرقم {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>حوت {cells: المجموعة المؤلفة من {count} خلية} الرقم {digit}</numerusform>
            <numerusform>حوت {cells: المجموعة المؤلفة من خلية واحدة} الرقم {digit}</numerusform>
            <numerusform>حوت {cells: المجموعة المؤلفة من خليتين} الرقم {digit}</numerusform>
            <numerusform>حوت {cells: المجموعة المؤلفة من {count} خلايا} الرقم {digit}</numerusform>
            <numerusform>حوت {cells: المجموعة المؤلفة من {count} خلية} الرقم {digit}</numerusform>
            <numerusform>حوت {cells: المجموعة المؤلفة من {count} خلية} الرقم {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: المجموعة المؤلفة من {count} خلية} لا تحوي الرقم {digit}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من خلية واحدة} لا تحوي الرقم {digit}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من خليتين} لا تحوي الرقم {digit}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من {count} خلايا} لا تحوي الرقم {digit}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من {count} خلية} لا تحوي الرقم {digit}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من {count} خلية} لا تحوي الرقم {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>لم تحوِ {cells: المجموعة المؤلفة من {count} خلية} الرقم {digit}</numerusform>
            <numerusform>لم تحوِ {cells: المجموعة المؤلفة من خلية واحدة} الرقم {digit}</numerusform>
            <numerusform>لم تحوِ {cells: المجموعة المؤلفة من خليتين} الرقم {digit}</numerusform>
            <numerusform>لم تحوِ {cells: المجموعة المؤلفة من {count} خلايا} الرقم {digit}</numerusform>
            <numerusform>لم تحوِ {cells: المجموعة المؤلفة من {count} خلية} الرقم {digit}</numerusform>
            <numerusform>لم تحوِ {cells: المجموعة المؤلفة من {count} خلية} الرقم {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: المجموعة المؤلفة من {count} خلية}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من خلية واحدة}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من خليتين}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من {count} خلايا}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من {count} خلية}</numerusform>
            <numerusform>{cells: المجموعة المؤلفة من {count} خلية}</numerusform>
        </translation>
    </message>
    <message>
        <source>the set {cells}</source>
        <extracomment>The subject of a sentence: the set r1c5 and r2c5</extracomment>
        <translation>المجموعة {cells}</translation>
    </message>
</context>
<context>
    <name>sudoku::ClockWidget</name>
    <message>
        <source>Time %1</source>
        <translation>الوقت %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachBody</name>
    <message>
        <source>About this technique</source>
        <translation>عن هذه التقنية</translation>
    </message>
    <message>
        <source>What if it were?</source>
        <translation>ماذا لو كان كذلك؟</translation>
    </message>
    <message>
        <source>Show another</source>
        <translation>عرض غيرها</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachButtons</name>
    <message>
        <source>What is it?</source>
        <translation>ما هي؟</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Fill in the candidates</source>
        <translation>ملء المرشحات</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>مسحه</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>عرض السبب</translation>
    </message>
    <message>
        <source>Back to before the mistake</source>
        <translation>عودة إلى ما قبل الخطأ</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Next removal</source>
        <translation>الشطب التالي</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>الخطوة التالية</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>عرض متسلسل</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>إظهاره</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>ليس بعد</translation>
    </message>
    <message>
        <source>Put the %1 back</source>
        <comment>a digit</comment>
        <translation>إعادة %1</translation>
    </message>
    <message>
        <source>Rule out %1</source>
        <comment>a digit</comment>
        <translation>استبعاد %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachPage</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>سؤال</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message>
        <source>more than %1 puzzles</source>
        <translation>أكثر من %1 لغز</translation>
    </message>
    <message>
        <source>it has %1 puzzles, and a collection at most %2</source>
        <translation>فيه %1 من الألغاز، والحد الأقصى للمجموعة %2</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>لا لغز فيه</translation>
    </message>
    <message>
        <source>it cannot be kept: %1</source>
        <translation>لا يمكن حفظها: %1</translation>
    </message>
    <message>
        <source>larger than %1 MB</source>
        <translation>أكبر من %1 ميغابايت</translation>
    </message>
    <message>
        <source>%1: not imported: %2.</source>
        <translation>%1: لم يُستورد: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1: استُورد %n لغز جديد.</numerusform>
            <numerusform>%1: استُورد لغز جديد واحد.</numerusform>
            <numerusform>%1: استُورد لغزان جديدان.</numerusform>
            <numerusform>%1: استُوردت %n ألغاز جديدة.</numerusform>
            <numerusform>%1: استُورد %n لغزًا جديدًا.</numerusform>
            <numerusform>%1: استُورد %n لغز جديد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1: استُورد %n لغز.</numerusform>
            <numerusform>%1: استُورد لغز واحد.</numerusform>
            <numerusform>%1: استُورد لغزان.</numerusform>
            <numerusform>%1: استُوردت %n ألغاز.</numerusform>
            <numerusform>%1: استُورد %n لغزًا.</numerusform>
            <numerusform>%1: استُورد %n لغز.</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>موجودة بالفعل: %1.</translation>
    </message>
    <message>
        <source>More than once in the file: %1.</source>
        <translation>مكررة في الملف: %1.</translation>
    </message>
    <message>
        <source>No puzzles: %1.</source>
        <translation>ليست ألغازًا: %1.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>هذا مجلد</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourPad</name>
    <message>
        <source>What is marked</source>
        <translation>ما يُميَّز</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>خلية</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>مرشح</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>رابط</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. By keyboard: the digit, move, the digit.</source>
        <translation>اسحب من مرشح إلى آخر. وبلوحة المفاتيح: الرقم، ثم الانتقال، ثم الرقم.</translation>
    </message>
    <message>
        <source>A press on a link takes it away.</source>
        <translation>الضغط على رابط يزيله.</translation>
    </message>
    <message>
        <source>Clear cell colours</source>
        <translation>مسح ألوان الخلايا</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>مسح هذه</translation>
    </message>
    <message>
        <source>Clear all colours</source>
        <translation>مسح كل الألوان</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>مسح الكل</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourToggle</name>
    <message>
        <source>Colour %1</source>
        <translation>اللون %1</translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>الخلايا {cells} ترى هذين الموضعين معًا.</numerusform>
            <numerusform>الخلية {cells} ترى هذين الموضعين معًا.</numerusform>
            <numerusform>الخليتان {cells} تريان هذين الموضعين معًا.</numerusform>
            <numerusform>الخلايا {cells} ترى هذين الموضعين معًا.</numerusform>
            <numerusform>الخلايا {cells} ترى هذين الموضعين معًا.</numerusform>
            <numerusform>الخلايا {cells} ترى هذين الموضعين معًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>الخلايا {cells} ترى الثلاث جميعًا.</numerusform>
            <numerusform>الخلية {cells} ترى الثلاث جميعًا.</numerusform>
            <numerusform>الخليتان {cells} تريان الثلاث جميعًا.</numerusform>
            <numerusform>الخلايا {cells} ترى الثلاث جميعًا.</numerusform>
            <numerusform>الخلايا {cells} ترى الثلاث جميعًا.</numerusform>
            <numerusform>الخلايا {cells} ترى الثلاث جميعًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>إذن لا بد أن تحمل الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>إذن لا بد أن تحمل الخلية {cells} الرقم {digits}.</numerusform>
            <numerusform>إذن لا بد أن تحمل الخليتان {cells} الرقم {digits}.</numerusform>
            <numerusform>إذن لا بد أن تحمل الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>إذن لا بد أن تحمل الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>إذن لا بد أن تحمل الخلايا {cells} الرقم {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>وفي الحالتين لا بد أن تحمل الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي الحالتين لا بد أن تحمل الخلية {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي الحالتين لا بد أن تحمل الخليتان {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي الحالتين لا بد أن تحمل الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي الحالتين لا بد أن تحمل الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي الحالتين لا بد أن تحمل الخلايا {cells} الرقم {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>وفي كل الحالات لا بد أن تحمل الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي كل الحالات لا بد أن تحمل الخلية {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي كل الحالات لا بد أن تحمل الخليتان {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي كل الحالات لا بد أن تحمل الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي كل الحالات لا بد أن تحمل الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي كل الحالات لا بد أن تحمل الخلايا {cells} الرقم {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>إذن لا يمكن أن تحمل أيٌّ من الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>إذن لا يمكن أن تحمل الخلية {cells} الرقم {digits}.</numerusform>
            <numerusform>إذن لا يمكن أن تحمل أيٌّ من الخليتين {cells} الرقم {digits}.</numerusform>
            <numerusform>إذن لا يمكن أن تحمل أيٌّ من الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>إذن لا يمكن أن تحمل أيٌّ من الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>إذن لا يمكن أن تحمل أيٌّ من الخلايا {cells} الرقم {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>وفي الحالتين لا يمكن أن تحمل أيٌّ من الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي الحالتين لا يمكن أن تحمل الخلية {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي الحالتين لا يمكن أن تحمل أيٌّ من الخليتين {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي الحالتين لا يمكن أن تحمل أيٌّ من الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي الحالتين لا يمكن أن تحمل أيٌّ من الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي الحالتين لا يمكن أن تحمل أيٌّ من الخلايا {cells} الرقم {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>وفي كل الحالات لا يمكن أن تحمل أيٌّ من الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي كل الحالات لا يمكن أن تحمل الخلية {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي كل الحالات لا يمكن أن تحمل أيٌّ من الخليتين {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي كل الحالات لا يمكن أن تحمل أيٌّ من الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي كل الحالات لا يمكن أن تحمل أيٌّ من الخلايا {cells} الرقم {digits}.</numerusform>
            <numerusform>وفي كل الحالات لا يمكن أن تحمل أيٌّ من الخلايا {cells} الرقم {digits}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out too: {list}.</source>
        <translation>ويُشطب أيضًا: {list}.</translation>
    </message>
    <message>
        <source>So these are crossed out: {list}.</source>
        <translation>إذن يُشطب ما يلي: {list}.</translation>
    </message>
    <message>
        <source>In each case these are crossed out: {list}.</source>
        <translation>وفي كل الحالات يُشطب ما يلي: {list}.</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list of what is crossed out, such as: 4 and 7 in r1c5</extracomment>
        <translation>{digits} من {cells}</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCalendar</name>
    <message>
        <source>Calendar</source>
        <translation>التقويم</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCard</name>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Preview of the puzzle</source>
        <translation>معاينة اللغز</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level and its state</comment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyDelegate</name>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyLegend</name>
    <message>
        <source>solved</source>
        <translation>محلول</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>محلول بمساعدة</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>لم يُحلّ بعد</translation>
    </message>
    <message>
        <source>still open, can be played</source>
        <translation>لم يُحلّ بعد، ويمكن لعبه</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonth</name>
    <message>
        <source>counts for a streak</source>
        <translation>يُحسب في سلسلة</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>الأسبوع %1</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonthCard</name>
    <message>
        <source>Month before</source>
        <translation>الشهر السابق</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>الشهر التالي</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message>
        <source>Daily puzzle</source>
        <translation>لغز اليوم</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>لعب من جديد</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Making the puzzle…</source>
        <translation>جارٍ إعداد اللغز…</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>%n رقم معطى</numerusform>
            <numerusform>رقم معطى واحد</numerusform>
            <numerusform>رقمان معطيان</numerusform>
            <numerusform>%n أرقام معطاة</numerusform>
            <numerusform>%n رقمًا معطى</numerusform>
            <numerusform>%n رقم معطى</numerusform>
        </translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>التقويم</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>اللغز</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyStreakCard</name>
    <message>
        <source>%1, longest streak %2</source>
        <comment>&apos;12 days in a row&apos; and a number of days</comment>
        <translation>%1، أطول سلسلة %2</translation>
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
        <translation>dddd، d MMMM</translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day with its weekday and its year</comment>
        <translation>dddd، d MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not yet to be played</source>
        <translation>لم يحن وقته</translation>
    </message>
    <message>
        <source>open</source>
        <translation>متاح</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>فائت</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>بُدئ</translation>
    </message>
    <message>
        <source>solved later with help, %1</source>
        <translation>حُلّ لاحقًا بمساعدة، %1</translation>
    </message>
    <message>
        <source>solved later, %1</source>
        <translation>حُلّ لاحقًا، %1</translation>
    </message>
    <message>
        <source>solved, its solution known, %1</source>
        <translation>حُلّ بعد معرفة حلّه، %1</translation>
    </message>
    <message>
        <source>solved with help, %1</source>
        <translation>حُلّ بمساعدة، %1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>حُلّ، %1</translation>
    </message>
    <message>
        <source>%1, today: %2</source>
        <comment>a day and its state</comment>
        <translation>%1، اليوم: %2</translation>
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
            <numerusform>{n} من الأيام المتتالية</numerusform>
            <numerusform>{n} يوم متتالٍ</numerusform>
            <numerusform>{n} من الأيام المتتالية</numerusform>
            <numerusform>{n} أيام متتالية</numerusform>
            <numerusform>{n} يومًا متتاليًا</numerusform>
            <numerusform>{n} يوم متتالٍ</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>أطول سلسلة</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>days of a month</comment>
        <translation>حُلّ %1 من %2</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>الوسيط %1</translation>
    </message>
    <message>
        <source>Its puzzles can be played from that day on.</source>
        <translation>لا يمكن لعب ألغازه إلا ابتداءً من ذلك اليوم.</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>لقد بدأته.</translation>
    </message>
    <message>
        <source>The same puzzle for everyone: %1, whatever level New has.</source>
        <comment>a level</comment>
        <translation>اللغز نفسه للجميع: %1، أيًّا كان المستوى المختار لزر «لعبة جديدة».</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You solved it in %1. Its solution was known before, so it does not count for the streak.</source>
        <translation>حللته في %1. وكان حلّه معروفًا من قبل، فلا يُحسب في سلسلة الأيام.</translation>
    </message>
    <message>
        <source>You solved it on a later day in %1, which does not count for the streak.</source>
        <translation>حللته في يوم لاحق في %1، فلا يُحسب في سلسلة الأيام.</translation>
    </message>
    <message>
        <source>You solved it with help in %1.</source>
        <translation>حللته بمساعدة في %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <translation>حللته في %1.</translation>
    </message>
    <message>
        <source>Today counts for the streak already.</source>
        <translation>هذا اليوم محسوب في سلسلة الأيام.</translation>
    </message>
    <message>
        <source>Its day counts for the streak already.</source>
        <translation>يومه محسوب في سلسلة الأيام.</translation>
    </message>
    <message>
        <source>Solve it by %1, and its day counts for the streak.</source>
        <comment>a time of the day</comment>
        <translation>إذا حللته قبل %1، حُسب يومه في سلسلة الأيام.</translation>
    </message>
    <message>
        <source>An earlier day does not count for the streak.</source>
        <translation>الأيام السابقة لا تُحسب في سلسلة الأيام.</translation>
    </message>
    <message>
        <source>Solve it today and your streak grows to %L1; a day left out ends it.</source>
        <translation>إذا حللته اليوم صارت سلسلة أيامك %1، وأي يوم يفوت ينهيها.</translation>
    </message>
    <message>
        <source>Solve it today to begin a streak.</source>
        <translation>حُلّه اليوم لتبدأ سلسلة أيام.</translation>
    </message>
</context>
<context>
    <name>sudoku::DayWords</name>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>أمس</translation>
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
        <translation>لكل لغز حل وحيد ومستوى صعوبة صادق يحدده المنطق الذي يتطلبه حله. وألغاز من ستة مستويات، من السهل إلى الخارق، جاهزة على الفور.</translation>
    </message>
    <message>
        <source>There is no advertising, and nothing leaves your computer.</source>
        <translation>لا إعلانات، ولا شيء يغادر حاسوبك.</translation>
    </message>
    <message>
        <source>Hints say where to look, what the pattern is and why it works, with a picture on the board</source>
        <translation>تلميحات تبيّن أين تنظر وما النمط ولماذا ينجح، مع رسم توضيحي على اللوحة</translation>
    </message>
    <message>
        <source>A course leads from the rules to the hardest techniques, with exercises and puzzles for you</source>
        <translation>دورة تأخذك من القواعد إلى أصعب التقنيات، مع تمارين وألغاز على مقاسك</translation>
    </message>
    <message>
        <source>A review of each game shows what you found, and what would have helped</source>
        <translation>مراجعة لكل لعبة تبيّن ما وجدته وما كان سيفيدك</translation>
    </message>
    <message>
        <source>Every move is saved at once; a library keeps all your games</source>
        <translation>تُحفظ كل حركة فورًا، وتضم المكتبة كل ألعابك</translation>
    </message>
    <message>
        <source>A daily puzzle, statistics, and prints of sheets and whole books</source>
        <translation>لغز اليوم وإحصائيات وطباعة أوراق وكتب كاملة</translation>
    </message>
    <message>
        <source>Opens and saves the puzzle files of many other programs</source>
        <translation>يفتح ملفات الألغاز بصيغ كثير من البرامج الأخرى ويحفظها</translation>
    </message>
    <message>
        <source>Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast</source>
        <translation>مصمم للوحة المفاتيح والفأرة واللمس وقارئ الشاشة، بسمات فاتحة وداكنة وعالية التباين</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>لعبة مع ملاحظات</translation>
    </message>
    <message>
        <source>A hint explains its pattern</source>
        <translation>تلميح يشرح نمطه</translation>
    </message>
    <message>
        <source>The course, with what you know and what comes next</source>
        <translation>الدورة: ما تعرفه وما يأتي بعده</translation>
    </message>
    <message>
        <source>The library of all games</source>
        <translation>المكتبة وفيها كل الألعاب</translation>
    </message>
    <message>
        <source>Logic game</source>
        <extracomment>What the program is, below its name in a menu.</extracomment>
        <translation>لعبة منطق</translation>
    </message>
    <message>
        <source>Solve puzzles, learn every step</source>
        <extracomment>Below the program&apos;s name in a software centre: at most about 35 characters, no full stop.</extracomment>
        <translation>حُلّ الألغاز وتعلّم كل خطوة</translation>
    </message>
    <message>
        <source>puzzle;logic;numbers;brain;</source>
        <extracomment>Words by which somebody may search for the program, in your language, each with a semicolon behind it.</extracomment>
        <translation>لغز;ألغاز;منطق;أرقام;ذكاء;</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>in the menu of the desktop</comment>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>in the menu of the desktop</comment>
        <extracomment>Goes on with the latest game.</extracomment>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <comment>in the menu of the desktop</comment>
        <translation>لغز اليوم</translation>
    </message>
    <message>
        <source>Sudoku puzzle (%1)</source>
        <extracomment>A kind of file. %1 is the name of its format, such as SDK.</extracomment>
        <translation>لغز سودوكو (%1)</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryBoard</name>
    <message>
        <source>Board of the puzzle being entered</source>
        <translation>لوحة اللغز الذي يجري إدخاله</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryPage</name>
    <message>
        <source>Enter a puzzle</source>
        <translation>إدخال لغز</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;لعب</translation>
    </message>
    <message>
        <source>Play all the &amp;same</source>
        <translation>لعب على أي &amp;حال</translation>
    </message>
    <message>
        <source>Any of the solutions solves it; it has no level and counts in no statistics</source>
        <translation>أي حل من الحلول مقبول، واللغز بلا مستوى ولا يُحسب في الإحصائيات</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;إعادة</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>&amp;مسح الكل</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>لصق</translation>
    </message>
    <message>
        <source>Take back what was entered last</source>
        <translation>سحب آخر ما أُدخل</translation>
    </message>
    <message>
        <source>Enter again what was taken back</source>
        <translation>إعادة إدخال ما سُحب</translation>
    </message>
    <message>
        <source>Enter the puzzle of the clipboard</source>
        <translation>إدخال اللغز الموجود في الحافظة</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>الرقم %1</translation>
    </message>
    <message>
        <source>Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, {Backspace} goes back.</source>
        <translation>اكتب الأرقام المعطاة كما هي مطبوعة، خلية بعد خلية: {Space} يترك الخلية فارغة، {Backspace} يعود إلى الوراء.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format.</source>
        <translation>أو الصق لغزًا بأي صيغة.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format, with %1.</source>
        <translation>أو الصق لغزًا بأي صيغة، بالضغط على %1.</translation>
    </message>
    <message>
        <source>&amp;Add what is missing</source>
        <translation>إضافة ال&amp;ناقص</translation>
    </message>
    <message>
        <source>Sho&amp;w two solutions</source>
        <translation>&amp;عرض حلّين</translation>
    </message>
</context>
<context>
    <name>sudoku::ExercisePane</name>
    <message>
        <source>Techniques</source>
        <translation>التقنيات</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>عنها</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>الدرس</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>لعبها حتى النهاية</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>أين؟</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>شرح</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>تخطٍّ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>عن التقنية</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>درس هذه التقنية</translation>
    </message>
    <message>
        <source>Begins a game here; your own is kept</source>
        <translation>يبدأ لعبة هنا، وتبقى لعبتك محفوظة</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Ten rounds are played</source>
        <translation>اكتملت عشر جولات</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>لا شيء للتدرب عليه</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>جارٍ البحث عن وضعية…</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>ما الذي تبحث عنه</translation>
    </message>
    <message>
        <source>Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.</source>
        <translation>وُجد دون مساعدة: %1. بمساعدة: %2. معروض: %3. متخطّى: %4. «التالي» يبدأ عشر جولات أخرى.</translation>
    </message>
    <message>
        <source>There is no position for these techniques. Choose others.</source>
        <translation>لا توجد وضعية لهذه التقنيات. اختر غيرها.</translation>
    </message>
    <message>
        <source>Link by link</source>
        <translation>رابطًا بعد رابط</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>في الصورة</translation>
    </message>
</context>
<context>
    <name>sudoku::FirstTips</name>
    <message>
        <source>Click a cell and then its digit, or a digit and then its cells. You can type, too.</source>
        <translation>انقر على خلية ثم على رقمها، أو على رقم ثم على خلاياه. ويمكنك الكتابة أيضًا.</translation>
    </message>
    <message>
        <source>A right click or {Del} clears a cell; Undo takes any move back.</source>
        <translation>النقر بالزر الأيمن أو {Del} يمسح الخلية، كما أن «تراجع» يلغي أي حركة.</translation>
    </message>
    <message>
        <source>No idea how to go on? Next step shows where to look.</source>
        <translation>لا تعرف كيف تتابع؟ «الخطوة التالية» تريك أين تنظر.</translation>
    </message>
    <message>
        <source>New to this? Learn, in Tools, begins with the rules.</source>
        <translation>جديد على اللعبة؟ «تعلّم» في «أدوات» يبدأ من القواعد.</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>تعلّم…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>فهمت</translation>
    </message>
</context>
<context>
    <name>sudoku::ForMeWords</name>
    <message>
        <source>For me: needs %1</source>
        <comment>a technique</comment>
        <translation>على مقاسي: يتطلب %1</translation>
    </message>
    <message>
        <source>For me: what you know</source>
        <translation>على مقاسي: ما تعرفه</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>لا جديد</translation>
    </message>
    <message>
        <source>what you know</source>
        <translation>ما تعرفه</translation>
    </message>
    <message>
        <source>your next lesson</source>
        <translation>درسك التالي</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>حان وقت تنشيطها</translation>
    </message>
    <message>
        <source>you are learning it</source>
        <translation>أنت تتعلّمها</translation>
    </message>
    <message>
        <source>you know it</source>
        <translation>أنت تعرفها</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>جديدة عليك</translation>
    </message>
    <message>
        <source>one %1</source>
        <comment>a technique</comment>
        <translation>%1 مرة واحدة</translation>
    </message>
    <message>
        <source>%1 at least once</source>
        <comment>a technique</comment>
        <translation>%1 مرة على الأقل</translation>
    </message>
    <message>
        <source>All that you know, and nothing else.</source>
        <translation>كل ما تعرفه، ولا شيء غيره.</translation>
    </message>
    <message>
        <source>All that you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>كل ما تعرفه، إضافةً إلى %1.</translation>
    </message>
    <message>
        <source>You met it yesterday.</source>
        <translation>صادفتها أمس.</translation>
    </message>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>لم تصادف مثلها منذ %n يوم.</numerusform>
            <numerusform>لم تصادف مثلها منذ يوم واحد.</numerusform>
            <numerusform>لم تصادف مثلها منذ يومين.</numerusform>
            <numerusform>لم تصادف مثلها منذ %n أيام.</numerusform>
            <numerusform>لم تصادف مثلها منذ %n يومًا.</numerusform>
            <numerusform>لم تصادف مثلها منذ %n يوم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>لم تصادفها منذ %n يوم.</numerusform>
            <numerusform>لم تصادفها منذ يوم واحد.</numerusform>
            <numerusform>لم تصادفها منذ يومين.</numerusform>
            <numerusform>لم تصادفها منذ %n أيام.</numerusform>
            <numerusform>لم تصادفها منذ %n يومًا.</numerusform>
            <numerusform>لم تصادفها منذ %n يوم.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next New needs what you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>اللغز الجديد التالي يتطلب ما تعرفه، إضافةً إلى %1.</translation>
    </message>
    <message>
        <source>The next New needs what you know, and nothing else.</source>
        <translation>اللغز الجديد التالي يتطلب ما تعرفه، ولا شيء غيره.</translation>
    </message>
    <message>
        <source>No puzzle that needs %1 yet. This one needs what you know.</source>
        <comment>a technique</comment>
        <translation>لا يوجد بعد لغز يتطلب %1. هذا اللغز يتطلب ما تعرفه.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameButton</name>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Back to the game ({Esc})</source>
        <translation>عودة إلى اللعبة ({Esc})</translation>
    </message>
</context>
<context>
    <name>sudoku::GameDatabase</name>
    <message>
        <source>another program reads the games all the time</source>
        <translation>برنامج آخر يقرأ الألعاب طوال الوقت</translation>
    </message>
    <message>
        <source>another program is at work on it</source>
        <translation>برنامج آخر يعمل عليها الآن</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>another program has locked the file</source>
        <translation>برنامج آخر قفل الملف</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>لا يمكن الكتابة إلى الملف</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>لا يمكن فتح الملف</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>القرص يبلّغ عن خطأ</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>لا يمكن إنشاء المجلد</translation>
    </message>
    <message>
        <source>games.sqlite is no ordinary file</source>
        <translation>الملف games.sqlite ليس ملفًّا عاديًّا</translation>
    </message>
    <message>
        <source>they belong to a newer version of this program</source>
        <translation>الألعاب محفوظة بإصدار من البرنامج أحدث من هذا الإصدار</translation>
    </message>
</context>
<context>
    <name>sudoku::GameGroup</name>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>لعبة &amp;جديدة</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>ت&amp;حقق</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;خروج</translation>
    </message>
    <message>
        <source>A new game of the level below</source>
        <translation>لعبة جديدة بالمستوى المذكور أدناه</translation>
    </message>
    <message>
        <source>Marks right entries and wrong ones</source>
        <translation>يميّز الأرقام الصحيحة والخاطئة</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>اللعبة تبقى محفوظة</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>المست&amp;وى</translation>
    </message>
</context>
<context>
    <name>sudoku::GameHistory</name>
    <message>
        <source>This cannot be kept now.</source>
        <translation>لا يمكن حفظ هذا الآن.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message>
        <source>Your games can be read again. What you played meanwhile is kept as a game of its own.</source>
        <translation>يمكن قراءة ألعابك من جديد. وما لعبته في الأثناء محفوظ بصفته لعبة مستقلة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>%n لعبة من النسخة الاحتياطية بتاريخ %1 ناقصة هنا.</numerusform>
            <numerusform>لعبة واحدة من النسخة الاحتياطية بتاريخ %1 ناقصة هنا.</numerusform>
            <numerusform>لعبتان من النسخة الاحتياطية بتاريخ %1 ناقصتان هنا.</numerusform>
            <numerusform>%n ألعاب من النسخة الاحتياطية بتاريخ %1 ناقصة هنا.</numerusform>
            <numerusform>%n لعبة من النسخة الاحتياطية بتاريخ %1 ناقصة هنا.</numerusform>
            <numerusform>%n لعبة من النسخة الاحتياطية بتاريخ %1 ناقصة هنا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameReader</name>
    <message>
        <source>a move cannot be made</source>
        <translation>هناك حركة لا يمكن تنفيذها</translation>
    </message>
    <message>
        <source>its %1 are no list</source>
        <translation>العنصر %1 فيها ليس قائمة</translation>
    </message>
    <message>
        <source>its %1 is no text</source>
        <translation>العنصر %1 فيها ليس نصًّا</translation>
    </message>
    <message>
        <source>its %1 is neither true nor false</source>
        <translation>العنصر %1 فيها ليس صوابًا ولا خطأ</translation>
    </message>
    <message>
        <source>its key cannot be read</source>
        <translation>لا يمكن قراءة مفتاحها</translation>
    </message>
    <message>
        <source>its key leaves no room for keys that follow</source>
        <translation>مفتاحها لا يترك مجالًا للمفاتيح التي تليه</translation>
    </message>
    <message>
        <source>its givens cannot be read</source>
        <translation>لا يمكن قراءة أرقامها المعطاة</translation>
    </message>
    <message>
        <source>its givens make no puzzle</source>
        <translation>أرقامها المعطاة لا تكوّن لغزًا</translation>
    </message>
    <message>
        <source>its givens make no puzzle with one solution</source>
        <translation>أرقامها المعطاة لا تكوّن لغزًا له حل واحد</translation>
    </message>
    <message>
        <source>move %1 cannot be read</source>
        <translation>لا يمكن قراءة الحركة %1</translation>
    </message>
    <message>
        <source>the key of move %1 is not greater than the one before</source>
        <translation>مفتاح الحركة %1 ليس أكبر من سابقه</translation>
    </message>
    <message>
        <source>the key of move %1 leaves no room for the next</source>
        <translation>مفتاح الحركة %1 لا يترك مجالًا للتالي</translation>
    </message>
    <message>
        <source>event %1 cannot be read</source>
        <translation>لا يمكن قراءة الحدث %1</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>الحدث %1</translation>
    </message>
    <message>
        <source>checkpoint %1 cannot be read</source>
        <translation>لا يمكن قراءة نقطة الحفظ %1</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <translation>نقطة الحفظ %1</translation>
    </message>
    <message>
        <source>it stands after no move of its own</source>
        <translation>موضعها لا يلي أي حركة من حركاتها</translation>
    </message>
    <message>
        <source>a trial begins nowhere</source>
        <translation>هناك تجربة لا بداية لها</translation>
    </message>
    <message>
        <source>its chosen number cannot be read</source>
        <translation>لا يمكن قراءة الرقم المختار فيها</translation>
    </message>
    <message>
        <source>its chosen colour cannot be read</source>
        <translation>لا يمكن قراءة اللون المختار فيها</translation>
    </message>
    <message>
        <source>its input mode cannot be read</source>
        <translation>لا يمكن قراءة وضع الإدخال فيها</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>لا يمكن قراءة التحديد فيها</translation>
    </message>
    <message>
        <source>its times cannot be read</source>
        <translation>لا يمكن قراءة أوقاتها</translation>
    </message>
    <message>
        <source>its days cannot be read</source>
        <translation>لا يمكن قراءة أيامها</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>اسمها أطول من المسموح</translation>
    </message>
    <message>
        <source>a tag cannot be read</source>
        <translation>هناك وسم لا يمكن قراءته</translation>
    </message>
    <message>
        <source>%1 has the key of another</source>
        <translation>مفتاح %1 مستعمل لغيره</translation>
    </message>
    <message>
        <source>the key of %1 leaves no room for the next</source>
        <translation>مفتاح %1 لا يترك مجالًا للتالي</translation>
    </message>
</context>
<context>
    <name>sudoku::GameSession</name>
    <message>
        <source>No such puzzle was found.</source>
        <translation>لم يوجد لغز كهذا.</translation>
    </message>
    <message>
        <source>%1: a puzzle is being made …</source>
        <translation>%1: جارٍ إعداد لغز …</translation>
    </message>
    <message>
        <source>This is the game before.</source>
        <translation>هذه هي اللعبة السابقة.</translation>
    </message>
    <message>
        <source>This game cannot be opened now: it is played in another window, or cannot be read.</source>
        <translation>لا يمكن فتح هذه اللعبة الآن: إنها قيد اللعب في نافذة أخرى، أو لا يمكن قراءتها.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>لا يمكن قراءة هذه اللعبة.</translation>
    </message>
    <message>
        <source>This puzzle is in no collection.</source>
        <translation>هذا اللغز ليس في أي مجموعة.</translation>
    </message>
    <message>
        <source>This puzzle cannot be read.</source>
        <translation>لا يمكن قراءة هذا اللغز.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>كل ألغاز هذه المجموعة بُدئت من قبل.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>لغزك</translation>
    </message>
    <message>
        <source>No new game: this one goes on.</source>
        <translation>لا لعبة جديدة: هذه اللعبة مستمرة.</translation>
    </message>
    <message>
        <source>No new game.</source>
        <translation>لا لعبة جديدة.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameWords</name>
    <message>
        <source>No level</source>
        <translation>بلا مستوى</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>عدة حلول</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>محلولة</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>متروكة</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>قيد اللعب</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a game, in a list</comment>
        <translation>محلولة</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a game, in a list</comment>
        <translation>متروكة</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game, in a list</comment>
        <translation>قيد اللعب</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>لم تبدأ</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>بمساعدة</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>دون مساعدة</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>لغز اليوم</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a collection, a puzzle in it</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a puzzle of a collection, how many it has</comment>
        <translation>%1 من %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GamesFile</name>
    <message>
        <source>What you play is not safe from a cut of the power: the disk reports an error.</source>
        <translation>ما تلعبه غير محميّ من انقطاع الكهرباء: القرص يبلّغ عن خطأ.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged. The games in it are being read; you can play meanwhile.</source>
        <translation>كان ملف الألعاب المحفوظة تالفًا. تجري قراءة ما فيه من ألعاب، ويمكنك اللعب في الأثناء.</translation>
    </message>
    <message>
        <source>A saved game cannot be read and has been left alone.</source>
        <translation>هناك لعبة محفوظة لا يمكن قراءتها، وقد تُركت كما هي.</translation>
    </message>
    <message>
        <source>Game %1 in %2</source>
        <comment>a row of the file</comment>
        <translation>اللعبة %1 في %2</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be set aside</source>
        <translation>الملف تالف ولا يمكن تنحيته جانبًا</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>لا يمكن الكتابة في المجلد</translation>
    </message>
    <message>
        <source>the file has been deleted, and cannot be put back: %1</source>
        <translation>حُذف الملف، ولا يمكن إرجاعه: %1</translation>
    </message>
    <message>
        <source>Another program has deleted the file of saved games. It has been put back.</source>
        <translation>حذف برنامج آخر ملف الألعاب المحفوظة، وقد أُرجع.</translation>
    </message>
    <message>
        <source>Another program has replaced the file of saved games. This game has been added to it.</source>
        <translation>استبدل برنامج آخر ملف الألعاب المحفوظة، وقد أُضيفت إليه هذه اللعبة.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged.</source>
        <translation>كان ملف الألعاب المحفوظة تالفًا.</translation>
    </message>
    <message>
        <source>Games saved from it: %1, %2 of them without their last moves; games lost: %3.</source>
        <translation>الألعاب التي أُنقذت منه: %1، ومنها دون حركاتها الأخيرة: %2. الألعاب المفقودة: %3.</translation>
    </message>
    <message>
        <source>No game in it could be read.</source>
        <translation>تعذّرت قراءة أي لعبة من هذا الملف.</translation>
    </message>
    <message>
        <source>All games in it could be saved: %1.</source>
        <translation>أُنقذت كل الألعاب التي فيه: %1.</translation>
    </message>
    <message>
        <source>From the backups: %1.</source>
        <translation>من النسخ الاحتياطية: %1.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>الملف التالف محفوظ باسم %1.</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>لا يمكن الكتابة إلى الملف</translation>
    </message>
    <message>
        <source>Not saved: %1. What you play is saved as soon as that is possible.</source>
        <translation>لم يُحفظ: %1. وسيُحفظ ما تلعبه حالما يصبح ذلك ممكنًا.</translation>
    </message>
    <message>
        <source>File: %1
Reason: %2</source>
        <translation>الملف: %1
السبب: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideContents</name>
    <message>
        <source>Basics</source>
        <translation>الأساسيات</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>لا شيء بهذا الاسم.</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>البحث عن تقنية</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>التقنيات</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>القواعد في دقيقة</translation>
    </message>
</context>
<context>
    <name>sudoku::GuidePage</name>
    <message>
        <source>Technique guide</source>
        <translation>دليل التقنيات</translation>
    </message>
    <message>
        <source>An example on the board</source>
        <translation>مثال على اللوحة</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>غيره</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>مثال آخر</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>الدرس</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>درس هذه التقنية</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>تدرّب عليها</translation>
    </message>
    <message>
        <source>%1 · score %2 · %3</source>
        <comment>level, HoDoKu&apos;s score, what it is in a few words</comment>
        <translation>%1 · النقاط %2 · %3</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>القواعد في دقيقة</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>ما الذي تبحث عنه</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>لماذا تصح</translation>
    </message>
    <message>
        <source>How to find it</source>
        <translation>كيف تجدها</translation>
    </message>
    <message>
        <source>In this example</source>
        <translation>في هذا المثال</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>العرض المتسلسل</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>الصفحة %1 من %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>الخطوة %1 من %2</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <comment>a page of the guide</comment>
        <translation>الانتقال إلى: %1</translation>
    </message>
    <message>
        <source>Rules back</source>
        <translation>القواعد: السابق</translation>
    </message>
    <message>
        <source>Walk back</source>
        <translation>العرض: السابق</translation>
    </message>
    <message>
        <source>Rules forward</source>
        <translation>القواعد: التالي</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>العرض: التالي</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>العودة إلى الصفحة</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideRules</name>
    <message>
        <source>The board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>The board has nine rows, nine columns and nine boxes.</source>
        <translation>في اللوحة تسعة صفوف وتسعة أعمدة وتسعة مربعات.</translation>
    </message>
    <message>
        <source>Here are {row}, {column} and {box}.</source>
        <translation>هذا {row}، وهذا {column}، وهذا {box}.</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>عمود</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>مربع</translation>
    </message>
    <message>
        <source>We call each of them a house: nine cells that belong together.</source>
        <translation>نسمّي كلًّا منها وحدة: تسع خلايا ينتمي بعضها إلى بعض.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>القاعدة</translation>
    </message>
    <message>
        <source>Every house contains each digit from 1 to 9 once.</source>
        <translation>كل وحدة تحوي كل رقم من 1 إلى 9 مرة واحدة.</translation>
    </message>
    <message>
        <source>Look at {box}: nine cells, nine digits, none twice.</source>
        <translation>انظر إلى {box}: تسع خلايا وتسعة أرقام، ولا رقم يتكرر.</translation>
    </message>
    <message>
        <source>the box in the middle</source>
        <translation>المربع الأوسط</translation>
    </message>
    <message>
        <source>It is the same in every row, every column and every other box.</source>
        <translation>والأمر نفسه في كل صف وكل عمود وكل مربع آخر.</translation>
    </message>
    <message>
        <source>That is the only rule.</source>
        <translation>هذه هي القاعدة الوحيدة.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Some digits are given. They stay as they are.</source>
        <translation>بعض الأرقام معطاة، وهي تبقى كما هي.</translation>
    </message>
    <message>
        <source>You fill in the rest, one cell after the other.</source>
        <translation>وعليك أن تملأ الباقي، خلية بعد خلية.</translation>
    </message>
    <message>
        <source>Each puzzle has just one solution. You find it by thinking and need not guess.</source>
        <translation>لكل لغز حل واحد فقط، تصل إليه بالتفكير ولا تحتاج إلى التخمين.</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>ما تراه الخلية</translation>
    </message>
    <message>
        <source>{cell} lies in one row, one column and one box.</source>
        <translation>{cell} تقع في صف واحد وعمود واحد ومربع واحد.</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>هذه الخلية</translation>
    </message>
    <message>
        <source>It sees the other cells of {houses}.</source>
        <translation>وهي ترى سائر خلايا {houses}.</translation>
    </message>
    <message>
        <source>these houses</source>
        <translation>هذه الوحدات</translation>
    </message>
    <message>
        <source>What stands in one of those cannot stand here again.</source>
        <translation>والرقم الموجود في واحدة من تلك الخلايا لا يمكن أن يتكرر هنا.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>المرشحات</translation>
    </message>
    <message>
        <source>The digits that {cell} can still take are its candidates.</source>
        <translation>الأرقام التي لا تزال ممكنة في {cell} هي مرشحاتها.</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>الخلية</translation>
    </message>
    <message>
        <source>You can write them into the cell as small notes.</source>
        <translation>يمكنك كتابتها داخل الخلية على هيئة ملاحظات صغيرة.</translation>
    </message>
    <message>
        <source>Techniques place a digit, or show that a candidate is wrong.</source>
        <translation>التقنيات تعيّن موضع رقم، أو تثبت أن مرشحًا ما خاطئ.</translation>
    </message>
    <message>
        <source>When one candidate is left in a cell, it is the digit.</source>
        <translation>وحين لا يبقى في الخلية سوى مرشح واحد، فهو رقمها.</translation>
    </message>
    <message>
        <source>A first step</source>
        <translation>خطوة أولى</translation>
    </message>
    <message>
        <source>Go on like this. The next pages show how.</source>
        <translation>تابع على هذا النحو، والصفحات التالية تبيّن لك الطريق.</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message>
        <source>A row, column or box in which only one cell is empty.</source>
        <translation>صف أو عمود أو مربع لم يبقَ فيه سوى خلية فارغة واحدة.</translation>
    </message>
    <message>
        <source>A house has nine cells for nine digits.
Eight digits are there, so the last cell takes the ninth.</source>
        <translation>في الوحدة تسع خلايا لتسعة أرقام.
ثمانية أرقام موجودة، فالخلية الأخيرة تأخذ التاسع.</translation>
    </message>
    <message>
        <source>Look for houses that are nearly full.
Count from 1 to 9 and see which digit is missing.</source>
        <translation>ابحث عن وحدات تكاد تمتلئ.
عُدّ من 1 إلى 9 وانظر أي رقم ينقص.</translation>
    </message>
    <message>
        <source>A cell for which only one digit is left.
Its row, its column and its box hold the other eight.</source>
        <translation>خلية لم يبقَ لها سوى رقم واحد.
ففي صفها وعمودها ومربعها الأرقام الثمانية الأخرى.</translation>
    </message>
    <message>
        <source>No digit may stand twice in a row, column or box.
If eight digits are taken around a cell, the ninth has to go there.</source>
        <translation>لا يجوز أن يتكرر رقم في صف أو عمود أو مربع.
فإذا كانت ثمانية أرقام موجودة حول خلية، فلا بد أن يقع التاسع فيها.</translation>
    </message>
    <message>
        <source>Pick a cell whose row, column and box are well filled.
Count from 1 to 9 and leave out every digit that the cell sees.
If one digit remains, write it.</source>
        <translation>اختر خلية امتلأ معظم صفها وعمودها ومربعها.
عُدّ من 1 إلى 9 متجاوزًا كل رقم تراه الخلية.
إذا بقي رقم واحد، فاكتبه.</translation>
    </message>
    <message>
        <source>A digit that has only one place left in a row, column or box.</source>
        <translation>رقم لم يبقَ له سوى موضع واحد في صف أو عمود أو مربع.</translation>
    </message>
    <message>
        <source>Every house needs the digit once.
Where it stands already, it closes its row, its column and its box for itself.
If all cells of a house but one are closed, it goes there.</source>
        <translation>كل وحدة تحتاج إلى الرقم مرة واحدة.
وحيثما وُجد الرقم، فلا مكان له ثانيةً في صفه وعموده ومربعه.
فإذا لم يبقَ له في وحدة سوى خلية واحدة، وقع فيها.</translation>
    </message>
    <message>
        <source>Take one digit and one box that lacks it.
From each place where the digit stands, cross out its row and its column.
If one empty cell of the box is left, write the digit.
Do the same with rows and columns.</source>
        <translation>خذ رقمًا ومربعًا ينقصه هذا الرقم.
من كل موضع يوجد فيه الرقم، اشطب صفه وعموده.
إذا بقيت في المربع خلية فارغة واحدة، فاكتب الرقم فيها.
وافعل مثل ذلك في الصفوف والأعمدة.</translation>
    </message>
    <message>
        <source>A digit whose places in a box all lie on one row, or all on one column.</source>
        <translation>رقم تقع كل مواضعه في مربع على صف واحد، أو على عمود واحد.</translation>
    </message>
    <message>
        <source>The box needs the digit, so it will stand in one of these cells.
All of them lie on the same line, so this is the digit of the line too.
The rest of the line cannot hold it.</source>
        <translation>المربع يحتاج إلى الرقم، فلا بد أن يقع في واحدة من هذه الخلايا.
وكلها على خط واحد، فالخط أيضًا يأخذ هذا الرقم من إحداها.
ولا يمكن لبقية الخط أن تحمله.</translation>
    </message>
    <message>
        <source>Take a box and a digit that it lacks.
Mark where the digit can go.
If the marks stand in line, follow this line out of the box.</source>
        <translation>خذ مربعًا ورقمًا ينقصه.
ضع علامة حيث يمكن أن يقع الرقم.
إذا اصطفّت العلامات على خط واحد، فاتبع هذا الخط إلى خارج المربع.</translation>
    </message>
    <message>
        <source>A digit whose places in a row or column all lie in one box.</source>
        <translation>رقم تقع كل مواضعه في صف أو عمود داخل مربع واحد.</translation>
    </message>
    <message>
        <source>The line needs the digit, so it will stand in one of these cells.
All of them lie in the same box, so this is the digit of the box too.
The rest of the box cannot hold it.</source>
        <translation>الخط يحتاج إلى الرقم، فلا بد أن يقع في واحدة من هذه الخلايا.
وكلها في مربع واحد، فالمربع أيضًا يأخذ هذا الرقم من إحداها.
ولا يمكن لبقية المربع أن تحمله.</translation>
    </message>
    <message>
        <source>Take a row or column and a digit that it lacks.
Mark where the digit can go.
If the marks lie in one box, look at the other cells of this box.</source>
        <translation>خذ صفًّا أو عمودًا ورقمًا ينقصه.
ضع علامة حيث يمكن أن يقع الرقم.
إذا وقعت العلامات في مربع واحد، فانظر إلى الخلايا الأخرى في هذا المربع.</translation>
    </message>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>{count} خلية في مربع، على خط واحد، لا يمكن أن تحمل سوى {count} رقمًا بعينها.</numerusform>
            <numerusform>خلية واحدة في مربع لا يمكن أن تحمل سوى رقم واحد بعينه.</numerusform>
            <numerusform>خليتان في مربع، على خط واحد، لا يمكن أن تحملا سوى الرقمين أنفسهما.</numerusform>
            <numerusform>{count} خلايا في مربع، على خط واحد، لا يمكن أن تحمل سوى {count} أرقام بعينها.</numerusform>
            <numerusform>{count} خلية في مربع، على خط واحد، لا يمكن أن تحمل سوى {count} رقمًا بعينها.</numerusform>
            <numerusform>{count} خلية في مربع، على خط واحد، لا يمكن أن تحمل سوى {count} رقمًا بعينها.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cells use up these digits; only the order is open.
The cells share a line and a box, so both lose the digits elsewhere.</source>
        <translation>هذه الخلايا تستنفد هذه الأرقام، ولا يبقى مجهولًا سوى ترتيبها.
والخلايا تشترك في خط ومربع، فكلاهما يفقد هذه الأرقام في بقية خلاياه.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
In each box compare cells that stand in line.</source>
        <translation>اكتب مرشحات الخلايا الفارغة، أي الأرقام التي لا تزال ممكنة فيها.
وفي كل مربع قارن بين الخلايا التي تصطفّ على خط واحد.</translation>
    </message>
    <message>
        <source>Two cells of a house that can both hold only the same two digits.</source>
        <translation>خليتان في وحدة لا يمكن أن تحملا سوى الرقمين أنفسهما.</translation>
    </message>
    <message>
        <source>If one cell takes the first digit, the other takes the second.
The order is open, the digits are not: both are used up.
So no other cell of the house can hold either.</source>
        <translation>إذا أخذت إحدى الخليتين الرقم الأول، أخذت الأخرى الرقم الثاني.
الترتيب مجهول، أما الرقمان فلا: كلاهما مستنفد.
فلا يمكن لأي خلية أخرى في الوحدة أن تحمل أحدهما.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
Look for cells with just two candidates.
If two such cells of a house are equal, you have a pair.</source>
        <translation>اكتب مرشحات الخلايا الفارغة، أي الأرقام التي لا تزال ممكنة فيها.
ابحث عن خلايا فيها مرشحان فقط.
إذا تماثلت خليتان منها في وحدة واحدة، فقد وجدت زوجًا.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>{count} خلية في وحدة لا يمكن أن تحمل معًا سوى {count} رقمًا.
ولا يلزم أن تكون الأرقام كلها في كل خلية.</numerusform>
            <numerusform>خلية واحدة في وحدة لا يمكن أن تحمل سوى رقم واحد.
ولا يلزم أن تكون الأرقام كلها في كل خلية.</numerusform>
            <numerusform>خليتان في وحدة لا يمكن أن تحملا معًا سوى رقمين.
ولا يلزم أن تكون الأرقام كلها في كل خلية.</numerusform>
            <numerusform>{count} خلايا في وحدة لا يمكن أن تحمل معًا سوى {count} أرقام.
ولا يلزم أن تكون الأرقام كلها في كل خلية.</numerusform>
            <numerusform>{count} خلية في وحدة لا يمكن أن تحمل معًا سوى {count} رقمًا.
ولا يلزم أن تكون الأرقام كلها في كل خلية.</numerusform>
            <numerusform>{count} خلية في وحدة لا يمكن أن تحمل معًا سوى {count} رقمًا.
ولا يلزم أن تكون الأرقام كلها في كل خلية.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many cells as digits: each cell takes one of them, and all are used up.
So no other cell of the house can hold any.</source>
        <translation>عدد الخلايا يساوي عدد الأرقام: كل خلية تأخذ رقمًا منها، فتُستنفد كلها.
فلا يمكن لأي خلية أخرى في الوحدة أن تحمل أيًّا منها.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>انظر إلى خلايا الوحدة ذات المرشحات الأقل.
احصر الأرقام المختلفة في {count} خلية منها.
إذا كان عددها {count} فقط، فاشطبها من بقية الوحدة.</numerusform>
            <numerusform>انظر إلى خلايا الوحدة ذات المرشحات الأقل.
احصر الأرقام المختلفة في خلية واحدة منها.
إذا كان عددها واحدًا فقط، فاشطبه من بقية الوحدة.</numerusform>
            <numerusform>انظر إلى خلايا الوحدة ذات المرشحات الأقل.
احصر الأرقام المختلفة في خليتين منها.
إذا كان عددها اثنين فقط، فاشطبهما من بقية الوحدة.</numerusform>
            <numerusform>انظر إلى خلايا الوحدة ذات المرشحات الأقل.
احصر الأرقام المختلفة في {count} خلايا منها.
إذا كان عددها {count} فقط، فاشطبها من بقية الوحدة.</numerusform>
            <numerusform>انظر إلى خلايا الوحدة ذات المرشحات الأقل.
احصر الأرقام المختلفة في {count} خلية منها.
إذا كان عددها {count} فقط، فاشطبها من بقية الوحدة.</numerusform>
            <numerusform>انظر إلى خلايا الوحدة ذات المرشحات الأقل.
احصر الأرقام المختلفة في {count} خلية منها.
إذا كان عددها {count} فقط، فاشطبها من بقية الوحدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two digits that have only the same two places in a house.</source>
        <translation>رقمان ليس لهما في وحدة سوى الموضعين أنفسهما.</translation>
    </message>
    <message>
        <source>Both digits need a place, and there are two places for the two.
So these cells hold the two digits, and nothing else fits in.</source>
        <translation>كلا الرقمين يحتاج إلى موضع، وليس لهما معًا سوى موضعين.
فهاتان الخليتان تحملان الرقمين، ولا مكان فيهما لغيرهما.</translation>
    </message>
    <message>
        <source>Go through the digits that a house still lacks.
Mark those with just two places.
If two digits have the same two places, clear these cells of all else.</source>
        <translation>استعرض الأرقام التي لا تزال تنقص الوحدة.
ضع علامة على ما له منها موضعان فقط.
إذا كان لرقمين الموضعان أنفسهما، فاشطب كل ما سواهما من هاتين الخليتين.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>{count} رقمًا ليس لها معًا في وحدة سوى {count} موضعًا.</numerusform>
            <numerusform>رقم واحد ليس له في وحدة سوى موضع واحد.</numerusform>
            <numerusform>رقمان ليس لهما معًا في وحدة سوى موضعين.</numerusform>
            <numerusform>{count} أرقام ليس لها معًا في وحدة سوى {count} مواضع.</numerusform>
            <numerusform>{count} رقمًا ليس لها معًا في وحدة سوى {count} موضعًا.</numerusform>
            <numerusform>{count} رقمًا ليس لها معًا في وحدة سوى {count} موضعًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit needs a place, and there are just as many places.
So these cells hold these digits, and nothing else fits in.</source>
        <translation>كل رقم يحتاج إلى موضع، وعدد المواضع يساوي عدد الأرقام.
فهذه الخلايا تحمل هذه الأرقام، ولا مكان فيها لغيرها.</translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>استعرض الأرقام التي لا تزال تنقص الوحدة، وابدأ بأقلها مواضع.
ابحث عن {count} رقمًا تشترك في {count} خلية.
وعندئذٍ تكون بقية الوحدة أيضًا مجموعة من خلايا وأرقام، وقد تكون رؤيتها أسهل.</numerusform>
            <numerusform>استعرض الأرقام التي لا تزال تنقص الوحدة، وابدأ بأقلها مواضع.
ابحث عن رقم واحد له خلية واحدة.
وعندئذٍ تكون بقية الوحدة أيضًا مجموعة من خلايا وأرقام، وقد تكون رؤيتها أسهل.</numerusform>
            <numerusform>استعرض الأرقام التي لا تزال تنقص الوحدة، وابدأ بأقلها مواضع.
ابحث عن رقمين يشتركان في خليتين.
وعندئذٍ تكون بقية الوحدة أيضًا مجموعة من خلايا وأرقام، وقد تكون رؤيتها أسهل.</numerusform>
            <numerusform>استعرض الأرقام التي لا تزال تنقص الوحدة، وابدأ بأقلها مواضع.
ابحث عن {count} أرقام تشترك في {count} خلايا.
وعندئذٍ تكون بقية الوحدة أيضًا مجموعة من خلايا وأرقام، وقد تكون رؤيتها أسهل.</numerusform>
            <numerusform>استعرض الأرقام التي لا تزال تنقص الوحدة، وابدأ بأقلها مواضع.
ابحث عن {count} رقمًا تشترك في {count} خلية.
وعندئذٍ تكون بقية الوحدة أيضًا مجموعة من خلايا وأرقام، وقد تكون رؤيتها أسهل.</numerusform>
            <numerusform>استعرض الأرقام التي لا تزال تنقص الوحدة، وابدأ بأقلها مواضع.
ابحث عن {count} رقمًا تشترك في {count} خلية.
وعندئذٍ تكون بقية الوحدة أيضًا مجموعة من خلايا وأرقام، وقد تكون رؤيتها أسهل.</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows, in the same two columns.
The same works with rows and columns exchanged.</source>
        <translation>رقم ليس له سوى موضعين في كلٍّ من صفين، وهما في العمودين أنفسهما.
ويصح الأمر نفسه إذا تبادلت الصفوف والأعمدة الأدوار.</translation>
    </message>
    <message>
        <source>Each of the two rows needs the digit once.
They cannot take the same column, so they share out both columns.
Whichever way round, these columns have their digit; other rows cannot use them.</source>
        <translation>كلٌّ من الصفين يحتاج إلى الرقم مرة واحدة.
ولا يمكنهما أن يأخذاه في عمود واحد، فهما يتقاسمان العمودين.
وأيًّا كان الترتيب، فقد نال العمودان رقمهما، ولا مكان له فيهما ضمن الصفوف الأخرى.</translation>
    </message>
    <message>
        <source>Choose one digit and look at nothing else.
Find rows where it has only two places.
If two such rows use the same columns, you have an X-Wing.</source>
        <translation>اختر رقمًا واحدًا ولا تنظر إلى غيره.
ابحث عن صفوف ليس له فيها سوى موضعين.
إذا استعمل صفان منها العمودين أنفسهما، فقد وجدت X-Wing.</translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>رقم تقع مواضعه في {count} صفًّا ضمن {count} عمودًا فقط.
ويصح الأمر نفسه إذا تبادلت الصفوف والأعمدة الأدوار.
ولا يلزم أن يستعمل كل صف هذه الأعمدة كلها.</numerusform>
            <numerusform>رقم تقع مواضعه في صف واحد ضمن عمود واحد فقط.
ويصح الأمر نفسه إذا تبادلت الصفوف والأعمدة الأدوار.
ولا يلزم أن يستعمل الصف كل هذه الأعمدة.</numerusform>
            <numerusform>رقم تقع مواضعه في صفين ضمن عمودين فقط.
ويصح الأمر نفسه إذا تبادلت الصفوف والأعمدة الأدوار.
ولا يلزم أن يستعمل كل صف هذين العمودين كليهما.</numerusform>
            <numerusform>رقم تقع مواضعه في {count} صفوف ضمن {count} أعمدة فقط.
ويصح الأمر نفسه إذا تبادلت الصفوف والأعمدة الأدوار.
ولا يلزم أن يستعمل كل صف هذه الأعمدة كلها.</numerusform>
            <numerusform>رقم تقع مواضعه في {count} صفًّا ضمن {count} عمودًا فقط.
ويصح الأمر نفسه إذا تبادلت الصفوف والأعمدة الأدوار.
ولا يلزم أن يستعمل كل صف هذه الأعمدة كلها.</numerusform>
            <numerusform>رقم تقع مواضعه في {count} صفًّا ضمن {count} عمودًا فقط.
ويصح الأمر نفسه إذا تبادلت الصفوف والأعمدة الأدوار.
ولا يلزم أن يستعمل كل صف هذه الأعمدة كلها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the rows needs the digit once, and no column may have it twice.
As many rows as columns: each of these columns gets its digit from these rows.
So other rows cannot have it there.</source>
        <translation>كل صف من هذه الصفوف يحتاج إلى الرقم مرة واحدة، ولا يجوز أن يتكرر في عمود.
وعدد الصفوف يساوي عدد الأعمدة: فكل عمود منها يأخذ رقمه من هذه الصفوف.
فلا مكان له هناك في الصفوف الأخرى.</translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>اختر رقمًا واحدًا ولا تنظر إلى غيره.
دع الصفوف التي له فيها مواضع كثيرة.
وابحث بين الباقي عن {count} صفًّا تقع مواضعه فيها ضمن {count} عمودًا فقط.</numerusform>
            <numerusform>اختر رقمًا واحدًا ولا تنظر إلى غيره.
دع الصفوف التي له فيها مواضع كثيرة.
وابحث بين الباقي عن صف تقع مواضعه فيه ضمن عمود واحد فقط.</numerusform>
            <numerusform>اختر رقمًا واحدًا ولا تنظر إلى غيره.
دع الصفوف التي له فيها مواضع كثيرة.
وابحث بين الباقي عن صفين تقع مواضعه فيهما ضمن عمودين فقط.</numerusform>
            <numerusform>اختر رقمًا واحدًا ولا تنظر إلى غيره.
دع الصفوف التي له فيها مواضع كثيرة.
وابحث بين الباقي عن {count} صفوف تقع مواضعه فيها ضمن {count} أعمدة فقط.</numerusform>
            <numerusform>اختر رقمًا واحدًا ولا تنظر إلى غيره.
دع الصفوف التي له فيها مواضع كثيرة.
وابحث بين الباقي عن {count} صفًّا تقع مواضعه فيها ضمن {count} عمودًا فقط.</numerusform>
            <numerusform>اختر رقمًا واحدًا ولا تنظر إلى غيره.
دع الصفوف التي له فيها مواضع كثيرة.
وابحث بين الباقي عن {count} صفًّا تقع مواضعه فيها ضمن {count} عمودًا فقط.</numerusform>
        </translation>
    </message>
    <message>
        <source>Like the {fish}, with one or a few places too many.
The extra places are the fins; they stand in one box.</source>
        <translation>مثل {fish}، لكن مع موضع زائد أو بضعة مواضع زائدة.
هذه المواضع الزائدة هي الزعانف، وهي تقع في مربع واحد.</translation>
    </message>
    <message>
        <source>Either no fin is true, and the pattern holds; or one of the fins is true.
A candidate that goes in the first case and sees all fins goes in both.</source>
        <translation>إما ألّا تصح أي زعنفة فيصح النمط، وإما أن تصح إحدى الزعانف.
فالمرشح الذي يُستبعد في الحالة الأولى ويرى الزعانف كلها يُستبعد في الحالتين.</translation>
    </message>
    <message>
        <source>Look for the pattern, and allow a few extra places in one box.
Look only at candidates of the pattern in the box of the fins.</source>
        <translation>ابحث عن النمط، واسمح ببضعة مواضع زائدة في مربع واحد.
ولا تنظر من المرشحات التي يستبعدها النمط إلا إلى ما يقع في مربع الزعانف.</translation>
    </message>
    <message>
        <source>Like the {fish}, with fins, and with a place missing where the fins are.</source>
        <translation>مثل {fish} بزعانف، لكن ينقصه موضع حيث تقع الزعانف.</translation>
    </message>
    <message>
        <source>If the fins are not true, the rest of the pattern falls into place and holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>إذا لم تصح أي زعنفة، اكتمل باقي النمط وصح.
وإذا صحت زعنفة، استبعدت ما تراه.
والمرشح الذي يُستبعد في الحالتين خاطئ.</translation>
    </message>
    <message>
        <source>Look for lines with two places of a digit that agree at one end only.
If the other ends share a box, one of them can be the fin.</source>
        <translation>ابحث عن خطوط فيها موضعان لرقم، وتتفق عند طرف واحد فقط.
إذا اشترك الطرفان الآخران في مربع، فقد يكون أحدهما الزعنفة.</translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>سمكة يمكن أن تحل فيها المربعات محل بعض الخطوط.
وهي هنا {count} وحدة في مقابل {count} وحدة أخرى.</numerusform>
            <numerusform>سمكة يمكن أن تحل فيها المربعات محل بعض الخطوط.
وهي هنا وحدة واحدة في مقابل وحدة أخرى.</numerusform>
            <numerusform>سمكة يمكن أن تحل فيها المربعات محل بعض الخطوط.
وهي هنا وحدتان في مقابل وحدتين أخريين.</numerusform>
            <numerusform>سمكة يمكن أن تحل فيها المربعات محل بعض الخطوط.
وهي هنا {count} وحدات في مقابل {count} وحدات أخرى.</numerusform>
            <numerusform>سمكة يمكن أن تحل فيها المربعات محل بعض الخطوط.
وهي هنا {count} وحدة في مقابل {count} وحدة أخرى.</numerusform>
            <numerusform>سمكة يمكن أن تحل فيها المربعات محل بعض الخطوط.
وهي هنا {count} وحدة في مقابل {count} وحدة أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the first houses needs the digit once.
All its places there lie in as many other houses, and those get it from there.
So the rest of these other houses cannot have it.</source>
        <translation>كل وحدة من الوحدات الأولى تحتاج إلى الرقم مرة واحدة.
وكل مواضعه فيها تقع في مثل عددها من وحدات أخرى، فتأخذ هذه رقمها من هناك.
ولا يمكن لبقية خلايا الوحدات الأخرى أن تحمله.</translation>
    </message>
    <message>
        <source>Choose a digit with many boxes in which it has few places.
Try a box together with lines that pass beside it.
Count: as many houses as houses that cover their places.</source>
        <translation>اختر رقمًا تقلّ مواضعه في مربعات كثيرة.
جرّب مربعًا مع خطوط تمرّ بجانبه.
عُدّ: يجب أن يساوي عدد الوحدات عدد الوحدات التي تغطي مواضعها.</translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>سمكة بين وحداتها مربعات، وفيها بضعة مواضع زائدة: الزعانف.
وهي هنا {count} وحدة في مقابل {count} وحدة أخرى.</numerusform>
            <numerusform>سمكة بين وحداتها مربعات، وفيها بضعة مواضع زائدة: الزعانف.
وهي هنا وحدة واحدة في مقابل وحدة أخرى.</numerusform>
            <numerusform>سمكة بين وحداتها مربعات، وفيها بضعة مواضع زائدة: الزعانف.
وهي هنا وحدتان في مقابل وحدتين أخريين.</numerusform>
            <numerusform>سمكة بين وحداتها مربعات، وفيها بضعة مواضع زائدة: الزعانف.
وهي هنا {count} وحدات في مقابل {count} وحدات أخرى.</numerusform>
            <numerusform>سمكة بين وحداتها مربعات، وفيها بضعة مواضع زائدة: الزعانف.
وهي هنا {count} وحدة في مقابل {count} وحدة أخرى.</numerusform>
            <numerusform>سمكة بين وحداتها مربعات، وفيها بضعة مواضع زائدة: الزعانف.
وهي هنا {count} وحدة في مقابل {count} وحدة أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>If no fin is true, the fish holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>إذا لم تصح أي زعنفة، صحت السمكة.
وإذا صحت زعنفة، استبعدت ما تراه.
والمرشح الذي يُستبعد في الحالتين خاطئ.</translation>
    </message>
    <message>
        <source>Look for a fish that nearly works, and see which places are left over.
Candidates that see all of those are the ones to check.</source>
        <translation>ابحث عن سمكة تكاد تكتمل، وانظر أي مواضع تزيد عليها.
والمرشحات التي ترى هذه المواضع كلها هي الجديرة بالفحص.</translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>سمكة من صفوف وأعمدة ومربعات بأي مزيج: {count} وحدة في مقابل {count} وحدة أخرى.</numerusform>
            <numerusform>سمكة من صفوف وأعمدة ومربعات بأي مزيج: وحدة واحدة في مقابل وحدة أخرى.</numerusform>
            <numerusform>سمكة من صفوف وأعمدة ومربعات بأي مزيج: وحدتان في مقابل وحدتين أخريين.</numerusform>
            <numerusform>سمكة من صفوف وأعمدة ومربعات بأي مزيج: {count} وحدات في مقابل {count} وحدات أخرى.</numerusform>
            <numerusform>سمكة من صفوف وأعمدة ومربعات بأي مزيج: {count} وحدة في مقابل {count} وحدة أخرى.</numerusform>
            <numerusform>سمكة من صفوف وأعمدة ومربعات بأي مزيج: {count} وحدة في مقابل {count} وحدة أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
Choose a digit, and add up houses until as many others cover all places.</source>
        <translation>نادرًا ما يُعثر عليها دون مساعدة.
اختر رقمًا، وأضف وحدة بعد أخرى حتى تغطي كلَّ مواضعه وحداتٌ أخرى بالعدد نفسه.</translation>
    </message>
    <message>
        <source>A fish of rows, columns and boxes in any mixture, with some places too many: the fins.</source>
        <translation>سمكة من صفوف وأعمدة ومربعات بأي مزيج، وفيها بضعة مواضع زائدة: الزعانف.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>إذا لم تصح أي زعنفة، صحت السمكة: {count} وحدة تملأ {count} وحدة أخرى.
وإذا صحت زعنفة، استبعدت ما تراه.
والمرشح الذي يُستبعد في الحالتين خاطئ.</numerusform>
            <numerusform>إذا لم تصح أي زعنفة، صحت السمكة: وحدة واحدة تملأ وحدة أخرى.
وإذا صحت زعنفة، استبعدت ما تراه.
والمرشح الذي يُستبعد في الحالتين خاطئ.</numerusform>
            <numerusform>إذا لم تصح أي زعنفة، صحت السمكة: وحدتان تملآن وحدتين أخريين.
وإذا صحت زعنفة، استبعدت ما تراه.
والمرشح الذي يُستبعد في الحالتين خاطئ.</numerusform>
            <numerusform>إذا لم تصح أي زعنفة، صحت السمكة: {count} وحدات تملأ {count} وحدات أخرى.
وإذا صحت زعنفة، استبعدت ما تراه.
والمرشح الذي يُستبعد في الحالتين خاطئ.</numerusform>
            <numerusform>إذا لم تصح أي زعنفة، صحت السمكة: {count} وحدة تملأ {count} وحدة أخرى.
وإذا صحت زعنفة، استبعدت ما تراه.
والمرشح الذي يُستبعد في الحالتين خاطئ.</numerusform>
            <numerusform>إذا لم تصح أي زعنفة، صحت السمكة: {count} وحدة تملأ {count} وحدة أخرى.
وإذا صحت زعنفة، استبعدت ما تراه.
والمرشح الذي يُستبعد في الحالتين خاطئ.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
A shorter chain often does the same: look for one first.</source>
        <translation>نادرًا ما يُعثر عليها دون مساعدة.
وكثيرًا ما تغني عنها سلسلة أقصر، فابحث عنها أولًا.</translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows.
One place of each stands in the same column: the feet. The others are the roofs.</source>
        <translation>رقم ليس له سوى موضعين في كلٍّ من صفين.
ويقع موضعان، واحد من كل صف، في عمود واحد: هما القدمان. والموضعان الآخران هما القمتان.</translation>
    </message>
    <message>
        <source>The feet stand in one line, so at most one of them is true.
Then at least one of the roofs is true.
A cell that sees both roofs cannot hold the digit.</source>
        <translation>القدمان على خط واحد، فلا تصحّان معًا.
إذن واحدة على الأقل من القمتين صحيحة.
والخلية التي ترى القمتين معًا لا يمكن أن تحمل الرقم.</translation>
    </message>
    <message>
        <source>Choose a digit and find rows with two places.
If two such rows agree in one column but not in the other, look what sees both loose ends.
Do the same with columns.</source>
        <translation>اختر رقمًا وابحث عن صفوف له فيها موضعان.
إذا اتفق صفان منها في عمود واحد دون الآخر، فانظر ما الذي يرى الطرفين الحرّين معًا.
وافعل مثل ذلك في الأعمدة.</translation>
    </message>
    <message>
        <source>A row and a column, each with just two places of a digit.
One place of each lies in the same box.</source>
        <translation>صف وعمود، ليس للرقم في كلٍّ منهما سوى موضعين.
وموضع من كلٍّ منهما يقع في المربع نفسه.</translation>
    </message>
    <message>
        <source>The two places in the box cannot both be true.
So at least one of the strings has the digit at its far end.
A cell that sees both far ends cannot hold it.</source>
        <translation>لا يمكن أن يصح الموضعان اللذان في المربع معًا.
إذن يقع الرقم عند الطرف البعيد لواحد على الأقل من الخيطين.
والخلية التي ترى الطرفين البعيدين معًا لا يمكن أن تحمله.</translation>
    </message>
    <message>
        <source>Choose a digit and find a row and a column with two places each.
If they meet in a box, follow both strings to their ends.
Check the cell where the lines of these ends cross.</source>
        <translation>اختر رقمًا وابحث عن صف وعمود له في كلٍّ منهما موضعان.
إذا التقيا في مربع، فاتبع الخيطين إلى طرفيهما.
وافحص الخلية التي يتقاطع عندها خطا هذين الطرفين.</translation>
    </message>
    <message>
        <source>Two two-string kites over the same two cells of a box.</source>
        <translation>طائرتان ورقيتان بخيطين، على الخليتين أنفسهما من مربع واحد.</translation>
    </message>
    <message>
        <source>In each kite at least one of the far ends is true.
A cell that sees both far ends of a kite cannot hold the digit.</source>
        <translation>في كل طائرة ورقية واحد على الأقل من الطرفين البعيدين صحيح.
والخلية التي ترى الطرفين البعيدين لإحدى الطائرتين لا يمكن أن تحمل الرقم.</translation>
    </message>
    <message>
        <source>When you have found a kite, see whether the same cells of the box give another.</source>
        <translation>إذا وجدت طائرة ورقية، فانظر هل تصلح الخليتان أنفسهما في المربع لطائرة أخرى.</translation>
    </message>
    <message>
        <source>A box in which a digit lies only on one row and one column: a cross.
And a line elsewhere with just two places of the digit, one of them in line with the cross.</source>
        <translation>مربع لا يقع الرقم فيه إلا على صف واحد وعمود واحد: تقاطع له ذراعان.
وخط في مكان آخر ليس للرقم فيه سوى موضعين، أحدهما على استقامة إحدى الذراعين.</translation>
    </message>
    <message>
        <source>If the first of these two places is true, it clears one arm of the cross.
Then the digit of the box lies on the other arm.
If it is not true, the second place is. The marked cell sees both.</source>
        <translation>إذا صح أول هذين الموضعين، أخلى إحدى ذراعي التقاطع من الرقم.
فيقع رقم المربع على الذراع الأخرى.
وإذا لم يصح، صح الموضع الثاني. والخلية المميَّزة ترى الاثنين.</translation>
    </message>
    <message>
        <source>Choose a digit and look for boxes in which four cells of a rectangle are free of it.
Look for a line with two places that starts at one arm.
Check the cell where the other place and the other arm meet.</source>
        <translation>اختر رقمًا، وابحث عن مربع فيه أربع خلايا تشكّل مستطيلًا ولا مكان للرقم في أيٍّ منها.
ابحث عن خط له فيه موضعان، يبدأ عند إحدى الذراعين.
وافحص الخلية التي يلتقي عندها الموضع الآخر والذراع الأخرى.</translation>
    </message>
    <message>
        <source>A cross of a digit in a box that works with two different lines.</source>
        <translation>تقاطع لرقم في مربع يصلح مع خطين مختلفين.</translation>
    </message>
    <message>
        <source>With each line the digit is either at its far place or on an arm of the cross.
What sees both goes, for either line.</source>
        <translation>مع كل خط يقع الرقم إما في موضعه البعيد وإما على ذراع من التقاطع.
والخلية التي ترى الموضع البعيد والذراع معًا لا يمكن أن تحمل الرقم، مع هذا الخط أو ذاك.</translation>
    </message>
    <message>
        <source>When you have found an empty rectangle, see whether another line of two places meets the same cross.</source>
        <translation>إذا وجدت مستطيلًا فارغًا، فانظر هل يلتقي خط آخر ذو موضعين بالتقاطع نفسه.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see each other.
A third place: a house where one of these digits has just two places, each seen by one of the cells.</source>
        <translation>خليتان فيهما المرشحان أنفسهما ولا ترى إحداهما الأخرى.
وفي مكان ثالث وحدة ليس لأحد هذين الرقمين فيها سوى موضعين، وكلٌّ منهما تراه إحدى الخليتين.</translation>
    </message>
    <message>
        <source>The link is true at one of its places.
So one of the twins cannot hold the linking digit, and takes the other.
What sees both twins cannot hold that other digit.</source>
        <translation>الرابط صحيح عند أحد موضعيه.
فلا يمكن لأحد التوأمين أن يحمل الرقم الرابط، بل يأخذ رقمه الثاني.
والخلية التي ترى التوأمين معًا لا يمكن أن تحمل هذا الرقم الثاني.</translation>
    </message>
    <message>
        <source>Find cells with the same two candidates.
See whether a row, column or box connects them by one of the digits.</source>
        <translation>ابحث عن خلايا فيها المرشحان أنفسهما.
وانظر هل يصل بينها صف أو عمود أو مربع عن طريق أحد الرقمين.</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, and two cells that it sees, the wings.
Pivot and wings have two candidates each, out of three digits.</source>
        <translation>خلية ذات مرشحين هي المحور، وخليتان تراهما هما الجناحان.
لكلٍّ من المحور والجناحين مرشحان، من بين ثلاثة أرقام.</translation>
    </message>
    <message>
        <source>Whichever digit the pivot takes, one of the wings loses it.
That wing then holds the third digit.
What sees both wings cannot hold the third digit.</source>
        <translation>أيًّا كان الرقم الذي يأخذه المحور، فإن أحد الجناحين يفقده.
فيحمل ذلك الجناح الرقم الثالث.
والخلية التي ترى الجناحين معًا لا يمكن أن تحمل الرقم الثالث.</translation>
    </message>
    <message>
        <source>Start from a cell with two candidates, such as 1 and 2.
Look for a cell with 1 and 3 that it sees, and one with 2 and 3.
Then remove 3 where both are seen.</source>
        <translation>ابدأ من خلية ذات مرشحين، مثل 1 و2.
ابحث بين الخلايا التي تراها عن خلية فيها 1 و3، وعن أخرى فيها 2 و3.
ثم اشطب 3 من كل خلية تراهما معًا.</translation>
    </message>
    <message>
        <source>Like an XY-Wing, but the pivot has all three candidates.</source>
        <translation>مثل XY-Wing، لكن للمحور المرشحات الثلاثة كلها.</translation>
    </message>
    <message>
        <source>One of pivot and wings holds the common digit, whatever the pivot is.
What sees all three cannot hold it.</source>
        <translation>الرقم المشترك يحمله المحور أو أحد الجناحين على الأقل، أيًّا كان رقم المحور.
والخلية التي ترى الثلاثة جميعًا لا يمكن أن تحمله.</translation>
    </message>
    <message>
        <source>Start from a cell with three candidates.
Look for two cells that it sees, each with two of the three.
Remove the common digit next to the pivot where all three are seen.</source>
        <translation>ابدأ من خلية ذات ثلاثة مرشحات.
ابحث بين الخلايا التي تراها عن خليتين، في كلٍّ منهما اثنان من الثلاثة.
اشطب الرقم المشترك بجوار المحور من كل خلية ترى الثلاث كلها.</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes.
Three of them have the same two candidates; the fourth has one or both of these, and others.</source>
        <translation>أربع خلايا في صفين وعمودين ومربعين.
في ثلاث منها المرشحان أنفسهما، وفي الرابعة أحدهما أو كلاهما، مع مرشح آخر أو أكثر.</translation>
    </message>
    <message>
        <source>With only two digits in all four, these could be swapped: there would be two solutions.
A Sudoku has one solution, so the fourth cell takes something else.</source>
        <translation>لو لم يكن في الخلايا الأربع سوى هذين الرقمين لأمكن تبديلهما، ولكان هناك حلّان.
وللسودوكو حل واحد، فتأخذ الخلية الرابعة رقمًا آخر.</translation>
    </message>
    <message>
        <source>Find three equal cells with two candidates at the corners of a rectangle.
The rectangle must lie in just two boxes.
Remove these two digits from the fourth corner, as far as they stand there.</source>
        <translation>ابحث عن ثلاث خلايا متماثلة ذات مرشحين عند زوايا مستطيل.
يجب أن يقع المستطيل في مربعين فقط.
اشطب هذين الرقمين من الزاوية الرابعة، إن وُجدا فيها.</translation>
    </message>
    <message>
        <source>Four corners in two rows, two columns and two boxes with the same two candidates.
Some corners have one more candidate, the same in each.</source>
        <translation>أربع زوايا في صفين وعمودين ومربعين، فيها المرشحان أنفسهما.
وفي بعض الزوايا مرشح زائد، وهو نفسه في كلٍّ منها.</translation>
    </message>
    <message>
        <source>Without the extra digit the corners could be swapped, and there would be two solutions.
So one of these corners holds the extra digit.
What sees them all cannot hold it.</source>
        <translation>لولا الرقم الزائد لأمكن تبديل الرقمين في الزوايا، ولكان هناك حلّان.
إذن تحمل واحدة على الأقل من هذه الزوايا الرقم الزائد.
والخلية التي تراها كلها لا يمكن أن تحمله.</translation>
    </message>
    <message>
        <source>Find a rectangle of corners with two common digits.
If all extras are one digit, look what sees every corner with it.</source>
        <translation>ابحث عن مستطيل تشترك زواياه في رقمين.
إذا كانت الزوائد كلها رقمًا واحدًا، فانظر ما الذي يرى كل زاوية فيها هذا الرقم.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.</source>
        <translation>أربع زوايا فيها المرشحان أنفسهما، وفي اثنتين منها مرشحات أخرى أيضًا.</translation>
    </message>
    <message>
        <source>One of these two corners holds one of its extra digits, or there would be two solutions.
So together they act like one cell with the extra digits.
With other cells of the house it makes a naked set, and the rest of the house loses its digits.</source>
        <translation>واحدة على الأقل من هاتين الزاويتين تحمل واحدًا من أرقامها الزائدة، وإلا كان هناك حلّان.
فهما معًا كخلية واحدة فيها الأرقام الزائدة.
ومع خلايا أخرى من الوحدة تتكوّن مجموعة واضحة، فتفقد بقية الوحدة أرقامها.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
Take the extras as a single cell and look for a pair or triple with it.</source>
        <translation>ابحث عن مستطيل تقع زوائده عند زاويتين في وحدة واحدة.
اعتبر الزوائد خلية واحدة، وابحث عن زوج أو ثلاثي معها.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.
One of the two digits has no other place in the house of these two corners.</source>
        <translation>أربع زوايا فيها المرشحان أنفسهما، وفي اثنتين منها مرشحات أخرى أيضًا.
وليس لأحد الرقمين موضع آخر في وحدة هاتين الزاويتين.</translation>
    </message>
    <message>
        <source>The house needs that digit, so one of the two corners holds it.
If the other took the second digit, the corners could be swapped: two solutions.
So neither of the two holds the second digit.</source>
        <translation>الوحدة تحتاج إلى ذلك الرقم، فإحدى الزاويتين تحمله.
ولو أخذت الأخرى الرقم الثاني لأمكن تبديل الرقمين في الزوايا، ولكان هناك حلّان.
فلا تحمل أيٌّ من الزاويتين الرقم الثاني.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
See whether one digit of the rectangle has only these two places there.
Remove the other digit from both.</source>
        <translation>ابحث عن مستطيل تقع زوائده عند زاويتين في وحدة واحدة.
وانظر هل ينحصر أحد رقمي المستطيل في هذين الموضعين من الوحدة.
ثم اشطب الرقم الآخر من كلتا الزاويتين.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two opposite corners have more.
One of the digits has only corners as its places, in both rows or both columns.</source>
        <translation>أربع زوايا فيها المرشحان أنفسهما، وفي زاويتين متقابلتين قطريًّا مرشحات أخرى.
وليس لأحد الرقمين مواضع سوى الزوايا، في الصفين كليهما أو في العمودين كليهما.</translation>
    </message>
    <message>
        <source>If that digit stood at one of the corners with extra candidates, it would stand at the opposite one too.
Then the corners could be swapped, and there would be two solutions.</source>
        <translation>لو وقع ذلك الرقم في إحدى الزاويتين اللتين فيهما زوائد، لوقع في المقابلة لها أيضًا.
وعندئذٍ يمكن تبديل الرقمين في الزوايا، ويكون هناك حلّان.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two opposite corners.
See whether one of the digits has no other places in these rows or columns.</source>
        <translation>ابحث عن مستطيل تقع زوائده عند زاويتين متقابلتين قطريًّا.
وانظر هل ينحصر أحد الرقمين في الزوايا من هذين الصفين أو هذين العمودين.</translation>
    </message>
    <message>
        <source>Four corners that all have the same two candidates, mostly among others.
One of the digits has no other place in the lines of one corner.</source>
        <translation>أربع زوايا فيها كلها المرشحان أنفسهما، ومعهما غيرهما في الغالب.
وليس لأحد الرقمين موضع سوى الزوايا في صف زاوية منها وفي عمودها.</translation>
    </message>
    <message>
        <source>If that corner took the other digit, the first would have to stand at both its neighbours.
Then all four corners hold the two digits and could be swapped: two solutions.</source>
        <translation>لو أخذت تلك الزاوية الرقم الآخر، لوجب أن يقع الأول في جارتيها كلتيهما.
وعندئذٍ تحمل الزوايا الأربع الرقمين ويمكن تبديلهما، فيكون هناك حلّان.</translation>
    </message>
    <message>
        <source>Start from a corner with just the two candidates.
At the opposite corner look whether one digit has only corners in its row and its column.
Remove the other digit there.</source>
        <translation>ابدأ من زاوية ليس فيها سوى المرشحين.
وعند الزاوية المقابلة لها قطريًّا انظر هل ينحصر أحد الرقمين في الزوايا، في صفها وفي عمودها.
ثم اشطب الرقم الآخر هناك.</translation>
    </message>
    <message>
        <source>Three entries at the corners of a rectangle, none of them given, made of two digits.
At the fourth corner the swapped digit is still a candidate.</source>
        <translation>ثلاثة أرقام مُدخَلة عند زوايا مستطيل، ليس بينها رقم معطى، وهي مكوّنة من رقمين اثنين.
وعند الزاوية الرابعة لا يزال الرقم المُكمِل للتبديل مرشحًا.</translation>
    </message>
    <message>
        <source>With that digit the four entries could be swapped, and no given would object.
There would be two solutions, so the fourth corner is something else.</source>
        <translation>بذلك الرقم يمكن تبديل الأرقام الأربعة، دون أن يعترض رقم معطى.
فيكون هناك حلّان، إذن تحمل الزاوية الرابعة رقمًا آخر.</translation>
    </message>
    <message>
        <source>Look at entries of your own that stand in pairs like 3 7 over 7.
If no corner is given, keep the fourth from closing the rectangle.</source>
        <translation>انظر إلى أرقامك المُدخَلة التي تصطفّ أزواجًا، مثل 3 و7 وتحت أولهما 7.
إذا لم يكن في أي زاوية رقم معطى، فلا تدع الزاوية الرابعة تُكمل المستطيل.</translation>
    </message>
    <message>
        <source>Two entries at corners of a rectangle, none of them given, and two empty corners.
The empty corners share one extra candidate.</source>
        <translation>رقمان مُدخَلان عند زاويتين من مستطيل، ليس بينهما رقم معطى، وزاويتان فارغتان.
والزاويتان الفارغتان تشتركان في مرشح زائد واحد.</translation>
    </message>
    <message>
        <source>Without the extra digit the four entries could be swapped: two solutions.
So one of the empty corners holds the extra digit.
What sees both cannot hold it.</source>
        <translation>لولا الرقم الزائد لأمكن تبديل الأرقام الأربعة، ولكان هناك حلّان.
إذن تحمل إحدى الزاويتين الفارغتين الرقم الزائد.
والخلية التي تراهما معًا لا يمكن أن تحمله.</translation>
    </message>
    <message>
        <source>Look for two entries side by side, with the same two digits possible opposite, the other way round.</source>
        <translation>ابحث عن رقمين مُدخَلين متجاورين، لا يزالان ممكنين في الجهة المقابلة بالترتيب المعكوس.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for one cell with three.
Without one of the three, each digit would stand twice in each row, column and box.</source>
        <translation>لكل خلية فارغة مرشحان، إلا خلية واحدة لها ثلاثة.
ولولا واحد من الثلاثة، لكان لكل رقم موضعان في كل صف وعمود ومربع.</translation>
    </message>
    <message>
        <source>With two candidates in each cell, and each digit twice in each house, the two could be swapped everywhere.
Then there would be two solutions, or none if neither fits.
A Sudoku has just one. So the extra candidate, which prevents the swap, is true.</source>
        <translation>إذا كان لكل خلية مرشحان، ولكل رقم موضعان في كل وحدة، أمكن تبديل المرشحين في كل مكان.
فيكون هناك حلّان، أو لا حل إن لم يصح أيٌّ منهما.
وللسودوكو حل واحد فقط. إذن المرشح الزائد الذي يمنع التبديل صحيح.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle count the cells with three candidates.
If there is just one, take the digit that appears three times in its row.</source>
        <translation>قرب نهاية اللغز عُدّ الخلايا ذات المرشحات الثلاثة.
إذا كانت واحدة فقط، فخذ الرقم الذي يظهر ثلاث مرات في صفها.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for a few cells.</source>
        <translation>لكل خلية فارغة مرشحان، إلا بضع خلايا.</translation>
    </message>
    <message>
        <source>With two candidates everywhere, and each digit twice in each house, there are two solutions or none.
So at least one of the extra candidates is true.
What disagrees with all of them goes.</source>
        <translation>إذا كان لكل خلية مرشحان، ولكل رقم موضعان في كل وحدة، كان هناك حلّان أو لا حل.
إذن واحد على الأقل من المرشحات الزائدة صحيح.
وما يتعارض معها كلها يُستبعد.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle mark the candidates that are too many.
See what they have in common: one digit, one house, or one pair.</source>
        <translation>قرب نهاية اللغز ضع علامة على المرشحات الزائدة.
وانظر ما المشترك بينها: رقم واحد، أو وحدة واحدة، أو زوج واحد.</translation>
    </message>
    <message>
        <source>A ring of cells with the same two candidates, twice in each house that it meets.
Only one or a few of the cells have more.</source>
        <translation>حلقة من خلايا فيها المرشحان أنفسهما، خليتان منها في كل وحدة تمرّ بها.
ولا تزيد المرشحات إلا في خلية منها أو بضع خلايا.</translation>
    </message>
    <message>
        <source>With the two digits alone, the ring could be filled in two ways: two solutions.
So something else stands in one of the cells that have more.</source>
        <translation>بالرقمين وحدهما يمكن ملء الحلقة بطريقتين، فيكون هناك حلّان.
إذن تحمل واحدة على الأقل من الخلايا التي فيها زوائد رقمًا آخر.</translation>
    </message>
    <message>
        <source>It is a unique rectangle with more corners.
Follow equal cells with two candidates until they come back.</source>
        <translation>إنها مستطيل فريد بزوايا أكثر.
اتبع الخلايا المتماثلة ذات المرشحين حتى تعود بك إلى البداية.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, joined like links of a net.
Colour its places in turn: one colour, then the other.</source>
        <translation>رقم له وحدات ليس له في كلٍّ منها سوى موضعين، تتصل كما تتصل روابط الشبكة.
لوّن مواضعه بالتناوب: لونًا، ثم اللون الآخر.</translation>
    </message>
    <message>
        <source>In each link just one end is true, so one colour is true everywhere and the other nowhere.
Whichever it is, a cell that sees both colours cannot hold the digit.</source>
        <translation>في كل رابط طرف واحد فقط صحيح، فأحد اللونين صحيح في كل مكان، والآخر ليس صحيحًا في أي مكان.
وأيًّا كان الصحيح، فالخلية التي ترى اللونين لا يمكن أن تحمل الرقم.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
Look for places outside that see both colours.</source>
        <translation>اختر رقمًا وابحث عن الوحدات التي له فيها موضعان.
ابدأ من موضع ولوّن كل موضع يرتبط به باللون الآخر، وهكذا.
ابحث خارجها عن مواضع ترى اللونين.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, coloured in turn.
Two cells of one colour see each other.</source>
        <translation>رقم له وحدات ليس له في كلٍّ منها سوى موضعين، ملوّنة بالتناوب.
وخليتان من لون واحد ترى إحداهما الأخرى.</translation>
    </message>
    <message>
        <source>One colour is true everywhere and the other nowhere.
A colour that would put the digit twice in a house cannot be the true one.
So it goes everywhere.</source>
        <translation>أحد اللونين صحيح في كل مكان، والآخر ليس صحيحًا في أي مكان.
واللون الذي يضع الرقم مرتين في وحدة لا يمكن أن يكون الصحيح.
فيُستبعد في كل مكان.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
See whether a colour meets itself.</source>
        <translation>اختر رقمًا وابحث عن الوحدات التي له فيها موضعان.
ابدأ من موضع ولوّن كل موضع يرتبط به باللون الآخر، وهكذا.
وانظر هل يلتقي لون بنفسه.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees a colour of the second.</source>
        <translation>شبكتان منفصلتان لرقم واحد، لكلٍّ منهما لونان خاصان بها.
ولون من الأولى يرى لونًا من الثانية.</translation>
    </message>
    <message>
        <source>These two colours cannot both be true.
So at least one of their opposites is true.
What sees both opposites cannot hold the digit.</source>
        <translation>لا يمكن أن يصح هذان اللونان معًا.
إذن واحد على الأقل من اللونين المقابلين لهما صحيح.
والخلية التي ترى هذين المقابلين معًا لا يمكن أن تحمل الرقم.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
Find where they touch, and look at the colours that do not.</source>
        <translation>لوّن شبكتين لرقم واحد.
ابحث عن موضع تماسّهما، ثم انظر إلى اللونين اللذين لا يتماسّان.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees both colours of the second.</source>
        <translation>شبكتان منفصلتان لرقم واحد، لكلٍّ منهما لونان خاصان بها.
ولون من الأولى يرى لونَي الثانية كليهما.</translation>
    </message>
    <message>
        <source>One colour of the second net is true, and the first colour sees it.
So that first colour is wrong everywhere.</source>
        <translation>أحد لونَي الشبكة الثانية صحيح، واللون الأول يراه.
إذن ذلك اللون الأول خاطئ في كل مكان.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
See whether one colour touches both colours of the other net.</source>
        <translation>لوّن شبكتين لرقم واحد.
وانظر هل يمسّ لون واحد لونَي الشبكة الأخرى كليهما.</translation>
    </message>
    <message>
        <source>A row of cells with the same two candidates, each seeing the next.
There are four or more of them, an even number.</source>
        <translation>سلسلة من خلايا فيها المرشحان أنفسهما، كل خلية منها ترى التالية.
وهي أربع خلايا أو أكثر، وعددها زوجي.</translation>
    </message>
    <message>
        <source>Along the row the digits change in turn.
The two ends therefore hold different digits, whichever way round.
What sees both ends can hold neither.</source>
        <translation>على طول السلسلة يتناوب الرقمان.
فيحمل الطرفان رقمين مختلفين، أيًّا كان الترتيب.
والخلية التي ترى الطرفين معًا لا يمكن أن تحمل أيًّا من الرقمين.</translation>
    </message>
    <message>
        <source>Find several cells with the same two candidates.
Walk from one to the next and count.
After three, five or seven steps the ends differ.</source>
        <translation>ابحث عن عدة خلايا فيها المرشحان أنفسهما.
سِر من خلية إلى التي تليها وعُدّ خطواتك.
بعد ثلاث خطوات أو خمس أو سبع يختلف الطرفان.</translation>
    </message>
    <message>
        <source>Two houses where a digit has just two places, joined by two places that see each other.</source>
        <translation>وحدتان ليس للرقم في كلٍّ منهما سوى موضعين، ويصل بينهما موضعان يرى أحدهما الآخر.</translation>
    </message>
    <message>
        <source>The joined places cannot both be true.
So at least one of the far ends is true.
What sees both far ends cannot hold the digit.</source>
        <translation>لا يمكن أن يصح الموضعان المتصلان معًا.
إذن واحد على الأقل من الطرفين البعيدين صحيح.
والخلية التي ترى الطرفين البعيدين معًا لا يمكن أن تحمل الرقم.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Look for two of them that touch, and check what sees the loose ends.</source>
        <translation>اختر رقمًا وضع علامة على الوحدات التي له فيها موضعان.
ابحث عن وحدتين متماسّتين منها، وافحص ما يرى الطرفين الحرّين.</translation>
    </message>
    <message>
        <source>A digit, and houses where it has just two places, joined into a longer chain.</source>
        <translation>رقم، ووحدات ليس له في كلٍّ منها سوى موضعين، متصلة في سلسلة أطول.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow: is, is not, is …
The last end is then true.
So one of the ends is true, and what sees both goes.</source>
        <translation>افترض أن الطرف الأول غير صحيح، وتابع: صحيح، غير صحيح، صحيح …
فيكون الطرف الأخير صحيحًا.
إذن أحد الطرفين على الأقل صحيح، ويُستبعد الرقم من كل خلية ترى الطرفين معًا.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Start with one, step to a place that it sees, take the next house.
Stop when the two ends see a common candidate.</source>
        <translation>اختر رقمًا وضع علامة على الوحدات التي له فيها موضعان.
ابدأ بواحدة منها، وانتقل إلى موضع تراه، ثم خذ الوحدة التالية.
توقف حين يرى الطرفان مرشحًا مشتركًا.</translation>
    </message>
    <message>
        <source>Cells with two candidates, each seeing the next and sharing a digit with it.
Both ends have one digit in common.</source>
        <translation>خلايا ذات مرشحين، كل خلية ترى التالية وتشترك معها في رقم.
وللطرفين رقم مشترك.</translation>
    </message>
    <message>
        <source>It is like dominoes: if the first end is not the digit, it is its other digit.
That pushes the next cell, and so on, until the last end is the digit.
What sees both ends cannot hold it.</source>
        <translation>إنها كأحجار الدومينو: إذا لم يحمل الطرف الأول الرقم، حمل رقمه الآخر.
فيدفع ذلك الخلية التالية، وهكذا، حتى يحمل الطرف الأخير الرقم.
والخلية التي ترى الطرفين معًا لا يمكن أن تحمله.</translation>
    </message>
    <message>
        <source>Start at a cell with two candidates and leave out one of them.
Step to a cell with two candidates that contains the other.
Go on until the digit left out at the start comes up again.</source>
        <translation>ابدأ من خلية ذات مرشحين واترك أحدهما جانبًا.
انتقل إلى خلية ذات مرشحين فيها المرشح الآخر.
تابع حتى يعود إلى الظهور الرقم الذي تركته في البداية.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its beginning without a clash.</source>
        <translation>سلسلة من الروابط، عبر خلايا وأرقام، تعود إلى بدايتها دون تناقض.</translation>
    </message>
    <message>
        <source>It can be walked both ways round, so in every link just one end is true.
Whatever sees both ends of a link goes.</source>
        <translation>يمكن السير فيها في الاتجاهين، ففي كل رابط طرف واحد فقط صحيح.
وكل مرشح يرى طرفي رابط منها يُستبعد.</translation>
    </message>
    <message>
        <source>Build a chain: if not this, then that; if that, then not the next.
If it closes, look beside each of its links.</source>
        <translation>ابنِ سلسلة: إن لم يصح هذا صح ذاك، وإن صح ذاك لم يصح ما بعده.
إذا انغلقت، فانظر إلى جوار كل رابط من روابطها.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its first cell and clashes there.</source>
        <translation>سلسلة من الروابط، عبر خلايا وأرقام، تعود إلى خليتها الأولى وتقع هناك في تناقض.</translation>
    </message>
    <message>
        <source>Assume the opposite of what is marked, and follow the links.
They lead to a contradiction in the cell where they began.
So the assumption is wrong.</source>
        <translation>افترض عكس ما هو مميَّز، واتبع الروابط.
فهي تؤدي إلى تناقض في الخلية التي بدأت منها.
إذن الافتراض خاطئ.</translation>
    </message>
    <message>
        <source>Take a candidate and ask what follows if it is true.
Follow houses with two places and cells with two candidates.
If the candidate is refuted at the end, remove it.</source>
        <translation>خذ مرشحًا واسأل ماذا يترتب عليه لو كان صحيحًا.
اتبع الوحدات ذات الموضعين والخلايا ذات المرشحين.
إذا نُقض المرشح في النهاية، فاشطبه.</translation>
    </message>
    <message>
        <source>A chain of links over cells and digits whose two ends cannot both be wrong.</source>
        <translation>سلسلة من الروابط، عبر خلايا وأرقام، لا يمكن أن يكون طرفاها خاطئين معًا.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow the links: the last end is true.
So at least one of the ends is true.
What disagrees with both ends goes.</source>
        <translation>افترض أن الطرف الأول غير صحيح، واتبع الروابط، تجد أن الطرف الأخير صحيح.
إذن واحد على الأقل من الطرفين صحيح.
وما يتعارض مع الطرفين كليهما يُستبعد.</translation>
    </message>
    <message>
        <source>Start with a house where a digit has two places, or a cell with two candidates.
Go on in turn: if this is true, that is not; if that is not, this is.
Stop when the ends see a common candidate.</source>
        <translation>ابدأ بوحدة فيها لرقم موضعان، أو بخلية ذات مرشحين.
تابع بالتناوب: إن صح هذا لم يصح ذاك، وإن لم يصح ذاك صح ما بعده.
توقف حين يرى الطرفان مرشحًا مشتركًا.</translation>
    </message>
    <message>
        <source>A chain like others, but some links hold several cells of a box that stand in line.
The digit is in one of them, whichever.</source>
        <translation>سلسلة كغيرها، لكن بعض روابطها يضم زمرة: عدة خلايا من مربع تصطفّ على خط واحد.
وتصح الزمرة إذا وقع الرقم في إحدى خلاياها، أيًّا كانت.</translation>
    </message>
    <message>
        <source>A group is true if one of its cells is; it sees what all its cells see.
With that the links hold as in any chain.
What disagrees with the result goes.</source>
        <translation>تصح الزمرة إذا صحت إحدى خلاياها، وهي ترى ما تراه خلاياها كلها.
وبذلك تصح الروابط كما في أي سلسلة.
وما يتعارض مع النتيجة يُستبعد.</translation>
    </message>
    <message>
        <source>When a chain gets stuck at three places, see whether two of them stand in line in a box.
Take these two as one.</source>
        <translation>إذا تعثّرت سلسلة عند ثلاثة مواضع، فانظر هل يصطفّ اثنان منها على خط واحد في مربع.
واعتبرهما موضعًا واحدًا.</translation>
    </message>
    <message>
        <source>Two sets of cells, each in one house with one candidate more than cells.
They share a digit whose places in both sets all see each other.</source>
        <translation>مجموعتان من الخلايا، كلٌّ منهما في وحدة واحدة، وعدد مرشحاتها يزيد واحدًا على عدد خلاياها.
وتشتركان في رقم مواضعه كلها في المجموعتين يرى بعضها بعضًا.</translation>
    </message>
    <message>
        <source>Only one of the sets can have that digit.
The other has as many digits as cells, so it holds all of them.
A second shared digit is therefore in one of the sets; what sees all its places goes.</source>
        <translation>لا يمكن أن تحوي ذلك الرقم إلا إحدى المجموعتين.
والأخرى يتساوى عدد أرقامها وعدد خلاياها، فهي تحويها كلها.
وإذا اشتركتا في رقم ثانٍ، وقع في إحداهما على الأقل، ويُستبعد من كل خلية ترى كل مواضعه فيهما.</translation>
    </message>
    <message>
        <source>A cell with two candidates is the smallest such set; two cells with three come next.
Find two that share two digits, one of which cannot be in both.</source>
        <translation>الخلية ذات المرشحين هي أصغر مجموعة من هذا النوع، تليها خليتان فيهما ثلاثة مرشحات.
ابحث عن مجموعتين تشتركان في رقمين، أحدهما لا يمكن أن يقع في كلتيهما.</translation>
    </message>
    <message>
        <source>Three sets of cells, each with one candidate more than cells.
The middle one shares a digit with each of the others, and they cannot both have it.</source>
        <translation>ثلاث مجموعات من الخلايا، عدد مرشحات كلٍّ منها يزيد واحدًا على عدد خلاياها.
الوسطى تشترك مع كلٍّ من الأخريين في رقم، ولا يمكن أن يقع هذا الرقم في المجموعتين معًا.</translation>
    </message>
    <message>
        <source>The middle set can give up only one digit.
So one of the outer sets loses its digit, and holds all its others.
A digit that both outer sets have is in one of them.</source>
        <translation>لا يمكن للمجموعة الوسطى أن تتخلى إلا عن رقم واحد.
فتفقد إحدى المجموعتين الطرفيتين على الأقل رقمها، وتحوي كل أرقامها الأخرى.
والرقم الموجود في المجموعتين الطرفيتين يقع في إحداهما على الأقل.</translation>
    </message>
    <message>
        <source>It is an XY-Wing whose cells have grown into sets.
Start from the middle set and look for a partner at each of its digits.</source>
        <translation>إنها XY-Wing كبرت خلاياها فصارت مجموعات.
ابدأ من المجموعة الوسطى وابحث لكل رقم من أرقامها عن مجموعة أخرى تشاركها فيه.</translation>
    </message>
    <message>
        <source>Sets of cells in a row, each with one candidate more than cells.
Each shares a digit with the next, and they cannot both have it.</source>
        <translation>مجموعات متتابعة من الخلايا، عدد مرشحات كلٍّ منها يزيد واحدًا على عدد خلاياها.
كل مجموعة تشترك مع التالية في رقم، ولا يمكن أن يقع هذا الرقم في المجموعتين معًا.</translation>
    </message>
    <message>
        <source>If the first set lacks its digit, it locks and takes a digit from the next, and so on.
So the first or the last set holds the digit that both have.
What sees all its places goes.</source>
        <translation>إذا خلت المجموعة الأولى من رقمها، تقيّدت وانتزعت رقمًا من التالية، وهكذا.
إذن الرقم المشترك بين المجموعة الأولى والأخيرة يقع في إحداهما على الأقل.
ويُستبعد هذا الرقم من كل خلية ترى كل مواضعه فيهما.</translation>
    </message>
    <message>
        <source>It is an XY-chain whose cells have grown into sets.
Extend two connected sets by a third, and compare the ends.</source>
        <translation>إنها سلسلة XY كبرت خلاياها فصارت مجموعات.
أضف إلى مجموعتين متصلتين مجموعة ثالثة، وقارن بين الطرفين.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a set of cells that it would lock: the petals.
A petal has one candidate more than cells.</source>
        <translation>خلية هي الساق، ولكل مرشح من مرشحاتها مجموعة خلايا يقيّدها: هذه هي البتلات.
وعدد مرشحات كل بتلة يزيد واحدًا على عدد خلاياها.</translation>
    </message>
    <message>
        <source>Whichever digit the stem takes, it takes that digit from one petal.
That petal then holds all its other digits.
A digit in all petals is in one of them; what sees all of it goes.</source>
        <translation>أيًّا كان الرقم الذي تأخذه الساق، فإنها تنتزعه من إحدى البتلات.
فتحوي تلك البتلة كل أرقامها الأخرى.
والرقم الموجود في كل البتلات يقع في إحداها على الأقل، ويُستبعد من كل خلية ترى كل مواضعه فيها.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates.
Find a set at each of them, and see which digit they share.</source>
        <translation>ابدأ من خلية ذات مرشحين أو ثلاثة.
ابحث لكل مرشح منها عن مجموعة تحويه، وانظر في أي رقم تشترك المجموعات.</translation>
    </message>
    <message>
        <source>Two or three cells where a row or column crosses a box, with at least two candidates more than cells.
In line and box beside them are cells that use only some of these digits.</source>
        <translation>خليتان أو ثلاث حيث يتقاطع صف أو عمود مع مربع، وعدد أرقامها المرشحة يزيد على عدد الخلايا باثنين على الأقل.
وبجوارها في الخط وفي المربع خلايا لا تستعمل سوى بعض هذه الأرقام.</translation>
    </message>
    <message>
        <source>Counted together there are as many digits as cells, so each digit stands once.
Digits of the line cells go from the rest of the line.
Digits of the box cells go from the rest of the box.</source>
        <translation>إذا عُدّت كلها معًا تساوى عدد الأرقام وعدد الخلايا، فكل رقم يقع مرة واحدة.
أرقام خلايا الخط تُستبعد من بقية الخط.
وأرقام خلايا المربع تُستبعد من بقية المربع.</translation>
    </message>
    <message>
        <source>Look where a line crosses a box with open cells.
Find a cell with two candidates out of them in the line, and one with two others in the box.</source>
        <translation>انظر حيث يقطع خط مربعًا وفي موضع التقائهما خلايا فارغة.
ابحث في الخط عن خلية ذات مرشحين من مرشحاتها، وفي المربع عن خلية ذات مرشحين آخرين منها.</translation>
    </message>
    <message>
        <source>A fish whose fins do not all see the candidate that should go.
From each fin a chain leads there instead.</source>
        <translation>سمكة ليست كل زعانفها ترى المرشح المراد استبعاده.
وبدلًا من ذلك تقود إليه سلسلة من كل زعنفة لا تراه.</translation>
    </message>
    <message>
        <source>If no fin is true, the fish removes the candidate.
If a fin is true, its chain removes it.
So it goes in every case.</source>
        <translation>إذا لم تصح أي زعنفة، استبعدت السمكة المرشح.
وإذا صحت زعنفة، استبعدته سلسلتها.
فهو مستبعد في كل الحالات.</translation>
    </message>
    <message>
        <source>Find a fish with fins first.
Then follow from each fin what it forces.</source>
        <translation>ابحث أولًا عن سمكة بزعانف.
ثم تتبّع من كل زعنفة ما تفرضه.</translation>
    </message>
    <message>
        <source>A candidate from which chains lead to something impossible.</source>
        <translation>مرشح تنطلق منه سلاسل تؤدي إلى أمر مستحيل.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true.
By forced moves a cell runs out of digits, a house lacks a digit, or both yes and no follow.
So the assumption is wrong.</source>
        <translation>افترض أن المرشح صحيح.
وعندئذٍ تؤدي الحركات الإجبارية إلى خلية نفدت أرقامها، أو وحدة ينقصها رقم، أو نتيجة ونقيضها.
إذن الافتراض خاطئ.</translation>
    </message>
    <message>
        <source>Pick a candidate whose place decides much, and follow it on paper.
Use cells with two candidates and houses with two places.</source>
        <translation>اختر مرشحًا يتوقف على موضعه الكثير، وتتبّعه على الورق.
استعمل الخلايا ذات المرشحين والوحدات ذات الموضعين.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities lead to the same result.</source>
        <translation>خلية أو وحدة تؤدي كل احتمالاتها إلى النتيجة نفسها.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Each of them, followed by forced moves, ends alike.
So this result is true whatever happens.</source>
        <translation>أحد الاحتمالات صحيح.
وكلٌّ منها، بتتبّع حركاته الإجبارية، ينتهي إلى الأمر نفسه.
إذن هذه النتيجة صحيحة في كل الأحوال.</translation>
    </message>
    <message>
        <source>Pick a cell with two candidates, or a digit with two places in a house.
Follow both stories, and compare what they say.</source>
        <translation>اختر خلية ذات مرشحين، أو رقمًا له موضعان في وحدة.
تتبّع الاحتمالين، وقارن بين ما ينتهيان إليه.</translation>
    </message>
    <message>
        <source>A candidate from which several lines of forced moves together lead to something impossible.</source>
        <translation>مرشح تنطلق منه عدة مسارات من الحركات الإجبارية تؤدي معًا إلى أمر مستحيل.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true, and write down all that is forced.
At last something impossible comes out.
So the assumption is wrong.</source>
        <translation>افترض أن المرشح صحيح، ودوّن كل ما يترتب عليه حتمًا.
في النهاية يظهر أمر مستحيل.
إذن الافتراض خاطئ.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Keep this for puzzles where nothing else helps.</source>
        <translation>انسخ اللوحة، وافترض مرشحًا واحدًا، واملأ الخلايا التي تُحسم نتيجةً لذلك.
واحتفظ بهذا للألغاز التي لا ينفع فيها شيء آخر.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities, with everything that they force, lead to the same result.</source>
        <translation>خلية أو وحدة تؤدي كل احتمالاتها، مع كل ما تفرضه، إلى النتيجة نفسها.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Whatever it is, all that it forces contains the result.
So the result is true.</source>
        <translation>أحد الاحتمالات صحيح.
وأيًّا كان، فكل ما يفرضه يتضمن النتيجة.
إذن النتيجة صحيحة.</translation>
    </message>
    <message>
        <source>Follow each possibility on a copy of the board, and look for what all copies share.</source>
        <translation>تتبّع كل احتمال على نسخة من اللوحة، وابحث عما تشترك فيه النسخ كلها.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, with one cell in common.</source>
        <translation>كل طرق توزيع رقم واحد تسع مرات على اللوحة، وبينها خلية مشتركة.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in all of them holds the digit.</source>
        <translation>إحدى هذه الطرق هي الحل.
والخلية التي ترد فيها كلها تحمل الرقم.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try to leave the cell out and see that the digit cannot be placed.</source>
        <translation>هذا عمل للحاسوب.
أما باليد فجرّب أن تتجنب الخلية، وسترى أن توزيع الرقم غير ممكن.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, none of which uses a cell.</source>
        <translation>كل طرق توزيع رقم واحد تسع مرات على اللوحة، ولا تمرّ أيٌّ منها بخلية بعينها.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in none of them does not hold the digit.</source>
        <translation>إحدى هذه الطرق هي الحل.
والخلية التي لا ترد في أيٍّ منها لا تحمل الرقم.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try the digit in that cell and see that the rest cannot be placed.</source>
        <translation>هذا عمل للحاسوب.
أما باليد فجرّب الرقم في تلك الخلية، وسترى أن توزيع الباقي غير ممكن.</translation>
    </message>
    <message>
        <source>Cells that see the same neighbours, and all combinations of digits that they could hold.</source>
        <translation>خلايا لها جارات مشتركة، أي خلايا تراها كلها، مع كل تركيبات الأرقام الممكنة فيها.</translation>
    </message>
    <message>
        <source>A combination is impossible if it leaves a neighbour without a digit.
A candidate that is in impossible combinations only goes.</source>
        <translation>التركيبة مستحيلة إذا تركت إحدى هذه الجارات بلا رقم.
والمرشح الذي لا يرد إلا في تركيبات مستحيلة يُستبعد.</translation>
    </message>
    <message>
        <source>Take two or three cells that see several cells with few candidates.
Write down their combinations and cross out those that empty a neighbour.</source>
        <translation>خذ خليتين أو ثلاثًا ترى معًا عدة خلايا قليلة المرشحات.
اكتب تركيباتها واشطب منها ما يترك إحدى تلك الخلايا بلا رقم.</translation>
    </message>
    <message>
        <source>A candidate that, taken as true, makes its own digit impossible elsewhere.</source>
        <translation>مرشح إذا عُدّ صحيحًا جعل رقمه نفسه مستحيلًا في مكان آخر.</translation>
    </message>
    <message>
        <source>Place the digit there and follow this one digit only.
At last a house has no place for it, or it stands twice.
So the candidate is wrong.</source>
        <translation>ضع الرقم هناك وتتبّع هذا الرقم وحده.
في النهاية لا يبقى له موضع في وحدة، أو يقع فيها مرتين.
إذن المرشح خاطئ.</translation>
    </message>
    <message>
        <source>Choose a digit with few places.
Assume one of them and mark where the digit has to go next.</source>
        <translation>اختر رقمًا قليل المواضع.
افترض موضعًا منها وضع علامة حيث يجب أن يقع الرقم بعد ذلك.</translation>
    </message>
    <message>
        <source>An assumption whose consequences, taken together, lead to a contradiction or to one result.</source>
        <translation>افتراض تؤدي نتائجه مجتمعةً إلى تناقض أو إلى نتيجة واحدة.</translation>
    </message>
    <message>
        <source>A link may rest on several earlier ones: what they remove together leaves one possibility.
Everything that follows is forced.
So the conclusion is certain.</source>
        <translation>قد يستند رابط إلى عدة روابط سابقة: ما تستبعده معًا لا يترك سوى احتمال واحد.
وكل ما يترتب على ذلك حتمي.
إذن النتيجة مؤكدة.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Do the same with the other possibility, and compare.</source>
        <translation>انسخ اللوحة، وافترض مرشحًا واحدًا، واملأ الخلايا التي تُحسم نتيجةً لذلك.
افعل مثل ذلك بالاحتمال الآخر، ثم قارن.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way pairs, X-Wings and the like are used too.</source>
        <translation>افتراض تؤدي نتائجه إلى تناقض أو إلى نتيجة واحدة.
وفي أثناء ذلك تُستعمل أيضًا أزواج وأنماط X-Wing وما شابهها.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a simple pattern that they bring about.
So the conclusion is certain.</source>
        <translation>كل رابط تفرضه روابط سابقة، أو نمط بسيط ينشأ عنها.
إذن النتيجة مؤكدة.</translation>
    </message>
    <message>
        <source>Assume one candidate on a copy of the board and go on solving there.
Use any technique that you know.</source>
        <translation>افترض مرشحًا واحدًا على نسخة من اللوحة، وتابع الحل هناك.
استعمل أي تقنية تعرفها.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way, smaller assumptions are made and settled.</source>
        <translation>افتراض تؤدي نتائجه إلى تناقض أو إلى نتيجة واحدة.
وفي أثناء ذلك تُوضع افتراضات أصغر وتُحسم.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a chain of its own that starts from them.
So the conclusion is certain.</source>
        <translation>كل رابط تفرضه روابط سابقة، أو سلسلة خاصة به تنطلق منها.
إذن النتيجة مؤكدة.</translation>
    </message>
    <message>
        <source>This goes beyond what people do by hand.
The walk shows one link after the other.</source>
        <translation>هذا يتجاوز ما يفعله الناس باليد.
والعرض المتسلسل يبيّن الروابط واحدًا بعد آخر.</translation>
    </message>
    <message>
        <source>A cell or house in which all possibilities but some can be shown to be impossible.</source>
        <translation>خلية أو وحدة يمكن إثبات استحالة احتمالاتها كلها إلا بعضها.</translation>
    </message>
    <message>
        <source>Each of the wrong possibilities is tried out until the board breaks.
What remains is true.</source>
        <translation>كل احتمال خاطئ يُجرَّب حتى يظهر تناقض.
وما يبقى فهو الصحيح.</translation>
    </message>
    <message>
        <source>This is the last resort where no pattern is known.
Follow each case on a copy of the board.</source>
        <translation>هذا هو الملاذ الأخير حيث لا يُعرف نمط.
تتبّع كل حالة على نسخة من اللوحة.</translation>
    </message>
</context>
<context>
    <name>sudoku::HelpGroup</name>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>الخ&amp;طوة التالية</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <translation>س&amp;ؤال</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>الخطوة التالية</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>سؤال</translation>
    </message>
    <message>
        <source>Marks where the chosen digit can go</source>
        <translation>يميّز المواضع الممكنة للرقم المختار</translation>
    </message>
    <message>
        <source>What the cell can be, and why not another digit</source>
        <translation>ماذا يمكن أن تحمل الخلية، ولماذا لا تحمل رقمًا آخر</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>أين الخطوة التالية، وما هي، ولماذا تصح</translation>
    </message>
    <message>
        <source>H&amp;ints for %1</source>
        <translation>تلم&amp;يحات للرقم %1</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>تلم&amp;يحات</translation>
    </message>
</context>
<context>
    <name>sudoku::HintChoicesPage</name>
    <message>
        <source>Allow uni&amp;queness techniques</source>
        <translation>السماح بتقنيات الت&amp;فرد</translation>
    </message>
    <message>
        <source>Techniques that Next step may use</source>
        <translation>التقنيات المسموحة في «الخطوة التالية»</translation>
    </message>
    <message>
        <source>Techniques &amp;up to</source>
        <translation>التقنيات &amp;حتى</translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message>
        <source>Look here</source>
        <translation>انظر هنا</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>تلميح: %1</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>هذه الخلية</translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>هذه الخلايا</numerusform>
            <numerusform>هذه الخلية</numerusform>
            <numerusform>هاتان الخليتان</numerusform>
            <numerusform>هذه الخلايا</numerusform>
            <numerusform>هذه الخلايا</numerusform>
            <numerusform>هذه الخلايا</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a digit on the board</comment>
        <translation>هذه الخلية التي تحمل الرقم %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>هذه الخلايا التي تحمل الرقم %1</numerusform>
            <numerusform>هذه الخلية التي تحمل الرقم %1</numerusform>
            <numerusform>هاتان الخليتان اللتان تحملان الرقم %1</numerusform>
            <numerusform>هذه الخلايا التي تحمل الرقم %1</numerusform>
            <numerusform>هذه الخلايا التي تحمل الرقم %1</numerusform>
            <numerusform>هذه الخلايا التي تحمل الرقم %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a candidate</comment>
        <translation>المرشح %1 في هذه الخلية</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>المرشح %1 في هذه الخلايا</numerusform>
            <numerusform>المرشح %1 في هذه الخلية</numerusform>
            <numerusform>المرشح %1 في هاتين الخليتين</numerusform>
            <numerusform>المرشح %1 في هذه الخلايا</numerusform>
            <numerusform>المرشح %1 في هذه الخلايا</numerusform>
            <numerusform>المرشح %1 في هذه الخلايا</numerusform>
        </translation>
    </message>
    <message>
        <source>{pattern} decides it.</source>
        <translation>مفتاح الخطوة: {pattern}.</translation>
    </message>
    <message>
        <source>{pattern} decide it.</source>
        <translation>مفتاح الخطوة: {pattern}.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>تلميح: %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>الخطوة %1 من %2: %3</translation>
    </message>
    <message>
        <source>Hint: %1. %2</source>
        <translation>تلميح: %1. %2</translation>
    </message>
    <message>
        <source>Apply writes %1 into row %2, column %3.</source>
        <translation>«تطبيق» يكتب %1 في الصف %2، العمود %3.</translation>
    </message>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>«تطبيق» يشطب {count} مرشح.</numerusform>
            <numerusform>«تطبيق» يشطب مرشحًا واحدًا.</numerusform>
            <numerusform>«تطبيق» يشطب مرشحين.</numerusform>
            <numerusform>«تطبيق» يشطب {count} مرشحات.</numerusform>
            <numerusform>«تطبيق» يشطب {count} مرشحًا.</numerusform>
            <numerusform>«تطبيق» يشطب {count} مرشح.</numerusform>
        </translation>
    </message>
    <message>
        <source>What if %1 were %2?</source>
        <comment>a cell and a digit</comment>
        <translation>ماذا لو حملت الخلية %1 الرقم %2؟</translation>
    </message>
    <message>
        <source>What if %1 were not %2?</source>
        <comment>a cell and a digit</comment>
        <translation>ماذا لو لم تحمل الخلية %1 الرقم %2؟</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>{count} من الأرقام المُدخَلة خاطئة</numerusform>
            <numerusform>أحد الأرقام المُدخَلة خاطئ</numerusform>
            <numerusform>رقمان من الأرقام المُدخَلة خاطئان</numerusform>
            <numerusform>{count} من الأرقام المُدخَلة خاطئة</numerusform>
            <numerusform>{count} من الأرقام المُدخَلة خاطئة</numerusform>
            <numerusform>{count} من الأرقام المُدخَلة خاطئة</numerusform>
        </translation>
    </message>
    <message>
        <source>Are your notes complete?</source>
        <translation>هل ملاحظاتك كاملة؟</translation>
    </message>
    <message>
        <source>Do you note every candidate?</source>
        <translation>هل تدوّن كل المرشحات؟</translation>
    </message>
    <message>
        <source>Then a missing one counts as crossed out.</source>
        <translation>إن كان كذلك، فكل مرشح غائب يُعدّ مشطوبًا.</translation>
    </message>
    <message>
        <source>If not, a missing one means nothing.</source>
        <translation>وإلا فغياب المرشح لا يعني شيئًا.</translation>
    </message>
    <message>
        <source>A note is missing</source>
        <translation>ملاحظة ناقصة</translation>
    </message>
    <message>
        <source>You crossed out the right digit in {cell}.</source>
        <translation>شطبت الرقم الصحيح في الخلية {cell}.</translation>
    </message>
    <message>
        <source>The notes of {cell} lack the right digit.</source>
        <translation>ملاحظات الخلية {cell} ينقصها الرقم الصحيح.</translation>
    </message>
    <message>
        <source>The next step rests on it.</source>
        <translation>والخطوة التالية مبنية عليه.</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>لا توجد خطوة</translation>
    </message>
    <message>
        <source>No technique that Next step may use gets on here. This one would: {technique}.</source>
        <translation>لا تفيد هنا أي تقنية مما يُسمح به في «الخطوة التالية». لكن هذه تفيد: {technique}.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>لم يبقَ ما يُكتشف.</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>عدة حلول</translation>
    </message>
    <message>
        <source>From here on logic decides nothing: several solutions are left.</source>
        <translation>من هنا لا يحسم المنطق شيئًا: فقد بقيت عدة حلول.</translation>
    </message>
    <message>
        <source>Choose a digit yourself: any that leads to a solution is right.</source>
        <translation>اختر رقمًا بنفسك: كل رقم يؤدي إلى حل فهو صحيح.</translation>
    </message>
    <message>
        <source>Looking for the next step…</source>
        <translation>جارٍ البحث عن الخطوة التالية…</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>يُشطب {count} مرشح.</numerusform>
            <numerusform>يُشطب مرشح واحد.</numerusform>
            <numerusform>يُشطب مرشحان.</numerusform>
            <numerusform>تُشطب {count} مرشحات.</numerusform>
            <numerusform>يُشطب {count} مرشحًا.</numerusform>
            <numerusform>يُشطب {count} مرشح.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>تُشطب الأرقام {digits} من {cells}.</numerusform>
            <numerusform>يُشطب الرقم {digits} من {cells}.</numerusform>
            <numerusform>يُشطب الرقمان {digits} من {cells}.</numerusform>
            <numerusform>تُشطب الأرقام {digits} من {cells}.</numerusform>
            <numerusform>تُشطب الأرقام {digits} من {cells}.</numerusform>
            <numerusform>تُشطب الأرقام {digits} من {cells}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HistogramChart</name>
    <message>
        <source>Spread of times</source>
        <translation>توزّع الأوقات</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of games, in which unit</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>لم يُسجَّل وقت لأي لعبة بعد</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a number of games, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The median is %1.</source>
        <comment>a time</comment>
        <translation>الوسيط %1.</translation>
    </message>
    <message>
        <source>The highest bar begins at %1: %2.</source>
        <comment>a time, a number of games</comment>
        <translation>أعلى عمود يبدأ عند %1: %2.</translation>
    </message>
    <message>
        <source>median %1</source>
        <comment>a time</comment>
        <translation>الوسيط %1</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryFiles</name>
    <message>
        <source>Games are being imported already.</source>
        <translation>يجري استيراد الألعاب بالفعل.</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryReader</name>
    <message>
        <source>this is no history of Sudoku games</source>
        <translation>هذا ليس سجل ألعاب سودوكو</translation>
    </message>
    <message>
        <source>the file is damaged, or ends too early</source>
        <translation>الملف تالف، أو ينتهي قبل أوانه</translation>
    </message>
    <message>
        <source>this is in UTF-16, and has to be in UTF-8</source>
        <translation>هذا الملف بترميز UTF-16، والمطلوب UTF-8</translation>
    </message>
    <message>
        <source>the games are no list</source>
        <translation>الألعاب ليست قائمة</translation>
    </message>
    <message>
        <source>what %1 says cannot be read</source>
        <translation>لا يمكن قراءة ما في %1</translation>
    </message>
    <message>
        <source>this history is from a newer version of the program</source>
        <translation>هذا السجل محفوظ بإصدار من البرنامج أحدث من هذا الإصدار</translation>
    </message>
    <message>
        <source>the collections are no list</source>
        <translation>المجموعات ليست قائمة</translation>
    </message>
    <message>
        <source>a collection cannot be read</source>
        <translation>هناك مجموعة لا يمكن قراءتها</translation>
    </message>
    <message>
        <source>the puzzles of a collection cannot be read</source>
        <translation>لا يمكن قراءة ألغاز إحدى المجموعات</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>a game cannot be read</source>
        <translation>هناك لعبة لا يمكن قراءتها</translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message>
        <source>row %1</source>
        <comment>plain</comment>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>in row %1</source>
        <comment>in</comment>
        <translation>في الصف %1</translation>
    </message>
    <message>
        <source>of row %1</source>
        <comment>of</comment>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>to row %1</source>
        <comment>to</comment>
        <translation>إلى الصف %1</translation>
    </message>
    <message>
        <source>with row %1</source>
        <comment>with</comment>
        <translation>مع الصف %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>object</comment>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>plain</comment>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>in column %1</source>
        <comment>in</comment>
        <translation>في العمود %1</translation>
    </message>
    <message>
        <source>of column %1</source>
        <comment>of</comment>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>to column %1</source>
        <comment>to</comment>
        <translation>إلى العمود %1</translation>
    </message>
    <message>
        <source>with column %1</source>
        <comment>with</comment>
        <translation>مع العمود %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>object</comment>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>plain</comment>
        <translation>المربع العلوي الأيسر</translation>
    </message>
    <message>
        <source>in the top left box</source>
        <comment>in</comment>
        <translation>في المربع العلوي الأيسر</translation>
    </message>
    <message>
        <source>of the top left box</source>
        <comment>of</comment>
        <translation>المربع العلوي الأيسر</translation>
    </message>
    <message>
        <source>to the top left box</source>
        <comment>to</comment>
        <translation>إلى المربع العلوي الأيسر</translation>
    </message>
    <message>
        <source>with the top left box</source>
        <comment>with</comment>
        <translation>مع المربع العلوي الأيسر</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>object</comment>
        <translation>المربع العلوي الأيسر</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>plain</comment>
        <translation>المربع العلوي الأوسط</translation>
    </message>
    <message>
        <source>in the top middle box</source>
        <comment>in</comment>
        <translation>في المربع العلوي الأوسط</translation>
    </message>
    <message>
        <source>of the top middle box</source>
        <comment>of</comment>
        <translation>المربع العلوي الأوسط</translation>
    </message>
    <message>
        <source>to the top middle box</source>
        <comment>to</comment>
        <translation>إلى المربع العلوي الأوسط</translation>
    </message>
    <message>
        <source>with the top middle box</source>
        <comment>with</comment>
        <translation>مع المربع العلوي الأوسط</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>object</comment>
        <translation>المربع العلوي الأوسط</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>plain</comment>
        <translation>المربع العلوي الأيمن</translation>
    </message>
    <message>
        <source>in the top right box</source>
        <comment>in</comment>
        <translation>في المربع العلوي الأيمن</translation>
    </message>
    <message>
        <source>of the top right box</source>
        <comment>of</comment>
        <translation>المربع العلوي الأيمن</translation>
    </message>
    <message>
        <source>to the top right box</source>
        <comment>to</comment>
        <translation>إلى المربع العلوي الأيمن</translation>
    </message>
    <message>
        <source>with the top right box</source>
        <comment>with</comment>
        <translation>مع المربع العلوي الأيمن</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>object</comment>
        <translation>المربع العلوي الأيمن</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>plain</comment>
        <translation>المربع الأوسط الأيسر</translation>
    </message>
    <message>
        <source>in the middle left box</source>
        <comment>in</comment>
        <translation>في المربع الأوسط الأيسر</translation>
    </message>
    <message>
        <source>of the middle left box</source>
        <comment>of</comment>
        <translation>المربع الأوسط الأيسر</translation>
    </message>
    <message>
        <source>to the middle left box</source>
        <comment>to</comment>
        <translation>إلى المربع الأوسط الأيسر</translation>
    </message>
    <message>
        <source>with the middle left box</source>
        <comment>with</comment>
        <translation>مع المربع الأوسط الأيسر</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>object</comment>
        <translation>المربع الأوسط الأيسر</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>plain</comment>
        <translation>المربع الأوسط</translation>
    </message>
    <message>
        <source>in the middle box</source>
        <comment>in</comment>
        <translation>في المربع الأوسط</translation>
    </message>
    <message>
        <source>of the middle box</source>
        <comment>of</comment>
        <translation>المربع الأوسط</translation>
    </message>
    <message>
        <source>to the middle box</source>
        <comment>to</comment>
        <translation>إلى المربع الأوسط</translation>
    </message>
    <message>
        <source>with the middle box</source>
        <comment>with</comment>
        <translation>مع المربع الأوسط</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>object</comment>
        <translation>المربع الأوسط</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>plain</comment>
        <translation>المربع الأوسط الأيمن</translation>
    </message>
    <message>
        <source>in the middle right box</source>
        <comment>in</comment>
        <translation>في المربع الأوسط الأيمن</translation>
    </message>
    <message>
        <source>of the middle right box</source>
        <comment>of</comment>
        <translation>المربع الأوسط الأيمن</translation>
    </message>
    <message>
        <source>to the middle right box</source>
        <comment>to</comment>
        <translation>إلى المربع الأوسط الأيمن</translation>
    </message>
    <message>
        <source>with the middle right box</source>
        <comment>with</comment>
        <translation>مع المربع الأوسط الأيمن</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>object</comment>
        <translation>المربع الأوسط الأيمن</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>plain</comment>
        <translation>المربع السفلي الأيسر</translation>
    </message>
    <message>
        <source>in the bottom left box</source>
        <comment>in</comment>
        <translation>في المربع السفلي الأيسر</translation>
    </message>
    <message>
        <source>of the bottom left box</source>
        <comment>of</comment>
        <translation>المربع السفلي الأيسر</translation>
    </message>
    <message>
        <source>to the bottom left box</source>
        <comment>to</comment>
        <translation>إلى المربع السفلي الأيسر</translation>
    </message>
    <message>
        <source>with the bottom left box</source>
        <comment>with</comment>
        <translation>مع المربع السفلي الأيسر</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>object</comment>
        <translation>المربع السفلي الأيسر</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>plain</comment>
        <translation>المربع السفلي الأوسط</translation>
    </message>
    <message>
        <source>in the bottom middle box</source>
        <comment>in</comment>
        <translation>في المربع السفلي الأوسط</translation>
    </message>
    <message>
        <source>of the bottom middle box</source>
        <comment>of</comment>
        <translation>المربع السفلي الأوسط</translation>
    </message>
    <message>
        <source>to the bottom middle box</source>
        <comment>to</comment>
        <translation>إلى المربع السفلي الأوسط</translation>
    </message>
    <message>
        <source>with the bottom middle box</source>
        <comment>with</comment>
        <translation>مع المربع السفلي الأوسط</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>object</comment>
        <translation>المربع السفلي الأوسط</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>plain</comment>
        <translation>المربع السفلي الأيمن</translation>
    </message>
    <message>
        <source>in the bottom right box</source>
        <comment>in</comment>
        <translation>في المربع السفلي الأيمن</translation>
    </message>
    <message>
        <source>of the bottom right box</source>
        <comment>of</comment>
        <translation>المربع السفلي الأيمن</translation>
    </message>
    <message>
        <source>to the bottom right box</source>
        <comment>to</comment>
        <translation>إلى المربع السفلي الأيمن</translation>
    </message>
    <message>
        <source>with the bottom right box</source>
        <comment>with</comment>
        <translation>مع المربع السفلي الأيمن</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>object</comment>
        <translation>المربع السفلي الأيمن</translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>الصفوف %1</numerusform>
            <numerusform>الصف %1</numerusform>
            <numerusform>الصفان %1</numerusform>
            <numerusform>الصفوف %1</numerusform>
            <numerusform>الصفوف %1</numerusform>
            <numerusform>الصفوف %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in rows %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>في الصفوف %1</numerusform>
            <numerusform>في الصف %1</numerusform>
            <numerusform>في الصفين %1</numerusform>
            <numerusform>في الصفوف %1</numerusform>
            <numerusform>في الصفوف %1</numerusform>
            <numerusform>في الصفوف %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of rows %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>الصفوف %1</numerusform>
            <numerusform>الصف %1</numerusform>
            <numerusform>الصفين %1</numerusform>
            <numerusform>الصفوف %1</numerusform>
            <numerusform>الصفوف %1</numerusform>
            <numerusform>الصفوف %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to rows %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>إلى الصفوف %1</numerusform>
            <numerusform>إلى الصف %1</numerusform>
            <numerusform>إلى الصفين %1</numerusform>
            <numerusform>إلى الصفوف %1</numerusform>
            <numerusform>إلى الصفوف %1</numerusform>
            <numerusform>إلى الصفوف %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with rows %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>مع الصفوف %1</numerusform>
            <numerusform>مع الصف %1</numerusform>
            <numerusform>مع الصفين %1</numerusform>
            <numerusform>مع الصفوف %1</numerusform>
            <numerusform>مع الصفوف %1</numerusform>
            <numerusform>مع الصفوف %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>الصفوف %1</numerusform>
            <numerusform>الصف %1</numerusform>
            <numerusform>الصفين %1</numerusform>
            <numerusform>الصفوف %1</numerusform>
            <numerusform>الصفوف %1</numerusform>
            <numerusform>الصفوف %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>الأعمدة %1</numerusform>
            <numerusform>العمود %1</numerusform>
            <numerusform>العمودان %1</numerusform>
            <numerusform>الأعمدة %1</numerusform>
            <numerusform>الأعمدة %1</numerusform>
            <numerusform>الأعمدة %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in columns %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>في الأعمدة %1</numerusform>
            <numerusform>في العمود %1</numerusform>
            <numerusform>في العمودين %1</numerusform>
            <numerusform>في الأعمدة %1</numerusform>
            <numerusform>في الأعمدة %1</numerusform>
            <numerusform>في الأعمدة %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of columns %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>الأعمدة %1</numerusform>
            <numerusform>العمود %1</numerusform>
            <numerusform>العمودين %1</numerusform>
            <numerusform>الأعمدة %1</numerusform>
            <numerusform>الأعمدة %1</numerusform>
            <numerusform>الأعمدة %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to columns %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>إلى الأعمدة %1</numerusform>
            <numerusform>إلى العمود %1</numerusform>
            <numerusform>إلى العمودين %1</numerusform>
            <numerusform>إلى الأعمدة %1</numerusform>
            <numerusform>إلى الأعمدة %1</numerusform>
            <numerusform>إلى الأعمدة %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with columns %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>مع الأعمدة %1</numerusform>
            <numerusform>مع العمود %1</numerusform>
            <numerusform>مع العمودين %1</numerusform>
            <numerusform>مع الأعمدة %1</numerusform>
            <numerusform>مع الأعمدة %1</numerusform>
            <numerusform>مع الأعمدة %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>الأعمدة %1</numerusform>
            <numerusform>العمود %1</numerusform>
            <numerusform>العمودين %1</numerusform>
            <numerusform>الأعمدة %1</numerusform>
            <numerusform>الأعمدة %1</numerusform>
            <numerusform>الأعمدة %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>plain</comment>
        <translation>
            <numerusform>{count} وحدة</numerusform>
            <numerusform>وحدة واحدة</numerusform>
            <numerusform>وحدتان</numerusform>
            <numerusform>{count} وحدات</numerusform>
            <numerusform>{count} وحدة</numerusform>
            <numerusform>{count} وحدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>في {count} وحدة</numerusform>
            <numerusform>في وحدة واحدة</numerusform>
            <numerusform>في وحدتين</numerusform>
            <numerusform>في {count} وحدات</numerusform>
            <numerusform>في {count} وحدة</numerusform>
            <numerusform>في {count} وحدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>{count} وحدة</numerusform>
            <numerusform>وحدة واحدة</numerusform>
            <numerusform>وحدتين</numerusform>
            <numerusform>{count} وحدات</numerusform>
            <numerusform>{count} وحدة</numerusform>
            <numerusform>{count} وحدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>إلى {count} وحدة</numerusform>
            <numerusform>إلى وحدة واحدة</numerusform>
            <numerusform>إلى وحدتين</numerusform>
            <numerusform>إلى {count} وحدات</numerusform>
            <numerusform>إلى {count} وحدة</numerusform>
            <numerusform>إلى {count} وحدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>مع {count} وحدة</numerusform>
            <numerusform>مع وحدة واحدة</numerusform>
            <numerusform>مع وحدتين</numerusform>
            <numerusform>مع {count} وحدات</numerusform>
            <numerusform>مع {count} وحدة</numerusform>
            <numerusform>مع {count} وحدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>هذه الوحدات الـ{count}</numerusform>
            <numerusform>هذه الوحدة</numerusform>
            <numerusform>هاتين الوحدتين</numerusform>
            <numerusform>هذه الوحدات الـ{count}</numerusform>
            <numerusform>هذه الوحدات الـ{count}</numerusform>
            <numerusform>هذه الوحدات الـ{count}</numerusform>
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
        <translation>المدرّب</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>الخطوة التالية</translation>
    </message>
    <message>
        <source>Ask about this cell</source>
        <translation>السؤال عن هذه الخلية</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>كل الخطوات</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>تعلّم…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>تدريب…</translation>
    </message>
    <message>
        <source>Next step says where to look first, then what is there, then why. You decide how much it tells.</source>
        <translation>«الخطوة التالية» تبيّن أولًا أين تنظر، ثم ما يوجد هناك، ثم السبب. وأنت تقرر كم تكشف لك.</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>أين الخطوة التالية، وما هي، ولماذا تصح</translation>
    </message>
    <message>
        <source>What it can be, and why not another digit</source>
        <translation>ماذا يمكن أن تحمل، ولماذا لا تحمل رقمًا آخر</translation>
    </message>
    <message>
        <source>All that can be found now</source>
        <translation>كل ما يمكن إيجاده الآن</translation>
    </message>
    <message>
        <source>Lessons from the rules to the hardest techniques</source>
        <translation>دروس من القواعد إلى أصعب التقنيات</translation>
    </message>
    <message>
        <source>Positions that need one technique</source>
        <translation>وضعيات تتطلب تقنية واحدة</translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message>
        <source>Nothing to restore: %1</source>
        <translation>لا شيء لاستعادته: %1</translation>
    </message>
    <message>
        <source>Nothing to import: %1</source>
        <translation>لا شيء لاستيراده: %1</translation>
    </message>
    <message>
        <source>there is no game in it.</source>
        <translation>ليس فيه أي لعبة.</translation>
    </message>
    <message>
        <source>its game is there already.</source>
        <translation>لعبته موجودة بالفعل.</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>ألعابه كلها موجودة بالفعل، وعددها %n.</numerusform>
            <numerusform>لعبته موجودة بالفعل.</numerusform>
            <numerusform>لعبتاه موجودتان بالفعل.</numerusform>
            <numerusform>ألعابه كلها موجودة بالفعل، وعددها %n.</numerusform>
            <numerusform>ألعابه كلها موجودة بالفعل، وعددها %n.</numerusform>
            <numerusform>ألعابه كلها موجودة بالفعل، وعددها %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game in %1.</source>
        <translation>لا ألعاب جديدة في %1.</translation>
    </message>
    <message>
        <source>Taken out of the bin: %1.</source>
        <translation>أُخرجت من سلة المحذوفات: %1.</translation>
    </message>
    <message>
        <source>Collections that came with it: %1.</source>
        <translation>المجموعات المرافقة لها: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>استُعيدت %n لعبة من %1</numerusform>
            <numerusform>استُعيدت لعبة واحدة من %1</numerusform>
            <numerusform>استُعيدت لعبتان من %1</numerusform>
            <numerusform>استُعيدت %n ألعاب من %1</numerusform>
            <numerusform>استُعيدت %n لعبة من %1</numerusform>
            <numerusform>استُعيدت %n لعبة من %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>استُوردت %n لعبة من %1</numerusform>
            <numerusform>استُوردت لعبة واحدة من %1</numerusform>
            <numerusform>استُوردت لعبتان من %1</numerusform>
            <numerusform>استُوردت %n ألعاب من %1</numerusform>
            <numerusform>استُوردت %n لعبة من %1</numerusform>
            <numerusform>استُوردت %n لعبة من %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>استُعيدت %n حركة من %1</numerusform>
            <numerusform>استُعيدت حركة واحدة من %1</numerusform>
            <numerusform>استُعيدت حركتان من %1</numerusform>
            <numerusform>استُعيدت %n حركات من %1</numerusform>
            <numerusform>استُعيدت %n حركة من %1</numerusform>
            <numerusform>استُعيدت %n حركة من %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>استُوردت %n حركة من %1</numerusform>
            <numerusform>استُوردت حركة واحدة من %1</numerusform>
            <numerusform>استُوردت حركتان من %1</numerusform>
            <numerusform>استُوردت %n حركات من %1</numerusform>
            <numerusform>استُوردت %n حركة من %1</numerusform>
            <numerusform>استُوردت %n حركة من %1</numerusform>
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
        <translation>%1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%n حركة</numerusform>
            <numerusform>حركة واحدة</numerusform>
            <numerusform>حركتان</numerusform>
            <numerusform>%n حركات</numerusform>
            <numerusform>%n حركة</numerusform>
            <numerusform>%n حركة</numerusform>
        </translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>النسخة الاحتياطية بتاريخ %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>وكانت %n لعبة موجودة بالفعل.</numerusform>
            <numerusform>وكانت واحدة موجودة بالفعل.</numerusform>
            <numerusform>وكانت اثنتان موجودتين بالفعل.</numerusform>
            <numerusform>وكانت %n ألعاب موجودة بالفعل.</numerusform>
            <numerusform>وكانت %n لعبة موجودة بالفعل.</numerusform>
            <numerusform>وكانت %n لعبة موجودة بالفعل.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::InputStrip</name>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>How digits are meant</source>
        <translation>ما الذي تعنيه الأرقام</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>أرقام</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>زاوية</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>وسط</translation>
    </message>
    <message>
        <source>Centre notes</source>
        <translation>ملاحظات في الوسط</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>لون</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>ألوان</translation>
    </message>
    <message>
        <source>A digit typed is an entry</source>
        <translation>ما تكتبه هو رقم الخلية</translation>
    </message>
    <message>
        <source>Notes at fixed places, as {Shift} with a digit</source>
        <translation>ملاحظات في مواضع ثابتة، كما عند الضغط على {Shift} مع رقم</translation>
    </message>
    <message>
        <source>Notes in a row, as {Ctrl} with a digit</source>
        <translation>ملاحظات متجاورة، كما عند الضغط على {Ctrl} مع رقم</translation>
    </message>
    <message>
        <source>Colours, as {Ctrl} and {Shift} with a digit</source>
        <translation>ألوان، كما عند الضغط على {Ctrl} مع {Shift} ورقم</translation>
    </message>
</context>
<context>
    <name>sudoku::Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 and 7</extracomment>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 and 7</extracomment>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items, before the last is joined by and</comment>
        <translation> و</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two, then 8</comment>
        <extracomment>Two items of a list whose last item begins with 8, such as: 4 or 8</extracomment>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 or 7</extracomment>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items, before the last is joined by or</comment>
        <translation> أو </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more, then 8</comment>
        <extracomment>The end of a list of three items or more that ends with an 8. %1 is all but the last item: 1, 4 or 8</extracomment>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 or 7</extracomment>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>neither of two</comment>
        <extracomment>Two items of a list after a negation: it cannot be 4 or 7</extracomment>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>none of three or more</comment>
        <extracomment>The end of a list of three items or more after a negation: it cannot be 1, 4 or 7</extracomment>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items</comment>
        <extracomment>What stands between the items of a list, with its blank if the language has one: 1, 4, 7</extracomment>
        <translation>، </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items that may be lists</comment>
        <extracomment>What stands between items of which some are lists themselves: 1 and 4 in r6c5, 2 in r8c1</extracomment>
        <translation>؛ </translation>
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
        <translation>م&amp;سح</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>المفتاح الا&amp;فتراضي</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;أخذه</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Search the entries and keys</source>
        <translation>البحث في البنود والمفاتيح</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Entries of the menus and their keys</source>
        <translation>بنود القوائم ومفاتيحها</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;إعادة ضبط الكل</translation>
    </message>
    <message>
        <source>All entries have their default keys.</source>
        <translation>لكل البنود مفاتيحها الافتراضية.</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>اختر بندًا.</translation>
    </message>
    <message>
        <source>%1: no key by default</source>
        <translation>%1: بلا مفتاح افتراضي</translation>
    </message>
    <message>
        <source>%1: %2 by default</source>
        <translation>%1: المفتاح الافتراضي %2</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>مفتاح %1</translation>
    </message>
    <message>
        <source>Go to the field above and press the new key.</source>
        <translation>انتقل إلى الحقل أعلاه واضغط المفتاح الجديد.</translation>
    </message>
    <message>
        <source>%1 cannot be changed. It is for: %2. Press another key.</source>
        <translation>لا يمكن تغيير %1، فهو مخصص لـ: %2. اضغط مفتاحًا آخر.</translation>
    </message>
    <message>
        <source>%1 belongs to %2 – take it from there?</source>
        <translation>المفتاح %1 يخص %2 – هل يؤخذ منه؟</translation>
    </message>
    <message>
        <source>%1 has no key now.</source>
        <translation>أصبح %1 بلا مفتاح.</translation>
    </message>
    <message>
        <source>%1 has the key %2 now.</source>
        <translation>أصبح مفتاح %1 هو %2.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>لم يُعثر على شيء.</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownBar</name>
    <message>
        <source>Known</source>
        <translation>التقنيات المعروفة</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownCard</name>
    <message>
        <source>Choose where to begin</source>
        <translation>اختر من أين تبدأ</translation>
    </message>
    <message>
        <source>You know %1 of %2</source>
        <translation>تعرف %1 من %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Ladder</name>
    <message>
        <source>Step %1 of 4 of the hint</source>
        <translation>الخطوة %1 من 4 من التلميح</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>أين</translation>
    </message>
    <message>
        <source>What</source>
        <translation>ما هي</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>لماذا</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>تعلّم</translation>
    </message>
    <message>
        <source>Technique guide</source>
        <translation>دليل التقنيات</translation>
    </message>
    <message>
        <source>Choose where to begin</source>
        <translation>اختر من أين تبدأ</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>البحث عن تقنية</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnWords</name>
    <message>
        <source>Basics</source>
        <comment>the first stage of the course</comment>
        <translation>الأساسيات</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>نحو %n دقيقة</numerusform>
            <numerusform>نحو دقيقة واحدة</numerusform>
            <numerusform>نحو دقيقتين</numerusform>
            <numerusform>نحو %n دقائق</numerusform>
            <numerusform>نحو %n دقيقة</numerusform>
            <numerusform>نحو %n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>معروفة</translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>تنشيط · %n يوم</numerusform>
            <numerusform>تنشيط · يوم واحد</numerusform>
            <numerusform>تنشيط · يومان</numerusform>
            <numerusform>تنشيط · %n أيام</numerusform>
            <numerusform>تنشيط · %n يومًا</numerusform>
            <numerusform>تنشيط · %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>تنشيط</translation>
    </message>
    <message>
        <source>next · %1 min</source>
        <translation>التالي · %1 د</translation>
    </message>
    <message>
        <source>%1 min · learning</source>
        <translation>%1 د · قيد التعلّم</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>known, due for a refresh</source>
        <translation>معروفة، وحان وقت تنشيطها</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>الدرس التالي</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>قيد التعلّم</translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1: لم تصادف هذه التقنية منذ %n يوم</numerusform>
            <numerusform>%1: لم تصادف هذه التقنية منذ يوم واحد</numerusform>
            <numerusform>%1: لم تصادف هذه التقنية منذ يومين</numerusform>
            <numerusform>%1: لم تصادف هذه التقنية منذ %n أيام</numerusform>
            <numerusform>%1: لم تصادف هذه التقنية منذ %n يومًا</numerusform>
            <numerusform>%1: لم تصادف هذه التقنية منذ %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not met for a while</source>
        <translation>%1: لم تصادف هذه التقنية منذ مدة</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديدة</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>حان وقت تنشيطها</translation>
    </message>
</context>
<context>
    <name>sudoku::Legend</name>
    <message>
        <source>the digit that links them</source>
        <translation>الرقم الذي يصل بينهما</translation>
    </message>
    <message>
        <source>only one set can have it</source>
        <translation>رقم لا تأخذه المجموعتان معًا</translation>
    </message>
    <message>
        <source>digits it sees</source>
        <translation>أرقام تراها الخلية</translation>
    </message>
    <message>
        <source>each closes what it sees</source>
        <translation>كل موضع يمنع الرقم فيما يراه</translation>
    </message>
    <message>
        <source>has the digit</source>
        <translation>فيها الرقم</translation>
    </message>
    <message>
        <source>has the %1</source>
        <comment>a digit</comment>
        <translation>فيها الرقم %1</translation>
    </message>
    <message>
        <source>cannot be %1</source>
        <comment>a digit</comment>
        <translation>لا تقبل الرقم %1</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>مشطوب</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>لا بد أن تحمل الرقم %1</translation>
    </message>
    <message>
        <source>must be this digit</source>
        <translation>لا بد أن تحمل هذا الرقم</translation>
    </message>
    <message>
        <source>is this digit</source>
        <translation>تحمل هذا الرقم</translation>
    </message>
    <message>
        <source>is %1</source>
        <comment>a digit</comment>
        <translation>تحمل الرقم %1</translation>
    </message>
    <message>
        <source>leads from one to the other</source>
        <translation>ما يربط أحدهما بالآخر</translation>
    </message>
    <message>
        <source>is not this digit</source>
        <translation>لا تحمل هذا الرقم</translation>
    </message>
    <message>
        <source>is not %1</source>
        <comment>a digit</comment>
        <translation>لا تحمل الرقم %1</translation>
    </message>
    <message>
        <source>if not, then this</source>
        <translation>إن لم يصح هذا، صح ذاك</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>إن صح هذا، لم يصح ذاك</translation>
    </message>
    <message>
        <source>all are %1, or none</source>
        <comment>a digit</comment>
        <translation>كلها تحمل %1 أو لا تحمله أيٌّ منها</translation>
    </message>
    <message>
        <source>else all of these are</source>
        <translation>وإلا حملته هذه الخلايا كلها</translation>
    </message>
    <message>
        <source>the other pair: all or none</source>
        <translation>اللونان الآخران: كل لون يصح كله أو لا يصح منه شيء</translation>
    </message>
    <message>
        <source>else all of these</source>
        <translation>وإلا صحت هذه المواضع كلها</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>خلايا الخط</translation>
    </message>
    <message>
        <source>set A</source>
        <translation>المجموعة A</translation>
    </message>
    <message>
        <source>set C</source>
        <translation>المجموعة C</translation>
    </message>
    <message>
        <source>set D</source>
        <translation>المجموعة D</translation>
    </message>
    <message>
        <source>gone in step %1</source>
        <translation>استُبعد في الخطوة %1</translation>
    </message>
    <message>
        <source>gone before</source>
        <translation>استُبعد من قبل</translation>
    </message>
    <message>
        <source>one of these is %1</source>
        <comment>a digit</comment>
        <translation>واحدة منها على الأقل تحمل الرقم %1</translation>
    </message>
    <message>
        <source>places for %1</source>
        <translation>مواضع الرقم %1</translation>
    </message>
    <message>
        <source>these digits fill these cells</source>
        <translation>هذه الأرقام تملأ هذه الخلايا</translation>
    </message>
    <message>
        <source>the twins</source>
        <translation>الخليتان التوأمان</translation>
    </message>
    <message>
        <source>the wings</source>
        <translation>الجناحان</translation>
    </message>
    <message>
        <source>could be swapped</source>
        <translation>قابلة للتبديل</translation>
    </message>
    <message>
        <source>places of the fish</source>
        <translation>مواضع السمكة</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>واحد منها على الأقل صحيح</translation>
    </message>
    <message>
        <source>cells tried together</source>
        <translation>خلايا تُجرَّب معًا</translation>
    </message>
    <message>
        <source>in both row or column and box</source>
        <translation>في الخط والمربع معًا</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>النمط</translation>
    </message>
    <message>
        <source>the fin: an extra place</source>
        <translation>الزعنفة: موضع زائد</translation>
    </message>
    <message>
        <source>the %1 that makes three: it must be true</source>
        <translation>الموضع الثالث للرقم %1: لا بد أن يكون صحيحًا</translation>
    </message>
    <message>
        <source>what keeps the swap away</source>
        <translation>ما يمنع التبديل</translation>
    </message>
    <message>
        <source>where it breaks</source>
        <translation>حيث يقع التناقض</translation>
    </message>
    <message>
        <source>locked with the extra digits</source>
        <translation>تشكّل مع الأرقام الزائدة مجموعة مقيدة</translation>
    </message>
    <message>
        <source>would have no candidate left</source>
        <translation>لن يبقى لها مرشح</translation>
    </message>
    <message>
        <source>cells of the box</source>
        <translation>خلايا المربع</translation>
    </message>
    <message>
        <source>set B</source>
        <translation>المجموعة B</translation>
    </message>
    <message>
        <source>a set with one digit more than cells</source>
        <translation>مجموعة عدد أرقامها يزيد واحدًا على عدد خلاياها</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>الساق</translation>
    </message>
    <message>
        <source>the pivot</source>
        <translation>المحور</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>مكان البحث</translation>
    </message>
    <message>
        <source>the row we look at</source>
        <translation>الصف الذي ننظر فيه</translation>
    </message>
    <message>
        <source>the column we look at</source>
        <translation>العمود الذي ننظر فيه</translation>
    </message>
    <message>
        <source>the box we look at</source>
        <translation>المربع الذي ننظر فيه</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonLadder</name>
    <message>
        <source>See it, part %1 of %2</source>
        <translation>شاهدها، الجزء %1 من %2</translation>
    </message>
    <message>
        <source>Find it, exercise %1 of %2</source>
        <translation>اعثر عليها، التمرين %1 من %2</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>استعملها</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>نهاية الدرس</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>شاهدها</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>اعثر عليها</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>الدروس</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>المعروف %1 من %2</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>الدرس</translation>
    </message>
    <message>
        <source>The example of the lesson</source>
        <translation>مثال الدرس</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>تعلّم</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>العودة إلى الدورة</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>نهاية الدرس</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>الدرس: %1</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>مفاتيح الأسهم تختار خلية، والرقم يختار مرشحها، {Enter} يختار الخلية.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>مثال: %1</translation>
    </message>
    <message>
        <source>The position of the lesson</source>
        <translation>وضعية الدرس</translation>
    </message>
    <message>
        <source>%1: looking at the example…</source>
        <comment>a technique</comment>
        <translation>%1: جارٍ إعداد المثال…</translation>
    </message>
    <message>
        <source>%1, see it: part %2 of %3.</source>
        <translation>%1 (مشاهدة): الجزء %2 من %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>لعبتك كما هي لم تُمسّ.</translation>
    </message>
    <message>
        <source>You know it</source>
        <translation>أنت تعرفها</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>لم يثبت ذلك بعد</translation>
    </message>
    <message>
        <source>Two exercises found alone prove that you know it.</source>
        <translation>تمرينان تحلّهما وحدك يثبتان أنك تعرفها.</translation>
    </message>
    <message>
        <source>The lesson shows how to look.</source>
        <translation>الدرس يبيّن كيف تنظر.</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>شاهدها</translation>
    </message>
    <message>
        <source>Play a position to the end. The next step that it needs: %1.</source>
        <translation>العب وضعية حتى النهاية. الخطوة التالية التي تتطلبها: %1.</translation>
    </message>
    <message>
        <source>Hints work as usual. Your own game is kept in the library.</source>
        <translation>التلميحات تعمل كالمعتاد. ولعبتك محفوظة في المكتبة.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>جارٍ البحث عن وضعية…</translation>
    </message>
    <message>
        <source>There is no position to play.</source>
        <translation>لا توجد وضعية للعب.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>استعملها</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>لعبها حتى النهاية</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>إنهاء الدرس</translation>
    </message>
    <message>
        <source>%1, use it.</source>
        <translation>%1، استعملها.</translation>
    </message>
    <message>
        <source>Your own game is kept in the library.</source>
        <translation>لعبتك محفوظة في المكتبة.</translation>
    </message>
    <message>
        <source>You found it yourself.</source>
        <translation>وجدتها بنفسك.</translation>
    </message>
    <message>
        <source>You played it to the end.</source>
        <translation>لعبتها حتى النهاية.</translation>
    </message>
    <message>
        <source>%1 is known now.</source>
        <comment>a technique</comment>
        <translation>أصبحت من التقنيات المعروفة: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>وُجدت دون مساعدة: %1 من %n مرة تجعلها معروفة، في التدريب أو في الألعاب.</numerusform>
            <numerusform>وُجدت دون مساعدة: %1 من المرة الواحدة التي تجعلها معروفة، في التدريب أو في الألعاب.</numerusform>
            <numerusform>وُجدت دون مساعدة: %1 من المرتين اللتين تجعلانها معروفة، في التدريب أو في الألعاب.</numerusform>
            <numerusform>وُجدت دون مساعدة: %1 من %n مرات تجعلها معروفة، في التدريب أو في الألعاب.</numerusform>
            <numerusform>وُجدت دون مساعدة: %1 من %n مرة تجعلها معروفة، في التدريب أو في الألعاب.</numerusform>
            <numerusform>وُجدت دون مساعدة: %1 من %n مرة تجعلها معروفة، في التدريب أو في الألعاب.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>الدرس التالي: %1</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>تمارين أخرى</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelBox</name>
    <message>
        <source>next game</source>
        <translation>اللعبة التالية</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelPage</name>
    <message>
        <source>Whatever comes: from easy to very hard.</source>
        <translation>أيًّا كان: من السهل إلى الصعب جدًّا.</translation>
    </message>
    <message>
        <source>Many givens, and always a cell or a digit that can only go one way.</source>
        <translation>أرقام معطاة كثيرة، وهناك دائمًا خلية أو رقم ليس له إلا وجه واحد.</translation>
    </message>
    <message>
        <source>Pairs, triples and digits that are locked in a row or box.</source>
        <translation>أزواج وثلاثيات وأرقام مقيدة في صف أو مربع.</translation>
    </message>
    <message>
        <source>Patterns over two or more rows: X-Wing, Skyscraper, wings.</source>
        <translation>أنماط تمتد على صفين أو أكثر: X-Wing، ناطحة السحاب، الأجنحة.</translation>
    </message>
    <message>
        <source>Larger patterns and short chains.</source>
        <translation>أنماط أكبر وسلاسل قصيرة.</translation>
    </message>
    <message>
        <source>Long chains of reasons.</source>
        <translation>سلاسل طويلة من الاستنتاجات.</translation>
    </message>
    <message>
        <source>No pattern is enough: something has to be tried.</source>
        <translation>لا يكفي أي نمط: لا بد من تجربة شيء.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>أي مستوى</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>على مقاسي</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>الم&amp;ستوى</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>الم&amp;تطلبات</translation>
    </message>
</context>
<context>
    <name>sudoku::Library</name>
    <message>
        <source>it cannot be kept now</source>
        <translation>لا يمكن حفظه الآن</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryActions</name>
    <message>
        <source>Undo deletion</source>
        <translation>إلغاء الحذف</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>إعادة العرض</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>بدء من جديد</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>طباعة…</translation>
    </message>
    <message>
        <source>Print all that are shown…</source>
        <translation>طباعة كل المعروض…</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>تحديد الكل</translation>
    </message>
    <message>
        <source>Show techniques</source>
        <translation>إظهار التقنيات</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>لعب</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryBar</name>
    <message>
        <source>All levels</source>
        <translation>كل المستويات</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>الترتيب حسب</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>بطاقات</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>صفوف</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>which games</comment>
        <translation>العرض: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the library, number of its games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Any collection or none</source>
        <translation>أي مجموعة أو بلا مجموعة</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>استيراد مجموعة…</translation>
    </message>
    <message>
        <source>Any tag or none</source>
        <translation>أي وسم أو بلا وسم</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>الترتيب حسب: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryCollection</name>
    <message>
        <source>Play next</source>
        <translation>لعب التالي</translation>
    </message>
    <message>
        <source>Play at random</source>
        <translation>لعب عشوائي</translation>
    </message>
    <message>
        <source>Rename collection</source>
        <translation>إعادة تسمية المجموعة</translation>
    </message>
    <message>
        <source>Delete collection</source>
        <translation>حذف المجموعة</translation>
    </message>
    <message>
        <source>The first puzzle of those listed that has not been begun</source>
        <translation>أول لغز في القائمة لم يُبدأ بعد</translation>
    </message>
    <message>
        <source>Any puzzle of those listed that has not been begun</source>
        <translation>أي لغز في القائمة لم يُبدأ بعد</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>More about the collection</source>
        <translation>المزيد عن المجموعة</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryEditor</name>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Tags of all of them</source>
        <translation>وسومها جميعًا</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>اسم المجموعة</translation>
    </message>
    <message>
        <source>beautiful, again</source>
        <translation>جميلة، من جديد</translation>
    </message>
    <message>
        <source>With commas between</source>
        <translation>مفصولة بفواصل</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryImport</name>
    <message>
        <source>Details</source>
        <translation>تفاصيل</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation>جارٍ استيراد %1…</translation>
    </message>
    <message>
        <source>Importing %1: waiting for another program that has locked the games…</source>
        <translation>جارٍ استيراد %1: بانتظار برنامج آخر قفل الألعاب…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>ليست ألغازًا</translation>
    </message>
    <message>
        <source>What is no puzzle, and why</source>
        <translation>ما ليس لغزًا، ولماذا</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>لم يُستورد</translation>
    </message>
    <message>
        <source>What was not imported, and why</source>
        <translation>ما لم يُستورد، ولماذا</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>إضافةً إلى %1 غيرها.</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Level, state, tag, date, technique</source>
        <translation>المستوى، الحالة، الوسم، التاريخ، التقنية</translation>
    </message>
    <message>
        <source>Finds all words on a card, dates, digits and techniques</source>
        <translation>يجد كل ما على البطاقة من كلمات، والتواريخ والأرقام والتقنيات</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>استيراد مجموعة</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted games stay here for 30 days.</source>
        <translation>سلة المحذوفات فارغة. تبقى الألعاب المحذوفة هنا 30 يومًا.</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>لم تُلعب أي لعبة بعد.</translation>
    </message>
    <message>
        <source>No puzzle is like that.</source>
        <translation>لا يوجد لغز يطابق هذا.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>لا توجد لعبة بهذه الصفة.</translation>
    </message>
    <message>
        <source>Each puzzle that is listed has been begun.</source>
        <translation>كل الألغاز في القائمة بُدئت من قبل.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>كل ألغاز هذه المجموعة بُدئت من قبل.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game</comment>
        <translation>حُذفت: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game</comment>
        <translation>استُعيدت: %1</translation>
    </message>
    <message>
        <source>It could not be deleted.</source>
        <translation>تعذّر الحذف.</translation>
    </message>
    <message>
        <source>Export the selected games</source>
        <translation>تصدير الألعاب المحددة</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>سجل (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>sudoku-games</source>
        <translation>sudoku-games</translation>
    </message>
    <message>
        <source>A paused game is not printed.</source>
        <translation>اللعبة المتوقفة مؤقتًا لا تُطبع.</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryProfile</name>
    <message>
        <source>%1, %2</source>
        <comment>a level, a game</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>جارٍ البحث عن المسار…</translation>
    </message>
</context>
<context>
    <name>sudoku::LibrarySidebar</name>
    <message>
        <source>Collections</source>
        <translation>المجموعات</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>استيراد مجموعة…</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryView</name>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message>
        <source>All games</source>
        <translation>كل الألعاب</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>المحتفَظ بها</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>سلة المحذوفات</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>آخر لعب</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Date begun</source>
        <translation>تاريخ البدء</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%n لعبة</numerusform>
            <numerusform>لعبة واحدة</numerusform>
            <numerusform>لعبتان</numerusform>
            <numerusform>%n ألعاب</numerusform>
            <numerusform>%n لعبة</numerusform>
            <numerusform>%n لعبة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>%1 من %n لعبة</numerusform>
            <numerusform>%1 من لعبة واحدة</numerusform>
            <numerusform>%1 من لعبتين</numerusform>
            <numerusform>%1 من %n ألعاب</numerusform>
            <numerusform>%1 من %n لعبة</numerusform>
            <numerusform>%1 من %n لعبة</numerusform>
        </translation>
    </message>
    <message>
        <source>No game in the bin</source>
        <translation>لا ألعاب في سلة المحذوفات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>%n لعبة في سلة المحذوفات، كلٌّ منها لمدة 30 يومًا</numerusform>
            <numerusform>لعبة واحدة في سلة المحذوفات، لمدة 30 يومًا</numerusform>
            <numerusform>لعبتان في سلة المحذوفات، كلٌّ منهما لمدة 30 يومًا</numerusform>
            <numerusform>%n ألعاب في سلة المحذوفات، كلٌّ منها لمدة 30 يومًا</numerusform>
            <numerusform>%n لعبة في سلة المحذوفات، كلٌّ منها لمدة 30 يومًا</numerusform>
            <numerusform>%n لعبة في سلة المحذوفات، كلٌّ منها لمدة 30 يومًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>حُدّدت %1 من %n لعبة</numerusform>
            <numerusform>حُدّدت %1 من لعبة واحدة</numerusform>
            <numerusform>حُدّدت %1 من لعبتين</numerusform>
            <numerusform>حُدّدت %1 من %n ألعاب</numerusform>
            <numerusform>حُدّدت %1 من %n لعبة</numerusform>
            <numerusform>حُدّدت %1 من %n لعبة</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>حُذفت: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>استُعيدت: %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a collection</comment>
        <translation>حُلّ %1 من %2</translation>
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
        <translation>لا مستوى بعد</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>بلا رقم</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>filled cells, all that are to be filled</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>عُرض حلّها</translation>
    </message>
    <message>
        <source>solved before</source>
        <translation>حُلّ من قبل</translation>
    </message>
    <message>
        <source>Daily puzzle of %1</source>
        <comment>a day</comment>
        <translation>لغز يوم %1</translation>
    </message>
    <message>
        <source>The techniques of this puzzle are not known yet.</source>
        <translation>تقنيات هذا اللغز غير معروفة بعد.</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>التقنيات: %1</translation>
    </message>
    <message>
        <source>Ratings: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>التقييمات: %1 من %2</translation>
    </message>
    <message>
        <source>Levels: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>المستويات: %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln puzzles</source>
        <translation>
            <numerusform>%1 من %n لغز</numerusform>
            <numerusform>%1 من لغز واحد</numerusform>
            <numerusform>%1 من لغزين</numerusform>
            <numerusform>%1 من %n ألغاز</numerusform>
            <numerusform>%1 من %n لغزًا</numerusform>
            <numerusform>%1 من %n لغز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%n لغز</numerusform>
            <numerusform>لغز واحد</numerusform>
            <numerusform>لغزان</numerusform>
            <numerusform>%n ألغاز</numerusform>
            <numerusform>%n لغزًا</numerusform>
            <numerusform>%n لغز</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>محتفَظ بها</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <comment>a day</comment>
        <translation>حُذفت: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LinkToggle</name>
    <message>
        <source>if not, then this</source>
        <translation>إن لم يصح هذا، صح ذاك</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>إن صح هذا، لم يصح ذاك</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>قوي</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>ضعيف</translation>
    </message>
    <message>
        <source>Strong, if not, then this</source>
        <translation>قوي: إن لم يصح هذا، صح ذاك</translation>
    </message>
    <message>
        <source>Weak, if so, then not</source>
        <translation>ضعيف: إن صح هذا، لم يصح ذاك</translation>
    </message>
</context>
<context>
    <name>sudoku::ListPage</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%n لغز</numerusform>
            <numerusform>لغز واحد</numerusform>
            <numerusform>لغزان</numerusform>
            <numerusform>%n ألغاز</numerusform>
            <numerusform>%n لغزًا</numerusform>
            <numerusform>%n لغز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %Ln puzzles</source>
        <translation>
            <numerusform>أول %1 من %n لغز</numerusform>
            <numerusform>الأول من لغز واحد (%1)</numerusform>
            <numerusform>أول %1 من لغزين</numerusform>
            <numerusform>أول %1 من %n ألغاز</numerusform>
            <numerusform>أول %1 من %n لغزًا</numerusform>
            <numerusform>أول %1 من %n لغز</numerusform>
        </translation>
    </message>
    <message>
        <source>With &amp;entries</source>
        <translation>مع الأرقام المُ&amp;دخَلة</translation>
    </message>
    <message>
        <source>With levels and &amp;ratings</source>
        <translation>مع المستويات والتق&amp;ييمات</translation>
    </message>
    <message>
        <source>Working them out takes a while for many puzzles.</source>
        <translation>يستغرق حسابها وقتًا إذا كثرت الألغاز.</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>ال&amp;عنوان</translation>
    </message>
</context>
<context>
    <name>sudoku::LookBackWords</name>
    <message>
        <source>Hardest step: %1.</source>
        <translation>أصعب خطوة: %1.</translation>
    </message>
    <message>
        <source>Hardest step: %1. Hardest that you found: %2.</source>
        <translation>أصعب خطوة: %1. أصعب ما وجدته: %2.</translation>
    </message>
    <message>
        <source>Hardest step: %1. You found it.</source>
        <translation>أصعب خطوة: %1. وقد وجدتها.</translation>
    </message>
    <message>
        <source>Learn next: %1.</source>
        <translation>تعلّم بعدها: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;خروج</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;لعبة</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>لعبة &amp;جديدة</translation>
    </message>
    <message>
        <source>Choose a new &amp;game…</source>
        <translation>ا&amp;ختيار لعبة جديدة…</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>اللعبة ال&amp;سابقة</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>ت&amp;حقق</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;إعادة</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>الإعدا&amp;دات…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>&amp;تلميحات</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;ملء الشاشة</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;أدوات</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>اختصارات لوحة ال&amp;مفاتيح</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>تغيير الم&amp;فاتيح…</translation>
    </message>
    <message>
        <source>&amp;About Sudoku</source>
        <translation>&amp;حول سودوكو</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>سودوكو</translation>
    </message>
    <message>
        <source>The clipboard has a puzzle.</source>
        <translation>في الحافظة لغز.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>لعب اللغز</translation>
    </message>
    <message>
        <source>Show two</source>
        <translation>عرض حلّين</translation>
    </message>
    <message>
        <source>About Sudoku</source>
        <translation>حول سودوكو</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;A Sudoku game that explains every step and keeps every game.&lt;/p&gt;&lt;p&gt;MIT licence&lt;/p&gt;</source>
        <translation>&lt;h3&gt;سودوكو %1&lt;/h3&gt;&lt;p&gt;لعبة سودوكو تشرح كل خطوة وتحفظ كل لعبة.&lt;/p&gt;&lt;p&gt;رخصة MIT&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>The last moves could not be saved. They are lost if you exit now.</source>
        <translation>تعذّر حفظ الحركات الأخيرة، وستضيع إذا خرجت الآن.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>حف&amp;ظ باسم…</translation>
    </message>
    <message>
        <source>E&amp;xit all the same</source>
        <translation>&amp;خروج على أي حال</translation>
    </message>
</context>
<context>
    <name>sudoku::MakingBar</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>إعداد لغز</translation>
    </message>
    <message>
        <source>Does without a new game</source>
        <translation>الاستغناء عن لعبة جديدة</translation>
    </message>
</context>
<context>
    <name>sudoku::MarkCommands</name>
    <message>
        <source>Close the hint first: it hides colours and links.</source>
        <translation>أغلق التلميح أولًا: فهو يخفي الألوان والروابط.</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>اختر لونًا أولًا.</translation>
    </message>
    <message>
        <source>Strong link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>رابط قوي من %1 في %2</translation>
    </message>
    <message>
        <source>Weak link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>رابط ضعيف من %1 في %2</translation>
    </message>
    <message>
        <source>%1: let go on %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1: اترك الزر عند %2 في %3.</translation>
    </message>
    <message>
        <source>%1 to %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1 إلى %2 في %3.</translation>
    </message>
    <message>
        <source>The link is taken away.</source>
        <translation>أُزيل الرابط.</translation>
    </message>
    <message>
        <source>%1 is not among the notes here.</source>
        <translation>ليس %1 بين الملاحظات هنا.</translation>
    </message>
    <message>
        <source>%1: move to its other end and press the digit.</source>
        <comment>`Strong link from 4 in r6c1`</comment>
        <translation>%1: انتقل إلى طرفه الآخر واضغط الرقم.</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>لا توجد روابط.</translation>
    </message>
    <message>
        <source>These cells have no links.</source>
        <translation>لا روابط في هذه الخلايا.</translation>
    </message>
    <message>
        <source>No candidate has a colour.</source>
        <translation>لا مرشح ملوّن.</translation>
    </message>
    <message>
        <source>No candidate of these cells has a colour.</source>
        <translation>لا مرشح ملوّن في هذه الخلايا.</translation>
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
            <numerusform>وهو الأول من {count} رقم خاطئ.</numerusform>
            <numerusform>وهو الرقم الخاطئ الوحيد.</numerusform>
            <numerusform>وهو الأول من رقمين خاطئين.</numerusform>
            <numerusform>وهو الأول من {count} أرقام خاطئة.</numerusform>
            <numerusform>وهو الأول من {count} رقمًا خاطئًا.</numerusform>
            <numerusform>وهو الأول من {count} رقم خاطئ.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is wrong.</source>
        <translation>الرقم {digit} في الخلية {cell} خاطئ.</translation>
    </message>
    <message>
        <source>The {digit} in {cell}, entered in the last move, is wrong.</source>
        <translation>الرقم {digit} في الخلية {cell}، المُدخَل في آخر حركة، خاطئ.</translation>
    </message>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>الرقم {digit} في الخلية {cell}، المُدخَل قبل %n حركة، خاطئ.</numerusform>
            <numerusform>الرقم {digit} في الخلية {cell}، المُدخَل قبل حركة واحدة، خاطئ.</numerusform>
            <numerusform>الرقم {digit} في الخلية {cell}، المُدخَل قبل حركتين، خاطئ.</numerusform>
            <numerusform>الرقم {digit} في الخلية {cell}، المُدخَل قبل %n حركات، خاطئ.</numerusform>
            <numerusform>الرقم {digit} في الخلية {cell}، المُدخَل قبل %n حركة، خاطئ.</numerusform>
            <numerusform>الرقم {digit} في الخلية {cell}، المُدخَل قبل %n حركة، خاطئ.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, {house} comes to have no place left for {digit}.</source>
        <translation>بسببه لا يبقى للرقم {digit} في النهاية أي موضع {house.in}.</translation>
    </message>
    <message>
        <source>With it, no digit is left in the end for {cell}.</source>
        <translation>بسببه لا يبقى في النهاية أي رقم للخلية {cell}.</translation>
    </message>
    <message>
        <source>With it, there is no way left to fill the board.</source>
        <translation>بسببه لا تبقى طريقة لملء اللوحة.</translation>
    </message>
    <message>
        <source>{house} has its {digit} already, in {cell}.</source>
        <translation>الرقم {digit} موجود بالفعل {house.in}، في الخلية {cell}.</translation>
    </message>
    <message>
        <source>To go back to before the mistake takes notes away too.</source>
        <translation>العودة إلى ما قبل الخطأ تزيل ملاحظات أيضًا.</translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>العودة إلى ما قبل الخطأ تزيل أيضًا %n رقم صحيح.</numerusform>
            <numerusform>العودة إلى ما قبل الخطأ تزيل أيضًا رقمًا صحيحًا واحدًا.</numerusform>
            <numerusform>العودة إلى ما قبل الخطأ تزيل أيضًا رقمين صحيحين.</numerusform>
            <numerusform>العودة إلى ما قبل الخطأ تزيل أيضًا %n أرقام صحيحة.</numerusform>
            <numerusform>العودة إلى ما قبل الخطأ تزيل أيضًا %n رقمًا صحيحًا.</numerusform>
            <numerusform>العودة إلى ما قبل الخطأ تزيل أيضًا %n رقم صحيح.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>مُسح %n رقم خاطئ.</numerusform>
            <numerusform>مُسح رقم خاطئ واحد.</numerusform>
            <numerusform>مُسح رقمان خاطئان.</numerusform>
            <numerusform>مُسحت %n أرقام خاطئة.</numerusform>
            <numerusform>مُسح %n رقمًا خاطئًا.</numerusform>
            <numerusform>مُسح %n رقم خاطئ.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is cleared.</source>
        <translation>مُسح الرقم {digit} من الخلية {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>تمت العودة إلى ما قبل الخطأ، وأُزيل معه %n رقم صحيح. «تراجع» يعيدها.</numerusform>
            <numerusform>تمت العودة إلى ما قبل الخطأ، وأُزيل معه رقم صحيح واحد. «تراجع» يعيده.</numerusform>
            <numerusform>تمت العودة إلى ما قبل الخطأ، وأُزيل معه رقمان صحيحان. «تراجع» يعيدهما.</numerusform>
            <numerusform>تمت العودة إلى ما قبل الخطأ، وأُزيلت معه %n أرقام صحيحة. «تراجع» يعيدها.</numerusform>
            <numerusform>تمت العودة إلى ما قبل الخطأ، وأُزيل معه %n رقمًا صحيحًا. «تراجع» يعيدها.</numerusform>
            <numerusform>تمت العودة إلى ما قبل الخطأ، وأُزيل معه %n رقم صحيح. «تراجع» يعيدها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to before the mistake: notes went too. Undo brings them back.</source>
        <translation>تمت العودة إلى ما قبل الخطأ، وأُزيلت معه ملاحظات. «تراجع» يعيدها.</translation>
    </message>
    <message>
        <source>Back to before the mistake.</source>
        <translation>تمت العودة إلى ما قبل الخطأ.</translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message>
        <source>Key moments</source>
        <translation>لحظات مهمة</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>%1 من %n رقم مُدخَل</numerusform>
            <numerusform>%1 من رقم مُدخَل واحد</numerusform>
            <numerusform>%1 من رقمين مُدخَلين</numerusform>
            <numerusform>%1 من %n أرقام مُدخَلة</numerusform>
            <numerusform>%1 من %n رقمًا مُدخَلًا</numerusform>
            <numerusform>%1 من %n رقم مُدخَل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentView</name>
    <message>
        <source>Show the step</source>
        <translation>عرض الخطوة</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>إعادة العرض من هنا</translation>
    </message>
    <message>
        <source>The position before this entry</source>
        <translation>الوضعية قبل هذا الرقم</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a technique</comment>
        <translation>التدرب على: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>فرع من %n حركة: %1</numerusform>
            <numerusform>فرع من حركة واحدة: %1</numerusform>
            <numerusform>فرع من حركتين: %1</numerusform>
            <numerusform>فرع من %n حركات: %1</numerusform>
            <numerusform>فرع من %n حركة: %1</numerusform>
            <numerusform>فرع من %n حركة: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>خاطئ</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>نقطة حفظ</translation>
    </message>
    <message>
        <source>trial begins</source>
        <translation>بداية تجربة</translation>
    </message>
    <message>
        <source>trial %1 begins</source>
        <translation>بداية التجربة %1</translation>
    </message>
    <message>
        <source>here</source>
        <translation>هنا</translation>
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
        <translation>الحركات</translation>
    </message>
</context>
<context>
    <name>sudoku::MovesPage</name>
    <message>
        <source>Moves</source>
        <translation>الحركات</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>اللعبة كما كانت حينها</translation>
    </message>
    <message>
        <source>A click or {Enter} goes there.</source>
        <translation>النقر أو {Enter} ينقلك إلى هناك.</translation>
    </message>
</context>
<context>
    <name>sudoku::NearMissFinder</name>
    <message>
        <source>%1 in %2</source>
        <comment>a candidate: its digit, its cell</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>Nearly: {candidate} sees a part of what decides it.</source>
        <translation>اقتربت: المرشح {candidate} يرى جزءًا مما يحسم أمره.</translation>
    </message>
    <message>
        <source>Look for a cell with {digit} that sees the rest too.</source>
        <translation>ابحث عن خلية فيها {digit} ترى البقية أيضًا.</translation>
    </message>
    <message>
        <source>It has to see a cell of each of the two groups.</source>
        <translation>يجب أن ترى خلية من كل زمرة من الزمرتين.</translation>
    </message>
    <message>
        <source>It has to see both ends of the pattern.</source>
        <translation>يجب أن ترى طرفي النمط كليهما.</translation>
    </message>
    <message>
        <source>It has to see all cells of the pattern that may hold its digit.</source>
        <translation>يجب أن ترى كل خلايا النمط التي قد تحمل رقمها.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} lies in a line of the fish.</source>
        <translation>اقتربت: المرشح {candidate} يقع على خط من خطوط السمكة.</translation>
    </message>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>لكنه لا يرى كل الزعانف، وقد تكون إحداها صحيحة.</numerusform>
            <numerusform>لكنه لا يرى الزعنفة، وقد تكون الزعنفة صحيحة.</numerusform>
            <numerusform>لكنه لا يرى الزعنفتين كلتيهما، وقد تكون إحداهما صحيحة.</numerusform>
            <numerusform>لكنه لا يرى كل الزعانف، وقد تكون إحداها صحيحة.</numerusform>
            <numerusform>لكنه لا يرى كل الزعانف، وقد تكون إحداها صحيحة.</numerusform>
            <numerusform>لكنه لا يرى كل الزعانف، وقد تكون إحداها صحيحة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>ابحث على هذه الخطوط عن خلية ترى كل الزعانف.</numerusform>
            <numerusform>ابحث على ذلك الخط عن خلية ترى الزعنفة.</numerusform>
            <numerusform>ابحث على هذه الخطوط عن خلية ترى الزعنفتين معًا.</numerusform>
            <numerusform>ابحث على هذه الخطوط عن خلية ترى كل الزعانف.</numerusform>
            <numerusform>ابحث على هذه الخطوط عن خلية ترى كل الزعانف.</numerusform>
            <numerusform>ابحث على هذه الخطوط عن خلية ترى كل الزعانف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>اقتربت: المرشح {candidate} يرى الزعانف.</numerusform>
            <numerusform>اقتربت: المرشح {candidate} يرى الزعنفة.</numerusform>
            <numerusform>اقتربت: المرشح {candidate} يرى الزعنفتين.</numerusform>
            <numerusform>اقتربت: المرشح {candidate} يرى الزعانف.</numerusform>
            <numerusform>اقتربت: المرشح {candidate} يرى الزعانف.</numerusform>
            <numerusform>اقتربت: المرشح {candidate} يرى الزعانف.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not lie in a line of the fish.</source>
        <translation>لكنه لا يقع على خط من خطوط السمكة.</translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>انظر حيث يمرّ خط من خطوط السمكة بما تراه الزعانف.</numerusform>
            <numerusform>انظر حيث يمرّ خط من خطوط السمكة بما تراه الزعنفة.</numerusform>
            <numerusform>انظر حيث يمرّ خط من خطوط السمكة بما تراه الزعنفتان.</numerusform>
            <numerusform>انظر حيث يمرّ خط من خطوط السمكة بما تراه الزعانف.</numerusform>
            <numerusform>انظر حيث يمرّ خط من خطوط السمكة بما تراه الزعانف.</numerusform>
            <numerusform>انظر حيث يمرّ خط من خطوط السمكة بما تراه الزعانف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly: {cell} is the right cell.</source>
        <translation>اقتربت: الخلية {cell} هي الصحيحة.</translation>
    </message>
    <message>
        <source>Another digit belongs there.</source>
        <translation>لكن مكانها لرقم آخر.</translation>
    </message>
    <message>
        <source>Another digit is crossed out there.</source>
        <translation>لكن الذي يُشطب فيها رقم آخر.</translation>
    </message>
    <message>
        <source>Look at which digits the pattern is about.</source>
        <translation>انظر إلى الأرقام التي يدور حولها النمط.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} is a part of the pattern.</source>
        <translation>اقتربت: المرشح {candidate} جزء من النمط.</translation>
    </message>
    <message>
        <source>The pattern itself stays. What it rules out is crossed out.</source>
        <translation>النمط نفسه يبقى، وما يستبعده هو الذي يُشطب.</translation>
    </message>
    <message>
        <source>Nearly: {cell} belongs to the pattern.</source>
        <translation>اقتربت: الخلية {cell} من خلايا النمط.</translation>
    </message>
    <message>
        <source>Its {digit} is not what the pattern rules out.</source>
        <translation>لكن الرقم {digit} فيها ليس مما يستبعده النمط.</translation>
    </message>
    <message>
        <source>Look for the cell that has one digit left by it.</source>
        <translation>ابحث عن الخلية التي لا يبقى لها بسببه سوى رقم واحد.</translation>
    </message>
    <message>
        <source>Look at the other digits in the cells of the pattern.</source>
        <translation>انظر إلى الأرقام الأخرى في خلايا النمط.</translation>
    </message>
    <message>
        <source>Look at the cells that see the pattern.</source>
        <translation>انظر إلى الخلايا التي ترى النمط.</translation>
    </message>
</context>
<context>
    <name>sudoku::NeedsBox</name>
    <message>
        <source>Needs</source>
        <translation>المتطلبات</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a technique, why the player may want it</comment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>sudoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>ال&amp;مستوى</translation>
    </message>
    <message>
        <source>D&amp;aily</source>
        <translation>لغز الي&amp;وم</translation>
    </message>
    <message>
        <source>By &amp;id</source>
        <translation>بالمع&amp;رّف</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>الم&amp;زيد</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>إعداد لغز</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;لعب</translation>
    </message>
    <message>
        <source>Default of these holes</source>
        <translation>القيمة الافتراضية لهذه الفراغات</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>الأرقام المع&amp;طاة</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>أقل عدد من الأرقام المعطاة</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>أكبر عدد من الأرقام المعطاة</translation>
    </message>
    <message>
        <source>to</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>random</source>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>How the full board is made that the puzzle is dug out of</source>
        <translation>كيف تُنشأ اللوحة المملوءة التي يُستخرج منها اللغز</translation>
    </message>
    <message>
        <source>Which givens are taken away, and how many</source>
        <translation>أي الأرقام المعطاة تُحذف، وكم منها</translation>
    </message>
    <message>
        <source>In which order cells are tried</source>
        <translation>بأي ترتيب تُجرَّب الخلايا</translation>
    </message>
    <message>
        <source>How the givens that stay lie to each other</source>
        <translation>كيف تتناظر الأرقام المعطاة الباقية</translation>
    </message>
    <message>
        <source>How many givens there are</source>
        <translation>كم عدد الأرقام المعطاة</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every machine</source>
        <translation>البذرة نفسها تنتج اللغز نفسه على كل جهاز</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>إعادة ال&amp;ضبط</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>اللو&amp;حة</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>ال&amp;فراغات</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>ال&amp;ترتيب</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>الت&amp;ناظر</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>ال&amp;بذرة</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>التاري&amp;خ</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>الم&amp;ستوى</translation>
    </message>
    <message>
        <source>The same id gives the same puzzle on every machine.</source>
        <translation>المعرّف نفسه ينتج اللغز نفسه على كل جهاز.</translation>
    </message>
    <message>
        <source>Puzzle i&amp;d</source>
        <translation>معرّف الل&amp;غز</translation>
    </message>
    <message>
        <source>The cells of this id are no puzzle: it needs exactly one solution.</source>
        <translation>خلايا هذا المعرّف لا تكوّن لغزًا: فاللغز يتطلب حلًّا واحدًا بالضبط.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Choose something else, or try again.</source>
        <translation>لم يوجد لغز كهذا. اختر شيئًا آخر، أو حاول من جديد.</translation>
    </message>
    <message>
        <source>None of very many puzzles was like that. Try a wider choice.</source>
        <translation>لم يطابق ذلك أيٌّ من ألغاز كثيرة جدًّا. جرّب اختيارًا أوسع.</translation>
    </message>
    <message>
        <source>Not for a puzzle for you</source>
        <translation>غير متاح للغز على مقاسك</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>جارٍ البحث عن لغز كهذا…</translation>
    </message>
    <message>
        <source>An id looks like 1-backtracking-all-180-48213.</source>
        <translation>مثال على المعرّف: 1-backtracking-all-180-48213.</translation>
    </message>
    <message>
        <source>A seed is a number below 2^64.</source>
        <translation>البذرة عدد أصغر من 2^64.</translation>
    </message>
    <message>
        <source>These holes have an order and a number of their own.</source>
        <translation>لهذه الفراغات ترتيب وعدد خاصان بها.</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLessonCard</name>
    <message>
        <source>Next lesson</source>
        <translation>الدرس التالي</translation>
    </message>
    <message>
        <source>You know every lesson</source>
        <translation>أنت تعرف كل الدروس</translation>
    </message>
    <message>
        <source>Practice and refreshes keep them in mind.</source>
        <translation>التدريب والتنشيط يثبّتانها في الذاكرة.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>مثال: %1</translation>
    </message>
    <message>
        <source>Start · %1</source>
        <translation>ابدأ · %1</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLevelBox</name>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>The level of the next game</source>
        <translation>مستوى اللعبة التالية</translation>
    </message>
</context>
<context>
    <name>sudoku::NotationView</name>
    <message>
        <source>Notation</source>
        <translation>التدوين</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberToggle</name>
    <message>
        <source>Digit %1</source>
        <translation>الرقم %1</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n too many</source>
        <translation>
            <numerusform>الرقم %1، الزائد %n</numerusform>
            <numerusform>الرقم %1، الزائد واحد</numerusform>
            <numerusform>الرقم %1، الزائد اثنان</numerusform>
            <numerusform>الرقم %1، الزائد %n</numerusform>
            <numerusform>الرقم %1، الزائد %n</numerusform>
            <numerusform>الرقم %1، الزائد %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>الرقم %1، بقي %n</numerusform>
            <numerusform>الرقم %1، بقي واحد</numerusform>
            <numerusform>الرقم %1، بقي اثنان</numerusform>
            <numerusform>الرقم %1، بقي %n</numerusform>
            <numerusform>الرقم %1، بقي %n</numerusform>
            <numerusform>الرقم %1، بقي %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>الزائد %n</numerusform>
            <numerusform>الزائد واحد</numerusform>
            <numerusform>الزائد اثنان</numerusform>
            <numerusform>الزائد %n</numerusform>
            <numerusform>الزائد %n</numerusform>
            <numerusform>الزائد %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>اختيار %1 ({Alt}+%1): بقي %n</numerusform>
            <numerusform>اختيار %1 ({Alt}+%1): بقي واحد</numerusform>
            <numerusform>اختيار %1 ({Alt}+%1): بقي اثنان</numerusform>
            <numerusform>اختيار %1 ({Alt}+%1): بقي %n</numerusform>
            <numerusform>اختيار %1 ({Alt}+%1): بقي %n</numerusform>
            <numerusform>اختيار %1 ({Alt}+%1): بقي %n</numerusform>
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
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <comment>how many</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <comment>how many</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <comment>how many</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <comment>how many</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <comment>how many</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>how many</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>how many</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>how many</comment>
        <translation>9</translation>
    </message>
</context>
<context>
    <name>sudoku::NumbersGroup</name>
    <message>
        <source>Numbers</source>
        <translation>الأرقام</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>ملاحظات في الزاوية</translation>
    </message>
    <message>
        <source>centre notes</source>
        <translation>ملاحظات في الوسط</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>ألوان المرشحات</translation>
    </message>
    <message>
        <source>links</source>
        <translation>روابط</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>ألوان</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n خلية</numerusform>
            <numerusform>خلية واحدة</numerusform>
            <numerusform>خليتان</numerusform>
            <numerusform>%n خلايا</numerusform>
            <numerusform>%n خلية</numerusform>
            <numerusform>%n خلية</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Opened</name>
    <message>
        <source>Then only {digit} is left for {cell}.</source>
        <translation>عندئذٍ لا يبقى للخلية {cell} سوى الرقم {digit}.</translation>
    </message>
    <message>
        <source>Then {cell} is the only place for {digit} in {house}.</source>
        <translation>عندئذٍ تكون الخلية {cell} الموضع الوحيد للرقم {digit} {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message>
        <source>One solution. %1, with %2.</source>
        <comment>a level, then a technique</comment>
        <translation>حل واحد. المستوى: %1، مع %2.</translation>
    </message>
    <message>
        <source>One solution. %1.</source>
        <translation>حل واحد. المستوى: %1.</translation>
    </message>
    <message>
        <source>SE %1, HoDoKu %2 %3.</source>
        <translation>SE %1، HoDoKu %2 %3.</translation>
    </message>
    <message>
        <source>Every given is needed.</source>
        <translation>كل رقم معطى ضروري.</translation>
    </message>
    <message>
        <source>Some givens could go.</source>
        <translation>يمكن الاستغناء عن بعض الأرقام المعطاة.</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>تختلف الحلول في %n خلية.</numerusform>
            <numerusform>تختلف الحلول في خلية واحدة.</numerusform>
            <numerusform>تختلف الحلول في خليتين.</numerusform>
            <numerusform>تختلف الحلول في %n خلايا.</numerusform>
            <numerusform>تختلف الحلول في %n خلية.</numerusform>
            <numerusform>تختلف الحلول في %n خلية.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions differ in %1.</source>
        <translation>تختلف الحلول في %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::OutcomeDots</name>
    <message>
        <source>Found alone %1, with help %2, shown %3, skipped %4</source>
        <translation>وُجد دون مساعدة %1، بمساعدة %2، معروض %3، متخطّى %4</translation>
    </message>
</context>
<context>
    <name>sudoku::OutputFile</name>
    <message>
        <source>is a folder</source>
        <translation>هذا مجلد</translation>
    </message>
    <message>
        <source>is a pipe</source>
        <translation>هذا أنبوب</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>هذا مقبس</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>هذا جهاز</translation>
    </message>
    <message>
        <source>is a link that leads back to itself</source>
        <translation>هذا رابط يعود إلى نفسه</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>ليس ملفًّا عاديًّا</translation>
    </message>
    <message>
        <source>is one of the files in which your games are kept</source>
        <translation>هذا أحد الملفات التي تُحفظ فيها ألعابك</translation>
    </message>
    <message>
        <source>is in the folder in which your games are kept</source>
        <translation>يقع في المجلد الذي تُحفظ فيه ألعابك</translation>
    </message>
</context>
<context>
    <name>sudoku::PagePreview</name>
    <message>
        <source>Page before</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>لا صفحة بعد</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>الصفحة %1 من %2</translation>
    </message>
</context>
<context>
    <name>sudoku::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>كل الألعاب</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>لغز اليوم</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <translation>لغز اليوم</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>الإحصائيات</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>الألعاب التي لُعبت</translation>
    </message>
</context>
<context>
    <name>sudoku::PagedText</name>
    <message>
        <source>Page back</source>
        <translation>صفحة إلى الوراء</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>صفحة إلى الأمام</translation>
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
        <translation>&amp;لغز اليوم</translation>
    </message>
    <message>
        <source>Enter a pu&amp;zzle</source>
        <translation>إ&amp;دخال لغز</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>الم&amp;كتبة…</translation>
    </message>
    <message>
        <source>Import a c&amp;ollection…</source>
        <translation>استيراد مجموعة أل&amp;غاز…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>الإح&amp;صائيات…</translation>
    </message>
    <message>
        <source>Solution &amp;path</source>
        <translation>&amp;مسار الحل</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;كل الخطوات</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>ت&amp;علّم…</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>ت&amp;دريب…</translation>
    </message>
    <message>
        <source>&amp;Technique guide</source>
        <translation>دليل ال&amp;تقنيات</translation>
    </message>
</context>
<context>
    <name>sudoku::PanelHeader</name>
    <message>
        <source>Pause, or go on</source>
        <translation>إيقاف مؤقت، أو متابعة</translation>
    </message>
</context>
<context>
    <name>sudoku::Paper</name>
    <message>
        <source>Sudoku</source>
        <translation>سودوكو</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>الحلول</translation>
    </message>
    <message>
        <source>Solutions on the last pages</source>
        <translation>الحلول في الصفحات الأخيرة</translation>
    </message>
    <message>
        <source>Solutions on the last page</source>
        <translation>الحلول في الصفحة الأخيرة</translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2</source>
        <translation>اللغز %1 من %2</translation>
    </message>
    <message>
        <source>Puzzles %L1 to %L2 of %L3</source>
        <translation>الألغاز من %1 إلى %2 من أصل %3</translation>
    </message>
    <message>
        <source>page %L1</source>
        <translation>صفحة %1</translation>
    </message>
    <message>
        <source>Each code is a link that opens its puzzle at %1.</source>
        <translation>كل رمز رابط يفتح لغزه في %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%n لغز</numerusform>
            <numerusform>لغز واحد</numerusform>
            <numerusform>لغزان</numerusform>
            <numerusform>%n ألغاز</numerusform>
            <numerusform>%n لغزًا</numerusform>
            <numerusform>%n لغز</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row, column and box holds each digit from 1 to 9 once.</source>
        <translation>كل صف وكل عمود وكل مربع يحوي كل رقم من 1 إلى 9 مرة واحدة.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>لكل لغز حل واحد بالضبط.</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>رقم %1</translation>
    </message>
    <message>
        <source>SE %1</source>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%n givens</source>
        <translation>
            <numerusform>%n رقم معطى</numerusform>
            <numerusform>رقم معطى واحد</numerusform>
            <numerusform>رقمان معطيان</numerusform>
            <numerusform>%n أرقام معطاة</numerusform>
            <numerusform>%n رقمًا معطى</numerusform>
            <numerusform>%n رقم معطى</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan to play it at</source>
        <translation>امسح الرمز ضوئيًّا لتلعبه في</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
</context>
<context>
    <name>sudoku::ParseWords</name>
    <message>
        <source>no puzzle in it</source>
        <extracomment>A text</extracomment>
        <translation>لا لغز فيه</translation>
    </message>
    <message>
        <source>a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss</source>
        <extracomment>A text</extracomment>
        <translation>أرشيف ZIP: ما يحفظه HoDoKu في ملف hsol يحفظه أيضًا بصيغة txt أو ss</translation>
    </message>
    <message>
        <source>byte 0x00: this is no text in UTF-8</source>
        <extracomment>A text</extracomment>
        <translation>البايت 0x00: هذا ليس نصًّا بترميز UTF-8</translation>
    </message>
    <message>
        <source>XML, but neither OpenSudoku&apos;s nor KSudoku&apos;s</source>
        <extracomment>A text</extracomment>
        <translation>ملف XML، لكنه ليس من OpenSudoku ولا من KSudoku</translation>
    </message>
    <message>
        <source>no valid XML</source>
        <extracomment>A text</extracomment>
        <translation>ليس XML صالحًا</translation>
    </message>
    <message>
        <source>no valid JSON</source>
        <extracomment>A text</extracomment>
        <translation>ليس JSON صالحًا</translation>
    </message>
    <message>
        <source>more values than a puzzle has</source>
        <extracomment>A text</extracomment>
        <translation>قيم أكثر مما في لغز واحد</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <extracomment>A text</extracomment>
        <translation>التداخل أعمق من المسموح</translation>
    </message>
    <message>
        <source>{number} stands twice in row {row}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9</extracomment>
        <translation>الرقم {number} مكرر في الصف {row}: {first} و{cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in column {column}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4</extracomment>
        <translation>الرقم {number} مكرر في العمود {column}: {first} و{cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in box {box}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6</extracomment>
        <translation>الرقم {number} مكرر في المربع {box}: {first} و{cell}</translation>
    </message>
    <message>
        <source>no solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>لا حل</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>أكثر من حل</translation>
    </message>
    <message>
        <source>unexpected {character}</source>
        <extracomment>A text of cells, such as: unexpected &apos;x&apos;</extracomment>
        <translation>{character} غير متوقع</translation>
    </message>
    <message>
        <source>{character} for an empty cell, but {before} before</source>
        <extracomment>A text of cells, such as: &apos;_&apos; for an empty cell, but &apos;.&apos; before</extracomment>
        <translation>{character} لخلية فارغة، وقد استُعمل لها من قبل {before}</translation>
    </message>
    <message>
        <source>more than 81 cells</source>
        <extracomment>A text of cells</extracomment>
        <translation>أكثر من 81 خلية</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>{count} خلية فقط من 81</numerusform>
            <numerusform>خلية واحدة فقط من 81</numerusform>
            <numerusform>خليتان فقط من 81</numerusform>
            <numerusform>{count} خلايا فقط من 81</numerusform>
            <numerusform>{count} خلية فقط من 81</numerusform>
            <numerusform>{count} خلية فقط من 81</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine cells in this row</source>
        <extracomment>A text of cells</extracomment>
        <translation>أكثر من 9 خلايا في هذا الصف</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>في هذا الصف {count} خلية فقط</numerusform>
            <numerusform>في هذا الصف خلية واحدة فقط</numerusform>
            <numerusform>في هذا الصف خليتان فقط</numerusform>
            <numerusform>في هذا الصف {count} خلايا فقط</numerusform>
            <numerusform>في هذا الصف {count} خلية فقط</numerusform>
            <numerusform>في هذا الصف {count} خلية فقط</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>{count} صف فقط من 9</numerusform>
            <numerusform>صف واحد فقط من 9</numerusform>
            <numerusform>صفان فقط من 9</numerusform>
            <numerusform>{count} صفوف فقط من 9</numerusform>
            <numerusform>{count} صفًّا فقط من 9</numerusform>
            <numerusform>{count} صف فقط من 9</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>في هذا الصف {count} خلية، والمطلوب 9</numerusform>
            <numerusform>في هذا الصف خلية واحدة، والمطلوب 9</numerusform>
            <numerusform>في هذا الصف خليتان، والمطلوب 9</numerusform>
            <numerusform>في هذا الصف {count} خلايا، والمطلوب 9</numerusform>
            <numerusform>في هذا الصف {count} خلية، والمطلوب 9</numerusform>
            <numerusform>في هذا الصف {count} خلية، والمطلوب 9</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine rows in [State]</source>
        <extracomment>A file with the headings [Puzzle] and [State]</extracomment>
        <translation>أكثر من 9 صفوف في [State]</translation>
    </message>
    <message>
        <source>{cell} is not the given that [Puzzle] has there</source>
        <extracomment>A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there</extracomment>
        <translation>الخلية {cell} ليس فيها الرقم المعطى الذي في [Puzzle]</translation>
    </message>
    <message>
        <source>{character} is no candidate</source>
        <extracomment>A text of candidates, such as: &apos;x&apos; is no candidate</extracomment>
        <translation>{character} ليس مرشحًا</translation>
    </message>
    <message>
        <source>{character} stands twice in this cell</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in this cell</extracomment>
        <translation>{character} مكرر في هذه الخلية</translation>
    </message>
    <message>
        <source>{character} stands twice in {cell}</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in r1c9</extracomment>
        <translation>{character} مكرر في الخلية {cell}</translation>
    </message>
    <message>
        <source>no candidate in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate in r1c9</extracomment>
        <translation>لا مرشح في الخلية {cell}</translation>
    </message>
    <message>
        <source>no candidate is left in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate is left in r1c9</extracomment>
        <translation>لم يبقَ مرشح في الخلية {cell}</translation>
    </message>
    <message>
        <source>more than 729 candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>أكثر من 729 مرشحًا</translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>{count} مرشح فقط من 729</numerusform>
            <numerusform>مرشح واحد فقط من 729</numerusform>
            <numerusform>مرشحان فقط من 729</numerusform>
            <numerusform>{count} مرشحات فقط من 729</numerusform>
            <numerusform>{count} مرشحًا فقط من 729</numerusform>
            <numerusform>{count} مرشح فقط من 729</numerusform>
        </translation>
    </message>
    <message>
        <source>a mark without candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>علامة بلا مرشحات</translation>
    </message>
    <message>
        <source>&apos;u&apos; stands before one digit</source>
        <extracomment>A text of candidates</extracomment>
        <translation>«u» يجب أن يليه رقم واحد</translation>
    </message>
    <message>
        <source>no cell from 00 to 80</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>المطلوب خلية من 00 إلى 80</translation>
    </message>
    <message>
        <source>no digit from 1 to 9</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>المطلوب رقم من 1 إلى 9</translation>
    </message>
    <message>
        <source>no candidate from 001 to 009</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>المطلوب مرشح من 001 إلى 009</translation>
    </message>
    <message>
        <source>{cell} is filled already</source>
        <extracomment>A file of the program Simple Sudoku, such as: r1c9 is filled already</extracomment>
        <translation>الخلية {cell} مملوءة بالفعل</translation>
    </message>
    <message>
        <source>a library line begins with &apos;:&apos;</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>سطر المكتبة يبدأ بالعلامة «:»</translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>العلامة «:» ترد {count} مرة، والمطلوب في سطر المكتبة 6 أو 7</numerusform>
            <numerusform>العلامة «:» ترد مرة واحدة، والمطلوب في سطر المكتبة 6 أو 7</numerusform>
            <numerusform>العلامة «:» ترد مرتين، والمطلوب في سطر المكتبة 6 أو 7</numerusform>
            <numerusform>العلامة «:» ترد {count} مرات، والمطلوب في سطر المكتبة 6 أو 7</numerusform>
            <numerusform>العلامة «:» ترد {count} مرة، والمطلوب في سطر المكتبة 6 أو 7</numerusform>
            <numerusform>العلامة «:» ترد {count} مرة، والمطلوب في سطر المكتبة 6 أو 7</numerusform>
        </translation>
    </message>
    <message>
        <source>no code of a technique</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>المطلوب رمز تقنية</translation>
    </message>
    <message>
        <source>{character} is no digit from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu, such as: &apos;x&apos; is no digit from 1 to 9</extracomment>
        <translation>{character} ليس رقمًا من 1 إلى 9</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before a digit</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>«+» يجب أن يليه رقم</translation>
    </message>
    <message>
        <source>no candidate: digit, row and column, each from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>المطلوب مرشح: رقم وصف وعمود، كلٌّ منها من 1 إلى 9</translation>
    </message>
    <message>
        <source>no digest of 12 hexadecimal digits</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange</extracomment>
        <translation>المطلوب بصمة من 12 خانة ست عشرية</translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>{count} حقل، والمطلوب البصمة واللغز والتقييم</numerusform>
            <numerusform>حقل واحد، والمطلوب البصمة واللغز والتقييم</numerusform>
            <numerusform>حقلان، والمطلوب البصمة واللغز والتقييم</numerusform>
            <numerusform>{count} حقول، والمطلوب البصمة واللغز والتقييم</numerusform>
            <numerusform>{count} حقلًا، والمطلوب البصمة واللغز والتقييم</numerusform>
            <numerusform>{count} حقل، والمطلوب البصمة واللغز والتقييم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>{count} حقل، والمطلوب 7 على الأقل</numerusform>
            <numerusform>حقل واحد، والمطلوب 7 على الأقل</numerusform>
            <numerusform>حقلان، والمطلوب 7 على الأقل</numerusform>
            <numerusform>{count} حقول، والمطلوب 7 على الأقل</numerusform>
            <numerusform>{count} حقلًا، والمطلوب 7 على الأقل</numerusform>
            <numerusform>{count} حقل، والمطلوب 7 على الأقل</numerusform>
        </translation>
    </message>
    <message>
        <source>the row ends before the column of puzzles</source>
        <extracomment>A table with commas between the columns</extracomment>
        <translation>السطر ينتهي قبل عمود الألغاز</translation>
    </message>
    <message>
        <source>{character} does not stand for packed cells</source>
        <extracomment>An address of Sudoku Exchange, such as: &apos;z&apos; does not stand for packed cells</extracomment>
        <translation>{character} لا يرمز إلى خلايا مضغوطة</translation>
    </message>
    <message>
        <source>no level from 1 to 4</source>
        <extracomment>An address of Sudoku Exchange</extracomment>
        <translation>المطلوب مستوى من 1 إلى 4</translation>
    </message>
    <message>
        <source>SudokuPad&apos;s own form (scl) is not read; an f-puzzles address is</source>
        <extracomment>A web address</extracomment>
        <translation>صيغة SudokuPad الخاصة (scl) غير مدعومة، أما عنوان f-puzzles فمدعوم</translation>
    </message>
    <message>
        <source>no puzzle in this address, only where to get one</source>
        <extracomment>A web address</extracomment>
        <translation>ليس في هذا العنوان لغز، بل المكان الذي يُجلب منه فقط</translation>
    </message>
    <message>
        <source>no text packed by LZString</source>
        <extracomment>A web address of f-puzzles; LZString is a program</extracomment>
        <translation>ليس نصًّا مضغوطًا ببرنامج LZString</translation>
    </message>
    <message>
        <source>in the packed JSON at {error}</source>
        <extracomment>A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON</extracomment>
        <translation>في JSON المضغوط عند {error}</translation>
    </message>
    <message>
        <source>no &apos;:&apos; between size and cells</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>العلامة «:» ناقصة بين الحجم والخلايا</translation>
    </message>
    <message>
        <source>a random seed names a puzzle in its own program only</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>البذرة العشوائية لا تدل على لغز إلا في برنامجها</translation>
    </message>
    <message>
        <source>not the size 3x3</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>الحجم ليس 3x3</translation>
    </message>
    <message>
        <source>X (diagonals) is not plain Sudoku</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>النوع X (القطران) ليس سودوكو عاديًّا</translation>
    </message>
    <message>
        <source>{text} is not plain Sudoku</source>
        <extracomment>A game id of the program Solo, such as: Killer is not plain Sudoku</extracomment>
        <translation>النوع {text} ليس سودوكو عاديًّا</translation>
    </message>
    <message>
        <source>{character} is no option of Solo</source>
        <extracomment>A game id of the program Solo, such as: &apos;z&apos; is no option of Solo</extracomment>
        <translation>{character} ليس من خيارات Solo</translation>
    </message>
    <message>
        <source>&apos;_&apos; stands between digits</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>«_» لا يقع إلا بين رقمين</translation>
    </message>
    <message>
        <source>{character} is neither a digit nor a run of empty cells (a-z)</source>
        <extracomment>A game id of the program Solo, such as: &apos;x&apos; is neither a digit nor a run of empty cells (a-z)</extracomment>
        <translation>{character} ليس رقمًا ولا عددًا من الخلايا الفارغة المتتابعة (a-z)</translation>
    </message>
    <message>
        <source>a number above 9, or &apos;_&apos; is missing</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>عدد أكبر من 9، أو «_» ناقص</translation>
    </message>
    <message>
        <source>the counts of givens are cut short</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle</extracomment>
        <translation>أعداد الأرقام المعطاة مبتورة</translation>
    </message>
    <message>
        <source>{character} is no count of givens</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no count of givens</extracomment>
        <translation>{character} ليس عددًا من الأرقام المعطاة</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>{count} رقم معطى، والعدد المذكور {number}</numerusform>
            <numerusform>رقم معطى واحد، والعدد المذكور {number}</numerusform>
            <numerusform>رقمان معطيان، والعدد المذكور {number}</numerusform>
            <numerusform>{count} أرقام معطاة، والعدد المذكور {number}</numerusform>
            <numerusform>{count} رقمًا معطى، والعدد المذكور {number}</numerusform>
            <numerusform>{count} رقم معطى، والعدد المذكور {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} is no cell</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no cell</extracomment>
        <translation>{character} ليس خلية</translation>
    </message>
    <message>
        <source>{cell} is given twice</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice</extracomment>
        <translation>الخلية {cell} معطاة مرتين</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>ليس كائن JSON</translation>
    </message>
    <message>
        <source>a constraint &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a constraint &apos;arrow&apos; that plain Sudoku does not have</extracomment>
        <translation>القيد «{text}» لا وجود له في السودوكو العادي</translation>
    </message>
    <message>
        <source>a cell property &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a cell property &apos;cosmic&apos; that plain Sudoku does not have</extracomment>
        <translation>خاصية الخلية «{text}» لا وجود لها في السودوكو العادي</translation>
    </message>
    <message>
        <source>{cell} is not in box {box}: regions of another shape</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape</extracomment>
        <translation>الخلية {cell} ليست في المربع {box}: المناطق بشكل آخر</translation>
    </message>
    <message>
        <source>not the size 9</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>الحجم ليس 9</translation>
    </message>
    <message>
        <source>no &apos;grid&apos;</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>العنصر «grid» غير موجود</translation>
    </message>
    <message>
        <source>not nine rows</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>عدد الصفوف ليس 9</translation>
    </message>
    <message>
        <source>not nine cells</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>عدد الخلايا ليس 9</translation>
    </message>
    <message>
        <source>pencil marks that are no list</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>الملاحظات ليست قائمة</translation>
    </message>
    <message>
        <source>no pencil mark from 1 to 9 in {cell}</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9</extracomment>
        <translation>في الخلية {cell} ملاحظة ليست من 1 إلى 9</translation>
    </message>
    <message>
        <source>no value from {number} to 9 in {cell}</source>
        <extracomment>A saved game, such as: no value from 0 to 9 in r1c9</extracomment>
        <translation>في الخلية {cell} قيمة ليست من {number} إلى 9</translation>
    </message>
    <message>
        <source>cell {number} of data: {reason}</source>
        <extracomment>A saved game, such as: cell 12 of data: unexpected &apos;x&apos;</extracomment>
        <translation>الخلية {number} في data: {reason}</translation>
    </message>
    <message>
        <source>neither the &apos;cells&apos; of GNOME Sudoku nor the &apos;grid&apos; of f-puzzles</source>
        <extracomment>A saved game of GNOME Sudoku, or a puzzle of f-puzzles</extracomment>
        <translation>لا «cells» كما في GNOME Sudoku ولا «grid» كما في f-puzzles</translation>
    </message>
    <message>
        <source>a cell without position</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>خلية بلا موضع</translation>
    </message>
    <message>
        <source>no row and column from 0 to 8</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>المطلوب صف وعمود من 0 إلى 8</translation>
    </message>
    <message>
        <source>{cell} is there twice</source>
        <extracomment>A saved game of GNOME Sudoku, such as: r1c9 is there twice</extracomment>
        <translation>الخلية {cell} مكررة</translation>
    </message>
    <message>
        <source>not said whether {cell} is fixed</source>
        <extracomment>A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed</extracomment>
        <translation>لم يُذكر هل الخلية {cell} ثابتة</translation>
    </message>
    <message>
        <source>no list of earmarks in {cell}</source>
        <extracomment>A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9</extracomment>
        <translation>لا قائمة earmarks في الخلية {cell}</translation>
    </message>
    <message>
        <source>no earmark from 1 to 9</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>في earmarks قيمة ليست من 1 إلى 9</translation>
    </message>
    <message>
        <source>a difficulty that is no text</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>الصعوبة ليست نصًّا</translation>
    </message>
    <message>
        <source>no time in seconds</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>المطلوب وقت بالثواني</translation>
    </message>
    <message>
        <source>files of OpenSudoku of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3</extracomment>
        <translation>ملفات OpenSudoku بإصدار غير معروف: {text}</translation>
    </message>
    <message>
        <source>data of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: data of an unknown version: 7</extracomment>
        <translation>بيانات بإصدار غير معروف: {text}</translation>
    </message>
    <message>
        <source>a game without data</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>لعبة بلا بيانات</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>في data {count} خلية من 81</numerusform>
            <numerusform>في data خلية واحدة من 81</numerusform>
            <numerusform>في data خليتان من 81</numerusform>
            <numerusform>في data {count} خلايا من 81</numerusform>
            <numerusform>في data {count} خلية من 81</numerusform>
            <numerusform>في data {count} خلية من 81</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes in {cell}</source>
        <extracomment>A file of the program OpenSudoku, such as: no notes in r1c9</extracomment>
        <translation>الملاحظات غير مذكورة في الخلية {cell}</translation>
    </message>
    <message>
        <source>not said whether {cell} can be edited</source>
        <extracomment>A file of the program OpenSudoku, such as: not said whether r1c9 can be edited</extracomment>
        <translation>لم يُذكر هل يمكن تعديل الخلية {cell}</translation>
    </message>
    <message>
        <source>no time in milliseconds</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>المطلوب وقت بأجزاء الألف من الثانية</translation>
    </message>
    <message>
        <source>no graph, so no kind of puzzle</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>العنصر graph غير موجود، فنوع اللغز مجهول</translation>
    </message>
    <message>
        <source>not a plain Sudoku of 9 x 9 cells</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>ليس سودوكو عاديًّا بحجم 9×9</translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>{count} قيمة، والمطلوب 81</numerusform>
            <numerusform>قيمة واحدة، والمطلوب 81</numerusform>
            <numerusform>قيمتان، والمطلوب 81</numerusform>
            <numerusform>{count} قيم، والمطلوب 81</numerusform>
            <numerusform>{count} قيمة، والمطلوب 81</numerusform>
            <numerusform>{count} قيمة، والمطلوب 81</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell</source>
        <extracomment>A file of the program KSudoku, such as: &apos;z&apos; in r1c9 is no value: b (1) to j (9), or _ for an empty cell</extracomment>
        <translation>{character} في الخلية {cell} ليس قيمة: القيم من b (1) إلى j (9)، و_ للخلية الفارغة</translation>
    </message>
    <message>
        <source>an event without index from 0 to 80</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>حدث بلا index من 0 إلى 80</translation>
    </message>
    <message>
        <source>an event changes the given {cell}</source>
        <extracomment>A file of the program KSudoku, such as: an event changes the given r1c9</extracomment>
        <translation>حدث يغيّر الرقم المعطى في الخلية {cell}</translation>
    </message>
    <message>
        <source>no markers of nine characters 0 and 1</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>المطلوب في markers تسعة محارف من 0 و1</translation>
    </message>
    <message>
        <source>an event with neither markers nor a value from 0 to 9</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>حدث بلا markers ولا قيمة من 0 إلى 9</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>The place in a text that cannot be read, and why: line 3: no solution</extracomment>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81</extracomment>
        <translation>السطر %1، العمود %2: %3</translation>
    </message>
    <message>
        <source>a blank</source>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected a blank</extracomment>
        <translation>الفراغ</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <comment>a character</comment>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected &apos;x&apos;</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>byte %1</source>
        <extracomment>A byte of a text that is no character, in place of {character} or {before}: unexpected byte 0xC3</extracomment>
        <translation>البايت %1</translation>
    </message>
</context>
<context>
    <name>sudoku::PathPage</name>
    <message>
        <source>Solution path</source>
        <translation>مسار الحل</translation>
    </message>
    <message>
        <source>The path is copied, one step a line.</source>
        <translation>نُسخ المسار، كل خطوة في سطر.</translation>
    </message>
    <message>
        <source>Fold singles</source>
        <translation>طيّ الأرقام المفردة</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>من البداية</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>نسخ كنص</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>الخطوة الأولى</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>الخطوة السابقة</translation>
    </message>
    <message>
        <source>Following step</source>
        <translation>الخطوة اللاحقة</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>الخطوة الأخيرة</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>ثوانٍ لكل خطوة</translation>
    </message>
    <message>
        <source>How long each step is shown while the path plays</source>
        <translation>مدة عرض كل خطوة أثناء تشغيل المسار</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>لعب من هنا</translation>
    </message>
    <message>
        <source>Choose a step.</source>
        <translation>اختر خطوة.</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>جارٍ البحث عن المسار…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>لا خطوة بهذه الصفة.</translation>
    </message>
    <message>
        <source>Logic decides nothing here: several solutions are left.</source>
        <translation>المنطق لا يحسم شيئًا هنا: فقد بقيت عدة حلول.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>لم يبقَ ما يُكتشف.</translation>
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
        <translation>أصعب خطوة %1</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>عدة حلول</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>الخطوة %1 من %2</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3</source>
        <comment>numbers, what the step does</comment>
        <translation>الخطوة %1 من %2. %3</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>لعبتك كما هي لم تُمسّ.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>{count} خلية</numerusform>
            <numerusform>خلية واحدة</numerusform>
            <numerusform>خليتان</numerusform>
            <numerusform>{count} خلايا</numerusform>
            <numerusform>{count} خلية</numerusform>
            <numerusform>{count} خلية</numerusform>
        </translation>
    </message>
    <message>
        <source>r%1c%2</source>
        <comment>a cell by its row and its column</comment>
        <translation>r%1c%2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>صفوف</translation>
    </message>
    <message>
        <source>column</source>
        <translation>عمود</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>أعمدة</translation>
    </message>
    <message>
        <source>box</source>
        <translation>مربع</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>مربعات</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayTime</name>
    <message>
        <source>The game is paused.</source>
        <translation>اللعبة متوقفة مؤقتًا.</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayerMoves</name>
    <message>
        <source>Well seen.</source>
        <translation>نظرة ثاقبة.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>The position to practise on</source>
        <translation>الوضعية التي تتدرب عليها</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>مفاتيح الأسهم تختار خلية، والرقم يختار مرشحها، {Enter} يختار الخلية.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeRound</name>
    <message>
        <source>Find: %1</source>
        <translation>ابحث عن: %1</translation>
    </message>
    <message>
        <source>Click the cell that it sets.</source>
        <translation>انقر على الخلية التي تحسمها.</translation>
    </message>
    <message>
        <source>Click the candidates that it rules out.</source>
        <translation>انقر على المرشحات التي تستبعدها.</translation>
    </message>
    <message>
        <source>Nothing easier is left here.</source>
        <translation>لم يبقَ هنا ما هو أسهل.</translation>
    </message>
    <message>
        <source>You have found this one already.</source>
        <translation>هذه وجدتها من قبل.</translation>
    </message>
    <message>
        <source>{cell} has no candidate {digit}.</source>
        <translation>ليس في الخلية {cell} المرشح {digit}.</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>الخلية {cell} مملوءة بالفعل.</translation>
    </message>
    <message>
        <source>Right: {cell} is {digit}.</source>
        <translation>صحيح: الخلية {cell} تحمل الرقم {digit}.</translation>
    </message>
    <message>
        <source>Right: the {digit} in {cell} is crossed out.</source>
        <translation>صحيح: يُشطب الرقم {digit} من الخلية {cell}.</translation>
    </message>
    <message>
        <source>All {all} are found.</source>
        <translation>وُجدت كلها: {all}.</translation>
    </message>
    <message>
        <source>{found} of {all} found.</source>
        <translation>وُجد {found} من {all}.</translation>
    </message>
    <message>
        <source>This technique does not show that {cell} is {digit}.</source>
        <translation>هذه التقنية لا تثبت أن الخلية {cell} تحمل الرقم {digit}.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for the cell that it sets.</source>
        <translation>ابحث أولًا عن النمط، ثم عن الخلية التي يحسمها.</translation>
    </message>
    <message>
        <source>The digit is right, but nothing leads to {candidate}.</source>
        <translation>الرقم صحيح، لكن لا شيء يؤدي إلى {candidate}.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for what it rules out.</source>
        <translation>ابحث أولًا عن النمط، ثم عما يستبعده.</translation>
    </message>
    <message>
        <source>Nothing of this kind rules out {candidate}.</source>
        <translation>لا نمط من هذا النوع يستبعد {candidate}.</translation>
    </message>
    <message>
        <source>Look at another digit.</source>
        <translation>انظر إلى رقم آخر.</translation>
    </message>
    <message>
        <source>{cell} is not the last empty cell of a row, column or box.</source>
        <translation>الخلية {cell} ليست آخر خلية فارغة في صف أو عمود أو مربع.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with one empty cell.</source>
        <translation>ابحث عن صف أو عمود أو مربع فيه خلية فارغة واحدة.</translation>
    </message>
    <message>
        <source>{cell} can still be {digits}.</source>
        <translation>لا يزال ممكنًا أن تحمل الخلية {cell} الرقم {digits}.</translation>
    </message>
    <message>
        <source>Look for a cell whose row, column and box hold eight digits.</source>
        <translation>ابحث عن خلية يضم صفها وعمودها ومربعها ثمانية أرقام.</translation>
    </message>
    <message>
        <source>{cell} is the only place of no digit in its row, column or box.</source>
        <translation>الخلية {cell} ليست الموضع الوحيد لأي رقم في صفها أو عمودها أو مربعها.</translation>
    </message>
    <message>
        <source>Take one digit, and look where it can still go in a box.</source>
        <translation>خذ رقمًا واحدًا، وانظر أين لا يزال وضعه ممكنًا في أحد المربعات.</translation>
    </message>
    <message>
        <source>This technique does not set {cell}.</source>
        <translation>هذه التقنية لا تحسم الخلية {cell}.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeSession</name>
    <message>
        <source>After three misses it counts as found with help.</source>
        <translation>بعد ثلاث محاولات خاطئة يُحسب أنه وُجد بمساعدة.</translation>
    </message>
</context>
<context>
    <name>sudoku::PreferencesDialog</name>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minutes without input</source>
        <translation>
            <numerusform>بعد %n دقيقة بلا إدخال</numerusform>
            <numerusform>بعد دقيقة واحدة بلا إدخال</numerusform>
            <numerusform>بعد دقيقتين بلا إدخال</numerusform>
            <numerusform>بعد %n دقائق بلا إدخال</numerusform>
            <numerusform>بعد %n دقيقة بلا إدخال</numerusform>
            <numerusform>بعد %n دقيقة بلا إدخال</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>تراجع عن إعادة الضبط</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>البحث في الإعدادات</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>أقسام الإعدادات</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>إعادة ال&amp;ضبط</translation>
    </message>
    <message>
        <source>All preferences as they are by default</source>
        <translation>إرجاع كل الإعدادات إلى قيمها الافتراضية</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>الشريط الجانبي</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>العلامات</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>الإدخال</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>الخطوة التالية</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>مثل سطح المكتب</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتحة</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>تباين عالٍ، فاتحة</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>تباين عالٍ، داكنة</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>ال&amp;ألوان</translation>
    </message>
    <message>
        <source>theme light dark high contrast</source>
        <translation>سمة فاتحة داكنة تباين عالٍ</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>أر&amp;قام الصفوف والأعمدة</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>التأثيرات ال&amp;حركية</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of digits</source>
        <translation>حجم الأرقام</translation>
    </message>
    <message>
        <source>&amp;Size of digits</source>
        <translation>ح&amp;جم الأرقام</translation>
    </message>
    <message>
        <source>large small</source>
        <translation>كبير صغير</translation>
    </message>
    <message>
        <source>Font of digits</source>
        <translation>خط الأرقام</translation>
    </message>
    <message>
        <source>&amp;Font of digits</source>
        <translation>&amp;خط الأرقام</translation>
    </message>
    <message>
        <source>&amp;Panel at the left</source>
        <translation>الشريط الجانبي على ال&amp;يسار</translation>
    </message>
    <message>
        <source>7, 8 and 9 in the upper row, as on a ca&amp;lculator</source>
        <translation>7 و8 و9 في الصف العلوي، كما في الآلة ال&amp;حاسبة</translation>
    </message>
    <message>
        <source>Large &amp;targets for touch</source>
        <translation>أزرار &amp;كبيرة للمس</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>ما يُميَّز على اللوحة</translation>
    </message>
    <message>
        <source>&amp;Mark digits that clash</source>
        <translation>تمييز الأرقام ال&amp;مكررة</translation>
    </message>
    <message>
        <source>Row, column and &amp;box of the selected cell</source>
        <translation>صف الخلية المحددة وعمودها ومر&amp;بعها</translation>
    </message>
    <message>
        <source>The chosen digit &amp;where it stands</source>
        <translation>الرقم المختار &amp;حيث يوجد</translation>
    </message>
    <message>
        <source>The chosen digit in n&amp;otes</source>
        <translation>الرقم المختار في الم&amp;لاحظات</translation>
    </message>
    <message>
        <source>Soun&amp;ds when solved or wrong</source>
        <translation>أ&amp;صوات عند الحل أو الخطأ</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>الخلية</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>أيٌّ منهما</translation>
    </message>
    <message>
        <source>Which comes f&amp;irst</source>
        <translation>ما الذي يأتي أ&amp;ولًا</translation>
    </message>
    <message>
        <source>number cell either click pad mouse touch</source>
        <translation>رقم خلية أيٌّ منهما نقر أزرار فأرة لمس</translation>
    </message>
    <message>
        <source>Mar&amp;k wrong entries at once (counts as help)</source>
        <translation>تمييز الأرقام الخا&amp;طئة فورًا (يُحسب مساعدة)</translation>
    </message>
    <message>
        <source>&amp;Erase notes that an entry rules out</source>
        <translation>حذف الملاحظات التي يستبعدها رقم مُ&amp;دخَل</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>S&amp;how the clock</source>
        <translation>إظهار ال&amp;ساعة</translation>
    </message>
    <message>
        <source>Pause b&amp;y itself</source>
        <translation>إيقاف مؤقت &amp;تلقائي</translation>
    </message>
    <message>
        <source>idle minutes</source>
        <translation>خمول دقائق</translation>
    </message>
    <message>
        <source>hints techniques uniqueness level</source>
        <translation>تلميحات تقنيات تفرد مستوى</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Chan&amp;ge keys…</source>
        <translation>تغيير الم&amp;فاتيح…</translation>
    </message>
    <message>
        <source>change shortcuts keyboard</source>
        <translation>تغيير اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>All preferences are the default ones.</source>
        <translation>كل الإعدادات على قيمها الافتراضية.</translation>
    </message>
    <message>
        <source>The preferences are as before.</source>
        <translation>عادت الإعدادات كما كانت.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Not written: %1</source>
        <translation>لم يُكتب: %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>طباعة</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدّم</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>حفظ كملف P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>These pu&amp;zzles</source>
        <translation>هذه الأل&amp;غاز</translation>
    </message>
    <message>
        <source>This pu&amp;zzle</source>
        <translation>هذا الل&amp;غز</translation>
    </message>
    <message>
        <source>&amp;Book of new puzzles</source>
        <translation>&amp;كتاب ألغاز جديدة</translation>
    </message>
    <message>
        <source>&amp;Make the puzzles</source>
        <translation>إعداد الألغا&amp;ز</translation>
    </message>
    <message>
        <source>With &amp;entries and notes</source>
        <translation>مع الأرقام المُ&amp;دخَلة والملاحظات</translation>
    </message>
    <message>
        <source>With the &amp;hint that is open</source>
        <translation>مع ال&amp;تلميح المفتوح</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>All &amp;candidates</source>
        <translation>كل ال&amp;مرشحات</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>الح&amp;لول في النهاية</translation>
    </message>
    <message>
        <source>Pro&amp;file</source>
        <translation>من&amp;حنى الصعوبة</translation>
    </message>
    <message>
        <source>Shows where a puzzle is hard, with one or two on a page</source>
        <translation>يبيّن أين يصعب اللغز، عند طباعة لغز أو لغزين في الصفحة</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>الور&amp;ق</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>الألغاز في ال&amp;صفحة</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>حفظ كملف PDF</translation>
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
        <translation>حُفظ: %1.</translation>
    </message>
    <message>
        <source>There is no printing here: %1</source>
        <translation>الطباعة غير متاحة هنا: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>أُرسل إلى الطابعة.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>تم الإيقاف.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>لحظة من فضلك…</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileStrip</name>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileWords</name>
    <message>
        <source>early (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>في البداية (%1)</translation>
    </message>
    <message>
        <source>in the middle (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>في الوسط (%1)</translation>
    </message>
    <message>
        <source>late (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>قرب النهاية (%1)</translation>
    </message>
    <message>
        <source>Opens easily, tight %1, then easy.</source>
        <translation>بدايته سهلة، وتشحّ خطواته %1، ثم يسهل.</translation>
    </message>
    <message>
        <source>Opens easily, tight %1.</source>
        <translation>بدايته سهلة، وتشحّ خطواته %1.</translation>
    </message>
    <message>
        <source>Tight %1, then easy.</source>
        <translation>تشحّ خطواته %1، ثم يسهل.</translation>
    </message>
    <message>
        <source>Tight %1.</source>
        <translation>تشحّ خطواته %1.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1, then easy.</source>
        <translation>بدايته سهلة، وفيه لحظة صعبة %1، ثم يسهل.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1.</source>
        <translation>بدايته سهلة، وفيه لحظة صعبة %1.</translation>
    </message>
    <message>
        <source>One hard moment %1, then easy.</source>
        <translation>فيه لحظة صعبة %1، ثم يسهل.</translation>
    </message>
    <message>
        <source>One hard moment %1.</source>
        <translation>فيه لحظة صعبة %1.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2, then easy.</source>
        <translation>ذروة صعوبته %1، ثم تشحّ خطواته من جديد %2، ثم يسهل.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2.</source>
        <translation>ذروة صعوبته %1، ثم تشحّ خطواته من جديد %2.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2, then easy.</source>
        <translation>تشحّ خطواته %1، وذروة صعوبته %2، ثم يسهل.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2.</source>
        <translation>تشحّ خطواته %1، وذروة صعوبته %2.</translation>
    </message>
    <message>
        <source>Singles all the way, with few open at times.</source>
        <translation>خطواته كلها أرقام مفردة، والمتاح منها قليل أحيانًا.</translation>
    </message>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>سهل من أوله إلى آخره: {count} خطوة متاحة أو أكثر.</numerusform>
            <numerusform>سهل من أوله إلى آخره: خطوة واحدة متاحة أو أكثر.</numerusform>
            <numerusform>سهل من أوله إلى آخره: خطوتان متاحتان أو أكثر.</numerusform>
            <numerusform>سهل من أوله إلى آخره: {count} خطوات متاحة أو أكثر.</numerusform>
            <numerusform>سهل من أوله إلى آخره: {count} خطوة متاحة أو أكثر.</numerusform>
            <numerusform>سهل من أوله إلى آخره: {count} خطوة متاحة أو أكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>no step open</source>
        <translation>لا خطوة متاحة</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>{count} خطوة متاحة</numerusform>
            <numerusform>خطوة واحدة متاحة</numerusform>
            <numerusform>خطوتان متاحتان</numerusform>
            <numerusform>{count} خطوات متاحة</numerusform>
            <numerusform>{count} خطوة متاحة</numerusform>
            <numerusform>{count} خطوة متاحة</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4.</source>
        <comment>numbers, a technique, how many steps are open</comment>
        <translation>الخطوة %1 من %2: %3، %4.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleEntry</name>
    <message>
        <source>%1, in %2.</source>
        <comment>which digit stands twice, cells</comment>
        <translation>%1، في %2.</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cells.</source>
        <translation>
            <numerusform>هناك حلّان يختلفان في %n خلية.</numerusform>
            <numerusform>هناك حلّان يختلفان في خلية واحدة.</numerusform>
            <numerusform>هناك حلّان يختلفان في خليتين.</numerusform>
            <numerusform>هناك حلّان يختلفان في %n خلايا.</numerusform>
            <numerusform>هناك حلّان يختلفان في %n خلية.</numerusform>
            <numerusform>هناك حلّان يختلفان في %n خلية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two solutions differ in %1.</source>
        <translation>هناك حلّان يختلفان في %1.</translation>
    </message>
    <message>
        <source>Looking for solutions …</source>
        <translation>جارٍ البحث عن حلول …</translation>
    </message>
    <message>
        <source>No solution. A digit is wrong.</source>
        <translation>لا حل. هناك رقم خاطئ.</translation>
    </message>
    <message>
        <source>One solution. The puzzle can be played.</source>
        <translation>حل واحد. يمكن لعب اللغز.</translation>
    </message>
    <message>
        <source>Enter the givens of a puzzle, or paste it.</source>
        <translation>أدخل الأرقام المعطاة في لغز، أو الصقه.</translation>
    </message>
    <message>
        <source>More than one solution. Digits are missing.</source>
        <translation>أكثر من حل. هناك أرقام ناقصة.</translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>أُضيف %n رقم.</numerusform>
            <numerusform>أُضيف رقم واحد.</numerusform>
            <numerusform>أُضيف رقمان.</numerusform>
            <numerusform>أُضيفت %n أرقام.</numerusform>
            <numerusform>أُضيف %n رقمًا.</numerusform>
            <numerusform>أُضيف %n رقم.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Sudoku: %1</source>
        <translation>هذا ليس سودوكو: %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>الأول من %n لغز.</numerusform>
            <numerusform>الأول من لغز واحد.</numerusform>
            <numerusform>الأول من لغزين.</numerusform>
            <numerusform>الأول من %n ألغاز.</numerusform>
            <numerusform>الأول من %n لغزًا.</numerusform>
            <numerusform>الأول من %n لغز.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleExchange</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;فتح…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>فتح &amp;ملف حديث</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;حفظ باسم…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>نسخ &amp;بصيغة</translation>
    </message>
    <message>
        <source>Puzzle &amp;without entries</source>
        <translation>اللغز &amp;دون الأرقام المُدخَلة</translation>
    </message>
    <message>
        <source>Puzzle &amp;id</source>
        <translation>مع&amp;رّف اللغز</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>ألغاز (%1)</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>النص المُفلَت</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>حفظ باسم</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;مسح</translation>
    </message>
    <message>
        <source>the position as a line of 81 cells</source>
        <translation>الوضعية في سطر من 81 خلية</translation>
    </message>
    <message>
        <source>the puzzle without entries</source>
        <translation>اللغز دون الأرقام المُدخَلة</translation>
    </message>
    <message>
        <source>A puzzle with several solutions has no id.</source>
        <translation>اللغز الذي له عدة حلول ليس له معرّف.</translation>
    </message>
    <message>
        <source>puzzle id %1</source>
        <translation>معرّف اللغز %1</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>نُسخ: %1.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>النص الملصق</translation>
    </message>
    <message>
        <source>There is no text to open.</source>
        <translation>لا نص لفتحه.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleOpener</name>
    <message>
        <source>%1: not saved: %2</source>
        <translation>تعذّر حفظ %1: %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1: حُفظ.</translation>
    </message>
    <message>
        <source>%1: saved, but this format cannot hold all entries and notes.</source>
        <translation>%1: حُفظ، لكن هذه الصيغة لا تتسع لكل الأرقام المُدخَلة والملاحظات.</translation>
    </message>
    <message>
        <source>%1: you had begun this puzzle, and go on with it.</source>
        <translation>%1: كنت قد بدأت هذا اللغز، وها أنت تتابعه.</translation>
    </message>
    <message>
        <source>%1: opened.</source>
        <translation>%1: فُتح.</translation>
    </message>
    <message>
        <source>It has several solutions: any of them solves it.</source>
        <translation>له عدة حلول: يكفي أيٌّ منها.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlesCard</name>
    <message>
        <source>Puzzles for you</source>
        <translation>ألغاز على مقاسك</translation>
    </message>
    <message>
        <source>Start a puzzle for me</source>
        <translation>ابدأ لغزًا على مقاسي</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>QR code of the puzzle</source>
        <translation>رمز QR للغز</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>رمز QR</translation>
    </message>
    <message>
        <source>Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.</source>
        <translation>امسحه ضوئيًّا لتلعب اللغز على جهاز آخر. فيه رابط يفتح اللغز في %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message>
        <source>What can this cell be?</source>
        <translation>ماذا يمكن أن تحمل هذه الخلية؟</translation>
    </message>
    <message>
        <source>%1: what can it be?</source>
        <comment>a cell</comment>
        <translation>%1: ماذا يمكن أن تحمل؟</translation>
    </message>
    <message>
        <source>Where can {digit} go in {house}?</source>
        <extracomment>Such as: Where can 7 go in row 3?</extracomment>
        <translation>أين يمكن أن يقع الرقم {digit} {house.in}؟</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <comment>a cell</comment>
        <translation>كل أرقام %1</translation>
    </message>
    <message>
        <source>All places for {digit} in {house}</source>
        <extracomment>A button, such as: All places for 7 in row 3</extracomment>
        <translation>كل مواضع الرقم {digit} {house.in}</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <comment>a digit and a cell</comment>
        <translation>لماذا لا يقع %1 في %2؟</translation>
    </message>
    <message>
        <source>Logic decides this now. Ask about one of them, or take the next step.</source>
        <translation>المنطق يحسم هذا الآن. اسأل عن واحد منها، أو خذ الخطوة التالية.</translation>
    </message>
    <message>
        <source>Press a digit to see why. Press another cell, or move there, to ask about that one.</source>
        <translation>اضغط رقمًا لترى السبب. اضغط خلية أخرى، أو انتقل إليها، لتسأل عنها.</translation>
    </message>
    <message>
        <source>Press a cell in this list to see why.</source>
        <translation>اضغط خلية في هذه القائمة لترى السبب.</translation>
    </message>
    <message>
        <source>Asking counts as help, as a hint does.</source>
        <translation>السؤال يُحسب مساعدةً، كالتلميح.</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>سؤال: %1</translation>
    </message>
    <message>
        <source>{cell} has a digit already: {digit}.</source>
        <translation>في الخلية {cell} رقم بالفعل: {digit}.</translation>
    </message>
    <message>
        <source>{cell} has the {digit} of {house}.</source>
        <translation>الرقم {digit} {house.in} يقع في الخلية {cell}.</translation>
    </message>
    <message>
        <source>{digit} is still possible. Nothing here rules it out yet.</source>
        <translation>الرقم {digit} لا يزال ممكنًا. لا شيء هنا يستبعده بعد.</translation>
    </message>
    <message>
        <source>{digit} has been ruled out before.</source>
        <translation>استُبعد الرقم {digit} من قبل.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>لا يمكن أن تحمل الخلية الرقم {digit}، لكن إثبات ذلك يحتاج إلى {count} خطوة.</numerusform>
            <numerusform>لا يمكن أن تحمل الخلية الرقم {digit}، لكن إثبات ذلك يحتاج إلى خطوة واحدة.</numerusform>
            <numerusform>لا يمكن أن تحمل الخلية الرقم {digit}، لكن إثبات ذلك يحتاج إلى خطوتين.</numerusform>
            <numerusform>لا يمكن أن تحمل الخلية الرقم {digit}، لكن إثبات ذلك يحتاج إلى {count} خطوات.</numerusform>
            <numerusform>لا يمكن أن تحمل الخلية الرقم {digit}، لكن إثبات ذلك يحتاج إلى {count} خطوة.</numerusform>
            <numerusform>لا يمكن أن تحمل الخلية الرقم {digit}، لكن إثبات ذلك يحتاج إلى {count} خطوة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>techniques</comment>
        <translation>%1، ثم %2</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2.</source>
        <comment>a cell and a digit</comment>
        <translation>الجواب: الخلية %1 لا تحمل الرقم %2.</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2. Rule out %2 takes this candidate away.</source>
        <comment>a cell and a digit</comment>
        <translation>الجواب: الخلية %1 لا تحمل الرقم %2. «استبعاد %2» يزيل هذا المرشح.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>جارٍ البحث عن برهان…</translation>
    </message>
    <message>
        <source>One entry is wrong. Show it?</source>
        <translation>أحد الأرقام المُدخَلة خاطئ. هل تريد رؤيته؟</translation>
    </message>
    <message>
        <source>Some entries are wrong. Show the first?</source>
        <translation>بعض الأرقام المُدخَلة خاطئ. هل تريد رؤية أولها؟</translation>
    </message>
    <message>
        <source>Wrong entries are no reasons: the answers leave them out.</source>
        <translation>الأرقام الخاطئة لا تصلح دليلًا: الإجابات لا تأخذ بها.</translation>
    </message>
    <message>
        <source>%1 is given.</source>
        <comment>a cell</comment>
        <translation>الخلية %1 رقمها معطى.</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <comment>a cell</comment>
        <translation>في الخلية %1 رقم.</translation>
    </message>
    <message>
        <source>Press an empty cell, or move there, to ask about it.</source>
        <translation>اضغط خلية فارغة، أو انتقل إليها، لتسأل عنها.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message>
        <source>two steps open, or fewer</source>
        <translation>خطوتان متاحتان أو أقل</translation>
    </message>
    <message>
        <source>The puzzle that is ready</source>
        <translation>اللغز الجاهز</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>جارٍ إعداد لغز…</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · %n رقم معطى</numerusform>
            <numerusform>%1 · رقم معطى واحد</numerusform>
            <numerusform>%1 · رقمان معطيان</numerusform>
            <numerusform>%1 · %n أرقام معطاة</numerusform>
            <numerusform>%1 · %n رقمًا معطى</numerusform>
            <numerusform>%1 · %n رقم معطى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%n خطوة</numerusform>
            <numerusform>خطوة واحدة</numerusform>
            <numerusform>خطوتان</numerusform>
            <numerusform>%n خطوات</numerusform>
            <numerusform>%n خطوة</numerusform>
            <numerusform>%n خطوة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message>
        <source>{cells} hold only {digits}, and each sees the next.</source>
        <translation>ليس في الخلايا {cells} سوى {digits}، وكل خلية منها ترى التالية.</translation>
    </message>
    <message>
        <source>So the digits take turns along them, one way or the other.</source>
        <translation>فالرقمان يتناوبان عليها، بهذا الترتيب أو بعكسه.</translation>
    </message>
    <message>
        <source>One of {even} and one of {odd} always differ.</source>
        <translation>أي خلية من {even} وأي خلية من {odd} تحملان دائمًا رقمين مختلفين.</translation>
    </message>
    <message>
        <source>{cell} sees {one} and {other}: one is {a}, one is {b}.</source>
        <translation>الخلية {cell} ترى الخليتين {one} و{other}: في إحداهما الرقم {a} وفي الأخرى الرقم {b}.</translation>
    </message>
    <message>
        <source>Follow the links: they lead round, back to where they began.</source>
        <translation>اتبع الروابط: إنها تدور وتعود إلى حيث بدأت.</translation>
    </message>
    <message>
        <source>Read backwards, the links hold too: of the two ends of each just one is true.</source>
        <translation>والروابط تصح في الاتجاه المعاكس أيضًا: لكل رابط طرفان، وواحد منهما فقط صحيح.</translation>
    </message>
    <message>
        <source>{cell} is {digits}, and nothing else.</source>
        <translation>الخلية {cell} تحمل الرقم {digits}، لا غير.</translation>
    </message>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>واحدة على الأقل من {cells} تحمل الرقم {digit}، والخلايا {gone} تراها جميعًا.</numerusform>
            <numerusform>واحدة على الأقل من {cells} تحمل الرقم {digit}، والخلية {gone} تراها جميعًا.</numerusform>
            <numerusform>واحدة على الأقل من {cells} تحمل الرقم {digit}، والخليتان {gone} تريانها جميعًا.</numerusform>
            <numerusform>واحدة على الأقل من {cells} تحمل الرقم {digit}، والخلايا {gone} تراها جميعًا.</numerusform>
            <numerusform>واحدة على الأقل من {cells} تحمل الرقم {digit}، والخلايا {gone} تراها جميعًا.</numerusform>
            <numerusform>واحدة على الأقل من {cells} تحمل الرقم {digit}، والخلايا {gone} تراها جميعًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow the links: then {end}.</source>
        <translation>اتبع الروابط: عندئذٍ {end}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed. So it was wrong.</source>
        <translation>هذا عكس الافتراض، فالافتراض خاطئ.</translation>
    </message>
    <message>
        <source>One cell cannot have both digits. So what was supposed is wrong.</source>
        <translation>لا يمكن لخلية واحدة أن تحمل الرقمين معًا، فالافتراض خاطئ.</translation>
    </message>
    <message>
        <source>So {one}, or {other}.</source>
        <translation>إذن {one}، أو {other}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees the set {source}, which is {digit}.</source>
        <extracomment>Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.</extracomment>
        <translation>الخلية {cell} تحمل الرقم {other}، أو ترى المجموعة {source} التي تحوي الرقم {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees {source}, which is {digit}.</source>
        <translation>الخلية {cell} تحمل الرقم {other}، أو ترى الخلية {source} التي تحمل الرقم {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees one of {source}, which is {digit}.</source>
        <translation>الخلية {cell} تحمل الرقم {other}، أو ترى الرقم {digit} في واحدة من {source}.</translation>
    </message>
    <message>
        <source>If {start}, that is it.</source>
        <translation>إذا {start.if}، فهذا هو المطلوب.</translation>
    </message>
    <message>
        <source>If {start}, then at once {end}.</source>
        <translation>إذا {start.if}، فالنتيجة فورًا: {end}.</translation>
    </message>
    <message>
        <source>If {start}, the links lead to this: {end}.</source>
        <translation>إذا {start.if}، أدّت الروابط إلى هذا: {end}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, and is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>الخلية {cell} تحمل الرقم {digit} ولا تحمله</translation>
    </message>
    <message>
        <source>{cell} is both {one} and {other}</source>
        <comment>in the middle of a sentence</comment>
        <translation>الخلية {cell} تحمل الرقم {one} والرقم {other} معًا</translation>
    </message>
    <message>
        <source>{house} has its {digit} twice, in {cells}</source>
        <comment>in the middle of a sentence</comment>
        <translation>الرقم {digit} يتكرر {house.in}، في {cells}</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>لا يبقى {house.in} موضع للرقم {digit}</translation>
    </message>
    <message>
        <source>{cell} has no candidate left</source>
        <comment>in the middle of a sentence</comment>
        <translation>لا يبقى للخلية {cell} أي مرشح</translation>
    </message>
    <message>
        <source>That cannot be: {broken}.</source>
        <translation>هذا غير ممكن: {broken}.</translation>
    </message>
    <message>
        <source>Follow the links: then {broken}.</source>
        <translation>اتبع الروابط: عندئذٍ {broken}.</translation>
    </message>
    <message>
        <source>That cannot be, so what was supposed is wrong.</source>
        <translation>هذا غير ممكن، فالافتراض خاطئ.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, or it is not.</source>
        <translation>إما أن تحمل الخلية {cell} الرقم {digit} وإما ألّا تحمله.</translation>
    </message>
    <message>
        <source>{cell} is {digits}.</source>
        <translation>الخلية {cell} تحمل الرقم {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}.</source>
        <translation>{house.in} يقع الرقم {digit} في {places}.</translation>
    </message>
    <message>
        <source>Follow the links from each of these: in each case {end}.</source>
        <translation>اتبع الروابط من كلٍّ منها: في كل الحالات {end}.</translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>لو لم يكن في {cells: هذه الخلايا كلها} سوى {digits}، لأمكن تبديل الرقمين، ولبقي كل صف وعمود ومربع سليمًا.</numerusform>
            <numerusform>لو لم يكن في {cells: هذه الخلية} سوى {digits}، لأمكن تبديل الرقمين، ولبقي كل صف وعمود ومربع سليمًا.</numerusform>
            <numerusform>لو لم يكن في {cells: هاتين الخليتين} سوى {digits}، لأمكن تبديل الرقمين، ولبقي كل صف وعمود ومربع سليمًا.</numerusform>
            <numerusform>لو لم يكن في {cells: هذه الخلايا كلها} سوى {digits}، لأمكن تبديل الرقمين، ولبقي كل صف وعمود ومربع سليمًا.</numerusform>
            <numerusform>لو لم يكن في {cells: هذه الخلايا كلها} سوى {digits}، لأمكن تبديل الرقمين، ولبقي كل صف وعمود ومربع سليمًا.</numerusform>
            <numerusform>لو لم يكن في {cells: هذه الخلايا كلها} سوى {digits}، لأمكن تبديل الرقمين، ولبقي كل صف وعمود ومربع سليمًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be a second solution. But a Sudoku has only one.</source>
        <translation>ولنشأ بذلك حل ثانٍ. لكن ليس للسودوكو إلا حل واحد.</translation>
    </message>
    <message>
        <source>With {cells} that makes a locked set: it uses up {digits}.</source>
        <translation>وهذه الخلية تكوّن مع {cells} مجموعة مقيدة، خلاياها بعدد أرقامها، فتستنفد {digits}.</translation>
    </message>
    <message>
        <source>Only {cell} can prevent that, so it must be {digits}.</source>
        <translation>لا يمنع الحل الثاني إلا الخلية {cell}، فلا بد أن تحمل الرقم {digits}.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}.</source>
        <translation>إذن لا بد أن تحمل واحدة على الأقل من {cells} الرقم {digit}.</translation>
    </message>
    <message>
        <source>No cell that sees both can be {digit}.</source>
        <translation>ولا يمكن لخلية تراهما معًا أن تحمل الرقم {digit}.</translation>
    </message>
    <message>
        <source>No cell that sees all of these can be {digit}.</source>
        <translation>ولا يمكن لخلية تراها كلها أن تحمل الرقم {digit}.</translation>
    </message>
    <message>
        <source>So one of {cells} must be something else: {digits}.</source>
        <translation>إذن لا بد أن تحمل واحدة على الأقل من {cells} رقمًا آخر: {digits}.</translation>
    </message>
    <message>
        <source>{corners} lie in two rows, two columns and just two boxes.</source>
        <translation>الخلايا {corners} تقع في صفين وعمودين، وفي مربعين فقط.</translation>
    </message>
    <message>
        <source>In {houses} the {digit} has no places but these corners.</source>
        <translation>{houses.in} ليس للرقم {digit} مواضع سوى هذه الزوايا.</translation>
    </message>
    <message>
        <source>If {one} were {digit}, {other} would be too, and the others {rest}.</source>
        <translation>لو حملت الخلية {one} الرقم {digit}، لحملته الخلية {other} أيضًا، ولحملت الخليتان الأخريان الرقم {rest}.</translation>
    </message>
    <message>
        <source>All four corners would hold {digits} alone.</source>
        <translation>فلا تحمل الزوايا الأربع عندئذٍ سوى {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {cells}.</source>
        <translation>{house.in} يقع الرقم {digit} في {cells}.</translation>
    </message>
    <message>
        <source>If one of these two were {digit}, the other would be {other}.</source>
        <translation>لو حملت إحداهما الرقم {digit}، لحملت الأخرى الرقم {other}.</translation>
    </message>
    <message>
        <source>{others} have only {digits}, so all four would hold these alone.</source>
        <translation>ليس في الخليتين {others} سوى {digits}، فتقتصر الزوايا الأربع على هذين الرقمين.</translation>
    </message>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>لنفترض أن الخلية {cell} تحمل الرقم {digit}.</translation>
    </message>
    <message>
        <source>Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left.</source>
        <translation>عندئذٍ لا يبقى للرقم {other} {row.in} سوى {inRow}، ولا يبقى له {column.in} سوى {inColumn}.</translation>
    </message>
    <message>
        <source>{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone.</source>
        <translation>ليس في الخلية {last} سوى {digits}، فهي تحمل الرقم {digit}، وتقتصر الزوايا الأربع على {digits}.</translation>
    </message>
    <message>
        <source>No corner is a given, so nothing would tell the two solutions apart.</source>
        <translation>لا رقم معطى في هذه الزوايا، فلا شيء يميّز أحد الحلّين من الآخر.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}, and no cell that sees both can be.</source>
        <translation>إذن لا بد أن تحمل إحدى الخليتين {cells} الرقم {digit}، فلا تحمله أي خلية تراهما معًا.</translation>
    </message>
    <message>
        <source>With {digit} in {cell} just the swap would be left.</source>
        <translation>لو حملت الخلية {cell} الرقم {digit}، لأمكن تبديل الرقمين في الزوايا الأربع.</translation>
    </message>
    <message>
        <source>{cells} form a ring.</source>
        <translation>الخلايا {cells} تشكّل حلقة.</translation>
    </message>
    <message>
        <source>Each sees the next, and every row, column and box has two of them or none.</source>
        <translation>كل خلية منها ترى التي تليها، وفي كل صف وعمود ومربع خليتان منها أو لا خلية.</translation>
    </message>
    <message>
        <source>Every empty cell but {cell} has just two candidates.</source>
        <translation>لكل خلية فارغة مرشحان فقط، ما عدا الخلية {cell}.</translation>
    </message>
    <message>
        <source>Without its {digit}, every digit would have two places in each house.</source>
        <translation>لولا الرقم {digit} فيها، لكان لكل رقم موضعان في كل وحدة.</translation>
    </message>
    <message>
        <source>Any solution could then be turned into a second, by the other candidate in every empty cell.</source>
        <translation>وعندئذٍ يمكن تحويل أي حل إلى حل ثانٍ بأن تأخذ كل خلية فارغة مرشحها الآخر.</translation>
    </message>
    <message>
        <source>A Sudoku has one solution, so {cell} is {digit}.</source>
        <translation>للسودوكو حل واحد، فالخلية {cell} تحمل الرقم {digit}.</translation>
    </message>
    <message>
        <source>In {house} only {cells: these two} can be {digit}, so the other is {digit}.</source>
        <extracomment>Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said before.</extracomment>
        <translation>{house.in} ليس للرقم {digit} سوى {cells: هاتين الخليتين}، فالرقم {digit} من نصيب الخلية الأخرى.</translation>
    </message>
    <message>
        <source>Nearly every empty cell has two candidates; only {cells} have more.</source>
        <translation>لكل خلية فارغة تقريبًا مرشحان، ولا تزيد المرشحات على ذلك إلا في {cells}.</translation>
    </message>
    <message>
        <source>Without {digits} there, the other candidate in every empty cell would make a second solution.</source>
        <translation>لولا وجود {digits} هناك، لنشأ حل ثانٍ بأن تأخذ كل خلية فارغة مرشحها الآخر.</translation>
    </message>
    <message>
        <source>So one of {cells} is {digits}.</source>
        <translation>إذن تحمل واحدة على الأقل من {cells} الرقم {digits}.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for an {digit}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Rows 3 and 7 have only two places each for an 8.</extracomment>
        <translation>في كلٍّ من {lines.of} ليس للرقم {digit} سوى موضعين.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for a {digit}.</source>
        <translation>في كلٍّ من {lines.of} ليس للرقم {digit} سوى موضعين.</translation>
    </message>
    <message>
        <source>{feet} share {house}, so at most one of them is {digit}.</source>
        <translation>الخليتان {feet} تقعان {house.in}، فلا يمكن أن تحملا الرقم {digit} معًا.</translation>
    </message>
    <message>
        <source>So at least one of the two lines has its {digit} at its other end: {ends}.</source>
        <extracomment>Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.</extracomment>
        <translation>إذن في أحد الخطين على الأقل يقع الرقم {digit} عند الطرف الآخر للخط: {ends}.</translation>
    </message>
    <message>
        <source>So have {lines}, with the ends {ends}.</source>
        <translation>وكذلك الحال {lines.in}، والطرفان هما {ends}.</translation>
    </message>
    <message>
        <source>The {digit}s of {lines} do the same, with the ends {ends}.</source>
        <translation>وكذلك حال الرقم {digit} {lines.in}، والطرفان هما {ends}.</translation>
    </message>
    <message>
        <source>A cell that sees both ends of one kite cannot have its digit.</source>
        <extracomment>A kite is the pattern of two lines that was told before.</extracomment>
        <translation>والخلية التي ترى طرفي إحدى الطائرتين الورقيتين لا يمكن أن تحمل رقم هذه الطائرة.</translation>
    </message>
    <message>
        <source>Just so, both cases close {cells}.</source>
        <extracomment>Such as: Just so, both cases close r5c3. The two cases for another cell were told before.</extracomment>
        <translation>وبالطريقة نفسها لا مكان لهذا الرقم في {cells} في كلتا الحالتين.</translation>
    </message>
    <message>
        <source>In {box} every {digit} is in {near} or {other}.</source>
        <translation>{box.in} تقع كل مواضع الرقم {digit} {near.in} أو {other.in}.</translation>
    </message>
    <message>
        <source>{line} has only two places for its {digit}: {near} and {far}.</source>
        <translation>{line.in} ليس للرقم {digit} سوى موضعين: الخلية {near} والخلية {far}.</translation>
    </message>
    <message>
        <source>If {far} is {digit}, it closes {cells}.</source>
        <translation>إذا حملت الخلية {far} الرقم {digit}، فلا مكان له في {cells}.</translation>
    </message>
    <message>
        <source>Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too.</source>
        <translation>وإلا حملته الخلية {near}، فيقع الرقم {digit} {box.in} ضمن {other.of}، ولا مكان له في {cells} أيضًا.</translation>
    </message>
    <message>
        <source>Where a house has just two places for {digit}, one of them is right.</source>
        <translation>إذا كان للرقم {digit} موضعان فقط في وحدة، فأحدهما صحيح.</translation>
    </message>
    <message>
        <source>Joined, such pairs take turns in two colours. Green: {cells}.</source>
        <translation>وبوصل هذه الأزواج بعضها ببعض يتناوب لونان على خلاياها. الأخضر: {cells}.</translation>
    </message>
    <message>
        <source>Brown: {cells}.</source>
        <translation>البنّي: {cells}.</translation>
    </message>
    <message>
        <source>Either every green one is {digit}, or every brown one.</source>
        <translation>إما أن تحمل كل خلية خضراء الرقم {digit}، وإما أن تحمله كل خلية بنّية.</translation>
    </message>
    <message>
        <source>These cells see a green and a brown one each: {cells}.</source>
        <translation>كل خلية من هذه الخلايا ترى خلية خضراء وأخرى بنّية: {cells}.</translation>
    </message>
    <message>
        <source>{cell} sees {one}, which is green, and {other}, which is brown.</source>
        <translation>الخلية {cell} ترى الخلية {one} الخضراء والخلية {other} البنّية.</translation>
    </message>
    <message>
        <source>{cells}, both green, share {house}: only one of them could be {digit}.</source>
        <translation>الخليتان الخضراوان {cells} تقعان {house.in}، فلا يمكن أن تحملا الرقم {digit} معًا.</translation>
    </message>
    <message>
        <source>{cells}, both brown, share {house}: only one of them could be {digit}.</source>
        <translation>الخليتان البنّيتان {cells} تقعان {house.in}، فلا يمكن أن تحملا الرقم {digit} معًا.</translation>
    </message>
    <message>
        <source>So no green one is {digit}, and every brown one is.</source>
        <translation>إذن لا تحمل أي خلية خضراء الرقم {digit}، وكل خلية بنّية تحمله.</translation>
    </message>
    <message>
        <source>So no brown one is {digit}, and every green one is.</source>
        <translation>إذن لا تحمل أي خلية بنّية الرقم {digit}، وكل خلية خضراء تحمله.</translation>
    </message>
    <message>
        <source>Either the green discs are right: {cells}.</source>
        <translation>قد يصح كل ما عليه قرص أخضر: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown squares are: {cells}.</source>
        <translation>وإلا صح كل ما عليه رمز مربع بنّي: {cells}.</translation>
    </message>
    <message>
        <source>And either the green rings are: {cells}.</source>
        <translation>وكذلك قد يصح كل ما عليه طوق أخضر: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown frames are: {cells}.</source>
        <translation>وإلا صح كل ما عليه إطار بنّي: {cells}.</translation>
    </message>
    <message>
        <source>{one} {a} and {other} {b} see each other: at most one of them is right.</source>
        <extracomment>Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is right.</extracomment>
        <translation>{one} {a} يرى {other} {b}، فلا يصحّان معًا.</translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>إذن يصح أحد النوعين على الأقل، {ones} أو {others}، وكل خلية من {cells} ترى واحدًا من كل نوع.</numerusform>
            <numerusform>إذن يصح أحد النوعين على الأقل، {ones} أو {others}، والخلية {cells} ترى واحدًا من كل نوع.</numerusform>
            <numerusform>إذن يصح أحد النوعين على الأقل، {ones} أو {others}، وكلتا الخليتين {cells} ترى واحدًا من كل نوع.</numerusform>
            <numerusform>إذن يصح أحد النوعين على الأقل، {ones} أو {others}، وكل خلية من {cells} ترى واحدًا من كل نوع.</numerusform>
            <numerusform>إذن يصح أحد النوعين على الأقل، {ones} أو {others}، وكل خلية من {cells} ترى واحدًا من كل نوع.</numerusform>
            <numerusform>إذن يصح أحد النوعين على الأقل، {ones} أو {others}، وكل خلية من {cells} ترى واحدًا من كل نوع.</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b} and {frame} {d}.</source>
        <extracomment>Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.</extracomment>
        <translation>{one} {a} يرى {ring} {b} ويرى {frame} {d}.</translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b}, {one} {c} {frame} {d}.</source>
        <translation>{one} {a} يرى {ring} {b}، كما أن {one} {c} يرى {frame} {d}.</translation>
    </message>
    <message>
        <source>One of these two is right, so {ones} are wrong.</source>
        <extracomment>Such as: One of these two is right, so the green discs are wrong.</extracomment>
        <translation>أحد هذين صحيح؛ إذن {ones} خاطئة.</translation>
    </message>
    <message>
        <source>the green discs</source>
        <comment>subject</comment>
        <translation>الأقراص الخضراء</translation>
    </message>
    <message>
        <source>the brown squares</source>
        <comment>subject</comment>
        <translation>الرموز المربعة البنّية</translation>
    </message>
    <message>
        <source>the green rings</source>
        <comment>subject</comment>
        <translation>الأطواق الخضراء</translation>
    </message>
    <message>
        <source>the brown frames</source>
        <comment>subject</comment>
        <translation>الأطر البنّية</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>plain</comment>
        <translation>القرص الأخضر</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>plain</comment>
        <translation>الرمز المربع البنّي</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>plain</comment>
        <translation>الطوق الأخضر</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>plain</comment>
        <translation>الإطار البنّي</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>object</comment>
        <translation>القرص الأخضر</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>object</comment>
        <translation>الرمز المربع البنّي</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>object</comment>
        <translation>الطوق الأخضر</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>object</comment>
        <translation>الإطار البنّي</translation>
    </message>
    <message numerus="yes">
        <source>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>أما إذا حملت إحدى الزعانف الرقم {digit}، فلا مكان له في {cells} كذلك، لأن الزعانف كلها تراها.</numerusform>
            <numerusform>أما إذا حملت الزعنفة الرقم {digit}، فلا مكان له في {cells} كذلك، لأن الزعنفة تراها.</numerusform>
            <numerusform>أما إذا حملت إحدى الزعنفتين الرقم {digit}، فلا مكان له في {cells} كذلك، لأن كلتا الزعنفتين تراها.</numerusform>
            <numerusform>أما إذا حملت إحدى الزعانف الرقم {digit}، فلا مكان له في {cells} كذلك، لأن الزعانف كلها تراها.</numerusform>
            <numerusform>أما إذا حملت إحدى الزعانف الرقم {digit}، فلا مكان له في {cells} كذلك، لأن الزعانف كلها تراها.</numerusform>
            <numerusform>أما إذا حملت إحدى الزعانف الرقم {digit}، فلا مكان له في {cells} كذلك، لأن الزعانف كلها تراها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base.in} ليس للرقم {digit} {places: سوى {count} موضع}، كلها ضمن {cover.of}.</numerusform>
            <numerusform>{base.in} ليس للرقم {digit} {places: سوى موضع واحد} ضمن {cover.of}.</numerusform>
            <numerusform>{base.in} ليس للرقم {digit} {places: سوى موضعين}، كلاهما ضمن {cover.of}.</numerusform>
            <numerusform>{base.in} ليس للرقم {digit} {places: سوى {count} مواضع}، كلها ضمن {cover.of}.</numerusform>
            <numerusform>{base.in} ليس للرقم {digit} {places: سوى {count} موضعًا}، كلها ضمن {cover.of}.</numerusform>
            <numerusform>{base.in} ليس للرقم {digit} {places: سوى {count} موضع}، كلها ضمن {cover.of}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.</extracomment>
        <translation>ولا تحوي أي وحدة الرقم {digit} مرتين، فكلٌّ من {cover.of} يأخذ الرقم {digit} من هذه المواضع.</translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base.in} ليس للرقم {digit} {places: سوى {count} موضع}.</numerusform>
            <numerusform>{base.in} ليس للرقم {digit} {places: سوى موضع واحد}.</numerusform>
            <numerusform>{base.in} ليس للرقم {digit} {places: سوى موضعين}.</numerusform>
            <numerusform>{base.in} ليس للرقم {digit} {places: سوى {count} مواضع}.</numerusform>
            <numerusform>{base.in} ليس للرقم {digit} {places: سوى {count} موضعًا}.</numerusform>
            <numerusform>{base.in} ليس للرقم {digit} {places: سوى {count} موضع}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these stand in {cover}.</source>
        <translation>وكلها ضمن {cover.of}.</translation>
    </message>
    <message>
        <source>All of these stand in {cover: as many other houses}.</source>
        <extracomment>These are the places for a digit in some houses, of which no sentence says which they are.</extracomment>
        <translation>وكلها ضمن {cover: وحدات أخرى عددها كعدد الوحدات الأولى}.</translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover: these houses} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so these houses have theirs there, in the places said before.</extracomment>
        <translation>كل وحدة من الوحدات الأولى تحتاج إلى الرقم {digit}، وعدد {cover: الوحدات الأخرى} مساوٍ لعدد الأولى، ولا تحوي أي وحدة الرقم مرتين: فكل وحدة من الوحدات الأخرى تأخذ الرقم من هذه المواضع.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>كل خلية من {cells} تقع في وحدتين من هذه الوحدات. ولو حملت إحداها الرقم {digit} لاستنفدت وحدتيها معًا، فلا يبقى من الوحدات ما يكفي لمواضع الرقم {digit} الأخرى.</numerusform>
            <numerusform>الخلية {cells} تقع في وحدتين من هذه الوحدات. ولو حملت الرقم {digit} لاستنفدت الوحدتين معًا، فلا يبقى من الوحدات ما يكفي لمواضع الرقم {digit} الأخرى.</numerusform>
            <numerusform>كلتا الخليتين {cells} تقع في وحدتين من هذه الوحدات. ولو حملت إحداهما الرقم {digit} لاستنفدت وحدتيها معًا، فلا يبقى من الوحدات ما يكفي لمواضع الرقم {digit} الأخرى.</numerusform>
            <numerusform>كل خلية من {cells} تقع في وحدتين من هذه الوحدات. ولو حملت إحداها الرقم {digit} لاستنفدت وحدتيها معًا، فلا يبقى من الوحدات ما يكفي لمواضع الرقم {digit} الأخرى.</numerusform>
            <numerusform>كل خلية من {cells} تقع في وحدتين من هذه الوحدات. ولو حملت إحداها الرقم {digit} لاستنفدت وحدتيها معًا، فلا يبقى من الوحدات ما يكفي لمواضع الرقم {digit} الأخرى.</numerusform>
            <numerusform>كل خلية من {cells} تقع في وحدتين من هذه الوحدات. ولو حملت إحداها الرقم {digit} لاستنفدت وحدتيها معًا، فلا يبقى من الوحدات ما يكفي لمواضع الرقم {digit} الأخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the {digit}s in {base}.</source>
        <translation>انظر إلى مواضع الرقم {digit} {base.in}.</translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>كلها ضمن {cover.of}، ما عدا الزعانف {fins}.</numerusform>
            <numerusform>كلها ضمن {cover.of}، ما عدا الزعنفة {fins}.</numerusform>
            <numerusform>كلها ضمن {cover.of}، ما عدا الزعنفتين {fins}.</numerusform>
            <numerusform>كلها ضمن {cover.of}، ما عدا الزعانف {fins}.</numerusform>
            <numerusform>كلها ضمن {cover.of}، ما عدا الزعانف {fins}.</numerusform>
            <numerusform>كلها ضمن {cover.of}، ما عدا الزعانف {fins}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>كلها ضمن {cover.of}، ما عدا {count} خلية.</numerusform>
            <numerusform>كلها ضمن {cover.of}، ما عدا خلية واحدة.</numerusform>
            <numerusform>كلها ضمن {cover.of}، ما عدا خليتين.</numerusform>
            <numerusform>كلها ضمن {cover.of}، ما عدا {count} خلايا.</numerusform>
            <numerusform>كلها ضمن {cover.of}، ما عدا {count} خلية.</numerusform>
            <numerusform>كلها ضمن {cover.of}، ما عدا {count} خلية.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fins: {fins}.</source>
        <translation>الزعانف: {fins}.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>إذا لم تحمل أي زعنفة الرقم {digit}، شكّلت المواضع الأخرى، أي {places: الأقراص الزرقاء}، نمط {fish}.</numerusform>
            <numerusform>إذا لم تحمل الزعنفة الرقم {digit}، شكّلت المواضع الأخرى، أي {places: الأقراص الزرقاء}، نمط {fish}.</numerusform>
            <numerusform>إذا لم تحمل أيٌّ من الزعنفتين الرقم {digit}، شكّلت المواضع الأخرى، أي {places: الأقراص الزرقاء}، نمط {fish}.</numerusform>
            <numerusform>إذا لم تحمل أي زعنفة الرقم {digit}، شكّلت المواضع الأخرى، أي {places: الأقراص الزرقاء}، نمط {fish}.</numerusform>
            <numerusform>إذا لم تحمل أي زعنفة الرقم {digit}، شكّلت المواضع الأخرى، أي {places: الأقراص الزرقاء}، نمط {fish}.</numerusform>
            <numerusform>إذا لم تحمل أي زعنفة الرقم {digit}، شكّلت المواضع الأخرى، أي {places: الأقراص الزرقاء}، نمط {fish}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>إذا لم تحمل أي زعنفة الرقم {digit}، شكّلت المواضع الأخرى، أي {places: الأقراص الزرقاء}، نمط {fish}.</numerusform>
            <numerusform>إذا لم تحمل الزعنفة الرقم {digit}، شكّلت المواضع الأخرى، أي {places: الأقراص الزرقاء}، نمط {fish}.</numerusform>
            <numerusform>إذا لم تحمل أيٌّ من الزعنفتين الرقم {digit}، شكّلت المواضع الأخرى، أي {places: الأقراص الزرقاء}، نمط {fish}.</numerusform>
            <numerusform>إذا لم تحمل أي زعنفة الرقم {digit}، شكّلت المواضع الأخرى، أي {places: الأقراص الزرقاء}، نمط {fish}.</numerusform>
            <numerusform>إذا لم تحمل أي زعنفة الرقم {digit}، شكّلت المواضع الأخرى، أي {places: الأقراص الزرقاء}، نمط {fish}.</numerusform>
            <numerusform>إذا لم تحمل أي زعنفة الرقم {digit}، شكّلت المواضع الأخرى، أي {places: الأقراص الزرقاء}، نمط {fish}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no other cell of {cover} can be {digit}.</source>
        <translation>وعندئذٍ لا مكان للرقم {digit} في أي خلية أخرى من {cover.object}.</translation>
    </message>
    <message>
        <source>In {base} the {digit}s stand in {cover}, but for {fins}.</source>
        <translation>{base.in} تقع مواضع الرقم {digit} كلها ضمن {cover.of}، ما عدا {fins}.</translation>
    </message>
    <message>
        <source>Or they stand in {cover}, but for {fins}.</source>
        <translation>ومن وجه آخر تقع كلها ضمن {cover.of}، ما عدا {fins}.</translation>
    </message>
    <message>
        <source>Take each of these with its fins, its extra places.</source>
        <translation>تأمّل كلًّا من هذين الوجهين مع زعانفه، أي مواضعه الزائدة.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is an {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <comment>the fish is an X-Wing</comment>
        <translation>إذا لم تحمل أي زعنفة الرقم {digit}، فهذا نمط {fish}، ومنه تأخذ أعمدته أو صفوفه أو مربعاته رقمها.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is a {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <translation>إذا لم تحمل أي زعنفة الرقم {digit}، فهذا نمط {fish}، ومنه تأخذ أعمدته أو صفوفه أو مربعاته رقمها.</translation>
    </message>
    <message>
        <source>If a fin is {digit}, no cell that sees its fins can be {digit} either.</source>
        <translation>وإذا حملت زعنفة الرقم {digit}، فلا يمكن لخلية ترى زعانف هذا الوجه أن تحمله أيضًا.</translation>
    </message>
    <message>
        <source>So one of {starts} is {digit}.</source>
        <translation>إذن تحمل واحدة على الأقل من {starts} الرقم {digit}.</translation>
    </message>
    <message>
        <source>From each of them links lead to this: {end}.</source>
        <translation>ومن كلٍّ منها تؤدي الروابط إلى هذا: {end}.</translation>
    </message>
    <message>
        <source>{house} has only one empty cell.</source>
        <translation>لم يبقَ {house.in} سوى خلية فارغة واحدة.</translation>
    </message>
    <message>
        <source>Of the digits 1 to 9 just the {digit} is missing there.</source>
        <translation>من الأرقام 1 إلى 9 لا ينقص هناك سوى الرقم {digit}.</translation>
    </message>
    <message>
        <source>So {cell: this cell} must be {digit}.</source>
        <translation>إذن لا بد أن تحمل {cell: هذه الخلية} الرقم {digit}.</translation>
    </message>
    <message>
        <source>Look at {cell: this cell} with its row, its column and its box.</source>
        <translation>انظر إلى {cell: هذه الخلية} وإلى صفها وعمودها ومربعها.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>توجد هناك بالفعل {digits: {count} رقم مختلف}.</numerusform>
            <numerusform>يوجد هناك بالفعل {digits: رقم واحد}.</numerusform>
            <numerusform>يوجد هناك بالفعل {digits: رقمان مختلفان}.</numerusform>
            <numerusform>توجد هناك بالفعل {digits: {count} أرقام مختلفة}.</numerusform>
            <numerusform>يوجد هناك بالفعل {digits: {count} رقمًا مختلفًا}.</numerusform>
            <numerusform>توجد هناك بالفعل {digits: {count} رقم مختلف}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be {digits}, as was found before.</source>
        <translation>ولا يمكن أن تحمل الرقم {digits}، كما تبيّن من قبل.</translation>
    </message>
    <message>
        <source>Only the {digit} is left, so it must be {digit}.</source>
        <translation>لم يبقَ سوى الرقم {digit}، فلا بد أن تحمله الخلية.</translation>
    </message>
    <message>
        <source>{house} still needs its {digit}.</source>
        <translation>{house} لا يزال ينقصه الرقم {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>وهناك {digits: {count} خلية تحمل الرقم {digit}} وترى خلايا من هذه الوحدة.</numerusform>
            <numerusform>وهناك {digits: خلية واحدة تحمل الرقم {digit}} وترى خلايا من هذه الوحدة.</numerusform>
            <numerusform>وهناك {digits: خليتان تحملان الرقم {digit}} وتريان خلايا من هذه الوحدة.</numerusform>
            <numerusform>وهناك {digits: {count} خلايا تحمل الرقم {digit}} وترى خلايا من هذه الوحدة.</numerusform>
            <numerusform>وهناك {digits: {count} خلية تحمل الرقم {digit}} وترى خلايا من هذه الوحدة.</numerusform>
            <numerusform>وهناك {digits: {count} خلية تحمل الرقم {digit}} وترى خلايا من هذه الوحدة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>لا يتكرر الرقم {digit} في صف أو عمود أو مربع، فلا مكان له في {cells: {count} خلية فارغة} من هذه الوحدة.</numerusform>
            <numerusform>لا يتكرر الرقم {digit} في صف أو عمود أو مربع، فلا مكان له في {cells: خلية فارغة واحدة} من هذه الوحدة.</numerusform>
            <numerusform>لا يتكرر الرقم {digit} في صف أو عمود أو مربع، فلا مكان له في {cells: خليتين فارغتين} من هذه الوحدة.</numerusform>
            <numerusform>لا يتكرر الرقم {digit} في صف أو عمود أو مربع، فلا مكان له في {cells: {count} خلايا فارغة} من هذه الوحدة.</numerusform>
            <numerusform>لا يتكرر الرقم {digit} في صف أو عمود أو مربع، فلا مكان له في {cells: {count} خلية فارغة} من هذه الوحدة.</numerusform>
            <numerusform>لا يتكرر الرقم {digit} في صف أو عمود أو مربع، فلا مكان له في {cells: {count} خلية فارغة} من هذه الوحدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {cells} it was crossed out before.</source>
        <translation>وقد شُطب من قبل في {cells}.</translation>
    </message>
    <message>
        <source>{cell: One cell} is left, so it must be {digit}.</source>
        <translation>لم يبقَ إلا {cell: خلية واحدة}، فلا بد أن تحمل الرقم {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>لم يوضع الرقم {digit} بعد {from.in}، وليس له هناك {places: سوى {count} موضع}.</numerusform>
            <numerusform>لم يوضع الرقم {digit} بعد {from.in}، وليس له هناك {places: سوى موضع واحد}.</numerusform>
            <numerusform>لم يوضع الرقم {digit} بعد {from.in}، وليس له هناك {places: سوى موضعين}.</numerusform>
            <numerusform>لم يوضع الرقم {digit} بعد {from.in}، وليس له هناك {places: سوى {count} مواضع}.</numerusform>
            <numerusform>لم يوضع الرقم {digit} بعد {from.in}، وليس له هناك {places: سوى {count} موضعًا}.</numerusform>
            <numerusform>لم يوضع الرقم {digit} بعد {from.in}، وليس له هناك {places: سوى {count} موضع}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>لم يوضع الرقم {digit} بعد {from.in}، وليس له هناك {places: سوى {count} موضع}.</numerusform>
            <numerusform>لم يوضع الرقم {digit} بعد {from.in}، وليس له هناك {places: سوى موضع واحد}.</numerusform>
            <numerusform>لم يوضع الرقم {digit} بعد {from.in}، وليس له هناك {places: سوى موضعين}.</numerusform>
            <numerusform>لم يوضع الرقم {digit} بعد {from.in}، وليس له هناك {places: سوى {count} مواضع}.</numerusform>
            <numerusform>لم يوضع الرقم {digit} بعد {from.in}، وليس له هناك {places: سوى {count} موضعًا}.</numerusform>
            <numerusform>لم يوضع الرقم {digit} بعد {from.in}، وليس له هناك {places: سوى {count} موضع}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lie in {in} too.</source>
        <translation>وكلاهما يقع أيضًا {in.in}.</translation>
    </message>
    <message>
        <source>All of them lie in {in} too.</source>
        <translation>وكلها تقع أيضًا {in.in}.</translation>
    </message>
    <message>
        <source>Whichever of them it is, that is the {digit} of {in} as well.</source>
        <translation>وأيًّا كان موضعه، فهو أيضًا موضع الرقم {digit} {in.in}.</translation>
    </message>
    <message>
        <source>In {house}, {cells} have no candidates but {digits}.</source>
        <translation>{house.in} لا تقبل {cells} من المرشحات سوى {digits}.</translation>
    </message>
    <message>
        <source>So {digits} are used up: no other cell of {houses} can have them.</source>
        <translation>وبذلك يُستنفد كلٌّ من {digits}، فلا مكان له في أي خلية أخرى من خلايا {houses.of}.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each, either way round.</source>
        <translation>خليتان تأخذان رقمين، لكل خلية رقم، بهذا الترتيب أو بعكسه.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each.</source>
        <translation>خليتان تأخذان رقمين، لكل خلية رقم.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>هذه {count} خلية تأخذ {count} رقم، لكل خلية رقم، بترتيب ما.</numerusform>
            <numerusform>خلية واحدة تأخذ رقمًا واحدًا.</numerusform>
            <numerusform>خليتان تأخذان رقمين، لكل خلية رقم، بترتيب ما.</numerusform>
            <numerusform>هذه {count} خلايا تأخذ {count} أرقام، لكل خلية رقم، بترتيب ما.</numerusform>
            <numerusform>هذه {count} خلية تأخذ {count} رقمًا، لكل خلية رقم، بترتيب ما.</numerusform>
            <numerusform>هذه {count} خلية تأخذ {count} رقم، لكل خلية رقم، بترتيب ما.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>هذه {count} خلية تأخذ {count} رقم، لكل خلية رقم.</numerusform>
            <numerusform>خلية واحدة تأخذ رقمًا واحدًا.</numerusform>
            <numerusform>خليتان تأخذان رقمين، لكل خلية رقم.</numerusform>
            <numerusform>هذه {count} خلايا تأخذ {count} أرقام، لكل خلية رقم.</numerusform>
            <numerusform>هذه {count} خلية تأخذ {count} رقمًا، لكل خلية رقم.</numerusform>
            <numerusform>هذه {count} خلية تأخذ {count} رقم، لكل خلية رقم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>{house.in} ليس للأرقام {digits} معًا سوى {count} موضعًا: {cells}.</numerusform>
            <numerusform>{house.in} ليس للرقم {digits} سوى موضع واحد: {cells}.</numerusform>
            <numerusform>{house.in} ليس للرقمين {digits} معًا سوى موضعين: {cells}.</numerusform>
            <numerusform>{house.in} ليس للأرقام {digits} معًا سوى {count} مواضع: {cells}.</numerusform>
            <numerusform>{house.in} ليس للأرقام {digits} معًا سوى {count} موضعًا: {cells}.</numerusform>
            <numerusform>{house.in} ليس للأرقام {digits} معًا سوى {count} موضعًا: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>هذه {count} رقم في {count} خلية، فالأرقام تملأ هذه الخلايا بالضبط.</numerusform>
            <numerusform>رقم واحد يحتاج إلى خلية واحدة، فهو يملأ هذه الخلية بالضبط.</numerusform>
            <numerusform>رقمان يحتاجان إلى خليتين، فهما يملآن هاتين الخليتين بالضبط.</numerusform>
            <numerusform>هذه {count} أرقام في {count} خلايا، فالأرقام تملأ هذه الخلايا بالضبط.</numerusform>
            <numerusform>هذه {count} رقمًا في {count} خلية، فالأرقام تملأ هذه الخلايا بالضبط.</numerusform>
            <numerusform>هذه {count} رقم في {count} خلية، فالأرقام تملأ هذه الخلايا بالضبط.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other digit fits in any of them.</source>
        <translation>ولا مكان هناك لأي رقم آخر.</translation>
    </message>
    <message>
        <source>{pivot}, the pivot, is {digits}.</source>
        <translation>خلية المحور {pivot} تحمل الرقم {digits}.</translation>
    </message>
    <message>
        <source>{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}.</source>
        <translation>ليس في الخلية {pincer} سوى {digits}: إذا حملت الخلية {pivot} الرقم {own}، حملت الخلية {pincer} الرقم {digit}.</translation>
    </message>
    <message>
        <source>Or {pivot} is {digit} itself.</source>
        <translation>وإلا حملت الخلية {pivot} نفسها الرقم {digit}.</translation>
    </message>
    <message>
        <source>So at least one of {ends} is {digit}.</source>
        <translation>إذن تحمل واحدة على الأقل من {ends} الرقم {digit}.</translation>
    </message>
    <message>
        <source>{one} and {other} are twins: each is {digits}.</source>
        <translation>الخليتان {one} و{other} توأمان: كلٌّ منهما تحمل الرقم {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {link} is in {places}.</source>
        <translation>{house.in} يقع الرقم {link} في {places}.</translation>
    </message>
    <message>
        <source>If {place} is {link}, {twin}, which it sees, is {digit}.</source>
        <translation>الخلية {place} ترى الخلية {twin}: إذا حملت الخلية {place} الرقم {link}، حملت الخلية {twin} الرقم {digit}.</translation>
    </message>
    <message>
        <source>So {one} or {other} is {digit}.</source>
        <translation>إذن تحمل واحدة على الأقل من {one} و{other} الرقم {digit}.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}: one cell with two digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c5: one cell with two digits, 4 and 7.</extracomment>
        <translation>{set: المجموعة {letter}} هي {cells}، وهي خلية واحدة فيها رقمان: {digits}.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}, with {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>{set: المجموعة {letter}} هي {cells}، وأرقامها {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: المجموعة {letter}} هي {count} خلية فيها {more} رقمًا: {digits}.</numerusform>
            <numerusform>{set: المجموعة {letter}} خلية واحدة عدد أرقامها {more}: {digits}.</numerusform>
            <numerusform>{set: المجموعة {letter}} خليتان فيهما {more} أرقام: {digits}.</numerusform>
            <numerusform>{set: المجموعة {letter}} هي {count} خلايا فيها {more} أرقام: {digits}.</numerusform>
            <numerusform>{set: المجموعة {letter}} هي {count} خلية فيها {more} رقمًا: {digits}.</numerusform>
            <numerusform>{set: المجموعة {letter}} هي {count} خلية فيها {more} رقمًا: {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: المجموعة {letter}} هي {cells}، وهي {count} خلية فيها {more} رقمًا: {digits}.</numerusform>
            <numerusform>{set: المجموعة {letter}} هي {cells}، وهي خلية واحدة عدد أرقامها {more}: {digits}.</numerusform>
            <numerusform>{set: المجموعة {letter}} هي {cells}، وهي خليتان فيهما {more} أرقام: {digits}.</numerusform>
            <numerusform>{set: المجموعة {letter}} هي {cells}، وهي {count} خلايا فيها {more} أرقام: {digits}.</numerusform>
            <numerusform>{set: المجموعة {letter}} هي {cells}، وهي {count} خلية فيها {more} رقمًا: {digits}.</numerusform>
            <numerusform>{set: المجموعة {letter}} هي {cells}، وهي {count} خلية فيها {more} رقمًا: {digits}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All their {one}s see each other, and so do their {other}s: each can be in one set alone.</source>
        <translation>مواضع الرقم {one} في المجموعتين يرى بعضها بعضًا، وكذلك مواضع الرقم {other}: فلا يمكن أن يقع أيٌّ من الرقمين في المجموعتين معًا.</translation>
    </message>
    <message>
        <source>A set can lack only one digit. So each lacks just one of {digits}.</source>
        <translation>لا يمكن أن ينقص أيَّ مجموعة أكثر من رقم واحد. إذن ينقص كلًّا من المجموعتين رقم واحد بالضبط من الرقمين {digits}.</translation>
    </message>
    <message>
        <source>Every other digit of a set is in it, and one of the sets has each of {digits}.</source>
        <translation>وكل رقم آخر في المجموعة يبقى فيها، وكلٌّ من الرقمين {digits} يقع في إحدى المجموعتين.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have an {one}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: All their 8s see each other, so only one set can have an 8.</extracomment>
        <translation>مواضع الرقم {digit} في المجموعتين يرى بعضها بعضًا، فلا يمكن أن تحوي الرقم {one} إلا واحدة منهما.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have a {one}.</source>
        <translation>مواضع الرقم {digit} في المجموعتين يرى بعضها بعضًا، فلا يمكن أن تحوي الرقم {one} إلا واحدة منهما.</translation>
    </message>
    <message>
        <source>The set without it needs all its other digits, {digits} too.</source>
        <translation>والمجموعة الخالية منه تحتاج إلى كل أرقامها الأخرى، ومنها {digits}.</translation>
    </message>
    <message>
        <source>So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out sees all their places.</source>
        <extracomment>Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.</extracomment>
        <translation>إذن كلٌّ من {digits} تحويه {one: المجموعة {a}} أو {other: المجموعة {b}}. وما شُطب يرى كل هذه المواضع.</translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>إذن تحوي {one: المجموعة {a}} أو {other: المجموعة {b}} الرقم {digits}، والخلايا {cells} ترى كل مواضعه فيهما.</numerusform>
            <numerusform>إذن تحوي {one: المجموعة {a}} أو {other: المجموعة {b}} الرقم {digits}، والخلية {cells} ترى كل مواضعه فيهما.</numerusform>
            <numerusform>إذن تحوي {one: المجموعة {a}} أو {other: المجموعة {b}} الرقم {digits}، والخليتان {cells} تريان كل مواضعه فيهما.</numerusform>
            <numerusform>إذن تحوي {one: المجموعة {a}} أو {other: المجموعة {b}} الرقم {digits}، والخلايا {cells} ترى كل مواضعه فيهما.</numerusform>
            <numerusform>إذن تحوي {one: المجموعة {a}} أو {other: المجموعة {b}} الرقم {digits}، والخلايا {cells} ترى كل مواضعه فيهما.</numerusform>
            <numerusform>إذن تحوي {one: المجموعة {a}} أو {other: المجموعة {b}} الرقم {digits}، والخلايا {cells} ترى كل مواضعه فيهما.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>إذن تحوي {one: المجموعة {a}} أو {other: المجموعة {b}} الرقم {digits}، وهناك {cells: {count} خلية} ترى كل مواضعه فيهما.</numerusform>
            <numerusform>إذن تحوي {one: المجموعة {a}} أو {other: المجموعة {b}} الرقم {digits}، وهناك {cells: خلية واحدة} ترى كل مواضعه فيهما.</numerusform>
            <numerusform>إذن تحوي {one: المجموعة {a}} أو {other: المجموعة {b}} الرقم {digits}، وهناك {cells: خليتان} تريان كل مواضعه فيهما.</numerusform>
            <numerusform>إذن تحوي {one: المجموعة {a}} أو {other: المجموعة {b}} الرقم {digits}، وهناك {cells: {count} خلايا} ترى كل مواضعه فيهما.</numerusform>
            <numerusform>إذن تحوي {one: المجموعة {a}} أو {other: المجموعة {b}} الرقم {digits}، وهناك {cells: {count} خلية} ترى كل مواضعه فيهما.</numerusform>
            <numerusform>إذن تحوي {one: المجموعة {a}} أو {other: المجموعة {b}} الرقم {digits}، وهناك {cells: {count} خلية} ترى كل مواضعه فيهما.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other.</source>
        <extracomment>Such as: Only one of set C and set A can have 4: all these see each other.</extracomment>
        <translation>لا يمكن أن يقع {digits} في {c: المجموعة C} وفي {set: المجموعة {letter}} معًا: فكل هذه المواضع يرى بعضها بعضًا.</translation>
    </message>
    <message>
        <source>Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}.</source>
        <extracomment>Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.</extracomment>
        <translation>لا يمكن أن ينقص المجموعة C أكثر من رقم واحد، فتفقد A الرقم {a} أو تفقد B الرقم {b}، والمجموعة التي تفقد رقمها لا بد أن تحوي {digits}.</translation>
    </message>
    <message>
        <source>Two neighbours share a digit whose places all see each other: one lacks it, and needs all its other digits.</source>
        <translation>كل مجموعتين متجاورتين تشتركان في رقم مواضعه كلها يرى بعضها بعضًا: فهو ينقص إحداهما، وهي تحتاج إلى كل أرقامها الأخرى.</translation>
    </message>
    <message>
        <source>{next} loses {digits}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list, such as: B loses 4</extracomment>
        <translation>تفقد {next} الرقم {digits}</translation>
    </message>
    <message>
        <source>Then {links}.</source>
        <translation>عندئذٍ {links}.</translation>
    </message>
    <message>
        <source>If A lacks one of {digits}, {links}.</source>
        <extracomment>Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.</extracomment>
        <translation>إذا نقص المجموعة A رقم واحد من {digits}، فعندئذٍ {links}.</translation>
    </message>
    <message>
        <source>If A has no {digits}, {links}.</source>
        <translation>إذا نقص المجموعة A الرقم {digits}، فعندئذٍ {links}.</translation>
    </message>
    <message>
        <source>{stem} is {digits}. Each of these empties a set of its digit.</source>
        <translation>الخلية {stem} تحمل الرقم {digits}. وأيًّا كان رقمها، تفقده إحدى المجموعات.</translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>إذا كان رقمها {digit}، فقدته {set: المجموعة {letter}} ({cells})، فلا بد أن تحوي {gone}.</numerusform>
            <numerusform>إذا كان رقمها {digit}، فقدته {set: المجموعة {letter}} ({cells})، فلا بد أن تحوي {gone}.</numerusform>
            <numerusform>إذا كان رقمها {digit}، فقدته {set: المجموعة {letter}} ({cells})، فلا بد أن تحوي {gone}.</numerusform>
            <numerusform>إذا كان رقمها {digit}، فقدته {set: المجموعة {letter}} ({cells})، فلا بد أن تحوي {gone}.</numerusform>
            <numerusform>إذا كان رقمها {digit}، فقدته {set: المجموعة {letter}} ({cells})، فلا بد أن تحوي {gone}.</numerusform>
            <numerusform>إذا كان رقمها {digit}، فقدته {set: المجموعة {letter}} ({cells})، فلا بد أن تحوي {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>إذا كان رقمها {digit}، فقدته {set: المجموعة {letter}} ({cells: {count} خلية})، فلا بد أن تحوي {gone}.</numerusform>
            <numerusform>إذا كان رقمها {digit}، فقدته {set: المجموعة {letter}} ({cells: خلية واحدة})، فلا بد أن تحوي {gone}.</numerusform>
            <numerusform>إذا كان رقمها {digit}، فقدته {set: المجموعة {letter}} ({cells: خليتان})، فلا بد أن تحوي {gone}.</numerusform>
            <numerusform>إذا كان رقمها {digit}، فقدته {set: المجموعة {letter}} ({cells: {count} خلايا})، فلا بد أن تحوي {gone}.</numerusform>
            <numerusform>إذا كان رقمها {digit}، فقدته {set: المجموعة {letter}} ({cells: {count} خلية})، فلا بد أن تحوي {gone}.</numerusform>
            <numerusform>إذا كان رقمها {digit}، فقدته {set: المجموعة {letter}} ({cells: {count} خلية})، فلا بد أن تحوي {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So one of the sets has each of {digits}. What is crossed out sees all their places.</source>
        <translation>إذن مجموعة واحدة على الأقل تحوي {digits} معًا. وكل مرشح مشطوب يرى جميع مواضع رقمه.</translation>
    </message>
    <message>
        <source>So one of the sets has {digit}. What is crossed out sees all these places.</source>
        <translation>إذن مجموعة واحدة على الأقل تحوي الرقم {digit}. وما شُطب يرى كل هذه المواضع.</translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>تقع الأرقام {digits} هنا ضمن {house.of}، فلا تحملها أي خلية أخرى فيه.</numerusform>
            <numerusform>يقع الرقم {digits} هنا ضمن {house.of}، فلا تحمله أي خلية أخرى فيه.</numerusform>
            <numerusform>يقع الرقمان {digits} هنا ضمن {house.of}، فلا تحملهما أي خلية أخرى فيه.</numerusform>
            <numerusform>تقع الأرقام {digits} هنا ضمن {house.of}، فلا تحملها أي خلية أخرى فيه.</numerusform>
            <numerusform>تقع الأرقام {digits} هنا ضمن {house.of}، فلا تحملها أي خلية أخرى فيه.</numerusform>
            <numerusform>تقع الأرقام {digits} هنا ضمن {house.of}، فلا تحملها أي خلية أخرى فيه.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} lie in both {line} and {box}.</source>
        <translation>تقع {cells} {line.in} وفي الوقت نفسه {box.in}.</translation>
    </message>
    <message>
        <source>They can hold {digits}.</source>
        <translation>ويمكن أن تحمل {digits}.</translation>
    </message>
    <message>
        <source>In {line}, {cells} can hold only {digits}.</source>
        <translation>{line.in} لا يمكن أن تحمل {cells} سوى {digits}.</translation>
    </message>
    <message>
        <source>In {box}, {cells} can hold only {digits}.</source>
        <translation>{box.in} لا يمكن أن تحمل {cells} سوى {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>هذه {count} خلية لا مكان فيها لأي رقم مرتين، وهناك {count} رقم: فكل رقم يقع فيها مرة واحدة.</numerusform>
            <numerusform>الخلية واحدة والرقم واحد: فهو يقع فيها.</numerusform>
            <numerusform>الخليتان لا مكان فيهما لأي رقم مرتين، وهناك رقمان: فكل رقم يقع فيهما مرة واحدة.</numerusform>
            <numerusform>هذه {count} خلايا لا مكان فيها لأي رقم مرتين، وهناك {count} أرقام: فكل رقم يقع فيها مرة واحدة.</numerusform>
            <numerusform>هذه {count} خلية لا مكان فيها لأي رقم مرتين، وهناك {count} رقمًا: فكل رقم يقع فيها مرة واحدة.</numerusform>
            <numerusform>هذه {count} خلية لا مكان فيها لأي رقم مرتين، وهناك {count} رقم: فكل رقم يقع فيها مرة واحدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through all that {cells} can hold together.</source>
        <translation>تأمّل كل ما يمكن أن تحمله {cells} معًا.</translation>
    </message>
    <message>
        <source>Some combinations put a digit twice into a house.</source>
        <translation>بعض التركيبات تضع رقمًا مرتين في وحدة واحدة.</translation>
    </message>
    <message>
        <source>Others take the last candidate from {cells}.</source>
        <translation>وبعضها لا يترك أي مرشح في {cells}.</translation>
    </message>
    <message>
        <source>None of the combinations that remain has what is crossed out.</source>
        <translation>والتركيبات الباقية لا تحوي أيٌّ منها ما شُطب.</translation>
    </message>
    <message>
        <source>{other} cannot be {digit} too: {cell} sees it.</source>
        <translation>ولا يمكن أن تحمل الخلية {other} الرقم {digit} أيضًا، لأن الخلية {cell} تراها.</translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>لا يمكن أن تحمل الخلية {other} الرقم {digit}، وإلا فلن يبقى للخلايا {cells} ما يكفي من المرشحات.</numerusform>
            <numerusform>لا يمكن أن تحمل الخلية {other} الرقم {digit}، وإلا فلن يبقى للخلية {cells} أي مرشح.</numerusform>
            <numerusform>لا يمكن أن تحمل الخلية {other} الرقم {digit}، وإلا فلن يبقى للخليتين {cells} ما يكفي من المرشحات.</numerusform>
            <numerusform>لا يمكن أن تحمل الخلية {other} الرقم {digit}، وإلا فلن يبقى للخلايا {cells} ما يكفي من المرشحات.</numerusform>
            <numerusform>لا يمكن أن تحمل الخلية {other} الرقم {digit}، وإلا فلن يبقى للخلايا {cells} ما يكفي من المرشحات.</numerusform>
            <numerusform>لا يمكن أن تحمل الخلية {other} الرقم {digit}، وإلا فلن يبقى للخلايا {cells} ما يكفي من المرشحات.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left for {other}, so what was supposed is wrong.</source>
        <translation>لا يبقى شيء للخلية {other}، فالافتراض خاطئ.</translation>
    </message>
    <message>
        <source>Go through all ways to place the nine {digit}s on the board.</source>
        <translation>تأمّل كل الطرق الممكنة لتوزيع الرقم {digit} تسع مرات على اللوحة.</translation>
    </message>
    <message>
        <source>None of them uses the cells that are crossed out.</source>
        <translation>ولا تمرّ أيٌّ منها بالخلايا التي شُطب منها الرقم.</translation>
    </message>
    <message>
        <source>Some cells have a {digit} in each of them.</source>
        <extracomment>Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.</extracomment>
        <translation>ومن الخلايا ما يحمل الرقم {digit} في كل طريقة من هذه الطرق.</translation>
    </message>
</context>
<context>
    <name>sudoku::RefreshCard</name>
    <message>
        <source>Refresh</source>
        <translation>تنشيط</translation>
    </message>
    <message>
        <source>Due for a refresh</source>
        <translation>حان وقت تنشيطها</translation>
    </message>
    <message>
        <source>Nothing today.</source>
        <translation>لا شيء اليوم.</translation>
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
        <translation>الفرع الأقدم</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>أعلى</translation>
    </message>
    <message>
        <source>Newer branch</source>
        <translation>الفرع الأحدث</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>أسفل</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>الفرع %1 من %2</translation>
    </message>
    <message>
        <source>No branch yet</source>
        <translation>لا فرع بعد</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>إعادة العرض</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>اللعبة كما كانت حينها</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>متابعة من هنا</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>الوضعية الأولى</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>الوضعية السابقة</translation>
    </message>
    <message>
        <source>Following position</source>
        <translation>الوضعية اللاحقة</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>الوضعية الأخيرة</translation>
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
        <translation>حركة في الثانية</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Show which entries are wrong</source>
        <translation>إظهار الأرقام المُدخَلة الخاطئة</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>الحركات</translation>
    </message>
    <message>
        <source>The list of moves, in place of other things</source>
        <translation>قائمة الحركات، بدلًا من غيرها</translation>
    </message>
    <message>
        <source>Move %L1 of %L2</source>
        <translation>الحركة %1 من %2</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>الوقت %1</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3.</source>
        <comment>numbers, what the move did</comment>
        <translation>الحركة %1 من %2: %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>لعبتك كما هي لم تُمسّ.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayTimeline</name>
    <message>
        <source>Time line</source>
        <translation>الخط الزمني</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>%1 is cleared</source>
        <comment>cell</comment>
        <translation>مسح %1</translation>
    </message>
    <message>
        <source>note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>ملاحظة %1 في %2</translation>
    </message>
    <message>
        <source>note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>حذف الملاحظة %1 من %2</translation>
    </message>
    <message>
        <source>centre note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>ملاحظة الوسط %1 في %2</translation>
    </message>
    <message>
        <source>centre note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>حذف ملاحظة الوسط %1 من %2</translation>
    </message>
    <message>
        <source>%2 gets colour %1</source>
        <comment>colours, cell</comment>
        <translation>تلوين %2 باللون %1</translation>
    </message>
    <message>
        <source>colour %1 taken off %2</source>
        <comment>colours, cell</comment>
        <translation>إزالة اللون %1 عن %2</translation>
    </message>
    <message>
        <source>notes taken out of %1</source>
        <comment>cell</comment>
        <translation>حذف ملاحظات من %1</translation>
    </message>
    <message>
        <source>a candidate of %1 is ruled out</source>
        <comment>cell</comment>
        <translation>استبعاد مرشح من %1</translation>
    </message>
    <message>
        <source>notes in %1</source>
        <comment>cell</comment>
        <translation>ملاحظات في %1</translation>
    </message>
    <message>
        <source>%1 in %2 gets colour %3</source>
        <comment>digits, cell, colour</comment>
        <translation>تلوين %1 في %2 باللون %3</translation>
    </message>
    <message>
        <source>colour taken off %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>إزالة اللون عن %1 في %2</translation>
    </message>
    <message>
        <source>back to another position</source>
        <translation>العودة إلى وضعية أخرى</translation>
    </message>
    <message>
        <source>links of %1 taken away</source>
        <comment>cell</comment>
        <translation>إزالة روابط %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>the end of a link: digit, cell</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>link from %1 to %2 taken away</source>
        <comment>`4 in r6c1`</comment>
        <translation>إزالة الرابط من %1 إلى %2</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>رابط قوي من %1 إلى %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>رابط ضعيف من %1 إلى %2</translation>
    </message>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>أرقام مُدخَلة في %n خلية</numerusform>
            <numerusform>أرقام مُدخَلة في خلية واحدة</numerusform>
            <numerusform>أرقام مُدخَلة في خليتين</numerusform>
            <numerusform>أرقام مُدخَلة في %n خلايا</numerusform>
            <numerusform>أرقام مُدخَلة في %n خلية</numerusform>
            <numerusform>أرقام مُدخَلة في %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>مسح %n خلية</numerusform>
            <numerusform>مسح خلية واحدة</numerusform>
            <numerusform>مسح خليتين</numerusform>
            <numerusform>مسح %n خلايا</numerusform>
            <numerusform>مسح %n خلية</numerusform>
            <numerusform>مسح %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>ألوان في %n خلية</numerusform>
            <numerusform>ألوان في خلية واحدة</numerusform>
            <numerusform>ألوان في خليتين</numerusform>
            <numerusform>ألوان في %n خلايا</numerusform>
            <numerusform>ألوان في %n خلية</numerusform>
            <numerusform>ألوان في %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>ألوان مرشحات في %n خلية</numerusform>
            <numerusform>ألوان مرشحات في خلية واحدة</numerusform>
            <numerusform>ألوان مرشحات في خليتين</numerusform>
            <numerusform>ألوان مرشحات في %n خلايا</numerusform>
            <numerusform>ألوان مرشحات في %n خلية</numerusform>
            <numerusform>ألوان مرشحات في %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>إزالة روابط %n خلية</numerusform>
            <numerusform>إزالة روابط خلية واحدة</numerusform>
            <numerusform>إزالة روابط خليتين</numerusform>
            <numerusform>إزالة روابط %n خلايا</numerusform>
            <numerusform>إزالة روابط %n خلية</numerusform>
            <numerusform>إزالة روابط %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>استبعاد مرشحات من %n خلية</numerusform>
            <numerusform>استبعاد مرشحات من خلية واحدة</numerusform>
            <numerusform>استبعاد مرشحات من خليتين</numerusform>
            <numerusform>استبعاد مرشحات من %n خلايا</numerusform>
            <numerusform>استبعاد مرشحات من %n خلية</numerusform>
            <numerusform>استبعاد مرشحات من %n خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>ملاحظات في %n خلية</numerusform>
            <numerusform>ملاحظات في خلية واحدة</numerusform>
            <numerusform>ملاحظات في خليتين</numerusform>
            <numerusform>ملاحظات في %n خلايا</numerusform>
            <numerusform>ملاحظات في %n خلية</numerusform>
            <numerusform>ملاحظات في %n خلية</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is shown</source>
        <translation>عرض الحل</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>العودة إلى البداية</translation>
    </message>
    <message>
        <source>Back to move %1</source>
        <translation>العودة إلى الحركة %1</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>خاطئ</translation>
    </message>
    <message>
        <source>then checked</source>
        <translation>ثم تحقق</translation>
    </message>
    <message>
        <source>then help</source>
        <translation>ثم مساعدة</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>تفرّع</translation>
    </message>
    <message>
        <source>a trial begins</source>
        <translation>بداية تجربة</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>نقطة حفظ</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <comment>its name</comment>
        <translation>نقطة الحفظ %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%n خطأ</numerusform>
            <numerusform>خطأ واحد</numerusform>
            <numerusform>خطآن</numerusform>
            <numerusform>%n أخطاء</numerusform>
            <numerusform>%n خطأً</numerusform>
            <numerusform>%n خطأ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>%n عملية تحقق</numerusform>
            <numerusform>عملية تحقق واحدة</numerusform>
            <numerusform>عمليتا تحقق</numerusform>
            <numerusform>%n عمليات تحقق</numerusform>
            <numerusform>%n عملية تحقق</numerusform>
            <numerusform>%n عملية تحقق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>مساعدة %n مرة</numerusform>
            <numerusform>مساعدة مرة واحدة</numerusform>
            <numerusform>مساعدة مرتين</numerusform>
            <numerusform>مساعدة %n مرات</numerusform>
            <numerusform>مساعدة %n مرة</numerusform>
            <numerusform>مساعدة %n مرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>%n نقطة تفرّع</numerusform>
            <numerusform>نقطة تفرّع واحدة</numerusform>
            <numerusform>نقطتا تفرّع</numerusform>
            <numerusform>%n نقاط تفرّع</numerusform>
            <numerusform>%n نقطة تفرّع</numerusform>
            <numerusform>%n نقطة تفرّع</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>%n تجربة</numerusform>
            <numerusform>تجربة واحدة</numerusform>
            <numerusform>تجربتان</numerusform>
            <numerusform>%n تجارب</numerusform>
            <numerusform>%n تجربة</numerusform>
            <numerusform>%n تجربة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>%n نقطة حفظ</numerusform>
            <numerusform>نقطة حفظ واحدة</numerusform>
            <numerusform>نقطتا حفظ</numerusform>
            <numerusform>%n نقاط حفظ</numerusform>
            <numerusform>%n نقطة حفظ</numerusform>
            <numerusform>%n نقطة حفظ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RestoreDialog</name>
    <message>
        <source>The backups are being read …</source>
        <translation>جارٍ قراءة النسخ الاحتياطية …</translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>استعادة نسخة احتياطية</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>النسخ الاحتياطية</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;استعادة</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made of each day on which you play.</source>
        <translation>لا توجد نسخة احتياطية بعد. تُنشأ نسخة لكل يوم تلعب فيه.</translation>
    </message>
    <message>
        <source>The games of the backup that are missing come back. Nothing is taken away.</source>
        <translation>تعود ألعاب النسخة الاحتياطية الناقصة هنا، ولا يُحذف شيء.</translation>
    </message>
    <message>
        <source>%1: games: %2, moves: %3</source>
        <translation>%1: الألعاب: %2، الحركات: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>المراجعة</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>إعادة العرض</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>أجزاء المراجعة</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>ملخص</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>الخط الزمني</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>لحظات</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>اللحظة السابقة</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>اللحظة التالية</translation>
    </message>
    <message>
        <source>Looking at your moves…</source>
        <translation>جارٍ النظر في حركاتك…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions: there is nothing to judge.</source>
        <translation>للغز عدة حلول: لا شيء للحكم عليه.</translation>
    </message>
    <message>
        <source>Nothing was entered in this game.</source>
        <translation>لم يُدخَل أي رقم في هذه اللعبة.</translation>
    </message>
    <message>
        <source>Entry %1 of %2, at %3. Your own game is untouched.</source>
        <comment>numbers, a time</comment>
        <translation>الرقم المُدخَل %1 من %2، عند %3. لعبتك كما هي لم تُمسّ.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewTimeline</name>
    <message>
        <source>Time line</source>
        <translation>الخط الزمني</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>حركة بعد حركة</translation>
    </message>
    <message>
        <source>found: %1</source>
        <comment>a level</comment>
        <translation>وُجد: %1</translation>
    </message>
    <message>
        <source>two steps open, or fewer</source>
        <translation>خطوتان متاحتان أو أقل</translation>
    </message>
    <message>
        <source>steps
open</source>
        <comment>the axis of a chart</comment>
        <translation>خطوات
متاحة</translation>
    </message>
    <message>
        <source>time
taken</source>
        <comment>the axis of a chart</comment>
        <translation>الوقت
المستغرق</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewWords</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>لغز من عندك</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <comment>a game, a day, how it ended</comment>
        <translation>%1 · %2، %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, how it ended</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>أين تنظر</translation>
    </message>
    <message>
        <source>which technique</source>
        <translation>أي تقنية</translation>
    </message>
    <message>
        <source>a step explained</source>
        <translation>شرح خطوة</translation>
    </message>
    <message>
        <source>a step taken</source>
        <translation>تنفيذ خطوة</translation>
    </message>
    <message>
        <source>the solution path</source>
        <translation>مسار الحل</translation>
    </message>
    <message>
        <source>all possible steps</source>
        <translation>كل الخطوات الممكنة</translation>
    </message>
    <message>
        <source>singles filled in</source>
        <translation>كتابة الأرقام المفردة</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>الحل</translation>
    </message>
    <message>
        <source>a check of entries</source>
        <translation>التحقق من الأرقام المُدخَلة</translation>
    </message>
    <message>
        <source>a mistake shown</source>
        <translation>إظهار خطأ</translation>
    </message>
    <message>
        <source>You asked where to look, and found it.</source>
        <translation>سألت أين تنظر، ثم وجدته.</translation>
    </message>
    <message>
        <source>You asked which technique helps, and found it.</source>
        <translation>سألت أي تقنية تفيد، ثم وجدته.</translation>
    </message>
    <message>
        <source>A hint had explained the step.</source>
        <translation>كان تلميح قد شرح الخطوة.</translation>
    </message>
    <message>
        <source>A hint made the step.</source>
        <translation>نفّذ تلميح الخطوة.</translation>
    </message>
    <message>
        <source>You had looked at the solution path.</source>
        <translation>كنت قد اطّلعت على مسار الحل.</translation>
    </message>
    <message>
        <source>You had looked at the list of steps.</source>
        <translation>كنت قد اطّلعت على قائمة الخطوات.</translation>
    </message>
    <message>
        <source>Solve singles filled it in.</source>
        <translation>كتبه «حل الأرقام المفردة».</translation>
    </message>
    <message>
        <source>You had seen the solution.</source>
        <translation>كنت قد رأيت الحل.</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>دون مساعدة</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>بلا مساعدة</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>بمساعدة: %1</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>لا تلميح</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%n تلميح</numerusform>
            <numerusform>تلميح واحد</numerusform>
            <numerusform>تلميحان</numerusform>
            <numerusform>%n تلميحات</numerusform>
            <numerusform>%n تلميحًا</numerusform>
            <numerusform>%n تلميح</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>لا خطأ</translation>
    </message>
    <message>
        <source>every entry was right</source>
        <translation>كل رقم مُدخَل كان صحيحًا</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%n خطأ</numerusform>
            <numerusform>خطأ واحد</numerusform>
            <numerusform>خطآن</numerusform>
            <numerusform>%n أخطاء</numerusform>
            <numerusform>%n خطأً</numerusform>
            <numerusform>%n خطأ</numerusform>
        </translation>
    </message>
    <message>
        <source>there until the end</source>
        <translation>بقي حتى النهاية</translation>
    </message>
    <message>
        <source>taken back after %1</source>
        <comment>a time</comment>
        <translation>سُحب بعد %1</translation>
    </message>
    <message>
        <source>taken back after %1 at most</source>
        <comment>a time</comment>
        <translation>سُحب بعد %1 على الأكثر</translation>
    </message>
    <message>
        <source>No insight</source>
        <translation>لا ومضة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>%n ومضة</numerusform>
            <numerusform>ومضة واحدة</numerusform>
            <numerusform>ومضتان</numerusform>
            <numerusform>%n ومضات</numerusform>
            <numerusform>%n ومضة</numerusform>
            <numerusform>%n ومضة</numerusform>
        </translation>
    </message>
    <message>
        <source>and no guess</source>
        <translation>ولا تخمين</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>و%n تخمين كانت كلها صحيحة</numerusform>
            <numerusform>وتخمين واحد كان صحيحًا</numerusform>
            <numerusform>وتخمينان كانا صحيحين</numerusform>
            <numerusform>و%n تخمينات كانت كلها صحيحة</numerusform>
            <numerusform>و%n تخمينًا كانت كلها صحيحة</numerusform>
            <numerusform>و%n تخمين كانت كلها صحيحة</numerusform>
        </translation>
    </message>
    <message>
        <source>median of %1 %2</source>
        <comment>a level, a time</comment>
        <translation>وسيط المستوى %1: %2</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>مدة اللعب</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>hardest technique needed</source>
        <translation>أصعب تقنية مطلوبة</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a cell, its digit</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Then {cell} can only be {digit}.</source>
        <translation>عندئذٍ لا يمكن أن تحمل الخلية {cell} سوى الرقم {digit}.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>وُجد</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>ومضة</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>تخمين</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>found</source>
        <comment>in a list</comment>
        <translation>وُجد</translation>
    </message>
    <message>
        <source>insight</source>
        <comment>in a list</comment>
        <translation>ومضة</translation>
    </message>
    <message>
        <source>guess</source>
        <comment>in a list</comment>
        <translation>تخمين</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>in a list</comment>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>help</source>
        <comment>in a list</comment>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>an entry, a time</comment>
        <translation>%1، بعد %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, a technique</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You took it back %1 later.</source>
        <comment>a time</comment>
        <translation>سحبته بعد %1.</translation>
    </message>
    <message>
        <source>It stayed until the end.</source>
        <translation>بقي حتى النهاية.</translation>
    </message>
    <message>
        <source>%1 gives it.</source>
        <comment>a technique</comment>
        <translation>الطريق إليه: %1.</translation>
    </message>
    <message>
        <source>%1 would have opened %2.</source>
        <comment>a technique, an entry</comment>
        <translation>كان الطريق إلى %2 مفتوحًا بهذه التقنية: %1.</translation>
    </message>
    <message>
        <source>{technique} in {houses} gives it.</source>
        <extracomment>Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.</extracomment>
        <translation>الطريق إليه: {technique} {houses.in}.</translation>
    </message>
    <message>
        <source>{technique} in {houses} would have opened {entry}.</source>
        <translation>كان الطريق إلى {entry} مفتوحًا بهذه التقنية: {technique} {houses.in}.</translation>
    </message>
    <message>
        <source>The puzzle can be solved without it.</source>
        <translation>يمكن حل اللغز من دونها.</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a time, a verdict, an entry, a sentence</comment>
        <translation>%1، %2، %3. %4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>when an entry was made, the time that it took</comment>
        <translation>%1، بعد %2</translation>
    </message>
    <message>
        <source>It came before any logic gave it: a guess that was right.</source>
        <translation>جاء قبل أن يقتضيه أي منطق: تخمين صحيح.</translation>
    </message>
    <message>
        <source>It was wrong.</source>
        <translation>كان خاطئًا.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1. The puzzle can be solved without that.</source>
        <translation>أسهل طريق إليه: %1. ويمكن حل اللغز من دون ذلك.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1.</source>
        <translation>أسهل طريق إليه: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>أسهل طريق إليه: %1، وقبله {count} رقم مفرد في الذهن.</numerusform>
            <numerusform>أسهل طريق إليه: %1، وقبله رقم مفرد واحد في الذهن.</numerusform>
            <numerusform>أسهل طريق إليه: %1، وقبله رقمان مفردان في الذهن.</numerusform>
            <numerusform>أسهل طريق إليه: %1، وقبله {count} أرقام مفردة في الذهن.</numerusform>
            <numerusform>أسهل طريق إليه: %1، وقبله {count} رقمًا مفردًا في الذهن.</numerusform>
            <numerusform>أسهل طريق إليه: %1، وقبله {count} رقم مفرد في الذهن.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it follows</source>
        <translation>كيف يُستنتج</translation>
    </message>
    <message>
        <source>Open then: %1</source>
        <comment>an entry</comment>
        <translation>كان متاحًا حينها: %1</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3, %4, %5</source>
        <comment>a number, a time, an entry, a verdict, how long it took</comment>
        <translation>الرقم المُدخَل %1، %2: %3، %4، %5</translation>
    </message>
</context>
<context>
    <name>sudoku::SeePane</name>
    <message>
        <source>About it</source>
        <translation>عنها</translation>
    </message>
    <message>
        <source>I know this one</source>
        <translation>أعرف هذه</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Skip to Find it</source>
        <translation>تخطٍّ إلى «اعثر عليها»</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>عن التقنية</translation>
    </message>
    <message>
        <source>Two exercises prove it</source>
        <translation>تمرينان يثبتان ذلك</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>كيف تنظر</translation>
    </message>
</context>
<context>
    <name>sudoku::Sharing</name>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>حفظ ك&amp;صورة…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;طباعة…</translation>
    </message>
    <message>
        <source>Copy as pic&amp;ture</source>
        <translation>نسخ ك&amp;صورة</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>نسخ ك&amp;رابط</translation>
    </message>
    <message>
        <source>Show &amp;QR code…</source>
        <translation>&amp;عرض رمز QR…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>حفظ كصورة</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>رسم واضح بأي حجم (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>صورة (*.png)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>The picture could not be made: %1</source>
        <translation>تعذّر إنشاء الصورة: %1</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>حُفظ: %1.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>لم يُحفظ: %1</translation>
    </message>
    <message>
        <source>Copied: the board as a picture.</source>
        <translation>نُسخ: صورة اللوحة.</translation>
    </message>
    <message>
        <source>Copied: a link that opens the puzzle in a browser.</source>
        <translation>نُسخ: رابط يفتح اللغز في متصفح.</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>سودوكو</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsList</name>
    <message>
        <source>Nothing found</source>
        <translation>لم يُعثر على شيء</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>الفأرة</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsOverlay</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>تغيير المفاتيح…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Search: a word or a key</source>
        <translation>البحث: كلمة أو مفتاح</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>صفحة إلى الوراء</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>صفحة إلى الأمام</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedCard</name>
    <message>
        <source>the same</source>
        <translation>مساوٍ له</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a time</comment>
        <translation>أبطأ بمقدار %1</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a time</comment>
        <translation>أسرع بمقدار %1</translation>
    </message>
    <message>
        <source>Next in collection</source>
        <translation>التالي في المجموعة</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>لعبة &amp;جديدة</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>المستوى التالي</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>الإحصائيات</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>إعادة العر&amp;ض</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>المست&amp;وى</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>تُركت اللعبة</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>حُلّ اللغز</translation>
    </message>
    <message>
        <source>Given up after %1</source>
        <comment>a time</comment>
        <translation>تُركت بعد %1</translation>
    </message>
    <message>
        <source>Undo leads back to your entries.</source>
        <translation>«تراجع» يعيدك إلى أرقامك المُدخَلة.</translation>
    </message>
    <message>
        <source>Your best time of this level, %1 than before</source>
        <comment>a time and faster</comment>
        <translation>أفضل وقت لك في هذا المستوى، %1 مما سبق</translation>
    </message>
    <message>
        <source>Best time %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>أفضل وقت %1: %2</translation>
    </message>
    <message>
        <source>Median %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>الوسيط %1: %2</translation>
    </message>
    <message>
        <source>Its solution was shown before: it counts for no record and no streak.</source>
        <translation>عُرض حلّه من قبل: لا يُحسب رقمًا قياسيًّا ولا في سلسلة.</translation>
    </message>
    <message>
        <source>You solved this puzzle before: it counts for no record and no streak.</source>
        <translation>سبق أن حللت هذا اللغز: لا يُحسب رقمًا قياسيًّا ولا في سلسلة.</translation>
    </message>
    <message>
        <source>With help, in another game of this puzzle</source>
        <translation>بمساعدة، في لعبة أخرى من هذا اللغز</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>دون مساعدة</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>بمساعدة</translation>
    </message>
    <message>
        <source>It has several solutions: it counts in no statistics.</source>
        <translation>له عدة حلول: لا يُحسب في الإحصائيات.</translation>
    </message>
    <message>
        <source>You had crossed out the right digit in %1.</source>
        <comment>cells</comment>
        <translation>كنت قد شطبت الرقم الصحيح في %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedLookBack</name>
    <message>
        <source>Lesson</source>
        <translation>الدرس</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Where do you want to begin?</source>
        <translation>من أين تريد أن تبدأ؟</translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>كل الدروس مفتوحة.</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>من القواعد</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>أعرف القواعد</translation>
    </message>
    <message>
        <source>I solve Hard ones</source>
        <translation>أحلّ الألغاز الصعبة</translation>
    </message>
    <message>
        <source>The rules, then the first lesson</source>
        <translation>القواعد، ثم الدرس الأول</translation>
    </message>
    <message>
        <source>The next lesson is the first one of %1</source>
        <translation>الدرس التالي هو أول دروس %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsCards</name>
    <message>
        <source>{n} of {all}</source>
        <comment>games</comment>
        <extracomment>The number of games that are solved, {n}, in large letters, and of all games: 12 of 30</extracomment>
        <translation>{n} من {all}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>محلولة</translation>
    </message>
    <message>
        <source>%1 of %2 games solved</source>
        <translation>الألعاب المحلولة: %1 من %2</translation>
    </message>
    <message>
        <source>played</source>
        <translation>مدة اللعب</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>مدة اللعب %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>دون مساعدة</translation>
    </message>
    <message>
        <source>%1 of the solved games unaided</source>
        <translation>%1 من الألعاب المحلولة دون مساعدة</translation>
    </message>
    <message>
        <source>No game solved unaided</source>
        <translation>لم تُحلّ أي لعبة دون مساعدة</translation>
    </message>
    <message>
        <source>streak of the daily puzzle</source>
        <translation>سلسلة لغز اليوم</translation>
    </message>
    <message>
        <source>Streak of the daily puzzle: %1</source>
        <translation>سلسلة لغز اليوم: %1</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>أطول سلسلة</translation>
    </message>
    <message>
        <source>Longest streak: %1</source>
        <translation>أطول سلسلة: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsExport</name>
    <message>
        <source>Games, a line each (*.csv)</source>
        <translation>الألعاب، لكل لعبة سطر (*.csv)</translation>
    </message>
    <message>
        <source>Levels, a line each (*.csv)</source>
        <translation>المستويات، لكل مستوى سطر (*.csv)</translation>
    </message>
    <message>
        <source>Techniques, a line each (*.csv)</source>
        <translation>التقنيات، لكل تقنية سطر (*.csv)</translation>
    </message>
    <message>
        <source>Picture of this page (*.png)</source>
        <translation>صورة هذه الصفحة (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
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
        <translation>الجزء</translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>في جداول</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>إعادة ضبط…</translation>
    </message>
    <message>
        <source>Shows in tables what the pictures show</source>
        <translation>يعرض في جداول ما تعرضه الرسوم</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>تراجع عن إعادة الضبط</translation>
    </message>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>بحل معروف: %n لعبة. لا تُحسب رقمًا قياسيًّا ولا في سلسلة.</numerusform>
            <numerusform>بحل معروف: لعبة واحدة. لا تُحسب رقمًا قياسيًّا ولا في سلسلة.</numerusform>
            <numerusform>بحل معروف: لعبتان. لا تُحسبان رقمًا قياسيًّا ولا في سلسلة.</numerusform>
            <numerusform>بحل معروف: %n ألعاب. لا تُحسب رقمًا قياسيًّا ولا في سلسلة.</numerusform>
            <numerusform>بحل معروف: %n لعبة. لا تُحسب رقمًا قياسيًّا ولا في سلسلة.</numerusform>
            <numerusform>بحل معروف: %n لعبة. لا تُحسب رقمًا قياسيًّا ولا في سلسلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>%n لعبة بلا رقم مُدخَل غير محسوبة.</numerusform>
            <numerusform>لعبة واحدة بلا رقم مُدخَل غير محسوبة.</numerusform>
            <numerusform>لعبتان بلا رقم مُدخَل غير محسوبتين.</numerusform>
            <numerusform>%n ألعاب بلا رقم مُدخَل غير محسوبة.</numerusform>
            <numerusform>%n لعبة بلا رقم مُدخَل غير محسوبة.</numerusform>
            <numerusform>%n لعبة بلا رقم مُدخَل غير محسوبة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.</source>
        <translation>الألعاب المراجَعة: %1، فيها من الومضات: %2، ومن التخمينات: %3، ومن الأخطاء: %4.</translation>
    </message>
    <message>
        <source>Games with Next step or Check count as “with help”.</source>
        <translation>الألعاب التي استُعملت فيها «الخطوة التالية» أو «تحقق» تُحسب «بمساعدة».</translation>
    </message>
    <message>
        <source>Given up and unfinished games have no time.</source>
        <translation>الألعاب المتروكة والتي لم تكتمل ليس لها وقت.</translation>
    </message>
    <message>
        <source>A streak ends with a game that is given up, not with an open one.</source>
        <translation>تنتهي سلسلة الألعاب المحلولة بلعبة متروكة، لا بلعبة لم تكتمل بعد.</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsHead</name>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>كل الألعاب</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>دون مساعدة</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>لغز اليوم</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>هذا الشهر</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>هذه السنة</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>آخر 12 شهرًا</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>منذ البداية</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>الفترة</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>الإحصائيات</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>المستويات</translation>
    </message>
    <message>
        <source>Spread of times</source>
        <translation>توزّع الأوقات</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>الأوقات</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>التقنيات</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>لم يُسجَّل وقت لأي لعبة بعد</translation>
    </message>
    <message>
        <source>Next step, practice and unaided games show which techniques you know. There are none yet.</source>
        <translation>«الخطوة التالية» والتدريب والألعاب دون مساعدة تبيّن التقنيات التي تعرفها. لا شيء منها بعد.</translation>
    </message>
    <message>
        <source>%1: spread of times</source>
        <comment>level</comment>
        <translation>%1: توزّع الأوقات</translation>
    </message>
    <message>
        <source>%1: times</source>
        <comment>level</comment>
        <translation>%1: الأوقات</translation>
    </message>
    <message>
        <source>%1: times, in %2</source>
        <comment>level, unit of time</comment>
        <translation>%1: الأوقات، بوحدة: %2</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>التوزّع</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>إعادة ضبط</translation>
    </message>
    <message>
        <source>Let the statistics begin anew? The games stay in the library, and this can be undone.</source>
        <translation>هل تبدأ الإحصائيات من جديد؟ تبقى الألعاب في المكتبة، ويمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <comment>a file</comment>
        <translation>%1: حُفظ.</translation>
    </message>
    <message>
        <source>%1: not saved: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>تعذّر حفظ %1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsTables</name>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>الملعوبة</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>المحلولة</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>دون مساعدة</translation>
    </message>
    <message>
        <source>Solved unaided</source>
        <translation>المحلولة دون مساعدة</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>Best unaided time</source>
        <translation>أفضل وقت دون مساعدة</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>الوسيط</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>المعدل</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>السلسلة</translation>
    </message>
    <message>
        <source>Solved one after the other; giving up ends it</source>
        <translation>ألعاب محلولة على التوالي، ينهيها الاستسلام</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>الأطول</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>أطول سلسلة</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>حسب الشهر</translation>
    </message>
    <message>
        <source>Median by month</source>
        <translation>الوسيط حسب الشهر</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>التقنية</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>شوهدت</translation>
    </message>
    <message>
        <source>Seen with Next step</source>
        <translation>شوهدت مع «الخطوة التالية»</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>في التدريب</translation>
    </message>
    <message>
        <source>Found in practice</source>
        <translation>وُجدت في التدريب</translation>
    </message>
    <message>
        <source>Found alone in games</source>
        <translation>وُجدت دون مساعدة في الألعاب</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a time</comment>
        <translation>%1 أو أكثر</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>رقم قياسي</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>وسيط عشر ألعاب</translation>
    </message>
    <message>
        <source>solution known</source>
        <translation>الحل معروف</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>بمساعدة</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>دون مساعدة</translation>
    </message>
    <message>
        <source>record</source>
        <translation>رقم قياسي</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsWords</name>
    <message>
        <source>No level</source>
        <translation>بلا مستوى</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%L1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%1 س %2 د</translation>
    </message>
    <message>
        <source>minutes and seconds</source>
        <translation>دقائق وثوانٍ</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>دقائق</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>ساعات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%n لعبة</numerusform>
            <numerusform>لعبة واحدة</numerusform>
            <numerusform>لعبتان</numerusform>
            <numerusform>%n ألعاب</numerusform>
            <numerusform>%n لعبة</numerusform>
            <numerusform>%n لعبة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%n رقم قياسي</numerusform>
            <numerusform>رقم قياسي واحد</numerusform>
            <numerusform>رقمان قياسيان</numerusform>
            <numerusform>%n أرقام قياسية</numerusform>
            <numerusform>%n رقمًا قياسيًّا</numerusform>
            <numerusform>%n رقم قياسي</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%n يوم</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message>
        <source>There is no earlier game.</source>
        <translation>لا لعبة سابقة.</translation>
    </message>
    <message>
        <source>Last game saved.</source>
        <translation>حُفظت اللعبة السابقة.</translation>
    </message>
    <message>
        <source>The last game is not saved yet.</source>
        <translation>اللعبة السابقة لم تُحفظ بعد.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>العودة إليها</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>بقيت %n خلية</numerusform>
            <numerusform>بقيت خلية واحدة</numerusform>
            <numerusform>بقيت خليتان</numerusform>
            <numerusform>بقيت %n خلايا</numerusform>
            <numerusform>بقيت %n خلية</numerusform>
            <numerusform>بقيت %n خلية</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level, how much is left</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Today&apos;s: %1</source>
        <translation>لغز اليوم: %1</translation>
    </message>
    <message>
        <source>Yesterday&apos;s: %1</source>
        <translation>لغز أمس: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Every cell is filled, but something is wrong. Check shows where.</source>
        <translation>كل الخلايا مملوءة، لكن هناك خطأ. «تحقق» يبيّن مكانه.</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. A press on a link takes it away.</source>
        <translation>اسحب من مرشح إلى آخر. والضغط على رابط يزيله.</translation>
    </message>
    <message>
        <source>Click the candidates that get colour %1, or type their digits.</source>
        <translation>انقر على المرشحات التي تأخذ اللون %1، أو اكتب أرقامها.</translation>
    </message>
    <message>
        <source>Choose a colour and click a candidate. Right-click takes its colour away.</source>
        <translation>اختر لونًا وانقر على مرشح. النقر بالزر الأيمن يزيل لونه.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>حُدّدت %n خلية. المفاتيح 1-9 تكتب فيها كلها.</numerusform>
            <numerusform>حُدّدت خلية واحدة. المفاتيح 1-9 تكتب فيها.</numerusform>
            <numerusform>حُدّدت خليتان. المفاتيح 1-9 تكتب فيهما معًا.</numerusform>
            <numerusform>حُدّدت %n خلايا. المفاتيح 1-9 تكتب فيها كلها.</numerusform>
            <numerusform>حُدّدت %n خلية. المفاتيح 1-9 تكتب فيها كلها.</numerusform>
            <numerusform>حُدّدت %n خلية. المفاتيح 1-9 تكتب فيها كلها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>حُدّدت %n خلية. المفاتيح 1-9 تضع ملاحظة فيها كلها أو تحذفها.</numerusform>
            <numerusform>حُدّدت خلية واحدة. المفاتيح 1-9 تضع ملاحظة فيها أو تحذفها.</numerusform>
            <numerusform>حُدّدت خليتان. المفاتيح 1-9 تضع ملاحظة فيهما معًا أو تحذفها.</numerusform>
            <numerusform>حُدّدت %n خلايا. المفاتيح 1-9 تضع ملاحظة فيها كلها أو تحذفها.</numerusform>
            <numerusform>حُدّدت %n خلية. المفاتيح 1-9 تضع ملاحظة فيها كلها أو تحذفها.</numerusform>
            <numerusform>حُدّدت %n خلية. المفاتيح 1-9 تضع ملاحظة فيها كلها أو تحذفها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>حُدّدت %n خلية. المفاتيح 1-9 تضع ملاحظة في وسطها كلها أو تحذفها.</numerusform>
            <numerusform>حُدّدت خلية واحدة. المفاتيح 1-9 تضع ملاحظة في وسطها أو تحذفها.</numerusform>
            <numerusform>حُدّدت خليتان. المفاتيح 1-9 تضع ملاحظة في وسطهما معًا أو تحذفها.</numerusform>
            <numerusform>حُدّدت %n خلايا. المفاتيح 1-9 تضع ملاحظة في وسطها كلها أو تحذفها.</numerusform>
            <numerusform>حُدّدت %n خلية. المفاتيح 1-9 تضع ملاحظة في وسطها كلها أو تحذفها.</numerusform>
            <numerusform>حُدّدت %n خلية. المفاتيح 1-9 تضع ملاحظة في وسطها كلها أو تحذفها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>حُدّدت %n خلية. المفاتيح 1-6 تضع لونًا فيها كلها أو تزيله.</numerusform>
            <numerusform>حُدّدت خلية واحدة. المفاتيح 1-6 تضع لونًا فيها أو تزيله.</numerusform>
            <numerusform>حُدّدت خليتان. المفاتيح 1-6 تضع لونًا فيهما معًا أو تزيله.</numerusform>
            <numerusform>حُدّدت %n خلايا. المفاتيح 1-6 تضع لونًا فيها كلها أو تزيله.</numerusform>
            <numerusform>حُدّدت %n خلية. المفاتيح 1-6 تضع لونًا فيها كلها أو تزيله.</numerusform>
            <numerusform>حُدّدت %n خلية. المفاتيح 1-6 تضع لونًا فيها كلها أو تزيله.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the cells that get colour %1.</source>
        <translation>انقر على الخلايا التي تأخذ اللون %1.</translation>
    </message>
    <message>
        <source>Choose a colour and click a cell. Right-click takes its colours away.</source>
        <translation>اختر لونًا وانقر على خلية. النقر بالزر الأيمن يزيل ألوانها.</translation>
    </message>
    <message>
        <source>Fill the empty cells: each row, column and box has 1 to 9 once.</source>
        <translation>املأ الخلايا الفارغة: في كل صف وعمود ومربع الأرقام من 1 إلى 9، كلٌّ منها مرة واحدة.</translation>
    </message>
    <message>
        <source>Choose a digit to see where it can go.</source>
        <translation>اختر رقمًا لترى أين يمكن أن يقع.</translation>
    </message>
    <message>
        <source>Choose a digit and click a cell. Right-click clears a cell.</source>
        <translation>اختر رقمًا وانقر على خلية. النقر بالزر الأيمن يمسح الخلية.</translation>
    </message>
    <message>
        <source>Marked: where %1 breaks no rule.</source>
        <translation>المميَّز: حيث لا يخالف %1 القاعدة.</translation>
    </message>
    <message>
        <source>Click the cells that are %1. Right-click clears a cell.</source>
        <translation>انقر على الخلايا التي تحمل %1. النقر بالزر الأيمن يمسح الخلية.</translation>
    </message>
    <message>
        <source>Click the cells that may be %1, to note it.</source>
        <translation>انقر على الخلايا التي قد تحمل %1، لتدوينه ملاحظةً فيها.</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 empty</source>
        <translation>الصحيح %1، الخاطئ %2، الفارغ %3</translation>
    </message>
    <message>
        <source>%1, %2 not checked</source>
        <comment>the counts of a check, a number</comment>
        <translation>%1، دون تحقق %2</translation>
    </message>
    <message>
        <source>Given up after %1. This is one of the solutions.</source>
        <translation>تُركت بعد %1. هذا أحد الحلول.</translation>
    </message>
    <message>
        <source>Given up after %1. This is the solution.</source>
        <translation>تُركت بعد %1. هذا هو الحل.</translation>
    </message>
    <message>
        <source>Solved in %1: your best unaided time of this level.</source>
        <translation>حُلّ اللغز في %1: أفضل وقت لك دون مساعدة في هذا المستوى.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>حُلّ اللغز في %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepBox</name>
    <message>
        <source>About it</source>
        <translation>عنها</translation>
    </message>
    <message>
        <source>About the technique: %1</source>
        <translation>عن التقنية: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListHeader</name>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>التقنية</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>باختصار</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListModel</name>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>open</source>
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>مغلق</translation>
    </message>
    <message>
        <source>%1, not used by Next step</source>
        <comment>number of steps</comment>
        <translation>%1، لا تستعملها «الخطوة التالية»</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListView</name>
    <message>
        <source>Technique</source>
        <translation>التقنية</translation>
    </message>
</context>
<context>
    <name>sudoku::StepRows</name>
    <message numerus="yes">
        <source>%n singles</source>
        <translation>
            <numerusform>%n رقم مفرد</numerusform>
            <numerusform>رقم مفرد واحد</numerusform>
            <numerusform>رقمان مفردان</numerusform>
            <numerusform>%n أرقام مفردة</numerusform>
            <numerusform>%n رقمًا مفردًا</numerusform>
            <numerusform>%n رقم مفرد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n خطوة</numerusform>
            <numerusform>خطوة واحدة</numerusform>
            <numerusform>خطوتان</numerusform>
            <numerusform>%n خطوات</numerusform>
            <numerusform>%n خطوة</numerusform>
            <numerusform>%n خطوة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>technique, number of steps, level</comment>
        <translation>%1، %2، %3</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>number, technique, level</comment>
        <translation>%1، %2، %3</translation>
    </message>
</context>
<context>
    <name>sudoku::StepsPage</name>
    <message>
        <source>The chosen step on the board</source>
        <translation>الخطوة المختارة على اللوحة</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>تصفية الخطوات</translation>
    </message>
    <message>
        <source>Filter: wing, r4c5, 7</source>
        <translation>التصفية: جناح، r4c5، 7</translation>
    </message>
    <message>
        <source>Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these</source>
        <translation>يعرض خطوات تقنية، أو خلية (r4c5)، أو رقم، أو ما يجمع هذه كلها</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>%1: %2 goes into %3.</source>
        <translation>%1: يقع %2 في %3.</translation>
    </message>
    <message>
        <source>%1 goes from %2</source>
        <comment>digit, cells</comment>
        <translation>يُشطب %1 من %2</translation>
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
        <translation>التخزين</translation>
    </message>
    <message>
        <source>Go &amp;back to your game</source>
        <translation>عودة إلى لع&amp;بتك</translation>
    </message>
    <message>
        <source>Resto&amp;re</source>
        <translation>استعاد&amp;ة</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>محاولة أخر&amp;ى</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>حف&amp;ظ باسم…</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>تفا&amp;صيل</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>لا يزال الحفظ متعذّرًا.</translation>
    </message>
</context>
<context>
    <name>sudoku::StoreReader</name>
    <message>
        <source>there are no games in this file</source>
        <translation>لا ألعاب في هذا الملف</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>لا يمكن قراءة اللعبة %1.</translation>
    </message>
    <message>
        <source>Game %1 is there without its last moves.</source>
        <translation>اللعبة %1 موجودة دون حركاتها الأخيرة.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message>
        <source>not seen yet</source>
        <translation>لم تُشاهد بعد</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>شوهدت</translation>
    </message>
    <message>
        <source>found in practice</source>
        <translation>وُجدت في التدريب</translation>
    </message>
    <message>
        <source>found alone in a game</source>
        <translation>وُجدت دون مساعدة في لعبة</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>التقنيات</translation>
    </message>
    <message>
        <source>Learn next:</source>
        <translation>تعلّم بعدها:</translation>
    </message>
    <message>
        <source>To the exercise</source>
        <translation>إلى التمرين</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>البحث عن تقنية</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>technique, how well it is known</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Learn next: %1</source>
        <translation>تعلّم بعدها: %1</translation>
    </message>
    <message>
        <source>Practise this, and nothing else</source>
        <translation>التدرب على هذه دون غيرها</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>اختيرت %n تقنية</numerusform>
            <numerusform>اختيرت تقنية واحدة</numerusform>
            <numerusform>اختيرت تقنيتان</numerusform>
            <numerusform>اختيرت %n تقنيات</numerusform>
            <numerusform>اختيرت %n تقنية</numerusform>
            <numerusform>اختيرت %n تقنية</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueWords</name>
    <message>
        <source>Last empty cell</source>
        <translation>آخر خلية فارغة</translation>
    </message>
    <message>
        <source>A row, column or box with one empty cell</source>
        <translation>صف أو عمود أو مربع فيه خلية فارغة واحدة</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>مفرد واضح</translation>
    </message>
    <message>
        <source>The only digit left for its cell</source>
        <translation>الرقم الوحيد الباقي لخليته</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>مفرد مخفي</translation>
    </message>
    <message>
        <source>The only place left in a row, column or box</source>
        <translation>الموضع الوحيد الباقي لرقم في صف أو عمود أو مربع</translation>
    </message>
    <message>
        <source>Locked pair</source>
        <translation>زوج مقيد</translation>
    </message>
    <message>
        <source>Two digits for two cells of a box and a line</source>
        <translation>رقمان لخليتين تقعان معًا في مربع واحد وخط واحد</translation>
    </message>
    <message>
        <source>Locked triple</source>
        <translation>ثلاثي مقيد</translation>
    </message>
    <message>
        <source>Three digits for three cells of a box and a line</source>
        <translation>ثلاثة أرقام لثلاث خلايا تقع معًا في مربع واحد وخط واحد</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>مرشحات مقيدة (Pointing)</translation>
    </message>
    <message>
        <source>The digit of a box lies on one line</source>
        <translation>رقم في مربع تنحصر مواضعه في خط واحد</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>مرشحات مقيدة (Claiming)</translation>
    </message>
    <message>
        <source>The digit of a line lies in one box</source>
        <translation>رقم في خط تنحصر مواضعه في مربع واحد</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>زوج واضح</translation>
    </message>
    <message>
        <source>Two cells for two digits</source>
        <translation>خليتان لرقمين</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>ثلاثي واضح</translation>
    </message>
    <message>
        <source>Three cells for three digits</source>
        <translation>ثلاث خلايا لثلاثة أرقام</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>زوج مخفي</translation>
    </message>
    <message>
        <source>Two digits with two places</source>
        <translation>رقمان ليس لهما إلا موضعان</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>ثلاثي مخفي</translation>
    </message>
    <message>
        <source>Three digits with three places</source>
        <translation>ثلاثة أرقام ليس لها إلا ثلاثة مواضع</translation>
    </message>
    <message>
        <source>Naked quadruple</source>
        <translation>رباعي واضح</translation>
    </message>
    <message>
        <source>Four cells for four digits</source>
        <translation>أربع خلايا لأربعة أرقام</translation>
    </message>
    <message>
        <source>Hidden quadruple</source>
        <translation>رباعي مخفي</translation>
    </message>
    <message>
        <source>Four digits with four places</source>
        <translation>أربعة أرقام ليس لها إلا أربعة مواضع</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Two lines share two places</source>
        <translation>خطان تنحصر فيهما مواضع رقم ما ضمن خطين آخرين</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>Three lines share three places</source>
        <translation>ثلاثة خطوط تنحصر فيها مواضع رقم ما ضمن ثلاثة خطوط أخرى</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Four lines share four places</source>
        <translation>أربعة خطوط تنحصر فيها مواضع رقم ما ضمن أربعة خطوط أخرى</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Five lines share five places</source>
        <translation>خمسة خطوط تنحصر فيها مواضع رقم ما ضمن خمسة خطوط أخرى</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Six lines share six places</source>
        <translation>ستة خطوط تنحصر فيها مواضع رقم ما ضمن ستة خطوط أخرى</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Seven lines share seven places</source>
        <translation>سبعة خطوط تنحصر فيها مواضع رقم ما ضمن سبعة خطوط أخرى</translation>
    </message>
    <message>
        <source>Remote pair</source>
        <translation>أزواج متباعدة</translation>
    </message>
    <message>
        <source>A row of equal pairs</source>
        <translation>سلسلة من الأزواج المتماثلة</translation>
    </message>
    <message>
        <source>BUG + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>One digit keeps two solutions away</source>
        <translation>رقم واحد يمنع وجود حلّين</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>ناطحة سحاب</translation>
    </message>
    <message>
        <source>Two towers on one line</source>
        <translation>برجان على خط واحد</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>طائرة ورقية بخيطين</translation>
    </message>
    <message>
        <source>Two strings that meet in a box</source>
        <translation>خيطان يلتقيان في مربع</translation>
    </message>
    <message>
        <source>Dual two-string kite</source>
        <translation>طائرة ورقية مزدوجة بخيطين</translation>
    </message>
    <message>
        <source>Two kites that meet in a box</source>
        <translation>طائرتان ورقيتان تلتقيان في مربع</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>Turbot Fish</translation>
    </message>
    <message>
        <source>A short chain of one digit</source>
        <translation>سلسلة قصيرة لرقم واحد</translation>
    </message>
    <message>
        <source>Empty rectangle</source>
        <translation>مستطيل فارغ</translation>
    </message>
    <message>
        <source>A box whose digit lies on a cross</source>
        <translation>مربع تنحصر فيه مواضع رقم في صف وعمود متقاطعين</translation>
    </message>
    <message>
        <source>Dual empty rectangle</source>
        <translation>مستطيل فارغ مزدوج</translation>
    </message>
    <message>
        <source>A cross in a box, used twice</source>
        <translation>صف وعمود متقاطعان في مربع، يُستعملان مرتين</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>Twins with a link between them</source>
        <translation>توأمان بينهما رابط</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>Either wing holds the digit</source>
        <translation>أحد الجناحين على الأقل يحمل الرقم</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>One of three cells holds the digit</source>
        <translation>واحدة على الأقل من ثلاث خلايا تحمل الرقم المشترك بينها</translation>
    </message>
    <message>
        <source>Unique rectangle, type 1</source>
        <translation>مستطيل فريد، النوع 1</translation>
    </message>
    <message>
        <source>Three corners that must not be four</source>
        <translation>ثلاث زوايا يجب ألا تصير أربعًا</translation>
    </message>
    <message>
        <source>Unique rectangle, type 2</source>
        <translation>مستطيل فريد، النوع 2</translation>
    </message>
    <message>
        <source>Corners with one digit more</source>
        <translation>زوايا فيها رقم زائد</translation>
    </message>
    <message>
        <source>Unique rectangle, type 3</source>
        <translation>مستطيل فريد، النوع 3</translation>
    </message>
    <message>
        <source>Corners that help to make a set</source>
        <translation>زوايا تساعد على تكوين مجموعة</translation>
    </message>
    <message>
        <source>Unique rectangle, type 4</source>
        <translation>مستطيل فريد، النوع 4</translation>
    </message>
    <message>
        <source>Corners that one digit needs</source>
        <translation>رقم يحتاج إلى هذه الزوايا</translation>
    </message>
    <message>
        <source>Unique rectangle, type 5</source>
        <translation>مستطيل فريد، النوع 5</translation>
    </message>
    <message>
        <source>Unique rectangle, type 6</source>
        <translation>مستطيل فريد، النوع 6</translation>
    </message>
    <message>
        <source>Corners that one digit needs twice</source>
        <translation>رقم يحتاج إلى هذه الزوايا مرتين</translation>
    </message>
    <message>
        <source>Hidden rectangle</source>
        <translation>مستطيل مخفي</translation>
    </message>
    <message>
        <source>A rectangle among other digits</source>
        <translation>مستطيل مختبئ بين أرقام أخرى</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 1</source>
        <translation>مستطيل قابل للتجنب، النوع 1</translation>
    </message>
    <message>
        <source>Three entries that must not be four</source>
        <translation>ثلاثة أرقام مُدخَلة يجب ألا تصير أربعة</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 2</source>
        <translation>مستطيل قابل للتجنب، النوع 2</translation>
    </message>
    <message>
        <source>Entries, and corners with one digit more</source>
        <translation>أرقام مُدخَلة، وزوايا فيها رقم زائد</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>X-Wing بزعانف</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place</source>
        <translation>نمط X-Wing فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>Sashimi X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place and a gap</source>
        <translation>نمط X-Wing فيه ثغرة، وموضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish بزعانف</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place</source>
        <translation>نمط Swordfish فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Sashimi Swordfish</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place and a gap</source>
        <translation>نمط Swordfish فيه ثغرة، وموضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish بزعانف</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place</source>
        <translation>نمط Jellyfish فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Sashimi Jellyfish</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place and a gap</source>
        <translation>نمط Jellyfish فيه ثغرة، وموضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag بزعانف</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place</source>
        <translation>نمط Squirmbag فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Sashimi Squirmbag</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place and a gap</source>
        <translation>نمط Squirmbag فيه ثغرة، وموضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale بزعانف</translation>
    </message>
    <message>
        <source>A Whale with an extra place</source>
        <translation>نمط Whale فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Sashimi Whale</translation>
    </message>
    <message>
        <source>A Whale with an extra place and a gap</source>
        <translation>نمط Whale فيه ثغرة، وموضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan بزعانف</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place</source>
        <translation>نمط Leviathan فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Sashimi Leviathan</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place and a gap</source>
        <translation>نمط Leviathan فيه ثغرة، وموضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>A line and a box share out digits</source>
        <translation>خط ومربع يتقاسمان الأرقام</translation>
    </message>
    <message>
        <source>Colouring: trap</source>
        <translation>تلوين: فخ (Trap)</translation>
    </message>
    <message>
        <source>What both colours see</source>
        <translation>ما يراه اللونان كلاهما</translation>
    </message>
    <message>
        <source>Colouring: wrap</source>
        <translation>تلوين: لون متناقض (Wrap)</translation>
    </message>
    <message>
        <source>A colour that sees itself</source>
        <translation>لون يرى نفسه</translation>
    </message>
    <message>
        <source>Two colourings: trap</source>
        <translation>تلوين متعدد: فخ (Trap)</translation>
    </message>
    <message>
        <source>What the ends of two colourings see</source>
        <translation>ما يرى خلية من تلوين وخلية من تلوين آخر</translation>
    </message>
    <message>
        <source>Two colourings: wrap</source>
        <translation>تلوين متعدد: لون متناقض (Wrap)</translation>
    </message>
    <message>
        <source>A colour that sees both of another</source>
        <translation>لون يرى لونَي تلوين آخر</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>سلسلة X</translation>
    </message>
    <message>
        <source>A chain of one digit</source>
        <translation>سلسلة لرقم واحد</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>سلسلة XY</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates</source>
        <translation>سلسلة من خلايا ذات مرشحين</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>حلقة مغلقة</translation>
    </message>
    <message>
        <source>A chain that ends where it began</source>
        <translation>سلسلة تنتهي حيث بدأت</translation>
    </message>
    <message>
        <source>Loop with a clash</source>
        <translation>حلقة تنتهي بتناقض</translation>
    </message>
    <message>
        <source>A chain that comes back changed</source>
        <translation>سلسلة تعود إلى بدايتها فتنقض ما بدأت به</translation>
    </message>
    <message>
        <source>Chain (AIC)</source>
        <translation>سلسلة (AIC)</translation>
    </message>
    <message>
        <source>One of two ends is true</source>
        <translation>أحد الطرفين على الأقل صحيح</translation>
    </message>
    <message>
        <source>Closed loop with groups</source>
        <translation>حلقة مغلقة ذات زُمَر</translation>
    </message>
    <message>
        <source>Loop with groups and a clash</source>
        <translation>حلقة ذات زُمَر تنتهي بتناقض</translation>
    </message>
    <message>
        <source>Chain with groups</source>
        <translation>سلسلة ذات زُمَر</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>مجموعات شبه مقيدة (ALS)</translation>
    </message>
    <message>
        <source>Two sets that share a digit</source>
        <translation>مجموعتان تشتركان في رقم أو أكثر</translation>
    </message>
    <message>
        <source>Almost locked sets: wing</source>
        <translation>جناح من مجموعات شبه مقيدة (ALS)</translation>
    </message>
    <message>
        <source>Two sets that a third connects</source>
        <translation>مجموعتان تصل بينهما ثالثة</translation>
    </message>
    <message>
        <source>Almost locked sets: chain</source>
        <translation>سلسلة مجموعات شبه مقيدة</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>مجموعات متتابعة</translation>
    </message>
    <message>
        <source>Death blossom</source>
        <translation>زهرة الموت</translation>
    </message>
    <message>
        <source>A cell with a set for each digit</source>
        <translation>خلية لكل رقم فيها مجموعة</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>Franken X-Wing</translation>
    </message>
    <message>
        <source>Two lines and boxes share as many places</source>
        <translation>وحدتان (من الخطوط والمربعات) تنحصر فيهما مواضع رقم ما ضمن وحدتين أخريين</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Franken Swordfish</translation>
    </message>
    <message>
        <source>Three lines and boxes share as many places</source>
        <translation>ثلاث وحدات (خطوط ومربعات) تنحصر فيها مواضع رقم ما ضمن ثلاث وحدات أخرى</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Franken Jellyfish</translation>
    </message>
    <message>
        <source>Four lines and boxes share as many places</source>
        <translation>أربع وحدات (خطوط ومربعات) تنحصر فيها مواضع رقم ما ضمن أربع وحدات أخرى</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Franken Squirmbag</translation>
    </message>
    <message>
        <source>Five lines and boxes share as many places</source>
        <translation>خمس وحدات (خطوط ومربعات) تنحصر فيها مواضع رقم ما ضمن خمس وحدات أخرى</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Franken Whale</translation>
    </message>
    <message>
        <source>Six lines and boxes share as many places</source>
        <translation>ست وحدات (خطوط ومربعات) تنحصر فيها مواضع رقم ما ضمن ست وحدات أخرى</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Franken Leviathan</translation>
    </message>
    <message>
        <source>Seven lines and boxes share as many places</source>
        <translation>سبع وحدات (خطوط ومربعات) تنحصر فيها مواضع رقم ما ضمن سبع وحدات أخرى</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>Franken X-Wing بزعانف</translation>
    </message>
    <message>
        <source>A Franken X-Wing with an extra place</source>
        <translation>نمط Franken X-Wing فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Franken Swordfish بزعانف</translation>
    </message>
    <message>
        <source>A Franken Swordfish with an extra place</source>
        <translation>نمط Franken Swordfish فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Franken Jellyfish بزعانف</translation>
    </message>
    <message>
        <source>A Franken Jellyfish with an extra place</source>
        <translation>نمط Franken Jellyfish فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Franken Squirmbag بزعانف</translation>
    </message>
    <message>
        <source>A Franken Squirmbag with an extra place</source>
        <translation>نمط Franken Squirmbag فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Franken Whale بزعانف</translation>
    </message>
    <message>
        <source>A Franken Whale with an extra place</source>
        <translation>نمط Franken Whale فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Franken Leviathan بزعانف</translation>
    </message>
    <message>
        <source>A Franken Leviathan with an extra place</source>
        <translation>نمط Franken Leviathan فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>Mutant X-Wing</translation>
    </message>
    <message>
        <source>Two houses of all kinds share as many places</source>
        <translation>وحدتان من كل الأنواع تنحصر فيهما مواضع رقم ما ضمن وحدتين أخريين</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Mutant Swordfish</translation>
    </message>
    <message>
        <source>Three houses of all kinds share as many places</source>
        <translation>ثلاث وحدات من كل الأنواع تنحصر فيها مواضع رقم ما ضمن ثلاث وحدات أخرى</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Mutant Jellyfish</translation>
    </message>
    <message>
        <source>Four houses of all kinds share as many places</source>
        <translation>أربع وحدات من كل الأنواع تنحصر فيها مواضع رقم ما ضمن أربع وحدات أخرى</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Mutant Squirmbag</translation>
    </message>
    <message>
        <source>Five houses of all kinds share as many places</source>
        <translation>خمس وحدات من كل الأنواع تنحصر فيها مواضع رقم ما ضمن خمس وحدات أخرى</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Mutant Whale</translation>
    </message>
    <message>
        <source>Six houses of all kinds share as many places</source>
        <translation>ست وحدات من كل الأنواع تنحصر فيها مواضع رقم ما ضمن ست وحدات أخرى</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Mutant Leviathan</translation>
    </message>
    <message>
        <source>Seven houses of all kinds share as many places</source>
        <translation>سبع وحدات من كل الأنواع تنحصر فيها مواضع رقم ما ضمن سبع وحدات أخرى</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>Mutant X-Wing بزعانف</translation>
    </message>
    <message>
        <source>A Mutant X-Wing with an extra place</source>
        <translation>نمط Mutant X-Wing فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Mutant Swordfish بزعانف</translation>
    </message>
    <message>
        <source>A Mutant Swordfish with an extra place</source>
        <translation>نمط Mutant Swordfish فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Mutant Jellyfish بزعانف</translation>
    </message>
    <message>
        <source>A Mutant Jellyfish with an extra place</source>
        <translation>نمط Mutant Jellyfish فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Mutant Squirmbag بزعانف</translation>
    </message>
    <message>
        <source>A Mutant Squirmbag with an extra place</source>
        <translation>نمط Mutant Squirmbag فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Mutant Whale بزعانف</translation>
    </message>
    <message>
        <source>A Mutant Whale with an extra place</source>
        <translation>نمط Mutant Whale فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Mutant Leviathan بزعانف</translation>
    </message>
    <message>
        <source>A Mutant Leviathan with an extra place</source>
        <translation>نمط Mutant Leviathan فيه موضع زائد أو أكثر</translation>
    </message>
    <message>
        <source>Kraken fish, type 1</source>
        <translation>سمكة Kraken، النوع 1</translation>
    </message>
    <message>
        <source>A fish whose fins lead on</source>
        <translation>سمكة تنطلق من زعانفها سلاسل</translation>
    </message>
    <message>
        <source>Kraken fish, type 2</source>
        <translation>سمكة Kraken، النوع 2</translation>
    </message>
    <message>
        <source>A fish whose places lead on</source>
        <translation>سمكة تنطلق من مواضعها سلاسل</translation>
    </message>
    <message>
        <source>Forcing chain: contradiction</source>
        <translation>سلسلة إجبارية: تناقض</translation>
    </message>
    <message>
        <source>A digit that refutes itself</source>
        <translation>رقم ينقض نفسه</translation>
    </message>
    <message>
        <source>Forcing chain: every case</source>
        <translation>سلسلة إجبارية: كل الحالات</translation>
    </message>
    <message>
        <source>All cases end alike</source>
        <translation>كل الحالات تنتهي إلى النتيجة نفسها</translation>
    </message>
    <message>
        <source>Forcing net: contradiction</source>
        <translation>شبكة إجبارية: تناقض</translation>
    </message>
    <message>
        <source>Forcing net: every case</source>
        <translation>شبكة إجبارية: كل الحالات</translation>
    </message>
    <message>
        <source>Template: set</source>
        <translation>قالب: إثبات</translation>
    </message>
    <message>
        <source>A cell in all ways to place a digit</source>
        <translation>خلية ترد في كل طرق توزيع الرقم</translation>
    </message>
    <message>
        <source>Template: delete</source>
        <translation>قالب: استبعاد</translation>
    </message>
    <message>
        <source>A cell in no way to place a digit</source>
        <translation>خلية لا ترد في أي طريقة لتوزيع الرقم</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>حلقة فريدة</translation>
    </message>
    <message>
        <source>A ring that must not be left with two digits</source>
        <translation>حلقة يجب ألا يبقى فيها رقمان فقط</translation>
    </message>
    <message>
        <source>BUG, type 2</source>
        <translation>BUG، النوع 2</translation>
    </message>
    <message>
        <source>BUG, type 3</source>
        <translation>BUG، النوع 3</translation>
    </message>
    <message>
        <source>Some digits keep two solutions away</source>
        <translation>بعض الأرقام تمنع وجود حلّين</translation>
    </message>
    <message>
        <source>BUG, type 4</source>
        <translation>BUG، النوع 4</translation>
    </message>
    <message>
        <source>Two cells keep two solutions away</source>
        <translation>خليتان تمنعان وجود حلّين</translation>
    </message>
    <message>
        <source>Aligned pair</source>
        <translation>زوج متحاذٍ</translation>
    </message>
    <message>
        <source>Two cells and what they can hold together</source>
        <translation>خليتان وما يمكن أن تحملاه معًا</translation>
    </message>
    <message>
        <source>Aligned triple</source>
        <translation>ثلاثي متحاذٍ</translation>
    </message>
    <message>
        <source>Three cells and what they can hold together</source>
        <translation>ثلاث خلايا وما يمكن أن تحمله معًا</translation>
    </message>
    <message>
        <source>Forcing chains within a digit</source>
        <translation>سلاسل إجبارية ضمن رقم واحد</translation>
    </message>
    <message>
        <source>Dynamic forcing chains</source>
        <translation>سلاسل إجبارية ديناميكية</translation>
    </message>
    <message>
        <source>What several links lead to together</source>
        <translation>ما تؤدي إليه عدة روابط معًا</translation>
    </message>
    <message>
        <source>Dynamic forcing chains with patterns</source>
        <translation>سلاسل إجبارية ديناميكية مع أنماط</translation>
    </message>
    <message>
        <source>Links, and patterns on the way</source>
        <translation>روابط تتخللها أنماط</translation>
    </message>
    <message>
        <source>Chains inside chains</source>
        <translation>سلاسل داخل سلاسل</translation>
    </message>
    <message>
        <source>Links, and chains on the way</source>
        <translation>روابط تتخللها سلاسل</translation>
    </message>
    <message>
        <source>Forcing chains inside chains</source>
        <translation>سلاسل إجبارية داخل سلاسل</translation>
    </message>
    <message>
        <source>Links, and cases on the way</source>
        <translation>روابط تتخللها حالات</translation>
    </message>
    <message>
        <source>Dynamic chains inside chains</source>
        <translation>سلاسل ديناميكية داخل سلاسل</translation>
    </message>
    <message>
        <source>Links, and nets on the way</source>
        <translation>روابط تتخللها شبكات</translation>
    </message>
    <message>
        <source>Chains three deep</source>
        <translation>سلاسل بثلاث طبقات</translation>
    </message>
    <message>
        <source>Links, and chains within chains on the way</source>
        <translation>روابط تتخللها سلاسل داخل سلاسل</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>كل الحالات</translation>
    </message>
    <message>
        <source>Every other case breaks the board</source>
        <translation>كل حالة أخرى تنتهي بتناقض</translation>
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
        <translation>افتراض ينقض نفسه</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineChart</name>
    <message>
        <source>Times</source>
        <translation>الأوقات</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>لم يُسجَّل وقت لأي لعبة بعد</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>number of games, days</comment>
        <translation>%1 من %2 إلى %3.</translation>
    </message>
    <message>
        <source>The best unaided time is %1.</source>
        <translation>أفضل وقت دون مساعدة %1.</translation>
    </message>
    <message>
        <source>The median of ten games went from %1 to %2.</source>
        <comment>times</comment>
        <translation>انتقل وسيط عشر ألعاب من %1 إلى %2.</translation>
    </message>
    <message>
        <source>best unaided, %1</source>
        <comment>a time</comment>
        <translation>أفضل وقت دون مساعدة، %1</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>رقم قياسي</translation>
    </message>
    <message>
        <source>the solution was known</source>
        <translation>كان الحل معروفًا</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>بمساعدة</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>دون مساعدة</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>day, time, with help or unaided</comment>
        <translation>%1: %2، %3</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineLegend</name>
    <message>
        <source>unaided</source>
        <translation>دون مساعدة</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>بمساعدة</translation>
    </message>
    <message>
        <source>record</source>
        <translation>رقم قياسي</translation>
    </message>
    <message>
        <source>median of ten</source>
        <translation>وسيط عشر ألعاب</translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message>
        <source>Trial</source>
        <translation>تجربة</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Goes on with what was tried</source>
        <translation>يتابع بما جُرّب</translation>
    </message>
    <message>
        <source>Goes back to where the trial began</source>
        <translation>يعود إلى حيث بدأت التجربة</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>قيد التجربة</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <comment>within others</comment>
        <translation>التجربة %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>%n رقم مُدخَل</numerusform>
            <numerusform>رقم مُدخَل واحد</numerusform>
            <numerusform>رقمان مُدخَلان</numerusform>
            <numerusform>%n أرقام مُدخَلة</numerusform>
            <numerusform>%n رقمًا مُدخَلًا</numerusform>
            <numerusform>%n رقم مُدخَل</numerusform>
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
        <translation>العرض: السابق</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>العرض: التالي</translation>
    </message>
    <message>
        <source>Walk through it</source>
        <translation>تتبّعها رابطًا بعد رابط</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>الخطوة %1 من %2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message>
        <source>Suppose {node}.</source>
        <translation>لنفترض أن {node}.</translation>
    </message>
    <message>
        <source>For the {digit} of {cells}: suppose {node} too.</source>
        <translation>من أجل الرقم {digit} في {cells}: لنفترض أيضًا أن {node}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, so it is not {digit}.</source>
        <translation>الخلية {cell} تحمل الرقم {other}، فلا تحمل الرقم {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>الخلايا {cells} ترى كل مواضع الرقم {digit} في هذه المجموعة، فلا تحمله.</numerusform>
            <numerusform>الخلية {cells} ترى كل مواضع الرقم {digit} في هذه المجموعة، فلا تحمله.</numerusform>
            <numerusform>الخليتان {cells} تريان كل مواضع الرقم {digit} في هذه المجموعة، فلا تحملانه.</numerusform>
            <numerusform>الخلايا {cells} ترى كل مواضع الرقم {digit} في هذه المجموعة، فلا تحمله.</numerusform>
            <numerusform>الخلايا {cells} ترى كل مواضع الرقم {digit} في هذه المجموعة، فلا تحمله.</numerusform>
            <numerusform>الخلايا {cells} ترى كل مواضع الرقم {digit} في هذه المجموعة، فلا تحمله.</numerusform>
        </translation>
    </message>
    <message>
        <source>In each of these cases {node}.</source>
        <translation>في كل هذه الحالات {node}.</translation>
    </message>
    <message>
        <source>So {node}.</source>
        <translation>إذن {node}.</translation>
    </message>
    <message>
        <source>As before, {node}.</source>
        <translation>كما سبق، {node}.</translation>
    </message>
    <message>
        <source>As {steps}, {node}.</source>
        <extracomment>Such as: As in steps 3 and 4, r1c5 is 7.</extracomment>
        <translation>كما {steps}، {node}.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as before.</source>
        <translation>إذن، إذا {start.if}، فالنتيجة كما سبق: {node}.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as {steps}.</source>
        <extracomment>Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.</extracomment>
        <translation>إذن، إذا {start.if}، فالنتيجة كما {steps}: {node}.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>in step %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>في الخطوة %1</translation>
    </message>
    <message>
        <source>in steps from %1 on</source>
        <comment>in the middle of a sentence</comment>
        <translation>في الخطوات من %1 فصاعدًا</translation>
    </message>
    <message>
        <source>in steps %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>في الخطوات %1</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digit}, or it is not.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.</extracomment>
        <translation>حالات الرقم {sought} في {goal}: إما أن تحمل الخلية {cell} الرقم {digit} وإما ألّا تحمله.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digits}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.</extracomment>
        <translation>حالات الرقم {sought} في {goal}: الخلية {cell} تحمل الرقم {digits}.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: in {house} the {digit} is in {places}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.</extracomment>
        <translation>حالات الرقم {sought} في {goal}: {house.in} يقع الرقم {digit} في {places}.</translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: الصف نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلية {cells} في {house: الصف نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخليتان {cells} في {house: الصف نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: الصف نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: الصف نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: الصف نفسه}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: الصف نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلية {cells} في {house: الصف نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخليتان {cells} في {house: الصف نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: الصف نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: الصف نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: الصف نفسه}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: العمود نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلية {cells} في {house: العمود نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخليتان {cells} في {house: العمود نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: العمود نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: العمود نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: العمود نفسه}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: العمود نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلية {cells} في {house: العمود نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخليتان {cells} في {house: العمود نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: العمود نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: العمود نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: العمود نفسه}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: المربع نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلية {cells} في {house: المربع نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخليتان {cells} في {house: المربع نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: المربع نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: المربع نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: المربع نفسه}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: المربع نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلية {cells} في {house: المربع نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخليتان {cells} في {house: المربع نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: المربع نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: المربع نفسه}.</numerusform>
            <numerusform>{given}، فلا تحمله الخلايا {cells} في {house: المربع نفسه}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has only {digits}: it is not {other}, so it is {digit}.</source>
        <translation>ليس في الخلية {cell} سوى {digits}: لا تحمل الرقم {other}، فهي تحمل الرقم {digit}.</translation>
    </message>
    <message>
        <source>{cell} is none of {others}, so it is {digit}.</source>
        <translation>الخلية {cell} لا تحمل أيًّا من {others}، فهي تحمل الرقم {digit}.</translation>
    </message>
    <message>
        <source>In {house} all other places for {digit} are gone, so it is in {cells}.</source>
        <translation>{house.in} استُبعدت كل المواضع الأخرى للرقم {digit}، فهو في {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{house.in} لا تحمل الخلايا {gone} الرقم {digit}، فهو في {cells}.</numerusform>
            <numerusform>{house.in} لا تحمل الخلية {gone} الرقم {digit}، فهو في {cells}.</numerusform>
            <numerusform>{house.in} لا تحمل الخليتان {gone} الرقم {digit}، فهو في {cells}.</numerusform>
            <numerusform>{house.in} لا تحمل الخلايا {gone} الرقم {digit}، فهو في {cells}.</numerusform>
            <numerusform>{house.in} لا تحمل الخلايا {gone} الرقم {digit}، فهو في {cells}.</numerusform>
            <numerusform>{house.in} لا تحمل الخلايا {gone} الرقم {digit}، فهو في {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {set} has no {digit}, and needs each of {others}.</source>
        <translation>إذن {set} تخلو من الرقم {digit}، وتحتاج إلى كلٍّ من {others}.</translation>
    </message>
    <message>
        <source>{end} cannot be {digit} and not {digit}, so {node}.</source>
        <translation>لا يمكن أن تحمل {end} الرقم {digit} وألّا تحمله في آنٍ واحد؛ إذن {node}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed, so {node}.</source>
        <translation>هذا عكس الافتراض؛ إذن {node}.</translation>
    </message>
    <message>
        <source>But {known}, as was told before, so {node}.</source>
        <translation>لكن سبق القول إن {known}؛ إذن {node}.</translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: الصف نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: الصف نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: الصف نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: الصف نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: الصف نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: الصف نفسه}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: العمود نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: العمود نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: العمود نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: العمود نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: العمود نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: العمود نفسه}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: المربع نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: المربع نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: المربع نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: المربع نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: المربع نفسه}.</numerusform>
            <numerusform>{from.in} لم يبقَ الرقم {digit} إلا في {cells}، فلا تحمله الخلية {cell} في {kind: المربع نفسه}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>لم يبقَ في الخلايا {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: الصف نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخلية {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: الصف نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخليتين {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: الصف نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخلايا {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: الصف نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخلايا {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: الصف نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخلايا {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: الصف نفسه} الرقم {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>لم يبقَ في الخلايا {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: العمود نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخلية {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: العمود نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخليتين {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: العمود نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخلايا {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: العمود نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخلايا {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: العمود نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخلايا {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: العمود نفسه} الرقم {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>لم يبقَ في الخلايا {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: المربع نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخلية {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: المربع نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخليتين {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: المربع نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخلايا {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: المربع نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخلايا {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: المربع نفسه} الرقم {digit}.</numerusform>
            <numerusform>لم يبقَ في الخلايا {cells} سوى {digits}، فلا تحمل الخلية {cell} في {kind: المربع نفسه} الرقم {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in} لم تبقَ الأرقام {digits} إلا في {cells}، فلا تحمل الخلية {cell} الرقم {digit}.</numerusform>
            <numerusform>{house.in} لم يبقَ الرقم {digits} إلا في {cells}، فلا تحمل الخلية {cell} الرقم {digit}.</numerusform>
            <numerusform>{house.in} لم يبقَ الرقمان {digits} إلا في {cells}، فلا تحمل الخلية {cell} الرقم {digit}.</numerusform>
            <numerusform>{house.in} لم تبقَ الأرقام {digits} إلا في {cells}، فلا تحمل الخلية {cell} الرقم {digit}.</numerusform>
            <numerusform>{house.in} لم تبقَ الأرقام {digits} إلا في {cells}، فلا تحمل الخلية {cell} الرقم {digit}.</numerusform>
            <numerusform>{house.in} لم تبقَ الأرقام {digits} إلا في {cells}، فلا تحمل الخلية {cell} الرقم {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {from} the {digit} is left only in {across}, so {cell} is not.</source>
        <translation>{from.in} لم يبقَ الرقم {digit} إلا {across.in}، فلا تحمله الخلية {cell}.</translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>لنفترض أن الخلية {cell} تحمل الرقم {digit}.</translation>
    </message>
    <message>
        <source>Suppose {cell} is not {digit}.</source>
        <translation>لنفترض أن الخلية {cell} لا تحمل الرقم {digit}.</translation>
    </message>
    <message>
        <source>Suppose the {digit} in {cell} were right.</source>
        <translation>لنفترض أن الرقم {digit} في الخلية {cell} صحيح.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is {digit} too.</source>
        <translation>جرّب: لنفترض أيضًا أن الخلية {cell} تحمل الرقم {digit}.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is not {digit} either.</source>
        <translation>جرّب: لنفترض أيضًا أن الخلية {cell} لا تحمل الرقم {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>فيُستبعد {candidates: {count} مرشح}</numerusform>
            <numerusform>فيُستبعد {candidates: مرشح واحد}</numerusform>
            <numerusform>فيُستبعد {candidates: مرشحان}</numerusform>
            <numerusform>فتُستبعد {candidates: {count} مرشحات}</numerusform>
            <numerusform>فيُستبعد {candidates: {count} مرشحًا}</numerusform>
            <numerusform>فيُستبعد {candidates: {count} مرشح}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>فلا مكان للرقم {digits} في {cells}</numerusform>
            <numerusform>فلا مكان للرقم {digits} في {cells}</numerusform>
            <numerusform>فلا مكان للرقم {digits} في {cells}</numerusform>
            <numerusform>فلا مكان للرقم {digits} في {cells}</numerusform>
            <numerusform>فلا مكان للرقم {digits} في {cells}</numerusform>
            <numerusform>فلا مكان للرقم {digits} في {cells}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has no other candidate left, so it is {digit}.</source>
        <translation>لم يبقَ للخلية {cell} سوى الرقم {digit}، فهي تحمله.</translation>
    </message>
    <message>
        <source>{house} has one place left for {digit}: {cell}.</source>
        <translation>{house.in} بقي للرقم {digit} موضع واحد: {cell}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, so it is not {others}.</source>
        <translation>الخلية {cell} تحمل الرقم {digit}، فلا تحمل الرقم {others}.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} left, so {gone}.</source>
        <translation>لم يبقَ في {cells} سوى {digits}، {gone}.</translation>
    </message>
    <message>
        <source>In {house} only {cells} are left for {digits}, so {gone}.</source>
        <translation>{house.in} لم يبقَ لوضع {digits} سوى {cells}، {gone}.</translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses.in} يقع الرقم {digit} ضمن {covers.of}، {gone}.</numerusform>
            <numerusform>{houses.in} يقع الرقم {digit} ضمن {covers.of}، {gone}.</numerusform>
            <numerusform>{houses.in} يقع الرقم {digit} ضمن {covers.of}، {gone}.</numerusform>
            <numerusform>{houses.in} يقع الرقم {digit} ضمن {covers.of}، {gone}.</numerusform>
            <numerusform>{houses.in} يقع الرقم {digit} ضمن {covers.of}، {gone}.</numerusform>
            <numerusform>{houses.in} يقع الرقم {digit} ضمن {covers.of}، {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {gone}.</source>
        <translation>الرقم {digit} صار الآن {house.in}، {gone}.</translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {cell} can only be {other}.</source>
        <translation>الرقم {digit} صار الآن {house.in}، فلا يبقى للخلية {cell} سوى الرقم {other}.</translation>
    </message>
    <message>
        <source>{filled} is {digit}, so in {house} only {cell} is left for {other}.</source>
        <translation>الخلية {filled} تحمل الرقم {digit}، فلا يبقى للرقم {other} {house.in} سوى {cell}.</translation>
    </message>
    <message>
        <source>Then {first} has its {digit}, so in {house} only {cell} is left for it.</source>
        <translation>الرقم {digit} صار الآن {first.in}، فلا يبقى له {house.in} سوى {cell}.</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>فالخلية {cell} لا تحمل الرقم {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>فالخلية {cell} تحمل الرقم {digit}</translation>
    </message>
    <message>
        <source>Now {cell} has no candidate left, so {so}.</source>
        <translation>لم يبقَ الآن للخلية {cell} أي مرشح، {so}.</translation>
    </message>
    <message>
        <source>Now {house} has no place left for {digit}, so {so}.</source>
        <translation>لم يبقَ الآن {house.in} موضع للرقم {digit}، {so}.</translation>
    </message>
    <message>
        <source>Now there would be two solutions, so {so}.</source>
        <translation>عندئذٍ يكون هناك حلّان، {so}.</translation>
    </message>
    <message>
        <source>{cell} has no candidate left.</source>
        <translation>لم يبقَ للخلية {cell} أي مرشح.</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}.</source>
        <translation>لم يبقَ {house.in} موضع للرقم {digit}.</translation>
    </message>
    <message>
        <source>Now {cells: all open cells} have two candidates each: swap them all, and there are two solutions or none.</source>
        <translation>أصبح الآن لكل خلية من {cells: الخلايا الفارغة} مرشحان: فلو وُجد حل، لنشأ حل ثانٍ بأن تأخذ كل خلية مرشحها الآخر؛ إذن هناك حلّان أو لا حل.</translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>لم يبقَ الآن في {cells: هذه الخلايا كلها} سوى {digits}: بالتبديل بينهما ينشأ حل ثانٍ.</numerusform>
            <numerusform>لم يبقَ الآن في {cells: هذه الخلية} سوى {digits}: بالتبديل بينهما ينشأ حل ثانٍ.</numerusform>
            <numerusform>لم يبقَ الآن في {cells: هاتين الخليتين} سوى {digits}: بالتبديل بينهما ينشأ حل ثانٍ.</numerusform>
            <numerusform>لم يبقَ الآن في {cells: هذه الخلايا كلها} سوى {digits}: بالتبديل بينهما ينشأ حل ثانٍ.</numerusform>
            <numerusform>لم يبقَ الآن في {cells: هذه الخلايا كلها} سوى {digits}: بالتبديل بينهما ينشأ حل ثانٍ.</numerusform>
            <numerusform>لم يبقَ الآن في {cells: هذه الخلايا كلها} سوى {digits}: بالتبديل بينهما ينشأ حل ثانٍ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhereWords</name>
    <message>
        <source>Look at {digits: the {digit}s}, all over the board.</source>
        <extracomment>Such as: Look at the 7s, all over the board.</extracomment>
        <translation>انظر إلى {digits: مواضع الرقم {digit}} في اللوحة كلها.</translation>
    </message>
    <message>
        <source>The next step is in {house}.</source>
        <translation>الخطوة التالية {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowContent</name>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowPausing</name>
    <message>
        <source>P&amp;ause</source>
        <translation>إي&amp;قاف مؤقت</translation>
    </message>
</context>
</TS>
