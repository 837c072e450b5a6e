import { type Designation, designationOf } from '#app/features/schools/stages/designation.server.ts'
import { stageOf } from '#app/features/schools/stages/stage-of.ts'
import type { CardSchool } from '../card-school.ts'
import type { CardLanguage, NamedFaith } from './card-language.ts'

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

function designation(school: CardSchool): Designation {
  const { country, localType } = school
  const stage = stageOf(school)
  if (country === 'DE' && stage === stageOf({ ...school, ages: null })) {
    if (FEMININE.test(localType)) return { noun: localType, gender: 'f', complement: '' }
    if (NEUTER.test(localType)) return { noun: localType, gender: 'n', complement: '' }
  }
  return designationOf(country, stage, 'de')
}

const ENDINGS = { m: 'er', f: 'e', n: 'es' }

export const de: CardLanguage = {
  head: (school) => {
    const { operator, faith } = school
    const { noun, gender, complement } = designation(school)
    const adjectives = [
      ...(operator ? [operator === 'public' ? 'öffentlich' : 'privat'] : []),
      ...(faith && faith !== 'other' ? [STEMS[faith]] : []),
    ].map((stem) => stem + ENDINGS[gender])
    const after = operator && operator !== 'public' && operator !== 'private' ? [STATE[operator]] : []
    return [...adjectives, noun, complement, ...after].filter(Boolean).join(' ')
  },
  status: ({ operator, faith }) => {
    const by = operator && (operator === 'public' ? 'öffentlich' : 'privat')
    const after = operator && operator !== 'public' && operator !== 'private' && STATE[operator]
    const state = [by, after].filter(Boolean).join(' ')
    return [state, faith && faith !== 'other' && STEMS[faith]].filter(Boolean).join(', ')
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
