import { type KindOfSchool, kindOfSchool } from '#app/features/schools/kind-of-school.ts'
import { type BritishKind, britishKind, type CardSchool } from '../card-school.ts'
import type { CardLanguage, NamedFaith } from './card-language.ts'

type Noun = readonly [noun: string, gender: 'f' | 'n']

const KINDS: Record<KindOfSchool, Noun> = {
  nursery: ['Vorschule', 'f'],
  primary: ['Grundschule', 'f'],
  secondary: ['weiterführende Schule', 'f'],
  high_school: ['Gymnasium', 'n'],
  vocational: ['berufliche Schule', 'f'],
  special_needs: ['Förderschule', 'f'],
  other: ['Schule', 'f'],
}

const BRITISH: Record<BritishKind, Noun> = {
  sixthForm: ['Sixth Form College', 'n'],
  alternative: ['Einrichtung für alternativen Unterricht', 'f'],
}

/** A single word whose last part determines the gender: Gesamtschule, Berufskolleg. */
const FEMININE = /^[A-ZÄÖÜ][\p{L}-]*schule$/u
const NEUTER = /^[A-ZÄÖÜ][\p{L}-]*(gymnasium|kolleg)$|^Gymnasium$/u

const STEMS: Record<NamedFaith, string> = {
  catholic: 'katholisch',
  protestant: 'evangelisch',
  anglican: 'anglikanisch',
  christian: 'christlich',
  jewish: 'jüdisch',
  muslim: 'muslimisch',
}

const STATE = {
  contract: 'mit Staatsvertrag',
  no_contract: 'ohne Staatsvertrag',
  concertado: 'mit staatlichen Mitteln',
}

function nounOf(school: CardSchool): Noun {
  const { country, localType } = school
  const british = britishKind(school)
  if (british) return BRITISH[british]
  if (country !== 'DE') return KINDS[kindOfSchool(school)]
  if (FEMININE.test(localType)) return [localType, 'f']
  return NEUTER.test(localType) ? [localType, 'n'] : KINDS[kindOfSchool(school)]
}

export const de: CardLanguage = {
  head: (school) => {
    const { operator, faith } = school
    const [noun, gender] = nounOf(school)
    const adjectives = [
      ...(operator ? [operator === 'public' ? 'öffentlich' : 'privat'] : []),
      ...(faith && faith !== 'other' ? [STEMS[faith]] : []),
    ].map((stem) => stem + (gender === 'f' ? 'e' : 'es'))
    const after = operator && operator !== 'public' && operator !== 'private' ? [STATE[operator]] : []
    return [...adjectives, noun, ...after].join(' ')
  },
  classes: ({ from, to }) => `Klassen ${from} bis ${to}`,
  ages: ({ from, to }) => `${from} bis ${to} Jahre`,
  pupils: (number, count, { category }) => {
    if (category === 'vocational') return `${number} Lernende`
    return count === 1 ? `${number} Kind` : `${number} Kinder`
  },
  allDay: {
    bound: 'gebundener Ganztag',
    partly_bound: 'teilweise gebundener Ganztag',
    open: 'offener Ganztag',
    offered: 'Angebote am Nachmittag',
    full: 'Ganztag',
  },
  gender: { girls: 'nur für Mädchen', boys: 'nur für Jungen' },
  boarding: 'Internat',
  institute: (name) => `gehört zu ${name}`,
}
