import { LRUCache } from 'lru-cache'

/** Longest text that is folded, in UTF-16 units: names end at 300, and hostile input costs no more than this. */
const MAX_LENGTH = 1000
/** One character may decompose into eighteen; letters with accents need two or three. */
const MAX_DECOMPOSED = 3 * MAX_LENGTH

/** Letters that Unicode does not decompose, written as two where their language does so. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** Accents, invisible characters (direction, soft hyphen, joiners), and the dot of the Catalan l·l. */
const REMOVED = /[\p{M}\p{Cf}·]/gu
/** Letters separated by dots: C.E.I.P., I.C, G.B. */
const DOTTED = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])/gu
const POSSESSIVE = /['’‘`´ʼ]s(?![\p{L}\p{N}])/gu
/** ä, ö and ü are also written ae, oe and ue. */
const UMLAUT = /([aou])e+/g
/** C of E and C in W would lose their letters as stop words of other languages. */
const CHURCH_SCHOOL = /(?<!\S)c(?:h? (of) e| (in) w)(?!\S)/g
const SEPARATORS = /[^\p{L}\p{N}]+/gu

/**
 * Returns one key for all spellings of a text: lower case without accents, letters and digits separated by single
 * spaces. Müller = Mueller = Muller, Straße = Strasse, Cœur = Coeur, FORLI' = Forlì, C.E.I.P. = CEIP, Mary's = Marys, C
 * of E = CofE, full-width and decomposed input alike. `fold(fold(x)) === fold(x)`; looks at the first {@link
 * MAX_LENGTH} units only.
 */
export function fold(text: string): string {
  return withoutUmlauts(foldLetters(text))
}

/** Towns, regions and types of school recur for every school, and words in searches. */
const remembered = new LRUCache<string, string>({ max: 4000 })
const MAX_REMEMBERED_LENGTH = 120

/** Like {@link fold}, but ae, oe and ue stay two letters: typing errors are counted in the text as typed. */
function foldLetters(text: string): string {
  if (text.length > MAX_REMEMBERED_LENGTH) return foldAnew(text)
  const known = remembered.get(text)
  if (known !== undefined) return known
  const folded = foldAnew(text)
  remembered.set(text, folded)
  return folded
}

function foldAnew(text: string): string {
  const folded = text
    .slice(0, MAX_LENGTH)
    .normalize('NFKD')
    .slice(0, MAX_DECOMPOSED)
    .toLowerCase()
    .normalize('NFKD')
    .replace(REMOVED, '')
    .replace(SPECIAL_LETTERS, (letter) => LETTERS[letter] as string)
    .replace(DOTTED, (initials) => initials.replaceAll('.', ''))
    .replace(POSSESSIVE, 's')
    .slice(0, MAX_LENGTH)
    .replace(SEPARATORS, ' ')
  return joinChurchSchool(folded).trim()
}

/** Returns folded words with those of C of E and C in W joined, as words folded one by one are not. */
export function joinChurchSchool(folded: string): string {
  return folded.replace(CHURCH_SCHOOL, (_, of) => (of ? 'cofe' : 'ciw'))
}

/** Returns the words of {@link fold}. */
export function words(text: string): string[] {
  return split(fold(text))
}

/** Reads phrases separated by commas and line breaks, as folded words. */
export function readPhrases(text: string): Set<string> {
  const phrases = text.split(/[,\n]/).map((phrase) => words(phrase).join(' '))
  return new Set(phrases.filter((phrase) => phrase !== ''))
}

/** Returns the same words with ae, oe and ue as typed. */
export function typedWords(text: string): string[] {
  return split(foldLetters(text))
}

/** ä, ö and ü, which German also writes with two letters. */
const TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Returns the same words with ä, ö and ü written as two letters, as in German: Muenchen for München. */
export function germanWords(text: string): string[] {
  const written = text.slice(0, MAX_LENGTH).normalize('NFC').toLowerCase()
  if (!/[äöü]/.test(written)) return typedWords(text)
  return typedWords(written.replace(/[äöü]/g, (letter) => TWO_LETTERS[letter] as string))
}

/** Returns the key of words that still have ae, oe and ue; most have none. */
export function withoutUmlauts(text: string): string {
  return text.includes('ae') || text.includes('oe') || text.includes('ue') ? text.replace(UMLAUT, '$1') : text
}

function split(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ')
}
