import { CATEGORIES, type Category, COUNTRIES, type CountryCode } from '#db/vocabulary.ts'
import { readPhrases } from '../fold.ts'
import { countriesIn, readTable } from '../read-table.ts'
import type { TokenList } from '../tokens.ts'
import { listed } from '../vocabulary/lists.ts'
import type { Island, Meaning, Stage } from './island.ts'
import { WEIGHTS } from './weights.ts'

const MAX_PHRASE_TOKENS = 5
const [YOUNGEST, OLDEST] = [2, 18]

function readStages(): ReadonlyMap<string, readonly Stage[]> {
  const found = new Map<string, Stage[]>()
  for (const [ages = '', categories = '', homes = '', list = ''] of readTable('vocabulary/stage-words')) {
    const [from = Number.NaN, to = from] = ages.split('-').map(Number)
    if (!(from <= to)) throw new Error(`No ages among the words for stages: ${ages}`)
    const stage = {
      ages: { from, to },
      categories: CATEGORIES.filter((category) => categories.split('+').includes(category)),
      countries: countriesIn(homes),
    }
    for (const phrase of readPhrases(list)) found.set(phrase, [...(found.get(phrase) ?? []), stage])
  }
  return found
}

const stages = readStages()
const units = listed('years-old')

/** Returns the classes that a folded phrase names. */
export const stagesNamed = (phrase: string): readonly Stage[] => stages.get(phrase) ?? []

/** Those of one year each. */
let classes: readonly Stage[] | undefined

/** Returns the categories of schools with a class for an age in a country. */
export function categoriesAt(age: number, country: CountryCode): Category[] {
  classes ??= [...new Set([...stages.values()].flat())].filter(({ ages: { from, to } }) => to - from === 1)
  const own = classes.filter(({ ages, countries }) => ages.from === age && countries.includes(country))
  return [...new Set(own.flatMap(({ categories }) => categories))]
}

/** Returns the classes and ages in a text: sixième, Klasse 5, year 7, 3 anni. */
export function findStages(list: TokenList): Island<Meaning>[] {
  return list.spans(MAX_PHRASE_TOKENS).flatMap((span): Island<Meaning>[] => {
    const named = stages.get(list.phrase(span)) ?? ageIn(list.phrase(span))
    return named.length > 0
      ? [{ kind: 'stage', stages: named, span, score: WEIGHTS.stage * (span.to - span.from) }]
      : []
  })
}

const numbers = new Map(
  readTable('vocabulary/number-words').flatMap(([number = '', list = '']) =>
    [...readPhrases(list)].map((word) => [word, number] as const),
  ),
)
/** Returns a phrase with the first word that is a number in digits. */
const inDigits = (phrase: string) => {
  const words = phrase.split(' ')
  const at = words.findIndex((word) => numbers.has(word))
  return at === -1 ? phrase : words.with(at, numbers.get(words[at]!)!).join(' ')
}

/** A number of years with a unit on either side: 6 Jahre, age 4, de 11 ans. */
function ageIn(phrase: string): Stage[] {
  const match = /^(?:(\D+) )?(\d{1,2})(?: (\D+))?$/.exec(inDigits(phrase))
  if (!match) return []
  const [, before, digits, after] = match
  const isUnit = (words: string | undefined) => words === undefined || units.has(words)
  const years = Number(digits)
  if ((before ?? after) === undefined || !isUnit(before) || !isUnit(after)) return []
  if (years < YOUNGEST || years > OLDEST) return []
  return [{ ages: { from: years, to: years }, categories: [], countries: COUNTRIES }]
}
