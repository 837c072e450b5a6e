import type { ContactRules } from '../../finding.ts'
import { list } from '../list.ts'

const TYPE =
  '(?:[Rr]ue|[Aa]venue|[Aa]v\\.?|[Bb]oulevard|[Bb]d|[Bb]vd|[Pp]lace|[Cc]hemin|[Ii]mpasse|[Aa]llées?|[Qq]uai|[Rr]oute|[Cc]ours|[Ss]quare|[Pp]assage|[Rr]uelle|[Vv]illa|[Ss]entier|[Cc]ité|[Rr]ésidence|[Hh]ameau|[Ll]otissement|[Ff]aubourg|[Mm]ontée|[Vv]oie|[Rr]ond-point|[Ee]splanade|[Cc]los|[Pp]romenade|[Rr]es\\.)'
const OF = "(?:(?:de la|de l['’]|des|du|de|d['’]|la|le|les|l['’]) ?){0,2}"

export const contacts: ContactRules = {
  streets: [
    String.raw`(?:[Nn]° ?|[Nn]uméro )?\d{1,4}(?: ?(?:bis|ter|quater|[a-dA-D])(?!\p{L}))?,? (?:de la |du |de l['’])?${TYPE} ${OF}\p{L}[\p{L}'’-]{1,40}(?: \p{Lu}[\p{L}-]{1,30}){0,3}`,
    String.raw`${TYPE} ${OF}\p{L}[\p{L}'’-]{1,40}(?: \p{Lu}[\p{L}-]{1,30}){0,3},? (?:au )?(?:n° ?|numéro )?\d{1,4}(?! (?:élèves|enfants|ans|minutes|h))`,
    String.raw`(?:habite|habitent|habitons|habitait|vit|vivent|logent?|domiciliée?|adresse)[^.!?\n]{0,25}? ${TYPE} ${OF}\p{L}[\p{L}'’-]{1,40}(?: \p{Lu}[\p{L}-]{1,30}){0,2}`,
  ],
  postcodes: [String.raw`(?:F-)?(?!\d{0,2}000 \p{Ll})\d{5},? (?!Euros?|Élèves|Enfants)\p{Lu}\p{Ll}[\p{L}'’-]{1,30}`],
  dot: '(?:point|dot)',
  at: '(?:arobase|arobas|at|chez|arrobas)',
  phoneWords: list`tél, tel, téléphone, portable, numéro, num, mobile, fixe, whatsapp, gsm, (?:appelez|appeler|appelle|joindre|contactez|contacter|texto|sms|joignable|rappelez)(?:[ -](?:moi|nous|le|la|les|lui))?(?: au| sur le)?, (?:numéro|portable|téléphone) (?:est|c['’]est)(?: le)?`,
  digits: list`zéro, zero, un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, vingt, trente, quarante, cinquante, soixante, quatre-vingts?, (?:vingt|trente|quarante|cinquante|soixante|quatre-vingt)(?:-et)?-\p{L}{2,8}(?:-\p{L}{2,6})?, soixante-dix`,
}
