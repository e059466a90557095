#!/usr/bin/env python3
"""Makes a pseudo language of the texts of the program, for tests of layout that any reader of English can follow.

  pseudo.py CODE CATALOGUE PLURALS OUTPUT

CODE is en_XA, in which texts are 40 % longer, with accents and in brackets, so that what is cut or was never
translated shows at once; or ar_XB, in which they are read from right to left. CATALOGUE is a catalogue of any
language, for its sources; PLURALS that of English, for the singulars. Writes a catalogue of the pseudo language to
OUTPUT. Codes are those of Unicode's CLDR.
"""
import html
import re
import sys
import xml.etree.ElementTree as ElementTree

PLACE = re.compile(r"<[^>]*>|%L?[0-9n]|\{[A-Za-z0-9+]+(?:\.[a-z]+)?\}|\{[a-z]+(?:\.[a-z]+)?: |\}")
DATE = re.compile(r"MMM|dddd?|yyyy|hh")
ACCENTED = str.maketrans("AaCcDdEeGgIiLlNnOoRrSsTtUuYyZz", "ÀàÇçĎďÉéĜĝÎîĽľÑñÖöŘřŠšŢţÛûÝýŽž")
VOWELS = "aeiouyAEIOUY"
LONGER = 0.4
RIGHT_TO_LEFT_MARK, RIGHT_TO_LEFT, POP = "\u200f", "\u202e", "\u202c"


def parts_of(text):
    """The parts of a text in turn: (words, None) or (None, place)."""
    at = 0
    for place in PLACE.finditer(text):
        yield text[at : place.start()], None
        yield None, place.group()
        at = place.end()
    yield text[at:], None


def longer(text):
    parts = list(parts_of(text))
    length = sum(len(words) for words, _ in parts if words)
    missing = round(length * LONGER + 0.5) - 2  # for the brackets
    vowels = [(index, at) for index, (words, _) in enumerate(parts) if words
              for at, letter in enumerate(words)
              if letter in VOWELS and not (at > 0 and words[at - 1] == "&")]
    times = {}
    for number in range(max(missing, 0) if vowels else 0):
        vowel = vowels[number * max(1, len(vowels) // max(missing, 1)) % len(vowels)]
        times[vowel] = times.get(vowel, 1) + 1
    made = ""
    for index, (words, place) in enumerate(parts):
        if words is None:
            made += place
        else:
            made += "".join(letter.translate(ACCENTED) * times.get((index, at), 1)
                            for at, letter in enumerate(words))
    return f"[{made}]"


def turned(text):
    made = RIGHT_TO_LEFT_MARK
    for words, place in parts_of(text):
        made += place if words is None else re.sub(r"&?[A-Za-z](?:[A-Za-z'’&]*[A-Za-z])?",
                                                   lambda word: RIGHT_TO_LEFT + word.group() + POP, words)
    return made


def pseudo(code, context, text):
    # Names of cells are the same in all languages; patterns of dates are not words.
    if context == "sudoku::CellName" or DATE.search(text):
        return text
    change = longer if code == "en_XA" else turned
    return "\n".join(change(line) for line in text.split("\n"))


def key_of(context, message):
    return context, message.findtext("source"), message.findtext("comment")


def messages_of(path):
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message


def main(code, catalogue, plurals, output):
    forms = {key_of(context, message): [form.text for form in message.iter("numerusform")]
             for context, message in messages_of(plurals)}
    with open(output, "w", encoding="utf-8") as made:
        made.write(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{code}">\n')
        for context, message in messages_of(catalogue):
            _, source, comment = key_of(context, message)
            made.write(f"<context><name>{html.escape(context)}</name>")
            is_plural = message.get("numerus") == "yes"
            made.write('<message numerus="yes">' if is_plural else "<message>")
            made.write(f"<source>{html.escape(source)}</source>")
            if comment:
                made.write(f"<comment>{html.escape(comment)}</comment>")
            if is_plural:
                one, many = forms[key_of(context, message)]
                texts = [one, many] if code == "en_XA" else [many, one, many, many, many, many]
                text = "".join(f"<numerusform>{html.escape(pseudo(code, context, each))}</numerusform>" for each in texts)
            else:
                text = html.escape(pseudo(code, context, source))
            made.write(f"<translation>{text}</translation></message></context>\n")
        made.write("</TS>\n")


if __name__ == "__main__":
    if len(sys.argv) != 5 or sys.argv[1] not in ("en_XA", "ar_XB"):
        sys.exit(__doc__)
    main(*sys.argv[1:])
