import type { ContactRules } from '../../finding.ts'
import { list } from '../list.ts'

const TYPE =
  '(?:[Vv]ia|[Vv]iale|[Vv]\\.le|[Pp]iazza|[Pp]\\.zz?a|[Pp]iazzale|[Pp]iazzetta|[Cc]orso|[Cc]\\.so|[Ll]argo|[Vv]icolo|[Ss]trada|[Ll]ungo\\p{L}{3,8}|[Cc]ontrada|[Bb]orgo|[Vv]ico|[Ss]alita|[Cc]alle|[Ff]ondamenta|[Ll]ocalità|[Ff]razione|[Tt]raversa|[Gg]alleria)'
const NAME =
  "(?:(?:dei|degli|delle|della|dello|del|di|da|dell['’]|d['’]|XX|IV|XXV|\\d{1,2}) ?){0,1}\\p{L}[\\p{L}.'’-]{1,30}(?: (?:(?:di|da|della|del|dei) )?\\p{Lu}[\\p{L}.'’-]{0,30}){0,4}"

export const contacts: ContactRules = {
  streets: [
    String.raw`(?:[Nn]umero|[Cc]ivico|[Nn]\.|al) \d{1,4} (?:di|in) ${TYPE} ${NAME}`,
    String.raw`${TYPE} ${NAME},? (?:n[°.]? ?|numero |civico )?(?:\d{1,4}|snc)(?: ?(?:bis|\/? ?[A-Da-d])(?!\p{L}))?(?! (?:alunni|bambini|minuti|anni|metri))`,
    String.raw`(?:abita|abitano|abito|abitiamo|vive|vivono|residente|residenti|indirizzo|domicilio|casa (?:è|sta))[^.!?\n]{0,25}? ${TYPE} ${NAME}`,
  ],
  postcodes: [String.raw`(?!\d{0,2}000 \p{Ll})\d{5},? (?!Euro|Alunni)\p{Lu}\p{Ll}[\p{L}'’-]{1,30}`],
  dot: '(?:punto|dot)',
  at: '(?:chiocciola|at)',
  phoneWords: list`tel, telefono, cell, cellulare, numero, num, fisso, whatsapp, (?:chiama|chiamate|chiamare|chiamatemi|chiamami|chiamarla|chiamarlo|scrivete|scrivetemi|contattate|contattatemi|contattare)(?: al| allo| il)?, (?:numero|telefono|cellulare) è(?: il| lo)?, al numero`,
  digits: list`zero, uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, trenta\p{L}{0,7}, venti\p{L}{0,7}, quaranta\p{L}{0,7}, cinquanta\p{L}{0,7}, sessanta\p{L}{0,7}, settanta\p{L}{0,7}, ottanta\p{L}{0,7}, novanta\p{L}{0,7}, doppio \p{L}{3,7}`,
}
