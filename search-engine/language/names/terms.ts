import type { CountryCode } from '#db/vocabulary.ts'
import { fold, germanWords, typedWords, words } from '../fold.ts'
import { speltTerm } from '../term-kinds.ts'
import { compoundParts } from './compounds.ts'
import { initialAfterSaint, isSaintWord, SAINT_TERM } from './saints.ts'
import { withoutStopWords } from './stop-words.ts'
import { synonymsOf } from './synonyms.ts'
import { schoolWordHome, typeWord } from './type-words.ts'

/** The terms of a school: the words of its name as spelt there, and other words that mean the same. Without repeats. */
export type NameTerms = { own: string[]; also: string[] }

/** One word of a search and the terms for it in the index. */
export type QueryWord = {
  /** The folded word. */
  text: string
  /** The word with ae, oe and ue as typed, in which typing errors are counted: Acdaemy is one swap from Academy. */
  typed: string
  /** Each alternative is a list of terms; a document must have all terms of at least one of the lists. */
  alternatives: string[][]
  /** Whether the last word may be incomplete: any term that begins with it counts. */
  prefix: boolean
  /** The term for the word's exact spelling, if it differs from the key: documents that have it come first. */
  spelt?: string
  /** Whether it may be corrected if no document has it: at least four letters and no digit. */
  fuzzy: boolean
  /** Whether it is the initial of a name, which a document need not have; those that have it come first: G. Galilei. */
  isInitial: boolean
}

const SCHOOL = 'schule'
const FUZZY = /^\p{L}{4,}$/u
const LETTER = /^\p{L}$/u
const MIN_NAME_LENGTH = 3
/** What a type of school is said not to be: Secondary (non-grammar) school. */
const NOT_SO = /\bnon-\p{L}+/giu

/**
 * Returns the terms of a school: words of the name and, besides them, their keys where these differ, synonyms,
 * abbreviations written out and vice versa, parts of compounds, a term for saint words, and all of that for the
 * register's word for the type.
 *
 * @param region the region's name as the register writes it; decides on abbreviations with two meanings
 */
export function nameTerms(name: string, localType: string, country: CountryCode, region: string): NameTerms {
  const own = words(name)
  const type = words(localType.replace(NOT_SO, ' '))
  const initials = own.flatMap((word) => initialAfterSaint(word, country) ?? [])
  const parts = [...initials, ...[...own, ...type].flatMap((word) => partsIn(word, country))]
  const single = parts.map((part) => [part])
  const also = [...type, ...parts, ...synonymsOf([own, type, ...single], country, fold(region)).flat()]
  const hasSaint = own.some((word, at) => at < own.length - 1 && isSaintWord(word, country))
  if (hasSaint || initials.length > 0) also.push(SAINT_TERM)
  if (country === 'GB') also.push(...possessives(own))
  const spelt = speltWords(name)
  const named = new Set(own.flatMap((word) => spelt.get(word)?.map(speltTerm) ?? [word]))
  return { own: [...named], also: [...new Set([...also, ...own])].filter((term) => !named.has(term)) }
}

/**
 * Returns, by key, the spellings of those words of a text that differ from their key: aue for au. A word with an umlaut
 * has two, as German spells it differently from other languages.
 */
function speltWords(text: string): Map<string, string[]> {
  const [keys, typed, german] = [words(text), typedWords(text), germanWords(text)]
  const spelt = new Map<string, string[]>()
  for (const [at, key] of keys.entries()) {
    const spellings = new Set([german[at] ?? key, typed[at] ?? key])
    spellings.delete(key)
    if (spellings.size > 0) spelt.set(key, [...spellings])
  }
  return spelt
}

/** Returns the parts of a German compound; every type of Schule is also found as Schule. */
function partsIn(word: string, country: CountryCode): string[] {
  if (country !== 'DE') return []
  const parts = compoundParts(word) ?? []
  return word !== SCHOOL && word.endsWith(SCHOOL) ? [...parts, SCHOOL] : parts
}

/** St Mary's is also searched as St Mary, and vice versa. */
function possessives(own: string[]): string[] {
  const names = own.filter((_, at) => at > 0 && isSaintWord(own[at - 1] as string, 'GB'))
  return names.map((name) => (name.endsWith('s') ? name.slice(0, -1) : `${name}s`))
}

/** Returns the words of a search in order; stop words only if there is nothing else. */
export function queryWords(text: string): QueryWord[] {
  const list = words(text)
  const typed = new Map(typedWords(text).map((word, at) => [list[at], word]))
  const spelt = speltWords(text)
  const wanted = withoutStopWords(list)
  const complete = /\s$/.test(text)
  return wanted.map((word, at) => ({
    text: word,
    typed: typed.get(word) ?? word,
    alternatives: alternatives(word, at < wanted.length - 1),
    prefix: at === wanted.length - 1 && !complete,
    ...(spelt.has(word) && { spelt: speltTerm(spelt.get(word)![0]!) }),
    fuzzy: FUZZY.test(typed.get(word) ?? word) && !isSaintWord(word),
    isInitial: LETTER.test(word) && !isSaintWord(word) && isNameWord(wanted[at + 1]),
  }))
}

const isNameWord = (word = ''): boolean => word.length >= MIN_NAME_LENGTH && !typeWord(word) && !schoolWordHome(word)

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii'.split(' ')

/** Returns the other way to write the number of a king or pope: Henri 4 is Henri IV. */
function otherNumeral(word: string): string | undefined {
  if (/^\d{1,2}$/.test(word)) return ROMAN[Number(word) - 1]
  const at = ROMAN.indexOf(word)
  return at > 0 && word.length > 1 ? String(at + 1) : undefined
}

function alternatives(word: string, followed: boolean): string[][] {
  if (isSaintWord(word) && (followed || word !== 's')) return [[word], [SAINT_TERM]]
  const parts = compoundParts(word)
  const number = otherNumeral(word)
  return [[word], ...(parts ? [[...parts]] : []), ...(number ? [[number]] : [])]
}
