import { parse } from 'tldts'
import type { ContactRules } from '../../finding.ts'
import { anyOf, type Detector, END, matching, START } from '../pattern.ts'

/** Top-level domains that hardly ever arise from two sentences run together. */
const COMMON_ENDS = new Set(
  'de at ch com org net eu fr es cat it uk ie info io me edu biz tv app online shop site xyz ly gg be nl pl pt ru tk cc co school schule academy ac gov blog club link page wiki'.split(
    ' ',
  ),
)
/** Top-level domains that are words with which sentences begin. */
const WORDS = new Set(
  'team kids how new now one top best love life fun cool men bio casa here date day today plus host bar care guide live work works fail gift help land zip mov rest run save sale show star wow you zone immo moda pub rip fit fan fyi ink lol red sex ski soy tax win act box cab dad day diy dog eat eco esq eus fly foo got ing inc jot law lat les map mom med nba net nfl now onl ong pay pet phd pin pro rsvp sas sbs sky spa ups usa vet vin vip wed yes you yun'.split(
    ' ',
  ),
)
const SPOKEN_ENDS = 'de|at|ch|com|org|net|eu|fr|es|it|uk|co\\.uk|info|io'
const SITES =
  'facebook|fb|instagram|insta|tiktok|tik tok|youtube|twitter|linkedin|snapchat|snap|telegram|whatsapp|discord|twitch|pinterest|threads'
const HANDLE = String.raw`@[\p{L}\d_][\p{L}\d_.]{1,29}`
const LABEL = String.raw`[\p{L}\d][\p{L}\d-]{0,62}`
const HOST = String.raw`(?<![\p{L}\p{N}.@])(?<host>${LABEL}(?:\.${LABEL}){1,4})(?![\p{L}\p{N}@])(?<path>\/[^\s<>]{0,300})?`

const WRITTEN = [
  String.raw`(?:h(?:tt|xx)ps?:\/\/|www ?\.)[^\s<>]{2,300}`,
  String.raw`${START}(?:${SITES})(?:\.com)? ?\/ ?[\p{L}\d_.]{2,30}`,
  String.raw`${START}(?:${SITES})(?:[ -](?:account|profil|profile|name|perfil|cuenta|profilo|compte|page|seite|kanal|channel))? ?[:=] ?@?[\p{L}\d_][\p{L}\d_.]{2,29}`,
  String.raw`(?<![\p{L}\d.@])${HANDLE}`,
  // A name with an underscore or a digit in it, shortly after the site: on Instagram as jo_h.
  String.raw`${START}(?:${SITES})[ :]{1,2}(?:\p{L}{2,9}:? ){0,3}(?=\p{L}[\p{L}.]{0,28}[_\d])[\p{L}\d_.]{4,30}`,
]

/**
 * Whether a host is valid according to the Public Suffix List, and is not two sentences without a space between them.
 */
function isHost({ groups }: RegExpExecArray): boolean {
  const { host = '', path } = groups ?? {}
  const labels = host.split('.')
  const end = labels.at(-1) ?? ''
  if (/\d/.test(end) || (end !== end.toLowerCase() && end !== end.toUpperCase())) return false
  if (labels.length > 2 && labels.every((label) => label.length > 2 && label === label.toLowerCase())) return true
  const { isIcann } = parse(host)
  const word = end.toLowerCase()
  return Boolean(isIcann) && (Boolean(path) || COMMON_ENDS.has(word) || (word.length > 2 && !WORDS.has(word)))
}

function disguised(rules: ContactRules): string[] {
  const dot = String.raw` ?(?:${rules.dot}|[([{] ?(?:\.|${rules.dot}) ?[)\]}]) ?`
  const spoken = String.raw`[\p{L}\d-]{2,63}(?:${dot}[\p{L}\d-]{2,63}){0,2}`
  return [
    `${START}${spoken}${dot}(?:${SPOKEN_ENDS})${END}`,
    String.raw`${START}[\p{L}\d-]{3,63} (?:\.|,) ?(?:com|org|net|de|fr|es|it|uk|eu)${END}`,
    String.raw`${START}[\p{L}\d-]{3,63}(?:,|\. )(?:com|org|net|info|co\.uk)${END}`,
    String.raw`${START}[hw] ?[tw] ?[tw] ?(?:p|\.|punkt|dot|point|punto) ?[:.]? ?[\p{L}\d-]{2,63}(?: ?(?:\.|${rules.dot}) ?[\p{L}\d-]{2,63}){1,3}`,
  ]
}

function emails(rules: ContactRules): Detector {
  const at = String.raw` ?(?:@|[([{<*_-] ?(?:at|a|@|ät|${rules.at}) ?[)\]}>*_-]) ?| (?:at|ät|${rules.at}) (?=[\p{L}\d-]{2,63}(?:\.| ?${rules.dot} ?)[\p{L}]{2,20})`
  const dot = String.raw`(?: ?(?:\.|[([{](?:\.|${rules.dot})[)\]}]) ?| ${rules.dot} )`
  const host = String.raw`[\p{L}\d-]{1,63}(?:${dot}[\p{L}\d-]{2,63}){0,3}${dot}\p{L}{2,63}`
  return matching('email', 'email-address', new RegExp(String.raw`[\p{L}\d.+_-]{1,64}(?:${at})${host}`, 'giu'))
}

/** Finds e-mail and web addresses and names on social networks, both written and spelt out. */
export function linkDetectors(rules: ContactRules): Detector[] {
  return [
    emails(rules),
    matching('link', 'web-address', new RegExp(anyOf(WRITTEN), 'giu')),
    matching('link', 'web-address', new RegExp(HOST, 'gu'), isHost),
    matching('link', 'disguised-web-address', new RegExp(anyOf(disguised(rules)), 'giu')),
  ]
}
