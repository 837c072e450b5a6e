import type { Kind, RuleId, ScreeningRules } from './finding.ts'

export type Pattern = { kind: Kind; rule: RuleId; pattern: RegExp }

// Every repetition is bounded or of one class of characters, so that hostile text costs no more than its length.
const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`
const NAME = String.raw`\p{Lu}[\p{L}'’-]{1,30}`

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`
const literal = (word: string) => word.replaceAll('.', '\\.')
/** A word that is written with a small letter in the rules stands for both cases, one with a capital for itself. */
const anyCase = (word: string) =>
  /^\p{Ll}/u.test(word) ? `[${word[0]!.toUpperCase()}${word[0]}]${literal(word.slice(1))}` : literal(word)
const eitherCase = (words: readonly string[]) => anyOf(words.map(anyCase))

const PHONE = String.raw`(?<![\p{L}\p{N}/.,-])(?:\+\d{1,3}|00\d{2}|0|\(0|[6-9](?=\d{2}[ .]?\d{3}[ .]?\d{3}(?!\d)))(?:[ .()/-]{0,3}\d){6,13}(?![\d/])`
const EMAIL = String.raw`[\w.+-]{1,64} ?(?:@|[([](?:at|arroba|chiocciola|arobase)[)\]]) ?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}`
const LINK = String.raw`(?:https?:\/\/|www\.)[^\s<>]{2,300}|${START}[\p{L}\d-]{2,63}\.(?:de|com|org|net|eu|fr|es|it|uk|co\.uk|info|io|me)${END}(?:\/[^\s<>]{0,300})?`

function namePatterns(rules: ScreeningRules): Pattern[] {
  const not = `(?!${eitherCase(rules.notSurnames)}${END})`
  const surname = String.raw`${not}(?:${NAME}(?: ${NAME})?|\p{Lu}\.)`
  return [
    {
      kind: 'name',
      rule: 'title-and-surname',
      pattern: new RegExp(`${START}${eitherCase(rules.titles)} ${surname}`, 'gu'),
    },
    {
      kind: 'name',
      rule: 'relation-and-first-name',
      pattern: new RegExp(`${START}${eitherCase(rules.relations)},? ${anyOf(rules.firstNames)}${END}`, 'gu'),
    },
    {
      kind: 'name',
      rule: 'first-name-and-surname',
      pattern: new RegExp(`${START}${anyOf(rules.firstNames)} ${not}${NAME}`, 'gu'),
    },
  ]
}

/** The patterns of one language. Where two meet in a text, the earlier one wins. */
export function patternsOf(rules: ScreeningRules): Pattern[] {
  const disguised = String.raw`${START}[\p{L}\d-]{2,63} ${rules.dot} (?:de|com|org|net|fr|es|it|uk)${END}`
  const illness = String.raw`${START}${anyOf(rules.persons)}${END}[^.!?\n]{0,40}?${START}${anyOf(rules.illnesses)}${END}`
  return [
    { kind: 'email', rule: 'email-address', pattern: new RegExp(EMAIL, 'giu') },
    { kind: 'link', rule: 'web-address', pattern: new RegExp(LINK, 'giu') },
    { kind: 'link', rule: 'disguised-web-address', pattern: new RegExp(disguised, 'giu') },
    { kind: 'phone', rule: 'phone-number', pattern: new RegExp(PHONE, 'gu') },
    { kind: 'address', rule: 'street-and-number', pattern: new RegExp(`${START}${rules.street}${END}`, 'gu') },
    { kind: 'insult', rule: 'insulting-word', pattern: new RegExp(`${START}${anyOf(rules.insults)}${END}`, 'giu') },
    { kind: 'health', rule: 'illness-of-a-person', pattern: new RegExp(illness, 'giu') },
    ...namePatterns(rules),
    { kind: 'repeat', rule: 'repeated-characters', pattern: /([^\s\d.])\1{4,}/gu },
    { kind: 'repeat', rule: 'repeated-words', pattern: /(?<!\p{L})(\p{L}{2,30})(?:[ ,!]{1,3}\1(?!\p{L})){2,}/giu },
    { kind: 'repeat', rule: 'shouting', pattern: /(?<!\p{L})\p{Lu}{3,30}(?:[ ,!]{1,3}\p{Lu}{2,30}){3,}/gu },
  ]
}
