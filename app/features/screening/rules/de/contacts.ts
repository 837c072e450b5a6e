import type { ContactRules } from '../../finding.ts'
import { list } from '../list.ts'

const HOUSE = String.raw`,? (?:Nr\.? ?|Hausnummer )?\d{1,4}(?: ?[a-zA-Z])?`

export const contacts: ContactRules = {
  streets: [
    String.raw`[\p{L}][\p{L}-]{0,40}(?:straße|strasse|str\.?|Straße|Strasse|Str\.?|weg|Weg|allee|Allee|platz|Platz|gasse|Gasse|ring|Ring|damm|ufer|Ufer|chaussee|steig|stieg|pfad|hof|markt|berg|wall|graben|promenade|siedlung|zeile|kamp|feld|grund|winkel|brücke|steg|park)${HOUSE}`,
    String.raw`[\p{L}][\p{L}-]{1,40} (?:Straße|Strasse|Str\.|straße|strasse|str\.|Weg|Allee|Platz|Gasse|Ring|Damm|Ufer|Chaussee|Steig|Pfad|Berg|Markt|Kamp)${HOUSE}`,
    String.raw`(?:[Aa]m|[Aa]n der|[Aa]n den|[Ii]m|[Ii]n den|[Aa]uf dem|[Aa]uf der|[Zz]um|[Zz]ur|[Uu]nter den|[Bb]eim|[Hh]inter dem) \p{Lu}[\p{L}-]{2,30}(?<!Jahr|Alter|Klasse|Stufe|Seite|Schuljahr|Platz|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Sommer|Herbst|Winter|Halbjahr|Kapitel|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Uhr|Raum|Zimmer|Klassenraum|Durchschnitt|Team|Schnitt|Bus|Linie|Note|Jahrgang) \d{1,3} ?[a-z]?(?![.:,]?\d| ?(?:Uhr|Kinder|Schüler|%|Prozent|Jahre|Minuten|Euro))`,
    String.raw`(?:wohnt|wohne|wohnen|lebt|leben|wohnhaft|zuhause|zu Hause|Adresse|Anschrift)[^.!?\n]{0,30}? (?:in der|im|am|an der|ist|:) ?\p{L}[\p{L}-]{1,40}(?:straße|strasse|str\.|weg|allee|gasse|Straße|Allee)`,
  ],
  postcodes: [
    String.raw`(?:D-)?(?!\d{0,2}000)\d{5} (?!Euro|Eltern|Kinder|Schüler|Menschen|Einwohner|Bücher|Meter|Quadratmeter|Mal|Stunden|Mark|Seiten|Punkte|Schritte)\p{Lu}\p{Ll}[\p{L}-]{1,30}`,
  ],
  dot: '(?:punkt|dot)',
  at: '(?:at|ät|klammeraffe)',
  phoneWords: list`tel, telefon, telefonnummer, handy, handynummer, mobil, mobilnummer, nummer, rufnummer, fon, fax, whatsapp, festnetz, durchwahl, anrufen unter, anruf unter, erreichbar unter, ruft? (?:mich )?an unter, erreichen unter, nummer (?:ist|lautet), handy(?:nummer)? (?:ist|lautet), (?:whatsapp|sms|nachricht) an`,
  digits: list`null, eins, zwei, zwo, drei, vier, fünf, fuenf, sechs, sieben, acht, neun, doppel\p{L}{4,6}`,
}
