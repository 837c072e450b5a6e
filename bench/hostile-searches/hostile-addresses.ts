import { SORTS } from '#app/features/search/search-address.ts'
import { CATEGORIES, COUNTRIES, FEATURES } from '#db/vocabulary.ts'
import type { SchoolDocument } from '#search-engine/index.ts'
import type { Random } from '../directory/random.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'

/** The query of an address designed to make the search slow, and a label for the kind of attack. */
export type HostileAddress = { kind: string; query: string }

type Limits = (school: SchoolDocument, random: Random, text: string) => [name: string, value: string][]

/** Limits combined with the text. */
const LIMITS: Record<string, Limits> = {
  'text alone': () => [],
  literal: () => [['literal', '1']],
  'far page': (_, random) => [['page', random.pick(['1000000000', '1e308', '-1', '99999'])]],
  'every filter': (_, random) => [
    ...CATEGORIES.map((value): [string, string] => ['type', value]),
    ...COUNTRIES.map((value): [string, string] => ['country', value]),
    ['feature', random.pick(FEATURES)],
    ['ownership', 'public'],
    ['rating', '3'],
    ...['6', '10', '14', '18'].map((value): [string, string] => ['age', value]),
    ['gender', 'mixed'],
    ['faith', 'catholic'],
    ['language', 'en'],
    ['ads', 'none'],
    ['sort', random.pick(SORTS)],
  ],
  'thousand filters': () => Array.from({ length: 500 }, (_, at) => [at % 2 ? 'feature' : 'age', `x${at}`]),
  'around a town': ({ city }, random) => [
    ['near', city],
    ['radius', random.pick(['50', '1e9', '0.0001', 'NaN'])],
    ['sort', 'distance'],
  ],
  'around the text itself': (_school, _random, text) => [
    ['near', text],
    ['radius', '50'],
  ],
  'around many commas': ({ city }) => [['near', `${city}${',x'.repeat(95)}`]],
  'whole world': () => [
    ['box', '-180,-90,180,90'],
    ['sort', 'name'],
  ],
  'by reviews': (_, random) => [['sort', random.pick(SORTS)]],
  plain: () => [['plain', 'type,place,postal_code,official_number,'.repeat(50)]],
}

/** Creates the given number of addresses, the kinds of texts and limits in turn, the same ones for the same schools. */
export function hostileAddresses(schools: readonly SchoolDocument[], count: number, random: Random): HostileAddress[] {
  const texts = Object.entries(HOSTILE_TEXTS)
  const limits = Object.entries(LIMITS)
  return Array.from({ length: count }, (_, at) => {
    const [textKind, makeText] = texts[at % texts.length]!
    // The lengths of both lists have no common divisor, so that every pair occurs.
    const [limitKind, makeLimits] = limits[at % limits.length]!
    const school = random.pick(schools)
    const text = makeText(school, random, schools)
    const query = new URLSearchParams([['q', text], ...makeLimits(school, random, text)])
    return { kind: `${textKind}, ${limitKind}`, query: query.toString() }
  })
}
