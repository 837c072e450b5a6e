import type { ContactRules } from '../../finding.ts'
import { list } from './list.ts'

const TENS =
  '(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)?(?:und)?(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)'
const NUMBER_WORD = `(?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}{3,6}zehn|${TENS})`
const HOUSE = String.raw`,? ?(?:[Nn]r\.? ?|[Nn]ummer |[Hh]ausnummer )?(?:\d{1,4}(?: ?[a-zA-Z](?!\p{L}))?|${NUMBER_WORD})`
const STREET =
  '(?:straße|strasse|str\\.?|weg|allee|platz|gasse|ring|damm|ufer|chaussee|steig|stieg|pfad|hof|markt|berg|wall|graben|promenade|siedlung|zeile|kamp|feld|grund|winkel|brücke|steg|park|twiete|redder|koppel|hang|höhe|tal|wiese|garten|busch|horst|eck|kai|treppe|tor|stätte|acker|rain|aue|bruch|wiesen|gärten|höfe)'
const APART =
  '(?:[Ss]traße|[Ss]trasse|[Ss]tr\\.|[Ww]eg|[Aa]llee|[Pp]latz|[Gg]asse|[Rr]ing|[Dd]amm|[Uu]fer|[Cc]haussee|[Ss]teig|[Pp]fad|[Bb]erg|[Mm]arkt|[Kk]amp|[Hh]of|[Hh]öhe)'
const NO_STREET =
  '(?<!Jahr|Alter|Klasse|Stufe|Seite|Schuljahr|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Sommer|Herbst|Winter|Halbjahr|Kapitel|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Uhr|Raum|Zimmer|Klassenraum|Durchschnitt|Team|Schnitt|Bus|Linie|Note|Jahrgang|Platz|Platz|Ranking|Tag|Woche|Fach|Block|Gruppe|Haus|Gebäude|Saal|Jahrgangsstufe|Gleis|Vergleich|Schulhaus)'

export const de: ContactRules = {
  streets: [
    String.raw`[\p{L}][\p{L}-]{0,40}${STREET}${HOUSE}(?! ?(?:Uhr|%|Kinder|Schüler|Euro|Jahre|Minuten))`,
    String.raw`[\p{L}][\p{L}-]{1,40} ${APART}${HOUSE}(?! ?(?:Uhr|%|Kinder|Schüler|Euro|Jahre|Minuten))`,
    String.raw`(?:[Aa]m|[Aa]n der|[Aa]n den|[Ii]m|[Ii]n den|[Ii]n der|[Aa]uf dem|[Aa]uf der|[Zz]um|[Zz]ur|[Uu]nter den|[Bb]eim|[Hh]inter dem|[Hh]inter der|[Vv]or dem) \p{Lu}[\p{L}-]{2,30}(?: \p{Lu}[\p{L}-]{2,30})?${NO_STREET},? (?:[Nn]r\.? ?)?\d{1,3} ?[a-z]?(?!\p{L})(?![.:,]?\d| ?(?:Uhr|Kinder|Schüler|%|Prozent|Jahre|Minuten|Euro|Lehrer|Stunden|Wochen|Mal|Tage|Punkte|Plätze|\.))`,
    String.raw`(?:wohnt|wohne|wohnen|lebt|leben|wohnhaft|zuhause|zu Hause|Adresse|Anschrift)[^.!?\n]{0,40}? (?:in der|in dem|im|am|an der|ist|:) ?(?:\p{L}[\p{L}-]{1,40}${STREET}|\p{L}[\p{L}-]{1,40} ${APART})`,
    String.raw`(?:wohnt|wohne|wohnen|lebt|wohnhaft|Adresse|Anschrift|klingelt)[^.!?\n]{0,40}?\p{Lu}[\p{L}-]{2,30},? (?:[Hh]ausnummer|[Nn]r\.?|[Nn]ummer) ?\d{1,4}`,
    String.raw`[Pp]ostfach \d{1,3}(?: ?\d{2,3}){0,2}`,
  ],
  postcodes: [
    String.raw`(?:D-)?(?!\d{0,2}000)\d{5} (?!Euro|Eltern|Kinder|Schüler|Menschen|Einwohner|Bücher|Meter|Quadratmeter|Mal|Stunden|Mark|Seiten|Punkte|Schritte|Besucher|Unterschriften|Wörter|Fotos|Kilometer|Personen|Exemplare|Flaschen)\p{Lu}\p{Ll}[\p{L}-]{1,30}`,
  ],
  dot: '(?:punkt|dot)',
  at: '(?:at|ät|klammeraffe)',
  phoneWords: list`tel, telefon, telefonnummer, handy, handynummer, mobil, mobilnummer, nummer, rufnummer, fon, fax, whatsapp, festnetz, durchwahl, anrufen unter, anruf unter, erreichbar unter, ruft? (?:mich )?an unter, erreichen unter, nummer (?:ist|lautet), handy(?:nummer)? (?:ist|lautet), (?:whatsapp|sms|nachricht) an`,
  digits: list`null, eins, zwei, zwo, drei, vier, fünf, fuenf, sechs, sieben, acht, neun, doppel\p{L}{4,6}(?!\p{L}), zehn, elf, zwölf, zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig, (?<!\p{L})\p{L}{3,7}und(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig), (?<!\p{L})\p{L}{3,6}hundert\p{L}{0,16}(?!\p{L}), dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn`,
  ofSchool: [
    String.raw`(?:\p{L}*(?:schule|gymnasium|kolleg|kita|internat)|eingang|haupteingang|nebeneingang|haltestelle|bushaltestelle|gebäude|neubau|altbau|turnhalle|mensa|sekretariat|standort|dependance|schulhof|außenstelle|rathaus|bibliothek|museum|schwimmhalle|einfahrt|parkplatz|treffpunkt|hort)[^.!?\n]{0,40} (?:liegt|liegen|ist|befindet|steht|war|lag|gehört|findet|zieht|zog|kommt|hat)`,
  ],
}
