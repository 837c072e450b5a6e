import type { ContactRules } from '../finding.ts'
import { anyOf, type Detector, END, matching, START } from './pattern.ts'

const NUMBER = String.raw`(?<![\p{L}\p{N}/.,-])(?:\+\d{1,3}|00\d{2}|[0Oo]|\([0Oo]|\+|[36-9](?=(?:[ .-]?\d){8,9}(?!\d)))(?:[ .()/_*-]{0,3}[\dOo]){6,13}(?![\d/])`
const SIGN = `[ .()/_-]{0,3}`
const TLDS =
  'de|at|ch|com|org|net|eu|fr|es|cat|it|uk|ie|info|io|me|edu|biz|tv|app|online|shop|site|xyz|to|ly|gg|be|nl|pl|pt|ru|tk|cc|co|school|schule|ac|gov|blog|club|link|page|wiki|academy'
// Spoken after a word for the dot, these are ends of addresses and not words of a language.
const SPOKEN_TLDS = 'de|at|ch|com|org|net|eu|fr|es|it|uk|co\\.uk|info|io'
const SITES =
  'facebook|fb|instagram|insta|tiktok|tik tok|youtube|twitter|linkedin|snapchat|snap|telegram|whatsapp|discord|twitch|pinterest|threads'
const HANDLE = String.raw`@[\p{L}\d_][\p{L}\d_.]{1,29}`

const LINKS = [
  String.raw`(?:h(?:tt|xx)ps?:\/\/|www ?\.)[^\s<>]{2,300}`,
  String.raw`${START}[\p{L}\d-]{2,63}(?:\.[\p{L}\d-]{2,63}){0,3}\.(?:${TLDS})${END}(?:\/[^\s<>]{0,300})?`,
  String.raw`${START}(?:${SITES})(?:\.com)? ?\/ ?[\p{L}\d_.]{2,30}`,
  String.raw`${START}(?:${SITES})(?:[ -](?:account|profil|profile|name|perfil|cuenta|profilo|compte|page|seite|kanal|channel))? ?[:=] ?@?[\p{L}\d_][\p{L}\d_.]{2,29}`,
  String.raw`(?<![\p{L}\d.@])${HANDLE}`,
  // A name with a line or a digit in it, soon after the site: on Instagram as jo_h.
  String.raw`${START}(?:${SITES})[ :]{1,2}(?:\p{L}{2,9}:? ){0,3}(?=\p{L}[\p{L}.]{0,28}[_\d])[\p{L}\d_.]{4,30}`,
]

function links(rules: ContactRules): Detector[] {
  const spoken = String.raw`[\p{L}\d-]{2,63}(?: ?${rules.dot} ?[\p{L}\d-]{2,63}){0,2}`
  const disguised = [
    String.raw`${START}${spoken} ?(?:${rules.dot}|[([{]\.[)\]}]) ?(?:${SPOKEN_TLDS})${END}`,
    String.raw`${START}[\p{L}\d-]{3,63} (?:\.|,) ?(?:com|org|net|de|fr|es|it|uk|eu)${END}`,
    String.raw`${START}[\p{L}\d-]{3,63}\. (?:com|org|net|co\.uk)${END}`,
    String.raw`${START}[hw] ?[tw] ?[tw] ?(?:p|\.|punkt|dot|point|punto) ?[:.]? ?[\p{L}\d-]{2,63}(?: ?(?:\.|${rules.dot}) ?[\p{L}\d-]{2,63}){1,3}`,
  ]
  return [
    matching('link', 'web-address', new RegExp(anyOf(LINKS), 'giu')),
    matching('link', 'disguised-web-address', new RegExp(anyOf(disguised), 'giu')),
  ]
}

function emails(rules: ContactRules): Detector {
  const at = String.raw` ?(?:@|[([{<*_-] ?(?:at|a|@|ät|${rules.at}) ?[)\]}>*_-]) ?| (?:at|ät|${rules.at}) (?=[\p{L}\d-]{2,63}(?:\.| ?${rules.dot} ?)[\p{L}]{2,20})`
  const host = String.raw`[\p{L}\d-]{1,63}(?: ?(?:\.|[([{](?:\.|${rules.dot})[)\]}]) ?[\p{L}\d-]{2,63}| ${rules.dot} [\p{L}\d-]{2,63}){1,4}`
  return matching('email', 'email-address', new RegExp(String.raw`[\p{L}\d.+_-]{1,64}(?:${at})${host}`, 'giu'))
}

function phones(rules: ContactRules): Detector[] {
  const labelled = String.raw`${START}${anyOf(rules.phoneWords)}[ .:]{0,3}\+?\d(?:${SIGN}\d){3,13}(?!\d)`
  const digit = `(?:${rules.digits.join('|')}|\\d{1,4})`
  const spoken = `${START}(?:plus )?${anyOf(rules.digits)}(?:[ ,.-]{1,3}${digit}){5,14}${END}`
  return [NUMBER, labelled, spoken].map((source) =>
    matching('phone', 'phone-number', new RegExp(source, 'giu'), isToCall),
  )
}

// Years, dates and sums have the digits of a telephone number but not its signs.
const isToCall = ([text]: RegExpExecArray) =>
  !/^\d{1,2}\.\d{1,2}\.\d{2,4}|^(?:19|20)\d\d ?[-/] ?(?:19|20)\d\d$/.test(text) && !/^[Oo](?![ ./-]?\d)/.test(text)

function addresses(rules: ContactRules): Detector[] {
  return [...rules.streets, ...rules.postcodes].map((source) =>
    matching('address', 'street-and-number', new RegExp(`${START}${source}${END}`, 'gu')),
  )
}

/** Finds how to reach or visit somebody outside: e-mail and web addresses, telephone numbers, houses. */
export function contactDetectors(rules: ContactRules): Detector[] {
  return [emails(rules), ...links(rules), ...phones(rules), ...addresses(rules)]
}
