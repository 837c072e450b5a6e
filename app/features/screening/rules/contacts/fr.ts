import type { ContactRules } from '../../finding.ts'
import { list } from './list.ts'

const TYPE =
  '(?:[Rr]ue|[Rr]\\.|[Aa]venue|[Aa]ve?\\.?|[Bb]oulevard|[Bb]o?u?l?v?d\\.?|[Pp]lace|[Pp]l\\.|[Cc]hemin|[Cc]hem?\\.|[Ii]mpasse|[Ii]mp\\.|[Aa]llées?|[Aa]ll\\.|[Qq]uai|[Rr]oute|[Rr]te\\.?|[Cc]ours|[Ss]quare|[Ss]q\\.|[Pp]assage|[Rr]uelle|[Vv]illa|[Ss]entier|[Cc]ité|[Rr]ésidence|[Rr]és?\\.|[Hh]ameau|[Ll]otissement|[Ll]ot\\.|[Ff]aubourg|[Ff]bg\\.?|[Mm]ontée|[Vv]oie|[Rr]ond-point|[Ee]splanade|[Cc]los|[Pp]romenade|[Vv]enelle|[Cc]our|[Tt]raverse|[Cc]ôte)'
const OF = "(?:(?:[Dd]e la|[Dd]e l['’]|[Dd]es|[Dd]u|[Dd]e|[Dd]['’]|[Ll]a|[Ll]e|[Ll]es|[Ll]['’]) ?){0,2}"
const NUMBER_WORD =
  '(?:[Uu]n|[Dd]eux|[Tt]rois|[Qq]uatre|[Cc]inq|[Ss]ix|[Ss]ept|[Hh]uit|[Nn]euf|[Dd]ix|[Oo]nze|[Dd]ouze|[Tt]reize|[Qq]uatorze|[Qq]uinze|[Ss]eize|[Dd]ix-\\p{L}{4,5}|[Vv]ingt|[Tt]rente|[Qq]uarante|[Cc]inquante|[Ss]oixante(?:-\\p{L}{3,7})?|(?:[Vv]ingt|[Tt]rente|[Qq]uarante|[Cc]inquante)[- ](?:et[- ])?\\p{L}{2,6})'

export const fr: ContactRules = {
  streets: [
    String.raw`(?:[Nn]° ?|[Nn]uméro )?\d{1,4}(?: ?(?:bis|ter|quater|[a-dA-D])(?!\p{L}))?,? (?:de la |du |de l['’])?${TYPE} ${OF}\p{L}[\p{L}'’-]{1,40}(?: (?:de |du |des )?\p{Lu}[\p{L}-]{1,30}){0,3}`,
    String.raw`(?:au|numéro|habite|chez \p{L}{2,12},?) ${NUMBER_WORD},? (?:de la |du |de l['’])?${TYPE} ${OF}\p{L}[\p{L}'’-]{1,40}`,
    String.raw`${NUMBER_WORD},? ${TYPE} ${OF}\p{Lu}[\p{L}'’-]{1,40}`,
    String.raw`${TYPE} ${OF}\p{L}[\p{L}'’-]{1,40}(?: \p{Lu}[\p{L}-]{1,30}){0,3},? (?:au )?(?:n° ?|numéro )?\d{1,4}(?!\d| ?(?:élèves|enfants|ans|minutes|h|heures|%|€|mètres|fois|euros))`,
    String.raw`(?:habite|habitent|habitons|habitait|vit|vivent|loge|logent?|domiciliée?|adresse|crèche)[^.!?\n]{0,40}? ${TYPE} ${OF}\p{L}[\p{L}'’-]{1,40}(?: \p{Lu}[\p{L}-]{1,30}){0,2}`,
    String.raw`(?:[Bb]ât(?:iment|\.)? ?\p{L}?\d?|[Aa]ppt?(?:\.|artement)? ?\d{1,4}|[Ee]scalier \p{L}|[Cc]age \p{L})(?:,| de la| du)? ?(?:\d{1,3}e étage,? ?)?(?:${TYPE}) ${OF}\p{L}[\p{L}'’-]{1,40}`,
    String.raw`(?:BP|[Bb]oîte postale) ?\d{1,6}`,
  ],
  postcodes: [String.raw`(?:F-)?(?!\d{0,2}000 \p{Ll})\d{5},? (?!Euros?|Élèves|Enfants)\p{Lu}\p{Ll}[\p{L}'’-]{1,30}`],
  dot: '(?:point|dot)',
  at: '(?:arobase|arobas|at|chez|arrobas)',
  phoneWords: list`tél, tel, téléphone, portable, numéro, num, mobile, fixe, whatsapp, gsm, (?:appelez|appeler|appelle|joindre|contactez|contacter|texto|sms|joignable|rappelez)(?:[ -](?:moi|nous|le|la|les|lui))?(?: au| sur le)?, (?:numéro|portable|téléphone) (?:est|c['’]est)(?: le)?`,
  digits: list`zéro, zero, un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, vingt, trente, quarante, cinquante, soixante, quatre-vingts?, (?:vingt|trente|quarante|cinquante|soixante|quatre-vingt)(?:-et)?-\p{L}{2,8}(?:-\p{L}{2,6})?, soixante-dix, dix-sept, dix-huit, dix-neuf`,
  ofSchool: [
    String.raw`(?:école|collège|lycée|établissement|entrée|bâtiment|gymnase|cantine|arrêt|campus|internat|crèche|maternelle|portail|annexe|site|mairie|bibliothèque|médiathèque|piscine|musée|parking|accueil|secrétariat|locaux|préau)(?: \p{L}{1,14}['’]?){0,5} (?:est|se trouve|se situe|sont|situé|située|donne|était|déménage|a déménagé|se tient|ouvre|se fait)`,
  ],
}
