import type { ContactRules } from '../../finding.ts'
import { list } from './list.ts'

const TYPE =
  '(?:[Vv]ia|[Vv]\\.|[Vv]iale|[Vv]\\.le|[Vv]\\.lo|[Pp]iazza|[Pp]\\.zz?a|[Pp]zza|[Pp]iazzale|[Pp]\\.le|[Pp]iazzetta|[Cc]orso|[Cc]\\.so|[Ll]argo|[Ll]\\.go|[Vv]icolo|[Ss]trada|[Ss]tr\\.|[Ll]ungo\\p{L}{3,8}|[Cc]ontrada|[Cc]\\.da|[Bb]orgo|[Vv]ico|[Ss]alita|[Cc]alle|[Ff]ondamenta|[Ll]ocalità|[Ll]oc\\.|[Ff]razione|[Ff]raz\\.|[Tt]raversa|[Gg]alleria|[Rr]ione|[Cc]ampo|[Ss]alizada|[Rr]ampa|[Ss]calinata|[Rr]esidenza|[Pp]arco|[Pp]asseggiata|[Ll]otto)'
const NAME =
  "(?:(?:[Dd]ei|[Dd]egli|[Dd]elle|[Dd]ella|[Dd]ello|[Dd]el|[Dd]i|[Dd]a|[Dd]ell['’]|[Dd]['’]|XX|IV|XXV|\\d{1,2}) ?){0,1}\\p{L}[\\p{L}.'’-]{1,30}(?: (?:(?:[Dd]i|[Dd]a|[Dd]ella|[Dd]el|[Dd]ei) )?\\p{Lu}[\\p{L}.'’-]{0,30}){0,4}"
const NUMBER_WORD =
  '(?:uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|dici\\p{L}{4,7}|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)\\p{L}{1,8})'
const NUMBER = String.raw`(?:(?:n[°.]? ?|num\. ?|numero |civico |al )?\d{1,4}|snc|(?:numero |civico |al )?${NUMBER_WORD}(?=[,.;!?]|$))`

export const it: ContactRules = {
  streets: [
    String.raw`(?:[Nn]umero|[Cc]ivico|[Nn]\.|[Aa]l) (?:\d{1,4}|${NUMBER_WORD}) (?:di|in) ${TYPE} ${NAME}`,
    String.raw`${TYPE} ${NAME},? ${NUMBER}(?: ?(?:bis|\/? ?[A-Da-d])(?!\p{L}))?(?!\d| ?(?:alunni|bambini|minuti|anni|metri|€|euro|%|ore|posti))`,
    String.raw`(?:abita|abitano|abito|abitiamo|vive|vivono|residente|residenti|indirizzo|domicilio|casa (?:è|sta))[^.!?\n]{0,40}? ${TYPE} ${NAME}`,
    String.raw`(?:[Ll]otto|[Pp]alazzina|[Ss]cala|[Ii]nterno|[Ii]nt\.) ?\p{L}?\d{0,3},? (?:[Ss]cala|[Ii]nterno|[Ii]nt\.|[Pp]iano) ?\p{L}?\d{0,3}(?!\p{L})`,
    String.raw`(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo|[Ll]argo|[Ss]trada) (?:(?!(?:che|da|fino|con|per|è|o|e|circa|di|in|a)(?!\p{L}))\p{L}{2,20} ){1,4}(?:n[°.]? ?|numero |civico )?\d{1,3}(?!\d|[.,:]\d| ?(?:alunni|bambini|minuti|anni|metri|€|euro|%|ore|posti|min|giorni|mesi|volte))`,
    String.raw`${TYPE} ${NAME},? (?:scala|interno|int\.|palazzina|lotto|km\.?) ?[\dA-Z]{1,4}(?!\p{L})`,
    String.raw`[Cc]asella [Pp]ostale \d{1,6}`,
  ],
  postcodes: [String.raw`(?!\d{0,2}000 \p{Ll})\d{5},? (?!Euro|Alunni)\p{Lu}\p{Ll}[\p{L}'’-]{1,30}`],
  dot: '(?:punto|dot)',
  at: '(?:chiocciola|at)',
  phoneWords: list`tel, telefono, cell, cellulare, numero, num, fisso, whatsapp, (?:chiama|chiamate|chiamare|chiamatemi|chiamami|chiamarla|chiamarlo|scrivete|scrivetemi|contattate|contattatemi|contattare)(?: al| allo| il)?, (?:numero|telefono|cellulare) è(?: il| lo)?, al numero`,
  digits: list`zero, uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, trenta\p{L}{0,7}(?!\p{L}), venti\p{L}{0,7}(?!\p{L}), quaranta\p{L}{0,7}(?!\p{L}), cinquanta\p{L}{0,7}(?!\p{L}), sessanta\p{L}{0,7}(?!\p{L}), settanta\p{L}{0,7}(?!\p{L}), ottanta\p{L}{0,7}(?!\p{L}), novanta\p{L}{0,7}(?!\p{L}), doppio \p{L}{3,7}(?!\p{L}), (?<!\p{L})\p{L}{3,9}cento\p{L}{0,14}(?!\p{L}), tripl[oa] \p{L}{3,7}(?!\p{L}), undici, dodici, tredici, quattordici, quindici, sedici, dici\p{L}{4,7}(?!\p{L})`,
  ofSchool: [
    String.raw`(?:scuola|istituto|liceo|asilo|sede|plesso|ingresso|entrata|edificio|palestra|mensa|cancello|segreteria|succursale|fermata|biblioteca|museo|piscina|municipio|comune|parcheggio|centro|nido|portone|oratorio|laboratorio)(?: \p{L}{1,14}['’]?){0,5} (?:è|si trova|sta|sorge|dà|si affaccia|era|ha|si è trasferit\p{L}|occupa|sono|ferma|apre)`,
  ],
}
