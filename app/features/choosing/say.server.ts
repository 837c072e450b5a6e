import '#app/i18n/all.server.ts'
import { factText, formatFactValue, formatOwnNumber, formatPeriod } from '#app/features/facts/format-fact.ts'
import { CHOICE_SEPARATOR } from '#app/features/facts/vocabulary/fact-definition.ts'
import { type FactId, isFact } from '#app/features/facts/vocabulary/facts.ts'
import type { WayMode } from '#app/features/routing/ways.ts'
import { groupName } from '#app/features/schools/kind-of-school.ts'
import type { RegisterSource } from '#app/features/schools/sources/register-source.ts'
import { formatDistance, formatList } from '#app/i18n/format.ts'
import { languageName } from '#app/i18n/language-name.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type PlainKey, translator } from '#app/i18n/translate.ts'
import type { Category, CountryCode } from '#db/vocabulary.ts'
import type { Wish } from './answers.ts'
import { type Evidence, OWN_SOURCES, type OwnSource, type Sentence, type Shown } from './judging/sentence.ts'
import { type FindableWay, lineKm } from './way-limit.ts'

/** A sentence in words. */
export type Said = {
  text: string
  /** The ids of the facts that it was built from. */
  facts: string[]
  /** Who says it and when: its number in the list of sources; 0 where it is only our own sum. */
  source: number
}

export type Reader = { locale: Locale; country: CountryCode }

/** Puts a sentence into words, and notes its source. */
export function sayIn(sentence: Sentence, reader: Reader, sources: SourceList): Said {
  const { key, evidence, values } = sentence
  const shown = Object.entries(values).map(([name, value]) => [name, show(value, sentence, reader)] as const)
  const told = evidence.find(({ source }) => source !== 'found')
  return {
    text: wordsOf(key, Object.fromEntries(shown), reader.locale),
    facts: evidence.map(({ fact }) => fact),
    source: told ? sources.numberOf(told) : 0,
  }
}

/** The parameters of a key that is known only at run time are checked by tests instead of types. */
const wordsOf = (key: string, parameters: Record<string, string | number>, locale: Locale): string =>
  translator(locale)(key as PlainKey, ...([parameters] as unknown as []))

function show({ of, as }: Shown, { evidence }: Sentence, reader: Reader): string | number {
  const found = evidence[of]!
  const { value } = found
  const { locale, country } = reader
  const t = translator(locale)
  switch (as) {
    case 'number':
      return Number(value)
    case 'km':
      return formatDistance(locale, Number(value), country)
    case 'fact':
      return showFact(found, evidence, locale)
    case 'factName':
      return t(`fact.${found.fact as FactId}`)
    case 'languages':
      return formatList(
        locale,
        textsOf(value).map((language) => languageName(locale, language)),
      )
    case 'needs':
      return formatList(
        locale,
        textsOf(value).map((need) => factText(locale, `fact.support_needs.${need}`) ?? need),
      )
    case 'wish':
      return t(`choosing.wish.${value as Wish}`)
    case 'category':
      return groupName(t, value as Category)
    case 'way':
      return wayText(value as FindableWay, reader)
    default:
      return String(value)
  }
}

const textsOf = (value: Evidence['value']): string[] =>
  typeof value === 'string' ? value.split(CHOICE_SEPARATOR) : Array.isArray(value) ? [...value] : []

/** A sum of values is written like them. */
function showFact(found: Evidence, [first]: readonly Evidence[], locale: Locale): string {
  const id = isFact(found.fact) ? found.fact : (first!.fact as FactId)
  if (typeof found.value === 'number') return formatOwnNumber(locale, id, found.value)
  const choice = String(found.value)
  return formatFactValue(locale, id, {
    ...{ period: 'day', start: '', isImportDay: true, number: null, choice, missing: null, source: found.source },
  })
}

/** Returns a limit of the way in words: `höchstens 20 Minuten zu Fuß`. */
export function wayText(way: FindableWay, { locale, country }: Pick<Reader, 'locale'> & { country?: CountryCode }) {
  const t = translator(locale)
  const km = lineKm(way)
  if (km !== undefined) return t('choosing.way.line', { distance: formatDistance(locale, km, country) })
  const [mode, minutes] = way.split('.') as [WayMode, string]
  return t(`choosing.way.${mode}`, { minutes })
}

/** Numbers who says what when, in the order in which an answer needs them. */
export class SourceList {
  readonly #names: (id: string, locale: Locale) => string
  readonly #locale: Locale
  readonly #texts: string[] = []

  constructor(registers: ReadonlyMap<string, RegisterSource>, locale: Locale) {
    this.#locale = locale
    this.#names = (id) => {
      const own = OWN_SOURCES.find((one): one is Exclude<OwnSource, 'found'> => one !== 'found' && one === id)
      if (own) return translator(locale)(`chooseSay.source.${own}`)
      const register = registers.get(id)
      return register ? register.publisher : translator(locale)('chooseSay.source.directory')
    }
  }

  /** Returns the number of what says something, from 1. */
  numberOf({ source, period }: Pick<Evidence, 'source' | 'period'>): number {
    const day = period && !period.isImportDay ? formatPeriod(this.#locale, period) : undefined
    const text = [this.#names(source, this.#locale), day].filter(Boolean).join(', ')
    const at = this.#texts.indexOf(text)
    return at === -1 ? this.#texts.push(text) : at + 1
  }

  /** Lists them by their numbers. */
  list(): string[] {
    return [...this.#texts]
  }
}
