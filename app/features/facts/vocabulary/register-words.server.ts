import fs from 'node:fs'
import { createRequire } from 'node:module'
import { languageName } from '#app/i18n/language-name.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { TAUGHT_LANGUAGES } from '#db/vocabulary.ts'
import type { FactId } from './facts.ts'

const require = createRequire(import.meta.url)
const TABLE = '#app/features/facts/vocabulary/register-words.tsv'
const [, ...rows] = fs
  .readFileSync(require.resolve(TABLE), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))

/** Texts in the order of the columns. */
const COLUMNS: readonly Locale[] = ['de', 'en', 'fr', 'es', 'it']

const keyOf = (fact: string, value: string) => `${fact} ${value.toLowerCase()}`

/** By fact and value, as the table beside this file has them. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  rows.flatMap(([facts = '', value = '', ...texts]) =>
    facts.split(' ').map((fact) => [keyOf(fact, value), texts] as const),
  ),
)
const FACTS_WITH_WORDS: ReadonlySet<string> = new Set(rows.flatMap(([facts = '']) => facts.split(' ')))
const LANGUAGE_FACTS: readonly FactId[] = ['first_languages', 'later_languages']

/** Separators of the registers, with what stands between the translated values. */
const SEPARATORS: readonly (readonly [string, string])[] = [
  ['; ', ', '],
  [', ', ', '],
  ['/', ', '],
]

/** Returns a text of a register in the reader's language, if all its parts are words of the table. */
export function registerWords(locale: Locale, fact: FactId, text: string): string | undefined {
  if (LANGUAGE_FACTS.includes(fact)) return languagesIn(locale, text)
  return FACTS_WITH_WORDS.has(fact) ? wordsIn(locale, fact, text) : undefined
}

/** The first separator that leaves words of the table wins: a value may contain one, as `Dansa, grau elemental`. */
function wordsIn(locale: Locale, fact: FactId, text: string): string | undefined {
  const whole = WORDS.get(keyOf(fact, text))?.[COLUMNS.indexOf(locale)]
  if (whole) return whole
  for (const [separator, shown] of SEPARATORS) {
    for (let at = text.indexOf(separator); at > 0; at = text.indexOf(separator, at + 1)) {
      const first = WORDS.get(keyOf(fact, text.slice(0, at)))?.[COLUMNS.indexOf(locale)]
      const rest = first && wordsIn(locale, fact, text.slice(at + separator.length))
      if (rest) return first + shown + rest
    }
  }
  return undefined
}

/** ISO 639 codes by the names that registers use. */
const CODES: ReadonlyMap<string, string> = new Map(
  LOCALES.flatMap((locale) =>
    TAUGHT_LANGUAGES.map((code) => [languageName(locale, code).toLowerCase(), code] as const),
  ),
)

const FROM: Record<Locale, (age: number) => string> = {
  de: (age) => ` ab ${age} Jahren`,
  en: (age) => ` from age ${age}`,
  fr: (age) => ` dès ${age} ans`,
  es: (age) => ` desde los ${age} años`,
  it: (age) => ` da ${age} anni`,
}

/** `Englisch ab Klasse 5; Latein ab Klasse 6`, whose classes only German readers count. */
function languagesIn(locale: Locale, text: string): string | undefined {
  if (locale === 'de' && text.includes(' ab Klasse ')) return text.replaceAll('; ', ', ')
  const languages = text.split(/; |, /).map((one) => {
    const [, name = '', grade] = /^(.+?)(?: ab Klasse (\d+))?$/.exec(one) ?? []
    const code = CODES.get(name.toLowerCase())
    return code && languageName(locale, code) + (grade ? FROM[locale](Number(grade) + 5) : '')
  })
  return languages.every(Boolean) ? languages.join(', ') : undefined
}

/** Every value of the table with its texts. */
export const TRANSLATED_VALUES: readonly { fact: string; value: string; texts: readonly string[] }[] = rows.flatMap(
  ([facts = '', value = '', ...texts]) => facts.split(' ').map((fact) => ({ fact, value, texts })),
)
